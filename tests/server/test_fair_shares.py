"""Fair shares: nobody can make everybody else wait."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.conftest import run
from tests.server.playing import refusal
from wardroom.client import Denied, HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.server.errors import ApiError
from wardroom.server.fair_lock import FairLock
from wardroom.server.rate_limit import Occupancy

Starter = Callable[..., ServerProcess]


def test_someone_who_asks_for_much_has_one_turn_before_everybody_elses() -> None:
    async def story() -> list[str]:
        lock, order = FairLock(), []

        async def ask(person: str) -> None:
            async with lock.turn_of(person):
                order.append(person)
                await asyncio.sleep(0)

        await asyncio.gather(*(ask(person) for person in "aaaaabbc"))
        return order

    assert run(story()) == ["a", "a", "b", "c", "a", "b", "a", "a"]


def test_somebody_who_gives_up_waiting_holds_nobody_up() -> None:
    async def story() -> None:
        lock = FairLock()
        async with lock.turn_of("a"):
            waiting = [asyncio.create_task(_once(lock, "b")) for _ in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
            waiting[1].cancel()
            await asyncio.sleep(0)
        await asyncio.wait_for(waiting[2], 1)
        await asyncio.wait_for(_once(lock, "c"), 1)

    run(story())


async def _once(lock: FairLock, person: str) -> None:
    async with lock.turn_of(person):
        await asyncio.sleep(0)


def test_an_occupancy_ends_where_it_should_and_forgets_those_who_have_nothing() -> None:
    sockets = Occupancy(2)
    with sockets.slot("a"), sockets.slot("a"), sockets.slot("b"):
        assert sockets.total == 3
        with pytest.raises(ApiError), sockets.slot("a"):
            pass
    assert sockets.total == 0
    assert not sockets._had


def test_a_person_has_only_so_many_sockets(own_server: Starter) -> None:
    few = {"wardroom.server.services.SOCKETS_OF_A_PERSON": 4}
    url = own_server(WARDROOM_LIMITS="on", constants=few).url

    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with AsyncExitStack() as sockets:
            for _ in range(4):
                await sockets.enter_async_context(ania.join(table.id))
            with pytest.raises(Denied) as refused:
                await sockets.enter_async_context(ania.join(table.id))
            assert refused.value.code == "too-many-sockets"
        async with ania.join(table.id):
            pass

    run(story())


def test_an_address_has_only_so_many_sockets(own_server: Starter) -> None:
    few = {"wardroom.server.http.middleware.SOCKETS_OF_AN_ADDRESS": 20}
    url = own_server(WARDROOM_LIMITS="on", constants=few).url

    async def story() -> None:
        lobby = "ws" + url.removeprefix("http") + "/api/lobby"
        async with AsyncExitStack() as sockets:
            for _ in range(20):
                await sockets.enter_async_context(connect(lobby))
            with pytest.raises(InvalidStatus) as refused:
                await sockets.enter_async_context(connect(lobby))
            assert refused.value.response.status_code == 429

    run(story())


def test_a_record_is_looked_at_only_so_far_and_nobody_has_many_waiting(
    own_server: Starter,
) -> None:
    url = own_server(WARDROOM_LIMITS="on").url

    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        body = {"record": "wardroom 1\n" * 2000}
        codes = await asyncio.gather(
            *(refusal(ania.ask("POST", "/api/records", dict, body)) for _ in range(12))
        )
        assert set(codes) <= {"bad-record", "too-fast"}

    run(story())
