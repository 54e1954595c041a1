"""What is asked before a route does anything.

Limits belong to routes, so they count whatever spelling of an address leads there.
"""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from wardroom.server.errors import ApiError
from wardroom.server.http.clients import client_of
from wardroom.server.services import Services


def makes_something(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A route that makes a person or a table: not too many from one address."""
    services: Services = connection.app.state.services
    if services.settings.limits and not services.creations.spend(client_of(connection.scope)):
        raise ApiError("too-fast")


def signs_in(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A route with which somebody shows who they are: not too many attempts from one address."""
    services: Services = connection.app.state.services
    if not services.accounts.spend(client_of(connection.scope)):
        raise ApiError("too-fast")


def needs_room(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A route that makes what stays on the disk: not when the server is full."""
    services: Services = connection.app.state.services
    services.room.must_be_left()
