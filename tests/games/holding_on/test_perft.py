"""All ways to play on from a few positions, counted to a fixed depth."""

import pytest

from tests.games.holding_on.given import WardUnderTest, given
from wardroom.games.holding_on.full_state import HoldingOnState


def count(state: HoldingOnState, depth: int) -> int:
    """How many sequences of so many decisions there are."""
    if depth == 0 or state.outcome() is not None:
        return 1
    (seat,) = state.waiting()
    found = 0
    for action in state.legal(seat):
        following = state.copy()
        following.play(seat, action)
        found += count(following, depth - 1)
    return found


POSITIONS = [
    (given("u05 u06 u07", tokens="yellow 1"), [5, 20, 40, 100]),
    (given("u17 u01 u02", seats=2, tokens="yellow 1, blue 2, pool 1"), [4, 12, 24, 48]),
    (given("s13 k1 u15", seats=4, tokens="blue 2, pool 2", grid="m11 m21"), [5, 20, 40, 104]),
    (given("u05", scenario=5, clear="m34", tokens="yellow 2"), [4, 17, 56, 112]),
]


@pytest.mark.parametrize(("ward", "numbers"), POSITIONS)
def test_the_ways_to_play_on_are_counted(ward: WardUnderTest, numbers: list[int]) -> None:
    assert [count(ward.state, depth) for depth in range(1, len(numbers) + 1)] == numbers
