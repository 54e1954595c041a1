"""Clear memories and the query: HOL-14."""

import pytest

from tests.games.holding_on.given import WardUnderTest, given
from wardroom.games.holding_on.content import members


def asking(
    deck: str, *, tokens: str = "yellow 4", health: int = 20, **more: object
) -> WardUnderTest:
    """The yellow doctor alone with Billy on a stable card, medical care given."""
    ward = given("s04", clear_deck=deck, tokens=tokens, health=health, **more)  # type: ignore[arg-type]
    return ward.play("assign yellow", "medical")


def test_questions_come_at_the_end_of_a_stable_shift() -> None:
    """HOL-14.2: after medical or palliative care, and on no other card."""
    ward = asking("m11 m21", grid="m11")
    assert ward.step == "query"
    after_talk = given("s01", grid="m11", tokens="yellow 1").play("assign yellow", "palliative")
    assert after_talk.step == "query"
    unstable = given("u01", grid="m11", tokens="yellow 3").play("assign yellow", "medical")
    assert unstable.step == "leave"


def test_doctors_with_less_than_two_fatigue_ask_in_turn_the_senior_first() -> None:
    """HOL-14.3, HOL-2.1."""
    ward = given("s14", grid="m11", tokens="yellow 2, blue 2, green 2", fatigue="green 2")
    ward.play("assign blue", "assign yellow", "palliative", "give blue", "give yellow")
    assert ward.asked == 1
    ward.play("query 1")
    assert ward.asked == 1  # keeps the turn
    ward.play("pass")
    assert ward.asked == 0
    ward.play("query 1", "pass")
    assert ward.asked == 1  # round and round until all pass in a row
    ward.play("pass")
    assert ward.step == "leave" or ward.asked == 0


def test_a_query_costs_one_own_token_on_the_card() -> None:
    """HOL-14.4."""
    ward = asking("m11 m12", grid="m11")
    assert ward.on_cards == 1
    ward.play("query 1")
    assert (ward.tokens("yellow"), ward.on_cards) == (2, 2)


def test_only_periods_with_a_placed_hazy_memory_can_be_asked_about() -> None:
    """HOL-14.5, HOL-G.13: covered or not, but not today's face-down cards."""
    ward = asking("m11 m21 m31", clear="m12", grid="m21", held="yellow m31")
    assert ward.choices == ["query 1", "query 2", "pass"]


def test_cards_of_other_periods_are_put_aside_unseen() -> None:
    """HOL-14.6, HOL-14.8, HOL-G.14: it is the clear deck that is drawn from."""
    ward = asking("m13 m21 m22 m31 m41 m51", grid="m11")
    hazy = ward.state.hazy_deck
    ward.play("query 1")
    assert ward.clear_of("yellow") == ["m13"]
    assert ward.state.hazy_deck == hazy
    assert ward.state.view(0)["talk"]["aside"] == ward.state.aside.bit_count()


def test_an_event_is_the_card_of_the_query_unless_ignored() -> None:
    """HOL-14.7."""
    counted = 0
    for seed in range(20):
        ward = asking("c3 m11", grid="m12", seed=seed).play("query 1")
        counted += ward.clear_of("yellow") == []
        ignored = asking("c2 m11", grid="m12", seed=seed).play("query 1")
        assert ignored.clear_of("yellow") == ["m11"]
    assert 0 < counted < 20


def test_asking_on_about_the_same_period_does_not_shuffle() -> None:
    """HOL-14.9, HOL-14.10."""
    for seed in range(20):
        ward = asking("c3 m11 m12 m13 m21", grid="m14", seed=seed)
        ward.play("query 1")
        out = ward.state.aside | ward.state.events_out
        ward.play("query 1")
        assert (ward.state.aside | ward.state.events_out) & out == out
        ward.play("pass")
        assert ward.state.aside == ward.state.events_out == 0
        assert ward.in_deck("clear", "c3")
        assert ward.clear_of("yellow")


def test_asking_about_another_period_shuffles_first() -> None:
    """HOL-14.9."""
    ward = asking("m11 m12 m21 m22 m31", grid="m13 m23")
    ward.play("query 1", "query 2")
    held = {*ward.clear_of("yellow")}
    assert len(held) == 2
    aside = ward.state.aside
    assert not any(card // 6 == 1 for card in members(aside))


def test_faces_of_clear_cards_stay_hidden_by_day() -> None:
    """HOL-14.1, HOL-14.11."""
    ward = asking("m11 m12", grid="m13").play("query 1")
    assert ward.state.view(0)["held_clear"]["yellow"] == [{"period": 1, "face": None}]


def test_a_period_without_clear_cards_cannot_be_asked_about() -> None:
    """HOL-14.12, HOL-G.15."""
    ward = asking("m21", grid="m11 m22")
    assert ward.choices == ["query 2", "pass"]


def test_put_aside_cards_are_shuffled_in_if_all_of_the_period_are_among_them() -> None:
    """HOL-14.12: events stay out."""
    for seed in range(200):
        ward = asking("c1 m11 m21", grid="m12", health=10, seed=seed).play("query 1")
        if ward.state.aside_named:
            assert ward.clear_of("yellow") == ["m21"]
            ward.play("query 1")
            assert sorted(ward.clear_of("yellow")) == ["m11", "m21"]
            assert len(ward.told("event")) == 1
            return
    pytest.fail("the subject was never changed past the card")


def test_a_change_of_subject_passes_over_the_named_period() -> None:
    """HOL-13.8."""
    changed = 0
    for seed in range(40):
        ward = asking("c1 m11 m21", grid="m12", health=10, seed=seed).play("query 1")
        if ward.told("event"):
            assert "m11" not in ward.clear_of("yellow")
            changed += ward.clear_of("yellow") == ["m21"]
    assert changed


def test_draws_granted_in_a_query_are_of_any_period() -> None:
    """HOL-13.16, HOL-G.12."""
    drawn = set()
    for seed in range(60):
        ward = asking("c4 m11 m21 m31", grid="m12", seed=seed).play("query 1")
        if ward.told("event"):
            drawn.update(ward.clear_of("yellow"))
    assert {"m21", "m31"} & drawn


def test_the_end_of_a_conversation_ends_the_querying_of_the_shift() -> None:
    """HOL-13.12, HOL-G.11: for all doctors; cards received are kept."""
    for seed in range(40):
        ward = given(
            "s14",
            clear_deck="c2 m11 m13",
            grid="m12",
            health=2,
            seed=seed,
            tokens="yellow 3, blue 3",
        )
        ward.play("assign yellow", "assign blue", "medical", "cover blue")
        ward.play("query 1")
        if ward.told("event"):
            assert ward.step == "leave"
            assert ward.in_deck("clear", "c2")
            return
    pytest.fail("the event never came")
