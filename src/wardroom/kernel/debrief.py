"""Looking back at a finished game: how it went, and where it was decided.

A game that can do so has a module `debrief` beside its rules, with a function `debrief` that takes
the Table of a finished game and the strongest colleague there is. All words are Messages of the
game; whoever shows them needs to know nothing of it.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from wardroom.kernel.game import Colleague
from wardroom.kernel.message import Message
from wardroom.kernel.table import Table

CHANCE: Final = "chance"
"""A curve of the chance to win, from 0 to 1."""


class Estimate(NamedTuple):
    """A number that was sampled, and its 95 % interval."""

    value: float
    low: float
    high: float


class CurvePoint(NamedTuple):
    """How things stood after so many moves."""

    ply: int
    at: Estimate


class Better(NamedTuple):
    """A step that would have been better, and whose it was."""

    seat: int
    action: Message


class Judged(NamedTuple):
    """A decision that cost something, against what a strong colleague would have done."""

    ply: int
    """It was taken in the position after so many moves."""
    last: int
    """And carried out when so many moves were made."""
    seat: int
    cost: Estimate
    about: Message
    """Which decision it was: the turn, the hand that was too full."""
    played: tuple[Message, ...]
    better: tuple[Better, ...]
    why: Message
    """What the colleague would have been after."""


class Line(NamedTuple):
    """One sentence of a story, and the move that it tells of, if there is one."""

    say: Message
    ply: int | None = None


class Chapter(NamedTuple):
    """A part of a story: a round, a week."""

    title: Message
    lines: tuple[Line, ...]


class Debrief(NamedTuple):
    """What there is to say about a finished game."""

    lead: tuple[Message, ...] = ()
    """The whole in a sentence or two."""
    unit: str = ""
    """What the curve shows, such as CHANCE; empty without a curve."""
    curve: tuple[CurvePoint, ...] = ()
    decisions: tuple[Judged, ...] = ()
    """The costliest, the worst first."""
    story: tuple[Chapter, ...] = ()
    missing: Message | None = None
    """Why there is no debrief here, in one sentence."""


Debriefer = Callable[[Table, Colleague | None], Debrief]
"""From the table of a finished game and a strong colleague, None where there is none."""
