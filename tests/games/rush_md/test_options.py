"""RMD-22.3, RMD-23 and RMD-24: options, and the Oath of Ethics."""

import pytest

from tests.games.rush_md.given import dealt, given
from wardroom.games.rush_md import RUSH_MD
from wardroom.kernel import ImpossibleOption


@pytest.mark.parametrize(
    ("pace", "phase", "sand"),
    [("125", 300_000, 37_500), ("150", 360_000, 45_000), ("200", 480_000, 60_000)],
)
def test_the_pace_scales_phase_and_sand_and_nothing_else(pace: str, phase: int, sand: int) -> None:
    """RMD-22.3"""
    hospital = given(pace=pace)
    assert (hospital.state.deal.phase, hospital.state.deal.sand) == (phase, sand)
    hospital.at(0, 0, "place nurse1 BB").until(900)
    assert hospital.slot("BB") == "nurse1"
    assert hospital.state.view(0)["options"]["pace"] == pace


def test_options_are_part_of_the_record_and_checked() -> None:  # RMD-23.5
    settled = RUSH_MD.settle({"sand": "045", "phase": "60"}, 2)
    assert (settled["sand"], settled["phase"], settled["epidemics"]) == ("45", "60", "on")
    for options in ({"sand": "14"}, {"sand": "46"}, {"phase": "9"}, {"phase": "long"}):
        with pytest.raises(ImpossibleOption):
            RUSH_MD.settle(options, 2)


def test_difficulty_changes_only_the_column() -> None:  # RMD-23.2
    easy, hard = dealt(difficulty="easy").state, dealt(difficulty="hard").state
    assert easy.decks == hard.decks
    assert easy.storage == hard.storage
    assert easy.deal.objective.id == hard.deal.objective.id
    assert (easy.points, hard.points) == (24, 14)


def test_the_table_may_pick_its_objective() -> None:
    for letter in "abcd":
        assert dealt(3, objective=letter).state.deal.objective.id == f"{letter}3"
    drawn = {dealt(3, seed).state.deal.objective.id for seed in range(30)}
    assert drawn == {"a3", "b3", "c3", "d3"}


def test_illegal_moves_cost_nothing() -> None:  # RMD-24.2
    hospital = given()
    points = hospital.state.points
    assert hospital.refuses(0, 0, "flip 0")
    assert hospital.state.points == points


def test_a_strict_oath_makes_bare_hands_and_wrong_x_rays_cost_a_point() -> None:  # RMD-24.3
    hospital = given(oath_strict="on").bed("A2", "removal_man", "XRY").on_top("xry_10").points(9)
    hospital.do(0, "place red XRY", "take").until(10_000)
    assert hospital.state.points == 8
    assert not hospital.allows(0, "grab")
    hospital.do(1, "place black PH-D")
    start = hospital.t
    hospital.at(start, 1, "grab")
    assert hospital.state.points == 7
    assert hospital.refuses(start + 1_499, 1, "stock_organ heart")
    assert not hospital.refuses(start + 1_500, 1, "stock_organ heart")
    assert not given().do(0, "place red PH-D").allows(0, "grab")


def test_the_last_point_can_be_lost_in_the_action_phase() -> None:  # RMD-18.4 RMD-24.3
    hospital = given(oath_strict="on").points(1).do(0, "place red PH-D").now(0, "grab")
    assert hospital.result == "loss_points"
    assert hospital.state.due() is None
    assert not hospital.legal(0)
