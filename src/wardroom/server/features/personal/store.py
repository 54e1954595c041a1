"""Everything about one person: to take along, and to delete."""

import msgspec
import sqlalchemy as sa

from wardroom.protocol import (
    Holiday,
    NoticeWishes,
    PersonalData,
    PersonalMove,
    PersonalNotices,
    PersonalTable,
)
from wardroom.server.features.accounts.store import erase_accounts, passkeys_of
from wardroom.server.features.challenges.store import challenges_of, erase_challenges
from wardroom.server.features.company.store import company_of, erase_company
from wardroom.server.features.daily.store import daily_of, erase_daily
from wardroom.server.features.first_games.store import erase_first_times, told_to
from wardroom.server.features.notes.store import erase_notes, notes_of
from wardroom.server.features.notices.store import erase_notices, notices_of
from wardroom.server.features.personal.withdrawal import UNOWNED, nobody
from wardroom.server.features.puzzles.store import erase_puzzles, puzzles_of
from wardroom.server.features.reports.store import erase_reports, reports_of
from wardroom.server.store.database import Database
from wardroom.server.store.devices import devices_of, erase_devices
from wardroom.server.store.schema import chairs, chat, entries, members, people, tables

WITHDRAWN = "…"
"""What stands where somebody said something and has deleted it."""


class PersonalDataStore:
    """Collects and erases what is kept of a person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def collect(self, person: str) -> PersonalData:
        return await self._database.read(lambda connection: _collected(connection, person))

    async def erase(self, person: str) -> list[str]:
        """Leave nothing that leads to the person. Seats in finished games stay, as nobody's.

        Returns the tables at which there was something.
        """
        return await self._database.write(lambda connection: _erase(connection, person))

    async def withdraw(self, person: str, table: str) -> None:
        """Erase what the person said at a table, and who sent the moves they sent."""
        await self._database.write(lambda connection: _withdraw(connection, person, table))


def _collected(connection: sa.Connection, person: str) -> PersonalData:
    found = connection.execute(sa.select(people).where(people.c.id == person)).first()
    mine = f"{person}/%"
    seats: dict[str, list[int]] = {table: [] for table in _spoken_at(connection, person)}
    labels: dict[str, list[str]] = {}
    for table, seat, label in connection.execute(
        sa.select(chairs.c.table_id, chairs.c.seat, chairs.c.label)
        .where(chairs.c.person == person)
        .order_by(chairs.c.seat)
    ):
        seats.setdefault(table, []).append(seat)
        if label:
            labels.setdefault(table, []).append(label)
    written = notes_of(connection, person)
    for table in written:
        seats.setdefault(table, [])
    known = []
    for row in connection.execute(sa.select(tables).where(tables.c.id.in_(list(seats)))):
        moved = sa.select(entries.c.step, entries.c.action, entries.c.made).where(
            entries.c.table_id == row.id, entries.c.nonce.like(mine)
        )
        said = sa.select(chat.c.text).where(
            chat.c.table_id == row.id, chat.c.nonce.like(mine), chat.c.say.is_(None)
        )
        known.append(
            PersonalTable(
                row.id,
                row.game,
                msgspec.json.decode(row.options),
                sorted(seats[row.id]),
                row.made,
                row.status,
                row.name if row.owner == person else "",
                labels.get(row.id, []),
                [PersonalMove(*move) for move in connection.execute(moved)],
                list(connection.scalars(said)),
                written.get(row.id, ""),
            )
        )
    belongs = sa.select(members.c.campaign_id).where(members.c.person == person)
    return PersonalData(
        person,
        "" if found is None else found.name,
        0.0 if found is None else found.made,
        known,
        list(connection.scalars(belongs)),
        _notices(connection, person),
        *told_to(connection, person),
        daily_of(connection, person),
        puzzles_of(connection, person),
        challenges_of(connection, person),
        reports_of(connection, person),
        devices_of(connection, person),
        passkeys_of(connection, person),
        *company_of(connection, person),
    )


def _notices(connection: sa.Connection, person: str) -> PersonalNotices:
    kept, endpoints = notices_of(connection, person)
    away = sa.select(people.c.holiday_until, people.c.holiday_stand_in).where(
        people.c.id == person, people.c.holiday_until > 0
    )
    found = connection.execute(away).first()
    holiday = None if found is None else Holiday(*found)
    if kept is None:
        return PersonalNotices(None, None, False, endpoints, holiday)
    wishes = NoticeWishes(kept.language, kept.time_zone, kept.quiet_from, kept.quiet_until)
    return PersonalNotices(wishes, kept.address, kept.confirmed, endpoints, holiday)


def _withdraw(connection: sa.Connection, person: str, table: str) -> None:
    """Leave nothing of what the person said and sent at a table that leads to them."""
    mine = f"{person}/%"
    connection.execute(
        sa.update(chat)
        .where(chat.c.table_id == table, _tells_of(person))
        .values(name="", text=WITHDRAWN, nonce=None, say=None)
    )
    connection.execute(
        sa.update(entries)
        .where(entries.c.table_id == table, entries.c.nonce.like(mine))
        .values(nonce=None)
    )


def _erase(connection: sa.Connection, person: str) -> list[str]:
    seated = sa.select(chairs.c.table_id).where(chairs.c.person == person).distinct()
    found = list({*connection.scalars(seated), *_spoken_at(connection, person)})
    for table in found:
        _withdraw(connection, person, table)
        connection.execute(
            sa.update(chairs)
            .where(chairs.c.table_id == table, chairs.c.person == person)
            .values(person=nobody(), label="", named=False)
        )
    connection.execute(sa.update(tables).where(tables.c.owner == person).values(**UNOWNED))
    connection.execute(
        sa.update(tables)
        .where(tables.c.blocked.contains(person, autoescape=True))
        .values(blocked=sa.func.trim(sa.func.replace(tables.c.blocked, person, "")))
    )
    connection.execute(sa.delete(members).where(members.c.person == person))
    erase_notices(connection, [person])
    erase_first_times(connection, [person])
    erase_daily(connection, [person])
    erase_puzzles(connection, [person])
    erase_notes(connection, [person])
    connection.execute(sa.update(chat).where(chat.c.to_person == person).values(to_person=""))
    erase_challenges(connection, [person])
    erase_reports(connection, [person])
    erase_accounts(connection, [person])
    erase_company(connection, [person])
    erase_devices(connection, [person])
    connection.execute(sa.delete(people).where(people.c.id == person))
    return found


def _spoken_at(connection: sa.Connection, person: str) -> list[str]:
    """The tables at which the person said something, also as somebody who watched."""
    spoken = sa.select(chat.c.table_id).where(_tells_of(person)).distinct()
    return list(connection.scalars(spoken))


def _tells_of(person: str) -> sa.ColumnElement[bool]:
    """Lines of chat that the person has said, or in which the server names them."""
    return sa.or_(chat.c.nonce.like(f"{person}/%"), chat.c.nonce.like(f"%/~{person}/%"))
