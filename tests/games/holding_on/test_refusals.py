"""Why something cannot be done now: each reason is given where it is true, and only there."""

from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import wardroom.games.holding_on
from tests.games.holding_on.given import WardUnderTest, given
from wardroom.games.holding_on import HOLDING_ON
from wardroom.kernel import Dice, IllegalAction
from wardroom.words import LANGUAGES, Words

VOICE, NO_ANSWER = 1, 0
AWAY = "yellow leave, green leave, nurse1 leave, nurse2 leave"
NOBODY_ELSE = f"{AWAY}, assistant1 out, assistant2 out"


def why(ward: WardUnderTest, line: str) -> str:
    """The reason, by its name; nothing if the line can be played."""
    reason = ward.state.explain(ward.asked, HOLDING_ON.space.read(line))
    return "" if reason is None else reason.id.removeprefix("why-not-")


def said(ward: WardUnderTest, line: str) -> str:
    reason = ward.state.explain(ward.asked, HOLDING_ON.space.read(line))
    assert reason is not None
    return Words(HOLDING_ON, "en").say(reason)


def night(**position: Any) -> WardUnderTest:
    """The evening after a night that asked for nothing."""
    ward = given("u01", shift="night", medical=True, **position)
    return ward.play("assign nurse1")


def talking(scenario: int = 1, **position: Any) -> WardUnderTest:
    """A talk on a stable card with yellow and a nurse."""
    ward = given("s15", scenario=scenario, **position)
    return ward.play("assign yellow", "assign nurse1")


def test_when_it_is_over_nothing_can_be_done() -> None:
    ward = given("k3", health=1).until("arrange")
    assert ward.result == "loss_health"
    reason = ward.state.explain(0, HOLDING_ON.space.read("done"))
    assert repr(reason) == "<why-not-over result='loss_health'>"


def test_what_another_seat_is_asked_is_told_to_the_others() -> None:
    ward = given("u01")
    for seat in (1, 2, -1, 99):
        reason = ward.state.explain(seat, HOLDING_ON.space.read("assign yellow"))
        assert reason is not None
        assert reason.id == "why-not-yours"
        assert reason.args["question"] == ward.state.asking()


def test_a_refusal_is_raised_with_its_reason() -> None:
    ward = given("u01", at="blue leave")
    with pytest.raises(IllegalAction) as refusal:
        ward.play("assign blue")
    assert str(refusal.value) == "The blue doctor is on leave."


def test_people_of_the_break_room_are_put_on_a_shift() -> None:
    """HOL-6.6."""
    assert why(given("u01", at="blue leave"), "assign blue") == "on-leave"
    assert why(given("u05", seats=4), "assign yellow") == "on-pad"
    assert why(given("u05").play("assign yellow"), "assign yellow") == "on-card"
    assert why(given("u01", shift="afternoon", at="blue morning"), "assign blue") == "on-shift"
    assert why(given("u01"), "assign red") == "not-in-play"
    assert why(given("u01"), "assign nurse3") == "not-here"


def test_cover_comes_after_the_break_room() -> None:
    """HOL-7.1, HOL-G.7."""
    ward = given("u05", shift="afternoon", at="blue morning").play("assign yellow")
    for line in ("call_assistant", "move blue", "stand_in yellow", "stop"):
        assert why(ward, line) == "rest-first"
    covered = given("u05", shift="afternoon", at=f"blue morning, {AWAY}")
    assert why(covered, "move assistant1") == "not-called"
    assert why(covered, "stand_in blue") == "off-card"
    assert why(covered, "move yellow") == "on-leave"
    assert why(covered, "stop") == "can-be-filled"


def test_nobody_is_moved_over_two_shifts() -> None:
    """HOL-7.4."""
    away = "yellow leave, nurse1 leave, nurse2 leave"
    ward = given("u05", shift="night", at=f"blue morning, green afternoon, {away}")
    assert said(ward, "move blue") == (
        "The blue doctor worked the morning shift; "
        "only someone from the previous shift can be moved over."
    )


def test_someone_who_is_overworked_takes_on_no_more() -> None:
    """HOL-7.7."""
    away = "yellow leave, nurse1 leave, nurse2 leave"
    ward = given(
        "u05", shift="afternoon", at=f"blue morning, green morning, {away}", fatigue="blue 3"
    )
    assert why(ward, "move blue") == "overworked"
    assert why(ward, "move green") == ""
    tired = given("u14", at="blue leave, nurse1 leave, nurse2 leave", fatigue="yellow 3")
    tired.play("assign yellow")
    assert why(tired, "stand_in yellow") == "overworked"
    assert why(tired, "stand_in green") == ""


