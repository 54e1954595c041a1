"""`make test-full`: everything, in parts of at most an hour, and when each part last ran whole."""

import json
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tools.gate.runner import LOGS, run
from tools.gate.stages import BIN, ROOT, STATIC, Stage, jobs, npm, pytest, tool

REPORT: Final = ROOT / "docs/testing-full.json"
PAGE: Final = ROOT / "docs/testing.md"
BEGIN, END = "<!-- full run: written by tools/gate -->", "<!-- end of the full run -->"
FULL: Final = (("WARDROOM_FULL", "1"), ("PYTEST_TIMEOUT", "1800"))
MOST_TOLD: Final = 5
"""How many failed tests of a part are named."""


class Part(NamedTuple):
    """What runs together; all of it, even if some of it fails."""

    about: str
    commands: tuple[tuple[str, ...], ...]
    environment: tuple[tuple[str, str], ...] = FULL


def _tests(about: str, *arguments: str) -> Part:
    return Part(about, (pytest(*arguments, "-m", "not alone", jobs=jobs()),))


def _trial(name: str, *arguments: str) -> tuple[str, ...]:
    return (str(BIN / "python"), "-m", "tools.trial", name, *arguments)


_LAYOUT: Final = ("tests/browser/test_stage.py", "tests/browser/test_stillness.py")
_READING: Final = ("tests/browser/test_lessons.py", "tests/browser/test_rules_book.py")
_BY_GAME: Final = ("tests/browser/quarantine", "tests/browser/rush")
_SITE: Final = "tests/browser/site"
_SERVED: Final = ("tests/server", "tests/client", "tests/cli", "tests/lab")
_COMPILED: Final = (("PYTHONPATH", str(ROOT / "build/compiled")),)

PARTS: Final[Mapping[str, Part]] = {
    "static": Part(
        "format, lint, types and units of the client",
        (
            *(command for stage in STATIC for command in stage.commands),
            # What only other systems have is behind a question for the system.
            *(
                tool("mypy", "--platform", system, "src/wardroom", "play.py", "tools/play.py")
                for system in ("win32", "darwin")
            ),
            npm("test"),
        ),
    ),
    "rules": _tests(
        "kernel, games, words, lessons, puzzles, colleagues, native core",
        *("tests", "--ignore=tests/browser", "--ignore=tests/contract"),
        *(f"--ignore={folder}" for folder in _SERVED),
    ),
    "contract": _tests("what every game has to keep, at full size", "tests/contract"),
    "server": _tests("server, client, terminal, lab", *_SERVED),
    "browser": _tests(
        "pages and tables in a browser",
        "tests/browser",
        *(f"--ignore={path}" for path in (*_LAYOUT, *_READING, *_BY_GAME, _SITE)),
    ),
    "browser-games": _tests("Quarantine and Rush M.D. in a browser", *_BY_GAME),
    "browser-layout": _tests("whole games in six windows, where nothing may move", *_LAYOUT),
    "browser-reading": _tests("every lesson and book in three languages", *_READING),
    "site": Part(
        "the site that plays without a server, with its host switched off",
        (("make", "site"), pytest(_SITE, jobs=1)),
    ),
    "real-time": Part(
        "what needs the processors for itself",
        (
            pytest("tests", "--ignore=tests/browser", "-m", "alone", jobs=1),
            pytest("tests/browser", "-m", "alone", jobs=1),
        ),
    ),
    "compiled": Part(
        "contract suite and rules on the compiled build",
        (pytest("-p", "tools.require_compiled", "tests/contract", "tests/games", jobs=jobs()),),
        FULL + _COMPILED,
    ),
    "trials": Part(
        "a server killed, searched for leaks, fuzzed, raced for its seats",
        (
            _trial("kill", "--games", "200"),
            _trial("leak", "--games", "200"),
            _trial("fuzz", "--messages", "100000"),
            _trial("seats", "--rounds", "1000"),
            _trial("hints"),
        ),
    ),
    "lab": Part("environments and Parquet, with their packages", (("make", "lab-test"),)),
    "release": Part(
        "packages built, looked at and played with; documentation; every command it prints",
        (
            ("make", "wheel"),
            ("make", "wheel-compiled"),
            ("make", "wheel-check"),
            ("make", "workflow-check"),
            ("make", "docs"),
            pytest("tests/release", "tests/test_readme.py", jobs=1),
        ),
    ),
}
_BUILDS: Final = {"compiled": ("compiled",)}


def report(names: Sequence[str]) -> int:
    """Run these parts and write down how they ended."""
    failures = 0
    for name in names:
        part = PARTS[name]
        for target in ("client", "native", *_BUILDS.get(name, ())):
            subprocess.run(["make", "--no-print-directory", target], cwd=ROOT, check=True)
        began = time.time()
        passed, closings, failed = True, list[str](), list[str]()
        for number, command in enumerate(part.commands):
            stage = Stage(f"{name}-{number}", (command,), cores=2, environment=part.environment)
            (result,) = run([stage])
            passed = passed and result.passed
            closings += [result.closing] if result.closing else []
            failed += _failed(f"{name}-{number}")
        failures += not passed
        _write(
            name,
            {
                "about": part.about,
                "commit": commit(ROOT),
                "day": time.strftime("%Y-%m-%d", time.gmtime(began)),
                "minutes": round((time.time() - began) / 60, 1),
                "passed": passed,
                "closing": "; ".join(closings),
                "failed": failed,
            },
        )
    return 1 if failures else 0


def _failed(stage: str) -> list[str]:
    lines = (LOGS / f"{stage}.log").read_text(encoding="utf-8", errors="replace").splitlines()
    names = [line.split()[1] for line in lines if line.startswith(("FAILED tests", "ERROR tests"))]
    return sorted(set(names))


def commit(folder: Path) -> str:
    """What was run there. What the parts before have written into the report is no change of it."""
    written = (f":!{path.relative_to(ROOT)}" for path in (REPORT, PAGE))
    changes = _git(folder, "status", "--porcelain", "--", ".", *written)
    return _git(folder, "rev-parse", "--short=10", "HEAD") + ("-dirty" if changes else "")


def _git(folder: Path, *words: str) -> str:
    ran = subprocess.run(("git", *words), cwd=folder, capture_output=True, text=True, check=True)
    return ran.stdout.strip()


def _write(name: str, run: Mapping[str, object]) -> None:
    runs = json.loads(REPORT.read_text(encoding="utf-8")) if REPORT.exists() else {}
    runs[name] = run
    ordered = {part: runs[part] for part in PARTS if part in runs}
    REPORT.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n{table(ordered)}{END}{after}", encoding="utf-8")


def table(runs: Mapping[str, Mapping[str, object]]) -> str:
    """The report as docs/testing.md shows it."""
    lines = ["", "| Part | What | Last run | Commit | Minutes | Outcome |"]
    lines.append("| --- | --- | --- | --- | --- | --- |")
    for name, part in PARTS.items():
        run = runs.get(name)
        if run is None:
            lines.append(f"| `{name}` | {part.about} | never | | | |")
            continue
        failed = run["failed"]
        assert isinstance(failed, list)
        told = "<br>".join(f"`{each}`" for each in failed[:MOST_TOLD])
        outcome = str(run["closing"]) or ("passed" if run["passed"] else "failed")
        lines.append(
            f"| `{name}` | {part.about} | {run['day']} | `{run['commit']}` | {run['minutes']} "
            f"| {outcome}{'<br>' + told if told else ''} |"
        )
    return "\n".join([*lines, "", ""])
