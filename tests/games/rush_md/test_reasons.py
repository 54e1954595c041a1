"""Every refusal says what stands in the way, and it is true. RMD-24.2"""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.games.rush_md.given import Hospital, dealt, given
from tests.games.rush_md.walks import quarrel, walk
from tests.tiers import amount
from wardroom.games.rush_md import RUSH_MD
from wardroom.games.rush_md.content import MRI, SAND_MS
from wardroom.kernel import SPECTATOR, IllegalAction, Message
from wardroom.words import LANGUAGES, Words


def why(hospital: Hospital, seat: int, line: str) -> str:
    """The id of the reason without its prefix; empty where the action is legal."""
    reason = hospital.state.explain(seat, RUSH_MD.space.read(line))
    if reason is None:
        assert hospital.allows(seat, line)
        return ""
    assert not hospital.allows(seat, line)
    return reason.id.removeprefix("why-not-")


def said(hospital: Hospital, seat: int, line: str) -> str:
    with pytest.raises(IllegalAction) as refusal:
        hospital.state.play(seat, RUSH_MD.space.read(line), hospital.state.now)
    return str(refusal.value)


def acting(*lines: str, seat: int = 0, **options: str) -> Hospital:
    return given(**options).do(seat, *lines)


# Sentences


def test_a_refusal_is_a_sentence_of_the_game() -> None:
    hospital = given().do(0, "place nurse1 BB")
    assert said(hospital, 1, "place nurse1 PH-1") == "The sand is still running."
    assert said(hospital, 0, "place red BB") == "The slot is taken: Nurse 1 is there."
    assert said(hospital, 1, "place black BB") == "Player 1 was quicker: Nurse 1 is already there."
    assert said(hospital, 1, "place red PH-D") == "That’s Player 1’s Doctor."


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_illegal_action_has_a_reason_that_can_be_said(seats: int) -> None:
    words = {language: Words(RUSH_MD, language) for language in LANGUAGES}
    reasons: dict[str, Message] = {}
    for seed in (seats, seats + 7, seats + 20):
        for step, state in enumerate(walk(seed, seats)):
            if step % amount(80, 40):
                continue
            for seat in range(SPECTATOR, seats):
                legal = set(state.legal(seat))
                for action in RUSH_MD.space:
                    reason = state.explain(seat, action)
                    assert (reason is None) == (action in legal), (seat, action, reason)
                    if reason is not None:
                        reasons.setdefault(repr(reason), reason)
    assert len({reason.id for reason in reasons.values()}) >= amount(45, 50)
    for reason in reasons.values():
        for language in LANGUAGES:
            assert words[language].say(reason).endswith((".", "…"))


def test_a_reason_is_never_about_what_does_not_hold() -> None:
    """Undo what the reason names, and it is given no more."""
    for step, state in enumerate(quarrel(3, MRI, RUSH_MD)):
        if step % amount(5, 1):
            continue
        for seat in (0, 1):
            for action in RUSH_MD.space:
                reason = state.explain(seat, action)
                if reason is None:
                    continue
                if reason.id == "why-not-sand":
                    rested = state.copy()
                    rested.glass_at = [-SAND_MS * 10] * len(rested.glass_at)
                    later = rested.explain(seat, action)
                    assert later is None or later.id != "why-not-sand"
                if reason.id.startswith("why-not-hands"):
                    rested = state.copy()
                    rested.hands[seat] = None
                    rested.busy[seat] = 0
                    later = rested.explain(seat, action)
                    assert later is None or not later.id.startswith("why-not-hands")


# Whose turn it is to speak


