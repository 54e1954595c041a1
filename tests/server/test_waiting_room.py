"""Before the game: seats, roles, colleagues, options, who is ready, and who comes late."""

from tests.server.conftest import run
from tests.server.playing import play_on, refusal, two_people
from wardroom.client import HttpClient
from wardroom.protocol import SeatChangeWish, TableCard, TableWish


async def waiting(
    url: str, *seats: str, **options: str
) -> tuple[HttpClient, HttpClient, TableCard]:
    """Ania has opened a table that waits, and Bo sits there too."""
    ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
    table = await ania.open_table("pandemic", seats, options, public=True, waits=True)
    return ania, bo, await bo.sit(table.id)


def test_a_table_that_waits_begins_when_its_host_says_so(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await waiting(url, "me", "open")
        assert (table.status, table.waits) == ("open", True)
        assert not table.chairs[1].ready
        assert (await bo.ready(table.id)).chairs[1].ready
        assert not (await bo.ready(table.id, False)).chairs[1].ready
        assert await refusal(bo.begin(table.id)) == "not-yours"
        assert (await ania.begin(table.id)).status == "playing"
        assert await refusal(bo.ready(table.id)) == "begun"

    run(story())


def test_everybody_changes_to_a_free_seat_or_trades_places_with_a_colleague(url: str) -> None:
    async def story() -> None:
        _, bo, table = await waiting(url, "me", "open", "open", "colleague:random")
        moved = await bo.change_seat(table.id, 2, SeatChangeWish("me"))
        assert [chair.name for chair in moved.chairs] == ["Ania", "", "Bo", ""]
        moved = await bo.change_seat(table.id, 3, SeatChangeWish("me"))
        assert [chair.kind for chair in moved.chairs] == ["person", "open", "colleague", "person"]
        assert await refusal(bo.change_seat(table.id, 0, SeatChangeWish("me"))) == "full"

    run(story())


def test_the_host_adds_colleagues_and_asks_somebody_to_leave(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await waiting(url, "me", "open", "open")
        colleague = SeatChangeWish("colleague", "random")
        assert await refusal(bo.change_seat(table.id, 2, colleague)) == "not-yours"
        assert await refusal(ania.change_seat(table.id, 0, colleague)) == "impossible-option"
        filled = await ania.change_seat(table.id, 2, colleague)
        assert filled.chairs[2].colleague == "random"
        async with bo.join(table.id) as client:
            assert client.seats == [1]
            await ania.change_seat(table.id, 1, SeatChangeWish("open"))
            await client.until(lambda: client.seats == [])
        assert await refusal(bo.ready(table.id)) == "not-seated"

    run(story())


def test_the_host_changes_options_and_then_nobody_is_ready_any_more(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await waiting(url, "me", "open")
        await bo.ready(table.id)
        harder = TableWish(name=" Friday  night ", options={"epidemics": "6"}, watchers="table")
        assert await refusal(bo.change_table(table.id, harder)) == "not-yours"
        changed = await ania.change_table(table.id, harder)
        assert (changed.name, changed.options["epidemics"]) == ("Friday night", "6")
        assert not any(chair.ready for chair in changed.chairs)
        wrong = TableWish(options={"epidemics": "9"})
        assert await refusal(ania.change_table(table.id, wrong)) == "impossible-option"
        await ania.begin(table.id)
        assert await refusal(ania.change_table(table.id, TableWish(options={}))) == "begun"
        assert (await ania.change_table(table.id, TableWish(name="Later"))).name == "Later"
        assert await refusal(ania.change_table(table.id, TableWish(name="x" * 61))) == "bad-name"

    run(story())


def test_each_player_wishes_for_a_role_and_the_rest_is_chance(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await waiting(url, "me", "open", "colleague:random")
        medic = await bo.change_seat(table.id, 1, SeatChangeWish(role="medic"))
        assert medic.options["roles"] == "random,medic,random"
        twice = SeatChangeWish(role="medic")
        assert await refusal(ania.change_seat(table.id, 0, twice)) == "impossible-option"
        assert await refusal(bo.change_seat(table.id, 0, twice)) == "not-your-seat"
        await ania.begin(table.id)
        roles = (await bo.at(table.id, 0)).position.view["roles"]
        assert roles[1] == "medic"
        assert len(set(roles)) == 3

    run(story())


def test_hot_seats_have_names_of_their_own(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me", "colleague:random"])
        named = await ania.change_seat(table.id, 1, SeatChangeWish(name="Grandma"))
        assert [chair.name for chair in named.chairs] == ["Ania", "Grandma", ""]
        assert await refusal(ania.change_seat(table.id, 2, SeatChangeWish(name="Cleo"))) == (
            "not-your-seat"
        )
        unnamed = await ania.change_seat(table.id, 1, SeatChangeWish(name=""))
        assert unnamed.chairs[1].name == "Ania"

    run(story())


def test_people_talk_in_the_waiting_room(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await waiting(url, "me", "open")
        async with ania.join(table.id) as one, bo.join(table.id) as other:
            await one.say("Tea first?")
            await other.until(lambda: [line.text for line in other.chat] == ["Tea first?"])

    run(story())


def test_a_late_friend_with_the_invite_takes_over_the_seat_of_a_colleague(url: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
        table = await ania.open_table("pandemic", ["me", "colleague:random"], public=True)
        assert table.invite is not None
        async with ania.join(table.id) as client:
            assert await refusal(bo.sit(table.id, 1)) == "begun"
            assert await refusal(bo.sit(table.id, 0, table.invite)) == "full"
            seated = await bo.sit(table.id, 1, table.invite)
            assert [chair.name for chair in seated.chairs] == ["Ania", "Bo"]
            assert seated.chairs[1].colleague is None
            await client.until(lambda: bool(client.chat))
            assert client.chat[-1].say is not None
            assert client.chat[-1].say.id == "chat-took-over"
        async with bo.join(table.id) as other, ania.join(table.id) as one:
            await play_on(one if one.asked else other, 1)
        assert await refusal(bo.sit(table.id, 1, table.invite)) == "seated"

    run(story())


def test_someone_who_leaves_a_game_is_told_of_in_the_chat(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with ania.join(table) as client:
            await bo.leave(table)
            await client.until(lambda: bool(client.chat))
            say = client.chat[-1].say
            assert say is not None
            assert (say.id, say.args) == ("chat-left", {"seat": 1, "name": "Bo"})

    run(story())


def test_tables_are_found_by_name_game_and_player(url: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Zbigniew")
        first = await ania.open_table("pandemic", ["me", "open"], name="Friday night", public=True)
        second = await ania.open_table("pandemic", ["me", "me"], name="100%")
        await bo.sit(first.id)
        assert [card.id for card in await ania.my_tables()] == [first.id, second.id]
        assert [card.id for card in await ania.my_tables("fri night")] == [first.id]
        assert [card.id for card in await ania.my_tables("zbig pandem")] == [first.id]
        assert [card.id for card in await ania.my_tables("0%")] == [second.id]
        assert await ania.my_tables("quarantine") == []
        moved = (await ania.my_tables())[0].moved
        assert [card.id for card in await ania.my_tables(before=moved)] == [second.id]

    run(story())


def test_public_tables_that_are_played_can_be_found_and_watched(url: str) -> None:
    async def story() -> None:
        _, _, table = await two_people(url)
        cleo = await HttpClient.guest(url, "Cleo")
        assert table in {card.id for card in (await cleo.lobby()).running}

    run(story())
