"""What a client and its table say to each other."""

import asyncio
import re
import time
from typing import Final, Protocol, assert_never

import msgspec

from wardroom.kernel import WardroomError
from wardroom.protocol import (
    WATCHER_SEAT,
    Accepted,
    Answer,
    AskBack,
    AtTable,
    Chat,
    FromClient,
    Hello,
    HintWanted,
    LessonGo,
    MoveHand,
    Obstacles,
    Ping,
    Play,
    Point,
    Pong,
    ProspectsWanted,
    ReadChat,
    ReadPages,
    TakeBack,
    WhyNot,
    encode,
)
from wardroom.server.colleagues.adviser import Adviser
from wardroom.server.errors import ApiError, api_error_of
from wardroom.server.logger import get_logger
from wardroom.server.metrics import TOLD
from wardroom.server.rate_limit import LARGEST_MESSAGE, PROSPECTS, REASONS, TokenBucket
from wardroom.server.settings import Settings
from wardroom.server.tables.audience import prospects
from wardroom.server.tables.consent import Consent
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.seats import Seating, may_enter
from wardroom.server.tables.summaries import names_by_seat
from wardroom.server.tables.table_talk import TableTalk
from wardroom.server.typed_text import cleaned
from wardroom.server.wire.line import Line
from wardroom.server.wire.refusals import MOST_REASONS, complain, refuse

LONGEST_LINE: Final = 500
PATIENCE: Final = 20.0
"""Seconds in which a client says hello."""

_NONCE: Final = re.compile(r"[!-~]{1,64}")
_MESSAGES: Final = msgspec.json.Decoder(FromClient)
_log = get_logger(__name__)


class TableServices(Protocol):
    """What is needed to play at a table."""

    settings: Settings
    hub: Hub
    seats: Seating
    consent: Consent
    table_talk: TableTalk
    adviser: Adviser