def test_who_may_not_speak() -> None:
    hospital = dealt()
    assert why(hospital, SPECTATOR, "ready") == "watching"
    assert why(hospital, 0, "back") == "back"
    assert why(hospital, 0, "resume") == "resume"
    assert why(hospital, 0, "place red BB") == "yet"
    assert why(hospital, 0, "confirm") == "evaluation"
    assert why(hospital, 0, "keep C1 clinic orange 0") == "evaluation"
    assert why(hospital, 0, "mode steady") == "mode-same"
    hospital.now(0, "mode gesture")
    assert why(hospital, 0, "mode steady") == "mode-twice"
    hospital.now(0, "ready")
    assert why(hospital, 0, "ready") == "ready-twice"
    hospital.now(1, "absent")
    assert why(hospital, 1, "ready") == "countdown"


def test_who_is_away() -> None:
    hospital = dealt().now(1, "absent")
    assert why(hospital, 1, "ready") == "away"
    assert why(hospital.now(1, "back"), 1, "ready") == ""
    hospital.now(1, "absent").now(1, "back").now(1, "absent").now(1, "back")
    assert why(hospital, 1, "absent") == "away-again"


def test_in_a_pause() -> None:  # RMD-1.13
    hospital = given().now(0, "pause")
    assert why(hospital, 0, "pause") == "pause-twice"
    hospital.now(1, "pause")
    assert why(hospital, 0, "place red BB") == "paused"
    assert why(hospital.now(0, "resume"), 0, "resume") == "resume-twice"
    assert why(hospital.now(1, "resume"), 0, "place red BB") == "countdown"
    hospital.state.advance(hospital.state.until)
    hospital.now(0, "pause").now(1, "pause").now(0, "resume").now(1, "resume")
    hospital.state.advance(hospital.state.until)
    assert why(hospital, 0, "pause") == "pauses"


def test_where_the_clock_runs_by_moves() -> None:  # RMD-23.7 RMD-23.8
    assert why(given(), 0, "wait") == "wait"
    assert why(dealt(clock="moves"), 0, "mode gesture") == "clock-hands"
    hospital = given(clock="moves").bed("A1", "glazier")
    assert why(hospital, 0, "pause") == "clock"
    assert why(hospital, 0, "absent") == "clock"
    assert why(hospital, 0, "wait_sand") == "no-sand"
    assert why(hospital.now(0, "wait"), 0, "wait") == "wait-twice"
    while hospital.t < 235_000:
        for seat in hospital.state.waiting():
            hospital.now(seat, "wait")
    hospital.now(1, "place nurse1 WA-1")
    while hospital.t < 240_000:
        hospital.now(hospital.state.waiting()[0], "wait")
    assert why(hospital, 0, "wait") == "wait-over"


def test_in_the_evaluation() -> None:  # RMD-17.12
    hospital = given().patient("C1", "cyclist").given_items("C1 clinic", "2 blue").close()
    assert why(hospital, 0, "ready") == "council"
    assert why(hospital, 0, "place red BB") == "closed"
    assert why(hospital, 0, "discard_organ heart") == "storage"
    assert why(hospital, 0, "keep C1 clinic orange 1") == "leftover"
    assert why(hospital, 0, "keep C1 clinic blue 3") == "so-many"
    assert why(hospital, 0, "keep C1 clinic blue 0") == "keep-same"
    for number in range(24):
        hospital.now(0, f"keep C1 clinic blue {(number + 1) % 2}")
    assert why(hospital, 0, "keep C1 clinic blue 1") == "changes"
    assert why(hospital.now(0, "confirm"), 0, "confirm") == "confirm-twice"


def test_when_all_is_over() -> None:  # RMD-18.4
    hospital = given(oath_strict="on").points(1).do(0, "place red PH-D").now(0, "grab")
    assert why(hospital, 0, "ready") == "over"


def test_nothing_to_report() -> None:  # RMD-23.4
    assert why(given(manual_contagion="on"), 0, "report A1 cultures") == "symbol"


# Hands and time


def test_hands_work_in_their_own_way() -> None:  # RMD-21.3
    hospital = given().gestures(0)
    assert why(hospital, 0, "place red BB") == "by-gesture"
    assert why(hospital, 1, "begin place black") == "by-steady"
    assert why(hospital, 0, "drop") == "empty-hand"


