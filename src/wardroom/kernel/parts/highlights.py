"""What is told of a game as soon as it is over: what decided it, and the best each player did.

Nothing of it is estimated. It is read from what happened, so it takes no longer than playing the
record again; what a strong colleague makes of the game is a Debrief.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from wardroom.kernel.message import Message
from wardroom.kernel.record import Record


class Feat(NamedTuple):
    """The best that a player did, and after how many moves it was done."""

    ply: int
    say: Message


class Highlights(NamedTuple):
    """What is told of a finished game."""

    decided: Message | None
    """What decided it, in a sentence."""
    feats: Mapping[int, Feat]
    """By seat; players who did nothing that stands out are missing."""
    boast: Message
    """The game in one line, for a friend who is to try the same deal."""


Highlighter = Callable[[Record], Highlights]
"""Tells of a finished game from its record."""
