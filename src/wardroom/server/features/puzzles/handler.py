"""What a client is told in a puzzle, for one turn."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from wardroom.kernel import Move, WardroomError
from wardroom.players.puzzling import Verdict
from wardroom.protocol import Accepted, Play, encode
from wardroom.server.errors import api_error_of
from wardroom.server.features.practice.handler import PracticeHandler, PracticeServices
from wardroom.server.features.puzzles.puzzle_table import PuzzleTable
from wardroom.server.features.puzzles.service import PuzzleShelves
from wardroom.server.logger import get_logger
from wardroom.server.wire.line import Line
from wardroom.server.wire.refusals import complain
from wardroom.teaching.puzzle import Puzzle

_log = get_logger(__name__)


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
        self._judging: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Until the wire ends; nobody waits for a judgement any more then."""
        try:
            while (text := await self._connection.receive()) is not None:
                await self._handle(text)
        finally:
            if self._judging is not None:
                self._judging.cancel()
                with suppress(asyncio.CancelledError):
                    await self._judging

    async def _play(self, message: Play) -> None:
        table, connection = self._table, self._connection
        told = table.play(message.seat, message.step, message.action, message.nonce)
        connection.send(encode(Accepted(message.nonce, table.step)))
        connection.send(*map(encode, told))
        if table.where().status == "judging":
            connection.send(encode(table.where()))
            # Pings must be answered meanwhile: a silent line is given up, and its puzzle with it.
            self._judging = asyncio.create_task(self._judged())
        else:
            await self._tell()

    async def _judged(self) -> None:
        """Judge the turn that is over. Whatever goes wrong, the person gets an answer."""
        table, connection = self._table, self._connection
        try:
            table.judge(*await self._judge.verdict(table.puzzle, table.moves, connection.address))
            await self._tell()
        except Exception as error:
            if isinstance(error, WardroomError):
                complain(connection, api_error_of(error))
            else:
                _log.exception("no verdict", practised=table.puzzle.name)
            if table.where().status == "judging":
                table.judge(False, None)
                connection.send(encode(table.where()))

    async def _tell(self) -> None:
        """Say how the puzzle stands; a solution is remembered before the person hears of it."""
        table, connection = self._table, self._connection
        try:
            if table.where().status == "solved":
                await self._puzzles.solved(connection.person, table.puzzle)
        finally:
            connection.send(encode(table.where()))
