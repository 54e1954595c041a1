"""Messages between processes.

What one process has stored, the others must tell their own people. Messages travel in the order
they were sent, but some may get lost: they only say what to look at, the database has the truth.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from wardroom.protocol import HandMoved, Pointed, TourLine, TourPerson
from wardroom.server.logger import get_logger
from wardroom.server.metrics import BUS
from wardroom.server.store import KeptLine, LogEntry

if TYPE_CHECKING:
    from litestar.channels import ChannelsBackend

_FORMAT: Final = 3
"""Rises when the messages change. Processes of one server that speak different formats, as when it
is updated one by one, have channels of their own: each learns from the database at its heartbeats
what the others have stored, instead of misreading what they say."""
_LARGEST: Final = 7000
"""PostgreSQL carries no larger message."""
_PAUSE: Final = 1.0
_LOOK: Final = 3.0
"""Seconds between looks at what the others have stored, while they cannot tell."""
_UNHURRIED: Final = 0.1
"""Seconds for which what nobody waits for may be kept, so that much of it travels together."""

_log = get_logger(__name__)


class Added(Struct, frozen=True, tag="added"):
    """The log of a table has grown; the entries are left out where they would be too large."""

    table: str
    people: list[str]
    entries: list[LogEntry]


class SeatsChanged(Struct, frozen=True, tag="seats_changed"):
    """Chairs, presence or status of a table have changed, for these people among others."""

    table: str
    people: list[str]


class ChatAdded(Struct, frozen=True, tag="chat_added"):
    """Somebody said something at a table."""

    table: str
    line: KeptLine


class ThinkingChanged(Struct, frozen=True, tag="thinking_changed"):
    """Colleagues of a table have begun or stopped thinking."""

    table: str
    seats: list[int]


class PointedAt(Struct, frozen=True, tag="pointed_at"):
    """Somebody at a table points at something."""

    table: str
    pointed: Pointed


class HandMovedAt(Struct, frozen=True, tag="hand_moved_at"):
    """The hand of somebody at a table is elsewhere, or rests."""

    table: str
    hand: HandMoved


class WatchersChanged(Struct, frozen=True, tag="watchers_changed"):
    """These watch a table at a process."""

    table: str
    process: str
    names: list[str]


class PersonLeft(Struct, frozen=True, tag="person_left"):
    """A person has no connection to a table any more, at least not here."""

    table: str
    person: str


class PeopleCount(Struct, frozen=True, tag="people_count"):
    """How many people are connected to a process."""

    process: str
    people: int


class Renamed(Struct, frozen=True, tag="renamed"):
    """A person has a new name, or is gone from these tables with all they said."""

    person: str
    tables: list[str] = []


class SignedOut(Struct, frozen=True, tag="signed-out"):
    """The cookies of a person are void."""

    person: str


class TourAsked(Struct, frozen=True, tag="tour-asked"):
    """A process begins to follow a guided replay and wants to know how far it is."""

    tour: str


class TourChanged(Struct, frozen=True, tag="tour-changed"):
    """How far a guided replay is; the highest version is the latest."""

    tour: str
    version: int
    leader: str
    ply: int | None
    ended: bool


class TourPeople(Struct, frozen=True, tag="tour-people"):
    """These follow a guided replay at a process."""

    tour: str
    process: str
    people: list[TourPerson]


class TourSpoken(Struct, frozen=True, tag="tour-spoken"):
    """Somebody said something in a guided replay."""

    tour: str
    line: TourLine


TourMessage = TourAsked | TourChanged | TourPeople | TourSpoken
TableMessage = (
    Added
    | SeatsChanged
    | ChatAdded
    | ThinkingChanged
    | PointedAt
    | HandMovedAt
    | WatchersChanged
    | PersonLeft
)
BusMessage = TableMessage | TourMessage | PeopleCount | Renamed | SignedOut


class Envelope(Struct, frozen=True, array_like=True):
    """Some messages and the process they come from."""

    sender: str
    messages: list[BusMessage]


Reader = Callable[[BusMessage], Awaitable[None]]
_encode: Final = msgspec.json.Encoder().encode
_ENVELOPES: Final = msgspec.json.Decoder(Envelope)


class Bus:
    """Sends messages to the other processes and reads theirs; with `memory` there are none."""

    def __init__(self, address: str, name: str) -> None:
        self.alone = address == "memory"
        self._address = address
        self.name = name
        """The name of this process."""
        self._channel = ""
        self._up: bool | None = None
        self._waiting: list[BusMessage] = []
        self._awake = asyncio.Event()
        self._later: asyncio.TimerHandle | None = None
        self._tasks: list[asyncio.Task[None]] = []
        BUS.set(1.0 if self.alone else 0.0)

    @property
    def status(self) -> str:
        """`up`, `down`, or `none` where this process is alone."""
        return "none" if self.alone else "up" if self._up else "down"

    def start(self, secret: str, read: Reader, missed: Callable[[], Awaitable[None]]) -> None:
        """Begin; `missed` is called whenever some messages may have been lost, and now and then
        while none can come.

        The channel follows from a secret of the database, so that two sites can share a Redis.
        """
        self._channel = f"wardroom{_FORMAT}_{blake2b(secret.encode(), digest_size=8).hexdigest()}"
        if not self.alone:
            self._tasks.append(asyncio.create_task(self._run(read, missed), name="bus"))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, message: BusMessage, hurry: bool = True) -> None:
        """Send a message with the next envelope, and that soon if anybody waits for it."""
        if self.alone:
            return
        self._waiting.append(message)
        if hurry:
            self._awake.set()
        elif self._later is None:
            self._later = asyncio.get_running_loop().call_later(_UNHURRIED, self._awake.set)

    async def _run(self, read: Reader, missed: Callable[[], Awaitable[None]]) -> None:
        """Keep connected; a bus that is down holds nobody up at this process's own tables."""
        looked = time.monotonic()
        while True:
            backend = _backend(self._address)
            try:
                await backend.on_startup()
                await backend.subscribe([self._channel])
                await missed()
                if self._up is False:
                    _log.info("bus up again")
                self._up = True
                BUS.set(1.0)
                async with asyncio.TaskGroup() as group:
                    group.create_task(self._read(backend, read))
                    group.create_task(self._write(backend))
            except Exception as error:
                if self._up is not False:
                    _log.warning("bus down", error=repr(error))
                self._up = False
                BUS.set(0.0)
            finally:
                try:
                    await backend.on_shutdown()
                except Exception as error:
                    _log.debug("bus not closed", error=repr(error))
            await asyncio.sleep(_PAUSE)
            if time.monotonic() > looked + _LOOK:
                looked = time.monotonic()
                try:
                    await missed()
                except Exception as error:
                    _log.debug("nothing to be seen without the bus", error=repr(error))

    async def _read(self, backend: "ChannelsBackend", read: Reader) -> None:
        async for _, data in backend.stream_events():
            envelope = _ENVELOPES.decode(data)
            if envelope.sender != self.name:
                for message in envelope.messages:
                    await read(message)

    async def _write(self, backend: "ChannelsBackend") -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            if self._later is not None:
                self._later.cancel()
                self._later = None
            waiting, self._waiting = self._waiting, []
            for envelope in self._envelopes(waiting):
                await backend.publish(envelope, [self._channel])

    def _envelopes(self, messages: list[BusMessage]) -> list[bytes]:
        whole = _encode(Envelope(self.name, messages))
        if len(whole) <= _LARGEST:
            return [whole]
        if len(messages) == 1:
            return [_encode(Envelope(self.name, [_shortened(messages[0])]))]
        half = len(messages) // 2
        return self._envelopes(messages[:half]) + self._envelopes(messages[half:])


def _shortened(message: BusMessage) -> BusMessage:
    return Added(message.table, message.people, []) if isinstance(message, Added) else message


def _backend(address: str) -> "ChannelsBackend":
    if address.startswith("redis"):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(address))
    return _postgres(address)


def _postgres(address: str) -> "ChannelsBackend":
    import asyncpg  # type: ignore[import-untyped]
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    class PostgresChannel(AsyncPgChannelsBackend):
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

    return PostgresChannel(address)
