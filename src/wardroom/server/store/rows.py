"""The rows of a store, whatever keeps them.

A server keeps them in a database, a table without a server in the browser. So nothing here needs a
database.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from msgspec import Struct

from wardroom.kernel import Plain
from wardroom.protocol import ChatLine
from wardroom.server.errors import ApiError

MOVE: Final = 0
TIME: Final = 1
UNDO: Final = 2
"""The kinds of entries in a log."""

LEASE: Final = 3.0
"""Seconds for which a process leads a table; one that is alive renews that after half of it."""


class ChairRow(NamedTuple):
    """A seat and who has it: a person, a colleague, a person with a stand-in, or nobody."""

    seat: int
    person: str | None
    colleague: str | None
    here_until: float = 0.0
    has_left: bool = False
    """The person has left the game and may come back; a colleague plays meanwhile."""
    label: str = ""
    """The name of the player here, where it is not that of the person."""
    ready: bool = False
    read: int = 0
    """The last line of chat that the person has seen."""
    named: bool = False
    """Strangers who look at the shared game may read the name."""
    pages: int = -1
    """How many pages of the game's story the person has read; -1 while no client shows them."""
    holiday_until: float = 0.0
    """The person is away until then, or was, and has said so."""
    holiday_stand_in: bool = False
    """A colleague may play for them meanwhile."""

    @property
    def is_open(self) -> bool:
        return self.person is None and self.colleague is None

    @property
    def sitter(self) -> str | None:
        """The person who sits here, whether or not a colleague stands in."""
        return None if self.has_left else self.person


class LogEntry(NamedTuple):
    """One row of the log."""

    step: int
    kind: int
    seat: int
    action: str
    at: int
    made: float
    nonce: str | None
    reason: str | None


class Summary(NamedTuple):
    """What lists show of a table, as it is after its last entry."""

    status: str
    step: int
    moved: float
    waiting: str
    result: str | None
    alone: bool
    handed_on: str | None = None
    """What a finished game hands on to the next one of its campaign, as JSON."""
    turns: str = ""
    """Since when each seat is waited for (`tables.turns`)."""
    winners: str = ""
    """The seats that have won, with commas between."""
    scores: str = ""
    """The points of all seats in a game of points that is over, with commas between."""
    stood_in: str = ""
    """The seats for which colleagues made at least half of the moves, with commas between."""


class Draft(NamedTuple):
    """What one table wants to write: entries that stand or fall together, and its summary."""

    table: str
    entries: tuple[LogEntry, ...]
    summary: Summary


class OriginRow(NamedTuple):
    """Where a table goes on from, and how it stood there: before its game begins nobody plays its
    log, which is long, only to know whose turn it is.
    """

    table: str | None
    """None if it was a record file."""
    ply: int
    waiting: tuple[int, ...]
    runs: bool
    """Something happens there by itself."""


class TableRow(NamedTuple):
    """How a table was dealt, and the summary of its log."""

    id: str
    game: str
    edition: int
    options: dict[str, str]
    seed: int
    carried: dict[str, Any] | None
    public: bool
    invite: str
    owner: str
    made: float
    begun: float | None
    """When the game began; the clock of a timed game counts from here."""
    summary: Summary
    rematch: str | None
    chairs: tuple[ChairRow, ...]
    campaign: str | None = None
    pace: str = "live"
    """How long others wait for a move before a colleague may stand in."""
    name: str = ""
    waits: bool = False
    """A full table does not begin by itself."""
    watchers: str = "silent"
    asked: str | None = None
    """A question to all players, as JSON."""
    origin: OriginRow | None = None
    """None if its game was dealt for it."""
    shared: bool = False
    """Once it is over, anyone who has the address may look at the game."""
    daily: str | None = None
    """The day whose deal is played here."""
    blocked: str = ""
    """Those who may not come here any more, with spaces between."""
    challenge: str | None = None
    """The challenge that was taken here."""


class SeatChange(NamedTuple):
    """What is to become of the chairs of a table."""

    chairs: Sequence[ChairRow] = ()
    """Those that change."""
    owner: str | None = None
    begins: tuple[float, Summary] | None = None
    """When the game begins, and with which summary."""
    removes: bool = False
    """Nothing is left of the table."""
    values: Mapping[str, Any] = MappingProxyType({})
    """Other columns of the table that change."""
    joins: bool = False
    """Somebody has come to a game that goes on, and so to its campaign."""


Decision = Callable[[TableRow], SeatChange]
"""What follows from how a table stands; raises what is to be refused."""


class KeptLine(Struct, frozen=True):
    """A line, and for whom it is. Only the line itself is ever sent to anybody."""

    line: ChatLine
    ears: tuple[str, ...] | None = None
    """The only people who may hear it; None if it is for the table."""


class Recipient(NamedTuple):
    """The one player something is said to."""

    seat: int
    person: str


class Spoken(NamedTuple):
    """A line, and who said it."""

    person: str
    line: KeptLine


class NamedTable(NamedTuple):
    """A table, and what those with a seat there are called."""

    row: TableRow
    names: Mapping[str, str]


class OpenedTable(NamedTuple):
    """A table with its names and the last that was said there."""

    row: TableRow
    names: Mapping[str, str]
    lines: list[KeptLine]


class Standing(NamedTuple):
    """Which cookies and links of a person are good, and whether they help at all."""

    generation: int
    banned: bool
    devices: Mapping[str, float] = MappingProxyType({})
    """Where the person is signed in, with the moment of the last visit."""


class CampaignRow(NamedTuple):
    """A campaign, and what its tables say of it."""

    id: str
    game: str
    made: float
    members: tuple[str, ...]
    handed_on: tuple[Plain, ...]
    """What it had come to before it was brought here, if it was, and what finished games have
    handed on since, in the order in which they ended; the same only once.
    """
    table: str | None = None
    """The table at which something happened last."""
    options: Mapping[str, str] = MappingProxyType({})
    """The options of that table."""
    moved: float = 0.0


class StorageError(ApiError):
    """The database cannot be read or written now; nothing has been changed."""

    def __init__(self) -> None:
        super().__init__("storage")
