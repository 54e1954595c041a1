"""Colleagues wait until the people who are here have read what the game tells."""

import asyncio
from typing import Any, Final

import pytest

from tests.server.conftest import run
from tests.server.playing import Wire, first_choice, wire
from wardroom.client import HttpClient
from wardroom.games.holding_on import HOLDING_ON
from wardroom.kernel import Event, Table
from wardroom.server.store import ChairRow
from wardroom.server.tables.story_pages import StoryPages, is_reading

OPENING: Final = 5
"""Pages that the first scenario tells before anybody acts."""
HELLO: Final = {"type": "hello", "pages": True}
COLLEAGUE_FIRST: Final = 1
"""A deal for two in which the second seat is the manager of the first day."""


def happens(kind: str) -> Event:
    return Event(kind, {}, None, Table.deal(HOLDING_ON, 2, 1, {}).state)


class ColleagueFirst(HttpClient):
    """Somebody at whose tables the colleague acts first."""

    def headers(self, invite: str | None = None) -> dict[str, str]:
        return {**super().headers(invite), "wardroom-deal": str(COLLEAGUE_FIRST)}


@pytest.fixture(autouse=True)
def same_deals() -> None:
    """These tests choose their deal themselves."""


async def opened(url: str, *more: str) -> tuple[HttpClient, str]:
    ania = await ColleagueFirst.guest(url, "Ania")
    table = await ania.open_table("holding-on", ["me", "colleague:random", *more])
    return ania, table.id


async def reads(socket: Wire, number: int) -> None:
    await socket.says({"type": "read-pages", "number": number})


async def nothing_moves(socket: Wire) -> None:
    """Not even what a colleague would do at once."""
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.5):
            await socket.hears("moved")


async def seats_reading(socket: Wire) -> list[int]:
    told: dict[str, Any] = (await socket.hears("table"))["table"]
    return [chair["seat"] for chair in told["chairs"] if chair["reading"]]


def test_nobody_acts_before_the_opening_has_been_read(url: str) -> None:
    async def story() -> None:
        ania, table = await opened(url)
        async with wire(ania, table) as socket:
            await socket.says(HELLO)
            welcome = await socket.hears("welcome")
            assert welcome["pages"] == 0
            assert welcome["position"]["step"] == 0
            await reads(socket, OPENING - 1)
            await nothing_moves(socket)
        async with wire(ania, table) as socket:
            await socket.says(HELLO)
            welcome = await socket.hears("welcome")
            assert welcome["pages"] == OPENING - 1
            assert welcome["position"]["step"] == 0
            await reads(socket, OPENING)
            assert (await socket.hears("moved"))["entry"]["seat"] == 1

    run(story())


def test_a_page_that_is_opened_again_holds_the_game_too(url: str) -> None:
    async def story() -> None:
        ania, table = await opened(url)
        async with wire(ania, table) as socket:
            await socket.says(HELLO)
            await socket.hears("welcome")
            await reads(socket, OPENING)
            await socket.hears("moved")
            await reads(socket, 2)
            while 0 not in await seats_reading(socket):
                pass
            await nothing_moves(socket)
            await reads(socket, OPENING)
            await reads(socket, OPENING + 1)
            assert (await socket.hears("wrong", "refused"))["code"] == "malformed"

    run(story())


def test_a_client_that_shows_no_pages_keeps_nobody_waiting(url: str) -> None:
    async def story() -> None:
        ania, table = await opened(url)
        async with ania.join(table) as client:
            await client.turn()
            assert client.step > 0
            await client.play(first_choice(client))

    run(story())


class LeftToChance(HttpClient):
    """Somebody whose tables are dealt by chance."""

    def headers(self, invite: str | None = None) -> dict[str, str]:
        carried = super().headers(invite)
        return {name: said for name, said in carried.items() if name != "wardroom-deal"}


def test_who_begins_a_campaign_with_colleagues_is_manager_of_its_first_day(url: str) -> None:
    async def story() -> None:
        ania = await LeftToChance.guest(url, "Ania")
        for _ in range(4):
            table = await ania.open_table("holding-on", ["colleague:random", "me"])
            assert table.waiting == [1]

    run(story())


def test_pages_that_were_taken_back_are_not_waited_for() -> None:
    told = StoryPages(("page",), [happens("page"), happens("page")])
    told.follow(1, [happens("page"), happens("day")])
    told.follow(2, [])
    assert told.count == 3
    told.follow(0, [])
    assert told.count == 2


def test_a_stand_in_reads_nothing() -> None:
    assert is_reading(ChairRow(0, "ania", None, pages=0), 1)
    assert not is_reading(ChairRow(0, "ania", "good", pages=0), 1)
    assert not is_reading(ChairRow(0, "ania", None), 1)
    assert not is_reading(ChairRow(0, None, "good"), 1)
