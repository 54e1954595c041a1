"""The socket of a guided replay."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from wardroom.server.errors import ApiError
from wardroom.server.metrics import CONNECTIONS
from wardroom.server.services import Services
from wardroom.server.websocket.opening import connected, counted
from wardroom.server.wire.refusals import CLOSED, complain


@websocket("/api/tours/{id:str}/follow")
async def follow(socket: WebSocket[Any, Any, State], id: FromPath[str], state: State) -> None:
    """Follow a guided replay: `TourState` and `TourLine` come as they happen."""
    services: Services = state.services
    await socket.accept()
    connection = await connected(services, socket)
    if connection is None:
        return
    try:
        with CONNECTIONS.labels("tour").track_inprogress(), counted(services, connection):
            await services.tours.follow(connection, id)
            while await connection.receive() is not None:
                if services.settings.limits and not connection.allowance.spend():
                    break
    except ApiError as refusal:
        complain(connection, refusal)
    finally:
        services.tours.leave(connection, id)
        connection.end(CLOSED)
        await connection.ended()
