"""What people said at a table."""

import time
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from wardroom.protocol import ChatLine, Said
from wardroom.server.store.database import Database
from wardroom.server.store.rows import KeptLine, Recipient, Spoken
from wardroom.server.store.schema import chairs, chat

_FIELDS: Final = (
    chat.c.number,
    chat.c.seat,
    chat.c.name,
    chat.c.text,
    chat.c.said,
    chat.c.say,
    chat.c.aside,
    chat.c.to_seat,
    chat.c.to_person,
    chat.c.nonce,
)
_LAST: Final = (
    sa.select(*_FIELDS)
    .where(chat.c.table_id == sa.bindparam("table"))
    .order_by(chat.c.number.desc())
    .limit(sa.bindparam("most", type_=sa.Integer))
)
_BEFORE: Final = _LAST.where(chat.c.number < sa.bindparam("before"))
_SINCE: Final = (
    sa.select(*_FIELDS)
    .where(chat.c.table_id == sa.bindparam("table"), chat.c.number > sa.bindparam("after"))
    .order_by(chat.c.number)
)
_ATTEMPTS: Final = 20


class ChatStore:
    """The lines said at each table, numbered."""

    def __init__(self, database: Database) -> None:
        self._database = database

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
        next_number = (
            sa.select(sa.func.coalesce(sa.func.max(chat.c.number), 0) + 1)
            .where(chat.c.table_id == table)
            .scalar_subquery()
        )
        new = (
            self._database.insert(chat)
            .values(
                table_id=table,
                number=next_number,
                seat=seat,
                name=name,
                text=text,
                said=time.time(),
                nonce=nonce,
                say=None if say is None else msgspec.json.encode(say).decode(),
                aside=aside,
                to_seat=None if to is None else to.seat,
                to_person=None if to is None else to.person,
            )
            .on_conflict_do_nothing()
            .returning(*_FIELDS)
        )
        old = sa.select(*_FIELDS).where(chat.c.table_id == table, chat.c.nonce == nonce)

        def keep(connection: sa.Connection) -> tuple[KeptLine, bool] | None:
            row = connection.execute(new).first()
            if row is not None:
                return _line(row), True
            row = connection.execute(old).first()
            return None if row is None else (_line(row), False)

        for _ in range(_ATTEMPTS):
            kept = await self._database.write(keep)
            if kept is not None:
                return kept
        raise LookupError("Every number for a line of chat was taken.")

    async def last(self, table: str, most: int) -> list[KeptLine]:
        """The last lines, the oldest first."""
        return await self._database.read(lambda connection: last_lines(connection, table, most))

    async def before(self, table: str, number: int, most: int) -> list[KeptLine]:
        """The last lines before one of that number, the oldest first."""
        wanted = {"table": table, "before": number, "most": most}
        rows = await self._database.read(
            lambda connection: connection.execute(_BEFORE, wanted).all()
        )
        return [_line(row) for row in reversed(rows)]

    async def since(self, table: str, after: int) -> list[KeptLine]:
        """All lines after one of that number."""
        wanted = {"table": table, "after": after}
        rows = await self._database.read(
            lambda connection: connection.execute(_SINCE, wanted).all()
        )
        return [_line(row) for row in rows]

    async def speaker(self, table: str, number: int) -> Spoken | None:
        """What a person said in the line of that number; None if it was nobody, or a colleague."""
        query = sa.select(*_FIELDS).where(
            chat.c.table_id == table, chat.c.number == number, chat.c.say.is_(None)
        )
        found = await self._database.read(lambda connection: connection.execute(query).first())
        if found is None or found.nonce is None:
            return None
        return Spoken(found.nonce.partition("/")[0], _line(found))

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last line at each of these tables."""
        query = (
            sa.select(chat.c.table_id, sa.func.max(chat.c.number))
            .where(chat.c.table_id.in_(tables))
            .group_by(chat.c.table_id)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in rows}

    async def unread(self, people: Collection[str]) -> dict[tuple[str, str], int]:
        """Lines of others that people have not seen, by person and table, where there are any."""
        if not people:
            return {}
        seen = (
            sa.select(chairs.c.person, chairs.c.table_id, sa.func.max(chairs.c.read).label("read"))
            .where(chairs.c.person.in_(people), chairs.c.has_left.is_(False))
            .group_by(chairs.c.person, chairs.c.table_id)
            .subquery()
        )
        query = (
            sa.select(seen.c.person, seen.c.table_id, sa.func.count())
            .join(chat, chat.c.table_id == seen.c.table_id)
            .where(
                chat.c.number > seen.c.read,
                chat.c.aside.is_(False),
                sa.or_(chat.c.to_person.is_(None), chat.c.to_person == seen.c.person),
                sa.or_(chat.c.nonce.is_(None), chat.c.nonce.not_like(seen.c.person + "/%")),
            )
            .group_by(seen.c.person, seen.c.table_id)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {(row[0], row[1]): row[2] for row in rows}

    async def mark_read(self, table: str, person: str, number: int) -> None:
        """The person has seen the chat of the table up to that line."""
        reading = (
            sa.update(chairs)
            .where(chairs.c.table_id == table, chairs.c.person == person, chairs.c.read < number)
            .values(read=number)
        )
        await self._database.write(lambda connection: connection.execute(reading))


def last_lines(connection: sa.Connection, table: str, most: int) -> list[KeptLine]:
    """The last lines of a table, the oldest first."""
    rows = connection.execute(_LAST, {"table": table, "most": most}).all()
    return [_line(row) for row in reversed(rows)]


def _line(row: Sequence[Any]) -> KeptLine:
    number, seat, name, text, said, say, aside, to_seat, to_person, nonce = row
    server = None if say is None else msgspec.json.decode(say, type=Said)
    line = ChatLine(number, seat, name, text, said, server, aside, to_seat)
    if to_person is None:
        return KeptLine(line)
    return KeptLine(line, ((nonce or "").partition("/")[0], to_person))
