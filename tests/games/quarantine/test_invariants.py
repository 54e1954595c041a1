"""What can never be true: over random games, and that `broken` notices each thing (QUA-18)."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.quarantine.given import H0, plan
from tests.games.quarantine.given import given as table
from tests.games.quarantine.walks import lively, walk
from tests.tiers import FULL, amount
from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.full_state import QuarantineState
from wardroom.games.quarantine.invariants import broken
from wardroom.kernel import Dice, Plain


def count(state: Plain) -> tuple[list[int], int]:
    """All cubes and markers, summed over every place (QUA-18.1, QUA-18.2, QUA-18.3)."""
    names = ("yellow", "red", "green", "blue", "grey")
    cubes = [state["bag"][name] + state["box"][name] for name in names]
    cubes[4] += state["grey_supply"]
    markers = state["marker_supply"]
    for hospital in state["hospitals"]:
        markers += hospital["markers"]
        for name in hospital["line"]:
            cubes[names.index(name)] += 1
        for place, name in enumerate(names):
            cubes[place] += hospital["stock"][name]
        for tile in hospital["tiles"]:
            cubes[4] += tile["quarantined"]
            for name in tile["patients"]:
                cubes[names.index(name)] += 1
    for stack in state["market"]:
        for place, name in enumerate(names):
            cubes[place] += stack["price"][name]
    if state["drawn"] is not None:
        cubes[names.index(state["drawn"])] += 1
    return cubes, markers


@settings(
    max_examples=amount(8, 12),
    derandomize=not FULL,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
@given(st.integers(0, 10**9), st.integers(2, 4))
def test_nothing_is_lost_in_any_game(seed: int, seats: int) -> None:
    """QUA-T.49, QUA-18.1, QUA-18.2, QUA-18.3, QUA-18.4: after every step, and nothing returns."""
    state = QUARANTINE.deal({}, seats, seed)
    before: QuarantineState | None = None
    for ply, position in enumerate(walk(state, Dice.seeded(seed, "invariants"))):
        assert broken(position, before) == []
        before = position.copy()
        if ply % 7 == 0:
            assert count(position.encode()) == ([24, 24, 24, 24, 32], 8)
    assert broken(state, before) == []
    assert count(state.encode()) == ([24, 24, 24, 24, 32], 8)


MOVES = [
    ("draw", {"bag", "step"}),
    ("queue", {"step", "line", "tiles"}),
    ("infect", {"step", "tiles"}),
    ("spread", {"grey_supply", "tiles"}),
    ("admit", {"line", "tiles"}),
    ("cure", {"tiles", "stock"}),
    ("pharmacy", {"line", "stock"}),
    ("gift_shop", {"box", "stock"}),
    ("disinfect", {"tiles", "grey_supply", "stock"}),
]


def places(state: Plain) -> dict[str, object]:
    """How many cubes lie in each sort of place."""
    hospitals = state["hospitals"]
    step = state["step"]
    return {
        "bag": sum(state["bag"].values()),
        "box": sum(state["box"].values()),
        "grey_supply": state["grey_supply"],
        "line": sum(len(hospital["line"]) for hospital in hospitals),
        "stock": sum(sum(hospital["stock"].values()) for hospital in hospitals),
        "price": sum(sum(stack["price"].values()) for stack in state["market"]),
        "tiles": sum(
            tile["quarantined"] + len(tile["patients"])
            for hospital in hospitals
            for tile in hospital["tiles"]
        ),
        "step": int(step is not None and step["kind"] in ("queue", "infect")),
    }


def test_cubes_move_only_as_the_table_of_moves_says() -> None:  # QUA-18.5
    allowed = dict(MOVES)
    seen = set()
    for seed in range(amount(2, 4)):
        state = QUARANTINE.deal({}, 3, seed)
        dice = Dice.seeded(seed, "moves")
        while state.outcome() is None:
            before = places(state.encode())
            action = lively(state, dice)
            first_round = state.turn <= 3
            state.play(state.active, action)
            after = places(state.encode())
            verb = repr(action).split()[0]
            if verb in allowed and not first_round:
                seen.add(verb)
                moved = {name for name in after if after[name] != before[name]}
                assert moved <= allowed[verb], action
    assert seen >= {"draw", "queue", "infect", "admit", "cure"}


def turn_back(state: QuarantineState) -> None:
    state.turn -= 1


def set_item(name: str, place: int, value: object) -> Callable[[QuarantineState], None]:
    def change(state: QuarantineState) -> None:
        getattr(state, name)[place] = value

    return change


def set_value(name: str, value: object) -> Callable[[QuarantineState], None]:
    def change(state: QuarantineState) -> None:
        setattr(state, name, value)

    return change


BROKEN = [
    (set_item("stocks", 0, (0, 4, 0, 0, 0)), "red cubes"),
    (set_item("lines", 1, (0,)), "yellow cubes"),
    (set_value("grey_supply", 1), "grey cubes"),
    (set_value("grey_supply", -1), "less than nothing"),
    (set_value("marker_supply", 7), "markers are not 8"),
    (set_item("quarantine", 0, 1 << 26), "quarantine where no tile is"),
    (set_item("asides", 0, (17, 17)), "set aside 2 tiles"),
    (set_item("asides", 0, (1,)), "lies in the hospital"),
    (set_item("layouts", 0, plan("red@0,1:nes yellow@1,0:new green@-1,0:new")), "lost a tile"),
    (set_item("layouts", 0, plan(H0.replace("green@-1,0", "green@-3,0"))), "fallen apart"),
    (set_item("layouts", 0, plan(H0.replace("green@-1,0", "green@0,-1"))), "fenced in"),
    (set_item("layouts", 0, plan(H0.replace("green@-1,0:new", "green@-1,0:ne"))), "cannot have"),
    (
        set_item("layouts", 2, plan(H0.replace("green@-1,0:new", "green@-1,0:nes"))),
        "another's turn",
    ),
    (set_item("patients", 0, 3 << 2), "three patients"),
    (set_item("patients", 0, 1 << 24), "impossible patient"),
    (set_item("patients", 0, 1 << 10), "patient where no tile is"),
    (set_item("left", 0, 1), "are left"),
    (set_item("prices", 0, (0, 1, 0, 0, 0)), "is no price"),
    (set_item("prices", 0, (0, 1, 0, 0, 2)), "is no price"),
    (set_item("owners", 0, 1), "without a price"),
    (set_item("wards_left", 0, 1), "extra wards"),
    (set_value("held", 5), "cubes are held"),
    (set_value("actions", -1), "actions are left"),
    (set_value("taken", 3), "markers were taken"),
    (set_value("turn", 99), "turn 99"),
    (turn_back, "came after turn"),
    (set_value("phase", 2), "left hanging"),
    (set_value("phase", 0), "before the first turn"),
    (set_value("phase", 3), "does not fit the phase"),
    (set_value("revealed", -1), "forgotten"),
    (set_item("bag", 0, 25), "went back to the bag"),
    (set_value("rooms", tuple(range(14, 22))), "market is another one"),
]


@pytest.mark.parametrize(("change", "complaint"), BROKEN, ids=[why for _, why in BROKEN])
def test_what_is_broken_is_noticed(
    change: Callable[[QuarantineState], None], complaint: str
) -> None:
    board = table(3, lines=["red"], stocks=["red 3", "blue 2"])
    before = board.state.copy()
    change(board.state)
    board.state.forget_legal()
    found = broken(board.state, before)
    assert any(complaint in sentence for sentence in found), found
    assert all(sentence.endswith(".") for sentence in found)


def test_a_price_that_changes_is_noticed() -> None:
    board = table(3, contracts={"triage": "0 red red"})
    before = board.state.copy()
    stack = board.state.rooms.index(17)
    board.state.prices[stack] = (0, 0, 0, 2, 0)
    assert any("price of triage changed" in sentence for sentence in broken(board.state, before))


def test_a_quarantined_containment_is_noticed() -> None:
    board = table(hospitals=[H0 + " containment@2,0:nesw"])
    board.state.quarantine[0] = 1 << 24
    assert any("Containment" in sentence for sentence in broken(board.state))


def test_a_sound_position_is_not_complained_about() -> None:
    assert table(3, lines=["red"], stocks=["red 3", "blue 2"]).sound
