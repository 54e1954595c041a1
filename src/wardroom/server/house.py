"""All tables that are live in this process, and the news about them."""

import asyncio
import os
import re
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import structlog

from wardroom.server.audience import Link
from wardroom.server.bus import Added, Bus, Census, Gone, News, Pondering, Reseated, Spoken
from wardroom.server.cards import LOST_FOR, people_of, seen_at
from wardroom.server.lists import Lists
from wardroom.server.live import LINES_OF_CHAT, LiveTable
from wardroom.server.meters import TABLES, moves
from wardroom.server.problems import Trouble
from wardroom.server.protocol import Said
from wardroom.server.settings import Settings
from wardroom.server.store import LogEntry, Store

MOST_LIVE: Final = 2000
"""Tables that nobody watches leave the memory sooner when there are more than this."""
IN_HASTE: Final = 10.0
HERE_FOR: Final = 25.0
"""Seconds for which a heartbeat says that somebody is here."""
HEARTBEAT: Final = 10.0
GONE: Final = 4404
"""The socket is closed because its table is no longer there."""
TOGETHER: Final = 0.05
"""Seconds in which those who come and go are noted together."""
SILENCE: Final = 3.0
"""Seconds without an answer after which a line is as good as broken where time runs."""
GRACE: Final = 2.0
"""Seconds in which somebody who reloads the page does not count as gone."""

_ID: Final = re.compile(r"[0-9a-z]{1,20}", re.ASCII)

_log = structlog.get_logger(__name__)


