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

from wardroom.kernel import Table
from wardroom.server.colleagues.thinker import Thinker
from wardroom.server.colleagues.worker import POLITE, Answer, Question
from wardroom.server.tables.call_message import CallMessage

LONGEST_THOUGHT: Final = 60.0
_LONGEST_LINE: Final = 1 << 20

_encode: Final = msgspec.json.Encoder().encode
_ANSWERS: Final = msgspec.json.Decoder(Answer)


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
        """How many of them are running; the others are started with their first question."""
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
        return await worker.answer(kind, id, table, colleagues, person, at, calls)


class _WorkerProcess(Thinker):
    """One process, and what it knows of each table."""

    def __init__(self, polite: bool) -> None:
        super().__init__()
        self._process: asyncio.subprocess.Process | None = None
        self._arguments = (POLITE,) if polite else ()
        self._closed = False

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
