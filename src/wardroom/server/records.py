"""Looking through a record file: nothing is stored, and nothing is hidden but by the seat asked.

A long record takes a second to play, beside everything else that the server does. So there is an
end to what is played, and after every few moves whoever else has something to do goes first.
"""

import time
from typing import Final

from wardroom.kernel import MalformedRecord, Record, Table, WardroomError
from wardroom.kernel import game as find_game
from wardroom.server.audience import Audience, Deed, Happenings, Scene, offers_of
from wardroom.server.problems import Trouble
from wardroom.server.protocol import SPECTATOR_SEAT, Position, RecordLook, RecordText

MOST_MOVES: Final = 10_000
"""No record is longer than the body of a request allows; few games come anywhere near this."""
_IN_A_ROW: Final = 8
"""Moves that take about a millisecond."""
_BREATH: Final = 0.0002


def look_at(asked: RecordText) -> RecordLook:
    """The chronicle of a record and one position of it."""
    record, damage = Record.salvage(asked.record)
    rules = find_game(record.game)
    if record.edition != rules.edition:
        raise Trouble(
            "old-edition",
            f"The record is of edition {record.edition} of {record.game}, "
            f"and this is edition {rules.edition}.",
        )
    if not SPECTATOR_SEAT <= asked.seat < record.seats:
        raise Trouble("unknown-seat")
    most = min(rules.longest, MOST_MOVES)
    if len(record.moves) > most:
        raise Trouble("bad-record", f"The record has more than {most} moves.")
    seats = () if asked.seat == SPECTATOR_SEAT else (asked.seat,)
    offers = offers_of(rules)
    table = Table(rules, record)
    ply = len(record.moves) if asked.ply is None else asked.ply
    position = past_position(table, seats) if ply == 0 else None
    deeds = []
    for number, move in enumerate(record.moves, 1):
        try:
            if number % _IN_A_ROW == 0:
                time.sleep(_BREATH)
            events = table.repeat(move)
        except WardroomError as error:
            damage = MalformedRecord(_first_line(record) + number - 1, str(error))
            break
        action = None if move.seat < 0 else offers.read(move.action)
        chosen = None if action is None else offers.of(move.seat)[action]
        happened = Happenings(events)
        deeds.append(
            Deed(number, number, move.seat, happened, 0.0, False, chosen, None, move.at, None)
        )
        if number == ply:
            position = past_position(table, seats)
    if position is None:
        if asked.ply is not None:
            raise Trouble("unknown-ply")
        position = past_position(table, seats)
    return RecordLook(
        record.game,
        record.seats,
        table.record.options,
        record.names,
        table.ply,
        Happenings(table.events).told_to(seats),
        [deed.told_to(seats, over=True) for deed in deeds],
        position,
        None if damage is None else str(damage),
    )


def past_position(table: Table, seats: tuple[int, ...]) -> Position:
    """A position that is only looked at: nothing can be done in it."""
    return Audience(seats).position(Scene.of(table.state, table.ply, table.ply), [])


def _first_line(record: Record) -> int:
    return record.header().count("\n") + 1
