"""RMD-5 to RMD-7 and RMD-14: stock, admission, the Clinic, Wards and beds."""

import pytest

from tests.games.rush_md.given import dealt, given


@pytest.mark.parametrize(
    ("seats", "row"),
    [
        (1, (2, 2, 2, 2, 3, 3, 3, 3)),
        (2, (2, 2, 2, 2, 3, 3, 3, 3)),
        (3, (3, 3, 3, 3, 4, 4, 4, 4)),
        (4, (4, 4, 4, 4, 5, 5, 5, 5)),
    ],
)
def test_starting_storage(seats: int, row: tuple[int, ...]) -> None:  # RMD-G.4 V6
    hospital = dealt(seats)
    assert tuple(hospital.state.storage) == (*row, 0, 0, 0, 0)
    assert hospital.supplied("orange") == 12 - row[0]


def test_treatment_takes_from_storage_only() -> None:  # RMD-5.1
    hospital = given().patient("C1", "carpenter").stock("0 orange")
    hospital.do(0, "place nurse1 OPC-1", "target C1")
    assert hospital.supplied("orange") == 12
    assert hospital.refuses(hospital.t, 0, "give orange")
    hospital.do(1, "place nurse2 PH-1", "stock orange")
    assert (hospital.storage("orange"), hospital.supplied("orange")) == (1, 11)
    hospital.do(0, "give orange")
    assert hospital.storage("orange") == 0


def test_what_leaves_patients_goes_to_the_supply() -> None:  # RMD-5.2
    hospital = given().patient("C1", "hiker").given_items("C1 clinic", "3 orange 7 blood")
    before = hospital.storage("blood"), hospital.storage("syringe")
    hospital.evaluate()
    assert (hospital.storage("blood"), hospital.storage("syringe")) == before
    assert hospital.supplied("blood") == 37
    assert hospital.supplied("syringe") == 9


def test_a_short_supply_gives_what_is_there() -> None:  # RMD-5.4 RMD-G.7 V30
    hospital = given().supply("2 blood 0 syringe")
    hospital.do(0, "place nurse1 BB", "stock blood")
    assert hospital.supplied("blood") == 0
    hospital.do(0, "place nurse2 PH-1")
    assert not hospital.allows(0, "stock syringe")
    assert hospital.allows(0, "stock orange")


def test_the_organ_area_holds_six() -> None:  # RMD-5.5 RMD-14.6 V28
    hospital = given().stock("3 heart 2 lung").do(0, "place red PH-D", "stock_organ heart")
    assert hospital.storage("heart") == 4
    assert not hospital.is_acting(0)
    assert hospital.refuses(hospital.t, 1, "place black PH-D")
    hospital.until(40_000)
    hospital.do(0, "lift_off red")
    assert hospital.refuses(hospital.t, 1, "place black PH-D")
    hospital.do(0, "discard_organ lung")
    assert hospital.allows(1, "place black PH-D")


def test_items_are_conserved_while_they_are_in_hand() -> None:  # RMD-5.6
    hospital = given().bed("A1", "glazier").stock("1 blue")
    hospital.do(0, "place nurse1 WA-1", "target A1", "syringe").gestures(0)
    hospital.at(hospital.t, 0, "begin give blue")
    assert hospital.storage("blue") == 1
    assert hospital.storage("syringe") == 2
    hospital.do(0, "drop", "finish")
    assert hospital.storage("syringe") == 3


def test_admit_up_to_three_in_any_mix_each_chosen_after_the_last() -> None:
    """RMD-6.1 RMD-6.3 D5"""
    hospital = given().do(0, "place nurse1 ADM-N", "draw regular", "draw hospitalized")
    assert hospital.legal(0) >= {"draw regular", "draw hospitalized", "finish"}
    hospital.do(0, "draw regular")
    assert not hospital.is_acting(0)
    assert all(hospital.who(place) for place in ("C1", "C2", "R1"))
    stopped = given().do(0, "place nurse1 ADM-N", "draw regular", "finish")
    assert stopped.who("C2") == ""


