"""The socket of a lesson: it speaks the protocol of a table, and of nothing is anything kept."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from wardroom.protocol import Accepted, LessonGo, Moved, Play, encode
from wardroom.server.features.lessons.lesson_table import LessonTable, lesson_called
from wardroom.server.features.practice.socket import PracticeHandler, practising
from wardroom.server.services import Services
from wardroom.server.websocket.connection import Connection


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
        await _LessonHandler(services, connection, table).run()


class _LessonHandler(PracticeHandler):
    """What a client and the server say to each other about one lesson."""

    NOT_HERE = "not-in-lessons"

    def __init__(self, services: Services, connection: Connection, table: LessonTable) -> None:
        super().__init__(services, connection, table)
        self._table = table
        self._heard = asyncio.Event()

    async def run(self) -> None:
        """Until the socket ends."""
        clock = asyncio.create_task(self._keep_time())
        try:
            while (heard := await self._connection.receive()) is not None:
                await self._handle(heard)
                self._heard.set()
        finally:
            clock.cancel()

    async def _keep_time(self) -> None:
        """Tell what happens by itself while the clock of a step runs."""
        while True:
            self._heard.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._table.pause):
                    await self._heard.wait()
            self._tick()

    def _tick(self) -> None:
        told = self._table.tick()
        if told:
            self._tell(told)

    async def _play(self, message: Play) -> None:
        self._tick()
        told = self._table.play(message.seat, message.step, message.action, message.nonce)
        self._connection.send(encode(Accepted(message.nonce, self._table.step)))
        self._tell(told)

    def _go(self, message: LessonGo) -> None:
        told = self._table.go_to(message.at)
        if not told:
            # Nobody has moved, or the position was made anew: what is open has changed.
            self._connection.send(encode(self._table.welcome()))
        self._tell(told)

    def _tell(self, told: list[Moved]) -> None:
        self._connection.send(*map(encode, told), encode(self._table.where()))
