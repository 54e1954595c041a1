"""Looking back at a finished game, as it travels over HTTP."""

from typing import Literal

from msgspec import Struct

from wardroom.protocol.shapes import Said


class DebriefPoint(Struct, frozen=True):
    """The state of things after so many moves, with its 95 % interval."""

    ply: int
    value: float
    low: float
    high: float


class BetterStep(Struct, frozen=True):
    """A step that would have been better, and whose it was."""

    seat: int
    say: Said


class DebriefDecision(Struct, frozen=True):
    """A decision that cost something, and what a strong colleague would have done instead."""

    ply: int
    """It was made in the position after this many moves."""
    last: int
    """And carried out after this many moves."""
    seat: int
    cost: float
    low: float
    high: float
    about: Said
    played: list[Said]
    better: list[BetterStep]
    why: Said


class DebriefLine(Struct, frozen=True):
    """A sentence of the story, and the position that it leads to, if there is one."""

    say: Said
    ply: int | None


class DebriefChapter(Struct, frozen=True):
    """A part of the story: a round, a week."""

    title: Said
    lines: list[DebriefLine]


class DebriefPart(Struct, frozen=True):
    """A part of a seat's points, at each moment of a forecast."""

    say: Said
    values: list[float]


class DebriefEstimate(Struct, frozen=True):
    """A number that was sampled, with its 95 % interval."""

    value: float
    low: float
    high: float


class DebriefProspect(Struct, frozen=True):
    """What one seat could expect at the end, at each moment of a forecast."""

    seat: int
    points: list[DebriefEstimate]
    parts: list[DebriefPart]


class DebriefForecast(Struct, frozen=True):
    """The points expected at the end, seen from several moments of the game."""

    plies: list[int]
    """The moments, as numbers of moves."""
    prospects: list[DebriefProspect]


class DebriefSpan(Struct, frozen=True):
    """A time in which someone was doing something, in ms since the strip begins."""

    start: int
    end: int
    say: Said


class DebriefLane(Struct, frozen=True):
    """What one worker did; between two spans it was idle."""

    name: Said
    told: Said
    """The lane in a sentence with its numbers."""
    spans: list[DebriefSpan]


class DebriefLack(Struct, frozen=True):
    """Something that was missing for a while, and the move at which that began."""

    start: int
    end: int
    say: Said
    ply: int


class DebriefStrip(Struct, frozen=True):
    """A stretch of time retold: who was at work when, and what was missing."""

    title: Said
    length: int
    """In ms."""
    lanes: list[DebriefLane]
    lacks: list[DebriefLack]


class Debrief(Struct, frozen=True):
    """What there is to say about a finished game."""

    lead: list[Said]
    """The whole in a sentence or two."""
    unit: str
    """What curve and decisions are measured in: `chance`, from 0 to 1, `points`, or nothing."""
    curve: list[DebriefPoint]
    decisions: list[DebriefDecision]
    """The costliest, the worst first."""
    story: list[DebriefChapter]
    forecast: DebriefForecast | None = None
    strips: list[DebriefStrip] = []


class DebriefAnswer(Struct, frozen=True):
    """The debrief of a table, or that it is not there yet, or never will be.

    One that was given up, since the server had too much else to do, may be asked for again a minute
    later.
    """

    status: Literal["ready", "working", "unavailable", "given-up"]
    debrief: Debrief | None = None
    reason: Said | None = None
    """Why there is none, where the game can say so."""
