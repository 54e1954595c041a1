"""Who has opened a socket, and whether they may."""

from contextlib import AbstractContextManager, nullcontext
from typing import Any

from litestar import WebSocket
from litestar.datastructures import State

from wardroom.server.auth import COOKIE
from wardroom.server.errors import ApiError
from wardroom.server.services import Services
from wardroom.server.websocket.connection import Connection
from wardroom.server.wire.refusals import CLOSED, complain


async def connected(services: Services, socket: WebSocket[Any, Any, State]) -> Connection | None:
    """The connection of the person with the cookie; None if they are not wanted here."""
    try:
        return Connection(socket, await services.auth.who(socket.cookies.get(COOKIE)))
    except ApiError as refusal:
        unwanted = Connection(socket, None)
        complain(unwanted, refusal)
        unwanted.end(CLOSED)
        await unwanted.ended()
        return None


def counted(services: Services, connection: Connection) -> AbstractContextManager[None]:
    """Counts the sockets of a person; ApiError if there are too many."""
    if connection.person is None or not services.settings.limits:
        return nullcontext()
    return services.sockets.slot(connection.person)
