"""RMD-8 and RMD-15: what is given, where, how, and what counts."""

import pytest

from tests.games.rush_md.given import given


def test_direct_treatment_and_one_diagnosis_card_make_the_need() -> None:  # RMD-8.2
    hospital = given().bed("A1", "zookeeper", "home", "cul_17")
    hospital.given_items("A1 ward", "8 blue").close()
    assert hospital.status("A1") == "exact"


def test_items_count_only_where_they_belong() -> None:  # RMD-8.3 RMD-G.24 V8
    right = given().bed("A1", "forester").given_items("A1 ward", "4 blood")
    right.given_items("A1 or", "4 green 3 heart").close()
    assert right.status("A1") == "exact"
    wrong = given().bed("A1", "forester").given_items("A1 ward", "4 blood 4 green")
    wrong.given_items("A1 or", "3 heart").close()
    assert wrong.status("A1") == "error"


def test_the_most_effective_card_applies_and_they_are_never_added() -> None:  # RMD-8.4 V3
    hospital = given().bed("A1", "soldier", "home", "cul_17 xry_9")
    hospital.given_items("A1 ward", "5 blue").close()
    assert hospital.status("A1") == "exact"
    less = given().bed("A1", "soldier", "home", "cul_17 xry_9")
    less.given_items("A1 ward", "2 fluids 4 blood").close()
    assert less.status("A1") == "error"
    both = given().bed("A1", "soldier", "home", "cul_17 xry_9")
    both.given_items("A1 ward", "5 blue 2 fluids 4 blood").close()
    assert both.status("A1") == "over_treated"


def test_a_syringe_holds_six_units_of_one_kind() -> None:  # RMD-8.5 RMD-8.7 RMD-21.8 V27
    hospital = given().bed("A1", "chemist").stock("12 blood 9 green 9 yellow 3 syringe")
    hospital.do(0, "place nurse1 WA-1", "target A1")
    assert not hospital.allows(0, "inject blood")
    hospital.do(0, "syringe", *["inject blood"] * 6)
    assert not hospital.allows(0, "inject blood")
    assert not hospital.allows(0, "inject green")
    hospital.do(0, "syringe", "inject blood")
    assert hospital.tray("A1 ward") == {"blood": 7}
    assert not hospital.allows(0, "inject green")
    hospital.do(0, "syringe", "inject green", "inject blood")
    assert hospital.storage("syringe") == 0
    assert not hospital.allows(0, "syringe")


def test_with_one_syringe_a_second_kind_has_to_wait() -> None:  # RMD-8.5 V27
    hospital = given().bed("A1", "chemist").stock("3 blood 3 green 1 syringe")
    hospital.do(0, "place nurse1 WA-1", "target A1", "syringe", "inject blood")
    assert hospital.refuses(hospital.t, 0, "inject green")


def test_an_empty_syringe_goes_back_when_the_action_ends() -> None:  # RMD-8.6
    hospital = given().bed("A1", "glazier").do(0, "place nurse1 WA-1", "target A1", "syringe")
    assert hospital.storage("syringe") == 2
    hospital.do(0, "place nurse2 BB")
    assert hospital.storage("syringe") == 3


def test_a_later_action_goes_on_with_the_syringe_on_the_patient() -> None:  # RMD-8.7 RMD-8.11
    hospital = given().bed("A1", "chemist").given_items("A1 ward", "2 yellow").stock("0 syringe")
    hospital.do(0, "place nurse1 WA-1", "target A1", "inject yellow")
    assert hospital.tray("A1 ward") == {"yellow": 3}


def test_a_syringe_of_another_tag_does_not_help() -> None:  # RMD-8.7
    hospital = given().bed("A1", "courier", "ORA").given_items("A1 ward", "1 yellow")
    hospital.do(0, "place nurse1 ORA-N")
    assert hospital.refuses(hospital.t, 0, "inject yellow")


def test_mistakes_are_possible() -> None:  # RMD-8.8 RMD-23.3
    hospital = given().patient("C1", "carpenter").stock("3 blue")
    hospital.do(0, "place nurse1 OPC-1", "target C1", "give blue")
    assert hospital.tray("C1 clinic") == {"blue": 1}
    assert not hospital.told("warn")


