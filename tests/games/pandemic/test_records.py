"""Records outlive code: games of every edition replay to the end they had when they were played.

A record here is never changed. If one no longer fits, the edition number must rise and the old
rules must stay.
"""

from pathlib import Path

import pytest

from wardroom.games.pandemic.full_state import PandemicState
from wardroom.kernel import IllegalAction, Record, Table, game

RECORDS = Path(__file__).parent / "records"
ENDS = [
    ("edition-1-chosen-roles", "<win>", 129, 15, 2, [20, 15, 8, 14]),
    ("edition-1-closed-hands", "<loss_outbreaks>", 56, 10, 8, [22, 8, 12, 7]),
    ("edition-1-four-planners", "<loss_outbreaks>", 120, 12, 8, [20, 14, 18, 8]),
    ("edition-1-random", "<loss_cubes black>", 27, 5, 6, [16, 15, 0, 21]),
    ("edition-1-resting", "<loss_outbreaks>", 127, 19, 8, [17, 5, 7, 21]),
]
"""Record, outcome, plies, turn, outbreaks, supply of each colour."""


@pytest.mark.parametrize(("name", "outcome", "plies", "turn", "outbreaks", "supply"), ENDS)
def test_a_record_ends_as_it_did(
    name: str, outcome: str, plies: int, turn: int, outbreaks: int, supply: list[int]
) -> None:
    record = Record.load(RECORDS / f"{name}.record")
    assert record.edition == 1
    table = Table.resume(record)
    assert table.game is game("pandemic", 1)
    state = table.state
    assert isinstance(state, PandemicState)
    assert (repr(table.outcome()), table.ply) == (outcome, plies)
    assert (state.turn, state.outbreaks, state.supply) == (turn, outbreaks, supply)
    assert table.record.text() == record.text()


def test_only_the_old_rules_fit_a_record_in_which_a_drawn_event_was_passed_over() -> None:
    """PAN-G.10: edition 2 asks for the Event that edition 1 skipped."""
    record = Record.load(RECORDS / "edition-1-resting.record")
    table = Table(game("pandemic", 2), record)
    for move in record.moves[:100]:
        table.repeat(move)
    with pytest.raises(IllegalAction, match="play an Event"):
        table.repeat(record.moves[100])


def test_every_record_is_looked_at() -> None:
    assert sorted(path.stem for path in RECORDS.iterdir()) == [name for name, *_ in ENDS]