def test_there_must_be_an_assistant_to_call() -> None:
    """HOL-2.3."""
    away = "yellow leave, nurse1 leave, nurse2 leave, assistant1 out, assistant2 out"
    ward = given("u12", shift="afternoon", at=f"blue morning, green morning, {away}")
    assert why(ward, "call_assistant") == "no-assistant"
    assert why(ward, "move assistant1") == "gone"


def test_somebody_has_to_be_on_a_card_that_cannot_be_filled() -> None:
    """HOL-7.8."""
    ward = given(
        "u14",
        shift="afternoon",
        at=f"blue morning, {NOBODY_ELSE}, green morning",
        fatigue="blue 2, green 2",
    )
    assert ward.state.short
    assert why(ward, "stop") == "nobody-there"
    ward.play("move blue")
    assert why(ward, "stop") == ""


def test_fatigue_is_paid_before_anything_else() -> None:
    """HOL-16.3, HOL-16.5."""
    ward = given(
        "u05", shift="afternoon", at=f"blue morning, {AWAY}", tokens="blue 1", held="blue m11"
    )
    ward.play("move blue")
    assert why(ward, "call_assistant") == "tired-first"
    assert why(ward, "lose clear") == "lose-clear"
    poor = given(
        "u05", shift="afternoon", at=f"blue morning, {AWAY}", held="blue m11", held_clear="blue m21"
    ).play("move blue")
    assert why(poor, "lose token") == "lose-token"
    rich = given(
        "u05", shift="afternoon", at=f"blue morning, {AWAY}", tokens="blue 1", held_clear="blue m21"
    ).play("move blue")
    assert why(rich, "lose hazy") == "lose-hazy"
    assert why(given("u01"), "lose token") == "lose"


def test_care_has_its_moment() -> None:
    """HOL-8.1, HOL-8.7, HOL-9.1."""
    ward = given("u13", tokens="yellow 1, blue 1")
    assert why(ward, "medical") == "care-yet"
    ward.play("assign yellow", "assign blue")
    assert why(ward, "assign green") == "staffed"
    assert why(ward, "cover yellow") == "cover"
    ward.play("medical")
    assert why(ward, "palliative") == "care-chosen"
    assert why(ward, "stop") == "no-token-yet"
    assert why(given("u01 u02").until("leave"), "medical") == "no-patient"


def test_a_critical_card_is_paid_by_those_on_it() -> None:
    """HOL-8.3, HOL-9.1."""
    critical = given("k1", tokens="yellow 1").play("assign yellow", "assign nurse1")
    assert why(critical, "palliative") == "critical"
    assert why(critical, "cover blue") == "off-card"
    assert why(critical, "cover pool") == "no-token"
    doctors = given("k1", tokens="yellow 2, pool 2").play("assign yellow", "assign blue")
    assert why(doctors, "cover pool") == "pool-closed"
    assert why(doctors, "cover blue") == "no-token"


def test_a_token_goes_to_somebody_of_the_shift_who_can_hold_it() -> None:
    """HOL-11.1, HOL-18.1."""
    crew = given("u14", shift="night", tokens="yellow 6", medical=True)
    crew.play("assign yellow", "assign blue", "assign nurse1")
    assert crew.step == "night_bonus"
    assert why(crew, "give yellow") == "full"
    assert why(crew, "give green") == "off-card"
    assert why(crew, "take token") == "take"
    assert why(crew, "medical") == "care-yet"
    doctors = given("u14", shift="night", medical=True)
    doctors.play("assign yellow", "assign blue", "assign green")
    assert why(doctors, "give pool") == "pool-closed"
    assert why(given("u01"), "give yellow") == "give"


def test_an_assistant_earns_the_pool_nothing_for_a_crisis_averted() -> None:
    """HOL-G.19."""
    ward = given(
        "k4", tokens="yellow 2, blue 2", at="green leave, nurse1 leave, nurse2 leave"
    ).play("assign yellow", "call_assistant")
    ward.play("cover yellow", "cover yellow", "cover blue", "cover blue")
    assert ward.step == "averted"
    assert why(ward, "give pool") == "averted-pool"


