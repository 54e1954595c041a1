"""A WebSocket client that costs next to nothing, so that a bench measures the server.

It speaks just enough of RFC 6455 for text messages between this program and a server on the same
machine: no extensions, no fragments, no TLS, and a mask of zeros, which leaves the text as it is.
Everything else in Wardroom uses the `websockets` package.
"""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from secrets import token_bytes
from typing import Final, cast

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
_FINAL: Final = 0x80
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)


class Wire(asyncio.Protocol):
    """One connection: `hear` gets every text, `lost` is called once when it is over."""

    def __init__(
        self,
        host: str,
        path: str,
        cookie: str,
        hear: Callable[[bytes], None],
        lost: Callable[[str], None],
    ) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(token_bytes(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self._hear = hear
        self._lost = lost
        self._transport: asyncio.Transport | None = None
        self._open = False
        self._rest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # The transports of uvloop are no subclass.
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def close(self) -> None:
        self._lost = _ignore
        if self._transport is not None:
            self._write(CLOSE, b"")
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        rest = self._rest + data if self._rest else data
        if not self._open:
            head, end, rest = rest.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            status = head.partition(b"\r\n")[0].decode("latin-1")
            if " 101 " not in status + " ":
                self._end(f"the server answered {status!r}")
                return
            self._open = True
            self.opened.set_result(None)
        self._rest = self._frames(rest)

    def connection_lost(self, error: Exception | None) -> None:
        self._end("the connection was lost")

    def _frames(self, data: bytes) -> bytes:
        """Take every whole frame; what is left belongs to the next one."""
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1] & 0x7F, at + 2
            if length == 126:
                start += 2
                length = int.from_bytes(data[at + 2 : start])
            elif length == 127:
                start += 8
                length = int.from_bytes(data[at + 2 : start])
            if start > size or start + length > size:
                break
            kind, payload = data[at] & 0x0F, data[start : start + length]
            at = start + length
            if kind == TEXT:
                self._hear(payload)
            elif kind == PING:
                self._write(PONG, payload)
            elif kind == CLOSE:
                self._end(payload[2:].decode("utf-8", "replace") or "the server closed")
        return data[at:]

    def _write(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        if length < 126:
            head = bytes((_FINAL | kind, _MASKED | length))
        else:
            head = bytes((_FINAL | kind, _MASKED | 126)) + length.to_bytes(2)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(head + _NO_MASK + payload)

    def _end(self, why: str) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))
        lost, self._lost = self._lost, _ignore
        lost(why)
        if self._transport is not None:
            self._transport.close()


def _ignore(_: str) -> None:
    """The end has been told already, or was wished for."""
