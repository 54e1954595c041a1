"""The socket of a puzzle: it speaks the protocol of a table, for one turn."""

import asyncio
import time
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from wardroom.kernel import WardroomError
from wardroom.protocol import (
    Accepted,
    FromClient,
    Hello,
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
from wardroom.server.tables.puzzles import PuzzleTable, puzzle_called
from wardroom.server.websocket.connection import Connection

CLOSED: Final = 4400
MOST_REASONS: Final = 24
_MESSAGES: Final = msgspec.json.Decoder(FromClient)
_log = structlog.get_logger(__name__)


@websocket("/api/puzzles/{game:str}/{name:str}/play")
async def puzzle(
    socket: WebSocket[Any, Any, State], game: FromPath[str], name: FromPath[str], state: State
) -> None:
    """Try a puzzle, from its beginning."""
    services: Services = state.services
    await socket.accept()
    connection = Connection(socket, None)
    try:
        connection.person = await services.auth.who(socket.cookies.get(COOKIE))
        table = await asyncio.to_thread(PuzzleTable, puzzle_called(game, name))
        with CONNECTIONS.labels("puzzle").track_inprogress():
            handler = _PuzzleHandler(services, connection, table)
            if services.settings.limits and connection.person is not None:
                with services.sockets.one_of(connection.person):
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


class _PuzzleHandler:
    """What a client and the server say to each other about one puzzle."""

    def __init__(self, services: Services, connection: Connection, table: PuzzleTable) -> None:
        self._services = services
        self._connection = connection
        self._table = table
        self._prospects = TokenBucket(*PROSPECTS)

    async def run(self) -> None:
        """Until the socket ends."""
        while (heard := await self._connection.receive()) is not None:
            await self._handle(heard)

    async def _handle(self, heard: str | bytes) -> None:
        nonce = ""
        try:
            if len(heard) > LARGEST_MESSAGE:
                raise ApiError("too-large")
            message = _MESSAGES.decode(heard)
            nonce = getattr(message, "nonce", "")
            if self._services.settings.limits and not self._connection.allowance.spend():
                raise ApiError("too-fast")
            await self._do(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            refusal = ApiError("malformed", f"The message cannot be understood: {error}.")
            _complain(self._connection, refusal)
        except WardroomError as error:
            self._refuse(nonce, api_error_of(error))
        except Exception:
            _log.exception("message failed", puzzle=self._table.puzzle.name)
            self._refuse(nonce, ApiError("broken"))

    async def _do(self, message: Any) -> None:
        table, connection = self._table, self._connection
        match message:
            case Hello():
                connection.send(encode(table.welcome()), encode(table.where()))
            case Ping():
                connection.send(encode(Pong(message.sent, time.time())))
            case Play():
                told = table.play(message.seat, message.step, message.action, message.nonce)
                connection.send(encode(Accepted(message.nonce, table.step)))
                connection.send(*map(encode, told))
                await self._tell()
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
                raise ApiError("not-in-puzzles")

    async def _tell(self) -> None:
        """Say how the puzzle stands; a turn that is over is judged, and who has solved it is
        remembered before they hear it.
        """
        table, connection = self._table, self._connection
        if table.where().status == "judging":
            connection.send(encode(table.where()))
            verdict = await self._services.puzzle_judge.verdict(table.puzzle, table.moves)
            table.judge(*verdict)
        try:
            if table.where().status == "solved":
                await self._services.puzzles.solved(connection.person, table.puzzle)
        finally:
            connection.send(encode(table.where()))

    def _refuse(self, nonce: str, refusal: ApiError) -> None:
        if not nonce:
            _complain(self._connection, refusal)
            return
        REFUSALS.labels(refusal.code).inc()
        say = None if refusal.reason is None else said(refusal.reason)
        self._connection.send(encode(Refused(nonce, refusal.code, str(refusal), say)))
