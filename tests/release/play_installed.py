"""What every wheel does before it is taken: `python tests/release/play_installed.py`.

It needs nothing but the installed packages: each game is played to its end by the colleagues, the
record replays, and a server that runs from the package plays one more through its sockets.
"""

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from contextlib import suppress
from pathlib import Path

from wardroom import Record, Table, game
from wardroom.client import Denied, HttpClient
from wardroom.kernel import games
from wardroom.lab.load.server_process import ServerProcess
from wardroom.players import colleague, play_out

SEED = 7


def in_this_process() -> None:
    """A whole game of each, by the records of which they can be told again."""
    for name in games():
        rules = game(name)
        seats = min(rules.seats)
        table = Table.deal(rules, seats=seats, seed=SEED)
        kind = "random"
        outcome = play_out(
            table, {seat: colleague(rules, kind, seed=seat) for seat in range(seats)}
        )
        again = Table.resume(Record.read(table.record.text()))
        assert repr(again.outcome()) == repr(outcome)
        print(f"{name}: {outcome}")


async def through_the_server(url: str) -> None:
    """One game by the Python client, with a colleague in the other seat."""
    ania = await HttpClient.guest(url, "Ania")
    table = await ania.open_table("pandemic", ["me", "colleague:random"])
    async with ania.join(table.id) as client:
        while position := await client.turn():
            with suppress(Denied):  # The colleague was quicker; the position has changed.
                await client.play(position.legal[0])
        assert client.ending is not None
        print(f"served: {client.ending.result}")


def main() -> None:
    """Play, serve, and say which build it was."""
    os.environ["PYTHONPATH"] = ""
    said = subprocess.run(
        [sys.executable, "-m", "wardroom", "--version"], capture_output=True, text=True, check=True
    ).stdout
    print(said)
    in_this_process()
    with tempfile.TemporaryDirectory() as folder:
        settings = {"WARDROOM_PACE": "0", "WARDROOM_LIMITS": "off", "WARDROOM_DEBRIEFS": "off"}
        with ServerProcess(Path(folder), environment=settings) as server:
            page = urllib.request.urlopen(server.url).read().decode()
            assert re.search(r"<script[^>]+assets/", page), "the package has no built page"
            asyncio.run(through_the_server(server.url))


if __name__ == "__main__":
    main()
