"""What is said to one player alone, and what somebody writes down: nobody else ever gets it."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from msgspec.json import encode

from tests.forked_server import ForkedServer
from tests.server.conftest import QUICK, run
from tests.server.playing import refusal
from wardroom.client import HttpClient, TableClient
from wardroom.protocol import Note, PersonalData, SeatChangeWish, TableCard, TableWish

SECRET = "meet me in Essen"


@pytest.fixture(scope="module")
def two_processes(
    tmp_path_factory: pytest.TempPathFactory, postgres: str, redis: str
) -> Iterator[tuple[str, str]]:
    """The addresses of two processes on PostgreSQL that talk over Redis."""
    folder = tmp_path_factory.mktemp("whispers")
    arguments = ["--database", postgres, "--bus", redis]
    one, other = (ForkedServer(folder, arguments, QUICK) for _ in range(2))
    one.start()
    with other:
        one.wait_until_ready()
        yield one.url, other.url
        one.stop()


class Friends:
    """Ania and Bo at one process, Cleo at another; Dora watches there. All bytes are kept."""

    def __init__(self, table: TableCard, people: dict[str, HttpClient]) -> None:
        self.table = table
        self.people = people
        self.got: dict[str, list[bytes]] = {name: [] for name in people}

    def join(self, name: str) -> TableClient:
        return self.people[name].join(self.table.id, self.table.invite, self.got[name].append)

    async def fetch(self, name: str, path: str) -> None:
        self.got[name].append(await self.people[name].fetch("GET", path))

    def heard(self, name: str) -> bool:
        return any(SECRET.encode() in said for said in self.got[name])


@asynccontextmanager
async def friends(one: str, other: str, game: str = "pandemic") -> AsyncIterator[Friends]:
    urls = {"Ania": one, "Bo": one, "Cleo": other, "Dora": other}
    people = {name: await HttpClient.guest(url, name) for name, url in urls.items()}
    table = await people["Ania"].open_table(game, ["me", "open", "open"], public=True)
    await people["Bo"].sit(table.id, 1)
    await people["Cleo"].sit(table.id, 2)
    yield Friends(table, people)


async def _whisper(one: str, other: str) -> None:
    async with friends(one, other) as all_four:
        table = all_four.table.id
        await all_four.people["Ania"].change_table(table, TableWish(watchers="table"))
        async with (
            all_four.join("Ania") as ania,
            all_four.join("Bo") as bo,
            all_four.join("Cleo") as cleo,
            all_four.join("Dora") as dora,
        ):
            await cleo.say(SECRET, to=0)
            await ania.until(lambda: bool(ania.chat))
            line = ania.chat[-1]
            assert (line.text, line.seat, line.to) == (SECRET, 2, 0)
            await cleo.until(lambda: bool(cleo.chat))
            # What is said to all comes after it, so anyone who has heard that would have heard
            # both.
            await ania.say("hello everybody")
            await bo.until(lambda: bool(bo.chat))
            await cleo.until(lambda: len(cleo.chat) == 2)
            await dora.until(lambda: bool(dora.chat))
            assert [each.text for each in bo.chat] == ["hello everybody"]
        for name in all_four.people:
            async with all_four.join(name):
                pass
            await all_four.fetch(name, f"/api/tables/{table}/chat?before=100")
            await all_four.fetch(name, f"/api/tables/{table}")
            await all_four.fetch(name, "/api/tables")
            await all_four.fetch(name, "/api/me/data")
        assert {name: all_four.heard(name) for name in all_four.people} == {
            "Ania": True,
            "Bo": False,
            "Cleo": True,
            "Dora": False,
        }
        unread = {
            name: (await all_four.people[name].lobby()).mine[0].unread for name in ("Ania", "Bo")
        }
        assert unread == {"Ania": 1, "Bo": 1}
        # Nor can it be reported by somebody who cannot have heard it.
        bo_person = all_four.people["Bo"]
        assert await refusal(bo_person.report(table, "Secrets!", line=line.number)) == (
            "impossible-option"
        )
        await all_four.people["Ania"].report(table, "Rude", line=line.number)


def test_only_the_two_get_what_one_says_to_the_other(url: str) -> None:
    run(_whisper(url, url))


def test_over_two_processes_too(two_processes: tuple[str, str]) -> None:
    run(_whisper(*two_processes))


def test_to_whom_nothing_can_be_whispered(url: str) -> None:
    async def story() -> None:
        async with friends(url, url) as all_four:
            await all_four.people["Ania"].change_table(
                all_four.table.id, TableWish(watchers="table")
            )
            async with all_four.join("Ania") as ania, all_four.join("Dora") as dora:
                assert await refusal(ania.say("me?", to=0)) == "impossible-option"
                assert await refusal(ania.say("who?", to=7)) == "unknown-seat"
                assert await refusal(dora.say("psst", to=0)) == "not-seated"
                await all_four.people["Bo"].leave(all_four.table.id)
                await ania.until(lambda: ania.table.chairs[1].kind == "colleague")
                assert await refusal(ania.say("gone?", to=1)) == "impossible-option"

    run(story())


def test_where_seats_play_against_each_other_all_hear_everything(url: str) -> None:
    async def story() -> None:
        async with friends(url, url, "quarantine") as all_four, all_four.join("Ania") as ania:
            assert await refusal(ania.say("let us ally", to=1)) == "open-talk"

    run(story())


def test_someone_who_takes_over_a_seat_does_not_hear_whispers_to_the_one_before(
    url: str,
) -> None:
    async def story() -> None:
        async with friends(url, url) as all_four:
            async with all_four.join("Cleo") as cleo:
                await cleo.say(SECRET, to=1)
            ania, dora = all_four.people["Ania"], all_four.people["Dora"]
            away = all_four.table.id, 1
            await ania.change_seat(*away, SeatChangeWish("colleague"))
            await dora.sit(all_four.table.id, 1, all_four.table.invite)
            async with all_four.join("Dora") as client:
                assert client.seats == [1]
            assert not all_four.heard("Dora")

    run(story())


async def _note(person: HttpClient, table: str) -> str:
    return (await person.ask("GET", f"/api/tables/{table}/note", Note)).text


async def _write(person: HttpClient, table: str, text: str) -> None:
    await person.fetch("PUT", f"/api/tables/{table}/note", encode(Note(text)))


def test_a_note_is_kept_for_its_writer_alone_and_goes_with_them(url: str) -> None:
    async def story() -> None:
        async with friends(url, url) as all_four:
            table, people = all_four.table.id, all_four.people
            assert await _note(people["Ania"], table) == ""
            await _write(people["Ania"], table, SECRET + "\n  and cure blue  ")
            assert await _note(people["Ania"], table) == SECRET + "\n  and cure blue"
            for name in ("Bo", "Cleo"):
                assert await _note(people[name], table) == ""
            assert await refusal(_note(people["Dora"], table)) == "not-seated"
            assert await refusal(_write(people["Bo"], table, "x" * 4001)) == "malformed"
            for name in people:
                async with all_four.join(name):
                    pass
                if name != "Ania":
                    await all_four.fetch(name, "/api/me/data")
                assert not all_four.heard(name)
            data = await people["Ania"].ask("GET", "/api/me/data", PersonalData)
            assert data.tables[0].note == SECRET + "\n  and cure blue"
            await _write(people["Ania"], table, "")
            assert await _note(people["Ania"], table) == ""

    run(story())
