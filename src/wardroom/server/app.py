"""The application: routes and sockets over the services, behind the middleware."""

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from wardroom.server.features.routes import FEATURE_ROUTES
from wardroom.server.http.dependencies import DEPENDENCIES
from wardroom.server.http.error_responses import EXCEPTION_HANDLERS
from wardroom.server.http.middleware import LARGEST_BODY, Middleware
from wardroom.server.http.openapi import complete
from wardroom.server.http.openapi_page import SchemaJson, SchemaPage
from wardroom.server.http.routes import CORE_ROUTES
from wardroom.server.http.static import FOLDER, offline, page, site_folder
from wardroom.server.logs import set_up_logs
from wardroom.server.services import Services
from wardroom.server.settings import Settings
from wardroom.server.websocket.handlers import lobby, play

PROTOCOL: Final = "1"
"""The version of the document: it grows, and old clients go on working. `/api/health` has that of
the server.
"""
_TURN: Final = 0.001
"""Seconds after which a thread lets another one go on."""
_GARBAGE: Final = (5_000, 50, 50)
"""New things, and rounds among the young and the older, before garbage is looked for."""


def litestar_app(settings: Settings) -> Litestar:
    """The routes and sockets of a server; its services open when it starts."""

    @asynccontextmanager
    async def open_rooms(app: Litestar) -> AsyncIterator[None]:
        services = Services(settings)
        app.state.services = services
        app.state.page = Path(settings.page) if settings.page else FOLDER
        app.state.site = site_folder(settings)
        await services.open()
        _settle_down()
        try:
            yield
        finally:
            await services.close()

    return Litestar(
        [*CORE_ROUTES, *FEATURE_ROUTES, play, lobby, offline, page],
        lifespan=[open_rooms],
        dependencies=DEPENDENCIES,
        exception_handlers=EXCEPTION_HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Wardroom",
            version=PROTOCOL,
            description="Tables for hospital and outbreak board games.",
            path="/api/schema",
            render_plugins=[SchemaPage(path="/"), SchemaJson(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        # What is told to one person is not compressed, so that its length says nothing of secrets
        # beside it. The list of games and the client's files are kept compressed.
        compression_config=None,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )


def _settle_down() -> None:
    """What is loaded now stays: the search for garbage need not look at it again and again.

    Each search holds everybody up, and what a server throws away is hardly ever tied in circles.
    And the thread that stores moves must not wait long for its turn.
    """
    sys.setswitchinterval(_TURN)
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


def app(settings: Settings | None = None) -> Middleware:
    """What a server runs; a worker process finds its settings in the environment."""
    settings = settings or Settings.found()
    set_up_logs(settings.logs)
    return Middleware(litestar_app(settings), settings)


def openapi() -> dict[str, Any]:
    """The OpenAPI document, with the messages of the sockets."""
    schema = litestar_app(Settings(database="sqlite://")).openapi_schema.to_schema()
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(complete(schema)))
    return document
