"""Counting all positions to a fixed depth: the sharpest test of what is legal.

A count is the number of ways to play so many decisions, and the number of different positions one
decision earlier. The lines are counted a second time with the slow, independent reading of the
rules in `by_the_book`. Nothing is drawn, so that chance plays no part.
"""

from collections.abc import Callable

import pytest

from tests.games.quarantine.by_the_book import lines as by_the_book
from tests.games.quarantine.given import H0, H1, Board, dealt, given
from tests.games.quarantine.test_decisions import table
from tests.tiers import FULL
from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.full_state import QuarantineState
from wardroom.kernel import checksum
from wardroom.lab.bench import is_compiled


def the_start() -> Board:
    return dealt(2, first="0")


def everything_at_once() -> Board:
    return table()


def a_small_hospital() -> Board:
    """Few things to do but rebuilding."""
    return given(lines=["red blue"], quarantine=["yellow"], markers=[0, 8])


def a_rebuild() -> Board:
    return given(aside=["storage"], quarantine=["red"]).play("rebuild")


def under_a_helipad() -> Board:
    return given(hospitals=[H0 + " helipad@0,2:s"], aside=["pharmacy"], quarantine=["blue"])


def rich_and_greedy() -> Board:
    return given(
        3,
        hospitals=[H1 + " accounting@2,0:new laboratory@-2,0:ew", H0 + " security@2,0:new"],
        stocks=["red 2 blue 2 grey 4"],
        contracts={"pharmacy": "1 red red", "triage": "0 blue green", "storage": "market red red"},
        aside=["helipad"],
    )


COUNTS: list[tuple[Callable[[], Board], int, int, int, int]] = [
    (the_start, 3, 39_360, 973, 2),
    (everything_at_once, 4, 17_326, 1_001, 2),
    (a_small_hospital, 6, 11_079, 866, 3),
    (a_rebuild, 5, 7_432, 628, 4),
    (under_a_helipad, 5, 17_299, 1_598, 3),
    (rich_and_greedy, 5, 26_175, 1_530, 3),
]
"""Where, how deep, lines of that depth, positions one decision earlier, how deep by the book."""


COUNTS_POSITIONS = FULL or is_compiled()
"""To tell positions apart costs ten times as much as to count lines: in the gate the compiled build
does it.
"""


def count_lines(state: QuarantineState, depth: int) -> int:
    """The ways to play so many decisions, by the engine."""
    choices = state.legal(state.active)
    if depth == 1:
        return len(choices)
    total = 0
    for action in choices:
        after = state.copy()
        after.play(after.active, action)
        total += count_lines(after, depth - 1)
    return total


def count_by_the_book(state: QuarantineState, depth: int) -> int:
    """The same, with what is legal read from the rules once more."""
    choices = by_the_book(state.encode())
    if depth == 1:
        return len(choices)
    total = 0
    for line in choices:
        after = state.copy()
        after.play(after.active, QUARANTINE.space.read(line))
        total += count_by_the_book(after, depth - 1)
    return total


def positions_after(state: QuarantineState, depth: int) -> set[str]:
    """The different positions after so many decisions."""
    seen = {checksum(state.encode()): state}
    for _ in range(depth):
        after: dict[str, QuarantineState] = {}
        for position in seen.values():
            for action in position.legal(position.active):
                new = position.copy()
                new.play(new.active, action)
                after.setdefault(checksum(new.encode()), new)
        seen = after
    return set(seen)


@pytest.mark.parametrize(
    ("where", "depth", "lines", "positions", "checked"),
    COUNTS,
    ids=[where.__name__ for where, *_ in COUNTS],
)
def test_all_lines_and_positions_to_a_depth(
    where: Callable[[], Board], depth: int, lines: int, positions: int, checked: int
) -> None:
    state = where().state
    assert count_lines(state, depth) == lines
    if COUNTS_POSITIONS:
        assert len(positions_after(state, depth - 1)) == positions
    assert count_by_the_book(state, checked) == count_lines(state, checked)
