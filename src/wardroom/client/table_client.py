"""A live place at a table, over a WebSocket that may be lost and found again."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from secrets import token_hex
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from msgspec.json import Decoder, encode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from wardroom.client.errors import Denied, Unreachable, denial
from wardroom.kernel import WardroomError
from wardroom.protocol import (
    Accepted,
    Answer,
    AskBack,
    Call,
    Chat,
    ChatLine,
    Ending,
    Entry,
    FromServer,
    HandMoved,
    Hello,
    Hint,
    HintWanted,
    Moved,
    MoveHand,
    Obstacle,
    Obstacles,
    Offer,
    Ping,
    Play,
    Point,
    Pointed,
    Pong,
    Position,
    Prospects,
    ProspectsWanted,
    ReadChat,
    Refused,
    TableCard,
    TableChanged,
    TakeBack,
    Thinking,
    Welcome,
    WhyNot,
    Wrong,
)

T = TypeVar("T")

PATIENCE: Final = 30.0
"""Seconds to wait for an answer, and for a lost server to come back."""
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 2.0
GONE_FOR_GOOD: Final = (1008, 4400)
"""Close codes of a server that will not have this client here; others mean: come again."""
TOO_FAST: Final = "too-fast"
PASSING: Final = ("broken", "closing", "storage", TOO_FAST)
"""Codes of troubles that may be over the next time."""
BREATHER: Final = 0.25
"""Seconds before something is sent again that came too fast."""
LARGEST: Final = 16 * 1024 * 1024

_from_server: Final = Decoder(FromServer)

Listener = Callable[[bytes], None]
"""Hears every message of the server as it came."""


class TableClient:
    """A live place at a table, or beside it for those who watch."""

    def __init__(
        self,
        url: str,
        headers: Mapping[str, str],
        invite: str | None = None,
        listener: Listener | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.seats: list[int] = []
        self.entries: list[Entry] = []
        """The log as far as it was told to this person."""
        self.chat: list[ChatLine] = []
        self.read_up_to = 0
        """The last line of chat that this person had seen on coming, on whichever device."""
        self.pointed: list[Pointed] = []
        """What others have pointed at or called."""
        self.hands: dict[int, tuple[int, int] | None] = {}
        """Where the others' hands were last, by seat."""
        self.thinking: list[int] = []
        self.position: Position | None = None
        """None while the table is still open."""
        self.texts = 0
        """How many messages of the game's chapters there are to read."""
        self.connections = 0
        """How often a connection was made; more than 1 means that some were lost."""
        self.longest_pause = LONGEST_PAUSE
        """Seconds between two tries to connect again, at most."""
        self._card: TableCard | None = None
        self._url = url
        self._headers = headers
        self._invite = invite
        self._listener = listener
        self._patience = patience
        self._unacknowledged: dict[str, tuple[bytes, asyncio.Future[int]]] = {}
        self._hints: list[asyncio.Future[Hint]] = []
        self._questions: dict[str, asyncio.Future[Any]] = {}
        self._pongs: dict[float, asyncio.Future[Pong]] = {}
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._staying: asyncio.Task[None] | None = None
        self._failure: WardroomError | None = None
        self._wrong: Denied | None = None
        """What the server complained of last on this connection."""

    async def __aenter__(self) -> Self:
        self._staying = asyncio.create_task(self._stay())
        try:
            await self.until(lambda: self._card is not None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave the table's page; the person keeps the seat."""
        if self._staying is not None:
            self._staying.cancel()
            with suppress(asyncio.CancelledError):
                await self._staying
            self._staying = None
        self._fail(Unreachable("This client is closed."))

    @property
    def table(self) -> TableCard:
        if self._card is None:
            raise Unreachable("The table has not answered yet.")
        return self._card

    @property
    def step(self) -> int:
        """The entries of the log that this client knows."""
        return 0 if self.position is None else self.position.step

    @property
    def ending(self) -> Ending | None:
        return None if self.position is None else self.position.ending

    async def turn(self) -> Position | None:
        """Wait until the table waits for a seat of this person; None when the game is over."""
        await self.until(lambda: self.asked or self.ending is not None)
        return self.position if self.ending is None else None

    @property
    def asked(self) -> bool:
        """Does the table wait for a seat of this person?"""
        here = self.position
        return here is not None and any(offer.seat in here.waiting for offer in here.legal)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until that is so, looking again whenever the server has said something."""
        while not true():
            if self._failure is not None:
                raise self._failure
            await self._news.wait()

    async def play(self, offer: Offer | str, seat: int | None = None) -> int:
        """Play and return the step it became; Denied if it is refused.

        It has then been stored for good, and `position` is at least as new as the move.
        """
        if isinstance(offer, Offer):
            seat, action = offer.seat, offer.action
        else:
            action = offer
        if seat is None:
            seat = self.seats[0] if self.seats else -1
        nonce = token_hex(8)
        step = await self._send(nonce, encode(Play(seat, self.step, action, nonce)))
        await self.until(lambda: self.step >= step)
        return step

    async def take_back(self) -> int:
        """Undo this person's last move and return the step this became."""
        nonce = token_hex(8)
        step = await self._send(nonce, encode(TakeBack(self.step, nonce)))
        await self.until(lambda: self.step >= step)
        return step

    async def ask_back(self) -> None:
        """Ask all who play to undo this person's last move and everything since."""
        nonce = token_hex(8)
        await self._send(nonce, encode(AskBack(self.step, nonce)))

    async def answer(self, yes: bool) -> None:
        """Agree to what is asked at the table, or not."""
        nonce = token_hex(8)
        asked = self.table.asked
        step = self.step if asked is None else asked.step
        await self._send(nonce, encode(Answer(step, yes, nonce)))

    async def point(
        self, thing: str | None = None, to: str | None = None, call: Call | None = None
    ) -> None:
        """Point at something, or call something; nobody says whether it was seen."""
        await self._try(encode(Point(thing, to, call)))

    async def move_hand(self, at: tuple[int, int] | None) -> None:
        """Let the others see where the hand is."""
        await self._try(encode(MoveHand(at)))

    async def read(self, number: int) -> None:
        """The chat has been seen up to that line."""
        await self._try(encode(ReadChat(number)))

    async def say(self, text: str, to: int | None = None) -> None:
        """Say something to all at the table, or to one player."""
        nonce = token_hex(8)
        await self._send(nonce, encode(Chat(text, nonce, to)))

    async def hint(self, seat: int | None = None) -> Hint:
        """What a colleague would do in this person's seat."""
        if seat is None:
            seat = self.seats[0] if self.seats else -1
        answer: asyncio.Future[Hint] = asyncio.get_running_loop().create_future()
        self._hints.append(answer)
        await self._try(encode(HintWanted(seat, self.step)))
        return await self._in_time(answer)

    async def why_not(self, *actions: str, seat: int | None = None) -> list[Obstacle]:
        """Why each of these actions cannot be taken now, where it cannot."""
        if seat is None:
            seat = self.seats[0] if self.seats else -1
        nonce = token_hex(8)
        answer: Obstacles = await self._ask(nonce, WhyNot(seat, list(actions), nonce))
        return answer.obstacles

    async def prospects(self) -> Prospects:
        """What is ahead of the present position, as far as this person can tell."""
        nonce = token_hex(8)
        answer: Prospects = await self._ask(nonce, ProspectsWanted(nonce))
        return answer

    async def _ask(self, nonce: str, question: WhyNot | ProspectsWanted) -> Any:
        """The answer to a question about the present moment."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._questions[nonce] = answer
        try:
            await self._try(encode(question))
            return await self._in_time(answer)
        finally:
            self._questions.pop(nonce, None)

    async def ping(self) -> Pong:
        sent = asyncio.get_running_loop().time()
        answer: asyncio.Future[Pong] = asyncio.get_running_loop().create_future()
        self._pongs[sent] = answer
        try:
            await self._try(encode(Ping(sent)))
            return await self._in_time(answer)
        finally:
            self._pongs.pop(sent, None)

    async def _in_time(self, answer: asyncio.Future[T]) -> T:
        """Not by `wait_for`, which before Python 3.12 forgets that it was cancelled if the answer
        comes at the same moment.
        """
        async with asyncio.timeout(self._patience):
            return await answer

    async def _send(self, nonce: str, message: bytes) -> int:
        """Send until it is acknowledged, over as many connections as it takes."""
        while True:
            answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            self._unacknowledged[nonce] = message, answer
            try:
                if self._failure is not None:
                    raise self._failure
                await self._try(message)
                return await answer
            except Denied as denied:
                if denied.code != TOO_FAST:
                    raise
            finally:
                self._unacknowledged.pop(nonce, None)
            await asyncio.sleep(BREATHER)

    async def _try(self, message: bytes) -> None:
        """Send if there is a connection; if not, it goes out after the next welcome."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(message, text=True)

    async def _stay(self) -> None:
        """Connect, listen, and begin again when the connection is lost."""
        clock = asyncio.get_running_loop().time
        pause, lost_at = FIRST_PAUSE, clock()
        while self._failure is None:
            before = self.connections
            try:
                await self._connection()
            except InvalidStatus as error:
                status = error.response.status_code
                if 400 <= status < 500 and status != 429:
                    self._fail(denial(status, bytes(error.response.body or b"")))
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code in GONE_FOR_GOOD:
                    self._sent_away(error.rcvd.reason)
            except (OSError, InvalidHandshake, TimeoutError, EOFError):
                pass  # The server is away or on its way down; it is asked again below.
            finally:
                self._socket = None
                self._drop_questions(Unreachable("The connection was lost before the answer."))
            if self.connections > before:
                pause, lost_at = FIRST_PAUSE, clock()
            elif clock() - lost_at > self._patience:
                self._fail(Unreachable(f"{self._url} has not answered for a while."))
            await asyncio.sleep(pause)
            pause = min(2 * pause, self.longest_pause)

    async def _connection(self) -> None:
        """One connection, from hello to its end."""
        async with connect(
            self._url,
            additional_headers=self._headers,
            compression=None,
            max_size=LARGEST,
        ) as socket:
            self._wrong = None
            known = None if self.position is None else self.position.step
            with suppress(ConnectionClosed):
                # Hung up already? Then what the server said before tells why.
                await socket.send(encode(Hello(known, self._invite)), text=True)
            while True:
                said = await socket.recv(decode=False)
                if self._listener is not None:
                    self._listener(said)
                message = _from_server.decode(said)
                self._hear(message)
                if isinstance(message, Welcome):
                    self.connections += 1
                    self._socket = socket
                    for waiting, _ in list(self._unacknowledged.values()):
                        await socket.send(waiting, text=True)
                self._tell_waiters()

    def _hear(self, message: FromServer) -> None:
        match message:
            case Moved():
                self._move(message)
            case Accepted(nonce, step):
                self._answered(nonce, step)
            case Refused(nonce, code, text):
                self._answered(nonce, Denied(code, text))
            case Welcome():
                self._card = message.table
                self.seats = message.seats
                self.position = message.position
                self.entries += [entry for entry in message.entries if entry.step > self._told]
                heard = self.chat[-1].number if self.chat else -1
                self.chat += [line for line in message.chat if line.number > heard]
                self.thinking = message.thinking
                self.texts = message.texts
                self.read_up_to = message.read
            case TableChanged(table):
                self._card = table
                self.seats = [chair.seat for chair in table.chairs if chair.you]
            case ChatLine():
                self.chat.append(message)
            case Pointed():
                self.pointed.append(message)
            case HandMoved(seat, at):
                self.hands[seat] = at
            case Thinking(seats):
                self.thinking = seats
            case Hint():
                hints, self._hints = self._hints, []
                for wanted in hints:
                    _settle(wanted, message)
            case Obstacles(nonce) | Prospects(nonce):
                if nonce in self._questions:
                    _settle(self._questions[nonce], message)
            case Pong(sent):
                if sent in self._pongs:
                    _settle(self._pongs[sent], message)
            case Wrong(code, text):
                self._wrong = Denied(code, text)
                self._drop_questions(self._wrong)

    @property
    def _told(self) -> int:
        return self.entries[-1].step if self.entries else 0

    def _move(self, moved: Moved) -> None:
        """The position after one more entry; one that does not follow is a lost connection."""
        here = self.position
        if here is not None and moved.entry.step <= here.step:
            return
        if here is None or moved.entry.step != here.step + 1:
            raise EOFError("a step was missed")
        view = dict(here.view)
        for event in moved.entry.events:
            view.update(event.changed or {})
        view.update(moved.changed)
        self.position = Position(
            seat=moved.seat,
            step=moved.entry.step,
            ply=moved.entry.ply,
            view=view,
            legal=moved.legal,
            asking=moved.asking,
            waiting=moved.waiting,
            undoable=moved.undoable,
            ending=moved.ending,
            clock=moved.clock,
        )
        self.entries.append(moved.entry)
        self.texts = moved.texts

    def _answered(self, nonce: str, answer: int | Denied) -> None:
        waiting = self._unacknowledged.get(nonce)
        if waiting is not None:
            _settle(waiting[1], answer)
        question = self._questions.get(nonce)
        if question is not None and isinstance(answer, Denied):
            _settle(question, answer)

    def _fail(self, failure: WardroomError) -> None:
        """Nothing more will come; everyone who still waits gets the reason."""
        if self._failure is None:
            self._failure = failure
        for _, answer in self._unacknowledged.values():
            _settle(answer, self._failure)
        self._drop_questions(self._failure)
        self._tell_waiters()

    def _sent_away(self, reason: str) -> None:
        """The server has hung up, and said why before."""
        why = self._wrong or Denied("closed", reason or "The server has closed the connection.")
        if why.code not in PASSING:
            self._fail(why)

    def _drop_questions(self, why: WardroomError) -> None:
        """Hints, questions and pings are about one moment: they are not asked again."""
        for hint in self._hints:
            _settle(hint, why)
        for question in self._questions.values():
            _settle(question, why)
        for pong in self._pongs.values():
            _settle(pong, why)
        self._hints = []

    def _tell_waiters(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


def _settle(future: "asyncio.Future[T]", answer: T | Exception) -> None:
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
