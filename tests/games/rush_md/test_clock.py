"""RMD-1: rounds, phases, the clock, overtime, pauses and absence."""

import pytest

from tests.games.rush_md.given import PHASE, SAND, dealt, given
from wardroom.games.rush_md import RUSH_MD
from wardroom.kernel import IllegalAction, Record, Table, canonical


def test_a_game_has_four_rounds_of_council_action_and_evaluation() -> None:  # RMD-1.1 RMD-17.20
    hospital = dealt()
    for number in (1, 2, 3, 4):
        assert (hospital.phase, hospital.state.round) == ("council", number)
        hospital.begin()
        assert hospital.phase == "action"
        hospital.close()
        assert hospital.phase == "evaluation"
        hospital.settle()
    assert hospital.phase == "ended"


def test_stamps_never_run_back_and_equal_stamps_go_by_arrival() -> None:  # RMD-1.2
    hospital = given()
    hospital.at(5_000, 0, "place nurse1 BB")
    hospital.state.play(1, RUSH_MD.space.read("place nurse2 PH-1"), hospital.state.began + 1_000)
    assert hospital.t == 5_000
    hospital.until(5_900)
    assert (hospital.slot("BB"), hospital.slot("PH-1")) == ("nurse1", "nurse2")


def test_only_setup_and_the_epidemic_discard_are_random() -> None:  # RMD-1.3
    hospital = given()
    chance = hospital.state.chance
    hospital.patient("R1", "zookeeper")
    hospital.do(0, "place nurse1 ADM-N", "draw regular", "draw hospitalized")
    hospital.evaluate()
    assert hospital.state.chance == chance


def test_modules_do_not_change_the_other_shuffles() -> None:  # RMD-1.3
    alone = RUSH_MD.deal({"epidemics": "off", "research": "off"}, 2, 9)
    full = RUSH_MD.deal({"epidemics": "on", "research": "on"}, 2, 9)
    assert alone.decks == full.decks
    assert alone.diagnosis_decks == full.diagnosis_decks
    assert alone.tokens == full.tokens


def test_a_replay_gives_the_same_bytes() -> None:  # RMD-1.4
    table = Table.deal(RUSH_MD, 2, 3, {"phase": "20"})
    for seat in (0, 1):
        table.play(seat, "ready")
    table.play(0, "place nurse1 ADM-N", 3_100)
    table.play(0, "draw regular", 4_200)
    table.play(1, "place black PH-D", 4_200)
    table.wait(30_000)
    again = Table(RUSH_MD, Record.read(table.record.text()))
    for move in Record.read(table.record.text()).moves:
        again.repeat(move)
    assert canonical(again.state.encode()) == canonical(table.state.encode())


def test_an_action_first_lets_everything_due_happen() -> None:  # RMD-1.4
    hospital = given()
    hospital.at(0, 0, "place nurse1 BB")
    hospital.state.play(1, RUSH_MD.space.read("place nurse2 PH-1"), hospital.state.began + 2_000)
    assert hospital.slot("BB") == "nurse1"


def test_a_refused_action_leaves_even_the_time_alone() -> None:  # RMD-1.4 RMD-24.2
    hospital = given()
    hospital.at(0, 0, "place nurse1 BB")
    before = hospital.state.encode()
    with pytest.raises(IllegalAction):
        hospital.state.play(1, RUSH_MD.space.read("flip 3"), hospital.state.began + 5_000)
    assert hospital.state.encode() == before


def test_in_a_council_nothing_on_the_boards_may_change_but_stored_organs() -> None:
    """RMD-1.5 RMD-14.9"""
    hospital = dealt().stock("2 heart")
    assert hospital.legal(0) == {"ready", "mode gesture", "absent", "discard_organ heart"}
    hospital.now(0, "discard_organ heart")
    assert (hospital.storage("heart"), hospital.supplied("heart")) == (1, 9)
    assert hospital.phase == "council"


def test_the_clock_starts_three_seconds_after_all_are_ready() -> None:  # RMD-1.6
    hospital = dealt()
    hospital.now(0, "ready")
    assert hospital.state.waiting() == (1,)
    assert not hospital.allows(0, "ready")
    hospital.now(1, "ready")
    assert hospital.phase == "countdown"
    assert not hospital.legal(0)
    assert not hospital.legal(1)
    assert hospital.state.due() == 3_000
    hospital.state.advance(3_000)
    assert (hospital.phase, hospital.t) == ("action", 0)


