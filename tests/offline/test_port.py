"""Tables behind a port of the same machine: whole games, and nothing lost between two visits."""

import asyncio
import json
from typing import Any

import pytest

from tests.offline.page import Refused, Seated, TestPage, page_on, seat_at
from tests.tiers import amount
from wardroom.kernel import Record, Table, checksum, game, games
from wardroom.offline.disk import MemoryDisk
from wardroom.players import best_kind
from wardroom.server.tables.deals import dealing

SHORT = 12
"""So many moves of the person, then everything is closed and opened again."""


KILLS = amount(20, 100)

TURNS = [name for name in games() if not game(name).timed]


@pytest.mark.full("one game shows what the wire does; the others show that their colleagues think")
@pytest.mark.gate("pandemic")
@pytest.mark.parametrize("name", TURNS)
def test_a_whole_game_with_colleagues_and_a_closed_page_in_between(name: str) -> None:
    """A person plays a little, comes back and lets a colleague end it."""
    disk = MemoryDisk()
    rules = game(name)
    kind = best_kind(rules)

    async def first() -> str:
        async with page_on(disk) as page:
            others = [{"kind": "colleague", "colleague": kind}] * (max(2, min(rules.seats)) - 1)
            with dealing(4):
                wish = {"game": name, "seats": [{"kind": "me"}, *others]}
                id = str((await page.ask("POST", "/tables", wish))["id"])
            assert not await Seated(*await seat_at(page, id), 1).play(SHORT)
            return id

    async def second(id: str) -> str:
        async with page_on(disk) as page:
            seated = Seated(*await seat_at(page, id), 2)
            await page.ask("POST", f"/tables/{id}/seats/0/stand-in", {"colleague": kind})
            await seated.end()
            return (await page.file("GET", f"/tables/{id}/record")).decode()

    record = Record.read(asyncio.run(second(asyncio.run(first()))))
    replayed = Table.resume(record)
    assert record.seed == 4
    assert replayed.outcome() is not None
    assert [move.action for move in replayed.record.moves] == [m.action for m in record.moves]


def test_what_a_table_holds_is_what_an_ordinary_table_holds() -> None:
    disk = MemoryDisk()

    async def story() -> tuple[str, list[str]]:
        async with page_on(disk) as page:
            wish = {"game": "pandemic", "seats": [{"kind": "me"}, {"kind": "me"}]}
            id = (await page.ask("POST", "/tables", wish))["id"]
            seated = Seated(*await seat_at(page, id), 1)
            await seated.play(30)
            live = await page.services.hub.current(id)
            live.table.record.conclude(None)
            return checksum(live.table.state.encode()), live.table.record.text()

    held, text = asyncio.run(story())
    assert checksum(Table.resume(Record.read(text)).state.encode()) == held


def test_what_needs_others_says_so() -> None:
    async def story() -> None:
        async with page_on() as page:
            for method, path in (("POST", "/tours"), ("GET", "/me/notices"), ("POST", "/me/link")):
                with pytest.raises(Refused) as refused:
                    await page.ask(method, path, {})
                assert (refused.value.status, refused.value.code) == (501, "needs-server")
            wire = page.open("/tours/abc/follow")
            assert (await wire.until("wrong"))["code"] == "needs-server"
            assert await wire.next() is None

    asyncio.run(story())


def test_a_lesson_and_a_puzzle_are_taken_over_wires_of_their_own() -> None:
    async def story() -> None:
        async with page_on() as page:
            cards = {card["name"]: card for card in await page.ask("GET", "/games")}
            lesson = cards["pandemic"]["lessons"][0]["name"]
            wire = page.open(f"/lessons/pandemic/{lesson}/play")
            wire.say(type="hello", step=None, invite=None)
            assert (await wire.until("welcome"))["position"]["step"] == 0
            first = await wire.until("lesson")
            wire.say(type="lesson-go", at=1)
            assert (await wire.until("lesson"))["at"] != first["at"]
            shelf = await page.ask("GET", "/puzzles/pandemic")
            puzzle = page.open(f"/puzzles/pandemic/{shelf['puzzles'][0]['name']}/play")
            puzzle.say(type="hello", step=None, invite=None)
            assert (await puzzle.until("welcome"))["position"]["legal"]

    asyncio.run(story())


