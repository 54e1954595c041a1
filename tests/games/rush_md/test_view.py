"""What everybody sees: what the charts say, and how a round is seen to happen event by event."""

from typing import Any

import pytest

from tests.games.rush_md.given import Hospital, given
from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.content import BLOOD_EXAM, PATIENT_PLACES
from wardroom.kernel import Plain


def seen(hospital: Hospital) -> Plain:
    return hospital.state.view(0)


def at(view: Plain, place: str) -> Plain:
    """The patient at a place."""
    patient: Plain = view["patients"][PATIENT_PLACES.index(place)]
    return patient


def chart(patient: Plain, tag: str) -> dict[str, tuple[int, int, int]]:
    """By kind: need, given and what is lacking."""
    for each in patient["charts"]:
        if each["tag"] == tag:
            return {
                dose["kind"]: (dose["need"], dose["given"], dose["lacks"]) for dose in each["doses"]
            }
    return {}


def moments(hospital: Hospital, *kinds: str) -> list[tuple[str, Plain]]:
    """The events of these kinds, each with what was seen when it was told."""
    log = hospital.state.log or []
    return [(event.kind, event.after.view(0)) for event in log if event.kind in kinds]


# Charts


def test_a_regular_patient_lacks_what_is_not_given_yet() -> None:  # RMD-8.1
    hospital = given().patient("C1", "carpenter").given_items("C1 clinic", "1 orange 1 blue")
    patient = at(seen(hospital), "C1")
    assert chart(patient, "clinic") == {"orange": (2, 1, 1), "white": (2, 0, 2), "blue": (0, 1, 0)}
    assert not patient["complete"]
    assert (patient["costs"], patient["reputation"]) == (1, 1)


def test_as_long_as_an_exam_is_missing_only_the_direct_treatment_is_known() -> None:  # RMD-8.2
    hospital = given().bed("A1", "soldier", "home", "cul_17")
    patient = at(seen(hospital), "A1")
    assert len(patient["exams"]) == 1
    assert not patient["complete"]
    whole = given().bed("A1", "relief_worker", "home", "cul_1")
    assert at(seen(whole), "A1")["exams"] == []
    assert seen(whole)["beds"][0]["diagnoses"] == [
        {"exam": "cultures", "id": "cul_1", "applies": True}
    ]


def test_the_most_effective_card_applies() -> None:  # RMD-8.4
    hospital = given().bed("A1", "soldier", "home", "cul_17 xry_3")
    applies = {card["id"]: card["applies"] for card in seen(hospital)["beds"][0]["diagnoses"]}
    assert sorted(applies.values()) == [False, True]


def test_who_has_exactly_what_is_needed_is_complete() -> None:  # RMD-17.4
    hospital = given().bed("A1", "glazier").given_items("A1 ward", "5 orange 5 white")
    assert at(seen(hospital), "A1")["complete"]
    hospital.given_items("A1 ward", "1 white")
    assert not at(seen(hospital), "A1")["complete"]


def test_what_is_scarce_is_what_patients_lack_and_storage_does_not_have() -> None:
    hospital = given().patient("C1", "bus_driver").stock("0 green 0 syringe 0 orange")
    assert seen(hospital)["scarce"] == ["green", "syringe"]
    assert seen(hospital.stock("1 green"))["scarce"] == ["syringe"]


def test_a_started_syringe_needs_no_second_one() -> None:  # RMD-8.5 RMD-8.7
    hospital = given().patient("C1", "bus_driver").given_items("C1 clinic", "2 green")
    (each,) = at(seen(hospital), "C1")["charts"]
    assert [dose["syringe"] for dose in each["doses"]] == [False]


def test_slots_say_what_may_stand_there_and_whether_there_is_something_to_do() -> None:
    """RMD-2.8 RMD-3.7"""
    hospital = given(research="on").research("open_doors", "full_house", "blood_drive")
    slots = {slot["id"]: slot for slot in seen(hospital.bed("A1", "glazier"))["slots"]}
    assert (slots["ADM-N"]["type"], slots["ADM-N"]["ready"]) == ("nurse", True)
    assert (slots["WA-1"]["ready"], slots["WB-1"]["ready"]) == (True, False)
    assert [slots[f"RS-{card}"]["type"] for card in (1, 2, 3)] == ["nurse", "none", "general"]


@pytest.mark.parametrize(("seats", "owners"), [(1, [0, 0]), (3, [0, 1, 2])])
def test_doctors_have_owners(seats: int, owners: list[int]) -> None:  # RMD-2.3 RMD-20.1
    glasses = seen(given(seats))["glasses"]
    assert [glass["owner"] for glass in glasses] == [*owners, None, None, None, None]


def test_a_hand_says_what_it_holds_and_with_what() -> None:  # RMD-21.8
    hospital = given().gestures(0).bed("A1", "roofer", "ORA").stock("1 heart")
    hospital.at(0, 0, "begin place red", "drop_glass ORA-D").until(1_000)
    hospital.at(1_000, 0, "begin organ heart")
    hand: Any = seen(hospital)["reaches"][0]
    assert (hand["key"], hand["tweezers"], hand["effect"]) == ("stored:heart", True, None)
    assert seen(hospital)["tasks"][0]["tweezers"]


