"""Shifts that were played before somebody sits down, so that no test waits while sand runs."""

from typing import Final

from tests.browser.rush.shift import USUAL
from wardroom.games.rush_md.full_state import RushState
from wardroom.kernel import Record, Table, game

BELL: Final = 5_000
"""So many ms before the end of the Action Phase the last action is taken."""
PHASE: Final = 400
"""Seconds in which nobody hears the bell."""
BY_GESTURES: Final = ("mode gesture", "ready")


def played(deal: int, *actions: str, until: str, **options: str) -> Record:
    """One person did all this, each as soon as it was possible, and this comes next."""
    table = _dealt(deal, PHASE, options)
    _play(table, *actions)
    _until_legal(table, until)
    return table.record


def played_to_the_bell(deal: int, phase: int, *actions: str, **options: str) -> Record:
    """The same with steady hands, and the last of it just before the Action Phase of so many
    seconds ends.
    """
    table = _dealt(deal, phase, options)
    *first, last = actions
    _play(table, "ready", *first)
    _until_legal(table, last)
    state = table.state
    assert isinstance(state, RushState)
    bell = state.began + 1000 * phase - BELL
    while (due := table.due()) is not None and due < bell:
        table.wait()
    table.play(0, last, bell)
    return table.record


def _dealt(deal: int, phase: int, options: dict[str, str]) -> Table:
    return Table.deal(game("rush-md"), 1, deal, {**USUAL, "phase": str(phase), **options})


def _play(table: Table, *actions: str) -> None:
    for action in actions:
        _until_legal(table, action)
        table.play(0, action)


def _until_legal(table: Table, action: str) -> None:
    while action not in map(repr, table.legal(0)):
        table.wait()
