"""The ten scenarios: goals, setup changes and additional rules (8D), and HOL-1."""

import pytest

from tests.games.holding_on.given import WardUnderTest, given
from wardroom.games.holding_on.content import memories, memory
from wardroom.games.holding_on.goals import fulfilled
from wardroom.games.holding_on.scenarios import SCENARIOS

VOICE, NO_ANSWER = 1, 0


def matching(clear: str, **more: object) -> WardUnderTest:
    """An evening in which the yellow doctor holds this clear memory and its twin is in play."""
    grid = str(more.pop("grid", "")) + " " + clear
    ward = given(
        "u01",
        shift="night",
        medical=True,
        held_clear=f"yellow {clear}",
        grid=grid,
        tokens="pool 1",
        **more,
    )  # type: ignore[arg-type]
    return ward.play("assign nurse1", "palliative", "take token").until("match")


def match(ward: WardUnderTest, id: str) -> WardUnderTest:
    place = ward.state.grid.index(memory(id)) % 6 + 1
    return ward.play(f"match {place}")


def test_hazy_memories_never_count_for_a_goal() -> None:
    """HOL-1.3, HOL-C.1."""
    ward = given("u01", grid="m11 m21 m31 m41 m51", clear="m12 m22 m32 m42")
    assert not fulfilled(ward.state)


def test_one_clear_memory_of_each_period_wins_scenario_one() -> None:
    """HOL-C.1, HOL-G.24."""
    ward = given(
        "u01",
        shift="night",
        medical=True,
        clear="m12 m22 m32 m42",
        grid="m55",
        held_clear="yellow m55",
        tokens="pool 1",
    )
    ward.play("assign nurse1", "palliative", "take token").until("match")
    match(ward, "m55")
    assert ward.result == "win"


def test_three_joined_memories_of_tern_street_win_scenario_two() -> None:
    """HOL-C.2: anywhere in the row, but side by side and joined."""
    apart = given("u01", scenario=2, clear="m12:2 m13:3 m14:5", shift="night", medical=True)
    assert not fulfilled(apart.state)
    apart.play("assign nurse1").until("arrange")
    apart.play("swap 1 4 5")
    assert apart.result == "win"
    wrong = given("u01", scenario=2, clear="m12:2 m13:3 m15:4")
    assert not fulfilled(wrong.state)
    shifted = given("u01", scenario=2, clear="m14:1 m15:2 m16:4", shift="night", medical=True)
    shifted.play("assign nurse1").until("arrange").play("swap 1 3 4")
    assert shifted.result == "win"


def test_after_the_clear_cards_a_run_may_be_arranged_again() -> None:
    """HOL-C.2."""
    ward = given(
        "u01",
        scenario=2,
        clear="m12:1 m13:2",
        grid="m14:6",
        shift="night",
        medical=True,
        held_clear="yellow m14",
    )
    ward.play("assign nurse1").until("match").play("match 6")
    assert ward.step == "rearrange"
    ward.play("swap 1 3 6")
    assert ward.result == "win"


def test_scenario_three_shows_seven_faces_and_needs_three() -> None:
    """HOL-C.3, HOL-1.4: hazy faces, in no telling order, without ids."""
    ward = given("u01", scenario=3)
    assert ward.grid == {1: "m12"}
    shown = ward.state.view(0)["shown"]
    assert len(shown) == 7
    assert set(shown[0]) == {"period", "figure", "seams"}
    assert [face["period"] for face in shown] != sorted(face["period"] for face in shown)
    assert fulfilled(given("u01", scenario=3, clear="m22 m33 m53").state)
    assert not fulfilled(given("u01", scenario=3, clear="m22 m33 m51 m52").state)


def test_weight_moves_health_when_a_clear_memory_is_laid() -> None:
    """HOL-C.4, HOL-22.1."""
    assert match(matching("m13", scenario=4, health=20), "m13").health == 20 - 1 + 1
    assert match(matching("m15", scenario=4, health=20), "m15").health == 20 - 1 - 1
    assert match(matching("m11", scenario=4, health=20), "m11").health == 20 - 1
    assert match(matching("m13", scenario=3, health=20), "m13").health == 20 - 1


