"""A table in memory: a cache of its log, and all who look at it.

Everything that changes or tells the position happens under the table's lock, one after the other.
A change is played on the position, written to the log, and told to anyone only when it is on the
disk. If it cannot be written, the position is thrown away and built anew from the log.
"""

import asyncio
import time
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from wardroom.kernel import Game, IllegalAction, Table, game
from wardroom.server.audience import Audience, Deed, Link, Seats
from wardroom.server.bell import Bell
from wardroom.server.cards import people_of, seats_of, seen_at, table_card
from wardroom.server.course import Course, readable
from wardroom.server.problems import Trouble
from wardroom.server.protocol import (
    Accepted,
    ChatLine,
    Clock,
    Play,
    Position,
    Said,
    TableChanged,
    TakeBack,
    Thinking,
    Welcome,
    encode,
)
from wardroom.server.store import Draft, LogEntry, TableRow
from wardroom.server.store.logbook import MOVE, TIME, UNDO, Logbook
from wardroom.server.timepiece import Timepiece

LINES_OF_CHAT: Final = 100
LONGEST_STORY: Final = 5000
"""More entries than this are not told at once to somebody who comes anew."""
MOST_RACES: Final = 10
"""So often a move is tried again where all act at once and another process was quicker."""
LONG_LOG: Final = 300
"""Longer logs are played anew beside the event loop."""


class Listener(Protocol):
    """Who wants to know what happens at live tables."""

    def added(self, live: "LiveTable", entries: Sequence[LogEntry]) -> None:
        """This process has added to the log of a table."""


