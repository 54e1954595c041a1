"""The turn: four cubes and four actions, markers, free steps (QUA-5, QUA-8, QUA-14)."""

import pytest

from tests.games.quarantine.given import H0, begun, given

# The turn


def test_turns_go_clockwise_from_the_first_player() -> None:  # QUA-5.1, QUA-5.10
    board = begun(3, first="2")
    order = []
    for _ in range(5):
        order.append(board.active)
        board.next_turn()
    assert order == [2, 0, 1, 2, 0]


def test_four_cubes_are_held_at_the_start() -> None:  # QUA-5.2, QUA-H.4
    board = begun()
    assert board.state.held == 4
    assert board.state.actions == 4


def test_cubes_and_actions_mix_freely() -> None:  # QUA-E.7, QUA-5.4
    board = given(held=4, patients=["red blue"])
    for _ in range(2):
        assert not board.can("end_turn")
        board.draw("green")
    board.play("cure red", "cure blue", "take_marker", "take_marker")
    for _ in range(2):
        assert not board.can("end_turn")
        board.draw("yellow")
    assert board.can("end_turn")
    assert not board.can("draw")


def test_a_short_bag_means_fewer_cubes() -> None:  # QUA-T.41, QUA-5.3
    board = given(bag="red 2 grey 1").play("end_turn")
    assert board.state.held == 3
    board.next_turn()
    assert board.state.finisher == 1
    assert board.state.held == 0


def test_a_cube_is_placed_before_anything_else() -> None:  # QUA-5.5, QUA-G.12
    board = given(held=1, lines=["red"], markers=[1]).reveal("red")
    assert {line.split()[0] for line in board.choices()} == {"queue"}
    board = given(held=1, grey_supply=1, lines=["red"]).reveal("grey").play("infect 0 red")
    assert {line.split()[0] for line in board.choices()} == {"spread", "no_spread"}


def test_an_action_is_completed_before_the_next() -> None:  # QUA-5.6
    board = given(held=1, stocks=["red 4"], markers=[1]).play("contract triage")
    assert {line.split()[0] for line in board.choices()} == {"add", "cancel"}


def test_actions_are_optional_and_do_not_accumulate() -> None:  # QUA-5.7, QUA-G.13, QUA-G.40
    board = given().play("end_turn", *["take_marker"] * 2)
    assert board.actions == 2
    board.next_turn()
    assert board.actions == 4


def test_a_turn_does_not_end_by_itself() -> None:  # QUA-5.8
    board = given(actions=1, markers=[1], aside=["triage"], contracts={"storage": "0 red red"})
    board.play("take_marker")
    assert (board.actions, board.active) == (0, 0)
    assert board.choices() == {"end_turn", "use_marker", "place_aside triage", "take storage"}


def test_free_steps_cost_no_action() -> None:  # QUA-5.9
    board = given(
        hospitals=[H0 + " maintenance@2,0:ew"],
        actions=0,
        markers=[2],
        aside=["triage"],
        contracts={"storage": "0 red red"},
    )
    board.play("place_aside triage", "cell 3,0", "take storage", "set_aside")
    board.play("rebuild", "lift green", "aside green", "done")
    assert board.actions == 0
    board.play("use_marker", "use_marker")
    assert board.actions == 2


# Actions in general


def test_there_are_four_actions_and_the_same_may_be_repeated() -> None:  # QUA-8.1
    board = given(quarantine=["red yellow green blue lobby"])
    for tile in ("red", "yellow", "green", "blue"):
        board.play(f"disinfect 0 {tile}")
    assert board.actions == 0
    assert not board.choices("disinfect")


def test_the_eight_basic_actions() -> None:  # QUA-8.2
    board = given(
        lines=["red blue"],
        patients=["green"],
        stocks=["red 4"],
        quarantine=["", "red"],
        contracts={"storage": "1 red red"},
    )
    assert {line.split()[0] for line in board.choices()} == {
        "admit",
        "cure",
        "contract",
        "build_room",
        "build_ward",
        "move",
        "take_marker",
        "disinfect",
        "rebuild",
        "end_turn",
    }


def test_what_would_change_nothing_is_not_offered() -> None:  # QUA-8.3
    board = given(markers=[0, 8])
    assert board.choices() == {"end_turn", "rebuild"}


# Markers


def test_a_marker_is_one_more_action_of_any_kind() -> None:  # QUA-8.4
    board = given(hospitals=[H0 + " pharmacy@2,0:nw"], lines=["red red"], actions=0, markers=[2])
    board.play("use_marker", "pharmacy", "use_marker", "pharmacy")
    assert board.stock(0) == "red 2"
    assert (board.markers(0), board.state.marker_supply) == (0, 8)


def test_a_marker_taken_now_is_for_later() -> None:  # QUA-T.40, QUA-8.5, QUA-14.1, QUA-14.2
    board = given().play("take_marker", "take_marker")
    assert (board.markers(0), board.state.marker_supply, board.actions) == (2, 6, 2)
    assert not board.can("take_marker")
    assert not board.can("use_marker")
    board.next_turn().next_turn()
    assert board.can("use_marker")


def test_older_markers_may_be_spent_beside_fresh_ones() -> None:  # QUA-8.5
    board = given(markers=[1]).play("take_marker", "use_marker")
    assert board.markers(0) == 1
    assert not board.can("use_marker")


def test_markers_of_cafeteria_and_contracts_do_not_count_as_taken() -> None:
    """QUA-14.2, QUA-G.31, QUA-8.5."""
    board = given(hospitals=[H0, H0 + " cafeteria@2,0:nw"]).play("end_turn", "marker")
    assert board.can("use_marker")
    board.play("take_marker", "take_marker")
    assert board.markers(1) == 3


def test_an_empty_supply_gives_no_marker() -> None:  # QUA-14.1
    assert not given(markers=[0, 8]).can("take_marker")


def test_markers_held_have_no_limit() -> None:  # QUA-14.3
    board = given(markers=[6, 0]).play("take_marker", "take_marker")
    assert board.markers(0) == 8


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (("take_marker", "take_marker"), "take_marker"),
        (("rebuild", "lift green", "aside green", "done"), "rebuild"),
        (("build_ward red", "cell 1,2", "rotation es"), "build_ward red"),
        (("pathology", "block 1 -1,0"), "pathology"),
    ],
)
def test_what_is_limited_per_turn_comes_back_with_the_next(
    first: tuple[str, ...], again: str
) -> None:  # QUA-8.6
    board = given(
        hospitals=[H0.replace("blue@1,1:esw", "blue@1,1:nsw") + " pathology@2,0:new"],
        stocks=["red 4"],
        quarantine=["", "green blue"],
        bag="red 20",
    )
    board.play(*first)
    assert not board.can(again)
    board.next_turn().next_turn()
    assert board.can(again)
