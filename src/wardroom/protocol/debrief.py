"""Looking back at a finished game, as it travels over HTTP."""

from typing import Literal

from msgspec import Struct

from wardroom.protocol.shapes import Said


class DebriefPoint(Struct, frozen=True):
    """How things stood after so many moves, with its 95 % interval."""

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
    """It was taken in the position after so many moves."""
    last: int
    """And carried out when so many moves were made."""
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


class Debrief(Struct, frozen=True):
    """What there is to say about a finished game."""

    lead: list[Said]
    """The whole in a sentence or two."""
    unit: str
    """What the curve shows: `chance`, from 0 to 1, or nothing."""
    curve: list[DebriefPoint]
    decisions: list[DebriefDecision]
    """The costliest, the worst first."""
    story: list[DebriefChapter]


class DebriefAnswer(Struct, frozen=True):
    """The debrief of a table, or that it is not there yet, or never will be."""

    status: Literal["ready", "working", "unavailable"]
    debrief: Debrief | None = None
    reason: Said | None = None
    """Why there is none, where the game can say so."""
