"""Debriefs of finished games, kept so that each is worked out once."""

import time

import sqlalchemy as sa

from wardroom.server.store.database import Database
from wardroom.server.store.schema import debriefs


class DebriefStore:
    """Debriefs by table, as JSON. One of another step was of a game that went on since."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: str, step: int) -> str | None:
        """The debrief of a table whose log has so many entries."""
        wanted = sa.select(debriefs.c.body).where(
            debriefs.c.table_id == table, debriefs.c.step == step
        )
        return await self._database.read(lambda connection: connection.scalar(wanted))

    async def keep(self, table: str, step: int, body: str) -> None:
        """Keep a debrief instead of whatever was kept for the table before."""
        row = {"table_id": table, "step": step, "body": body, "made": time.time()}

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.delete(debriefs).where(debriefs.c.table_id == table))
            connection.execute(self._database.insert(debriefs).on_conflict_do_nothing(), row)

        await self._database.write(write)
