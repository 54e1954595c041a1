"""The deal of the day: with how many seats and which options a game is dealt for everybody."""

from collections.abc import Mapping
from typing import Final, NamedTuple

COMPANY: Final = ("colleagues", "alone", "friends")
"""With whom it can be played: computer colleagues in the other seats, all seats oneself, or
friends."""


class DailyDeal(NamedTuple):
    """How the deal of the day is set up."""

    seats: int
    colleague: str
    """The kind in the other seats, the same for everybody who plays with colleagues."""
    options: Mapping[str, str] = {}
    company: tuple[str, ...] = COMPANY[:1]
    """Of `COMPANY`, what is usual first."""
    levels: tuple[str, ...] = ()
    """The kinds that play the deal too, to be compared with."""
    turns: str | None = None
    """What counts how long a game was: the name of a number in a view."""
    points: str | None = None
    """The same for points, in a game whose outcome has none."""
