"""The day and its frame: HOL-5, HOL-6, HOL-17, and the losses of HOL-1."""

import pytest

from tests.games.holding_on.given import given


def test_a_day_has_three_shifts_and_an_evening() -> None:
    """HOL-5.1, HOL-4.6, HOL-6.1: one card after the other."""
    ward = given("u01 u02 u03")
    assert [event.args["patient"] for event in ward.told("reveal")] == []
    ward.next_shift()
    assert ward.state.shift == 1
    ward.next_shift()
    assert ward.state.shift == 2
    assert [event.args["patient"] for event in ward.told("reveal")] == ["u02", "u03"]
    ward.next_day()
    assert (ward.state.day, ward.state.shift) == (2, 0)


def test_the_pad_passes_to_the_left_but_not_before_the_first_day() -> None:
    """HOL-5.2."""
    ward = given("u01 u02 u03", manager="green", tokens="pool 3", medical=True)
    assert ward.state.manager == 2
    ward.next_day()
    assert ward.state.manager == 0
    assert ward.tokens("pool") >= 3


def test_a_shift_is_staffed_then_cared_for_then_asked() -> None:
    """HOL-5.3, HOL-5.4, HOL-6.7: the card is known before it is staffed."""
    ward = given("s04", tokens="yellow 2", grid="m11")
    assert ward.step == "staff"
    ward.play("assign yellow")
    assert ward.step == "care"
    ward.play("medical")
    assert ward.step == "query"
    ward.play("pass")
    assert ward.step == "leave"


def test_leave_is_offered_only_between_morning_and_afternoon() -> None:
    """HOL-5.5."""
    ward = given("u01 u02 u03", medical=True)
    steps = []
    while ward.state.day == 1:
        steps.append((ward.state.shift, ward.step))
        ward.play(ward.least())
    assert [shift for shift, step in steps if step == "leave"] == [0]


def test_who_has_not_worked_gains_two_tokens_in_the_evening() -> None:
    """HOL-5.6: doctors and nurses in the break room, not those on leave."""
    ward = given("u03 u10 u03", medical=True, at="blue leave")
    ward.play("assign yellow").until("staff").play("assign nurse1").until("staff")
    ward.play("assign green").next_day()
    assert ward.tokens("yellow") == 1  # the reward of u03
    assert ward.tokens("blue") == 0
    assert ward.tokens("pool") == 2 + 2  # the reward of u10, and the rest of nurse2


def test_evening_tokens_come_before_those_on_the_cards_return() -> None:
    """HOL-5.7, HOL-8.6."""
    ward = given(
        "u01", shift="night", tokens="yellow 6, blue 6, green 6, pool 2", on_cards=3, medical=True
    )
    assert ward.supply == 1
    ward.play("assign yellow").until("place", "arrange", "staff")
    assert ward.state.day == 2
    assert ward.supply + ward.tokens("pool") == 24 - 18
    assert ward.on_cards == 0


def test_the_team_gathers_in_the_right_order() -> None:
    """HOL-5.8, HOL-5.9: those on leave return rested, those overworked today go."""
    ward = given(
        "u01",
        shift="night",
        at="blue leave, green afternoon, assistant1 morning",
        fatigue="blue 3, green 3",
        medical=True,
    )
    ward.play("assign yellow").next_day()
    assert (ward.at("blue"), ward.fatigue("blue")) == ("break_room", 0)
    assert (ward.at("green"), ward.fatigue("green")) == ("leave", 3)
    assert ward.at("assistant1") == "out"
    assert ward.at("assistant2") == "desk"


def test_the_evening_ends_with_the_goal_and_a_new_day() -> None:
    """HOL-5.10, HOL-1.2: won the moment the goal is true, and the result is read."""
    ward = given(
        "u01",
        shift="night",
        medical=True,
        clear="m11 m21 m31 m41",
        grid="m51",
        held_clear="yellow m51",
    )
    ward.play("assign nurse1").until("match").play("match 1")
    assert ward.result == "win"
    (told,) = ward.told("win")
    assert told.args["ending"] == "01-win"
    assert not ward.state.waiting()


