"""The gate runs the same tests every time, and a full run leaves nothing out."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
UNUSED = ("anyio", "cacheprovider", "hypothesispytest", "xdist")

TESTS = """\
import pytest


@pytest.mark.gate("2", "3")
@pytest.mark.parametrize("number", range(20))
def test_many(number: int) -> None:
    pass


@pytest.mark.full("it is long")
def test_long() -> None:
    pass


def test_one() -> None:
    pass
"""


@pytest.mark.parametrize(("full", "run"), [("", 2 + 1), ("1", 20 + 1 + 1)])
def test_the_gate_runs_its_own_cases_and_a_full_run_all(
    tmp_path: Path, full: str, run: int
) -> None:
    assert f"{run} passed" in outcome_of(written(tmp_path), WARDROOM_FULL=full)


@pytest.mark.gate("test_many[7]")
@pytest.mark.parametrize("name", ["test_long", "test_many[7]"])
def test_what_is_named_runs_in_any_tier(tmp_path: Path, name: str) -> None:
    assert "1 passed" in outcome_of(f"{written(tmp_path)}::{name}", WARDROOM_FULL="")


@pytest.mark.gate("gate")
@pytest.mark.parametrize("full", ["", "1"], ids=["gate", "full"])
def test_a_case_that_does_not_exist_is_refused(tmp_path: Path, full: str) -> None:
    tests = TESTS.replace('gate("2", "3")', 'gate("2", "30")')
    assert "test_many has no case 30" in outcome_of(written(tmp_path, tests), WARDROOM_FULL=full)


def written(folder: Path, tests: str = TESTS) -> Path:
    path = folder / "test_tiers_of_these.py"
    path.write_text(tests, encoding="utf-8")
    return path


def outcome_of(asked: Path | str, **environment: str) -> str:
    """What pytest says of these tests."""
    folder = Path(str(asked).partition("::")[0]).parent
    settings = ("-c", ROOT / "pyproject.toml", "--rootdir", folder)
    # What these tests do not need would take half of the time to load.
    without = [word for name in UNUSED for word in ("-p", f"no:{name}")]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-v", "-p", "tests.conftest", *without, *settings, asked],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.stdout + ran.stderr


def test_what_tests_start_can_be_interrupted_even_if_they_were_started_in_the_background() -> None:
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
    told = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert ran.stdout == "True\n"
