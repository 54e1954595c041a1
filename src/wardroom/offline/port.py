"""The port between a page and its tables: requests with answers, and wires that stay open.

The page gives each request and each wire a number of its own, and hears of them by that number.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, Protocol
from urllib.parse import parse_qsl, urlsplit

from wardroom.kernel import WardroomError
from wardroom.offline.requests import Request, answer
from wardroom.offline.services import OfflineServices
from wardroom.offline.wires import WIRES, PortLine
from wardroom.server.errors import ApiError, api_error_of
from wardroom.server.logger import get_logger
from wardroom.server.wire.refusals import CLOSED, complain

_log: Final = get_logger(__name__)


class Page(Protocol):
    """What the page hears."""

    def answered(self, number: int, status: int, kind: str, body: bytes) -> None:
        """The answer to the request of that number, and what kind of text or file it is."""

    def heard(self, wire: int, text: str) -> None:
        """A message over the wire of that number."""

    def closed(self, wire: int, code: int) -> None:
        """The wire of that number has ended."""


class Port:
    """Does what the page asks for, without keeping it waiting."""

    def __init__(self, services: OfflineServices, page: Page) -> None:
        self._services = services
        self._page = page
        self._lines: dict[int, PortLine] = {}
        self._doing: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """End all wires."""
        for line in list(self._lines.values()):
            line.hang_up()
        await asyncio.gather(*self._doing, return_exceptions=True)

    def ask(
        self, number: int, method: str, address: str, body: str | None, invite: str | None
    ) -> None:
        """Answer what a server would be asked over HTTP."""
        place = urlsplit(address)
        request = Request(method, place.path, dict(parse_qsl(place.query)), body, invite)
        self._do(self._answer(number, request))

    def open(self, number: int, address: str) -> None:
        """Open what a server would open as a socket."""
        place = urlsplit(address)
        line = self._lines[number] = PortLine(number, self._services.me, self._page)
        self._do(self._hold(line, place.path, dict(parse_qsl(place.query))))

    def say(self, number: int, text: str) -> None:
        """A message of the page over the wire of that number."""
        line = self._lines.get(number)
        if line is not None:
            line.deliver(text)

    def hang_up(self, number: int) -> None:
        """The page has closed the wire of that number."""
        line = self._lines.get(number)
        if line is not None:
            line.hang_up()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    async def _answer(self, number: int, request: Request) -> None:
        status, kind, body = await answer(self._services, request)
        self._page.answered(number, status, kind, body)

    async def _hold(self, line: PortLine, path: str, query: dict[str, str]) -> None:
        try:
            for pattern, hold in WIRES:
                found = pattern.fullmatch(path)
                if found is not None:
                    await hold(self._services, line, found.groupdict(), query)
                    break
            else:
                complain(line, ApiError("needs-server"))
        except WardroomError as error:
            complain(line, api_error_of(error))
        except Exception:
            _log.exception("wire broke", path=path)
            complain(line, ApiError("broken"))
        finally:
            line.end(CLOSED)
            del self._lines[line.number]
