"""How long a table waits for a hello, and what it blames on the client."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.conftest import run
from wardroom.protocol import Hello, encode
from wardroom.server.wire import table_handler


class Client:
    """Says some messages and then nothing more."""

    def __init__(self, *says: bytes) -> None:
        self.person = None
        self.seats: tuple[int, ...] = ()
        self.told: list[bytes] = []
        self._says = list(says)

    async def receive(self) -> bytes:
        if not self._says:
            await asyncio.Event().wait()
        return self._says.pop(0)

    def send(self, *messages: bytes) -> None:
        self.told += messages


async def greeted(client: Client, table: Any) -> None:
    services: Any = SimpleNamespace(
        settings=SimpleNamespace(limits=False), hub=SimpleNamespace(current=table)
    )
    connection: Any = client
    await table_handler.TableHandler(services, connection, "t").run()


def test_someone_who_says_no_hello_in_time_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_handler, "PATIENCE", 0.01)
    client = Client()
    run(greeted(client, None))
    assert b"Nobody said hello." in client.told[0]


def test_a_server_that_is_slow_to_answer_a_hello_does_not_say_there_was_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_handler, "PATIENCE", 0.01)

    async def slow(_: str) -> None:
        await asyncio.sleep(0.1)
        raise TimeoutError

    client = Client(encode(Hello()))
    run(greeted(client, slow))
    assert b"broken" in client.told[0]
