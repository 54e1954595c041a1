"""The lobby: open tables, a person's own tables, and how many people are here."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence, Set
from typing import Final

from wardroom.protocol import Invitation, Lobby, TableCard, encode
from wardroom.server.errors import ApiError
from wardroom.server.logger import get_logger
from wardroom.server.metrics import PEOPLE
from wardroom.server.store import TableRow
from wardroom.server.store.protocols import TableStorage
from wardroom.server.tables.audience import Subscriber
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.sign_out import SIGNED_OUT
from wardroom.server.tables.summaries import named_in, table_card

TOGETHER: Final = 50
"""Those who are told in a row, with one question to the database for all of them."""
EVERY: Final = 0.5
"""Seconds between two messages to the same listener."""

Invitations = Callable[[Collection[str]], Awaitable[Mapping[str, list[Invitation]]]]

_log = get_logger(__name__)


class LobbyFeed:
    """Tells those who listen whenever something changes for them."""

    def __init__(
        self, hub: Hub, store: TableStorage, invitations: Invitations | None = None
    ) -> None:
        """`invitations` tells to which tables people are invited; without it, nobody is."""
        self._hub = hub
        self._invitations = invitations
        self._store = store
        self._subscribers: dict[Subscriber, bytes] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._tell(), name="lobby")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def enter(self, subscriber: Subscriber) -> None:
        self._subscribers[subscriber] = b""
        self._hub.lists.touch((), opened=True)
        self._count()
        await self._send([subscriber], await self._open_tables())

    def leave(self, subscriber: Subscriber) -> None:
        self._subscribers.pop(subscriber, None)
        self._hub.lists.touch((), opened=True)

    def sign_out(self, person: str) -> None:
        """Sockets of somebody who has been signed out end; they can come again."""
        for subscriber in [one for one in self._subscribers if one.person == person]:
            subscriber.end(SIGNED_OUT)

    async def look(self, person: str | None) -> Lobby:
        """The lobby as this person sees it."""
        return (await self._seen_by({person}, await self._open_tables()))[person]

    async def search(self, person: str, text: str, before: float | None) -> list[TableCard]:
        """Some of the person's tables, those that moved last first."""
        store = self._store
        rows = await store.tables.search(person, text, before)
        names = await store.people.names({one for row in rows for one in named_in(row)})
        return [table_card(row, names, person) for row in rows]

    async def _open_tables(self) -> list[TableRow]:
        return await self._store.tables.open_tables()

    async def _seen_by(
        self, people: Set[str | None], opened: list[TableRow]
    ) -> dict[str | None, Lobby]:
        """The lobby as each of these people sees it, with as few questions as for one of them."""
        store = self._store
        known = [one for one in people if one is not None]
        mine = await store.tables.tables_of(known)
        unread = await store.chat.unread(known)
        running = await store.tables.running()
        rows = (*opened, *running, *(row for own in mine.values() for row in own))
        names = await store.people.names({person for row in rows for person in named_in(row)})
        here = self._hub.lists.people()
        invited = {} if self._invitations is None else await self._invitations(known)
        return {
            person: Lobby(
                [table_card(row, names, person) for row in opened],
                [
                    table_card(row, names, person, unread=unread.get((person or "", row.id), 0))
                    for row in mine.get(person or "", ())
                ],
                here,
                [table_card(row, names, person) for row in running],
                invited.get(person or "", []),
            )
            for person in people
        }

    def _count(self) -> None:
        here: set[object] = {subscriber.person or subscriber for subscriber in self._subscribers}
        for live in self._hub.cache.live():
            here.update(subscriber.person or subscriber for subscriber in live.subscribers)
        self._hub.lists.here = len(here)
        self._hub.lists.persons = {one for one in here if isinstance(one, str)}
        PEOPLE.set(len(here))

    async def _send(self, subscribers: Sequence[Subscriber], opened: list[TableRow]) -> None:
        people = {subscriber.person for subscriber in subscribers}
        seen = await self._seen_by(people, opened)
        messages = {person: encode(lobby) for person, lobby in seen.items()}
        for subscriber in subscribers:
            message = messages[subscriber.person]
            if self._subscribers.get(subscriber, message) != message:
                self._subscribers[subscriber] = message
                subscriber.send(message)

    async def _tell(self) -> None:
        lists = self._hub.lists
        while True:
            await lists.changed.wait()
            touched, opened = lists.take()
            self._count()
            told = [
                subscriber
                for subscriber in self._subscribers
                if opened or subscriber.person in touched
            ]
            if told:
                try:
                    tables = await self._open_tables()
                    for first in range(0, len(told), TOGETHER):
                        await self._send(told[first : first + TOGETHER], tables)
                except ApiError as error:
                    _log.warning("lobby not updated", error=str(error))
            await asyncio.sleep(EVERY)
