"""RMD-17 and RMD-18: the Patient Evaluation in its order, the score and the end."""

import pytest

from tests.games.rush_md.given import Hospital, dealt, given


def test_patients_are_judged_clinic_first_then_row_then_beds() -> None:  # RMD-17.3
    hospital = given().points(50)
    hospital.bed("B1", "diver").bed("A2", "zookeeper").patient("R2", "skier")
    hospital.patient("C3", "dancer").patient("C1", "barista").close()
    order = [event.args["patient"] for event in hospital.told("error")]
    assert order == ["barista", "dancer", "skier", "zookeeper", "diver"]


@pytest.mark.parametrize(
    ("items", "status", "lost"),
    [
        ("1 white 3 fluids", "exact", 0),
        ("1 white 4 fluids", "over_treated", 2),
        ("1 white 3 fluids 3 blue", "over_treated", 2),
        ("1 white 2 fluids", "error", 1),
        ("2 white 2 fluids 3 blue", "error", 1),
    ],
)
def test_exact_over_treated_and_error(items: str, status: str, lost: int) -> None:
    """RMD-17.4 RMD-17.5 RMD-17.6 V3 V4"""
    hospital = given().patient("C1", "waitress").given_items("C1 clinic", items).points(20)
    hospital.close()
    assert hospital.status("C1") == status
    assert hospital.state.points == 20 - lost


def test_over_treatment_costs_two_whatever_the_condition() -> None:  # RMD-17.5 V4
    hospital = given().patient("C1", "waitress", "critical").points(20)
    hospital.given_items("C1 clinic", "1 white 5 fluids").evaluate()
    assert (hospital.state.points, sum(hospital.state.discharged)) == (18, 1)


@pytest.mark.parametrize(
    ("ward", "surgery", "cards"),
    [
        ("1 blue 2 yellow", "3 bone", ""),
        ("1 blue", "1 blood 3 bone", ""),
        ("1 blue 2 yellow 1 blood", "3 bone", ""),
    ],
)
def test_errors_in_surgery(ward: str, surgery: str, cards: str) -> None:  # RMD-17.6 V3
    hospital = given().bed("A1", "roofer", "ORA", cards, condition="mild")
    hospital.given_items("A1 ward", ward).given_items("A1 or", surgery).close()
    assert hospital.status("A1") == "error"


def test_patients_in_the_admission_row_are_errors() -> None:  # RMD-17.7 RMD-G.17 V35
    hospital = given().patient("R1", "zookeeper").points(20).evaluate()
    assert hospital.state.points == 17
    assert (hospital.who("R1"), hospital.condition("R1")) == ("zookeeper", "critical")


def test_a_patient_worsens_one_step_a_round_and_then_dies() -> None:
    """RMD-17.8 RMD-17.9 RMD-17.10 V5"""
    hospital = given().patient("C1", "carpenter").points(20)
    seen = []
    for _ in range(3):
        hospital.evaluate()
        seen.append((hospital.state.points, hospital.who("C1") and hospital.condition("C1")))
        if hospital.state.round < 4:
            hospital.begin()
    assert seen == [(19, "serious"), (16, "critical"), (8, "")]
    assert hospital.state.deaths == 1
    assert hospital.state.discharged == [0, 0]


def test_the_dead_leave_items_cards_and_an_empty_bed_at_home() -> None:  # RMD-17.10 RMD-G.19
    hospital = given().bed("A1", "potter", "ORA", "blx_5").points(20)
    hospital.given_items("A1 ward", "1 white").close()
    assert (hospital.who("A1"), hospital.area("A1")) == ("", "home")
    assert hospital.bottom("blood_exam") == "blx_5"
    assert hospital.tray("A1 ward") == {}


