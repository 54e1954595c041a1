"""Several processes on one database: no matter which one somebody is connected to."""

import asyncio
import time
from collections.abc import Callable, Iterator

import pytest

from tests.forked_server import ForkedServer
from tests.server.conftest import QUICK, eventually, run
from tests.server.playing import first_choice, play_out, two_people
from tests.server.test_tours import change, finished, following, lead, say
from wardroom.client import HttpClient, TableClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import Holiday, NoticeSettings
from wardroom.server.settings import database_address
from wardroom.server.store import Store

Starter = Callable[..., ServerProcess]


@pytest.fixture(scope="module", params=["postgres", "postgres and redis", "sqlite and redis"])
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two processes that share a database and find each other."""
    folder = tmp_path_factory.mktemp("pair")
    arguments = []
    if "postgres" in request.param:
        arguments += ["--database", request.getfixturevalue("postgres")]
    else:
        arguments += ["--database", str(folder / "shared.db")]
    if "redis" in request.param:
        arguments += ["--bus", request.getfixturevalue("redis")]
    one, other = (ForkedServer(folder, arguments, QUICK) for _ in range(2))
    one.start()
    with other:
        one.wait_until_ready()
        yield one, other
        one.stop()


async def elsewhere(person: HttpClient, server: ServerProcess) -> HttpClient:
    """The same person at another process."""
    return await HttpClient.guest(server.url, cookie=person.cookie)


def _happened(client: TableClient) -> list[tuple[int, int, list[tuple[str, object]]]]:
    """What was told, without what it changed: after a broken line, moves change it at once."""
    return [
        (entry.step, entry.seat, [(event.kind, event.args) for event in entry.events])
        for entry in client.entries
    ]


def test_two_processes_serve_one_table(pair: tuple[ServerProcess, ServerProcess]) -> None:
    one, other = pair

    async def story() -> None:
        ania, bo = await HttpClient.guest(one.url, "Ania"), await HttpClient.guest(other.url, "Bo")
        table = await ania.open_table("pandemic", ["me", "open", "colleague:random"], public=True)
        async with ania.join(table.id) as here:
            await bo.sit(table.id)
            await here.until(lambda: here.position is not None)
            async with bo.join(table.id) as there:
                await here.until(lambda: here.table.chairs[1].here)
                await here.say("Hello over there")
                await there.until(lambda: len(there.chat) == 1)
                await play_out(here, there)
                assert here.ending == there.ending
                assert _happened(here) == _happened(there)
                again = await bo.rematch(table.id)
                await here.until(lambda: here.table.rematch == again.id)
        mine = (await (await elsewhere(bo, one)).lobby()).mine
        assert {card.id for card in mine} == {table.id, again.id}

    run(story())


def test_a_new_name_reaches_a_table_that_only_another_process_has_open(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = pair

    async def story() -> None:
        ania, bo, table = await two_people(one.url)
        there = await elsewhere(bo, other)
        async with ania.join(table) as client:
            await there.rename("Bogdan")
            await client.until(lambda: client.table.chairs[1].name == "Bogdan")
        assert (await there.table(table)).chairs[1].name == "Bogdan"

    run(story())


def test_racing_at_two_processes_loses_no_move_and_plays_none_twice(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = pair

    async def story() -> None:
        ania = await HttpClient.guest(one.url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        twin = await elsewhere(ania, other)
        async with ania.join(table.id) as here, twin.join(table.id) as there:
            for _ in range(20):
                await asyncio.gather(here.turn(), there.turn())
                if here.ending or there.ending:
                    break
                done = await asyncio.gather(
                    here.play(first_choice(here)),
                    there.play(first_choice(there)),
                    return_exceptions=True,
                )
                assert any(isinstance(step, int) for step in done)
                await asyncio.gather(
                    here.until(lambda: here.step >= there.step),
                    there.until(lambda: there.step >= here.step),
                )
            assert [entry.step for entry in here.entries] == list(range(1, here.step + 1))
            await there.until(lambda: there.step >= here.step)
            assert [e.events for e in here.entries] == [e.events for e in there.entries]

    run(story())


def test_a_line_whose_process_died_before_it_told_anybody_greets_anyone_who_comes(
    own_server: Starter, postgres: str
) -> None:
    server = own_server("--database", postgres)

    async def story() -> None:
        ania, bo = (
            await HttpClient.guest(server.url, "Ania"),
            await HttpClient.guest(server.url, "Bo"),
        )
        table = await ania.open_table("pandemic", ["me", "open"], public=True)
        await bo.sit(table.id)
        died = Store(database_address(postgres), "another process")
        await died.open()
        async with ania.join(table.id) as here:
            await died.chat.add(table.id, 0, "Ania", "Anybody there?", None)
            async with bo.join(table.id) as there:
                assert [line.text for line in there.chat] == ["Anybody there?"]
            await here.until(lambda: len(here.chat) == 1)
        await died.close()

    run(story())


def test_what_many_say_at_once_is_heard_whole_and_in_one_order(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = pair

    async def story() -> None:
        ania, bo, table = await two_people(one.url)
        there = await elsewhere(bo, other)
        async with (
            ania.join(table) as here,
            there.join(table) as far,
            (await elsewhere(ania, other)).join(table) as phone,
        ):
            people = (here, far, phone)

            async def talks(client: TableClient, who: int) -> None:
                for number in range(30):
                    await client.say(f"{who} {number}")

            await asyncio.gather(*(talks(client, who) for who, client in enumerate(people)))
            for client in people:
                await client.until(lambda client=client: len(client.chat) == 90)
            assert [line.number for line in here.chat] == list(range(1, 91))
            assert here.chat == far.chat == phone.chat
            async with there.join(table) as late:
                assert late.chat == here.chat
            for who in range(len(people)):
                said = [line.text for line in here.chat if line.text.startswith(f"{who} ")]
                assert said == [f"{who} {number}" for number in range(30)]

    run(story())


def test_another_process_goes_on_when_one_is_killed(own_server: Starter, postgres: str) -> None:
    way = ("--database", postgres)
    one, other = own_server(*way, WARDROOM_PACE="0.5"), own_server(*way, WARDROOM_PACE="0.5")

    async def story() -> None:
        ania = await HttpClient.guest(one.url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"], public=True)
        twin = await elsewhere(ania, other)
        async with ania.join(table.id) as here:
            for seat in (0, 1):
                await ania.stand_in(table.id, seat, "random")
            await here.until(lambda: here.step >= 2)
            one.kill()
        async with twin.join(table.id) as there:
            before = there.step

            async def goes_on() -> bool:
                return there.step > before or there.ending is not None

            await eventually(goes_on)

    run(story())


def test_workers_under_one_supervisor_share_their_tables(
    own_server: Starter, postgres: str
) -> None:
    server = own_server("--database", postgres, "--workers", "2")

    async def story() -> None:
        ania, bo = (
            await HttpClient.guest(server.url, "Ania"),
            await HttpClient.guest(server.url, "Bo"),
        )
        table = await ania.open_table("pandemic", ["me", "open"], public=True)
        await bo.sit(table.id)
        async with ania.join(table.id) as here, bo.join(table.id) as there:
            await play_out(here, there)
        figures = (await ania.fetch("GET", "/metrics")).decode()
        assert "wardroom_moves_total" in figures

    run(story())


def test_a_guided_replay_is_followed_from_another_process(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = pair

    async def story() -> None:
        ania, bo = await HttpClient.guest(one.url, "Ania"), await HttpClient.guest(other.url, "Bo")
        table = await finished(ania)
        tour = await lead(ania, table.id)
        async with following(ania, tour) as here, following(bo, tour) as there:
            await here.until(lambda told: len(told.state.get("people", ())) == 2)
            await change(ania, tour, ply=6)
            await there.until(lambda told: told.state.get("ply") == 6)
            await say(bo, tour, "Hello over there")
            await here.until(lambda told: told.lines == ["Hello over there"])
            await change(ania, tour, leader=here.key_of("Bo"))
            await there.until(lambda told: told.leads)

    run(story())


def test_a_holiday_is_seen_at_a_table_that_only_another_process_has_open(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = pair

    async def story() -> None:
        ania, bo, table = await two_people(one.url)
        there = await elsewhere(bo, other)
        holiday = Holiday(time.time() + 86400)
        async with ania.join(table) as client:
            told = await there.ask("PUT", "/api/me/holiday", NoticeSettings, holiday)
            assert told.holiday == holiday
            await client.until(lambda: client.table.chairs[1].holiday_until == holiday.until)
            await there.ask("DELETE", "/api/me/holiday", NoticeSettings)
            await client.until(lambda: client.table.chairs[1].holiday_until is None)

    run(story())
