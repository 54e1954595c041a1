"""What hosts meet: processes that die, a bus that is down, how a server is."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from tests.server.conftest import REDIS, eventually, run
from tests.server.playing import play_on, two_people
from tests.server.test_colleagues import thinkers
from wardroom.client import Denied, HttpClient
from wardroom.lab.load.server_process import ServerProcess, free_port

Starter = Callable[..., ServerProcess]


def workers(server: ServerProcess) -> list[psutil.Process]:
    """The processes that serve under a supervisor."""
    return [
        child
        for child in psutil.Process(server.pid).children()
        if any("spawn_main" in word for word in child.cmdline())
    ]


async def health(server: ServerProcess) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(await HttpClient(server.url).fetch("GET", "/api/health"))
    return told


def test_a_worker_that_dies_is_told_of_in_the_log_and_replaced(
    own_server: Starter, postgres: str
) -> None:
    server = own_server("--database", postgres, "--workers", "2")

    async def story() -> None:
        async def both_serve() -> bool:
            return len(workers(server)) == 2

        await eventually(both_serve)
        killed = workers(server)[0]
        killed.kill()

        async def is_told() -> bool:
            words = server.log.read_text(encoding="utf-8")
            return f"Child process [{killed.pid}] died" in words

        await eventually(is_told)

        async def is_replaced() -> bool:
            others = [worker.pid for worker in workers(server)]
            return len(others) == 2 and killed.pid not in others

        await eventually(is_replaced)
        # The survivor may not have finished starting either: a process is there before it serves.
        await asyncio.to_thread(server.wait_until_ready)
        ania = await HttpClient.guest(server.url, "Ania")
        assert (await ania.open_table("pandemic", ["me", "me"])).status == "playing"

    run(story())


def test_health_tells_how_many_think(own_server: Starter) -> None:
    server = own_server(WARDROOM_THINKERS="2")

    async def story() -> None:
        told = await health(server)
        assert told["thinkers"] == "2 of 2"
        assert (told["status"], told["database"], told["bus"]) == ("well", "up", "none")
        assert {"schema", "version"} <= told.keys()
        thinkers(server)[0].kill()

        async def is_missed() -> bool:
            return bool((await health(server))["thinkers"] == "1 of 2")

        await eventually(is_missed)
        assert (await health(server))["status"] == "well", "the next question starts another"

    run(story())


def test_a_database_that_takes_no_moves_is_not_ready_though_it_can_be_read(
    own_server: Starter, tmp_path: Path
) -> None:
    server = own_server(
        constants={
            "wardroom.server.store.database.PATIENCE": 0.05,
            "wardroom.server.store.base.PROBED_EVERY": 0.0,
        }
    )

    async def story() -> None:
        assert (await health(server))["database"] == "up"
        await HttpClient(server.url).fetch("GET", "/api/ready")
        # As on a full disk, what is there can be read.
        with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Denied):
                await HttpClient(server.url).fetch("GET", "/api/ready")
            told = await health(server)
            assert (told["status"], told["database"]) == ("limping", "read-only")
        await HttpClient(server.url).fetch("GET", "/api/ready")

    run(story())


class Relay:
    """A Redis that can be cut off: a port that passes everything on, or does not."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}/0"
        self._lines: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def mend(self) -> None:
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", self.port)

    async def cut(self) -> None:
        assert self._server is not None
        self._server.close()
        for line in self._lines:
            line.transport.abort()
        self._lines.clear()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        parts = urlsplit(REDIS)
        self._lines.add(writer)
        there, back = await asyncio.open_connection(parts.hostname, parts.port or 6379)
        self._lines.add(back)
        await asyncio.gather(self._copy(reader, back), self._copy(there, writer))

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError):
                while data := await reader.read(65536):
                    writer.write(data)
                    await writer.drain()
        finally:
            writer.close()


async def hears_others(server: ServerProcess) -> bool:
    """Is the bus of a process up? Ready for people it is either way."""
    told: dict[str, Any] = json.loads(await HttpClient(server.url).fetch("GET", "/api/ready"))
    assert told["status"] == ("well" if told["bus"] == "up" else "limping")
    return bool(told["bus"] == "up")


def test_without_the_bus_everything_still_arrives_and_once(
    own_server: Starter, postgres: str, redis: str, tmp_path: Path
) -> None:
    relay = Relay()
    way = ("--database", postgres, "--bus", relay.address)
    (tmp_path / "other").mkdir()
    # What arrives although nobody's heart beats was looked for because the bus is down.
    still = {"wardroom.server.tables.heartbeat.HEARTBEAT": 3600.0}
    one = own_server(*way, constants=still)
    other = own_server(*way, folder=tmp_path / "other", constants=still)

    async def story() -> None:
        assert not await hears_others(one), "its bus does not answer yet"
        assert ((await health(one))["status"], (await health(one))["bus"]) == ("limping", "down")
        await relay.mend()
        for server in (one, other):
            await eventually(partial(hears_others, server))
        ania, bo, table = await two_people(one.url)
        there = await HttpClient.guest(other.url, cookie=bo.cookie)
        async with ania.join(table) as here, there.join(table) as far:
            await here.say("one")
            await far.until(lambda: len(far.chat) == 1)
            await relay.cut()

            async def is_down() -> bool:
                return not await hears_others(one) and not await hears_others(other)

            await eventually(is_down)
            mover, watcher = (here, far) if here.position.waiting == [0] else (far, here)
            step = mover.step
            await play_on(mover, 1)
            await here.say("two")
            await watcher.until(lambda: watcher.step > step)
            await far.until(lambda: len(far.chat) == 2)
            await relay.mend()
            for server in (one, other):
                await eventually(partial(hears_others, server))
            await far.say("three")
            await here.until(lambda: len(here.chat) == 3)
            for client in (here, far):
                assert [line.text for line in client.chat] == ["one", "two", "three"]
        await relay.cut()

    run(story(), 120)
    words = one.log.read_text(encoding="utf-8")
    assert words.count("bus down") <= 3, "said once for each time, not every second"
    assert "bus up again" in words


class Counting(ClientConnection):
    """A connection that counts how often it is asked whether it is still there."""

    pings = 0

    def process_event(self, event: Any) -> None:
        if isinstance(event, Frame) and event.opcode is Opcode.PING:
            self.pings += 1
        super().process_event(event)


@asynccontextmanager
async def counted(person: HttpClient, game: str) -> AsyncIterator[Counting]:
    """A connection at a new table of a game."""
    table = await person.open_table(game, ["me", "me"])
    async with connect(
        person.socket_url(table.id),
        additional_headers=person.headers(),
        create_connection=Counting,
        max_queue=None,
    ) as connection:
        assert isinstance(connection, Counting)
        await connection.send(json.dumps({"type": "hello"}))
        yield connection


def test_phones_are_woken_often_only_where_a_clock_runs(own_server: Starter) -> None:
    url = own_server(constants={"wardroom.server.websocket.connection.OFTEN": 0.2}).url

    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        async with counted(ania, "pandemic") as quiet, counted(ania, "rush-md") as ticking:

            async def woken_often() -> bool:
                return ticking.pings >= 3

            await eventually(woken_often)
            assert quiet.pings == 0

    run(story())
