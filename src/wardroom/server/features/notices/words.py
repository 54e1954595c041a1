"""What a notice says, in the language of the person who reads it."""

import json
from collections.abc import Mapping
from typing import NamedTuple

from wardroom.kernel import Message, game, games
from wardroom.server.store import TableRow
from wardroom.server.tables.summaries import names_by_seat
from wardroom.words import Words

_PACKAGE = "wardroom.server.features.notices"


class Letter(NamedTuple):
    """A mail."""

    subject: str
    text: str


class NoticeWords:
    """The sentences about one table in one language."""

    def __init__(self, row: TableRow, names: Mapping[str, str], language: str) -> None:
        self._row = row
        self._names = names_by_seat(row, names)
        self._words = Words(game(row.game), language, also=[_PACKAGE])
        self._title = self._words.say(Message("game-title"))

    def _say(self, id: str, **values: str) -> str:
        return self._words.say(Message(f"notice-{id}", {"title": self._title, **values}))

    def _others(self, person: str) -> str:
        """Where they sit: with whom, if with anybody."""
        others = {chair.sitter: chair.seat for chair in self._row.chairs if chair.sitter}
        others.pop(person, None)
        names = [self._names.get(seat) or self._say("nobody") for seat in others.values()]
        return self._say("with", names=self._words.listed(names)) if names else self._say("alone")

    def push(self, person: str) -> bytes:
        """What a service worker shows."""
        message = {
            "title": self._say("title"),
            "body": self._others(person),
            "table": self._row.id,
        }
        return json.dumps(message, ensure_ascii=False).encode()

    def mail(self, person: str, link: str, stop: str) -> Letter:
        text = (
            f"{self._say('mail')} {self._others(person)}\n\n{link}\n\n"
            f"{self._say('mail-once')}\n{self._say('mail-stop')}\n{stop}\n"
        )
        return Letter(self._say("title"), text)

    def invited(self, giver: str) -> bytes:
        """What a service worker shows of an invitation."""
        message = {
            "title": self._say("invited", name=giver or self._say("nobody")),
            "body": self._say("invited-to"),
            "table": self._row.id,
        }
        return json.dumps(message, ensure_ascii=False).encode()

    def invitation(self, giver: str, link: str, stop: str) -> Letter:
        """The mail of an invitation."""
        subject = self._say("invited", name=giver or self._say("nobody"))
        text = (
            f"{subject} {self._say('invited-to')}\n\n{link}\n\n{self._say('mail-stop')}\n{stop}\n"
        )
        return Letter(subject, text)

    def chat(self, person: str, link: str) -> bytes:
        """A line for a group's chat, as Discord (`content`) and most others (`text`) take it.

        Names are anything people type: none of it may call a whole group or hide a link.
        """
        seat = next((chair.seat for chair in self._row.chairs if chair.person == person), -1)
        name = self._names.get(seat) or self._say("nobody")
        line = self._say("chat", name=name.translate(_PLAIN), link=link)
        calm = line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        message = {"text": calm, "content": line, "allowed_mentions": {"parse": []}}
        return json.dumps(message, ensure_ascii=False).encode()


_PLAIN = str.maketrans(dict.fromkeys("*_~`|[]()@#", " "))


def confirmation(language: str, site: str, link: str) -> Letter:
    """The mail that asks whether an address belongs to the person who typed it."""
    words = _bare(language)
    ask = words.say(Message("notice-confirm", {"site": site}))
    text = f"{ask}\n\n{link}\n\n{words.say(Message('notice-confirm-not'))}\n"
    return Letter(words.say(Message("notice-confirm-title")), text)


def _bare(language: str) -> Words:
    """Words that are about no game in particular."""
    return Words(game(next(iter(games()))), language, also=[_PACKAGE])
