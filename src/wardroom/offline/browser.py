"""Tables in a browser: what a worker's script holds ready for them, and what it calls.

Only numbers and texts go between Python and JavaScript, so nothing of either has to be let go of by
the other; files go as base64.
"""

from base64 import b64encode
from collections.abc import Awaitable, Mapping
from typing import Final, Protocol

import msgspec

from wardroom.offline.port import Port
from wardroom.offline.services import OfflineServices

_TEXTS: Final = ("text/", "application/json")
_PAIRS: Final = msgspec.json.Decoder(list[tuple[str, str]])


class Script(Protocol):
    """The script of the worker: its database and its page."""

    def read(self, prefix: str) -> Awaitable[str]:
        """Pairs of keys and texts as JSON, in the order of the keys."""

    def write(self, changes: str) -> Awaitable[None]:
        """Keep or delete, given as such pairs; resolved when it is on the disk."""

    def answered(self, number: int, status: int, kind: str, text: str) -> None: ...

    def heard(self, wire: int, text: str) -> None: ...

    def closed(self, wire: int, code: int) -> None: ...


class BrowserDisk:
    """The database of the browser."""

    def __init__(self, script: Script) -> None:
        self._script = script

    async def read(self, prefix: str) -> dict[str, str]:
        try:
            return dict(_PAIRS.decode(await self._script.read(prefix)))
        except Exception as error:  # whatever JavaScript throws
            raise OSError(str(error)) from error

    async def write(self, changes: Mapping[str, str | None]) -> None:
        try:
            await self._script.write(msgspec.json.encode(list(changes.items())).decode())
        except Exception as error:  # whatever JavaScript throws
            raise OSError(str(error)) from error


class BrowserPage:
    """The page, behind the worker's script."""

    def __init__(self, script: Script) -> None:
        self._script = script
        self.heard = script.heard
        self.closed = script.closed

    def answered(self, number: int, status: int, kind: str, body: bytes) -> None:
        text = body.decode() if kind.startswith(_TEXTS) else b64encode(body).decode()
        self._script.answered(number, status, kind, text)


async def begin(script: Script) -> Port:
    """Open the tables that this browser keeps."""
    services = OfflineServices(BrowserDisk(script))
    await services.open()
    return Port(services, BrowserPage(script))
