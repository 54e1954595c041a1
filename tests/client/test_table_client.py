"""The client against a server that drops connections: it resumes, and plays nothing twice."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest
from msgspec.json import Decoder, encode
from websockets.asyncio.server import ServerConnection, serve

from wardroom.client import Denied, TableClient, Unreachable
from wardroom.protocol import (
    Accepted,
    Chair,
    Entry,
    FromClient,
    FromServer,
    GameEvent,
    Hello,
    Hint,
    HintWanted,
    Moved,
    Offer,
    Ping,
    Play,
    Pong,
    Position,
    Refused,
    Said,
    TableCard,
    Welcome,
    Wrong,
)

ASK = Said("ask-action")
OFFER = Offer(0, "treat blue", Said("do-treat"))
CARD = TableCard(
    id="t1",
    game="pandemic",
    options={},
    chairs=[Chair(0, "person", "Ania", you=True)],
    status="playing",
    public=False,
    step=0,
    waiting=[0],
    your_turn=True,
    yours=True,
    created=0.0,
    moved=0.0,
)

_decoder = Decoder(FromClient)
Script = Callable[["Peer"], Awaitable[None]]


class Peer:
    """The server's side of one connection."""

    def __init__(self, connection: ServerConnection) -> None:
        self._connection = connection

    async def hears(self) -> FromClient:
        return _decoder.decode(await self._connection.recv(decode=False))

    async def says(self, *messages: FromServer) -> None:
        for message in messages:
            await self._connection.send(encode(message), text=True)

    async def drops(self) -> None:
        """Break off without a word, as a killed process does."""
        self._connection.transport.abort()

    async def closes(self, code: int, reason: str) -> None:
        await self._connection.close(code, reason)


def position(step: int, view: dict[str, Any] | None = None) -> Position:
    shown = {"turn": step} if view is None else view
    return Position(0, step, step, shown, [OFFER], ASK, [0], False)


def entry(step: int) -> Entry:
    return Entry(step, step, 0, [], 100.0 + step)


def welcome(step: int, since: int = 0) -> Welcome:
    entries = [entry(number) for number in range(since + 1, step + 1)]
    return Welcome(CARD, [0], position(step), since, [], entries, [], [], 0.0)


def moved(step: int, **changed: object) -> Moved:
    return Moved(entry(step), 0, changed, [OFFER], ASK, [0], False)


