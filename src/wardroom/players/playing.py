"""Who acts next, and playing on until the end.

Nothing here looks at a clock: in a timed game colleagues act at the present moment of the table,
and when none of them can or wants to act the time jumps to the next moment at which something is
due or a colleague wants to be asked.
"""

from collections.abc import Mapping
from typing import NamedTuple, TypeGuard

from wardroom.kernel import (
    Choice,
    Colleague,
    Event,
    Message,
    Outcome,
    OutspokenColleague,
    Perspective,
    Table,
    Wait,
    WardroomError,
)


class Announcement(NamedTuple):
    """What a colleague says before it acts."""

    says: Message | None
    """None where it takes the thing on."""
    thing: str
    """What it is about to touch, or where its plan leads."""
    plan: bool = False
    """It is what the whole turn is after, and not the next movement alone."""


class Team:
    """Colleagues by their seats. It remembers who of them wants to be asked when.

    `aloud`: there are people who want to know what the others plan.
    """

    def __init__(self, colleagues: Mapping[int, Colleague], aloud: bool = False) -> None:
        self.colleagues = dict(sorted(colleagues.items(), key=_seat))
        self._aloud = aloud
        self._until: dict[int, int] = {}
        self._announced: dict[int, Announcement] = {}
        self._told: dict[int, tuple[int, Announcement]] = {}
        """By seat, the plan that was told last, and the stretch to which it belongs."""

    def announced(self) -> dict[int, Announcement]:
        """What colleagues have said since this was last asked, by seat."""
        said, self._announced = self._announced, {}
        return said

    @property
    def wakes(self) -> int | None:
        """The first moment at which a colleague that waits is to be asked; None if none waits."""
        return min(self._until.values(), default=None)

    def awake(self, seat: int, at: int) -> bool:
        """Is there a colleague to be asked at that moment?"""
        return seat in self.colleagues and self._until.get(seat, at) <= at

    def ask(self, table: Table, seat: int, at: int) -> Choice | None:
        """What the colleague of a seat chooses at that moment; None if it does not act now."""
        self._until.pop(seat, None)
        perspective = table.perspective(seat, at)
        if not perspective.legal:
            return None
        one = self.colleagues[seat]
        answer: Choice | Wait | None
        if self._aloud and _is_outspoken(one):
            answer = self._planned(table, one, perspective)
        else:
            answer = one.choose(perspective)
        if isinstance(answer, Wait):
            if not table.game.timed:
                raise WardroomError(f"The colleague in seat {seat} waits in a game without time.")
            if answer.until <= perspective.now:
                raise WardroomError(
                    f"The colleague in seat {seat} waits until {answer.until} ms, "
                    f"which is past at {perspective.now} ms."
                )
            self._until[seat] = answer.until
            if answer.says is not None or answer.mine:
                self._announced[seat] = Announcement(answer.says, answer.thing)
            return None
        if answer is None and perspective.waited_for:
            raise WardroomError(f"The colleague in seat {seat} made no choice when asked.")
        return answer

    def _planned(
        self, table: Table, one: OutspokenColleague, perspective: Perspective
    ) -> Choice | None:
        """What the colleague would choose without being asked for its plan; the plan is announced
        when it is new, unless it could tell people what they may not know.
        """
        plan = one.plan(perspective)
        if plan is None:
            return None
        seat, state = perspective.seat, table.state
        places = [
            light
            for step in plan.steps
            for light in step.lights[:1]
            if step.seat == seat and light.startswith(f"{one.tells}:")
        ]
        if len(places) > 1 and state.view(seat) == state.view(seat, told=True):
            told = (one.stretch(state), Announcement(plan.aim, places[-1], True))
            if self._told.get(seat) != told:
                self._told[seat] = told
                self._announced[seat] = told[1]
        return plan.choice()


def _is_outspoken(one: Colleague) -> TypeGuard[OutspokenColleague]:
    return hasattr(one, "tells")


Colleagues = Team | Mapping[int, Colleague]
"""A team, or colleagues who are asked again each time, as they can in games without time."""


def next_choice(
    table: Table, colleagues: Colleagues, at: int | None = None
) -> tuple[int, Choice] | None:
    """The seat that acts next and its choice; None when no colleague can or wants to act.

    Seats that are not waited for come first, so that they can interject before the next decision;
    then the first seat that is waited for. Seats without a colleague are people, and left alone.
    In a timed game `at` is the present moment, if it is later than the last move.
    """
    team = _team(colleagues)
    at = table.now if at is None else max(at, table.now)
    waiting = table.waiting()
    for seat in team.colleagues:
        if seat not in waiting and team.awake(seat, at):
            choice = team.ask(table, seat, at)
            if choice is not None:
                return seat, choice
    for seat in waiting:
        if team.awake(seat, at):
            choice = team.ask(table, seat, at)
            if choice is not None:
                return seat, choice
    return None


def step(table: Table, colleagues: Colleagues) -> list[Event]:
    """One choice of a colleague, or else the time up to the next moment something is due."""
    team = _team(colleagues)
    at = table.now
    while True:
        chosen = next_choice(table, team, at)
        if chosen is not None:
            seat, choice = chosen
            return table.play(seat, choice.action, at, choice.reason)
        due, at = table.state.due(), next_moment(table, team)
        if due == at:
            return table.wait(at)


def next_moment(table: Table, team: Team) -> int:
    """The next moment at which something is due or a colleague wants to be asked."""
    moments = [moment for moment in (table.state.due(), team.wakes) if moment is not None]
    if not moments:
        raise WardroomError("Nobody can act and nothing is due; the game cannot go on.")
    return min(moments)


def play_out(table: Table, colleagues: Colleagues) -> Outcome:
    """Play to the end; every seat needs a colleague."""
    team = _team(colleagues)
    outcome = table.outcome()
    while outcome is None:
        step(table, team)
        outcome = table.outcome()
    return outcome


def _team(colleagues: Colleagues) -> Team:
    return colleagues if isinstance(colleagues, Team) else Team(colleagues)


def _seat(entry: tuple[int, Colleague]) -> int:
    return entry[0]
