"""What comes next, as the guide beside the board says it: steps, and what is waited for."""

import pytest

from tests.games.rush_md.given import Hospital, dealt, given
from wardroom.games.rush_md import RUSH_MD
from wardroom.kernel import Next
from wardroom.players import advise_at_once, world_of

SLOTS = {"nurse1": "ADM-N", "nurse2": "PH-1", "nurse3": "PH-2", "nurse4": "BB"}
"""Where the Nurses stand while nobody of them is free."""


def coming(hospital: Hospital, seat: int = 0) -> Next:
    """What the adviser of a seat says now."""
    state = hospital.state
    _, found = advise_at_once(RUSH_MD, world_of(state, seat), seat, state.now)
    assert found is not None
    return found


def test_around_the_action_phase_it_says_what_is_waited_for() -> None:
    council = dealt()
    assert (coming(council).say.id, repr(coming(council).action)) == ("next-council", "ready")
    council.now(0, "ready")
    assert (coming(council).say.id, coming(council).action) == ("next-others", None)
    assert coming(given().close()).say.id == "next-evaluation"


def test_a_free_nurse_is_sent_to_admission() -> None:
    first = coming(given())
    assert first.say.id == "next-admit"
    assert first.thing == "slot:ADM-N"


def test_a_bed_in_the_scanner_calls_for_the_doctor_by_gestures_too() -> None:
    hospital = given().gestures(0).bed("A1", "night_nurse", "MRI").do(1, "place nurse1 ADM-N")
    found = coming(hospital)
    assert found.say.id == "next-exam-mri"
    assert repr(found.action).startswith("begin scan ")


def test_a_bed_that_is_carried_is_told_where_it_goes_and_not_to_be_put_back() -> None:
    hospital = given().gestures(0).bed("A1", "night_nurse").do(1, "place nurse1 ADM-N")
    found = coming(hospital)
    assert (found.say.id, found.thing, found.into) == ("next-carry", "bed:A1", ("area:MRI",))
    hospital.at(hospital.t, 0, "begin move_bed A1")
    found = coming(hospital)
    assert (found.say.id, found.thing, found.into) == ("next-carry", "bed:A1", ("area:MRI",))
    assert repr(found.action) == "drop_bed MRI"


def test_somebody_asks_for_a_break() -> None:
    hospital = given().now(1, "pause")
    assert coming(hospital).say.id == "next-pause"


def test_while_all_sand_runs_it_says_what_the_next_free_hourglass_is_for() -> None:
    hospital = given().do(0, "place red PH-D", "finish").bed("A1", "night_nurse", "MRI")
    for glass in ("nurse1", "nurse2", "nurse3", "nurse4"):
        hospital.do(1, f"place {glass} {SLOTS[glass]}")
    found = coming(hospital)
    assert found.say.id == "next-wait-admit"
    assert found.thing == "glass:nurse1"
    assert 0 < int(str(found.say.args["count"])) <= 30


def test_a_clock_by_moves_waits_for_sand_with_the_action_that_says_so() -> None:
    hospital = given(clock="moves")
    assert coming(hospital).action is not None


@pytest.mark.parametrize("seats", [1, 2])
def test_nobody_is_done_while_a_patient_lacks_something_that_can_be_given(seats: int) -> None:
    hospital = given(seats)
    hospital.do(0, "place nurse1 ADM-N", "draw regular")
    hospital.do(0, "finish")
    assert coming(hospital).say.id != "next-done"
