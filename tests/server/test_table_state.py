"""Watched tables are looked at now and then, many with one question to the database."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.conftest import run
from tests.server.test_elsewhere import Listener
from wardroom.kernel import game
from wardroom.server.features.administration.store import Administration
from wardroom.server.services import Services
from wardroom.server.settings import Settings
from wardroom.server.store import ChairRow, Draft, LogEntry, SeatChange, Store, Summary, TableRow
from wardroom.server.store.rows import MOVE, NamedTable
from wardroom.server.tables import table_state
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.table_cache import GONE


class Watcher(Listener):
    """Somebody who only watches, and with what the connection ended."""

    ended: int | None = None

    def __init__(self) -> None:
        super().__init__()
        self.person = None

    def end(self, code: int) -> None:
        self.ended = code


@asynccontextmanager
async def two_processes(address: str) -> AsyncIterator[tuple[Services, Store]]:
    """A server whose tables are looked at only when the test says so, and the store of another."""
    services = Services(Settings(database=address))
    elsewhere = Store(address, "another process")
    await services.open_tables()
    await elsewhere.open()
    try:
        yield services, elsewhere
    finally:
        await elsewhere.close()
        await services.close_tables()


async def watched(
    services: Services, number: int, status: str = "open"
) -> list[tuple[LiveTable, Watcher]]:
    """Tables for two with one seat taken, or both where they play; each with somebody watching."""
    rules, now, ann = game("pandemic"), time.time(), await services.store.people.add("Ann")
    found = []
    for count in range(number):
        begun = now if status == "playing" else None
        other = ChairRow(1, await services.store.people.add("Ben") if begun else None, None)
        row = TableRow(
            id=f"{count:04}{time.time_ns() % 10**12}",
            game="pandemic",
            edition=rules.edition,
            options=rules.settle({}, 2),
            seed=1,
            carried=None,
            public=True,
            invite="",
            owner=ann,
            made=now,
            begun=begun,
            summary=Summary(status, 0, now, "", None, False),
            rematch=None,
            chairs=(ChairRow(0, ann, None), other),
        )
        live, watcher = (
            await services.hub.cache.table(await services.store.tables.add(row)),
            Watcher(),
        )
        await live.welcome(watcher, None)
        found.append((live, watcher))
    return found


async def sits(store: Store, live: LiveTable, name: str) -> str:
    """Somebody sits down, as another process stores it."""
    person = await store.people.add(name)
    await store.tables.change(live.id, lambda _: SeatChange([ChairRow(1, person, None)]))
    return person


@contextmanager
def counted() -> Iterator[list[str]]:
    """The statements that any database is given meanwhile."""
    statements: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        statements.append(statement)

    sa.event.listen(sa.Engine, "before_cursor_execute", note)
    try:
        yield statements
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", note)


def test_many_tables_are_looked_at_with_few_questions(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_state, "AT_ONCE", 10)

    async def story() -> None:
        async with two_processes(address) as (services, _):
            await watched(services, 25)
            with counted() as statements:
                await services.bus_reader.look_after()
            selects = [one for one in statements if one.lstrip().startswith("SELECT")]
            assert len(selects) == 3 * 2, "their rows and how much was said, three times"

    run(story())


def test_whatever_another_process_has_changed_is_told(either: str) -> None:
    async def story() -> None:
        async with two_processes(either) as (services, elsewhere):
            waiting, seen, talking, gone = await watched(services, 4)
            (playing,) = await watched(services, 1, "playing")
            ben = await sits(elsewhere, waiting[0], "Ben")
            ann = seen[0].row.owner
            await elsewhere.tables.see({(seen[0].id, ann): time.time() + 25})
            await elsewhere.chat.add(talking[0].id, -1, "", "Anybody?", None)
            await Administration(elsewhere.database).delete_table(gone[0].id)
            await moves(elsewhere, playing[0])
            await services.bus_reader.look_after()
            assert waiting[0].row.chairs[1].person == ben
            assert waiting[0].names[ben] == "Ben"
            assert b"Ben" in waiting[1].told[-1]
            assert seen[0].is_here(ann)
            assert any(b"Anybody?" in message for message in talking[1].told)
            assert gone[1].ended == GONE
            assert gone[0] not in services.hub.cache.live()
            assert playing[0].step == 1
            assert [watcher.ended for _, watcher in (waiting, seen, talking, playing)] == [None] * 4

    run(story())


def test_nobody_is_told_again_what_they_know(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with two_processes(address) as (services, elsewhere):
            ((live, watcher),) = await watched(services, 1)
            await services.bus_reader.look_after()
            known = len(watcher.told)
            await services.bus_reader.look_after()
            assert len(watcher.told) == known
            soon = time.time() + 600
            await elsewhere.tables.see({(live.id, live.row.owner): soon})
            await services.bus_reader.look_after()
            assert len(watcher.told) == known + 1, "Ann is here"
            monkeypatch.setattr(time, "time", lambda: soon + 1)
            await services.bus_reader.look_after()
            assert len(watcher.told) == known + 2, "nobody has said so, but she is gone"

    run(story())


async def moves(store: Store, live: LiveTable) -> None:
    """Somebody moves at another process."""
    seat = live.table.waiting()[0]
    action = repr(live.table.legal(seat)[0])
    entry = LogEntry(1, MOVE, seat, action, 0, time.time(), None, None)
    summary = Summary("playing", 1, time.time(), str(seat), None, False)
    assert await store.logbook.add(Draft(live.id, (entry,), summary))


@pytest.mark.parametrize("how", ["told of a seat", "somebody is seen"])
def test_what_happens_during_the_look_is_not_undone_by_it(
    address: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_processes(address) as (services, elsewhere):
            ((live, _),) = await watched(services, 1)
            ann, find_all = live.row.owner, services.store.named_tables.find_all

            async def slow(ids: Sequence[str]) -> dict[str, NamedTable]:
                old = await find_all(ids)
                if how == "told of a seat":
                    await sits(elsewhere, live, "Ben")
                    await services.hub.refresh(live, tell=False)
                else:
                    services.hub.presence.see(live, ann, time.time() + 25)
                    while services.hub.presence.unnoted:
                        await asyncio.sleep(0.01)
                return old

            monkeypatch.setattr(services.store.named_tables, "find_all", slow)
            await services.bus_reader.look_after()
            if how == "told of a seat":
                assert live.row.chairs[1].person is not None
            else:
                assert live.is_here(ann)

    run(story())