def test_hands_are_busy() -> None:  # RMD-21.1 RMD-21.11
    hospital = given().at(0, 0, "place nurse1 BB")
    assert why(hospital, 0, "place red PH-D") == "hands"
    assert why(hospital, 0, "cancel") == "let-go"
    hospital = given().gestures(0).bed("A1", "roofer", "ORA").stock("1 heart")
    hospital.at(0, 0, "begin place red").at(700, 0, "drop_glass ORA-D").until(900)
    hospital.at(900, 0, "begin organ heart").at(1_500, 0, "slip")
    assert why(hospital, 0, "begin organ heart") == "hands-yet"
    assert why(hospital.until(2_100), 0, "begin organ heart") == ""


def test_somebody_else_has_it_in_the_hand() -> None:  # RMD-21.5
    hospital = given().at(0, 0, "place nurse1 BB").stock("1 orange")
    assert why(hospital, 1, "place nurse1 PH-1") == "held"
    hospital = given().patient("C1", "carpenter").stock("1 orange").patient("C2", "cyclist")
    hospital.do(0, "place nurse1 OPC-1", "target C1").do(1, "place nurse2 OPC-2", "target C2")
    hospital.at(hospital.t, 0, "give orange")
    assert why(hospital, 1, "give orange") == "last-held"


def test_there_is_no_time_left() -> None:  # RMD-1.10 RMD-1.11
    hospital = given().bed("A1", "glazier")
    hospital.at(238_000, 0, "place nurse1 WA-1").until(239_500)
    assert why(hospital, 1, "place nurse2 BB") == "too-late"
    assert why(hospital.until(240_100), 1, "place nurse2 BB") == "overtime"
    assert why(hospital, 1, "move_bed A1 CUL") == "overtime"


def test_how_a_piece_is_let_go() -> None:  # RMD-21.5 RMD-21.10
    hospital = given().gestures(0).bed("A1", "glazier").stock("1 heart")
    hospital.at(0, 0, "begin move_bed A1")
    assert why(hospital, 0, "drop_bed home") == "bed-there"
    assert why(hospital, 0, "drop_glass BB") == "there"
    assert why(hospital, 0, "slip") == "tweezers"
    assert why(hospital, 0, "balance 3") == "there"
    hospital.at(1_000, 0, "cancel").at(1_100, 0, "begin place red")
    assert why(hospital, 0, "drop_glass ADM-N") == "for-doctors"
    assert why(hospital, 0, "drop_glass RS-1") == "research-slot"
    hospital.at(1_200, 0, "cancel").at(1_300, 0, "begin discard_organ heart")
    assert why(hospital, 0, "miss") == "miss"
    hospital = given().gestures(0).patient("C1", "carpenter")
    hospital.at(0, 0, "begin place nurse1").at(700, 0, "drop_glass OPC-1").at(800, 0, "target C1")
    hospital.at(900, 0, "begin give orange")
    assert why(hospital, 0, "drop steady") == "slowly"
    hospital = given().gestures(0).bed("A1", "painter", "BLX")
    hospital.at(0, 0, "begin place red").at(700, 0, "drop_glass BLX")
    hospital.at(800, 0, "begin disc 0")
    assert why(hospital, 0, "drop_disc 0") == "same-hole"
    hospital.at(2_000, 0, "drop_disc table").at(2_100, 0, "begin disc white")
    assert why(hospital, 0, "drop_disc table") == "disc-there"


# Hourglasses and slots


def test_hourglasses() -> None:  # RMD-2.1 RMD-2.3 RMD-2.10
    hospital = given()
    assert why(hospital, 1, "place red BB") == "your-doctor"
    assert why(hospital, 0, "place green BB") == "in-play"
    assert why(hospital, 0, "lift_off red") == "on-no-slot"
    hospital.do(0, "place red BB")
    assert why(hospital, 0, "lift_off red") == "sand"
    assert why(hospital.until(31_000), 0, "lift_off red") == ""
    assert why(hospital, 1, "place nurse1 BB") == "outpaced"


