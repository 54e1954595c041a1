"""Hazy memories, events, guiding and insisting: HOL-12, HOL-13, HOL-19."""

import pytest

from tests.games.holding_on.given import WardUnderTest, given
from wardroom.games.holding_on.content import members


def talking(deck: str, *, due: str = "s15", health: int = 20, **more: object) -> WardUnderTest:
    """The yellow doctor and the first nurse sit with Billy: two hazy cards are due."""
    ward = given(due, hazy_deck=deck, health=health, **more)  # type: ignore[arg-type]
    ward.play("assign yellow", "assign nurse1")
    if ward.step == "care":
        ward.play("palliative")
    return ward


def test_one_talker_gets_all_cards_of_the_shift() -> None:
    """HOL-12.2, HOL-12.5, HOL-10.6, HOL-12.6."""
    ward = talking("m11 m23")
    assert ward.choices == ["talk yellow", "talk nurse1"]
    ward.play("talk yellow")
    assert sorted(ward.hazy_of("yellow")) == ["m11", "m23"]
    assert {event.args["quote"] for event in ward.told("hazy")} == {"cobbles", "shirt"}


def test_a_nurses_or_assistants_card_lies_on_the_pad() -> None:
    """HOL-12.5, HOL-G.19."""
    ward = talking("m11 m23").play("talk nurse1")
    assert len(ward.hazy_of("pool")) == 2


def test_any_card_of_the_shuffled_deck_can_come() -> None:
    """HOL-12.3."""
    drawn = set()
    for seed in range(80):
        ward = given("s02", seed=seed)
        ward.play("assign nurse1")
        drawn.update(ward.hazy_of("pool"))
    assert len(drawn) > 20


def test_faces_stay_hidden_until_the_evening_and_backs_are_seen() -> None:
    """HOL-12.1, HOL-12.7."""
    ward = talking("m11 m23").play("talk yellow")
    for seat in range(-1, 3):
        view = ward.state.view(seat)
        for card in view["held_hazy"]["yellow"]:
            assert set(card) == {"handle", "period", "quote"}


def test_without_a_memory_left_the_other_draws_are_skipped() -> None:
    """HOL-12.8."""
    ward = talking("m11").play("talk yellow")
    assert ward.hazy_of("yellow") == ["m11"]
    assert ward.step in ("query", "leave")


def test_an_event_uses_up_a_draw_unless_it_is_ignored() -> None:
    """HOL-12.4, HOL-13.2, HOL-13.4, HOL-13.5."""
    reflected = kept = 0
    for seed in range(40):
        ward = talking("h1 m11 m12", seed=seed).play("talk yellow")
        reflected += len(ward.hazy_of("yellow")) == 1
        ignored = talking("h3 m11 m12", seed=seed).play("talk yellow")
        kept += len(ignored.hazy_of("yellow")) == 2
    assert 0 < reflected < 40
    assert kept == 40


def test_events_return_when_the_talk_is_over_and_come_only_once_in_it() -> None:
    """HOL-12.6, HOL-13.14."""
    for seed in range(20):
        ward = talking("h1 h3 m11", seed=seed).play("talk yellow")
        assert len(ward.told("event")) == len({event.args["event"] for event in ward.told("event")})
        assert ward.in_deck("hazy", "h1")
        assert ward.in_deck("hazy", "h3")


def test_draw_a_memory_passes_events_over_in_the_green_band() -> None:
    """HOL-13.7: A door opens."""
    for seed in range(20):
        ward = given("s02", hazy_deck="h2 h1 m11 m12", seed=seed).play("assign nurse1")
        names = [event.args["event"] for event in ward.told("event")]
        if names[:1] == ["h2"]:
            assert names == ["h2"]
            return
    pytest.fail("the event never came")


def test_draw_resolves_an_event_it_finds() -> None:
    """HOL-13.6: A door opens, orange."""
    seen = set()
    for seed in range(60):
        ward = given("s02", hazy_deck="h2 h1 m11", health=10, seed=seed).play("assign nurse1")
        seen.add(tuple(str(event.args["event"]) for event in ward.told("event")))
    assert ("h2", "h1") in seen
    assert ("h2",) in seen


def test_trust_for_health_costs_the_talker_a_token() -> None:
    """HOL-13.9, HOL-G.18, HOL-11.7: A hand held."""
    ward = given("s02", hazy_deck="h5 m11", health=20, tokens="yellow 1", seed=2)
    ward.play("assign yellow", "palliative")
    while ward.step != "trust":
        ward = given(
            "s02", hazy_deck="h5 m11", health=20, tokens="yellow 1", seed=ward.state.chance % 1000
        )
        ward.play("assign yellow", "palliative")
    assert ward.choices == ["spend", "decline"]
    ward.play("spend")
    assert (ward.health, ward.tokens("yellow"), ward.supply) == (21, 0, 24)


