"""The stages of each tier: the commands, what they wait for, and how many processors they fill."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tools.compiled import missing

ROOT: Final = Path(__file__).parents[2]
BIN: Final = Path(sys.executable).parent

NEAR: Final = ("tests/kernel", "tests/games")
"""The rules of the games: what `make check` runs of the Python tests."""
COMPILED: Final = (
    "tests/contract/test_playing.py::test_every_process_and_every_build_gives_the_same_bytes",
    *sorted(
        path.relative_to(ROOT).as_posix()
        for name in ("golden", "records", "perft")
        for path in (ROOT / "tests/games").glob(f"*/test_{name}.py")
    ),
)
"""Games whose checksums, records and numbers of positions were written down."""


SLOWEST: Final = ("--durations=20", "--durations-min=3")
"""The log of a stage ends with its slowest tests."""


class Stage(NamedTuple):
    """One or more commands that run one after the other."""

    name: str
    commands: tuple[tuple[str, ...], ...]
    needs: tuple[str, ...] = ()
    """Stages that have to be over before."""
    cores: int = 1
    """How many processors it fills."""
    patient: bool = False
    """It works in what the others leave over."""
    environment: tuple[tuple[str, str], ...] = ()


def pytest(*arguments: str, jobs: int) -> tuple[str, ...]:
    # Each process begins with a stretch of its own, so what a module prepares is prepared once, and
    # tests that wait for a server run beside others that compute.
    spread = ("-n", str(jobs), "--dist", "worksteal") if jobs > 1 else ("-p", "no:xdist")
    return (str(BIN / "python"), "-m", "pytest", "-p", "tools.shaky", *SLOWEST, *spread, *arguments)


def tool(name: str, *arguments: str) -> tuple[str, ...]:
    return (str(BIN / name), *arguments)


def npm(*arguments: str) -> tuple[str, ...]:
    return ("npm", "--prefix", "web", "run", "--silent", *arguments)


def make(target: str) -> tuple[str, ...]:
    return ("make", "--no-print-directory", target)


QUICK_BUILD: Final = tool("python", "-m", "tools.compiled", "--quick")
PYTHON_STYLE: Final = Stage(
    "python-style", (tool("ruff", "format", "--check", "."), tool("ruff", "check", "."))
)
PYTHON_TYPES: Final = Stage("python-types", (tool("mypy"),))
CLIENT_STYLE: Final = Stage("client-style", (npm("types:check"), npm("lint")))
CLIENT_TYPES: Final = Stage("client-types", (npm("check"), npm("check:fifth")))
STATIC: Final = (PYTHON_STYLE, CLIENT_TYPES, PYTHON_TYPES, CLIENT_STYLE)
"""The longest first, except what finds a line that is too long at once."""
EARLY: Final = tuple(stage.name for stage in STATIC)

CLIENT: Final = Stage("client", (make("client"),), EARLY)
NATIVE: Final = Stage("native", (make("native"),), EARLY)
CLIENT_UNITS: Final = Stage("client-units", (npm("test"),), EARLY, cores=2)


def check(jobs: int) -> tuple[Stage, ...]:
    """For every save: format, lint, types, kernel, rules, client units."""
    return (*STATIC, CLIENT_UNITS, Stage("rules", (pytest(*NEAR, jobs=jobs),), EARLY, cores=2))


def gate(jobs: int, targets: Sequence[str] = ()) -> tuple[Stage, ...]:
    """For every change: all tests that are not of the full run; or those named, failed ones first.

    What needs real time has the processors for itself, after all the others.
    """
    first = ("--failed-first",) if targets else ()
    browser = [each for each in targets if each.startswith("tests/browser")]
    python = [each for each in targets if each not in browser]
    built = ("client", "native")
    stages = [*STATIC, CLIENT, NATIVE, CLIENT_UNITS]
    if (not targets or "compiled" in targets) and missing() is None:
        stages += [
            Stage("compile", (QUICK_BUILD,), EARLY, patient=True),
            Stage(
                "compiled",
                (pytest("-p", "tools.require_compiled", *COMPILED, jobs=jobs),),
                ("compile",),
                cores=2,
                environment=(("PYTHONPATH", str(ROOT / "build/compiled")),),
            ),
        ]
    some = [each for each in python if each != "compiled"]
    if not targets or some:
        asked = some or ["--ignore=tests/browser"]
        stages.append(
            Stage(
                "python",
                # Its servers leave more time than pages do.
                (pytest(*first, "-m", "not alone", *asked, jobs=jobs + 1),),
                built,
                cores=2,
            )
        )
    if not targets or browser:
        asked = browser or ["tests/browser"]
        stages += [
            Stage(
                "browser",
                (pytest(*first, "-m", "not alone", *asked, jobs=jobs),),
                built,
                cores=2,
            ),
            Stage(
                "real-time",
                (pytest(*first, "-m", "alone", *asked, jobs=1),),
                ("browser",),
                cores=2,
            ),
        ]
    return tuple(stages)


def jobs() -> int:
    """How many processes run tests at a time: one more than two cores, because a test that waits
    for its page or its server leaves its core to another.
    """
    return int(os.environ.get("JOBS", "3"))
