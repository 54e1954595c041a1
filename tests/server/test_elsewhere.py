"""Moves that another process has stored, at a table that is in the memory of this one."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any, cast

import pytest

from tests.server.conftest import run
from wardroom.kernel import game
from wardroom.server import bus as bus_module
from wardroom.server.bus import Bus, SignedOut
from wardroom.server.store import ChairRow, LogEntry, Summary, TableRow
from wardroom.server.store.logbook import Logbook
from wardroom.server.store.rows import MOVE
from wardroom.server.tables.live_table import LiveTable


class SharedLog:
    """What all processes have written."""

    def __init__(self) -> None:
        self.entries: list[LogEntry] = []

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        return self.entries[after:]


class Listener:
    """Somebody at the table, and how often they were told something."""

    silence = 0.0
    shows_pages = False

    def __init__(self) -> None:
        self.person: str | None = "ann"
        self.seats: tuple[int, ...] = ()
        self.told: list[bytes] = []

    def watch(self, closely: bool) -> None: ...
    def send(self, *messages: bytes) -> None:
        self.told += messages

    def end(self, code: int) -> None: ...


class Nobody:
    def added(self, live: LiveTable, entries: Sequence[LogEntry]) -> None: ...


def table_of(log: SharedLog, colleague: str | None = None) -> LiveTable:
    rules, now = game("pandemic"), time.time()
    chairs = (ChairRow(0, "ann", None), ChairRow(1, None if colleague else "ben", colleague))
    row = TableRow(
        id="one",
        game="pandemic",
        edition=rules.edition,
        options=rules.settle({}, len(chairs)),
        seed=1,
        carried=None,
        public=False,
        invite="",
        owner="ann",
        made=now,
        begun=now,
        summary=Summary("playing", 0, now, "", None, False),
        rematch=None,
        chairs=chairs,
    )
    return LiveTable(row, {"ann": "Ann", "ben": "Ben"}, (), cast(Logbook, log), Nobody())


def moved_elsewhere(log: SharedLog, live: LiveTable) -> LogEntry:
    seat = live.table.waiting()[0]
    action = repr(live.table.legal(seat)[0])
    entry = LogEntry(len(log.entries) + 1, MOVE, seat, action, 0, time.time(), None, None)
    log.entries.append(entry)
    return entry


def test_a_move_elsewhere_is_not_played_here_while_nobody_is_here() -> None:
    async def story() -> None:
        log = SharedLog()
        live = table_of(log)
        await live.catch_up([])
        assert live.is_idle
        moved_elsewhere(log, live)
        live.suspend()
        assert live.step == 0
        await live.resume()
        assert live.step == 1
        assert live.row.summary.step == 1

    run(story())


def test_someone_who_comes_is_shown_what_was_let_be() -> None:
    async def story() -> None:
        log, ann = SharedLog(), Listener()
        live = table_of(log)
        await live.catch_up([])
        moved_elsewhere(log, live)
        live.suspend()
        await live.welcome(ann, None)
        assert live.step == 1
        assert not live.is_idle

    run(story())


def test_a_move_elsewhere_concerns_those_who_watch_and_colleagues() -> None:
    async def story() -> None:
        log, ann = SharedLog(), Listener()
        live = table_of(log)
        await live.welcome(ann, None)
        assert not live.is_idle
        before = len(ann.told)
        await live.catch_up([moved_elsewhere(log, live)])
        assert len(ann.told) == before + 1
        assert not table_of(SharedLog(), colleague="random").is_idle

    run(story())


def test_a_move_is_hurried_to_where_somebody_has_the_table_open() -> None:
    async def story() -> None:
        live, ann = table_of(SharedLog()), Listener()
        await live.welcome(ann, None)
        live.see("ann", time.time() + 25)
        assert not live.is_followed_elsewhere
        live.see("ben", time.time() + 25)
        assert live.is_followed_elsewhere, "Ben is here, but not at this process"
        live.see("ben", time.time() - 1)
        live.watching.set_elsewhere("another", [""])
        assert live.is_followed_elsewhere, "somebody without a name watches there"
        live.watching.set_elsewhere("another", [])
        assert not live.is_followed_elsewhere
        assert table_of(SharedLog(), colleague="random").is_followed_elsewhere

    run(story())


class Line:
    """A bus that keeps what is sent."""

    def __init__(self) -> None:
        self.envelopes: asyncio.Queue[bytes] = asyncio.Queue()

    async def on_startup(self) -> None: ...
    async def on_shutdown(self) -> None: ...
    async def subscribe(self, channels: object) -> None: ...
    async def publish(self, data: bytes, channels: object) -> None:
        self.envelopes.put_nowait(data)

    async def stream_events(self) -> AsyncIterator[Any]:
        await asyncio.Event().wait()
        yield None


def test_what_nobody_waits_for_travels_together_and_in_its_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = Line()
    monkeypatch.setattr(bus_module, "_backend", lambda _: line)

    async def nothing(*_: object) -> None: ...

    async def story() -> None:
        bus = Bus("redis://nowhere", "me")
        bus.start("secret", nothing, nothing)
        monkeypatch.setattr(bus_module, "_UNHURRIED", 3600.0)
        bus.tell(SignedOut("one"), hurry=False)
        bus.tell(SignedOut("two"), hurry=False)
        bus.tell(SignedOut("three"))
        first = await line.envelopes.get()
        places = [first.index(name) for name in (b"one", b"two", b"three")]
        assert places == sorted(places)
        monkeypatch.setattr(bus_module, "_UNHURRIED", 0.01)
        bus.tell(SignedOut("four"), hurry=False)
        assert b"four" in await line.envelopes.get()
        await bus.close()

    run(story())
