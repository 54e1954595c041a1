"""Targets of balance: measured with intervals, for every game that brings some."""

import json

import pytest

from tests.kernel.coins import COINS
from wardroom.kernel import WardroomError, game
from wardroom.lab import balance
from wardroom.lab.balance import Balance
from wardroom.players import UnknownColleague


def test_every_target_has_a_value_an_interval_and_a_verdict() -> None:
    found = balance(game("quarantine"), 6, "random")
    assert found.played == found.wanted == 6
    measured = {one.name: one for one in found.measured}
    assert measured["stations"].cases == 2 * (2 + 3 + 4)
    assert [measured[f"start_{seats}"].cases for seats in (2, 3, 4)] == [2, 2, 2]
    for one in measured.values():
        low, high = one.interval
        assert not one.cases or low <= one.value <= high
    plain = json.loads(json.dumps(found.plain()))
    assert plain["players"] == "random"
    assert len(plain["targets"]) == len(measured)


def test_the_same_seeds_measure_the_same() -> None:
    first, second = (balance(game("quarantine"), 3, "random", first_seed=9) for _ in range(2))
    assert first.plain() == second.plain()


def test_what_is_out_of_bounds_does_not_hold() -> None:
    found = Balance(game("quarantine"), "random", 10)
    found.add({"no_place": (200, 3.0, 3.0), "stations": (4, 12.0, 40.0)})
    measured = {one.name: one for one in found.measured}
    assert measured["no_place"].value == pytest.approx(0.015)
    assert not measured["no_place"].holds
    assert measured["stations"].value == 3
    assert measured["stations"].interval == pytest.approx((2.02, 3.98), abs=0.01)
    assert measured["stations"].holds
    assert measured["closed"].holds, "nothing was seen, so nothing is broken"


def test_a_game_without_targets_says_so() -> None:
    with pytest.raises(WardroomError, match=r"^coins brings no targets of balance\.$"):
        balance(COINS, 1)


def test_an_unknown_kind_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownColleague):
        balance(game("quarantine"), 1, "genius")
