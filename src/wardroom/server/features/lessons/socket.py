"""The socket of a lesson: it speaks the protocol of a table, and nothing of it is kept."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from wardroom.server.features.lessons.handler import LessonHandler
from wardroom.server.features.lessons.lesson_table import LessonTable, lesson_called
from wardroom.server.features.practice.socket import practising
from wardroom.server.services import Services


@websocket("/api/lessons/{game:str}/{name:str}/play")
async def lesson(
    socket: WebSocket[Any, Any, State],
    game: FromPath[str],
    name: FromPath[str],
    state: State,
    at: FromQuery[int] = 0,
) -> None:
    """Take a lesson, from its beginning or from a step on."""
    services: Services = state.services
    async with practising(services, socket, "lesson") as connection:
        table = LessonTable(lesson_called(game, name), at)
        await LessonHandler(services, connection, table).run()
