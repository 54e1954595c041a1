"""The line to a browser: frames as others write them, and an end for those who never listen."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.conftest import run
from tests.server.playing import wire
from wardroom.server.client import Visitor
from wardroom.server.line import MOST_UNSENT, BrowserLine
from wardroom.server.spawned import SpawnedServer


class Pipe:
    """A transport whose other end takes nothing."""

    def __init__(self) -> None:
        self.kept = b""
        self.cut = False

    def write(self, data: bytes) -> None:
        self.kept += data

    def get_write_buffer_size(self) -> int:
        return len(self.kept)

    def is_closing(self) -> bool:
        return self.cut

    def abort(self) -> None:
        self.cut = True


class Full:
    """Says that nothing more can be written."""

    def is_set(self) -> bool:
        return False


def line_into(pipe: Any) -> BrowserLine:
    line: Any = BrowserLine.__new__(BrowserLine)
    line.transport, line.writable = pipe, Full()
    line.close_sent = line.disconnected = False
    told: BrowserLine = line
    return told


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_a_message_becomes_the_frame_of_the_standard(size: int) -> None:
    pipe, text = Pipe(), b"x" * size
    assert line_into(pipe).tell([text, b"and another"])
    frames = [Frame(Opcode.TEXT, data).serialize(mask=False) for data in (text, b"and another")]
    assert pipe.kept == b"".join(frames)


def test_whoever_never_listens_is_hung_up() -> None:
    pipe = Pipe()
    line = line_into(pipe)
    assert line.tell([b"x" * MOST_UNSENT]) is False
    assert pipe.cut
    kept = len(pipe.kept)
    assert line.tell([b"more"])
    assert len(pipe.kept) == kept


def test_text_that_is_none_ends_the_socket_and_floods_no_log(server: SpawnedServer) -> None:
    async def story() -> None:
        ania = await Visitor.guest(server.url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        for _ in range(5):
            async with wire(ania, table.id) as socket:
                await socket.says({"type": "hello"})
                await socket.hears("welcome")
                await socket._connection.send(b"\xff\xfe", text=True)
                with pytest.raises(ConnectionClosed):
                    await socket.hears("nothing")
                assert await socket.is_closed() == 1007

    before = server.log.stat().st_size
    run(story())
    assert b"Traceback" not in server.log.read_bytes()[before:]


def test_what_is_sent_in_a_rush_is_obeyed_in_order(url: str) -> None:
    async def story() -> None:
        ania = await Visitor.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with wire(ania, table.id) as socket:
            await socket.says({"type": "hello"})
            await socket.hears("welcome")
            for number in range(200):
                await socket.says({"type": "ping", "sent": number})
            heard = [(await socket.hears("pong"))["sent"] for _ in range(200)]
            assert heard == list(range(200))

    run(story())
