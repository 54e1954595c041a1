"""Records outlive code: games of every edition replay to the end they had when they were played.

A record here is never changed. If one no longer fits, the edition number must rise and the old
rules must stay.
"""

from pathlib import Path

import pytest

from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.full_state import QuarantineState
from wardroom.kernel import Record, Table

RECORDS = Path(__file__).parent / "records"
ENDS = [
    ("edition-1-chosen-rooms", "<win_points 9>", 2126, 32, (9, 7), 0),
    ("edition-1-four-seats", "<win_points 7>", 1077, 32, (5, 7, 6, 4), 6),
    ("edition-1-three-seats", "<win_points 6>", 1300, 33, (2, 1, 6), 13),
]
"""Record, outcome, plies, turn, scores, tiles left on the market."""


@pytest.mark.parametrize(("name", "outcome", "plies", "turn", "scores", "left"), ENDS)
def test_a_record_ends_as_it_did(
    name: str, outcome: str, plies: int, turn: int, scores: tuple[int, ...], left: int
) -> None:
    record = Record.load(RECORDS / f"{name}.record")
    table = Table(QUARANTINE, record)
    for move in record.moves:
        table.repeat(move)
    state = table.state
    assert isinstance(state, QuarantineState)
    ended = table.outcome()
    assert ended is not None
    assert (repr(ended), table.ply) == (outcome, plies)
    assert (state.turn, ended.scores, state.tiles_on_sale()) == (turn, scores, left)
    assert table.record.text() == record.text()


def test_every_record_is_looked_at() -> None:
    assert sorted(path.stem for path in RECORDS.iterdir()) == [name for name, *_ in ENDS]
