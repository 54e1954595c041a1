"""People who play Holding On over the wire, and all that a server must not send them too early."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

from tests.games.holding_on.ways import Way
from wardroom.client import Denied, HttpClient, TableClient
from wardroom.games.holding_on import HOLDING_ON
from wardroom.words import LANGUAGES, chapters

LONG: Final = 16
"""Words that stand in a row by chance are shorter than this."""


async def play_like(way: Way, client: TableClient) -> None:
    """Play the own seats until the game is over."""
    while position := await client.turn():
        seat = next(offer.seat for offer in position.legal if offer.seat in position.waiting)
        legal = [offer.action for offer in position.legal if offer.seat == seat]
        try:
            await client.play(way(position.view, legal), seat)
        except Denied as denied:
            if denied.code != "stale":
                raise


class Watched(HttpClient):
    """A person whose every received byte is kept."""

    def __init__(self, url: str, cookie: str = "") -> None:
        super().__init__(url, cookie)
        self.received = bytearray()

    async def fetch(
        self, method: str, path: str, body: bytes | None = None, invite: str | None = None
    ) -> bytes:
        try:
            got = await super().fetch(method, path, body, invite)
        except Denied as denied:
            self.received += str(denied).encode()
            raise
        self.received += got
        return got

    def sits(self, table: str) -> TableClient:
        """A place at the table, of which every byte is kept too."""
        return self.join(table, listener=self.received.extend)

    async def read(self, table: str) -> set[str]:
        """The ids of all that may be read at a table, fetched in all languages."""
        found = [ids_in(await self.texts(table, language)) for language in LANGUAGES]
        assert found[0] == found[1] == found[2]
        return found[0]

    def has_received(self, text: str) -> bool:
        return any(spelt.encode() in self.received for spelt in (text, json.dumps(text)[1:-1]))

    def named(self, argument: str) -> set[str]:
        """All ids that this person was ever told under a name."""
        found = re.findall(rf'"{argument}":"([a-z0-9-]+)"'.encode(), bytes(self.received))
        return {id.decode() for id in found}


def ids_in(texts: Sequence[str]) -> set[str]:
    """The messages that Fluent sources have."""
    entries = [entry for text in texts for entry in FluentResource(text).body]
    assert all(isinstance(entry, ast.Message) for entry in entries)
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


@cache
def secrets() -> Mapping[str, tuple[str, ...]]:
    """What must not be read too early: for each message of the chapters its longest words."""
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        known = chapters(HOLDING_ON.package, language)
        for text in known.excerpt(known.ids()):
            for entry in FluentResource(text).body:
                assert isinstance(entry, ast.Message)
                longest = max(_plain(entry), key=len)
                title = entry.id.name.endswith("-title") and longest not in _for_all(language)
                if len(longest) >= LONG or title:
                    found.setdefault(entry.id.name, []).append(longest)
    return {id: tuple(words) for id, words in found.items()}


@cache
def _for_all(language: str) -> str:
    """What everybody may read, and the memories, which belong to all scenarios."""
    folder = files(HOLDING_ON.package).joinpath("text")
    parts = ((), ("patients",), ("events",), ("chapters", "memories"))
    return "".join(
        folder.joinpath(*part, f"{language}.ftl").read_text(encoding="utf-8") for part in parts
    )


def _plain(entry: ast.Message) -> Iterator[str]:
    for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
        for element in pattern.elements if pattern is not None else ():
            if isinstance(element, ast.TextElement):
                yield from element.value.split("\n")


def secrets_of(scenario: int) -> set[str]:
    """The pages of a scenario by their ids."""
    return {id for id in secrets() if id.startswith(f"scenario-{scenario:02}-")}


def unseen(person: Watched, kind: str) -> set[str]:
    """The quotations or scenes of cards that the person was never told of."""
    named = {f"{kind}-{key}" for key in person.named(kind)}
    return {id for id in secrets() if id.startswith(f"{kind}-")} - named


def leaked(person: Watched, ids: set[str]) -> set[str]:
    """Those of the messages that the person has received words of."""
    return {id for id in ids if any(person.has_received(words) for words in secrets()[id])}
