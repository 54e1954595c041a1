"""Every shipped puzzle loads, is the seat's turn, and its best turn wins over the next best."""

import pytest

from tests.tiers import amount
from wardroom.kernel import Move, game, games
from wardroom.kernel.parts.debrief import CHANCE
from wardroom.players import kinds
from wardroom.players.puzzling import WrongTurn, end_of, is_solution, judged
from wardroom.teaching.puzzle import (
    EASY,
    HARD,
    MalformedPuzzle,
    Puzzle,
    UnknownPuzzle,
    puzzle_of,
    puzzles_of,
    read_puzzle,
    solving_of,
)
from wardroom.words import LANGUAGES, Words

WITH_PUZZLES = ("pandemic", "quarantine")
PUZZLES = [
    pytest.param(puzzle, id=f"{name}-{puzzle.name}")
    for name in WITH_PUZZLES
    for puzzle in puzzles_of(game(name)).values()
]
SOME = PUZZLES[:: amount(8, 1)]
FEW = PUZZLES[:: amount(20, 1)]
"""For what takes a second."""
FIRST = [next(iter(puzzles_of(game(name)).values())) for name in WITH_PUZZLES]


def turn(puzzle: Puzzle, steps: tuple[str, ...]) -> list[Move]:
    return [Move(puzzle.seat, step) for step in steps]


@pytest.mark.parametrize("puzzle", SOME)
def test_it_is_the_beginning_of_the_seats_turn(puzzle: Puzzle) -> None:
    table = puzzle.table()
    assert puzzle.seat in table.waiting()
    assert solving_of(table.game).begins(table.state, puzzle.seat)
    assert table.outcome() is None


@pytest.mark.parametrize("puzzle", SOME)
def test_the_best_turn_is_legal_and_solves_it_and_the_next_best_does_not(puzzle: Puzzle) -> None:
    assert is_solution(puzzle, end_of(puzzle, turn(puzzle, puzzle.solution)))
    assert not is_solution(puzzle, end_of(puzzle, turn(puzzle, puzzle.other)))


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_the_best_turn_is_clearly_better_as_it_is_written_down(name: str) -> None:
    for puzzle in puzzles_of(game(name)).values():
        best, second = puzzle.best.value, puzzle.second.value
        assert puzzle.gap.low > 0, puzzle.name
        assert best > second, puzzle.name
        assert abs(best - second - puzzle.gap.value) < 0.001, puzzle.name
        assert EASY <= puzzle.difficulty <= HARD, puzzle.name
        if puzzle.unit == CHANCE:
            assert 0 <= second < best <= 1, puzzle.name


@pytest.mark.parametrize("puzzle", FEW)
def test_someone_who_judges_it_again_finds_the_next_best_turn_worse(puzzle: Puzzle) -> None:
    rules = game(puzzle.game)
    if solving_of(rules).kind not in kinds(rules):
        pytest.skip("NO NATIVE CORE: nobody here can judge a turn of this game")
    verdict = judged(puzzle, turn(puzzle, puzzle.other))
    assert not verdict.solved
    assert verdict.worth is not None
    assert verdict.worth < puzzle.best.value
    assert judged(puzzle, turn(puzzle, puzzle.solution)) == (True, puzzle.best.value)


@pytest.mark.parametrize("puzzle", SOME)
def test_the_reason_and_the_steps_can_be_said_in_every_language(puzzle: Puzzle) -> None:
    rules = game(puzzle.game)
    for language in LANGUAGES:
        words = Words(rules, language)
        assert words.say(puzzle.aim)
        for step in puzzle.solution:
            assert words.say(rules.space.read(step).message())


@pytest.mark.parametrize("puzzle", FIRST)
def test_a_puzzle_is_written_as_it_was_read(puzzle: Puzzle) -> None:
    assert read_puzzle(puzzle.line()) == puzzle


@pytest.mark.parametrize("puzzle", FIRST)
def test_half_a_turn_is_not_judged(puzzle: Puzzle) -> None:
    with pytest.raises(WrongTurn, match="does not end"):
        end_of(puzzle, turn(puzzle, puzzle.solution[:-1]))


def test_names_are_unique_and_easy_puzzles_come_first() -> None:
    for name in games():
        difficulties = [puzzle.difficulty for puzzle in puzzles_of(game(name)).values()]
        assert difficulties == sorted(difficulties)
        assert bool(difficulties) == (name in WITH_PUZZLES)


def test_what_is_no_puzzle_is_refused_in_a_sentence() -> None:
    for line in ("", "{", "{}", "[]", '{"aim": 1}'):
        with pytest.raises(MalformedPuzzle, match="This line is no puzzle"):
            read_puzzle(line)
    with pytest.raises(UnknownPuzzle, match="no puzzle 'chess'"):
        puzzle_of(game("pandemic"), "chess")