def test_trust_for_a_memory_draws_one_card() -> None:
    """HOL-13.10, HOL-G.18: the pool pays for a nurse, and the manager decides."""
    for seed in range(40):
        ward = given(
            "s02", hazy_deck="h4 m11", health=10, tokens="pool 1", manager="blue", seed=seed
        )
        ward.play("assign nurse1", "palliative")
        if ward.step == "trust":
            assert ward.asked == 1
            ward.play("spend")
            assert ward.hazy_of("pool") == ["m11"]
            assert ward.tokens("pool") == 0
            return
    pytest.fail("the event never came")


def test_without_a_token_trust_is_not_asked_for() -> None:
    """HOL-13.10."""
    for seed in range(20):
        ward = given("s02", hazy_deck="h4 m11", health=10, seed=seed).play("assign nurse1")
        assert ward.step != "trust"


def test_improvement_and_removal_in_the_red_band() -> None:
    """HOL-13.11, HOL-13.13, HOL-13.3: two symbols, from left to right."""
    for seed in range(40):
        ward = given("s02", hazy_deck="h5 m11", health=6, seed=seed).play("assign nurse1")
        if ward.told("event"):
            assert ward.health == 7
            assert members(ward.state.hazy_gone) == [34]
            assert not ward.in_deck("hazy", "h5")
            return
    pytest.fail("the event never came")


def test_deterioration_in_the_red_band_can_be_the_end() -> None:
    """HOL-13.11, HOL-3.4: Short of breath."""
    for seed in range(40):
        ward = given("s02", hazy_deck="h3 m11", health=6, seed=seed).play("assign nurse1")
        if ward.told("event"):
            assert ward.health == 5
            return
    pytest.fail("the event never came")


def test_the_end_of_a_conversation_loses_the_other_draws() -> None:
    """HOL-13.12, HOL-G.11: queries may follow."""
    ended = 0
    for seed in range(40):
        ward = talking("h1 m11 m12", health=3, seed=seed, tokens="yellow 1", grid="m21")
        ward.play("talk yellow")
        if ward.told("event"):
            ended += 1
            assert len(ward.hazy_of("yellow")) < 2
        assert ward.step == "query"
    assert ended


def test_scenarios_remove_and_add_events() -> None:
    """HOL-13.15."""
    assert not given(scenario=6).in_deck("clear", "c5")
    assert given(scenario=6).in_deck("clear", "x2")
    assert given(scenario=8).in_deck("hazy", "x1")
    assert not given(scenario=7).in_deck("hazy", "x1")


def test_focusing_is_not_available_in_scenario_one() -> None:
    """HOL-19.1."""
    ward = talking("m11 m12", tokens="yellow 3", grid="m13").play("talk yellow")
    assert ward.step == "query"
    later = talking("m11 m12", scenario=2, tokens="yellow 3", grid="m13").play("talk yellow")
    assert later.step == "guide"
    nurse = talking("m11 m12", scenario=2, tokens="yellow 3, pool 2", grid="m13")
    nurse.play("talk nurse1")
    assert nurse.step == "query"


def test_guiding_costs_one_token_and_gives_only_cards_of_the_period() -> None:
    """HOL-19.3, HOL-19.4, HOL-G.28."""
    for seed in range(10):
        ward = talking(
            "m11 m12 m21 m31 m41 m51", scenario=2, tokens="yellow 1", grid="m13", seed=seed
        )
        ward.play("talk yellow", "guide 1")
        assert sorted(ward.hazy_of("yellow")) == ["m11", "m12"]
        assert ward.tokens("yellow") == 0
        assert len(members(ward.state.hazy_deck)) == 4


def test_only_periods_in_play_with_cards_left_can_be_guided_to() -> None:
    """HOL-19.3, HOL-G.13, HOL-G.15: placed or held face down."""
    ward = talking("m11 m21 m31", scenario=2, tokens="yellow 1", grid="m13 m51", held="blue m22")
    ward.play("talk yellow")
    assert ward.choices == ["guide 1", "guide 2", "no_guide"]


def test_insisting_rejects_a_card_for_a_token_as_often_as_one_can_pay() -> None:
    """HOL-19.5, HOL-19.6, HOL-19.2: a rejected card cannot come up again in the talk."""
    ward = talking("m11 m12 m21 m22", scenario=2, tokens="yellow 2", due="s15")
    ward.play("talk yellow")
    assert ward.choices == ["accept", "insist"]
    rejected = ward.state.drawn
    ward.play("insist")
    assert ward.state.drawn != rejected
    ward.play("insist")  # the last token: from now on cards have to be taken
    assert len(ward.hazy_of("yellow")) == 2
    assert rejected in members(ward.state.hazy_deck)
    assert ward.tokens("yellow") == 0


def test_guiding_rules_out_insisting() -> None:
    """HOL-19.2."""
    ward = talking("m11 m12 m14", scenario=2, tokens="yellow 3", grid="m13", due="s15")
    ward.play("talk yellow", "guide 1")
    assert ward.step == "query"
    assert len(ward.hazy_of("yellow")) == 2


def test_events_cannot_be_rejected() -> None:
    """HOL-19.7."""
    for seed in range(20):
        ward = talking("h1 m11", scenario=2, tokens="yellow 3", seed=seed).play("talk yellow")
        while ward.step == "insist":
            assert ward.state.drawn < 30
            ward.play("accept")
