"""Planting one fault after the other and noting what finds it."""

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tools.faults.gate import checks
from tools.faults.planting import Fault, planted
from tools.faults.scratch import Scratch

FOUND: Final = "found"
SURVIVED: Final = "survived"
LEFT: Final = "left"
"""Nothing has found it yet, and the browser has not been asked."""


class Result(NamedTuple):
    """How a fault was found."""

    id: str
    area: str
    state: str
    by: str
    seconds: float


class Report:
    """The results so far, written after each so that nothing is lost."""

    def __init__(self, path: Path, results: Sequence[Result] = ()) -> None:
        self._path = path
        self._results = {result.id: result for result in results}

    @staticmethod
    def resumed(path: Path) -> "Report":
        if not path.exists():
            return Report(path)
        told = json.loads(path.read_text(encoding="utf-8"))
        return Report(path, [Result(**result) for result in told])

    def state(self, id: str) -> str | None:
        result = self._results.get(id)
        return None if result is None else result.state

    def add(self, result: Result) -> None:
        self._results[result.id] = result
        self._path.parent.mkdir(parents=True, exist_ok=True)
        told = [result._asdict() for result in self._results.values()]
        self._path.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")

    def results(self, ids: Sequence[str]) -> list[Result]:
        return [self._results[id] for id in ids if id in self._results]


class Trial:
    """Faults in one copy of the tree."""

    def __init__(self, scratch: Scratch, with_browser: bool) -> None:
        self._scratch = scratch
        self._with_browser = with_browser
        self._unsound: frozenset[str] = frozenset()
        """Tests that fail without a fault too, so that their failure says nothing."""

    def look_for(self, fault: Fault) -> Result:
        """Whatever finds the fault first."""
        began = time.monotonic()
        state, by = SURVIVED, ""
        built = False
        for check in checks(fault):
            if check.in_browser and not self._with_browser:
                state = LEFT
                break
            with planted(fault, self._scratch.tree):
                failure = None
                if check.in_browser and not built:
                    built = True
                    failure = self._scratch.build_page()
                failure = failure or self._scratch.run(check, self._unsound)
            if failure is not None:
                state, by = FOUND, failure
                break
        if built:
            self._scratch.restore_page()
        return Result(fault.id, fault.area, state, by, round(time.monotonic() - began, 1))

    def doubtful(self, results: Sequence[Result]) -> list[str]:
        """The faults whose finders fail in a sound tree too; those are believed no more."""
        finders = {result.by for result in results if "::" in result.by}
        unsound = self._scratch.failing(finders - self._unsound)
        self._unsound |= unsound
        return [result.id for result in results if result.by in unsound]
