"""What several commands are asked for alike: a language and a game."""

import argparse
import os

LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(arguments: argparse.Namespace) -> str:
    """The language asked for, or that of the environment."""
    from wardroom.words import LANGUAGES, UnknownLanguage, best_language

    chosen: str | None = arguments.language
    if chosen is None:
        return best_language(
            os.environ[name] for name in LANGUAGE_VARIABLES if os.environ.get(name)
        )
    if chosen not in LANGUAGES:
        raise UnknownLanguage(chosen)
    return chosen


def game_name(arguments: argparse.Namespace) -> str:
    """The game asked for; Pandemic, or the only other one there is."""
    from wardroom.kernel import games

    name: str | None = arguments.game
    if name is not None:
        return name
    installed = games()
    return "pandemic" if "pandemic" in installed or not installed else installed[0]
