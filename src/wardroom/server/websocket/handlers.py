"""The sockets: play at a table, the lobby, and guided replays."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from wardroom.server.errors import ApiError
from wardroom.server.metrics import CONNECTIONS
from wardroom.server.services import Services
from wardroom.server.websocket.connection import Connection
from wardroom.server.websocket.opening import connected, counted
from wardroom.server.websocket.transport import converse
from wardroom.server.wire.refusals import CLOSED, complain
from wardroom.server.wire.table_handler import TableHandler

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{id:str}/play")
async def play(socket: Socket, id: FromPath[str], state: State) -> None:
    """Play or watch at a table."""
    services: Services = state.services
    await socket.accept()
    connection = await connected(services, socket)
    if connection is not None:
        converse(socket.scope, _at_table(services, connection, id))


async def _at_table(services: Services, connection: Connection, id: str) -> None:
    handler = TableHandler(services, connection, id)
    try:
        with CONNECTIONS.labels("table").track_inprogress(), counted(services, connection):
            await handler.run()
    except ApiError as refusal:
        complain(connection, refusal)
    finally:
        handler.leave()
        connection.end(CLOSED)
        await connection.ended()


@websocket("/api/lobby")
async def lobby(socket: Socket, state: State) -> None:
    """Follow open tables and the person's own ones."""
    services: Services = state.services
    await socket.accept()
    connection = await connected(services, socket)
    if connection is not None:
        converse(socket.scope, _in_lobby(services, connection))


async def _in_lobby(services: Services, connection: Connection) -> None:
    try:
        with CONNECTIONS.labels("lobby").track_inprogress(), counted(services, connection):
            await services.lobby.enter(connection)
            while await connection.receive() is not None:
                if services.settings.limits and not connection.allowance.spend():
                    break
    except ApiError as refusal:
        complain(connection, refusal)
    finally:
        services.lobby.leave(connection)
        connection.end(CLOSED)
        await connection.ended()
