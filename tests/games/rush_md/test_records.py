"""Records outlive code: games of every edition replay to the end they had when they were played.

A record here is never changed. If one no longer fits, the edition number must rise and the old
rules must stay.
"""

from pathlib import Path

import pytest

from wardroom.games.rush_md.full_state import RushState
from wardroom.kernel import Record, Table, checksum, game

RECORDS = Path(__file__).parent / "records"
ENDS = [
    ("edition-1-clinic-shift", "<win>", 862, 4, 17, 27, "3ecaf0a8023b8706"),
    ("edition-1-four-with-everything", "<loss_points>", 949, 3, 0, 0, "cf90e9fee6fd2501"),
    ("edition-1-solo", "<loss_objective>", 349, 4, 4, 0, "4ced93c25a3d2fa9"),
    ("edition-1-two-strict", "<loss_points>", 643, 3, 0, 0, "8efa93a8e1ace4e1"),
    ("edition-2-four-in-a-short-shift", "<loss_objective>", 400, 4, 24, 12, "302ec57381ed5ffd"),
    ("edition-2-solo", "<win>", 476, 4, 24, 14, "4a293779bcf0003d"),
    ("edition-2-three-who-stumble", "<loss_objective>", 738, 4, 4, 14, "24a1f391da710475"),
    ("edition-2-two-gently", "<win>", 615, 4, 24, 25, "4bad8ed8ecc593ff"),
    ("edition-3-quick-with-a-pause", "<win>", 368, 2, 24, 19, "b1341e57f6805b57"),
    ("edition-3-two-by-moves", "<win>", 276, 2, 18, 14, "4daaeaec326deda9"),
    ("edition-4-two-on-easy", "<loss_objective>", 447, 2, 24, 13, "9f4ba5ce939bd4e0"),
]
"""Record, outcome, plies, round, Medical Points, Reputation, checksum of the last position."""


@pytest.mark.parametrize(("name", "outcome", "plies", "round", "points", "reputation", "sum"), ENDS)
def test_a_record_ends_as_it_did(
    name: str, outcome: str, plies: int, round: int, points: int, reputation: int, sum: str
) -> None:
    record = Record.load(RECORDS / f"{name}.record")
    table = Table(game(record.game, record.edition), record)
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
