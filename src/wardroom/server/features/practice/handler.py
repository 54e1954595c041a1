"""What a client is told in a lesson or a puzzle: the protocol of a table, for somebody who plays
alone at one that nobody else can find.
"""

import time
from abc import ABC, abstractmethod
from typing import ClassVar, Final, Protocol, assert_never

import msgspec

from wardroom.kernel import WardroomError
from wardroom.protocol import (
    Answer,
    AskBack,
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
from wardroom.server.errors import ApiError, api_error_of
from wardroom.server.features.practice.room import PracticeRoom
from wardroom.server.logger import get_logger
from wardroom.server.rate_limit import LARGEST_MESSAGE, PROSPECTS, TokenBucket
from wardroom.server.settings import Settings
from wardroom.server.tables.pointing import pointed_by
from wardroom.server.wire.line import Line
from wardroom.server.wire.refusals import MOST_REASONS, complain, refuse

_MESSAGES: Final = msgspec.json.Decoder(FromClient)
_log = get_logger(__name__)


class PracticeServices(Protocol):
    """What is needed to practise."""

    settings: Settings


class PracticeHandler(ABC):
    """What a client and the server say to each other about a lesson or a puzzle."""

    NOT_HERE: ClassVar[str]
    """The refusal of what needs others: there is nobody to talk to, and nothing is taken back."""

    def __init__(self, services: PracticeServices, connection: Line, room: PracticeRoom) -> None:
        self._services = services
        self._connection = connection
        self._room = room
        self._prospects = TokenBucket(*PROSPECTS)

    @abstractmethod
    async def _play(self, message: Play) -> None:
        """Take an action, and tell what follows."""

    def _go(self, message: LessonGo) -> None:
        """Read on, where there is something to read."""
        raise ApiError(self.NOT_HERE)

    async def _handle(self, text: str | bytes) -> None:
        """Answer any message."""
        nonce = ""
        try:
            if len(text) > LARGEST_MESSAGE:
                raise ApiError("too-large")
            message: FromClient = _MESSAGES.decode(text)
            nonce = getattr(message, "nonce", "")
            if self._services.settings.limits and not self._connection.allowance.spend():
                raise ApiError("too-fast")
            await self._answer(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            refusal = ApiError("malformed", f"The message cannot be understood: {error}.")
            complain(self._connection, refusal)
        except WardroomError as error:
            refuse(self._connection, nonce, api_error_of(error))
        except Exception:
            _log.exception("message failed", practised=self._room.practised.name)
            refuse(self._connection, nonce, ApiError("broken"))

    async def _answer(self, message: FromClient) -> None:
        connection, room = self._connection, self._room
        match message:
            case Hello():
                connection.send(encode(room.welcome()), encode(room.where()))
            case Ping():
                connection.send(encode(Pong(message.sent, time.time(), room.clock())))
            case Play():
                await self._play(message)
            case LessonGo():
                self._go(message)
            case WhyNot():
                self._explain(message)
            case ProspectsWanted():
                self._foresee(message)
            case Point():
                # People who play alone share out duties and point at things for themselves.
                connection.send(encode(pointed_by(room.practised.seat, message)))
            case MoveHand() | ReadPages():
                pass  # nobody else sees it, or waits
            case TakeBack() | AskBack() | Answer() | Chat() | ReadChat() | HintWanted():
                raise ApiError(self.NOT_HERE)
            case _:
                assert_never(message)

    def _explain(self, message: WhyNot) -> None:
        if len(message.actions) > MOST_REASONS:
            raise ApiError("malformed", f"One question names at most {MOST_REASONS} actions.")
        found = self._room.obstacles(message.actions)
        self._connection.send(encode(Obstacles(message.nonce, self._room.step, found)))

    def _foresee(self, message: ProspectsWanted) -> None:
        if self._services.settings.limits and not self._prospects.spend():
            raise ApiError("too-fast")
        self._connection.send(encode(self._room.prospects(message.nonce)))
