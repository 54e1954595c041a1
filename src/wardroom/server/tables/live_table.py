"""A table in memory: a cache of its log, and all who look at it.

Everything that changes or tells the position happens under the table's lock, one after the other.
A change is played on the position, written to the log, and told to anyone only when it is on the
disk. If it cannot be written, the position is thrown away and rebuilt from the log.
"""

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from wardroom.kernel import Game, IllegalAction, Table, game
from wardroom.protocol import (
    Accepted,
    Clock,
    Play,
    Said,
    TakeBack,
    Welcome,
    encode,
)
from wardroom.server.errors import ApiError
from wardroom.server.store import Draft, KeptLine, LogEntry, TableRow
from wardroom.server.store.protocols import MoveLog
from wardroom.server.store.rows import MOVE, TIME, UNDO
from wardroom.server.tables.audience import Audience, OwnSeats, PlayedEntry, Subscriber
from wardroom.server.tables.audience_base import AudienceBase
from wardroom.server.tables.game_session import GameSession, readable
from wardroom.server.tables.notifier import Notifier
from wardroom.server.tables.story_pages import pages_read
from wardroom.server.tables.summaries import (
    names_by_seat,
    read_by,
    seats_of,
    seen_at,
)
from wardroom.server.tables.table_clock import TableClock

LONGEST_STORY: Final = 5000
"""More entries than this are not told at once to somebody who has just come."""
MOST_RACES: Final = 10
"""How often a move is retried where all act at once and another process was quicker."""
LONG_LOG: Final = 300
"""Longer logs are replayed beside the event loop."""


class TableListener(Protocol):
    """Who wants to know what happens at live tables."""

    def added(self, live: "LiveTable", entries: Sequence[LogEntry]) -> None:
        """This process has added to the log of a table."""


