"""Which messages of a game's chapters a person may read: those whose ids they were sent.

Positions and events carry ids only. Those who get an id may have its words, nobody else: so what
may be read needs no rules of its own. It follows from what is sent, seat by seat.
"""

from collections.abc import Collection, Mapping, Set
from functools import cache
from typing import Any, Final

from msgspec.json import decode

from wardroom.kernel import Game, game
from wardroom.protocol import encode
from wardroom.words import LANGUAGES, chapters, has_chapters

NOTHING: Final[frozenset[str]] = frozenset()
_MOST_KNOWN: Final = 2_000
"""How many messages are remembered with what they name."""


class ChapterAccess:
    """The messages in the chapters of a game, and where positions and events name them."""

    def __init__(self, rules: Game) -> None:
        self._campaign = rules.campaign
        self._package = rules.package
        self._vocabulary = rules.vocabulary
        self._ids = chapters(rules.package, LANGUAGES[0]).ids()
        self._known: dict[bytes, Set[str]] = {}

    def title(self, options: Mapping[str, str]) -> Set[str]:
        """The title of the chapter that is played, which everybody at the table may read."""
        if self._campaign is None:
            return NOTHING
        return self._ids & {self._campaign.title(options[self._campaign.option]).id}

    def named_in(self, *told: Any) -> Set[str]:
        """The messages that something names which is sent to somebody."""
        return NOTHING.union(*(self._named_in(encode(one)) for one in told))

    def _named_in(self, told: bytes) -> Set[str]:
        """Most of what is sent is sent often: the same offers, and the same event to all seats."""
        known = self._known.get(told)
        if known is None:
            found: set[str] = set()
            self._look("", decode(told), found)
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            known = self._known[told] = self._ids & found
        return known

    def _look(self, name: str, told: Any, found: set[str]) -> None:
        if isinstance(told, dict):
            if "args" in told and isinstance(told.get("id"), str):
                found.add(told["id"])
            self._name(name, told, found)
            for part, value in told.items():
                self._look(part, value, found)
        elif isinstance(told, list):
            for value in told:
                self._look(name, value, found)
        elif isinstance(told, str):
            self._name(name, (told,), found)

    def _name(self, name: str, ids: Collection[str], found: set[str]) -> None:
        for prefix in self._vocabulary.get(name, ()):
            found.update(f"{prefix}-{id.replace('_', '-')}" for id in ids)

    def texts(self, ids: Collection[str], language: str) -> list[str]:
        """The words of these messages, as Fluent sources."""
        return chapters(self._package, language).excerpt(ids)


@cache
def chapter_access_of(name: str) -> ChapterAccess | None:
    """The secrets of the game of that name, if it has any."""
    rules = game(name)
    return ChapterAccess(rules) if has_chapters(rules.package) else None
