"""A lesson in the shapes of the protocol, as a client gets it."""

from typing import Any

import msgspec
import pytest

from wardroom.kernel import IllegalAction, game, games
from wardroom.protocol import Clock, GameEvent, Moved, encode
from wardroom.server.errors import ApiError
from wardroom.server.features.lessons import lesson_table
from wardroom.server.features.lessons.lesson_table import (
    LessonTable,
    lesson_called,
    lesson_card,
    readable_in,
)
from wardroom.server.tables.chapter_access import chapter_access_of
from wardroom.teaching.lesson import Lesson, lessons_of

LESSONS = [
    pytest.param(lesson, id=f"{lesson.game}-{lesson.name}")
    for name in games()
    for lesson in lessons_of(game(name))
]


def plain(message: Any) -> Any:
    return msgspec.json.decode(encode(message))


def plain_events(moved: Moved) -> list[GameEvent]:
    return msgspec.json.decode(encode(moved.entry.events), type=list[GameEvent])


def patched(view: dict[str, Any], told: list[Moved]) -> dict[str, Any]:
    """The view as a client makes it from what it is told."""
    for moved in told:
        news = plain(moved)
        for event in news["entry"]["events"]:
            view = {**view, **event["changed"]}
        view = {**view, **news["changed"]}
    return view


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_is_told_leads_from_step_to_step(lesson: Lesson) -> None:
    table = LessonTable(lesson, 0)
    view = plain(table.welcome())["position"]["view"]
    for at, step in enumerate(lesson.steps):
        if step.clock:  # what is done while the clock runs is not done twice in the same way
            table.go_to(at + 1)
            table = LessonTable(lesson, at + 1)
            view = plain(table.welcome())["position"]["view"]
            continue
        where = table.where()
        assert (where.at, where.reading) == (at, not step.do)
        before = table.step
        if step.do:
            told = table.play(lesson.seat, before, step.do, f"n{at}")
            assert plain(told[0])["entry"]["nonce"] == f"n{at}"
            for action in step.then:
                told += table.play(lesson.seat, table.step, action, f"n{at}-then")
        else:
            told = table.go_to(at + 1)
        assert [moved.entry.step for moved in told] == list(range(before + 1, table.step + 1))
        view = patched(view, told)
        fresh = plain(LessonTable(lesson, at + 1).welcome())["position"]
        assert view == fresh["view"]
        if told:
            assert plain(told[-1])["legal"] == fresh["legal"]
    over = table.where()
    assert (over.say, over.at) == (None, len(lesson.steps))


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_learner_can_ask_what_lies_ahead(lesson: Lesson) -> None:
    table = LessonTable(lesson, 1)
    answer = table.prospects("n")
    assert (answer.nonce, answer.step, answer.seat) == ("n", table.step, lesson.seat)
    assert (answer.prospects is None) == (game(lesson.game, lesson.edition).prospects is None)


@pytest.mark.parametrize("lesson", LESSONS)
def test_only_what_the_step_welcomes_is_offered_and_the_rest_has_its_reason(lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        table = LessonTable(lesson, at)
        offered = [each["action"] for each in plain(table.welcome())["position"]["legal"]]
        assert offered == [] or step.clock or step.do in offered
        others = [repr(action) for action in game(lesson.game).space if repr(action) not in offered]
        reasons = table.obstacles(others[:: max(1, len(others) // 40)])
        assert len(reasons) == len(others[:: max(1, len(others) // 40)])
        with pytest.raises(IllegalAction):
            table.play(lesson.seat, table.step, others[0], "x")


def test_the_clock_stands_still_but_in_a_step_that_has_one() -> None:
    lesson = lesson_called("rush-md", "minute")
    running = [step.name for step in lesson.steps].index("run")
    before, during = LessonTable(lesson, running - 1), LessonTable(lesson, running)
    assert (before.pause, before.tick()) == (None, [])
    assert before.clock() == Clock(0, False, None)
    assert during.where().clock
    assert during.pause is not None
    clock = during.clock()
    assert clock is not None
    assert clock.running
    told = before.play(0, before.step, "ready", "n")
    assert before.where().at == running
    assert told[-1].clock is not None
    assert told[-1].clock.running


def test_while_the_clock_runs_things_happen_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [1000.0]
    monkeypatch.setattr(lesson_table.time, "monotonic", lambda: moment[0])
    lesson = lesson_called("rush-md", "minute")
    running = [step.name for step in lesson.steps].index("run")
    table = LessonTable(lesson, running)
    moment[0] += 2
    table.play(0, 0, "place nurse1 ADM-N", "a")
    assert plain(table.welcome())["position"]["view"]["reaches"][0] is not None
    pause = table.pause
    assert pause is not None
    assert 0 < pause < 2
    assert table.tick() == []
    moment[0] += pause + 0.01
    assert [event.kind for moved in table.tick() for event in plain_events(moved)] == ["place"]
    assert table.where().at == running
    moment[0] += 120
    told = table.tick()
    assert told[-1].clock is not None
    assert not told[-1].clock.running
    assert table.where().at == running + 1
    with pytest.raises(IllegalAction):
        table.play(0, table.step, "draw regular", "b")


def test_who_takes_a_lesson_may_read_what_it_tells_of_the_story() -> None:
    assert readable_in("pandemic", "first") == frozenset()
    for lesson in lessons_of(game("holding-on")):
        readable = readable_in(lesson.game, lesson.name)
        assert LessonTable(lesson, 0).welcome().texts == len(readable) > 0
        secrets = chapter_access_of(lesson.game)
        assert secrets is not None
        for at in range(len(lesson.steps) + 1):
            assert secrets.named_in(plain(LessonTable(lesson, at).welcome())) <= readable


def test_going_back_makes_the_earlier_step_anew() -> None:
    lesson = lesson_called("pandemic", "first")
    table = LessonTable(lesson, 3)
    assert table.go_to(1) == []
    assert plain(table.welcome())["position"] == plain(LessonTable(lesson, 1).welcome())["position"]
    with pytest.raises(ApiError):
        table.go_to(9)
    with pytest.raises(ApiError):
        table.play(1, table.step, "drive chicago", "x")
    with pytest.raises(ApiError):
        table.play(0, table.step + 1, "drive washington", "x")


def test_a_lesson_looks_like_a_table_of_one_person_and_colleagues() -> None:
    card = lesson_card(lesson_called("pandemic", "first"))
    assert [chair.kind for chair in card.chairs] == ["person", "colleague"]
    assert not card.public
    with pytest.raises(ApiError) as refused:
        lesson_called("pandemic", "nonsense")
    assert refused.value.status == 404
