"""Campaigns: who belongs to them, and what their games have handed on.

A campaign has no progress of its own that could be lost or counted twice. Each finished table says
what it handed on, written together with its last move; those who ask later join that, and what the
campaign had come to elsewhere if it was brought from there.
"""

from typing import Any, Final

import msgspec
import sqlalchemy as sa

from wardroom.kernel import Plain
from wardroom.server.store.database import Database
from wardroom.server.store.rows import CampaignRow
from wardroom.server.store.schema import campaigns, members, tables

_MANY: Final = 200


_FIELDS: Final = (campaigns.c.id, campaigns.c.game, campaigns.c.made, campaigns.c.brought)
_OF: Final = (
    sa.select(*_FIELDS)
    .join(members, members.c.campaign_id == campaigns.c.id)
    .where(members.c.person == sa.bindparam("person"))
    .order_by(campaigns.c.made.desc())
    .limit(_MANY)
)
_FIND: Final = sa.select(*_FIELDS).where(campaigns.c.id == sa.bindparam("id"))
_MEMBERS: Final = (
    sa.select(members.c.campaign_id, members.c.person)
    .where(members.c.campaign_id.in_(sa.bindparam("ids", expanding=True)))
    .order_by(members.c.person)
)
_ENDED: Final = sa.func.min(tables.c.moved)
_HANDED_ON: Final = (
    sa.select(tables.c.campaign, tables.c.handed_on)
    .where(
        tables.c.campaign.in_(sa.bindparam("ids", expanding=True)),
        tables.c.handed_on.is_not(None),
    )
    .group_by(tables.c.campaign, tables.c.handed_on)
    .order_by(_ENDED)
)
_LAST: Final = (
    sa.select(tables.c.campaign, sa.func.max(tables.c.moved).label("moved"))
    .where(tables.c.campaign.in_(sa.bindparam("ids", expanding=True)))
    .group_by(tables.c.campaign)
    .subquery()
)
_LATEST: Final = sa.select(tables.c.campaign, tables.c.id, tables.c.options, tables.c.moved).join(
    _LAST, (tables.c.campaign == _LAST.c.campaign) & (tables.c.moved == _LAST.c.moved)
)


class CampaignStore:
    """Finds campaigns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> list[CampaignRow]:
        """The campaigns a person belongs to, the last played first."""
        found = await self._select(_OF, {"person": person})
        return sorted(found, key=lambda row: row.moved, reverse=True)

    async def find(self, id: str) -> CampaignRow | None:
        found = await self._select(_FIND, {"id": id})
        return found[0] if found else None

    async def add(self, row: CampaignRow) -> None:
        """Store one that was brought from elsewhere, for its only member."""
        (member,), (brought,) = row.members, row.handed_on
        values = {
            "id": row.id,
            "game": row.game,
            "made": row.made,
            "brought": msgspec.json.encode(brought).decode(),
        }

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.insert(campaigns), values)
            connection.execute(sa.insert(members), {"campaign_id": row.id, "person": member})

        await self._database.write(write)

    async def leave(self, id: str, person: str) -> bool:
        """Take the person out of it; False if they were not in it."""
        leaving = sa.delete(members).where(members.c.campaign_id == id, members.c.person == person)
        return await self._database.write(
            lambda connection: connection.execute(leaving).rowcount == 1
        )

    async def _select(self, query: sa.Select[Any], values: dict[str, str]) -> list[CampaignRow]:
        return await self._database.read(lambda connection: _rows(connection, query, values))


def _rows(
    connection: sa.Connection, query: sa.Select[Any], values: dict[str, str]
) -> list[CampaignRow]:
    found = connection.execute(query, values).all()
    ids = {"ids": [row.id for row in found]}
    people: dict[str, list[str]] = {row.id: [] for row in found}
    handed_on: dict[str, list[Plain]] = {
        row.id: [] if row.brought is None else [msgspec.json.decode(row.brought)] for row in found
    }
    if not found:
        return []
    for campaign, person in connection.execute(_MEMBERS, ids):
        people[campaign].append(person)
    for campaign, text in connection.execute(_HANDED_ON, ids):
        handed_on[campaign].append(msgspec.json.decode(text))
    latest = {row.campaign: row for row in connection.execute(_LATEST, ids)}
    return [
        CampaignRow(
            row.id,
            row.game,
            row.made,
            tuple(people[row.id]),
            tuple(handed_on[row.id]),
            latest[row.id].id if row.id in latest else None,
            msgspec.json.decode(latest[row.id].options) if row.id in latest else {},
            latest[row.id].moved if row.id in latest else row.made,
        )
        for row in found
    ]
