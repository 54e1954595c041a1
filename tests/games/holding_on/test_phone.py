"""Phoning: HOL-20, and the calls of the scenarios."""

import pytest

from tests.games.holding_on.given import given

VOICE, NO_ANSWER = 1, 0


def test_the_phone_belongs_to_scenarios_with_the_contact_tile() -> None:
    """HOL-20.1: and to their conditions."""
    assert given("u01", clear="m34").step == "staff"
    assert given("u01", scenario=5).step == "staff"
    assert given("u01", scenario=5, clear="m34").step == "phone"


def test_one_doctor_may_be_put_on_the_tile_of_the_shift() -> None:
    """HOL-20.2, HOL-20.4: he gives no care and is not senior."""
    ward = given("u05", scenario=5, clear="m34", tokens="blue 3, green 1")
    assert ward.choices == ["phone yellow", "phone blue", "phone green", "no_phone"]
    ward.play("phone blue")
    assert not ward.can("assign blue")
    ward.play("assign green", "assign nurse1")
    assert ward.asked == 2
    ward.play("medical")
    assert "cover blue" not in ward.choices


def test_the_call_comes_after_the_patient_card() -> None:
    """HOL-20.5: a voice stays and counts as heard, no answer is discarded."""
    stack = (VOICE, NO_ANSWER, VOICE, VOICE, NO_ANSWER, NO_ANSWER)
    ward = given("u01", scenario=5, clear="m34", stacks=[stack])
    ward.play("phone blue", "assign yellow", "take token")
    assert ward.state.heard[1] == 1
    assert ward.pages()[-1] == "scenario-05-voice-1"
    ward.until("phone")
    ward.play("phone green", "assign nurse1").until("phone")
    assert ward.state.heard[1] == 1
    assert "scenario-05-silence-1" in ward.pages()


def test_every_silence_has_a_page_of_its_own() -> None:
    """HOL-C.5: the stack has three silences; the third is told on the back of a card."""
    stack = (NO_ANSWER, VOICE, VOICE, VOICE)
    ward = given("u01", scenario=5, clear="m34", stacks=[stack])
    ward.play("phone blue", "assign yellow", "take token")
    assert ward.pages()[-1] == "scenario-05-silence-3"


def test_several_calls_a_day_one_each_shift() -> None:
    """HOL-20.2."""
    ward = given(
        "u01 u02 u03", scenario=5, clear="m34", medical=True, stacks=[(VOICE, NO_ANSWER, VOICE)]
    )
    ward.play("phone blue", "assign nurse1").until("phone")
    ward.play("phone green", "assign nurse2").until("phone")
    ward.play("phone yellow").until("arrange")
    assert ward.state.heard[1] == 2
    assert ward.state.stacks == [()]


@pytest.mark.parametrize(("fatigue", "allowed"), [(1, True), (2, False), (3, False)])
def test_a_caller_has_less_than_two_fatigue(fatigue: int, allowed: bool) -> None:
    """HOL-20.3."""
    ward = given("u01", scenario=5, clear="m34", fatigue=f"blue {fatigue}")
    assert ward.can("phone blue") is allowed


def test_a_doctor_is_moved_to_the_tile_only_if_none_is_in_the_break_room() -> None:
    """HOL-G.17, HOL-20.6: with fatigue."""
    ward = given("u01", scenario=5, clear="m34", shift="afternoon", at="blue morning")
    assert ward.choices == ["phone yellow", "phone green", "no_phone"]
    moved = given(
        "u01",
        scenario=5,
        clear="m34",
        shift="afternoon",
        tokens="blue 1",
        at="blue morning, yellow leave, green leave",
    )
    assert moved.choices == ["phone blue", "no_phone"]
    moved.play("phone blue")
    assert moved.fatigue("blue") == 1
    assert moved.tokens("blue") == 0


def test_the_caller_has_worked() -> None:
    """HOL-20.6: he may be moved on with fatigue, and gets no evening tokens."""
    away = "yellow leave, green leave, nurse2 leave, assistant1 out, assistant2 out"
    ward = given("u01 u02", scenario=5, clear="m34", shift="afternoon", at=away, medical=True)
    ward.play("phone blue").until("phone")
    assert ward.at("blue") == "afternoon"
    ward.play("no_phone")
    assert ward.can("move blue")
    night = given("u01", scenario=5, clear="m34", shift="night", medical=True)
    night.play("phone blue", "assign nurse1").next_day()
    assert night.tokens("blue") == 0
    assert night.tokens("green") == 2


def test_a_call_needs_the_card_to_be_staffed_all_the_same() -> None:
    """HOL-20.2, D1."""
    ward = given(
        "u01",
        scenario=5,
        clear="m34",
        at="yellow leave, green leave, nurse1 leave, nurse2 leave, assistant1 out, assistant2 out",
    )
    assert ward.step != "phone"


def test_an_empty_stack_cannot_be_called() -> None:
    """HOL-20.1."""
    assert given("u01", scenario=5, clear="m34", stacks=[()]).step == "staff"


def test_nobody_is_asked_to_phone_where_nobody_would_answer() -> None:
    """HOL-20.1: what is left in a stack is known, though not its order."""
    silent = [(NO_ANSWER,), (NO_ANSWER,)]
    assert given("u01", scenario=10, clear="m54 m53", stacks=silent).step == "staff"
    one = given("u01", scenario=10, clear="m54 m53", stacks=[(NO_ANSWER,), (NO_ANSWER, VOICE)])
    assert one.state.asking().args["contacts"] == ["nell"]
    both = given("u01", scenario=10, clear="m54 m53")
    assert both.state.asking().args["contacts"] == ["jamie", "nell"]


def test_in_the_first_edition_one_could_phone_in_vain() -> None:
    """HOL-20.1: its records go on as they were written."""
    silent = [(NO_ANSWER,), (NO_ANSWER,)]
    ward = given("u01", scenario=10, clear="m54 m53", stacks=silent, edition=1)
    assert ward.step == "phone"
    ward.play("phone blue", "assign nurse1").until("call")
    assert ward.choices == ["call jamie", "call nell"]


def test_a_call_to_lucia_costs_two_tokens_or_is_hung_up() -> None:
    """HOL-C.7."""
    ward = given(
        "u01", scenario=7, clear="m44", tokens="blue 2, green 1", stacks=[(NO_ANSWER, VOICE)]
    )
    assert ward.choices == ["phone blue", "no_phone"]
    ward.play("phone blue", "assign nurse1").until("call")
    assert ward.choices == ["call lucia", "hang_up"]
    assert ward.asked == 1
    supply = ward.supply
    ward.play("call lucia")
    assert (ward.tokens("blue"), ward.supply) == (0, supply + 2)  # HOL-11.7


def test_nell_can_be_called_once_a_day_in_scenario_eight() -> None:
    """HOL-C.8."""
    ward = given("u01 u02", scenario=8, clear="m42", medical=True)
    ward.play("phone blue", "assign nurse1").until("staff", "phone")
    assert ward.step == "staff"
    assert ward.state.heard[1] == 1


def test_with_two_contacts_the_caller_chooses() -> None:
    """HOL-C.10."""
    ward = given(
        "u01",
        scenario=10,
        clear="m54 m53",
        medical=True,
        stacks=[(VOICE, NO_ANSWER), (VOICE, NO_ANSWER)],
    )
    ward.play("phone blue", "assign nurse1").until("call")
    assert ward.choices == ["call jamie", "call nell"]
    ward.play("call jamie")
    assert ward.pages()[-1] == "scenario-10-voice-jamie"
    assert ward.state.heard_on[0] == 1
