"""The targets of 8E and what is counted for them."""

from tests.games.holding_on.given import given
from wardroom.games.holding_on.balance import DEALS, TARGETS, Tally


def test_every_target_is_there() -> None:
    bounds = {target.name: (round(target.low, 2), round(target.high, 2)) for target in TARGETS}
    assert bounds["win_1_3"] == (0.65, 0.75)
    assert bounds["win_10_3"] == (0.30, 0.40)
    assert bounds["win_5_2"] == (0.37, 0.77)
    assert bounds["loss_transfer"] == (0.0, 0.1)
    assert len([name for name in bounds if name.startswith("win_")]) == len(DEALS) == 30


def test_queries_fatigue_and_assistants_of_a_won_game_are_counted() -> None:  # HOL-E.9
    ward = given(
        "s04",
        shift="night",
        tokens="yellow 2",
        grid="m51",
        clear="m11 m21 m31 m41",
        clear_deck="m51",
        medical=True,
    )
    ward.play("assign yellow", "palliative").until("query")
    tally = Tally()
    tally.watch(ward.state)
    while not ward.state.result:
        line = next((line for line in ward.choices if line.startswith(("query", "match"))), None)
        ward.play(line or ward.least())
        tally.watch(ward.state)
    assert ward.result == "win"
    assert tally.sums["win_1_3"] == (1, 1, 1)
    assert tally.sums["queries"] == (1, 1, 1)
    assert tally.sums["clear"] == (1, 5, 25)
    assert tally.sums["assistants"] == (1, 0, 0)
    assert "loss_deck" not in tally.sums


def test_a_loss_of_scenario_1_counts_by_its_cause() -> None:
    ward = given("u15", health=3)
    tally = Tally()
    while not ward.state.result:
        ward.play(ward.least())
        tally.watch(ward.state)
    assert tally.sums["win_1_3"] == (1, 0, 0)
    assert tally.sums["loss_health"] == (1, 1, 1)
    assert tally.sums["loss_deck"] == (1, 0, 0)
