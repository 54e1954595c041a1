"""Discussing Billy: HOL-15."""

from tests.games.holding_on.given import WardUnderTest, given


def evening(**more: object) -> WardUnderTest:
    """The night is over; nobody did more than had to be done."""
    ward = given("u01", shift="night", medical=True, **more)  # type: ignore[arg-type]
    ward.play("assign nurse1", "palliative", "take token")
    return ward


def test_hazy_cards_are_turned_up_and_placed_by_their_holders_first() -> None:
    """HOL-15.1: from the manager on, the pad last; clear cards afterwards."""
    ward = evening(
        manager="blue", held="yellow m11, blue m21, pool m31", held_clear="green m22", grid="m23"
    )
    assert (ward.step, ward.asked) == ("place", 1)
    ward.play("put 1")
    assert ward.asked == 0
    ward.play("put 1")
    assert ward.asked == 1  # the pad: the manager
    ward.play("put 1")
    assert ward.step == "arrange"
    ward.play("done")
    assert (ward.step, ward.asked) == ("match", 2)


def test_a_card_turned_up_shows_its_face_to_all() -> None:
    """HOL-12.7, HOL-15.2."""
    ward = evening(held="yellow m11")
    shown = ward.state.view(-1)["turned_up"]
    assert {"figure", "seams", "period", "handle", "quote"} <= set(shown)


def test_a_card_is_placed_in_a_slot_of_its_row_and_pushes_another_aside() -> None:
    """HOL-15.2, HOL-15.3."""
    ward = evening(held="yellow m21 m22 m23")
    ward.play("put 3", "put 3", "put 3")
    assert ward.grid == {9: "m23", 8: "m21", 10: "m22"} or sorted(ward.grid) == [8, 9, 10]
    assert ward.grid[9] == "m23"


def test_memories_may_be_rearranged_every_evening_twenty_times_at_most() -> None:
    """HOL-15.3."""
    ward = evening(grid="m21:1 m22:2")
    ward.play("swap 2 1 4")
    assert ward.grid == {8: "m22", 10: "m21"}
    for _ in range(19):
        ward.play("swap 2 1 2")
    assert ward.state.day == 2  # nothing is left to decide that evening


def test_only_the_holder_sees_a_clear_card_in_the_evening() -> None:
    """HOL-15.4."""
    ward = evening(held_clear="blue m22", grid="m22").until("match")
    assert ward.asked == 1
    assert ward.state.view(1)["held_clear"]["blue"][0]["face"]["scene"] == "tins"
    for other in (-1, 0, 2):
        assert ward.state.view(other)["held_clear"]["blue"] == [{"period": 2, "face": None}]
    (look,) = ward.told("look")
    assert look.audience == (1,)


def test_a_matching_clear_card_lies_on_its_twin() -> None:
    """HOL-15.5, HOL-15.8."""
    ward = evening(held_clear="blue m22", grid="m22 m23").until("match")
    assert ward.choices == ["match 2", "match 3", "no_match"]
    ward.play("match 2")
    assert ward.laid == {"m22"}
    assert ward.grid[8] == "m22"
    assert ward.clear_of("blue") == []
    assert ward.told("clear")[0].args["scene"] == "tins"


def test_a_clear_card_without_its_twin_goes_back_unseen() -> None:
    """HOL-15.6: even if the goal needs it."""
    ward = evening(held_clear="blue m22", grid="m23").until("match").play("no_match")
    assert ward.in_deck("clear", "m22")
    assert ward.laid == set()
    assert "scene" not in ward.told("no_match")[0].args


def test_help_tokens_have_no_effect() -> None:
    """HOL-15.7, HOL-22.2: there is nothing to play with them."""
    ward = evening(grid="m21 m22")
    assert ward.kinds() == {"swap", "done"}


def test_collected_memories_are_not_kept_for_the_next_scenario() -> None:
    """HOL-1.11."""
    assert given(scenario=2).grid == {}
