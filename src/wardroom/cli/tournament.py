"""`wardroom tournament`: kinds of colleagues against each other, or in every mix of a team."""

import argparse
import json

from rich.table import Table as Grid

from wardroom.cli.asked import game_name, language_of
from wardroom.cli.keeping import kept
from wardroom.cli.phrases import TEXTS, phrase
from wardroom.cli.progress import progress_bar
from wardroom.cli.screen import Screen
from wardroom.cli.seating import chosen_options, split_players
from wardroom.cli.simulate import INTERRUPTED, percent
from wardroom.kernel import Game, Message
from wardroom.kernel import game as find_game
from wardroom.lab import Played, Tournament, tournament
from wardroom.lab.tournament import fixtures
from wardroom.words import Words


def run(arguments: argparse.Namespace) -> int:
    game = find_game(game_name(arguments))
    words = Words(game, language_of(arguments), also=TEXTS)
    with kept(arguments, game) as keep:
        result = _play_watched(arguments, game)
        keep(result.games)
    if arguments.json:
        print(json.dumps(result.plain(), indent=2))
    elif arguments.csv != "-":
        tell_tournament(result, words, Screen())
    return INTERRUPTED if result.interrupted else 0


def _play_watched(arguments: argparse.Namespace, game: Game) -> Tournament:
    kinds = split_players(arguments.players)
    options = chosen_options(game, arguments.option, arguments.epidemics, {})
    total = len(fixtures(game, kinds, arguments.deals, arguments.seats, arguments.seed))
    with progress_bar(total) as advance:

        def on_game(one: Played) -> None:
            advance(", ".join(one.kinds))

        return tournament(
            game,
            kinds,
            arguments.deals,
            arguments.seats,
            options,
            arguments.seed,
            arguments.workers,
            on_game,
            ray=arguments.ray,
            records=arguments.parquet is not None,
        )


def tell_tournament(result: Tournament, words: Words, screen: Screen) -> None:
    """Who is how strong, as a table; in a game of one team every mix."""
    if not result.games:
        screen.tell(phrase(words, "results-none"))
        return
    options = ", ".join(f"{name} {value}" for name, value in result.options.items())
    screen.tell(f"{words.say(Message('game-title'))} ({options})", "bold")
    grid = Grid()
    grid.add_column(phrase(words, "tournament-players"))
    for heading in ("results-games", "results-share", "results-interval"):
        grid.add_column(phrase(words, heading), justify="right")
    if result.competitive:
        grid.add_column(phrase(words, "tournament-points"), justify="right")
        grid.add_column(phrase(words, "tournament-rating"), justify="right")
        grid.add_column(phrase(words, "results-interval"), justify="right")
        for one in result.standings:
            row = [one.kind, str(one.seats), percent(one.share), _bounds(one.interval)]
            row += [f"{one.points:.1f}", f"{one.rating:.0f}"]
            low, high = one.rating_interval or (0.0, 0.0)
            grid.add_row(*row, f"{low:.0f} - {high:.0f}")
    else:
        for mix in result.mixes:
            grid.add_row(
                ", ".join(mix.kinds), str(mix.games), percent(mix.share), _bounds(mix.interval)
            )
    screen.console.print(grid)
    note = "tournament-rivals" if result.competitive else "tournament-team"
    screen.tell(phrase(words, note), "dim")


def _bounds(interval: tuple[float, float]) -> str:
    return f"{100 * interval[0]:.1f} - {100 * interval[1]:.1f}%"
