"""RMD-20 and RMD-21: hands, their times, gestures and steady mode; and the single player."""

import pytest

from tests.games.rush_md.given import dealt, given


def test_solo_is_two_doctors_the_row_of_two_and_five_minutes() -> None:  # RMD-20.1
    hospital = given(1)
    assert hospital.state.deal.phase == 300_000
    assert hospital.state.deal.objective.id.endswith("1")
    assert tuple(hospital.state.storage) == tuple(dealt(2).state.storage)
    assert {"place red PH-D", "place black PH-D"} <= hospital.legal(0)


def test_solo_has_one_current_action() -> None:  # RMD-20.2 V2
    hospital = given(1).bed("A1", "zookeeper").stock("0 blue")
    hospital.do(0, "place nurse1 WA-1", "target A1").do(0, "place nurse2 PH-1")
    assert not hospital.allows(0, "give blue")
    hospital.do(0, "stock blue")
    assert not hospital.allows(0, "give blue")
    hospital.do(0, "place nurse3 WA-2", "target A1")
    assert hospital.allows(0, "give blue")


def test_solo_has_one_pair_of_hands() -> None:  # RMD-20.3 RMD-21.1
    hospital = given(1).at(0, 0, "place red BB").until(899)
    assert not any(line.startswith("place") for line in hospital.legal(0))
    assert hospital.until(900).allows(0, "place black PH-D")


def test_others_move_in_parallel() -> None:  # RMD-21.1
    hospital = given().at(0, 0, "place red BB").at(100, 1, "place nurse1 PH-1").until(1_000)
    assert (hospital.slot("BB"), hospital.slot("PH-1")) == ("red", "nurse1")


@pytest.mark.parametrize(("commit", "effect"), [(1_100, 1_450), (2_000, 2_000)])
def test_effect_time_of_a_gesture(commit: int, effect: int) -> None:  # RMD-21.2 V21
    hospital = given().patient("C1", "carpenter").do(0, "place nurse1 OPC-1", "target C1")
    start = hospital.t - 1_000
    hospital.gestures(0).at(start + 1_000, 0, "begin give orange").at(start + commit, 0, "drop")
    if commit < effect:
        hospital.until(start + effect - 1)
        assert hospital.tray("C1 clinic") == {}
    assert hospital.until(start + effect).tray("C1 clinic") == {"orange": 1}


def test_effect_time_in_steady_mode() -> None:  # RMD-21.2 RMD-21.3 V21
    hospital = given().patient("C1", "carpenter").do(0, "place nurse1 OPC-1", "target C1")
    start = hospital.t
    hospital.at(start, 0, "give orange").until(start + 649)
    assert hospital.tray("C1 clinic") == {}
    assert hospital.until(start + 650).tray("C1 clinic") == {"orange": 1}


def test_the_mode_is_changed_in_a_council_once() -> None:  # RMD-21.3 D2
    hospital = dealt().now(0, "mode gesture")
    assert not hospital.legal(0) & {"mode gesture", "mode steady"}
    hospital.begin()
    assert hospital.allows(0, "begin place nurse1")
    assert not hospital.allows(0, "place nurse1 BB")
    assert hospital.allows(1, "place nurse1 BB")
    assert not hospital.legal(0) & {"mode gesture", "mode steady"}


def test_hand_moves_cannot_fail_and_tweezers_can() -> None:  # RMD-21.3 RMD-21.8 RMD-21.10
    hospital = given().patient("C1", "carpenter").do(0, "place nurse1 OPC-1", "target C1")
    hospital.gestures(0).at(hospital.t, 0, "begin give orange")
    assert hospital.legal(0) == {"drop", "cancel", "pause", "absent"}
    surgery = given().bed("A1", "welder", "ORA").do(0, "place nurse1 ORA-N")
    surgery.gestures(0).at(surgery.t, 0, "begin give orange")
    assert surgery.legal(0) == {"drop", "drop steady", "slip", "miss", "cancel", "pause", "absent"}


def test_a_held_piece_cannot_be_taken_but_counts_as_standing() -> None:  # RMD-21.5
    hospital = given().gestures(0).at(0, 0, "begin place nurse1")
    assert not hospital.allows(1, "place nurse1 BB")
    hospital.at(100, 0, "drop_glass BB")
    hospital.at(200, 1, "place nurse2 BB").until(700)
    assert hospital.slot("BB") == "nurse1"
    hospital.until(1_100)
    assert hospital.state.glass_slot[5] == -1


def test_cards_are_not_reserved() -> None:  # RMD-21.5
    hospital = given(research="on").research("mobile_laboratory", "open_doors", "blood_drive")
    hospital.bed("B3", "soldier").bed("A1", "removal_man", "XRY").on_top("xry_1").on_top("xry_10")
    hospital.do(0, "place red RS-1", "target B3 XRY").do(1, "place black XRY")
    start = hospital.t
    hospital.at(start, 1, "cycle").at(start + 100, 0, "take").until(start + 1_300)
    assert hospital.cards("B3") == []
    assert hospital.told("wrong_take")


