"""What one person does beside playing: the deal of the day, challenges, debriefs, campaigns."""

import asyncio
import json
from typing import Any

import pytest

from tests.offline.page import Refused, Seated, TestPage, page_on, seat_at
from wardroom.kernel import Record, Table
from wardroom.offline import apart
from wardroom.offline.disk import MemoryDisk
from wardroom.server.tables.deals import dealing

KIND = "random"
"""Who plays on: it is over sooner than with anybody who thinks."""


async def play_out(page: TestPage, id: str) -> None:
    """A colleague ends the game of a person."""
    seated = Seated(*await seat_at(page, id), 1)
    chairs = (await page.ask("GET", f"/tables/{id}"))["chairs"]
    for seat in [chair["seat"] for chair in chairs if chair["you"]]:
        await page.ask("POST", f"/tables/{id}/seats/{seat}/stand-in", {"colleague": KIND})
    await seated.end()


async def finished(page: TestPage, game: str = "pandemic", **wish: Any) -> str:
    """The table of a game that is over."""
    with dealing(4):
        new = {"game": game, "seats": [{"kind": "me"}] * 2, **wish}
        id = str((await page.ask("POST", "/tables", new))["id"])
    await play_out(page, id)
    return id


async def todays(page: TestPage, game: str = "pandemic") -> dict[str, Any]:
    deals = (await page.ask("GET", "/daily"))["games"]
    return next(each for each in deals if each["game"] == game)


def test_the_deal_of_the_day_counts_once_and_is_remembered() -> None:
    disk = MemoryDisk()

    async def first() -> str:
        async with page_on(disk) as page:
            assert (await todays(page))["state"] == "new"
            counts = (await page.ask("POST", "/daily/pandemic", {"company": "alone"}))["id"]
            practice = (await page.ask("POST", "/daily/pandemic", {"company": "alone"}))["id"]
            assert (await todays(page))["table"] == counts
            await play_out(page, practice)
            assert (await todays(page))["state"] == "begun"
            await play_out(page, counts)
            return str(counts)

    async def second(table: str) -> None:
        async with page_on(disk) as page:
            deal = await todays(page)
            assert (deal["state"], deal["table"]) == ("over", table)
            assert deal["result"]["you"]
            day = (await page.ask("GET", "/daily"))["day"]
            results = await page.ask("GET", f"/daily/pandemic/{day}")
            assert [each["you"] for each in results["results"]] == [True]

    asyncio.run(second(asyncio.run(first())))


def test_the_deal_of_the_day_is_the_same_in_every_browser() -> None:
    async def seed() -> int:
        async with page_on() as page:
            id = (await page.ask("POST", "/daily/pandemic", {"company": "alone"}))["id"]
            return (await page.services.hub.current(id)).row.seed

    assert asyncio.run(seed()) == asyncio.run(seed())


def test_colleagues_play_the_deal_of_the_day_once_the_person_has() -> None:
    async def story() -> None:
        async with page_on() as page:
            id = (await page.ask("POST", "/daily/holding-on", {"company": "colleagues"}))["id"]
            await play_out(page, id)
            day = (await page.ask("GET", "/daily"))["day"]
            while (await page.ask("GET", f"/daily/holding-on/{day}"))["thinking"]:
                await asyncio.sleep(0.05)
            told = await page.ask("GET", f"/daily/holding-on/{day}")
            assert {"gentle", "good"} <= {each["kind"] for each in told["colleagues"]}

    asyncio.run(story())


def test_a_challenge_is_taken_from_its_address_in_another_browser() -> None:
    async def given() -> tuple[str, int]:
        async with page_on() as page:
            table = await finished(page)
            challenge = await page.ask("POST", "/challenges", {"table": table})
            assert challenge["yours"]
            assert challenge["state"] == "over"
            assert len(challenge["results"]) == 1
            again = await page.ask("POST", "/challenges", {"table": table})
            assert again["id"] == challenge["id"]
            return challenge["id"], (await page.services.hub.current(table)).row.seed

    async def taken(id: str, seed: int) -> None:
        async with page_on() as page:
            assert (await page.ask("GET", f"/challenges/{id}"))["state"] == "new"
            table = await page.ask("POST", f"/challenges/{id}/tables", {"company": "alone"})
            assert (await page.services.hub.current(table["id"])).row.seed == seed
            assert (await page.ask("GET", f"/challenges/{id}"))["state"] == "begun"
            for other in ("somewhere", id[:-9], "W10"):
                with pytest.raises(Refused) as refused:
                    await page.ask("GET", f"/challenges/{other}")
                assert refused.value.code == "unknown-challenge"

    asyncio.run(taken(*asyncio.run(given())))


