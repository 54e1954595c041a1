"""`wardroom admin`: what the people who run a server can look up, delete, save and restore."""

import asyncio
import json
import os
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import eventually, run
from tests.server.playing import play_on, refusal, two_people
from wardroom.cli import main
from wardroom.client import Denied, HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.server.store import people

Admin = Callable[..., str]


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs the command and returns what it prints; a refusal is returned as its sentence."""

    def ask(database: str | Path, *words: str) -> str:
        code = main(["admin", *words, "--database", str(database)])
        said = capsys.readouterr()
        assert code == 0 or not said.out
        return said.out + said.err

    return ask


def database_of(server: ServerProcess) -> Path:
    return server.folder / "tables.db"


def test_tables_and_people_are_listed(
    own_server: Callable[..., ServerProcess], admin: Admin
) -> None:
    server = own_server()

    async def story() -> tuple[str, str]:
        ania = await HttpClient.guest(server.url, "Ania")
        await ania.open_table("pandemic", ["me", "open"], name="Friday")
        table = await ania.open_table("pandemic", ["me", "me"])
        return ania.me.id, table.id

    ania, playing = run(story())
    listed = admin(database_of(server), "tables")
    assert "Friday" in listed
    assert playing in listed
    (only,) = admin(database_of(server), "tables", "--status", "playing", "--json").splitlines()
    assert json.loads(only)["id"] == playing
    assert "Ania" in admin(database_of(server), "people")
    (found,) = admin(database_of(server), "people", "NIA", "--json").splitlines()
    assert (json.loads(found)["id"], json.loads(found)["unfinished"]) == (ania, 2)
    assert "There are none." in admin(database_of(server), "people", "Zed")


def test_a_running_server_hears_of_what_was_deleted_and_who_was_banned(
    own_server: Callable[..., ServerProcess],
) -> None:
    server = own_server(constants={"wardroom.server.tables.heartbeat.HEARTBEAT": 0.3})

    async def story() -> None:
        ania, bo, table = await two_people(server.url)
        cleo = await HttpClient.guest(server.url, "Cleo")
        gone = await cleo.open_table("pandemic", ["me", "me"])
        async with cleo.join(gone.id, patience=30) as client, bo.join(table) as other:
            lines = [
                ("delete-table", gone.id),
                ("ban", ania.me.id),
                ("delete-person", cleo.me.id),
            ]
            for line in lines:
                await asyncio.to_thread(main, ["admin", *line, "--database", database])
            with pytest.raises(Denied):
                await client.until(lambda: False)
            await other.ping()

            # What was changed last is heard last.
            async def unknown() -> bool:
                try:
                    await cleo.rename("Cleopatra")
                except Denied as denied:
                    return denied.code == "nobody"
                return False

            await eventually(unknown)
        assert await refusal(cleo.table(gone.id)) == "unknown-table"
        assert await refusal(ania.rename("Anna")) == "banned"
        with pytest.raises(Denied, match="does not want you"):
            async with ania.join(table):
                pass
        assert await refusal(cleo.rename("Cleopatra")) == "nobody"

    database = str(database_of(server))
    run(story())


def test_links_are_revoked_and_a_ban_is_lifted(
    own_server: Callable[..., ServerProcess], admin: Admin
) -> None:
    server = own_server()
    ania = run(HttpClient.guest(server.url, "Ania"))
    token = run(ania.personal_link())
    server.stop()
    database = database_of(server)
    assert "is banned" in admin(database, "ban", ania.me.id)
    assert "let in again" in admin(database, "ban", ania.me.id, "--undo")
    assert "void" in admin(database, "revoke-links", ania.me.id)
    again = own_server(folder=server.folder)

    async def story() -> None:
        assert await refusal(HttpClient(again.url, ania.cookie).rename("Anna")) == "nobody"
        assert await refusal((await HttpClient.guest(again.url)).come(token)) == "bad-link"

    run(story())


def test_a_person_is_exported_and_deleted(
    own_server: Callable[..., ServerProcess], admin: Admin, tmp_path: Path
) -> None:
    server = own_server()

    async def story() -> tuple[str, str]:
        ania, _, table = await two_people(server.url)
        async with ania.join(table) as client:
            await client.say("I live in Gdansk")
        return ania.me.id, table

    ania, table = run(story())
    server.stop()
    database, file = database_of(server), tmp_path / "ania.json"
    assert "has everything" in admin(database, "export-person", ania, str(file))
    assert json.loads(file.read_text())["tables"][0]["said"] == ["I live in Gdansk"]
    assert file.stat().st_mode & 0o077 == 0
    assert "cannot be written" in admin(database, "export-person", ania, str(file))
    assert "is deleted" in admin(database, "delete-person", ania)
    assert "There is no person" in admin(database, "export-person", ania)
    with sqlite3.connect(database) as opened:
        dump = "\n".join(opened.iterdump())
    assert "Gdansk" not in dump
    assert "Ania" not in dump
    assert table in dump


def test_no_id_is_taken_for_an_option(
    own_server: Callable[..., ServerProcess],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = iter(("-7V1TStrk1-p", "7V1TStrk1-pq"))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(made))
    assert people._new_id() == "7V1TStrk1-pq"
    server = own_server()
    database = str(database_of(server))
    assert main(["admin", "ban", "--database", database, "--", "-7V1TStrk1-p"]) == 2
    assert "There is no person" in capsys.readouterr().err, "one of an earlier version is looked up"


def test_what_nobody_touched_is_pruned_but_not_campaigns(
    own_server: Callable[..., ServerProcess], admin: Admin
) -> None:
    server = own_server()

    async def story() -> None:
        ania = await HttpClient.guest(server.url, "Ania")
        await ania.open_table("pandemic", ["me", "open"])
        await ania.open_table("holding-on", ["me", "me"])
        bo = await HttpClient.guest(server.url, "Bo")
        await bo.open_table("pandemic", ["me", "me"])
        await HttpClient.guest(server.url, "Nobody")

    run(story())
    server.stop()
    database = database_of(server)
    with sqlite3.connect(database) as opened:
        opened.execute("UPDATE tables SET made = 0, moved = 0")
        opened.execute("UPDATE people SET made = 0")
    assert "0 tables and 0 people" in admin(database, "prune", "--older", "90y")
    would = admin(database, "prune", "--older", "1y", "--dry-run")
    assert would == "2 tables and 2 people would be deleted.\n"
    assert admin(database, "prune", "--older", "1y") == "2 tables and 2 people are deleted.\n"
    assert "holding-on" in admin(database, "tables")
    both = admin(database, "prune", "--older", "1y", "--campaigns")
    assert both == "1 tables and 1 people are deleted.\n"
    assert "is no span" in admin(database, "prune", "--older", "soon")


async def a_game_begun(url: str) -> tuple[HttpClient, str, int]:
    ania, bo, table = await two_people(url)
    async with ania.join(table) as one, bo.join(table) as other:
        await play_on(one if one.asked else other, 3)
        await one.say("so far")
        step = max(one.step, other.step)
    return ania, table, step


async def goes_on(url: str, ania: HttpClient, table: str, step: int) -> None:
    back = HttpClient(url, ania.cookie)
    async with back.join(table) as client:
        assert client.step == step
        assert [line.text for line in client.chat] == ["so far"]
        assert client.seats == [0]


def test_a_backup_of_a_running_server_is_restored_and_the_game_goes_on(
    own_server: Callable[..., ServerProcess], admin: Admin, tmp_path: Path
) -> None:
    server = own_server()
    ania, table, step = run(a_game_begun(server.url))
    file = tmp_path / "saved.db"
    assert "Keep it secret" in admin(database_of(server), "backup", str(file))
    assert file.stat().st_mode & 0o077 == 0
    assert "cannot be written: File exists" in admin(database_of(server), "backup", str(file))
    fresh = tmp_path / "fresh"
    fresh.mkdir()
    said = admin(fresh / "tables.db", "restore", str(file))
    assert "1 tables" in said
    assert "Add --replace" in admin(fresh / "tables.db", "restore", str(file))
    assert "is restored" in admin(fresh / "tables.db", "restore", str(file), "--replace")
    run(goes_on(own_server(folder=fresh).url, ania, table, step))


def test_a_backup_moves_a_server_from_one_database_to_the_other_and_back(
    own_server: Callable[..., ServerProcess], admin: Admin, tmp_path: Path, postgres: str
) -> None:
    server = own_server()
    ania, table, step = run(a_game_begun(server.url))
    file, back = tmp_path / "saved.db", tmp_path / "back.db"
    admin(database_of(server), "backup", str(file))
    assert "is restored" in admin(postgres, "restore", str(file), "--replace")
    (tmp_path / "moved").mkdir()
    moved = own_server("--database", postgres, folder=tmp_path / "moved")
    run(goes_on(moved.url, ania, table, step))
    assert "has everything" in admin(postgres, "backup", str(back))
    assert "is restored" in admin(tmp_path / "again" / "tables.db", "restore", str(back))
    run(goes_on(own_server(folder=tmp_path / "again").url, ania, table, step))


def test_what_is_wrong_is_said_in_one_sentence(
    own_server: Callable[..., ServerProcess], admin: Admin, tmp_path: Path
) -> None:
    assert "There is no database at" in admin(tmp_path / "none.db", "tables")
    assert "127.0.0.1:1/x cannot be used" in admin("postgresql://me:pw@127.0.0.1:1/x", "tables")
    (tmp_path / "letter").write_text("Dear all")
    assert "is no backup" in admin(tmp_path / "x.db", "restore", str(tmp_path / "letter"))
    assert "not a database" in admin(tmp_path / "letter", "tables")
    server = own_server()
    server.stop()
    with sqlite3.connect(database_of(server)) as opened:
        opened.execute("UPDATE alembic_version SET version_num = 'seats'")
    assert "of an older version" in admin(database_of(server), "tables")
    with sqlite3.connect(database_of(server)) as opened:
        opened.execute("UPDATE alembic_version SET version_num = 'tomorrow'")
    assert "of a newer version of Wardroom (tomorrow)" in admin(database_of(server), "tables")
    assert "of a newer version" in admin(
        tmp_path / "y.db", "restore", os.fspath(database_of(server))
    )
