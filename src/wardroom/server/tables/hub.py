"""The live tables of this process, and who is told when something happens at one of them."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from wardroom.protocol import Said
from wardroom.server.bus import Added, Bus, ChatAdded, Renamed, SeatsChanged, ThinkingChanged
from wardroom.server.errors import ApiError
from wardroom.server.logger import get_logger
from wardroom.server.metrics import CHAT_LINES, moves
from wardroom.server.store import KeptLine, LogEntry, Recipient
from wardroom.server.store.protocols import TableStorage
from wardroom.server.tables.audience import Subscriber
from wardroom.server.tables.lists import Lists
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.presence import Presence
from wardroom.server.tables.story_pages import pages_read, with_pages
from wardroom.server.tables.summaries import named_in
from wardroom.server.tables.table_cache import GONE, TableCache
from wardroom.server.tables.table_chat import LINES_OF_CHAT, TableChat
from wardroom.server.tables.table_state import TableState, read_state

DOUBTFUL: Final = frozenset(
    {"private", "not-begun", "not-over", "not-seated", "not-your-seat", "unknown-ply"}
)
"""Refusals that are wrong where another process knows more than this one."""

T = TypeVar("T")

_log = get_logger(__name__)


class Hub:
    """Passes on what happens at tables: to those here, to other processes, to colleagues."""

    def __init__(self, store: TableStorage, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self.cache = TableCache(store, self)
        self.presence = Presence(self.cache, store.tables, bus, self.seats_changed)
        self.wakeups: asyncio.Queue[tuple[LiveTable, bool]] = asyncio.Queue()
        """Tables at which a colleague may have to act, and whether something happened here."""
        self.lists = Lists()

    # ----------------------------------------------------------------------------------------------
    # What is in the database

    async def current(self, id: str) -> LiveTable:
        """The table as it is in the database by now, whichever process has changed it."""
        live = await self.cache.table(id)
        if not self._bus.alone:
            await self.make_current(live)
        return await self.cache.table(id)

    async def make_current(self, live: LiveTable) -> bool:
        """Catch up with what other processes have stored; False if nothing was new."""
        if self._bus.alone:
            return False
        before = _version(live)
        await self.refresh(live, tell=False)
        if live.begun:
            await live.catch_up([])
        await self.catch_up_chat(live)
        return _version(live) != before

    async def retry_if_stale(self, live: LiveTable, work: Callable[[], Awaitable[T]]) -> T:
        """Do the work; if it is refused for a reason that another process may have removed, catch
        up and try once more before saying so.
        """
        try:
            return await work()
        except ApiError as error:
            if error.code not in DOUBTFUL or not await self.make_current(live):
                raise
        return await work()

    async def refresh(
        self, live: LiveTable, tell: bool = True, state: TableState | None = None
    ) -> None:
        """Read again who sits where, unless that is known; the summary for lists is put right."""
        async with live.lock:
            # Read under the lock: of two who come here, the later sees what the earlier saw.
            if state is None or not state.is_current_for(live):
                state = await read_state(self._store, live, self.presence.unnoted)
            if live.id not in state.found:
                self.cache.forget(live.id)
                return
            await live.ensure_loaded()
            row = state.row(live.id, self.presence.unnoted)
            await live.update_seats(row, state.found[live.id].names)
            summary = live.row.summary
        if tell:
            if summary != row.summary:
                await self._store.tables.summarise(live.id, summary)
            self.seats_changed(live)
        blocked = row.blocked.split()
        for subscriber in list(live.subscribers):
            if subscriber.person in blocked:
                subscriber.end(GONE)
            # Anyone who watched and has sat down is here, as if they had come just now.
            if not live.is_here(subscriber.person):
                await self.expect_reader(live, subscriber)
                self.presence.connected(live, subscriber)

    async def expect_reader(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Colleagues wait from now on until this person has read what the game tells, if it tells
        a story and is shown where they can say so.
        """
        person = subscriber.person
        if person is None or person not in live.people() or not subscriber.shows_pages:
            return
        if live.game.pages and pages_read(live.row, person) is None:
            await self._mark_pages(live, person, 0)

    async def read_pages(self, live: LiveTable, person: str | None, number: int) -> None:
        """Somebody has read so many pages, or leafs back to read them again."""
        if person is None or person not in live.people():
            raise ApiError("not-seated")
        if not 0 <= number <= live.pages_shown:
            raise ApiError("malformed", "There is no such page.")
        if pages_read(live.row, person) != number:
            await self._mark_pages(live, person, number)
            await self.refresh(live)

    async def _mark_pages(self, live: LiveTable, person: str, number: int) -> None:
        await self._store.tables.mark_pages(live.id, person, number)
        live.row = with_pages(live.row, person, number)

    # ----------------------------------------------------------------------------------------------
    # What happens here

    def added(self, live: LiveTable, entries: Sequence[LogEntry]) -> None:
        for entry in entries:
            by = "person" if entry.nonce is not None else "colleague" if entry.seat >= 0 else "time"
            moves(live.row.game, by).inc()
        if live.over:
            _log.info("game over", table=live.id, game=live.row.game, steps=live.step)
        people = live.people()
        if not self._bus.alone:
            added = Added(live.id, list(people), list(entries))
            self._bus.tell(added, hurry=live.is_followed_elsewhere)
        self.lists.touch(people)
        self.wake(live)

    def seats_changed(self, live: LiveTable) -> None:
        """Chairs, presence or status of a table have changed here."""
        people = live.people()
        self._bus.tell(SeatsChanged(live.id, list(people)))
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
        to: Recipient | None = None,
    ) -> int:
        """Store and tell a line of chat; its number."""
        kept, new = await self._store.chat.add(live.id, seat, name, text, nonce, say, aside, to)
        if new:
            CHAT_LINES.inc()
        # An old one too: the process that stored it may have died before sending it.
        await self.tell_chat(live, kept)
        self._bus.tell(ChatAdded(live.id, kept))
        self.lists.touch(live.people())
        return kept.line.number

    async def tell_chat(self, live: LiveTable, kept: KeptLine) -> None:
        """Tell a line after those before it, also if another process has not told of them yet."""
        if kept.line.number > live.chat.last + 1:
            await self.catch_up_chat(live)
        live.add_chat_line(kept)

    async def catch_up_chat(self, live: LiveTable) -> None:
        """Tell the lines that are stored and of which no process has told."""
        for line in await self._store.chat.since(live.id, live.chat.last):
            live.add_chat_line(line)

    async def renamed(self, person: str, tables: Sequence[str] = ()) -> None:
        """A person is called otherwise or on holiday, at every table and in every list; or is gone
        from these tables with all that was said there.
        """
        self._bus.tell(Renamed(person, list(tables)))
        await self.show_name(person, tables)

    async def show_name(self, person: str, tables: Sequence[str]) -> None:
        self.lists.touch((person,), opened=True)
        for live in self.cache.live():
            if live.id in tables or person in named_in(live.row):
                self.lists.touch(live.people())
                await self.retell(live)

    async def retell(self, live: LiveTable) -> None:
        """Read again who sits at a table and what was said, and tell it to those here."""
        live.chat = TableChat(await self._store.chat.last(live.id, LINES_OF_CHAT))
        await self.refresh(live, tell=False)

    def set_thinking(self, live: LiveTable, seats: tuple[int, ...]) -> None:
        if seats != live.thinking:
            live.set_thinking(seats)
            self._bus.tell(ThinkingChanged(live.id, list(seats)))


def _version(live: LiveTable) -> tuple[object, ...]:
    """What is new at a table whenever something has been stored, but for who is here."""
    row = live.row
    chairs = tuple(chair._replace(here_until=0.0) for chair in row.chairs)
    return row.owner, row.summary.status, row.rematch, row.asked, row.watchers, chairs, live.step