def test_a_talk_is_led_in_its_own_time() -> None:
    """HOL-12.2, HOL-19.1, HOL-19.3."""
    ward = talking()
    assert why(ward, "talk blue") == "off-card"
    assert why(ward, "guide 1") == "focus"
    assert why(ward, "insist") == "focus"
    assert why(given("u01"), "talk yellow") == "talk"
    later = talking(2, tokens="yellow 2", grid="m11", hazy_deck="m12 m21 m22 h1")
    assert later.step == "care"
    assert why(later, "guide 1") == "guide"
    assert why(later, "accept") == "drawn"
    later.play("palliative", "talk yellow")
    assert later.step == "guide"
    assert why(later, "guide 2") == "period-unheard"
    assert why(later, "guide 3") == "period-told"


def test_somebody_who_insists_decides_first() -> None:
    """HOL-19.5."""
    ward = talking(2, tokens="yellow 2", grid="m11", hazy_deck="m12 m21 m22")
    ward.play("palliative", "talk yellow", "no_guide")
    assert ward.step == "insist"
    assert why(ward, "guide 1") == "insist-first"


def test_a_token_of_trust_is_decided_first() -> None:
    """HOL-13.9."""
    ward = given("s15", tokens="yellow 1", hazy_deck="h5 m11", seed=2)
    ward.play("assign yellow", "assign nurse1", "palliative", "talk yellow")
    assert ward.step == "trust"
    assert why(ward, "query 1") == "trust-first"
    assert why(given("u01"), "spend") == "trust"


def test_questions_have_their_moment_and_their_periods() -> None:
    """HOL-14.2, HOL-14.5, HOL-14.12."""
    assert why(given("s04"), "query 1") == "query-yet"
    assert why(given("u01"), "pass") == "not-stable"
    clear = "m21 m22 m23 m24 m25"
    ward = given("s04", tokens="yellow 3", grid="m11 m26", clear=clear, held_clear="blue m26")
    ward.play("assign yellow", "medical")
    assert ward.step == "query"
    assert why(ward, "query 1") == ""
    assert why(ward, "query 2") == "period-clear"
    assert why(ward, "query 3") == "period-empty"
    assert why(ward, "face fire") == "no-regrets"
    assert why(night().until("arrange"), "query 1") == "query"


def test_questions_are_over_when_the_call_is_made() -> None:
    """HOL-5.3, HOL-14.2."""
    ward = given("s04", scenario=7, clear="m44", tokens="blue 2", stacks=[(NO_ANSWER, VOICE)])
    ward.play("phone blue", "assign nurse1").until("call")
    assert why(ward, "query 4") == "query-over"
    assert why(ward, "call nell") == "stranger"


def test_a_regret_is_faced_once_with_clear_memories_and_tokens() -> None:
    """HOL-C.9."""
    ward = given("s04", scenario=9, clear="m25 m41", tokens="yellow 5", grid="m11")
    ward.play("assign yellow", "medical")
    assert said(ward, "face seat") == "To face the empty seat, 2 of its memories must be clear."
    ward.play("face fire")
    assert why(ward, "face fire") == "faced"
    ward.play("query 1")
    assert ward.tokens("yellow") == 1
    assert said(ward, "face letter") == "The yellow doctor would need 2 care tokens for that."
    assert why(given("u01", scenario=9), "face fire") == "not-stable"


PHONE: dict[str, Any] = {"scenario": 5, "clear": "m34"}


def test_who_can_phone() -> None:
    """HOL-20.3, HOL-G.17, HOL-20.2."""
    ward = given("u01", **PHONE, fatigue="blue 2", at="green leave")
    assert why(ward, "phone blue") == "too-tired"
    assert why(ward, "phone green") == "on-leave"
    assert why(ward, "phone red") == "not-in-play"
    assert why(ward, "assign yellow") == "phone-first"
    moved = given("u01", **PHONE, shift="afternoon", at="blue morning")
    assert why(moved, "phone blue") == "phone-rested"
    weary = given(
        "u01",
        **PHONE,
        shift="afternoon",
        at="blue morning, green morning, yellow leave",
        fatigue="blue 1",
    )
    assert why(weary, "phone blue") == "phone-tired-then"
    gone = given("u01", **PHONE, shift="night", at="blue morning, green afternoon")
    assert why(gone, "phone blue") == "too-early"


def test_a_call_has_its_price() -> None:
    """HOL-C.7."""
    ward = given("u01", scenario=7, clear="m44", tokens="blue 2, green 1", stacks=[(VOICE,)])
    assert why(ward, "phone green") == "phone-price"
    assert said(ward, "phone green") == "The green doctor would need 2 care tokens for that."


