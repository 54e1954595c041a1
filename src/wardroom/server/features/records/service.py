"""Looking through a record file: nothing is stored, and nothing is hidden but by the seat asked.

A long record takes a second to play, beside everything else that the server does. So there is an
end to the work that is done for one, and after every few moves anyone else who has something to do
goes first. Records are looked at by turns of the addresses they come from.
"""

import time
from typing import Final

from wardroom.kernel import Game, MalformedRecord, Record, Table, WardroomError, foresee
from wardroom.players import present_kind
from wardroom.protocol import SPECTATOR_SEAT, GameEvent, Moment, RecordLook, RecordText
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
    _must_end(record, rules)
    seats = () if asked.seat == SPECTATOR_SEAT else (asked.seat,)
    offers = offers_of(rules)
    table = Table(rules, record)
    ply = len(record.moves) if asked.ply is None else asked.ply
    audience = Audience(seats)
    moment = _moment(audience, table, []) if ply == 0 else None
    everybody = frozenset(range(SPECTATOR_SEAT, record.seats))
    log = []
    patience = _Patience()
    for number, move in enumerate(record.moves, 1):
        try:
            patience.wait(number)
            if number == ply:
                audience.position(_shared(table), [])
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
            moment = _moment(audience, table, audience.shown(table.changes))
    if moment is None:
        if asked.ply is not None:
            raise ApiError("unknown-ply")
        moment = _moment(audience, table, [])
    return RecordLook(
        record.game,
        record.seats,
        table.record.options,
        record.names,
        {seat: present_kind(table.game, kind) for seat, kind in record.kinds.items()},
        record.date,
        table.ply,
        EventList(table.events).visible_to(seats),
        [played.visible_to(seats, over=True) for played in log],
        moment.position,
        moment.events,
        moment.prospects,
        None if damage is None else str(damage),
    )


def played_until(text: str, ply: int) -> Table:
    """The game of a record after so many moves; MalformedRecord if it cannot be played so far."""
    record, damage = Record.salvage(text)
    rules = edition_of(record.game, record.edition)
    _must_end(record, rules)
    if not 0 <= ply <= len(record.moves):
        if damage is not None and ply > 0:
            raise damage
        raise ApiError("unknown-ply")
    table = Table(rules, record)
    patience = _Patience()
    for number, move in enumerate(record.moves[:ply], 1):
        patience.wait(number)
        try:
            table.repeat(move)
        except WardroomError as error:
            raise MalformedRecord(_first_line(record) + number - 1, str(error)) from error
    return table


def played_to_its_end(text: str) -> Table:
    """The finished game of a record; ApiError if it is not over."""
    table = played_until(text, len(Record.read(text).moves))
    if table.outcome() is None:
        raise ApiError("not-over")
    return table


class _Patience:
    """How long a record may take, and that others have their turn meanwhile."""

    def __init__(self) -> None:
        self._began = _spent()

    def wait(self, number: int) -> None:
        """Let others go first, before the move of this number."""
        if number % _IN_A_ROW == 0:
            time.sleep(_BREATH)
            if _spent() - self._began > MOST_WORK:
                raise ApiError("bad-record", "The record takes too long to play.")


def _spent() -> float:
    """Processor time of this thread; in a browser, which does not tell it, the time that passes."""
    try:
        return time.thread_time()
    except (AttributeError, OSError):
        return time.perf_counter()


def _must_end(record: Record, rules: Game) -> None:
    most = min(rules.longest, MOST_MOVES)
    if len(record.moves) > most:
        raise ApiError("bad-record", f"The record has more than {most} moves.")


def _moment(audience: Audience, table: Table, shown: list[GameEvent]) -> Moment:
    """A position that is only looked at: nothing can be done in it."""
    position = audience.position(_shared(table), [])
    return Moment(position, shown, foresee(table.game, table.state, position.seat))


def _shared(table: Table) -> SharedPosition:
    return SharedPosition.of(table.state, table.ply, table.ply)


def _first_line(record: Record) -> int:
    return record.header().count("\n") + 1
