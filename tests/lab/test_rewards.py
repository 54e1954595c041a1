"""Rewards by name: what they pay, and that shaped ones add up."""

import pytest

from wardroom.kernel import Outcome, Table, WardroomError, game
from wardroom.lab.rewards import Moment, reward_of, rewards
from wardroom.players import Team, colleague, step

GAMES = ("holding-on", "pandemic", "quarantine", "rush-md")


def moment(seat: int, outcome: Outcome | None, seats: int = 2) -> Moment:
    return Moment(seat, {"seats": seats}, {"seats": seats}, outcome)


def test_the_outcome_pays_at_the_end_only() -> None:
    pay = reward_of(game("pandemic"), "outcome")
    assert pay(moment(0, None)) == 0
    assert pay(moment(0, Outcome("win", (0, 1)))) == 1
    assert pay(moment(1, Outcome("loss_deck", ()))) == -1


def test_rivals_who_share_the_win_all_get_nothing() -> None:
    pay = reward_of(game("quarantine"), "outcome")
    assert pay(moment(0, Outcome("shared", (0, 1), scores=(9, 9)))) == 0
    assert pay(moment(0, Outcome("win_points", (1,), scores=(5, 9)))) == -1
    assert pay(moment(1, Outcome("win_points", (1,), scores=(5, 9)))) == 1
    assert pay(moment(1, Outcome("shared", (0, 1), scores=(9, 9, 2)), seats=3)) == 1


def test_win_and_margin() -> None:
    assert reward_of(game("pandemic"), "win")(moment(0, Outcome("loss_deck", ()))) == 0
    lost = moment(0, Outcome("win_points", (1,), scores=(5, 9)))
    assert reward_of(game("quarantine"), "margin")(lost) == -0.4


@pytest.mark.parametrize("name", GAMES)
def test_shaped_rewards_add_up_to_the_outcome_and_the_way_between(name: str) -> None:
    short = {"phase": "10", "sand": "15"} if name == "rush-md" else {}
    table = Table.deal(game(name), 2, 4, short)
    team = Team({seat: colleague(game(name), "random", seat) for seat in range(2)})
    pay = reward_of(game(name), "shaped")
    first = before = table.state.view(0, told=True)
    total = 0.0
    for _ in range(150):
        if table.outcome() is None:
            step(table, team)
            after = table.state.view(0, told=True)
            total += pay(Moment(0, before, after, table.outcome()))
            before = after
    ended = table.outcome()
    at_once = pay(Moment(0, first, before, None))
    end = (
        0.0 if ended is None else reward_of(game(name), "outcome")(Moment(0, first, before, ended))
    )
    assert total == pytest.approx(at_once + end)


def test_a_cure_is_worth_a_quarter() -> None:
    before = {"diseases": ["active"] * 4}
    after = {"diseases": ["cured", "active", "active", "active"]}
    assert reward_of(game("pandemic"), "cures")(Moment(0, before, after, None)) == 0.25


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(WardroomError, match="pandemic has no reward 'fame'; it has outcome, win"):
        reward_of(game("pandemic"), "fame")
    assert set(rewards(game("quarantine"))) == {"outcome", "win", "margin", "shaped"}


def test_an_own_function_is_a_reward() -> None:
    assert reward_of(game("pandemic"), lambda moment: 2.0 + moment.seat)(moment(1, None)) == 3.0
