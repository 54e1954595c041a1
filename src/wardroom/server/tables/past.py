"""Earlier positions of a game."""

import asyncio

from wardroom.kernel import Changes, Record, foresee
from wardroom.protocol import GameEvent, Moment
from wardroom.server.errors import ApiError
from wardroom.server.tables.audience import Audience, OwnSeats
from wardroom.server.tables.game_session import GameSession
from wardroom.server.tables.live_table import LONG_LOG, LiveTable
from wardroom.server.tables.sharing import may_look, nameless
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
            return await asyncio.to_thread(moment, session, ply, seats)
        return moment(session, ply, seats)


def moment(session: GameSession, ply: int, seats: OwnSeats) -> Moment:
    """Where the game stood after so many moves, how the last of them led there, and what lay
    ahead: anyone who looks back asks for one moment at a time.
    """
    audience = Audience(seats)
    shown: list[GameEvent] = []
    if ply > 0:
        audience.position(session.past(ply - 1), [])
        before, told, after = session.table.again(ply - 1, ply)
        shown = audience.shown(Changes(session.game.fields, before, told[0], after))
    past = session.past(ply)
    position = audience.position(past, [])
    return Moment(position, shown, foresee(session.game, past.state, position.seat))


async def finished_record(live: LiveTable, person: str | None, invite: str | None) -> Record:
    """The record of a game that is over, also of one that is shared. It names the seed, so it says
    everything but who played: strangers read the names that were agreed to.
    """
    may_look(live.row, person, invite)
    async with live.lock:
        await live.ensure_loaded()
        if not live.over:
            raise ApiError("not-over" if live.begun else "not-begun")
        played = live.session.record(live.row)
    for seat in nameless(live.row, person, invite):
        played.names.pop(seat, None)
    return played
