"""Tables that were dealt by an earlier edition of a game go on by its rules."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from tests.server.conftest import run
from tests.server.playing import first_choice, play_on
from wardroom import Record, Table, game
from wardroom.client import HttpClient
from wardroom.lab.load.server_process import ServerProcess


def test_a_stored_table_of_an_earlier_edition_goes_on(
    own_server: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    """A server whose games have been raised since it was stored."""
    server = own_server()

    async def begun() -> tuple[HttpClient, str]:
        ania = await HttpClient.guest(server.url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client:
            await client.play(first_choice(client))
        return ania, table.id

    async def finished(ania: HttpClient, table: str) -> Record:
        async with ania.join(table) as client:
            assert client.step == 1
            await play_on(client)
        return Record.read(await ania.record(table))

    ania, table = run(begun())
    server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE tables SET edition = 1 WHERE id = ?", (table,))
    server.start()
    server.wait_until_ready()
    record = run(finished(ania, table))
    assert record.edition == 1 < game("pandemic").edition
    assert Table.resume(record).outcome() is not None
