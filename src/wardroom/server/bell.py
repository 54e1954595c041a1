"""A bell that wakes all who wait for something to change."""

import asyncio


class Bell:
    """Rung whenever there is something new; whoever listens then hears it once."""

    def __init__(self) -> None:
        self._listening: list[asyncio.Future[None]] = []

    def ring(self) -> None:
        listening, self._listening = self._listening, []
        for one in listening:
            if not one.done():
                one.set_result(None)

    async def heard(self, within: float) -> None:
        """Return when it rings, or after so many seconds."""
        ringing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._listening.append(ringing)
        await asyncio.wait([ringing], timeout=within)
        ringing.cancel()
