"""Looking back at a game of Rush M.D.: idle hourglasses and patients who wait."""

from typing import Final

import pytest

from tests.games.rush_md.given import given
from wardroom.games.rush_md import RUSH_MD
from wardroom.games.rush_md.content import EXAMS, GLASSES, KINDS, PATIENT_PLACES
from wardroom.games.rush_md.debrief import debrief
from wardroom.games.rush_md.debrief.shifts import (
    A_BED,
    A_KIND,
    AN_EXAM,
    HANDS,
    Shift,
    Want,
    hourglasses,
    shifts,
    wants,
)
from wardroom.kernel import Message, Record, Table
from wardroom.kernel.parts.debrief import Debrief
from wardroom.players import colleague, play_out
from wardroom.players.debriefing import look_back

BY_HAND: Final = """wardroom record 1
game rush-md/3
seats 1
seed 7
option epidemics off
option phase 60
option rounds 2
option sand 30

0 ready
0 @5000 place nurse1 ADM-N
0 @6000 draw regular
0 @10000 place red BB
0 @43000 place nurse1 PH-1
0 @75000 confirm
0 @76000 ready
0 @145000 confirm
"""
"""The clock starts three seconds after `ready`; steady hands need 0.9 s for a placement and 0.8 s
for a draw. So Nurse 1 runs from 2.9 to 32.9 s and from 40.9 s on, the red Doctor from 7.9 to
37.9 s.
"""


@pytest.fixture(scope="module")
def by_hand() -> Table:
    return Table.resume(Record.read(BY_HAND))


def idle(shift: Shift, glass: str) -> list[tuple[int, int]]:
    return shift.idle(GLASSES.index(glass))


def test_an_hourglass_is_idle_to_the_millisecond_while_its_sand_does_not_run(
    by_hand: Table,
) -> None:
    first, second = shifts(by_hand)
    assert (first.round, first.length) == (1, 60_000)
    assert idle(first, "nurse1") == [(0, 2_900), (32_900, 40_900)]
    assert idle(first, "red") == [(0, 7_900), (37_900, 60_000)]
    assert idle(first, "black") == [(0, 60_000)]
    assert (second.round, second.length) == (2, 60_000)
    assert second.runs == ()


def test_overtime_is_neither_work_nor_idleness(by_hand: Table) -> None:
    last = shifts(by_hand)[0].of(GLASSES.index("nurse1"))[-1]
    assert (last.start, last.end) == (40_900, 60_000)


def test_a_patient_waits_from_the_moment_of_the_admission(by_hand: Table) -> None:
    (wait,) = shifts(by_hand)[0].waits
    assert (wait.patient, PATIENT_PLACES[wait.place]) == ("librarian", "C1")
    assert wait.want == Want(A_KIND, KINDS.index("orange"))
    assert (wait.start, wait.end) == (3_800, 60_000)


def test_the_numbers_stand_in_the_sentences(by_hand: Table) -> None:
    found = debrief(by_hand.record, None)
    # Of 720 s the sand ran for 49.1 and 30.
    assert found.lead == (
        Message("debrief-idle", {"share": 89, "idle": 641, "whole": 720}),
        Message("debrief-idlest", {"glass": "black", "idle": 120}),
    )
    first = found.strips[0]
    assert first.title == Message("debrief-round", {"number": 1})
    nurse = first.lanes[2]
    assert nurse.told == Message(
        "debrief-lane-told",
        {"glass": "nurse1", "idle": 11, "count": 2, "start": "0:33", "end": "0:41"},
    )
    assert [(span.start, span.end) for span in nurse.spans] == [(2_900, 32_900), (40_900, 60_000)]
    assert nurse.spans[0].about == Message("debrief-at", {"slot": "ADM-N"})
    (lack,) = first.lacks
    assert lack.say.id == "debrief-lacked"
    assert lack.say.args["kind"] == "orange"
    assert (lack.say.args["start"], lack.say.args["end"]) == ("0:04", "1:00")
    assert lack.say.args["count"] == 56


def test_the_hourglasses_are_those_in_play() -> None:
    def names(seats: int) -> list[str]:
        return [GLASSES[glass] for glass in hourglasses(seats)]

    assert names(1) == ["red", "black", "nurse1", "nurse2", "nurse3", "nurse4"]
    assert names(4) == list(GLASSES)


def wanted(place: str, ward_items: str, stock: str, cards: str = "") -> list[Want]:
    """What the zookeeper waits for in a place, given so much already and with this stock."""
    ward = given(2)
    ward.patient(place, "zookeeper")
    if cards:
        for card in cards.split():
            ward.diagnose(place, card)
    if ward_items:
        ward.given_items(f"{place} ward", ward_items)
    ward.stock(stock)
    return wants(ward.state, PATIENT_PLACES.index(place))


def test_in_the_admission_row_a_bed_is_waited_for() -> None:
    assert wanted("R1", "", "1 blue") == [Want(A_BED)]


def test_in_bed_first_the_exams_are_waited_for() -> None:
    found = wanted("A1", "", "1 blue")
    assert found
    assert {want.sort for want in found} == {AN_EXAM}
    assert {EXAMS[want.which] for want in found} <= set(EXAMS)


def test_then_what_storage_lacks_and_at_last_hands() -> None:
    clinic = given(2)
    clinic.patient("C1", "librarian")
    place = PATIENT_PLACES.index("C1")
    clinic.stock("0 orange")
    assert wants(clinic.state, place) == [Want(A_KIND, KINDS.index("orange"))]
    clinic.stock("6 orange 6 white 6 blue 6 fluids 6 green 6 yellow 6 blood 6 syringe")
    assert wants(clinic.state, place) == [Want(HANDS)]


def test_a_whole_game_is_told_round_by_round_and_always_alike() -> None:
    table = Table.deal(RUSH_MD, 2, 3, {"rounds": "2", "clock": "moves"})
    play_out(table, {seat: colleague(RUSH_MD, "good", seat) for seat in range(2)})
    found = look_back(table.record)
    assert isinstance(found, Debrief)
    assert found == look_back(table.record)
    assert 1 <= len(found.strips) <= 2
    for strip in found.strips:
        assert len(strip.lanes) == 6
        for lane in strip.lanes:
            edges = [edge for span in lane.spans for edge in (span.start, span.end)]
            assert edges == sorted(edges)
            assert all(0 <= edge <= strip.length for edge in edges)
        assert len(strip.lacks) <= 6
        assert all(0 <= lack.start < lack.end <= strip.length for lack in strip.lacks)


def test_rush_md_can_look_back() -> None:
    assert RUSH_MD.debrief is not None