def test_scenario_four_needs_five_memories_and_a_balance_of_two() -> None:
    """HOL-C.4, HOL-1.5."""
    assert fulfilled(given("u01", scenario=4, clear="m12 m13 m14 m15 m21").state)
    assert not fulfilled(given("u01", scenario=4, clear="m12 m13 m15 m16 m21").state)
    assert not fulfilled(given("u01", scenario=4, clear="m12 m13 m14 m22").state)


def test_weight_can_kill_and_then_nothing_is_won() -> None:
    """HOL-G.24: if the same resolution kills Billy, it is a loss."""
    ward = given(
        "u01",
        scenario=6,
        shift="night",
        medical=True,
        health=2,
        clear="m16 m25",
        grid="m24",
        held_clear="yellow m24",
        tokens="pool 1",
    )
    ward.play("assign nurse1", "palliative", "take token").until("match")
    match(ward, "m24")
    assert ward.result == "loss_health"


def test_scenario_five_needs_three_calls_and_two_memories() -> None:
    """HOL-C.5, HOL-1.5."""
    ward = given(
        "u01", scenario=5, clear="m34 m31", heard="nell 2 1", stacks=[(VOICE, NO_ANSWER, NO_ANSWER)]
    )
    ward.play("phone blue", "assign nurse1", "take token")
    assert ward.result == "win"
    assert sorted(given(scenario=5).state.stacks[0]) == [0, 0, 0, 1, 1, 1]


def test_scenario_six_weighs_only_what_is_unpleasant() -> None:
    """HOL-C.6."""
    assert given("u01", scenario=6).grid == {1: "m16"}
    assert match(matching("m13", scenario=6, health=20), "m13").health == 19
    assert match(matching("m15", scenario=6, health=20), "m15").health == 18
    assert fulfilled(given("u01", scenario=6, clear="m16 m24 m26").state)


def test_the_letter_comes_out_of_the_locker() -> None:
    """HOL-C.7, HOL-G.27: when m36 becomes clear."""
    ward = given(
        "u01", scenario=7, shift="night", medical=True, held_clear="yellow m36", tokens="pool 1"
    )
    assert not ward.in_deck("hazy", "m44")
    assert not ward.in_deck("clear", "m44")
    assert ward.state.view(0)["locker"]["pair"]
    ward.play("assign nurse1", "palliative", "take token").until("match")
    match(ward, "m36")
    assert "m44" in ward.grid.values()
    assert ward.in_deck("clear", "m44")
    assert not ward.state.view(0)["locker"]["pair"]


def test_scenario_seven_needs_the_letter_among_three() -> None:
    """HOL-C.7."""
    without = given("u01", scenario=7, clear="m32 m36 m41", heard="lucia 1 1")
    assert not fulfilled(without.state)
    assert fulfilled(given("u01", scenario=7, clear="m32 m36 m44", heard="lucia 1 1").state)
    assert not fulfilled(given("u01", scenario=7, clear="m32 m36 m44").state)


def test_scenario_eight_has_its_calls_in_order() -> None:
    """HOL-C.8."""
    ward = given("u01", scenario=8, clear="m42 m43 m46", heard="nell 2 1", stacks=[(VOICE,)])
    ward.play("phone blue", "assign nurse1", "take token")
    assert ward.result == "win"
    assert ward.pages()[-1] == "scenario-08-voice-3"


def test_a_regret_is_faced_for_two_tokens_on_a_stable_card() -> None:
    """HOL-C.9: once two of its memories are clear; once faced, always faced."""
    ward = given("s04", scenario=9, clear="m16 m32", tokens="yellow 5")
    ward.play("assign yellow", "medical")
    assert [line for line in ward.choices if line.startswith("face")] == [
        "face fire",
        "face letter",
    ]
    ward.play("face fire")
    assert ward.tokens("yellow") == 2
    assert ward.on_cards == 3
    assert not ward.can("face fire")
    ward.play("face letter")
    regrets = ward.state.view(0)["locker"]["regrets"]
    faced = {each["regret"]: each["faced"] for each in regrets}
    assert faced == {"fire": True, "letter": True, "seat": False}
    assert "scenario-09-regret-letter" in ward.pages()


