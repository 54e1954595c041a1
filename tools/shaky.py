"""A pytest plugin that counts tests which fail and pass on the same sources.

Outcomes are kept in build/outcomes by the state of the sources. A test that has both a failure and
a pass there depends on something that is no source: it goes into tests/shaky.txt with its count,
where it stays until somebody has mended it and takes the line out.
"""

import json
import subprocess
from collections import Counter
from hashlib import blake2b
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
LIST: Final = ROOT / "tests/shaky.txt"
OUTCOMES: Final = ROOT / "build/outcomes"
HEAD: Final = (
    "# How often a test both failed and passed on the same sources; empty is how we want it.\n"
)


class Shakiness:
    """Notes how each test ends, in the process that hears of all of them."""

    def __init__(self, folder: Path = OUTCOMES, counts: Path = LIST, sources: str = "") -> None:
        self._folder = folder
        self._counts = counts
        self._sources = sources
        self._failed: set[str] = set()
        self._passed: set[str] = set()
        self._found: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.add(report.nodeid)
        elif report.when == "call" and report.passed:
            self._passed.add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        passed = self._passed - self._failed
        file = self._folder / f"{self._sources or sources()}.json"
        before = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        once_failed, once_passed = set(before.get("failed", ())), set(before.get("passed", ()))
        self._found = sorted((self._failed & once_passed) | (passed & once_failed))
        if self._found:
            self._count(self._found)
        now = {
            # Counted once: a test that goes on passing after a failure is not shakier by that.
            "failed": sorted((once_failed | self._failed) - passed),
            "passed": sorted(once_passed | passed),
        }
        self._folder.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(now), encoding="utf-8")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for name in self._found:
            terminalreporter.write_line(f"SHAKY {name}: failed and passed on the same sources")

    def _count(self, found: list[str]) -> None:
        counts = Counter(read(self._counts))
        counts.update(found)
        ranked = sorted(counts.items(), key=lambda each: (-each[1], each[0]))
        lines = [f"{count} {name}\n" for name, count in ranked]
        self._counts.write_text("".join([HEAD, *lines]), encoding="utf-8")


def read(path: Path = LIST) -> dict[str, int]:
    """The list: tests and how often each was shaky."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    entries = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return {name: int(count) for count, _, name in entries}


def sources() -> str:
    """A name for the state of the sources: the commit, and what differs from it."""
    commit = _git("rev-parse", "HEAD").strip() or "unversioned"
    changed = _git("diff", "HEAD", "--", ":!tests/shaky.txt")
    changed += _git("ls-files", "--others", "--exclude-standard")
    return commit[:12] + (blake2b(changed.encode(), digest_size=4).hexdigest() if changed else "")


def _git(*words: str) -> str:
    ran = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.stdout


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Shakiness(), "shakiness")
