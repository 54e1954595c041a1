"""Counting all positions to a fixed depth: the sharpest test of what is legal.

A count is over the decisions of the seat that is asked: the number of ways to play so many of them,
and the number of different positions one decision earlier. The lines are counted a second time with
the slow, independent reading of the rules in `by_the_book`.
"""

from collections.abc import Callable

import pytest

from tests.games.pandemic.by_the_book import lines as by_the_book
from tests.games.pandemic.given import Board, dealt, given
from tests.tiers import FULL
from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.kernel import checksum
from wardroom.lab.bench import is_compiled


def two_roles() -> Board:
    return dealt(2, seed=1)


def three_roles() -> Board:
    return dealt(3, seed=2, epidemics="5")


def four_roles() -> Board:
    return dealt(4, seed=3, epidemics="6", hands="open")


def a_dispatcher() -> Board:
    return dealt(3, seed=2, roles="dispatcher,medic,researcher")


def the_end_of_a_turn() -> Board:
    """One action, then the draw with an epidemic, events in all windows, and the infections."""
    return given(
        "scientist contingency_planner",
        hands=["airlift", "resilient_population"],
        stored="one_quiet_night",
        actions=1,
        draws="epidemic government_grant",
        bottom="cairo",
        infected="paris lima",
        cubes="paris 3, cairo 1, atlanta 1",
        infection="santiago tokyo",
    )


def a_full_hand() -> Board:
    """Share, consent, the hand limit and a cure with cards to choose."""
    return given(
        "researcher scientist",
        hands=["paris essen milan", "beijing seoul shanghai tokyo osaka atlanta airlift"],
        stations="atlanta lima",
        cubes="atlanta 2, atlanta 1 red",
        consent=True,
    )


def gifts_unasked() -> Board:
    """A card is just given to anyone who has room; a full hand and a taker are asked (PAN-G.9)."""
    return given(
        "researcher medic dispatcher",
        hands=["paris essen", "beijing seoul shanghai tokyo osaka lima", "atlanta airlift"],
        actions=3,
        gifts=True,
    )


def six_stations() -> Board:
    return given(
        "operations_expert dispatcher",
        pawns="delhi paris",
        hands=["government_grant tokyo delhi", "lima"],
        stations="atlanta paris cairo lima seoul sydney",
    )


COUNTS = [
    (two_roles, 5, 24826, 1_353),
    (three_roles, 5, 41264, 1_730),
    (four_roles, 5, 27446, 1_604),
    (a_dispatcher, 4, 35952, 2_601),
    (the_end_of_a_turn, 6, 16085, 1_787),
    (a_full_hand, 5, 28952, 1_997),
    (gifts_unasked, 5, 13203, 1_136),
    (six_stations, 4, 15363, 1_011),
]
"""Where, how deep, lines of that depth, positions one decision earlier."""
IN_EDITION_1 = [
    (two_roles, 5, 24958, 1_383),
    (the_end_of_a_turn, 6, 15012, 1_962),
]
"""The same where a seat that passes until its next turn is not asked about what it draws."""


def asked(state: PandemicState) -> int:
    return next(iter(state.waiting()), -1)


COUNTS_POSITIONS = FULL or is_compiled()
"""To tell positions apart costs ten times as much as to count lines: in the gate the compiled build
does it.
"""


def count_lines(state: PandemicState, depth: int) -> int:
    """The ways to play so many decisions, by the engine."""
    seat = asked(state)
    if seat < 0:
        return 0
    choices = state.legal(seat)
    if depth == 1:
        return len(choices)
    total = 0
    for action in choices:
        after = state.copy()
        after.play(seat, action)
        total += count_lines(after, depth - 1)
    return total


def count_by_the_book(state: PandemicState, depth: int) -> int:
    """The same, with what is legal read from the rules once more."""
    seat = asked(state)
    if seat < 0:
        return 0
    choices = by_the_book(state.encode(), seat)
    if depth == 1:
        return len(choices)
    total = 0
    for line in choices:
        after = state.copy()
        after.play(seat, PANDEMIC.space.read(line))
        total += count_by_the_book(after, depth - 1)
    return total


def positions_after(state: PandemicState, depth: int) -> set[str]:
    """The different positions after so many decisions."""
    seen = {checksum(state.encode()): state}
    for _ in range(depth):
        after: dict[str, PandemicState] = {}
        for position in seen.values():
            seat = asked(position)
            if seat >= 0:
                for action in position.legal(seat):
                    new = position.copy()
                    new.play(seat, action)
                    after.setdefault(checksum(new.encode()), new)
        seen = after
    return set(seen)


@pytest.mark.parametrize(
    ("where", "depth", "lines", "positions"), COUNTS, ids=[where.__name__ for where, *_ in COUNTS]
)
def test_all_lines_and_positions_to_a_depth(
    where: Callable[[], Board], depth: int, lines: int, positions: int
) -> None:
    state = where().state
    assert count_lines(state, depth) == lines
    assert count_by_the_book(state, depth) == lines
    if COUNTS_POSITIONS:
        assert len(positions_after(state, depth - 1)) == positions


@pytest.mark.parametrize(
    ("where", "depth", "lines", "positions"),
    IN_EDITION_1,
    ids=[where.__name__ for where, *_ in IN_EDITION_1],
)
def test_all_lines_of_edition_1(
    where: Callable[[], Board], depth: int, lines: int, positions: int
) -> None:
    state = where().state
    state.deal.edition = 1
    assert count_lines(state, depth) == lines
    if COUNTS_POSITIONS:
        assert len(positions_after(state, depth - 1)) == positions
