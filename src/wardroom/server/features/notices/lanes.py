"""Deliveries side by side: to each host one at a time, to some hosts at once.

A chat that does not answer holds up what goes to the same chat, and nothing else: mail, browsers
and chats have places of their own. After a failure the rest of a lane is left for another look,
which begins with what nobody has tried yet.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import structlog

from wardroom.server.features.notices.store import Delivery

AT_ONCE: Final = 16
"""Hosts to which something is on its way at one time, of each channel."""

_log = structlog.get_logger(__name__)

_Lane = tuple[str, str]
"""A channel and a host."""


class Lanes:
    """What is on its way from this process."""

    def __init__(self, deliver: Callable[[Delivery], Awaitable[bool]]) -> None:
        """`deliver` makes one attempt; False if others the same way had better wait."""
        self._deliver = deliver
        self._going: dict[_Lane, asyncio.Task[None]] = {}

    def start(self, deliveries: Iterable[Delivery]) -> None:
        """Send what is due, but for what goes where something is on its way already: that is due
        again at the next look, and so is what finds no place.
        """
        lanes: dict[_Lane, list[Delivery]] = {}
        for delivery in deliveries:
            lanes.setdefault(_lane(delivery), []).append(delivery)
        for lane, waiting in lanes.items():
            busy = sum(channel == lane[0] for channel, _ in self._going)
            if lane not in self._going and busy < AT_ONCE:
                task = asyncio.create_task(self._drive(waiting), name="deliveries")
                self._going[lane] = task
                task.add_done_callback(partial(self._arrived, lane))

    async def empty(self) -> None:
        """Wait until nothing is on its way."""
        while self._going:
            await asyncio.wait(list(self._going.values()))

    async def close(self) -> None:
        """Break everything off; another process, or this one later, takes it up again."""
        going = list(self._going.values())
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)

    def _arrived(self, lane: _Lane, _: asyncio.Task[None]) -> None:
        del self._going[lane]

    async def _drive(self, deliveries: Iterable[Delivery]) -> None:
        try:
            for delivery in deliveries:
                if not await self._deliver(delivery):
                    return
        except Exception as error:
            _log.warning("notices failed", error=repr(error))


def _lane(delivery: Delivery) -> _Lane:
    try:
        return delivery.channel, urlsplit(delivery.address).hostname or ""
    except ValueError:
        return delivery.channel, ""
