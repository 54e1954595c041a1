"""The worked examples of the reference: HOL-E.1 to HOL-E.20."""

import pytest

from tests.games.holding_on.given import given
from wardroom.games.holding_on.goals import fulfilled


def test_seniority() -> None:
    """HOL-E.1."""
    ward = given("u05", tokens="yellow 1, pool 1", manager="green")
    ward.play("assign yellow", "assign nurse1")
    assert ward.warnings == 0
    assert ward.asked == 0
    ward.play("medical")
    assert "cover pool" in ward.choices


def test_night_cover() -> None:
    """HOL-E.2."""
    ward = given(
        "u17",
        shift="night",
        tokens="blue 1",
        held="blue m11",
        at="yellow leave, green leave, nurse2 leave, nurse1 morning, blue afternoon",
    )
    assert not ward.can("move nurse1")
    ward.play("move blue", "lose token", "stand_in blue")
    assert ward.hazy_of("blue") == []  # the second price
    ward.play("call_assistant")
    assert ward.fatigue("blue") == 2
    assert ward.fatigue("assistant1") == 0
    assert ward.step == "night_bonus"


def test_critical_averted() -> None:
    """HOL-E.3."""
    ward = given("k3", tokens="yellow 2, pool 2")
    ward.play("assign yellow", "assign nurse1")
    ward.play("cover yellow", "cover yellow", "cover pool", "cover pool")
    assert (ward.health, ward.on_cards) == (28, 4)
    assert ward.step == "averted"
    ward.play("give yellow")
    assert ward.tokens("yellow") == 1
    assert ward.state.medical_given


def test_unstable_partial_cover() -> None:
    """HOL-E.4."""
    ward = given("u15", tokens="yellow 1, blue 1")
    ward.play("assign yellow", "assign blue", "medical", "cover yellow", "cover blue")
    assert ward.health == 27
    assert ward.supply == 22
    assert ward.step == "leave"


def test_stable_medical() -> None:
    """HOL-E.5."""
    ward = given("s04", tokens="yellow 3", health=20, grid="m11")
    ward.play("assign yellow", "medical")
    assert ward.health == 21
    assert ward.step == "query"
    assert ward.on_cards == 1


@pytest.mark.parametrize(
    ("health", "asked", "cards"), [(20, False, 0), (10, False, 0), (6, True, 1), (2, False, 0)]
)
def test_the_first_event_of_the_rulebook(health: int, asked: bool, cards: int) -> None:
    """HOL-E.6: counts as a draw; in the red band a token draws a card; black ends the talk."""
    for seed in range(60):
        ward = given("s02", hazy_deck="h1 m11", health=health, tokens="pool 2", seed=seed)
        ward.play("assign nurse1", "palliative")
        if ward.told("event"):
            assert (ward.step == "trust") is asked
            if asked:
                ward.play("spend")
            assert len(ward.hazy_of("pool")) == cards
            return
    pytest.fail("the event never came")


@pytest.mark.parametrize(
    ("health", "card", "gone"), [(20, "m11", False), (10, "m21", False), (6, "m21", True)]
)
def test_the_second_event_of_the_rulebook(health: int, card: str, gone: bool) -> None:
    """HOL-E.7: ignored, change of subject, the same and removed."""
    for seed in range(80):
        ward = given(
            "s04",
            clear_deck="c1 m11 m21",
            grid="m12",
            health=health - 1,
            tokens="yellow 3",
            seed=seed,
        )
        ward.play("assign yellow", "medical", "query 1")
        if ward.told("event") and ward.clear_of("yellow"):
            assert ward.clear_of("yellow") == [card]
            assert (ward.state.clear_gone != 0) is gone
            return
    pytest.fail("the event never came")


def test_the_second_event_ends_the_querying_when_billy_is_very_weak() -> None:
    """HOL-E.7: black."""
    for seed in range(60):
        ward = given("s04", clear_deck="c1 m11", grid="m12", health=2, tokens="yellow 3", seed=seed)
        ward.play("assign yellow", "medical", "query 1")
        if ward.told("event"):
            assert ward.step == "leave"
            assert ward.tokens("yellow") == 1
            return
    pytest.fail("the event never came")


def test_leave() -> None:
    """HOL-E.8."""
    ward = given("u01 u02 u03", manager="blue", fatigue="yellow 2", medical=True)
    ward.play("assign green").until("leave").play("send yellow", "done")
    assert not ward.can("assign yellow")
    ward.play("assign nurse1").until("staff")
    assert not ward.can("assign yellow")
    ward.play("assign nurse2").next_day()
    assert ward.tokens("yellow") == 0
    assert (ward.at("yellow"), ward.fatigue("yellow")) == ("break_room", 0)


def test_the_goal_of_scenario_one() -> None:
    """HOL-E.9."""
    ward = given(
        "u01",
        shift="night",
        medical=True,
        clear="m11 m21 m31 m41",
        grid="m51 m13 m23 m33 m43",
        held_clear="yellow m51",
    )
    assert not fulfilled(ward.state)
    ward.play("assign nurse1").until("match").play("match 1")
    assert ward.result == "win"