def test_within_one_ms_earlier_begins_come_first_then_lower_seats() -> None:  # RMD-21.6
    hospital = given().gestures(0)
    hospital.at(200, 1, "place nurse2 BB").at(400, 0, "begin place nurse1")
    hospital.at(500, 0, "drop_glass BB").until(1_100)
    assert hospital.slot("BB") == "nurse2"
    tie = given().at(0, 1, "place nurse2 BB").at(0, 0, "place nurse1 BB").until(900)
    assert tie.slot("BB") == "nurse1"


def test_cancel_returns_the_piece() -> None:  # RMD-21.7 D17
    hospital = given().gestures(0).at(0, 0, "begin place nurse1").at(300, 0, "cancel")
    assert hospital.until(301).allows(0, "begin place nurse1")
    organs = given().stock("1 heart").gestures(0)
    organs.at(0, 0, "begin discard_organ heart").at(300, 0, "cancel").until(899)
    assert not organs.allows(0, "begin discard_organ heart")
    assert organs.until(900).allows(0, "begin discard_organ heart")
    assert organs.storage("heart") == 1


@pytest.mark.parametrize(("gesture", "free"), [(True, 1_200), (False, 1_500)])
def test_a_tap_cannot_be_cut_short(gesture: bool, free: int) -> None:  # RMD-21.7 V38
    hospital = given().bed("A1", "relief_worker", "CUL").do(0, "place red CUL")
    if gesture:
        hospital.gestures(0)
    start = hospital.t
    hospital.at(start, 0, "flip 3").until(start + 500)
    assert hospital.refuses(start + 500, 0, "cancel")
    assert not hospital.until(start + free - 1).allows(0, "flip 4")
    hospital.until(start + free)
    assert hospital.allows(0, "flip 4") or hospital.cards("A1")


def test_steady_moves_cannot_be_cancelled() -> None:  # RMD-21.7
    assert given().at(0, 0, "place nurse1 BB").refuses(100, 0, "cancel")


def test_nobody_can_hold_a_piece_back_for_ever() -> None:  # RMD-21.7 V41
    hospital = given().patient("C1", "carpenter").patient("C2", "cyclist").stock("1 blue")
    hospital.do(0, "place nurse1 OPC-1", "target C1").do(1, "place nurse2 OPC-2", "target C2")
    hospital.gestures(0).at(5_000, 0, "begin give blue")
    assert hospital.refuses(14_999, 1, "give blue")
    assert not hospital.refuses(15_000, 1, "give blue")
    assert not hospital.allows(0, "begin give orange")
    assert hospital.refuses(16_999, 0, "begin give orange")
    assert not hospital.refuses(17_000, 0, "begin give orange")


def test_an_unreadable_trace_takes_the_steady_time() -> None:  # RMD-21.9
    hospital = given().gestures(0).bed("A1", "glazier")
    hospital.at(0, 0, "begin move_bed A1").at(100, 0, "drop_bed CUL steady").until(1_099)
    assert hospital.area("A1") == "home"
    assert hospital.until(1_100).area("A1") == "CUL"


@pytest.mark.parametrize("verdict", ["slip", "miss"])
def test_a_slip_or_miss_costs_time_and_the_organ_is_back(verdict: str) -> None:
    """RMD-21.11 V31"""
    hospital = given().stock("1 heart").bed("A1", "forester", "ORA").do(0, "place red ORA-D")
    start = hospital.t
    hospital.gestures(0).at(start, 0, "begin organ heart").at(start + 900, 0, verdict)
    assert hospital.refuses(start + 1_499, 0, "begin organ heart")
    assert not hospital.refuses(start + 1_500, 0, "begin organ heart")
    assert hospital.storage("heart") == 1
    hospital.at(start + 2_000, 0, "begin organ heart").at(start + 2_100, 0, verdict)
    assert hospital.refuses(start + 2_999, 0, "begin organ heart")
    assert not hospital.refuses(start + 3_000, 0, "begin organ heart")


def test_expected_steady_times() -> None:  # RMD-21.17
    hospital = given().bed("A1", "night_nurse", "MRI")
    hospital.at(0, 0, "place red MRI", "mri_draw").until(4_700)
    assert hospital.cards("A1")


def test_a_culture_token_is_told_only_while_it_lies_open() -> None:  # RMD-21.18
    hospital = given().bed("A1", "relief_worker", "CUL").do(0, "place red CUL")
    start = hospital.t
    hospital.at(start, 0, "flip 3").until(start + 299)
    assert not hospital.told("token")
    hospital.until(start + 300)
    assert len(hospital.told("token")) == 1
    assert "tokens" not in str(hospital.state.view(0))
    hospital.until(start + 5_000)
    assert len(hospital.told("token")) == 1


def test_a_lost_race_says_who_was_quicker() -> None:  # RMD-21.20
    hospital = given().at(0, 0, "place nurse1 BB").at(100, 1, "place nurse2 BB").until(2_000)
    assert hospital.slot("BB") == "nurse1"
    assert [event.args for event in hospital.told("outpaced")] == [{"seat": 1, "by": 0}]
    assert hospital.told("in_vain") == []
