"""Looking back at a finished game with the strongest colleague that is installed."""

from importlib import import_module
from importlib.util import find_spec
from typing import Final, cast

from wardroom.kernel import Game, Record, Table, WardroomError
from wardroom.kernel.parts.debrief import Debrief, Debriefer
from wardroom.players.hiring import LEVELS, colleague, dismiss, kinds

_SEED: Final = 1
"""Always the same, so that a game looked at twice is judged alike."""


class NotFinished(WardroomError):
    """Only a game that is over can be looked back at."""


def debriefer_of(game: Game) -> Debriefer | None:
    """How the game looks back; None if it does not."""
    module = game.package + ".debrief"
    try:
        if find_spec(module) is None:
            return None
    except ModuleNotFoundError:
        return None
    return cast(Debriefer, import_module(module).debrief)


def look_back(record: Record) -> Debrief | None:
    """The debrief of a finished game; None if the game has none."""
    table = Table.resume(record)
    if table.outcome() is None:
        raise NotFinished("The game of this record is not over; only then can one look back at it.")
    debrief = debriefer_of(table.game)
    if debrief is None:
        return None
    strongest = LEVELS[-1]
    if strongest not in kinds(table.game):
        return debrief(table, None)
    one = colleague(table.game, strongest, _SEED)
    try:
        return debrief(table, one)
    finally:
        dismiss([one])
