"""One open socket: who is at the other end, and what they are told."""

import asyncio
from typing import Any, Final

from litestar import WebSocket
from litestar.datastructures import State

from wardroom.server.http.clients import client_of
from wardroom.server.rate_limit import MESSAGES, TokenBucket
from wardroom.server.websocket.transport import OFTEN, SELDOM, transport_of

FAREWELL: Final = 2.0
"""Seconds for saying goodbye."""


class Connection:
    """A person's socket, at a table or in the lobby."""

    def __init__(self, socket: WebSocket[Any, Any, State], person: str | None) -> None:
        self.person = person
        self.seats: tuple[int, ...] = ()
        self.shows_pages = False
        self.address = client_of(socket.scope)
        self.allowance = TokenBucket(*MESSAGES)
        self._transport = transport_of(socket.scope)
        self._transport.settle()
        self._over = False
        self._farewell: asyncio.Task[None] | None = None

    @property
    def silence(self) -> float:
        """Seconds for which the other side has not answered."""
        return self._transport.silence

    def watch(self, closely: bool) -> None:
        """Ask often whether the other side is still there, or seldom: a ping wakes a phone."""
        self._transport.ping_every(OFTEN if closely else SELDOM)

    def send(self, *messages: bytes) -> None:
        """Send messages, unless the socket has ended or is about to."""
        if not self._over and not self._transport.tell(messages):
            self._over = True

    def end(self, code: int) -> None:
        """Close the socket after all that was sent."""
        if not self._over:
            self._over = True
            self._farewell = asyncio.create_task(self._transport.hang_up(code))

    async def ended(self) -> None:
        """Return when the socket is closed, or is to be closed."""
        if self._farewell is not None:
            await asyncio.wait([self._farewell], timeout=FAREWELL)
            self._farewell.cancel()

    async def receive(self) -> str | bytes | None:
        """The next message; None when the socket has ended."""
        event = await self._transport.receive()
        if event["type"] != "websocket.receive":
            return None
        text: str | bytes | None = event.get("text")
        return text if text is not None else event.get("bytes") or b""
