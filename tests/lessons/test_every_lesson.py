"""What every lesson of every game promises, whoever has written it."""

import re
from fnmatch import fnmatchcase
from itertools import groupby

import pytest

from wardroom.kernel import IllegalAction, checksum, game, games
from wardroom.kernel.lesson import Lecture, Lesson, lessons_of
from wardroom.words import LANGUAGES, Words

MOST_WORDS = 35
MOST_READING = 2
LONGEST = 10

LESSONS = [
    pytest.param(lesson, id=f"{lesson.game}-{lesson.name}")
    for name in games()
    for lesson in lessons_of(game(name))
]
in_every_lesson = pytest.mark.parametrize("lesson", LESSONS)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def words_in(text: str) -> int:
    return len(re.findall(r"\w[\w’'.-]*", text))


def position(lecture: Lecture) -> str:
    return checksum(lecture.table.state.encode())


def take_step(lecture: Lecture) -> None:
    step = lecture.step
    assert step is not None
    if step.do:
        lecture.play(step.do)
    else:
        lecture.read_on()


@in_every_lesson
@in_every_language
def test_it_is_taught_to_its_end_in_every_language(lesson: Lesson, language: str) -> None:
    words = Words(game(lesson.game, lesson.edition), language)
    assert words.say(lesson.title())
    assert words.name("lesson", lesson.name, "rule") != words.say(lesson.title())
    lecture = Lecture(lesson)
    while lecture.step is not None:
        text = words.say(lecture.step.say)
        assert 0 < words_in(text) <= MOST_WORDS, f"{words_in(text)} words: {text}"
        for event in lecture.table.events:
            assert words.say(event.message())
        for offer in lecture.offers():
            assert words.say(offer.action.message())
        for _, answer in lecture.step.wrong:
            assert 0 < words_in(words.say(answer)) <= MOST_WORDS, words.say(answer)
        take_step(lecture)
    assert lecture.offers() == []


@in_every_lesson
def test_it_is_written_for_the_newest_edition_and_short(lesson: Lesson) -> None:
    assert lesson.edition == game(lesson.game).edition
    assert 0 < lesson.minutes <= LONGEST
    assert 0 <= lesson.seat < lesson.seats


@in_every_lesson
def test_nobody_reads_more_than_two_steps_without_doing_anything(lesson: Lesson) -> None:
    rows = [
        len(list(steps)) for reading, steps in groupby(lesson.steps, lambda s: not s.do) if reading
    ]
    assert max(rows, default=0) <= MOST_READING


@in_every_lesson
def test_what_is_demanded_is_legal_and_offered(lesson: Lesson) -> None:
    lecture = Lecture(lesson)
    while lecture.step is not None:
        if lecture.step.do:
            assert lecture.step.do in [repr(offer.action) for offer in lecture.offers()]
            assert not lecture.reading
        else:
            assert lecture.offers() == []
        take_step(lecture)


@in_every_lesson
def test_every_welcome_detour_leads_back(lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        if not step.do:
            continue
        for offer in Lecture(lesson, at).offers():
            if repr(offer.action) != step.do:
                detour = Lecture(lesson, at)
                detour.play(offer.action)
                while detour.step is not None:
                    take_step(detour)


@in_every_lesson
@in_every_language
def test_every_other_legal_action_is_answered_and_changes_nothing(
    lesson: Lesson, language: str
) -> None:
    words = Words(game(lesson.game, lesson.edition), language)
    lecture = Lecture(lesson)
    while lecture.step is not None:
        before = position(lecture)
        welcome = {offer.action for offer in lecture.offers()}
        tried = [each for each in lecture.table.legal(lesson.seat) if each not in welcome]
        tried += [each for each in list(lecture.table.game.space)[::97] if each not in welcome]
        for action in tried:
            with pytest.raises(IllegalAction) as refused:
                lecture.play(action)
            reason = refused.value.reason
            assert not isinstance(reason, str)
            assert words.say(reason)
        assert position(lecture) == before
        take_step(lecture)


@in_every_lesson
def test_every_answer_has_somebody_to_hear_it(lesson: Lesson) -> None:
    lecture = Lecture(lesson)
    while lecture.step is not None:
        step = lecture.step
        others = [each for each in lecture.table.legal(lesson.seat) if not step.welcomes(each)]
        heard = {step.answer(action) for action in others}
        for pattern, answer in step.wrong:
            assert answer in heard, f"{step.name}: nothing is answered by {pattern!r}"
        for pattern in step.open:
            legal = [repr(action) for action in lecture.table.legal(lesson.seat)]
            assert any(fnmatchcase(each, pattern) for each in legal), f"{step.name}: {pattern!r}"
        take_step(lecture)


@in_every_lesson
def test_it_can_be_taken_up_at_any_step(lesson: Lesson) -> None:
    lecture = Lecture(lesson)
    for at in range(len(lesson.steps)):
        again = Lecture(lesson, at)
        assert (again.index, position(again)) == (lecture.index, position(lecture))
        take_step(lecture)


@in_every_lesson
def test_no_step_ends_the_game_by_losing_it(lesson: Lesson) -> None:
    outcome = Lecture(lesson, len(lesson.steps)).table.outcome()
    assert outcome is None or lesson.seat in outcome.winners
