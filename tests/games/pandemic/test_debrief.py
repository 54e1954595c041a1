"""Looking back at a game of Pandemic, with somebody in place of the native core."""

from collections.abc import Sequence

import pytest

from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.colleague.planner import Planner
from wardroom.games.pandemic.debrief import debrief
from wardroom.games.pandemic.debrief.samples import (
    ODDS,
    Weighed,
    calibrated,
    difference,
    estimate,
)
from wardroom.games.pandemic.debrief.walk import FULL_HAND, TURN, decisions
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.kernel import Message, Record, State, Table
from wardroom.kernel.parts.debrief import CHANCE
from wardroom.players import play_out, step
from wardroom.players.debriefing import NotFinished, look_back


class Counting:
    """A planner that thinks the team wins more surely the fewer cubes there are."""

    def __init__(self) -> None:
        planner = Planner(1)
        self.choose = planner.choose
        self.plan = planner.plan

    def sampled(self, state: State, seed: int, start: int, count: int) -> Sequence[float]:
        assert isinstance(state, PandemicState)
        cubes = sum(24 - left for left in state.supply)
        shown = max(0.0, 0.9 - cubes / 80)
        return [shown / (ODDS - (ODDS - 1) * shown)] * count


@pytest.fixture(scope="module")
def played() -> Table:
    """A game of planners in which the third turn is passed."""
    table = Table.deal(PANDEMIC, 2, 5, {"epidemics": "4"})
    team = {seat: Planner(seat) for seat in range(2)}
    while _turn(table) < 3:
        step(table, team)
    table.play(table.waiting()[0], "pass")
    play_out(table, team)
    return table


def _turn(table: Table) -> int:
    assert isinstance(table.state, PandemicState)
    return table.state.turn


def test_without_the_core_one_sentence_says_so(played: Table) -> None:
    found = debrief(played.record, Planner(1))
    assert found == debrief(played.record, None)
    assert found.missing == Message("debrief-no-core")
    assert found.curve == ()


def test_the_decisions_are_all_turns_and_all_hands_over_the_limit(played: Table) -> None:
    found = list(decisions(played))
    assert isinstance(played.state, PandemicState)
    turns = [one.before.turn for one in found if one.kind == TURN]
    assert turns == list(range(1, len(turns) + 1))
    assert len(turns) in (played.state.turn, played.state.turn - 1)
    for one in found:
        assert one.ply < one.last
        if one.kind == FULL_HAND:
            assert len(one.before.hands[one.seat]) > 7


def test_a_turn_is_weighed_before_anything_is_drawn(played: Table) -> None:
    for one in decisions(played):
        if one.kind == TURN:
            assert one.after.drawn == one.before.drawn
            assert one.after.top == one.before.top


def test_a_turn_that_was_passed_while_there_was_much_to_treat_cost_most(played: Table) -> None:
    found = debrief(played.record, Counting(), worlds=2, more=2)
    assert found.unit == CHANCE
    assert len(found.decisions) <= 3
    costs = [one.cost.value for one in found.decisions]
    assert costs == sorted(costs, reverse=True)
    assert any(message.id == "do-pass" for one in found.decisions for message in one.played)


def test_an_estimate_is_a_mean_with_its_interval() -> None:
    assert estimate([0.5] * 4) == (0.5, 0.5, 0.5)
    found = estimate([0.0, 1.0] * 50)
    assert found.value == 0.5
    assert found.low == pytest.approx(0.4015, abs=1e-3)
    assert found.high == pytest.approx(0.5985, abs=1e-3)


def test_chances_are_shown_as_games_are_won() -> None:
    assert [calibrated(sampled) for sampled in (0.0, 0.5, 1.0)] == [0.0, pytest.approx(2 / 3), 1.0]
    assert calibrated(-0.1) == 0.0
    assert calibrated(1.1) == 1.0


def test_what_a_turn_cost_is_the_difference_of_the_chances_shown(played: Table) -> None:
    better, worse = (Weighed(Counting(), one.after, 1) for one in list(decisions(played))[1:4:2])
    for one in (better, worse):
        one.look(2)
    cost = better.estimate().value - worse.estimate().value
    assert cost != 0
    assert difference(better, worse).value == pytest.approx(cost)


def test_only_a_finished_game_is_looked_back_at() -> None:
    with pytest.raises(NotFinished):
        look_back(Record("pandemic", PANDEMIC.edition, 2, 1, {}))


def test_pandemic_can_look_back() -> None:
    assert PANDEMIC.debrief is not None
