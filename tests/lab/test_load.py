"""The bench of a server: real sockets, durable moves, figures that make sense."""

import asyncio
import json

import pytest

from tests.forked_server import ForkedServer
from tests.tiers import amount
from wardroom.cli import main
from wardroom.lab import load
from wardroom.lab.load import Processes, Profile, bench_server, debriefing, load_command
from wardroom.lab.load.figures import share
from wardroom.lab.load.generator import Load
from wardroom.lab.load.wire import Wire


@pytest.fixture(autouse=True)
def _servers_start_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "ServerProcess", ForkedServer)


@pytest.mark.full("the gate measures tables that are paced, by the same code")
def test_two_tables_are_held_for_a_second() -> None:
    figures = bench_server(Profile(2, seconds=1.0))
    assert figures.tables == 2
    assert figures.moves > 0
    assert 0 < figures.p50 <= figures.p99 <= figures.slowest
    assert (figures.refused, figures.lost) == (0, 0)
    assert figures.memory is None or figures.memory > 10_000_000


def test_a_paced_table_makes_its_moves_and_no_more(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["bench", "server", "--tables", "2", "--rate", "5", "--seconds", "1", "--json"]
    assert main(command) == 0
    (figures,) = json.loads(capsys.readouterr().out)
    assert figures["rate"] == 5
    assert 0 < figures["moves"] <= 14
    assert 0 < figures["p50"] <= figures["p99"] <= figures["slowest"]
    assert (figures["refused"], figures["lost"]) == (0, 0)


def test_live_tables_get_into_their_action_phase_and_are_measured_there() -> None:
    figures = bench_server(Profile(2, rate=4.0, seconds=amount(1, 3), live=True))
    assert figures.game == "rush-md"
    assert figures.moves > 0
    assert 0 < figures.p50 <= figures.p99 <= figures.slowest
    assert (figures.refused, figures.lost) == (0, 0)


@pytest.mark.full("a debrief is much work; tests/server/test_debriefs.py sees that they come")
def test_tables_are_measured_alone_and_beside_debriefs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("wardroom_native.core", reason="the native core is not built: make native")
    monkeypatch.setattr(debriefing, "PLAYER", "random")
    command = ["bench", "server", "--debriefs", "1", "--tables", "1", "--rate", "5"]
    assert main([*command, "--seconds", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    (found,) = figures["debriefs"]
    assert found["moves"] > 5
    assert 0 < found["seconds"] < 600
    assert figures["alone"]["moves"] > 0
    assert figures["beside"]["moves"] > 0
    assert figures["beside"]["seconds"] >= found["seconds"]


def test_a_server_that_is_not_there_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bench", "server", "--tables", "1", "--url", "http://127.0.0.1:9"]) == 2
    assert "does not answer" in capsys.readouterr().err


def test_several_processes_need_a_database_to_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--processes", "2"]) == 2
    assert "--database" in capsys.readouterr().err


def test_processes_are_told_what_they_share() -> None:
    assert Processes().arguments == []
    shared = Processes(2, "postgresql://host/name", "redis://host/0")
    assert shared.arguments == ["--database", "postgresql://host/name", "--bus", "redis://host/0"]


def test_those_at_a_table_come_to_one_process_or_to_different_ones() -> None:
    one, other = "http://one", "http://other"
    apart, together = Load([one, other], 2, 0.0), Load([one, other], 2, 0.0, together=True)
    assert [apart.process_of(0, player) for player in (0, 1)] == [one, other]
    assert [apart.process_of(1, player) for player in (0, 1)] == [other, one]
    assert [together.process_of(0, player) for player in (0, 1)] == [one, one]
    assert [together.process_of(1, player) for player in (0, 1)] == [other, other]
    command = load_command([one, other], Profile(2), together=True)
    assert command[-1] == "--together"


@pytest.mark.parametrize(
    ("part", "expected"), [(0.5, 50.0), (0.99, 99.0), (0.0, 1.0), (1.0, 100.0)]
)
def test_shares_of_times(part: float, expected: float) -> None:
    assert share([float(number) for number in range(100, 0, -1)], part) == expected
    assert share([], part) == 0.0


def frame(payload: bytes, kind: int = 1) -> bytes:
    length = len(payload)
    if length < 126:
        return bytes((0x80 | kind, length)) + payload
    if length < 1 << 16:
        return bytes((0x80 | kind, 126)) + length.to_bytes(2) + payload
    return bytes((0x80 | kind, 127)) + length.to_bytes(8) + payload


@pytest.mark.parametrize("chunk", [1, 3, 1000, 1_000_000])
def test_the_wire_reads_messages_however_they_are_cut(chunk: int) -> None:
    messages = [b"short", b"m" * 200, b"l" * 70_000, b""]
    stream = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
    stream += b"".join(frame(message) for message in messages)

    async def read() -> list[bytes]:
        heard: list[bytes] = []
        wire = Wire("host", "/", "", heard.append, lambda _: None)
        for at in range(0, len(stream), chunk):
            wire.data_received(stream[at : at + chunk])
        await wire.opened
        return heard

    assert asyncio.run(read()) == messages


def test_the_wire_says_why_it_was_turned_away() -> None:
    async def turned_away() -> str:
        lost: list[str] = []
        wire = Wire("host", "/", "", lambda _: None, lost.append)
        wire.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        with pytest.raises(ConnectionError, match="403 Forbidden"):
            await wire.opened
        return lost[0]

    assert "403" in asyncio.run(turned_away())
