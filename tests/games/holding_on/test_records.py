"""Records outlive code: games of every edition replay to the end they had when they were played.

A record here is never changed. If one no longer fits, the edition number must rise and the old
rules must stay.
"""

from pathlib import Path

import pytest

from wardroom.games.holding_on.full_state import HoldingOnState
from wardroom.kernel import Record, Table, game

RECORDS = Path(__file__).parent / "records"
ENDS = [
    ("edition-1-arrivals", "win", 290, 12, 11, 6),
    ("edition-1-first-evening", "win", 232, 11, 16, 7),
    ("edition-1-letter", "win", 268, 13, 7, 7),
    ("edition-1-solo", "win", 181, 9, 14, 5),
    ("edition-1-three-regrets", "win", 206, 10, 15, 11),
    ("edition-1-too-weak", "loss_health", 255, 13, 0, 5),
    ("edition-1-understaffed", "loss_staff", 222, 13, 4, 2),
    ("edition-1-weight-of-memories", "win", 180, 8, 19, 5),
    ("edition-2-arrivals", "win", 290, 13, 4, 4),
]
"""Record, result, plies, day, health, clear memories."""


@pytest.mark.parametrize(("name", "result", "plies", "day", "health", "clear"), ENDS)
def test_a_record_ends_as_it_did(
    name: str, result: str, plies: int, day: int, health: int, clear: int
) -> None:
    record = Record.load(RECORDS / f"{name}.record")
    table = Table(game("holding-on", record.edition), record)
    for move in record.moves:
        table.repeat(move)
    state = table.state
    assert isinstance(state, HoldingOnState)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.result, table.ply) == (result, plies)
    assert (state.day, state.health, state.laid.bit_count()) == (day, health, clear)
    assert table.record.text() == record.text()


def test_every_record_is_looked_at() -> None:
    assert sorted(path.stem for path in RECORDS.iterdir()) == [name for name, *_ in ENDS]
