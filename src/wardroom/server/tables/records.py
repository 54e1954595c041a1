"""Looking through a record file: nothing is stored, and nothing is hidden but by the seat asked.

A long record takes a second to play, beside everything else that the server does. So there is an
end to the work that is done for one, and after every few moves whoever else has something to do
goes first. Records are looked at by turns of the addresses they come from.
"""

import time
from typing import Final

from wardroom.kernel import MalformedRecord, Record, Table, WardroomError
from wardroom.players import present_kind
from wardroom.protocol import SPECTATOR_SEAT, GameEvent, Position, RecordLook, RecordText
from wardroom.server.errors import ApiError
from wardroom.server.tables.audience import (
    Audience,
    EventList,
    PlayedEntry,
    Reason,
    SharedPosition,
    offers_of,
    said,
)
from wardroom.server.tables.game_session import edition_of

MOST_MOVES: Final = 10_000
"""No record is longer than the body of a request allows; few games come anywhere near this."""
MOST_WORK: Final = 4.0
"""Seconds of processor time after which a record is not played any further."""
_IN_A_ROW: Final = 8
"""Moves that take about a millisecond."""
_BREATH: Final = 0.0002


def look_at(asked: RecordText) -> RecordLook:
    """The chronicle of a record and one position of it."""
    record, damage = Record.salvage(asked.record)
    rules = edition_of(record.game, record.edition)
    if not SPECTATOR_SEAT <= asked.seat < record.seats:
        raise ApiError("unknown-seat")
    most = min(rules.longest, MOST_MOVES)
    if len(record.moves) > most:
        raise ApiError("bad-record", f"The record has more than {most} moves.")
    seats = () if asked.seat == SPECTATOR_SEAT else (asked.seat,)
    offers = offers_of(rules)
    table = Table(rules, record)
    ply = len(record.moves) if asked.ply is None else asked.ply
    audience = Audience(seats)
    position = _past_position(audience, table) if ply == 0 else None
    shown: list[GameEvent] = []
    everybody = frozenset(range(SPECTATOR_SEAT, record.seats))
    log = []
    began = time.thread_time()
    for number, move in enumerate(record.moves, 1):
        try:
            if number % _IN_A_ROW == 0:
                time.sleep(_BREATH)
                if time.thread_time() - began > MOST_WORK:
                    raise ApiError("bad-record", "The record takes too long to play.")
            if number == ply:
                _past_position(audience, table)
            events = table.repeat(move)
        except ApiError:
            raise
        except WardroomError as error:
            damage = MalformedRecord(_first_line(record) + number - 1, str(error))
            break
        action = None if move.seat < 0 else offers.read(move.action)
        chosen = None if action is None else offers.of(move.seat)[action]
        happened = EventList(events)
        why = None if move.reason is None else Reason(said(move.reason), everybody)
        log.append(
            PlayedEntry(number, number, move.seat, happened, 0.0, False, chosen, why, move.at, None)
        )
        if number == ply and table.changes is not None:
            shown = audience.shown(table.changes)
            position = _past_position(audience, table)
    if position is None:
        if asked.ply is not None:
            raise ApiError("unknown-ply")
        position = _past_position(audience, table)
    return RecordLook(
        record.game,
        record.seats,
        table.record.options,
        record.names,
        {seat: present_kind(table.game, kind) for seat, kind in record.kinds.items()},
        record.date,
        table.ply,
        EventList(table.events).told_to(seats),
        [played.told_to(seats, over=True) for played in log],
        position,
        shown,
        None if damage is None else str(damage),
    )


def _past_position(audience: Audience, table: Table) -> Position:
    """A position that is only looked at: nothing can be done in it."""
    return audience.position(SharedPosition.of(table.state, table.ply, table.ply), [])


def _first_line(record: Record) -> int:
    return record.header().count("\n") + 1
