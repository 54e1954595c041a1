"""RMD-19: tasks and actions of Research cards."""

import pytest

from tests.games.rush_md.given import Hospital, given


def with_card(*cards: str) -> Hospital:
    return given(research="on").research(*cards)


def task(hospital: Hospital) -> bool:
    """Does the first open card bring its points?"""
    before = hospital.state.points
    hospital.close()
    lost = before - hospital.state.points
    hospital.settle()
    return hospital.state.points > before - lost


def test_three_cards_each_round_and_twelve_in_a_game() -> None:
    """RMD-19.1 RMD-19.2 RMD-G.28"""
    hospital = given(research="on")
    seen = set(hospital.state.research)
    for _ in range(3):
        hospital.evaluate()
        assert len(hospital.state.research) == 3
        seen |= set(hospital.state.research)
        hospital.begin()
    assert len(seen) == 12
    assert len(hospital.state.research_deck) == 10


def test_tasks_look_at_this_round_only() -> None:  # RMD-19.3 RMD-17.14
    hospital = with_card("transplant_study", "open_doors", "blood_drive")
    hospital.state.organs_given = [1, 0, 1, 1]
    assert task(hospital)
    hospital.begin()
    assert hospital.state.organs_given == [0, 0, 0, 0]


def test_three_different_organs() -> None:  # RMD-19.3 V7
    hospital = with_card("transplant_study", "open_doors", "blood_drive").stock("2 heart 1 lung")
    hospital.bed("A1", "roofer", "ORA", condition="mild")
    hospital.do(0, "place red ORA-D", "organ heart", "organ heart", "organ lung")
    assert not task(Hospital(hospital.state.copy()))
    hospital.do(0, "take_back heart", "organ heart").stock("1 bone").do(0, "organ bone")
    assert task(hospital)


def test_three_hospitalized_patients_cured() -> None:  # RMD-19.3 V7
    hospital = with_card("bedside_trial", "open_doors", "blood_drive")
    hospital.bed("A1", "glazier").given_items("A1 ward", "5 orange 5 white 1 blue")
    hospital.bed("A2", "midwife").given_items("A2 ward", "3 orange 5 yellow 4 blood")
    assert not task(Hospital(hospital.state.copy()))
    hospital.bed("B1", "chemist").given_items("B1 ward", "1 white 11 yellow 2 blood")
    assert task(hospital)


@pytest.mark.parametrize(
    ("card", "met"),
    [
        ("full_clinic", False),
        ("busy_laboratory", False),
        ("right_dose", True),
        ("first_things_first", True),
        ("full_house", False),
        ("containment", False),
        ("surgical_series", False),
        ("screening_day", False),
        ("ward_study", False),
        ("shift_study", False),
    ],
)
def test_tasks_in_an_empty_round(card: str, met: bool) -> None:  # RMD-19.3 RMD-G.36
    assert task(with_card(card, "open_doors", "blood_drive")) == met


@pytest.mark.parametrize("card", ["busy_laboratory", "screening_day"])
def test_exams_are_counted(card: str) -> None:  # RMD-19.3
    hospital = with_card(card, "open_doors", "blood_drive")
    hospital.state.exams_done = 6
    assert task(hospital)


def test_nurses_are_counted_by_their_placements() -> None:  # RMD-19.3
    hospital = with_card("shift_study", "open_doors", "blood_drive")
    hospital.do(0, "place nurse1 BB")
    assert hospital.state.nurse_uses == [1, 0, 0, 0]
    hospital.state.nurse_uses = [6, 7, 6, 6]
    assert task(hospital)


def test_full_beds_and_a_critical_error() -> None:  # RMD-19.3
    hospital = with_card("full_house", "open_doors", "blood_drive").points(50)
    beds = ("glazier", "midwife", "zookeeper", "diver", "cheesemaker", "skier")
    for bed, name in zip(("A1", "A2", "A3", "B1", "B2", "B3"), beds, strict=True):
        hospital.bed(bed, name)
    assert hospital.close().settle().told("task")
    hospital = with_card("first_things_first", "open_doors", "blood_drive").points(50)
    hospital.bed("A1", "chemist").evaluate()
    assert not hospital.told("task")


