"""Colleagues beside people: they leave a Nurse, keep to what was agreed and hear what is called."""

import pytest

from tests.games.rush_md.given import Hospital, given
from tests.games.rush_md.pharmacist import play
from wardroom.games.rush_md import RUSH_MD
from wardroom.games.rush_md.colleague.cases import Cases
from wardroom.games.rush_md.colleague.jobs import Duties
from wardroom.games.rush_md.colleague.manners import Manners
from wardroom.games.rush_md.colleague.skills import AVERAGE
from wardroom.games.rush_md.colleague.stores import best_kind, best_organ
from wardroom.games.rush_md.colleague.teammate import Average, Teammate
from wardroom.games.rush_md.content import BEDS, KINDS
from wardroom.games.rush_md.work import NOTHING
from wardroom.kernel import Call, Choice, Message, Perspective, Table, Wait
from wardroom.players import Team, colleague, step


def beside_a_person(*calls: Call) -> Teammate:
    """A colleague in seat 0 with a person in seat 1 who has said this."""
    one = Average(7)
    one.meet((1,))
    for call in calls:
        told(one, call)
    return one


def told(one: Teammate, call: Call) -> Message | None:
    """What it answers in a hospital with a carpenter in the Clinic and nobody else."""
    hospital = given().patient("C1", "carpenter")
    return one.hear(call, Perspective(RUSH_MD, hospital.state, 0, hospital.state.now))


def answer(hospital: Hospital, one: Teammate) -> str:
    state = hospital.state
    choice = one.choose(Perspective(RUSH_MD, state, 0, state.now))
    if isinstance(choice, Wait) and choice.says is not None:
        return f"is about to use {choice.thing}"
    return repr(choice.action) if isinstance(choice, Choice) else repr(choice)


def test_the_last_nurse_is_left_to_people() -> None:
    hospital = given().patient("C1", "carpenter")
    hospital.do(1, "place nurse2 PH-1").do(1, "place nurse3 PH-2").do(1, "place nurse4 BB")
    for manners, takes_one in ((Manners(), True), (beside_a_person()._manners, False)):
        jobs = Duties(Cases(hospital.state), 0, [False] * len(BEDS), manners)
        lines = [repr(job.action) for job in jobs.all(AVERAGE, 0.0)]
        assert any("nurse1" in line for line in lines) == takes_one


def test_a_nurse_whose_sand_is_about_to_run_out_counts_as_free() -> None:
    hospital = given().patient("C1", "carpenter")
    hospital.do(1, "place nurse2 PH-1").do(1, "place nurse3 PH-2").do(1, "place nurse4 BB")
    early = hospital.state.glass_at[5] + hospital.state.deal.sand - 4_000
    manners = beside_a_person()._manners
    assert not manners.leaves_a_nurse(hospital.state)
    hospital.until(early)
    assert manners.leaves_a_nurse(hospital.state)


def test_what_the_council_gave_to_somebody_is_left_to_them() -> None:
    hospital = given().patient("C1", "carpenter").until(225_000)
    assert answer(hospital, beside_a_person()).endswith(("OPC-1", "OPC-2"))
    hers = beside_a_person(Call(1, "mine", "duty:clinic"))
    assert not answer(hospital, hers).endswith(("OPC-1", "OPC-2"))
    own = beside_a_person(Call(1, "mine", "duty:clinic", "seat:0"))
    assert answer(hospital, own).endswith(("OPC-1", "OPC-2"))


def test_i_take_that_leaves_a_patient_alone_until_the_next_council() -> None:
    hospital = given().patient("C1", "carpenter").until(225_000)
    hers = Call(1, "mine", "place:C1")
    assert not answer(hospital, beside_a_person(hers)).endswith(("OPC-1", "OPC-2"))
    one = beside_a_person(hers)
    one._manners.between_rounds()
    assert answer(hospital, one).endswith(("OPC-1", "OPC-2"))


