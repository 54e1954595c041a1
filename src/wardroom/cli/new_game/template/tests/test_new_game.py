"""The rules of New Game, by their numbers in `new_game/rules.md`."""

from typing import Any

import pytest

from wardroom.kernel import Dice, IllegalAction, game, playout

RULES = game("new-game")


def dealt(seats: int = 2, seed: int = 1) -> Any:
    return RULES.deal({}, seats, seed)


def play(state: Any, *notations: str) -> None:
    for notation in notations:
        state.play(state.turn, RULES.space.read(notation))


def why(state: Any, seat: int, notation: str) -> str:
    reason = state.explain(seat, RULES.space.read(notation))
    assert reason is not None
    return str(reason.id)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_rooms_with_a_mess_each_and_twelve_cards(seats: int) -> None:
    """NEW-1.1, NEW-1.2"""
    state = dealt(seats)
    assert set(state.mess.values()) == {1}
    assert len(state.deck) == 12


def test_in_turn_everybody_tidies_a_room_then_draws_a_card() -> None:
    """NEW-2.1, NEW-2.2, NEW-2.3"""
    state = dealt()
    play(state, "tidy red")
    assert state.mess["red"] == 0
    card = state.deck[-1]
    before = state.mess[card.room]
    play(state, "draw")
    assert state.mess[card.room] == before + card.mess
    assert state.waiting() == (1,)


def test_a_tidy_room_cannot_be_tidied() -> None:
    """NEW-2.1"""
    state = dealt()
    state.mess["red"] = 0
    assert why(state, 0, "tidy red") == "why-tidy-already"
    assert why(state, 0, "draw") == "why-tidy-first"
    assert why(state, 1, "rest") == "why-not-your-turn"


def test_a_room_with_more_than_five_is_lost() -> None:
    """NEW-3.1"""
    state = dealt()
    state.mess[state.deck[-1].room] = 5
    play(state, "rest", "draw")
    assert state.outcome().result == "full"
    with pytest.raises(IllegalAction):
        play(state, "rest")


def test_when_the_last_card_has_been_drawn_the_team_has_won() -> None:
    """NEW-3.2"""
    state = dealt()
    state.deck = state.deck[:1]
    play(state, "rest", "draw")
    assert (state.outcome().result, state.outcome().winners) == ("order", (0, 1))


def test_a_world_that_is_imagined_looks_the_same() -> None:
    """NEW-1.3: nobody knows the order of the cards."""
    state = dealt()
    world = state.imagine(0, Dice.seeded(5))
    assert world.view(0) == state.view(0)
    assert sorted(world.deck) == sorted(state.deck)


def test_every_game_is_short() -> None:
    decisions = [playout(dealt(seed=seed), Dice.seeded(seed), 99) for seed in range(20)]
    assert max(decisions) <= RULES.longest