def test_the_goals_are_those_of_the_objective() -> None:  # RMD-18.5
    hospital = given(objective="b")
    objective = hospital.state.deal.objective
    hospital.state.discharged = [objective.discharged, 0]
    assert seen(hospital)["goals"] == [
        {"name": "reputation", "now": 0, "goal": objective.reputation, "met": False},
        {
            "name": "discharged",
            "now": objective.discharged,
            "goal": objective.discharged,
            "met": True,
        },
    ]


def test_nothing_of_the_boards_is_seen_in_a_pause() -> None:  # RMD-1.13
    hospital = given().bed("A1", "glazier").now(0, "pause").now(1, "pause")
    shown = seen(hospital)
    assert shown["hidden"]
    assert shown["patients"] == shown["beds"] == shown["glasses"] == shown["tasks"] == []
    assert not shown["storage"]


# The moments at which something is told


def test_what_is_given_lies_there_when_it_is_told() -> None:
    hospital = given(assist="1").patient("C1", "carpenter").stock("1 blue 1 orange")
    hospital.do(0, "place nurse1 OPC-1", "target C1", "give orange", "give blue")
    told = moments(hospital, "give", "warn")
    assert [kind for kind, _ in told] == ["give", "give", "warn"]
    assert [view["storage"]["orange"] for _, view in told] == [0, 0, 0]
    assert [chart(at(view, "C1"), "clinic").get("blue", (0, 0, 0))[1] for _, view in told] == [
        0,
        1,
        1,
    ]


def test_the_hourglass_stands_when_its_placement_is_told() -> None:
    hospital = given().bed("A1", "night_nurse", "MRI").do(0, "place red MRI")
    ((_, view),) = moments(hospital, "place")
    slots = {slot["id"]: slot["glass"] for slot in view["slots"]}
    assert (slots["MRI"], view["scan"], view["tasks"][0]["part"]) == ("red", "standing", "mri")


def test_the_evaluation_is_seen_patient_by_patient() -> None:  # RMD-17.3 RMD-17.8
    hospital = given().points(20)
    hospital.patient("C1", "carpenter").given_items("C1 clinic", "2 orange 2 white")
    hospital.patient("C2", "cyclist").given_items("C2 clinic", "4 orange")
    hospital.patient("C3", "pupil").patient("C4", "beekeeper", "critical")
    hospital.close()
    told = moments(hospital, "closed", "exact", "over_treated", "error", "died")
    steps = [(kind, view["points"], view["statuses"][:4], view["deaths"]) for kind, view in told]
    assert steps == [
        ("closed", 20, ["", "", "", ""], 0),
        ("exact", 20, ["exact", "", "", ""], 0),
        ("over_treated", 18, ["exact", "over_treated", "", ""], 0),
        ("error", 17, ["exact", "over_treated", "error", ""], 0),
        ("died", 9, ["exact", "over_treated", "error", "error"], 1),
    ]
    conditions = [at(view, "C3")["condition"] for _, view in told]
    assert conditions == ["mild", "mild", "mild", "serious", "serious"]
    assert [view["patients"][3] is None for _, view in told] == [False] * 4 + [True]
    assert [view["phase"] for _, view in told] == ["evaluation"] * 5


def test_someone_who_is_discharged_is_gone_when_it_is_told_and_has_brought_reputation() -> None:
    """RMD-17.15"""
    hospital = given()
    hospital.patient("C1", "carpenter").given_items("C1 clinic", "2 orange 2 white")
    hospital.bed("A1", "glazier").given_items("A1 ward", "5 orange 5 white 1 blue").evaluate()
    told = moments(hospital, "discharge")
    assert [view["patients"][0] is None for _, view in told] == [True, True]
    assert [at(view, "A1") is None for _, view in told] == [False, True]
    assert [view["discharged"] for _, view in told] == [
        {"regular": 1, "hospitalized": 0},
        {"regular": 1, "hospitalized": 1},
    ]
    brought = [view["reputation"] for _, view in told]
    assert 0 < brought[0] < brought[1]


def test_the_last_point_is_lost_before_the_game_is() -> None:  # RMD-17.11
    hospital = given().points(1).patient("C1", "cyclist").patient("C2", "pupil").close()
    told = moments(hospital, "error", "loss_points", "result")
    assert [(kind, view["points"], view["phase"]) for kind, view in told] == [
        ("error", 0, "evaluation"),
        ("loss_points", 0, "ended"),
        ("result", 0, "ended"),
    ]


def test_a_broken_oath_costs_when_it_is_told() -> None:  # RMD-24.3
    hospital = given(oath_strict="on").points(5).do(0, "place red PH-D").now(0, "grab")
    assert [view["points"] for _, view in moments(hospital, "oath")] == [4]


def test_an_epidemic_lies_in_the_ward_when_it_is_told_and_is_gone_when_it_is_over() -> None:
    """RMD-16.1 RMD-17.2"""
    hospital = given().bed("A1", "painter", "BLX").epidemic_next("influenza").points(20)
    card = next(card for card in DIAGNOSES[BLOOD_EXAM] if card.contagious)
    hospital.on_top(card.id)
    hospital.state.whites, hospital.state.reds = card.puzzle, card.puzzle ^ 0b1111111
    hospital.do(0, "place red BLX", "read").close()
    told = moments(hospital, "diagnosis", "epidemic", "untreated")
    assert [(kind, view["epidemics"]["A"], view["points"]) for kind, view in told] == [
        ("diagnosis", None, 20),
        ("epidemic", "influenza", 20),
        ("untreated", None, 19),
    ]
