"""RMD-9 to RMD-13: the four exams."""

import pytest

from tests.games.rush_md.given import SAND, Hospital, given
from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES


@pytest.mark.parametrize(
    ("patient", "area", "start"),
    [
        ("relief_worker", "CUL", "flip 0"),
        ("painter", "BLX", "disc 0 table"),
        ("removal_man", "XRY", "cycle"),
        ("night_nurse", "MRI", "mri_draw"),
    ],
)
def test_each_sign_asks_for_its_exam(patient: str, area: str, start: str) -> None:  # RMD-9.1
    hospital = given().bed("A1", patient, area)
    doctors = {line.split()[2] for line in hospital.legal(0) if line.startswith("place red")}
    assert doctors & {"CUL", "BLX", "XRY", "MRI"} == {area}
    hospital.do(0, f"place red {area}")
    assert hospital.allows(0, start)


def test_all_required_exams_must_be_performed() -> None:  # RMD-9.2 V3
    hospital = given().bed("A1", "soldier", "home", "cul_17").given_items("A1 ward", "5 blue")
    assert hospital.close().status("A1") == "error"


def test_the_bed_must_be_there_before_the_hourglass() -> None:  # RMD-9.3
    hospital = given().bed("A1", "relief_worker")
    assert hospital.refuses(0, 0, "place red CUL")
    hospital.do(1, "move_bed A1 CUL")
    assert hospital.allows(0, "place red CUL")


def test_only_required_exams_and_only_once() -> None:  # RMD-9.4 RMD-G.15
    assert given().bed("A1", "glazier", "CUL").refuses(0, 0, "place red CUL")
    assert given().bed("A1", "relief_worker", "CUL", "cul_1").refuses(0, 0, "place red CUL")


def test_the_card_goes_to_the_patient_and_the_action_ends() -> None:  # RMD-9.5 RMD-21.16
    hospital = given().bed("A1", "relief_worker", "CUL").on_top("cul_1").tokens(*range(8))
    icon = DIAGNOSES[0][0].puzzle
    hospital.do(0, "place red CUL", f"flip {icon}")
    assert hospital.cards("A1") == ["cul_1"]
    assert not hospital.is_acting(0)


def test_after_cultures_the_bed_may_leave_at_once() -> None:  # RMD-9.6
    hospital = given().bed("A1", "relief_worker", "CUL").on_top("cul_1").tokens(*range(8))
    hospital.do(0, "place red CUL", f"flip {DIAGNOSES[0][0].puzzle}")
    assert hospital.allows(1, "move_bed A1 home")
    assert hospital.refuses(hospital.t, 0, "lift_off red")


def test_the_backs_of_the_top_cards_are_public() -> None:  # RMD-9.7
    hospital = given().on_top("xry_10")
    shown = hospital.state.view(0)["diagnosis_decks"]
    assert shown["xray"] == {"count": 24, "back": "B2 B1 A3 A2 A1"}
    assert shown["mri"]["back"] == ""


def test_tokens_are_turned_one_at_a_time_until_the_icon_matches() -> None:
    """RMD-10.1 RMD-10.2 RMD-10.3 V25"""
    hospital = given().bed("A1", "relief_worker", "CUL").on_top("cul_1")
    icon = DIAGNOSES[0][0].puzzle
    order = [other for other in range(8) if other != icon]
    hospital.tokens(*order[:4], icon, *order[4:])
    hospital.do(0, "place red CUL")
    start = hospital.t
    hospital.at(start, 0, "flip 2").at(start + 1_500, 0, "flip 4").until(start + 2_999)
    assert hospital.cards("A1") == []
    assert hospital.until(start + 3_000).cards("A1") == ["cul_1"]


def test_tokens_are_never_shuffled_again() -> None:  # RMD-10.4
    hospital = given()
    tokens = hospital.state.tokens
    hospital.bed("A1", "relief_worker", "CUL").do(0, "place red CUL", "flip 0", "flip 1")
    assert hospital.evaluate().state.tokens == tokens


def test_discs_are_moved_until_the_pattern_matches() -> None:
    """RMD-11.1 RMD-11.2 RMD-11.3 RMD-11.4 V24"""
    hospital = given().bed("A1", "painter", "BLX").on_top("blx_5")
    assert DIAGNOSES[1][4].shown == "WWRWRRR"
    hospital.do(0, "place red BLX")
    assert {line for line in hospital.legal(0) if line.startswith("disc")} == {
        f"disc {hole} table" for hole in range(7)
    }
    hospital.do(0, "disc 2 table", "disc 3 2")
    assert hospital.cards("A1") == []
    hospital.do(0, "disc white 3")
    assert hospital.cards("A1") == ["blx_5"]


