"""What later editions mend; the earlier ones go on as they were, since their records must."""

import pytest

from tests.games.rush_md.given import Hospital, dealt, given
from tests.games.rush_md.walks import quarrel
from wardroom.games.rush_md import RUSH_MD
from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.content import CULTURES, EXAMS, XRAY
from wardroom.games.rush_md.state import NOT_PAUSED
from wardroom.kernel import game

FIRST, SECOND, THIRD = RUSH_MD.earlier


def test_all_editions_can_be_found_by_their_number() -> None:
    assert game("rush-md") is RUSH_MD
    assert game("rush-md", 3) is THIRD
    assert game("rush-md", 2) is SECOND
    assert game("rush-md", 1) is FIRST
    assert list(map(repr, FIRST.space)) == list(map(repr, SECOND.space))


def two_at_one_exam(edition: int) -> Hospital:
    """Red lifted his Doctor off when the sand had run out, so black could begin the same exam."""
    hospital = given(edition=edition).bed("A1", "relief_worker", "CUL").on_top("cul_1")
    hospital.tokens(*range(8))
    hospital.at(0, 0, "place red CUL").at(30_900, 0, "lift_off red").until(31_600)
    return hospital.do(1, "place black CUL").do(0, f"flip {DIAGNOSES[CULTURES][0].puzzle}")


def test_someone_who_comes_second_gets_no_second_card() -> None:  # RMD-9.4 RMD-G.15
    hospital = two_at_one_exam(edition=2)
    assert hospital.cards("A1") == ["cul_1"]
    assert hospital.is_acting(1)
    assert not [line for line in hospital.legal(1) if line.startswith("flip")]
    assert hospital.allows(1, "finish")


def test_a_token_that_is_up_when_the_other_finds_the_card_finds_none() -> None:  # RMD-9.4
    hospital = given().bed("A1", "relief_worker", "CUL").on_top("cul_1").tokens(*range(8))
    icon = DIAGNOSES[CULTURES][0].puzzle
    hospital.at(0, 0, "place red CUL").at(30_900, 0, "lift_off red").until(31_600)
    hospital.do(1, "place black CUL")
    start = hospital.t
    hospital.at(start, 0, f"flip {icon}").at(start + 200, 1, f"flip {(icon + 1) % 8}")
    hospital.until(start + 2_000)
    assert hospital.cards("A1") == ["cul_1"]
    assert [event.args for event in hospital.told("outpaced")] == [{"seat": 1, "by": 0}]


def test_the_first_edition_let_the_card_vanish() -> None:
    hospital = two_at_one_exam(edition=1)
    assert [line for line in hospital.legal(1) if line.startswith("flip")]


@pytest.mark.parametrize("exam", range(len(EXAMS)))
def test_no_card_is_lost_however_two_doctors_quarrel(exam: int) -> None:  # RMD-9.4 RMD-G.15
    for seed in range(4):
        for state in quarrel(seed, exam, SECOND):
            assert RUSH_MD.broken(state) == []


@pytest.mark.parametrize("exam", [CULTURES, XRAY])
def test_a_walk_that_is_led_to_quarrels_finds_what_chance_did_not(exam: int) -> None:
    assert any(RUSH_MD.broken(state) for seed in range(4) for state in quarrel(seed, exam, FIRST))


@pytest.mark.parametrize(("edition", "allowed"), [(1, False), (2, True)])
def test_lifting_the_doctor_off_the_mri_ends_nothing(edition: int, allowed: bool) -> None:
    """RMD-2.7 RMD-13.2 RMD-13.3"""
    hospital = given(edition=edition).bed("A1", "night_nurse", "MRI")
    hospital.at(0, 0, "place red MRI").at(34_000, 0, "lift_off red").until(34_700)
    assert hospital.slot("MRI") == ""
    assert hospital.allows(0, "mri_draw") == allowed
    if allowed:
        hospital.do(0, "mri_draw")
        assert len(hospital.cards("A1")) == 1
        assert [event.args["bed"] for event in hospital.told("scanned")] == ["A1"]


def test_a_scan_that_fell_still_gives_no_card() -> None:  # RMD-13.6
    hospital = given().gestures(0).bed("A1", "night_nurse", "MRI")
    hospital.at(0, 0, "begin scan red").at(2_500, 0, "balance 25").until(5_000)
    assert hospital.scan == "fallen"
    assert not hospital.allows(0, "begin mri_draw")