def test_someone_who_comes_too_late_hears_who_was_quicker() -> None:  # RMD-2.10
    hospital = given().do(0, "place nurse1 PH-1")
    action = RUSH_MD.space.read("place nurse2 PH-1")
    assert hospital.state.explain(1, action) == Message(
        "why-not-outpaced", {"seat": 0, "glass": "nurse1"}
    )
    assert why(hospital, 0, "place nurse2 PH-1") == "slot-taken"  # by one's own Nurse


def test_a_scanner_without_a_doctor_cannot_be_steadied() -> None:  # RMD-13.6
    hospital = given()
    assert why(hospital, 0, "mri_steady") == "wobbling"


def test_slots_and_what_they_wait_for() -> None:  # RMD-2.8 RMD-3.7
    hospital = given(research="on").research("full_house", "open_doors", "double_round")
    assert why(hospital, 0, "place nurse1 RS-1") == "research-slot"
    assert why(hospital, 0, "place red RS-2") == "for-doctors"
    assert why(hospital, 0, "place nurse1 RS-3") == "for-nurses"
    assert why(hospital, 0, "place red RS-3") == "research-useless"
    assert why(hospital, 0, "place red CUL") == "no-bed-there"
    assert why(hospital, 0, "place red ORA-D") == "room-empty"
    assert why(hospital, 0, "place nurse1 WA-1") == "ward-empty"
    assert why(hospital, 0, "place nurse1 OPC-1") == "clinic-empty"
    assert why(hospital, 0, "place red ADM-D") == "nobody-waits"
    hospital.patient("R1", "glazier")
    for bed, name in zip(("A1", "A2", "A3", "B1", "B2", "B3"), BEDDED, strict=True):
        hospital.bed(bed, name)
    assert why(hospital, 0, "place red ADM-D") == "no-bed-free"
    hospital.state.decks = [(), ()]
    assert hospital.state.explain(0, RUSH_MD.space.read("place nurse1 ADM-N")) == Message(
        "why-not-rows-full"
    )


BEDDED = ("midwife", "chemist", "relief_worker", "painter", "removal_man", "night_nurse")


def test_what_the_supply_has() -> None:  # RMD-5.4 RMD-5.5
    hospital = given().supply("0 blood")
    assert why(hospital, 0, "place nurse1 BB") == "supply"
    hospital.supply("0 orange 0 white 0 blue 0 fluids 0 green 0 yellow 0 syringe")
    assert why(hospital, 0, "place nurse1 PH-1") == "pharmacy-supply"
    hospital = given().stock("6 heart")
    assert why(hospital, 0, "place red PH-D") == "organ-area"
    hospital = given()
    for kind in (8, 9, 10, 11):
        hospital.state.supply[kind] = 0
    assert hospital.state.explain(0, RUSH_MD.space.read("place red PH-D")) == Message(
        "why-not-organ-supply"
    )


# Beds, patients, exams


def test_beds() -> None:  # RMD-7.3 RMD-7.4
    hospital = given().bed("A1", "night_nurse", "MRI").bed("A2", "glazier")
    assert why(hospital, 0, "move_bed B1 CUL") == "bed-empty"
    assert why(hospital, 0, "move_bed A2 home") == "bed-there"
    assert why(hospital, 0, "move_bed A2 MRI") == "area-taken"
    hospital.do(0, "place red MRI")
    assert why(hospital, 1, "move_bed A1 home") == "bed-locked"


def test_admission() -> None:  # RMD-6.1 RMD-6.2 RMD-6.5
    hospital = given().patient("R1", "glazier").bed("A1", "midwife")
    assert why(hospital, 0, "draw regular") == "at-admission"
    assert why(hospital, 0, "hospitalize R1 A2") == "at-hospitalizing"
    hospital.do(0, "place nurse1 ADM-N")
    for place, name in zip(("C1", "C2", "C3", "C4", "C5", "C6"), CLINIC, strict=True):
        hospital.patient(place, name)
    assert why(hospital, 0, "draw regular") == "row-full"
    hospital.do(1, "place black ADM-D")
    assert why(hospital, 1, "hospitalize R2 A2") == "nobody"
    assert why(hospital, 1, "hospitalize R1 A1") == "bed-taken"
    hospital.state.decks[1] = ()
    reason = hospital.state.explain(0, RUSH_MD.space.read("draw hospitalized"))
    assert reason is not None
    assert reason.id == "why-not-deck"


