"""Computer colleagues take their turns, time passes at timed tables, and who is away is noted.

One process at a time does this for a table: the one that holds its lease. It asks the thinking
processes, plays what they choose, and waits a moment between two moves while somebody watches, so
that people can follow. A colleague that fails is replaced by the next level
down, and in the end by one without a plan. In timed games
colleagues have their own pace, and are asked when they want to be.

A process that takes over a table whose time runs has not seen how late it was when the one before
ended: time goes on from the last entry of the log, and nobody counts as being there but those who
have come back.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final

from msgspec.structs import astuple

from wardroom.players import simpler_kind
from wardroom.protocol import Pointed, Said
from wardroom.server.bus import Bus, PointedAt
from wardroom.server.colleagues.thinker import Thinkers, WorkerFailed
from wardroom.server.colleagues.worker import Answer
from wardroom.server.errors import ApiError
from wardroom.server.logger import get_logger
from wardroom.server.store import SeatChange, TableRow
from wardroom.server.store.protocols import TableStorage
from wardroom.server.store.rows import LEASE
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.live_table import LiveTable

FALLBACK: Final = "random"
REPLACED: Final = Said("chat-colleague-replaced")
SIMPLER: Final = Said("chat-colleague-simpler")
"""What the server says at the table when a colleague has failed and who plays on now."""
REPLIES: Final = {
    "chat-answer-please": "All right, I will see to it.",
    "chat-answer-left": "It is yours.",
    "chat-answer-wait": "I will wait a moment.",
    "chat-answer-not-now": "Not now: something else is more urgent.",
}
"""What colleagues answer to calls, where the words of a client are missing."""
_SWEEP: Final = 1.5
_SWEPT_AT_ONCE: Final = 20
_PAUSE: Final = 1.0
_GLANCE: Final = 0.02
_ANNOUNCED: Final = 2.5
"""Seconds for which everyone sees what a colleague is about to do."""
_PLANNED: Final = 600.0
"""Seconds for which a plan may be seen, longer than any turn: a client forgets it with the turn."""

Step = Callable[[LiveTable], Awaitable[bool]]
"""Takes a step at a table; False if there is none to take."""

_log = get_logger(__name__)


class Driver:
    """Drives the tables at which somebody other than a person is to act."""

    def __init__(
        self, hub: Hub, store: TableStorage, bus: Bus, pool: Thinkers, pace: float
    ) -> None:
        self._hub = hub
        self._tables = store.tables
        self._leases = store.leases
        self._bus = bus
        self._pace = pace
        self._pool = pool
        self._driven: dict[str, asyncio.Task[None]] = {}
        self._clocks: dict[str, asyncio.Task[None]] = {}
        self._attendance: dict[str, asyncio.Task[None]] = {}
        self._leased: dict[str, float] = {}
        self._followed: set[str] = set()
        """Tables that another process led when we looked last."""
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(), name="driver"),
            asyncio.create_task(self._sweep(), name="abandoned tables"),
        ]

    async def close(self) -> None:
        driving = (*self._driven.values(), *self._clocks.values(), *self._attendance.values())
        tasks = [*self._tasks, *driving]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await self._leases.give_back()
        except ApiError as error:
            _log.warning("leases not released", error=str(error))

    async def _listen(self) -> None:
        """What happened elsewhere concerns us only where we hold the lease."""
        while True:
            live, here = await self._hub.wakeups.get()
            if here or self._leased.get(live.id, 0.0) > time.monotonic():
                self._drive(live)

    async def _sweep(self) -> None:
        """Take up tables whose process has died."""
        inherited = not self._bus.alone
        while True:
            try:
                if not inherited:
                    await self._leases.inherit()
                    inherited = True
                for id in await self._leases.abandoned(_SWEPT_AT_ONCE):
                    if id not in self._driven and id not in self._clocks:
                        live = await self._hub.current(id)
                        async with live.lock:
                            await live.ensure_loaded()
                        if live.needs_driver:
                            self._drive(live)
                        else:
                            await self._tables.summarise(id, live.row.summary)
            except Exception as error:
                _log.warning("abandoned tables not taken up", error=repr(error))
            await asyncio.sleep(_SWEEP)

    def _drive(self, live: LiveTable) -> None:
        """Let colleagues act and time pass, each without waiting for the other."""
        if live.colleagues() and live.id not in self._driven:
            self._start(self._driven, live, self._act)
        if live.has_a_clock and live.id not in self._clocks:
            self._start(self._clocks, live, self._let_time_pass)
        if live.game.attendance is not None and live.id not in self._attendance:
            self._start(self._attendance, live, self._attend)

    def _start(self, tasks: dict[str, asyncio.Task[None]], live: LiveTable, step: Step) -> None:
        async def driving() -> None:
            live.driven += 1
            try:
                await self._drive_on(live, step)
            finally:
                live.driven -= 1
                del tasks[live.id]
                if live.id not in self._driven:
                    self._hub.set_thinking(live, ())

        tasks[live.id] = asyncio.create_task(driving(), name=f"table {live.id}")

    async def _drive_on(self, live: LiveTable, step: Step) -> None:
        """Step after step, until there is none to take."""
        while live.needs_driver:
            try:
                if not await self._has_lease(live):
                    if live.table_clock.stopped:
                        live.keep_time()
                    if not live.row.summary.alone:
                        return
                    await asyncio.sleep(_PAUSE)
                    await live.catch_up([])
                    continue
                if not await step(live):
                    return
            except ApiError as error:
                _log.warning("table cannot go on", table=live.id, error=str(error))
                await asyncio.sleep(_PAUSE)

    async def _has_lease(self, live: LiveTable) -> bool:
        now = time.monotonic()
        if self._leased.get(live.id, 0.0) > now:
            return True
        # Renewed at the first need after half of its time, together with all that need it soon.
        soon = now + LEASE / 4
        going_on = self._driven.keys() | self._clocks.keys() | self._attendance.keys()
        wanted = {live.id} | {id for id in going_on if self._leased.get(id, soon) < soon}
        taken = await self._leases.take(wanted)
        self._leased = {id: until for id, until in self._leased.items() if until > now}
        self._leased.update(dict.fromkeys(taken, now + LEASE / 2))
        if live.id not in taken:
            self._followed.add(live.id)
            return False
        if live.table_clock.stopped or (live.id in self._followed and live.has_a_clock):
            await self._take_over(live)
        self._followed.discard(live.id)
        return True

    async def _take_over(self, live: LiveTable) -> None:
        """Let time go on after those who were there have been noted as away."""
        self._hub.presence.presume_absent(live)
        while await live.note_attendance():
            pass
        await live.start_time()

    async def _let_time_pass(self, live: LiveTable) -> bool:
        """Play what is due, at the moment it is due; False if nothing ever will be."""
        step, due = live.step, live.session.due_in()
        if due is None:
            return False
        if due <= 0:
            await live.pass_time(step)
        else:
            await live.changed(due)
        return True

    async def _attend(self, live: LiveTable) -> bool:
        """Note who is away or back; False if nobody is about to be either."""
        if await live.note_attendance():
            return True
        away_in = live.session.unattended_in(live.row, time.time())
        if away_in is None:
            return False
        await live.changed(max(0.0, away_in) + _GLANCE)
        return True

    async def _act(self, live: LiveTable) -> bool:
        """One move of a colleague; False if none wants to act before something else happens."""
        began = time.monotonic()
        async with live.lock:
            await live.ensure_loaded()
            step, table, team = live.step, live.table, live.colleagues()
            if not live.session.colleagues_may_act(live.row):
                return False
            awaited = tuple(seat for seat in table.waiting() if seat in team)
        self._hub.set_thinking(live, awaited)
        answer = await self._choice(live, team)
        if answer is None:
            return True
        if answer.action is None:
            if live.step != step or live.colleagues() != team:
                return True
            if answer.until is None:
                return False
            await live.changed((answer.until - live.session.now()) / 1000)
            return True
        if (
            not live.game.timed
            and live.subscribers
            and live.session.shows(answer.seat, answer.action)
        ):
            await self._pause(live, began)
            if not live.session.colleagues_may_act(live.row):
                return True
        await live.colleague_plays(step, answer.seat, answer.action, answer.reason)
        return True

    async def _pause(self, live: LiveTable, began: float) -> None:
        """Let people follow, and wait for those who ask for it."""
        until = began + self._pace
        while (left := max(until, live.held_until) - time.monotonic()) > 0:
            await asyncio.sleep(left)

    async def _choice(self, live: LiveTable, team: dict[int, str]) -> Answer | None:
        """What the colleagues choose; None if one failed and another sits there now."""
        if not team:
            return Answer()
        now = live.session.now()
        try:
            answer = await self._pool.ask(
                "choice", live.id, live.table, team, live.row.owner, now, live.calls
            )
            await self._reply(live, answer)
            self._announce(live, answer)
            return answer
        except WorkerFailed as error:
            _log.error("colleague failed", table=live.id, team=team, error=str(error))
        if all(kind == FALLBACK for kind in team.values()):
            raise ApiError("broken")
        simpler = {kind: simpler_kind(live.table.game, kind) for kind in team.values()}
        await self._tables.change(live.id, partial(_simpler, simpler))
        await self._hub.refresh(live)
        if FALLBACK in simpler.values():
            sentence = "The colleague could not go on; one without a plan took the seat."
            await self._hub.say(live, -1, "", sentence, None, REPLACED)
        else:
            sentence = "The colleague could not go on; a simpler one took the seat."
            await self._hub.say(live, -1, "", sentence, None, SIMPLER)
        return None

    async def _reply(self, live: LiveTable, answer: Answer) -> None:
        """Say in the chat what colleagues make of a call. One of them answers, and only once,
        whichever process they think in.
        """
        for reply in answer.replies:
            if reply.number > live.answered and reply.say.id in REPLIES:
                live.answered = reply.number
                sentence = REPLIES[reply.say.id]
                await self._hub.say(live, reply.seat, "", sentence, None, reply.say)

    def _announce(self, live: LiveTable, answer: Answer) -> None:
        """Show all, for a moment, what colleagues are about to do."""
        for seat, say, thing, plan in [astuple(intention) for intention in answer.intentions]:
            to, lasts = (f"seat:{seat}", _PLANNED) if plan else (None, _ANNOUNCED)
            pointed = Pointed(seat, thing or None, to, None, lasts, say)
            if say is None:
                pointed = Pointed(seat, thing, f"seat:{seat}", "mine", lasts)
            live.receive_call(pointed)
            self._bus.tell(PointedAt(live.id, pointed))


def _simpler(kinds: Mapping[str, str], row: TableRow) -> SeatChange:
    """The colleagues of a table replaced by simpler ones; the simplest cannot fail."""
    return SeatChange(
        [
            chair._replace(colleague=kinds.get(chair.colleague, FALLBACK))
            for chair in row.chairs
            if chair.colleague is not None
        ]
    )
