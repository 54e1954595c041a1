"""The WebSocket transport: takes messages at once.

ASGI hands each message through a queue, a task and half a dozen layers. A busy server spends a
fifth of its time there, so a table's messages go past them: what it tells becomes a frame in the
transport's buffer straight away, which the event loop sends with all else that is in it. Opening
and closing, pings, and whatever arrives are as uvicorn has them.

This leans on parts of uvicorn that it does not promise to keep. So pyproject.toml names the last
version it was tried with, and tests/server/test_transport.py says what has changed in another.
"""

import struct
from collections.abc import Iterable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "wardroom.transport"
"""Where the transport is found in the extensions of an ASGI scope."""
MOST_UNREAD: Final = 8
"""Messages that wait to be obeyed before no more are taken from the other side."""
MOST_UNSENT: Final = 4 * 1024 * 1024
"""Bytes that may wait; whoever takes fewer has gone, and can come back and catch up."""

_TEXT: Final = 0x81
_NOT_UNICODE: Final = 1007


class Transport(Protocol):
    """What a connection needs of a WebSocket."""

    @property
    def silence(self) -> float:
        """Seconds for which a ping has been waiting for its answer."""

    def tell(self, messages: Iterable[bytes]) -> bool:
        """Send texts; False if the other side is too slow, and then it is hung up."""

    async def receive(self) -> Any:
        """The next event, as ASGI has it."""


def transport_of(scope: Any) -> Transport:
    """The transport of a WebSocket."""
    transport: Transport = scope["extensions"][EXTENSION]["transport"]
    return transport


class DirectWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, and a way past ASGI."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"transport": self}

    @property
    def silence(self) -> float:
        return 0.0 if self.pending_ping_payload is None else self.loop.time() - self.ping_sent_at

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
