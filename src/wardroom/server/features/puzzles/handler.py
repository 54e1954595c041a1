"""What a client is told in a puzzle, for one turn."""

from collections.abc import Sequence
from typing import Protocol

from wardroom.kernel import Move
from wardroom.players.puzzling import Verdict
from wardroom.protocol import Accepted, Play, encode
from wardroom.server.features.practice.handler import PracticeHandler, PracticeServices
from wardroom.server.features.puzzles.puzzle_table import PuzzleTable
from wardroom.server.features.puzzles.service import PuzzleShelves
from wardroom.server.wire.line import Line
from wardroom.teaching.puzzle import Puzzle


class Judge(Protocol):
    """Says what turns are worth that nobody has judged before."""

    async def verdict(self, puzzle: Puzzle, moves: Sequence[Move], client: str) -> Verdict: ...


class PuzzleServices(PracticeServices, Protocol):
    """What is needed to try a puzzle."""

    @property
    def puzzle_judge(self) -> Judge: ...

    @property
    def puzzles(self) -> PuzzleShelves: ...


class PuzzleHandler(PracticeHandler):
    """What a client and the server say to each other about one puzzle."""

    NOT_HERE = "not-in-puzzles"

    def __init__(self, services: PuzzleServices, connection: Line, table: PuzzleTable) -> None:
        super().__init__(services, connection, table)
        self._table = table
        self._judge = services.puzzle_judge
        self._puzzles = services.puzzles

    async def run(self) -> None:
        """Until the wire ends."""
        while (heard := await self._connection.receive()) is not None:
            await self._handle(heard)

    async def _play(self, message: Play) -> None:
        table, connection = self._table, self._connection
        told = table.play(message.seat, message.step, message.action, message.nonce)
        connection.send(encode(Accepted(message.nonce, table.step)))
        connection.send(*map(encode, told))
        await self._tell()

    async def _tell(self) -> None:
        """Say how the puzzle stands; a turn that is over is judged, and who has solved it is
        remembered before they hear it.
        """
        table, connection = self._table, self._connection
        if table.where().status == "judging":
            connection.send(encode(table.where()))
            verdict = await self._judge.verdict(table.puzzle, table.moves, connection.address)
            table.judge(*verdict)
        try:
            if table.where().status == "solved":
                await self._puzzles.solved(connection.person, table.puzzle)
        finally:
            connection.send(encode(table.where()))
