"""What the operator looks up and changes, beside the processes that serve.

Each change that running processes must hear of leaves a row in `admin_changes`; they look there at
every heartbeat, whichever database they have and whether or not there is a bus.
"""

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

import sqlalchemy as sa

from wardroom.server.features.accounts.store import erase_accounts
from wardroom.server.features.challenges.store import erase_challenges
from wardroom.server.features.company.store import erase_company
from wardroom.server.features.daily.store import erase_daily
from wardroom.server.features.first_games.store import erase_first_times
from wardroom.server.features.notes.store import erase_notes
from wardroom.server.features.notices.store import erase_notices
from wardroom.server.features.puzzles.store import erase_puzzles
from wardroom.server.features.reports.store import erase_old_reports, erase_reports
from wardroom.server.store.database import Database
from wardroom.server.store.devices import erase_devices
from wardroom.server.store.removal import remove
from wardroom.server.store.schema import (
    admin_changes,
    campaigns,
    chairs,
    chat,
    entries,
    members,
    notice_wishes,
    passkeys,
    people,
    settings,
    tables,
)

_DAY: Final = 86400.0


class TableLine(NamedTuple):
    """A table as it is listed."""

    id: str
    game: str
    name: str
    status: str
    public: bool
    people: int
    step: int
    chat: int
    made: float
    moved: float


class PersonLine(NamedTuple):
    """A person as listed."""

    id: str
    name: str
    made: float
    tables: int
    unfinished: int
    banned: bool


class Pruned(NamedTuple):
    """What was deleted, or would be."""

    tables: int
    people: int


class AdminChange(NamedTuple):
    """Something that was changed beside the running processes."""

    number: int
    table: str | None
    person: str | None


