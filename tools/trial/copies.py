"""Copies of a finished game, made in the database: to play a thousand would take too long."""

import secrets

import sqlalchemy as sa

from wardroom.server.store.engines import database
from wardroom.server.store.schema import chairs, entries, tables


class GameCopies:
    """Makes tables that are like another one but for their ids."""

    def __init__(self, address: str) -> None:
        self._database = database(address)

    async def copy(self, table: str) -> str:
        """The id of a new table with the same people and the same moves, and no rematch yet."""
        new = secrets.token_hex(8)

        def write(connection: sa.Connection) -> None:
            for copied, key, others in (
                (tables, tables.c.id, {"rematch": sa.null()}),
                (chairs, chairs.c.table_id, {}),
                (entries, entries.c.table_id, {}),
            ):
                values = {key.name: sa.literal(new), **others}
                columns = [values.get(column.name, column) for column in copied.c]
                rows = sa.select(*columns).where(key == table)
                names = [column.name for column in copied.c]
                connection.execute(sa.insert(copied).from_select(names, rows))

        await self._database.write(write)
        return new

    async def close(self) -> None:
        await self._database.close()
