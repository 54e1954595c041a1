"""What people may read at a table: the chapters of its game, as far as it has come."""

import asyncio

from wardroom.server.cards import seats_of
from wardroom.server.course import readable
from wardroom.server.live import LiveTable
from wardroom.server.reading import secrets_of


async def texts_at(live: LiveTable, person: str | None, language: str) -> list[str]:
    """The Fluent sources of all that this person has been told the ids of."""
    secrets = secrets_of(live.row.game)
    if secrets is None:
        return []
    # What another process has told may be asked for here.
    await live.follow([])
    async with live.lock:
        await live.make_whole()
        seats = seats_of(live.row, person)
        told = (audience for audience in live.links.values() if audience.seats == seats)
        audience = next(told, None)
        course = live.course if live.begun else None
        named = readable(live.row, course, seats) if audience is None else audience.named
    # Reading a language for the first time takes a while.
    return await asyncio.to_thread(secrets.texts, named, language)
