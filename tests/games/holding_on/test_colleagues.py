"""The listener: sensible, lawful, blind to what is hidden, and always able to say why."""

import pytest

from tests.games.holding_on.given import WardUnderTest, given
from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.colleague import Listener
from wardroom.games.holding_on.colleague.hopes import Hopes
from wardroom.games.holding_on.colleague.judgement import Judgement
from wardroom.games.holding_on.colleague.weights import STEADY
from wardroom.games.holding_on.content import HEM, MEMORIES, PLACES, memory, seams_of
from wardroom.kernel import Choice, Dice, Message, Perspective, Table
from wardroom.players import LEVELS, Adviser, colleague, next_choice, play_out
from wardroom.words import LANGUAGES, Words


def chosen(ward: WardUnderTest) -> Choice:
    """What a fresh colleague decides for the seat that is asked."""
    choice = Listener(1).choose(Perspective(HOLDING_ON, ward.state, ward.asked))
    assert choice is not None
    assert choice.reason is not None
    return choice


def decision(ward: WardUnderTest) -> str:
    return repr(chosen(ward).action)


def until(ward: WardUnderTest, *steps: str) -> list[str]:
    """All that colleagues do until one of these questions is asked."""
    done: list[str] = []
    while ward.result is None and ward.step not in steps:
        done.append(decision(ward))
        ward.play(done[-1])
    return done


# Staffing


def test_a_doctor_with_tokens_takes_the_stable_shift_when_there_is_something_to_ask() -> None:
    ward = given("s04", tokens="blue 4", grid="m11 m12 m13 m14 m15")
    assert decision(ward) == "assign blue"


def test_a_tired_doctor_is_not_sent_to_ask() -> None:  # HOL-16.7
    ward = given(
        "s04", tokens="blue 4, green 4", fatigue="blue 2", grid="m11 m12 m13 m14 m15", medical=True
    )
    assert decision(ward) == "assign green"


def test_nurses_work_while_the_doctors_gather_strength() -> None:
    assert decision(given("u04")).startswith("assign nurse")


def test_tokens_come_to_a_critical_patient() -> None:  # HOL-9.2
    ward = given("k1", tokens="green 4", health=9)
    assert "assign green" in until(ward, "medical", "averted", "leave")


def test_someone_who_manages_tomorrow_is_not_overworked() -> None:  # HOL-17.3
    ward = given(
        "k1",
        shift="night",
        fatigue="blue 2, nurse1 1",
        at="yellow morning, blue afternoon, green morning, nurse1 afternoon, nurse2 morning,"
        " assistant1 out, assistant2 out",
        warnings=1,
    )
    assert not {"move blue", "stand_in blue"} & set(until(ward, "medical", "night_bonus", "place"))


def test_an_assistant_who_is_there_is_moved_before_anybody_tires() -> None:  # HOL-7.3
    ward = given(
        "u01",
        shift="afternoon",
        at="yellow morning, blue leave, green leave, nurse1 leave, nurse2 leave,"
        " assistant1 morning",
    )
    assert decision(ward) == "move assistant1"


def test_a_tired_nurse_rests_when_the_day_can_do_without() -> None:  # HOL-16.9
    ward = given("u03", fatigue="nurse2 1", day=3)
    ward.play("assign yellow").until("leave")
    assert decision(ward) == "send nurse2"


def test_nobody_rests_on_the_last_day() -> None:
    ward = given("u03", fatigue="nurse2 1", day=13)
    ward.play("assign yellow").until("leave")
    assert decision(ward) == "done"


# Care


def test_the_daily_duty_is_done_at_night_at_the_latest() -> None:  # HOL-17.2
    ward = given("s15", shift="night", warnings=1, tokens="yellow 1", health=28)
    ward.play("assign yellow", "assign nurse1").until("care")
    assert decision(ward) == "medical"


def test_palliative_care_comes_first_while_billy_is_well() -> None:
    ward = given("u06", tokens="yellow 1", medical=True)
    ward.play("assign yellow", "assign nurse1")
    assert decision(ward) == "palliative"


def test_a_frail_billy_is_protected() -> None:
    ward = given("u15", tokens="yellow 3", health=3, medical=True)
    ward.play("assign yellow", "assign nurse1")
    assert until(ward, "leave") == ["medical", "cover yellow", "cover yellow"]
    assert ward.health == 3


# Talking


def test_the_best_known_period_is_asked_about() -> None:  # HOL-14.5
    ward = given("s04", tokens="yellow 3", grid="m21 m31 m32 m33 m34 m35", medical=True)
    ward.play("assign yellow", "palliative").until("query")
    assert decision(ward) == "query 3"


def test_a_period_whose_clear_memory_lies_is_not_asked_about_in_scenario_1() -> None:
    ward = given(
        "s04", tokens="yellow 3", grid="m21 m22 m23 m24 m32 m33", clear="m31", medical=True
    )
    ward.play("assign yellow", "palliative").until("query")
    assert decision(ward) == "query 2"


