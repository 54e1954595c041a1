"""What a client is told in a lesson; nothing of it is kept."""

import asyncio
from contextlib import suppress

from wardroom.protocol import Accepted, LessonGo, Moved, Play, encode
from wardroom.server.features.lessons.lesson_table import LessonTable
from wardroom.server.features.practice.handler import PracticeHandler, PracticeServices
from wardroom.server.wire.line import Line


class LessonHandler(PracticeHandler):
    """What a client and the server say to each other about one lesson."""

    NOT_HERE = "not-in-lessons"

    def __init__(self, services: PracticeServices, connection: Line, table: LessonTable) -> None:
        super().__init__(services, connection, table)
        self._table = table
        self._heard = asyncio.Event()

    async def run(self) -> None:
        """Until the wire ends."""
        clock = asyncio.create_task(self._keep_time())
        try:
            while (text := await self._connection.receive()) is not None:
                await self._handle(text)
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
        told = self._table.play(
            message.seat, message.step, message.action, message.nonce, message.trace or []
        )
        self._connection.send(encode(Accepted(message.nonce, self._table.step)))
        self._tell(told)

    def _go(self, message: LessonGo) -> None:
        told = self._table.go_to(message.at)
        if not told:
            # Nobody has moved, or the position was made again: what is open has changed.
            self._connection.send(encode(self._table.welcome()))
        self._tell(told)

    def _tell(self, told: list[Moved]) -> None:
        self._connection.send(*map(encode, told), encode(self._table.where()))
