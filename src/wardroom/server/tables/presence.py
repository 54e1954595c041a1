"""Who is at the tables of this process: noted in the database, told to those here and elsewhere."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from wardroom.server.bus import Bus, PersonLeft
from wardroom.server.logger import get_logger
from wardroom.server.store.protocols import TableRows
from wardroom.server.tables.audience import Subscriber
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.summaries import LOST_FOR
from wardroom.server.tables.table_cache import TableCache

HERE_FOR: Final = 25.0
"""Seconds for which a heartbeat says that somebody is here."""
TOGETHER: Final = 0.05
"""Seconds in which those who come and go are noted together."""
SILENCE: Final = 3.0
"""Seconds without an answer after which a connection counts as broken where time runs."""
GRACE: Final = 2.0
"""Seconds in which somebody who reloads the page does not count as gone."""

_log = get_logger(__name__)


class Presence:
    """Sees people come and go."""

    def __init__(
        self, cache: TableCache, store: TableRows, bus: Bus, changed: Callable[[LiveTable], None]
    ) -> None:
        """`changed` tells that other people than before are at a table, once that is noted."""
        self._cache = cache
        self._store = store
        self._bus = bus
        self._changed = changed
        self.unnoted: dict[tuple[str, str], float] = {}
        """Who came to which table or left it, until it is noted in the database."""
        self._noting = asyncio.Event()
        self._once_noted: list[Callable[[], None]] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._leaving: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._note_presence(), name="presence"),
            asyncio.create_task(self._watch_silence(), name="silence"),
        ]

    async def close(self) -> None:
        for task in (*self._tasks, *self._leaving):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._leaving, return_exceptions=True)

    def connected(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Somebody has opened the table."""
        if subscriber.person in live.people():
            self.see(live, subscriber.person, time.time() + HERE_FOR)

    def presume_absent(self, live: LiveTable) -> None:
        """The process that kept the table's time is gone, and with it those who were there.

        Anyone connected to another process is seen by that one.
        """
        here = {subscriber.person for subscriber in live.subscribers}
        long_ago = time.time() - LOST_FOR
        for person in live.people() - here:
            if any(c.person == person and c.here_until > long_ago for c in live.row.chairs):
                self.see(live, person, long_ago)
                self._once_noted.append(partial(self._bus.tell, PersonLeft(live.id, person)))

    def disconnected(self, live: LiveTable, subscriber: Subscriber) -> None:
        """A connection has ended; its person is gone unless another one is left or comes soon."""
        live.leave(subscriber)
        if subscriber.person in live.people():
            task = asyncio.create_task(self._gone(live, subscriber.person, time.time()))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def _gone(self, live: LiveTable, person: str | None, since: float) -> None:
        await asyncio.sleep(GRACE)
        if person is not None and not any(
            subscriber.person == person for subscriber in live.subscribers
        ):
            self.see(live, person, since)
            self._once_noted.append(lambda: self._bus.tell(PersonLeft(live.id, person)))

    def see(self, live: LiveTable, person: str | None, until: float) -> None:
        """Let everybody here know at once, and the others when it has been noted."""
        if person is None:
            return
        was_here = live.is_here(person)
        live.see(person, until)
        self.unnoted[live.id, person] = until
        self._noting.set()
        if was_here != (until > time.time()):
            live.tell_cards()
            self._once_noted.append(lambda: self._changed(live))

    def still_here(self, live: LiveTable, person: str) -> None:
        """Somebody has left the table at another process, but perhaps not at this one."""
        if any(subscriber.person == person for subscriber in live.subscribers):
            self.see(live, person, time.time() + HERE_FOR)

    async def keep(self) -> None:
        """A heartbeat of those who are here."""
        until = time.time() + HERE_FOR
        here = {
            (live.id, subscriber.person)
            for live in self._cache.live()
            for subscriber in live.subscribers
            if subscriber.person in live.people() and subscriber.silence < SILENCE
        }
        await self._store.see(dict.fromkeys(here, until))
        for id, person in here:
            live = self._cache.get(id)
            if live is not None and live.is_here(person):
                live.see(person, until)
            elif live is not None:
                self.see(live, person, until)

    async def _watch_silence(self) -> None:
        """Where it matters who is away, a dead connection is noticed before it breaks."""
        while True:
            await asyncio.sleep(1.0)
            for live in self._cache.live():
                if live.game.attendance is not None and live.subscribers and live.begun:
                    for subscriber in live.subscribers:
                        subscriber.watch(closely=not live.over)
                    self._watch_silence_at(live)

    def _watch_silence_at(self, live: LiveTable) -> None:
        now = time.time()
        silent: dict[str, float] = {}
        for subscriber in live.subscribers:
            if subscriber.person is not None:
                silent[subscriber.person] = min(
                    silent.get(subscriber.person, subscriber.silence), subscriber.silence
                )
        for person in silent.keys() & live.people():
            if live.is_here(person) == (silent[person] >= SILENCE):
                until = now - silent[person] if live.is_here(person) else now + HERE_FOR
                self.see(live, person, until)

    async def _note_presence(self) -> None:
        """Many come and go at once when a server starts or a game ends: one commit for all."""
        while True:
            await self._noting.wait()
            await asyncio.sleep(TOGETHER)
            self._noting.clear()
            seen, self._once_noted, then = dict(self.unnoted), [], self._once_noted
            try:
                await self._store.see(seen)
            except Exception as error:
                _log.warning("presence not stored", error=repr(error))
            for who, until in seen.items():
                if self.unnoted[who] == until:
                    del self.unnoted[who]
            for tell in then:
                tell()
