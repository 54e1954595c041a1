"""Colleagues beside people say what they set out for, before they do it."""

from tests.games.rush_md.given import Hospital, given
from wardroom.games.rush_md import RUSH_MD
from wardroom.games.rush_md.colleague.teammate import Average, Expert, Teammate
from wardroom.kernel import Call, Choice, Message, Perspective, Table, Wait
from wardroom.players import Team, claims_of, colleague, introduce, next_choice, step


def beside_a_person() -> Teammate:
    one = Expert(7)
    one.meet((1,))
    return one


def asked(hospital: Hospital, one: Teammate) -> Choice | Wait | None:
    state = hospital.state
    return one.choose(Perspective(RUSH_MD, state, 0, state.now))


def clinic() -> Hospital:
    """Somebody in the Clinic who can be treated, so late that nobody else is admitted."""
    return given().patient("C1", "carpenter").until(205_000)


def test_people_hear_of_it_before_the_hourglass_stands() -> None:
    hospital, one = clinic(), beside_a_person()
    first = asked(hospital, one)
    assert isinstance(first, Wait)
    assert first.says == Message("why-treat-regular", {"place": "C1"})
    assert first.thing == "slot:OPC-1"
    assert first.until - hospital.state.now == 900
    hospital.until(205_900)
    then = asked(hospital, one)
    assert isinstance(then, Choice)
    assert repr(then.action).endswith("OPC-1")


def test_it_is_said_once_even_if_the_colleague_is_asked_again_meanwhile() -> None:
    hospital, one = clinic(), beside_a_person()
    asked(hospital, one)
    hospital.until(205_400)
    again = asked(hospital, one)
    assert isinstance(again, Wait)
    assert again.says is None


def test_someone_who_takes_it_on_in_time_is_left_to_it() -> None:
    hospital, one = clinic(), beside_a_person()
    asked(hospital, one)
    hers = Call(1, "mine", "place:C1")
    one.hear(hers, Perspective(RUSH_MD, hospital.state, 0, hospital.state.now))
    hospital.until(205_900)
    then = asked(hospital, one)
    assert not isinstance(then, Choice) or "OPC" not in repr(then.action)


def test_among_colleagues_nothing_is_announced() -> None:
    hospital, one = clinic(), Average(7)
    first = asked(hospital, one)
    assert not isinstance(first, Wait) or first.says is None


def test_what_is_announced_is_true_and_comes_before_every_job() -> None:
    options = {"phase": "60", "sand": "15", "research": "on"}
    table = Table.deal(RUSH_MD, 2, 4, options)
    one = colleague(RUSH_MD, "good", 1)
    introduce({0: one}, [1])
    team = Team({0: one, 1: colleague(RUSH_MD, "good", 2)})
    claims = claims_of(RUSH_MD)
    said = placed = 0
    while table.outcome() is None and table.ply < 260:
        before = table.ply
        step(table, team)
        for seat, (say, thing, _) in team.announced().items():
            if say is None:  # A duty is taken, in the Council.
                assert thing.startswith("duty:")
                continue
            said += 1
            assert seat == 0
            assert claims[say.id](table.perspective(0).view(), say.args) or table.ply > before
            assert thing.startswith(("slot:", "bed:", "place:"))
        move = table.record.moves[-1]
        placed += move.seat == 0 and move.action.startswith("place")
    assert said >= placed > 5


def test_waiting_by_moves_has_a_reason_that_is_true() -> None:
    table = Table.deal(RUSH_MD, 1, 3, {"clock": "moves", "rounds": "2"})
    one = Team({0: colleague(RUSH_MD, "good", 1)})
    claims = claims_of(RUSH_MD)
    waits = 0
    while waits < 3:
        chosen = next_choice(table, one)
        if chosen is not None and repr(chosen[1].action) == "wait":
            reason = chosen[1].reason
            assert reason is not None
            assert claims[reason.id](table.perspective(0).view(), reason.args)
            waits += 1
        step(table, one)
