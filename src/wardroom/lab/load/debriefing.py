"""Debriefs beside tables that are played at: how soon each is ready, and what moves notice of it.

Colleagues play games of Pandemic to their ends. Then the load of tables is measured twice: alone,
and for as long as the debriefs of these games take that are asked for one after the other.
"""

import asyncio
import subprocess
from collections.abc import Sequence
from contextlib import nullcontext
from threading import Timer
from time import perf_counter
from types import TracebackType
from typing import Final, Self

import msgspec
from msgspec import Struct

from wardroom.client import HttpClient
from wardroom.kernel import Record, WardroomError
from wardroom.lab.load import PATIENCE, Processes, Profile, load_command, measure, new_servers
from wardroom.lab.load.figures import LoadFigures
from wardroom.lab.load.generator import PANDEMIC
from wardroom.protocol import DebriefAnswer, TableCard

PLAYER: Final = "good"
SEATS: Final = 3
OPTIONS: Final = {"epidemics": "5", "consent": "automatic"}
_GAME_PATIENCE: Final = 300.0
_LONGEST: Final = 900.0
"""Seconds after which a debrief does not come any more; servers give up earlier."""
_GLANCE: Final = 0.25


class DebriefTime(Struct, frozen=True):
    """How long somebody waited for a debrief, in seconds, and of how many moves it was."""

    moves: int
    seconds: float


class DebriefFigures(Struct, frozen=True):
    """The same tables without and beside debriefs, and the debriefs."""

    alone: LoadFigures
    beside: LoadFigures
    debriefs: list[DebriefTime]


def bench_debriefs(
    debriefs: int,
    profile: Profile,
    url: str | None = None,
    processes: Processes | None = None,
) -> DebriefFigures:
    """Measure at the URL, or at new servers; debriefs are asked of the first of them."""
    started = Processes() if processes is None else processes
    with nullcontext([url]) if url is not None else new_servers(started) as urls:
        games = asyncio.run(_games(urls[0], debriefs))
        alone = measure(urls, profile, started.together)
        command = load_command(urls, profile, started.together)
        with _LoadProcess(command, profile.patience) as load:
            times = [asyncio.run(_debrief(person, table)) for person, table in games]
            return DebriefFigures(alone, load.end(), times)


class _LoadProcess:
    """A load that goes on until it is told to end; entered, it is being measured."""

    def __init__(self, command: Sequence[str], patience: float) -> None:
        self._patience = patience
        self._process = subprocess.Popen(
            [*command, "--until-told"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        # A killed process prints nothing more, so nobody waits forever.
        limit = Timer(self._patience, self._process.kill)
        limit.start()
        try:
            if not (self._process.stdout and self._process.stdout.readline()):
                raise WardroomError("The load broke off before it was measured.")
        except BaseException:
            self.__exit__(None, None, None)
            raise
        finally:
            limit.cancel()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.communicate()

    def end(self) -> LoadFigures:
        """What it came to."""
        told, _ = self._process.communicate(timeout=PATIENCE)
        if self._process.returncode != 0:
            raise WardroomError("The load broke off beside the debriefs.")
        return msgspec.json.decode(told, type=LoadFigures)


async def _games(url: str, number: int) -> Sequence[tuple[HttpClient, TableCard]]:
    """Games that colleagues have played for somebody, one after the other."""
    found = []
    for _ in range(number):
        person = await HttpClient.guest(url)
        card = await person.open_table(PANDEMIC, ["me"] * SEATS, OPTIONS)
        for chair in card.chairs:
            await person.stand_in(card.id, chair.seat, PLAYER)
        async with asyncio.timeout(_GAME_PATIENCE), person.join(card.id) as client:
            while client.ending is None:
                await asyncio.sleep(_GLANCE)
        found.append((person, card))
    return found


async def _debrief(person: HttpClient, card: TableCard) -> DebriefTime:
    """Ask as a page does, only more often, until it is ready."""
    moves = len(Record.read(await person.record(card.id)).moves)
    began = perf_counter()
    while perf_counter() - began < _LONGEST:
        answer = await person.ask("GET", f"/api/tables/{card.id}/debrief", DebriefAnswer)
        if answer.status == "ready":
            return DebriefTime(moves, perf_counter() - began)
        if answer.status == "unavailable":
            raise WardroomError(
                "The server cannot look back at Pandemic: `make native` builds what it needs."
                if answer.reason is not None
                else "The server gave up looking back; its log says why."
            )
        await asyncio.sleep(_GLANCE)
    raise WardroomError(f"A debrief was not ready after {_LONGEST:g} s.")
