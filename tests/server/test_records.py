"""Records: downloaded after the end, looked through by anybody."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.conftest import run
from tests.server.playing import play_on, refusal
from wardroom import Record
from wardroom.client import HttpClient
from wardroom.protocol import Entry, RecordLook, RecordText
from wardroom.server.errors import ApiError
from wardroom.server.features.records.service import look_at

GOLDEN = Path(__file__).parent.parent / "games/pandemic/records"


def golden(name: str) -> str:
    return (GOLDEN / name).read_text(encoding="utf-8")


def told(entries: Sequence[Entry]) -> list[list[tuple[str, object]]]:
    return [[(event.kind, event.args) for event in entry.events] for entry in entries]


def test_a_finished_game_can_be_downloaded_and_looked_through(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client:
            await play_on(client)
            assert client.position is not None
            record = await ania.record(table.id)
            seen = await ania.ask("POST", "/api/records", RecordLook, RecordText(record))
            assert seen.plies == client.position.ply
            assert seen.names == {0: "Ania", 1: "Ania"}
            assert seen.position.ending == client.ending
            assert told(seen.entries) == told(client.entries)

    run(story())


def test_a_record_is_told_from_the_seat_that_is_asked_for() -> None:
    record = golden("edition-1-closed-hands.record")
    watching, client = look_at(RecordText(record, 3)), look_at(RecordText(record, 3, 1))
    assert watching.position.view["hands"][1] is None
    assert client.position.view["hands"][1] is not None
    assert client.position.view["hands"][0] is None
    assert watching.position.ply == 3
    assert watching.position.legal == []
    assert len(watching.entries) == watching.plies > 3


def test_a_damaged_record_is_told_up_to_the_damage() -> None:
    lines = golden("edition-1-random.record").splitlines(keepends=True)
    start = lines.index("\n") + 1
    broken = "".join([*lines[: start + 5], "0 dance\n", *lines[start + 5 :]])
    seen = look_at(RecordText(broken))
    assert seen.plies == 5
    assert seen.damage is not None
    assert f"line {start + 6}" in seen.damage


def test_a_record_without_end_is_refused_before_it_is_played() -> None:
    record = "wardroom record 1\ngame pandemic/1\nseats 2\nseed 1\n\n" + "- @5\n" * 10_001
    with pytest.raises(ApiError) as refused:
        look_at(RecordText(record))
    assert refused.value.code == "bad-record"
    assert "10000 moves" in str(refused.value)


def test_nobody_waits_for_those_who_look_through_long_records(url: str) -> None:
    record = "wardroom record 1\ngame pandemic/1\nseats 2\nseed 1\n\n" + "- @5\n" * 10_000

    async def story() -> None:
        person = HttpClient(url)
        reading = [
            asyncio.create_task(
                person.ask("POST", "/api/records", RecordLook, RecordText(record, 0))
            )
            for _ in range(3)
        ]
        answered = 0
        while not all(task.done() for task in reading):
            await person.fetch("GET", "/api/health")
            answered += 1
        assert [(await task).plies for task in reading] == [10_000] * 3
        assert answered > 12, "more than one or two for each record"

    run(story())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"record": ""}, "bad-record"),
        ({"record": "wardroom record 1\n"}, "bad-record"),
        ({"ply": 100_000}, "unknown-ply"),
        ({"ply": -1}, "unknown-ply"),
        ({"seat": 9}, "unknown-seat"),
        ({"seat": -2}, "unknown-seat"),
        ({"record": "wardroom record 1\ngame pandemic/99\nseats 2\nseed 1\n\n"}, "old-edition"),
        ({"record": "wardroom record 1\ngame ludo/1\nseats 2\nseed 1\n\n"}, "unknown-game"),
        (
            {"record": "wardroom record 1\ngame pandemic/1\nseats 9\nseed 1\n\n"},
            "impossible-option",
        ),
    ],
)
def test_a_record_that_cannot_be_read_is_refused(
    url: str, change: dict[str, object], code: str
) -> None:
    async def story() -> None:
        body = {"record": golden("edition-1-random.record"), **change}
        assert await refusal(HttpClient(url).ask("POST", "/api/records", RecordLook, body)) == code

    run(story())


def test_a_record_says_who_played_when_why_and_how_it_ended(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "colleague:good"], {"hands": "open"})
        async with ania.join(table.id) as client:
            await play_on(client)
            record = Record.read(await ania.record(table.id))
            assert client.ending is not None
            assert record.result.split()[0] == client.ending.result
        assert record.names == {0: "Ania"}
        assert record.kinds == {1: "good"}
        assert record.date.startswith("20")
        assert any(move.reason is not None for move in record.moves if move.seat == 1)
        body = RecordText(record.text())
        seen = await ania.ask("POST", "/api/records", RecordLook, body)
        assert seen.kinds == {1: "good"}
        assert any(entry.reason is not None for entry in seen.entries)

    run(story())