class LiveTable(AudienceBase):
    """One table: its row, the session of its game, and who is connected to it."""

    def __init__(
        self,
        row: TableRow,
        names: Mapping[str, str],
        lines: Sequence[KeptLine],
        logbook: MoveLog,
        listener: TableListener,
    ) -> None:
        super().__init__(row, names, lines)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.driven = 0
        """How many tasks here let its colleagues play or its time pass."""
        self._audiences: dict[OwnSeats, Audience] = {}
        self._logbook = logbook
        self._listener = listener
        self.table_clock = TableClock()
        self._session: GameSession | None = None
        self._loaded = False
        """False while the session may differ from the log."""
        self._behind = False
        """Another process has added to the log, and nobody here had to know yet."""
        self._log_before: Sequence[LogEntry] = ()
        """Where a table goes on from another game: what is in its log before its own begins."""
        self._known = 0
        """The step up to which everybody here has been told."""
        self._notifier = Notifier()

    # ----------------------------------------------------------------------------------------------
    # What it is

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return game(self.row.game)

    @property
    def begun(self) -> bool:
        return self.row.summary.status != "open"

    @property
    def over(self) -> bool:
        return self.row.summary.status == "over"

    @property
    def step(self) -> int:
        return 0 if self._session is None else self._session.step

    @property
    def session(self) -> GameSession:
        """The game; ApiError while it has not begun."""
        if self._session is None:
            raise ApiError("not-begun")
        return self._session

    @property
    def table(self) -> Table:
        return self.session.table

    @property
    def pages_shown(self) -> int:
        return 0 if self._session is None else self._session.story_pages.count

    @property
    def needs_driver(self) -> bool:
        """Is a colleague to act, or may one interject, or does time run?"""
        session = self._session
        if session is None or not (session.game.timed or self.colleagues()):
            return False
        return session.needs_driver(self.row)

    @property
    def has_a_clock(self) -> bool:
        """Will something happen by itself?"""
        return self._session is not None and self._session.table.state.due() is not None

    def clock(self) -> Clock | None:
        """The time of a timed game that has begun."""
        return None if self._session is None else self._session.clock()

    def see(self, person: str, until: float) -> None:
        """The person counts as being here until then."""
        self.row = seen_at(self.row, person, until)
        self._notifier.notify()

    # ----------------------------------------------------------------------------------------------
    # Following the log

    async def ensure_loaded(self) -> None:
        """Build the position from the log, unless it is there. The lock is held."""
        self.used = time.monotonic()
        behind, self._behind = self._behind, False
        if self._loaded:
            if behind:
                await self._read_on()
            return
        if self.begun:
            self._session = await self._played(await self._logbook.read(self.id))
            self._summarise()
            if self.table_clock.stopped and not self.has_a_clock:
                self.table_clock.start(self._session.table.now)
        elif self.row.origin is not None:
            self._log_before = await self._logbook.read(self.id)
        self._loaded = True
        for subscriber in list(self.subscribers):
            self._welcome(subscriber, self._known)
        self._has_changed()

    async def _played(self, entries: Sequence[LogEntry]) -> GameSession:
        if len(entries) > LONG_LOG:
            return await asyncio.to_thread(self._built, entries)
        return self._built(entries)

    def _built(self, entries: Sequence[LogEntry]) -> GameSession:
        names = names_by_seat(self.row, self.names)
        session = GameSession(self.row, names, self.table_clock)
        for entry in entries:
            session.play(entry)
        return session

    @property
    def is_idle(self) -> bool:
        """Nobody here has to be told of a move elsewhere, and nothing here follows from it."""
        return not (self.subscribers or self.driven or self._moves_alone or self.lock.locked())

    @property
    def is_followed_elsewhere(self) -> bool:
        """Does anyone at another process want to see a move at once, or act on it?"""
        return self._moves_alone or self.has_people_elsewhere()

    @property
    def _moves_alone(self) -> bool:
        return self.game.timed or bool(self.colleagues())

    def suspend(self) -> None:
        """The log has grown elsewhere: read on when somebody here wants to know."""
        self._behind = True

    async def resume(self) -> None:
        """Read what was left unread while suspended."""
        if self._behind:
            async with self.lock:
                await self.ensure_loaded()

    async def catch_up(self, entries: Sequence[LogEntry]) -> None:
        """Entries that another process has written; without any, those in the log."""
        async with self.lock:
            await self.ensure_loaded()
            if not entries or entries[0].step > self.step + 1:
                await self._read_on()
            else:
                self._go_on(entries)

    async def _read_on(self) -> None:
        self._go_on(await self._logbook.read(self.id, self.step))

    def _go_on(self, entries: Sequence[LogEntry]) -> None:
        """Play and tell entries that are stored already."""
        for entry in entries:
            if entry.step == self.step + 1:
                played = self.session.play(entry)
                self.keep_time()
                told = self._render_for_all(played)
                self._summarise()
                self._send(told)

    def keep_time(self) -> None:
        """Time runs on since the last entry, which another process wrote, as that one says."""
        last = self.session.history[-1].made if self.session.history else self.row.begun or 0.0
        self.table_clock.start(self.table.now + 1000 * max(0.0, time.time() - last))

    def _summarise(self) -> None:
        if self._session is not None:
            self.row = self.row._replace(summary=self._session.summary(self.row))

    # ----------------------------------------------------------------------------------------------
    # Adding to the log

    async def play(self, subscriber: Subscriber, play: Play) -> None:
        """A move of a person. Afterwards it is stored, answered and told."""
        arrived = self.table_clock.read(0)
        async with self.lock:
            await self.ensure_loaded()
            for _ in range(MOST_RACES):
                if await self._try_play(subscriber, play, arrived):
                    return
        raise ApiError("stale")

    async def _try_play(self, subscriber: Subscriber, play: Play, arrived: int) -> bool:
        """False if another process was first; then it is worth another look."""
        nonce = f"{subscriber.person}/{play.nonce}"
        if await self._repeated(subscriber, play.step, play.nonce, nonce):
            return True
        if play.seat not in subscriber.seats:
            raise ApiError("not-your-seat")
        session = self._require_active()
        if not session.is_for_players(play.action):
            raise IllegalAction(f"Only the server plays {play.action!r}.")
        # Stamped when it came, not when those before it were on the disk.
        at = max(arrived, session.table.now) if session.game.timed else 0
        action = session.judged(play.seat, play.action, play.trace or [], at)
        entry = self._next(MOVE, play.seat, action, at, nonce)
        return await self._add([entry], subscriber, play.nonce)

    async def take_back(self, subscriber: Subscriber, wish: TakeBack) -> None:
        """Take back a person's last move, and what colleagues have answered to it."""
        async with self.lock:
            await self.ensure_loaded()
            nonce = f"{subscriber.person}/{wish.nonce}"
            if await self._repeated(subscriber, wish.step, wish.nonce, nonce):
                return
            session = self._require_active()
            depth = session.undo_depth(subscriber.seats, self.row.chairs)
            if depth == 0:
                raise ApiError("not-undoable")
            entries = self._undoing(depth)
            entries[-1] = entries[-1]._replace(nonce=nonce)
            if not await self._add(entries, subscriber, wish.nonce):
                raise ApiError("stale")

    async def take_back_together(self, step: int, depth: int) -> None:
        """Take back so many moves, as all have agreed after that step."""
        async with self.lock:
            await self.ensure_loaded()
            if self.step != step or not await self._add(self._undoing(depth)):
                raise ApiError("stale")

    def _undoing(self, depth: int) -> list[LogEntry]:
        moves, now = self.table.record.moves, self.session.now()
        return [
            self._next(UNDO, moves[-back].seat, at=now)._replace(step=self.step + back)
            for back in range(1, depth + 1)
        ]

    async def colleague_plays(self, step: int, seat: int, action: str, say: Said | None) -> bool:
        """A move of a colleague, chosen after that step; False if the table has moved on."""
        async with self.lock:
            await self.ensure_loaded()
            late = self.step != step
            if self.over or self.colleague_of(seat) is None:
                return False
            if late and not self._still_meant((seat,), step):
                return False
            session = self.session
            reason = None if say is None else encode(session.reason(seat, say)).decode()
            entry = self._next(MOVE, seat, action, session.now(), reason=reason)
            try:
                return await self._add([entry])
            except IllegalAction:
                if late or session.game.timed:
                    return False
                raise

    async def note_attendance(self) -> bool:
        """Note who is away or back; False if there is nothing to note."""
        async with self.lock:
            await self.ensure_loaded()
            now, unnoted = self.session.now(), self.session.unnoted(self.row, time.time())
            entries = [
                self._next(MOVE, seat, repr(action), now)._replace(step=self.step + number)
                for number, (seat, action) in enumerate(unnoted, start=1)
            ]
            return bool(entries) and await self._add(entries)

    async def start_time(self) -> None:
        """Time goes on from the last entry, if nobody has kept it since."""
        async with self.lock:
            await self.ensure_loaded()
            if not self.table_clock.stopped:
                return
            self.table_clock.start(self.table.now)
            if self.has_a_clock:
                await self._add([self._next(TIME, at=self.table.now)])

    async def pass_time(self, step: int) -> bool:
        """Play what is due by now; False if the table has moved on."""
        async with self.lock:
            await self.ensure_loaded()
            if self.step != step or self.over:
                return False
            now = self.session.now()
            return await self._add([LogEntry(step + 1, TIME, -1, "", now, time.time(), None, None)])

    async def _repeated(self, subscriber: Subscriber, step: int, nonce: str, stored: str) -> bool:
        """Has this been stored before? Then say so again. ApiError if it is only late."""
        if step > self.step and self.begun:
            await self._read_on()
        before = self.session.steps.get(stored) if self.begun else None
        if before is not None:
            subscriber.send(encode(Accepted(nonce, before)))
            return True
        if step != self.step and not self._still_meant(subscriber.seats, step):
            raise ApiError("stale")
        return False

    def _still_meant(self, seats: OwnSeats, step: int) -> bool:
        """Where all act at once, what others have done meanwhile makes no move stale."""
        if not 0 <= step < self.step or not self.game.timed:
            return False
        return not any(
            played.undone or played.seat in seats for played in self.session.history.since(step)
        )

    def _require_active(self) -> GameSession:
        """The game, if there is something left to play."""
        if self.over:
            raise ApiError("over")
        return self.session

    def _next(
        self,
        kind: int,
        seat: int = -1,
        action: str = "",
        at: int = 0,
        nonce: str | None = None,
        reason: str | None = None,
    ) -> LogEntry:
        return LogEntry(self.step + 1, kind, seat, action, at, time.time(), nonce, reason)

    async def _add(
        self, entries: Sequence[LogEntry], subscriber: Subscriber | None = None, nonce: str = ""
    ) -> bool:
        """Play, store, then tell; False if another process has added to the log before."""
        session = self.session
        first = session.play(entries[0])
        # From here until it is on the disk the position is ahead of the log.
        self._loaded = False
        told = self._render_for_all(first)
        for entry in entries[1:]:
            told += self._render_for_all(session.play(entry))
        summary = session.summary(self.row)
        if not await self._logbook.add(Draft(self.id, tuple(entries), summary)):
            await self.ensure_loaded()
            return False
        self._loaded = True
        self.row = self.row._replace(summary=summary)
        self._send(told, subscriber, nonce)
        self._listener.added(self, entries)
        return True

    # ----------------------------------------------------------------------------------------------
    # Telling

    async def welcome(self, subscriber: Subscriber, known: int | None) -> None:
        """Take in a connection and send it the state of the table."""
        async with self.lock:
            await self.ensure_loaded()
            self._welcome(subscriber, known)

    def leave(self, subscriber: Subscriber) -> None:
        """A connection has ended."""
        self.used = time.monotonic()
        self.subscribers.pop(subscriber, None)
        self._cards.pop(subscriber, None)
        self._audiences = {audience.seats: audience for audience in self.subscribers.values()}

    def _welcome(self, subscriber: Subscriber, known: int | None) -> None:
        self.leave(subscriber)
        subscriber.seats = seats_of(self.row, subscriber.person)
        audience = self._audiences.setdefault(subscriber.seats, Audience(subscriber.seats))
        self.subscribers[subscriber] = audience
        session = self._session
        audience.named = readable(self.row, session, subscriber.seats)
        since = known if known is not None and 0 <= known <= self.step else 0
        since = max(since, self.step - LONGEST_STORY)
        shown = known is not None
        welcome = Welcome(
            self.card(subscriber.person),
            list(subscriber.seats),
            None
            if session is None
            else session.position(audience, session.shared(), self.row.chairs),
            since,
            [] if session is None or since else session.deal.visible_to(subscriber.seats),
            [] if session is None else session.entries_since(since, subscriber.seats, shown),
            self.chat.lines_for(subscriber.seats, subscriber.person),
            list(self.thinking),
            time.time(),
            len(audience.named),
            read_by(self.row, subscriber.person),
            pages_read(self.row, subscriber.person),
        )
        subscriber.send(encode(welcome))
        self.tell_handed(subscriber)

    def _render_for_all(self, played: PlayedEntry) -> list[tuple[Subscriber, bytes]]:
        """What everyone gets of a played entry, made once for each audience."""
        session, chairs = self.session, self.row.chairs
        shared = session.shared()
        messages = {
            audience.seats: encode(session.moved(audience, played, shared, chairs))
            for audience in self._audiences.values()
        }
        session.table.changes = None  # they hold a position for every event
        listening = self.subscribers.items()
        return [(subscriber, messages[audience.seats]) for subscriber, audience in listening]

    def _send(
        self,
        told: Sequence[tuple[Subscriber, bytes]],
        actor: Subscriber | None = None,
        nonce: str = "",
    ) -> None:
        """Tell everyone; the person who asked for it is told first that it is accepted."""
        for subscriber, message in told:
            if subscriber is actor:
                actor = None
                subscriber.send(encode(Accepted(nonce, self.step)), message)
            else:
                subscriber.send(message)
        if actor is not None:
            actor.send(encode(Accepted(nonce, self.step)))
        self._has_changed()

    def _has_changed(self) -> None:
        self._known = self.step
        self._notifier.notify()

    async def changed(self, within: float) -> None:
        """Return when the log has grown or others are here, or after so many seconds."""
        await self._notifier.wait(within)

    async def update_seats(self, row: TableRow, names: Mapping[str, str]) -> None:
        """Others sit here now, or the game has begun. The lock is held."""
        begins = not self.begun and row.summary.status != "open"
        self.row = row if begins else row._replace(summary=self.row.summary)
        self.names = dict(names)
        if begins:
            self._session = await self._played(self._log_before)
            self.table_clock.start(self._session.table.now)
        self._summarise()
        self._has_changed()
        for subscriber in list(self.subscribers):
            if begins or subscriber.seats != seats_of(self.row, subscriber.person):
                self._welcome(subscriber, None if begins else self.step)
            else:
                # Tables are read again every few seconds, and no phone is to wake up for nothing.
                self.tell_card(subscriber, again=False)
