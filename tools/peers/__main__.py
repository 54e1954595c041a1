"""`python -m tools.peers`: moves a second here and at boardgame.io, in turns on the same machine.

Each round measures a server of ours, which puts every move on the disk before anybody is told, and
one of boardgame.io, which keeps everything in memory, with the same number of tables of two players
who move as soon as they may. The figures are the medians of the rounds. `--python` names other
builds of ours to measure, such as an environment with the compiled wheel.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from wardroom.lab.load.server_process import free_port

ROOT: Final = Path(__file__).parents[2]
HERE: Final = Path(__file__).parent
FOLDER: Final = ROOT / "build/peers"
BOARDGAME: Final = "boardgame.io@0.50.2"
CLIENT: Final = "socket.io-client@4"
GAMES: Final = ("outbreak", "counter")
TICKS: Final = os.sysconf("SC_CLK_TCK")

Figures = Mapping[str, float]


def ours(python: str, tables: int, seconds: float) -> Figures:
    """`wardroom bench server` of that environment."""
    words = ("bench", "server", "--tables", tables, "--playing", "pandemic", "--seconds", seconds)
    ran = subprocess.run(
        [python, "-m", "wardroom", *map(str, words), "--json"],
        cwd=FOLDER,
        capture_output=True,
        text=True,
        check=True,
    )
    (told,) = json.loads(ran.stdout)
    return {
        "moves a second": told["moves_per_second"],
        "processor, ms a move": 1000 * told["server_cpu"] / told["moves_per_second"],
        "99 of 100 within, ms": told["p99"],
        "memory, MB": told["memory"] / 1e6,
        "refused or lost": told["refused"] + told["lost"],
    }


def theirs(game: str, tables: int, seconds: float) -> Figures:
    """The same at boardgame.io."""
    with _served() as (port, process):
        load = subprocess.Popen(
            ["node", HERE / "load.cjs", str(port), game, str(tables), str(seconds)],
            env=_environment(),
            stdout=subprocess.PIPE,
            text=True,
        )
        assert load.stdout is not None
        if load.stdout.readline().strip() != "measuring":
            raise SystemExit("The players at boardgame.io never sat down.")
        before = _processor(process)
        told = json.loads(load.stdout.readline())
        used, memory = _processor(process) - before, _memory(process)
        load.wait()
    return {
        "moves a second": told["moves_per_second"],
        "processor, ms a move": 1000 * used / told["moves"],
        "99 of 100 within, ms": told["p99"],
        "memory, MB": memory / 1e6,
        "refused or lost": told["wrong"],
    }


@contextmanager
def _served() -> Iterator[tuple[int, int]]:
    """A server of boardgame.io: its port and its process."""
    port = free_port()
    server = subprocess.Popen(
        ["node", HERE / "boardgame.cjs", str(port)],
        env=_environment(),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    try:
        while (line := server.stdout.readline()) and line.strip() != "ready":
            pass
        yield port, server.pid
    finally:
        server.terminate()
        server.wait()


def _environment() -> dict[str, str]:
    modules = FOLDER / "node_modules"
    return {**os.environ, "NODE_PATH": str(modules), "NODE_ENV": "production"}


def _processor(process: int) -> float:
    """The seconds of processor time that it had."""
    told = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / TICKS


def _memory(process: int) -> int:
    pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def install() -> None:
    """What is measured, into build/peers."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not (FOLDER / "node_modules/boardgame.io").exists():
        npm = shutil.which("npm") or "npm"
        words = ("install", "--silent", "--no-save", "--prefix", str(FOLDER), BOARDGAME, CLIENT)
        subprocess.run([npm, *words], check=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.peers", description=__doc__)
    parser.add_argument("--python", action="append", metavar="PROGRAM", help="a build of ours")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args(arguments)
    install()
    rounds: dict[str, list[Figures]] = {}
    for _ in range(asked.rounds):
        for python in asked.python or [sys.executable]:
            measured = ours(python, asked.tables, asked.seconds)
            rounds.setdefault(f"Wardroom, {python}", []).append(measured)
        for game in GAMES:
            measured = theirs(game, asked.tables, asked.seconds)
            rounds.setdefault(f"boardgame.io, {game}", []).append(measured)
        for name, figures in rounds.items():
            print(name, {key: round(figure, 2) for key, figure in figures[-1].items()}, flush=True)
    print("\nMedians:")
    for name, figures in rounds.items():
        middle = {key: round(median(one[key] for one in figures), 2) for key in figures[0]}
        print(name, middle)
    return 0


if __name__ == "__main__":
    sys.exit(main())
