"""What people write down at a table for themselves."""

import time
from collections.abc import Collection

import sqlalchemy as sa

from wardroom.server.store.database import Database
from wardroom.server.store.schema import notes


class NoteStore:
    """One note of each person at each table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, table: str, person: str) -> str:
        """Empty where nothing was written."""
        query = sa.select(notes.c.text).where(notes.c.table_id == table, notes.c.person == person)
        found = await self._database.read(lambda connection: connection.scalar(query))
        return found or ""

    async def write(self, table: str, person: str, text: str) -> None:
        values = {"text": text, "changed": time.time()}
        writing = (
            self._database.insert(notes)
            .values(table_id=table, person=person, **values)
            .on_conflict_do_update(index_elements=["table_id", "person"], set_=values)
        )
        removing = sa.delete(notes).where(notes.c.table_id == table, notes.c.person == person)
        await self._database.write(
            lambda connection: connection.execute(writing if text else removing)
        )


def notes_of(connection: sa.Connection, person: str) -> dict[str, str]:
    """The notes of a person by their tables."""
    query = sa.select(notes.c.table_id, notes.c.text).where(notes.c.person == person)
    return {row.table_id: row.text for row in connection.execute(query)}


def erase_notes(connection: sa.Connection, people: Collection[str]) -> None:
    """Forget what these people have written down."""
    connection.execute(sa.delete(notes).where(notes.c.person.in_(people)))
