"""Debriefs of finished games: worked out in the background, one at a time, and kept.

A debrief takes many seconds of a processor. It is worked out elsewhere (`processes`; in a browser,
another worker), so no move and no hint waits for it, and there is an end to how many may wait.
Records that somebody brings as a file wait behind the tables of this server, one for each person.
"""

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Final, NamedTuple, Protocol, TypeVar

import msgspec

from wardroom.protocol import DebriefAnswer
from wardroom.server.errors import ApiError
from wardroom.server.features.records.service import played_to_its_end
from wardroom.server.logger import get_logger
from wardroom.server.store import StorageError
from wardroom.server.tables.live_table import LiveTable

MOST_WAITING: Final = 16
MOST_OF_A_CLIENT: Final = 4
"""Games that may wait for those who come from one address."""
MOST_FILES: Final = 8
"""Records from files that may wait, of all people together."""
_REMEMBERED: Final = 256
_FILES_KEPT: Final = 64
_WORKING: Final = DebriefAnswer("working")
_UNAVAILABLE: Final = DebriefAnswer("unavailable")
_GIVEN_UP: Final = DebriefAnswer("given-up")
REST: Final = 60.0
"""Seconds for which one that was given up is left alone."""

_ANSWERS: Final = msgspec.json.Decoder(DebriefAnswer)
_log = get_logger(__name__)

K = TypeVar("K")
V = TypeVar("V")

_Wanted = tuple[str, int]
"""A table and the length of its log."""

LookingBack = Callable[[str], Awaitable[DebriefAnswer]]
"""Makes a debrief of a record; TimeoutError if that takes too long, OSError or ValueError if it
cannot be done.
"""


class DebriefRows(Protocol):
    """Debriefs by table, as JSON. One of another step was of a game that went on since."""

    async def of(self, table: str, step: int) -> str | None:
        """The debrief of a table whose log has so many entries."""

    async def keep(self, table: str, step: int, body: str) -> None:
        """Keep a debrief instead of whatever was kept for the table before."""


class _Game(NamedTuple):
    """A finished game of this server that somebody wants looked back at."""

    client: str
    record: str


class _File(NamedTuple):
    """A record that somebody has brought."""

    person: str
    record: str


class Debriefs:
    """Looks back at finished games for those who may see their records."""

    def __init__(
        self, rows: DebriefRows, look_back: LookingBack, wanted: bool = True, limits: bool = True
    ) -> None:
        self._store = rows
        self._look_back = look_back
        self._wanted = wanted
        self._limits = limits
        self._waiting: OrderedDict[_Wanted, _Game] = OrderedDict()
        """Games to be looked back at, the one in work among them."""
        self._served = ""
        """Who had the last turn."""
        self._unavailable: OrderedDict[_Wanted, DebriefAnswer] = OrderedDict()
        """Those for which there is none, so that nobody tries again and again."""
        self._given_up: OrderedDict[_Wanted | str, float] = OrderedDict()
        """Tables, and digests of files, that took too long, and since when."""
        self._files: OrderedDict[str, _File] = OrderedDict()
        """Records from files by their digests; they wait until no table does."""
        self._told: OrderedDict[str, DebriefAnswer] = OrderedDict()
        """What was found in the last of them. Nothing of a file is stored."""
        self._task: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def of(self, live: LiveTable, client: str) -> DebriefAnswer:
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
        if self._rests(wanted):
            return _GIVEN_UP
        kept = await self._store.of(*wanted)
        if kept is not None:
            return _ANSWERS.decode(kept)
        own = sum(game.client == client for game in self._waiting.values())
        if len(self._waiting) >= MOST_WAITING or (self._limits and own >= MOST_OF_A_CLIENT):
            raise ApiError("too-fast", "Too many games are being looked back at; ask again soon.")
        self._waiting[wanted] = _Game(client, record.text())
        self._begin()
        return _WORKING

    def known(self, record: str) -> DebriefAnswer | None:
        """How far the debrief of a file is; None if nobody has asked for it recently."""
        if not self._wanted:
            return _UNAVAILABLE
        digest = _digest(record)
        if digest in self._files:
            return _WORKING
        return _GIVEN_UP if self._rests(digest) else self._told.get(digest)

    async def of_file(self, person: str, record: str) -> DebriefAnswer:
        """The debrief of a record that the person has brought; one at a time for each of them."""
        played = await asyncio.to_thread(played_to_its_end, record)
        if (answer := self.known(record)) is not None:
            return answer
        if len(self._files) >= MOST_FILES or any(
            file.person == person for file in self._files.values()
        ):
            raise ApiError("too-fast", "Another record is being looked back at; ask again soon.")
        self._files[_digest(record)] = _File(person, played.record.text())
        self._begin()
        return _WORKING

    def _rests(self, wanted: _Wanted | str) -> bool:
        """Was it given up so recently that it would only be given up again?"""
        return time.monotonic() < self._given_up.get(wanted, -math.inf) + REST

    def _begin(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(), name="debriefs")

    async def _work(self) -> None:
        """One after the other, until none is wanted any more."""
        while self._waiting or self._files:
            if self._waiting:
                wanted = self._next()
                await self._look_at_table(wanted, self._waiting[wanted].record)
            else:
                await self._look_at_file(*next(iter(self._files.items())))

    def _next(self) -> _Wanted:
        """The first of those who did not have the last turn, if there is anybody else."""
        others = (each for each, game in self._waiting.items() if game.client != self._served)
        wanted = next(others, None) or next(iter(self._waiting))
        self._served = self._waiting[wanted].client
        return wanted

    async def _look_at_table(self, wanted: _Wanted, record: str) -> None:
        try:
            answer = await self._answer(record, wanted[0])
            if answer.status == "ready":
                body = msgspec.json.encode(answer).decode()
                await self._store.keep(*wanted, body)
            elif answer is _GIVEN_UP:
                _remember(self._given_up, wanted, time.monotonic(), _REMEMBERED)
            else:
                _remember(self._unavailable, wanted, answer, _REMEMBERED)
        except StorageError as error:
            _log.warning("no debrief kept", table=wanted[0], error=repr(error))
            _remember(self._unavailable, wanted, _UNAVAILABLE, _REMEMBERED)
        finally:
            del self._waiting[wanted]

    async def _look_at_file(self, digest: str, file: _File) -> None:
        try:
            answer = await self._answer(file.record, "")
            if answer is _GIVEN_UP:
                _remember(self._given_up, digest, time.monotonic(), _REMEMBERED)
            else:
                _remember(self._told, digest, answer, _FILES_KEPT)
        finally:
            del self._files[digest]

    async def _answer(self, record: str, table: str) -> DebriefAnswer:
        """What is found in a record; that there is nothing, if it cannot be found."""
        try:
            return await self._look_back(record)
        except TimeoutError:
            _log.warning("debrief given up", table=table)
            return _GIVEN_UP
        except (OSError, ValueError) as error:
            _log.warning("no debrief", table=table, error=repr(error))
            return _UNAVAILABLE


def _digest(record: str) -> str:
    return sha256(record.encode()).hexdigest()


def _remember(among: OrderedDict[K, V], key: K, found: V, most: int) -> None:
    """The last few."""
    among[key] = found
    while len(among) > most:
        among.popitem(last=False)