def meet(*scripts: Script, acts: Callable[[TableClient], Coroutine[Any, Any, None]]) -> None:
    """Each connection of the client is met by the next script; nothing may be left over."""

    async def run() -> None:
        waiting = list(scripts)

        async def greet(connection: ServerConnection) -> None:
            await waiting.pop(0)(Peer(connection))
            await connection.wait_closed()

        async with serve(greet, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            client = TableClient(f"ws://127.0.0.1:{port}/api/tables/t1/play", {}, patience=5)
            async with asyncio.timeout(10):
                await acts(client)
            assert waiting == []

    asyncio.run(run())


def test_changes_are_laid_over_the_view() -> None:
    async def server(peer: Peer) -> None:
        assert await peer.hears() == Hello()
        start = position(0, {"turn": 0, "rate": 2, "pawns": ["lima"]})
        await peer.says(Welcome(CARD, [0], start, 0, [], [], [], [], 0.0))
        events = [GameEvent("drive", {}, {"pawns": ["bogota"], "turn": 7})]
        played = Entry(1, 1, 0, events, 101.0)
        step = Moved(played, 0, {"turn": 1}, [], ASK, [], False)
        await peer.says(step)

    async def acts(client: TableClient) -> None:
        async with client:
            await client.until(lambda: client.step == 1)
            assert client.position is not None
            assert client.position.view == {"turn": 1, "rate": 2, "pawns": ["bogota"]}
            assert [one.step for one in client.entries] == [1]

    meet(server, acts=acts)


def test_a_move_that_was_not_acknowledged_is_sent_again_with_the_same_nonce() -> None:
    sent: list[FromClient] = []

    async def first(peer: Peer) -> None:
        await peer.hears()
        await peer.says(welcome(0))
        sent.append(await peer.hears())
        await peer.drops()

    async def second(peer: Peer) -> None:
        assert await peer.hears() == Hello(step=0)
        await peer.says(welcome(1))
        again = await peer.hears()
        assert isinstance(again, Play)
        sent.append(again)
        await peer.says(Accepted(again.nonce, 1))

    async def acts(client: TableClient) -> None:
        async with client:
            assert await client.play(OFFER) == 1
            assert client.step == 1
            assert client.connections == 2

    meet(first, second, acts=acts)
    assert sent[0] == sent[1]


def test_after_a_gap_only_what_was_missed_is_asked_for() -> None:
    async def first(peer: Peer) -> None:
        await peer.hears()
        await peer.says(welcome(2), moved(3))
        await peer.says(moved(5))

    async def second(peer: Peer) -> None:
        assert await peer.hears() == Hello(step=3)
        await peer.says(welcome(5, since=3))

    async def acts(client: TableClient) -> None:
        async with client:
            await client.until(lambda: client.step == 5)
            assert [one.step for one in client.entries] == [1, 2, 3, 4, 5]

    meet(first, second, acts=acts)


def test_a_refusal_is_raised_with_its_code_and_sentence() -> None:
    async def server(peer: Peer) -> None:
        await peer.hears()
        await peer.says(welcome(0))
        play = await peer.hears()
        assert isinstance(play, Play)
        await peer.says(Refused(play.nonce, "stale", "The table has moved on."))

    async def acts(client: TableClient) -> None:
        async with client:
            with pytest.raises(Denied, match=r"The table has moved on\.") as denied:
                await client.play("treat blue")
            assert denied.value.code == "stale"

    meet(server, acts=acts)


def test_someone_who_is_not_wanted_does_not_come_again() -> None:
    async def server(peer: Peer) -> None:
        await peer.hears()
        await peer.closes(1008, "This table is private.")

    async def acts(client: TableClient) -> None:
        with pytest.raises(Denied, match=r"This table is private\."):
            async with client:
                pass

    meet(server, acts=acts)


def test_the_reason_is_what_was_said_before_the_connection_was_closed() -> None:
    async def server(peer: Peer) -> None:
        await peer.hears()
        await peer.says(Wrong("private", "This table is private."))
        await peer.closes(4400, "")

    async def acts(client: TableClient) -> None:
        with pytest.raises(Denied, match=r"This table is private\.") as denied:
            async with client:
                pass
        assert denied.value.code == "private"

    meet(server, acts=acts)


def test_a_hint_that_was_lost_with_the_connection_is_not_waited_for() -> None:
    async def first(peer: Peer) -> None:
        await peer.hears()
        await peer.says(welcome(0))
        assert isinstance(await peer.hears(), HintWanted)
        await peer.drops()

    async def second(peer: Peer) -> None:
        await peer.hears()
        await peer.says(welcome(0))
        await peer.hears()
        await peer.says(Hint(0, OFFER, None))

    async def acts(client: TableClient) -> None:
        async with client:
            with pytest.raises(Unreachable, match="lost before the answer"):
                await client.hint()
            await client.until(lambda: client.connections == 2)
            assert (await client.hint()).offer == OFFER

    meet(first, second, acts=acts)


def test_a_question_that_is_given_up_stays_given_up_when_its_answer_comes_at_that_moment() -> None:
    answered = asyncio.Event()

    async def server(peer: Peer) -> None:
        await peer.hears()
        await peer.says(welcome(0))
        await peer.hears()
        answered.set()

    async def acts(client: TableClient) -> None:
        async with client:
            asking = asyncio.create_task(client.hint())
            await answered.wait()
            client._hints[0].set_result(Hint(0, OFFER, None))
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking

    meet(server, acts=acts)


def test_a_ping_is_answered() -> None:
    async def server(peer: Peer) -> None:
        await peer.hears()
        await peer.says(welcome(0))
        ping = await peer.hears()
        assert isinstance(ping, Ping)
        await peer.says(Pong(ping.sent, 5.0))

    async def acts(client: TableClient) -> None:
        async with client:
            assert (await client.ping()).now == 5.0

    meet(server, acts=acts)


def test_a_server_that_stays_away_is_told() -> None:
    async def run() -> None:
        client = TableClient("ws://127.0.0.1:9/", {}, patience=0.1)
        with pytest.raises(Unreachable, match="has not answered"):
            async with client:
                pass

    asyncio.run(run())