class TableHandler:
    """What one client and the server say to each other about one table."""

    def __init__(self, services: TableServices, connection: Line, id: str) -> None:
        self._services = services
        self._connection = connection
        self._id = id
        self._live: LiveTable | None = None
        self._hint: asyncio.Task[None] | None = None
        self._reasons = TokenBucket(*REASONS)
        self._prospects = TokenBucket(*PROSPECTS)

    async def run(self) -> None:
        """Until the wire ends."""
        if not await self._greeted():
            return
        while (text := await self._connection.receive()) is not None:
            if not await self._handle(text):
                return

    async def _greeted(self) -> bool:
        """Whether the client has said hello, and in time. How long the answer takes is not the
        client's doing.
        """
        until = asyncio.get_running_loop().time() + PATIENCE
        while self._live is None:
            try:
                async with asyncio.timeout_at(until):
                    text = await self._connection.receive()
            except TimeoutError:
                self._wrong(ApiError("malformed", "Nobody said hello."))
                return False
            if text is None or not await self._handle(text):
                return False
        return True

    def leave(self) -> None:
        # A hint on its way is thought to its end: breaking it off would cost others the worker.
        if self._live is not None:
            self._services.hub.presence.disconnected(self._live, self._connection)
            self._services.table_talk.left(self._live, self._connection)

    async def _handle(self, text: str | bytes) -> bool:
        """Do what a message asks for; False if the conversation is over."""
        received = time.perf_counter()
        connection = self._connection
        nonce = ""
        try:
            allowed = not self._services.settings.limits or connection.allowance.spend()
            if len(text) > LARGEST_MESSAGE:
                raise ApiError("too-large")
            message: FromClient = _MESSAGES.decode(text)
            nonce = getattr(message, "nonce", "")
            if hasattr(message, "nonce") and not _NONCE.fullmatch(nonce):
                nonce = ""
                raise ApiError("malformed", "A nonce has 1 to 64 letters, digits or signs.")
            if not allowed:
                raise ApiError("too-fast")
            if isinstance(message, Hello):
                return await self._hello(message)
            if isinstance(message, Ping):
                clock = None if self._live is None else self._live.clock()
                connection.send(encode(Pong(message.sent, time.time(), clock)))
                return True
            if self._live is None:
                raise ApiError("malformed", "Say hello first.")
            await self._retry_if_stale(self._live, message)
            if isinstance(message, Play):
                TOLD.observe(time.perf_counter() - received)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._wrong(ApiError("malformed", f"The message cannot be understood: {error}."))
        except WardroomError as error:
            refuse(self._connection, nonce, api_error_of(error))
        except Exception:
            _log.exception("message failed", table=self._id)
            refuse(self._connection, nonce, ApiError("broken"))
        return True

    async def _hello(self, message: Hello) -> bool:
        services, connection = self._services, self._connection
        try:
            live = await services.hub.current(self._id)
            may_enter(live.row, connection.person, message.invite)
            connection.shows_pages = message.pages
            await services.hub.expect_reader(live, connection)
            await live.welcome(connection, message.step)
        except WardroomError as error:
            self._wrong(api_error_of(error))
            return False
        if self._live is None:
            self._live = live
            services.hub.presence.connected(live, connection)
            services.hub.wake(live)
            await services.table_talk.came(live, connection)
        return True

    async def _retry_if_stale(self, live: LiveTable, message: AtTable) -> None:
        await self._services.hub.retry_if_stale(live, lambda: self._do(live, message))

    async def _do(self, live: LiveTable, message: AtTable) -> None:
        services, connection = self._services, self._connection
        match message:
            case Play():
                await live.play(connection, message)
                # A move that is sent again is answered whatever seat it names now.
                own = message.seat in connection.seats
                if own and live.colleague_of(message.seat) is not None:
                    await services.seats.give_back(live, message.seat)
            case TakeBack():
                await live.take_back(connection, message)
            case AskBack():
                await services.consent.ask_back(live, connection, message)
                connection.send(encode(Accepted(message.nonce, message.step)))
            case Answer():
                await services.consent.answer(live, connection.person, message)
                connection.send(encode(Accepted(message.nonce, message.step)))
            case Chat():
                await self._say(live, message)
            case ReadChat():
                await services.table_talk.read(live, connection.person, message.number)
            case ReadPages():
                await services.hub.read_pages(live, connection.person, message.number)
            case Point():
                services.table_talk.point(live, connection, message)
            case MoveHand():
                services.table_talk.move_hand(live, connection, message)
            case HintWanted():
                if message.seat not in connection.seats:
                    raise ApiError("not-your-seat")
                if self._hint is not None and not self._hint.done():
                    raise ApiError("too-fast", "One hint at a time.")
                self._hint = asyncio.create_task(self._advise(live, message))
            case WhyNot():
                await self._explain(live, message)
            case ProspectsWanted():
                await self._foresee(live, message)
            case LessonGo():
                raise ApiError("malformed", "This is a table, not a lesson.")
            case _:
                assert_never(message)

    async def _say(self, live: LiveTable, message: Chat) -> None:
        connection, person = self._connection, self._connection.person
        watches = not connection.seats
        if person is None or (watches and live.row.watchers == "silent"):
            raise ApiError("not-seated")
        text = cleaned(message.text)
        if not text or len(text) > LONGEST_LINE:
            raise ApiError("malformed", f"A line of chat has 1 to {LONGEST_LINE} letters.")
        to = self._services.table_talk.whom(live, person, message.to)
        self._services.table_talk.may_talk(person)
        if watches:
            seat, name = WATCHER_SEAT, live.watching.name_of(connection)
        else:
            seat = connection.seats[0]
            name = names_by_seat(live.row, live.names).get(seat, "")
        aside = watches and live.row.watchers == "aside"
        number = await self._services.hub.say(
            live, seat, name, text, f"{person}/{message.nonce}", aside=aside, to=to
        )
        connection.send(encode(Accepted(message.nonce, number)))

    async def _advise(self, live: LiveTable, message: HintWanted) -> None:
        try:
            hint = await self._services.adviser.hint(
                live,
                message.seat,
                message.step,
                self._connection.person or "",
                self._connection.address,
            )
            self._connection.send(encode(hint))
        except WardroomError as error:
            self._wrong(api_error_of(error))

    async def _explain(self, live: LiveTable, message: WhyNot) -> None:
        """Answered here and now: reasons are read off the position, nobody has to think."""
        if message.seat not in self._connection.seats:
            raise ApiError("not-your-seat")
        if len(message.actions) > MOST_REASONS:
            raise ApiError("malformed", f"One question names at most {MOST_REASONS} actions.")
        if self._services.settings.limits and not self._reasons.spend():
            raise ApiError("too-fast")
        async with live.lock:
            await live.ensure_loaded()
            found = live.session.obstacles(message.seat, message.actions)
        self._connection.send(encode(Obstacles(message.nonce, live.step, found)))

    async def _foresee(self, live: LiveTable, message: ProspectsWanted) -> None:
        """Answered here and now: it takes a millisecond or two."""
        if self._services.settings.limits and not self._prospects.spend():
            raise ApiError("too-fast")
        async with live.lock:
            await live.ensure_loaded()
            session = live.session
            answer = prospects(session.table, session.step, self._connection.seats, message.nonce)
        self._connection.send(encode(answer))

    def _wrong(self, refusal: ApiError) -> None:
        complain(self._connection, refusal)
