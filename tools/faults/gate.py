"""The parts of the gate that a change in one file can make fail, the cheapest first."""

import re
import shlex
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from tools.faults.planting import Fault

ROOT: Final = Path(__file__).parents[2]

SLOW: Final = (
    *("advice", "balance", "colleagues", "debrief", "perft", "planner", "plans_aloud", "refusals"),
)
"""Tests of a game that take longer than all its others: they come after those."""
PYTEST: Final = ("-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
LONGEST_TEST: Final = ("--timeout", "300")

_RULE: Final = re.compile(r"\b[A-Z]{3}-[0-9A-Z]+\.[0-9]+\b")
_BEFORE: Final = 30
_AFTER: Final = 6
"""The rules that a fault breaks are named within this many lines of it."""
_NEAREST: Final = 3


class Check(NamedTuple):
    """One command of the gate."""

    name: str
    command: tuple[str, ...]
    folder: str = "."
    in_browser: bool = False

    @property
    def is_pytest(self) -> bool:
        return self.command[1:3] == PYTEST[:2]


def targets(path: str) -> list[str]:
    """What pytest is asked to run, without a browser, after a change in this file.

    Each is a run of its own and may bring options with it.
    """
    parts = PurePosixPath(path).parts
    if path.endswith(".ftl"):
        return _targets_of_texts(parts)
    match parts[:3]:
        case ("src", "wardroom", "games"):
            return _targets_of_game(parts[3])
        case ("src", "wardroom", "kernel"):
            return ["tests/kernel", "tests/contract", "tests/games"]
        case ("src", "wardroom", "server"):
            return ["tests/server"]
        case ("src", "wardroom", "protocol" | "client"):
            return ["tests/client", "tests/server"]
        case ("src", "wardroom", "players"):
            return ["tests/players", "tests/contract", "tests/lessons"]
        case ("src", "wardroom", "teaching"):
            return ["tests/lessons", "tests/puzzles", "tests/accompanied"]
        case ("src", "wardroom", "render"):
            return ["tests/cli", "tests/lab"]
        case ("src", "wardroom", "lab" | "cli" | "words" as floor):
            return [f"tests/{floor}"]
        case ("web", *_):
            return []
        case _:
            return ["--ignore=tests/browser"]


def _targets_of_game(game: str) -> list[str]:
    files = sorted((ROOT / "tests/games" / game).glob("test_*.py"))
    names = [str(file.relative_to(ROOT)) for file in files]
    slow = [name for name in names if _is_slow(name)]
    found = [
        " ".join([name for name in names if name not in slow]),
        f"tests/contract -k {game.partition('_')[0]}",
        " ".join(slow),
        "tests/puzzles",
        "tests/lessons",
    ]
    return [*found, "tests/native"] if game == "pandemic" else found


def _is_slow(name: str) -> bool:
    return name.rpartition("test_")[2].removesuffix(".py") in SLOW


def _targets_of_texts(parts: tuple[str, ...]) -> list[str]:
    found = ["tests/words"]
    if parts[0] == "web":
        return []
    if parts[2] == "games":
        return [*found, "tests/contract/test_words.py", f"tests/games/{parts[3]}", "tests/lessons"]
    if parts[2] == "cli":
        return [*found, "tests/cli"]
    if parts[2] == "server":
        return [*found, "tests/server/notices", "tests/server"]
    return [*found, "tests/contract/test_words.py", "tests/lessons"]


def nearest(fault: Fault) -> list[str]:
    """The tests that name most often the rules that are named around the fault."""
    parts = PurePosixPath(fault.path).parts
    if parts[:3] != ("src", "wardroom", "games") or not fault.path.endswith(".py"):
        return []
    before, _, after = (ROOT / fault.path).read_text(encoding="utf-8").partition(fault.old)
    around = [*before.splitlines()[-_BEFORE:], fault.old, *after.splitlines()[: _AFTER + 1]]
    rules = set(_RULE.findall("\n".join(around)))
    named: Counter[str] = Counter()
    for file in sorted((ROOT / "tests/games" / parts[3]).glob("test_*.py")):
        told = _RULE.findall(file.read_text(encoding="utf-8"))
        named[str(file.relative_to(ROOT))] = sum(rule in rules for rule in told)
    files = [name for name, times in named.most_common() if times and not _is_slow(name)]
    files = files[:_NEAREST]
    return [" ".join(files)] if files else []


def browser_targets(path: str) -> list[str]:
    """The same in a browser, for a change in the client."""
    match PurePosixPath(path).parts:
        case ("web", "src", "games", "quarantine", *_):
            return ["tests/browser/quarantine", "tests/browser"]
        case ("web", "src", "games", "rush_md", *_):
            return ["tests/browser/rush", "tests/browser"]
        case ("web", "src", "games", ("pandemic" | "holding_on") as game, *_):
            files = sorted((ROOT / "tests/browser").glob(f"test_{game}*.py"))
            return [" ".join(str(file.relative_to(ROOT)) for file in files), "tests/browser"]
        case ("web", *_):
            return ["tests/browser"]
        case _:
            return []


def checks(fault: Fault) -> Iterator[Check]:
    """All that could find the fault."""
    path = fault.path
    if not path.startswith("web/"):
        for target in (*fault.first, *nearest(fault), *targets(path)):
            yield _pytest(target)
        if path.endswith(".py"):
            yield Check("mypy", (sys.executable, "-m", "mypy"))
        return
    yield from _checks_of_client(PurePosixPath(path).relative_to("web"))
    for target in (*fault.first, *browser_targets(path)):
        yield _pytest(target, in_browser=True)


def _checks_of_client(path: PurePosixPath) -> Iterator[Check]:
    if path.suffix == ".ftl":
        yield Check("vitest", ("node_modules/.bin/vitest", "run", "--bail=1"), "web")
        return
    related = ("node_modules/.bin/vitest", "related", "--run", "--bail=1", str(path))
    yield Check("vitest", related, "web")
    yield Check("eslint", ("node_modules/.bin/eslint", str(path)), "web")
    yield Check("svelte-check", ("npm", "run", "--silent", "check"), "web")


def _pytest(target: str, in_browser: bool = False) -> Check:
    command = (sys.executable, *PYTEST, *LONGEST_TEST, *shlex.split(target))
    return Check(target, command, in_browser=in_browser)
