"""What is hidden, what lies open, and where chance enters (QUA-H)."""

from collections import Counter

from tests.games.quarantine.given import begun, given
from tests.games.quarantine.walks import lively
from wardroom.games.quarantine import QUARANTINE
from wardroom.kernel import SPECTATOR, Dice, canonical


def test_nobody_sees_the_held_cubes_or_the_order_of_the_bag() -> None:
    """QUA-H.1, QUA-H.5: they are drawn when shown; the dice are in no view."""
    board = begun(3)
    whole = board.state.encode()
    assert whole.pop("chance") == board.state.chance
    assert whole.pop("patients_before") == 0
    for seat in (SPECTATOR, 0, 1, 2):
        for told in (False, True):
            seen = board.state.view(seat, told)
            assert seen.pop("fever") is not None
            assert {**seen, "sites": []} == whole


def test_everything_else_lies_open_and_the_bag_can_be_counted() -> None:  # QUA-H.2
    board = begun(2)
    view = board.state.view(SPECTATOR)
    assert view["bag"] == {"yellow": 24, "red": 24, "green": 24, "blue": 24, "grey": 32}
    assert view["held"] == 4
    board.play("draw")
    after = board.state.view(SPECTATOR)
    assert sum(after["bag"].values()) == 127 - after["grey_supply"]
    assert {"tiles", "line", "stock", "markers", "aside"} <= set(after["hospitals"][0])
    assert {"tile", "left", "owner", "price"} <= set(after["market"][0])


def test_each_cube_left_is_equally_likely() -> None:  # QUA-H.3
    drawn: Counter[str] = Counter()
    board = given(held=1, bag="red 6 blue 3 grey 1")
    for chance in range(2_000):
        trial = board.copy()
        trial.state.chance = chance
        trial.play("draw")
        drawn[trial.state.view(0)["drawn"]] += 1
    assert 1_100 < drawn["red"] < 1_300
    assert 520 < drawn["blue"] < 680
    assert 150 < drawn["grey"] < 250


def test_the_number_of_cubes_is_fixed_when_the_turn_begins() -> None:  # QUA-H.4
    board = given(bag="red 3").play("end_turn")
    assert board.state.held == 3
    board.draw("red")
    assert board.state.held == 2


def test_chance_enters_with_the_market_and_the_cubes_only() -> None:  # QUA-H.3
    state = QUARANTINE.deal({}, 3, 5)
    dice = Dice.seeded(5, "chance")
    while state.outcome() is None:
        chance, revealed, turn = state.chance, state.revealed, state.turn
        action = lively(state, dice)
        state.play(state.active, action)
        opened = turn == 0 and state.turn == 1
        by_chance = repr(action) == "draw" or opened
        assert (state.chance != chance) == by_chance
        assert (state.revealed > revealed) == by_chance


def test_an_imagined_world_differs_in_chance_alone() -> None:
    state = begun(2).state
    world = state.imagine(0, Dice.seeded(1))
    assert canonical(world.view(0)) == canonical(state.view(0))
    assert world.chance != state.chance
    assert world.legal(0) == state.legal(0)
