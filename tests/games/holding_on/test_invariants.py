"""What legal play can never reach, and random games of every kind that never do."""

from collections.abc import Callable

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from tests.games.holding_on.given import given
from tests.tiers import FULL
from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.content import PAD
from wardroom.games.holding_on.full_state import HoldingOnState
from wardroom.kernel import Dice


def a_position() -> HoldingOnState:
    ward = given("s04", tokens="yellow 3, pool 1", grid="m11 m21", clear="m22", held="blue m12")
    return ward.play("assign yellow", "medical", "query 1").state


def take_a_token(state: HoldingOnState) -> None:
    state.supply -= 1


def give_too_many(state: HoldingOnState) -> None:
    state.supply -= 7
    state.tokens[1] += 7


def lose_a_hazy_card(state: HoldingOnState) -> None:
    state.hazy_deck &= ~(1 << 5)


def double_a_clear_card(state: HoldingOnState) -> None:
    state.held_clear[1] += (7,)
    state.clear_deck |= 1 << 7


def lay_in_the_wrong_row(state: HoldingOnState) -> None:
    state.grid[0], state.grid[6] = state.grid[6], state.grid[0]


def lay_without_a_twin(state: HoldingOnState) -> None:
    state.laid |= 1 << 29
    state.clear_deck &= ~(1 << 29)


def tire_beyond_the_maximum(state: HoldingOnState) -> None:
    state.fatigue[4] = 3


def rest_an_assistant(state: HoldingOnState) -> None:
    state.place[7] = 3


def fall_below_zero(state: HoldingOnState) -> None:
    state.health = 0


def warn_twice(state: HoldingOnState) -> None:
    state.warnings = 2


def win_for_nothing(state: HoldingOnState) -> None:
    state.result = 1


def run_past_the_days(state: HoldingOnState) -> None:
    state.day = 14
    state.patients *= 2


def take_somebody_off_the_shift(state: HoldingOnState) -> None:
    state.place[0] = 3


@pytest.mark.parametrize(
    "spoil",
    [
        take_a_token,
        give_too_many,
        lose_a_hazy_card,
        double_a_clear_card,
        lay_in_the_wrong_row,
        lay_without_a_twin,
        tire_beyond_the_maximum,
        rest_an_assistant,
        fall_below_zero,
        warn_twice,
        win_for_nothing,
        run_past_the_days,
        take_somebody_off_the_shift,
    ],
)
def test_what_cannot_be_is_found(spoil: Callable[[HoldingOnState], None]) -> None:
    state = a_position()
    assert HOLDING_ON.broken(state) == []
    spoil(state)
    found = HOLDING_ON.broken(state)
    assert found
    assert all(sentence.endswith(".") for sentence in found)


def test_what_may_not_go_back_is_found() -> None:
    before = a_position()
    after = before.copy()
    after.warnings, before.warnings = 0, 1
    before.laid |= 1
    before.faced = before.arrived = 1
    before.heard = [1, 0, 0]
    before.hazy_gone = 1 << 30
    before.place[7] = 7
    before.revealed += 100
    before.day = 2
    before.met = (*before.met[::-1],)
    assert len(HOLDING_ON.broken(after, before)) == 9


@settings(max_examples=60, derandomize=not FULL, deadline=None)
@drawn(
    scenario=st.integers(1, 10),
    seats=st.integers(1, 4),
    gentle=st.booleans(),
    auto=st.booleans(),
    seed=st.integers(0, 2**32),
)
def test_random_games_keep_every_invariant_and_end(
    scenario: int, seats: int, gentle: bool, auto: bool, seed: int
) -> None:
    """All scenarios and player counts, both modes and both ways of matching."""
    options = {
        "scenario": str(scenario),
        "mode": "gentle" if gentle else "standard",
        "matching": "auto" if auto else "attempt",
    }
    state = HOLDING_ON.deal(options, seats, seed)
    dice = Dice.seeded(seed, "invariants")
    before = None
    decisions = 0
    while state.outcome() is None:
        assert HOLDING_ON.broken(state, before) == []
        before = state.copy()
        (seat,) = state.waiting()
        legal = state.legal(seat)
        assert 2 <= len(legal) <= 80
        careful = [action for action in legal if repr(action) in ("medical", "done")]
        state.play(seat, careful[0] if careful and dice.below(3) else dice.pick(legal))
        decisions += 1
    assert HOLDING_ON.broken(state, before) == []
    assert decisions <= HOLDING_ON.longest


def test_tokens_of_the_pool_have_a_place_of_their_own() -> None:
    assert len(a_position().tokens) == PAD + 1
