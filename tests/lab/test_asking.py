"""Whose decision is next: one seat at a time, in games with and without time."""

import pytest

from wardroom.kernel import Dice, Table, WardroomError, game
from wardroom.lab import MissingExtra, aec_env, seat_env
from wardroom.lab.environments.asking import Asking


def test_without_time_the_one_waited_for_is_asked() -> None:
    table = Table.deal(game("pandemic"), 2, 7)
    asking = Asking(table)
    assert asking.seat == table.waiting()[0]
    assert asking.legal == table.legal(asking.seat)
    assert not asking.may_go_on
    with pytest.raises(WardroomError, match="has to act"):
        asking.answer(None)


def test_others_may_interject_or_let_it_go_on() -> None:
    """Seat 1 holds an Event in this deal, so it is asked before every decision of seat 0."""
    table = Table.deal(game("pandemic"), 2, 1)
    assert table.waiting() == (0,)
    assert table.legal(1)
    asking = Asking(table, interject=True)
    assert (asking.seat, asking.may_go_on) == (1, True)
    asking.answer(None)
    assert (asking.seat, asking.may_go_on) == (0, False)
    asking.answer(asking.legal[0])
    assert asking.seat == 1


@pytest.mark.parametrize("name", ["pandemic", "holding-on"])
def test_a_game_is_played_to_its_end(name: str) -> None:
    asking = Asking(Table.deal(game(name), 2, 3), interject=True)
    dice = Dice.seeded(1, "asking")
    while asking.seat is not None:
        asking.answer(dice.pick(asking.legal))
    assert asking.table.outcome() is not None
    with pytest.raises(WardroomError, match="nobody is asked any more"):
        asking.answer(None)


def rush(tick: int) -> Asking:
    """A short game of Rush M.D. in which both are ready and the clock runs."""
    table = Table.deal(game("rush-md"), 2, 1, {"phase": "10", "sand": "15"})
    asking = Asking(table, tick=tick)
    while table.waiting():
        assert not asking.may_go_on
        asking.answer(table.game.space.read("ready"))
    return asking


def test_while_time_runs_every_seat_is_asked_once_a_tick() -> None:
    asking = rush(250)
    while asking.table.state.view(0)["phase"] != "action":
        asking.answer(None)
    asked = []
    for _ in range(6):
        asked.append((asking.seat, asking.table.now))
        asking.answer(None)
    first = asked[0][1]
    assert asked == [(seat, first + 250 * turn) for turn in range(3) for seat in range(2)]


def test_who_never_acts_comes_to_the_end_of_the_phase() -> None:
    asking = rush(1000)
    while asking.table.state.view(0)["phase"] != "evaluation":
        assert asking.may_go_on
        asking.answer(None)
    assert not asking.may_go_on
    assert 13_000 <= asking.table.now <= 15_000


def test_a_tick_takes_time() -> None:
    with pytest.raises(WardroomError, match="at least 1 ms"):
        Asking(Table.deal(game("rush-md"), 2, 1), tick=0)


def test_the_engine_works_without_the_extra_and_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As if nothing of it were installed, whether it is or not."""
    import sys

    for module in ("numpy", "gymnasium", "pettingzoo"):
        monkeypatch.setitem(sys.modules, module, None)
    for module in ("senses", "aec", "seat"):
        monkeypatch.delitem(sys.modules, f"wardroom.lab.environments.{module}", raising=False)
    for make in (aec_env, seat_env):
        with pytest.raises(MissingExtra, match=r"needs the extra `lab`: pip install"):
            make("pandemic")
