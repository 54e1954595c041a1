"""The processes in which colleagues think, and asking them.

Each table belongs to one process, so that what it has thought about stays there. A process that
dies or takes too long is replaced, and the question asked once more.
"""

import asyncio
import sys
import zlib
from collections.abc import Sequence
from typing import Final, Literal

import msgspec
import structlog

from wardroom.kernel import Move, Table, WardroomError
from wardroom.server.colleagues.worker import POLITE, TABLES_KEPT, Answer, Question, TableSetup
from wardroom.server.fair_lock import FairLock
from wardroom.server.metrics import THINKING, THOUGHT
from wardroom.server.tables.call_message import CallMessage

LONGEST_THOUGHT: Final = 60.0
_LONGEST_LINE: Final = 1 << 20
_ATTEMPTS: Final = 2

_encode: Final = msgspec.json.Encoder().encode
_ANSWERS: Final = msgspec.json.Decoder(Answer)
_log = structlog.get_logger(__name__)


class WorkerFailed(WardroomError):
    """A colleague could not make up its mind."""


class WorkerPool:
    """Some processes in which colleagues think."""

    def __init__(self, number: int, polite: bool = False) -> None:
        """A `polite` pool lets everything else on the machine go first."""
        self._workers = [_WorkerProcess(polite) for _ in range(number)]

    @property
    def size(self) -> int:
        return len(self._workers)

    @property
    def running(self) -> int:
        """So many of them can be asked; the others are started when they are."""
        return sum(worker.is_running for worker in self._workers)

    async def start(self) -> None:
        """Start them, so that the first question need not wait for it."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._workers))

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
        worker = self._workers[zlib.crc32(id.encode()) % len(self._workers)]
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
            async with worker.turn_of(person):
                answer = await worker.ask(
                    kind, id, setup, record.moves[:], colleagues, at, list(calls)
                )
        if answer.failed:
            raise WorkerFailed(answer.failed)
        return answer


class _WorkerProcess:
    """One process, and what it knows of each table."""

    def __init__(self, polite: bool) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._arguments = (POLITE,) if polite else ()
        self._lock = FairLock()
        self._closed = False
        self._known: dict[str, list[Move]] = {}
        self.turn_of = self._lock.turn_of

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        async with self.turn_of(""):
            await self._started()

    async def close(self) -> None:
        """End for good."""
        self._closed = True
        await self._stop()

    async def _stop(self) -> None:
        process, self._process = self._process, None
        self._known.clear()
        if process is not None and process.returncode is None:
            process.kill()
            ending = asyncio.ensure_future(process.wait())
            try:
                await asyncio.shield(ending)
            finally:
                # A caller that gives up waiting must not leave its pipes to a closed loop.
                await ending

    async def ask(
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
                new = _told(moves[known:])
                question = Question(kind, id, setup, known, new, colleagues, at, calls)
                answer = await self._asked(question)
                if answer.forgotten:
                    question = Question(kind, id, setup, 0, _told(moves), colleagues, at, calls)
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

    async def _asked(self, question: Question) -> Answer:
        process = await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(_encode(question) + b"\n")
        async with asyncio.timeout(LONGEST_THOUGHT):
            await process.stdin.drain()
            line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return _ANSWERS.decode(line)

    async def _started(self) -> asyncio.subprocess.Process:
        if self._closed:
            raise EOFError
        if self._process is None or self._process.returncode is not None:
            self._known.clear()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "wardroom.server.colleagues.worker",
                *self._arguments,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LONGEST_LINE,
            )
        return self._process


def _common(before: Sequence[Move], after: Sequence[Move]) -> int:
    """How many moves two states of one record share from the beginning.

    A record changes only at its end, so where it has the same move as before it is the same up to
    there. In a table built anew all moves are others.
    """
    shared = min(len(before), len(after))
    while shared and before[shared - 1] is not after[shared - 1]:
        shared -= 1
    return shared


def _told(moves: Sequence[Move]) -> list[tuple[int, str, int]]:
    return [(move.seat, move.action, move.at) for move in moves]
