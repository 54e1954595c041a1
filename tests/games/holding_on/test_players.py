"""Player counts: HOL-21, and part 8F."""

import pytest

from tests.games.holding_on.given import given
from wardroom.games.holding_on import HOLDING_ON


@pytest.mark.parametrize(("seats", "doctors"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_there_is_a_doctor_for_each_player(seats: int, doctors: int) -> None:
    """HOL-21.1, HOL-21.2, HOL-21.7, HOL-21.14, HOL-G.2: always two nurses and two assistants."""
    ward = given(seats=seats)
    staff = ward.state.view(0)["staff"]
    assert sum(name in ("yellow", "blue", "green", "red") for name in staff) == doctors
    assert sum(entry["at"] == "desk" for entry in staff.values()) == 2
    assert staff["nurse1"]["at"] == staff["nurse2"]["at"] == "break_room"
    assert staff["nurse3"]["at"] == "out"


OTHERS = "blue leave, nurse1 leave, nurse2 leave, assistant1 out, assistant2 out"


def test_with_two_players_the_manager_may_work_an_extra_shift_without_fatigue() -> None:
    """HOL-21.3, HOL-21.4, HOL-G.25: even from morning to night."""
    ward = given("u02", seats=2, shift="night", at="yellow morning, " + OTHERS)
    assert ward.fatigue("yellow") == 0
    assert ward.at("yellow") == "night"
    assert ward.state.free_shift_used


def test_only_the_manager_and_only_one_shift() -> None:
    """HOL-21.5: a third shift tires as usual."""
    other = given(
        "u02",
        seats=2,
        manager="blue",
        shift="afternoon",
        at="yellow morning, " + OTHERS.replace("blue leave", "blue leave"),
    )
    assert other.fatigue("yellow") == 1
    third = given(
        "u02 u03", seats=2, shift="afternoon", at="yellow morning, " + OTHERS, medical=True
    )
    assert third.fatigue("yellow") == 0
    third.until("care", "reward", "staff").next_shift()
    assert third.fatigue("yellow") == 1


def test_a_manager_who_worked_one_shift_gets_evening_tokens() -> None:
    """HOL-21.6."""
    ward = given("u01 u03", seats=2, shift="afternoon", medical=True, at="yellow morning")
    ward.play("assign nurse1").until("staff").play("assign nurse2").next_day()
    assert ward.tokens("yellow") == 2
    three = given("u03", seats=3, shift="night", medical=True, at="yellow morning")
    three.play("assign nurse2").next_day()
    assert three.tokens("yellow") == 0


def test_with_four_players_the_managers_doctor_is_on_the_pad() -> None:
    """HOL-21.8, HOL-21.9, HOL-21.10: no shift, no leave, no evening tokens; he still decides."""
    ward = given("u05 u01 u02", seats=4, tokens="yellow 2, pool 2", medical=True)
    assert ward.at("yellow") == "pad"
    assert not ward.can("assign yellow")
    ward.play("assign nurse1", "assign nurse2")
    assert (ward.step, ward.asked) == ("care", 0)
    ward.play("medical")
    assert not ward.can("cover yellow")
    ward.until("leave")
    assert not ward.can("send yellow")
    ward.next_day()
    assert ward.tokens("yellow") == 2
    assert ward.at("yellow") == "break_room"
    assert ward.at("blue") == "pad"


def test_on_the_first_day_the_first_managers_doctor_is_on_the_pad() -> None:
    """HOL-21.8."""
    state = HOLDING_ON.deal({}, 4, 5)
    view = state.view(0)
    assert view["staff"][view["manager"]]["at"] == "pad"


def test_a_manager_on_leave_manages_all_the_same() -> None:
    """HOL-21.11."""
    ward = given(
        "u01 u02", seats=4, shift="night", medical=True, at="blue afternoon", fatigue="blue 3"
    )
    ward.play("assign green").next_day()
    assert ward.state.manager == 1
    assert ward.at("blue") == "leave"
    assert ward.asked == 1


def test_the_pad_goes_round() -> None:
    """HOL-21.12."""
    for seats, order in ((2, [0, 1, 0]), (3, [0, 1, 2]), (1, [0, 1, 0])):
        ward = given(seats=seats, health=30)
        managers = [ward.state.manager]
        while len(managers) < 3 and ward.result is None:
            ward.state.medical_given = True
            ward.play(ward.least())
            if ward.state.day > len(managers):
                managers.append(ward.state.manager)
        assert managers == order


@pytest.mark.parametrize(("day", "comes"), [(3, True), (4, False), (7, True), (11, True)])
def test_a_relief_nurse_comes_every_fourth_day(day: int, comes: bool) -> None:
    """HOL-21.13: two players, scenarios with the phone; off again in the evening, rested."""
    ward = given("u01 u02 u03", seats=2, scenario=5, day=day, shift="night", medical=True)
    ward.play("assign nurse1").next_day()
    assert (ward.at("nurse3") == "break_room") is comes
    if comes:
        ward.state.fatigue[6] = 1
        ward.state.medical_given = True
        while ward.state.day == day + 1 and ward.result is None:
            ward.state.medical_given = True
            ward.play(ward.least(avoid=("assign nurse3",)))
        assert (ward.at("nurse3"), ward.fatigue("nurse3")) == ("out", 0)


def test_there_is_no_relief_nurse_elsewhere() -> None:
    """HOL-21.13."""
    for more in ({"scenario": 4, "seats": 2}, {"scenario": 5, "seats": 3}):
        ward = given("u01", day=3, shift="night", medical=True, **more)  # type: ignore[arg-type]
        ward.play("assign nurse1").next_day()
        assert ward.at("nurse3") == "out"


def test_gentle_mode_has_a_third_nurse_at_any_count() -> None:
    """HOL-C.17."""
    ward = given("u01", mode="gentle", shift="night", medical=True)
    assert ward.at("nurse3") == "break_room"
    ward.play("assign nurse3").next_day()
    assert ward.at("nurse3") == "break_room"


def test_alone_one_person_decides_for_two_doctors_and_sees_both_hands() -> None:
    """HOL-21.14."""
    ward = given(
        "u01",
        seats=1,
        shift="night",
        medical=True,
        held_clear="yellow m11, blue m21",
        grid="m11 m21",
    )
    assert ward.asked == 0
    ward.play("assign nurse1").until("match")
    held = ward.state.view(0)["held_clear"]
    assert held["yellow"][0]["face"] is not None
    assert held["blue"][0]["face"] is not None
    assert ward.state.view(-1)["held_clear"]["blue"] == [{"period": 2, "face": None}]
