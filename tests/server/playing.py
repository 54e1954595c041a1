"""A small vocabulary for games over sockets."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.conftest import eventually
from wardroom.client import Denied, HttpClient, TableClient
from wardroom.protocol import Offer


def first_choice(client: TableClient) -> Offer:
    """The first thing the person who is asked could do."""
    position = client.position
    assert position is not None
    return next(offer for offer in position.legal if offer.seat in position.waiting)


async def play_on(client: TableClient, moves: int = 100_000) -> None:
    """Always do the first thing, so many times or until the end; again if somebody interjects."""
    while moves and await client.turn():
        try:
            await client.play(first_choice(client))
            moves -= 1
        except Denied as denied:
            if denied.code != "stale":
                raise


async def play_out(*clients: TableClient) -> None:
    """All of them play until the game is over."""
    await asyncio.gather(*(play_on(client) for client in clients))


async def refusal(asked: Awaitable[Any]) -> str:
    """The code with which something is refused."""
    with pytest.raises(Denied) as refused:
        await asked
    return refused.value.code


async def two_people(url: str, **options: str) -> tuple[HttpClient, HttpClient, str]:
    """Two people at a public table of Pandemic that has begun."""
    ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
    table = await ania.open_table("pandemic", ["me", "open"], options, public=True)
    await bo.sit(table.id)
    return ania, bo, table.id


class Wire:
    """A bare socket, for those who do not keep to the rules."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def says(self, message: Any) -> None:
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        await self._connection.send(text)

    async def hears(self, *kinds: str) -> dict[str, Any]:
        """The next message, or the next of these kinds."""
        while True:
            message: dict[str, Any] = json.loads(
                await asyncio.wait_for(self._connection.recv(), 60)
            )
            if not kinds or message["type"] in kinds:
                return message

    def goes_dead(self) -> None:
        """Neither read nor answer, as when the network is gone."""
        self._connection.transport.pause_reading()

    def comes_alive(self) -> None:
        self._connection.transport.resume_reading()

    async def is_closed(self) -> int:
        """The code with which the server closes the socket."""
        await asyncio.wait_for(self._connection.wait_closed(), 60)
        return self._connection.close_code or 0


@asynccontextmanager
async def wire(person: HttpClient, table: str, **headers: str) -> AsyncIterator[Wire]:
    """A bare socket of a person at a table."""
    async with connect(
        person.socket_url(table),
        additional_headers={**person.headers(), **headers},
        max_queue=None,
    ) as connection:
        yield Wire(connection)


async def greeted(*wires: Wire) -> dict[str, Any]:
    """The position that the first is welcomed with, once all have been."""
    for each in wires:
        await each.says({"type": "hello"})
    welcomes = [await each.hears("welcome") for each in wires]
    position: dict[str, Any] = welcomes[0]["position"]
    return position


async def asked_without_end(url: str, question: dict[str, Any], answer: str) -> None:
    """A question that is asked too often is refused, and answered again a little later."""
    ania, _, table = await two_people(url)
    async with wire(ania, table) as socket:
        await socket.says({"type": "hello"})
        await socket.hears("welcome")
        for number in range(40):
            await socket.says({**question, "nonce": str(number)})
        assert (await socket.hears("refused"))["code"] == "too-fast"

        async def answered() -> bool:
            nonce = f"later-{next(tries)}"
            await socket.says({**question, "nonce": nonce})
            told = await socket.hears(answer, "refused")
            while told["nonce"] != nonce:
                told = await socket.hears(answer, "refused")
            return bool(told["type"] == answer)

        tries = itertools.count()
        await eventually(answered)