CLINIC = ("carpenter", "cyclist", "pupil", "cook", "singer", "bus_driver")


def test_exams() -> None:  # RMD-9.3 RMD-9.4 RMD-7.8
    hospital = given().bed("A1", "relief_worker", "CUL").bed("B1", "glazier", "XRY")
    assert why(hospital, 0, "flip 0") == "at-exam"
    assert why(hospital, 1, "place black XRY") == "exam-needless"
    hospital.do(0, "place red CUL").do(1, "move_bed A1 home")
    assert why(hospital, 0, "flip 0") == "bed-away"
    done = given().bed("A1", "relief_worker", "CUL", "cul_1")
    assert why(done, 0, "place red CUL") == "exam-done"


def test_discs() -> None:  # RMD-11.2 RMD-11.4
    hospital = given().bed("A1", "painter", "BLX").on_top("blx_5").do(0, "place red BLX")
    assert why(hospital, 0, "disc 0 1") == "hole-full"
    assert why(hospital, 0, "disc white 1") == "no-disc"
    assert why(hospital, 0, "read") == "discs-differ"
    hospital.do(0, "disc 0 table")
    assert why(hospital, 0, "disc 0 1") == "hole-empty"


def test_scans() -> None:  # RMD-13.6 RMD-13.7
    hospital = given().gestures(0).bed("A1", "night_nurse", "MRI")
    hospital.at(0, 0, "begin scan red").at(2_500, 0, "balance 25").until(5_000)
    assert why(hospital, 0, "begin mri_draw") == "scan-fell"
    assert why(hospital.until(33_000), 0, "begin place red") == "fallen"
    first = given(edition=1).bed("A1", "night_nurse", "MRI")
    first.at(0, 0, "place red MRI").at(34_000, 0, "lift_off red").until(34_700)
    assert why(first, 0, "mri_draw") == "scan-gone"


# What one is at, Storage and treatment


def test_whom_it_is_for() -> None:  # RMD-4.3 RMD-6.7 RMD-7.7
    hospital = given().patient("C1", "carpenter").bed("A1", "glazier").bed("B1", "midwife")
    assert why(hospital, 0, "target C1") == "task"
    assert why(hospital, 0, "finish") == "task"
    hospital.do(0, "place nurse1 WA-1")
    assert why(hospital, 0, "give orange") == "no-patient"
    assert why(hospital, 0, "target C2") == "nobody"
    assert why(hospital, 0, "target C1") == "in-the-clinic"
    assert why(hospital, 0, "target B1") == "other-ward"
    assert why(hospital, 0, "target A1 CUL") == "no-exam-here"
    assert why(hospital, 0, "target epidemic") == "no-epidemic"
    hospital.bed("A2", "chemist", "CUL")
    assert why(hospital, 0, "target A2") == "bed-away"
    hospital.do(0, "target A1")
    assert why(hospital, 0, "target A1") == "patient-named"
    hospital.do(1, "place nurse2 OPC-1")
    assert why(hospital, 1, "target A1") == "in-a-bed"
    assert why(hospital, 1, "target epidemic") == "epidemic-here"
    hospital.do(1, "place nurse3 BB")
    assert why(hospital, 1, "target A1") == "for-patients"


