"""Nothing hidden is ever sent; and the trial would find it if it were."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tiers import amount
from tools.trial.puzzling import PuzzleCheck
from tools.trial.report import Report
from wardroom.kernel import game
from wardroom.teaching.puzzle import puzzles_of

ROOT = Path(__file__).parents[3]


def run(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own, because cards are planted before the game is loaded."""
    return subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def test_games_leak_nothing() -> None:
    """One that is dealt; in a full run also a challenge, one gone on with, and that of the day.

    As many puzzles are tried, and one is solved.
    """
    ran = run("tools.trial", "leak", "--games", str(amount(1, 4)), "--seed", "2")
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_what_a_puzzle_keeps_to_itself_is_found_if_it_is_told() -> None:
    puzzle = next(iter(puzzles_of(game("pandemic")).values()))
    for secret in (puzzle.good[0], str(puzzle.best.value), f'"id":"{puzzle.aim.id}"'):
        report = Report("forged")
        PuzzleCheck(puzzle, report).bytes(f'{{"odd":{secret}}}'.encode())
        assert len(report.findings) == 1, secret
    report = Report("honest")
    PuzzleCheck(puzzle, report).bytes(puzzle.solution[0].encode())
    assert not report.findings


@pytest.fixture(scope="module")
def findings() -> dict[str, str]:
    ran = run("tests.server.trials.forged")
    assert ran.returncode == 0, ran.stderr
    rows = [line.partition(": ") for line in ran.stdout.splitlines()]
    return {name: found for name, _, found in rows}


def test_an_honest_message_is_no_leak(findings: dict[str, str]) -> None:
    assert findings["nothing"].startswith("0")


@pytest.mark.parametrize(
    ("forgery", "finding"),
    [
        ("a hidden hand", "hidden cards"),
        ("a deck in words", "hidden cards"),
        ("the order of a deck", "tells more or less: ['infection_deck']"),
        ("the seed", "the seed or the dice"),
        ("the dice", "the seed or the dice"),
        ("an extra field", "a field that the protocol does not have"),
        ("a word for others", "what was meant for others is told: confided-to-"),
        ("the choice of another", "the choice of step 8 is told"),
        ("an event for another", "the events of step 8"),
        ("an order among the legal", "the legal actions"),
    ],
)
def test_every_kind_of_leak_is_found(findings: dict[str, str], forgery: str, finding: str) -> None:
    assert finding in findings[forgery]
