"""What `make play` starts: the table, at once; with compiled rules as soon as there are any.

The first time the rules run in plain Python. Where a C compiler is, they are compiled beside the
game, at the lowest priority and in an environment of their own, into the user's cache, and the next
`make play` finds them there (tools.compiled). One line says which it is. WARDROOM_COMPILE=off
leaves all of that, and the table runs in plain Python.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NoReturn

from tools import compiled

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ROOT: Final = compiled.ROOT
SWITCH: Final = "WARDROOM_COMPILE"
READY: Final = ROOT / "build/play"
"""A place of its own: tests lay out theirs in build/compiled."""
BUILDER: Final = ROOT / "build/compiler"
LOG: Final = ROOT / "build/compile.log"
FAILED: Final = ROOT / "build/compile.failed"
"""The key of the sources that could not be compiled; they are not tried again."""
LEAST_MEMORY: Final = 2_000_000_000
"""Bytes that have to be free: mypy takes 0.6 GB, then each compiler at most 0.2 GB."""
IN_BACKGROUND: Final = "--in-background"

COMPILED: Final = "The rules run compiled."
BEGUN: Final = (
    "The rules run in plain Python this time. They are being compiled in the background, for some "
    f"ten minutes; from the next time on they run three times as fast ({SWITCH}=off prevents it)."
)
UNDER_WAY: Final = "The rules are still being compiled; this time they run in plain Python."
NOT_COMPILED: Final = f"The rules run in plain Python; why they did not compile is in {LOG}."


def main(arguments: Sequence[str]) -> int:
    return build() if list(arguments) == [IN_BACKGROUND] else start(arguments)


def start(arguments: Sequence[str]) -> NoReturn:
    """The table takes the place of this process, where a system can do that."""
    environment, line = prepared(begin)
    if line:
        print(line, file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "wardroom", "serve", "--open", *arguments]
    if sys.platform == "win32":
        sys.exit(subprocess.run(command, env=environment, check=False).returncode)
    else:
        os.execve(sys.executable, command, environment)


def prepared(begin: Callable[[], bool]) -> tuple[dict[str, str], str]:
    """The environment in which the table runs, and the line that says how."""
    environment = dict(os.environ)
    if environment.get(SWITCH) == "off" or compiled.missing() is not None:
        return environment, ""
    if compiled.take(READY):
        before = environment.get("PYTHONPATH")
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, (str(READY), before)))
        return environment, COMPILED
    if FAILED.exists() and FAILED.read_text(encoding="utf-8") == compiled.key():
        return environment, NOT_COMPILED
    if _free_memory() < LEAST_MEMORY:
        return environment, ""
    return environment, BEGUN if begin() else UNDER_WAY


def begin() -> bool:
    """Compile in the background, also when the table ends; False if that is under way."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8") as log:
        if not _locked(log.fileno()):
            return False
    with LOG.open("w", encoding="utf-8") as log:
        subprocess.Popen(
            [sys.executable, "-m", "tools.play", IN_BACKGROUND],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    return True


def build() -> int:
    """The environment that compiles, then what it is for; the log is held for so long."""
    if not _locked(sys.stdout.fileno()):
        return 0
    if sys.platform != "win32":
        os.nice(19)
    if sys.platform == "linux":
        # Some containers forbid it; then there is the niceness.
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    key = compiled.key()
    python = str(BUILDER / ("Scripts" if os.name == "nt" else "bin") / "python")
    commands = [
        [python, "-m", "tools.compiled", "--later"],
    ]
    if not _installed(python):
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        commands[:0] = [
            [sys.executable, "-m", "venv", "--clear", str(BUILDER)],
            [*pip, "--require-hashes", "-r", str(compiled.PINS)],
        ]
    for command in commands:
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            FAILED.write_text(key, encoding="utf-8")
            return 1
    _pins_of(BUILDER).write_bytes((ROOT / compiled.PINS).read_bytes())
    FAILED.unlink(missing_ok=True)
    return 0


def _installed(python: str) -> bool:
    """Whether the environment is there, with the packages that are pinned now."""
    pins = _pins_of(BUILDER)
    wanted = (ROOT / compiled.PINS).read_bytes()
    return Path(python).exists() and pins.exists() and pins.read_bytes() == wanted


def _pins_of(environment: Path) -> Path:
    return environment / "pins.txt"


def _locked(file: int) -> bool:
    """Lock the file until this process ends or closes it; False if it is locked already."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _free_memory() -> int:
    try:
        told = Path("/proc/meminfo").read_text(encoding="ascii")
    except OSError:
        return LEAST_MEMORY  # the system does not say, as on macOS
    (line,) = (line for line in told.splitlines() if line.startswith("MemAvailable:"))
    return int(line.split()[1]) * 1024


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
