"""The client against a real server: a bot of the documentation plays a whole game."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wardroom import Record, Table
from wardroom.client import Denied, HttpClient, Unreachable
from wardroom.lab.load.server_process import NotStarted, ServerProcess

ROOT = Path(__file__).parents[2]
BOTS = ROOT / "docs" / "bots.md"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(folder, environment={"WARDROOM_PACE": "0"}) as server:
        yield server


def test_the_bot_of_the_documentation_plays_to_the_end(server: ServerProcess) -> None:
    async def open_for_a_bot() -> tuple[HttpClient, str, str]:
        ania = await HttpClient.guest(server.url, "Ania")
        table = await ania.open_table("pandemic", ["me", "open"])
        assert table.invite is not None
        return ania, table.id, table.invite

    async def play_with_it(ania: HttpClient, table: str) -> str:
        async with ania.join(table) as client:
            await client.until(lambda: client.table.chairs[1].name == "Gardener")
            await ania.begin(table)
            while position := await client.turn():
                await client.play(position.legal[-1])
        return await ania.record(table)

    ania, table, invite = asyncio.run(open_for_a_bot())
    command = [sys.executable, str(ROOT / "docs" / "web_bot.py"), server.url, table, invite]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        record = asyncio.run(asyncio.wait_for(play_with_it(ania, table), 60))
        printed, _ = bot.communicate(timeout=60)
    outcome = Table.resume(Record.read(record)).outcome()
    assert outcome is not None
    assert f"result='{outcome.result}'" in printed
    assert bot.returncode == 0


def test_the_same_cookie_is_the_same_person(server: ServerProcess) -> None:
    async def come_twice() -> None:
        first = await HttpClient.guest(server.url, "Bo")
        again = await HttpClient.guest(server.url, cookie=first.cookie)
        assert again.me == first.me
        elsewhere = await HttpClient.guest(server.url)
        assert elsewhere.me.id != first.me.id
        assert (await elsewhere.come(await first.personal_link())).id == first.me.id

    asyncio.run(come_twice())


def test_what_is_refused_is_said_in_a_sentence(server: ServerProcess) -> None:
    async def try_things() -> None:
        person = await HttpClient.guest(server.url)
        with pytest.raises(Denied, match=r"\.$") as denied:
            await person.table("nowhere")
        assert (denied.value.code, denied.value.status) == ("unknown-table", 404)
        with pytest.raises(Denied, match="me, open or colleague:KIND"):
            await person.open_table("pandemic", ["myself"])
        with pytest.raises(Denied, match=r"\.$") as denied:
            async with person.join("nowhere"):
                pass
        assert denied.value.code == "unknown-table"

    asyncio.run(try_things())


@pytest.mark.parametrize("url", ["localhost:8000", "ftp://localhost", "http://"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(Unreachable, match="no address such as"):
        HttpClient(url)


def test_a_server_that_does_not_start_says_why(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, ["--bus", "pigeons"])
    with pytest.raises(NotStarted, match=r"The server did not start: .*pigeons"):
        server.__enter__()
    assert not server.running


def test_the_documentation_names_what_the_client_can_do() -> None:
    text = BOTS.read_text(encoding="utf-8")
    for name in ("turn()", "play(offer)", "take_back()", "say(text)", "hint()", "until(condition)"):
        assert f"`{name}`" in text
