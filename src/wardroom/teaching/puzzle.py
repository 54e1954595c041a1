"""Puzzles: positions of real games in which one turn is clearly the best.

A game that has them names in `Game.puzzles` their files, one puzzle a line, and what says when a
turn is over, what it leaves on the board and what that is worth. A puzzle is solved by any turn
that leaves as much as the best one, by whichever steps.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, cast

from wardroom.kernel.errors import WardroomError
from wardroom.kernel.game import Game, Solving
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.parts.debrief import Estimate
from wardroom.kernel.record import Move, Record
from wardroom.kernel.table import Table

POINTS: Final = "points"
"""The unit of puzzles whose turns are compared by points ahead of the best rival; the other one is
CHANCE, the chance to win.
"""
EASY: Final = 1
HARD: Final = 3
FOLDER: Final = "puzzles"


class MalformedPuzzle(WardroomError):
    """A line that cannot be read as a puzzle."""


class UnknownPuzzle(WardroomError):
    """The game has no puzzle of that name."""


class Puzzle(NamedTuple):
    """A position, the best turn in it, and the next best."""

    name: str
    game: str
    edition: int
    seats: int
    seed: int
    options: Mapping[str, str]
    moves: tuple[str, ...]
    """The game up to the position, as lines of a record."""
    seat: int
    """Whose turn it is."""
    unit: str
    solution: tuple[str, ...]
    """The best turn in notation."""
    other: tuple[str, ...]
    """The best of the turns that are not as good."""
    best: Estimate
    second: Estimate
    gap: Estimate
    """How much more the best is worth than the second, in the same worlds."""
    good: tuple[str, ...]
    """The marks of the boards that the best turn leaves, and those found to be worth as much."""
    aim: Message
    """Why: what the best turn is after."""
    difficulty: int
    """From EASY, which simple colleagues find, to HARD, which only a long look finds."""
    worlds: int
    """In how many worlds the two were compared."""

    def table(self) -> Table:
        """The game up to the position."""
        record = Record(self.game, self.edition, self.seats, self.seed, self.options)
        record.moves.extend([Move.read(line, 0) for line in self.moves])
        return Table.resume(record)

    def line(self) -> str:
        """The puzzle as a line of a file."""
        told = self._asdict() | {"aim": [self.aim.id, dict(self.aim.args)]}
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def solving_of(game: Game) -> Solving:
    """How puzzles of the game are solved."""
    if game.puzzles is None:
        raise UnknownPuzzle(f"{game.name} has no puzzles.")
    return game.puzzles.solving()


def puzzles_of(game: Game) -> Mapping[str, Puzzle]:
    """The puzzles of a game by their names, the easy ones first; empty if it has none."""
    return {} if game.puzzles is None else _puzzles_in(game.package, game.puzzles.files)


def puzzle_of(game: Game, name: str) -> Puzzle:
    """The puzzle of that name."""
    found = puzzles_of(game).get(name)
    if found is None:
        raise UnknownPuzzle(f"{game.name} has no puzzle {name!r}.")
    return found


@cache
def _puzzles_in(package: str, names: tuple[str, ...]) -> Mapping[str, Puzzle]:
    found = []
    for name in names:
        file = files(package).joinpath(FOLDER, name)
        found += [read_puzzle(line) for line in file.read_text(encoding="utf-8").splitlines()]
    found.sort(key=_rank)
    return {puzzle.name: puzzle for puzzle in found}


def _rank(puzzle: Puzzle) -> tuple[int, float, str]:
    """Easy before hard, and among equals those first in which more is at stake."""
    return puzzle.difficulty, -puzzle.gap.value, puzzle.name


def read_puzzle(line: str) -> Puzzle:
    """The puzzle of a line, or MalformedPuzzle in a sentence."""
    try:
        told: dict[str, Any] = json.loads(line)
        name, args = told["aim"]
        return Puzzle(
            **told
            | {
                "aim": Message(str(name), cast(Mapping[str, Argument], args)),
                "moves": tuple(told["moves"]),
                "solution": tuple(told["solution"]),
                "other": tuple(told["other"]),
                "good": tuple(told["good"]),
                "best": Estimate(*told["best"]),
                "second": Estimate(*told["second"]),
                "gap": Estimate(*told["gap"]),
            }
        )
    except (ValueError, TypeError, KeyError) as error:
        raise MalformedPuzzle(f"This line is no puzzle: {error}.") from error
