"""Rush M.D. in real time: stamps, pauses, colleagues at their own pace, and a server that dies."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from tests.forked_server import ForkedServer
from tests.server.conftest import QUICK, eventually, run
from tests.server.playing import refusal, wire
from tests.server.shift import (
    LONG,
    SHORT,
    Disk,
    Glimpse,
    all_ready,
    go_on_to_round,
    on_shift,
    phase,
    try_to,
    view,
)
from tests.server.toys import installed
from wardroom.client import HttpClient, TableClient
from wardroom.kernel import Record, Table, canonical
from wardroom.lab.load.server_process import ServerProcess
from wardroom.server.tables import summaries

Starter = Callable[..., ServerProcess]


def impatient(lost_for: float) -> dict[str, float]:
    """A server at which people count as away so many seconds after they were lost."""
    return {
        "wardroom.server.tables.presence.GRACE": 0.2,
        "wardroom.server.tables.presence.LOST_FOR": lost_for,
        "wardroom.server.tables.presence.SILENCE": 1.5,
        "wardroom.server.websocket.connection.OFTEN": 0.4,
        "wardroom.server.tables.summaries.LOST_FOR": lost_for,
    }


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """An impatient server that has toy games, too."""
    path = installed(tmp_path_factory.mktemp("site"))
    folder = tmp_path_factory.mktemp("toys")
    environment = {**QUICK, "PYTHONPATH": path}
    with ForkedServer(folder, (), environment, impatient(1.0)) as spawned:
        yield spawned


@pytest.mark.full("20 s of real time; the gate stops and starts the clock")
def test_a_whole_round_with_two_people_and_two_colleagues(server: ServerProcess) -> None:
    """RMD-1.1 to RMD-1.12 in ten seconds; RMD-1.4: the log gives the same bytes again."""

    async def story() -> None:
        ania, bo, table = await on_shift(server.url, SHORT, "colleague:gentle", "colleague:gentle")
        async with ania.join(table) as one, bo.join(table) as other:
            await all_ready(one, other)
            began = view(one)["began"]
            if await try_to(one, "place nurse1 ADM-N", "draw regular", "draw hospitalized"):
                assert any(view(one)["patients"])
            await try_to(other, "place nurse2 PH-1", "stock blue")
            await phase(one, "evaluation")
            assert view(one)["now"] - began >= 10_000
            await go_on_to_round(2, one, other)
            await other.until(lambda: other.step >= one.step)
            stamps = [entry.at for entry in one.entries]
            assert stamps == sorted(stamps)
            assert any(entry.seat == -1 for entry in one.entries)
            seen = [Glimpse.of(one), Glimpse.of(other)]
            disk = await Disk.of(server, table)
            assert all(map(disk.shows, seen))
            session = disk.replayed(len(disk.entries))
            again = Table.resume(Record.read(session.table.record.text()))
            assert canonical(again.state.encode()) == canonical(session.table.state.encode())

    run(story())


def test_a_move_comes_back_with_its_stamp_and_to_its_sender_with_its_nonce(url: str) -> None:
    """RMD-1.2: the server stamps; a client finds its own prediction again by the nonce."""

    async def story() -> None:
        ania, bo, table = await on_shift(url, LONG)
        async with ania.join(table) as one, bo.join(table) as other:
            await all_ready(one, other)
            async with wire(ania, table) as mine, wire(bo, table) as yours:
                for socket in (mine, yours):
                    await socket.says({"type": "hello"})
                    welcome = await socket.hears("welcome")
                before = welcome["position"]["clock"]["now"]
                step = welcome["position"]["step"]
                play = {"type": "play", "seat": 0, "step": step, "nonce": "n1"}
                await mine.says({**play, "action": "place nurse1 BB"})
                told = []
                for socket in (mine, yours):
                    moved = await socket.hears("moved")
                    while moved["entry"]["seat"] != 0:
                        moved = await socket.hears("moved")
                    told.append(moved["entry"])
                assert [entry.get("nonce") for entry in told] == ["n1", None]
                assert told[0]["at"] == told[1]["at"] >= before

    run(story())


def test_pongs_tell_the_time_of_the_table_to_within_half_a_round_trip(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await on_shift(url, LONG)
        async with ania.join(table) as one, bo.join(table) as other:
            await all_ready(one, other)
            clock = asyncio.get_running_loop().time
            readings = []
            for _ in range(5):
                sent = clock()
                pong = await one.ping()
                heard = clock()
                assert pong.clock is not None
                assert pong.clock.running
                readings.append((pong.clock.now / 1000 - (sent + heard) / 2, (heard - sent) / 2))
            least = max(offset - error for offset, error in readings)
            most = min(offset + error for offset, error in readings)
            assert least <= most + 0.002

    run(story())


def test_a_person_counts_as_away_after_five_seconds() -> None:
    """RMD-1.13; the servers of these tests are less patient."""
    assert summaries.LOST_FOR == 5.0


def test_a_lost_connection_stops_the_time_until_the_person_is_back(toys: ServerProcess) -> None:
    """RMD-1.13, RMD-1.15: for everybody, and the stamps go on without a gap."""

    async def story() -> None:
        ania, bo, table = await on_shift(toys.url, LONG)
        async with ania.join(table) as one:
            async with bo.join(table) as other:
                await all_ready(one, other)
            await one.until(lambda: view(one)["paused"] == "absence")
            assert view(one)["absent"] == [1]
            assert view(one)["hidden"]
            assert one.position is not None
            assert one.position.clock is not None
            assert not one.position.clock.running
            stopped = view(one)["clock"]
            assert stopped >= 900
            assert await refusal(one.play("place nurse1 BB")) == "illegal"
            async with bo.join(table) as other:
                await one.until(lambda: not view(one)["paused"])
                assert view(one)["until"] - view(one)["began"] == stopped
                await other.until(lambda: not view(other)["paused"])
                await other.play("place nurse1 BB")

    run(story())


@pytest.mark.full("10 s of real time; the gate loses a connection")
def test_a_line_that_has_gone_dead_stops_the_time_as_well(toys: ServerProcess) -> None:
    """RMD-1.13: a person whose network is gone does not hang up."""

    async def story() -> None:
        ania, bo, table = await on_shift(toys.url, LONG)
        async with ania.join(table) as one, wire(bo, table) as socket:
            await socket.says({"type": "hello"})
            await socket.hears("welcome")
            await one.play("ready")
            await socket.says(
                {"type": "play", "seat": 1, "step": 0, "action": "ready", "nonce": "n"}
            )
            await phase(one, "action")
            socket.goes_dead()
            await one.until(lambda: view(one)["absent"] == [1])
            assert view(one)["paused"] == "absence"
            socket.comes_alive()
            await one.until(lambda: view(one)["absent"] == [])
            assert view(one)["paused"] == "ending"
            await one.until(lambda: not view(one)["paused"])

    run(story())


def test_nobody_says_of_themselves_that_they_are_away(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await on_shift(url, LONG)
        async with ania.join(table) as one, bo.join(table):
            assert one.position is not None
            assert "absent" not in [offer.action for offer in one.position.legal]
            assert await refusal(one.play("absent")) == "illegal"

    run(story())


async def a_colleague_acts_elsewhere(url: str) -> None:
    """All colleagues think in one process: those asked before have answered by then."""
    person = await HttpClient.guest(url, "Elsewhere")
    card = await person.open_table("rush-md", ["me", "colleague:random"], LONG)
    async with person.join(card.id) as client:
        await client.play("ready")
        await client.until(lambda: any(entry.seat == 1 for entry in client.entries))


def test_when_the_last_person_has_gone_the_colleagues_wait(toys: ServerProcess) -> None:
    """RMD-1.13: nobody plays on for a team that is not there."""
    url = toys.url

    async def story() -> None:
        ania, watcher = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Watcher")
        card = await ania.open_table(
            "rush-md", ["me", "colleague:random", "colleague:random"], LONG, public=True
        )
        async with watcher.join(card.id) as watching:
            async with ania.join(card.id) as one:
                await all_ready(one)
            await watching.until(lambda: view(watching)["paused"] == "absence")
            step = watching.step
            await a_colleague_acts_elsewhere(url)
            await watching.ping()
            assert watching.step == step
            async with ania.join(card.id) as one:
                await one.until(lambda: not view(one)["paused"])

    run(story())


def test_a_colleague_acts_at_the_moment_it_asked_for(toys: ServerProcess) -> None:
    """RMD-22.5: how quick it is shows in the stamps of its moves, and nowhere else."""

    async def story() -> None:
        ania = await HttpClient.guest(toys.url, "Ania")
        table = await ania.open_table("sleepy", ["me", "colleague:punctual"])
        async with ania.join(table.id) as client:
            await client.until(lambda: any(entry.seat == 1 for entry in client.entries))
            first = next(entry for entry in client.entries if entry.seat == 1)
            assert first.at >= 700
            assert client.table.chairs[1].colleague == "punctual"

    run(story())


def test_after_a_kill_the_clock_stands_until_somebody_is_back(own_server: Starter) -> None:
    """RMD-1.13, RMD-1.15: a server that comes back to an empty table notes all as away."""
    server = own_server(constants=impatient(0.2))  # it cannot start again sooner than that

    async def story() -> None:
        ania, bo, table = await on_shift(server.url, LONG)
        async with ania.join(table) as one, bo.join(table) as other:
            await all_ready(one, other)
            await one.play("place nurse1 BB")
        await asyncio.to_thread(server.kill)
        killed = await Disk.of(server, table)
        server.start()
        await asyncio.to_thread(server.wait_until_ready)

        async def all_are_away() -> bool:
            disk = await Disk.of(server, table)
            return disk.replayed(len(disk.entries)).away == {0, 1}

        await eventually(all_are_away)
        stopped = killed.replayed(len(killed.entries)).table.state.encode()["clock"]
        async with ania.join(table) as one:
            await one.until(lambda: view(one)["absent"] == [1])
            assert view(one)["paused"] == "absence"
            async with bo.join(table) as other:
                await one.until(lambda: not view(one)["paused"])
                assert view(one)["until"] - view(one)["began"] == stopped
                await other.until(lambda: not view(other)["paused"])

    run(story())


async def back_at_work(client: TableClient, step: int) -> None:
    """On a new connection, past that step, and nothing is paused."""
    await client.until(
        lambda: client.connections == 2 and client.step > step and not view(client)["paused"]
    )


@pytest.mark.full("the gate kills one and looks at its clock")
def test_a_server_killed_in_the_action_phase_costs_nobody_any_time(own_server: Starter) -> None:
    """RMD-1.13: nothing that was acknowledged is lost, and the clock stood still."""
    server = own_server()

    async def story() -> None:
        ania, bo, table = await on_shift(server.url, LONG)
        async with ania.join(table) as one, bo.join(table) as other:
            for client in (one, other):
                client.longest_pause = 0.1
            await all_ready(one, other)
            placed = await one.play("place nurse1 BB")
            stocked = await other.play("place nurse2 PH-1")
            await asyncio.to_thread(server.kill)
            before = max(one.step, other.step)
            last = (await Disk.of(server, table)).entries[-1]
            server.start()
            for client in (one, other):
                await back_at_work(client, before)
            await try_to(one, "stock blood")
            seen = Glimpse.of(one)
            disk = await Disk.of(server, table)
            assert disk.shows(seen)
            chosen = {entry.step: (entry.seat, entry.action) for entry in disk.entries}
            assert chosen[placed] == (0, "place nurse1 BB")
            assert chosen[stocked] == (1, "place nurse2 PH-1")
            first = disk.entries[last.step]
            assert before <= last.step < first.step
            assert last.made < first.made
            assert last.at == first.at
            gone, here = (
                disk.replayed(step).table.state.encode() for step in (last.step, first.step)
            )
            assert gone["phase"] == here["phase"] == "action"
            assert gone["clock"] == here["clock"]

    run(story())
