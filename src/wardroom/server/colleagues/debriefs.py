"""Debriefs of finished games: worked out in the background, one at a time, and kept.

A debrief takes many seconds of a processor. It has a process of its own that lets everything else
go first, so no move and no hint waits for it; and there is an end to how many may wait and to how
long one may take.
"""

import asyncio
import sys
from collections import OrderedDict
from typing import Final

import msgspec
import structlog

from wardroom.protocol import DebriefAnswer
from wardroom.server.errors import ApiError
from wardroom.server.store import StorageError, Store
from wardroom.server.tables.live_table import LiveTable

MOST_WAITING: Final = 16
LONGEST: Final = 600.0
"""Seconds after which a debrief is given up."""
_REMEMBERED: Final = 256
_WORKING: Final = DebriefAnswer("working")
_UNAVAILABLE: Final = DebriefAnswer("unavailable")

_ANSWERS: Final = msgspec.json.Decoder(DebriefAnswer)
_log = structlog.get_logger(__name__)

_Wanted = tuple[str, int]
"""A table and the length of its log."""


class Debriefs:
    """Looks back at finished games for those who may see their records."""

    def __init__(self, store: Store, wanted: bool = True) -> None:
        self._store = store
        self._wanted = wanted
        self._waiting: OrderedDict[_Wanted, str] = OrderedDict()
        """Records to be looked at, the one in work among them."""
        self._unavailable: OrderedDict[_Wanted, DebriefAnswer] = OrderedDict()
        """Those for which there is none, so that nobody tries again and again."""
        self._task: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def of(self, live: LiveTable) -> DebriefAnswer:
        """The debrief of a table; the first who asks sets the work going."""
        await live.catch_up([])
        async with live.lock:
            await live.ensure_loaded()
            if not live.over:
                raise ApiError("not-over" if live.begun else "not-begun")
            wanted = (live.id, live.step)
            record = live.session.record(live.row)
        if not self._wanted:
            return _UNAVAILABLE
        if wanted in self._unavailable:
            return self._unavailable[wanted]
        if wanted in self._waiting:
            return _WORKING
        kept = await self._store.debriefs.of(*wanted)
        if kept is not None:
            return _ANSWERS.decode(kept)
        if len(self._waiting) >= MOST_WAITING:
            raise ApiError("too-fast", "Too many games are being looked back at; ask again soon.")
        self._waiting[wanted] = record.text()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(), name="debriefs")
        return _WORKING

    async def _work(self) -> None:
        """One after the other, until none is wanted any more."""
        while self._waiting:
            wanted, record = next(iter(self._waiting.items()))
            try:
                answer = await _looked_back(record)
                if answer.status == "ready":
                    body = msgspec.json.encode(answer).decode()
                    await self._store.debriefs.keep(*wanted, body)
                else:
                    self._give_up(wanted, answer)
            except (OSError, ValueError, TimeoutError, StorageError) as error:
                _log.warning("no debrief", table=wanted[0], error=repr(error))
                self._give_up(wanted, _UNAVAILABLE)
            finally:
                del self._waiting[wanted]

    def _give_up(self, wanted: _Wanted, answer: DebriefAnswer) -> None:
        self._unavailable[wanted] = answer
        while len(self._unavailable) > _REMEMBERED:
            self._unavailable.popitem(last=False)


async def _looked_back(record: str) -> DebriefAnswer:
    """What a process of its own makes of a record; ValueError if it cannot."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "wardroom.server.colleagues.debriefer",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(LONGEST):
            line, _ = await process.communicate(record.encode())
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return _ANSWERS.decode(line)
