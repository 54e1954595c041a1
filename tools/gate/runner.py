"""Runs stages beside each other, as many as there are processors for, and stops at a failure."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, TextIO

from tools.gate.stages import ROOT, Stage

LOGS: Final = ROOT / "build/gate"
SURROUNDINGS: Final = {"NO_COLOR": "1", "PYTHONDONTWRITEBYTECODE": ""}
"""Every process of the tests would otherwise compile all of them again, where that was set."""
PATIENCE: Final = "3"
"""The niceness of a stage that works in what is left over. More, and it ends after all the others,
when one processor has nothing else to do."""
LOOK: Final = 0.1
"""Seconds between two looks at what is running."""
NOTHING_COLLECTED: Final = 5
"""What pytest answers where no test was asked for, which is nothing wrong for a choice of tests."""
TOLD: Final = 12
"""How many of the last lines of a passed stage are searched for its closing line."""


class Result(NamedTuple):
    """How a stage ended."""

    name: str
    passed: bool
    seconds: float
    closing: str
    """The last words of its tests, such as `812 passed in 64 s`."""


class Running:
    """A stage under way: its commands one after the other, all they print in one file."""

    def __init__(self, stage: Stage, log: Path) -> None:
        self.stage = stage
        self.log = log
        self._began = time.monotonic()
        self._left = list(stage.commands)
        self._out: TextIO = log.open("w", encoding="utf-8")
        self._process = self._next()

    def _next(self) -> subprocess.Popen[str]:
        command = self._left.pop(0)
        nice = ("nice", "-n", PATIENCE) if self.stage.patient else ()
        # A group of its own, so that a stage that is given up takes its servers and browsers along.
        return subprocess.Popen(
            [*nice, *command],
            cwd=ROOT,
            env={**os.environ, **SURROUNDINGS, **dict(self.stage.environment)},
            stdin=subprocess.DEVNULL,
            stdout=self._out,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def result(self) -> Result | None:
        """How it ended, or None while it runs."""
        code = self._process.poll()
        if code is None:
            return None
        if code == NOTHING_COLLECTED and "pytest" in self._process.args:  # type: ignore[operator]
            code = 0
        if code == 0 and self._left:
            self._process = self._next()
            return None
        self._out.close()
        seconds = time.monotonic() - self._began
        return Result(self.stage.name, code == 0, seconds, closing_line(self.log))

    def stop(self) -> None:
        if self._process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(10)
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._out.close()


def closing_line(log: Path) -> str:
    """What a test runner says at its end; empty for a stage without tests."""
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()[-TOLD:]
    told = [line.strip(" =") for line in lines if " passed" in line and "Files" not in line]
    return told[-1] if told else ""


def run(stages: Sequence[Stage], cores: int = 2, out: TextIO = sys.stdout) -> list[Result]:
    """Run them all, or until one fails; what it printed is shown then."""
    LOGS.mkdir(parents=True, exist_ok=True)
    waiting, running, results = list(stages), list[Running](), list[Result]()
    try:
        while waiting or running:
            over = {result.name for result in results}
            for stage in [*waiting]:
                free = cores - sum(each.stage.cores for each in running if not each.stage.patient)
                if over.issuperset(stage.needs) and (stage.patient or stage.cores <= free):
                    waiting.remove(stage)
                    running.append(Running(stage, LOGS / f"{stage.name}.log"))
            for each in [*running]:
                result = each.result()
                if result is None:
                    continue
                running.remove(each)
                results.append(result)
                _tell(result, each.log, out)
                if not result.passed:
                    return results
            time.sleep(LOOK)
    finally:
        for each in running:
            each.stop()
    return results


def _tell(result: Result, log: Path, out: TextIO) -> None:
    if not result.passed:
        out.write(log.read_text(encoding="utf-8", errors="replace"))
    state = "passed" if result.passed else "FAILED"
    out.write(f"{result.name:<14} {state} after {result.seconds:4.0f} s  {result.closing}\n")
    out.flush()
