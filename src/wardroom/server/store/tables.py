"""Tables and who sits at them."""

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from wardroom.server.store.chair_rows import SEATED, stored
from wardroom.server.store.daily_counting import counting
from wardroom.server.store.database import Database, Update
from wardroom.server.store.removal import remove
from wardroom.server.store.rows import (
    ChairRow,
    Decision,
    LogEntry,
    OriginRow,
    SeatChange,
    Summary,
    TableRow,
)
from wardroom.server.store.schema import (
    campaigns,
    chairs,
    entries,
    members,
    people,
    tables,
    webhooks,
)

_MANY: Final = 200
_FEW: Final = 20
_ALL: Final = 5000
_PAGE: Final = 50
_LATELY: Final = 3600.0
_FORGOTTEN: Final = 7 * 86400.0
"""Seconds after which an open table that nobody touched leaves the lobby."""


COLUMNS: Final = (
    tables.c.id,
    tables.c.game,
    tables.c.edition,
    tables.c.options,
    tables.c.seed,
    tables.c.carried,
    tables.c.public,
    tables.c.invite,
    tables.c.owner,
    tables.c.made,
    tables.c.begun,
    *(tables.c[name] for name in Summary._fields),
    tables.c.rematch,
    tables.c.campaign,
    tables.c.pace,
    tables.c.name,
    tables.c.waits,
    tables.c.watchers,
    tables.c.asked,
    tables.c.origin,
    tables.c.shared,
    tables.c.daily,
    tables.c.blocked,
    tables.c.challenge,
)
# Asked so often that even putting the question together would take its time.
_FIND: Final = sa.select(*COLUMNS).where(tables.c.id == sa.bindparam("id"))
# Writers of the log need not wait meanwhile: its keys do not change.
_LOCKED: Final = _FIND.with_for_update(key_share=True)
_SEATED: Final = (
    sa.select(chairs.c.table_id, *SEATED)
    .join(people, people.c.id == chairs.c.person, isouter=True)
    .where(chairs.c.table_id.in_(sa.bindparam("ids", expanding=True)))
    .order_by(chairs.c.seat)
)
_CHANGE: Final = sa.update(tables).where(tables.c.id == sa.bindparam("of"))
_SEAT: Final = sa.update(chairs).where(
    chairs.c.table_id == sa.bindparam("of"), chairs.c.seat == sa.bindparam("at")
)
"""Which columns change is told by the values they are executed with."""
_FIRST_TO_ASK: Final = _CHANGE.where(tables.c.rematch.is_(None)).values(
    rematch=sa.bindparam("again")
)
_CARRY_WEBHOOK: Final = sa.insert(webhooks).from_select(
    ["table_id", "address", "language"],
    sa.select(
        sa.bindparam("again", type_=sa.String), webhooks.c.address, webhooks.c.language
    ).where(webhooks.c.table_id == sa.bindparam("of")),
)
_PLAYERS: Final = (
    sa.select(tables.c.campaign, chairs.c.person)
    .distinct()
    .where(
        tables.c.id == sa.bindparam("table", type_=sa.String),
        tables.c.campaign.is_not(None),
        chairs.c.table_id == tables.c.id,
        chairs.c.person.is_not(None),
        sa.or_(tables.c.status != "open", chairs.c.person == tables.c.owner),
    )
)
"""Who belongs to the campaign of a table: the person who opened it, and all who play there."""


