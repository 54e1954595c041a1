"""How the sockets of lessons and puzzles begin and end."""

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from typing import Any

from litestar import WebSocket
from litestar.datastructures import State

from wardroom.kernel import WardroomError
from wardroom.server.auth import COOKIE
from wardroom.server.errors import api_error_of
from wardroom.server.metrics import CONNECTIONS
from wardroom.server.services import Services
from wardroom.server.websocket.connection import Connection
from wardroom.server.wire.refusals import CLOSED, complain


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