@pytest.mark.parametrize(("edition", "met"), [(1, True), (2, False)])
def test_containment_pays_only_where_an_epidemic_was_contained(edition: int, met: bool) -> None:
    """RMD-19.3 RMD-G.36"""
    hospital = given(edition=edition, research="on")
    hospital.research("containment", "open_doors", "blood_drive").evaluate()
    assert bool(hospital.told("task")) == met


def test_a_contained_epidemic_pays() -> None:  # RMD-19.3
    hospital = given(research="on").research("containment", "open_doors", "blood_drive")
    hospital.epidemic("A", "influenza").evaluate()
    assert hospital.told("task")


def test_without_epidemics_there_is_no_card_for_containing_them() -> None:  # RMD-G.36
    for seed in range(20):
        state = dealt(seed=seed, research="on", epidemics="off").state
        assert len(state.research) + len(state.research_deck) == 21
    assert len(dealt(research="on").state.research_deck) == 19


@pytest.mark.parametrize(("seats", "usual"), [(1, 300), (2, 240), (4, 240)])
def test_the_objective_grows_and_shrinks_with_the_action_phase(seats: int, usual: int) -> None:
    """RMD-G.43"""
    whole = dealt(seats, objective="b").state.deal.objective
    asked = [
        dealt(seats, objective="b", phase=str(seconds)).state.deal.objective
        for seconds in (10, 75, 120, 180, usual, 360, 600)
    ]
    assert [each.reputation for each in asked] == sorted(each.reputation for each in asked)
    assert [each.discharged for each in asked] == sorted(each.discharged for each in asked)
    assert (asked[0].reputation, asked[0].discharged) == (1, 1)
    assert (asked[4].reputation, asked[4].discharged) == (whole.reputation, whole.discharged)
    assert {each.start for each in asked} == {whole.start}
    assert asked[1].reputation == whole.reputation * 45 // (usual - 30)
    assert asked[6].reputation == whole.reputation * 600 // usual


def test_the_pace_and_the_first_edition_leave_the_objective_alone() -> None:  # RMD-G.43 RMD-22.3
    whole = dealt(objective="a").state.deal.objective
    assert dealt(objective="a", pace="200").state.deal.objective.reputation == whole.reputation
    first = dealt(edition=1, objective="a").state.deal.objective
    short = dealt(edition=1, objective="a", phase="75").state.deal.objective
    assert short.reputation == first.reputation


def test_organs_may_be_discarded_in_overtime_until_the_phase_closes() -> None:  # RMD-14.9
    hospital = given().stock("3 kidney").bed("A1", "glazier").gestures(1)
    hospital.at(235_000, 0, "place nurse1 WA-1").until(240_500)
    assert hospital.allows(0, "discard_organ kidney")
    hospital.at(240_500, 1, "begin discard_organ kidney").at(241_500, 1, "drop")
    assert hospital.storage("kidney") == 2
    hospital.at(264_899, 0, "discard_organ kidney")
    assert hospital.until(265_899).storage("kidney") == 1
    assert hospital.phase == "action"


def test_nothing_is_begun_that_the_end_of_the_phase_would_cut_off() -> None:  # RMD-1.11 RMD-14.9
    hospital = given().stock("1 kidney").bed("A1", "glazier")
    hospital.at(235_000, 0, "place nurse1 WA-1")
    assert not hospital.refuses(264_899, 1, "discard_organ kidney")
    assert hospital.refuses(264_900, 1, "discard_organ kidney")


def test_a_stamp_of_the_past_counts_as_now() -> None:  # RMD-1.2
    hospital = given()
    hospital.at(8_000, 0, "place nurse1 BB")
    began = hospital.state.began
    hospital.state.play(1, RUSH_MD.space.read("place nurse2 PH-1"), began + 4_000)
    assert hospital.t == 8_000
    assert hospital.until(8_900).slot("PH-1") == "nurse2"


def test_before_the_third_edition_time_ran_on_at_once_and_there_were_no_variants() -> None:
    """RMD-1.16 RMD-23.6 RMD-23.7"""
    hospital = given(edition=2)
    hospital.at(2_000, 0, "pause").at(2_000, 1, "pause").now(0, "resume").now(1, "resume")
    assert hospital.state.paused == NOT_PAUSED
    assert {"rounds", "clock"} & {option.name for option in SECOND.options} == set()


@pytest.mark.parametrize(("edition", "reputation"), [(1, 25), (2, 25), (3, 25), (4, 28)])
def test_objectives_ask_what_they_asked(edition: int, reputation: int) -> None:  # RMD-G.37
    objective = dealt(1, edition=edition, objective="b", difficulty="easy").state.deal.objective
    assert objective.reputation == reputation
