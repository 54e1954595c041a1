"""A server in a process of its own, for benches and trials: started, killed, started again."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType
from typing import Final, Protocol, Self

from wardroom.kernel import WardroomError

START_SECONDS: Final = 90.0
"""It takes one or two; on a machine with far more to do than processors, many."""
STOP_SECONDS: Final = 10.0
_GLANCE: Final = 0.02


class NotStarted(WardroomError):
    """The server did not come up."""


class Running(Protocol):
    """A process that was started."""

    @property
    def pid(self) -> int: ...
    def poll(self) -> int | None: ...
    def terminate(self) -> None: ...
    def kill(self) -> None: ...
    def wait(self, timeout: float | None = None) -> int | None: ...


class ServerProcess:
    """`wardroom serve` on a free port of this machine, with all it keeps in one folder."""

    def __init__(
        self,
        folder: Path,
        arguments: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.starts = 0
        self._arguments = arguments
        self._environment = {
            **os.environ,
            "WARDROOM_DATA": str(folder),
            **(environment or {}),
        }
        self._process: Running | None = None

    def __enter__(self) -> Self:
        self.start()
        try:
            self.wait_until_ready()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        if self._process is None:
            raise NotStarted("The server is not running.")
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it; it takes a moment until it answers."""
        arguments = [
            *("serve", "--host", "127.0.0.1", "--port", str(self.port)),
            *("--database", f"sqlite:///{self.folder / 'tables.db'}"),
            *self._arguments,
        ]
        self._process = self.launch(arguments, self._environment)
        self.starts += 1

    def launch(self, arguments: Sequence[str], environment: Mapping[str, str]) -> Running:
        """Run `wardroom` with these words; it writes into the log."""
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", "wardroom", *arguments],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def wait_until_ready(self) -> None:
        """Wait until it answers; NotStarted, with its last words, if it never does."""
        deadline = time.monotonic() + START_SECONDS
        while not self.answers():
            if not self.running or time.monotonic() > deadline:
                words = self.log.read_text(encoding="utf-8", errors="replace").strip()
                last = (words.splitlines() or ["it said nothing"])[-1]
                raise NotStarted(f"The server did not start: {last[:400]}")
            time.sleep(_GLANCE)

    def answers(self) -> bool:
        line = HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            line.request("GET", "/api/health")
            return line.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            line.close()

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> None:
        """Ask it to end, and see that it does."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
        self._process = None


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
