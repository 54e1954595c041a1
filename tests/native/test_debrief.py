"""Looking back at games of Pandemic with the native core.

Where that is not built these tests are skipped: `make native` builds it.
"""

import pytest

from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.debrief import debrief
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.kernel import Table
from wardroom.players import Team, step

pytest.importorskip("wardroom_native.core", reason="the native core is not built: make native")

from wardroom_native.strong import Strong

FEW = 24
"""Samples of those who play here, and of those who look back."""


def with_a_wasted_turn(turn: int) -> tuple[Table, int]:
    """A game of a strong team in which one turn is passed, and the ply of that."""
    table = Table.deal(PANDEMIC, 2, 3, {"epidemics": "6", "consent": "automatic"})
    team = Team({seat: Strong(seat, FEW) for seat in range(2)})
    planted = -1
    while table.outcome() is None:
        assert isinstance(table.state, PandemicState)
        if planted < 0 and table.state.turn == turn:
            planted = table.ply
            table.play(table.state.active, "pass")
        else:
            step(table, team)
    return table, planted


def test_a_planted_blunder_is_named_with_what_would_have_been_better() -> None:
    table, planted = with_a_wasted_turn(4)
    found = debrief(table.record, Strong(1, FEW), worlds=FEW, more=4 * FEW)
    worst = [one for one in found.decisions if one.ply <= planted < one.last]
    assert len(worst) == 1
    assert [message.id for message in worst[0].played] == ["do-pass"]
    assert worst[0].better
    assert worst[0].cost.low > 0
    assert worst[0].why.id.startswith(("why-", "aim-"))


def test_the_curve_goes_from_the_deal_to_the_end_and_the_parts_add_up() -> None:
    table, _ = with_a_wasted_turn(4)
    found = debrief(table.record, Strong(1, FEW), worlds=FEW, more=FEW)
    plies = [point.ply for point in found.curve]
    assert plies == sorted(plies)
    assert (plies[0], plies[-1]) == (0, table.ply)
    assert all(0 <= at.low <= at.value <= at.high <= 1 for _, at in found.curve)
    start, balance = found.lead
    outcome = table.outcome()
    won = outcome is not None and outcome.winners
    sign = 1 if balance.id == "debrief-luck-gave" else -1
    left = int(str(start.args["chance"])) + sign * int(str(balance.args["luck"]))
    assert left - int(str(balance.args["play"])) == pytest.approx(100 if won else 0, abs=2)


def test_equal_seeds_lay_the_same_cards() -> None:
    state = PANDEMIC.deal({"epidemics": "5"}, 3, 1)
    judge = Strong(1)
    whole = judge.sampled(state, 7, 0, 12)
    assert whole == [*judge.sampled(state, 7, 0, 5), *judge.sampled(state, 7, 5, 7)]
    assert whole != judge.sampled(state, 8, 0, 12)