def test_research_actions_name_their_patients() -> None:  # RMD-19.4
    hospital = given(research="on").research("mobile_laboratory", "steady_hand", "open_doors")
    hospital.bed("A1", "relief_worker").bed("A2", "glazier", "ORA").do(0, "place red RS-1")
    assert why(hospital, 0, "target A1") == "which-exam"
    assert why(hospital, 0, "target A1 BLX") == "exam-needless"
    assert why(hospital, 0, "target A1 CUL") == ""
    hospital.do(1, "place nurse1 RS-2")
    assert why(hospital, 1, "target A1") == "operated"
    assert why(hospital, 1, "target A2") == ""


def test_storing() -> None:  # RMD-14.2 RMD-14.5
    hospital = given()
    assert why(hospital, 0, "stock blood") == "at-blood-bank"
    assert why(hospital, 0, "stock orange") == "at-pharmacy"
    assert why(hospital, 0, "stock_organ heart") == "at-organs"
    hospital.do(0, "place red PH-D", "stock_organ heart")
    assert why(hospital, 0, "stock_organ lung") == "one-kind"
    assert why(hospital, 0, "stock_organ heart") == ""
    research = given(research="on").research("bulk_order", "organ_network", "open_doors")
    research.do(0, "place nurse1 RS-1", "stock orange")
    assert why(research, 0, "stock orange") == "kind-again"
    research.do(1, "place black RS-2", "stock_organ heart")
    assert why(research, 1, "stock_organ lung") == ""


def test_treating() -> None:  # RMD-8.5 RMD-8.9 RMD-15.2 RMD-23.3
    hospital = given(assist="2").patient("C1", "bus_driver").stock("0 syringe 1 heart")
    assert why(hospital, 0, "give orange") == "at-treatment"
    assert why(hospital, 0, "organ heart") == "at-surgery"
    hospital.do(0, "place nurse1 OPC-1", "target C1")
    assert why(hospital, 0, "give orange") == "needed"
    assert why(hospital, 0, "syringe") == "storage"
    assert why(hospital, 0, "inject green") == "syringe"
    assert why(hospital, 0, "take_back green") == "given"
    hospital.bed("A1", "roofer", "ORA").do(1, "place black ORA-D")
    assert why(hospital, 1, "give orange") == "organs-only"


def test_epidemics() -> None:  # RMD-16.6 RMD-16.7
    hospital = given().epidemic("A", "meningitis").bed("A1", "glazier").bed("B1", "midwife")
    hospital.bed("A2", "chemist", "CUL").stock("9 yellow 2 syringe")
    assert why(hospital, 0, "serve A1 yellow") == "at-epidemic"
    hospital.do(0, "place nurse1 WA-1", "target epidemic")
    assert why(hospital, 0, "give orange") == "epidemic-only"
    assert why(hospital, 0, "serve A1 orange") == "against"
    assert why(hospital, 0, "serve B1 yellow") == "other-ward"
    assert why(hospital, 0, "serve A3 yellow") == "nobody"
    assert why(hospital, 0, "serve A2 yellow") == "bed-away"
    assert why(hospital, 0, "serve A1 yellow") == "syringe"
    hospital.do(0, "syringe", "serve A1 yellow", "serve A1 yellow")
    assert why(hospital, 0, "serve A1 yellow") == "served"


def test_the_bare_hand() -> None:  # RMD-24.3
    assert why(acting("place red PH-D"), 0, "grab") == "bare-hand"
    assert why(acting("place nurse1 BB", oath_strict="on"), 0, "grab") == "tweezers"


def test_every_kind_of_reason_is_met_above() -> None:
    """What no test of this file has shown to be true is not known to be."""
    text = files(RUSH_MD.package) / "text" / "refusals" / "en.ftl"
    known = set(re.findall(r"^why-not-([a-z-]+) =", text.read_text("utf-8"), re.MULTILINE))
    tests = Path(__file__).read_text("utf-8")
    met = set(re.findall(r'(?:== |Message\(\s*)"(?:why-not-)?([a-z-]+)"', tests))
    judged = {"trace", "slipped", "missed", "knocked", "balanced"}  # test_gestures
    assert known - met - judged == {"action"}  # that of another game
    assert known >= met
