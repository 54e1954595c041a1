"""Tables in a browser: what a worker's script holds ready for them, and what it calls.

Only numbers and texts go between Python and JavaScript, so nothing of either has to be let go of by
the other; files go as base64.
"""

from base64 import b64encode
from collections.abc import Awaitable, Mapping
from functools import partial
from typing import Final, Protocol

import msgspec

from wardroom.kernel import Record, game
from wardroom.offline.apart import DEBRIEF, QUESTION
from wardroom.offline.port import Port
from wardroom.offline.services import OfflineServices
from wardroom.offline.thinking import OneThinker
from wardroom.players import kinds
from wardroom.protocol import DebriefAnswer
from wardroom.server.colleagues.worker import Answer, Question

_TEXTS: Final = ("text/", "application/json")
_ANSWERS: Final = msgspec.json.Decoder(Answer)
_DEBRIEFS: Final = msgspec.json.Decoder(DebriefAnswer)
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

    def ask_apart(self, game: str, kind: str, text: str) -> Awaitable[str]:
        """What `wardroom.offline.apart` answers in an interpreter of its own."""


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


class ApartThinker(OneThinker):
    """Thinks in an interpreter of its own, so that the tables answer meanwhile."""

    def __init__(self, script: Script) -> None:
        super().__init__()
        self._script = script

    async def _asked(self, question: Question) -> Answer:
        text = msgspec.json.encode(question).decode()
        return _ANSWERS.decode(await _apart(self._script, question.setup.game, QUESTION, text))

    async def _stop(self) -> None:
        """Answers cannot be mixed up, so there is nothing to stop: what is known is sent again."""
        self._known.clear()


async def _apart(script: Script, game: str, kind: str, text: str) -> str:
    try:
        return await script.ask_apart(game, kind, text)
    except Exception as error:  # whatever JavaScript throws
        raise OSError(str(error)) from error


def load(games: str) -> None:
    """Load the code of these games, between spaces, and look for their colleagues, before anything
    happens.
    """
    for name in games.split():
        kinds(game(name))


async def begin(script: Script) -> Port:
    """Open the tables that this browser keeps."""

    async def look_back(record: str) -> DebriefAnswer:
        name = Record.read(record).game
        return _DEBRIEFS.decode(await _apart(script, name, DEBRIEF, record))

    thinkers = partial(ApartThinker, script)
    services = OfflineServices(BrowserDisk(script), look_back=look_back, thinkers=thinkers)
    await services.open()
    return Port(services, BrowserPage(script))
