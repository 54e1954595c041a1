"""What the lessons of Holding On show, beyond what every lesson promises."""

from typing import cast

from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.content import STAFF
from wardroom.games.holding_on.full_state import HoldingOnState
from wardroom.teaching.lesson import Lecture, lesson_of

NURSE, OWN = STAFF.index("nurse2"), STAFF.index("yellow")


def at_step(name: str) -> HoldingOnState:
    lesson = lesson_of(HOLDING_ON, "rest")
    at = [step.name for step in lesson.steps].index(name)
    return cast(HoldingOnState, Lecture(lesson, at).table.state)


def test_leave_is_given_to_somebody_who_is_tired_and_takes_it_away() -> None:  # HOL-16.1 HOL-16.9
    assert at_step("why").fatigue[NURSE] == 1
    assert at_step("back").fatigue[NURSE] == 0


def test_covering_for_somebody_on_leave_tires_and_costs() -> None:  # HOL-7.3 HOL-16.3
    before, tired, paid = at_step("night"), at_step("price"), at_step("limits")
    assert (before.fatigue[OWN], tired.fatigue[OWN]) == (0, 1)
    assert tired.held_hazy[OWN], "there is a choice between a token and a memory"
    assert paid.tokens[OWN] == tired.tokens[OWN], "one is given up, and a full night brings one"
    assert paid.held_hazy[OWN] == tired.held_hazy[OWN]