@pytest.mark.parametrize(("seats", "phase"), [(1, 300_000), (2, 240_000), (4, 240_000)])
def test_length_of_phase_and_sand(seats: int, phase: int) -> None:  # RMD-1.7 RMD-G.1
    deal = dealt(seats).state.deal
    assert (deal.phase, deal.sand) == (phase, 30_000)
    chosen = dealt(seats, sand="15", phase="60").state.deal
    assert (chosen.phase, chosen.sand) == (60_000, 15_000)


def test_no_hourglass_moves_once_the_phase_is_over() -> None:  # RMD-1.8 V23
    hospital = given(3).bed("A1", "glazier")
    hospital.at(235_000, 0, "place nurse1 WA-1").until(241_000)
    hospital.bed("A2", "zookeeper")
    for line in ("move_bed A1 CUL", "lift_off nurse2", "place nurse2 BB", "place red PH-D"):
        assert all(hospital.refuses(241_000, seat, line) for seat in range(3))


def test_overtime_lasts_as_long_as_the_sand_of_the_placement() -> None:  # RMD-1.9 V19
    hospital = given().bed("A1", "glazier").stock("12 orange")
    hospital.at(234_100, 0, "place nurse1 WA-1").at(235_000, 0, "target A1")
    assert not hospital.refuses(264_349, 0, "give orange")
    assert hospital.refuses(264_350, 0, "give orange")
    hospital.until(264_999)
    assert hospital.phase == "action"
    hospital.until(265_000)
    assert hospital.phase == "evaluation"


def test_an_action_whose_sand_is_out_ends_with_the_phase() -> None:  # RMD-1.9 V19
    hospital = given().bed("A1", "glazier").stock("12 orange")
    hospital.at(199_100, 0, "place nurse1 WA-1").at(200_000, 0, "target A1")
    assert not hospital.refuses(239_349, 0, "give orange")
    assert hospital.refuses(239_350, 0, "give orange")
    hospital.until(240_000)
    assert hospital.phase == "evaluation"


def test_in_overtime_only_the_own_action_goes_on() -> None:  # RMD-1.10
    hospital = given().bed("A1", "glazier").stock("12 orange 1 heart")
    hospital.at(235_000, 0, "place nurse1 WA-1").at(235_900, 0, "target A1").until(240_100)
    verbs = {line.split()[0] for line in hospital.legal(0)}
    assert verbs == {"give", "syringe", "finish", "discard_organ", "pause", "absent"}
    others = {line.split()[0] for line in hospital.legal(1)}
    assert others == {"discard_organ", "pause", "absent"}


def test_what_cannot_be_in_time_is_refused_at_its_start() -> None:  # RMD-1.11 RMD-G.29 V20
    hospital = given().gestures(0)
    assert hospital.refuses(239_500, 0, "begin place nurse1")
    hospital = given().gestures(0)
    hospital.at(239_200, 0, "begin place nurse1").at(239_950, 0, "drop_glass BB")
    hospital.until(239_950)
    assert hospital.slot("BB") == "nurse1"


def test_a_commit_that_comes_too_late_is_cancelled() -> None:  # RMD-1.11
    hospital = given().gestures(0).bed("A1", "glazier")
    hospital.at(235_000, 1, "place nurse2 WA-1")
    hospital.at(239_200, 0, "begin place nurse1").until(240_000)
    assert hospital.state.hands[0] is None
    assert hospital.slot("BB") == ""


def test_the_phase_closes_when_nobody_has_overtime() -> None:  # RMD-1.12
    assert given().until(PHASE).phase == "evaluation"
    hospital = given().bed("A1", "glazier")
    hospital.at(235_000, 0, "place nurse1 WA-1").until(245_000)
    assert hospital.phase == "action"
    hospital.at(245_000, 0, "finish")
    assert hospital.phase == "evaluation"


def test_the_phase_waits_for_a_standing_scan_but_never_longer_than_one_sand() -> None:
    """RMD-1.12 RMD-13.9"""
    hospital = given().bed("A1", "night_nurse", "MRI")
    hospital.at(235_000, 0, "place red MRI").at(239_000, 0, "mri_draw").until(239_700)
    hospital.until(268_999)
    assert hospital.phase == "action"
    hospital.until(269_000)
    assert hospital.phase == "evaluation"
    assert hospital.t < PHASE + SAND
    assert hospital.state.mri_done == 1


