"""Who is told of which turn, when, and how often it is tried; on a store, without a server."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec import structs

from tests.server.conftest import run
from tests.server.notices.receiving import Browser, Posts
from wardroom.protocol import Holiday, NoticeWishes, Webhook
from wardroom.server.errors import ApiError
from wardroom.server.features.notices import service
from wardroom.server.features.notices.service import Notices
from wardroom.server.features.notices.store import PUSH, AwaitedPlayer, NoticeStore
from wardroom.server.settings import Settings
from wardroom.server.store import ChairRow, Store, Summary, TableRow
from wardroom.server.store.schema import chairs, deliveries, tables

AFTER = 60.0


class Scene:
    """Ania and Bo at a table where Bo has been waited for since a while, and is away."""

    def __init__(self, store: Store, posts: Posts) -> None:
        self.store = store
        self.posts = posts
        self.browser = Browser()
        settings = Settings(
            database="", private_targets=True, address="https://ward.example", notice_after=AFTER
        )
        self.notices = Notices(settings, store)
        self.table = secrets.token_hex(5)
        self.bo = ""

    async def open(self) -> None:
        await self.notices.open()
        ania = await self.store.people.add("Ania")
        self.bo = await self.store.people.add("Bo <@everyone>")
        seats = (ChairRow(0, ania, None), ChairRow(1, self.bo, None))
        summary = Summary("playing", 4, time.time(), "1", None, False)
        await self.store.tables.add(
            TableRow(
                self.table,
                "pandemic",
                1,
                {},
                7,
                None,
                False,
                "i",
                ania,
                1.0,
                1.0,
                summary,
                None,
                seats,
            )
        )
        await self.waits(turn=4, ago=2 * AFTER)

    @property
    def kept(self) -> NoticeStore:
        return NoticeStore(self.store.database)

    def at_once(self) -> Settings:
        """The settings of a server that lets nobody wait for a notice."""
        return structs.replace(self.notices._settings, notice_after=0.0)

    async def look(self) -> None:
        """A look at who is waited for, and whatever follows from it."""
        await self.notices.look()
        await self.notices.delivered()

    async def close(self) -> None:
        """Leave nothing that other tests on the same database would be told of."""
        await self.notices.close()
        over = sa.update(tables).where(tables.c.id == self.table).values(status="over")
        await self.store.database.write(lambda connection: connection.execute(over))
        gone = sa.delete(deliveries).where(deliveries.c.table_id == self.table)
        await self.store.database.write(lambda connection: connection.execute(gone))

    async def subscribe(self) -> None:
        to = self.browser.subscription(self.posts.url + "/send")
        await self.notices.subscribe(self.bo, to)

    async def waits(self, turn: int, ago: float) -> None:
        """The table has waited for Bo since a step."""
        turns = f"1:{turn}:{time.time() - ago:.3f}"
        changing = sa.update(tables).where(tables.c.id == self.table).values(turns=turns, step=turn)
        await self.store.database.write(lambda connection: connection.execute(changing))

    async def was_there(self, ago: float) -> None:
        seen = sa.update(chairs).where(chairs.c.person == self.bo)
        until = seen.values(here_until=time.time() - ago)
        await self.store.database.write(lambda connection: connection.execute(until))

    async def on_the_way(self) -> int:
        query = sa.select(sa.func.count()).where(deliveries.c.table_id == self.table)
        return await self.store.database.read(lambda connection: connection.scalar(query) or 0)

    @property
    def pushed(self) -> list[dict[str, str]]:
        return [json.loads(self.browser.read(body)) for _, _, body in self.posts.got]


def scene(address: str, story: Callable[[Scene], Coroutine[Any, Any, None]]) -> None:
    async def happen() -> None:
        store = Store(address, "one")
        await store.open()
        with Posts() as posts:
            stage = Scene(store, posts)
            await stage.open()
            try:
                await story(stage)
            finally:
                await stage.close()
                await store.close()

    run(happen())


def test_off_by_default(address: str) -> None:
    async def story(stage: Scene) -> None:
        await stage.look()
        assert stage.posts.got == []
        assert await stage.on_the_way() == 0

    scene(address, story)


def test_somebody_who_is_waited_for_is_told_once(either: str) -> None:
    async def story(stage: Scene) -> None:
        await stage.subscribe()
        for _ in range(3):
            await stage.look()
        assert stage.pushed == [
            {
                "title": "Your turn: Pandemic",
                "body": "At the table with Ania.",
                "table": stage.table,
            }
        ]
        _, headers, _ = stage.posts.got[0]
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["ttl"].isdecimal()
        assert await stage.on_the_way() == 0

    scene(either, story)


def test_in_the_language_of_the_person(address: str) -> None:
    async def story(stage: Scene) -> None:
        await stage.subscribe()
        await stage.notices.wish(stage.bo, NoticeWishes("hu", "Europe/Budapest"))
        await stage.look()
        assert stage.pushed[0]["title"] == "Te jössz: Pandemic"

    scene(address, story)


def test_nothing_more_until_they_have_been_there_however_many_turns_pass(address: str) -> None:
    async def story(stage: Scene) -> None:
        await stage.subscribe()
        await stage.look()
        await stage.waits(turn=9, ago=2 * AFTER)
        await stage.look()
        assert len(stage.pushed) == 1
        # Bo has been there, and gone again before the next turn began.
        await stage.was_there(ago=-1.0)
        await stage.look()
        await stage.was_there(ago=0.001)
        await stage.waits(turn=12, ago=0.0)
        await stage.look()
        assert len(stage.pushed) == 1, "not at once"
        stage.notices._settings = stage.at_once()
        await stage.look()
        await stage.look()
        assert len(stage.pushed) == 2

    scene(address, story)


def test_someone_who_is_there_or_has_only_just_gone_is_not_told(address: str) -> None:
    async def story(stage: Scene) -> None:
        await stage.subscribe()
        await stage.was_there(ago=-20.0)
        await stage.look()
        await stage.waits(turn=5, ago=AFTER / 2)
        await stage.was_there(ago=AFTER / 2)
        await stage.look()
        assert stage.pushed == []

    scene(address, story)


def test_someone_who_has_seen_the_turn_is_reminded_late(address: str) -> None:
    async def story(stage: Scene) -> None:
        await stage.subscribe()
        await stage.waits(turn=5, ago=2 * 3600)
        await stage.was_there(ago=1800)
        await stage.look()
        assert stage.pushed == []
        await stage.was_there(ago=3700)
        await stage.look()
        assert len(stage.pushed) == 1

    scene(address, story)


def test_in_quiet_hours_nothing_is_sent_and_afterwards_once(address: str) -> None:
    async def story(stage: Scene) -> None:
        await stage.subscribe()
        minute = int(time.time() // 60) % 1440
        soon = (minute + 60) % 1440
        quiet = NoticeWishes("en", "UTC", (minute - 60) % 1440, soon)
        await stage.notices.wish(stage.bo, quiet)
        await stage.look()
        assert (stage.pushed, await stage.on_the_way()) == ([], 0)
        await stage.notices.wish(stage.bo, NoticeWishes("en", "UTC", soon, (soon + 60) % 1440))
        await stage.look()
        await stage.look()
        assert len(stage.pushed) == 1

    scene(address, story)


def test_on_holiday_nothing_is_sent_and_at_its_end_once(address: str) -> None:
    async def story(stage: Scene) -> None:
        await stage.subscribe()
        holiday = Holiday(time.time() + 86400)
        await stage.notices.set_holiday(stage.bo, holiday)
        assert (await stage.notices.settings_of(stage.bo)).holiday == holiday
        await stage.look()
        assert (stage.pushed, await stage.on_the_way()) == ([], 0)
        await stage.notices.set_holiday(stage.bo, None)
        assert (await stage.notices.settings_of(stage.bo)).holiday is None
        await stage.look()
        await stage.look()
        assert len(stage.pushed) == 1

    scene(address, story)


def test_what_is_on_its_way_when_a_holiday_begins_waits_for_its_end(
    address: str,
) -> None:
    async def story(stage: Scene) -> None:
        await stage.subscribe()
        (waited,) = [one for one in await stage.kept.waited() if one.person == stage.bo]
        (device,) = await stage.kept.subscriptions(stage.bo)
        assert await stage.kept.decide(waited, 4, [("push", device)])
        await stage.notices.set_holiday(stage.bo, Holiday(time.time() + 86400))
        await stage.look()
        assert (stage.pushed, await stage.on_the_way()) == ([], 1)

    scene(address, story)


@pytest.mark.parametrize("days", [-1, 0, 400, float("nan")])
def test_a_holiday_ends_within_a_year(address: str, days: float) -> None:
    async def story(stage: Scene) -> None:
        with pytest.raises(ApiError):
            await stage.notices.set_holiday(stage.bo, Holiday(time.time() + 86400 * days))

    scene(address, story)


def test_what_is_on_its_way_waits_for_the_morning_too(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(stage: Scene) -> None:
        await stage.subscribe()
        stage.posts.status = 503
        monkeypatch.setattr(service, "PAUSES", (0.0, 0.0))
        await stage.look()
        minute = int(time.time() // 60) % 1440
        quiet = NoticeWishes("en", "UTC", (minute - 60) % 1440, (minute + 60) % 1440)
        await stage.notices.wish(stage.bo, quiet)
        await stage.look()
        assert len(stage.posts.got) == 1
        assert await stage.on_the_way() == 1

    scene(address, story)


def test_a_chat_is_told_and_nobody_s_name_can_call_all_of_it(address: str) -> None:
    async def story(stage: Scene) -> None:
        await stage.notices.set_webhook(stage.table, Webhook(stage.posts.url + "/hook", "pl"))
        assert (await stage.notices.webhook(stage.table)).host == "127.0.0.1"
        await stage.look()
        await stage.look()
        ((path, headers, body),) = stage.posts.got
        line = json.loads(body)
        assert (path, headers["content-type"]) == ("/hook", "application/json")
        assert line["content"].startswith("Bo < everyone>: twoja kolej. Pandemic: ")
        assert line["content"].endswith("https://ward.example/table/" + stage.table)
        assert "<" not in line["text"]
        assert line["allowed_mentions"] == {"parse": []}
        await stage.notices.set_webhook(stage.table, Webhook(None))
        assert (await stage.notices.webhook(stage.table)).host is None

    scene(address, story)


def test_what_fails_is_tried_again_but_not_for_ever(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(stage: Scene) -> None:
        await stage.notices.set_webhook(stage.table, Webhook(stage.posts.url + "/hook"))
        stage.posts.status = 500
        monkeypatch.setattr(service, "PAUSES", (0.0, 0.0, 0.0))
        for _ in range(8):
            await stage.look()
        assert len(stage.posts.got) == 4
        assert await stage.on_the_way() == 0

    scene(address, story)


def test_a_browser_that_is_gone_is_forgotten(address: str) -> None:
    async def story(stage: Scene) -> None:
        await stage.subscribe()
        stage.posts.status = 410
        await stage.look()
        assert (await stage.notices.settings_of(stage.bo)).devices == 0
        assert await stage.on_the_way() == 0

    scene(address, story)


def test_what_was_not_sent_is_dropped_once_they_have_been_there(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(stage: Scene) -> None:
        await stage.subscribe()
        stage.posts.status = 503
        monkeypatch.setattr(service, "PAUSES", (0.0, 0.0, 0.0))
        await stage.look()
        await stage.was_there(ago=-0.01)
        stage.posts.status = 201
        await stage.look()
        assert len(stage.posts.got) == 1
        assert await stage.on_the_way() == 0

    scene(address, story)


def test_of_a_turn_that_was_over_before_the_notice_went_out_nobody_has_been_told(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(stage: Scene) -> None:
        await stage.subscribe()
        stage.posts.status = 503
        monkeypatch.setattr(service, "PAUSES", (0.0, 0.0, 0.0))
        await stage.look()
        stage.posts.status = 201
        await stage.waits(turn=9, ago=2 * AFTER)
        await stage.look()  # finds the first turn over
        await stage.look()
        await stage.look()
        assert len(stage.posts.got) == 2, "one that failed, one for the new turn"
        assert await stage.on_the_way() == 0

    scene(address, story)


def test_of_many_processes_one_decides(either: str) -> None:
    async def story(stage: Scene) -> None:
        others = [Store(either, f"process {number}") for number in range(4)]
        await asyncio.gather(*(store.open() for store in others))
        kept = [NoticeStore(store.database) for store in others]
        waited = AwaitedPlayer(stage.table, "", 1, stage.bo, 0.0, None, None)
        decided = await asyncio.gather(
            *(store.decide(waited, 4, [(PUSH, "x")]) for store in kept for _ in range(10))
        )
        assert sum(decided) == 1
        again = waited._replace(here_until=time.time() + 1)
        decided = await asyncio.gather(
            *(store.decide(again, 7, [(PUSH, "x")]) for store in kept for _ in range(10))
        )
        assert sum(decided) == 1
        assert await stage.on_the_way() == 2
        one = next(each for each in await stage.kept.due() if each.table == stage.table)
        later = time.time() + 60
        taken = await asyncio.gather(*(store.take(one, later) for store in kept))
        assert sum(taken) == 1
        for store in others:
            await store.close()

    scene(either, story)


def test_wishes_that_make_no_sense_are_refused(address: str) -> None:
    async def story(stage: Scene) -> None:
        for wishes in (
            NoticeWishes("xx", "UTC"),
            NoticeWishes("en", "Mars/Base"),
            NoticeWishes("en", "UTC", 1440, 0),
            NoticeWishes("en", "UTC", 0, -1),
        ):
            with pytest.raises(ApiError):
                await stage.notices.wish(stage.bo, wishes)
        with pytest.raises(ApiError) as refused:
            await stage.notices.ask_address(stage.bo, "bo@example.org", "here")
        assert refused.value.code == "no-mail"

    scene(address, story)