def test_what_was_given_in_this_action_may_be_taken_back() -> None:  # RMD-8.9 RMD-G.8
    hospital = given().patient("C1", "hiker").given_items("C1 clinic", "1 orange")
    hospital.do(0, "place nurse1 OPC-1", "target C1", "give blue", "syringe", "inject blood")
    assert not hospital.allows(0, "take_back orange")
    started = hospital.t
    hospital.do(0, "take_back blood", "take_back blue")
    assert hospital.t - started == 600 + 650
    assert hospital.tray("C1 clinic") == {"orange": 1}
    assert hospital.storage("blue") == 2
    assert hospital.storage("blood") == 3
    hospital.do(0, "give blue", "finish")
    assert not hospital.allows(0, "take_back blue")
    assert hospital.storage("syringe") == 3


def test_there_is_no_limit_to_the_items_of_one_action() -> None:  # RMD-8.10
    hospital = given().bed("A1", "glazier").stock("12 orange")
    hospital.do(0, "place nurse1 WA-1", "target A1", *["give orange"] * 12)
    assert hospital.tray("A1 ward") == {"orange": 12}


def test_items_of_earlier_rounds_stay_and_count() -> None:  # RMD-8.11 RMD-17.18
    hospital = given().bed("A1", "glazier").given_items("A1 ward", "5 orange").evaluate()
    assert hospital.tray("A1 ward") == {"orange": 5}
    hospital.begin().given_items("A1 ward", "5 white").close()
    assert hospital.status("A1") == "exact"


def test_syringes_cannot_be_filled_outside_of_a_treatment() -> None:  # RMD-G.9
    hospital = given().do(0, "place nurse1 PH-1")
    assert not hospital.legal(0) & {"syringe", "inject blood", "inject green"}


def test_each_room_has_one_bed_a_doctor_slot_and_a_nurse_slot() -> None:  # RMD-15.1
    hospital = given().bed("A1", "roofer", "ORA").bed("B1", "welder")
    assert hospital.refuses(0, 0, "move_bed B1 ORA")
    assert not hospital.refuses(0, 0, "move_bed B1 ORB")
    placed = {line.split()[2] for line in hospital.legal(0) if line.startswith("place")}
    assert placed >= {"ORA-D", "ORA-N"}
    assert not placed & {"ORB-D", "ORB-N"}


def test_organs_by_a_doctor_and_medication_by_a_nurse() -> None:  # RMD-15.2 RMD-15.4 V8
    hospital = given().bed("A1", "forester", "ORA").stock("2 heart 3 green 3 syringe")
    hospital.do(0, "place red ORA-D").do(1, "place nurse1 ORA-N")
    assert hospital.allows(0, "organ heart")
    assert not hospital.legal(0) & {"give orange", "syringe"}
    assert not hospital.allows(1, "organ heart")
    hospital.do(0, "organ heart").do(1, "syringe", "inject green", "inject green")
    assert hospital.tray("A1 or") == {"green": 2, "heart": 1}
    assert hospital.storage("heart") == 1


def test_in_an_operating_room_only_syringes_are_taken_by_hand() -> None:  # RMD-15.3
    hospital = given().bed("A1", "welder", "ORA").stock("3 orange 3 green 3 syringe")
    hospital.do(0, "place nurse1 ORA-N")
    started = hospital.t
    hospital.do(0, "syringe")
    assert hospital.t - started == 700
    hospital.do(0, "inject green", "give orange")
    assert hospital.t - started == 700 + 1_600 + 1_600


def test_a_surgery_may_be_spread_over_rooms_and_rounds() -> None:  # RMD-15.5
    hospital = given().bed("A1", "lorry_driver", "ORA", condition="mild").stock("2 kidney")
    hospital.do(0, "place red ORA-D", "organ kidney").do(1, "move_bed A1 ORB")
    hospital.evaluate().begin()
    assert hospital.area("A1") == "ORB"
    hospital.do(1, "place black ORB-D", "organ kidney")
    assert hospital.tray("A1 or") == {"kidney": 2}


@pytest.mark.parametrize(("assist", "allowed", "warned"), [("0", 1, 0), ("1", 1, 1), ("2", 0, 0)])
def test_assistance(assist: str, allowed: int, warned: int) -> None:  # RMD-23.3
    hospital = given(assist=assist).patient("C1", "carpenter").stock("3 blue 3 orange")
    hospital.do(0, "place nurse1 OPC-1", "target C1")
    assert hospital.allows(0, "give blue") == bool(allowed)
    assert hospital.allows(0, "give orange")
    if allowed:
        hospital.do(0, "give blue")
    hospital.do(0, "give orange", "give orange")
    assert len(hospital.told("warn")) == warned
    assert hospital.allows(0, "give orange") == (assist != "2")
