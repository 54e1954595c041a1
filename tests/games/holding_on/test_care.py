"""Care tokens, medical and palliative care: HOL-8 to HOL-11, HOL-18, and HOL-3."""

import pytest

from tests.games.holding_on.given import given


def test_care_is_medical_or_palliative_and_the_senior_decides() -> None:
    """HOL-8.1, HOL-8.8."""
    ward = given("u05", tokens="yellow 2")
    ward.play("assign yellow", "assign blue")
    assert ward.choices == ["medical", "palliative"]
    assert ward.asked == 0
    ward.play("medical")
    assert ward.state.hazy_due == ward.state.tokens_due == 0


def test_only_those_of_the_shift_pay_for_medical_care() -> None:
    """HOL-8.3, HOL-2.1: not a doctor elsewhere, and no pool for doctors alone."""
    ward = given("u15", tokens="yellow 1, blue 1, green 3, pool 3")
    ward.play("assign yellow", "assign blue", "medical")
    assert ward.choices == ["cover yellow", "cover blue"]
    nurse = given("u15", tokens="yellow 1, green 3, pool 3")
    nurse.play("assign yellow", "assign nurse1", "medical")
    assert nurse.choices == ["cover yellow", "cover pool"]


def test_an_assistant_opens_the_pool() -> None:
    """HOL-8.3, HOL-2.1."""
    ward = given(
        "u11",
        tokens="yellow 1, pool 3",
        at="blue leave, green leave, nurse1 leave, nurse2 leave",
    )
    ward.play("call_assistant", "medical")
    assert ward.choices == ["cover yellow", "cover pool"]


def test_each_token_covers_one_symbol_and_health_falls_for_the_rest() -> None:
    """HOL-8.4, HOL-3.1, HOL-3.3."""
    ward = given("u15", tokens="yellow 3")
    ward.play("assign yellow", "assign blue", "medical")  # the first token is a duty
    ward.play("stop")
    assert ward.health == 26
    assert ward.tokens("yellow") == 2


def test_a_stable_card_takes_one_token_and_health_rises_by_one() -> None:
    """HOL-8.5."""
    ward = given("s04", tokens="yellow 3", health=20)
    ward.play("assign yellow", "medical")
    assert ward.health == 21
    assert ward.tokens("yellow") == 2


def test_health_never_rises_above_thirty() -> None:
    """HOL-3.1."""
    ward = given("s04", tokens="yellow 3", health=30)
    ward.play("assign yellow", "medical")
    assert ward.health == 30


def test_tokens_lie_on_the_card_until_the_gathering() -> None:
    """HOL-8.6, HOL-11.7."""
    ward = given("u03", shift="afternoon", tokens="yellow 2")
    ward.play("assign yellow", "medical")
    assert (ward.on_cards, ward.supply) == (1, 22)
    ward.play("assign nurse1").next_day()
    assert ward.on_cards == 0


def test_medical_care_needs_at_least_one_token() -> None:
    """HOL-8.7, HOL-G.8."""
    ward = given("u06")
    ward.play("assign yellow", "assign blue")
    assert ward.step == "either"  # without a token there is only palliative care
    paid = given("u06", tokens="yellow 1")
    paid.play("assign yellow", "assign blue", "medical")
    assert paid.state.medical_given


def test_a_critical_card_knows_only_medical_care() -> None:
    """HOL-9.1, HOL-9.3, HOL-9.4: with no tokens it is resolved with none."""
    ward = given("k1", grid="m11")
    ward.play("assign yellow", "assign blue")
    assert ward.health == 25
    assert ward.step == "leave"
    choice = given("k1", tokens="yellow 2")
    choice.play("assign yellow", "assign blue")
    assert choice.choices == ["cover yellow", "stop"]
    choice.play("stop")
    assert choice.health == 25
    assert not choice.state.medical_given


def test_an_averted_crisis_earns_a_token_for_the_shift() -> None:
    """HOL-9.2."""
    ward = given("k1", tokens="yellow 3, blue 2")
    ward.play("assign yellow", "assign blue", "cover yellow", "cover yellow", "cover blue")
    assert (ward.step, ward.asked) == ("averted", 0)
    assert ward.choices == ["give yellow", "give blue"]
    ward.play("give blue")
    assert ward.tokens("blue") == 2
    assert ward.health == 28


