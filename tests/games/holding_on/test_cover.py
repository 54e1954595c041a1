"""Cover and fatigue: HOL-7 and HOL-16."""

from tests.games.holding_on.given import given

AWAY = "yellow leave, blue leave, green leave, nurse1 leave, nurse2 leave"


def test_cover_is_used_only_when_the_break_room_is_empty() -> None:
    """HOL-7.1, HOL-G.6."""
    ward = given("u17", shift="afternoon", at="green morning, nurse1 morning, nurse2 morning")
    assert ward.choices == ["assign yellow", "assign blue"]
    ward.play("assign yellow")  # and blue, who is the only one left
    assert "call_assistant" in ward.choices
    assert not any(line.startswith("assign") for line in ward.choices)


def test_medical_assistants_can_be_called_for_one_day() -> None:
    """HOL-7.2, HOL-2.3, HOL-2.4: and leave the game for good."""
    ward = given("u05 u01 u02", at=AWAY.replace("green leave", "green break_room"))
    ward.play("call_assistant")  # green, the only one there, is on the card already
    assert ward.at("assistant1") == "morning"
    ward.until("staff")
    ward.play("move assistant1")
    assert ward.fatigue("assistant1") == 0
    ward.until("staff")
    assert ward.state.shift == 2
    assert ward.can("move assistant1")  # all three shifts of that day
    ward.play("move assistant1").next_day()
    assert ward.at("assistant1") == "out"
    assert ward.at("assistant2") == "desk"


def test_somebody_can_be_moved_from_the_shift_just_before() -> None:
    """HOL-7.3, HOL-7.4, HOL-16.1: never from the morning to the night."""
    ward = given(
        "u05",
        shift="night",
        at="yellow morning, blue afternoon, nurse1 afternoon,"
        "green leave, nurse2 leave, assistant1 out, assistant2 out",
    )
    assert ward.choices == ["move blue", "move nurse1"]
    ward.play("move blue")
    assert ward.fatigue("blue") == 1
    assert ward.at("blue") == "night"


def test_nobody_can_be_moved_to_the_morning() -> None:
    """HOL-7.4."""
    ward = given("u05", at=AWAY.replace("yellow leave", "yellow break_room"))
    assert ward.kinds() == {"call_assistant", "stand_in"}


def test_one_on_the_shift_can_stand_in_for_each_missing_person() -> None:
    """HOL-7.5, HOL-7.9: one fatigue a place."""
    ward = given("u17", at=AWAY.replace("yellow leave", "yellow break_room"))
    ward.play("stand_in yellow", "stand_in yellow")
    assert ward.fatigue("yellow") == 2
    assert ward.state.crew == (0,)
    assert ward.state.worked[0] == 1


def test_an_assistant_cannot_stand_in() -> None:
    """HOL-7.5."""
    ward = given("u17", at=AWAY)
    assert ward.state.crew == (7,)  # called for want of any other choice
    assert ward.choices == ["call_assistant", "stop"]


def test_the_three_ways_of_cover_may_be_mixed() -> None:
    """HOL-7.6."""
    ward = given(
        "u17",
        shift="afternoon",
        at="yellow leave, blue morning, green leave,nurse1 leave, nurse2 leave",
    )
    ward.play("move blue", "stand_in blue", "call_assistant")
    assert ward.fatigue("blue") == 2
    assert ward.warnings == 0


def test_nobody_gets_fatigue_beyond_the_maximum() -> None:
    """HOL-7.7, HOL-16.2, HOL-G.7."""
    ward = given(
        "u17",
        shift="afternoon",
        fatigue="blue 3, nurse1 2, green 2",
        at="yellow leave, blue morning, green morning, nurse1 morning, nurse2 leave",
    )
    assert not ward.can("move blue")
    assert not ward.can("move nurse1")
    ward.play("move green")
    assert ward.fatigue("green") == 3
    assert not ward.can("stand_in green")


def test_a_shift_that_cannot_be_filled_is_a_warning_and_those_present_run_it() -> None:
    """HOL-7.8, HOL-17.4, HOL-G.4."""
    ward = given(
        "u17",
        fatigue="nurse1 1",
        at="yellow leave, blue leave, green leave, nurse2 leave, assistant1 out, assistant2 out",
    )
    assert ward.warnings == 0
    ward.play("stand_in nurse1")
    assert ward.warnings == 1
    assert ward.result is None
    assert [event.args["cause"] for event in ward.told("warning")] == ["shift"]


