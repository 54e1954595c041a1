"""The store of a machine that plays alone: what tables need of one, over `Rows`."""

import asyncio
import secrets
import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from wardroom.offline.campaigns import OfflineCampaigns, founded
from wardroom.offline.daily import counted_from
from wardroom.offline.disk import Disk
from wardroom.offline.rows import (
    CAMPAIGN,
    CHAT,
    DEBRIEF,
    ENTRY,
    KEPT,
    NOTE,
    TABLE,
    Rows,
    entry_key,
    text_of,
)
from wardroom.protocol import ChatLine, Said
from wardroom.server.store.rows import (
    ChairRow,
    Decision,
    Draft,
    KeptLine,
    LogEntry,
    NamedTable,
    OpenedTable,
    Recipient,
    SeatChange,
    Standing,
    StorageError,
    Summary,
    TableRow,
)
from wardroom.server.tables.story_pages import with_pages

_PAGE: Final = 50
_SELF: Final = f"{KEPT}self"


class OfflinePerson(msgspec.Struct, frozen=True):
    """The person whose machine this is."""

    id: str
    name: str = ""


class OfflineStore:
    """All that tables need, on one machine and for one person."""

    def __init__(self, disk: Disk) -> None:
        self.rows = rows = Rows(disk)
        self.people = OfflinePeople(rows)
        self.logbook = OfflineLog(rows)
        self.tables = OfflineTables(rows)
        self.campaigns = OfflineCampaigns(rows)
        self.chat = OfflineChat(rows)
        self.named_tables = OfflineNamedTables(self.tables, self.people, self.chat)
        self.leases = OfflineLeases()

    async def open(self) -> None:
        await self.rows.open()
        await self.people.open()


class OfflinePeople:
    """The one person here; anyone else in a record has no name."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self.me = OfflinePerson("")

    async def open(self) -> None:
        known = self._rows.kept.get(_SELF)
        if known is None:
            await self._keep(OfflinePerson(secrets.token_urlsafe(9)))
        else:
            self.me = msgspec.json.decode(known, type=OfflinePerson)

    async def name(self, id: str) -> str | None:
        return self.me.name if id == self.me.id else None

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        return {id: self.me.name for id in ids if id == self.me.id}

    async def standing(self, id: str) -> Standing | None:
        return Standing(0, banned=False) if id == self.me.id else None

    async def rename(self, id: str, name: str) -> None:
        if id == self.me.id:
            await self._keep(OfflinePerson(id, name))

    async def _keep(self, me: OfflinePerson) -> None:
        await self._rows.change(lambda: {_SELF: text_of(me)})
        self.me = me


class OfflineLog:
    """The logs of tables; an entry and the summary that follows are written together."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._adding: set[asyncio.Future[bool]] = set()

    def add(self, draft: Draft) -> asyncio.Future[bool]:
        """True once the entries are on the disk; False if somebody else was first."""
        adding = asyncio.ensure_future(self._add(draft))
        self._adding.add(adding)
        adding.add_done_callback(self._adding.discard)
        return adding

    async def _add(self, draft: Draft) -> bool:
        added = False

        def decide() -> dict[str, str | None]:
            nonlocal added
            row = self._rows.tables.get(draft.table)
            if row is None or draft.entries[0].step != row.summary.step + 1:
                return {}
            added = True
            changed = row._replace(summary=draft.summary)
            return {
                f"{TABLE}{draft.table}": text_of(changed),
                **{entry_key(draft.table, entry.step): text_of(entry) for entry in draft.entries},
            }

        await self._rows.change(decide)
        return added

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        return await self._rows.log(table, after)


