"""Colleagues are found by kind, and decide alike from equal seeds."""

from functools import partial

import pytest

from tests.kernel.coins import COINS, Hopeful
from wardroom.kernel import Action, Choice, Perspective, Table, game
from wardroom.players import (
    ProcessPlayer,
    RandomPlayer,
    UnknownColleague,
    best_kind,
    check_named,
    colleague,
    dismiss,
    kind_name,
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


class Last:
    """Always the last thing it could do."""

    def __init__(self, seed: int, word: str = "") -> None:
        self.seed = seed
        self.word = word

    def choose(self, perspective: Perspective) -> Choice | None:
        return Choice(perspective.legal[-1]) if perspective.waited_for else None


def first(perspective: Perspective) -> Action | None:
    """A colleague that is a function and names the bare action."""
    return perspective.legal[0] if perspective.waited_for else None


HERE = f"{__name__}:"


def test_a_class_of_ones_own_is_hired_with_a_seed() -> None:
    for kind in (Last, HERE + "Last", partial(Last, word="hm")):
        hired = colleague(COINS, kind, 9)
        assert isinstance(hired, Last)
        assert hired.seed == 9
        assert kind_name(kind) == HERE + "Last"


def test_a_function_of_ones_own_is_asked_each_time() -> None:
    for kind in (first, HERE + "first"):
        table = Table.deal(COINS, 2, 7)
        play_out(table, {seat: colleague(COINS, kind, seat) for seat in range(2)})
        assert [move.action for move in table.record.moves[:2]] == ["call heads", "call heads"]
        assert kind_name(kind) == HERE + "first"
    with pytest.raises(UnknownColleague, match="neither a class nor a function"):
        colleague(COINS, HERE + "HERE", 1)


@pytest.mark.parametrize("kind", ["no_such_module:Bot", HERE + "Nobody"])
def test_a_colleague_that_cannot_be_loaded_is_refused_in_one_sentence(kind: str) -> None:
    with pytest.raises(UnknownColleague, match=r"^The colleague .* cannot be loaded: .*\.$"):
        colleague(COINS, kind, 1)


def test_those_who_run_a_server_name_its_further_colleagues(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("WARDROOM_COLLEAGUES", f"{HERE}Last, pandemic={HERE}first")
    assert kinds(COINS) == ("random", "hopeful", HERE + "Last")
    assert kinds(game("pandemic"))[-2:] == (HERE + "Last", HERE + "first")
    assert best_kind(COINS) == "hopeful"
    check_named()
    monkeypatch.setenv("WARDROOM_COLLEAGUES", "my bots")
    with pytest.raises(UnknownColleague, match="not the name of a colleague"):
        check_named()
    assert kinds(COINS) == ("random", "hopeful")
