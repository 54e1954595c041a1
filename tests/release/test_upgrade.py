"""What a former version has stored opens in this one, and people go on with it.

`former/` was written by version 21405ad: a database with a campaign at its second chapter and two
games in their middle, the cookies of its two people, what the terminal had kept, and a message of
each kind that its clients send.
"""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.server.conftest import own_server, run
from tests.server.playing import wire
from wardroom import Record, Table, game
from wardroom.cli.campaigns import carried_by, next_chapter
from wardroom.client import HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import FromClient, encode
from wardroom.server.store.migrations import NEWEST

__all__ = ["own_server"]

FORMER = Path(__file__).parent / "former"
WHO = json.loads((FORMER / "who.json").read_text(encoding="utf-8"))
TABLES: dict[str, str] = WHO["tables"]


@pytest.fixture
def upgraded(tmp_path: Path, own_server: Callable[..., ServerProcess]) -> ServerProcess:
    """A server of today on the database of then."""
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.executescript((FORMER / "tables.sql").read_text(encoding="utf-8"))
    return own_server()


def test_people_find_their_tables_and_their_campaign(upgraded: ServerProcess) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(upgraded.url, cookie=WHO["ania"])
        assert ania.me.name == "Ania"
        assert {card.id for card in await ania.my_tables()} >= set(TABLES.values())
        (campaign,) = await ania.campaigns()
        assert campaign.id == WHO["campaign"]
        assert [(card.chapter, card.finished) for card in campaign.chapters] == [
            ("1", True),
            ("2", False),
        ]
        health = await ania.fetch("GET", "/api/ready")
        assert json.loads(health)["schema"] == NEWEST

    run(story())


@pytest.mark.parametrize("name", ["pandemic", "quarantine"])
def test_a_game_goes_on_where_it_was(upgraded: ServerProcess, name: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(upgraded.url, cookie=WHO["ania"])
        async with ania.join(TABLES[name]) as client:
            position = await client.turn()
            assert position is not None
            step = client.step
            assert step > 0
            await client.play(position.legal[0])
            assert client.step > step

    run(story())


@pytest.mark.parametrize("line", (FORMER / "messages.jsonl").read_text().splitlines())
def test_every_message_of_a_former_client_is_understood(line: str) -> None:
    said = json.loads(line)
    assert json.loads(encode(msgspec.json.decode(line, type=FromClient))).items() >= said.items()


def test_a_former_client_is_answered_at_its_table(upgraded: ServerProcess) -> None:
    """What cannot be done now is refused in words, and the socket stays open."""

    async def story() -> None:
        ania = await HttpClient.guest(upgraded.url, cookie=WHO["ania"])
        async with wire(ania, TABLES["pandemic"]) as socket:
            await socket.says({"type": "hello"})
            assert (await socket.hears("welcome"))["position"]
            refused = []
            for line in (FORMER / "messages.jsonl").read_text(encoding="utf-8").splitlines():
                if json.loads(line)["type"] not in ("hello", "lesson-go"):
                    await socket.says(line)
            await socket.says({"type": "ping", "sent": 2.5})
            told = await socket.hears()
            while told.get("sent") != 2.5:
                assert told.get("code") not in ("malformed", "broken"), told
                refused += [told["text"]] if told["type"] in ("refused", "wrong") else []
                told = await socket.hears()
            assert refused
            assert all(refused)

    run(story())


def test_the_next_chapter_of_a_campaign_is_dealt_with_what_was_unlocked(
    upgraded: ServerProcess,
) -> None:
    async def story() -> None:
        bo = await HttpClient.guest(upgraded.url, cookie=WHO["bo"])
        await bo.begin(TABLES["holding-on"])
        ania = await HttpClient.guest(upgraded.url, cookie=WHO["ania"])
        async with ania.join(TABLES["holding-on"]) as one, bo.join(TABLES["holding-on"]) as two:
            turns = [asyncio.ensure_future(client.turn()) for client in (one, two)]
            done, waiting = await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
            for turn in waiting:
                turn.cancel()
            position = done.pop().result()
            assert position is not None
            assert position.legal

    run(story())


def test_the_terminal_goes_on_with_its_campaign_and_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARDROOM_DATA", str(tmp_path))
    (tmp_path / "games").mkdir()
    shutil.copy(FORMER / "holding-on.campaign", tmp_path / "games")
    holding_on = game("holding-on")
    assert next_chapter(holding_on, carried_by(holding_on)) == {"scenario": "2"}

    text = (FORMER / "pandemic.record").read_text(encoding="utf-8")
    table = Table.resume(Record.read(text))
    seat = table.waiting()[0]
    table.play(seat, table.legal(seat)[0])
    assert table.record.text().startswith(text)
