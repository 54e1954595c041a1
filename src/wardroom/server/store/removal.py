"""Taking a table out of the database with all that belongs to it."""

import sqlalchemy as sa

from wardroom.server.store.schema import (
    campaigns,
    chairs,
    chat,
    debriefs,
    deliveries,
    entries,
    first_games,
    invitations,
    members,
    notes,
    notices,
    tables,
    webhooks,
)


def remove(connection: sa.Connection, id: str) -> None:
    """Remove a table, and its campaign if no other table belongs to it."""
    belonging = (
        *(chat, entries, chairs, webhooks, notices, deliveries),
        *(first_games, debriefs, notes, invitations),
    )
    for table in belonging:
        connection.execute(sa.delete(table).where(table.c.table_id == id))
    removing = sa.delete(tables).where(tables.c.id == id).returning(tables.c.campaign)
    campaign = connection.scalar(removing)
    played = sa.select(tables.c.id).where(tables.c.campaign == campaign)
    # One that was brought from elsewhere had come somewhere before it had a table.
    brought = sa.select(campaigns.c.id).where(
        campaigns.c.id == campaign, campaigns.c.brought.is_not(None)
    )
    if campaign is not None and connection.scalar(played.union_all(brought).limit(1)) is None:
        connection.execute(sa.delete(members).where(members.c.campaign_id == campaign))
        connection.execute(sa.delete(campaigns).where(campaigns.c.id == campaign))