def test_a_finished_game_is_looked_back_at_and_that_is_kept() -> None:
    disk = MemoryDisk()

    async def first() -> tuple[str, Any]:
        async with page_on(disk) as page:
            id = await finished(page, "holding-on", seats=[{"kind": "me"}])
            while (told := await page.ask("GET", f"/tables/{id}/debrief"))["status"] == "working":
                await asyncio.sleep(0.05)
            assert told["debrief"]["story"]
            record = (await page.file("GET", f"/tables/{id}/record")).decode()
            wish = {"record": record}
            while (same := await page.ask("POST", "/records/debrief", wish))["status"] == "working":
                await asyncio.sleep(0.05)
            assert same["debrief"] == told["debrief"]
            return id, told

    async def second(id: str, told: Any) -> None:
        async with page_on(disk) as page:
            assert await page.ask("GET", f"/tables/{id}/debrief") == told

    asyncio.run(second(*asyncio.run(first())))


def test_a_second_interpreter_looks_back_as_the_first_would() -> None:
    async def story() -> str:
        async with page_on() as page:
            id = await finished(page, "holding-on", seats=[{"kind": "me"}])
            return (await page.file("GET", f"/tables/{id}/record")).decode()

    record = asyncio.run(story())
    assert json.loads(apart.answered(apart.DEBRIEF, record))["status"] == "ready"
    unfinished = "".join(record.splitlines(keepends=True)[:-1])
    assert json.loads(apart.answered(apart.DEBRIEF, unfinished))["status"] == "unavailable"


def test_a_campaign_goes_along_as_a_file() -> None:
    """It is gone on with where it stood, also when its only table has gone."""
    carried = {"finished": [1, 2], "unlocked": [1, 2, 3]}

    async def story() -> None:
        async with page_on() as page:
            brought = await page.ask(
                "POST", "/campaigns", {"game": "holding-on", "carried": carried}
            )
            assert brought["next"] == "3"
            assert brought["carried"]["unlocked"] == [1, 2, 3]
            wish = {"game": "holding-on", "seats": [{"kind": "me"}], "campaign": brought["id"]}
            table = await page.ask("POST", "/tables", {**wish, "options": {"scenario": "3"}})
            assert table["campaign"] == brought["id"]
            with pytest.raises(Refused) as refused:
                await page.ask("POST", "/tables", {**wish, "options": {"scenario": "4"}})
            assert refused.value.code == "locked"
            for bad in ({"finished": "all"}, {"finished": [99], "unlocked": [1]}):
                with pytest.raises(Refused) as refused:
                    await page.ask("POST", "/campaigns", {"game": "holding-on", "carried": bad})
                assert refused.value.code == "bad-campaign"
            with pytest.raises(Refused) as refused:
                await page.ask("POST", "/campaigns", {"game": "pandemic", "carried": {}})
            assert refused.value.code == "unknown-campaign"

    asyncio.run(story())


def test_a_game_that_goes_on_is_taken_along_and_gone_on_with() -> None:
    """As a file it is opened here again, or at a server: what is still to come comes there too."""

    async def story() -> None:
        async with page_on() as page:
            wish = {"game": "quarantine", "seats": [{"kind": "me"}, {"kind": "me"}]}
            id = (await page.ask("POST", "/tables", wish))["id"]
            await Seated(*await seat_at(page, id), 3).play(20)
            text = (await page.file("GET", f"/tables/{id}/record")).decode()
            record = Record.read(text)
            assert Table.resume(record).outcome() is None
            on = {"ply": len(record.moves), "seats": wish["seats"], "record": text}
            other = (await page.ask("POST", "/what-ifs", on))["id"]
            here, there = (
                await page.services.hub.current(id),
                await page.services.hub.current(other),
            )
            for live in (here, there):
                async with live.lock:
                    await live.ensure_loaded()
            assert here.table.state.encode() == there.table.state.encode()

    asyncio.run(story())
