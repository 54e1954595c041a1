"""RMD-2, RMD-3, RMD-4: hourglasses, the current action, slots and what a placement needs."""

import pytest

from tests.games.rush_md.given import dealt, given


def test_a_running_hourglass_may_not_be_moved_by_anyone() -> None:  # RMD-2.1 V14
    hospital = given().at(9_100, 0, "place nurse1 BB")
    for seat in (0, 1):
        assert hospital.refuses(39_999, seat, "place nurse1 PH-1")
    for seat in (0, 1):
        assert not hospital.refuses(40_000, seat, "place nurse1 PH-1")


def test_sand_starts_at_the_effect_of_the_placement() -> None:  # RMD-2.2
    hospital = given().at(0, 0, "place nurse1 BB").until(900)
    assert hospital.state.glass_at[4] == 900


def test_nobody_moves_the_doctor_of_another_player() -> None:  # RMD-2.3 RMD-2.4 V15
    hospital = given().bed("A1", "zookeeper", "CUL")
    hospital.at(0, 0, "place red CUL").until(50_000)
    assert hospital.refuses(50_000, 1, "lift_off red")
    assert hospital.refuses(50_000, 1, "place red PH-D")
    assert hospital.refuses(50_000, 1, "place black CUL")
    assert not hospital.refuses(50_000, 0, "lift_off red")


def test_any_player_may_take_a_free_nurse_from_a_slot() -> None:  # RMD-2.5
    hospital = given().at(0, 0, "place nurse1 BB").at(31_000, 1, "place nurse1 PH-1")
    assert hospital.slot("BB") == "nurse1"
    hospital.until(31_900)
    assert (hospital.slot("BB"), hospital.slot("PH-1")) == ("", "nurse1")


def test_a_free_hourglass_may_be_put_back_on_its_own_slot() -> None:  # RMD-2.6
    hospital = given().at(0, 0, "place nurse1 BB").at(31_000, 0, "place nurse1 BB").until(31_900)
    assert hospital.state.glass_at[4] == 31_900
    assert hospital.allows(0, "stock blood")


def test_lifting_off_ends_no_action() -> None:  # RMD-2.7 V17
    hospital = given().bed("A1", "zookeeper", "CUL")
    hospital.at(0, 1, "place nurse1 PH-1").at(31_000, 0, "place red CUL")
    hospital.at(32_000, 0, "lift_off nurse1").until(32_700)
    assert hospital.slot("PH-1") == ""
    assert hospital.allows(0, "flip 0")


@pytest.mark.parametrize(
    ("glass", "slot", "fits"),
    [
        ("nurse1", "ADM-N", True),
        ("red", "PH-D", True),
        ("nurse1", "BB", True),
        ("red", "BB", True),
        ("nurse1", "PH-1", True),
    ],
)
def test_slots_take_their_type_of_hourglass(glass: str, slot: str, fits: bool) -> None:  # RMD-2.8
    hospital = given()
    placed = {line.split()[2] for line in hospital.legal(0) if line.startswith(f"place {glass} ")}
    assert (slot in placed) == fits
    wrong = {"nurse1": {"PH-D", "ADM-D", "CUL"}, "red": {"ADM-N", "PH-1", "WA-1"}}[glass]
    assert not placed & wrong


def test_a_placement_that_fails_costs_only_time() -> None:  # RMD-2.9 V22 V39
    hospital = given().bed("A1", "glazier")
    hospital.do(1, "place nurse3 WA-1", "target A1")
    started = hospital.t
    hospital.at(started, 0, "place nurse1 BB").at(started + 100, 1, "place nurse2 BB")
    hospital.until(started + 1_000)
    assert hospital.slot("BB") == "nurse1"
    assert hospital.state.glass_slot[5] == -1
    assert hospital.allows(1, "place nurse2 PH-1")
    assert hospital.allows(1, "give orange")


def test_a_glass_released_off_every_slot_goes_back() -> None:  # RMD-2.9
    hospital = given().gestures(0)
    hospital.at(0, 0, "begin place nurse1", "drop_glass away").until(700)
    assert hospital.state.glass_slot[4] == -1
    assert not hospital.is_acting(0)


