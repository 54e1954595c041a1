"""The socket of a lesson: it speaks the protocol of a table, and of nothing is anything kept."""

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from wardroom.kernel import WardroomError
from wardroom.protocol import (
    Accepted,
    FromClient,
    Hello,
    LessonGo,
    Moved,
    Obstacles,
    Ping,
    Play,
    Pong,
    ProspectsWanted,
    Refused,
    WhyNot,
    Wrong,
    encode,
)
from wardroom.server.auth import COOKIE
from wardroom.server.errors import ApiError, api_error_of
from wardroom.server.metrics import CONNECTIONS, REFUSALS
from wardroom.server.rate_limit import LARGEST_MESSAGE, PROSPECTS, TokenBucket
from wardroom.server.services import Services
from wardroom.server.tables.audience import said
from wardroom.server.tables.lesson_table import LessonTable, lesson_called
from wardroom.server.websocket.connection import Connection

CLOSED: Final = 4400
MOST_REASONS: Final = 24
_MESSAGES: Final = msgspec.json.Decoder(FromClient)
_log = structlog.get_logger(__name__)


@websocket("/api/lessons/{game:str}/{name:str}/play")
async def lesson(
    socket: WebSocket[Any, Any, State],
    game: FromPath[str],
    name: FromPath[str],
    state: State,
    at: FromQuery[int] = 0,
) -> None:
    """Take a lesson, from its beginning or from a step on."""
    services: Services = state.services
    await socket.accept()
    connection = Connection(socket, None)
    try:
        connection.person = await services.auth.who(socket.cookies.get(COOKIE))
        limited = services.settings.limits and connection.person is not None
        with CONNECTIONS.labels("lesson").track_inprogress():
            handler = _LessonHandler(
                services, connection, LessonTable(lesson_called(game, name), at)
            )
            if limited:
                with services.sockets.one_of(connection.person or ""):
                    await handler.run()
            else:
                await handler.run()
    except WardroomError as error:
        _complain(connection, api_error_of(error))
    finally:
        connection.end(CLOSED)
        await connection.ended()


def _complain(connection: Connection, refusal: ApiError) -> None:
    REFUSALS.labels(refusal.code).inc()
    connection.send(encode(Wrong(refusal.code, str(refusal))))


class _LessonHandler:
    """What a client and the server say to each other about one lesson."""

    def __init__(self, services: Services, connection: Connection, table: LessonTable) -> None:
        self._services = services
        self._connection = connection
        self._table = table
        self._prospects = TokenBucket(*PROSPECTS)
        self._heard = asyncio.Event()

    async def run(self) -> None:
        """Until the socket ends."""
        clock = asyncio.create_task(self._keep_time())
        try:
            while (heard := await self._connection.receive()) is not None:
                self._handle(heard)
                self._heard.set()
        finally:
            clock.cancel()

    async def _keep_time(self) -> None:
        """Tell what happens by itself while the clock of a step runs."""
        while True:
            self._heard.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._table.pause):
                    await self._heard.wait()
            self._tick()

    def _tick(self) -> None:
        told = self._table.tick()
        if told:
            self._tell(told)

    def _handle(self, heard: str | bytes) -> None:
        nonce = ""
        try:
            if len(heard) > LARGEST_MESSAGE:
                raise ApiError("too-large")
            message = _MESSAGES.decode(heard)
            nonce = getattr(message, "nonce", "")
            if self._services.settings.limits and not self._connection.allowance.spend():
                raise ApiError("too-fast")
            self._do(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            refusal = ApiError("malformed", f"The message cannot be understood: {error}.")
            _complain(self._connection, refusal)
        except WardroomError as error:
            self._refuse(nonce, api_error_of(error))
        except Exception:
            _log.exception("message failed", lesson=self._table.lesson.name)
            self._refuse(nonce, ApiError("broken"))

    def _do(self, message: Any) -> None:
        table, connection = self._table, self._connection
        match message:
            case Hello():
                connection.send(encode(table.welcome()), encode(table.where()))
            case Ping():
                connection.send(encode(Pong(message.sent, time.time(), table.clock())))
            case Play():
                self._tick()
                told = table.play(message.seat, message.step, message.action, message.nonce)
                connection.send(encode(Accepted(message.nonce, table.step)))
                self._tell(told)
            case LessonGo():
                told = table.go_to(message.at)
                if not told:
                    # Nobody has moved, or the position was made anew: what is open has changed.
                    connection.send(encode(table.welcome()))
                self._tell(told)
            case WhyNot():
                if len(message.actions) > MOST_REASONS:
                    raise ApiError("malformed", f"One question names at most {MOST_REASONS}.")
                found = table.obstacles(message.actions)
                connection.send(encode(Obstacles(message.nonce, table.step, found)))
            case ProspectsWanted():
                if self._services.settings.limits and not self._prospects.spend():
                    raise ApiError("too-fast")
                connection.send(encode(table.prospects(message.nonce)))
            case _:
                raise ApiError("not-in-lessons")

    def _tell(self, told: list[Moved]) -> None:
        self._connection.send(*map(encode, told), encode(self._table.where()))

    def _refuse(self, nonce: str, refusal: ApiError) -> None:
        if not nonce:
            _complain(self._connection, refusal)
            return
        REFUSALS.labels(refusal.code).inc()
        say = None if refusal.reason is None else said(refusal.reason)
        self._connection.send(encode(Refused(nonce, refusal.code, str(refusal), say)))