def test_the_shift_must_be_filled_exactly() -> None:
    """HOL-6.2, HOL-6.3."""
    ward = given("u05")
    assert ward.choices == [f"assign {name}" for name in ("yellow", "blue", "green")] + [
        "assign nurse1",
        "assign nurse2",
    ]
    ward.play("assign nurse1", "assign blue")
    assert ward.state.crew == (4, 1)
    assert ward.state.worked[1] == 1
    assert not ward.can("assign green")


@pytest.mark.parametrize(
    ("order", "senior"),
    [(("yellow", "blue"), 0), (("blue", "yellow"), 1), (("nurse1", "green"), 2)],
)
def test_the_first_doctor_on_the_card_is_senior(order: tuple[str, str], senior: int) -> None:
    """HOL-6.4, HOL-6.5, HOL-G.5."""
    ward = given("u05", tokens="yellow 1, blue 1, green 1, pool 1")
    ward.play(*[f"assign {name}" for name in order])
    assert ward.step == "care"
    assert ward.asked == senior


def test_without_a_doctor_the_manager_decides() -> None:
    """HOL-6.4."""
    ward = given("u05", tokens="pool 2", manager="blue")
    ward.play("assign nurse1", "assign nurse2")
    assert (ward.step, ward.asked) == ("care", 1)


def test_tired_pawns_may_work_but_those_on_leave_may_not() -> None:
    """HOL-6.6."""
    ward = given("u05", fatigue="yellow 2", at="blue leave")
    assert ward.can("assign yellow")
    assert not ward.can("assign blue")


def test_a_day_without_medical_care_is_a_warning() -> None:
    """HOL-8.2, HOL-17.1, HOL-17.2."""
    ward = given("u01", shift="night")
    ward.play("assign yellow", "palliative").next_day()
    assert ward.warnings == 1
    assert [event.args["cause"] for event in ward.told("warning")] == ["medical"]


def test_the_second_warning_loses_at_once() -> None:
    """HOL-1.9, HOL-17.1."""
    ward = given("u01", shift="night", warnings=1)
    ward.play("assign yellow", "palliative").until("place", "arrange")
    assert ward.result == "loss_warnings"
    assert ward.told("loss_warnings")[0].args["ending"] == "01-transfer"


def test_an_overworked_manager_of_tomorrow_is_a_warning() -> None:
    """HOL-17.3, HOL-G.23."""
    ward = given("u01", shift="night", at="blue afternoon", fatigue="blue 3", medical=True)
    ward.play("assign yellow").next_day()
    assert ward.warnings == 1
    assert ward.state.manager == 1
    assert ward.at("blue") == "leave"


def test_two_causes_in_one_evening_are_two_warnings() -> None:
    """HOL-17.5."""
    ward = given("u01", shift="night", at="blue afternoon", fatigue="blue 3")
    ward.play("assign yellow", "palliative").until("arrange")
    assert ward.result == "loss_warnings"
    assert [event.args["cause"] for event in ward.told("warning")] == ["medical", "manager"]


def test_a_second_warning_comes_before_the_discussion() -> None:
    """HOL-17.6: even if its memories would have met the goal."""
    ward = given(
        "u01",
        shift="night",
        warnings=1,
        clear="m11 m21 m31 m41",
        grid="m51",
        held_clear="yellow m51",
    )
    ward.play("assign nurse1").until("match")
    assert ward.result == "loss_warnings"


def test_an_empty_deck_loses_only_when_a_new_day_has_to_start() -> None:
    """HOL-1.7: the thirteenth day is played to its end."""
    ward = given("u01", day=13, shift="night", medical=True)
    assert ward.result is None
    ward.play("assign yellow").until("nothing")
    assert ward.result == "loss_deck"
    assert ward.state.day == 13
    assert ward.told("loss_deck")[0].args["ending"] == "01-death"


def test_billy_dies_at_zero_and_nothing_further_is_resolved() -> None:
    """HOL-1.6: in the middle of a shift."""
    ward = given("u16", health=3, tokens="yellow 1")
    ward.play("assign yellow", "assign blue", "palliative")
    assert ward.result == "loss_health"
    assert ward.health == 0
    assert ward.tokens("yellow") == 1
    assert ward.state.waiting() == ()


def test_all_win_or_lose_together() -> None:
    """HOL-1.1."""
    ward = given("u16", health=3)
    ward.play("assign yellow", "assign blue")
    outcome = ward.state.outcome()
    assert outcome is not None
    assert outcome.winners == ()
