"""Looking back at a finished game with the strongest colleague that is installed."""

from typing import Final

from wardroom.kernel import Record, Table, WardroomError
from wardroom.kernel.parts.debrief import Debrief
from wardroom.players.registry import LEVELS, dismiss, kinds, make_colleague

_SEED: Final = 1
"""Always the same, so that a game gets the same debrief twice."""


class NotFinished(WardroomError):
    """Only a game that is over can be looked back at."""


def look_back(record: Record) -> Debrief | None:
    """The debrief of a finished game; None if the game has none."""
    table = Table.resume(record)
    if table.outcome() is None:
        raise NotFinished("The game of this record is not over; only then can one look back at it.")
    if table.game.debrief is None:
        return None
    debrief = table.game.debrief()
    strongest = LEVELS[-1]
    if strongest not in kinds(table.game):
        return debrief(record, None)
    one = make_colleague(table.game, strongest, _SEED)
    try:
        return debrief(record, one)
    finally:
        dismiss([one])
