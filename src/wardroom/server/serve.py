"""Running a server: one process, or several under a supervisor."""

import asyncio
import logging
import os
import socket
import sys
import tempfile
from typing import Any

import structlog
import uvicorn

from wardroom.kernel import WardroomError
from wardroom.server.features.administration.service import storage_sentence
from wardroom.server.features.notices.service import check
from wardroom.server.imprint import check_imprint
from wardroom.server.logs import set_up_logs
from wardroom.server.rate_limit import LARGEST_MESSAGE
from wardroom.server.settings import Settings
from wardroom.server.store import StorageError, Store
from wardroom.server.websocket.transport import SELDOM, DirectWebSocket

_log = structlog.get_logger(__name__)


def prepare(settings: Settings) -> None:
    """Check that the server can listen and store, or raise with one sentence."""
    check(settings)
    check_imprint(settings)
    _try_port(settings)
    try:
        asyncio.run(_try_database(settings))
    except (StorageError, OSError) as error:
        raise WardroomError(storage_sentence(settings, error)) from error


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    if settings.limits and os.environ.get("FORWARDED_ALLOW_IPS") == "*":
        set_up_logs(settings.logs)
        _log.warning(
            "FORWARDED_ALLOW_IPS is *: visitors can invent their address and escape the limits; "
            "name the address of the proxy instead"
        )
    if settings.workers > 1:
        with tempfile.TemporaryDirectory(prefix="wardroom-") as folder:
            # Read by the metrics library when a worker first imports it.
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            settings.leave()
            set_up_logs(settings.logs)
            # The supervisor says here when a worker has died and another takes its place.
            logging.getLogger("uvicorn.error").setLevel(logging.INFO)
            uvicorn.run(
                "wardroom.server.app:app", factory=True, workers=settings.workers, **_how(settings)
            )
        return
    from wardroom.server.app import app

    uvicorn.run(app(settings), **_how(settings))


async def _try_database(settings: Settings) -> None:
    store = Store(settings.database, "")
    await store.open()
    await store.close()


def refused_port(host: str, port: int) -> OSError | None:
    """Why nobody can listen there; None if one can."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trying:
        if sys.platform != "win32":
            # Where connections of a server that has ended still close. On Windows the same option
            # would let two servers have one port.
            trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trying.bind((host, port))
        except OSError as error:
            return error
    return None


def _try_port(settings: Settings) -> None:
    if error := refused_port(settings.host, settings.port):
        raise WardroomError(
            f"The server cannot listen at {settings.host}, port {settings.port}: "
            f"{error.strerror}. Choose another with --host and --port."
        ) from error


def _how(settings: Settings) -> dict[str, Any]:
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": False,
        "ws": DirectWebSocket,
        # More often at tables whose clock runs; and a connection that is only slow is not cut.
        "ws_ping_interval": SELDOM,
        "ws_ping_timeout": 20.0,
        # A message may be a little longer than allowed and still gets an answer in words.
        "ws_max_size": 4 * LARGEST_MESSAGE,
        # Compressing costs more than the bytes it saves: messages are a few kilobytes.
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 5,
    }
