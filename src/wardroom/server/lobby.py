"""The lobby: open tables, the own tables, and how many people are here."""

import asyncio
from typing import Final

import structlog

from wardroom.server.cards import people_of, table_card
from wardroom.server.house import House
from wardroom.server.link import SocketLink
from wardroom.server.problems import Trouble
from wardroom.server.protocol import Lobby, encode
from wardroom.server.store import TableRow

EVERY: Final = 0.5
"""Seconds between two messages to the same listener."""

_log = structlog.get_logger(__name__)


class LobbyRoom:
    """Tells those who listen whenever something changes for them."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._links: dict[SocketLink, bytes] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._tell(), name="lobby")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def enter(self, link: SocketLink) -> None:
        self._links[link] = b""
        self._house.lists.touch((), opened=True)
        self._count()
        await self._send(link, await self._open_tables())

    def leave(self, link: SocketLink) -> None:
        self._links.pop(link, None)
        self._house.lists.touch((), opened=True)

    async def look(self, person: str | None) -> Lobby:
        """The lobby as this person sees it."""
        return await self._seen_by(person, await self._open_tables())

    async def _open_tables(self) -> list[TableRow]:
        return await self._house.store.shelf.open_tables()

    async def _seen_by(self, person: str | None, opened: list[TableRow]) -> Lobby:
        store = self._house.store
        mine = [] if person is None else await store.shelf.tables_of(person)
        known = {person for row in (*opened, *mine) for person in people_of(row)}
        names = await store.people.names(known)
        return Lobby(
            [table_card(row, names, person) for row in opened],
            [table_card(row, names, person) for row in mine],
            self._house.lists.people(),
        )

    def _count(self) -> None:
        here: set[object] = {link.person or link for link in self._links}
        for live in self._house.live():
            here.update(link.person or link for link in live.links)
        self._house.lists.here = len(here)

    async def _send(self, link: SocketLink, opened: list[TableRow]) -> None:
        message = encode(await self._seen_by(link.person, opened))
        if self._links.get(link) != message:
            self._links[link] = message
            link.send(message)

    async def _tell(self) -> None:
        lists = self._house.lists
        while True:
            await lists.changed.wait()
            touched, opened = lists.take()
            self._count()
            told = [link for link in self._links if opened or link.person in touched]
            if told:
                try:
                    tables = await self._open_tables()
                    for link in told:
                        await self._send(link, tables)
                except Trouble as error:
                    _log.warning("The lobby could not be told.", error=str(error))
            await asyncio.sleep(EVERY)
