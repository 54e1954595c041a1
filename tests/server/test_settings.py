"""What can be said about a server on the command line and in the environment."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from wardroom.cli import main
from wardroom.kernel import WardroomError
from wardroom.server import Settings, chosen
from wardroom.server.settings import database_address
from wardroom.server.store import Store


def test_by_default_a_file_in_the_data_folder_serves_one_process(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("WARDROOM_DATA", str(tmp_path))
    settings = chosen(environment={})
    assert settings.database == f"sqlite:///{tmp_path / 'tables.db'}"
    assert settings.bus == "memory"
    assert settings.limits


@pytest.mark.parametrize(
    ("named", "address"),
    [
        ("/var/lib/tables.db", "sqlite:////var/lib/tables.db"),
        ("sqlite:////var/lib/tables.db", "sqlite:////var/lib/tables.db"),
        ("postgres://me@host/name", "postgresql+asyncpg://me@host/name"),
        ("postgresql://me@host/name", "postgresql+asyncpg://me@host/name"),
    ],
)
def test_databases_are_named_as_people_do(named: str, address: str) -> None:
    assert chosen(database=named, environment={}).database == address
    assert chosen(environment={"WARDROOM_DATABASE": named}).database == address


def test_a_postgresql_database_is_its_own_bus() -> None:
    assert chosen(database="postgres://me@host/name", environment={}).bus == (
        "postgresql://me@host/name"
    )


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"database": "mysql://host/name"}, "neither a file nor"),
        ({"bus": "pigeon://loft"}, "neither memory nor"),
        ({"workers": 2}, "need a bus"),
        ({"environment": {"WARDROOM_ROOM": "plenty"}}, "no size such as 500M"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(asked: dict[str, object], sentence: str) -> None:
    with pytest.raises(WardroomError, match=sentence):
        chosen(**{"environment": {}, **asked})  # type: ignore[arg-type]


def test_the_room_of_a_database_is_named_in_megabytes_or_gigabytes() -> None:
    assert chosen(environment={"WARDROOM_ROOM": "20G"}).room == 20 * 1024**3
    assert chosen(environment={"WARDROOM_ROOM": "500M"}).room == 500 * 1024**2
    assert chosen(environment={"WARDROOM_ROOM": "off"}).room is None
    assert chosen(environment={}).room is None


def test_errors_do_not_show_passwords() -> None:
    with pytest.raises(WardroomError) as error:
        chosen(database="mysql://me:secret@host/name", environment={})
    assert "secret" not in str(error.value)


@pytest.mark.parametrize("name", ["WARDROOM_PACE", "WARDROOM_THINKERS", "WARDROOM_IDLE"])
def test_numbers_must_be_numbers(name: str) -> None:
    with pytest.raises(WardroomError, match="must be numbers"):
        chosen(environment={name: "many"})


def test_worker_processes_find_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = chosen(bus="redis://host/0", workers=3, environment={"WARDROOM_PACE": "0"})
    monkeypatch.setenv("WARDROOM_SERVER", "")
    settings.leave()
    assert Settings.found() == settings
    assert settings.pace == 0


def test_the_command_says_in_one_sentence_why_it_cannot_serve(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["serve", "--workers", "2", "--database", "x.db"]) == 2
    assert "need a bus" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (["--database", "/dev/null/tables.db"], "cannot be used"),
        (["--database", "postgresql://me:secret@127.0.0.1:1/name"], "cannot be used"),
        (["--host", "203.0.113.1"], "cannot listen"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(
    capsys: pytest.CaptureFixture[str], asked: list[str], sentence: str
) -> None:
    assert main(["serve", "--port", "0", *asked]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert sentence in line
    assert "secret" not in line


def test_a_server_does_not_start_on_a_database_of_a_newer_version(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    place = tmp_path / "tables.db"

    async def make_it() -> None:
        store = Store(database_address(str(place)), "")
        await store.open()
        await store.close()

    asyncio.run(make_it())
    with sqlite3.connect(place) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'tomorrow'")
    assert main(["serve", "--port", "0", "--database", str(place)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "newer version of Wardroom (tomorrow)" in line
    assert "restore a backup" in line
