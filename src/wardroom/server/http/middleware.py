"""The middleware before every request and socket: origin, rate limits, security headers.

Pages of other sites are turned away, so is anyone who asks too often, and every answer tells the
browser to trust nothing but this server.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Send

from wardroom.server.errors import ApiError
from wardroom.server.http.clients import client_of
from wardroom.server.http.hosts import Hosts
from wardroom.server.http.static import OFFLINE
from wardroom.server.metrics import REFUSALS
from wardroom.server.rate_limit import (
    REQUESTS,
    SOCKETS_OF_AN_ADDRESS,
    Occupancy,
    TokenBuckets,
)
from wardroom.server.settings import Settings
from wardroom.server.tables.deals import dealing
from wardroom.server.websocket.transport import conversed

LARGEST_BODY: Final = 256 * 1024
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
# Some browsers do not count a socket to the same host as 'self', so it is named.
_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_COMPILES: Final = "; script-src 'self' 'wasm-unsafe-eval'"
"""What the site that plays without a server may do besides: it brings an interpreter."""
_DEAL: Final = b"wardroom-deal"
_HOST: Final = re.compile(r"[A-Za-z0-9.\-\[\]:]{1,255}")

_log = structlog.get_logger(__name__)


class Middleware:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._limits = settings.limits
        self._origins = frozenset(settings.origins)
        self._chosen_deals = settings.chosen_deals
        self._hosts = Hosts(settings)
        self._requests = TokenBuckets(*REQUESTS)
        self._sockets = Occupancy(SOCKETS_OF_AN_ADDRESS, "too-many-sockets")

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host")}
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            REFUSALS.labels(refusal.code).inc()
            await _refuse(scope, receive, send, refusal)
        elif scope["type"] == "websocket":
            await self._open_socket(scope, receive, send)
        else:
            host = headers.get(b"host", b"")
            await self._answer(scope, receive, _with_headers(send, host, scope["path"]))

    async def _answer(self, scope: Any, receive: Receive, send: Send) -> None:
        if not self._chosen_deals:
            await self._app(scope, receive, send)
            return
        try:
            deal = _deal(scope)
        except ApiError as refusal:
            await _refuse(scope, receive, send, refusal)
            return
        with dealing(deal):
            await self._app(scope, receive, send)

    async def _open_socket(self, scope: Any, receive: Receive, send: Send) -> None:
        address = client_of(scope)
        try:
            if self._limits:
                self._sockets.take(address)
        except ApiError as refusal:
            REFUSALS.labels(refusal.code).inc()
            await _refuse(scope, receive, send, refusal)
            return
        try:
            await self._app(scope, receive, send)
            await conversed(scope)
        finally:
            if self._limits:
                self._sockets.give_back(address)

    def _refusal(self, scope: Any, headers: Mapping[bytes, bytes]) -> ApiError | None:
        if not self._hosts.knows(headers.get(b"host", b"")):
            return ApiError("unknown-host")
        unsafe = scope["type"] == "websocket" or scope["method"] not in _SAFE
        if unsafe and not self._from_here(headers):
            return ApiError("foreign-origin")
        if self._limits and not self._allowed(scope):
            return ApiError("too-fast")
        return None

    def _from_here(self, headers: Mapping[bytes, bytes]) -> bool:
        """Browsers say which page a request comes from; programs need not."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        named = origin.decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        try:
            return urlsplit(named).netloc == host or named in self._origins
        except ValueError:
            return False

    def _allowed(self, scope: Any) -> bool:
        return not _is_api(scope["path"]) or self._requests.of(client_of(scope)).spend()


def _is_api(path: str) -> bool:
    """Anything but a file of the client, however it is spelled: routes do not mind slashes."""
    return path.lstrip("/").lower().startswith("api")


def _deal(scope: Any) -> int | None:
    """The deal that a request chooses, if it does."""
    named = dict(scope["headers"]).get(_DEAL)
    if named is None:
        return None
    if not re.fullmatch(rb"[0-9]{1,18}", named):
        raise ApiError("malformed", "The number of a deal has up to 18 digits and no sign.")
    return int(named)


@lru_cache(256)
def _headers(host: bytes, compiles: bool = False) -> tuple[tuple[bytes, bytes], ...]:
    named = host.decode("latin-1")
    sockets = f" ws://{named} wss://{named}" if _HOST.fullmatch(named) else ""
    policy = _POLICY.format(sockets=sockets) + (_COMPILES if compiles else "")
    return (*_HEADERS, (b"content-security-policy", policy.encode()))


def _with_headers(send: Send, host: bytes, path: str) -> Send:
    compiles = path.startswith(f"{OFFLINE}/")

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [
                *message["headers"],
                *(one for one in _headers(host, compiles) if one[0] not in present),
            ]
        await send(message)

    return sending


async def _refuse(scope: Any, receive: Receive, send: Send, refusal: ApiError) -> None:
    """Answer with the problem; a socket is refused before it is opened."""
    socket = scope["type"] == "websocket"
    if socket:
        await receive()
    kind: Any = "websocket.http.response" if socket else "http.response"
    body = msgspec.json.encode(refusal.problem())
    start: Any = {
        "type": f"{kind}.start",
        "status": refusal.status,
        "headers": [(b"content-type", b"application/json"), *_headers(b"")],
    }
    await send(start)
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(rest)
