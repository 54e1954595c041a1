"""What the sockets of lessons and puzzles have in common: they speak the protocol of a table, for
somebody who plays alone at a table that nobody else can find.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from typing import Any, Final, Protocol

import msgspec
import structlog
from litestar import WebSocket
from litestar.datastructures import State

from wardroom.kernel import WardroomError
from wardroom.kernel.lesson import Lesson
from wardroom.kernel.puzzle import Puzzle
from wardroom.protocol import (
    FromClient,
    Obstacle,
    Obstacles,
    Point,
    Prospects,
    ProspectsWanted,
    WhyNot,
    encode,
)
from wardroom.server.auth import COOKIE
from wardroom.server.errors import ApiError, api_error_of
from wardroom.server.metrics import CONNECTIONS
from wardroom.server.rate_limit import LARGEST_MESSAGE, PROSPECTS, TokenBucket
from wardroom.server.services import Services
from wardroom.server.tables.pointing import pointed_by
from wardroom.server.websocket.connection import Connection
from wardroom.server.websocket.refusals import CLOSED, MOST_REASONS, complain, refuse

_MESSAGES: Final = msgspec.json.Decoder(FromClient)
_log = structlog.get_logger(__name__)


class PracticeTable(Protocol):
    """What one can ask about at a table for one."""

    @property
    def step(self) -> int: ...
    def obstacles(self, notations: Sequence[str]) -> list[Obstacle]: ...
    def prospects(self, nonce: str) -> Prospects: ...


@asynccontextmanager
async def practising(
    services: Services, socket: WebSocket[Any, Any, State], kind: str
) -> AsyncIterator[Connection]:
    """The connection of somebody who practises. What is refused within is told, and ends it."""
    await socket.accept()
    cookie = socket.cookies.get(COOKIE)
    connection = Connection(socket, None)
    try:
        connection.person = await services.auth.who(cookie)
        counted: AbstractContextManager[None] = nullcontext()
        if services.settings.limits and connection.person is not None:
            counted = services.sockets.slot(connection.person)
        with CONNECTIONS.labels(kind).track_inprogress(), counted:
            yield connection
    except WardroomError as error:
        complain(connection, api_error_of(error))
    finally:
        connection.end(CLOSED)
        await connection.ended()


class PracticeHandler(ABC):
    """What a client and the server say to each other about a lesson or a puzzle."""

    def __init__(
        self,
        services: Services,
        connection: Connection,
        table: PracticeTable,
        practised: Lesson | Puzzle,
    ) -> None:
        self._services = services
        self._practised = practised
        self._connection = connection
        self._asked = table
        self._prospects = TokenBucket(*PROSPECTS)

    @abstractmethod
    async def _do(self, message: Any) -> None:
        """Do what a message asks for, unless it is only a question."""

    async def _handle(self, heard: str | bytes) -> None:
        """Answer a message, whatever it is."""
        nonce = ""
        try:
            if len(heard) > LARGEST_MESSAGE:
                raise ApiError("too-large")
            message = _MESSAGES.decode(heard)
            nonce = getattr(message, "nonce", "")
            if self._services.settings.limits and not self._connection.allowance.spend():
                raise ApiError("too-fast")
            match message:
                case WhyNot():
                    self._explain(message)
                case ProspectsWanted():
                    self._foresee(message)
                case Point():
                    # Whoever is alone shares out duties and points things out to herself.
                    pointed = pointed_by(self._practised.seat, message)
                    self._connection.send(encode(pointed))
                case _:
                    await self._do(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            refusal = ApiError("malformed", f"The message cannot be understood: {error}.")
            complain(self._connection, refusal)
        except WardroomError as error:
            refuse(self._connection, nonce, api_error_of(error))
        except Exception:
            _log.exception("message failed", practised=self._practised.name)
            refuse(self._connection, nonce, ApiError("broken"))

    def _explain(self, message: WhyNot) -> None:
        if len(message.actions) > MOST_REASONS:
            raise ApiError("malformed", f"One question names at most {MOST_REASONS} actions.")
        found = self._asked.obstacles(message.actions)
        self._connection.send(encode(Obstacles(message.nonce, self._asked.step, found)))

    def _foresee(self, message: ProspectsWanted) -> None:
        if self._services.settings.limits and not self._prospects.spend():
            raise ApiError("too-fast")
        self._connection.send(encode(self._asked.prospects(message.nonce)))
