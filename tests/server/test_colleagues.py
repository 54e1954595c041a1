"""Computer colleagues: they think elsewhere, fail alone, and keep a humane pace."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.forked_server import ForkedServer
from tests.server.conftest import QUICK, run
from tests.server.playing import first_choice, play_on, wire
from tests.server.toys import dream, installed
from wardroom.client import HttpClient, TableClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import Said
from wardroom.server.colleagues.pool import WorkerPool


def thinkers(server: ServerProcess) -> list[psutil.Process]:
    """The processes in which the colleagues of a server think."""
    return [
        child
        for child in psutil.Process(server.pid).children(recursive=True)
        if "wardroom.server.colleagues.worker" in child.cmdline()
    ]


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with toy games."""
    path = installed(tmp_path_factory.mktemp("site"))
    folder = tmp_path_factory.mktemp("toys")
    with ForkedServer(folder, (), {**QUICK, "PYTHONPATH": path}) as spawned:
        yield spawned


def test_a_person_plays_a_whole_game_with_two_kinds_of_colleague(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["colleague:random", "me", "colleague:good"])
        async with ania.join(table.id) as client:
            await play_on(client)
            assert client.ending is not None
            assert {entry.seat for entry in client.entries} == {0, 1, 2}

    run(story())


def test_colleagues_go_on_while_nobody_watches(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "colleague:random"])
        async with ania.join(table.id) as client:
            while await client.turn():
                before = client.step
                await client.play(first_choice(client))
                if not client.asked:
                    break
        async with ania.join(table.id) as again:
            await again.turn()
            assert again.step > before

    run(story())


def test_a_thinking_process_that_dies_is_replaced(server: ServerProcess) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(server.url, "Ania")
        table = await ania.open_table("pandemic", ["me", "colleague:random"])
        async with ania.join(table.id) as client:
            for _ in range(3):
                for process in thinkers(server):
                    process.kill()
                await play_on(client, 5)
            assert {entry.seat for entry in client.entries} == {0, 1}
            assert client.table.chairs[1].colleague == "random"

    run(story())


@pytest.mark.parametrize(
    ("kind", "then", "say"),
    [
        ("grumbler", "random", "chat-colleague-replaced"),
        ("quitter", "random", "chat-colleague-replaced"),
        ("strong", "gentle", "chat-colleague-simpler"),
    ],
)
def test_a_colleague_that_fails_is_replaced_and_the_table_says_so(
    toys: ServerProcess, kind: str, then: str, say: str
) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(toys.url, "Ania")
        table = await ania.open_table("grumpy", ["me", f"colleague:{kind}"], {"rounds": "1"})
        async with ania.join(table.id) as client:
            await client.until(lambda: client.table.chairs[1].colleague == then)
            await client.until(lambda: bool(client.chat))
            assert client.chat[0].seat == -1
            assert client.chat[0].say == Said(say)
            async with ania.join(table.id) as again:
                assert again.chat == client.chat
            await client.until(
                lambda: client.position is not None and client.position.waiting == [0]
            )
            await client.play("call heads", 0)
            await client.until(lambda: client.ending is not None)

    run(story())


def test_in_a_timed_game_the_server_stamps_moves_and_lets_time_pass(toys: ServerProcess) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(toys.url, "Ania"), await HttpClient.guest(toys.url, "Bo")
        table = await ania.open_table("coins", ["me", "open", "colleague:hopeful"], public=True)
        await bo.sit(table.id)
        async with ania.join(table.id) as one, bo.join(table.id) as other:
            assert one.position is not None
            assert one.position.clock is not None
            assert one.position.clock.due == 10_000
            await one.play("call heads", 0)
            await other.play("call tails", 1)
            await one.until(lambda: one.position is not None and one.position.view["pausing"])
            assert one.position.view["now"] > 0
            pong = await one.ping()
            assert pong.clock is not None
            assert pong.clock.now >= one.position.view["now"]
            await one.until(lambda: one.position is not None and not one.position.view["pausing"])
            assert any(entry.seat == -1 for entry in one.entries)

    run(story())


def test_a_thinking_process_has_ended_even_if_nobody_waits_for_its_end() -> None:
    async def story() -> None:
        pool = WorkerPool(1)
        (worker,) = pool._workers
        await worker.start()
        process = worker._process
        assert process is not None
        closing = asyncio.ensure_future(pool.close())
        while worker._process is not None:
            await asyncio.sleep(0)
        closing.cancel()
        await asyncio.gather(closing, return_exceptions=True)
        assert process.returncode is not None

    run(story())


def test_what_is_due_happens_in_time_however_long_a_colleague_thinks(toys: ServerProcess) -> None:
    dreaming = dream(toys.folder)

    async def story() -> None:
        ania = await HttpClient.guest(toys.url, "Ania")
        table = await ania.open_table("sleepy", ["me", "colleague:dreamer"])
        async with ania.join(table.id) as client:
            await client.play("call heads", 0)
            await client.until(lambda: the_view(client)["pausing"])
            due = the_view(client)["until"]
            await client.until(lambda: not the_view(client)["pausing"])
            assert the_view(client)["now"] == due

    dreaming.touch()
    try:
        run(story())
    finally:
        dreaming.unlink()


def the_view(client: TableClient) -> dict[str, Any]:
    assert client.position is not None
    return client.position.view


def test_where_all_act_at_once_the_moves_of_others_make_none_stale(toys: ServerProcess) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(toys.url, "Ania"), await HttpClient.guest(toys.url, "Bo")
        table = await ania.open_table("coins", ["me", "open"], public=True)
        await bo.sit(table.id)
        async with ania.join(table.id) as one, bo.join(table.id) as other:
            await other.play("raise", 1)
            assert one.step <= 1
            async with wire(ania, table.id) as socket:
                await socket.says({"type": "hello"})
                await socket.hears("welcome")
                late = {"type": "play", "seat": 0, "step": 0, "nonce": "a"}
                await socket.says({**late, "action": "raise"})
                assert (await socket.hears("accepted", "refused"))["type"] == "accepted"
                await socket.says({**late, "action": "by 1", "nonce": "b"})
                assert (await socket.hears("accepted", "refused"))["code"] == "stale"

    run(story())


def test_colleagues_wait_a_moment_between_moves_while_somebody_watches(
    own_server: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    url = own_server(WARDROOM_PACE="0.3").url

    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client:
            for seat in (0, 1):
                await ania.stand_in(table.id, seat, "random")
            await client.until(lambda: bool(client.thinking))

            def made() -> list[float]:
                """When there was something to see; nobody waits before a pass."""
                return [entry.made for entry in client.entries if entry.events]

            await client.until(lambda: len(made()) >= 4)
            assert made()[3] - made()[0] > 0.8

    run(story())
