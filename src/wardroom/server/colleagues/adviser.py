"""Hints: what a computer colleague would do in the place of a person.

They have a process of their own, so that no number of hints keeps a colleague from moving. There
they are answered by turns of those who ask, and nobody may have many on the way.
"""

from typing import Final

import structlog

from wardroom.players import advising_kind
from wardroom.protocol import Hint
from wardroom.server.colleagues.pool import WorkerFailed, WorkerPool
from wardroom.server.errors import ApiError
from wardroom.server.rate_limit import Occupancy
from wardroom.server.tables.live_table import LiveTable

MOST_OF_A_PERSON: Final = 2
MOST_OF_AN_ADDRESS: Final = 8
MOST: Final = 40
"""Hints that are on the way at one time."""

_log = structlog.get_logger(__name__)


class Adviser:
    """Asks a worker for people who want a hint."""

    def __init__(self, limits: bool) -> None:
        self._pool = WorkerPool(1, polite=True)
        self._limits = limits
        self._of_people = Occupancy(MOST_OF_A_PERSON)
        self._of_addresses = Occupancy(MOST_OF_AN_ADDRESS)

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
        try:
            answer = await self._pool.ask("hint", live.id, table, {seat: kind}, person, now)
        except WorkerFailed as error:
            _log.warning("hint failed", table=live.id, error=str(error))
            raise ApiError("no-hint") from error
        if answer.action is None:
            return Hint(step, None, None)
        offer = live.session.offer(seat, answer.action)
        advice = answer.advice
        if advice is None:
            return Hint(step, offer, answer.reason)
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
        )
