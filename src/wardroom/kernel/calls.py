"""What is said across the table that computer colleagues can react to.

Nothing of it is part of a game: no rule knows it, and no record keeps it. A colleague that has
never met anybody and heard nothing plays as it always does.
"""

from typing import Final, NamedTuple, Protocol

from wardroom.kernel.game import Colleague, Perspective
from wardroom.kernel.message import Message

MINE: Final = "mine"
PLEASE: Final = "please"
WAIT: Final = "wait"
HELP: Final = "help"


class Call(NamedTuple):
    """A short call, or pointing: whose, what, and at which thing."""

    seat: int
    call: str = ""
    """`mine` (I take that), `please` (please see to this), `wait`, `help`; empty for a finger."""
    thing: str = ""
    """As in the lights of offers, `city:paris`."""
    to: str = ""
    """The other end of an arrow; `seat:1` when something is handed to somebody."""


class SociableColleague(Colleague, Protocol):
    """A colleague that knows who sits beside it, and listens."""

    def meet(self, people: tuple[int, ...]) -> None:
        """These seats are people's; all others are colleagues'."""

    def hear(self, call: Call, perspective: Perspective) -> Message | None:
        """React to a call where that costs little; the answer, if there is one."""