def test_wait_is_heeded_for_a_moment() -> None:
    hospital = given().patient("C1", "carpenter").until(225_000)
    one = beside_a_person(Call(1, "wait"))
    now = hospital.state.now
    assert answer(hospital, one) == repr(Wait(now + 5_000))
    hospital.until(230_500)
    assert answer(hospital, one) != repr(Wait(now + 5_000))


def test_a_colleague_says_what_it_makes_of_a_call() -> None:
    one = Average(7)
    assert told(one, Call(1, "please", "place:C1")) == Message("chat-answer-please")
    assert told(one, Call(1, "please", "bed:A1")) == Message("chat-answer-not-now")
    assert told(one, Call(1, "mine", "slot:PH-1")) == Message("chat-answer-left")
    assert told(one, Call(1, "wait")) == Message("chat-answer-wait")
    assert told(one, Call(1, "thanks")) is None
    assert told(one, Call(1, "", "bed:A1")) is None
    assert told(one, Call(1, "mine", "duty:nonsense", "seat:x")) is None
    assert told(one, Call(1, "mine", "duty:clinic", "seat:none")) is None  # given up by everybody
    assert told(one, Call(1, "mine", "duty:clinic", "seat:x")) == Message("chat-answer-left")


def test_a_pharmacist_finds_a_nurse_and_nobody_hoards_organs() -> None:
    """docs/colleagues/rush-md.md has whole games."""
    found = play(1, 3, "good", {"phase": "60", "sand": "15", "epidemics": "off"})
    assert found.wanted > 0
    assert found.in_time >= 0.95 * found.wanted
    assert found.organs == 0


@pytest.mark.parametrize("kind", ["gentle", "good", "strong"])
def test_games_with_research_are_played_to_their_end(kind: str) -> None:
    options = {"phase": "60", "sand": "15", "research": "on"}
    table = Table.deal(RUSH_MD, 3, 2, options)
    team = Team({seat: colleague(RUSH_MD, kind, seat) for seat in range(3)})
    while table.outcome() is None:
        step(table, team)
    assert any(" RS-" in move.action for move in table.record.moves)


def test_a_research_card_is_used_where_it_does_more_than_the_board() -> None:
    hospital = given(research="on").research("blood_drive", "open_doors", "full_clinic")
    jobs = Duties(Cases(hospital.state), 0, [False] * len(BEDS), Manners())
    lines = [repr(job.action) for job in jobs.all(AVERAGE, 0.0)]
    assert any(line.endswith("RS-2") for line in lines)
    assert not any(line.endswith(("ADM-N", "RS-3")) for line in lines)


def test_the_first_seconds_of_admission_are_left_to_people() -> None:
    hospital = given()
    for one, admits in (
        (Average(7), True),
        (beside_a_person(), False),
        (beside_a_person(Call(1, "mine", "duty:admission", "seat:0")), True),
    ):
        one._manners.seat = 0
        jobs = Duties(Cases(hospital.state), 0, [False] * len(BEDS), one._manners)
        lines = [repr(job.action) for job in jobs.all(AVERAGE, 0.0)]
        assert any(line.endswith("ADM-N") for line in lines) == admits


def test_nobody_is_advised_to_fetch_an_organ_that_no_patient_lacks() -> None:
    state = given().until(60_000).state
    assert best_organ(Cases(state))[0] != NOTHING
    assert best_organ(Cases(state, thrifty=True))[0] == NOTHING
    plan = Average(7).plan(Perspective(RUSH_MD, state, 0, state.now))
    assert plan is None or not repr(plan.steps[0].action).endswith("PH-D")


def test_beside_people_what_a_patient_lacks_is_brought_before_what_may_be_wanted() -> None:
    hospital = given().patient("C1", "singer")  # 1 blue, 2 fluids
    state = hospital.stock("0 white 0 orange 0 blue 9 fluids").until(60_000).state
    kind, worth = best_kind(Cases(state, thrifty=True), 0)
    assert (KINDS[kind], worth > 0) == ("blue", True)
