"""What lies ahead: asked over the socket, answered for the seat, and kept out of views."""

from collections.abc import Callable
from typing import Any

from tests.server.conftest import run
from tests.server.playing import asked_without_end, play_on, refusal, two_people, wire
from wardroom.client import HttpClient, TableClient
from wardroom.kernel import Plain, Record, Table, foresee
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import SPECTATOR_SEAT, RecordLook, RecordText


async def ahead(client: TableClient) -> Plain:
    """What lies ahead of the position in which the client is."""
    answer = await client.prospects()
    assert answer.step == client.step
    assert client.position is not None
    assert answer.seat == client.position.seat
    assert answer.prospects is not None
    return answer.prospects


def test_someone_who_asks_is_told_the_chances_and_the_ways(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with ania.join(table) as one, bo.join(table) as other:
            told = await ahead(one)
            assert told == await ahead(other)
            assert one.position is not None
            assert not told.keys() & one.position.view.keys()
            assert told["away"][0]["atlanta"] == 0
            assert len(told["drawn_before"]) == len(told["breaks_out_before"]) == 2
            asked = one if one.asked else other
            await play_on(asked, moves=1)
            await one.until(lambda: one.step == 1)
            await other.until(lambda: other.step == 1)
            assert await ahead(one) == await ahead(other)

    run(story())


def test_those_who_watch_may_ask_too_but_learn_nothing_of_closed_hands(url: str) -> None:
    async def story() -> None:
        ania, _, table = await two_people(url, hands="closed")
        cai = await HttpClient.guest(url, "Cai")
        async with ania.join(table) as client, cai.join(table) as watching:
            assert (await watching.prospects()).seat == SPECTATOR_SEAT
            told, seen = await ahead(client), await ahead(watching)
            assert (bool(told["shortcuts"][0]), told["shortcuts"][1]) == (True, {})
            assert seen == {**told, "shortcuts": [{}, {}]}

    run(story())


def test_a_game_whose_views_say_it_all_has_nothing_to_add(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("quarantine", ["me", "me"])
        async with ania.join(table.id) as client:
            assert (await client.prospects()).prospects is None

    run(story())


def test_a_moment_that_is_looked_back_at_and_a_record_come_with_theirs(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client:
            first = await ahead(client)
            await play_on(client, moves=1)
            second = await ahead(client)
            assert [(await ania.at(table.id, ply)).prospects for ply in (0, 1)] == [first, second]
            await play_on(client)
            last = await ahead(client)
            record = await ania.record(table.id)
            seen: list[Any] = [
                await ania.ask("POST", "/api/records", RecordLook, RecordText(record, ply))
                for ply in (0, 1, None)
            ]
            assert [look.prospects for look in seen] == [first, second, last]
            replayed = Table.resume(Record.read(record))
            assert foresee(replayed.game, replayed.state, SPECTATOR_SEAT) == last

    run(story())


def test_before_the_game_nothing_lies_ahead(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "open"])
        async with ania.join(table.id) as client:
            assert await refusal(client.prospects()) == "not-begun"

    run(story())


def test_a_question_that_cannot_be_understood_is_refused(url: str) -> None:
    async def story() -> None:
        ania, _, table = await two_people(url)
        async with wire(ania, table) as socket:
            await socket.says({"type": "prospects-wanted", "nonce": "early"})
            assert (await socket.hears("refused", "wrong"))["code"] == "malformed"
            await socket.says({"type": "hello"})
            await socket.hears("welcome")
            for question in ({}, {"nonce": 3}, {"nonce": ""}, {"nonce": "two words"}):
                await socket.says({"type": "prospects-wanted", **question})
                wrong = await socket.hears("wrong")
                assert wrong["code"] == "malformed"
                assert wrong["text"]

    run(story())


def test_nobody_can_keep_the_server_busy_with_questions(
    own_server: Callable[..., ServerProcess],
) -> None:
    url = own_server(WARDROOM_LIMITS="on").url
    run(asked_without_end(url, {"type": "prospects-wanted"}, "prospects"))
