"""What Pandemic does not need and other games will: the kernel carries it, as Coins shows."""

import pytest

from tests.kernel.coins import COINS, PAUSE, ROUND, CoinState
from wardroom.kernel import Dice, IllegalAction, Record, Table, canonical, playout


@pytest.fixture
def table() -> Table:
    return Table.deal(COINS, 3, 7, {"rounds": "3"})


def calls(table: Table) -> list[str]:
    state = table.state
    assert isinstance(state, CoinState)
    return state.calls


def test_several_seats_decide_at_once_in_any_order(table: Table) -> None:
    assert table.waiting() == (0, 1, 2)
    table.play(2, "call heads")
    assert table.waiting() == (0, 1)
    table.play(0, "call tails")
    assert table.waiting() == (1,)


def test_what_others_have_called_is_not_seen_before_the_coin(table: Table) -> None:
    table.play(2, "call heads")
    assert table.view(0)["called"] == [False, False, True]
    assert table.view(0)["calls"] == ["", None, None]
    table.play(0, "call tails")
    table.play(1, "call tails")
    assert table.view(0)["calls"] == ["tails", "tails", "heads"]


def test_a_step_inside_an_action_can_be_cancelled(table: Table) -> None:
    table.play(0, "raise", 100)
    assert [repr(action) for action in table.legal(0)] == ["by 1", "by 2", "cancel"]
    assert 0 in table.waiting()
    table.play(0, "cancel", 200)
    assert [repr(action) for action in table.legal(0)] == ["call heads", "call tails"]


def test_one_seat_may_be_inside_an_action_while_others_go_on(table: Table) -> None:
    table.play(0, "raise")
    table.play(1, "raise")
    table.play(2, "call heads")
    table.play(1, "by 1")
    table.play(0, "cancel")
    assert table.view(2)["stakes"] == [0, 1, 0]


def test_when_the_time_is_up_the_coin_is_shown_without_those_who_were_late(table: Table) -> None:
    table.play(0, "call heads", 4000)
    assert table.state.due() == ROUND
    table.wait(ROUND - 1)
    assert table.waiting() == (1, 2)
    table.wait(ROUND)
    assert table.waiting() == ()
    assert table.view(1)["points"][1:] == [0, 0]


def test_only_time_ends_a_pause_but_seats_may_interject(table: Table) -> None:
    for seat in range(3):
        table.play(seat, "call heads", 1000)
    assert table.waiting() == ()
    assert table.state.due() == 1000 + PAUSE
    table.play(1, "cheer", 1500)
    assert not table.legal(1)
    assert table.legal(0)
    table.wait(1000 + PAUSE)
    assert table.waiting() == (0, 1, 2)


def test_a_move_brings_about_all_that_was_due_before_it(table: Table) -> None:
    """As if the keeper of the clock had let the time pass first."""
    late = ROUND + PAUSE + 10
    events = table.play(0, "call heads", late)
    assert [event.kind for event in events] == ["time", "coin", "own-call", "call"]
    again = Table.deal(COINS, 3, 7, {"rounds": "3"})
    again.wait(ROUND + PAUSE)
    again.play(0, "call heads", late)
    assert canonical(again.state.encode()) == canonical(table.state.encode())


def test_a_move_in_the_last_moment_counts_and_one_at_the_moment_itself_is_late(
    table: Table,
) -> None:
    table.play(0, "call heads", ROUND - 1)
    with pytest.raises(IllegalAction):
        table.play(1, "call heads", ROUND)


def test_a_campaign_hands_points_from_game_to_game() -> None:
    carried = None
    points = [0, 0]
    for seed in range(3):
        table = Table.deal(COINS, 2, seed, carried=carried)
        assert table.view(0)["points"] == points
        while table.outcome() is None:
            if table.waiting():
                table.play(table.waiting()[0], "call heads", table.state.due() - 1)
            else:
                table.wait(table.state.due())
        outcome = table.outcome()
        assert outcome is not None
        carried = outcome.carried
        points = list(outcome.scores)
        again = Record.read(table.record.text())
        assert again.carried == table.record.carried
    assert sum(points) > 0


def test_a_random_playout_goes_through_pauses_to_the_end() -> None:
    state = COINS.deal({}, 3, 1)
    decisions = playout(state, Dice.seeded(1), COINS.longest)
    assert state.outcome() is not None
    assert 9 <= decisions <= COINS.longest


def test_a_random_playout_stops_after_so_many_decisions() -> None:
    state = COINS.deal({}, 3, 1)
    assert playout(state, Dice.seeded(1), 4) == 4
    assert state.outcome() is None
    assert playout(state, Dice.seeded(1), 0) == 0
