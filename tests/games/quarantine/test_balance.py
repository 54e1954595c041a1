"""The targets of QUA-G.2 and what is counted for them."""

from tests.games.quarantine.given import H0, given
from wardroom.games.quarantine.balance import TARGETS, Tally
from wardroom.games.quarantine.content import ROOMS


def test_every_target_is_there() -> None:  # QUA-G.2
    bounds = {target.name: (round(target.low, 2), round(target.high, 2)) for target in TARGETS}
    assert bounds["no_place"] == (0.0, 0.01)
    assert bounds["closed"] == (0.0, 0.02)
    assert bounds["stations"] == (2, 6)
    assert bounds["start_2"] == (0.45, 0.55)
    assert bounds["start_4"] == (0.2, 0.3)
    assert all(bounds[f"room_{room}"] == (0.1, 0.4) for room in ROOMS)


def test_an_acquired_tile_is_looked_at_in_the_hospital_it_came_to() -> None:
    board = given(stocks=["red 2"], actions=1)
    tally = Tally()
    tally.watch(board.state)
    board.play("build_ward red", "cell -1,1")
    while board.asks is not None:
        board.play(sorted(line for line in board.choices() if line != "cancel")[0])
    tally.watch(board.state)
    assert tally.sums["no_place"] == (1, 0, 0)


def test_the_end_counts_stations_the_start_player_and_the_owners_of_rooms() -> None:
    owner = H0 + " pharmacy@-1,1:es"
    board = given(
        4, hospitals=[owner], finisher=0, active=3, stocks=["red 6"], actions=0, rooms="pharmacy"
    )
    tally = Tally()
    tally.watch(board.state)
    board.play("end_turn")
    tally.watch(board.state)
    assert board.result is not None
    assert tally.sums["start_4"] == (1, 1, 1)
    assert tally.sums["room_pharmacy"] == (1, 1, 1)
    assert tally.sums["stations"][0] == 4
    assert tally.sums["closed"] == (4, 0, 0)
