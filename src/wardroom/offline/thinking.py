"""Colleagues think where the tables are: there is no other process to ask."""

import asyncio
from collections.abc import Sequence
from typing import Literal

from wardroom.kernel import Move, Table
from wardroom.players.puzzling import Verdict, judged
from wardroom.protocol import DebriefAnswer
from wardroom.server.colleagues.thinker import Thinker
from wardroom.server.colleagues.worker import Answer, Question, Worker
from wardroom.server.features.debriefs.answers import answer_to
from wardroom.server.tables.call_message import CallMessage
from wardroom.teaching.puzzle import Puzzle

_BREATH = 0.0
"""Seconds in which waiting messages go out before anyone begins to think."""


class OneThinker(Thinker):
    """The only one who thinks for all tables."""

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
        """What they would do; WorkerFailed if they cannot say."""
        return await self.answer(kind, id, table, colleagues, person, at, calls)

    async def close(self) -> None:
        await self._stop()


class OfflineThinker(OneThinker):
    """Thinks at once, one question after the other."""

    def __init__(self) -> None:
        super().__init__()
        self._worker = Worker()

    async def _asked(self, question: Question) -> Answer:
        await asyncio.sleep(_BREATH)
        return self._worker.answer(question)

    async def _stop(self) -> None:
        self._known.clear()
        self._worker = Worker()


class OfflineJudge:
    """Judges turns of puzzles, as `PuzzleJudge` does in a process of its own."""

    async def verdict(self, puzzle: Puzzle, moves: Sequence[Move], client: str) -> Verdict:
        await asyncio.sleep(_BREATH)
        return judged(puzzle, moves)


async def looked_back(record: str) -> DebriefAnswer:
    """Looks back at a game, where nobody else can be asked to."""
    await asyncio.sleep(_BREATH)
    return answer_to(record)