def test_three_white_discs_in_wrong_holes_take_seven_moves() -> None:  # RMD-11.3 V24
    hospital = given().bed("A1", "painter", "BLX")
    moves = ["disc 0 table", "disc 3 0", "disc 1 3", "disc 4 1", "disc 2 4", "disc 5 2"]
    (target,) = [card.id for card in DIAGNOSES[1] if card.shown == "RRRWWWR"]
    hospital.on_top(target).do(0, "place red BLX", *moves)
    assert hospital.cards("A1") == []
    hospital.do(0, "disc white 5")
    assert hospital.cards("A1") == [target]


def test_discs_stay_as_they_are_and_can_be_read_off() -> None:  # RMD-11.4 RMD-11.5
    hospital = given().bed("A1", "painter", "BLX").on_top("blx_5")
    hospital.do(0, "place red BLX", "disc 2 table", "disc 3 2", "finish")
    assert (hospital.state.whites, hospital.state.reds) == (0b0000011, 0b1110100)
    hospital.state.whites, hospital.state.reds = 0b0001011, 0b1110100
    hospital.do(1, "place nurse1 BB").until(hospital.t + SAND)
    hospital.do(0, "place red BLX")
    start = hospital.t
    hospital.do(0, "read")
    assert hospital.cards("A1") == ["blx_5"]
    assert hospital.t - start == 1_200


def test_an_x_ray_is_right_when_it_does_not_show_the_bed() -> None:  # RMD-12.1 RMD-12.2 V1
    hospital = given().bed("B3", "removal_man", "XRY").on_top("xry_10")
    hospital.do(0, "place red XRY", "take")
    assert hospital.cards("B3") == ["xry_10"]


def test_a_wrong_x_ray_costs_time_and_nothing_else() -> None:  # RMD-12.3 RMD-G.13 V1
    hospital = given().bed("A2", "removal_man", "XRY").on_top("xry_10")
    hospital.do(0, "place red XRY")
    start = hospital.t
    points = hospital.state.points
    hospital.at(start, 0, "take").until(start + 2_699)
    assert not hospital.allows(0, "cycle")
    assert hospital.until(start + 2_700).allows(0, "cycle")
    assert (hospital.cards("A2"), hospital.top("xray")) == ([], "xry_10")
    assert hospital.state.points == points


def test_cycling_keeps_the_order_and_may_pass_a_right_card() -> None:  # RMD-12.4 V1
    hospital = given().bed("B3", "removal_man", "XRY").on_top("xry_1").on_top("xry_10")
    hospital.do(0, "place red XRY", "cycle")
    assert (hospital.top("xray"), hospital.bottom("xray")) == ("xry_1", "xry_10")
    hospital.do(0, "cycle")
    assert hospital.bottom("xray") == "xry_1"


def scanning(r: int = 0) -> Hospital:
    hospital = given().bed("A1", "night_nurse", "MRI").gestures(0)
    hospital.at(17_500, 0, "begin scan red").at(20_000, 0, f"balance {r}").until(20_000)
    return hospital


def test_the_mri_placement_is_the_test_and_fills_the_slot() -> None:  # RMD-13.1 RMD-21.12 V26
    hospital = scanning(8)
    assert (hospital.slot("MRI"), hospital.scan) == ("red", "standing")
    assert hospital.until(49_999).scan == "standing"
    assert hospital.until(50_000).scan == "none"


def test_once_it_stands_the_card_may_be_drawn_and_the_player_may_leave() -> None:
    """RMD-13.2 RMD-13.4"""
    hospital = scanning(0).steady(0)
    hospital.do(0, "mri_draw")
    assert len(hospital.cards("A1")) == 1
    assert not hospital.is_acting(0)
    hospital.do(0, "place nurse1 BB", "stock blood")
    assert hospital.scan == "standing"


def test_performed_means_card_and_a_full_sand() -> None:  # RMD-13.3
    hospital = scanning(0).steady(0)
    hospital.do(0, "mri_draw").until(49_999)
    assert hospital.state.mri_done == 0
    assert hospital.until(50_000).state.mri_done == 1
    late = scanning(0).steady(0).until(51_000)
    assert late.allows(0, "mri_draw")
    late.do(0, "mri_draw")
    assert late.state.mri_done == 1


