"""The shelf of all puzzles, and who has solved which."""

from collections.abc import Set
from typing import Protocol

from wardroom.kernel import WardroomError
from wardroom.kernel import game as find_game
from wardroom.protocol import (
    PuzzleCard,
    PuzzleShelf,
    TableCard,
)
from wardroom.server.errors import ApiError
from wardroom.server.features.practice.room import practice_card
from wardroom.teaching.puzzle import Puzzle, puzzle_of, puzzles_of


def puzzle_called(game: str, name: str) -> Puzzle:
    """The puzzle of that game; ApiError if there is none."""
    try:
        return puzzle_of(find_game(game), name)
    except WardroomError as error:
        raise ApiError("unknown-puzzle", str(error)) from error


def puzzle_card(puzzle: Puzzle) -> TableCard:
    """The puzzle as a frame shows a table: the person among colleagues."""
    return practice_card("puzzle", puzzle)


class SolvedRows(Protocol):
    """Who has solved which puzzle."""

    async def solved(self, person: str, game: str, name: str) -> None: ...

    async def of(self, person: str, game: str) -> Set[str]:
        """The names of the puzzles of a game that the person has solved."""


class PuzzleShelves:
    """All puzzles, and who has solved which."""

    def __init__(self, store: SolvedRows) -> None:
        self._store = store

    async def look(self, game: str, person: str | None) -> PuzzleShelf:
        """The puzzles of a game, for somebody who may have solved some."""
        rules = find_game(game)
        solved = set() if person is None else await self._store.of(person, rules.name)
        return PuzzleShelf(
            rules.name,
            [
                PuzzleCard(puzzle.name, puzzle.difficulty, puzzle.seats, puzzle.name in solved)
                for puzzle in puzzles_of(rules).values()
            ],
        )

    async def solved(self, person: str | None, puzzle: Puzzle) -> None:
        """Remember it, if there is anybody to remember it for."""
        if person is not None:
            await self._store.solved(person, puzzle.game, puzzle.name)