class OfflineTables:
    """Tables and who sits at them."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def add(
        self, row: TableRow, after: str | None = None, log: Sequence[LogEntry] = ()
    ) -> str:
        added = row.id

        def decide() -> dict[str, str | None]:
            nonlocal added
            changes: dict[str, str | None] = {}
            if after is not None:
                before = self._rows.tables[after]
                if before.rematch is not None:
                    added = before.rematch
                    return {}
                changes[f"{TABLE}{after}"] = text_of(before._replace(rematch=row.id))
            changes[f"{TABLE}{row.id}"] = text_of(row)
            changes |= {entry_key(row.id, entry.step): text_of(entry) for entry in log}
            if row.campaign is not None and f"{CAMPAIGN}{row.campaign}" not in self._rows.kept:
                changes |= founded(row.campaign, row.game, row.made, row.owner)
            if row.begun is not None:
                changes |= counted_from(self._rows, row, row.begun)
            return changes

        await self._rows.change(decide)
        return added

    async def find(self, id: str) -> TableRow | None:
        return self._rows.tables.get(id)

    async def open_tables(self) -> list[TableRow]:
        """Nobody else can come to them."""
        return []

    async def running(self) -> list[TableRow]:
        """Nobody else can watch them."""
        return []

    async def tables_of(self, people: Collection[str]) -> dict[str, list[TableRow]]:
        rows = sorted(self._rows.tables.values(), key=_lately)
        rows.sort(key=lambda row: row.summary.status == "over")
        return {
            person: [row for row in rows if _sits(row, person, also_left=False)]
            for person in people
        }

    async def search(self, person: str, text: str, before: float | None) -> list[TableRow]:
        words = text.lower().split()
        found = [
            row
            for row in await self.all_of(person)
            if _sits(row, person, also_left=False)
            and (before is None or row.summary.moved < before)
            and all(_tells_of(row, word) for word in words)
        ]
        return found[:_PAGE]

    async def all_of(self, person: str) -> list[TableRow]:
        rows = sorted(self._rows.tables.values(), key=_lately)
        return [row for row in rows if _sits(row, person, also_left=True)]

    async def unfinished_of(self, person: str) -> int:
        rows = self._rows.tables.values()
        return sum(row.summary.status != "over" and _sits(row, person, False) for row in rows)

    async def change(self, id: str, decide: Decision) -> SeatChange | None:
        decided: list[SeatChange] = []
        litter = await self._litter(id)

        def changed() -> dict[str, str | None]:
            row = self._rows.tables.get(id)
            if row is None:
                return {}
            change = decide(row)
            decided.append(change)
            if change.removes:
                return {f"{TABLE}{id}": None, **dict.fromkeys(litter)}
            after = _with(row, change)
            counted = {}
            if change.begins is not None or change.joins:
                counted = counted_from(self._rows, after, time.time())
            return {f"{TABLE}{id}": text_of(after), **counted}

        await self._rows.change(changed)
        return decided[0] if decided else None

    async def _litter(self, id: str) -> list[str]:
        """What is deleted with a table. Only one that is over, or never began, is ever deleted."""
        row = self._rows.tables.get(id)
        if row is None or row.summary.status == "playing":
            return []
        notes = [key for key in self._rows.kept if key.startswith(f"{NOTE}{id}/")]
        log = await self._rows.keys(f"{ENTRY}{id}/")
        return [*log, *await self._rows.keys(f"{CHAT}{id}/"), *notes, f"{DEBRIEF}{id}"]

    async def summarise(self, id: str, summary: Summary) -> None:
        def mended() -> dict[str, str | None]:
            row = self._rows.tables.get(id)
            if row is None or row.summary[:2] != summary[:2]:
                return {}
            return {f"{TABLE}{id}": text_of(row._replace(summary=summary))}

        await self._rows.change(mended)

    async def see(self, people: Mapping[tuple[str, str], float]) -> None:
        """Who is here is known as long as the page is open, and forgotten with it."""
        for (table, person), until in people.items():
            row = self._rows.tables.get(table)
            if row is not None:
                seen = (
                    chair._replace(here_until=until) if chair.person == person else chair
                    for chair in row.chairs
                )
                self._rows.tables[table] = row._replace(chairs=tuple(seen))

    async def mark_pages(self, id: str, person: str, number: int) -> None:
        def marked() -> dict[str, str | None]:
            row = self._rows.tables.get(id)
            if row is None:
                return {}
            return {f"{TABLE}{id}": text_of(with_pages(row, person, number))}

        await self._rows.change(marked)


def _lately(row: TableRow) -> float:
    return -row.summary.moved


def _sits(row: TableRow, person: str, also_left: bool) -> bool:
    return any(chair.person == person and (also_left or not chair.has_left) for chair in row.chairs)


def _tells_of(row: TableRow, word: str) -> bool:
    labels = (chair.label.lower() for chair in row.chairs)
    return word in row.name.lower() or word in row.game or any(word in label for label in labels)


def _with(row: TableRow, change: SeatChange) -> TableRow:
    """The table after a change, as a database would have it."""
    values = dict(change.values)
    if "options" in values:
        values["options"] = msgspec.json.decode(values["options"])
    if change.owner is not None:
        values["owner"] = change.owner
    if change.begins is not None:
        values["begun"], values["summary"] = change.begins
    before = {chair.sitter: chair for chair in row.chairs if chair.sitter is not None}
    chairs = list(row.chairs)
    for chair in change.chairs:
        chairs[chair.seat] = _seated(chair, row.chairs[chair.seat], before)
    return row._replace(chairs=tuple(chairs), **values)


def _seated(chair: ChairRow, was: ChairRow, before: Mapping[str, ChairRow]) -> ChairRow:
    """Who is here, and what they have read, stays true of a person also in another seat."""
    same = before.get(chair.sitter or "") if chair.sitter != was.sitter else was
    if same is None:
        return chair._replace(here_until=0.0, read=0, pages=-1)
    return chair._replace(here_until=same.here_until, read=same.read, pages=same.pages)


class OfflineNamedTables:
    """Tables with the names of those who sit there."""

    def __init__(self, tables: OfflineTables, people: OfflinePeople, chat: "OfflineChat") -> None:
        self._tables = tables
        self._people = people
        self._chat = chat

    async def find(self, id: str) -> NamedTable | None:
        row = await self._tables.find(id)
        if row is None:
            return None
        sitting = {chair.person for chair in row.chairs if chair.person is not None}
        return NamedTable(row, await self._people.names(sitting))

    async def find_all(self, ids: Sequence[str]) -> dict[str, NamedTable]:
        found = {id: await self.find(id) for id in ids}
        return {id: table for id, table in found.items() if table is not None}

    async def opened(self, id: str, most: int) -> OpenedTable | None:
        found = await self.find(id)
        return None if found is None else OpenedTable(*found, await self._chat.last(id, most))


class _Line(msgspec.Struct, frozen=True, array_like=True):
    """A line of chat as the disk keeps it."""

    line: ChatLine
    nonce: str | None


class OfflineChat:
    """The lines said at each table, numbered: the person's own, and the server's."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._known: dict[str, list[_Line]] = {}

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
        lines = await self._lines(table)
        for old in lines:
            if nonce is not None and old.nonce == nonce:
                return KeptLine(old.line), False
        to_seat = None if to is None else to.seat
        said: list[_Line] = []

        def number_it() -> dict[str, str | None]:
            number = lines[-1].line.number + 1 if lines else 1
            words = ChatLine(number, seat, name, text, time.time(), say, aside, to_seat)
            said.append(_Line(words, nonce))
            lines.extend(said)
            return {f"{CHAT}{table}/{number:08}": text_of(said[0])}

        try:
            await self._rows.change(number_it)
        except StorageError:
            lines[:] = [line for line in lines if line not in said]
            raise
        return KeptLine(said[0].line), True

    async def last(self, table: str, most: int) -> list[KeptLine]:
        return [KeptLine(kept.line) for kept in (await self._lines(table))[-most:]]

    async def before(self, table: str, number: int, most: int) -> list[KeptLine]:
        lines = [kept for kept in await self._lines(table) if kept.line.number < number]
        return [KeptLine(kept.line) for kept in lines[-most:]]

    async def since(self, table: str, after: int) -> list[KeptLine]:
        lines = await self._lines(table)
        return [KeptLine(kept.line) for kept in lines if kept.line.number > after]

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        lines = {table: await self._lines(table) for table in tables}
        return {table: said[-1].line.number for table, said in lines.items() if said}

    async def unread(self, people: Collection[str]) -> dict[tuple[str, str], int]:
        """Nobody else could have said anything."""
        return {}

    async def mark_read(self, table: str, person: str, number: int) -> None:
        """Nobody else could have said anything."""

    async def _lines(self, table: str) -> list[_Line]:
        if table not in self._known:
            kept = await self._rows.read(f"{CHAT}{table}/")
            self._known[table] = [msgspec.json.decode(text, type=_Line) for text in kept.values()]
        return self._known[table]


class OfflineLeases:
    """There is no other process that could hold any."""

    async def take(self, ids: Collection[str]) -> set[str]:
        return set(ids)

    async def inherit(self) -> None:
        pass

    async def give_back(self) -> None:
        pass

    async def abandoned(self, most: int) -> list[str]:
        """Nothing happens while no page is open: a game goes on when its page is opened again."""
        return []
