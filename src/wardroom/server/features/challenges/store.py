"""Challenges: deals that somebody gives to friends."""

from collections.abc import Collection
from typing import Any

import msgspec
import sqlalchemy as sa

from wardroom.protocol import PersonalChallenge
from wardroom.server.features.challenges.rows import ChallengeRow
from wardroom.server.store.database import Database
from wardroom.server.store.schema import challenges, tables


class ChallengeStore:
    """Puts challenges away and finds them again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: ChallengeRow) -> ChallengeRow:
        """Store a challenge, or find the one the person has given already with the same deal."""
        given = sa.select(challenges).where(
            challenges.c.giver == row.giver,
            challenges.c.game == row.game,
            challenges.c.source.is_not_distinct_from(row.source),
            challenges.c.day.is_not_distinct_from(row.day),
        )
        values = {**row._asdict(), "options": msgspec.json.encode(row.options).decode()}

        def write(connection: sa.Connection) -> ChallengeRow:
            known = connection.execute(given).first()
            if known is not None:
                return _row(known)
            connection.execute(sa.insert(challenges), values)
            return row

        return await self._database.write(write)

    async def find(self, id: str) -> ChallengeRow | None:
        query = sa.select(challenges).where(challenges.c.id == id)
        found = await self._database.read(lambda connection: connection.execute(query).first())
        return None if found is None else _row(found)

    async def taken(self, id: str, most: int) -> list[str]:
        """The tables at which a challenge was taken and begun, the first of them first."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.challenge == id, tables.c.begun.is_not(None))
            .order_by(tables.c.begun)
            .limit(most)
        )
        return await self._database.read(lambda connection: list(connection.scalars(query)))


def _row(row: Any) -> ChallengeRow:
    values = dict(row._mapping)
    return ChallengeRow(**{**values, "options": msgspec.json.decode(row.options)})


def challenges_of(connection: sa.Connection, person: str) -> list[PersonalChallenge]:
    """The challenges that a person has given."""
    names = ("id", "game", "source", "day", "made")
    query = (
        sa.select(*(challenges.c[name] for name in names))
        .where(challenges.c.giver == person)
        .order_by(challenges.c.made)
    )
    return [PersonalChallenge(*row) for row in connection.execute(query)]


def erase_challenges(connection: sa.Connection, people: Collection[str]) -> None:
    """Withdraw what these people have given; games that were begun go on."""
    connection.execute(sa.delete(challenges).where(challenges.c.giver.in_(people)))
