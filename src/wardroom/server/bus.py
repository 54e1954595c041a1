"""News between processes.

What one process has stored, the others must tell their own people. News travel in the order they
were sent, but some may get lost: they only say what to look at, the database has the truth.
"""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any, Final

import msgspec
import structlog
from litestar.channels import ChannelsBackend
from msgspec import Struct

from wardroom.server.protocol import ChatLine
from wardroom.server.store import LogEntry

_LARGEST: Final = 7000
"""PostgreSQL carries no larger piece of news."""
_PAUSE: Final = 1.0

_log = structlog.get_logger(__name__)


class Added(Struct, frozen=True, tag="added"):
    """The log of a table has grown; the entries are left out where they would be too large."""

    table: str
    people: list[str]
    entries: list[LogEntry]


class Reseated(Struct, frozen=True, tag="reseated"):
    """Chairs, presence or status of a table have changed, for these people among others."""

    table: str
    people: list[str]


class Spoken(Struct, frozen=True, tag="spoken"):
    """Somebody said something at a table."""

    table: str
    line: ChatLine


class Pondering(Struct, frozen=True, tag="pondering"):
    """Colleagues of a table have begun or ceased to think."""

    table: str
    seats: list[int]


class Gone(Struct, frozen=True, tag="gone"):
    """A person has no connection to a table any more, at least not here."""

    table: str
    person: str


class Census(Struct, frozen=True, tag="census"):
    """So many people are connected to a process."""

    house: str
    people: int


TableNews = Added | Reseated | Spoken | Pondering | Gone
News = TableNews | Census


class Sheet(Struct, frozen=True, array_like=True):
    """Some news and the process they come from."""

    sender: str
    news: list[News]


Reader = Callable[[News], Awaitable[None]]
_encode: Final = msgspec.json.Encoder().encode
_SHEETS: Final = msgspec.json.Decoder(Sheet)


class Bus:
    """Sends news to the other processes and reads theirs; with `memory` there are none."""

    def __init__(self, address: str, sender: str) -> None:
        self.alone = address == "memory"
        self._address = address
        self._sender = sender
        self._channel = ""
        self._waiting: list[News] = []
        self._awake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, secret: str, read: Reader, missed: Callable[[], Awaitable[None]]) -> None:
        """Begin; `missed` is called whenever some news may have been lost.

        The channel follows from a secret of the database, so that two sites can share a Redis.
        """
        self._channel = "wardroom_" + blake2b(secret.encode(), digest_size=8).hexdigest()
        if not self.alone:
            self._tasks.append(asyncio.create_task(self._run(read, missed), name="bus"))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, news: News) -> None:
        """Send news with the next sheet."""
        if not self.alone:
            self._waiting.append(news)
            self._awake.set()

    async def _run(self, read: Reader, missed: Callable[[], Awaitable[None]]) -> None:
        """Keep connected; a bus that is down holds nobody up at this process's own tables."""
        while True:
            backend = _backend(self._address)
            try:
                await backend.on_startup()
                await backend.subscribe([self._channel])
                await missed()
                async with asyncio.TaskGroup() as group:
                    group.create_task(self._read(backend, read))
                    group.create_task(self._write(backend))
            except Exception as error:
                _log.warning("The bus is down.", error=repr(error))
            finally:
                try:
                    await backend.on_shutdown()
                except Exception as error:
                    _log.debug("The bus did not say goodbye.", error=repr(error))
            await asyncio.sleep(_PAUSE)

    async def _read(self, backend: ChannelsBackend, read: Reader) -> None:
        async for _, data in backend.stream_events():
            sheet = _SHEETS.decode(data)
            if sheet.sender != self._sender:
                for news in sheet.news:
                    await read(news)

    async def _write(self, backend: ChannelsBackend) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            waiting, self._waiting = self._waiting, []
            for sheet in self._sheets(waiting):
                await backend.publish(sheet, [self._channel])

    def _sheets(self, news: list[News]) -> list[bytes]:
        whole = _encode(Sheet(self._sender, news))
        if len(whole) <= _LARGEST:
            return [whole]
        if len(news) == 1:
            return [_encode(Sheet(self._sender, [_shortened(news[0])]))]
        half = len(news) // 2
        return self._sheets(news[:half]) + self._sheets(news[half:])


def _shortened(news: News) -> News:
    return Added(news.table, news.people, []) if isinstance(news, Added) else news


def _backend(address: str) -> ChannelsBackend:
    if address.startswith("redis"):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(address))
    return _postgres(address)


def _postgres(address: str) -> ChannelsBackend:
    import asyncpg  # type: ignore[import-untyped]
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    class Postgres(AsyncPgChannelsBackend):
        """Keeps one connection for sending instead of making one each time."""

        _sending: Any

        async def on_startup(self) -> None:
            await super().on_startup()
            self._sending = await asyncpg.connect(address)

        async def on_shutdown(self) -> None:
            await self._sending.close()
            await super().on_shutdown()

        async def publish(self, data: bytes, channels: Any) -> None:
            for channel in channels:
                await self._sending.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    return Postgres(address)
