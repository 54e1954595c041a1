"""What people tell the operator about others."""

import secrets
import time
from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa

from wardroom.protocol import PersonalReport
from wardroom.server.store.database import Database
from wardroom.server.store.schema import chat, people, reports


class ReportLine(NamedTuple):
    """A report as it is listed. What was said is read from the chat, so that it is not kept any
    longer than there.
    """

    id: str
    table: str
    about: str
    about_name: str
    person: str
    person_name: str
    said: str
    text: str
    made: float


class ReportStore:
    """Keeps reports until somebody has dealt with them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: str, person: str, about: str, line: int | None, text: str) -> str:
        """Keep a report; returns its id."""
        row = {
            "id": secrets.token_hex(4),
            "table_id": table,
            "person": person,
            "about": about,
            "line": line,
            "text": text,
            "made": time.time(),
        }
        await self._database.write(lambda connection: connection.execute(sa.insert(reports), row))
        return str(row["id"])

    async def all(self) -> list[ReportLine]:
        """All reports, the oldest first."""
        them, they = people.alias(), people.alias()
        query = (
            sa.select(
                reports.c.id,
                reports.c.table_id,
                reports.c.about,
                sa.func.coalesce(them.c.name, ""),
                reports.c.person,
                sa.func.coalesce(they.c.name, ""),
                sa.func.coalesce(chat.c.text, ""),
                reports.c.text,
                reports.c.made,
            )
            .outerjoin(them, them.c.id == reports.c.about)
            .outerjoin(they, they.c.id == reports.c.person)
            .outerjoin(
                chat,
                sa.and_(chat.c.table_id == reports.c.table_id, chat.c.number == reports.c.line),
            )
            .order_by(reports.c.made)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [ReportLine._make(row) for row in rows]

    async def close(self, id: str) -> bool:
        """Somebody has dealt with a report; False if there is none of that id."""
        closing = sa.delete(reports).where(reports.c.id == id)
        return await self._database.write(
            lambda connection: connection.execute(closing).rowcount > 0
        )


def reports_of(connection: sa.Connection, person: str) -> list[PersonalReport]:
    """The reports that a person has made."""
    kept = reports.c
    query = sa.select(kept.table_id, kept.text, kept.made).where(kept.person == person)
    return [PersonalReport(*row) for row in connection.execute(query.order_by(kept.made))]


def erase_reports(connection: sa.Connection, people: Collection[str]) -> None:
    """Forget what these people have reported, and what was reported about them."""
    connection.execute(
        sa.delete(reports).where(
            sa.or_(reports.c.person.in_(people), reports.c.about.in_(people)),
        )
    )


def erase_old_reports(connection: sa.Connection, before: float) -> None:
    """Forget what was reported before that moment."""
    connection.execute(sa.delete(reports).where(reports.c.made < before))