def test_two_players() -> None:
    """HOL-E.10."""
    away = "blue leave, nurse1 leave, nurse2 leave, assistant1 out, assistant2 out"
    ward = given("u02", seats=2, shift="night", tokens="yellow 1", at="yellow morning, " + away)
    assert ward.at("yellow") == "night"
    assert (ward.fatigue("yellow"), ward.tokens("yellow")) == (0, 2)  # the bonus of the night
    idle = given("u03", seats=2, shift="night", medical=True, at="yellow morning")
    idle.play("assign nurse1").next_day()
    assert idle.tokens("yellow") == 2


def test_four_players() -> None:
    """HOL-E.11."""
    ward = given("u01 u02", seats=4, scenario=5, shift="night", clear="m34", medical=True)
    ward.until("staff").play("assign nurse1").next_day()
    assert ward.at("blue") == "pad"
    assert not ward.can("phone blue")
    ward.play("no_phone")
    assert not ward.can("assign blue")
    ward.until("leave")
    assert not ward.can("send blue")
    ward.state.medical_given = True
    tokens = ward.tokens("blue")
    ward.next_day()
    assert ward.tokens("blue") == tokens
    assert ward.at("blue") == "break_room"


def test_palliative_care_sets_the_band_of_the_events() -> None:
    """HOL-E.12, HOL-10.2, HOL-3.4."""
    for seed in range(60):
        ward = given("u08", hazy_deck="h4 m11", health=14, tokens="yellow 1", seed=seed)
        ward.play("assign yellow", "palliative")
        assert ward.health == 12
        if ward.told("event"):
            assert ward.step == "trust"  # orange; in the green band it would be ignored
            return
    pytest.fail("the event never came")


def test_a_doctor_with_one_fatigue_cannot_be_moved_to_the_phone() -> None:
    """HOL-E.13."""
    ward = given(
        "u05",
        scenario=5,
        clear="m34",
        shift="night",
        fatigue="blue 1",
        at="blue afternoon, yellow leave, green leave, nurse1 afternoon, nurse2 leave",
    )
    assert not ward.can("phone blue")
    assert ward.step == "staff"
    assert ward.can("move blue")


def test_a_doctor_moved_at_two_fatigue_is_away_the_next_day() -> None:
    """HOL-E.14, HOL-17.3."""
    ward = given(
        "u02 u03 u04",
        shift="night",
        medical=True,
        fatigue="blue 2",
        at="blue afternoon, yellow morning, green morning, nurse1 leave, nurse2 leave,"
        "assistant1 out, assistant2 out",
    )
    assert ward.fatigue("blue") == 3
    ward.next_day()
    assert ward.warnings == 1  # blue manages today
    assert ward.at("blue") == "leave"
    ward.state.medical_given = True
    while ward.state.day == 2:
        ward.state.medical_given = True
        ward.play(ward.least())
    assert (ward.at("blue"), ward.fatigue("blue")) == ("break_room", 0)


def test_evening_tokens_stop_at_six() -> None:
    """HOL-E.15."""
    ward = given("u03", shift="night", tokens="blue 5", medical=True)
    ward.play("assign nurse1").next_day()
    assert ward.tokens("blue") == 6
    assert ward.supply == 24 - sum(ward.state.tokens)


def test_an_empty_supply_gives_no_evening_tokens() -> None:
    """HOL-E.16."""
    ward = given(
        "u03",
        shift="night",
        tokens="yellow 6, blue 6, green 6, pool 3",
        on_cards=3,
        medical=True,
    )
    ward.play("assign yellow", "palliative").until("staff")
    assert ward.state.day == 2
    assert ward.tokens("pool") == 3
    assert ward.supply == 3


def test_hazy_in_the_morning_and_clear_at_night_match_in_the_evening() -> None:
    """HOL-E.17."""
    ward = given(
        "s04",
        shift="night",
        medical=True,
        tokens="yellow 3",
        grid="m31",
        held="blue m33",
        clear_deck="m33",
    )
    ward.play("assign yellow", "medical", "query 3").until("match")
    ward.play(f"match {ward.state.grid.index(14) - 11}")
    assert ward.laid == {"m33"}


def test_the_thirteenth_evening_can_still_win() -> None:
    """HOL-E.18."""
    ward = given(
        "u01",
        day=13,
        shift="night",
        medical=True,
        clear="m11 m21 m31 m41",
        grid="m51",
        held_clear="yellow m51",
    )
    ward.play("assign nurse1").until("match").play("match 1")
    assert ward.result == "win"
    lost = given("u01", day=13, shift="night", medical=True)
    lost.play("assign nurse1").until("nothing")
    assert lost.result == "loss_deck"


def test_a_critical_card_with_no_token_is_no_medical_care() -> None:
    """HOL-E.19."""
    ward = given("k1", shift="night", tokens="yellow 1")
    ward.play("assign yellow", "assign blue").until("cover", "medical", "night_bonus")
    ward.play("give yellow", "stop").until("staff")
    assert ward.warnings == 1


def test_an_event_does_not_come_twice_in_one_conversation() -> None:
    """HOL-E.20, HOL-13.14."""
    again = 0
    for seed in range(60):
        ward = given(
            "s04",
            clear_deck="c3 m21 m22 m23 m41 m42",
            grid="m24 m43",
            tokens="yellow 5",
            seed=seed,
        )
        ward.play("assign yellow", "medical", "query 2", "query 2")
        assert len(ward.told("event")) <= 1
        met = len(ward.told("event"))
        ward.play("query 4")
        again += met == 1 and len(ward.told("event")) == 2
    assert again
