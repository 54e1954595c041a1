"""The targets of RMD-G.38 and RMD-G.39 and what is counted for them."""

from tests.games.rush_md.given import given
from wardroom.games.rush_md.balance import TARGETS, Tally


def test_the_targets_are_those_of_the_reference() -> None:  # RMD-G.38 RMD-G.39
    bounds = {target.name: (target.low, target.high) for target in TARGETS}
    for seats in (1, 2, 3, 4):
        assert bounds[f"wins_easy_{seats}"] == (0.75, 0.9)
        assert bounds[f"wins_normal_{seats}"] == (0.45, 0.65)
        assert bounds[f"wins_hard_{seats}"] == (0.15, 0.35)
    assert bounds["points"] == (0.05, 0.2)
    assert bounds["nurses"] == (0.65, 0.9)
    assert bounds["doctors"] == (0.55, 0.85)
    assert bounds["epidemics"] == (1.0, 3.0)
    assert bounds["deaths"] == (0.1, 0.8)
    assert (bounds["empty"], bounds["syringes"]) == ((0.0, 0.1), (0.0, 0.25))
    assert bounds["exam_mri"] == (0.18, 0.32)


def test_a_game_is_counted_at_its_end() -> None:
    hospital = given(objective="c").bed("A1", "zookeeper", "CUL")
    tally = Tally()
    tally.watch(hospital.state)
    hospital.state.points = 1
    hospital.do(0, "place red CUL")
    tally.watch(hospital.state)
    hospital.evaluate()
    tally.watch(hospital.state)
    assert hospital.result == "loss_points"
    assert tally.sums["wins_normal_2"] == (1, 0, 0)
    assert tally.sums["objective_c"] == (1, 0, 0)
    assert tally.sums["points"] == (1, 1, 1)
    assert tally.sums["doctors"][1] == 30_000 / (240_000 * 2)
    assert tally.sums["nurses"] == (1, 0, 0)
    assert tally.sums["syringes"] == (1, 0, 0)
