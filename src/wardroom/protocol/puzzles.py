"""Puzzles, as they travel. Nothing of a solution fits in here before the turn is over."""

from typing import Literal

from msgspec import Struct

from wardroom.protocol.shapes import Said


class PuzzleCard(Struct, frozen=True):
    """A puzzle on the shelf."""

    name: str
    difficulty: int
    """From 1, which simple colleagues find, to 3, which only a long look finds."""
    seats: int
    solved: bool
    """You have solved it."""


class PuzzleShelf(Struct, frozen=True):
    """The puzzles of a game, the easy ones first."""

    game: str
    puzzles: list[PuzzleCard]


class SolvedPuzzle(Struct, frozen=True):
    """A puzzle that you have solved."""

    game: str
    name: str
    solved: float


class PuzzleAnswer(Struct, frozen=True):
    """What the best turn was and why, and what yours is worth beside it."""

    unit: str
    """`chance`, the chance to win from 0 to 1, or `points` ahead of the best rival in the end."""
    yours: float | None
    """What your turn is worth; null where there is nobody to judge it."""
    best: float
    second: float
    """What the next best turn is worth."""
    aim: Said
    """What the best turn is after."""
    steps: list[Said]


class PuzzleStanding(Struct, frozen=True, tag_field="type", tag="puzzle"):
    """Where a puzzle stands: it comes after `welcome`, and again when the turn is over."""

    name: str
    seat: int
    difficulty: int
    status: Literal["open", "judging", "solved", "missed"]
    answer: PuzzleAnswer | None = None
    """Null until the turn is over and judged."""