class TableStore:
    """Puts tables away and finds them again."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._found = database.insert(campaigns).on_conflict_do_nothing()
        self._join = (
            database.insert(members)
            .from_select(["campaign_id", "person"], _PLAYERS)
            .on_conflict_do_nothing()
        )
        self._count = counting(database)

    async def add(
        self, row: TableRow, after: str | None = None, log: Sequence[LogEntry] = ()
    ) -> str:
        """Store a new table, with the log it begins with, and return its id.

        As the rematch of another table it is stored only if that has none yet; then the id is that
        of the rematch there is. The chat of the group that was told of turns at the old table is
        told at the new one. If the campaign of the table is not known yet, it begins with it.
        """
        return await self._database.write(lambda connection: self._add(connection, row, after, log))

    async def find(self, id: str) -> TableRow | None:
        found = await self._database.read(lambda connection: _rows(connection, _FIND, {"id": id}))
        return found[0] if found else None

    async def open_tables(self) -> list[TableRow]:
        """Public tables with open seats, the latest first."""
        return await self._select(
            sa.select(*COLUMNS)
            .where(
                tables.c.status == "open",
                tables.c.public.is_(True),
                tables.c.moved > time.time() - _FORGOTTEN,
            )
            .order_by(tables.c.moved.desc())
            .limit(_MANY)
        )

    async def tables_of(self, people: Collection[str]) -> dict[str, list[TableRow]]:
        """The tables each person sits at, those that moved last first."""
        if not people:
            return {}
        seated = sa.select(chairs.c.table_id).where(
            chairs.c.person.in_(people), chairs.c.has_left.is_(False)
        )
        rows = await self._select(
            sa.select(*COLUMNS)
            .where(tables.c.id.in_(seated))
            .order_by(tables.c.status == "over", tables.c.moved.desc())
            .limit(_MANY * len(people))
        )
        found: dict[str, list[TableRow]] = {person: [] for person in people}
        for row in rows:
            for person in {chair.sitter for chair in row.chairs if chair.sitter is not None}:
                if len(found.get(person, ())) < _MANY:
                    found.setdefault(person, []).append(row)
        return found

    async def running(self) -> list[TableRow]:
        """Public tables at which somebody has played lately, the latest first."""
        return await self._select(
            sa.select(*COLUMNS)
            .where(
                tables.c.status == "playing",
                tables.c.public.is_(True),
                tables.c.moved > time.time() - _LATELY,
            )
            .order_by(tables.c.moved.desc())
            .limit(_FEW)
        )

    async def search(self, person: str, text: str, before: float | None) -> list[TableRow]:
        """Some tables the person sits at, those that moved last first, and only those that moved
        before. The text is looked for in their names, games and players.
        """
        seated = sa.select(chairs.c.table_id).where(
            chairs.c.person == person, chairs.c.has_left.is_(False)
        )
        query = sa.select(*COLUMNS).where(tables.c.id.in_(seated))
        if before is not None:
            query = query.where(tables.c.moved < before)
        for word in text.lower().split():
            with_player = (
                sa.select(chairs.c.table_id)
                .join(people, people.c.id == chairs.c.person)
                .where(
                    sa.or_(
                        sa.func.lower(people.c.name).contains(word, autoescape=True),
                        sa.func.lower(chairs.c.label).contains(word, autoescape=True),
                    )
                )
            )
            query = query.where(
                sa.or_(
                    sa.func.lower(tables.c.name).contains(word, autoescape=True),
                    tables.c.game.contains(word, autoescape=True),
                    tables.c.id.in_(with_player),
                )
            )
        return await self._select(query.order_by(tables.c.moved.desc()).limit(_PAGE))

    async def all_of(self, person: str) -> list[TableRow]:
        """Every table the person sits at or has left, those that moved last first."""
        seated = sa.select(chairs.c.table_id).where(chairs.c.person == person)
        return await self._select(
            sa.select(*COLUMNS)
            .where(tables.c.id.in_(seated))
            .order_by(tables.c.moved.desc())
            .limit(_ALL)
        )

    async def by_status(self) -> dict[str, int]:
        """How many tables there are."""
        query = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return dict.fromkeys(("open", "playing", "over"), 0) | {row[0]: row[1] for row in rows}

    async def unfinished_of(self, person: str) -> int:
        """At how many tables that are not over a person sits."""
        query = sa.select(sa.func.count(sa.distinct(tables.c.id))).where(
            tables.c.id == chairs.c.table_id,
            chairs.c.person == person,
            chairs.c.has_left.is_(False),
            tables.c.status != "over",
        )
        return await self._database.read(lambda connection: connection.scalar(query) or 0)

    async def change(self, id: str, decide: Decision) -> SeatChange | None:
        """Change who sits at a table, as is decided from how it stands in the database.

        Nobody else can change it between the decision and the commit. Returns what was decided, or
        None if there is no table of that name.
        """
        return await self._database.write(lambda connection: self._change(connection, id, decide))

    def _change(self, connection: sa.Connection, id: str, decide: Decision) -> SeatChange | None:
        found = _rows(connection, _LOCKED, {"id": id})
        if not found:
            return None
        (row,) = found
        change = decide(row)
        if change.removes:
            remove(connection, id)
            return change
        values = dict(change.values)
        if change.owner is not None:
            values["owner"] = change.owner
        if change.begins is not None:
            begun, summary = change.begins
            values |= {"begun": begun, **summary._asdict()}
        if values:
            connection.execute(_CHANGE, {"of": id, **values})
        _seat(connection, row, change.chairs)
        if change.begins is not None or change.joins:
            if row.campaign is not None:
                connection.execute(self._join, {"table": id})
            if row.daily is not None:
                connection.execute(self._count, {"table": id, "now": time.time()})
        return change

    async def summarise(self, id: str, summary: Summary) -> None:
        """Mend the summary after somebody sat down or left, if no entry has come meanwhile.

        A game begins and ends elsewhere: a process that has not heard of it must not undo that.
        """
        mending = (
            sa.update(tables)
            .where(
                tables.c.id == id,
                tables.c.step == summary.step,
                tables.c.status == summary.status,
            )
            .values(summary._asdict())
        )
        await self._database.write(lambda connection: connection.execute(mending))

    async def see(self, people: Mapping[tuple[str, str], float]) -> None:
        """Note until when these people (table, person) count as being here."""
        rows = [(*who, until) for who, until in sorted(people.items())]
        for first in range(0, len(rows), _MANY):
            some = rows[first : first + _MANY]
            keys = ("table_id", "person")
            await self._database.write_rows(Update(chairs.name, keys, ("here_until",), some))

    async def mark_pages(self, id: str, person: str, number: int) -> None:
        """The person has read so many pages of the story that is told at the table."""
        reading = (
            sa.update(chairs)
            .where(chairs.c.table_id == id, chairs.c.person == person)
            .values(pages=number)
        )
        await self._database.write(lambda connection: connection.execute(reading))

    def _add(
        self,
        connection: sa.Connection,
        row: TableRow,
        after: str | None,
        log: Sequence[LogEntry],
    ) -> str:
        if after is not None:
            again = {"of": after, "again": row.id}
            if connection.execute(_FIRST_TO_ASK, again).rowcount == 0:
                there_is = sa.select(tables.c.rematch).where(tables.c.id == after)
                return str(connection.scalar(there_is))
            connection.execute(_CARRY_WEBHOOK, again)
        values = {
            **row._asdict(),
            **row.summary._asdict(),
            "options": msgspec.json.encode(row.options).decode(),
            "carried": None if row.carried is None else msgspec.json.encode(row.carried).decode(),
            "origin": None if row.origin is None else msgspec.json.encode(row.origin).decode(),
            "holder": "",
            "held_until": 0.0,
        }
        del values["summary"], values["chairs"]
        if row.campaign is not None:
            new = {"id": row.campaign, "game": row.game, "made": row.made}
            connection.execute(self._found, new)
        connection.execute(sa.insert(tables), values)
        connection.execute(
            sa.insert(chairs), [{"table_id": row.id, **stored(chair)} for chair in row.chairs]
        )
        if log:
            written = [{"table_id": row.id, **entry._asdict()} for entry in log]
            connection.execute(sa.insert(entries), written)
        if row.campaign is not None:
            connection.execute(self._join, {"table": row.id})
        if row.daily is not None and row.begun is not None:
            connection.execute(self._count, {"table": row.id, "now": row.begun})
        return row.id

    async def _select(self, query: sa.Select[Any]) -> list[TableRow]:
        return await self._database.read(lambda connection: _rows(connection, query))


def _rows(
    connection: sa.Connection, query: sa.Select[Any], values: Mapping[str, str] | None = None
) -> list[TableRow]:
    rows = connection.execute(query, values or {}).all()
    seated = _chairs(connection, [row.id for row in rows])
    return [table_row(row, seated.get(row.id, ())) for row in rows]


def table_row(row: Any, seated: tuple[ChairRow, ...]) -> TableRow:
    """From its columns and its chairs."""
    return TableRow(
        row.id,
        row.game,
        row.edition,
        msgspec.json.decode(row.options),
        row.seed,
        None if row.carried is None else msgspec.json.decode(row.carried),
        row.public,
        row.invite,
        row.owner,
        row.made,
        row.begun,
        Summary(*(getattr(row, name) for name in Summary._fields)),
        row.rematch,
        seated,
        row.campaign,
        row.pace,
        row.name,
        row.waits,
        row.watchers,
        row.asked,
        None if row.origin is None else msgspec.json.decode(row.origin, type=OriginRow),
        row.shared,
        row.daily,
        row.blocked,
        row.challenge,
    )


def _chairs(connection: sa.Connection, ids: Sequence[str]) -> dict[str, tuple[ChairRow, ...]]:
    found: dict[str, list[ChairRow]] = {}
    if ids:
        for table, *chair in connection.execute(_SEATED, {"ids": list(ids)}):
            found.setdefault(table, []).append(ChairRow(*chair))
    return {table: tuple(seated) for table, seated in found.items()}


def _seat(connection: sa.Connection, row: TableRow, changed: Sequence[ChairRow]) -> None:
    before = {chair.sitter: chair for chair in row.chairs if chair.sitter is not None}
    for chair in changed:
        values: dict[str, Any] = {
            "person": chair.person,
            "colleague": chair.colleague,
            "has_left": chair.has_left,
            "label": chair.label,
            "ready": chair.ready,
            "named": chair.named,
        }
        if chair.sitter != row.chairs[chair.seat].sitter:
            # Who is here is noted apart from this, and of the same person it stays true, also in
            # another seat.
            same = None if chair.sitter is None else before.get(chair.sitter)
            values["here_until"] = 0.0 if same is None else same.here_until
            values["read"] = 0 if same is None else same.read
            values["pages"] = -1 if same is None else same.pages
        connection.execute(_SEAT, {"of": row.id, "at": chair.seat, **values})
