"""What nobody wants any more goes by itself, and nothing else does."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.conftest import run
from tests.server.playing import two_people
from wardroom.client import HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.server.features.administration.cleaning import Cleaner
from wardroom.server.features.administration.store import Administration
from wardroom.server.settings import Settings, database_address
from wardroom.server.store import Store

DAY = 86400.0


async def houses(server: ServerProcess) -> dict[str, str]:
    """Tables of every kind, by what they are."""
    ania, bo, playing = await two_people(server.url)
    waiting = await ania.open_table("pandemic", ["me", "open"])
    deserted = await bo.open_table("pandemic", ["me", "colleague:random"])
    await bo.leave(deserted.id)
    await HttpClient.guest(server.url)
    await HttpClient.guest(server.url, "Cleo")
    return {"playing": playing, "waiting": waiting.id, "deserted": deserted.id}


def grown_old(server: ServerProcess, days: float) -> None:
    moment = time.time() - days * DAY
    with sqlite3.connect(server.folder / "tables.db") as opened:
        opened.execute("UPDATE tables SET made = ?, moved = ?", (moment, moment))
        opened.execute("UPDATE people SET made = ?", (moment,))


def left_in(server: ServerProcess) -> tuple[set[str], list[str]]:
    with sqlite3.connect(server.folder / "tables.db") as opened:
        tables = {row[0] for row in opened.execute("SELECT id FROM tables")}
        return tables, sorted(row[0] for row in opened.execute("SELECT name FROM people"))


async def cleaned(server: ServerProcess, days: float, **settings: float | None) -> None:
    """Let one process look, as it does at a heartbeat, when everything is so old."""
    grown_old(server, days)
    address = database_address(str(server.folder / "tables.db"))
    store = Store(address, "")
    await store.open()
    chosen = Settings(database=address, **settings)  # type: ignore[arg-type]
    await Cleaner(Administration(store.database), chosen).look()
    await store.close()


def test_litter_goes_after_a_month_and_games_with_people_stay(
    own_server: Callable[..., ServerProcess],
) -> None:
    server = own_server()
    made = run(houses(server))
    server.stop()
    run(cleaned(server, 29))
    assert left_in(server) == (set(made.values()), ["", "Ania", "Bo", "Cleo"])
    a_day_passes(server)
    run(cleaned(server, 31))
    assert left_in(server) == ({made["playing"]}, ["Ania", "Bo", "Cleo"])
    a_day_passes(server)
    run(cleaned(server, 400, keep=365 * DAY))
    assert left_in(server) == (set(), [])


def a_day_passes(server: ServerProcess) -> None:
    with sqlite3.connect(server.folder / "tables.db") as opened:
        opened.execute("UPDATE settings SET value = '0' WHERE name = 'cleaned'")


def test_a_server_that_shall_keep_everything_does_not_even_look(tmp_path: Path) -> None:
    address = database_address(str(tmp_path / "tables.db"))
    unopened, settings = Store(address, ""), Settings(database=address, litter=None)
    run(Cleaner(Administration(unopened.database), settings).look())
    assert (tmp_path / "tables.db").stat().st_size == 0


def test_one_process_of_all_cleans_and_once_a_day(tmp_path: Path) -> None:
    async def story() -> list[bool]:
        address = database_address(str(tmp_path / "tables.db"))
        stores = [Store(address, f"process {number}") for number in range(3)]
        for store in stores:
            await store.open()
        now = time.time()
        claims = [await Administration(store.database).claim_cleaning(now, DAY) for store in stores]
        claims.append(await Administration(stores[1].database).claim_cleaning(now + DAY / 2, DAY))
        claims.append(await Administration(stores[2].database).claim_cleaning(now + DAY, DAY))
        for store in stores:
            await store.close()
        return claims

    assert run(story()) == [True, False, False, False, True]


def test_little_is_deleted_at_once(own_server: Callable[..., ServerProcess]) -> None:
    server = own_server()

    async def story() -> tuple[int, int]:
        ania = await HttpClient.guest(server.url, "Ania")
        for _ in range(5):
            await ania.open_table("pandemic", ["me", "open"])
        grown_old(server, 99)
        store = Store(database_address(str(server.folder / "tables.db")), "")
        await store.open()
        tidied = await Administration(store.database).tidy(time.time() - DAY, 2)
        pruned = await Administration(store.database).prune(
            time.time() - DAY, also_campaigns=False, really=True, most=2
        )
        await store.close()
        return tidied.tables, pruned.tables

    assert run(story()) == (2, 2)
    assert len(left_in(server)[0]) == 1
