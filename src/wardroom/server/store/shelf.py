"""Tables and who sits at them."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from wardroom.server.store.database import Database, Update
from wardroom.server.store.logbook import Summary
from wardroom.server.store.schema import campaigns, chairs, chat, entries, members, tables

_MANY: Final = 200
_FORGOTTEN: Final = 7 * 86400.0
"""Seconds after which an open table that nobody touched leaves the lobby."""


class ChairRow(NamedTuple):
    """A seat and who has it: a person, a colleague, a person with a stand-in, or nobody."""

    seat: int
    person: str | None
    colleague: str | None
    here_until: float = 0.0

    @property
    def is_open(self) -> bool:
        return self.person is None and self.colleague is None


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


_COLUMNS: Final = (
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
)
# Asked so often that even putting the question together would take its time.
_FIND: Final = sa.select(*_COLUMNS).where(tables.c.id == sa.bindparam("id"))
_SEATED: Final = (
    sa.select(chairs.c.table_id, *(chairs.c[name] for name in ChairRow._fields))
    .where(chairs.c.table_id.in_(sa.bindparam("ids", expanding=True)))
    .order_by(chairs.c.seat)
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
"""Who belongs to the campaign of a table: whoever opened it, and all who play there."""


class Shelf:
    """Puts tables away and finds them again."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._found = database.insert(campaigns).on_conflict_do_nothing()
        self._join = (
            database.insert(members)
            .from_select(["campaign_id", "person"], _PLAYERS)
            .on_conflict_do_nothing()
        )

    async def add(self, row: TableRow, after: str | None = None) -> str:
        """Store a new table and return its id.

        As the rematch of another table it is stored only if that has none yet; then the id is that
        of the rematch there is. If the campaign of the table is not known yet, it begins with it.
        """
        return await self._database.write(lambda connection: self._add(connection, row, after))

    async def find(self, id: str) -> TableRow | None:
        found = await self._database.read(lambda connection: _rows(connection, _FIND, {"id": id}))
        return found[0] if found else None

    async def open_tables(self) -> list[TableRow]:
        """Public tables with open seats, the latest first."""
        return await self._select(
            sa.select(*_COLUMNS)
            .where(
                tables.c.status == "open",
                tables.c.public.is_(True),
                tables.c.moved > time.time() - _FORGOTTEN,
            )
            .order_by(tables.c.moved.desc())
            .limit(_MANY)
        )

    async def tables_of(self, person: str) -> list[TableRow]:
        """The tables a person sits at, those that moved last first."""
        seated = sa.select(chairs.c.table_id).where(chairs.c.person == person)
        return await self._select(
            sa.select(*_COLUMNS)
            .where(tables.c.id.in_(seated))
            .order_by(tables.c.status == "over", tables.c.moved.desc())
            .limit(_MANY)
        )

    async def unfinished_of(self, person: str) -> int:
        """At how many tables that are not over a person sits."""
        query = sa.select(sa.func.count(sa.distinct(tables.c.id))).where(
            tables.c.id == chairs.c.table_id,
            chairs.c.person == person,
            tables.c.status != "over",
        )
        return await self._database.read(lambda connection: connection.scalar(query) or 0)

    async def sit(self, id: str, seat: int, person: str) -> bool:
        """Take an open chair; False if somebody else was quicker."""
        taking = (
            sa.update(chairs)
            .where(
                chairs.c.table_id == id,
                chairs.c.seat == seat,
                chairs.c.person.is_(None),
                chairs.c.colleague.is_(None),
            )
            .values(person=person)
        )
        return await self._database.write(
            lambda connection: connection.execute(taking).rowcount == 1
        )

    async def change_chairs(
        self, id: str, changed: Sequence[ChairRow], owner: str | None = None
    ) -> None:
        """Seat people and colleagues anew."""

        def change(connection: sa.Connection) -> None:
            _seat(connection, id, changed)
            if owner is not None:
                connection.execute(sa.update(tables).where(tables.c.id == id).values(owner=owner))

        await self._database.write(change)

    async def begin(
        self, id: str, begun: float, changed: Sequence[ChairRow], summary: Summary
    ) -> bool:
        """Begin the game; False if it has begun before."""
        beginning = (
            sa.update(tables)
            .where(tables.c.id == id, tables.c.status == "open")
            .values(begun=begun, **summary._asdict())
        )

        def begin(connection: sa.Connection) -> bool:
            if connection.execute(beginning).rowcount == 0:
                return False
            _seat(connection, id, changed)
            connection.execute(self._join, {"table": id})
            return True

        return await self._database.write(begin)

    async def summarise(self, id: str, summary: Summary) -> None:
        """Mend the summary after somebody sat down or left, if no entry has come meanwhile."""
        mending = (
            sa.update(tables)
            .where(tables.c.id == id, tables.c.step == summary.step)
            .values(summary._asdict())
        )
        await self._database.write(lambda connection: connection.execute(mending))

    async def remove(self, id: str) -> None:
        """Remove a table that never began, and a campaign that would have begun with it."""

        def remove(connection: sa.Connection) -> None:
            for table in (chat, entries, chairs):
                connection.execute(sa.delete(table).where(table.c.table_id == id))
            removing = sa.delete(tables).where(tables.c.id == id).returning(tables.c.campaign)
            campaign = connection.scalar(removing)
            played = sa.select(tables.c.id).where(tables.c.campaign == campaign).limit(1)
            if campaign is not None and connection.scalar(played) is None:
                connection.execute(sa.delete(members).where(members.c.campaign_id == campaign))
                connection.execute(sa.delete(campaigns).where(campaigns.c.id == campaign))

        await self._database.write(remove)

    async def see(self, people: Mapping[tuple[str, str], float]) -> None:
        """Note until when these people (table, person) count as being here."""
        rows = [(*who, until) for who, until in sorted(people.items())]
        for first in range(0, len(rows), _MANY):
            some = rows[first : first + _MANY]
            keys = ("table_id", "person")
            await self._database.write_rows(Update(chairs.name, keys, ("here_until",), some))

    def _add(self, connection: sa.Connection, row: TableRow, after: str | None) -> str:
        if after is not None:
            first = (
                sa.update(tables)
                .where(tables.c.id == after, tables.c.rematch.is_(None))
                .values(rematch=row.id)
            )
            if connection.execute(first).rowcount == 0:
                there_is = sa.select(tables.c.rematch).where(tables.c.id == after)
                return str(connection.scalar(there_is))
        values = {
            **row._asdict(),
            **row.summary._asdict(),
            "options": msgspec.json.encode(row.options).decode(),
            "carried": None if row.carried is None else msgspec.json.encode(row.carried).decode(),
            "holder": "",
            "held_until": 0.0,
        }
        del values["summary"], values["chairs"]
        if row.campaign is not None:
            new = {"id": row.campaign, "game": row.game, "made": row.made}
            connection.execute(self._found, new)
        connection.execute(sa.insert(tables), values)
        connection.execute(
            sa.insert(chairs), [{"table_id": row.id, **chair._asdict()} for chair in row.chairs]
        )
        if row.campaign is not None:
            connection.execute(self._join, {"table": row.id})
        return row.id

    async def _select(self, query: sa.Select[Any]) -> list[TableRow]:
        return await self._database.read(lambda connection: _rows(connection, query))


def _rows(
    connection: sa.Connection, query: sa.Select[Any], values: Mapping[str, str] | None = None
) -> list[TableRow]:
    rows = connection.execute(query, values or {}).all()
    seated = _chairs(connection, [row.id for row in rows])
    return [
        TableRow(
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
            seated.get(row.id, ()),
            row.campaign,
        )
        for row in rows
    ]


def _chairs(connection: sa.Connection, ids: Sequence[str]) -> dict[str, tuple[ChairRow, ...]]:
    found: dict[str, list[ChairRow]] = {}
    if ids:
        for table, *chair in connection.execute(_SEATED, {"ids": list(ids)}):
            found.setdefault(table, []).append(ChairRow(*chair))
    return {table: tuple(seated) for table, seated in found.items()}


def _seat(connection: sa.Connection, id: str, changed: Sequence[ChairRow]) -> None:
    for chair in changed:
        connection.execute(
            sa.update(chairs)
            .where(chairs.c.table_id == id, chairs.c.seat == chair.seat)
            .values(person=chair.person, colleague=chair.colleague, here_until=chair.here_until)
        )
