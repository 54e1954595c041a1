"""Wakes all who wait for something to change."""

import asyncio


class Notifier:
    """`notify` ends every `wait` that has begun."""

    def __init__(self) -> None:
        self._waiters: list[asyncio.Future[None]] = []

    def notify(self) -> None:
        waiters, self._waiters = self._waiters, []
        for one in waiters:
            if not one.done():
                one.set_result(None)

    async def wait(self, within: float) -> None:
        """Return when notified, or after so many seconds."""
        notified: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.append(notified)
        await asyncio.wait([notified], timeout=within)
        notified.cancel()
