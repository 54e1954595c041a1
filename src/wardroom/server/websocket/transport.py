"""The WebSocket transport: takes messages at once.

ASGI hands each message through a queue, a task and half a dozen layers. A busy server spends a
fifth of its time there, so a table's messages go past them: what it tells becomes a frame in the
transport's buffer straight away, which the event loop sends with all else that is in it. Opening
and closing, pings, and whatever arrives are as uvicorn has them.

This leans on parts of uvicorn that it does not promise to keep. So pyproject.toml names the last
version it was tried with, and tests/server/test_transport.py says what has changed in another.
"""

import asyncio
import struct
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "wardroom.transport"
"""Where the transport is found in the extensions of an ASGI scope."""
MOST_UNREAD: Final = 8
"""Messages that may wait to be handled; then no more are taken from the other side."""
MOST_UNSENT: Final = 4 * 1024 * 1024
"""Bytes that may wait; a client that takes fewer has gone, and can come back and catch up."""

SELDOM: Final = 20.0
"""Seconds between pings, which keep a connection open and find out in the end that it is dead."""
OFTEN: Final = 2.0
"""Seconds between pings where it matters soon who is gone."""

_TEXT: Final = 0x81
_NOT_UNICODE: Final = 1007


class Transport(Protocol):
    """What a connection needs of a WebSocket."""

    @property
    def silence(self) -> float:
        """Seconds for which a ping has been waiting for its answer."""

    def ping_every(self, seconds: float) -> None:
        """Ask the other side so often whether it is still there."""

    def tell(self, messages: Iterable[bytes]) -> bool:
        """Send texts; False if the other side is too slow, and then it is hung up."""

    async def receive(self) -> Any:
        """The next event, as ASGI has it."""

    async def hang_up(self, code: int) -> None:
        """Close the WebSocket after all that was sent; nothing if the other side was quicker."""

    def settle(self) -> None:
        """The greeting is over: what it was made of, cookies included, is needed no more."""


def transport_of(scope: Any) -> Transport:
    """The transport of a WebSocket."""
    transport: Transport = scope["extensions"][EXTENSION]["transport"]
    return transport


def converse(scope: Any, conversation: Coroutine[Any, Any, None]) -> None:
    """Talk over a WebSocket as soon as the greeting is over: see `conversed`."""
    scope["extensions"][EXTENSION]["conversation"] = conversation


async def conversed(scope: Any) -> None:
    """Return when the conversation of a WebSocket is over, if there is one.

    It goes on where the greeting came in, past all that found the way to it: routes, sessions,
    headers and the frames of a dozen calls would be six kilobytes for as long as a socket is open.
    """
    conversation = scope.get("extensions", {}).get(EXTENSION, {}).get("conversation")
    if conversation is not None:
        scope.clear()
        await conversation


class Inbox:
    """Events that wait for the one task that reads them: what uvicorn needs of an asyncio.Queue, at
    a tenth of its three kilobytes.
    """

    __slots__ = ("_events", "_reader")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._events.pop(0)

    def empty(self) -> bool:
        return not self._events

    def qsize(self) -> int:
        return len(self._events)


_WRITABLE: Final = asyncio.Event()
"""What all have in common to whom can be written. It holds 800 bytes for those who wait."""
_WRITABLE.set()


class DirectWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, and a way past ASGI."""

    # What uvicorn keeps of each socket. As more than thirty names do not fit into what the
    # dictionaries of objects share, it would take five times as much in one of its own.
    __slots__ = (
        *("app", "app_state", "asgi_version", "client", "close_sent", "close_timeout"),
        *("close_timer", "config", "conn", "connections", "curr_msg_data_type", "default_headers"),
        *("disconnected", "frames", "handshake_complete", "handshake_initiated"),
        *("initial_response", "last_ping_rtt", "logger", "loop", "pending_ping_payload"),
        *("ping_interval", "ping_sent_at", "ping_timeout", "ping_timer", "pong_timer", "queue"),
        *("read_paused", "request", "response", "root_path", "scheme", "scope", "server", "tasks"),
        *("transport", "writable"),
    )

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue: Any = Inbox()
        self.writable = _WRITABLE

    def pause_writing(self) -> None:
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        self.writable.set()
        self.writable = _WRITABLE

    def settle(self) -> None:
        # The parser holds the request for as long as the socket lives, with all that a browser says
        # of itself in its headers.
        if self.request is not None:
            self.request.headers.clear()
        self.scope["headers"] = ()
        self.request: Any = None
        self.response: Any = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"transport": self}

    async def send(self, message: Any) -> None:
        await super().send(message)
        ended = message["type"] == "websocket.http.response.body"
        if ended and not message.get("more_body", False):
            # A refusal is an answer too; uvicorn would log each one as an error of ours.
            self.handshake_complete = True

    async def hang_up(self, code: int) -> None:
        # The other side may have been quicker: uvicorn knows before or after it sends.
        with suppress(RuntimeError, OSError):
            await self.send({"type": "websocket.close", "code": code})

    @property
    def silence(self) -> float:
        return 0.0 if self.pending_ping_payload is None else self.loop.time() - self.ping_sent_at

    def ping_every(self, seconds: float) -> None:
        if self.ping_interval != seconds:
            self.ping_interval = seconds
            if self.ping_timer is not None:
                # Else one is on its way, and the next is planned when it is answered.
                self.ping_timer.cancel()
                self.schedule_ping()

    def tell(self, messages: Iterable[bytes]) -> bool:
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return True
        transport.write(b"".join(map(_frame, messages)))
        if not self.writable.is_set() and transport.get_write_buffer_size() > MOST_UNSENT:
            transport.abort()
            return False
        return True

    def send_receive_event_to_app(self) -> None:
        """Queue what has arrived; uvicorn would stop reading after each single message."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self.conn.send_close(_NOT_UNICODE)
                self.handle_parser_exception()
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def _frame(text: bytes) -> bytes:
    """A whole text message from a server, as RFC 6455 writes it."""
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size)) + text
    if size < 65536:
        return struct.pack("!BBH", _TEXT, 126, size) + text
    return struct.pack("!BBQ", _TEXT, 127, size) + text
