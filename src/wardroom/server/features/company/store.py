"""Who has played with whom, who does not want to be asked by whom, and who has been invited."""

import time
from collections.abc import Collection
from typing import Final, NamedTuple

import sqlalchemy as sa

from wardroom.protocol import Invitation
from wardroom.server.store.database import Database
from wardroom.server.store.schema import blocks, chairs, invitations, people, tables

GOOD_FOR: Final = 3 * 86400.0
"""Seconds for which an invitation is shown."""
_TABLES: Final = 2000
"""So many seats beside one's own are looked at, the latest first."""
_AT_ONCE: Final = 10
"""Invitations that are shown to a person."""


class Companion(NamedTuple):
    """Somebody who has played with a person."""

    id: str
    name: str
    games: int
    game: str
    """The last one together."""
    last: float
    here_until: float
    listed: bool
    blocked: bool
    """By the person."""


class CompanyStore:
    """Finds companions and keeps blocks and invitations."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def companions(self, person: str) -> list[Companion]:
        """Those who have sat at a table with the person while a game was on, the latest first.
        Nobody is found who is banned or has blocked the person.
        """
        return await self._database.read(lambda connection: _companions(connection, person))

    async def listed(self, person: str) -> bool:
        query = sa.select(people.c.unlisted).where(people.c.id == person)
        return not await self._database.read(lambda connection: connection.scalar(query))

    async def set_listed(self, person: str, listed: bool) -> None:
        """Whether companions see when the person is here, and may invite them."""
        writing = sa.update(people).where(people.c.id == person).values(unlisted=not listed)
        await self._database.write(lambda connection: connection.execute(writing))

    async def block(self, person: str, other: str, blocked: bool) -> None:
        """Keep somebody away, or no more; invitations between the two are gone."""
        adding = self._database.insert(blocks).on_conflict_do_nothing()
        row = {"person": person, "other": other, "made": time.time()}
        removing = sa.delete(blocks).where(blocks.c.person == person, blocks.c.other == other)
        pair = (person, other)
        between = sa.delete(invitations).where(
            invitations.c.person.in_(pair), invitations.c.giver.in_(pair)
        )

        def write(connection: sa.Connection) -> None:
            if blocked:
                connection.execute(adding, row)
                connection.execute(between)
            else:
                connection.execute(removing)

        await self._database.write(write)

    async def blocked_by(self, person: str) -> list[str]:
        """Those whom the person has blocked."""
        query = sa.select(blocks.c.other).where(blocks.c.person == person)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def invite(self, table: str, person: str, giver: str) -> bool:
        """False if the person has been invited to this table before."""
        row = {"table_id": table, "person": person, "giver": giver, "made": time.time()}
        adding = self._database.insert(invitations).on_conflict_do_nothing()
        return await self._database.write(
            lambda connection: connection.execute(adding, row).rowcount > 0
        )

    async def decline(self, table: str, person: str) -> None:
        """It is not shown any more, and does not come again."""
        declining = (
            sa.update(invitations)
            .where(invitations.c.table_id == table, invitations.c.person == person)
            .values(declined=True)
        )
        await self._database.write(lambda connection: connection.execute(declining))

    async def invitations(self, persons: Collection[str]) -> dict[str, list[Invitation]]:
        """Those to tables that still have an open seat, the latest first."""
        seat = chairs.alias()
        is_open = sa.exists().where(
            seat.c.table_id == tables.c.id, seat.c.person.is_(None), seat.c.colleague.is_(None)
        )
        own = chairs.alias()
        sits = sa.exists().where(
            own.c.table_id == tables.c.id, own.c.person == invitations.c.person
        )
        query = (
            sa.select(
                invitations.c.person,
                tables.c.id,
                tables.c.game,
                tables.c.name,
                people.c.name.label("giver"),
                tables.c.invite,
                invitations.c.made,
                tables.c.blocked,
            )
            .join(tables, tables.c.id == invitations.c.table_id)
            .join(people, people.c.id == invitations.c.giver)
            .where(
                invitations.c.person.in_(persons),
                invitations.c.declined.is_(False),
                invitations.c.made > time.time() - GOOD_FOR,
                tables.c.status == "open",
                is_open,
                ~sits,
            )
            .order_by(invitations.c.made.desc())
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        found: dict[str, list[Invitation]] = {}
        for person, *told, blocked in rows:
            theirs = found.setdefault(person, [])
            if person not in blocked.split() and len(theirs) < _AT_ONCE:
                theirs.append(Invitation(*told))
        return found


def _companions(connection: sa.Connection, person: str) -> list[Companion]:
    own, other = chairs.alias(), chairs.alias()
    mine = sa.select(blocks.c.other).where(blocks.c.person == person)
    blocked = set(connection.scalars(mine))
    query = (
        sa.select(
            other.c.person,
            people.c.name,
            people.c.here_until,
            people.c.unlisted,
            tables.c.id,
            tables.c.game,
            tables.c.moved,
        )
        .select_from(own)
        .join(tables, tables.c.id == own.c.table_id)
        .join(other, other.c.table_id == own.c.table_id)
        .join(people, people.c.id == other.c.person)
        .where(
            own.c.person == person,
            other.c.person != person,
            tables.c.status != "open",
            people.c.banned.is_(False),
            people.c.id.not_in(sa.select(blocks.c.person).where(blocks.c.other == person)),
        )
        .distinct()
        .order_by(tables.c.moved.desc())
        .limit(_TABLES)
    )
    found: dict[str, Companion] = {}
    for id, name, here_until, unlisted, _, game, moved in connection.execute(query):
        known = found.get(id)
        if known is None:
            told = (1, game, moved, here_until, not unlisted, id in blocked)
            found[id] = Companion(id, name, *told)
        else:
            found[id] = known._replace(games=known.games + 1)
    return list(found.values())


def company_of(connection: sa.Connection, person: str) -> tuple[bool, list[str]]:
    """Whether companions may see and invite a person, and the names of those they have blocked."""
    unlisted = connection.scalar(sa.select(people.c.unlisted).where(people.c.id == person))
    names = (
        sa.select(people.c.name)
        .join(blocks, blocks.c.other == people.c.id)
        .where(blocks.c.person == person)
    )
    return not unlisted, list(connection.scalars(names))


def erase_company(connection: sa.Connection, persons: Collection[str]) -> None:
    """Forget whom these people have blocked or invited, and who has done so to them."""
    connection.execute(
        sa.delete(blocks).where(sa.or_(blocks.c.person.in_(persons), blocks.c.other.in_(persons)))
    )
    connection.execute(
        sa.delete(invitations).where(
            sa.or_(invitations.c.person.in_(persons), invitations.c.giver.in_(persons))
        )
    )
