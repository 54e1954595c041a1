"""Servers that start at once: copies of one process that has imported everything already.

A server spends nine tenths of its start on imports. `python -m tests.forked_server` does them once,
and becomes a server in a copy of itself for every line that it reads.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, Never

import msgspec
import psutil
from msgspec import Struct

from wardroom.lab.load.server_process import Running, ServerProcess

ROOT: Final = Path(__file__).parents[1]
IMPORTED: Final = (
    *("wardroom.cli.serve", "wardroom.server.serve", "wardroom.server.app"),
    *("alembic.command", "anyio._backends._asyncio", "asyncpg", "redis.asyncio"),
    *("uvicorn.protocols.http.auto", "uvicorn.protocols.websockets.auto"),
)


class Order(Struct, frozen=True):
    """What the next copy is to do."""

    arguments: list[str]
    environment: dict[str, str]
    log: str
    constants: dict[str, float]


class ForkedServer(ServerProcess):
    """`wardroom serve`, for tests that are not about how the program starts.

    `constants` are set in the modules that they are named after, so that nobody has to wait for
    what takes its time in a real server.
    """

    def __init__(
        self,
        folder: Path,
        arguments: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
        constants: Mapping[str, float] | None = None,
    ) -> None:
        super().__init__(folder, arguments, environment)
        self._constants = dict(constants or {})

    def launch(self, arguments: Sequence[str], environment: Mapping[str, str]) -> Running:
        source = _source()
        assert source.stdin is not None
        assert source.stdout is not None
        order = Order(list(arguments), dict(environment), str(self.log), self._constants)
        source.stdin.write(msgspec.json.encode(order) + b"\n")
        source.stdin.flush()
        return Copy(int(source.stdout.readline()))


class Copy:
    """A process that somebody else has started and will bury."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._process = psutil.Process(pid)

    def poll(self) -> int | None:
        return None if self._process.is_running() else 0

    def terminate(self) -> None:
        if self._process.is_running():
            self._process.terminate()

    def kill(self) -> None:
        if self._process.is_running():
            self._process.kill()

    def wait(self, timeout: float | None = None) -> int | None:
        try:
            return self._process.wait(timeout)
        except psutil.TimeoutExpired as error:
            raise subprocess.TimeoutExpired(["wardroom"], timeout or 0) from error


@cache
def _source() -> subprocess.Popen[bytes]:
    """The process that is copied; it ends with this one, whose end closes its input."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.forked_server"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )


def _become(order: Order) -> Never:
    """Be a server as if the program had just been started."""
    from wardroom.cli import main

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(order.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for copied, known in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(copied, known)
    os.environ.clear()
    os.environ.update(order.environment)
    places = order.environment.get("PYTHONPATH", "").split(os.pathsep)
    sys.path[:0] = [place for place in places if place and place not in sys.path]
    for name, value in order.constants.items():
        module, _, constant = name.rpartition(".")
        assert hasattr(import_module(module), constant), f"There is no {name}."
        setattr(import_module(module), constant, value)
    sys.exit(main(order.arguments))


def _serve_copies() -> None:
    for module in IMPORTED:
        import_module(module)

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # reap children at once
    while line := sys.stdin.buffer.readline():
        if not (pid := os.fork()):
            _become(msgspec.json.decode(line, type=Order))
        print(pid, flush=True)


if __name__ == "__main__":
    _serve_copies()
