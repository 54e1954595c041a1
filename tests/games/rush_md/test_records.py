"""Records outlive code: games of every edition replay to the end they had when they were played.

A record here is never changed. If one no longer fits, the edition number must rise and the old
rules must stay.
"""

from pathlib import Path

import pytest

from wardroom.games.rush_md import RUSH_MD
from wardroom.games.rush_md.game import RushState
from wardroom.kernel import Record, Table, checksum

RECORDS = Path(__file__).parent / "records"
ENDS = [
    ("edition-1-clinic-shift", "<win>", 833, 4, 20, 38, "05d47af17afaf0c9"),
    ("edition-1-four-with-everything", "<loss_points>", 575, 2, 0, 0, "5f67d8fd23885b24"),
    ("edition-1-solo", "<loss_points>", 215, 3, 0, 0, "3dd8ab7d459311f1"),
    ("edition-1-two-strict", "<loss_points>", 194, 2, 0, 0, "885a84eae6f9aa2f"),
]
"""Record, outcome, plies, round, Medical Points, Reputation, checksum of the last position."""


@pytest.mark.parametrize(("name", "outcome", "plies", "round", "points", "reputation", "sum"), ENDS)
def test_a_record_ends_as_it_did(
    name: str, outcome: str, plies: int, round: int, points: int, reputation: int, sum: str
) -> None:
    record = Record.load(RECORDS / f"{name}.record")
    assert (record.game, record.edition) == (RUSH_MD.name, RUSH_MD.edition)
    table = Table(RUSH_MD, record)
    for move in record.moves:
        table.repeat(move)
    state = table.state
    assert isinstance(state, RushState)
    assert (repr(table.outcome()), table.ply) == (outcome, plies)
    assert (state.round, state.points, state.reputation) == (round, points, reputation)
    assert checksum(state.encode()) == sum
    assert table.record.text() == record.text()


def test_every_record_is_looked_at() -> None:
    assert sorted(path.stem for path in RECORDS.iterdir()) == [name for name, *_ in ENDS]
