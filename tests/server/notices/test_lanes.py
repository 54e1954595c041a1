"""A chat that answers slowly holds up nobody but itself."""

import asyncio
import time

import pytest

from tests.server.conftest import eventually, run
from tests.server.notices.receiving import Trickle
from tests.server.notices.test_notices import Scene, scene
from wardroom.protocol import Webhook
from wardroom.server.features.notices import outgoing
from wardroom.server.features.notices.lanes import AT_ONCE, Lanes
from wardroom.server.features.notices.outgoing import Outgoing, Unsent
from wardroom.server.features.notices.store import CHAT, MAIL, AwaitedPlayer, Delivery


def delivery(address: str, channel: str = CHAT, attempts: int = 0) -> Delivery:
    return Delivery(address, "table", "ann", 1, 0.0, channel, "", attempts, address)


def test_a_post_has_one_deadline_however_often_a_byte_arrives(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outgoing, "DEADLINE", 0.3)

    async def story() -> None:
        out = Outgoing(private=True)
        async with Trickle() as slow:
            with pytest.raises(Unsent) as unsent:
                await out.post(slow.url + "/hook", b"{}", {})
            assert str(unsent.value) == "too slow"
            assert not unsent.value.final, "it may be quicker later"
        await out.close()

    run(story())


def test_while_one_chat_is_slow_the_others_and_later_turns_are_told(address: str) -> None:
    async def story(stage: Scene) -> None:
        async with Trickle() as slow:
            await stage.notices.set_webhook(stage.table, Webhook(slow.url + "/hook"))
            await stage.notices.look()
            await slow.asked.wait()
            await stage.subscribe()
            await stage.was_there(ago=-1.0)
            await stage.was_there(ago=0.001)
            await stage.waits(turn=9, ago=0.0)
            stage.notices._settings = stage.at_once()
            await stage.notices.look()

            async def browser_is_told() -> bool:
                return len(stage.posts.got) == 1

            await eventually(browser_is_told, 10)
            assert not slow.hung_up.is_set(), "it is still being waited for"
            await stage.notices._lanes.close()

    scene(address, story)


def test_one_host_is_sent_one_thing_at_a_time_and_after_a_failure_nothing_more() -> None:
    async def story() -> None:
        sent: list[str] = []
        at_once = 0

        async def deliver(one: Delivery) -> bool:
            nonlocal at_once
            at_once += 1
            assert at_once == 1
            await asyncio.sleep(0)
            sent.append(one.id)
            at_once -= 1
            return one.id != "https://chat.example/b"

        lanes = Lanes(deliver)
        hooks = [delivery(f"https://chat.example/{name}") for name in "abc"]
        lanes.start(hooks)
        lanes.start(hooks)
        await lanes.empty()
        assert sent == ["https://chat.example/a", "https://chat.example/b"]

    run(story())


def test_many_slow_hosts_leave_room_for_the_other_channels() -> None:
    async def story() -> None:
        going: list[str] = []

        async def deliver(one: Delivery) -> bool:
            going.append(one.id)
            await asyncio.Event().wait()
            return True

        lanes = Lanes(deliver)
        lanes.start([delivery(f"https://chat{n}.example/") for n in range(3 * AT_ONCE)])
        lanes.start([delivery("", MAIL)])
        for _ in range(3):
            await asyncio.sleep(0)
        assert len(going) == AT_ONCE + 1
        assert going[-1] == ""
        await lanes.close()

    run(story())


def test_what_nobody_has_tried_yet_goes_first(address: str) -> None:
    async def story(stage: Scene) -> None:
        waited = AwaitedPlayer(stage.table, "", 1, stage.bo, 0.0, None, None)
        assert await stage.kept.decide(waited, 4, [(CHAT, ""), (MAIL, "")])
        first, second = [one for one in await stage.kept.due() if one.table == stage.table]
        assert await stage.kept.take(first, time.time() - 3600)
        due = [one for one in await stage.kept.due() if one.table == stage.table]
        assert [one.id for one in due] == [second.id, first.id]

    scene(address, story)
