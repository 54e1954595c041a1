"""Looking back at a finished game: how it went, and where it was decided.

A game that can do so says how in `Game.debrief`. All words are Messages of the game; anyone who
shows them needs to know nothing of it.
"""

from typing import Final, NamedTuple

from wardroom.kernel.message import Message

CHANCE: Final = "chance"
"""A curve of the chance to win, from 0 to 1."""
POINTS: Final = "points"
"""Decisions are weighed in points of the game."""


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
    """A step that would have been better, and whose it is."""

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


class Part(NamedTuple):
    """A part of a seat's points, at each moment of a Forecast."""

    name: Message
    values: tuple[float, ...]


class Prospect(NamedTuple):
    """What one seat could expect at the end, at each moment of a Forecast."""

    seat: int
    points: tuple[Estimate, ...]
    parts: tuple[Part, ...]


class Forecast(NamedTuple):
    """The points expected at the end, seen from several moments of the game."""

    plies: tuple[int, ...]
    prospects: tuple[Prospect, ...]


class Span(NamedTuple):
    """A time in which someone was doing something, in ms since the Strip begins."""

    start: int
    end: int
    about: Message


class Lane(NamedTuple):
    """What one worker did; between two spans it was idle."""

    name: Message
    told: Message
    """The lane in a sentence with its numbers."""
    spans: tuple[Span, ...]


class Lack(NamedTuple):
    """Something that was missing for a while, and the move at which that began."""

    start: int
    end: int
    say: Message
    ply: int


class Strip(NamedTuple):
    """A stretch of time retold: who was at work when, and what was missing."""

    title: Message
    length: int
    """In ms."""
    lanes: tuple[Lane, ...]
    lacks: tuple[Lack, ...]


class Debrief(NamedTuple):
    """What there is to say about a finished game."""

    lead: tuple[Message, ...] = ()
    """The whole in a sentence or two."""
    unit: str = ""
    """What curve and decisions are measured in, such as CHANCE; empty without them."""
    curve: tuple[CurvePoint, ...] = ()
    decisions: tuple[Judged, ...] = ()
    """The costliest, the worst first."""
    story: tuple[Chapter, ...] = ()
    forecast: Forecast | None = None
    strips: tuple[Strip, ...] = ()
    missing: Message | None = None
    """Why there is no debrief here, in one sentence."""