def test_the_name_the_tables_and_the_notes_are_there_again() -> None:
    disk = MemoryDisk()

    async def first() -> tuple[str, str]:
        async with page_on(disk) as page:
            me = await page.ask("POST", "/me", {})
            await page.ask("PATCH", "/me", {"name": "  Ada "})
            wish = {"game": "quarantine", "seats": [{"kind": "me"}, {"kind": "me"}]}
            id = (await page.ask("POST", "/tables", wish))["id"]
            await page.ask("PUT", f"/tables/{id}/note", {"text": "the red ward"})
            wire, _ = await seat_at(page, id)
            wire.say(type="say", text="hello", nonce="c1")
            await wire.until("accepted")
            return me["id"], id

    async def second(person: str, id: str) -> None:
        async with page_on(disk) as page:
            assert await page.ask("POST", "/me", {}) == {"id": person, "name": "Ada"}
            (card,) = (await page.ask("GET", "/tables"))["mine"]
            assert card["id"] == id
            assert (await page.ask("GET", f"/tables/{id}/note"))["text"] == "the red ward"
            _, welcome = await seat_at(page, id)
            assert [line["text"] for line in welcome["chat"]] == ["hello"]

    asyncio.run(second(*asyncio.run(first())))


def test_a_disk_that_is_full_refuses_the_move_and_tells_nobody() -> None:
    disk = MemoryDisk()

    class Full(MemoryDisk):
        async def write(self, changes: Any) -> None:
            raise OSError("no room")

    async def story() -> None:
        async with page_on(disk) as page:
            wish = {"game": "pandemic", "seats": [{"kind": "me"}, {"kind": "me"}]}
            id = (await page.ask("POST", "/tables", wish))["id"]
            wire, welcome = await seat_at(page, id)
            page.services.store.rows._disk = Full()
            offer = welcome["position"]["legal"][0]
            move = {"seat": offer["seat"], "action": offer["action"], "step": 0}
            wire.say(type="play", nonce="n", **move)
            assert (await wire.until("refused", "moved"))["code"] == "storage"
            page.services.store.rows._disk = disk
            wire.say(type="play", nonce="n", **move)
            assert (await wire.until("accepted"))["step"] == 1
            assert json.loads(disk.kept[f"entry/{id}/00000001"])[0] == 1

    asyncio.run(story())


def test_what_was_told_is_on_the_disk_whenever_the_page_is_killed() -> None:
    """Each time something is told, what the disk has at that moment is opened again."""
    disk = MemoryDisk()
    killed: list[tuple[int, dict[str, str]]] = []

    async def game_over_or_killed(page: TestPage) -> str:
        wish = {"game": "pandemic", "seats": [{"kind": "me"}, {"kind": "me"}]}
        id = str((await page.ask("POST", "/tables", wish))["id"])
        await Seated(*await seat_at(page, id), 1).play(KILLS - len(killed))
        return id

    async def first() -> list[tuple[str, int, dict[str, str]]]:
        found = []
        async with page_on(disk) as page:
            hear = page.heard

            def heard(wire: int, text: str) -> None:
                told = json.loads(text)
                if told["type"] == "moved":
                    killed.append((told["entry"]["step"], dict(disk.kept)))
                hear(wire, text)

            page.heard = heard  # type: ignore[method-assign]
            while len(killed) < KILLS:
                before = len(killed)
                id = await game_over_or_killed(page)
                found += [(id, *moment) for moment in killed[before:]]
        return found

    async def again(id: str, kept: dict[str, str]) -> int:
        there = MemoryDisk()
        there.kept = kept
        async with page_on(there) as page:
            _, welcome = await seat_at(page, id)
            return int(welcome["position"]["step"])

    for id, step, kept in asyncio.run(first()):
        assert asyncio.run(again(id, kept)) >= step
