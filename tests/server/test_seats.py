"""Opening tables, client down, leaving, beginning, standing in, playing again."""

from collections.abc import Callable

import pytest

from tests.server.conftest import run
from tests.server.playing import first_choice, play_on, play_out, refusal, two_people
from wardroom.client import Denied, HttpClient
from wardroom.lab.load.server_process import ServerProcess


def test_without_open_seats_the_game_begins_at_once(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "colleague:random"])
        assert table.status == "playing"
        assert [chair.kind for chair in table.chairs] == ["person", "colleague"]
        assert table.yours
        assert not table.public

    run(story())


def test_a_table_begins_when_its_last_open_seat_is_taken(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        bo = await HttpClient.guest(url, "Bo")
        table = await ania.open_table("pandemic", ["me", "open"], public=True)
        assert table.status == "open"
        async with ania.join(table.id) as client:
            assert client.position is None
            seated = await bo.sit(table.id)
            assert seated.status == "playing"
            assert [chair.name for chair in seated.chairs] == ["Ania", "Bo"]
            await client.until(lambda: client.position is not None)
            assert (await ania.begin(table.id)).status == "playing"

    run(story())


def test_someone_who_watches_and_then_sits_down_is_here_at_once(url: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
        table = await ania.open_table("pandemic", ["me", "open"], public=True)
        async with ania.join(table.id) as one, bo.join(table.id) as other:
            await bo.sit(table.id)
            await one.until(lambda: one.table.chairs[1].here)
            await other.until(lambda: other.table.chairs[1].here and other.table.chairs[1].you)

    run(story())


def test_only_who_opened_a_table_begins_it_and_colleagues_fill_it_up(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        bo = await HttpClient.guest(url, "Bo")
        table = await ania.open_table("pandemic", ["me", "open", "open"], public=True)
        await bo.sit(table.id, seat=2)
        assert await refusal(bo.begin(table.id)) == "not-yours"
        begun = await ania.begin(table.id)
        assert [chair.kind for chair in begun.chairs] == ["person", "colleague", "person"]
        assert begun.chairs[1].colleague == "good"
        assert await refusal(bo.sit(table.id)) == "begun"

    run(story())


def test_a_private_table_is_for_those_with_the_invite(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        bo = await HttpClient.guest(url, "Bo")
        table = await ania.open_table("pandemic", ["me", "open"])
        assert await refusal(bo.table(table.id)) == "private"
        assert await refusal(bo.sit(table.id)) == "private"
        assert await refusal(bo.at(table.id, 0)) == "private"
        assert await refusal(bo.table(table.id, invite="wrong")) == "private"
        assert table.id not in {card.id for card in (await bo.lobby()).open}
        with pytest.raises(Denied, match="private"):
            async with bo.join(table.id):
                pass
        shown = await bo.table(table.id, invite=table.invite)
        assert shown.invite is None
        async with bo.join(table.id, invite=table.invite) as watching:
            assert watching.seats == []
        assert (await bo.sit(table.id, invite=table.invite)).invite == table.invite

    run(story())


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (["me"], {}, "impossible-option"),
        (["me"] * 5, {}, "impossible-option"),
        ([], {}, "impossible-option"),
        (["open", "open"], {}, "impossible-option"),
        (["me", "colleague:wizard"], {}, "unknown-colleague"),
        (["me", "me"], {"epidemics": "9"}, "impossible-option"),
        (["me", "me"], {"weather": "fine"}, "impossible-option"),
        (["me", "colleague:process:touch /"], {}, "unknown-colleague"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    url: str, seats: list[str], options: dict[str, str], code: str
) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        assert await refusal(ania.open_table("pandemic", seats, options)) == code
        assert await refusal(ania.open_table("ludo", ["me", "me"])) == "unknown-game"

    run(story())


def test_a_person_alone_may_have_all_seats(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me", "me"], {"hands": "closed"})
        async with ania.join(table.id) as client:
            assert client.seats == [0, 1, 2]
            while position := await client.turn():
                assert position.seat in position.waiting
                await client.play(first_choice(client))

    run(story())


def test_leaving_an_open_table_opens_the_chair_and_the_last_takes_the_table_along(
    url: str,
) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        bo = await HttpClient.guest(url, "Bo")
        table = await ania.open_table("pandemic", ["me", "open", "open"], public=True)
        await bo.sit(table.id)
        await ania.leave(table.id)
        left = await bo.table(table.id)
        assert [chair.kind for chair in left.chairs] == ["open", "person", "open"]
        assert left.yours
        assert await refusal(ania.leave(table.id)) == "not-seated"
        async with ania.join(table.id) as watching:
            await bo.leave(table.id)
            with pytest.raises(Denied) as gone:
                await watching.until(lambda: False)
        assert gone.value.code == "unknown-table"
        assert await refusal(bo.table(table.id)) == "unknown-table"

    run(story())


def test_someone_who_leaves_a_game_can_come_back_to_the_seat(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        await bo.leave(table)
        assert (await ania.table(table)).chairs[1].kind == "colleague"
        assert table not in {card.id for card in (await bo.lobby()).mine}
        assert await refusal(bo.leave(table)) == "not-seated"
        left = (await bo.table(table)).chairs[1]
        assert (left.kind, left.you, left.colleague) == ("person", True, "good")
        assert await refusal(ania.stand_in(table, 1, None)) == "not-your-seat"
        back = await bo.stand_in(table, 1, None)
        assert (back.chairs[1].name, back.chairs[1].colleague) == ("Bo", None)
        assert (await ania.table(table)).chairs[1].name == "Bo"
        assert table in {card.id for card in (await bo.lobby()).mine}

    run(story())


def test_the_last_who_left_a_private_game_finds_it_as_it_was(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "colleague:random"])
        async with ania.join(table.id) as client:
            await play_on(client, 2)
        await ania.leave(table.id)
        back = await ania.sit(table.id)
        assert back.chairs[0].you
        async with ania.join(table.id) as client:
            await play_on(client, 2)

    run(story())


def test_nobody_sits_down_twice(url: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
        table = await ania.open_table("pandemic", ["me", "open", "open"], public=True)
        await bo.sit(table.id)
        assert await refusal(bo.sit(table.id)) == "seated"
        assert await refusal(ania.sit(table.id)) == "seated"

    run(story())


def test_somebody_may_let_a_colleague_stand_in_and_have_the_seat_back(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client:
            assert await refusal(ania.stand_in(table.id, 0, "wizard")) == "unknown-colleague"
            assert await refusal(ania.stand_in(table.id, 7, "random")) == "unknown-seat"
            for seat in (0, 1):
                card = await ania.stand_in(table.id, seat, "good")
                assert card.chairs[seat].kind == "person"
                assert card.chairs[seat].colleague == "good"
            await client.until(lambda: len(client.entries) > 5)
            assert client.entries[0].action is not None
            await ania.stand_in(table.id, 0, None)
            await ania.stand_in(table.id, 1, None)
            await client.turn()

    run(story())


def test_nobody_gets_a_stand_in_while_being_here(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        bo = await HttpClient.guest(url, "Bo")
        table = await ania.open_table("pandemic", ["me", "open"], public=True)
        await bo.sit(table.id)
        async with ania.join(table.id):
            assert await refusal(bo.stand_in(table.id, 0, "random")) == "here"
        stranger = await HttpClient.guest(url)
        assert await refusal(stranger.stand_in(table.id, 0, "random")) == "not-seated"

    run(story())


def test_acting_again_sends_the_stand_in_away(own_server: Callable[..., ServerProcess]) -> None:
    url = own_server(WARDROOM_PACE="60").url

    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client:
            await client.turn()
            asked = first_choice(client)
            await ania.stand_in(table.id, asked.seat, "random")
            await client.until(lambda: client.thinking == [asked.seat])
            await client.play(asked)
            await client.until(lambda: client.table.chairs[asked.seat].colleague is None)
            assert [entry.seat for entry in client.entries] == [asked.seat]

    run(story())


def test_a_rematch_seats_the_same_people_once(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        assert await refusal(bo.rematch(table)) == "not-over"
        async with ania.join(table) as one, bo.join(table) as other:
            await play_out(one, other)
            again = await bo.rematch(table, same_deal=True)
            assert again.status == "open"
            assert [chair.ready for chair in again.chairs] == [False, True]
            asked = await ania.rematch(table)
            assert asked.id == again.id
            assert [chair.ready for chair in asked.chairs] == [True, True]
            await one.until(lambda: one.table.rematch == again.id)
        assert [chair.name for chair in again.chairs] == ["Ania", "Bo"]
        assert (await bo.begin(again.id)).status == "playing"
        before = (await ania.at(table, 0)).position.view
        assert (await ania.at(again.id, 0)).position.view == before

    run(story())


def test_nobody_plays_for_people_who_have_all_left(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        bo = await HttpClient.guest(url, "Bo")
        table = await ania.open_table("pandemic", ["me", "colleague:random"], public=True)
        async with bo.join(table.id) as watching:
            async with ania.join(table.id) as client:
                await play_on(client, 2)
            await ania.leave(table.id)
            await watching.until(lambda: watching.table.chairs[0].kind == "colleague")
            step = watching.step
            await watching.ping()
            assert watching.step - step <= 1

    run(story())