def test_a_voted_pause_stops_time_hides_the_boards_and_lets_go() -> None:  # RMD-1.13 D21
    hospital = given().gestures(0)
    hospital.at(1_000, 0, "begin place nurse1").at(2_000, 0, "pause")
    assert hospital.state.due() is not None
    hospital.at(2_000, 1, "pause")
    assert hospital.state.due() is None
    assert hospital.state.hands[0] is None
    assert hospital.state.view(0)["hidden"]
    hospital.state.advance(hospital.state.now + 60_000)
    assert hospital.t == 2_000
    hospital.now(0, "resume").now(1, "resume")
    assert hospital.t == 2_000
    assert not hospital.state.view(0)["hidden"]
    assert hospital.state.due() is not None


def test_three_seconds_are_counted_down_before_time_runs_on() -> None:  # RMD-1.16
    hospital = given().at(2_000, 0, "pause").at(2_000, 1, "pause")
    hospital.now(0, "resume").now(1, "resume")
    assert hospital.state.view(0)["paused"] == "ending"
    assert not hospital.state.view(0)["hidden"]
    assert hospital.state.waiting() == ()
    assert hospital.legal(0) == {"absent"}
    hospital.state.advance(hospital.state.now + 2_999)
    assert hospital.t == 2_000
    hospital.state.advance(hospital.state.now + 1)
    assert hospital.state.view(0)["paused"] == ""
    hospital.state.advance(hospital.state.now + 500)
    assert hospital.t == 2_500


def test_someone_who_goes_away_in_that_countdown_stops_it() -> None:  # RMD-1.15 RMD-1.16
    hospital = given().at(4_000, 1, "absent").now(1, "back")
    assert hospital.state.view(0)["paused"] == "ending"
    hospital.now(1, "absent")
    assert hospital.state.due() is None
    assert hospital.state.view(0)["paused"] == "absence"
    hospital.state.advance(hospital.state.now + 60_000)
    assert hospital.t == 4_000


def test_a_committed_primitive_goes_on_after_a_pause() -> None:  # RMD-1.13
    hospital = given().at(1_000, 0, "place nurse1 BB").until(1_500)
    hospital.now(0, "pause").now(1, "pause")
    hospital.state.advance(hospital.state.now + 9_000)
    hospital.now(0, "resume").now(1, "resume")
    hospital.state.advance(hospital.state.until)
    assert hospital.slot("BB") == ""
    hospital.until(1_900)
    assert hospital.slot("BB") == "nurse1"


def test_when_a_phase_closes_all_hourglasses_return_and_no_action_survives() -> None:
    """RMD-1.14 RMD-G.27"""
    hospital = given().at(0, 0, "place nurse1 BB").until(PHASE)
    assert hospital.state.slots == [-1] * 23
    assert not hospital.is_acting(0)
    hospital.settle().begin()
    assert hospital.allows(0, "place nurse1 BB")


def test_an_absent_seat_stops_the_clock_and_counts_as_ready_and_confirming() -> None:
    """RMD-1.13 RMD-1.15"""
    hospital = dealt(3)
    hospital.now(2, "absent")
    assert hospital.legal(2) == {"back"}
    hospital.begin()
    assert hospital.state.due() is not None
    hospital.at(1_000, 1, "absent")
    assert hospital.state.due() is None
    hospital.now(0, "resume")
    assert hospital.state.due() is not None
    hospital.close()
    assert hospital.state.waiting() == (0,)


def test_a_pause_by_absence_ends_when_all_are_back() -> None:  # RMD-1.15
    hospital = given().at(4_000, 1, "absent")
    assert hospital.state.waiting() == (0,)
    hospital.now(1, "back")
    assert hospital.state.due() is not None


def test_the_doctor_of_an_absent_player_stays_untouchable() -> None:  # RMD-1.15
    hospital = given().at(0, 1, "place black PH-D").at(40_000, 1, "absent").now(0, "resume")
    assert not hospital.allows(0, "lift_off black")


def test_when_all_are_away_the_table_waits() -> None:  # RMD-1.15
    hospital = dealt()
    hospital.now(0, "absent").now(1, "absent")
    assert hospital.phase == "council"
    assert hospital.state.waiting() == (0, 1)


def test_between_due_moments_nothing_changes_what_is_legal() -> None:  # RMD-22.6
    hospital = given().bed("A1", "glazier").stock("9 orange 3 heart")
    hospital.at(233_000, 0, "place nurse1 WA-1").at(233_900, 0, "target A1")
    while hospital.phase == "action":
        due = hospital.state.due()
        assert due is not None
        early, late = hospital.state.copy(), hospital.state.copy()
        late.advance(due - 1)
        for seat in (0, 1):
            assert set(map(repr, early.legal(seat))) == set(map(repr, late.legal(seat)))
        hospital.state.advance(due)