def test_nothing_is_lost_by_ignoring_a_card() -> None:  # RMD-19.5
    hospital = with_card("ward_study", "shift_study", "surgical_series")
    points = hospital.state.points
    assert hospital.evaluate().state.points == points


def test_a_card_has_one_slot_of_its_printed_type() -> None:  # RMD-19.4
    hospital = with_card("open_doors", "right_dose", "organ_network")
    placed = {line for line in hospital.legal(0) if "RS-" in line}
    assert "place nurse1 RS-1" in placed
    assert "place red RS-3" in placed
    assert not any("RS-2" in line for line in placed)
    assert "place red RS-1" not in placed


def test_admit_four_and_hospitalize_two() -> None:  # RMD-G.36 D16
    hospital = with_card("open_doors", "double_round", "blood_drive")
    hospital.do(0, "place nurse1 RS-1", *["draw hospitalized"] * 4)
    assert not hospital.is_acting(0)
    assert [bool(hospital.who(f"R{number}")) for number in (1, 2, 3, 4, 5)] == [True] * 4 + [False]
    hospital.do(0, "place red RS-2", "hospitalize R1 A1", "hospitalize R3 B2")
    assert not hospital.is_acting(0)
    assert hospital.who("A1")
    assert hospital.who("B2")


def test_two_patients_in_one_action() -> None:  # RMD-G.36 D16
    hospital = with_card("shared_clinic", "ward_round", "blood_drive").stock("9 orange")
    hospital.patient("C1", "carpenter").patient("C2", "cyclist").patient("C3", "pupil")
    hospital.bed("A1", "glazier").bed("B1", "zookeeper").bed("B2", "diver", "CUL")
    hospital.do(0, "place red RS-1", "target C1", "give orange", "target C2")
    assert not hospital.allows(0, "take_back orange")
    hospital.do(0, "give orange")
    assert not any(line.startswith("target") for line in hospital.legal(0))
    assert hospital.tray("C2 clinic") == {"orange": 1}
    hospital.do(0, "place nurse1 RS-2")
    targets = {line for line in hospital.legal(0) if line.startswith("target")}
    assert targets == {"target A1", "target B1"}
    hospital.do(0, "target A1", "target B1", "give orange")
    assert hospital.tray("B1 ward") == {"orange": 1}


def test_bulk_order_blood_drive_and_organ_network() -> None:  # RMD-G.36 D16
    hospital = with_card("bulk_order", "blood_drive", "organ_network")
    hospital.do(0, "place nurse1 RS-1", "stock orange")
    assert not hospital.allows(0, "stock orange")
    hospital.do(0, "stock syringe")
    assert (hospital.storage("orange"), hospital.storage("syringe")) == (3, 6)
    hospital.do(0, "place nurse2 RS-2", "stock blood")
    assert hospital.storage("blood") == 8
    hospital.do(0, "place red RS-3", "stock_organ heart", "stock_organ lung", "stock_organ bone")
    assert hospital.state.storage[8:] == [1, 0, 1, 1]
    assert not hospital.is_acting(0)


def test_an_exam_without_moving_the_bed() -> None:  # RMD-G.36 D16
    hospital = with_card("mobile_laboratory", "open_doors", "blood_drive")
    hospital.bed("B3", "soldier").bed("A1", "pilot").on_top("xry_10")
    hospital.do(0, "place red RS-1")
    targets = {line for line in hospital.legal(0) if line.startswith("target")}
    assert targets == {"target B3 CUL", "target B3 XRY"}
    hospital.do(0, "target B3 XRY", "take")
    assert hospital.cards("B3") == ["xry_10"]


def test_surgery_by_hand_and_organs_by_a_nurse() -> None:  # RMD-G.36 D16
    hospital = with_card("steady_hand", "scrub_nurse", "blood_drive").stock("9 orange 2 heart")
    hospital.bed("A1", "welder", "ORB")
    hospital.do(0, "place nurse1 RS-1", "target A1")
    start = hospital.t
    hospital.do(0, "give orange")
    assert hospital.t - start == 650
    hospital.do(0, "place nurse2 RS-2", "target A1")
    start = hospital.t
    hospital.do(0, "organ heart")
    assert hospital.t - start == 1_700
    assert hospital.tray("A1 or") == {"orange": 1, "heart": 1}
