"""What whoever runs a server meets: processes that die, how often phones are woken."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psutil
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from tests.server.conftest import eventually, run
from wardroom.client import Visitor
from wardroom.lab.load.server_process import ServerProcess

Starter = Callable[..., ServerProcess]


def workers(server: ServerProcess) -> list[psutil.Process]:
    """The processes that serve under a supervisor."""
    return [
        child
        for child in psutil.Process(server.pid).children()
        if any("spawn_main" in word for word in child.cmdline())
    ]


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
        ania = await Visitor.guest(server.url, "Ania")
        assert (await ania.open_table("pandemic", ["me", "me"])).status == "playing"

    run(story())


class Counting(ClientConnection):
    """A connection that counts how often it is asked whether it is still there."""

    pings = 0

    def process_event(self, event: Any) -> None:
        if isinstance(event, Frame) and event.opcode is Opcode.PING:
            self.pings += 1
        super().process_event(event)


@pytest.mark.parametrize(("game", "often"), [("pandemic", False), ("rush-md", True)])
def test_phones_are_woken_often_only_where_a_clock_runs(url: str, game: str, often: bool) -> None:
    async def story() -> None:
        ania = await Visitor.guest(url, "Ania")
        table = await ania.open_table(game, ["me", "me"])
        address, headers = ania.socket_url(table.id), ania.headers()
        async with connect(
            address, additional_headers=headers, create_connection=Counting
        ) as connection:
            await connection.send(json.dumps({"type": "hello"}))
            with suppress(TimeoutError):
                async with asyncio.timeout(7):
                    async for _ in connection:
                        pass
            assert isinstance(connection, Counting)
            assert (connection.pings >= 2) if often else (connection.pings == 0)

    run(story())
