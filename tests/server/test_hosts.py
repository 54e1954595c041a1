"""What a host of a table may do about those who sit there, and what was said long ago."""

import pytest

from tests.server.conftest import run
from tests.server.playing import refusal, two_people
from wardroom.client import Denied, HttpClient
from wardroom.protocol import SeatChangeWish, TableWish


def test_the_host_hands_the_table_on(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        assert await refusal(bo.change_table(table, TableWish(host=1))) == "not-yours"
        assert await refusal(ania.change_table(table, TableWish(host=7))) == "unknown-seat"
        assert not (await ania.change_table(table, TableWish(host=1))).yours
        assert (await bo.table(table)).yours
        assert await refusal(ania.change_table(table, TableWish(host=0))) == "not-yours"

    run(story())


def test_a_colleague_cannot_be_host(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "colleague:random"])
        wish = ania.change_table(table.id, TableWish(host=1))
        assert await refusal(wish) == "impossible-option"

    run(story())


def test_the_host_lets_two_change_places_before_the_game(url: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
        opened = await ania.open_table("pandemic", ["me", "open", "open"], public=True, waits=True)
        await bo.sit(opened.id, seat=1)
        await bo.ready(opened.id)
        assert await refusal(bo.change_seat(opened.id, 0, SeatChangeWish(swap=1))) == "not-yours"
        async with bo.join(opened.id):
            card = await ania.change_seat(opened.id, 0, SeatChangeWish(swap=1))
            assert [chair.name for chair in card.chairs] == ["Bo", "Ania", ""]
            assert not card.chairs[0].ready
            assert card.chairs[0].here
        card = await ania.change_seat(opened.id, 1, SeatChangeWish(swap=2))
        assert [chair.name for chair in card.chairs] == ["Bo", "", "Ania"]
        await ania.begin(opened.id)
        assert await refusal(ania.change_seat(opened.id, 0, SeatChangeWish(swap=2))) == "begun"

    run(story())


def test_during_the_game_a_colleague_plays_on_for_someone_asked_to_leave(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        away = SeatChangeWish("colleague")
        assert await refusal(bo.change_seat(table, 0, away)) == "not-yours"
        async with ania.join(table) as client:
            card = await ania.change_seat(table, 1, away)
            assert card.chairs[1].kind == "colleague"
            await client.until(lambda: bool(client.chat))
            line = client.chat[-1]
            assert line.say is not None
            assert (line.say.id, line.say.args["name"]) == ("chat-asked-to-leave", "Bo")
        # Anyone who has lost the cookie, and with it the seat, is somebody new with the invite.
        again = await HttpClient.guest(url, "Bo")
        taken = await again.sit(table, invite=card.invite, seat=1)
        assert taken.chairs[1].you

    run(story())


def test_someone_who_is_kept_out_cannot_come_back_and_the_old_invite_is_void(url: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
        opened = await ania.open_table("pandemic", ["me", "open", "open"], waits=True)
        await bo.sit(opened.id, invite=opened.invite)
        assert await refusal(bo.change_seat(opened.id, 0, SeatChangeWish("open", block=True))) == (
            "not-yours"
        )
        async with bo.join(opened.id) as client:
            wish = SeatChangeWish("open", block=True)
            card = await ania.change_seat(opened.id, 1, wish)
            with pytest.raises(Denied):
                await client.until(lambda: False)
        assert card.invite not in (None, opened.invite)
        assert await refusal(bo.table(opened.id, card.invite)) == "blocked"
        assert await refusal(bo.sit(opened.id, invite=card.invite)) == "blocked"
        cleo = await HttpClient.guest(url, "Cleo")
        assert await refusal(cleo.sit(opened.id, invite=opened.invite)) == "private"
        assert (await cleo.sit(opened.id, invite=card.invite)).chairs[1].you
        assert await refusal(ania.change_seat(opened.id, 2, wish)) == "impossible-option"

    run(story())


def test_what_was_said_long_ago_can_be_read(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with ania.join(table) as client:
            for number in range(130):
                await client.say(f"line {number + 1}")
        async with bo.join(table) as client:
            assert (client.chat[0].number, client.chat[0].text) == (31, "line 31")
        older = await bo.older_chat(table, 31)
        assert [line.text for line in older] == [f"line {number}" for number in range(1, 31)]
        assert await bo.older_chat(table, 1) == []
        assert len(await bo.older_chat(table, 10**9)) == 100
        private = await ania.open_table("pandemic", ["me", "open"])
        assert await refusal(bo.older_chat(private.id, 5)) == "private"

    run(story())


def test_what_those_who_watch_say_aside_is_not_for_those_who_play(url: str) -> None:
    async def story() -> None:
        ania, _, table = await two_people(url)
        await ania.change_table(table, TableWish(watchers="aside"))
        cleo = await HttpClient.guest(url, "Cleo")
        async with cleo.join(table) as watching:
            await watching.say("between us")
        assert await ania.older_chat(table, 5) == []
        assert [line.text for line in await cleo.older_chat(table, 5)] == ["between us"]

    run(story())
