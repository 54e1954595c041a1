"""What a game sets itself: figures that are measured over many games, and their bounds."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from wardroom.kernel.message import Message
from wardroom.kernel.state import State


class Target:
    """Something that is measured over many games, and the bounds it should keep."""

    __slots__ = ("high", "low", "message", "name", "share")

    def __init__(self, name: str, message: Message, low: float, high: float, share: bool) -> None:
        self.name = name
        self.message = message
        self.low = low
        self.high = high
        self.share = share
        """Whether it is a share of all cases; else it is a mean."""


class Tally(Protocol):
    """Watches one game and adds up what the targets need."""

    sums: dict[str, tuple[int, float, float]]
    """For each target the number of cases, their sum and the sum of their squares."""

    def watch(self, state: State) -> None:
        """Look at the position after a step."""


class Balance(NamedTuple):
    """How the balance of a game is measured."""

    targets: tuple[Target, ...]
    sensible: str
    """The kind of colleague that the targets are meant for."""
    tally: Callable[[], Tally]
    """A new one for each game."""
    deals: tuple[tuple[int, Mapping[str, str]], ...] = ()
    """The numbers of seats and the options to be played in turn; all player counts if none."""
