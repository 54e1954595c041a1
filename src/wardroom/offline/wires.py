"""What stays open between a page and its tables: a table, the lobby, a lesson, a puzzle."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol

from wardroom.offline.services import OfflineServices
from wardroom.server.features.lessons.handler import LessonHandler
from wardroom.server.features.lessons.lesson_table import LessonTable, lesson_called
from wardroom.server.features.puzzles.handler import PuzzleHandler
from wardroom.server.features.puzzles.puzzle_table import PuzzleTable
from wardroom.server.features.puzzles.service import puzzle_called
from wardroom.server.rate_limit import MESSAGES, TokenBucket
from wardroom.server.wire.table_handler import TableHandler


class _Page(Protocol):
    def heard(self, wire: int, text: str) -> None: ...

    def closed(self, wire: int, code: int) -> None: ...


class PortLine:
    """One wire of the page. Nothing gets lost on it, so it is never silent."""

    def __init__(self, number: int, person: str, page: _Page) -> None:
        self.number = number
        self.person: str | None = person
        self.seats: tuple[int, ...] = ()
        self.shows_pages = False
        self.address = ""
        self.allowance = TokenBucket(*MESSAGES)
        self._page = page
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._over = False

    @property
    def silence(self) -> float:
        return 0.0

    def watch(self, closely: bool) -> None:
        """A port does not break, so there is nothing to watch."""

    def send(self, *messages: bytes) -> None:
        if not self._over:
            for message in messages:
                self._page.heard(self.number, message.decode())

    def end(self, code: int) -> None:
        if not self._over:
            self._over = True
            self._page.closed(self.number, code)
            self._heard.put_nowait(None)

    async def receive(self) -> str | bytes | None:
        return await self._heard.get()

    def deliver(self, text: str) -> None:
        """The page says something."""
        self._heard.put_nowait(text)

    def hang_up(self) -> None:
        """The page has gone."""
        self._over = True
        self._heard.put_nowait(None)


Names = Mapping[str, str]
Hold = Callable[[OfflineServices, PortLine, Names, Names], Awaitable[None]]
"""Holds a conversation until the wire ends, with what is named in its address and behind it."""


async def _table(services: OfflineServices, line: PortLine, named: Names, _: Names) -> None:
    handler = TableHandler(services, line, named["id"])
    try:
        await handler.run()
    finally:
        handler.leave()


async def _lobby(services: OfflineServices, line: PortLine, _: Names, __: Names) -> None:
    try:
        await services.lobby.enter(line)
        while await line.receive() is not None:
            continue
    finally:
        services.lobby.leave(line)


async def _lesson(services: OfflineServices, line: PortLine, named: Names, query: Names) -> None:
    lesson = lesson_called(named["game"], named["name"])
    table = LessonTable(lesson, int(query.get("at", 0)))
    await LessonHandler(services, line, table).run()


async def _puzzle(services: OfflineServices, line: PortLine, named: Names, _: Names) -> None:
    table = PuzzleTable(puzzle_called(named["game"], named["name"]))
    await PuzzleHandler(services, line, table).run()


WIRES: Final[tuple[tuple[re.Pattern[str], Hold], ...]] = (
    (re.compile(r"/lobby"), _lobby),
    (re.compile(r"/tables/(?P<id>[^/]+)/play"), _table),
    (re.compile(r"/lessons/(?P<game>[^/]+)/(?P<name>[^/]+)/play"), _lesson),
    (re.compile(r"/puzzles/(?P<game>[^/]+)/(?P<name>[^/]+)/play"), _puzzle),
)
