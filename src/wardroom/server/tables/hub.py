"""All tables that are live in this process, and the messages about them."""

import asyncio
import os
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, TypeVar

import structlog

from wardroom.protocol import Said
from wardroom.server.bus import (
    Added,
    Bus,
    BusMessage,
    ChatAdded,
    PeopleCount,
    PersonLeft,
    PointedAt,
    Renamed,
    SeatsChanged,
    SignedOut,
    ThinkingChanged,
    TourMessage,
    WatchersChanged,
)
from wardroom.server.errors import ApiError
from wardroom.server.metrics import CHAT_LINES, TABLES, moves
from wardroom.server.settings import Settings
from wardroom.server.store import KeptLine, LogEntry, Store, Whom
from wardroom.server.tables.audience import Subscriber
from wardroom.server.tables.glance import Glance, glance_at, glances_at
from wardroom.server.tables.lists import Lists
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.summaries import LOST_FOR, named_in
from wardroom.server.tables.table_chat import LINES_OF_CHAT, TableChat

MOST_LIVE: Final = 2000
"""Tables that nobody watches leave the memory sooner when there are more than this."""
IN_HASTE: Final = 10.0
HERE_FOR: Final = 25.0
"""Seconds for which a heartbeat says that somebody is here."""
HEARTBEAT: Final = 10.0
SIGNED_OUT: Final = 4401
"""The socket is closed because its cookie is void by now."""
GONE: Final = 4404
"""The socket is closed because its table is no longer there."""
TOGETHER: Final = 0.05
"""Seconds in which those who come and go are noted together."""
SILENCE: Final = 3.0
"""Seconds without an answer after which a connection is as good as broken where time runs."""
GRACE: Final = 2.0
"""Seconds in which somebody who reloads the page does not count as gone."""

DOUBTFUL: Final = frozenset(
    {"private", "not-begun", "not-over", "not-seated", "not-your-seat", "unknown-ply"}
)
"""Refusals that are wrong where another process knows more than this one."""

T = TypeVar("T")

_ID: Final = re.compile(r"[0-9a-z]{1,20}", re.ASCII)

_log = structlog.get_logger(__name__)


