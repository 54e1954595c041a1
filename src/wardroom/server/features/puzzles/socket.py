"""The socket of a puzzle: it speaks the protocol of a table, for one turn."""

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from wardroom.protocol import Accepted, Play, encode
from wardroom.server.features.practice.socket import PracticeHandler, practising
from wardroom.server.features.puzzles.puzzle_table import PuzzleTable
from wardroom.server.features.puzzles.service import puzzle_called
from wardroom.server.services import Services
from wardroom.server.websocket.connection import Connection


@websocket("/api/puzzles/{game:str}/{name:str}/play")
async def puzzle(
    socket: WebSocket[Any, Any, State], game: FromPath[str], name: FromPath[str], state: State
) -> None:
    """Try a puzzle, from its beginning."""
    services: Services = state.services
    async with practising(services, socket, "puzzle") as connection:
        table = await asyncio.to_thread(PuzzleTable, puzzle_called(game, name))
        await _PuzzleHandler(services, connection, table).run()


class _PuzzleHandler(PracticeHandler):
    """What a client and the server say to each other about one puzzle."""

    NOT_HERE = "not-in-puzzles"

    def __init__(self, services: Services, connection: Connection, table: PuzzleTable) -> None:
        super().__init__(services, connection, table)
        self._table = table

    async def run(self) -> None:
        """Until the socket ends."""
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
            verdict = await self._services.puzzle_judge.verdict(
                table.puzzle, table.moves, connection.address
            )
            table.judge(*verdict)
        try:
            if table.where().status == "solved":
                await self._services.puzzles.solved(connection.person, table.puzzle)
        finally:
            connection.send(encode(table.where()))