def test_the_talk_is_guided_where_one_row_matters() -> None:  # HOL-19.3, scenario 2
    ward = given("s15", scenario=2, tokens="yellow 3", grid="m11", medical=True)
    ward.play("assign yellow", "assign nurse1", "palliative")
    assert until(ward, "query", "leave")[:2] == ["talk yellow", "guide 1"]


def test_a_memory_of_no_use_is_rejected_where_one_row_matters() -> None:  # HOL-19.5
    ward = given("s15", scenario=2, tokens="yellow 6", hazy_deck="m41 m11 m12 m13", medical=True)
    ward.play("assign yellow", "assign nurse1", "palliative", "talk yellow")
    while ward.step == "insist":
        drawn = ward.state.drawn
        wanted = drawn in (memory("m11"), memory("m12"), memory("m13"))
        assert decision(ward) == ("accept" if wanted else "insist")
        ward.play(decision(ward))


def test_a_regret_is_faced_as_soon_as_it_is_ready() -> None:  # 8D, scenario 9
    ward = given("s04", scenario=9, tokens="yellow 2", clear="m25", medical=True)
    ward.play("assign yellow", "palliative").until("query")
    assert decision(ward) == "face fire"


def test_a_call_is_made_when_a_doctor_can_be_spared() -> None:  # HOL-20.2
    ward = given("u03", scenario=8, clear="m43", day=8)
    assert decision(ward).startswith("phone ")


def test_nobody_calls_without_hope() -> None:
    ward = given("u17", scenario=5, clear="m34", day=8, heard="nell 3 7")
    assert decision(ward) == "no_phone"


# The evening


def test_a_memory_is_placed_by_its_seams() -> None:  # HOL-15.2
    ward = given("s04", grid="m13:1", held="yellow m14", medical=True, shift="night")
    until(ward, "place")
    assert decision(ward) == "put 2"


@pytest.mark.parametrize("card", range(MEMORIES))
def test_a_hem_is_on_the_outermost_cards_of_a_period_and_on_no_other(card: int) -> None:  # 8C
    """What the placing goes by: a hem on the left is place 1, one on the right the last place."""
    seams = seams_of(card)
    assert (seams["l"] == HEM) == (card % PLACES == 0)
    assert (seams["r"] == HEM) == (card % PLACES == PLACES - 1)


@pytest.mark.parametrize(("card", "place"), [("m31", 1), ("m36", 6)])
def test_a_hem_means_the_first_or_the_last_place(card: str, place: int) -> None:  # 8C
    ward = given("s04", held=f"yellow {card}", medical=True, shift="night")
    until(ward, "place")
    assert decision(ward) == f"put {place}"
    assert chosen(ward).reason == Message("why-put-hem", {"place": place})


@pytest.mark.parametrize("kind", LEVELS)
@pytest.mark.parametrize("card", ["m32", "m33", "m34", "m35"])
def test_stitches_on_both_sides_mean_neither_the_first_nor_the_last_place(
    card: str, kind: str
) -> None:  # 8C
    ward = given("s04", held=f"yellow {card}", medical=True, shift="night")
    until(ward, "place")
    choice = colleague(HOLDING_ON, kind, 1).choose(Perspective(HOLDING_ON, ward.state, ward.asked))
    assert isinstance(choice, Choice)
    assert repr(choice.action) in {"put 2", "put 3", "put 4", "put 5"}
    assert choice.reason == Message("why-put-between", {"first": 2, "last": 5})


def test_where_its_neighbour_lies_the_reason_names_the_place() -> None:  # HOL-15.2
    ward = given("s04", grid="m33:4", held="yellow m34", medical=True, shift="night")
    until(ward, "place")
    assert decision(ward) == "put 5"
    assert chosen(ward).reason == Message("why-put-fits", {"place": 5})


def test_no_seam_draws_a_memory_to_a_border_that_its_hems_rule_out() -> None:  # 8C
    ward = given("s04", grid="m33:1", held="yellow m32", medical=True, shift="night")
    until(ward, "place")
    assert decision(ward) != "put 1"


def test_what_lies_at_a_border_that_its_hems_rule_out_is_moved() -> None:  # HOL-15.3
    ward = given("s04", grid="m33:1", medical=True, shift="night")
    until(ward, "arrange")
    assert decision(ward).startswith("swap 3 1 ")


def test_what_fits_together_is_brought_together() -> None:  # HOL-15.3
    ward = given("s04", scenario=2, grid="m13:1 m14:5 m12:6", medical=True, shift="night")
    until(ward, "reveal", "phone", "match", "rearrange", "leave")
    while ward.state.day == 1 and ward.step != "staff":
        ward.play(decision(ward))
    row = [ward.grid.get(slot) for slot in range(1, 7)]
    start = row.index("m12")
    assert row[start : start + 3] == ["m12", "m13", "m14"]


def test_twins_are_recognised() -> None:  # HOL-15.4, HOL-15.5
    ward = given("s04", grid="m31 m33", held_clear="yellow m33", medical=True, shift="night")
    until(ward, "match")
    assert decision(ward) == "match 3"


