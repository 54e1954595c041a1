"""The line to a browser: frames as others write them, and an end for those who never listen."""

import asyncio
import inspect
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from tests.server.conftest import run
from tests.server.playing import wire
from wardroom.client import HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.server.websocket.transport import (
    _WRITABLE,
    EXTENSION,
    MOST_UNSENT,
    OFTEN,
    SELDOM,
    DirectWebSocket,
    Inbox,
    converse,
    conversed,
)

ROOT = Path(__file__).parents[2]


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


def line_into(pipe: Any) -> DirectWebSocket:
    line: Any = DirectWebSocket.__new__(DirectWebSocket)
    line.transport, line.writable = pipe, Full()
    line.close_sent = line.disconnected = False
    told: DirectWebSocket = line
    return told


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_a_message_becomes_the_frame_of_the_standard(size: int) -> None:
    pipe, text = Pipe(), b"x" * size
    assert line_into(pipe).tell([text, b"and another"])
    frames = [Frame(Opcode.TEXT, data).serialize(mask=False) for data in (text, b"and another")]
    assert pipe.kept == b"".join(frames)


def test_someone_who_never_listens_is_hung_up() -> None:
    pipe = Pipe()
    line = line_into(pipe)
    assert line.tell([b"x" * MOST_UNSENT]) is False
    assert pipe.cut
    kept = len(pipe.kept)
    assert line.tell([b"more"])
    assert len(pipe.kept) == kept


def test_text_that_is_none_ends_the_socket_and_floods_no_log(server: ServerProcess) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(server.url, "Ania")
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
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with wire(ania, table.id) as socket:
            await socket.says({"type": "hello"})
            await socket.hears("welcome")
            for number in range(200):
                await socket.says({"type": "ping", "sent": number})
            heard = [(await socket.hears("pong"))["sent"] for _ in range(200)]
            assert heard == list(range(200))

    run(story())


class Timer:
    """A moment at which a ping is due."""

    def __init__(self, delay: float) -> None:
        self.delay = delay
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Planned:
    """A loop that notes what is planned."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []

    def call_later(self, delay: float, _: object) -> Timer:
        self.timers.append(Timer(delay))
        return self.timers[-1]


def test_a_line_that_is_watched_closely_is_asked_sooner() -> None:
    line: Any = line_into(Pipe())
    line.loop, line.last_ping_rtt = Planned(), 0.0
    line.ping_interval, line.ping_timer = SELDOM, None
    line.schedule_ping()
    line.ping_every(OFTEN)
    line.ping_every(OFTEN)
    first, second = line.loop.timers
    assert (first.delay, first.cancelled) == (SELDOM, True)
    assert (second.delay, second.cancelled) == (OFTEN, False)
    line.ping_timer = None
    line.ping_every(SELDOM)
    assert len(line.loop.timers) == 2, "a ping is on its way; its answer plans the next"


def test_once_the_greeting_is_over_nothing_is_kept_of_it() -> None:
    line: Any = line_into(Pipe())
    request = line.request = Request("/", Headers({"Cookie": "secret", "User-Agent": "a browser"}))
    line.scope = {"headers": [(b"cookie", b"secret")]}
    line.settle()
    line.settle()
    assert (line.request, line.response) == (None, None)
    assert list(line.scope["headers"]) == []
    assert list(request.headers) == [], "the parser of the connection holds it"


def test_an_inbox_gives_everything_in_order_to_the_one_who_waits() -> None:
    async def story() -> None:
        inbox = Inbox()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        assert await reading == 1
        assert (inbox.empty(), inbox.qsize()) == (False, 1)
        assert await inbox.get() == 2
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(inbox.get(), 0.01)
        inbox.put_nowait(3)
        assert await inbox.get() == 3
        assert inbox.empty()

    run(story())


def test_uvicorn_asks_nothing_of_its_queue_that_an_inbox_has_not() -> None:
    source = inspect.getsource(WebSocketsSansIOProtocol)
    asked = set(re.findall(r"self\.queue\.(\w+)", source))
    assert asked <= {name for name in vars(Inbox) if not name.startswith("_")}


def test_what_uvicorn_keeps_of_a_socket_stands_in_no_dictionary() -> None:
    source = inspect.getsource(WebSocketsSansIOProtocol)
    kept = set(re.findall(r"self\.(\w+)(?:: [^=\n]+)? = ", source))
    assert kept == set(DirectWebSocket.__slots__), f"uvicorn {uvicorn.__version__}"


def test_whoever_is_told_too_much_is_waited_for_alone() -> None:
    async def story() -> None:
        line: Any = line_into(Pipe())
        other: Any = line_into(Pipe())
        line.writable = other.writable = _WRITABLE
        line.pause_writing()
        waiting = asyncio.create_task(line.writable.wait())
        await asyncio.sleep(0)
        assert (line.writable.is_set(), other.writable.is_set()) == (False, True)
        line.resume_writing()
        assert await waiting
        assert line.writable is other.writable

    run(story())


def test_a_conversation_begins_when_nothing_is_left_of_the_greeting() -> None:
    scope: Any = {"type": "websocket", "headers": [], "extensions": {EXTENSION: {}}}
    found: list[dict[str, object]] = []

    async def conversation() -> None:
        found.append(dict(scope))

    async def story() -> None:
        await conversed({"type": "websocket"})
        converse(scope, conversation())
        assert found == []
        await conversed(scope)

    run(story())
    assert found == [{}]


LEANT_ON = (
    *("close_sent", "conn", "curr_msg_data_type", "disconnected", "frames", "loop"),
    *("pending_ping_payload", "ping_interval", "ping_sent_at", "ping_timer", "queue"),
    *("read_paused", "request", "response", "scope", "transport", "writable"),
)
"""What the transport uses of uvicorn's WebSocket beyond what uvicorn promises."""


def test_uvicorn_still_has_what_the_transport_leans_on() -> None:
    source = inspect.getsource(WebSocketsSansIOProtocol)
    missing = [name for name in LEANT_ON if f"self.{name}" not in source]
    assert missing == [], f"uvicorn {uvicorn.__version__} has no {missing}; see transport.py"
    for method, parameters in {
        "handle_connect": ["self", "event"],
        "send_receive_event_to_app": ["self"],
        "schedule_ping": ["self"],
        "handle_parser_exception": ["self"],
    }.items():
        found = list(inspect.signature(getattr(WebSocketsSansIOProtocol, method)).parameters)
        assert found == parameters, f"uvicorn {uvicorn.__version__}: {method}({found})"


def test_uvicorn_is_one_that_the_transport_was_tried_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = (one for extra in project["optional-dependencies"].values() for one in extra)
    found = [one for one in (*project["dependencies"], *extras) if one.startswith("uvicorn")]
    below = re.search(r"<(\d+)\.(\d+)", found[0])
    assert below is not None, "uvicorn needs an upper bound: its private parts are subclassed"
    installed = tuple(int(part) for part in uvicorn.__version__.split(".")[:2])
    assert installed < (int(below[1]), int(below[2]))