def test_without_drawing_the_placement_gives_nothing_but_the_lock() -> None:  # RMD-13.3
    hospital = scanning(0).steady(0)
    hospital.do(0, "place nurse1 BB")
    assert hospital.refuses(hospital.t, 1, "move_bed A1 home")
    hospital.until(50_000)
    assert (hospital.cards("A1"), hospital.state.mri_done) == ([], 0)
    assert hospital.allows(1, "move_bed A1 home")


def test_the_bed_is_locked_until_the_sand_is_out() -> None:  # RMD-7.4 RMD-13.5 V26
    hospital = scanning(8)
    assert hospital.refuses(49_999, 1, "move_bed A1 home")
    assert not hospital.refuses(50_000, 1, "move_bed A1 home")


def test_a_fallen_scan_must_be_repeated_by_the_same_doctor() -> None:
    """RMD-13.6 RMD-13.7 RMD-21.15 RMD-G.14 V26"""
    hospital = scanning(15)
    hospital.steady(0).do(0, "mri_draw")
    (card,) = hospital.cards("A1")
    assert hospital.until(25_999).scan == "standing"
    assert hospital.until(26_000).scan == "fallen"
    assert len(hospital.told("fall")) == 1
    hospital.gestures(0)
    assert hospital.refuses(49_999, 0, "begin scan red")
    for line in ("begin lift_off red", "begin place red"):
        assert hospital.refuses(50_000, 0, line)
    hospital.at(50_000, 0, "begin scan red").at(52_500, 0, "balance 0").until(52_500)
    assert hospital.scan == "standing"
    assert not hospital.is_acting(0)
    assert hospital.refuses(82_499, 1, "move_bed A1 home")
    assert not hospital.refuses(82_500, 1, "move_bed A1 home")
    assert hospital.cards("A1") == [card]
    assert hospital.state.mri_done == 1


def test_a_fall_before_the_draw_leaves_nothing_to_draw() -> None:  # RMD-13.6
    hospital = scanning(20).until(24_000)
    assert hospital.scan == "fallen"
    assert not hospital.allows(0, "begin mri_draw")


def test_a_fallen_scan_is_pending_in_the_next_round_for_any_doctor() -> None:
    """RMD-13.8 RMD-13.9 RMD-G.21"""
    hospital = scanning(15)
    hospital.steady(0).do(0, "mri_draw").until(26_000).evaluate()
    assert (hospital.scan, hospital.area("A1")) == ("pending", "MRI")
    hospital.begin()
    assert hospital.refuses(0, 0, "move_bed A1 home")
    hospital.do(1, "place black MRI").until(hospital.t + SAND)
    assert hospital.state.mri_done == 1


def test_a_miss_on_the_scanner_returns_the_doctor() -> None:  # RMD-21.12
    hospital = scanning(26)
    assert (hospital.slot("MRI"), hospital.scan) == ("", "none")
    assert hospital.allows(0, "begin scan red")


def test_a_wobbling_glass_can_be_steadied_before_it_falls() -> None:  # RMD-21.13 V40
    hospital = scanning(15)
    hospital.at(24_000, 0, "begin mri_steady").at(24_900, 0, "balance 6").until(24_900)
    assert hospital.is_acting(0)
    assert hospital.until(49_999).scan == "standing"
    assert hospital.until(50_000).scan == "none"
    late = scanning(15)
    assert late.refuses(25_200, 0, "begin mri_steady")
    assert late.until(26_000).scan == "fallen"


def test_steadying_far_off_makes_it_fall_at_once() -> None:  # RMD-21.13
    hospital = scanning(15).at(21_000, 0, "begin mri_steady").at(22_000, 0, "balance 26")
    assert hospital.until(22_000).scan == "fallen"


def test_only_the_owner_steadies() -> None:  # RMD-21.13
    assert scanning(15).gestures(1).refuses(21_000, 1, "begin mri_steady")


def test_a_bed_carried_into_the_scanner_knocks_the_glass_over() -> None:  # RMD-21.14
    hospital = scanning(0).bed("B1", "glazier").gestures(1)
    hospital.at(21_000, 1, "begin move_bed B1").at(21_800, 1, "drop_bed ORA knock").until(21_800)
    assert hospital.scan == "fallen"
    assert hospital.area("B1") == "ORA"
    steady = scanning(0).bed("B1", "glazier")
    steady.at(21_000, 1, "move_bed B1 ORA").until(23_000)
    assert steady.scan == "standing"
