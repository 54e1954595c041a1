"""A table together with the names of those who sit there.

To open a table, or to look again who sits at it, takes both, several times for every game that
begins: one question to the database takes a third of the time of three.
"""

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa

from wardroom.server.store.chair_rows import SEATED
from wardroom.server.store.chat import last_lines
from wardroom.server.store.database import Database
from wardroom.server.store.rows import ChairRow, NamedTable, OpenedTable
from wardroom.server.store.schema import chairs, people, tables
from wardroom.server.store.tables import COLUMNS, table_row

_ANY: Final = (
    sa.select(
        *COLUMNS,
        *SEATED,
        people.c.name.label("called"),
    )
    .join_from(tables, chairs, chairs.c.table_id == tables.c.id, isouter=True)
    .join(people, people.c.id == chairs.c.person, isouter=True)
    .order_by(chairs.c.seat)
)
_NAMED: Final = _ANY.where(tables.c.id == sa.bindparam("id"))
_SEVERAL: Final = _ANY.where(tables.c.id.in_(sa.bindparam("ids", expanding=True)))
_CHAIR: Final = len(COLUMNS)
"""The columns from here on are those of a chair, and the name of who sits in it."""


class NamedTables:
    """Finds tables with the names of those who sit there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, id: str) -> NamedTable | None:
        return await self._database.read(lambda connection: _found(connection, id))

    async def find_all(self, ids: Sequence[str]) -> dict[str, NamedTable]:
        """Those of these tables that are there, by their ids, in one question."""

        def look(connection: sa.Connection) -> dict[str, NamedTable]:
            rows: dict[str, list[Any]] = {}
            for row in connection.execute(_SEVERAL, {"ids": ids}):
                rows.setdefault(row.id, []).append(row)
            return {id: _named(its) for id, its in rows.items()}

        return await self._database.read(look)

    async def opened(self, id: str, most: int) -> OpenedTable | None:
        """The same with at most so many lines of chat."""

        def look(connection: sa.Connection) -> OpenedTable | None:
            found = _found(connection, id)
            return found and OpenedTable(*found, last_lines(connection, id, most))

        return await self._database.read(look)


def _found(connection: sa.Connection, id: str) -> NamedTable | None:
    rows = connection.execute(_NAMED, {"id": id}).all()
    return _named(rows) if rows else None


def _named(rows: Sequence[Any]) -> NamedTable:
    """A table of the rows of its chairs."""
    seated: list[Any] = [row[_CHAIR:] for row in rows if row.seat is not None]
    names = {row.person: row.called for row in rows if row.called is not None}
    return NamedTable(table_row(rows[0], tuple(ChairRow(*chair[:-1]) for chair in seated)), names)
