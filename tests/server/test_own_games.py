"""Your games: all of them in a list, as files to take along, shared with others, and deleted."""

import csv
import io
import zipfile

from tests.server.conftest import run
from tests.server.playing import play_on, play_out, refusal, two_people
from tests.server.test_what_if import ME, OPEN, finished, what_if
from wardroom.client import HttpClient
from wardroom.kernel import Record, Table
from wardroom.protocol import PersonalData, PlayedGame, RecordLook, RecordText, Sharing, TableCard


async def games_of(person: HttpClient) -> list[PlayedGame]:
    return await person.ask("GET", "/api/me/games", list[PlayedGame])


async def share(
    person: HttpClient, table: str, shared: bool | None = None, named: bool | None = None
) -> TableCard:
    wish = Sharing(shared, named)
    return await person.ask("PATCH", f"/api/tables/{table}/sharing", TableCard, wish)


async def delete(person: HttpClient, table: str) -> None:
    await person.fetch("DELETE", f"/api/me/games/{table}")


def test_all_games_of_a_person_with_company_role_and_result(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        old = await finished(ania)
        running = await ania.open_table("pandemic", ["me", "colleague:random"])
        waiting = await ania.open_table("pandemic", ["me", "open"])
        other = await what_if(ania, 4, table=old.id)
        games = {game.table: game for game in await games_of(ania)}
        assert set(games) == {old.id, running.id, waiting.id, other.id}
        assert [games[one].status for one in (old.id, running.id)] == ["over", "playing"]
        assert [games[one].company for one in (old.id, running.id)] == ["alone", "colleagues"]
        assert (games[old.id].won, games[running.id].won) == (False, None)
        roles = Table.resume(Record.read(await ania.record(old.id))).state.view(-1)["roles"]
        assert games[old.id].roles == roles
        assert (len(games[running.id].roles), games[waiting.id].roles) == (1, [])
        assert games[other.id].origin is not None
        assert await games_of(await HttpClient.guest(url)) == []
        assert await refusal(games_of(HttpClient(url))) == "nobody"

    run(story())


def test_a_game_tells_with_whom_it_was_played(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        alone = await ania.open_table("pandemic", ["me", "colleague:random"])
        games = {game.table: game for game in await games_of(ania)}
        assert (games[table].others, games[alone.id].others) == (["Bo"], [])
        await bo.rename("Bogdan")
        games = {game.table: game for game in await games_of(ania)}
        assert games[table].others == ["Bogdan"]
        (theirs,) = await games_of(bo)
        assert theirs.others == ["Ania"]

    run(story())


def test_they_can_be_taken_along_as_records_and_as_a_table(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        old = await finished(ania)
        await ania.open_table("pandemic", ["me", "me"])
        packed = zipfile.ZipFile(io.BytesIO(await ania.fetch("GET", "/api/me/games/records")))
        assert packed.namelist() == [f"pandemic-{old.id}.record"]
        taken = Record.read(packed.read(packed.namelist()[0]).decode())
        whole = Record.read(await ania.record(old.id))
        assert (taken.moves, taken.names) == (whole.moves, whole.names)
        assert Table.resume(taken).outcome() is not None
        text = (await ania.fetch("GET", "/api/me/games/csv")).decode()
        lines = list(csv.DictReader(io.StringIO(text)))
        assert [line["status"] for line in lines] == ["playing", "over"]
        assert lines[1]["won"] == "no"

    run(story())


def test_a_shared_game_is_open_to_strangers_with_the_names_that_were_agreed_to(url: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
        card = await ania.open_table("pandemic", ["me", "open"])
        await bo.sit(card.id, invite=card.invite)
        stranger = await HttpClient.guest(url, "Cyryl")
        assert await refusal(share(ania, card.id, True)) == "not-over"
        async with ania.join(card.id) as one, bo.join(card.id) as other:
            await play_out(one, other)
        assert await refusal(stranger.record(card.id)) == "private"
        assert await refusal(share(bo, card.id, True)) == "not-yours"
        assert await refusal(share(stranger, card.id, True)) == "not-seated"
        assert (await share(ania, card.id, True)).shared
        for person in (stranger, HttpClient(url)):
            record = await person.record(card.id)
            assert Record.read(record).names == {}
            look = await person.ask("POST", "/api/records", RecordLook, RecordText(record))
            assert look.position.ending is not None
        assert Record.read(await bo.record(card.id)).names == {0: "Ania", 1: "Bo"}
        agreed = await share(bo, card.id, named=True)
        assert [chair.named for chair in agreed.chairs] == [False, True]
        assert Record.read(await stranger.record(card.id)).names == {1: "Bo"}
        # The table itself, with its chat, stays private.
        assert await refusal(stranger.table(card.id)) == "private"
        assert await refusal(stranger.at(card.id, 3)) == "private"
        assert (await what_if(stranger, 3, table=card.id)).status == "playing"
        await share(ania, card.id, False)
        assert await refusal(stranger.record(card.id)) == "private"
        assert await refusal(what_if(stranger, 3, table=card.id)) == "private"

    run(story())


def test_a_public_game_names_nobody_in_its_record_to_strangers(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with ania.join(table) as one, bo.join(table) as other:
            await play_out(one, other)
        assert Record.read(await HttpClient(url).record(table)).names == {}
        invite = (await ania.table(table)).invite
        assert Record.read(await HttpClient(url).record(table, invite)).names == {
            0: "Ania",
            1: "Bo",
        }

    run(story())


def test_a_game_played_alone_is_deleted_with_all_that_was_in_it(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        old = await finished(ania)
        new = await what_if(ania, 4, (ME, OPEN), table=old.id)
        assert await refusal(delete(ania, new.id)) == "not-over"
        assert await refusal(delete(await HttpClient.guest(url), old.id)) == "not-seated"
        await delete(ania, old.id)
        assert await refusal(ania.record(old.id)) == "unknown-table"
        assert [game.table for game in await games_of(ania)] == [new.id]
        # What went on from it has its own log.
        await ania.begin(new.id)
        async with ania.join(new.id) as client:
            assert client.position is not None
            await play_on(client, 1)

    run(story())


def test_of_a_game_with_others_every_trace_of_one_person_is_deleted(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with ania.join(table) as one, bo.join(table) as other:
            await one.say("Hello from Ania")
            await play_out(one, other)
        await share(ania, table, True, named=True)
        await delete(ania, table)
        assert await games_of(ania) == []
        assert [game.table for game in await games_of(bo)] == [table]
        card = await bo.table(table)
        assert card.chairs[0].name == ""
        assert not card.shared
        async with bo.join(table) as other:
            assert not any("Ania" in line.text + line.name for line in other.chat)
        data = await ania.ask("GET", "/api/me/data", PersonalData)
        assert table not in [one.id for one in data.tables]

    run(story())
