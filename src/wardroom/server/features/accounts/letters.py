"""The mail with which somebody signs in."""

from collections.abc import Sequence
from typing import Final

from wardroom.kernel import Message, game, games
from wardroom.server.features.notices.words import Letter
from wardroom.words import Words

_PACKAGE: Final = "wardroom.server.features.accounts"


def sign_in_letter(language: str, site: str, links: Sequence[tuple[str, str]]) -> Letter:
    """`links` has a name and a link for each person who has confirmed the address."""
    words = Words(game(next(iter(games()))), language, also=[_PACKAGE])

    def say(id: str, **values: str) -> str:
        return words.say(Message(f"sign-in-{id}", values))

    nameless = say("mail-nameless")
    lines = [f"{name or nameless}:\n{link}" for name, link in links]
    text = "\n\n".join([say("mail", site=site), *lines, say("mail-not")])
    return Letter(say("mail-title", site=site), text + "\n")
