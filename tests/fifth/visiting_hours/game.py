"""Visiting Hours as one object."""

from collections import Counter
from collections.abc import Mapping
from typing import Final, cast

from tests.fifth.visiting_hours.actions import SPACE
from tests.fifth.visiting_hours.colleague import Nurse
from tests.fifth.visiting_hours.content import CARDS, GERMS_OF, MOST, SOAP, VISITORS, document
from tests.fifth.visiting_hours.rules import VisitingState
from tests.fifth.visiting_hours.view_types import VisitingContent, VisitingView
from wardroom.kernel import (
    BasicGame,
    ColleagueMaker,
    Dice,
    Event,
    ImpossibleOption,
    Option,
    Plain,
    State,
)
from wardroom.kernel.parts.picture import Picture, Terminal


def _picture() -> Picture:
    from tests.fifth.visiting_hours.terminal import PICTURE

    return PICTURE


class VisitingHours(BasicGame):
    """The rules of Visiting Hours."""

    name = "visiting-hours"
    seats: tuple[int, ...] = (2, 3, 4)
    options: tuple[Option, ...] = (
        Option("day", "long", ("short", "long")),
        Option("hands", "closed", ("closed", "open")),
    )
    space = SPACE
    vocabulary: Mapping[str, tuple[str, ...]] = {"ward": ("ward",)}
    colleagues: Mapping[str, ColleagueMaker] = {"nurse": Nurse}
    longest = 2 * VISITORS["long"]
    terminal = Terminal(_picture)
    view_type: type = VisitingView
    content_type: type = VisitingContent

    def content(self) -> Plain:
        return document()

    def deal(
        self,
        options: Mapping[str, str],
        seats: int,
        seed: int,
        carried: Plain | None = None,
        log: list[Event] | None = None,
    ) -> VisitingState:
        settled = self.settle(options, seats)
        if carried is not None:
            raise ImpossibleOption("Visiting Hours carries nothing from one game to the next.")
        state = VisitingState(settled, seats, Dice.seeded(seed, self.name))
        if log is not None:
            log.append(Event("begin", {"count": VISITORS[settled["day"]]}, None, state.copy()))
        return state

    def broken(self, state: State, before: State | None = None) -> list[str]:
        return _broken(cast(VisitingState, state), cast(VisitingState | None, before))


def _broken(state: VisitingState, before: VisitingState | None) -> list[str]:
    wrong = []
    held = [card for hand in state.hands for card in hand]
    if Counter([*held, *state.deck, *state.left_out, *state.admitted]) != Counter(CARDS):
        wrong.append("A visitor has been lost, or has come twice.")
    for ward, germs in state.germs.items():
        if germs < 0 or germs > MOST + max(GERMS_OF.values()):
            wrong.append(f"There are {germs} germs in {ward}.")
        if germs > MOST and state.closed != ward:
            wrong.append(f"{ward} should have been closed.")
    if state.soap + len(state.soaped) > SOAP:
        wrong.append("There is more soap than there ever was.")
    if before is not None and len(state.admitted) < len(before.admitted):
        wrong.append("A visitor has left again.")
    return wrong


VISITING_HOURS: Final = VisitingHours()
