"""What is done every few seconds for as long as a process runs."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from wardroom.server.logger import get_logger

HEARTBEAT: Final = 10.0

Beat = Callable[[], Awaitable[None]]
_log = get_logger(__name__)


class Heartbeat:
    """Does some things one after the other, again and again."""

    def __init__(self, beats: Sequence[Beat]) -> None:
        self._beats = beats
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="heartbeat")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            for beat in self._beats:
                try:
                    await beat()
                except Exception as error:
                    _log.warning("housekeeping failed", error=repr(error))
