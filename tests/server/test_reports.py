"""Reporting somebody to the people who run the server."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import ON_POSTGRES, run
from tests.server.playing import refusal, two_people
from wardroom.cli import main
from wardroom.client import HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import PersonalData, TableWish

Starter = Callable[..., ServerProcess]


def admin(capsys: pytest.CaptureFixture[str], database: str | Path, *words: str) -> str:
    main(["admin", *words, "--database", str(database)])
    said = capsys.readouterr()
    return said.out + said.err


@pytest.fixture(params=["sqlite", ON_POSTGRES])
def served(request: pytest.FixtureRequest, own_server: Starter) -> tuple[ServerProcess, str]:
    """A server and its database."""
    if request.param == "sqlite":
        server = own_server()
        return server, str(server.folder / "tables.db")
    address: str = request.getfixturevalue("postgres")
    return own_server("--database", address), address


def test_what_somebody_said_is_reported_to_those_who_run_the_server(
    served: tuple[ServerProcess, str], capsys: pytest.CaptureFixture[str]
) -> None:
    server, database = served

    async def story() -> tuple[str, str, str]:
        ania, bo, table = await two_people(server.url)
        async with bo.join(table) as client:
            await client.say("You are all fools")
            line = client.chat[-1].number
        await ania.report(table, "He insults us", line=line)
        await ania.report(table, "And he never plays", seat=1)
        data = await ania.ask("GET", "/api/me/data", PersonalData)
        assert [kept.text for kept in data.reports] == ["He insults us", "And he never plays"]
        assert (await bo.ask("GET", "/api/me/data", PersonalData)).reports == []
        return ania.me.id, bo.me.id, table

    ania, bo, table = run(story())
    first, second = map(json.loads, admin(capsys, database, "reports", "--json").splitlines())
    assert (first["table"], first["about"], first["person"]) == (table, bo, ania)
    assert (first["said"], first["text"]) == ("You are all fools", "He insults us")
    assert (second["about_name"], second["said"]) == ("Bo", "")
    listed = admin(capsys, database, "reports")
    assert "He insults us [You are all fools]" in listed
    assert "is closed" in admin(capsys, database, "close-report", first["id"])
    assert "There is no report" in admin(capsys, database, "close-report", first["id"])
    assert len(admin(capsys, database, "reports", "--json").splitlines()) == 1
    assert "is deleted" in admin(capsys, database, "delete-person", bo)
    assert "There are none." in admin(capsys, database, "reports")


def test_only_those_at_the_table_report_and_only_others(url: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
        card = await ania.open_table("pandemic", ["me", "open", "colleague"], name="Quiet")
        await bo.sit(card.id, invite=card.invite)
        async with ania.join(card.id) as client:
            await client.say("Hello")
            own = client.chat[-1].number
        stranger = await HttpClient.guest(url, "Eve")
        assert await refusal(stranger.report(card.id, "Rude", seat=0)) == "private"
        assert await refusal(ania.report(card.id, "Rude", line=own)) == "impossible-option"
        assert await refusal(ania.report(card.id, "Rude", seat=0)) == "impossible-option"
        assert await refusal(ania.report(card.id, "Rude", seat=2)) == "impossible-option"
        assert await refusal(ania.report(card.id, "Rude", line=99)) == "impossible-option"
        assert await refusal(ania.report(card.id, "Rude", seat=9)) == "unknown-seat"
        assert await refusal(ania.report(card.id, "Rude")) == "malformed"
        assert await refusal(ania.report(card.id, " ", seat=1)) == "malformed"
        assert await refusal(ania.report(card.id, "a" * 501, seat=1)) == "malformed"
        await stranger.report(card.id, "Rude", seat=0, invite=card.invite)

    run(story())


def test_a_line_that_one_cannot_hear_cannot_be_reported(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        await ania.change_table(table, TableWish(watchers="aside"))
        cleo, dora = await HttpClient.guest(url, "Cleo"), await HttpClient.guest(url, "Dora")
        async with cleo.join(table) as watching:
            await watching.say("They are lost")
            aside = watching.chat[-1].number
        assert await refusal(bo.report(table, "Rude", line=aside)) == "impossible-option"
        await dora.report(table, "Rude", line=aside)

    run(story())


def test_nobody_reports_without_end(own_server: Starter) -> None:
    server = own_server(WARDROOM_LIMITS="on")

    async def story() -> None:
        ania, _, table = await two_people(server.url)
        for _ in range(5):
            await ania.report(table, "Rude", seat=1)
        assert await refusal(ania.report(table, "Rude", seat=1)) == "too-fast"

    run(story())
