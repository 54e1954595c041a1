"""A shift that was played before somebody sits down, so that a test need not wait for the bell."""

from typing import Final

from tests.browser.rush.shift import USUAL
from wardroom.kernel import Record, Table, game

BELL: Final = 5_000
"""So many ms before the end of the Action Phase the last action is taken."""
COUNTDOWN: Final = 3_000
"""The clock of the Action Phase begins after it (RMD-1.6)."""


def played_to_the_bell(deal: int, phase: int, *actions: str, **options: str) -> Record:
    """One person did all this with steady hands, each as soon as it was possible, and the last of
    it just before the Action Phase of so many seconds ends.
    """
    table = Table.deal(game("rush-md"), 1, deal, {**USUAL, "phase": str(phase), **options})
    *first, last = actions
    for action in ("ready", *first):
        _until_legal(table, action)
        table.play(0, action)
    _until_legal(table, last)
    bell = COUNTDOWN + 1000 * phase - BELL
    while (due := table.due()) is not None and due < bell:
        table.wait()
    table.play(0, last, bell)
    return table.record


def _until_legal(table: Table, action: str) -> None:
    while action not in map(repr, table.legal(0)):
        table.wait()