class LiveTable:
    """One table: its row, the course of its game, and those who look on."""

    def __init__(
        self,
        row: TableRow,
        names: Mapping[str, str],
        lines: Sequence[ChatLine],
        logbook: Logbook,
        listener: Listener,
    ) -> None:
        self.row = row
        self.names = dict(names)
        self.chat = deque(lines, LINES_OF_CHAT)
        self.lock = asyncio.Lock()
        self.thinking: tuple[int, ...] = ()
        self.used = time.monotonic()
        self.driven = 0
        """So many tasks here let its colleagues play or its time pass."""
        self.links: dict[Link, Audience] = {}
        self._audiences: dict[Seats, Audience] = {}
        self._logbook = logbook
        self._listener = listener
        self.timepiece = Timepiece()
        self._course: Course | None = None
        self._whole = False
        """False while the course may differ from the log."""
        self._known = 0
        """The step up to which everybody here has been told."""
        self._bell = Bell()

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
        return 0 if self._course is None else self._course.step

    @property
    def course(self) -> Course:
        """The game; Trouble while it has not begun."""
        if self._course is None:
            raise Trouble("not-begun")
        return self._course

    @property
    def table(self) -> Table:
        return self.course.table

    @property
    def needs_somebody(self) -> bool:
        """Is a colleague to act, or may one interject, or does time run?"""
        return self._course is not None and self._course.needs_somebody(self.row)

    @property
    def has_a_clock(self) -> bool:
        """Will something happen by itself?"""
        return self._course is not None and self._course.table.state.due() is not None

    def clock(self) -> Clock | None:
        """The time of a timed game that has begun."""
        return None if self._course is None else self._course.clock()

    def colleague_of(self, seat: int) -> str | None:
        """The kind of colleague that acts for a seat; None if a person does."""
        return self.row.chairs[seat].colleague

    def colleagues(self) -> dict[int, str]:
        """The colleagues by the seats they act for."""
        return {
            chair.seat: chair.colleague for chair in self.row.chairs if chair.colleague is not None
        }

    def is_here(self, person: str | None) -> bool:
        """Does the person have the table open, here or at another process?"""
        now = time.time()
        return any(chair.person == person and chair.here_until > now for chair in self.row.chairs)

    def see(self, person: str, until: float) -> None:
        """The person counts as being here until then."""
        self.row = seen_at(self.row, person, until)
        self._bell.ring()

    # ----------------------------------------------------------------------------------------------
    # Following the log

    async def make_whole(self) -> None:
        """Build the position from the log, unless it is there. The lock is held."""
        self.used = time.monotonic()
        if self._whole:
            return
        if self.begun:
            entries = await self._logbook.read(self.id)
            build = self._built
            if len(entries) > LONG_LOG:
                self._course = await asyncio.to_thread(build, entries)
            else:
                self._course = build(entries)
            self._summarise()
            if self.timepiece.stands and not self.has_a_clock:
                self.timepiece.run(self._course.table.now)
        self._whole = True
        for link in list(self.links):
            self._welcome(link, self._known)
        self._has_changed()

    def _built(self, entries: Sequence[LogEntry]) -> Course:
        names = {
            chair.seat: self.names[chair.person]
            for chair in self.row.chairs
            if chair.person in self.names
        }
        course = Course(self.row, names, self.timepiece)
        for entry in entries:
            course.play(entry)
        return course

    async def follow(self, entries: Sequence[LogEntry]) -> None:
        """Entries that another process has written; without any, those in the log."""
        async with self.lock:
            await self.make_whole()
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
                deed = self.course.play(entry)
                self.keep_time()
                told = self._told(deed)
                self._summarise()
                self._send(told)

    def keep_time(self) -> None:
        """Time runs on since the last entry, which another process wrote, as that one says."""
        last = self.course.story[-1].made if self.course.story else self.row.begun or 0.0
        self.timepiece.run(self.table.now + 1000 * max(0.0, time.time() - last))

    def _summarise(self) -> None:
        if self._course is not None:
            self.row = self.row._replace(summary=self._course.summary(self.row))

    # ----------------------------------------------------------------------------------------------
    # Adding to the log

    async def play(self, link: Link, play: Play) -> None:
        """A move of a person. Afterwards it is stored, answered and told."""
        arrived = self.timepiece.read(0)
        async with self.lock:
            await self.make_whole()
            for _ in range(MOST_RACES):
                if await self._plays(link, play, arrived):
                    return
        raise Trouble("stale")

    async def _plays(self, link: Link, play: Play, arrived: int) -> bool:
        """False if another process was first; then it is worth another look."""
        nonce = f"{link.person}/{play.nonce}"
        if await self._repeated(link, play.step, play.nonce, nonce):
            return True
        if play.seat not in link.seats:
            raise Trouble("not-your-seat")
        course = self._going_on()
        if not course.is_for_players(play.action):
            raise IllegalAction(f"Only the house plays {play.action!r}.")
        # Stamped when it came, not when those before it were on the disk.
        at = max(arrived, course.table.now) if course.game.timed else 0
        entry = self._next(MOVE, play.seat, play.action, at, nonce)
        return await self._add([entry], link, play.nonce)

    async def take_back(self, link: Link, wish: TakeBack) -> None:
        """Take back a person's last move, and what colleagues have answered to it."""
        async with self.lock:
            await self.make_whole()
            nonce = f"{link.person}/{wish.nonce}"
            if await self._repeated(link, wish.step, wish.nonce, nonce):
                return
            course = self._going_on()
            depth = course.undo_depth(link.seats, self.row.chairs)
            if depth == 0:
                raise Trouble("not-undoable")
            moves, now = course.table.record.moves, course.now()
            entries = [
                self._next(UNDO, moves[-back].seat, at=now)._replace(step=self.step + back)
                for back in range(1, depth + 1)
            ]
            entries[-1] = entries[-1]._replace(nonce=nonce)
            if not await self._add(entries, link, wish.nonce):
                raise Trouble("stale")

    async def colleague_plays(self, step: int, seat: int, action: str, say: Said | None) -> bool:
        """A move of a colleague, chosen after that step; False if the table has moved on."""
        async with self.lock:
            await self.make_whole()
            late = self.step != step
            if self.over or self.colleague_of(seat) is None:
                return False
            if late and not self._still_meant((seat,), step):
                return False
            course = self.course
            reason = None if say is None else encode(course.reason(seat, say)).decode()
            entry = self._next(MOVE, seat, action, course.now(), reason=reason)
            try:
                return await self._add([entry])
            except IllegalAction:
                if late or course.game.timed:
                    return False
                raise

    async def note(self) -> bool:
        """Note who is away or back; False if there is nothing to note."""
        async with self.lock:
            await self.make_whole()
            now, unnoted = self.course.now(), self.course.unnoted(self.row, time.time())
            entries = [
                self._next(MOVE, seat, repr(action), now)._replace(step=self.step + number)
                for number, (seat, action) in enumerate(unnoted, start=1)
            ]
            return bool(entries) and await self._add(entries)

    async def start_time(self) -> None:
        """Time goes on from the last entry, if nobody has kept it since."""
        async with self.lock:
            await self.make_whole()
            if not self.timepiece.stands:
                return
            self.timepiece.run(self.table.now)
            if self.has_a_clock:
                await self._add([self._next(TIME, at=self.table.now)])

    async def pass_time(self, step: int) -> bool:
        """Let happen what is due by now; False if the table has moved on."""
        async with self.lock:
            await self.make_whole()
            if self.step != step or self.over:
                return False
            now = self.course.now()
            return await self._add([LogEntry(step + 1, TIME, -1, "", now, time.time(), None, None)])

    async def _repeated(self, link: Link, step: int, nonce: str, stored: str) -> bool:
        """Has this been stored before? Then say so again. Trouble if it is only late."""
        if step > self.step and self.begun:
            await self._read_on()
        before = self.course.steps.get(stored) if self.begun else None
        if before is not None:
            link.send(encode(Accepted(nonce, before)))
            return True
        if step != self.step and not self._still_meant(link.seats, step):
            raise Trouble("stale")
        return False

    def _still_meant(self, seats: Seats, step: int) -> bool:
        """Where all act at once, what others have done meanwhile makes no move stale."""
        if not 0 <= step < self.step or not self.game.timed:
            return False
        return not any(deed.undone or deed.seat in seats for deed in self.course.story[step:])

    def _going_on(self) -> Course:
        """The game, if there is something left to play."""
        if self.over:
            raise Trouble("over")
        return self.course

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
        self, entries: Sequence[LogEntry], link: Link | None = None, nonce: str = ""
    ) -> bool:
        """Play, store, then tell; False if another process has added to the log before."""
        course = self.course
        first = course.play(entries[0])
        # From here until it is on the disk the position is ahead of the log.
        self._whole = False
        told = self._told(first)
        for entry in entries[1:]:
            told += self._told(course.play(entry))
        summary = course.summary(self.row)
        if not await self._logbook.add(Draft(self.id, tuple(entries), summary)):
            await self.make_whole()
            return False
        self._whole = True
        self.row = self.row._replace(summary=summary)
        self._send(told, link, nonce)
        self._listener.added(self, entries)
        return True

    # ----------------------------------------------------------------------------------------------
    # Telling

    async def welcome(self, link: Link, known: int | None) -> None:
        """Take in a connection and tell it where the table stands."""
        async with self.lock:
            await self.make_whole()
            self._welcome(link, known)

    def leave(self, link: Link) -> None:
        """A connection has ended."""
        self.used = time.monotonic()
        self.links.pop(link, None)
        self._audiences = {audience.seats: audience for audience in self.links.values()}

    def _welcome(self, link: Link, known: int | None) -> None:
        self.leave(link)
        link.seats = seats_of(self.row, link.person)
        audience = self._audiences.setdefault(link.seats, Audience(link.seats))
        self.links[link] = audience
        course = self._course
        audience.named = readable(self.row, course, link.seats)
        since = known if known is not None and 0 <= known <= self.step else 0
        since = max(since, self.step - LONGEST_STORY)
        story = [] if course is None else course.story[since:]
        welcome = Welcome(
            table_card(self.row, self.names, link.person),
            list(link.seats),
            None if course is None else course.position(audience, course.scene(), self.row.chairs),
            since,
            [] if course is None or since else course.deal.told_to(link.seats),
            [deed.told_to(link.seats, self.over) for deed in story],
            list(self.chat),
            list(self.thinking),
            time.time(),
            len(audience.named),
        )
        link.send(encode(welcome))

    async def position_at(self, ply: int, person: str | None) -> Position:
        """What a person could see after so many moves."""
        async with self.lock:
            await self.make_whole()
            course = self.course
            if not 0 <= ply <= course.table.ply:
                raise Trouble("unknown-ply")
            if ply > LONG_LOG:
                scene = await asyncio.to_thread(course.past, ply)
            else:
                scene = course.past(ply)
        return Audience(seats_of(self.row, person)).position(scene, [])

    def _told(self, deed: Deed) -> list[tuple[Link, bytes]]:
        """What everybody is to be told of a deed, made once for each audience."""
        course, chairs = self.course, self.row.chairs
        scene = course.scene()
        messages = {
            audience.seats: encode(course.moved(audience, deed, scene, chairs))
            for audience in self._audiences.values()
        }
        return [(link, messages[audience.seats]) for link, audience in self.links.items()]

    def _send(
        self, told: Sequence[tuple[Link, bytes]], actor: Link | None = None, nonce: str = ""
    ) -> None:
        """Tell everybody, and the one who asked for it first of all that it is accepted."""
        for link, message in told:
            if link is actor:
                actor = None
                link.send(encode(Accepted(nonce, self.step)), message)
            else:
                link.send(message)
        if actor is not None:
            actor.send(encode(Accepted(nonce, self.step)))
        self._has_changed()

    def _has_changed(self) -> None:
        self._known = self.step
        self._bell.ring()

    async def changed(self, within: float) -> None:
        """Return when the log has grown or others are here, or after so many seconds."""
        await self._bell.heard(within)

    def reseat(self, row: TableRow, names: Mapping[str, str]) -> None:
        """Others sit here now, or the game has begun. The lock is held."""
        begins = not self.begun and row.summary.status != "open"
        self.row = row if begins else row._replace(summary=self.row.summary)
        self.names = dict(names)
        if begins:
            self._course = self._built(())
            self.timepiece.run(0)
        self._summarise()
        self._has_changed()
        for link in list(self.links):
            if begins or link.seats != seats_of(self.row, link.person):
                self._welcome(link, None if begins else self.step)
            else:
                self.tell_card(link)

    def tell_card(self, link: Link) -> None:
        link.send(encode(TableChanged(table_card(self.row, self.names, link.person))))

    def tell_cards(self) -> None:
        """Tell everybody who sits where and who is here."""
        for link in self.links:
            self.tell_card(link)

    def tell_all(self, message: Any) -> None:
        told = encode(message)
        for link in self.links:
            link.send(told)

    def hear(self, line: ChatLine) -> None:
        """Somebody said something."""
        if not self.chat or self.chat[-1].number < line.number:
            self.chat.append(line)
            self.tell_all(line)

    def think(self, seats: tuple[int, ...]) -> None:
        """Colleagues in these seats are thinking."""
        if seats != self.thinking:
            self.thinking = seats
            self.tell_all(Thinking(list(seats)))

    def people(self) -> set[str]:
        """Those who sit here, wherever they are."""
        return people_of(self.row)