def test_facing_all_three_regrets_wins_scenario_nine() -> None:
    """HOL-C.9, HOL-G.24."""
    ward = given("s04", scenario=9, clear="m16 m32 m43", tokens="yellow 6, pool 2")
    ward.play("assign yellow", "palliative", "take token", "face fire", "face seat")
    ward.play("face letter")
    assert ward.result == "win"


def test_scenario_nine_lays_three_memories_hazy_and_clear() -> None:
    """HOL-C.9: without any weight."""
    ward = given("u01", scenario=9)
    assert ward.laid == {"m24", "m36", "m42"}
    assert ward.health == 28


def test_someone_who_was_heard_arrives_three_days_later() -> None:
    """HOL-C.10: after the discussion, before the goal is checked."""
    ward = given("u01", scenario=10, day=4, shift="night", medical=True, heard="jamie 1 1")
    ward.play("assign nurse1").next_day()
    assert ward.state.arrived == 0b001
    assert "scenario-10-arrival-jamie" in ward.pages()
    early = given("u01", scenario=10, day=3, shift="night", medical=True, heard="jamie 1 1")
    early.play("assign nurse1").next_day()
    assert early.state.arrived == 0


@pytest.mark.parametrize(
    ("clear", "closing"),
    [("m54 m53", "closing"), ("m11 m21 m31 m41 m53", "closing-fuller")],
)
def test_the_last_scenario_closes_with_one_of_two_cards(clear: str, closing: str) -> None:
    """HOL-C.10."""
    ward = given(
        "u01",
        scenario=10,
        day=4,
        shift="night",
        medical=True,
        heard="jamie 1 1, nell 1 1",
        clear=clear,
    )
    ward.state.faced = 0b111
    ward.play("no_phone", "assign nurse1").until("nothing")
    assert ward.result == "win"
    assert ward.pages()[-1] == f"scenario-10-{closing}"


def test_a_regret_is_ready_with_one_memory_in_scenario_ten() -> None:
    """HOL-C.10."""
    ward = given("s04", scenario=10, clear="m24", tokens="yellow 5")
    ward.play("assign yellow", "medical")
    assert ward.can("face fire")
    assert not ward.can("face letter")


def test_head_start_cards_take_the_first_free_slots_of_their_row() -> None:
    """HOL-C.18."""
    ward = given("u01", scenario=10)
    assert ward.grid == {7: "m24", 13: "m36", 19: "m42", 25: "m54", 26: "m53"}
    assert ward.in_deck("clear", "m54")


@pytest.mark.parametrize("scenario", range(1, 11))
def test_every_goal_can_be_satisfied(scenario: int) -> None:
    """HOL-C.18: with all memories clear, everybody reached and everything faced."""
    state = given("u01", scenario=scenario).state
    assert not fulfilled(state)
    state.grid = list(range(30))
    state.laid = (
        memories("m11 m12 m13 m14")
        | SCENARIOS[scenario - 1].shown
        | sum(1 << card for card in (0, 6, 12, 13, 18, 24))
    )
    state.heard = [3, 3, 3]
    state.faced = state.arrived = 0b111
    assert fulfilled(state)


def test_beats_are_read_once_at_their_moment() -> None:
    """HOL-C.16."""
    ward = given("u01 u02 u03", scenario=2, day=4, shift="night", medical=True)
    ward.play("assign nurse1").next_day()
    assert ward.pages() == ["scenario-02-beat-2"]
    orange = given("u16", scenario=3, health=15)
    orange.play("assign yellow", "assign blue")
    assert "scenario-03-beat-2" in orange.pages()


def test_placing_a_card_can_push_others_into_a_run() -> None:
    """HOL-G.24: the goal is looked at after placing as well."""
    ward = given(
        "u01",
        scenario=2,
        clear="m12:1 m13:2 m14:4",
        shift="night",
        medical=True,
        held="yellow m16",
    )
    ward.play("assign nurse1").until("place").play("put 4")
    assert ward.result == "win"
