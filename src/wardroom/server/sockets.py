"""The sockets: play at a table, and the lobby."""

import asyncio
import re
import time
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from wardroom.kernel import WardroomError
from wardroom.server.door import LARGEST_MESSAGE
from wardroom.server.link import SocketLink
from wardroom.server.live import LiveTable
from wardroom.server.meters import CONNECTIONS, REFUSALS, TOLD
from wardroom.server.people import COOKIE, cleaned
from wardroom.server.problems import Trouble, trouble_of
from wardroom.server.protocol import (
    Accepted,
    Chat,
    FromClient,
    Hello,
    HintWanted,
    Ping,
    Play,
    Pong,
    Refused,
    TakeBack,
    Wrong,
    encode,
)
from wardroom.server.rooms import Rooms
from wardroom.server.seats import may_enter

LONGEST_LINE: Final = 500
CLOSED: Final = 4400
"""The socket is closed because of what was wrong."""
PATIENCE: Final = 20.0
"""Seconds in which a client says hello."""

_NONCE: Final = re.compile(r"[!-~]{1,64}")
_MESSAGES: Final = msgspec.json.Decoder(FromClient)
_log = structlog.get_logger(__name__)

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{id:str}/play")
async def play(socket: Socket, id: FromPath[str], state: State) -> None:
    """Play or watch at a table."""
    rooms: Rooms = state.rooms
    await socket.accept()
    link = SocketLink(socket, rooms.doorkeeper.who(socket.cookies.get(COOKIE)))
    seat = _Conversation(rooms, link, id)
    try:
        with CONNECTIONS.labels("table").track_inprogress():
            await seat.go_on()
    finally:
        seat.leave()
        link.end(CLOSED)
        await link.ended()


@websocket("/api/lobby")
async def lobby(socket: Socket, state: State) -> None:
    """Hear of open tables and of the own ones."""
    rooms: Rooms = state.rooms
    await socket.accept()
    link = SocketLink(socket, rooms.doorkeeper.who(socket.cookies.get(COOKIE)))
    try:
        with CONNECTIONS.labels("lobby").track_inprogress():
            await rooms.lobby.enter(link)
            while await link.receive() is not None:
                if rooms.settings.limits and not link.allowance.spend():
                    break
    finally:
        rooms.lobby.leave(link)
        link.end(CLOSED)
        await link.ended()


class _Conversation:
    """What one client and the server say to each other about one table."""

    def __init__(self, rooms: Rooms, link: SocketLink, id: str) -> None:
        self._rooms = rooms
        self._link = link
        self._id = id
        self._live: LiveTable | None = None
        self._hint: asyncio.Task[None] | None = None

    async def go_on(self) -> None:
        """Until the socket ends."""
        try:
            async with asyncio.timeout(PATIENCE) as patience:
                while self._live is None:
                    heard = await self._link.receive()
                    if heard is None or not await self._obey(heard):
                        return
                patience.reschedule(None)
                while (heard := await self._link.receive()) is not None:
                    if not await self._obey(heard):
                        return
        except TimeoutError:
            self._wrong(Trouble("malformed", "Nobody said hello."))

    def leave(self) -> None:
        if self._hint is not None:
            self._hint.cancel()
        if self._live is not None:
            self._rooms.house.depart(self._live, self._link)

    async def _obey(self, heard: str | bytes) -> bool:
        """Do what a message asks for; False if the conversation is over."""
        received = time.perf_counter()
        link = self._link
        nonce = ""
        try:
            allowed = not self._rooms.settings.limits or link.allowance.spend()
            if len(heard) > LARGEST_MESSAGE:
                raise Trouble("too-large")
            message = _MESSAGES.decode(heard)
            nonce = getattr(message, "nonce", "")
            if hasattr(message, "nonce") and not _NONCE.fullmatch(nonce):
                nonce = ""
                raise Trouble("malformed", "A nonce has 1 to 64 letters, digits or signs.")
            if not allowed:
                raise Trouble("too-fast")
            if isinstance(message, Hello):
                return await self._hello(message)
            if isinstance(message, Ping):
                clock = None if self._live is None else self._live.clock()
                link.send(encode(Pong(message.sent, time.time(), clock)))
                return True
            if self._live is None:
                raise Trouble("malformed", "Say hello first.")
            await self._do(self._live, message)
            if isinstance(message, Play):
                TOLD.observe(time.perf_counter() - received)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._wrong(Trouble("malformed", f"The message cannot be understood: {error}."))
        except WardroomError as error:
            self._refuse(nonce, trouble_of(error))
        except Exception:
            _log.exception("A message could not be obeyed.", table=self._id)
            self._refuse(nonce, Trouble("broken"))
        return True

    async def _hello(self, message: Hello) -> bool:
        rooms, link = self._rooms, self._link
        try:
            live = self._live or await rooms.house.table(self._id)
            may_enter(live.row, link.person, message.invite)
            await live.welcome(link, message.step)
        except WardroomError as error:
            self._wrong(trouble_of(error))
            return False
        if self._live is None:
            self._live = live
            rooms.house.arrive(live, link)
            rooms.house.stir(live)
        return True

    async def _do(self, live: LiveTable, message: Any) -> None:
        rooms, link = self._rooms, self._link
        match message:
            case Play():
                await live.play(link, message)
                if live.colleague_of(message.seat) is not None:
                    await rooms.seats.give_back(live, message.seat)
            case TakeBack():
                await live.take_back(link, message)
            case Chat():
                await self._say(live, message)
            case HintWanted():
                if message.seat not in link.seats:
                    raise Trouble("not-your-seat")
                if self._hint is not None and not self._hint.done():
                    raise Trouble("too-fast", "One hint at a time.")
                self._hint = asyncio.create_task(self._advise(live, message))

    async def _say(self, live: LiveTable, message: Chat) -> None:
        link = self._link
        if not link.seats or link.person is None:
            raise Trouble("not-seated")
        text = cleaned(message.text)
        if not text or len(text) > LONGEST_LINE:
            raise Trouble("malformed", f"A line of chat has 1 to {LONGEST_LINE} letters.")
        name = live.names.get(link.person, "")
        number = await self._rooms.house.say(
            live, link.seats[0], name, text, f"{link.person}/{message.nonce}"
        )
        link.send(encode(Accepted(message.nonce, number)))

    async def _advise(self, live: LiveTable, message: HintWanted) -> None:
        try:
            hint = await self._rooms.colleagues.hint(live, message.seat, message.step)
            self._link.send(encode(hint))
        except WardroomError as error:
            self._wrong(trouble_of(error))

    def _refuse(self, nonce: str, trouble: Trouble) -> None:
        if not nonce:
            self._wrong(trouble)
            return
        REFUSALS.labels(trouble.code).inc()
        self._link.send(encode(Refused(nonce, trouble.code, str(trouble))))

    def _wrong(self, trouble: Trouble) -> None:
        REFUSALS.labels(trouble.code).inc()
        self._link.send(encode(Wrong(trouble.code, str(trouble))))
