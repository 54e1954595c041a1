"""What people may read at a table: the chapters of its game, as far as it has come."""

import asyncio

from wardroom.server.tables.chapter_access import chapter_access_of
from wardroom.server.tables.game_session import readable
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.summaries import seats_of


async def texts_at(live: LiveTable, person: str | None, language: str) -> list[str]:
    """The Fluent sources of all that this person has been told the ids of."""
    secrets = chapter_access_of(live.row.game)
    if secrets is None:
        return []
    # What another process has told may be asked for here.
    await live.catch_up([])
    async with live.lock:
        await live.ensure_loaded()
        seats = seats_of(live.row, person)
        told = (audience for audience in live.subscribers.values() if audience.seats == seats)
        audience = next(told, None)
        session = live.session if live.begun else None
        named = readable(live.row, session, seats) if audience is None else audience.named
    # Reading a language for the first time takes a while.
    return await asyncio.to_thread(secrets.texts, named, language)