def test_the_moment_points_are_gone_the_game_is_lost() -> None:  # RMD-17.11 RMD-18.4 V32
    hospital = given(research="on").research("right_dose").points(3)
    hospital.patient("C1", "barista").patient("C2", "carpenter").close()
    assert (hospital.result, hospital.state.points) == ("loss_points", 0)
    assert hospital.condition("C2") == "mild"
    assert not hospital.told("task")
    assert hospital.state.outcome().winners == ()


def test_leftovers_may_be_returned_or_kept() -> None:  # RMD-17.12 RMD-17.13 V36 D18
    hospital = given().patient("C1", "accountant").given_items("C1 clinic", "1 blue")
    hospital.close()
    assert hospital.allows(0, "keep C1 clinic blue 1")
    default = Hospital(hospital.state.copy()).settle()
    assert default.tray("C1 clinic") == {}
    hospital.now(0, "confirm").now(1, "keep C1 clinic blue 1")
    assert hospital.state.waiting() == (0, 1)
    hospital.settle().begin().given_items("C1 clinic", "3 white").close()
    assert hospital.status("C1") == "over_treated"


def test_while_an_exam_is_missing_everything_is_kept_by_default() -> None:  # RMD-17.13
    hospital = given().bed("A1", "zookeeper").given_items("A1 ward", "3 blue 1 white 2 blood")
    hospital.close()
    assert not hospital.allows(0, "keep A1 ward blue 0")
    assert hospital.allows(0, "keep A1 ward white 0")
    default = Hospital(hospital.state.copy()).settle()
    assert default.tray("A1 ward") == {"blue": 3, "white": 1, "blood": 2}
    before = hospital.supplied("syringe")
    hospital.now(0, "keep A1 ward blood 0").settle()
    assert hospital.tray("A1 ward") == {"blue": 3, "white": 1}
    assert hospital.supplied("syringe") == before + 1


def test_on_a_tie_what_one_of_the_cards_does_not_need_is_left_over() -> None:  # RMD-17.13
    hospital = given().bed("A1", "soldier", "home", "cul_5 xry_7")
    hospital.given_items("A1 ward", "1 orange").close()
    assert hospital.allows(0, "keep A1 ward orange 1")


def test_the_order_of_gains_and_losses() -> None:  # RMD-17.1 RMD-17.14 RMD-17.15 V33
    hospital = given(research="on").research("first_things_first", "open_doors", "blood_drive")
    hospital.points(5).epidemic("A", "influenza")
    hospital.bed("A1", "glazier").given_items("A1 ward", "5 orange 5 white")
    hospital.bed("A2", "midwife").given_items("A2 ward", "3 orange 5 yellow 4 blood")
    hospital.patient("C1", "carpenter").given_items("C1 clinic", "2 orange 2 white 1 blue")
    hospital.close()
    assert hospital.state.points == 5 - 2 - 2
    assert hospital.state.reputation == 0
    hospital.settle()
    assert hospital.state.points == 2
    assert hospital.state.reputation == 3 + 3 + 1


def test_discharge_brings_reputation_of_patient_and_applied_card_alone() -> None:
    """RMD-17.15 RMD-17.16 RMD-G.18"""
    hospital = given().bed("A1", "soldier", "home", "cul_17 xry_9")
    hospital.given_items("A1 ward", "5 blue").evaluate()
    assert hospital.state.reputation == 3 + 1
    assert hospital.state.discharged == [0, 1]
    assert (hospital.bottom("cultures"), hospital.bottom("xray")) == ("cul_17", "xry_9")


def test_on_a_tie_the_card_with_the_best_status_applies() -> None:  # RMD-17.17 V34 D19
    hospital = given().bed("A1", "soldier", "home", "cul_15 xry_13")
    hospital.given_items("A1 ward", "1 white 6 blood").evaluate()
    assert hospital.state.reputation == 3 + 1
    hospital = given().bed("A1", "soldier", "home", "cul_15 xry_13")
    hospital.given_items("A1 ward", "1 white 11 blood").evaluate()
    assert hospital.state.reputation == 3 + 2


