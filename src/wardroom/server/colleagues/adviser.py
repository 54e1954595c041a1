"""Hints: what a computer colleague would do in the place of a person.

On a server they have a process of their own, so that no number of hints keeps a colleague from
moving. There they are answered by turns of those who ask, and nobody may have many on the way.
"""

import asyncio
from functools import partial
from typing import Final

from wardroom.players import advise_at_once, advising_kind, world_of
from wardroom.protocol import Hint
from wardroom.server.colleagues.thinker import Thinkers, WorkerFailed
from wardroom.server.colleagues.worker import Answer
from wardroom.server.errors import ApiError
from wardroom.server.logger import get_logger
from wardroom.server.rate_limit import Occupancy
from wardroom.server.tables.audience import next_message, said
from wardroom.server.tables.live_table import LiveTable

MOST_OF_A_PERSON: Final = 2
MOST_OF_AN_ADDRESS: Final = 8
PATIENCE: Final = 2.0
"""Seconds for which a guide waits for the process where a quicker colleague can advise."""
MOST: Final = 40
"""Hints that are on the way at one time."""

_log = get_logger(__name__)


class Adviser:
    """Asks a worker for people who want a hint."""

    def __init__(self, pool: Thinkers, limits: bool) -> None:
        self._pool = pool
        self._limits = limits
        self._of_people = Occupancy(MOST_OF_A_PERSON)
        self._of_addresses = Occupancy(MOST_OF_AN_ADDRESS)
        self._late: set[tuple[str, int]] = set()
        """The seats of tables whose last question was not waited for and is on its way."""

    async def close(self) -> None:
        await self._pool.close()

    async def hint(self, live: LiveTable, seat: int, step: int, person: str, address: str) -> Hint:
        """What a colleague would do in the place of a person."""
        if not self._limits:
            return await self._hint(live, seat, step, person)
        if self._of_people.total >= MOST:
            raise ApiError("too-fast", "Too many people want a hint now; ask again in a moment.")
        with self._of_people.slot(person), self._of_addresses.slot(address):
            return await self._hint(live, seat, step, person)

    async def _hint(self, live: LiveTable, seat: int, step: int, person: str) -> Hint:
        if step > live.step:
            await live.catch_up([])
        async with live.lock:
            await live.ensure_loaded()
            table = live.table
            if live.over:
                raise ApiError("over")
            if live.game.timed:
                # In real time something always happens; advice is for the moment it is given.
                step = live.step
            elif live.step != step:
                raise ApiError("stale")
        kind = advising_kind(live.game)
        if kind is None or not (live.game.timed or table.legal(seat)):
            raise ApiError("no-hint")
        now = live.session.now() if live.game.timed else 0
        guide = live.game.guide
        quick = guide is not None and guide.kind != ""
        if quick and (live.id, seat) in self._late:
            return self._at_once(live, seat, step, now)
        asked = asyncio.ensure_future(
            self._pool.ask("hint", live.id, table, {seat: kind}, person, now)
        )
        # Where somebody quick can step in, a process that is busy or gone is not waited for; the
        # question goes on, as breaking it off would cost others the process.
        await asyncio.wait({asked}, timeout=PATIENCE if quick else None)
        try:
            if not asked.done():
                self._late.add((live.id, seat))
                asked.add_done_callback(partial(self._answered, live.id, seat))
                return self._at_once(live, seat, step, now)
            answer = await asked
        except WorkerFailed as error:
            _log.warning("hint failed", table=live.id, error=str(error))
            if quick:
                return self._at_once(live, seat, step, now)
            raise ApiError("no-hint") from error
        if answer.action is None:
            return Hint(step, None, None, next=answer.next)
        offer = live.session.offer(seat, answer.action)
        advice = answer.advice
        if advice is None:
            return Hint(step, offer, answer.reason, next=answer.next)
        return Hint(
            step,
            offer,
            answer.reason,
            advice.aim,
            advice.lights,
            advice.steps,
            advice.leaves,
            advice.changed,
            advice.gain,
            advice.foreseen,
            answer.next,
            advice.nudge,
        )

    def _at_once(self, live: LiveTable, seat: int, step: int, now: int) -> Hint:
        """The same by a quick colleague here and now, from the position alone."""
        state = live.table.state.copy()
        if live.game.timed:
            state.advance(now)
        plan, coming = advise_at_once(live.game, world_of(state, seat), seat, now)
        offer = reason = None
        if plan is not None and plan.steps[0].action in live.table.legal(seat):
            first = plan.steps[0]
            offer = live.session.offer(seat, repr(first.action))
            reason = None if first.reason is None else said(first.reason)
        return Hint(step, offer, reason, next=next_message(coming))

    def _answered(self, table: str, seat: int, asked: "asyncio.Future[Answer]") -> None:
        """Nobody waits for this answer any more; but the process can be asked again."""
        self._late.discard((table, seat))
        if not asked.cancelled():
            asked.exception()
