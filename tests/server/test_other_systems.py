"""The table is served where the system has less than Linux has, as on Windows."""

import asyncio
import os
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.conftest import QUICK, run
from tests.server.toys import installed
from wardroom.client import Denied, HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import DebriefAnswer

BARE = Path(__file__).parent / "bare_system"
NAME = "Łukasz"
"""Its letters have no place in the encoding that Windows has for western Europe."""


@pytest.fixture
def bare(tmp_path: Path) -> ServerProcess:
    """A server that finds nothing of POSIX, and whose pipes are not in UTF-8."""
    places = [str(BARE), installed(tmp_path / "site"), os.environ.get("PYTHONPATH", "")]
    environment = {
        **QUICK,
        "PYTHONPATH": os.pathsep.join(filter(None, places)),
        "PYTHONIOENCODING": "cp1252",
        "PYTHONWARNDEFAULTENCODING": "1",
        "PYTHONUTF8": "0",
    }
    return ServerProcess(tmp_path, (), environment)


def test_a_whole_game_with_a_colleague_and_a_look_back(bare: ServerProcess) -> None:
    async def story() -> None:
        lukasz = await HttpClient.guest(bare.url, NAME)
        table = await lukasz.open_table("pandemic", ["me", "colleague:random"])
        async with lukasz.join(table.id) as client:
            while position := await client.turn():
                with suppress(Denied):  # The colleague was quicker; the position has changed.
                    await client.play(position.legal[0])
            assert client.ending is not None
        coins = await lukasz.open_table("grumpy", ["me", "me"], {"rounds": "1"})
        async with lukasz.join(coins.id) as client:
            await client.play("call heads", 0)
            await client.play("call tails", 1)
            await client.until(lambda: client.ending is not None)
        path = f"/api/tables/{coins.id}/debrief"
        answer = await lukasz.ask("GET", path, DebriefAnswer)
        while answer.status == "working":
            await asyncio.sleep(0.1)
            answer = await lukasz.ask("GET", path, DebriefAnswer)
        assert answer.status == "ready"

    with bare:
        run(story())
    assert "Traceback" not in bare.log.read_text(encoding="utf-8")
