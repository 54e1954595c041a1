"""Debriefs: only of games that are over, worked out once, in the background, and never too many."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tests.forked_server import ForkedServer
from tests.games.rush_md.test_debrief import BY_HAND
from tests.server.conftest import QUICK, run
from tests.server.playing import refusal
from tests.server.toys import installed
from wardroom.client import HttpClient
from wardroom.kernel import Record, Table, game
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import Debrief, DebriefAnswer, Said, Sharing, TableCard
from wardroom.server import chosen
from wardroom.server.errors import ApiError
from wardroom.server.features.debriefs import processes
from wardroom.server.features.debriefs import service as debriefs
from wardroom.server.features.debriefs.process import HURRIED
from wardroom.server.features.debriefs.processes import looked_back
from wardroom.server.features.debriefs.service import (
    MOST_FILES,
    MOST_OF_A_CLIENT,
    MOST_WAITING,
    Debriefs,
    LookingBack,
)
from wardroom.server.features.debriefs.store import DebriefStore
from wardroom.server.settings import database_address
from wardroom.server.store import Store
from wardroom.server.tables.live_table import LiveTable

READY = DebriefAnswer("ready", Debrief([], "", [], [], []))


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with toy games, which look back in no time."""
    path = installed(tmp_path_factory.mktemp("site"))
    folder = tmp_path_factory.mktemp("toys")
    with ForkedServer(folder, (), {**QUICK, "PYTHONPATH": path}) as spawned:
        yield spawned


async def debrief(person: HttpClient, table: str) -> DebriefAnswer:
    return await person.ask("GET", f"/api/tables/{table}/debrief", DebriefAnswer)


def test_a_game_is_looked_back_at_once_it_is_over_and_by_those_who_may_see_it(
    toys: ServerProcess,
) -> None:
    async def story() -> None:
        ania, stranger = await HttpClient.guest(toys.url), await HttpClient.guest(toys.url)
        table = await ania.open_table("grumpy", ["me", "me"], {"rounds": "1"})
        async with ania.join(table.id) as client:
            await client.play("call heads", 0)
            assert await refusal(debrief(ania, table.id)) == "not-over"
            await client.play("call tails", 1)
            await client.until(lambda: client.ending is not None)
        assert await refusal(debrief(stranger, table.id)) == "private"
        answer = await debrief(ania, table.id)
        assert answer.status == "working"
        while answer.status == "working":
            await asyncio.sleep(0.1)
            answer = await debrief(ania, table.id)
        assert answer.debrief is not None
        assert answer.debrief.lead == [Said("do-cheer")]
        assert answer.debrief.story[0].lines[0].ply is not None
        assert answer == await debrief(ania, table.id)
        await ania.ask("PATCH", f"/api/tables/{table.id}/sharing", TableCard, Sharing(shared=True))
        assert answer == await debrief(stranger, table.id)

    run(story())


