"""A WebSocket at the level of frames, to send what no well-behaved client would."""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Mapping
from typing import Final, NamedTuple, Self

CONTINUATION: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10


class Frame(NamedTuple):
    """What came back; a connection that breaks off without a close frame is `kind` -1."""

    kind: int
    payload: bytes

    @property
    def close_code(self) -> int:
        return int.from_bytes(self.payload[:2]) if len(self.payload) >= 2 else 1005


BROKEN_OFF: Final = Frame(-1, b"")


class RawSocket:
    """One connection, from the handshake on."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.status = 0
        self.answer = b""

    @classmethod
    async def connect(cls, address: tuple[str, int], path: str, headers: Mapping[str, str]) -> Self:
        """Ask for a WebSocket; `status` is 101 if there is one now, `answer` what was said else."""
        reader, writer = await asyncio.open_connection(*address, limit=1 << 24)
        socket = cls(reader, writer)
        asked = {
            "Host": "{}:{}".format(*address),
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items())]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            return socket
        socket.status = int(head.split(b" ", 2)[1])
        if socket.status != 101:
            for line in head.lower().split(b"\r\n"):
                if line.startswith(b"content-length:"):
                    socket.answer = await reader.readexactly(int(line.partition(b":")[2]))
        return socket

    def send(
        self, payload: bytes, kind: int = TEXT, first: int = 0x80, masked: bool = True
    ) -> None:
        """One frame; `first` holds the bits before the kind: the last of a message, or odd ones."""
        length = len(payload)
        mask = 0x80 if masked else 0
        if length < 126:
            head = struct.pack("!BB", first | kind, mask | length)
        elif length < 1 << 16:
            head = struct.pack("!BBH", first | kind, mask | 126, length)
        else:
            head = struct.pack("!BBQ", first | kind, mask | 127, length)
        # A mask of zeros leaves the payload as it is.
        self.write(head + (bytes(4) if masked else b"") + payload)

    def write(self, data: bytes) -> None:
        if not self._writer.is_closing():
            self._writer.write(data)

    async def receive(self) -> Frame:
        """The next frame but pings, which are answered."""
        try:
            while True:
                first, length = await self._reader.readexactly(2)
                if length == 126:
                    length = int.from_bytes(await self._reader.readexactly(2))
                elif length == 127:
                    length = int.from_bytes(await self._reader.readexactly(8))
                frame = Frame(first & 0x0F, await self._reader.readexactly(length))
                if frame.kind != PING:
                    return frame
                self.send(frame.payload, PONG)
        except (asyncio.IncompleteReadError, ConnectionError):
            return BROKEN_OFF

    def close(self) -> None:
        self._writer.close()
