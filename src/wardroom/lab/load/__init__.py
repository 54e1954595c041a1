"""How much load a server can take: many tables of quick players over real sockets.

The load runs in a process of its own and reads of each message only what it needs, so that what is
measured is the server. Every move counts when the server has acknowledged it; its time is taken
from sending it to the moment the other player hears of it. Memory and processor time are those
that the server's own metrics tell.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from wardroom.kernel import WardroomError
from wardroom.kernel import game as find_game
from wardroom.lab.load.figures import LoadFigures
from wardroom.lab.load.generator import PANDEMIC
from wardroom.lab.load.server_process import ServerProcess

__all__ = ["LoadFigures", "Processes", "Profile", "bench_server"]

PATIENCE: Final = 60.0
"""Seconds for opening tables, besides one for each."""
UNHINDERED: Final = {"WARDROOM_LIMITS": "off", "WARDROOM_PACE": "0"}
"""The settings of a server that is measured."""


class Processes(NamedTuple):
    """How many processes are started, and what they share."""

    number: int = 1
    database: str | None = None
    bus: str | None = None
    together: bool = False
    """Those at one table come to the same process, as a proxy may see to."""

    @property
    def arguments(self) -> list[str]:
        """As `wardroom serve` takes them."""
        arguments: list[str] = []
        for name, place in (("--database", self.database), ("--bus", self.bus)):
            arguments += [] if place is None else [name, place]
        return arguments


class Profile(NamedTuple):
    """What is played at a server, and for how long."""

    tables: int
    rate: float = 0.0
    """Moves a second at each table; 0 is as many as it can take."""
    seconds: float = 10.0
    live: bool = False
    """Rush M.D., where all act at once, and not a game in turns."""
    game: str = PANDEMIC
    """What is played in turns."""

    @property
    def patience(self) -> float:
        """Seconds in which the tables must be open."""
        return PATIENCE + self.tables


def bench_server(
    profile: Profile, url: str | None = None, processes: Processes | None = None
) -> LoadFigures:
    """Measure the server at the URL, or a new one on a database of its own, or new processes that
    share one.
    """
    if find_game(profile.game).timed:
        raise WardroomError(f"{profile.game} is not played in turns; `--live` plays Rush M.D.")
    if url is not None:
        return measure([url], profile)
    started = Processes() if processes is None else processes
    with new_servers(started) as urls:
        return measure(urls, profile, started.together)


@contextmanager
def new_servers(processes: Processes) -> Iterator[list[str]]:
    """The addresses of servers that are there for a while, with a folder of their own."""
    with (
        tempfile.TemporaryDirectory(prefix="wardroom-bench-") as folder,
        ExitStack() as running,
    ):
        servers = [
            running.enter_context(ServerProcess(Path(folder), processes.arguments, UNHINDERED))
            for _ in range(processes.number)
        ]
        yield [server.url for server in servers]


def load_command(urls: Sequence[str], profile: Profile, together: bool = False) -> list[str]:
    """What puts the load on."""
    return [
        *(sys.executable, "-m", __name__, *urls, "--tables", str(profile.tables)),
        *("--rate", str(profile.rate), "--seconds", str(profile.seconds), "--game", profile.game),
        *(("--live",) if profile.live else ()),
        *(("--together",) if together else ()),
    ]


def measure(urls: Sequence[str], profile: Profile, together: bool = False) -> LoadFigures:
    """Put the load on for that many seconds."""
    try:
        ran = subprocess.run(
            load_command(urls, profile, together),
            capture_output=True,
            text=True,
            check=False,
            timeout=profile.seconds + profile.patience,
        )
    except subprocess.TimeoutExpired as error:
        raise WardroomError(
            f"{urls[0]} could not hold {profile.tables} tables: they never opened."
        ) from error
    if ran.returncode != 0:
        last = (ran.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise WardroomError(f"The load on {urls[0]} broke off: {last}")
    return msgspec.json.decode(ran.stdout, type=LoadFigures)
