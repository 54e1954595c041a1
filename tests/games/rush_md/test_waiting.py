"""Nobody is told to wait while there is something to do, and anyone who waits hears for what."""

import re
from typing import cast

import pytest

from tests.games.rush_md.given import Hospital, dealt, given
from tools.advice import WRONG, found_at
from wardroom.games.rush_md import RUSH_MD
from wardroom.games.rush_md.colleague.claims import CLAIMS
from wardroom.games.rush_md.colleague.teammate import Average, Expert, Teammate
from wardroom.games.rush_md.colleague.waiting import waited_for
from wardroom.games.rush_md.rules import Flow
from wardroom.kernel import Message, Perspective, Table, Wait
from wardroom.words import ADVICE, Words

SHORT = {"phase": "60", "sand": "15", "rounds": "2"}
BUSY = {"nurse1": "ADM-N", "nurse2": "PH-1", "nurse3": "PH-2", "nurse4": "BB"}
"""Where the Nurses stand while nobody of them is free."""
NOT_ADVISED = ("why-plan-", "why-gestures", "why-steady", "why-please-free", "why-wait")


def said(hospital: Hospital, seat: int = 0) -> Message:
    """What is waited for; it is true by the boards."""
    say = waited_for(cast(Flow, hospital.state), seat).say
    assert CLAIMS[say.id](hospital.state.view(seat), say.args), say
    return say


def without_nurses(hospital: Hospital) -> Hospital:
    for glass, slot in BUSY.items():
        hospital.do(1, f"place {glass} {slot}")
    return hospital.do(1, "finish")


def step(hospital: Hospital, one: Teammate) -> str:
    """The next step that an adviser who is kept tells the person in seat 0."""
    state = hospital.state
    plan = one.plan(Perspective(RUSH_MD, state, 0, state.now))
    return "" if plan is None else repr(plan.steps[0].action)


@pytest.mark.parametrize(("seats", "clock"), [(2, "runs"), (1, "moves")])
def test_no_sentence_is_idle_in_a_game(seats: int, clock: str) -> None:
    """`python -m tools.advice rush-md` plays whole games."""
    table = Table.deal(RUSH_MD, seats, 11, {**SHORT, "clock": clock})
    found, told = found_at(table, 11)
    assert {name: found[name] for name in WRONG if found[name]} == {}, told
    assert any(name.startswith("waits: ") for name in found)


def test_a_bed_that_one_has_moved_oneself_is_left_to_nobody_else() -> None:
    hospital, one = without_nurses(given().bed("A1", "zookeeper")), Expert(7)
    assert step(hospital, one) == "move_bed A1 CUL"
    hospital.at(hospital.t, 0, "move_bed A1 CUL")
    step(hospital, one)
    hospital.until(hospital.t + 1_500)
    assert step(hospital, one) == "place red CUL"


def test_a_bed_that_somebody_else_has_moved_is_theirs_for_six_seconds_from_then_on() -> None:
    hospital, one = without_nurses(given().bed("A1", "zookeeper")), Expert(7)
    step(hospital, one)
    hospital.at(hospital.t, 1, "move_bed A1 CUL")
    step(hospital, one)
    hospital.until(hospital.t + 3_000)
    assert step(hospital, one) == ""
    assert said(hospital) == Message("next-left", {"bed": "A1"})
    hospital.until(hospital.t + 5_000)
    assert step(hospital, one) == "place red CUL"


def test_an_idle_doctor_of_somebody_else_is_named_with_its_place() -> None:
    hospital = given().bed("A1", "zookeeper", "CUL").do(1, "place black CUL", "finish")
    without_nurses(hospital.until(hospital.t + 31_000))
    assert said(hospital) == Message("next-blocked", {"glass": "black", "slot": "CUL"})


def test_a_plan_is_proposed_in_every_council_by_one_colleague() -> None:
    hospital = dealt(3).bed("A1", "zookeeper")
    mates = {seat: Average(seat) for seat in (1, 2)}
    plans: dict[int, list[Message]] = {}
    for seat, one in mates.items():
        one.meet((0,))
        plans[seat] = []
        answer = one.choose(Perspective(RUSH_MD, hospital.state, seat))
        while isinstance(answer, Wait):
            if answer.says is not None:
                plans[seat].append(answer.says)
            answer = one.choose(Perspective(RUSH_MD, hospital.state, seat, answer.until))
    assert plans[2] == []
    (told,) = plans[1]
    assert told.id in ("why-plan-first", "why-plan-fetch")
    assert told.args["place"] == "A1"
    assert CLAIMS[told.id](hospital.state.view(1), told.args)


def test_advice_does_not_speak_of_itself() -> None:
    words = Words(RUSH_MD, "en")
    args = {"bed": "A1", "place": "C1", "exam": "xray", "kind": "blue", "ward": "A", "count": 2}
    for id in CLAIMS:
        if not id.startswith(NOT_ADVISED):
            whole = {**args, "glass": "red", "slot": "CUL", "other": "B1"}
            sentence = words.say(Message(id, whole), ADVICE)
            assert not re.search(r"\b(I|my|me|mine)\b", sentence, re.IGNORECASE), sentence
