"""RMD-23.6 to RMD-23.8: a quick game, and a clock that runs by moves."""

import pytest

from tests.games.rush_md.given import Hospital, dealt, given
from wardroom.games.rush_md import RUSH_MD
from wardroom.kernel import Table
from wardroom.players import play_out


def thinking(seats: int = 2) -> Hospital:
    """A hospital whose clock runs by moves, at the first moment of the first Action Phase."""
    return given(seats, clock="moves")


def test_a_quick_game_has_two_rounds_and_asks_for_less() -> None:  # RMD-23.6
    whole, quick = dealt(objective="b").state, dealt(objective="b", rounds="2").state
    assert (whole.deal.rounds, quick.deal.rounds) == (4, 2)
    assert quick.deal.phase == whole.deal.phase
    assert quick.deal.objective.start == whole.deal.objective.start
    assert quick.deal.objective.reputation < whole.deal.objective.reputation
    assert quick.deal.objective.discharged < whole.deal.objective.discharged
    hospital = given(rounds="2").close().settle()
    assert hospital.state.round == 2
    hospital.begin().close().settle()
    assert hospital.result == "loss_objective"


def test_time_passes_only_when_nobody_has_anything_to_choose() -> None:  # RMD-23.7
    hospital = thinking()
    assert hospital.state.due() is None
    assert hospital.state.waiting() == (0, 1)
    hospital.now(0, "place nurse1 BB")
    assert (hospital.t, hospital.state.waiting()) == (0, (1,))
    hospital.now(1, "place nurse2 PH-1")
    assert hospital.t == 900
    assert (hospital.slot("BB"), hospital.slot("PH-1")) == ("nurse1", "nurse2")
    assert hospital.state.waiting() == (0, 1)


def test_what_the_stamps_say_does_not_matter() -> None:  # RMD-23.7
    hospital = thinking(1)
    hospital.state.advance(1_000_000)
    assert hospital.t == 0
    hospital.state.play(0, RUSH_MD.space.read("place nurse1 BB"), 2_000_000)
    assert hospital.t == 900


def test_waiting_lasts_until_anything_happens_and_not_for_long() -> None:  # RMD-23.7
    hospital = thinking()
    hospital.now(0, "place nurse1 BB").now(1, "wait")
    assert (hospital.t, hospital.state.waiting()) == (900, (0, 1))
    hospital.now(0, "wait").now(1, "wait")
    assert hospital.t == 5_900


def test_waiting_for_sand_lasts_until_it_has_run_out() -> None:  # RMD-23.7
    hospital = thinking()
    assert not hospital.allows(0, "wait_sand")
    hospital.now(0, "place red PH-D").now(1, "wait")
    assert not hospital.allows(1, "wait_sand")
    hospital.now(0, "wait_sand").now(1, "wait")
    assert hospital.state.waiting() == (1,)
    while hospital.state.waiting() == (1,):
        hospital.now(1, "wait")
    assert hospital.t == 30_900


def test_someone_who_waits_may_still_change_their_mind() -> None:  # RMD-23.7
    hospital = thinking().now(0, "wait")
    assert hospital.state.waiting() == (1,)
    assert not hospital.allows(0, "wait")
    hospital.now(0, "place nurse1 BB").now(1, "wait")
    assert hospital.slot("BB") == "nurse1"


def test_the_phase_is_as_long_as_ever_and_overtime_asks_only_those_who_have_some() -> None:
    """RMD-23.7 RMD-1.9"""
    hospital = thinking().bed("A1", "glazier").stock("9 orange")
    while hospital.t < 235_000:
        for seat in hospital.state.waiting():
            hospital.now(seat, "wait")
    hospital.now(0, "place nurse1 WA-1")
    while hospital.t < 240_000:
        hospital.now(hospital.state.waiting()[-1], "wait")
    assert hospital.state.waiting() == (0,)
    hospital.now(0, "finish")
    assert hospital.phase == "evaluation"


def test_nobody_is_hurried_stopped_or_noted_as_away_and_all_hands_are_steady() -> None:
    """RMD-23.8"""
    hospital = dealt(clock="moves")
    assert hospital.legal(0) == {"ready"}
    hospital.begin()
    assert hospital.phase == "action"
    verbs = {line.split()[0] for line in hospital.legal(0)}
    assert not verbs & {"begin", "pause", "absent"}
    assert not given().allows(0, "wait")


@pytest.mark.parametrize("kind", ["gentle", "strong"])
def test_colleagues_play_a_quick_game_by_moves_to_its_end(kind: str) -> None:
    """RMD-23.6 RMD-23.7"""
    table = Table.deal(RUSH_MD, 2, 5, {"clock": "moves", "rounds": "2"})
    colleagues = {seat: RUSH_MD.colleagues[kind](seat) for seat in range(2)}
    outcome = play_out(table, colleagues)
    assert outcome.result in ("win", "loss_points", "loss_objective")
    assert table.view(0)["reputation"] > 0
    assert table.now == 0