def test_a_card_without_its_twin_goes_back() -> None:  # HOL-15.6
    ward = given("u10", grid="m31 m33", held_clear="yellow m34", medical=True, shift="night")
    until(ward, "match")
    assert decision(ward) == "no_match"


# What memories are worth


def test_a_colleague_does_not_know_the_mark_of_a_hazy_memory() -> None:  # HOL-22.1, scenario 4
    ward = given("s04", scenario=4, grid="m12 m15")
    hopes = Hopes(ward.state, STEADY)
    assert hopes.worth[memory("m12")] == hopes.worth[memory("m15")]


def test_a_goal_that_names_faces_makes_them_worth_more() -> None:  # HOL-1.4, scenario 3
    ward = given("s04", scenario=3, grid="m33 m31")
    hopes = Hopes(ward.state, STEADY)
    assert hopes.worth[memory("m33")] > hopes.worth[memory("m31")] > 0


def test_health_is_worth_more_the_less_there_is() -> None:
    worth = [Judgement(given("s04", health=health).state, STEADY).health(1) for health in (25, 4)]
    assert worth[0] < worth[1]


# Whole games


@pytest.mark.parametrize("seats", HOLDING_ON.seats)
def test_equal_seeds_decide_alike_and_every_reason_can_be_said(seats: int) -> None:
    options = {"scenario": str(4 + seats)}
    tables = [Table.deal(HOLDING_ON, seats, 11, options) for _ in range(2)]
    teams = [{seat: colleague(HOLDING_ON, "strong", seat) for seat in range(seats)} for _ in tables]
    words = [Words(HOLDING_ON, language) for language in LANGUAGES]
    said: set[str] = set()
    while tables[0].outcome() is None:
        first, second = (
            next_choice(table, team) for table, team in zip(tables, teams, strict=True)
        )
        assert first is not None
        assert second is not None
        assert repr(first[1].action) == repr(second[1].action)
        reason = first[1].reason
        assert reason is not None
        assert reason == second[1].reason
        if str(reason) not in said:
            said.add(str(reason))
            for one in words:
                assert one.say(reason)
        for table in tables:
            table.play(first[0], first[1].action)
    assert tables[0].record.text() == tables[1].record.text()


@pytest.mark.parametrize("scenario", range(1, 11))
def test_every_scenario_can_be_won_and_lost(scenario: int) -> None:
    seen: set[bool] = set()
    seed = 0
    while len(seen) < 2:
        seed += 1
        assert seed <= 60, f"after 60 games all have ended alike: {seen}"
        table = Table.deal(HOLDING_ON, 2 + seed % 3, seed, {"scenario": str(scenario)})
        seats = range(table.record.seats)
        team = {seat: colleague(HOLDING_ON, "strong", seat) for seat in seats}
        seen.add(bool(play_out(table, team).winners))


def test_what_is_hidden_changes_no_decision() -> None:
    """The same decision in every world that the seat cannot tell from the real one."""
    table = Table.deal(HOLDING_ON, 3, 5, {"scenario": "7"})
    team = {seat: colleague(HOLDING_ON, "strong", seat) for seat in range(3)}
    while table.outcome() is None and table.ply < 120:
        (seat,) = table.waiting()
        choice = team[seat].choose(table.perspective(seat))
        assert choice is not None
        world = table.state.imagine(seat, Dice.seeded(table.ply, "other world"))
        other = team[seat].choose(Perspective(HOLDING_ON, world, seat))
        assert other is not None
        assert repr(other.action) == repr(choice.action)
        table.play(seat, choice.action)


def test_someone_who_goes_another_way_is_told_that_the_plan_is_new() -> None:
    """Nothing new was learnt, so it was the person who changed the plan."""
    table = Table.deal(HOLDING_ON, 3, 4)
    strayed = 0
    for _ in range(400):
        if strayed or table.outcome() is not None:
            break
        seat = table.waiting()[0]
        adviser = Adviser(HOLDING_ON, "strong", seat)
        plan = adviser.advise(table)
        assert plan is not None
        promised = plan.steps[0].action
        others = [action for action in table.legal(seat) if action is not promised]
        revealed = table.state.revealed
        if others and len(plan.steps) > 1:
            table.play(seat, others[0])
            if table.waiting() == (seat,) and table.state.revealed == revealed:
                after = adviser.advise(table)
                strayed += after is not None and after.changed == Message("changed-own")
            continue
        table.play(seat, promised)
    assert strayed


def test_late_in_the_game_a_plan_says_what_is_missing() -> None:
    table = Table.deal(HOLDING_ON, 3, 4)
    heard = set()
    while table.outcome() is None:
        seat = table.waiting()[0]
        plan = Listener(1).plan(table.perspective(seat))
        assert plan is not None
        heard.add("" if plan.leaves is None else plan.leaves.id)
        table.play(seat, plan.steps[0].action)
    assert {"", "open-goal"} <= heard
