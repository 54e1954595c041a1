"""`wardroom bench server`: how many tables and moves a server bears."""

import argparse
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.json import encode, format
from rich.table import Table as Grid

from wardroom.cli.asked import language_of
from wardroom.cli.phrases import TEXTS, phrase
from wardroom.cli.screen import Screen
from wardroom.kernel import WardroomError, game
from wardroom.lab.load import LoadFigures, Processes, Profile, bench_server
from wardroom.lab.load.debriefing import bench_debriefs
from wardroom.lab.load.generator import PANDEMIC
from wardroom.words import Words

SECONDS: Final = 10.0
FLAT_OUT: Final = (50, 0.0)
PACED: Final = (200, 1.0)
LIVE: Final = (50, 2.0)
BESIDE: Final = (50, 1.0)
"""Tables, and moves a second at each; what is measured unless something is asked for."""
LEAST_MOVES: Final = 1500
SLOWEST: Final = 50.0
SLOWEST_LIVE: Final = 60.0
"""The aims: moves a second flat out, milliseconds for 99 of 100 moves when paced and live."""
LONGEST_DEBRIEF: Final = 60.0
"""Seconds in which a debrief must be ready beside live tables."""


def run(arguments: argparse.Namespace) -> int:
    language = language_of(arguments)
    words = Words(game("pandemic"), language, also=TEXTS)
    seconds: float = arguments.seconds or SECONDS
    if seconds < 0 or (arguments.rate or 0) < 0:
        raise WardroomError("Neither the seconds nor the rate can be below 0.")
    processes = _processes(arguments)
    if arguments.debriefs is not None:
        return _beside_debriefs(arguments, seconds, processes, words)
    measured = [
        bench_server(profile, arguments.url, processes) for profile in _profiles(arguments, seconds)
    ]
    if arguments.json:
        print(format(encode(measured), indent=2).decode())
    else:
        _tell(measured, words, Screen())
    return 0


def _beside_debriefs(
    arguments: argparse.Namespace, seconds: float, processes: Processes, words: Words
) -> int:
    """The tables alone, the same beside debriefs, and how long each of these took."""
    usual, rate = LIVE if arguments.live else BESIDE
    tables = arguments.tables or usual
    profile = Profile(tables, arguments.rate or rate, seconds, arguments.live, arguments.playing)
    figures = bench_debriefs(arguments.debriefs, profile, arguments.url, processes)
    if arguments.json:
        print(format(encode(figures), indent=2).decode())
        return 0
    screen = Screen()
    columns = [
        (_title(figures.alone, words), figures.alone),
        (phrase(words, "load-beside"), figures.beside),
    ]
    _tell_columns(columns, words, screen)
    for number, one in enumerate(figures.debriefs, start=1):
        said = phrase(
            words, "load-debrief", number=number, moves=one.moves, seconds=f"{one.seconds:.1f}"
        )
        screen.tell(said)
    screen.tell(phrase(words, "load-debrief-aim", seconds=f"{LONGEST_DEBRIEF:g}"), "dim")
    return 0


def _processes(arguments: argparse.Namespace) -> Processes:
    """The servers that are started where none is named."""
    if arguments.processes > 1 and arguments.database is None:
        raise WardroomError("Several processes need a --database to share, such as PostgreSQL.")
    return Processes(arguments.processes, arguments.database, arguments.bus, arguments.together)


def _profiles(arguments: argparse.Namespace, seconds: float) -> list[Profile]:
    """What is asked for, or three kinds of load that tell most."""
    tables, rate, playing = arguments.tables, arguments.rate, arguments.playing
    if arguments.live:
        return [Profile(tables or LIVE[0], rate or LIVE[1], seconds, live=True)]
    if tables is None and rate is None and playing == PANDEMIC:
        return [
            *(Profile(*usual, seconds) for usual in (FLAT_OUT, PACED)),
            Profile(*LIVE, seconds, live=True),
        ]
    return [Profile(tables or (PACED if rate else FLAT_OUT)[0], rate or 0.0, seconds, game=playing)]


def _tell(measured: list[LoadFigures], words: Words, screen: Screen) -> None:
    columns = [(_title(figures, words), figures) for figures in measured]
    _tell_columns(columns, words, screen)
    aims = phrase(
        words,
        "load-aims",
        moves=f"{LEAST_MOVES:,}",
        slowest=f"{SLOWEST:g}",
        live=f"{SLOWEST_LIVE:g}",
    )
    screen.tell(aims, "dim")


def _title(figures: LoadFigures, words: Words) -> str:
    """What was measured."""
    pace = "load-paced" if figures.rate else "load-flat-out"
    if game(figures.game).timed:
        pace = "load-live"
    return phrase(words, pace, tables=figures.tables, rate=f"{figures.rate:g}")


def _tell_columns(columns: Sequence[tuple[str, LoadFigures]], words: Words, screen: Screen) -> None:
    grid = Grid()
    grid.add_column(phrase(words, "load"))
    for title, _ in columns:
        grid.add_column(title, justify="right")
    for name in ROWS:
        grid.add_row(phrase(words, f"load-{name}"), *(ROWS[name](one) for _, one in columns))
    screen.console.print(grid)


def _megabytes(number: int | None) -> str:
    return "–" if number is None else f"{number / 1e6:,.1f} MB"


def _kilobytes(number: int | None) -> str:
    return "–" if number is None else f"{number / 1e3:,.0f} kB"


def _for_each_move(one: LoadFigures) -> str:
    if one.server_cpu is None or not one.moves:
        return "–"
    return f"{1000 * one.server_cpu / one.moves_per_second:.2f} ms"


def _processor(share: float | None) -> str:
    return "–" if share is None else f"{share:.0%}"


ROWS: Final[dict[str, Callable[[LoadFigures], str]]] = {
    "moves": lambda one: f"{one.moves_per_second:,.0f}",
    "p50": lambda one: f"{one.p50:,.1f} ms",
    "p99": lambda one: f"{one.p99:,.1f} ms",
    "slowest": lambda one: f"{one.slowest:,.1f} ms",
    "games": lambda one: f"{one.games:,}",
    "refused": lambda one: f"{one.refused + one.lost:,}",
    "memory": lambda one: _megabytes(one.memory),
    "memory-per-table": lambda one: _kilobytes(one.memory_per_table),
    "server": lambda one: _processor(one.server_cpu),
    "server-per-move": _for_each_move,
    "generator": lambda one: _processor(one.generator_cpu),
}
