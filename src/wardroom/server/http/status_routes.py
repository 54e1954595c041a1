"""HTTP: how the server is, for its operator; and who runs it, for everyone."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from prometheus_client import CONTENT_TYPE_LATEST

from wardroom import __version__
from wardroom.protocol import AboutServer
from wardroom.server.errors import ApiError
from wardroom.server.http.dependencies import Served
from wardroom.server.http.hosts import is_local
from wardroom.server.imprint import imprint_address, imprint_text
from wardroom.server.metrics import STORED, figures
from wardroom.server.services import Services
from wardroom.server.settings import PUBLIC
from wardroom.server.store import StorageError
from wardroom.server.store.migrations import NEWEST
from wardroom.words import LANGUAGES, UnknownLanguage

Asked = Request[Any, Any, State]

_DAY: Final = 86400.0


async def _report(services: Services) -> dict[str, str]:
    try:
        await services.store.answers()
        database = "up" if await services.store.takes_writes() else "read-only"
    except StorageError:
        database = "down"
    bus, pool = services.bus.status, services.pool
    well = database == "up" and bus != "down" and services.room.left
    return {
        "status": "well" if well else "limping",
        "database": database,
        "room": "left" if services.room.left else "none",
        "bus": bus,
        "thinkers": f"{pool.running} of {pool.size}",
        "schema": NEWEST,
        "version": __version__,
    }


@get("/api/health")
async def health(services: Served) -> dict[str, str]:
    """Whether this process is alive: it answers 200, and says how its database and its bus are. A
    process that is restarted would find them no better. `database` is `up`, `down`, or
    `read-only` when it can be read but a full disk or a lost right keeps moves out. `room` is
    `none` when nothing new is made any more. `bus` is `none` where there is only one process.
    `thinkers` are the processes in which colleagues think; one that is missing is started with the
    next question to it.
    """
    return await _report(services)


@get("/api/ready")
async def ready(services: Served) -> Response[dict[str, str]]:
    """Whether this process should be sent people: its database answers and takes moves. 503 if not.
    Without its bus a process is slower to hear of others, which is no reason to send nobody.
    """
    report = await _report(services)
    return Response(report, status_code=200 if report["database"] == "up" else 503)


@get("/api/about/{language:str}")
async def about(request: Asked, services: Served, language: FromPath[str]) -> AboutServer:
    """Who runs this server, in their own words, and for how long it keeps what."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    settings = services.settings
    text = await asyncio.to_thread(imprint_text, settings, language)
    return AboutServer(
        text,
        imprint_address(settings),
        _days(settings.litter),
        _days(settings.keep),
        __version__,
        offline=request.app.state.site is not None,
    )


def _days(seconds: float | None) -> int | None:
    return None if seconds is None else round(seconds / _DAY)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked, services: Served) -> Response[bytes]:
    """Figures for Prometheus: for this machine, or for anyone with the token."""
    allowed = services.settings.metrics
    if allowed != PUBLIC:
        given = request.headers.get("authorization", "")
        if not (is_local(request.scope) or (allowed and given == f"Bearer {allowed}")):
            raise ApiError("unknown-page")
    with suppress(StorageError):
        for status, number in (await services.store.tables.by_status()).items():
            STORED.labels(status).set(number)
    return Response(figures(), media_type=CONTENT_TYPE_LATEST)


STATUS_ROUTES = [health, ready, about, metrics]
