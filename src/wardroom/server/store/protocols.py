"""What tables need of a store, whatever keeps their rows: a database, or the browser."""

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Protocol

from wardroom.protocol import Said
from wardroom.server.store.rows import (
    CampaignRow,
    Decision,
    Draft,
    KeptLine,
    LogEntry,
    NamedTable,
    OpenedTable,
    Recipient,
    SeatChange,
    Standing,
    Summary,
    TableRow,
)


class MoveLog(Protocol):
    """The logs of tables. An entry is accepted when it is stored, and only then told."""

    def add(self, draft: Draft) -> asyncio.Future[bool]:
        """True once the entries are stored; False if somebody else was first."""

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        """The entries of a table after a step."""


class TableRows(Protocol):
    """Tables and who sits at them."""

    async def add(
        self, row: TableRow, after: str | None = None, log: Sequence[LogEntry] = ()
    ) -> str:
        """Store a new table, perhaps as the rematch of another; the id of the one there is."""

    async def find(self, id: str) -> TableRow | None: ...

    async def open_tables(self) -> list[TableRow]:
        """Public tables with open seats, the latest first."""

    async def tables_of(self, people: Collection[str]) -> dict[str, list[TableRow]]:
        """The tables each person sits at, those that moved last first."""

    async def running(self) -> list[TableRow]:
        """Public tables at which somebody has played lately, the latest first."""

    async def search(self, person: str, text: str, before: float | None) -> list[TableRow]:
        """Some tables the person sits at, with these words in their names, games or players."""

    async def all_of(self, person: str) -> list[TableRow]:
        """Every table the person sits at or has left, those that moved last first."""

    async def unfinished_of(self, person: str) -> int:
        """At how many tables that are not over a person sits."""

    async def change(self, id: str, decide: Decision) -> SeatChange | None:
        """Change who sits at a table; what was decided, or None if there is no such table."""

    async def summarise(self, id: str, summary: Summary) -> None:
        """Mend the summary after somebody sat down or left, if no entry has come meanwhile."""

    async def see(self, people: Mapping[tuple[str, str], float]) -> None:
        """Note until when these people (table, person) count as being here."""

    async def mark_pages(self, id: str, person: str, number: int) -> None:
        """The person has read so many pages of the story that is told at the table."""


class NamedTableRows(Protocol):
    """Tables with the names of those who sit there."""

    async def find(self, id: str) -> NamedTable | None: ...

    async def find_all(self, ids: Sequence[str]) -> dict[str, NamedTable]: ...

    async def opened(self, id: str, most: int) -> OpenedTable | None:
        """The same with at most so many lines of chat."""


class Campaigns(Protocol):
    """Campaigns and who belongs to them."""

    async def of(self, person: str) -> list[CampaignRow]:
        """The campaigns a person belongs to, the last played first."""

    async def find(self, id: str) -> CampaignRow | None: ...

    async def add(self, row: CampaignRow) -> None:
        """Store one that was brought from elsewhere, for its only member."""

    async def leave(self, id: str, person: str) -> bool:
        """Take the person out of it; False if they were not in it."""


class People(Protocol):
    """Names by the id of a person."""

    async def name(self, id: str) -> str | None: ...

    async def names(self, ids: Iterable[str]) -> dict[str, str]: ...

    async def standing(self, id: str) -> Standing | None: ...

    async def rename(self, id: str, name: str) -> None: ...


class ChatLines(Protocol):
    """The lines said at each table, numbered."""

    async def add(
        self,
        table: str,
        seat: int,
        name: str,
        text: str,
        nonce: str | None,
        say: Said | None = None,
        aside: bool = False,
        to: Recipient | None = None,
    ) -> tuple[KeptLine, bool]:
        """The stored line, and whether it is new: a repeated nonce gives the old line."""

    async def last(self, table: str, most: int) -> list[KeptLine]:
        """The last lines, the oldest first."""

    async def before(self, table: str, number: int, most: int) -> list[KeptLine]:
        """The last lines before one of that number, the oldest first."""

    async def since(self, table: str, after: int) -> list[KeptLine]:
        """All lines after one of that number."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last line at each of these tables."""

    async def unread(self, people: Collection[str]) -> dict[tuple[str, str], int]:
        """Lines of others that people have not seen, by person and table, where there are any."""

    async def mark_read(self, table: str, person: str, number: int) -> None:
        """The person has seen the chat of the table up to that line."""


class TableLeases(Protocol):
    """Which process lets the colleagues of a table play."""

    async def take(self, ids: Collection[str]) -> set[str]:
        """Take or renew; those that another process holds are not among the taken."""

    async def inherit(self) -> None:
        """There is no other process: the leases of those before this one are void."""

    async def give_back(self) -> None:
        """Let go of all tables."""

    async def abandoned(self, most: int) -> list[str]:
        """Tables that could go on without people and that no process holds."""


class TableStorage(Protocol):
    """All that tables need."""

    @property
    def logbook(self) -> MoveLog: ...

    @property
    def tables(self) -> TableRows: ...

    @property
    def named_tables(self) -> NamedTableRows: ...

    @property
    def campaigns(self) -> Campaigns: ...

    @property
    def people(self) -> People: ...

    @property
    def chat(self) -> ChatLines: ...

    @property
    def leases(self) -> TableLeases: ...
