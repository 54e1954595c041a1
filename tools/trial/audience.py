"""Those at a table of the leak trial, and beside it: they keep every byte that they get."""

from typing import Any, Final, NamedTuple

from msgspec.json import encode
from websockets.asyncio.client import connect

from wardroom.client import Denied, HttpClient, TableClient
from wardroom.protocol import TableCard

PATIENCE: Final = 60.0


class Received(NamedTuple):
    """Bytes that a person got, and the step they knew before."""

    seats: tuple[int, ...]
    """Those of this person; only that of spectators for those who watch."""
    step: int
    ended: bool
    kind: str
    """`socket`, `at PLY`, or the name of another way in."""
    said: bytes


class Audience:
    """A person at a table, or beside it: plays, and keeps everything received."""

    def __init__(self, person: HttpClient, seats: tuple[int, ...], heard: list[Received]) -> None:
        self.person = person
        self.seats = seats
        self.client: TableClient
        self._heard = heard

    def join(self, table: TableCard) -> TableClient:
        self.client = self.person.join(table.id, table.invite, self._listen, PATIENCE)
        return self.client

    def keep(self, kind: str, said: bytes) -> None:
        here = self.client
        self._heard.append(Received(self.seats, here.step, here.ending is not None, kind, said))

    def _listen(self, said: bytes) -> None:
        self.keep("socket", said)

    async def look_into_the_lobby(self) -> None:
        """Keep the first thing that its socket says."""
        async with connect(
            f"ws{self.person.url.removeprefix('http')}/api/lobby",
            additional_headers=self.person.headers(),
        ) as socket:
            self.keep("lobby socket", await socket.recv(decode=False))

    async def fetch(self, kind: str, path: str, method: str = "GET", wish: Any = None) -> bool:
        """Keep what an address answers, also when it refuses; was it answered?"""
        try:
            said = await self.person.fetch(method, path, None if wish is None else encode(wish))
        except Denied as denied:
            self.keep(kind, encode({"code": denied.code, "text": str(denied)}))
            return False
        self.keep(kind, said)
        return True