def test_palliative_care_lets_health_fall_for_every_symbol() -> None:
    """HOL-10.1."""
    ward = given("u13", tokens="yellow 6")
    ward.play("assign yellow", "assign blue", "palliative")
    assert ward.health == 26
    stable = given("s14", tokens="yellow 1")
    stable.play("assign yellow", "assign blue", "palliative")
    assert stable.health == 28


def test_the_staff_receive_every_reward_and_the_senior_says_who() -> None:
    """HOL-10.3, HOL-10.4, HOL-4.5: tokens of nurses go to the pool."""
    ward = given("u13", hazy_deck="m11 m12")
    ward.play("assign blue", "assign nurse1")
    assert (ward.step, ward.asked) == ("reward", 1)
    ward.play("give blue", "give pool")
    assert (ward.tokens("blue"), ward.tokens("pool")) == (1, 1)
    assert ward.step == "talker"
    ward.play("talk nurse1")
    assert len(ward.hazy_of("pool")) == 1


def test_either_symbols_are_settled_before_the_first_card() -> None:
    """HOL-10.5, HOL-G.9: and tokens are handed out before the talk."""
    ward = given("u14", hazy_deck="m11 m12 m13")
    ward.play("assign yellow", "assign blue", "assign green")
    ward.play("take hazy", "take token", "take hazy")
    assert ward.step == "reward"
    assert ward.hazy_of("yellow") == []
    ward.play("give green")
    assert ward.step == "talker"
    ward.play("talk yellow")
    assert len(ward.hazy_of("yellow")) == 2  # HOL-10.6


def test_a_doctor_holds_at_most_six_tokens() -> None:
    """HOL-11.1, HOL-11.2: the token can go to another, else it is lost."""
    ward = given("u10", tokens="yellow 6")
    ward.play("assign yellow", "palliative")
    assert ward.tokens("yellow") == 6
    assert ward.supply == 18
    two = given("s14", tokens="yellow 6")
    two.play("assign yellow", "assign blue", "palliative")
    assert (two.tokens("yellow"), two.tokens("blue")) == (6, 2)


def test_the_pool_has_no_limit_but_the_supply_has() -> None:
    """HOL-11.1, HOL-11.3."""
    ward = given("u10", tokens="pool 23")
    ward.play("assign nurse1", "palliative")
    assert ward.tokens("pool") == 24
    assert ward.supply == 0


def test_tokens_are_never_passed_on() -> None:
    """HOL-11.4: no choice moves a token from one purse to another."""
    ward = given("s11", tokens="yellow 3, pool 3", grid="m11")
    ward.play("assign yellow", "assign nurse1")
    before = ward.tokens("yellow"), ward.tokens("pool")
    ward.play("palliative", "take token", "take token", "give yellow", "give pool")
    assert (ward.tokens("yellow"), ward.tokens("pool")) == (before[0] + 1, before[1] + 1)


def test_the_pool_does_not_pay_for_queries() -> None:
    """HOL-11.6, HOL-11.5."""
    ward = given("s09", tokens="pool 6", grid="m11", hazy_deck="m12")
    ward.play("assign yellow", "assign nurse1", "palliative", "give pool", "talk nurse1")
    assert ward.step == "leave"


def test_a_full_night_shift_earns_a_token_before_care_is_chosen() -> None:
    """HOL-18.1: and it can be used at once; cover counts."""
    ward = given("u01", shift="night")
    ward.play("assign yellow")
    assert ward.tokens("yellow") == 1
    assert ward.choices == ["medical", "palliative"]
    two = given("u11", shift="night")
    two.play("assign blue", "assign nurse1")
    assert (two.step, two.asked) == ("night_bonus", 1)
    assert two.choices == ["give blue", "give pool"]


@pytest.mark.parametrize("shift", ["morning", "afternoon"])
def test_there_is_no_bonus_by_day(shift: str) -> None:
    """HOL-18.1."""
    ward = given("u01", shift=shift)
    ward.play("assign yellow")
    assert ward.tokens("yellow") == 0


def test_a_night_that_could_not_be_filled_has_no_bonus() -> None:
    """HOL-18.2."""
    away = "yellow leave, blue leave, green leave, nurse2 leave, assistant1 out, assistant2 out"
    ward = given("u17", shift="night", at=away, fatigue="nurse1 1")
    ward.play("stop")
    assert ward.warnings == 1
    assert ward.supply == 24
