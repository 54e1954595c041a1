"""The lobby: open tables, the own tables, live."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.conftest import run
from tests.server.playing import first_choice
from wardroom.client import HttpClient
from wardroom.protocol import Lobby


class Bench:
    """Somebody who sits in the lobby and listens."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.heard = 0

    async def until(self, true: Callable[[Lobby], bool]) -> Lobby:
        while True:
            message = await asyncio.wait_for(self._connection.recv(decode=False), 20)
            self.heard += 1
            lobby = msgspec.json.decode(message, type=Lobby)
            if true(lobby):
                return lobby


@asynccontextmanager
async def listening(person: HttpClient) -> AsyncIterator[Bench]:
    place = "ws" + person.url.removeprefix("http") + "/api/lobby"
    async with connect(place, additional_headers=person.headers(), max_queue=None) as connection:
        yield Bench(connection)


def test_open_tables_come_and_go_in_the_lobby(url: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
        async with listening(bo) as bench:
            table = await ania.open_table("pandemic", ["me", "open", "open"], public=True)
            hidden = await ania.open_table("pandemic", ["me", "open"])
            lobby = await bench.until(lambda lobby: any(c.id == table.id for c in lobby.open))
            card = next(card for card in lobby.open if card.id == table.id)
            assert card.invite is None
            assert not card.yours
            assert [chair.name for chair in card.chairs] == ["Ania", "", ""]
            await bo.sit(table.id)
            await bench.until(
                lambda lobby: any(card.id == table.id and card.chairs[1].you for card in lobby.mine)
            )
            await ania.begin(table.id)
            lobby = await bench.until(lambda lobby: all(c.id != table.id for c in lobby.open))
            assert all(card.id != hidden.id for card in lobby.open)
            assert lobby.people >= 1

    run(story())


def test_the_lobby_says_at_once_that_it_is_your_turn(url: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
        table = await ania.open_table("pandemic", ["me", "open"], public=True)
        await bo.sit(table.id)
        async with ania.join(table.id) as one, bo.join(table.id) as other:
            first, waiting = (one, bo) if one.asked else (other, ania)
            async with listening(waiting) as bench:
                await bench.until(lambda lobby: not lobby.mine[0].your_turn)
                while first.asked:
                    await first.play(first_choice(first))
                lobby = await bench.until(lambda lobby: lobby.mine[0].your_turn)
                assert lobby.mine[0].id == table.id

    run(story())


def test_many_moves_make_few_messages(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client, listening(ania) as bench:
            moves = 0
            while await client.turn():
                await client.play(first_choice(client))
                moves += 1
            await bench.until(lambda lobby: lobby.mine[0].status == "over")
            assert bench.heard < moves / 2

    run(story())


def test_somebody_without_a_name_may_look_too(url: str) -> None:
    async def story() -> None:
        async with listening(HttpClient(url)) as bench:
            lobby = await bench.until(lambda _: True)
            assert lobby.mine == []

    run(story())
