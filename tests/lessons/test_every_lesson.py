"""What every lesson of every game promises, no matter who has written it."""

import re
from fnmatch import fnmatchcase
from itertools import groupby

import pytest

from tools.newcomer import ways_of
from wardroom.kernel import Action, IllegalAction, checksum, game, games
from wardroom.teaching.lesson import Lecture, Lesson, lessons_of
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
    assert lecture.step is not None
    lecture.go_on()


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
        elif not lecture.running:
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
def test_no_step_points_at_what_could_be_chosen_instead_of_what_it_asks_for(lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        lecture = Lecture(lesson, at)
        wanted = {light for offer in lecture.offers() for light in offer.lights}
        kinds = {light.split(":")[0] for light in wanted}
        others = lecture.table.state.offers(lesson.seat) if step.do else []
        unwanted = {light for offer in others for light in offer.lights} - wanted
        alike = {light for light in unwanted if light.split(":")[0] in kinds}
        assert not alike & set(step.point), step.name


def legal_during(lesson: Lesson, at: int) -> list[Action]:
    """What is legal when a step begins, once its first action is done, and while its clock runs."""
    lecture = Lecture(lesson, at)
    step = lesson.steps[at]
    found = dict.fromkeys(lecture.table.legal(lesson.seat))
    if step.then:
        lecture.play(step.do)
        found.update(dict.fromkeys(lecture.table.legal(lesson.seat)))
    for move in step.clock:
        lecture.pass_time(move.at)
        found.update(dict.fromkeys(lecture.table.legal(lesson.seat)))
        lecture.play(move.action, move.at)
    return list(found)


@in_every_lesson
def test_every_answer_has_somebody_to_hear_it(lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        legal = legal_during(lesson, at)
        heard = {step.answer(action) for action in legal if not step.welcomes(action)}
        for pattern, answer in step.wrong:
            assert answer in heard, f"{step.name}: nothing is answered by {pattern!r}"
        for pattern in () if step.clock else step.open:
            found = [repr(action) for action in legal if fnmatchcase(repr(action), pattern)]
            assert found, f"{step.name}: {pattern!r}"


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


@in_every_language
@pytest.mark.parametrize("name", games())
def test_a_newcomer_soon_moves_soon_achieves_something_and_is_soon_done(
    name: str, language: str
) -> None:
    first, success, end = ways_of(name, language)
    assert first.clicks <= 5
    assert first.seconds <= success.seconds <= 120
    assert end.seconds <= 60 * LONGEST
