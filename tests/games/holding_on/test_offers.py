"""What is put before a seat: what a choice lights, costs and shows, and what asks for care."""

from typing import Any

from tests.games.holding_on.given import WardUnderTest, given
from wardroom.kernel import Message, Offer


def offered(ward: WardUnderTest, line: str) -> Offer:
    return next(each for each in ward.state.offers(ward.asked) if repr(each.action) == line)


def lights(ward: WardUnderTest, line: str) -> tuple[str, ...]:
    return offered(ward, line).lights


def evening(**position: Any) -> WardUnderTest:
    return given("u01", shift="night", medical=True, **position).play("assign nurse1")


def test_nothing_is_offered_to_those_who_are_not_asked() -> None:
    ward = given("u01")
    assert [ward.state.offers(seat) for seat in (-1, 1, 2)] == [(), (), ()]


def test_people_are_lit_and_the_assistant_who_would_come() -> None:
    ward = given("u01")
    assert lights(ward, "assign nurse1") == ("staff:nurse1",)
    away = "yellow leave, green leave, nurse1 leave, nurse2 leave, assistant1 out"
    cover = given("u01", shift="afternoon", at=f"blue morning, {away}")
    assert lights(cover, "call_assistant") == ("staff:assistant2",)
    phone = given("u01", scenario=5, clear="m34")
    assert lights(phone, "phone blue") == ("staff:blue", "tile")


def test_a_token_is_taken_from_a_doctor_or_from_the_pool_that_has_no_pawn() -> None:
    ward = given("k1", tokens="yellow 1, pool 1").play("assign yellow", "assign nurse1")
    assert lights(ward, "cover yellow") == ("tokens:yellow", "staff:yellow", "symbol")
    assert lights(ward, "cover pool") == ("tokens:pool", "symbol")


def test_the_price_of_fatigue_is_lit_with_those_who_are_tired() -> None:
    """HOL-16.3, HOL-16.4."""
    away = "yellow leave, green leave, nurse2 leave"
    doctor = given("u01", shift="afternoon", at=f"blue morning, nurse1 leave, {away}",
                   tokens="blue 1", held="blue m11").play("move blue")  # fmt: skip
    assert lights(doctor, "lose hazy") == ("hazy:blue",)
    nurse = given("u01", shift="afternoon", at=f"nurse1 morning, blue leave, {away}",
                  tokens="pool 1", held="pool m11").play("move nurse1")  # fmt: skip
    assert lights(nurse, "lose token") == ("tokens:pool",)


def test_memories_light_the_places_of_their_row() -> None:
    ward = evening(held="blue m31", held_clear="blue m41", grid="m41:2 m42:5").until("place")
    assert lights(ward, "put 6") == ("slot:3:6",)
    ward.play("put 6")
    assert lights(ward, "swap 4 1 2") == ("slot:4:1", "slot:4:2")
    ward.play("done")
    assert lights(ward, "match 2") == ("slot:4:2",)


def test_judging_a_clear_memory_asks_for_care() -> None:
    """HOL-G.26."""
    ward = evening(held_clear="blue m41", grid="m41 m42").until("match")
    assert offered(ward, "match 1").careful
    assert offered(ward, "no_match").careful
    assert offered(ward, "no_match").cost == Message("price-memory")


def test_leaving_symbols_uncovered_asks_for_care_and_says_the_price() -> None:
    """HOL-9.3."""
    ward = given("k1", tokens="yellow 3").play("assign yellow", "assign nurse1", "cover yellow")
    stop = offered(ward, "stop")
    assert stop.careful
    assert stop.cost == Message("price-health", {"count": 2})


def test_a_short_shift_costs_a_warning() -> None:
    """HOL-17.4."""
    ward = given(
        "u14",
        shift="afternoon",
        at="blue morning, green morning, yellow leave, nurse1 leave, nurse2 leave,"
        "assistant1 out, assistant2 out",
        fatigue="blue 2, green 2",
    ).play("move blue")
    stop = offered(ward, "stop")
    assert (stop.careful, stop.cost) == (True, Message("price-warning"))


def test_care_says_what_is_given_up() -> None:
    """HOL-8.8, HOL-10.1."""
    ward = given("u13", tokens="yellow 1").play("assign yellow", "assign blue")
    assert offered(ward, "medical").cost == Message("price-rewards")
    assert offered(ward, "palliative").cost == Message("price-health", {"count": 2})
    stable = given("s04", tokens="yellow 1").play("assign yellow")
    assert offered(stable, "palliative").cost is None


def test_cover_says_who_tires_and_who_does_not() -> None:
    """HOL-7.2, HOL-7.3, HOL-21.3."""
    away = "yellow leave, green leave, nurse1 leave, nurse2 leave"
    ward = given("u05", shift="afternoon", at=f"blue morning, {away}", fatigue="blue 1")
    assert offered(ward, "move blue").cost == Message(
        "price-fatigue", {"staff": "blue", "count": 2}
    )
    assert offered(ward, "call_assistant").cost == Message("price-assistant")
    two = given(
        "u05",
        seats=2,
        shift="afternoon",
        at="yellow morning, blue leave, nurse1 leave, nurse2 leave",
    )
    assert offered(two, "move yellow").cost is None


def test_a_question_and_a_talk_cost_tokens() -> None:
    """HOL-14.4, HOL-19.3."""
    ward = given("s04", tokens="yellow 3", grid="m11").play("assign yellow", "medical")
    question = offered(ward, "query 1")
    assert question.cost == Message("price-tokens", {"count": 1})
    assert question.final
    assert not offered(ward, "query 1").careful


def test_the_usual_next_step_is_to_listen_or_to_leave_things_as_they_are() -> None:
    ward = given("u01 u02").until("leave")
    assert offered(ward, "done").usual
    assert not offered(ward, "send blue").usual
    heard = given("s15", scenario=2, tokens="yellow 2", grid="m11", hazy_deck="m12 m21 m22")
    heard.play("assign yellow", "assign nurse1", "palliative", "talk yellow", "no_guide")
    assert offered(heard, "accept").usual


def test_what_shows_nothing_new_can_be_taken_back() -> None:
    ward = given("u05")
    assert not offered(ward, "assign yellow").final
    assert offered(given("u04"), "assign yellow").final  # without a token the talk begins at once
    quiet = evening(held="blue m31", grid="m41:2 m42:5").until("place")
    assert not offered(quiet, "put 1").final
    more = evening(held="blue m31 m32").until("place")
    assert offered(more, "put 1").final


def test_an_offer_says_how_many_tokens_can_go_the_same_way() -> None:
    """HOL-8.4: as many as there are open symbols and tokens; HOL-11.1: a doctor has at most 6."""
    ward = given("k1", tokens="yellow 3").play("assign yellow", "assign nurse1")
    assert offered(ward, "cover yellow").times == 3
    assert offered(ward.play("cover yellow"), "cover yellow").times == 2
    assert offered(ward, "stop").times == 1
