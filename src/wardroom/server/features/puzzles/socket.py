"""The socket of a puzzle: it speaks the protocol of a table, for one turn."""

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from wardroom.server.features.practice.socket import practising
from wardroom.server.features.puzzles.handler import PuzzleHandler
from wardroom.server.features.puzzles.puzzle_table import PuzzleTable
from wardroom.server.features.puzzles.service import puzzle_called
from wardroom.server.services import Services


@websocket("/api/puzzles/{game:str}/{name:str}/play")
async def puzzle(
    socket: WebSocket[Any, Any, State], game: FromPath[str], name: FromPath[str], state: State
) -> None:
    """Try a puzzle, from its beginning."""
    services: Services = state.services
    async with practising(services, socket, "puzzle") as connection:
        table = await asyncio.to_thread(PuzzleTable, puzzle_called(game, name))
        await PuzzleHandler(services, connection, table).run()
