"""A page at the other end of a port, in the same process."""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from wardroom.offline.disk import Disk, MemoryDisk
from wardroom.offline.port import Port
from wardroom.offline.services import OfflineServices

PATIENCE: Final = 60.0


class Refused(Exception):
    """The answer was a problem."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{status} {code}")
        self.status, self.code = status, code


class Wire:
    """An open wire, as the page holds it."""

    def __init__(self, page: "TestPage", number: int) -> None:
        self._page, self.number = page, number
        self.messages: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()

    def say(self, **message: Any) -> None:
        self._page.port.say(self.number, json.dumps(message))

    def close(self) -> None:
        self._page.port.hang_up(self.number)

    async def next(self) -> dict[str, Any] | None:
        """The next message; None when the wire has ended."""
        async with asyncio.timeout(PATIENCE):
            return await self.messages.get()

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (message := await self.next()) is not None:
            if message["type"] in kinds:
                return message
        raise AssertionError(f"The wire ended before {kinds}.")


class TestPage:
    """Asks and hears."""

    __test__ = False

    def __init__(self, services: OfflineServices) -> None:
        self.services = services
        self.port = Port(services, self)
        self._numbers = itertools.count(1)
        self._asked: dict[int, asyncio.Future[tuple[int, str, bytes]]] = {}
        self._wires: dict[int, Wire] = {}

    def answered(self, number: int, status: int, kind: str, body: bytes) -> None:
        self._asked.pop(number).set_result((status, kind, body))

    def heard(self, wire: int, text: str) -> None:
        self._wires[wire].messages.put_nowait(json.loads(text))

    def closed(self, wire: int, code: int) -> None:
        self._wires[wire].messages.put_nowait(None)

    async def file(self, method: str, path: str, body: Any = None) -> bytes:
        """The answer to a request as it is; Refused if it is a problem."""
        number = next(self._numbers)
        answer = self._asked[number] = asyncio.get_running_loop().create_future()
        self.port.ask(number, method, path, None if body is None else json.dumps(body), None)
        async with asyncio.timeout(PATIENCE):
            status, _, text = await answer
        if status >= 400:
            raise Refused(status, json.loads(text)["code"])
        return text

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request that is answered in JSON."""
        text = await self.file(method, path, body)
        return json.loads(text) if text else None

    def open(self, path: str) -> Wire:
        number = next(self._numbers)
        wire = self._wires[number] = Wire(self, number)
        self.port.open(number, path)
        return wire


@asynccontextmanager
async def page_on(disk: Disk | None = None) -> AsyncIterator[TestPage]:
    """A page that is open for a while, and its tables; what was on the disk is there again."""
    services = OfflineServices(disk or MemoryDisk(), pace=0.0)
    await services.open()
    page = TestPage(services)
    try:
        yield page
    finally:
        await page.port.close()
        await services.close()


async def seat_at(page: TestPage, id: str) -> tuple[Wire, dict[str, Any]]:
    """A wire to the table and what it was welcomed with."""
    wire = page.open(f"/tables/{id}/play")
    wire.say(type="hello", step=None, invite=None)
    return wire, await wire.until("welcome")


class Seated:
    """A person at a table who takes whatever is offered, by chance."""

    def __init__(self, wire: Wire, welcome: dict[str, Any], seed: int) -> None:
        self._wire, self._dice = wire, random.Random(seed)
        self._sent = 0
        self.position = welcome["position"]

    async def play(self, most: int) -> bool:
        """So many moves; True if the game is over."""
        for _ in range(most):
            while not self.position["legal"] and self.position["ending"] is None:
                await self._hear()
            if self.position["ending"] is not None:
                return True
            await self._move()
        return False

    async def end(self) -> None:
        """Look on until the game is over."""
        while self.position["ending"] is None:
            await self._hear()

    async def _move(self) -> None:
        offer = self._dice.choice(sorted(self.position["legal"], key=lambda one: one["action"]))
        self._sent += 1
        nonce = f"{self._dice.random()}"
        step = self.position["step"]
        self._wire.say(
            type="play", step=step, seat=offer["seat"], action=offer["action"], nonce=nonce
        )
        while (answer := await self._hear())["type"] not in ("accepted", "refused"):
            continue
        if answer["type"] == "accepted":
            while self.position["step"] < answer["step"]:
                await self._hear()

    async def _hear(self) -> dict[str, Any]:
        message = await self._wire.until("accepted", "refused", "moved", "welcome")
        if message["type"] == "welcome":
            self.position = message["position"]
        if message["type"] == "moved":
            told = ("legal", "ending", "waiting")
            self.position = {
                **{key: message[key] for key in told},
                "step": message["entry"]["step"],
            }
        return message