class Administration:
    """Lists, bans, deletes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self, status: str | None = None) -> list[TableLine]:
        """All tables, those that moved last first."""
        seated = (
            sa.select(sa.func.count(sa.distinct(chairs.c.person)))
            .where(chairs.c.table_id == tables.c.id, chairs.c.has_left.is_(False))
            .scalar_subquery()
        )
        said = sa.select(sa.func.count()).where(chat.c.table_id == tables.c.id).scalar_subquery()
        query = sa.select(
            tables.c.id,
            tables.c.game,
            tables.c.name,
            tables.c.status,
            tables.c.public,
            seated,
            tables.c.step,
            said,
            tables.c.made,
            tables.c.moved,
        ).order_by(tables.c.moved.desc())
        if status is not None:
            query = query.where(tables.c.status == status)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [TableLine._make(row) for row in rows]

    async def people(self, search: str = "") -> list[PersonLine]:
        """All people, the newest first; or those of that id or with that in their names."""
        unfinished = sa.func.count(sa.distinct(sa.case((tables.c.status != "over", tables.c.id))))
        query = (
            sa.select(
                people.c.id,
                people.c.name,
                people.c.made,
                sa.func.count(sa.distinct(chairs.c.table_id)),
                unfinished,
                people.c.banned,
            )
            .outerjoin(chairs, chairs.c.person == people.c.id)
            .outerjoin(tables, tables.c.id == chairs.c.table_id)
            .group_by(people.c.id)
            .order_by(people.c.made.desc())
        )
        if search:
            alike = sa.func.lower(people.c.name).contains(search.lower(), autoescape=True)
            query = query.where(sa.or_(alike, people.c.id == search))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [PersonLine._make(row) for row in rows]

    async def delete_table(self, id: str) -> bool:
        """Delete a table with its moves and chat; False if there is none of that name."""

        def delete(connection: sa.Connection) -> bool:
            if connection.scalar(sa.select(tables.c.id).where(tables.c.id == id)) is None:
                return False
            remove(connection, id)
            _note(connection, tables=[id])
            return True

        return await self._database.write(delete)

    async def ban(self, person: str, banned: bool) -> bool:
        """Let somebody do nothing here any more, or everything again; False if unknown."""

        def change(connection: sa.Connection) -> bool:
            changing = sa.update(people).where(people.c.id == person).values(banned=banned)
            found = connection.execute(changing).rowcount > 0
            if found:
                _note(connection, people=[person])
            return found

        return await self._database.write(change)

    async def note(self, person: str, at: Sequence[str] = ()) -> None:
        """Let running processes know of a change to a person, at these tables."""
        await self._database.write(lambda connection: _note(connection, tables=at, people=[person]))

    async def changes(self, after: int) -> list[AdminChange]:
        """What was changed since that one."""
        query = (
            sa.select(admin_changes.c.number, admin_changes.c.table_id, admin_changes.c.person)
            .where(admin_changes.c.number > after)
            .order_by(admin_changes.c.number)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [AdminChange(*row) for row in rows]

    async def last_change(self) -> int:
        query = sa.select(sa.func.coalesce(sa.func.max(admin_changes.c.number), 0))
        return await self._database.read(lambda connection: connection.scalar(query) or 0)

    async def prune(
        self, before: float, *, also_campaigns: bool, really: bool, most: int | None = None
    ) -> Pruned:
        """Delete tables that nobody has touched since, and people who sit nowhere; no more tables
        than so many at once.

        Tables of a campaign stay unless they are asked for too: what comes next follows from them.
        """

        def delete(connection: sa.Connection) -> Pruned:
            old = sa.select(tables.c.id).where(tables.c.moved < before, tables.c.made < before)
            if not also_campaigns:
                old = old.where(tables.c.campaign.is_(None))
            if most is not None:
                old = old.order_by(tables.c.moved).limit(most)
            found = list(connection.scalars(old))
            sitting = sa.select(chairs.c.person).where(
                chairs.c.person.is_not(None), chairs.c.table_id.not_in(old)
            )
            going_on = (
                sa.select(members.c.person)
                .join(tables, tables.c.campaign == members.c.campaign_id)
                .where(tables.c.id.not_in(old))
            )
            seated = {*connection.scalars(sitting), *connection.scalars(going_on)}
            idle = [
                person
                for person in connection.scalars(
                    sa.select(people.c.id).where(people.c.made < before, people.c.banned.is_(False))
                )
                if person not in seated
            ]
            if really:
                _delete(connection, found, idle)
                erase_old_reports(connection, before)
            return Pruned(len(found), len(idle))

        return await self._database.write(delete)

    async def tidy(self, before: float, most: int) -> Pruned:
        """Delete what nobody wants any more: tables that never began and games that all people have
        left, if nothing has happened there since; and guests of that age who have neither a name
        nor a passkey nor a seat. No more of each than so many at once.
        """
        sitting = sa.select(chairs.c.table_id).where(
            chairs.c.person.is_not(None), chairs.c.has_left.is_(False)
        )
        deserted = sa.and_(tables.c.status == "playing", tables.c.id.not_in(sitting))
        old = (
            sa.select(tables.c.id)
            .where(
                sa.or_(tables.c.status == "open", deserted),
                tables.c.moved < before,
                tables.c.made < before,
            )
            .order_by(tables.c.moved)
            .limit(most)
        )
        seated = sa.select(chairs.c.person).where(chairs.c.person.is_not(None))
        strangers = (
            sa.select(people.c.id)
            .where(
                people.c.made < before,
                people.c.name == "",
                people.c.banned.is_(False),
                people.c.id.not_in(seated),
                people.c.id.not_in(sa.select(members.c.person)),
                people.c.id.not_in(sa.select(notice_wishes.c.person)),
                people.c.id.not_in(sa.select(passkeys.c.person)),
            )
            .order_by(people.c.made)
            .limit(most)
        )

        def delete(connection: sa.Connection) -> Pruned:
            found, unknown = list(connection.scalars(old)), list(connection.scalars(strangers))
            _delete(connection, found, unknown)
            return Pruned(len(found), len(unknown))

        return await self._database.write(delete)

    async def claim_cleaning(self, now: float, every: float) -> bool:
        """Whether it is time to clean, and this process is to do it: one of all that ask."""
        first = self._database.insert(settings).on_conflict_do_nothing()
        claiming = (
            sa.update(settings)
            .where(
                settings.c.name == _CLEANED,
                sa.cast(settings.c.value, sa.Double) <= now - every,
            )
            .values(value=str(now))
        )

        def claim(connection: sa.Connection) -> bool:
            connection.execute(first, {"name": _CLEANED, "value": "0"})
            return connection.execute(claiming).rowcount > 0

        return await self._database.write(claim)

    async def counts(self) -> dict[str, int]:
        """How many rows there are of everything, to check a restored backup by."""

        def count(connection: sa.Connection) -> dict[str, int]:
            return {
                table.name: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0
                for table in (people, tables, entries, chat, campaigns)
            }

        return await self._database.read(count)


_TOGETHER: Final = 500
_CLEANED: Final = "cleaned"
"""The setting that says when a process last began to clean."""


def _delete(connection: sa.Connection, tables: Sequence[str], persons: Sequence[str]) -> None:
    """Delete these tables and people, and let running processes hear of it."""
    for table in tables:
        remove(connection, table)
    for first in range(0, len(persons), _TOGETHER):
        some = persons[first : first + _TOGETHER]
        connection.execute(sa.delete(people).where(people.c.id.in_(some)))
        erase_notices(connection, some)
        erase_first_times(connection, some)
        erase_puzzles(connection, some)
        erase_notes(connection, some)
        erase_daily(connection, some)
        erase_challenges(connection, some)
        erase_reports(connection, some)
        erase_accounts(connection, some)
        erase_company(connection, some)
        erase_devices(connection, some)
    long_ago = sa.delete(admin_changes).where(admin_changes.c.made < time.time() - _DAY)
    connection.execute(long_ago)
    _note(connection, tables=tables, people=persons)


def _note(
    connection: sa.Connection, tables: Sequence[str] = (), people: Sequence[str] = ()
) -> None:
    now = time.time()
    rows = [{"table_id": table, "person": None, "made": now} for table in tables]
    rows += [{"table_id": None, "person": person, "made": now} for person in people]
    if rows:
        connection.execute(sa.insert(admin_changes), rows)
