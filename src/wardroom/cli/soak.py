"""`wardroom soak`: many games over all player counts and options, every step checked."""

import argparse
import json
from pathlib import Path
from typing import Final

from wardroom.cli.asked import game_name, language_of
from wardroom.cli.phrases import TEXTS, phrase
from wardroom.cli.progress import progress_bar
from wardroom.cli.saves import games_folder
from wardroom.cli.screen import Screen
from wardroom.cli.seating import chosen_options, split_players
from wardroom.kernel import WardroomError
from wardroom.kernel import game as find_game
from wardroom.lab import Failure, SoakReport, soak
from wardroom.words import Words

BROKEN: Final = 1
INTERRUPTED: Final = 130


def run(arguments: argparse.Namespace) -> int:
    language = language_of(arguments)
    game = find_game(game_name(arguments))
    kinds = split_players(arguments.players)
    options = chosen_options(game, arguments.option, arguments.epidemics, {})
    words = Words(game, language, also=TEXTS)
    with progress_bar(arguments.games) as advance:
        report = soak(
            game,
            arguments.games,
            kinds,
            options,
            arguments.seed,
            arguments.workers,
            on_game=lambda _: advance(""),
        )
    if arguments.json:
        print(json.dumps(report.plain(), indent=2))
    else:
        _tell(report, words, Screen())
    if report.interrupted:
        return INTERRUPTED
    return BROKEN if report.failures else 0


def _tell(report: SoakReport, words: Words, screen: Screen) -> None:
    screen.tell(
        phrase(
            words,
            "soak",
            games=report.played,
            decisions=report.decisions,
            ways=report.combinations,
            longest=report.longest,
        )
    )
    for failure in report.failures:
        sentence = phrase(
            words,
            "soak-failure",
            seed=str(failure.seed),
            ply=failure.ply,
            players=",".join(failure.kinds),
            why=failure.sentence,
            file=_keep(failure),
        )
        screen.tell(sentence, "red")
    if not report.failures:
        screen.tell(phrase(words, "soak-sound"), "bold green")


def _keep(failure: Failure) -> str:
    """Keep the record of a broken game, to be looked at with `wardroom replay`."""
    path: Path = games_folder().parent / "broken" / f"seed-{failure.seed}.record"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(failure.record, encoding="utf-8")
    except OSError as error:
        raise WardroomError(f"{path} cannot be written: {error.strerror}.") from error
    return str(path)