def test_error_patients_stay_where_they_are_and_other_beds_go_home() -> None:
    """RMD-17.18 RMD-G.21"""
    hospital = given().bed("A1", "zookeeper", "CUL").bed("A2", "glazier", "ORA")
    hospital.given_items("A2 ward", "5 orange 5 white").evaluate()
    assert (hospital.area("A1"), hospital.who("A1")) == ("CUL", "zookeeper")
    assert (hospital.area("A2"), hospital.who("A2")) == ("home", "")


def test_an_over_treated_patient_counts_in_full() -> None:  # RMD-17.19
    hospital = given().bed("A1", "glazier").given_items("A1 ward", "5 orange 5 white 1 blue")
    hospital.evaluate()
    assert hospital.state.discharged == [0, 1]
    assert hospital.state.reputation == 3


def test_points_start_at_the_objective_and_are_capped_at_fifty() -> None:
    """RMD-18.1 RMD-G.26"""
    assert dealt(difficulty="easy").state.points == 24
    hospital = given(research="on", difficulty="easy").research("right_dose").points(50)
    hospital.evaluate()
    assert hospital.state.points == 50
    below = given(research="on", difficulty="hard").research("right_dose", "open_doors")
    below.research("right_dose", "open_doors", "blood_drive").evaluate()
    assert below.state.points == 15


def test_reputation_starts_at_zero_and_has_no_upper_limit() -> None:  # RMD-18.2
    hospital = given()
    assert hospital.state.reputation == 0
    hospital.state.reputation = 70
    hospital.patient("C1", "carpenter").given_items("C1 clinic", "2 orange 2 white").evaluate()
    assert hospital.state.reputation == 71


def test_everything_that_costs_points() -> None:  # RMD-18.3
    hospital = given(oath_strict="on").bed("A2", "removal_man", "XRY").on_top("xry_10").points(30)
    hospital.do(0, "place red XRY", "take").until(10_000)
    assert hospital.state.points == 29
    hospital.epidemic("B", "measles").bed("B1", "glazier")
    hospital.patient("C1", "carpenter").given_items("C1 clinic", "2 orange 3 white")
    hospital.close()
    assert hospital.state.points == 29 - 1 - 2 - 1 - 3


@pytest.mark.parametrize(
    ("letter", "reputation", "result"),
    [("a", 46, "win"), ("a", 45, "loss_objective"), ("b", 46, "loss_objective")],
)
def test_after_round_four_every_requirement_counts(
    letter: str, reputation: int, result: str
) -> None:  # RMD-18.5 V37
    hospital = given(objective=letter)
    hospital.state.round = 4
    hospital.state.reputation = reputation
    hospital.points(5)
    hospital.state.decks[0] = hospital.state.decks[0][13:]
    hospital.state.discharged = [13, 0]
    hospital.evaluate()
    assert hospital.result == result


def test_there_is_no_early_win_and_one_line_reports_the_game() -> None:  # RMD-18.6
    hospital = given(objective="a")
    hospital.state.reputation = 99
    hospital.evaluate()
    assert hospital.result == ""
    for _ in range(3):
        hospital.begin().evaluate()
    assert hospital.state.outcome().winners == (0, 1)
    assert hospital.state.outcome().scores == ()
    (line,) = hospital.told("result")
    assert line.args["reputation"] == 99


def test_condition_markers_are_unlimited() -> None:  # RMD-G.20
    hospital = given().points(50)
    names = ("accountant", "barista", "dancer", "teenager", "taxi_driver", "seamstress")
    for number, name in enumerate(names):
        hospital.patient(f"C{number + 1}", name)
    beds = ("glazier", "midwife", "zookeeper", "diver", "cheesemaker", "skier")
    for bed, name in zip(("A1", "A2", "A3", "B1", "B2", "B3"), beds, strict=True):
        hospital.bed(bed, name)
    hospital.patient("R1", "goalkeeper").close()
    assert hospital.state.conditions.count(2) == 13
