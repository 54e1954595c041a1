"""What people said at a table."""

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from wardroom.server.protocol import ChatLine, Said
from wardroom.server.store.database import Database
from wardroom.server.store.schema import chat

_FIELDS: Final = (chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.said, chat.c.say)
_LAST: Final = (
    sa.select(*_FIELDS)
    .where(chat.c.table_id == sa.bindparam("table"))
    .order_by(chat.c.number.desc())
    .limit(sa.bindparam("most", type_=sa.Integer))
)
_ATTEMPTS: Final = 20


class Chats:
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
    ) -> tuple[ChatLine, bool]:
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
            )
            .on_conflict_do_nothing()
            .returning(*_FIELDS)
        )
        old = sa.select(*_FIELDS).where(chat.c.table_id == table, chat.c.nonce == nonce)

        def keep(connection: sa.Connection) -> tuple[ChatLine, bool] | None:
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

    async def last(self, table: str, most: int) -> list[ChatLine]:
        """The last lines, the oldest first."""
        wanted = {"table": table, "most": most}
        rows = await self._database.read(lambda connection: connection.execute(_LAST, wanted).all())
        return [_line(row) for row in reversed(rows)]


def _line(row: Sequence[Any]) -> ChatLine:
    number, seat, name, text, said, say = row
    house = None if say is None else msgspec.json.decode(say, type=Said)
    return ChatLine(number, seat, name, text, said, house)
