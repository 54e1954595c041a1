"""What the server tells of itself for Prometheus."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.conftest import eventually, run
from wardroom import __version__
from wardroom.client import HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.server.metrics import TAKEN_OVER
from wardroom.server.settings import database_address
from wardroom.server.store import ChairRow, Store, Summary, TableRow
from wardroom.server.store.migrations import NEWEST

Starter = Callable[..., ServerProcess]


async def figures(url: str) -> dict[str, float]:
    """All figures, by name and labels."""
    text = (await HttpClient(url).fetch("GET", "/metrics")).decode()
    rows = [row.rpartition(" ") for row in text.splitlines() if not row.startswith("#")]
    return {name: float(figure) for name, _, figure in rows}


def test_a_server_tells_of_its_tables_people_bus_database_and_chat(own_server: Starter) -> None:
    url = own_server().url

    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        await ania.open_table("pandemic", ["me", "open"])
        async with ania.join(table.id) as client:
            await client.say("Hello")

            async def counted() -> bool:
                return (await figures(url))["wardroom_people"] == 1

            await eventually(counted)
        seen = await figures(url)
        assert seen['wardroom_tables{status="open"}'] == 1
        assert seen['wardroom_tables{status="playing"}'] == 1
        assert seen['wardroom_tables{status="over"}'] == 0
        assert seen["wardroom_chat_lines_total"] == 1
        assert seen["wardroom_bus_up"] == 1
        assert seen['wardroom_database_seconds_count{work="read"}'] > 0
        assert seen['wardroom_database_seconds_sum{work="write"}'] > 0
        (build,) = [name for name in seen if name.startswith("wardroom_build_info")]
        assert f'version="{__version__}"' in build
        assert f'schema="{NEWEST}"' in build

    run(story())


def test_a_bus_that_does_not_answer_is_told(own_server: Starter, postgres: str) -> None:
    url = own_server("--database", postgres, "--bus", "redis://127.0.0.1:1/0").url
    assert run(figures(url))["wardroom_bus_up"] == 0


def test_a_table_that_another_process_led_counts_as_taken_over(tmp_path: Path) -> None:
    async def story() -> None:
        address = database_address(str(tmp_path / "tables.db"))
        one, other = Store(address, "one"), Store(address, "other")
        await asyncio.gather(one.open(), other.open())
        try:
            summary = Summary("playing", 0, time.time(), "0", None, True)
            chairs = (ChairRow(0, "p", None), ChairRow(1, None, "random"))
            row = TableRow(
                *("t", "pandemic", 1, {}, 7, None, True, "i", "p", 1.0, 1.0, summary, None, chairs)
            )
            await one.tables.add(row)
            before = TAKEN_OVER._value.get()
            await one.leases.take(["t"])
            await one.leases.take(["t"])
            assert TAKEN_OVER._value.get() == before, "nobody had led it"
            await other.leases.take(["t"])
            assert TAKEN_OVER._value.get() == before, "it is led by somebody who lives"
            await one.leases.give_back()
            await other.leases.take(["t"])
            await other.leases.take(["t"])
            assert TAKEN_OVER._value.get() == before + 1
        finally:
            await one.close()
            await other.close()

    run(story())
