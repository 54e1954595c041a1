"""Pandemic in the terminal."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wardroom.games.pandemic.content import CITIES, COLOUR_OF
from wardroom.games.pandemic.terminal import board, offers, signs
from wardroom.games.pandemic.terminal.pages import PAGES
from wardroom.kernel.action import Action
from wardroom.kernel.parts.picture import Group, Page, Scene, Speech
from wardroom.kernel.parts.text import Text
from wardroom.kernel.plain import Plain

__all__ = ["PICTURE"]


_LOUD: Final = {
    "turn": "bold",
    "epidemic": "bold red",
    "outbreak": "bold red",
    "cure": "bold green",
    "eradicate": "bold green",
    "win": "bold green",
}
"""Events that nobody should overlook in the log."""


class PandemicPicture:
    """The world, the hands and the decks."""

    def __init__(self) -> None:
        self.pages: dict[str, Page] = PAGES

    def usual_options(self, people: int, colleagues: int) -> dict[str, str]:
        """PAN-16.4 and PAN-G.9: one person sees all hands; consent is asked for only where people
        and colleagues meet, and not for a gift, for people at one keyboard just talk.
        """
        options = {"consent": "gifts" if people and colleagues else "automatic"}
        if people == 1:
            options["hands"] = "open"
        return options

    def names(self, view: Plain, words: Speech, seats: int) -> list[str]:
        roles = [words.name("role", role) for role in view["roles"]]
        return [role[:1].upper() + role[1:] for role in roles]

    def board(self, scene: Scene) -> list[Text]:
        return board.board(scene)

    def groups(self, scene: Scene, seat: int, actions: Sequence[Action]) -> list[Group]:
        return offers.groups(scene, seat, actions)

    def paint(self, kind: str, sentence: str, words: Speech) -> Text:
        """Cities in the colour of their disease, whatever ending the sentence gives them."""
        painted = Text(sentence, style=_LOUD.get(kind, ""))
        pattern, style_of = _city_names(words)
        for found in pattern.finditer(sentence):
            painted.stylize(style_of[found.group(1)], *found.span())
        return painted


@lru_cache(maxsize=8)
def _city_names(words: Speech) -> tuple[re.Pattern[str], dict[str, str]]:
    style_of = {
        words.name("city", city)[:-1]: signs.STYLES[COLOUR_OF[number]]
        for number, city in enumerate(CITIES)
    }
    longest_first = sorted(style_of, key=len, reverse=True)
    stems = "|".join(re.escape(stem) for stem in longest_first)
    return re.compile(rf"\b({stems})\w*"), style_of


PICTURE: Final = PandemicPicture()
