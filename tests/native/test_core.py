"""The native core of Pandemic plays the very games of the Python rules.

Where it is not built these tests are skipped: `make native` builds it.
"""

from collections.abc import Callable

import pytest

from tests.games.pandemic.given import Board, given
from tests.games.pandemic.test_perft import COUNTS, IN_EDITION_1
from tests.tiers import amount
from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.content import DISTANCE, INFECTION_RATES, NEIGHBOURS, POPULATION
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.kernel import Dice, playout

pytest.importorskip("wardroom_native.core", reason="the native core is not built: make native")

from wardroom_native.core import Position, facts, measure, measure_quickly
from wardroom_native.difference import compare
from wardroom_native.exchange import dealt, fields, to_native, to_python

DECISIONS = amount(3_000, 6_000)


def half_played(seed: int) -> PandemicState:
    state = PANDEMIC.deal({"epidemics": "5"}, 2 + seed % 3, seed)
    playout(state, Dice.seeded(seed, "test"), 25)
    return state


def test_both_rules_play_the_same_games() -> None:
    compared = compare(DECISIONS, seed=2)
    assert compared.difference is None
    assert compared.decisions == DECISIONS
    assert compared.games > DECISIONS // 120


@pytest.mark.parametrize(
    ("where", "depth", "lines", "positions"), COUNTS, ids=[where.__name__ for where, *_ in COUNTS]
)
def test_lines_counted_to_a_depth(
    where: Callable[[], Board], depth: int, lines: int, positions: int
) -> None:
    assert to_native(where().state).count_lines(depth) == lines


@pytest.mark.parametrize(
    ("where", "depth", "lines", "positions"),
    IN_EDITION_1,
    ids=[where.__name__ for where, *_ in IN_EDITION_1],
)
def test_lines_of_edition_1(
    where: Callable[[], Board], depth: int, lines: int, positions: int
) -> None:
    state = where().state
    state.deal.edition = 1
    assert to_native(state).count_lines(depth) == lines


@pytest.mark.parametrize(
    ("cards", "line", "asked"),
    [
        (("paris", ""), "give paris 1", False),
        (("paris", "essen milan london madrid tokyo osaka"), "give paris 1", False),
        (("paris", "essen milan london madrid tokyo osaka lima"), "give paris 1", True),
        (("", "paris"), "take paris 1", True),
    ],
    ids=["a gift", "the seventh card", "the eighth card", "taken"],
)
def test_a_table_can_leave_gifts_unasked(cards: tuple[str, str], line: str, asked: bool) -> None:
    """PAN-G.9, in the core alone."""
    position = to_native(given(pawns="paris", hands=list(cards), gifts=True).state)
    position.play(0, PANDEMIC.space.read(line).index)
    assert (position.decider() == 1) == asked


def test_a_planted_difference_is_found() -> None:
    """One cube, one bit of chance, one seam, one card or one option changed is enough."""

    def changed(part: int, place: int, change: Callable[[bytes | int], bytes | int]) -> str | None:
        def spoil(position: Position, decisions: int) -> Position:
            if decisions < 30:
                return position
            parts = [list(group) for group in position.fields()]
            parts[part][place] = change(parts[part][place])
            return Position.from_fields(tuple(tuple(group) for group in parts))

        return compare(2_000, seed=3, spoil=spoil).difference

    assert "[1][0]" in (changed(1, 0, lambda cubes: bytes([cubes[0] ^ 1]) + cubes[1:]) or "")
    assert "[2][11]" in (changed(2, 11, lambda chance: chance ^ 1) or "")
    assert "[2][8]" in (changed(2, 8, lambda seams: bytes({*seams, 47})) or "")
    assert "[2][6]" in (changed(2, 6, lambda cards: cards[:-2] + cards[:-3:-1]) or "")
    assert "[0][6]" in (changed(0, 6, lambda gifts: not gifts) or "")


def test_a_difference_in_what_is_legal_is_found() -> None:
    def spoil(position: Position, decisions: int) -> Position:
        parts = [list(group) for group in position.fields()]
        stations = parts[1][4]
        parts[1][4] = bytes(sorted({*stations, parts[1][5][0]}))
        return Position.from_fields(tuple(tuple(group) for group in parts))

    found = compare(500, seed=4, spoil=spoil).difference
    assert found is not None
    assert "may do" in found


def test_a_difference_in_what_needs_consent_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """PAN-G.9: rules that ask about every gift are not those of the core."""
    monkeypatch.setattr(PandemicState, "_is_welcome", lambda *_: False)
    found = compare(4_000, seed=3).difference
    assert found is not None
    assert "'consent': 'gifts'" in found
    assert "waited for" in found


def test_the_tables_are_those_of_the_python_rules() -> None:
    known = facts()
    assert [tuple(near) for near in known["neighbours"]] == list(NEIGHBOURS)
    assert [tuple(row) for row in known["distance"]] == list(DISTANCE)
    assert tuple(known["population"]) == POPULATION
    assert tuple(known["rates"]) == INFECTION_RATES
    assert known["actions"] == len(PANDEMIC.space)


@pytest.mark.parametrize("seed", range(6))
def test_positions_go_there_and_back(seed: int) -> None:
    state = half_played(seed)
    back = to_python(to_native(state), state.deal.options)
    assert fields(back) == fields(state)
    assert back.encode() == state.encode()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    position = dealt({}, 2, 1)
    before = position.fields()
    wrong = next(n for n in range(len(PANDEMIC.space)) if n not in position.legal(0))
    with pytest.raises(ValueError, match="cannot play"):
        position.play(0, wrong)
    with pytest.raises(ValueError, match="cannot play"):
        position.play(7, 0)
    assert position.fields() == before


def test_positions_that_cannot_be_are_refused() -> None:
    parts = [list(group) for group in to_native(half_played(1)).fields()]
    parts[2][0] = (bytes([200]), *parts[2][0][1:])
    with pytest.raises(ValueError, match="no such card"):
        Position.from_fields(tuple(tuple(group) for group in parts))
    parts[2][0] = (bytes(60), *parts[2][0][1:])
    with pytest.raises(ValueError, match="more cards"):
        Position.from_fields(tuple(tuple(group) for group in parts))


def test_a_copy_goes_its_own_way() -> None:
    position = dealt({"epidemics": "6"}, 4, 9)
    copy = position.copy()
    copy.play(copy.decider(), copy.legal(copy.decider())[0])
    assert copy.fields() != position.fields()


def test_it_can_be_measured() -> None:
    for speed in (measure(0.02, 1), measure_quickly(0.02, 1)):
        assert speed.decisions / speed.games > 20
        assert speed.playing > 0
    assert dealt({}, 3, 1).copies_a_second(0.01) > 0