class House:
    """Opens tables, keeps them while they are used, and passes on what happens at them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = f"{os.getpid()}-{secrets.token_hex(6)}"
        self.store = Store(settings.database, self.name)
        self.bus = Bus(settings.bus, self.name)
        self.stirred: asyncio.Queue[tuple[LiveTable, bool]] = asyncio.Queue()
        """Tables at which a colleague may have to act, and whether something happened here."""
        self.lists = Lists()
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._leaving: set[asyncio.Task[None]] = set()
        self._seen: dict[tuple[str, str], float] = {}
        """Who came to which table or left it, until it is noted in the database."""
        self._unnoted = asyncio.Event()
        self._once_noted: list[Callable[[], None]] = []

    async def open(self) -> None:
        await self.store.open()
        self.bus.start(await self.store.people.key(), self._read, self._missed)
        self._tasks.append(asyncio.create_task(self._housekeeping(), name="housekeeping"))
        self._tasks.append(asyncio.create_task(self._note_presence(), name="presence"))
        self._tasks.append(asyncio.create_task(self._hear_silence(), name="silence"))

    async def close(self) -> None:
        for task in (*self._tasks, *self._leaving):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._leaving, return_exceptions=True)
        await self.bus.close()
        await self.store.close()

    # ----------------------------------------------------------------------------------------------
    # Finding tables

    def live(self) -> list[LiveTable]:
        return list(self._tables.values())

    async def table(self, id: str) -> LiveTable:
        """The table of that name; Trouble if there is none."""
        known = self._tables.get(id)
        if known is not None:
            known.used = time.monotonic()
            return known
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open_table(id))
        return await asyncio.shield(self._opening[id])

    async def _open_table(self, id: str) -> LiveTable:
        try:
            row = await self.store.shelf.find(id) if _ID.fullmatch(id) else None
            if row is None:
                raise Trouble("unknown-table")
            names = await self.store.people.names(people_of(row))
            lines = await self.store.chat.last(id, LINES_OF_CHAT)
            live = LiveTable(row, names, lines, self.store.logbook, self)
            self._tables[id] = live
            TABLES.set(len(self._tables))
            return live
        finally:
            del self._opening[id]

    def forget(self, id: str) -> None:
        """Let a table leave the memory."""
        live = self._tables.pop(id, None)
        TABLES.set(len(self._tables))
        if live is not None:
            for link in list(live.links):
                link.end(GONE)

    async def refresh(self, live: LiveTable, tell: bool = True) -> None:
        """Read anew who sits where; then the summary for lists is put right."""
        async with live.lock:
            # Read under the lock: of two who come here, the later sees what the earlier saw.
            unnoted = dict(self._seen)
            row = await self.store.shelf.find(live.id)
            if row is None:
                self.forget(live.id)
                return
            names = await self.store.people.names(people_of(row))
            await live.make_whole()
            for (id, person), until in {**unnoted, **self._seen}.items():
                if id == live.id:
                    row = seen_at(row, person, until)
            live.reseat(row, names)
            summary = live.row.summary
        if tell:
            if summary != row.summary:
                await self.store.shelf.summarise(live.id, summary)
            self.reseated(live)
        for link in live.links:
            # Whoever watched and has sat down is here, as if they had come just now.
            if not live.is_here(link.person):
                self.arrive(live, link)

    # ----------------------------------------------------------------------------------------------
    # What happens here

    def added(self, live: LiveTable, entries: Sequence[LogEntry]) -> None:
        for entry in entries:
            by = "person" if entry.nonce is not None else "colleague" if entry.seat >= 0 else "time"
            moves(live.row.game, by).inc()
        if live.over:
            _log.info("A game is over.", table=live.id, game=live.row.game, steps=live.step)
        people = live.people()
        if not self.bus.alone:
            self.bus.tell(Added(live.id, list(people), list(entries)))
        self.lists.touch(people)
        self.stir(live)

    def reseated(self, live: LiveTable) -> None:
        """Chairs, presence or status of a table have changed here."""
        people = live.people()
        self.bus.tell(Reseated(live.id, list(people)))
        self.lists.touch(people, opened=True)
        self.stir(live)

    def stir(self, live: LiveTable, here: bool = True) -> None:
        """Let somebody see whether a colleague is to act."""
        if live.needs_somebody:
            self.stirred.put_nowait((live, here))

    async def say(
        self,
        live: LiveTable,
        seat: int,
        name: str,
        text: str,
        nonce: str | None,
        say: Said | None = None,
    ) -> int:
        """Store and tell a line of chat; its number."""
        line, new = await self.store.chat.add(live.id, seat, name, text, nonce, say)
        if new:
            live.hear(line)
            self.bus.tell(Spoken(live.id, line))
        return line.number

    def think(self, live: LiveTable, seats: tuple[int, ...]) -> None:
        if seats != live.thinking:
            live.think(seats)
            self.bus.tell(Pondering(live.id, list(seats)))

    # ----------------------------------------------------------------------------------------------
    # Who is here

    def arrive(self, live: LiveTable, link: Link) -> None:
        """Somebody has opened the table."""
        if link.person in live.people():
            self._see(live, link.person, time.time() + HERE_FOR)

    def presume_gone(self, live: LiveTable) -> None:
        """The process that kept the table's time is gone, and with it those who were there.

        Whoever is connected to another process is seen by that one.
        """
        here = {link.person for link in live.links}
        long_ago = time.time() - LOST_FOR
        for person in live.people() - here:
            if any(c.person == person and c.here_until > long_ago for c in live.row.chairs):
                self._see(live, person, long_ago)
                self._once_noted.append(partial(self.bus.tell, Gone(live.id, person)))

    def depart(self, live: LiveTable, link: Link) -> None:
        """A connection has ended; its person is gone unless another one is left or comes soon."""
        live.leave(link)
        if link.person in live.people():
            task = asyncio.create_task(self._gone(live, link.person, time.time()))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def _gone(self, live: LiveTable, person: str | None, since: float) -> None:
        await asyncio.sleep(GRACE)
        if person is not None and not any(link.person == person for link in live.links):
            self._see(live, person, since)
            self._once_noted.append(lambda: self.bus.tell(Gone(live.id, person)))

    def _see(self, live: LiveTable, person: str | None, until: float) -> None:
        """Let everybody here know at once, and the others when it has been noted."""
        if person is None:
            return
        was_here = live.is_here(person)
        live.see(person, until)
        self._seen[live.id, person] = until
        self._unnoted.set()
        if was_here != (until > time.time()):
            live.tell_cards()
            self._once_noted.append(lambda: self.reseated(live))

    async def _hear_silence(self) -> None:
        """Where it matters who is away, a dead line is noticed before it breaks."""
        while True:
            await asyncio.sleep(1.0)
            for live in self.live():
                if live.game.attendance is not None and live.links and live.begun:
                    self._hear_silence_at(live)

    def _hear_silence_at(self, live: LiveTable) -> None:
        now = time.time()
        silent: dict[str, float] = {}
        for link in live.links:
            if link.person is not None:
                silent[link.person] = min(silent.get(link.person, link.silence), link.silence)
        for person in silent.keys() & live.people():
            if live.is_here(person) == (silent[person] >= SILENCE):
                until = now - silent[person] if live.is_here(person) else now + HERE_FOR
                self._see(live, person, until)

    async def _note_presence(self) -> None:
        """Many come and go at once when a server starts or a game ends: one commit for all."""
        while True:
            await self._unnoted.wait()
            await asyncio.sleep(TOGETHER)
            self._unnoted.clear()
            seen, self._once_noted, then = dict(self._seen), [], self._once_noted
            try:
                await self.store.shelf.see(seen)
            except Exception as error:
                _log.warning("It could not be noted who is here.", error=repr(error))
            for who, until in seen.items():
                if self._seen[who] == until:
                    del self._seen[who]
            for tell in then:
                tell()

    # ----------------------------------------------------------------------------------------------
    # What happens elsewhere

    async def _read(self, news: News) -> None:
        if isinstance(news, Census):
            self.lists.count(news.house, news.people)
            return
        if isinstance(news, Added | Reseated):
            self.lists.touch(news.people, opened=isinstance(news, Reseated))
        live = self._tables.get(news.table)
        if live is None:
            return
        try:
            match news:
                case Added(entries=entries):
                    await live.follow(entries)
                    self.stir(live, here=False)
                case Reseated():
                    await self.refresh(live, tell=False)
                    self.stir(live, here=False)
                case Spoken(line=line):
                    live.hear(line)
                case Pondering(seats=seats):
                    live.think(tuple(seats))
                case Gone(person=person):
                    if any(link.person == person for link in live.links):
                        self._see(live, person, time.time() + HERE_FOR)
        except Trouble as error:
            _log.warning("Some news could not be followed.", table=news.table, error=str(error))

    async def _missed(self) -> None:
        """Some news may have been lost: see whether watched tables have moved on."""
        watched = [live for live in self._tables.values() if live.links]
        steps = await self.store.logbook.steps([live.id for live in watched])
        for live in watched:
            if steps.get(live.id, 0) > live.step:
                await live.follow([])
            await self.refresh(live, tell=False)

    async def _housekeeping(self) -> None:
        """Heartbeats of those who are here; tables that nobody uses leave the memory."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._keep()
            except Exception as error:
                _log.warning("Housekeeping failed.", error=repr(error))

    async def _keep(self) -> None:
        until = time.time() + HERE_FOR
        here = {
            (live.id, link.person)
            for live in self._tables.values()
            for link in live.links
            if link.person is not None and link.seats and link.silence < SILENCE
        }
        await self.store.shelf.see(dict.fromkeys(here, until))
        for id, person in here:
            live = self._tables.get(id)
            if live is not None and live.is_here(person):
                live.see(person, until)
            elif live is not None:
                self._see(live, person, until)
        if not self.bus.alone:
            self.bus.tell(Census(self.name, self.lists.here))
            await self._missed()
        patience = self.settings.idle if len(self._tables) < MOST_LIVE else IN_HASTE
        unused = time.monotonic() - patience
        for live in self.live():
            if live.used < unused and not (live.links or live.driven or live.lock.locked()):
                self.forget(live.id)