class Hub:
    """Opens tables, keeps them while they are used, and passes on what happens at them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = f"{os.getpid()}-{secrets.token_hex(6)}"
        self.store = Store(settings.database, self.name)
        self.bus = Bus(settings.bus, self.name)
        self.wakeups: asyncio.Queue[tuple[LiveTable, bool]] = asyncio.Queue()
        """Tables at which a colleague may have to act, and whether something happened here."""
        self.lists = Lists()
        self.on_signed_out: list[Callable[[str], None]] = []
        """Who wants to know when the cookies of a person have become void."""
        self.on_tour: list[Callable[[TourMessage], None]] = []
        """Who listens to what other processes say of guided replays."""
        self.on_heartbeat: list[Callable[[], Awaitable[None]]] = []
        """What else is done now and then."""
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
        self._tasks.append(asyncio.create_task(self._watch_silence(), name="silence"))

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
        """The table of that name; ApiError if there is none."""
        known = self._tables.get(id)
        if known is not None:
            known.used = time.monotonic()
            await known.come_back()
            return known
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open_table(id))
        return await asyncio.shield(self._opening[id])

    async def _open_table(self, id: str) -> LiveTable:
        try:
            found = None
            if _ID.fullmatch(id):
                found = await self.store.named_tables.opened(id, LINES_OF_CHAT)
            if found is None:
                raise ApiError("unknown-table")
            live = LiveTable(*found, self.store.logbook, self)
            self._tables[id] = live
            TABLES.set(len(self._tables))
            return live
        finally:
            del self._opening[id]

    async def current(self, id: str) -> LiveTable:
        """The table as it is in the database by now, whichever process has changed it."""
        live = await self.table(id)
        if not self.bus.alone:
            await self.make_current(live)
        return await self.table(id)

    async def make_current(self, live: LiveTable) -> bool:
        """Catch up with what other processes have stored; False if nothing was new."""
        if self.bus.alone:
            return False
        before = _version(live)
        await self.refresh(live, tell=False)
        if live.begun:
            await live.catch_up([])
        await self._catch_up_chat(live)
        return _version(live) != before

    async def truthfully(self, live: LiveTable, work: Callable[[], Awaitable[T]]) -> T:
        """Do the work; if it is refused for a reason that another process may have removed, catch
        up and try once more before saying so.
        """
        try:
            return await work()
        except ApiError as error:
            if error.code not in DOUBTFUL or not await self.make_current(live):
                raise
        return await work()

    def forget(self, id: str) -> None:
        """Let a table leave the memory."""
        live = self._tables.pop(id, None)
        TABLES.set(len(self._tables))
        if live is not None:
            for subscriber in list(live.subscribers):
                subscriber.end(GONE)

    async def refresh(
        self, live: LiveTable, tell: bool = True, glance: Glance | None = None
    ) -> None:
        """Read anew who sits where, unless that is known; the summary for lists is put right."""
        async with live.lock:
            # Read under the lock: of two who come here, the later sees what the earlier saw.
            if glance is None or not glance.holds(live):
                glance = await glance_at(self.store, live, self._seen)
            if live.id not in glance.found:
                self.forget(live.id)
                return
            await live.ensure_loaded()
            row = glance.row(live.id, self._seen)
            await live.update_seats(row, glance.found[live.id].names)
            summary = live.row.summary
        if tell:
            if summary != row.summary:
                await self.store.tables.summarise(live.id, summary)
            self.seats_changed(live)
        blocked = row.blocked.split()
        for subscriber in list(live.subscribers):
            if subscriber.person in blocked:
                subscriber.end(GONE)
            # Whoever watched and has sat down is here, as if they had come just now.
            if not live.is_here(subscriber.person):
                self.connected(live, subscriber)

    # ----------------------------------------------------------------------------------------------
    # What happens here

    def added(self, live: LiveTable, entries: Sequence[LogEntry]) -> None:
        for entry in entries:
            by = "person" if entry.nonce is not None else "colleague" if entry.seat >= 0 else "time"
            moves(live.row.game, by).inc()
        if live.over:
            _log.info("game over", table=live.id, game=live.row.game, steps=live.step)
        people = live.people()
        if not self.bus.alone:
            added = Added(live.id, list(people), list(entries))
            self.bus.tell(added, hurry=live.is_followed_elsewhere)
        self.lists.touch(people)
        self.wake(live)

    def seats_changed(self, live: LiveTable) -> None:
        """Chairs, presence or status of a table have changed here."""
        people = live.people()
        self.bus.tell(SeatsChanged(live.id, list(people)))
        self.lists.touch(people, opened=True)
        self.wake(live)

    def wake(self, live: LiveTable, here: bool = True) -> None:
        """Let somebody see whether a colleague is to act."""
        if live.needs_driver:
            self.wakeups.put_nowait((live, here))

    async def say(
        self,
        live: LiveTable,
        seat: int,
        name: str,
        text: str,
        nonce: str | None,
        say: Said | None = None,
        aside: bool = False,
        to: Whom | None = None,
    ) -> int:
        """Store and tell a line of chat; its number."""
        kept, new = await self.store.chat.add(live.id, seat, name, text, nonce, say, aside, to)
        if new:
            CHAT_LINES.inc()
        # An old one too: the process that stored it may have died before it told anybody.
        await self._tell_chat(live, kept)
        self.bus.tell(ChatAdded(live.id, kept))
        self.lists.touch(live.people())
        return kept.line.number

    async def _tell_chat(self, live: LiveTable, kept: KeptLine) -> None:
        """Tell a line after those before it, also if another process has not told of them yet."""
        if kept.line.number > live.chat.last + 1:
            await self._catch_up_chat(live)
        live.add_chat_line(kept)

    async def _catch_up_chat(self, live: LiveTable) -> None:
        """Tell the lines that are stored and of which no process has told."""
        for line in await self.store.chat.since(live.id, live.chat.last):
            live.add_chat_line(line)

    async def renamed(self, person: str, tables: Sequence[str] = ()) -> None:
        """A person is called otherwise or on holiday, at every table and in every list; or is gone
        from these tables with all that was said there.
        """
        self.bus.tell(Renamed(person, list(tables)))
        await self._show_name(person, tables)

    def signed_out(self, person: str) -> None:
        """The cookies of a person are void, at every process."""
        self.bus.tell(SignedOut(person))
        self._sign_out(person)

    def _sign_out(self, person: str) -> None:
        for tell in self.on_signed_out:
            tell(person)
        for live in self.live():
            for subscriber in [one for one in live.subscribers if one.person == person]:
                subscriber.end(SIGNED_OUT)

    async def _show_name(self, person: str, tables: Sequence[str]) -> None:
        self.lists.touch((person,), opened=True)
        for live in self.live():
            if live.id in tables or person in named_in(live.row):
                self.lists.touch(live.people())
                await self.retell(live)

    async def retell(self, live: LiveTable) -> None:
        """Read anew who sits at a table and what was said, and tell it to those here."""
        live.chat = TableChat(await self.store.chat.last(live.id, LINES_OF_CHAT))
        await self.refresh(live, tell=False)

    def set_thinking(self, live: LiveTable, seats: tuple[int, ...]) -> None:
        if seats != live.thinking:
            live.set_thinking(seats)
            self.bus.tell(ThinkingChanged(live.id, list(seats)))

    # ----------------------------------------------------------------------------------------------
    # Who is here

    def connected(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Somebody has opened the table."""
        if subscriber.person in live.people():
            self._see(live, subscriber.person, time.time() + HERE_FOR)

    def presume_absent(self, live: LiveTable) -> None:
        """The process that kept the table's time is gone, and with it those who were there.

        Whoever is connected to another process is seen by that one.
        """
        here = {subscriber.person for subscriber in live.subscribers}
        long_ago = time.time() - LOST_FOR
        for person in live.people() - here:
            if any(c.person == person and c.here_until > long_ago for c in live.row.chairs):
                self._see(live, person, long_ago)
                self._once_noted.append(partial(self.bus.tell, PersonLeft(live.id, person)))

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
            self._see(live, person, since)
            self._once_noted.append(lambda: self.bus.tell(PersonLeft(live.id, person)))

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
            self._once_noted.append(lambda: self.seats_changed(live))

    async def _watch_silence(self) -> None:
        """Where it matters who is away, a dead connection is noticed before it breaks."""
        while True:
            await asyncio.sleep(1.0)
            for live in self.live():
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
                self._see(live, person, until)

    async def _note_presence(self) -> None:
        """Many come and go at once when a server starts or a game ends: one commit for all."""
        while True:
            await self._unnoted.wait()
            await asyncio.sleep(TOGETHER)
            self._unnoted.clear()
            seen, self._once_noted, then = dict(self._seen), [], self._once_noted
            try:
                await self.store.tables.see(seen)
            except Exception as error:
                _log.warning("presence not stored", error=repr(error))
            for who, until in seen.items():
                if self._seen[who] == until:
                    del self._seen[who]
            for tell in then:
                tell()

    # ----------------------------------------------------------------------------------------------
    # What happens elsewhere

    async def _read(self, message: BusMessage) -> None:
        if isinstance(message, PeopleCount):
            self.lists.count(message.process, message.people)
            return
        if isinstance(message, Renamed):
            await self._show_name(message.person, message.tables)
            return
        if isinstance(message, SignedOut):
            self._sign_out(message.person)
            return
        if isinstance(message, TourMessage):
            for hear in self.on_tour:
                hear(message)
            return
        if isinstance(message, Added | SeatsChanged):
            self.lists.touch(message.people, opened=isinstance(message, SeatsChanged))
        live = self._tables.get(message.table)
        if live is None:
            return
        try:
            match message:
                case Added() if live.begun and live.concerns_nobody:
                    live.fall_behind()
                case Added(entries=entries):
                    await live.catch_up(entries)
                    self.wake(live, here=False)
                case SeatsChanged():
                    await self.refresh(live, tell=False)
                    self.wake(live, here=False)
                case ChatAdded(line=line):
                    await self._tell_chat(live, line)
                    self.lists.touch(live.people())
                case PointedAt(pointed=pointed):
                    live.hear(pointed)
                    self.wake(live, here=False)
                case WatchersChanged(process=process, names=watching):
                    if live.watching.hear(process, watching):
                        live.tell_cards()
                case ThinkingChanged(seats=seats):
                    live.set_thinking(tuple(seats))
                case PersonLeft(person=person):
                    if any(subscriber.person == person for subscriber in live.subscribers):
                        self._see(live, person, time.time() + HERE_FOR)
        except ApiError as error:
            _log.info("bus message too early", table=message.table, error=str(error))
            await self.make_current(live)

    async def _missed(self) -> None:
        """Some messages may have been lost: look at everything again."""
        await self._look_after()
        self.lists.touch((), opened=True)

    async def _look_after(self) -> None:
        """See whether watched tables have moved on elsewhere."""
        watched = [live for live in self._tables.values() if live.subscribers]
        async for glance, some in glances_at(self.store, watched, self._seen):
            said = await self.store.chat.numbers(list(glance.found))
            for live in some:
                await self.refresh(live, tell=False, glance=glance)
                named = glance.found.get(live.id)
                if live.begun and named is not None and named.row.summary.step > live.step:
                    await live.catch_up([])
                if said.get(live.id, 0) > live.chat.last:
                    await self._catch_up_chat(live)

    async def _housekeeping(self) -> None:
        """Heartbeats of those who are here; tables that nobody uses leave the memory."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._keep()
            except Exception as error:
                _log.warning("housekeeping failed", error=repr(error))

    async def _keep(self) -> None:
        until = time.time() + HERE_FOR
        here = {
            (live.id, subscriber.person)
            for live in self._tables.values()
            for subscriber in live.subscribers
            if subscriber.person in live.people() and subscriber.silence < SILENCE
        }
        await self.store.tables.see(dict.fromkeys(here, until))
        for id, person in here:
            live = self._tables.get(id)
            if live is not None and live.is_here(person):
                live.see(person, until)
            elif live is not None:
                self._see(live, person, until)
        for beat in self.on_heartbeat:
            await beat()
        if not self.bus.alone:
            self.bus.tell(PeopleCount(self.name, self.lists.here))
            await self._look_after()
        patience = self.settings.idle if len(self._tables) < MOST_LIVE else IN_HASTE
        unused = time.monotonic() - patience
        for live in self.live():
            if live.used < unused and not (live.subscribers or live.driven or live.lock.locked()):
                self.forget(live.id)


def _version(live: LiveTable) -> tuple[object, ...]:
    """What is new at a table whenever something has been stored, but for who is here."""
    row = live.row
    chairs = tuple(chair._replace(here_until=0.0) for chair in row.chairs)
    return row.owner, row.summary.status, row.rematch, row.asked, row.watchers, chairs, live.step
