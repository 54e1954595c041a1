"""The door: who may come in, how often, and what every answer carries.

Stands before everything else, HTTP and sockets alike: pages of other sites are turned away, so is
whoever comes too often, and every answer tells the browser to trust nothing but this server.
"""

import re
import time
from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Send

from wardroom.server.meters import REFUSALS
from wardroom.server.problems import Trouble
from wardroom.server.settings import Settings

LARGEST_BODY: Final = 256 * 1024
LARGEST_MESSAGE: Final = 16 * 1024
REQUESTS: Final = (40.0, 200)
"""Requests a second from one address, and so many at once."""
MAKINGS: Final = (1.0, 60)
"""New people and tables a second from one address, and so many at once."""
MESSAGES: Final = (40.0, 120)
"""Messages a second over one socket, and so many at once."""
_ADDRESSES_KEPT: Final = 20_000
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
_HOST: Final = re.compile(r"[A-Za-z0-9.\-\[\]:]{1,255}")

_log = structlog.get_logger(__name__)


class Allowance:
    """So many at once, and so many more each second."""

    __slots__ = ("_at_once", "_left", "_rate", "_seen")

    def __init__(self, rate: float, at_once: int) -> None:
        self._rate = rate
        self._at_once = at_once
        self._left = float(at_once)
        self._seen = time.monotonic()

    def spend(self) -> bool:
        """Take one; False if there is none left."""
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Door:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._limits = settings.limits
        self._origins = frozenset(settings.origins)
        self._requests = Allowances(*REQUESTS)
        self._makings = Allowances(*MAKINGS)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host")}
        trouble = self._refusal(scope, headers)
        if trouble is not None:
            REFUSALS.labels(trouble.code).inc()
            await _refuse(scope, receive, send, trouble)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._app(scope, receive, _with_headers(send, headers.get(b"host", b"")))

    def _refusal(self, scope: Any, headers: Mapping[bytes, bytes]) -> Trouble | None:
        unsafe = scope["type"] == "websocket" or scope["method"] not in _SAFE
        if unsafe and not self._from_here(headers):
            return Trouble("foreign-origin")
        if self._limits and not self._allowed(scope):
            return Trouble("too-fast")
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
        path: str = scope["path"]
        if not path.startswith("/api"):
            return True
        address = scope["client"][0] if scope.get("client") else ""
        if not self._requests.of(address).spend():
            return False
        makes = path in ("/api/me", "/api/tables") and scope.get("method") == "POST"
        return not makes or self._makings.of(address).spend()


class Allowances:
    """An allowance for each address, of as many addresses as memory may be spent on."""

    def __init__(self, rate: float, at_once: int) -> None:
        self._kind = rate, at_once
        self._given: OrderedDict[str, Allowance] = OrderedDict()

    def of(self, address: str) -> Allowance:
        given = self._given.get(address)
        if given is None:
            given = self._given[address] = Allowance(*self._kind)
            if len(self._given) > _ADDRESSES_KEPT:
                self._given.popitem(last=False)
        self._given.move_to_end(address)
        return given


@lru_cache(256)
def _headers(host: bytes) -> tuple[tuple[bytes, bytes], ...]:
    named = host.decode("latin-1")
    sockets = f" ws://{named} wss://{named}" if _HOST.fullmatch(named) else ""
    policy = _POLICY.format(sockets=sockets).encode()
    return (*_HEADERS, (b"content-security-policy", policy))


def _with_headers(send: Send, host: bytes) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [
                *message["headers"],
                *(header for header in _headers(host) if header[0] not in present),
            ]
        await send(message)

    return sending


async def _refuse(scope: Any, receive: Receive, send: Send, trouble: Trouble) -> None:
    """Answer with the problem; a socket is refused before it is opened."""
    socket = scope["type"] == "websocket"
    if socket:
        await receive()
    kind: Any = "websocket.http.response" if socket else "http.response"
    body = msgspec.json.encode(trouble.problem())
    start: Any = {
        "type": f"{kind}.start",
        "status": trouble.status,
        "headers": [(b"content-type", b"application/json"), *_headers(b"")],
    }
    await send(start)
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(rest)