def test_a_full_row_or_an_empty_deck_cannot_be_drawn_for() -> None:  # RMD-6.2 RMD-6.4 V29
    hospital = given()
    people = ("carpenter", "cyclist", "pupil", "cook", "singer", "bus_driver")
    for number, name in enumerate(people):
        hospital.patient(f"C{number + 1}", name)
    for number, name in enumerate(("roofer", "forester", "courier", "welder", "chemist")):
        hospital.patient(f"R{number + 1}", name)
    hospital.do(0, "place nurse1 ADM-N")
    assert not hospital.allows(0, "draw regular")
    hospital.do(0, "draw hospitalized")
    assert hospital.is_acting(0)
    assert not any(line.startswith("draw") for line in hospital.legal(0))
    empty = given()
    empty.state.discharged[0] = len(empty.state.decks[0])
    empty.state.decks[0] = ()
    assert not empty.do(0, "place nurse1 ADM-N").allows(0, "draw regular")


def test_hospitalize_one_patient_into_any_empty_bed() -> None:  # RMD-6.5 D4
    hospital = given().patient("R1", "zookeeper").patient("R2", "glazier").bed("A1", "roofer")
    hospital.do(0, "place red ADM-D")
    beds = {line.split()[2] for line in hospital.legal(0) if line.startswith("hospitalize R2")}
    assert beds == {"A2", "A3", "B1", "B2", "B3"}
    hospital.do(0, "hospitalize R2 B3")
    assert (hospital.who("B3"), hospital.who("R2")) == ("glazier", "")
    assert not hospital.is_acting(0)


def test_without_a_bed_a_patient_can_be_neither_examined_nor_treated() -> None:  # RMD-6.6
    hospital = given().patient("R1", "zookeeper")
    placed = {line.split()[2] for line in hospital.legal(0) if line.startswith("place")}
    assert not placed & {"WA-1", "WB-1", "CUL", "OPC-1", "ORA-D", "ORA-N"}


def test_a_clinic_action_is_for_one_patient() -> None:  # RMD-6.7 RMD-15.6
    hospital = given().patient("C1", "carpenter").patient("C3", "cyclist").stock("9 orange")
    hospital.do(0, "place red OPC-1", "target C3", "give orange")
    assert hospital.tray("C3 clinic") == {"orange": 1}
    assert hospital.tray("C1 clinic") == {}


def test_three_beds_in_each_ward_and_a_patient_keeps_the_bed() -> None:  # RMD-7.1 RMD-7.9
    hospital = given().bed("A3", "zookeeper")
    hospital.do(0, "move_bed A3 CUL")
    assert hospital.who("A3") == "zookeeper"
    hospital.epidemic("A", "influenza").close()
    assert hospital.told("untreated")[0].args["ward"] == "A"


def test_each_place_holds_one_bed_and_a_home_only_its_own() -> None:  # RMD-7.2
    hospital = given().bed("A1", "zookeeper").bed("B1", "diver", "CUL")
    assert hospital.refuses(0, 0, "move_bed A1 CUL")
    assert hospital.refuses(0, 0, "move_bed A1 home")
    assert {line.split()[2] for line in hospital.legal(0) if line.startswith("move_bed A1")} == {
        "BLX",
        "XRY",
        "MRI",
        "ORA",
        "ORB",
    }


def test_anybody_moves_any_occupied_bed_without_ending_an_action() -> None:  # RMD-7.3
    hospital = given().bed("A1", "zookeeper").bed("A2", "glazier")
    hospital.do(0, "place nurse1 WA-1", "target A2").do(0, "move_bed A1 CUL")
    hospital.do(1, "move_bed A1 home")
    assert hospital.area("A1") == "home"
    assert hospital.is_acting(0)
    assert hospital.refuses(hospital.t, 0, "move_bed B1 CUL")


