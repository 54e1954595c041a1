"""Colleagues are found by kind, and decide alike from equal seeds."""

import pytest

from tests.kernel.coins import COINS, Hopeful
from wardroom.kernel import Table, game
from wardroom.players import (
    ProcessPlayer,
    RandomPlayer,
    UnknownColleague,
    colleague,
    dismiss,
    kinds,
    play_out,
)


def test_every_game_has_the_random_colleague_and_its_own() -> None:
    assert kinds(COINS) == ("random", "hopeful")
    assert kinds(game("pandemic"))[0] == "random"


def test_a_colleague_is_hired_by_kind() -> None:
    assert isinstance(colleague(COINS, "random", 1), RandomPlayer)
    assert isinstance(colleague(COINS, "hopeful", 1), Hopeful)
    assert isinstance(colleague(COINS, "process:bot --fast", 1), ProcessPlayer)


@pytest.mark.parametrize("kind", ["genius", "", "Random", "planner2"])
def test_an_unknown_kind_is_answered_with_the_known_ones(kind: str) -> None:
    with pytest.raises(UnknownColleague) as caught:
        colleague(COINS, kind, 1)
    assert str(caught.value) == f"coins has no colleague {kind!r}; it has random, hopeful."


def test_every_kind_plays_pandemic_alike_from_equal_seeds() -> None:
    pandemic = game("pandemic")
    records = set()
    for _ in range(2):
        table = Table.deal(pandemic, 2, 5)
        play_out(table, {seat: colleague(pandemic, "random", seat) for seat in range(2)})
        records.add(table.record.text())
    assert len(records) == 1


def test_colleagues_that_can_be_closed_are_closed() -> None:
    class Costly:
        closed = False

        def close(self) -> None:
            self.closed = True

    costly = Costly()
    dismiss([colleague(COINS, "random", 1), costly])
    assert costly.closed
