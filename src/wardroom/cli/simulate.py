"""`wardroom simulate`: many games of colleagues, and how they ended."""

import argparse
import json
from typing import Final

from rich.table import Table as Grid

from wardroom.cli.asked import game_name, language_of
from wardroom.cli.keeping import kept
from wardroom.cli.phrases import TEXTS, phrase
from wardroom.cli.progress import progress_bar
from wardroom.cli.screen import Screen
from wardroom.cli.seating import chosen_options, split_players
from wardroom.kernel import Message
from wardroom.kernel import game as find_game
from wardroom.lab import KindWins, Played, Results, simulate, wilson
from wardroom.words import MissingWords, Words

INTERRUPTED: Final = 130


def run(arguments: argparse.Namespace) -> int:
    language = language_of(arguments)
    game = find_game(game_name(arguments))
    kinds = split_players(arguments.players)
    options = chosen_options(game, arguments.option, arguments.epidemics, {})
    words = Words(game, language, also=TEXTS)
    game.settle(options, len(kinds))
    with kept(arguments, game) as keep:
        results = _simulate_watched(arguments, kinds, options, words)
        keep(results.games)
    if arguments.json:
        print(json.dumps(results.plain(), indent=2))
    elif arguments.csv != "-":
        tell_results(results, words, Screen())
    return INTERRUPTED if results.interrupted else 0


def _simulate_watched(
    arguments: argparse.Namespace, kinds: list[str], options: dict[str, str], words: Words
) -> Results:
    played = wins = 0
    with progress_bar(arguments.games) as advance:

        def on_game(one: Played) -> None:
            nonlocal played, wins
            played += 1
            wins += any(one.kinds[seat] == kinds[0] for seat in one.winners)
            advance(phrase(words, "results-so-far", share=percent(wins / played)))

        return simulate(
            words.game,
            kinds,
            arguments.games,
            options,
            arguments.seed,
            arguments.workers,
            on_game,
            ray=arguments.ray,
            records=arguments.parquet is not None,
        )


def tell_results(results: Results, words: Words, screen: Screen) -> None:
    """The share of wins in a sentence, and how the games ended as a table."""
    played = len(results.games)
    if not played:
        screen.tell(phrase(words, "results-none"))
        return
    options = ", ".join(f"{name} {value}" for name, value in results.options.items())
    title = words.say(Message("game-title"))
    screen.tell(f"{title}: {', '.join(results.kinds)} ({options})", "bold")
    grid = Grid()
    grid.add_column(phrase(words, "results-ending"))
    for heading in ("results-games", "results-share", "results-interval"):
        grid.add_column(phrase(words, heading), justify="right")
    for ending, count in results.endings.items():
        grid.add_row(_in_words(ending, words), *_figures(count, played))
    if results.competitive:
        grid.add_section()
        for seat, wins in enumerate(results.seat_wins):
            grid.add_row(phrase(words, "results-seat", number=seat + 1), *_figures(wins, played))
    screen.console.print(grid)
    if results.competitive:
        for one in results.kind_wins:
            screen.tell(_kind_in_words(one, words), "bold")
    else:
        screen.tell(_wins_in_words(results, words), "bold")
    pace = phrase(
        words,
        "results-pace",
        decisions=f"{results.decisions_per_game:.0f}",
        ms=f"{results.ms_per_decision:.2f}",
    )
    if results.competitive:
        pace += " " + phrase(
            words, "results-choices", choices=f"{results.choices_per_decision:.1f}"
        )
    if (results.slowest_turn_ms or 0) >= 1:
        pace += " " + phrase(words, "results-slowest", ms=f"{results.slowest_turn_ms:.0f}")
    screen.tell(pace, "dim")


def _wins_in_words(results: Results, words: Words) -> str:
    low, high = results.interval
    return phrase(
        words,
        "results-wins",
        share=percent(results.share),
        low=f"{100 * low:.1f}",
        high=f"{100 * high:.1f}",
        games=len(results.games),
    )


def _kind_in_words(one: KindWins, words: Words) -> str:
    """How a kind fared, over all seats it sat in."""
    low, high = one.interval
    return phrase(
        words,
        "results-kind",
        colleague=one.kind,
        share=percent(one.share),
        low=f"{100 * low:.1f}",
        high=f"{100 * high:.1f}",
        games=one.seats,
        shared=one.shared,
        points=f"{one.points:.1f}",
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def _figures(count: int, played: int) -> tuple[str, str, str]:
    low, high = wilson(count, played)
    return str(count), percent(count / played), f"{100 * low:.1f} - {100 * high:.1f}%"


def _in_words(ending: str, words: Words) -> str:
    """`loss_cubes red` as a person says it."""
    result, *particulars = ending.split()
    told = [words.name("result", result)]
    told += [f"({_named(particular, words)})" for particular in particulars]
    return " ".join(told)


def _named(id: str, words: Words) -> str:
    for kind in words.game.vocabulary:
        try:
            return words.name(kind, id)
        except MissingWords:
            continue
    return id
