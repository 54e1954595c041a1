"""`wardroom balance`: the targets a game sets itself, measured over many games."""

import argparse
import json
from typing import Final

from rich.table import Table as Grid

from wardroom.cli.asked import game_name, language_of
from wardroom.cli.phrases import TEXTS, phrase
from wardroom.cli.progress import progress_bar
from wardroom.cli.screen import Screen
from wardroom.kernel import game as find_game
from wardroom.lab import Balance, Measured, balance
from wardroom.words import Words

MISSED: Final = 1
INTERRUPTED: Final = 130


def run(arguments: argparse.Namespace) -> int:
    language = language_of(arguments)
    game = find_game(game_name(arguments))
    words = Words(game, language, also=TEXTS)
    with progress_bar(arguments.games) as advance:
        found = balance(
            game,
            arguments.games,
            arguments.players or "",
            arguments.seed,
            arguments.workers,
            on_game=lambda: advance(""),
        )
    if arguments.json:
        print(json.dumps(found.plain(), indent=2))
    else:
        _tell(found, words, Screen())
    if found.interrupted:
        return INTERRUPTED
    return 0 if all(one.holds for one in found.measured) else MISSED


def _tell(found: Balance, words: Words, screen: Screen) -> None:
    screen.tell(phrase(words, "balance", games=found.played, colleague=found.kind), "bold")
    grid = Grid()
    grid.add_column(phrase(words, "balance-target"))
    for heading in ("balance-cases", "balance-bounds", "balance-value", "results-interval"):
        grid.add_column(phrase(words, heading), justify="right")
    grid.add_column(phrase(words, "balance-holds"))
    for one in found.measured:
        grid.add_row(words.say(one.message), str(one.cases), *_figures(one), _verdict(one, words))
    screen.console.print(grid)


def _figures(one: Measured) -> tuple[str, str, str]:
    bounds = f"{_number(one, one.low)} - {_number(one, one.high)}"
    if not one.cases:
        return bounds, "-", "-"
    low, high = one.interval
    return bounds, _number(one, one.value), f"{_number(one, low)} - {_number(one, high)}"


def _number(one: Measured, value: float) -> str:
    return f"{100 * value:.1f}%" if one.share else f"{value:.2f}"


def _verdict(one: Measured, words: Words) -> str:
    if not one.cases:
        return "-"
    return phrase(words, "balance-yes" if one.holds else "balance-no")