def test_deliberate_understaffing_is_illegal_while_the_shift_can_be_filled() -> None:
    """HOL-G.7, HOL-7.8."""
    ward = given("u17", at="yellow leave, blue leave, green leave, nurse2 leave")
    assert not ward.can("stop")
    short = given(
        "u17",
        fatigue="nurse1 1",
        at="yellow leave, blue leave, green leave, nurse2 leave, assistant1 out, assistant2 out",
    )
    assert short.can("stop")
    short.play("stop")
    assert short.warnings == 1


def test_without_a_single_pawn_the_scenario_is_lost() -> None:
    """HOL-1.8, HOL-G.4."""
    ward = given("u01", at=AWAY + ", assistant1 out, assistant2 out")
    assert ward.result == "loss_staff"
    outcome = ward.state.outcome()
    assert outcome is not None
    assert outcome.args == {"ending": "01-transfer"}


def test_fatigue_costs_a_doctor_a_token_or_a_card_of_his_choice() -> None:
    """HOL-16.3, HOL-16.6, HOL-G.20: the kind is his choice, the card is not."""
    ward = given(
        "u02",
        shift="afternoon",
        tokens="blue 1",
        held="blue m11 m12",
        held_clear="blue m31",
        grid="m32",
        at="yellow leave, blue morning, green leave, nurse1 leave, nurse2 leave,"
        "assistant1 out, assistant2 out",
    )
    assert ward.step == "tire"
    assert ward.asked == 1
    assert ward.choices == ["lose token", "lose hazy", "lose clear"]
    lost = ward.play("lose hazy")
    assert len(lost.hazy_of("blue")) == 1
    assert lost.in_deck("hazy", "m11") != lost.in_deck("hazy", "m12")
    assert lost.tokens("blue") == 1
    assert ward.told("lose_hazy")[0].args == {"staff": "blue", "period": "1"}


def test_fatigue_of_a_nurse_is_paid_from_the_pad_by_the_manager() -> None:
    """HOL-16.4, HOL-2.2."""
    ward = given(
        "u02",
        shift="afternoon",
        tokens="pool 2, green 2",
        held="pool m11",
        manager="green",
        at="yellow leave, blue leave, green leave, nurse1 morning, nurse2 leave,"
        "assistant1 out, assistant2 out",
    )
    assert (ward.step, ward.asked) == ("tire", 2)
    assert ward.choices == ["lose token", "lose hazy"]
    ward.play("lose token")
    assert ward.tokens("pool") == 1
    assert ward.supply == 24 - 3


def test_who_has_nothing_pays_nothing() -> None:
    """HOL-16.5."""
    ward = given(
        "u02",
        shift="afternoon",
        at="yellow leave, blue morning, green leave,"
        "nurse1 leave, nurse2 leave, assistant1 out, assistant2 out",
    )
    assert ward.fatigue("blue") == 1
    assert ward.step == "either"


def test_fatigue_stays_until_leave_takes_all_of_it() -> None:
    """HOL-16.1."""
    ward = given("u01 u02 u03 u04", fatigue="blue 2", medical=True, manager="green")
    ward.next_day()
    assert ward.fatigue("blue") == 2
    ward.play("assign nurse1").until("leave").play("send blue").next_day()
    assert ward.fatigue("blue") == 0


def test_a_tired_doctor_cannot_query_but_can_care_and_talk() -> None:
    """HOL-16.7, HOL-G.16."""
    ward = given(
        "s03", scenario=2, fatigue="yellow 2", tokens="yellow 3", grid="m11", hazy_deck="m12"
    )
    ward.play("assign yellow", "palliative")
    assert ward.step == "guide"
    assert ward.can("guide 1")
    ward.play("no_guide", "accept")
    assert ward.step != "query"


def test_an_overworked_pawn_is_of_no_use_for_the_rest_of_the_day() -> None:
    """HOL-16.8, HOL-G.22."""
    ward = given(
        "u01 u05 u01",
        fatigue="nurse1 2",
        shift="afternoon",
        at="nurse1 morning, yellow morning, blue leave, green leave, nurse2 leave",
    )
    assert not ward.can("move nurse1")
    assert ward.at("nurse1") == "morning"


def test_the_manager_sends_unassigned_doctors_and_nurses_on_leave() -> None:
    """HOL-16.9, HOL-16.10, HOL-16.11."""
    ward = given("u01", manager="yellow")
    ward.play("assign blue").until("leave")
    assert ward.asked == 0
    assert ward.choices == ["send green", "send nurse1", "send nurse2", "done"]
    ward.play("send green", "send nurse1", "done")
    assert ward.at("green") == ward.at("nurse1") == "leave"
    assert not ward.can("assign green")
