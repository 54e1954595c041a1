"""A fair lock: people who ask for much wait longer, and nobody else does."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairLock:
    """One at a time; of those who wait, everyone has a first turn before anyone has a second."""

    def __init__(self) -> None:
        self._locked = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn_of(self, person: str) -> AsyncIterator[None]:
        """Hold the lock in the name of a person."""
        await self._acquire(person)
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, person: str) -> None:
        if not self._locked:
            self._locked = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release()
            else:
                self._give_up(person, turn)
            raise

    def _release(self) -> None:
        while self._waiting:
            person, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                # The next turn of this person comes after one of everybody else.
                self._waiting[person] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._locked = False

    def _give_up(self, person: str, turn: asyncio.Future[None]) -> None:
        turns = self._waiting.get(person)
        if turns is not None and turn in turns:
            turns.remove(turn)
            if not turns:
                del self._waiting[person]
