"""A person's first real game is accompanied, and what happens first is explained once."""

import asyncio
from pathlib import Path

import sqlalchemy as sa

from tests.server.conftest import run
from tests.server.playing import refusal
from wardroom.client import HttpClient
from wardroom.protocol import FirstTimes, PersonalData, TableCard, ToldFirst
from wardroom.server.features.first_games.store import FirstTimeStore
from wardroom.server.features.personal.store import PersonalDataStore
from wardroom.server.settings import database_address
from wardroom.server.store import Store
from wardroom.server.store.schema import first_games, first_times


async def told(person: HttpClient, game: str = "pandemic") -> FirstTimes:
    return await person.ask("GET", f"/api/me/first-times/{game}", FirstTimes)


async def tell(person: HttpClient, name: str, game: str = "pandemic") -> bool:
    path = f"/api/me/first-times/{game}/{name}"
    return (await person.ask("POST", path, ToldFirst)).first


async def first_game(person: HttpClient, game: str = "pandemic") -> TableCard:
    return await person.ask("POST", f"/api/games/{game}/first-game", TableCard)


async def other_device(person: HttpClient) -> HttpClient:
    device = await HttpClient.guest(person.url)
    await device.come(await person.personal_link())
    return device


def test_one_wish_opens_the_table_that_the_game_sets_for_a_first_time(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url)
        card = await first_game(ania)
        assert card.status == "playing"
        assert card.chairs[0].you
        assert [chair.colleague for chair in card.chairs] == [None, "gentle"]
        assert card.options["roles"].startswith("medic")
        assert await told(ania) == FirstTimes([card.id], [])
        assert await told(await HttpClient.guest(url)) == FirstTimes([], [])

    run(story())


def test_a_first_time_is_told_once_whichever_device_asks(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url)
        phone = await other_device(ania)
        answers = await asyncio.gather(*(tell(one, "epidemic") for one in (ania, phone) * 3))
        assert sorted(answers) == [False] * 5 + [True]
        assert (await told(phone)).told == ["epidemic"]
        assert await tell(phone, "outbreak")
        assert not await tell(ania, "outbreak")
        assert await tell(await HttpClient.guest(url), "epidemic")
        assert await tell(ania, "cure", "quarantine")
        assert (await told(ania)).told == ["epidemic", "outbreak"]

    run(story())


def test_everything_is_explained_again_on_request(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url)
        card = await first_game(ania)
        assert await tell(ania, "epidemic")
        await ania.fetch("DELETE", "/api/me/first-times")
        assert await told(ania) == FirstTimes([card.id], [])
        assert await tell(ania, "epidemic")

    run(story())


def test_what_was_told_is_taken_along_and_deleted_with_the_person(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url)
        card = await first_game(ania)
        assert await tell(ania, "epidemic")
        data = await ania.ask("GET", "/api/me/data", PersonalData)
        assert data.first_games == [card.id]
        assert [(one.game, one.name) for one in data.first_times] == [("pandemic", "epidemic")]
        cookie = ania.cookie
        await ania.fetch("DELETE", "/api/me")
        assert await refusal(told(HttpClient(url, cookie))) == "nobody"

    run(story())


def test_nothing_is_left_of_what_a_deleted_person_was_told(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(database_address(str(tmp_path / "tables.db")), "rows")
        await store.open()
        for person in ("ania", "bo"):
            await FirstTimeStore(store.database).accompany(person, "pandemic", f"table of {person}")
            assert await FirstTimeStore(store.database).tell(person, "pandemic", "epidemic")
        await PersonalDataStore(store.database).erase("ania")
        for table in (first_games, first_times):
            left = sa.select(table.c.person)
            found = await store.database.read(lambda line, left=left: list(line.scalars(left)))
            assert found == ["bo"]
        await store.close()

    run(story())


def test_what_no_game_explains_is_refused(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url)
        assert await refusal(tell(ania, "weather")) == "malformed"
        assert await refusal(told(ania, "chess")) == "unknown-game"
        assert await refusal(first_game(ania, "chess")) == "unknown-game"

    run(story())


def test_a_game_says_what_it_explains(url: str) -> None:
    async def story() -> None:
        games = {card.name: card for card in await (await HttpClient.guest(url)).games()}
        assert games["pandemic"].first_game
        (asked,) = [one for one in games["pandemic"].first_times if one.name == "asked"]
        assert (asked.event, asked.when) == ("propose", {"owner": ["me"]})

    run(story())
