"""Judging the turn that somebody took in a puzzle, with the strongest colleague installed."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from wardroom.kernel import Move, State, WardroomError, game
from wardroom.kernel.parts.debrief import CHANCE
from wardroom.players.registry import dismiss, kinds, make_colleague
from wardroom.teaching.puzzle import Puzzle, solving_of

_WORLDS: Final = {CHANCE: 120}
_FEW_WORLDS: Final = 6
"""Where the rest of a game is played out in full."""
_SEED: Final = 424_243
"""Of worlds in which the puzzle was not found, and always the same: equal turns, equal verdicts."""
_ENOUGH: Final = 0.5
"""A turn is as good as the best if it loses less than this part of the gap to the next best."""


class WrongTurn(WardroomError):
    """These moves are no whole turn of the puzzle."""


class Verdict(NamedTuple):
    """Whether a turn solves the puzzle, and what it is worth; None where nobody can tell."""

    solved: bool
    worth: float | None


def is_solution(puzzle: Puzzle, end: State) -> bool:
    """Does the turn leave one of the boards that are known to be as good as the best?"""
    return solving_of(game(puzzle.game)).mark(end) in puzzle.good


def end_of(puzzle: Puzzle, moves: Sequence[Move]) -> State:
    """The board that these moves leave, which are the turn of the puzzle's seat."""
    table = puzzle.table()
    solving = solving_of(table.game)
    for move in moves:
        end = solving.left(table.state, move.seat, table.game.space.read(move.action))
        if end is not None:
            return end
        table.repeat(move)
    raise WrongTurn(f"The turn of the puzzle {puzzle.name} does not end with these moves.")


def judged(puzzle: Puzzle, moves: Sequence[Move]) -> Verdict:
    """What a turn is worth beside the best one, in the same worlds."""
    end = end_of(puzzle, moves)
    if is_solution(puzzle, end):
        return Verdict(True, puzzle.best.value)
    rules = game(puzzle.game)
    solving = solving_of(rules)
    if solving.kind not in kinds(rules):
        return Verdict(False, None)
    best = end_of(puzzle, [Move(puzzle.seat, action) for action in puzzle.solution])
    judge = make_colleague(rules, solving.kind, 1)
    worlds = _WORLDS.get(puzzle.unit, _FEW_WORLDS)
    try:
        mine = solving.worth(end, puzzle.seat, judge, _SEED, 0, worlds)
        other = solving.worth(best, puzzle.seat, judge, _SEED, 0, worlds)
    finally:
        dismiss([judge])
    if mine is None or other is None:
        return Verdict(False, None)
    lost = (sum(other) - sum(mine)) / worlds
    return Verdict(lost < _ENOUGH * puzzle.gap.value, puzzle.best.value - lost)
