"""First games that are accompanied, and what a person has been told once."""

import time
from collections.abc import Collection

import sqlalchemy as sa

from wardroom.protocol import FirstTimes, ToldOnce
from wardroom.server.store.database import Database
from wardroom.server.store.schema import first_games, first_times


class FirstTimeStore:
    """Remembers for each person which tables are accompanied, and what was explained."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._new = database.insert(first_times).on_conflict_do_nothing()

    async def accompany(self, person: str, game: str, table: str) -> None:
        """This table is the person's first of the game, and is accompanied."""
        row = {"table_id": table, "person": person, "game": game}
        await self._database.write(
            lambda connection: connection.execute(sa.insert(first_games), row)
        )

    async def of(self, person: str, game: str) -> FirstTimes:
        """The accompanied tables of a game, and what of it the person has been told."""

        def look(connection: sa.Connection) -> FirstTimes:
            tables = sa.select(first_games.c.table_id).where(
                first_games.c.person == person, first_games.c.game == game
            )
            told = (
                sa.select(first_times.c.name)
                .where(first_times.c.person == person, first_times.c.game == game)
                .order_by(first_times.c.told)
            )
            return FirstTimes(list(connection.scalars(tables)), list(connection.scalars(told)))

        return await self._database.read(look)

    async def tell(self, person: str, game: str, name: str) -> bool:
        """Note that the person is told this now; False if they have been told before."""
        row = {"person": person, "game": game, "name": name, "told": time.time()}
        return await self._database.write(
            lambda connection: connection.execute(self._new, row).rowcount > 0
        )

    async def forget(self, person: str) -> None:
        """Whatever happens is explained again."""
        forgetting = sa.delete(first_times).where(first_times.c.person == person)
        await self._database.write(lambda connection: connection.execute(forgetting))


def told_to(connection: sa.Connection, person: str) -> tuple[list[str], list[ToldOnce]]:
    """The accompanied tables of a person, and all they were told once."""
    tables = sa.select(first_games.c.table_id).where(first_games.c.person == person)
    told = (
        sa.select(first_times.c.game, first_times.c.name, first_times.c.told)
        .where(first_times.c.person == person)
        .order_by(first_times.c.told)
    )
    return list(connection.scalars(tables)), [ToldOnce(*row) for row in connection.execute(told)]


def erase_first_times(connection: sa.Connection, people: Collection[str]) -> None:
    """Forget what these people were told, and which tables were their first."""
    for table in (first_games, first_times):
        connection.execute(sa.delete(table).where(table.c.person.in_(people)))
