"""What if: a new table that goes on from a moment of a finished game or of a record.

Its log begins with the moves up to there, so it is a table like all others: whatever rebuilds a
position from its log rebuilds this one. docs/decisions/what-if.md says what follows from that.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from wardroom.kernel import Move, Record, State, game
from wardroom.kernel.record import NOBODY
from wardroom.protocol import PlayOn
from wardroom.server.errors import ApiError
from wardroom.server.features.records.service import played_until
from wardroom.server.logger import get_logger
from wardroom.server.store import LogEntry, OriginRow, Summary, TableRow
from wardroom.server.store.protocols import TableStorage
from wardroom.server.store.rows import MOVE, TIME
from wardroom.server.tables.campaigns import Continued
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.live_table import LONG_LOG, LiveTable
from wardroom.server.tables.seats import (
    MOST_TABLES,
    first_summary,
    new_row,
    table_name,
    wished_chair,
)
from wardroom.server.tables.sharing import may_look
from wardroom.server.tables.summaries import seats_of

_LARGEST_SEED: Final = 2**63 - 1
_ENDED: Final = "The game is over at this moment; choose an earlier one."

_log = get_logger(__name__)


class Moment(NamedTuple):
    """A moment to go on from: how its game was dealt, the moves up to there, and the position."""

    dealt: Record
    moves: Sequence[Move]
    state: State
    table: str | None


class WhatIfs:
    """Opens tables that go on from another game."""

    def __init__(self, hub: Hub, store: TableStorage) -> None:
        self._hub = hub
        self._tables = store.tables

    async def from_table(self, person: str, id: str, wish: PlayOn, invite: str | None) -> LiveTable:
        """Go on from a finished game that the person may look at."""
        live = await self._hub.current(id)
        may_look(live.row, person, invite)
        async with live.lock:
            await live.ensure_loaded()
            if not live.over:
                raise ApiError("not-over" if live.begun else "not-begun")
            if live.game.campaign is not None and not seats_of(live.row, person):
                raise ApiError("no-what-if")
            table = live.table
            if not 0 <= wish.ply <= table.ply:
                raise ApiError("unknown-ply")
            if wish.ply > LONG_LOG:
                state = await asyncio.to_thread(table.at, wish.ply)
            else:
                state = table.at(wish.ply)
            moves = table.record.moves[: wish.ply]
        return await self._open(person, wish, Moment(table.record, moves, state, id))

    async def from_record(self, person: str, record: str, wish: PlayOn) -> LiveTable:
        """Go on from a record file."""
        table = await asyncio.to_thread(played_until, record, wish.ply)
        if table.game.campaign is not None:
            raise ApiError("no-what-if")
        if abs(table.record.seed) > _LARGEST_SEED:
            raise ApiError("bad-record", "The seed of this record is too large for a table.")
        return await self._open(
            person, wish, Moment(table.record, table.record.moves, table.state, None)
        )

    async def _open(self, person: str, wish: PlayOn, moment: Moment) -> LiveTable:
        row, log = _table(person, wish, moment)
        if await self._tables.unfinished_of(person) >= MOST_TABLES:
            raise ApiError("too-many")
        await self._tables.add(row, log=log)
        _log.info("table goes on", table=row.id, game=row.game, origin=moment.table, ply=wish.ply)
        live = await self._hub.cache.table(row.id)
        self._hub.seats_changed(live)
        return live


def _table(person: str, wish: PlayOn, moment: Moment) -> tuple[TableRow, list[LogEntry]]:
    """The table, and the log that it begins with."""
    dealt, state = moment.dealt, moment.state
    if len(wish.seats) != dealt.seats:
        raise ApiError("impossible-option", f"The game has {dealt.seats} seats.")
    if not any(seat.kind == "me" for seat in wish.seats):
        raise ApiError("impossible-option", "Anyone who opens a table takes a seat there.")
    if state.outcome() is not None:
        raise ApiError("over", _ENDED)
    rules = game(dealt.game)
    chairs = tuple(
        wished_chair(number, seat, person, rules) for number, seat in enumerate(wish.seats)
    )
    now = time.time()
    runs = state.due() is not None
    # It belongs to no campaign: what is tried out does not count there.
    outside = Continued(None, dealt.carried)
    row = new_row(
        *(dealt.game, dealt.options, dealt.seed, outside, wish.public, person, chairs, wish.pace),
        asks=True,
    )._replace(
        edition=dealt.edition,
        name=table_name(wish.name),
        # Where time runs it must not run before they are there and ready.
        waits=runs,
        summary=Summary("open", len(moment.moves), now, "", None, False),
        origin=OriginRow(moment.table, wish.ply, tuple(state.waiting()), runs),
    )
    if not (row.waits or any(chair.is_open for chair in chairs)):
        row = row._replace(begun=now, summary=first_summary(row, now))
    return row, [_entry(step, move, now) for step, move in enumerate(moment.moves, start=1)]


def _entry(step: int, move: Move, now: float) -> LogEntry:
    """A move as the log keeps it. Why a colleague made it is left out: it may tell of a hand that
    those at the new table do not see.
    """
    kind = TIME if move.seat == NOBODY else MOVE
    return LogEntry(step, kind, move.seat, move.action, move.at, now, None, None)
