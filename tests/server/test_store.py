"""The store: races, rounds, troubles, migrations; on SQLite and, where it answers, PostgreSQL."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tests.server.conftest import run
from tests.server.playing import first_choice, refusal, wire
from wardroom.client import HttpClient
from wardroom.kernel import WardroomError
from wardroom.lab.load.server_process import ServerProcess
from wardroom.server.features.notices.store import NoticeStore
from wardroom.server.settings import database_address
from wardroom.server.store import (
    ChairRow,
    Draft,
    LogEntry,
    StorageError,
    Store,
    Summary,
    TableRow,
    logbook,
    migrations,
)
from wardroom.server.store import database as databases
from wardroom.server.store.rows import MOVE
from wardroom.server.store.schema import metadata
from wardroom.server.store.sqlite import Sqlite


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return database_address(str(tmp_path / "tables.db"))
    return database_address(request.getfixturevalue("postgres"))


def entry(step: int, nonce: str | None = None) -> LogEntry:
    return LogEntry(step, MOVE, 0, "pass", 0, time.time(), nonce, None)


def draft(table: str, *entries: LogEntry) -> Draft:
    summary = Summary("playing", entries[-1].step, time.time(), "0", None, False)
    return Draft(table, entries, summary)


async def new_table(store: Store, id: str) -> None:
    summary = Summary("playing", 0, time.time(), "0", None, False)
    chairs = (ChairRow(0, "p", None), ChairRow(1, None, "random"))
    row = TableRow(id, "pandemic", 1, {}, 7, None, True, "i", "p", 1.0, 1.0, summary, None, chairs)
    await store.tables.add(row)


def stories(address: str, number: int, story: Callable[..., Coroutine[Any, Any, None]]) -> None:
    """A story with so many stores on one database, as processes have them."""

    async def happen() -> None:
        opened = [Store(address, f"process {count}") for count in range(number)]
        await asyncio.gather(*(store.open() for store in opened))
        try:
            await story(*opened)
        finally:
            for store in opened:
                await store.close()

    run(happen())


def test_stores_that_start_together_agree_on_everything(address: str) -> None:
    async def story(*stores: Store) -> None:
        keys = await asyncio.gather(*(store.people.key() for store in stores))
        assert len(set(keys)) == 1

    stories(address, 4, story)


def test_the_migrations_make_what_the_schema_says(address: str) -> None:
    def differences(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def story(store: Store) -> None:
        assert await store.database.read(differences) == []

    stories(address, 1, story)


def test_the_newest_migration_is_known_without_alembic() -> None:
    assert _history().get_current_head() == migrations.NEWEST


def test_migrations_are_numbered_in_the_order_in_which_they_are_applied() -> None:
    steps = [Path(step.path).stem for step in _history().walk_revisions()]
    revisions = [step.revision for step in _history().walk_revisions()]
    numbered = [f"{number:04}_{name}" for number, name in enumerate(reversed(revisions), start=1)]
    assert steps == numbered[::-1]


def _history() -> ScriptDirectory:
    return ScriptDirectory(str(Path(migrations.__file__).parent))


def test_of_all_who_race_for_a_step_one_wins(address: str) -> None:
    async def story(*stores: Store) -> None:
        id = f"race{time.time_ns() % 10**9}"
        await new_table(stores[0], id)
        for step in range(1, 6):
            won = await asyncio.gather(
                *(
                    store.logbook.add(draft(id, entry(step, f"{number}-{step}")))
                    for number, store in enumerate(stores)
                )
            )
            assert sorted(won) == [False, False, True]
        assert [stored.step for stored in await stores[0].logbook.read(id)] == [1, 2, 3, 4, 5]
        assert await stores[1].logbook.steps([id]) == {id: 5}

    stories(address, 3, story)


def test_a_nonce_is_stored_once(address: str) -> None:
    async def story(store: Store) -> None:
        id = f"nonce{time.time_ns() % 10**9}"
        await new_table(store, id)
        assert await store.logbook.add(draft(id, entry(1, "n")))
        assert not await store.logbook.add(draft(id, entry(2, "n")))
        assert [stored.step for stored in await store.logbook.read(id)] == [1]

    stories(address, 1, story)


def test_entries_that_belong_together_stand_or_fall_together(address: str) -> None:
    async def story(one: Store, other: Store) -> None:
        id = f"undo{time.time_ns() % 10**9}"
        await new_table(one, id)
        assert await one.logbook.add(draft(id, entry(1)))
        assert not await other.logbook.add(draft(id, entry(1), entry(2)))
        assert [stored.step for stored in await one.logbook.read(id)] == [1]
        assert await other.logbook.add(draft(id, entry(2), entry(3)))
        assert [stored.step for stored in await one.logbook.read(id, 1)] == [2, 3]

    stories(address, 2, story)


def test_what_many_tables_want_to_write_goes_to_the_disk_together(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: Store) -> None:
        ids = [f"t{number}x{time.time_ns() % 10**6}" for number in range(40)]
        for id in ids:
            await new_table(store, id)
        rounds = []
        writing = store.database.write_rows

        async def counted(*changes: Any) -> None:
            rounds.append(changes)
            await writing(*changes)

        monkeypatch.setattr(store.database, "write_rows", counted)
        for step in (1, 2, 3):
            won = await asyncio.gather(*(store.logbook.add(draft(id, entry(step))) for id in ids))
            assert all(won)
        assert len(rounds) <= 6

    stories(address, 1, story)


def test_what_comes_soon_after_a_round_shares_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logbook, "_APART", 30.0)
    sleep = asyncio.sleep

    async def story(store: Store) -> None:
        naps: list[float] = []
        over = asyncio.Event()

        async def nap(seconds: float) -> None:
            """What would last until the next round lasts until the test says so."""
            if seconds < 20:
                await sleep(seconds)
                return
            naps.append(seconds)
            await over.wait()

        ids = [f"t{number}" for number in range(4)]
        for id in ids:
            await new_table(store, id)
        rounds: list[int] = []
        writing = store.database.write_rows

        async def counted(*changes: Any) -> None:
            rounds.append(len(changes[0].rows))
            await writing(*changes)

        monkeypatch.setattr(store.database, "write_rows", counted)
        monkeypatch.setattr(asyncio, "sleep", nap)
        assert await store.logbook.add(draft(ids[0], entry(1)))
        assert naps == [], "a quiet server answers at once"
        later = [store.logbook.add(draft(id, entry(1))) for id in ids[1:]]
        while not naps:
            await sleep(0.01)
        over.set()
        assert await asyncio.gather(*later) == [True] * 3
        assert rounds == [1, 3]

    stories(f"sqlite:///{tmp_path / 'one.db'}", 1, story)


def test_a_lease_is_held_by_one_until_it_is_given_back(address: str) -> None:
    async def story(one: Store, other: Store) -> None:
        id = f"lease{time.time_ns() % 10**9}"
        await new_table(one, id)
        summary = Summary("playing", 0, time.time(), "1", None, True)
        await one.tables.summarise(id, summary)
        assert id in await one.leases.abandoned(1000)
        assert await one.leases.take([id]) == {id}
        assert await one.leases.take([id, "nothing"]) == {id}
        assert await other.leases.take([id]) == set()
        assert id not in await other.leases.abandoned(1000)
        await one.leases.give_back()
        assert await other.leases.take([id])

    stories(address, 2, story)


def test_the_chat_of_a_group_is_told_of_the_rematch_too(address: str) -> None:
    async def story(store: Store) -> None:
        played, again, third = (f"{name}{time.time_ns() % 10**9}" for name in ("a", "b", "c"))
        await new_table(store, played)
        await NoticeStore(store.database).set_webhook(played, "https://chat.example/us", "pl")
        row = await store.tables.find(played)
        assert row is not None
        assert await store.tables.add(row._replace(id=again), after=played) == again
        assert await NoticeStore(store.database).webhook(again) == ("https://chat.example/us", "pl")
        assert await store.tables.add(row._replace(id=third), after=played) == again
        assert await NoticeStore(store.database).webhook(third) is None

    stories(address, 1, story)


def test_many_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    """SQLite says at once that a file is busy which others are just opening or closing."""

    def one(database: Sqlite) -> Any:
        return database._reading(lambda connection: connection.scalar(sa.text("SELECT 1")))

    for number in range(40):
        address = database_address(str(tmp_path / f"{number}.db"))
        with ThreadPoolExecutor(4) as threads:
            assert list(threads.map(one, [Sqlite(address) for _ in range(4)])) == [1] * 4


def test_a_locked_database_is_trouble_and_then_it_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "PATIENCE", 0.2)
    file = tmp_path / "tables.db"

    async def story(store: Store) -> None:
        await new_table(store, "t")
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError):
            await store.logbook.add(draft("t", entry(1, "n")))
        assert await store.logbook.read("t") == []
        other.execute("ROLLBACK")
        other.close()
        assert await store.logbook.add(draft("t", entry(1, "n")))

    stories(database_address(str(file)), 1, story)


def test_a_full_disk_is_trouble_and_then_it_is_not(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def story(store: Store) -> None:
        await new_table(store, "t")

        database = cast(Sqlite, store.database)

        def limit(pages: int) -> None:
            database._write_rows([(f"PRAGMA max_page_count={pages}", [])])

        limit(1)
        step = 0
        error_ = None
        while error_ is None and step < 5000:
            step += 1
            try:
                await store.logbook.add(draft("t", entry(step, f"n{step}")))
            except StorageError as error:
                error_ = error
        assert error_ is not None
        stored = await store.logbook.read("t")
        assert [row.step for row in stored] == list(range(1, step))
        limit(1_000_000)
        assert await store.logbook.add(draft("t", entry(step, f"n{step}")))

    stories(database_address(str(file)), 1, story)


def test_what_cannot_be_stored_is_refused_and_told_to_nobody(
    own_server: Callable[..., ServerProcess],
) -> None:
    server = own_server()
    file = server.folder / "tables.db"

    def store_nothing(nothing: bool) -> None:
        database = sqlite3.connect(file, isolation_level=None)
        database.execute(
            "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'full'); END"
            if nothing
            else "DROP TRIGGER full"
        )
        database.close()

    async def story() -> None:
        ania, bo = await HttpClient.guest(server.url), await HttpClient.guest(server.url)
        table = await ania.open_table("pandemic", ["me", "me"], public=True)
        async with bo.join(table.id) as watching, ania.join(table.id) as client:
            await client.play(first_choice(client))
            store_nothing(True)
            assert await refusal(client.play(first_choice(client))) == "storage"
            await watching.ping()
            assert watching.step == 1
            store_nothing(False)
            assert await client.play(first_choice(client)) == 2
            await watching.until(lambda: watching.step == 2)
            assert [seen.step for seen in watching.entries] == [1, 2]
            async with wire(ania, table.id) as socket:
                await socket.says({"type": "hello"})
                assert (await socket.hears("welcome"))["position"]["ply"] == 2

    run(story())


def test_a_newer_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    place = tmp_path / "tables.db"

    async def open_it() -> None:
        store = Store(database_address(str(place)), "")
        await store.open()
        await store.close()

    run(open_it())
    with sqlite3.connect(place) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'tomorrow'")
    with pytest.raises(WardroomError, match=r"newer version of Wardroom \(tomorrow\)"):
        run(open_it())


def test_someone_who_has_not_heard_that_a_game_began_does_not_undo_it(address: str) -> None:
    async def story(store: Store) -> None:
        id = f"late{time.time_ns() % 10**12}"
        await new_table(store, id)
        late = Summary("open", 0, time.time(), "", None, False)
        await store.tables.summarise(id, late)
        row = await store.tables.find(id)
        assert row is not None
        assert row.summary.status == "playing"

    stories(address, 1, story)
