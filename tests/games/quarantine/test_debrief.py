"""Looking back at a game of Quarantine: points to be expected, and turns that cost something."""

from itertools import pairwise
from typing import cast

import pytest

from tests.tiers import amount
from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.colleague import Novice, Sharp
from wardroom.games.quarantine.content import ACTIONS_PER_TURN
from wardroom.games.quarantine.debrief import debrief, verdict
from wardroom.games.quarantine.debrief.futures import estimate, lead, played_on
from wardroom.games.quarantine.debrief.turns import Turn, instead, same_end, turns
from wardroom.games.quarantine.debrief.verdict import costliest
from wardroom.games.quarantine.full_state import QuarantineState
from wardroom.games.quarantine.scoring import scores
from wardroom.games.quarantine.state import ENDED, TURN
from wardroom.kernel import Dice, Table
from wardroom.kernel.parts.debrief import POINTS, Debrief
from wardroom.players import colleague, play_out, step


@pytest.fixture(scope="module")
def played() -> Table:
    """A game of gentle colleagues."""
    table = Table.deal(QUARANTINE, 2, 5)
    play_out(table, {seat: Novice(seat) for seat in range(2)})
    return table


@pytest.fixture(scope="module")
def its_turns(played: Table) -> list[Turn]:
    return list(turns(played))


@pytest.fixture(scope="module")
def found(played: Table, its_turns: list[Turn]) -> Debrief:
    """In the gate the last third of the game is looked back at."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(verdict, "MOMENTS", amount(3, 7))
        patch.setattr(verdict, "turns", lambda _: iter(its_turns[amount(22, 0) :]))
        return debrief(played.record, None, worlds=2, futures=1)


def test_the_turns_of_a_game_follow_each_other(played: Table, its_turns: list[Turn]) -> None:
    assert [one.before.turn for one in its_turns] == list(range(1, len(its_turns) + 1))
    for one, other in pairwise(its_turns):
        assert one.last == other.ply
        assert one.seat != other.seat
    assert its_turns[-1].last == played.ply
    assert its_turns[-1].after.phase == ENDED


def test_the_colleague_gets_the_same_cubes(its_turns: list[Turn]) -> None:
    judge = Sharp(1)
    for one in its_turns[4:10]:
        other = instead(QUARANTINE, judge, one)
        assert other.after.turn == one.after.turn
        assert other.after.bag == one.after.bag


def test_a_turn_is_told_by_what_was_begun_and_not_by_how_it_was_paid(
    its_turns: list[Turn],
) -> None:
    ids = {message.id for one in its_turns for message in one.played}
    assert {"debrief-queued", "do-admit", "do-cure"} <= ids
    assert ids.isdisjoint({"do-draw", "do-pay", "do-cell", "do-rotation", "do-end-turn"})


def test_the_same_position_is_played_on_alike_and_another_world_is_another(
    its_turns: list[Turn],
) -> None:
    middle = its_turns[len(its_turns) // 2].before
    one, again = (played_on(QUARANTINE, middle, 3, 2) for _ in range(2))
    assert same_end(one, again)
    assert one.turn == middle.turn + 2
    assert not same_end(one, played_on(QUARANTINE, middle, 4, 2))


def test_at_the_end_the_lead_is_that_of_the_points(played: Table) -> None:
    state = cast(QuarantineState, played.state)
    own, other = (score.points() for score in scores(state))
    assert lead(state, 0) == own - other
    assert lead(state, 1) == other - own


def test_few_samples_have_a_wide_interval() -> None:
    assert estimate([2.0]) == (2.0, 2.0, 2.0)
    assert estimate([1.0, 1.0, 1.0]) == (1.0, 1.0, 1.0)
    found = estimate([0.0, 2.0])
    assert found.value == 1.0
    assert found.high - found.value == pytest.approx(12.71)


def test_points_are_forecast_by_parts_and_end_with_the_count(played: Table, found: Debrief) -> None:
    assert found.unit == POINTS
    assert found.forecast is not None
    plies, prospects = found.forecast
    assert list(plies) == sorted(plies)
    assert plies[-1] == played.ply
    for seat, prospect in enumerate(prospects):
        assert prospect.seat == seat
        for moment, points in enumerate(prospect.points):
            parts = sum(part.values[moment] for part in prospect.parts)
            assert parts == pytest.approx(points.value)
    outcome = played.outcome()
    assert outcome is not None
    assert outcome.scores == tuple(prospect.points[-1].value for prospect in prospects)


def test_the_costliest_decisions_come_first_with_a_better_turn_and_its_reason(
    found: Debrief,
) -> None:
    costs = [one.cost.value for one in found.decisions]
    assert 0 < len(costs) <= 3
    assert costs == sorted(costs, reverse=True)
    for one in found.decisions:
        assert one.cost.low > 0
        assert one.better
        assert one.why.id.startswith(("why-", "aim-", "debrief-enough"))


def test_the_lead_says_what_was_expected_and_what_came(found: Debrief) -> None:
    assert [message.id for message in found.lead] == ["debrief-expected"] * 2
    assert found.lead[0].args["seat"] == 0


def test_the_same_record_is_judged_alike(played: Table, its_turns: list[Turn]) -> None:
    again = list(turns(Table.resume(played.record)))
    one, other = (costliest(QUARANTINE, found[-3:], worlds=2) for found in (its_turns, again))
    assert one
    assert [(each.turn.ply, each.cost) for each in one] == [
        (each.turn.ply, each.cost) for each in other
    ]


def with_a_wasted_turn(seed: int) -> tuple[Table, int]:
    """A game of strong colleagues, and the number of the turn in which nothing was done."""
    wasted = 5 + Dice.seeded(seed, "wasted").below(20)
    table = Table.deal(QUARANTINE, 2, seed)
    team = {seat: colleague(QUARANTINE, "strong", seat) for seat in range(2)}
    while table.outcome() is None:
        state = table.state
        assert isinstance(state, QuarantineState)
        drawn = state.phase == TURN and not state.held and state.step is None
        if drawn and state.turn == wasted and state.actions == ACTIONS_PER_TURN:
            table.play(state.active, "end_turn")
        else:
            step(table, team)
    return table, wasted


@pytest.mark.full("three games are judged; the gate judges one")
def test_a_wasted_turn_of_a_strong_game_is_mostly_named() -> None:
    named = 0
    for seed in (2, 4, 8):
        table, wasted = with_a_wasted_turn(seed)
        worst = costliest(QUARANTINE, list(turns(table)), worlds=3)
        named += wasted in [one.turn.before.turn for one in worst]
    assert named >= 2


def test_quarantine_can_look_back() -> None:
    assert QUARANTINE.debrief is not None
