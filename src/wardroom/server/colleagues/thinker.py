"""Those who think about tables, in a process of their own or not.

What they have thought about a table stays with them, so they are told only what is new there.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Literal, Protocol

import msgspec

from wardroom.kernel import Move, Table, WardroomError
from wardroom.server.colleagues.worker import TABLES_KEPT, Answer, Question, TableSetup
from wardroom.server.fair_lock import FairLock
from wardroom.server.logger import get_logger
from wardroom.server.metrics import THINKING, THOUGHT
from wardroom.server.tables.call_message import CallMessage

_ATTEMPTS: Final = 2
_log = get_logger(__name__)


class WorkerFailed(WardroomError):
    """A colleague could not make up its mind."""


class Thinkers(Protocol):
    """Where colleagues think."""

    async def ask(
        self,
        kind: Literal["choice", "hint"],
        id: str,
        table: Table,
        colleagues: dict[int, str],
        person: str,
        at: int = 0,
        calls: Sequence[CallMessage] = (),
    ) -> Answer:
        """What they would do; WorkerFailed if they cannot say.

        Questions wait for each other by turns of the people in whose name they are asked.
        """

    async def close(self) -> None: ...


class Thinker(ABC):
    """Answers one question after the other, and knows which moves of each table it was told."""

    def __init__(self) -> None:
        self._lock = FairLock()
        self._known: dict[str, list[Move]] = {}
        self.turn_of = self._lock.turn_of

    @abstractmethod
    async def _asked(self, question: Question) -> Answer:
        """The answer to a question; an error of the system where it was lost."""

    @abstractmethod
    async def _stop(self) -> None:
        """Forget everything: the next question comes from the beginning."""

    async def answer(
        self,
        kind: Literal["choice", "hint"],
        id: str,
        table: Table,
        colleagues: dict[int, str],
        person: str,
        at: int,
        calls: Sequence[CallMessage],
    ) -> Answer:
        """What the colleagues would do; WorkerFailed if they cannot say."""
        record = table.record
        setup = TableSetup(
            record.game,
            record.edition,
            record.seats,
            record.seed,
            record.options,
            record.carried,
        )
        with THINKING.track_inprogress(), THOUGHT.time():
            async with self.turn_of(person):
                answer = await self._answer(
                    kind, id, setup, record.moves[:], colleagues, at, list(calls)
                )
        if answer.failed:
            raise WorkerFailed(answer.failed)
        return answer

    async def _answer(
        self,
        kind: Literal["choice", "hint"],
        id: str,
        setup: TableSetup,
        moves: list[Move],
        colleagues: dict[int, str],
        at: int,
        calls: list[CallMessage],
    ) -> Answer:
        """The answer to a question, by the person who has the turn."""
        for _ in range(_ATTEMPTS):
            try:
                known = _common(self._known.get(id, ()), moves)
                new = _encoded(moves[known:])
                question = Question(kind, id, setup, known, new, colleagues, at, calls)
                answer = await self._asked(question)
                if answer.forgotten:
                    question = Question(kind, id, setup, 0, _encoded(moves), colleagues, at, calls)
                    answer = await self._asked(question)
            except (OSError, EOFError, TimeoutError, msgspec.DecodeError) as error:
                _log.warning("worker process lost", table=id, error=repr(error))
                await self._stop()
                continue
            except asyncio.CancelledError:
                # Its answer would be taken for that to the next question.
                await self._stop()
                raise
            self._known.pop(id, None)
            if not answer.failed:
                self._known[id] = moves
            while len(self._known) > TABLES_KEPT:
                del self._known[next(iter(self._known))]
            return answer
        raise WorkerFailed("The process in which the colleague was thinking has ended.")


def _common(before: Sequence[Move], after: Sequence[Move]) -> int:
    """How many moves two states of one record share from the beginning.

    A record changes only at its end, so where it has the same move as before it is the same up to
    there. In a table rebuilt all moves are others.
    """
    shared = min(len(before), len(after))
    while shared and before[shared - 1] is not after[shared - 1]:
        shared -= 1
    return shared


def _encoded(moves: Sequence[Move]) -> list[tuple[int, str, int]]:
    return [(move.seat, move.action, move.at) for move in moves]
