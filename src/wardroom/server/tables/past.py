"""Where a game stood earlier."""

import asyncio

from wardroom.protocol import Moment
from wardroom.server.errors import ApiError
from wardroom.server.tables.live_table import LONG_LOG, LiveTable
from wardroom.server.tables.summaries import seats_of


async def position_at(live: LiveTable, ply: int, person: str | None) -> Moment:
    """What a person could see after so many moves, and how the last of them led there."""
    async with live.lock:
        await live.ensure_loaded()
        session = live.session
        if not 0 <= ply <= session.table.ply:
            raise ApiError("unknown-ply")
        seats = seats_of(live.row, person)
        if ply > LONG_LOG:
            return await asyncio.to_thread(session.moment, ply, seats)
        return session.moment(ply, seats)