def test_cards_and_items_stay_with_the_bed() -> None:  # RMD-7.5 RMD-7.6
    hospital = given().bed("A1", "relief_worker", "home", "cul_1")
    hospital.given_items("A1 ward", "1 orange").do(0, "move_bed A1 ORB")
    assert hospital.cards("A1") == ["cul_1"]
    assert hospital.tray("A1 ward") == {"orange": 1}


def test_a_ward_nurse_treats_a_bed_at_home() -> None:  # RMD-7.7
    hospital = given().bed("A1", "glazier").bed("A2", "zookeeper", "CUL").bed("B1", "diver")
    hospital.do(0, "place nurse1 WA-1")
    assert {line for line in hospital.legal(0) if line.startswith("target")} == {"target A1"}


def test_a_bed_that_is_moved_away_suspends_its_treatment() -> None:  # RMD-7.8 RMD-G.16
    hospital = given().bed("A1", "glazier").stock("5 orange")
    hospital.do(0, "place nurse1 WA-1", "target A1").do(1, "move_bed A1 ORA")
    assert hospital.refuses(hospital.t, 0, "give orange")
    assert hospital.is_acting(0)
    hospital.do(1, "move_bed A1 home")
    assert hospital.allows(0, "give orange")


def test_a_donation_brings_three_blood_by_either_type() -> None:  # RMD-14.1
    hospital = given().do(0, "place red BB", "stock blood")
    assert (hospital.storage("blood"), hospital.supplied("blood")) == (6, 34)


@pytest.mark.parametrize(
    ("kind", "amount"),
    [
        ("orange", 1),
        ("white", 1),
        ("blue", 1),
        ("fluids", 2),
        ("green", 2),
        ("yellow", 2),
        ("syringe", 3),
    ],
)
def test_store_medicine_brings_the_printed_amount_of_one_kind(kind: str, amount: int) -> None:
    """RMD-14.2 RMD-14.3 RMD-14.4 RMD-14.8 RMD-G.5 RMD-G.6"""
    hospital = given().do(0, "place nurse1 PH-1")
    before = hospital.storage(kind)
    assert len([line for line in hospital.legal(0) if line.startswith("stock ")]) == 7
    started = hospital.t
    hospital.do(0, f"stock {kind}")
    assert hospital.t - started == 400 + 250 * amount
    assert hospital.storage(kind) == before + amount
    assert not hospital.is_acting(0)


def test_store_organs_takes_two_of_one_kind_with_tweezers() -> None:  # RMD-14.5 RMD-14.7
    hospital = given().do(0, "place red PH-D", "stock_organ lung")
    assert {line for line in hospital.legal(0) if line.startswith("stock_organ")} == {
        "stock_organ lung"
    }
    hospital.do(0, "stock_organ lung")
    assert hospital.storage("lung") == 2
    assert not hospital.is_acting(0)
    hands = given().gestures(0)
    hands.do(1, "place black PH-D")
    hands.gestures(1).at(hands.t, 1, "begin stock_organ heart")
    assert hands.allows(1, "slip")


def test_the_last_organ_of_a_kind_ends_the_action() -> None:  # RMD-14.6
    hospital = given().supply("1 bone").stock("0 bone")
    hospital.state.supply[11] = 1
    hospital.state.trays[12 * 12 + 11] = 9
    hospital.patient("A1", "roofer")
    hospital.do(0, "place red PH-D", "stock_organ bone")
    assert hospital.storage("bone") == 1
    assert not hospital.is_acting(0)


def test_stored_organs_may_be_discarded_at_any_time() -> None:  # RMD-14.9
    """The first edition stopped in overtime, the second goes on (test_editions)."""
    hospital = given(edition=1).stock("2 kidney").bed("A1", "glazier")
    hospital.at(1_000, 1, "discard_organ kidney").until(1_999)
    assert hospital.storage("kidney") == 2
    assert hospital.until(2_000).storage("kidney") == 1
    hospital.at(235_000, 0, "place nurse1 WA-1")
    assert hospital.refuses(241_000, 1, "discard_organ kidney")
    hospital.at(241_000, 0, "finish").now(1, "discard_organ kidney")
    assert hospital.storage("kidney") == 0
