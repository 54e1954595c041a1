"""The application: routes and sockets over the rooms, behind the door."""

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from wardroom import __version__
from wardroom.kernel import WardroomError
from wardroom.server.door import LARGEST_BODY, Door
from wardroom.server.logs import set_up_logs
from wardroom.server.meters import REFUSALS
from wardroom.server.pages import page
from wardroom.server.problems import Trouble, trouble_of
from wardroom.server.rooms import Rooms
from wardroom.server.routes import ROUTES
from wardroom.server.schema import complete
from wardroom.server.schema_page import SchemaJson, SchemaPage
from wardroom.server.settings import Settings
from wardroom.server.sockets import lobby, play

_CODES = {400: "malformed", 404: "unknown-page", 405: "wrong-method", 413: "too-large"}

_TURN: Final = 0.001
"""Seconds after which a thread lets another one go on."""
_GARBAGE: Final = (5_000, 50, 50)
"""New things, and rounds among the young and the older, before garbage is looked for."""

_log = structlog.get_logger(__name__)


def litestar_app(settings: Settings) -> Litestar:
    """The routes and sockets of a server; its rooms open when it starts."""

    @asynccontextmanager
    async def open_rooms(app: Litestar) -> AsyncIterator[None]:
        rooms = Rooms(settings)
        app.state.rooms = rooms
        await rooms.open()
        _settle_down()
        try:
            yield
        finally:
            await rooms.close()

    return Litestar(
        [*ROUTES, play, lobby, page],
        lifespan=[open_rooms],
        exception_handlers={
            WardroomError: _refused,
            RecursionError: _too_deep,
            HTTPException: _misled,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Wardroom",
            version=__version__,
            description="Tables for hospital and outbreak board games.",
            path="/api/schema",
            render_plugins=[SchemaPage(path="/"), SchemaJson(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )


def _settle_down() -> None:
    """What is loaded now stays: the search for garbage need not look at it again and again.

    Each search holds everybody up, and what a server throws away is hardly ever tied in circles.
    And the thread that stores moves shall not wait long for its turn.
    """
    sys.setswitchinterval(_TURN)
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


def app(settings: Settings | None = None) -> Door:
    """What a server runs; a worker process finds its settings in the environment."""
    settings = settings or Settings.found()
    set_up_logs(settings.logs)
    return Door(litestar_app(settings), settings)


def openapi() -> dict[str, Any]:
    """The OpenAPI document, with the messages of the sockets."""
    schema = litestar_app(Settings(database="sqlite://")).openapi_schema.to_schema()
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(complete(schema)))
    return document


def _refused(_: Request[Any, Any, Any], error: WardroomError) -> Response[Any]:
    return _problem(trouble_of(error))


def _misled(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: bodies and addresses that make no sense."""
    code = _CODES.get(error.status_code, "malformed" if error.status_code < 500 else "broken")
    if code != "malformed":
        return _problem(Trouble(code))
    return _problem(Trouble(code, f"The request cannot be understood: {_reason(error)}"))


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    return _problem(Trouble("malformed", f"The request cannot be understood: {error}."))


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    _log.error("A request could not be answered.", path=request.url.path, exc_info=error)
    return _problem(Trouble("broken"))


def _reason(error: HTTPException) -> str:
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        return str(error.extra[0].get("message", error.detail))
    return error.detail


def _problem(trouble: Trouble) -> Response[Any]:
    REFUSALS.labels(trouble.code).inc()
    return Response(trouble.problem(), status_code=trouble.status)