@pytest.mark.parametrize(("seats", "doctors"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_as_many_doctors_as_players_and_all_four_nurses(seats: int, doctors: int) -> None:
    """RMD-2.10 V6"""
    glasses = dealt(seats).state.view(0)["glasses"]
    assert len(glasses) == doctors + 4


def test_an_action_starts_at_the_effect_of_its_placement() -> None:  # RMD-3.1
    hospital = given().at(100, 0, "place nurse1 BB").until(999)
    assert not hospital.is_acting(0)
    task = hospital.until(1_000).state.tasks[0]
    assert task is not None
    assert task.started == 1_000


def test_an_action_may_take_longer_than_its_sand() -> None:  # RMD-3.2 RMD-3.4 V18
    hospital = given().bed("A1", "glazier").stock("9 orange")
    hospital.at(0, 0, "place nurse1 WA-1").at(900, 0, "target A1")
    hospital.at(31_000, 1, "place nurse1 BB").until(45_000)
    assert not hospital.refuses(45_000, 0, "give orange")


def test_a_new_placement_completes_whatever_went_before() -> None:  # RMD-3.3 RMD-9.8 V16
    hospital = given().bed("A1", "relief_worker", "CUL").bed("A2", "glazier")
    hospital.on_top("cul_1").tokens(*range(8))
    hospital.at(5_000, 0, "place red CUL", "flip 7").at(9_000, 0, "place nurse1 WA-1")
    hospital.until(9_900)
    assert hospital.cards("A1") == []
    assert hospital.refuses(9_900, 0, "flip 0")
    assert hospital.top("cultures") == "cul_1"


def test_finishing_does_not_free_the_hourglass() -> None:  # RMD-3.5 RMD-3.6
    hospital = given().do(0, "place nurse1 ADM-N", "draw regular", "finish")
    assert not hospital.is_acting(0)
    assert hospital.slot("ADM-N") == "nurse1"
    assert hospital.refuses(hospital.t, 0, "place nurse1 BB")


def test_actions_end_by_themselves_at_their_maximum() -> None:  # RMD-3.5
    hospital = given().do(0, "place nurse1 BB", "stock blood")
    assert not hospital.is_acting(0)
    hospital.do(0, "place nurse2 ADM-N", *["draw regular"] * 3)
    assert not hospital.is_acting(0)


@pytest.mark.parametrize(
    ("slot", "glass", "build"),
    [
        ("ADM-D", "red", lambda hospital: hospital.patient("R1", "zookeeper")),
        ("OPC-1", "nurse1", lambda hospital: hospital.patient("C1", "carpenter")),
        ("WA-1", "nurse1", lambda hospital: hospital.bed("A1", "glazier")),
        ("WB-2", "nurse1", lambda hospital: hospital.bed("B1", "glazier")),
        ("CUL", "red", lambda hospital: hospital.bed("A1", "zookeeper", "CUL")),
        ("BLX", "red", lambda hospital: hospital.bed("A1", "painter", "BLX")),
        ("XRY", "red", lambda hospital: hospital.bed("A1", "skier", "XRY")),
        ("MRI", "red", lambda hospital: hospital.bed("A1", "pilot", "MRI")),
        ("ORA-D", "red", lambda hospital: hospital.bed("A1", "roofer", "ORA")),
        ("ORB-N", "nurse1", lambda hospital: hospital.bed("A1", "roofer", "ORB")),
    ],
)
def test_a_placement_needs_its_preconditions(slot, glass, build) -> None:  # RMD-3.7
    hospital = given()
    assert not hospital.allows(0, f"place {glass} {slot}")
    build(hospital)
    assert hospital.allows(0, f"place {glass} {slot}")


def test_preconditions_are_tested_again_at_the_effect() -> None:  # RMD-3.7
    hospital = given().bed("A1", "zookeeper", "CUL")
    hospital.at(0, 0, "place red CUL").at(0, 1, "move_bed A1 home").until(2_000)
    assert hospital.slot("CUL") == "red"
    hospital = given().bed("A1", "zookeeper", "CUL")
    hospital.at(0, 1, "move_bed A1 home").at(300, 0, "place red CUL").until(2_000)
    assert hospital.slot("CUL") == ""


def test_two_helpers_may_treat_the_same_patient() -> None:  # RMD-3.8
    hospital = given().bed("A1", "glazier").stock("3 orange 3 white")
    hospital.do(0, "place nurse1 WA-1", "target A1").do(1, "place nurse2 WA-2", "target A1")
    hospital.do(0, "give orange").do(1, "give white")
    assert hospital.tray("A1 ward") == {"orange": 1, "white": 1}


def test_a_target_cannot_be_changed_within_the_action() -> None:  # RMD-4.3
    hospital = given().bed("A1", "glazier").bed("A2", "zookeeper").epidemic("A", "influenza")
    hospital.do(0, "place nurse1 WA-1")
    targets = {line for line in hospital.legal(0) if line.startswith("target")}
    assert targets == {"target A1", "target A2", "target epidemic"}
    hospital.do(0, "target A1")
    assert not any(line.startswith("target") for line in hospital.legal(0))
    hospital = given().patient("C1", "carpenter").patient("C2", "cyclist")
    hospital.do(0, "place nurse1 OPC-1", "target C2")
    assert not any(line.startswith("target") for line in hospital.legal(0))
