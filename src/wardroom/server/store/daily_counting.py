"""Which game of a deal of the day counts: the first, from the transaction in which it begins."""

from typing import Any, Final

import sqlalchemy as sa

from wardroom.server.store.database import Database
from wardroom.server.store.schema import chairs, daily_results, tables

_PLAYERS: Final = (
    sa.select(
        tables.c.game,
        tables.c.daily,
        chairs.c.person,
        tables.c.id,
        sa.bindparam("now", type_=sa.Double),
    )
    .distinct()
    .where(
        tables.c.id == sa.bindparam("table", type_=sa.String),
        tables.c.daily.is_not(None),
        chairs.c.table_id == tables.c.id,
        chairs.c.person.is_not(None),
        chairs.c.has_left.is_(False),
    )
)
_STARTED: Final = ("game", "day", "person", "table_id", "begun")


def counting(database: Database) -> Any:
    """Lets the table `table`, which plays a deal of the day, count from `now` on for all who sit
    there; not for those for whom another has begun before.
    """
    return (
        database.insert(daily_results)
        .from_select(list(_STARTED), _PLAYERS)
        .on_conflict_do_nothing()
    )