class Finished:
    """As much of a table that is over as a debrief asks for."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.step = 1
        self.over = self.begun = True
        self.row = None
        self.lock = asyncio.Lock()
        self.session = self
        self._record = Table.deal(game("pandemic"), 2, 1).record
        self._record.names[0] = id

    async def catch_up(self, _: list[Any]) -> None: ...

    async def ensure_loaded(self) -> None: ...

    def record(self, _: object) -> Any:
        return self._record


def finished(id: str) -> LiveTable:
    return cast(LiveTable, Finished(id))


def looking_back(store: Store, look_back: LookingBack) -> Debriefs:
    return Debriefs(DebriefStore(store.database), look_back)


def test_one_is_worked_out_at_a_time_and_few_wait(tmp_path: Path) -> None:
    at_once: list[int] = []

    async def story() -> None:
        working = 0
        go_on = asyncio.Event()

        async def slowly(_: str) -> DebriefAnswer:
            nonlocal working
            working += 1
            at_once.append(working)
            await go_on.wait()
            working -= 1
            return READY

        store = Store(database_address(str(tmp_path / "tables.db")), "test")
        await store.open()
        service = looking_back(store, slowly)
        for number in range(MOST_WAITING):
            assert (
                await service.of(finished(f"t{number}"), f"client {number}")
            ).status == "working"
        assert (await service.of(finished("t0"), "here")).status == "working"
        with pytest.raises(ApiError) as refused:
            await service.of(finished("one too many"), "here")
        assert refused.value.code == "too-fast"
        go_on.set()
        while (await service.of(finished(f"t{MOST_WAITING - 1}"), "here")).status == "working":
            await asyncio.sleep(0.01)
        assert at_once == [1] * MOST_WAITING
        again = looking_back(store, slowly)
        assert await again.of(finished("t3"), "here") == READY
        assert len(at_once) == MOST_WAITING
        await store.close()

    run(story())


def test_one_visitor_has_a_share_and_the_others_are_not_behind_all_of_it(tmp_path: Path) -> None:
    looked_at: list[str] = []

    async def story() -> None:
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def slowly(record: str) -> DebriefAnswer:
            looked_at.append(Record.read(record).names[0])
            begun.set()
            await go_on.wait()
            return READY

        store = Store(database_address(str(tmp_path / "tables.db")), "test")
        await store.open()
        service = looking_back(store, slowly)
        for number in range(MOST_OF_A_CLIENT):
            await service.of(finished(f"greedy{number}"), "greedy")
        with pytest.raises(ApiError) as refused:
            await service.of(finished("greedy too"), "greedy")
        assert refused.value.code == "too-fast"
        await begun.wait()
        await service.of(finished("modest"), "modest")
        go_on.set()
        while (await service.of(finished("greedy3"), "greedy")).status == "working":
            await asyncio.sleep(0.01)
        assert looked_at == ["greedy0", "modest", "greedy1", "greedy2", "greedy3"]
        await service.close()
        await store.close()

    run(story())


def test_what_took_too_long_may_be_asked_for_again_after_a_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    async def story() -> None:
        async def slow(record: str) -> DebriefAnswer:
            tried.append(record)
            if len(tried) == 1:
                raise TimeoutError
            return READY

        store = Store(database_address(str(tmp_path / "tables.db")), "test")
        await store.open()
        service = looking_back(store, slow)
        table = finished("t")

        async def told() -> str:
            while (answer := await service.of(table, "here")).status == "working":
                await asyncio.sleep(0.01)
            return answer.status

        assert await told() == "given-up"
        assert await told() == "given-up"
        assert len(tried) == 1
        monkeypatch.setattr(debriefs, "REST", 0.0)
        assert await told() == "ready"
        await service.close()
        await store.close()

    run(story())


def test_what_cannot_be_worked_out_is_not_tried_again(tmp_path: Path) -> None:
    tried: list[str] = []

    async def story() -> None:
        async def fails(record: str) -> DebriefAnswer:
            tried.append(record)
            raise ValueError("no")

        store = Store(database_address(str(tmp_path / "tables.db")), "test")
        await store.open()
        service = looking_back(store, fails)
        table = finished("t")
        assert (await service.of(table, "here")).status == "working"
        while (await service.of(table, "here")).status == "working":
            await asyncio.sleep(0.01)
        assert (await service.of(table, "here")).status == "unavailable"
        assert len(tried) == 1
        await service.close()
        await store.close()

    run(story())


def test_a_record_from_a_file_is_looked_back_at_if_its_game_is_over(toys: ServerProcess) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(toys.url), await HttpClient.guest(toys.url)
        table = await ania.open_table("grumpy", ["me", "me"], {"rounds": "1"})
        async with ania.join(table.id) as client:
            await client.play("call heads", 0)
            await client.play("call tails", 1)
            await client.until(lambda: client.ending is not None)
        record = await ania.record(table.id)

        async def of_file(text: str, person: HttpClient = bo) -> DebriefAnswer:
            return await person.ask("POST", "/api/records/debrief", DebriefAnswer, {"record": text})

        unfinished = "".join(record.splitlines(keepends=True)[:-1])
        assert await refusal(of_file(unfinished)) == "not-over"
        assert await refusal(of_file("wardroom")) == "bad-record"
        assert await refusal(of_file(record, HttpClient(toys.url))) == "nobody"
        answer = await of_file(record)
        while answer.status == "working":
            await asyncio.sleep(0.1)
            answer = await of_file(record)
        assert answer.debrief is not None
        assert answer.debrief.lead == [Said("do-cheer")]

    run(story())


def test_a_file_waits_behind_all_tables_and_each_person_has_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        looked_at: list[str] = []
        go_on = asyncio.Event()

        async def slowly(record: str) -> DebriefAnswer:
            looked_at.append(record)
            await go_on.wait()
            return READY

        monkeypatch.setattr(debriefs, "played_to_its_end", Brought)
        store = Store(database_address(str(tmp_path / "tables.db")), "test")
        await store.open()
        service = looking_back(store, slowly)
        assert (await service.of(finished("t0"), "here")).status == "working"
        assert (await service.of_file("ania", "first")).status == "working"
        assert (await service.of_file("ania", "first")).status == "working"
        assert service.known("other") is None
        with pytest.raises(ApiError) as refused:
            await service.of_file("ania", "other")
        assert refused.value.code == "too-fast"
        for number in range(1, MOST_FILES):
            assert (await service.of_file(f"guest {number}", f"{number}")).status == "working"
        with pytest.raises(ApiError):
            await service.of_file("bo", "one too many")
        assert (await service.of(finished("t1"), "here")).status == "working"
        go_on.set()
        while service.known(f"{MOST_FILES - 1}") != READY:
            await asyncio.sleep(0.01)
        assert looked_at[2:4] == ["first", "1"]
        assert (await service.of_file("ania", "first")) == READY
        assert len(looked_at) == 2 + MOST_FILES
        await service.close()
        await store.close()

    run(story())


class Brought:
    """A file whose game has been played to its end."""

    def __init__(self, text: str) -> None:
        self.record = self
        self._text = text

    def text(self) -> str:
        return self._text


@pytest.mark.parametrize("busy", [True, False])
def test_someone_who_gets_no_processor_begins_again_and_hurries(
    monkeypatch: pytest.MonkeyPatch, busy: bool
) -> None:
    """Here a process that does nothing at first stands for one that gets nothing done."""
    tried: list[tuple[object, ...]] = []
    start = asyncio.create_subprocess_exec
    answer = msgspec.json.encode(READY).decode()

    async def instead(_: str, *arguments: str, **pipes: Any) -> Any:
        tried.append(arguments[2:])
        waits = "time.sleep(60)" if busy and HURRIED not in arguments else "pass"
        script = f"import time; {waits}; print({answer!r})"
        return await start(sys.executable, "-c", script, **pipes)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", instead)
    monkeypatch.setattr(processes, "_LOOKS", 1.0 if busy else 30.0)
    assert run(looked_back("record")) == READY
    assert tried == ([(), (HURRIED,)] if busy else [()])


def test_the_process_that_looks_back_takes_any_record_of_a_finished_game() -> None:
    """Also one that was written by hand and never lay in a server."""
    done = subprocess.run(
        [sys.executable, "-m", "wardroom.server.features.debriefs.process", HURRIED],
        input=BY_HAND.encode(),
        stdout=subprocess.PIPE,
        check=True,
    )
    answer = msgspec.json.decode(done.stdout, type=DebriefAnswer)
    assert answer.status == "ready"
    assert answer.debrief is not None
    assert [strip.length for strip in answer.debrief.strips] == [60_000, 60_000]


def test_a_host_can_do_without(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(database_address(str(tmp_path / "tables.db")), "test")
        await store.open()
        wanted = chosen(environment={"WARDROOM_DEBRIEFS": "off"}).debriefs
        service = Debriefs(DebriefStore(store.database), looked_back, wanted)
        assert (await service.of(finished("t"), "here")).status == "unavailable"
        await service.close()
        await store.close()

    run(story())
