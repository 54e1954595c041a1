"""Colleagues play the deal of a day among themselves, so that people can compare.

One game at a time, where it is in nobody's way: on a server in a process that lets everything
else go first and ends when nothing is left to do. Each is played once for all processes, is given
up when it takes too long, and its result kept.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from wardroom.kernel import Move, Table, WardroomError
from wardroom.kernel.state import SPECTATOR
from wardroom.players import kinds
from wardroom.server.colleagues.thinker import Thinkers
from wardroom.server.features.daily.results import has_won, number_in, points_of
from wardroom.server.features.daily.rows import DailyRows
from wardroom.server.features.daily.service import DayDeal
from wardroom.server.logger import get_logger

LONGEST: Final = 300.0
"""Seconds for one game; one that takes longer is left out."""
_PATIENCE: Final = 2 * LONGEST
"""Seconds after which a game that another process has begun is taken over."""
_MOST_WANTED: Final = 50

_log = get_logger(__name__)


class DailyRuns:
    """Lets colleagues play deals that somebody wants to compare with."""

    def __init__(
        self, rows: DailyRows, thinkers: Callable[[], Thinkers], longest: float = LONGEST
    ) -> None:
        self._store = rows
        self._thinkers = thinkers
        self._longest = longest
        self._wanted: dict[tuple[str, str], DayDeal] = {}
        self._task: asyncio.Task[None] | None = None

    def want(self, deal: DayDeal) -> None:
        """Let colleagues of all levels play the deal some time, unless they have."""
        if len(self._wanted) < _MOST_WANTED:
            self._wanted.setdefault((deal.rules.name, deal.day), deal)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(), name="daily runs")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        thinkers = self._thinkers()
        try:
            while self._wanted:
                key = next(iter(self._wanted))
                try:
                    await self._compare(thinkers, self._wanted[key])
                except WardroomError as error:
                    _log.warning("daily run failed", game=key[0], error=str(error))
                del self._wanted[key]
        finally:
            await thinkers.close()

    async def _compare(self, thinkers: Thinkers, deal: DayDeal) -> None:
        name, day = deal.rules.name, deal.day
        there = kinds(deal.rules)
        for kind in deal.set_up.levels:
            if not await self._store.claim(name, day, kind, _PATIENCE):
                continue
            table = None
            if kind in there:
                with suppress(WardroomError, TimeoutError):
                    async with asyncio.timeout(self._longest):
                        table = await self._played(thinkers, deal, kind)
            outcome = None if table is None else table.state.outcome()
            if table is None or outcome is None:
                _log.info("daily run left out", game=name, kind=kind)
                await self._store.finish(name, day, kind, None, None, None)
                continue
            view = dict(table.state.view(SPECTATOR))
            await self._store.finish(
                name,
                day,
                kind,
                has_won(deal.rules, outcome, [0]),
                points_of(deal.set_up, outcome, view, [0]),
                number_in(view, deal.set_up.turns),
            )

    async def _played(self, thinkers: Thinkers, deal: DayDeal, kind: str) -> Table:
        """The deal played to its end. Against each other, it is one who meets the usual rivals."""
        seats = range(deal.set_up.seats)
        others = deal.set_up.colleague if deal.rules.competitive else kind
        company = {seat: kind if seat == 0 else others for seat in seats}
        table = Table.deal(deal.rules, len(seats), deal.seed, deal.options)
        began = time.monotonic()
        id = f"daily {deal.rules.name} {deal.day} {kind}"
        while table.state.outcome() is None:
            answer = await thinkers.ask("choice", id, table, company, "")
            if answer.action is None:
                break
            table.repeat(Move(answer.seat, answer.action))
        took = round(time.monotonic() - began, 1)
        _log.info("daily run", game=deal.rules.name, kind=kind, seconds=took)
        return table
