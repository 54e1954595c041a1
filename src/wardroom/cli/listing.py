"""`wardroom games`: what is installed."""

import argparse

from wardroom.cli.asked import language_of
from wardroom.cli.phrases import TEXTS, phrase
from wardroom.cli.screen import Screen
from wardroom.cli.seating import kind_title
from wardroom.kernel import Game, Message, WardroomError, games
from wardroom.kernel import game as find_game
from wardroom.kernel.parts.text import Text
from wardroom.players import kinds
from wardroom.words import Words


def run(arguments: argparse.Namespace) -> int:
    language = language_of(arguments)
    screen = Screen()
    if not games():
        raise WardroomError("No game is installed.")
    for name in games():
        _tell(find_game(name), language, screen)
    return 0


def _tell(game: Game, language: str, screen: Screen) -> None:
    words = Words(game, language, also=TEXTS)
    title = words.say(Message("game-title"))
    screen.tell(Text().append(game.name, style="bold").append(f"/{game.edition}  {title}"))
    if words.has("game-pitch"):
        _line(screen, "", words.say(Message("game-pitch")))
    _line(screen, phrase(words, "games-seats"), ", ".join(str(number) for number in game.seats))
    _line(screen, phrase(words, "games-colleagues"), ", ".join(_titled(game, words)))
    for option in game.options:
        choices = [
            f"{choice} ({phrase(words, 'games-usual')})" if choice == option.default else choice
            for choice in option.choices or (option.default,)
        ]
        _line(screen, option.name, ", ".join(choices))


def _titled(game: Game, words: Words) -> list[str]:
    """What to type for a kind of colleague, and what it is called at the table."""
    titles = {kind: kind_title(words, kind) for kind in kinds(game)}
    return [
        kind if title.casefold() == kind else f"{kind} ({title})" for kind, title in titles.items()
    ]


def _line(screen: Screen, title: str, text: str) -> None:
    lead = Text(f"  {title:16} " if title else "  ", style="dim")
    screen.show(screen.wrapped(Text(text), lead))
