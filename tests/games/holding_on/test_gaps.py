"""Where the rulebook is silent: HOL-G."""

from tests.games.holding_on.given import WardUnderTest, given
from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.content import MOST_FATIGUE


def test_fatigue_is_not_limited_by_a_supply() -> None:
    """HOL-G.3: four doctors and two nurses can all be at their maximum."""
    ward = given(
        "u01",
        seats=4,
        fatigue="yellow 3, blue 3, green 3, red 2, nurse1 2, nurse2 2",
        at="blue leave, green leave, nurse1 leave, nurse2 leave",
    )
    assert ward.sound
    assert sum(ward.state.fatigue) == 15 > 12
    assert sum(MOST_FATIGUE[:6]) == 16


def test_spent_tokens_return_at_once_and_placed_ones_in_the_evening() -> None:
    """HOL-G.10, HOL-11.7."""
    ward = given("s15", scenario=2, tokens="yellow 3", grid="m13", hazy_deck="m11 m12 m14")
    ward.play("assign yellow", "assign blue", "palliative", "talk yellow", "guide 1")
    assert (ward.tokens("yellow"), ward.supply, ward.on_cards) == (2, 22, 0)
    ward.play("query 1")
    assert (ward.tokens("yellow"), ward.supply, ward.on_cards) == (1, 22, 1)


def test_only_assistants_on_an_averted_card_feed_the_pool() -> None:
    """HOL-G.19."""
    away = "yellow leave, blue leave, green leave, nurse1 leave, nurse2 leave"
    ward = given("k1", tokens="pool 3", at=away)
    while ward.step == "medical":
        ward.play("cover pool")
    assert ward.tokens("pool") == 1
    mixed = given(
        "k1", tokens="yellow 6, pool 3", at="blue leave, green leave, nurse1 leave, nurse2 leave"
    )
    mixed.play("call_assistant", "cover yellow", "cover yellow", "cover pool")
    assert mixed.tokens("yellow") == 5  # with a doctor but no nurse, the doctor


def test_evening_tokens_are_for_those_who_were_not_assigned() -> None:
    """HOL-G.21, HOL-5.6."""
    ward = given("u03", shift="night", medical=True, at="green morning")
    ward.play("assign yellow").next_day()
    assert (ward.tokens("green"), ward.tokens("blue")) == (0, 2)


def attempt(**more: object) -> WardUnderTest:
    ward = given(
        "u01",
        shift="night",
        medical=True,
        grid="m21 m22",
        held_clear="yellow m21",
        tokens="pool 1",
        **more,
    )  # type: ignore[arg-type]
    return ward.play("assign nurse1", "palliative", "take token").until("match", "staff")


def test_a_wrong_match_sends_the_card_back() -> None:
    """HOL-G.26: without weight."""
    ward = attempt().play("match 2")
    assert ward.laid == set()
    assert ward.in_deck("clear", "m21")


def test_where_memories_weigh_a_wrong_answer_is_put_right() -> None:
    """HOL-G.26."""
    for line in ("match 2", "no_match"):
        assert attempt(scenario=4).play(line).laid == {"m21"}


def test_the_table_can_choose_to_match_by_itself() -> None:
    """HOL-G.26."""
    ward = attempt(matching="auto")
    while ward.state.day == 1:
        ward.play(ward.least())
    assert ward.laid == {"m21"}


def test_the_managers_free_shift_may_be_a_phone_duty() -> None:
    """HOL-G.25, HOL-G.17: without shortage, and it counts for the evening tokens."""
    ward = given(
        "u01 u02",
        scenario=5,
        seats=2,
        clear="m34",
        shift="night",
        at="yellow morning",
        medical=True,
    )
    assert ward.can("phone yellow")
    ward.play("phone yellow")
    assert ward.fatigue("yellow") == 0
    ward.until("staff").play("assign nurse1").next_day()
    assert ward.tokens("yellow") == 0


def test_tokens_needed_for_a_call_include_the_price_of_the_move() -> None:
    """HOL-G.17, HOL-C.7."""

    def tokens(count: int) -> bool:
        ward = given(
            "u01",
            scenario=7,
            clear="m44",
            shift="afternoon",
            tokens=f"blue {count}",
            at="blue morning, yellow leave, green leave",
        )
        return ward.can("phone blue")

    assert not tokens(2)
    assert tokens(3)


def test_the_talker_pays_for_guiding() -> None:
    """HOL-G.28."""
    ward = given("s15", scenario=2, tokens="yellow 1, blue 3", grid="m13", hazy_deck="m11 m12")
    ward.play("assign blue", "assign yellow", "palliative", "talk yellow")
    assert ward.asked == 0
    ward.play("guide 1")
    assert (ward.tokens("yellow"), ward.tokens("blue")) == (0, 3)


def test_the_senior_is_a_doctor_even_if_a_nurse_was_first() -> None:
    """HOL-G.5."""
    ward = given("u05", tokens="green 1")
    ward.play("assign nurse1", "assign green")
    assert ward.asked == 2


def test_serving_is_asked_only_if_the_supply_is_too_small() -> None:
    """HOL-11.3, D19."""
    ward = given("u03", shift="night", tokens="yellow 6, green 6, pool 7", on_cards=2, medical=True)
    ward.play("assign yellow", "palliative")
    assert ward.step == "serve"
    assert ward.supply == 3
    assert ward.choices == ["serve blue", "serve nurse1", "serve nurse2"]
    ward.play("serve nurse1", "serve blue")
    assert (ward.tokens("blue"), ward.tokens("pool")) == (1, 9)


def test_the_space_has_every_action_once() -> None:
    assert len(HOLDING_ON.space) == len({repr(action) for action in HOLDING_ON.space})
    assert len(HOLDING_ON.space) < 200
