"""Samples are fixed for a commit, differ between commits, and leave nothing out for ever."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sampling import chosen, commit

NAMES = [f"case {number}" for number in range(100)]
ROOT = Path(__file__).parents[1]

MATRIX = """\
import pytest


@pytest.mark.matrix(one_in=5)
@pytest.mark.parametrize("number", range(20))
def test_many(number: int) -> None:
    pass


def test_one() -> None:
    pass
"""


def test_a_sample_is_always_the_same_for_a_commit_and_another_for_the_next() -> None:
    assert chosen(NAMES, 5, "a") == chosen(reversed(NAMES), 5, "a")
    assert chosen(NAMES, 5, "a") != chosen(NAMES, 5, "b")
    assert len(chosen(NAMES, 5, "a")) == 20
    assert len(chosen(NAMES[:3], 5, "a")) == 1


def test_in_the_course_of_commits_everything_has_its_turn() -> None:
    assert set().union(*(chosen(NAMES, 5, str(number)) for number in range(60))) == set(NAMES)


@pytest.mark.parametrize(("full", "run"), [("", 4 + 1), ("1", 20 + 1)])
def test_a_matrix_is_sampled_unless_all_of_it_is_asked_for(
    tmp_path: Path, full: str, run: int
) -> None:
    (tmp_path / "test_matrix.py").write_text(MATRIX, encoding="utf-8")
    assert f"{run} passed" in outcome_of(tmp_path, WARDROOM_FULL=full)


@pytest.mark.parametrize(("full", "run"), [("", 7 + 1), ("1", 20 + 1)])
def test_on_a_second_build_some_cases_of_every_test_of_a_game_are_enough(
    tmp_path: Path, full: str, run: int
) -> None:
    games = tmp_path / "tests/games"
    games.mkdir(parents=True)
    unmarked = MATRIX.replace("@pytest.mark.matrix(one_in=5)\n", "")
    (games / "test_rules.py").write_text(unmarked, encoding="utf-8")
    (tmp_path / "tests/test_all.py").write_text(unmarked, encoding="utf-8")
    told = outcome_of(tmp_path, WARDROOM_FULL=full, WARDROOM_AGAIN="3")
    assert f"{run + 20 + 1} passed" in told


def outcome_of(folder: Path, **environment: str) -> str:
    """What pytest says of the tests in a folder."""
    settings = ("-c", ROOT / "pyproject.toml", "--rootdir", folder, "-p", "no:cacheprovider")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-v", "-p", "tests.conftest", *settings, folder],
        cwd=ROOT,
        env={**os.environ, "WARDROOM_AGAIN": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.stdout + ran.stderr


def test_the_commit_is_known_in_a_repository() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("these are sources without their history")
    assert len(commit()) == 40


def test_what_tests_start_can_be_interrupted_even_if_they_were_started_in_the_background() -> None:
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
    told = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert ran.stdout == "True\n"