def test_the_phone_has_its_moment() -> None:
    """HOL-20.1, HOL-20.2, HOL-20.5."""
    assert why(given("u01"), "phone blue") == "phone-scenario"
    assert why(given("u01", scenario=5), "no_phone") == "phone-unknown"
    silent = given("u01", scenario=5, clear="m34", stacks=[(NO_ANSWER,)])
    assert why(silent, "phone blue") == "phone-answered"
    ward = given("u05", **PHONE)
    assert why(ward, "call nell") == "no-caller"
    ward.play("phone blue")
    assert why(ward, "phone green") == "phone-taken"
    assert why(ward, "call nell") == "call-yet"
    assert why(ward, "assign blue") == "at-phone"
    declined = given("u05", **PHONE).play("no_phone")
    assert why(declined, "phone green") == "phone-late"
    once = given("u01 u02", scenario=8, clear="m42", medical=True)
    once.play("phone blue", "assign nurse1").until("staff", "phone")
    assert why(once, "phone green") == "phone-today"


def test_whom_one_can_call() -> None:
    """HOL-20.1, HOL-C.10."""
    stacks = [(VOICE, NO_ANSWER), (VOICE, NO_ANSWER)]
    ward = given("u01", scenario=10, clear="m54 m53", medical=True, stacks=stacks)
    ward.play("phone blue", "assign nurse1").until("call")
    assert why(ward, "hang_up") == "hang-up"
    assert why(ward, "call lucia") == "stranger"
    one = given("u01", scenario=7, clear="m44", tokens="blue 2", stacks=[(NO_ANSWER, VOICE)]).play(
        "phone blue", "assign nurse1"
    )
    one.until("call")
    assert why(one, "call jamie") == "stranger"


def test_leave_is_for_those_at_rest() -> None:
    """HOL-16.9 to HOL-16.11."""
    ward = given("u01 u02", at="green leave").play("assign blue").until("leave")
    assert why(ward, "send yellow") == "manager-stays"
    assert why(ward, "send blue") == "on-shift"
    assert why(ward, "send green") == "on-leave"
    assert why(ward, "assign blue") == "no-shift"
    assert why(ward, "stop") == "stop"
    assert why(given("u01"), "send blue") == "leave"
    assert why(given("u01"), "done") == "done"


def test_evening_tokens_when_there_are_too_few() -> None:
    """HOL-5.6, HOL-11.1."""
    ward = given("u01", shift="night", medical=True, tokens="yellow 6, pool 7", on_cards=6)
    ward.play("assign nurse1", "palliative", "take hazy").until("serve")
    assert why(ward, "serve yellow") == "full"
    assert why(ward, "serve nurse1") == "on-shift"
    ward.play("serve blue")
    assert why(ward, "serve blue") == "served"
    assert why(given("u01"), "serve blue") == "serve"


def test_the_evening() -> None:
    """HOL-15.1 to HOL-15.5."""
    ward = night(held="blue m11", held_clear="blue m12", grid="m12:4 m13:5", clear="m13:5")
    assert why(given("u01"), "put 1") == "put"
    assert why(given("u01"), "swap 1 1 2") == "swap"
    assert why(given("u01"), "no_match") == "match"
    ward.until("place").play("put 1")
    assert ward.step == "arrange"
    assert why(ward, "swap 2 1 2") == "swap-empty"
    assert why(ward, "match 1") == "match"
    ward.play("done")
    assert ward.step == "match"
    assert why(ward, "match 2") == "slot-empty"
    assert why(ward, "match 5") == "slot-clear"
    assert said(ward, "match 2") == "Space 2 of this row is empty."


def reasons_of(language: str) -> set[str]:
    path = files(wardroom.games.holding_on) / "text" / "refusals" / f"{language}.ftl"
    entries = FluentResource(path.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    assert reasons_of(language) == reasons_of("en")


@pytest.mark.parametrize("scenario", range(1, 11))
def test_every_illegal_action_of_whole_scenarios_has_a_reason_that_can_be_said(
    scenario: int,
) -> None:
    """And never names somebody whom the story has not named."""
    words = [Words(HOLDING_ON, language) for language in LANGUAGES]
    state = HOLDING_ON.deal({"scenario": str(scenario)}, 1 + scenario % 4, scenario)
    dice = Dice.seeded(scenario, "walk")
    found: Counter[str] = Counter()
    while state.outcome() is None:
        (seat,) = state.waiting()
        legal = state.legal(seat)
        for action in HOLDING_ON.space:
            reason = state.explain(seat, action)
            assert (reason is None) == (action in legal), action
            if reason is None:
                continue
            assert "contact" not in reason.args
            if not found[reason.id]:
                assert all(each.say(reason) for each in words)
            found[reason.id] += 1
        state.play(seat, legal[-1] if len(legal) > 20 else dice.pick(legal))
    assert len(found) > 25
