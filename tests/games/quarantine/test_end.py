"""The end of the game, points and ties (QUA-19, QUA-20)."""

from typing import Any

import pytest

from tests.games.quarantine.given import H0, H1, Board, given
from tests.games.quarantine.walks import walk
from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.content import ROOMS
from wardroom.kernel import Dice

# Triggers


EIGHT = " ".join(ROOMS[:8])
NO_WARDS = {"yellow": 0, "red": 0, "green": 0, "blue": 0}


def almost_sold_out(held: int = 0, finisher: int = -1) -> Board:
    """One extra ward is the last tile of the market."""
    return given(
        3,
        stocks=["red 2"],
        gone=EIGHT,
        wards_left={**NO_WARDS, "red": 1},
        held=held,
        finisher=finisher,
        unsound=True,
    )


def test_the_last_tile_brings_the_end() -> None:
    """QUA-T.43, QUA-19.1, QUA-19.4, QUA-G.38: held cubes are still placed."""
    board = almost_sold_out(held=4).draw("red", "blue")
    board.play("build_ward red", "cell 2,0", "rotation nw")
    assert board.state.finisher == 0
    assert not board.can("end_turn")
    board.draw("red", "red").play("end_turn")
    for seat in (1, 2):
        assert board.active == seat
        assert board.state.held == 0
        assert board.actions == 4
        board.play("end_turn")
    assert board.result is not None


def test_a_contract_alone_acquires_nothing() -> None:  # QUA-19.2
    rest = " ".join(ROOMS[1:8])
    board = given(stocks=["red 2"], rooms="storage", gone=rest, wards_left=NO_WARDS, unsound=True)
    board.play("contract storage", "add red", "add red", "done", "end_turn")
    assert board.state.finisher == -1
    board.next_turn().play("take storage", "set_aside")
    assert board.state.finisher == 0


def test_the_last_patient_brings_the_end() -> None:
    """QUA-T.42, QUA-19.3, QUA-19.5, QUA-19.6: grey cubes may stay in the bag."""
    board = given(4, bag="red 1 grey 9", active=1, held=1)
    board.reveal("red").play("queue 1")
    assert board.state.finisher == -1
    board.play("end_turn")
    assert board.state.finisher == 1
    for seat in (2, 3, 0):
        assert (board.active, board.state.held) == (seat, 0)
        assert not board.can("draw")
        board.play("take_marker", "end_turn")
    assert board.result is not None
    assert board.bag == "grey 9"
    assert board.state.waiting() == ()


def test_the_last_patient_is_noticed_when_the_turn_ends() -> None:  # QUA-19.8
    board = given(bag="red 1 grey 3", held=2).reveal("red").play("queue 0")
    assert board.state.view(0)["finisher"] is None
    board.reveal("grey").play("infect 1 red", "end_turn")
    assert board.state.view(0)["finisher"] == 0


def test_contracts_and_cafeteria_work_in_the_last_turns() -> None:  # QUA-19.6
    board = given(
        hospitals=[H0, H0 + " cafeteria@2,0:nw"], contracts={"triage": "1 red red"}, finisher=0
    )
    board.play("end_turn", "marker")
    assert board.can("take triage")


def test_a_second_trigger_changes_nothing() -> None:  # QUA-19.7
    board = almost_sold_out(finisher=2)
    board.play("build_ward red", "cell 2,0", "rotation nw")
    assert board.state.finisher == 2
    board.state.bag = [0, 0, 0, 0, 3]
    board.play("end_turn")
    assert (board.active, board.state.finisher) == (1, 2)
    board.play("end_turn")
    assert board.result is not None


def test_the_finisher_gets_no_further_turn() -> None:  # QUA-19.4
    board = given(2, bag="red 1", held=1).reveal("red").play("queue 0", "end_turn")
    assert board.active == 1
    board.play("end_turn")
    assert board.result is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_takes_24_to_32_drawing_turns(seats: int) -> None:  # QUA-19.9
    for seed in range(6):
        state = QUARANTINE.deal({}, seats, seed)
        for _ in walk(state, Dice.seeded(seed, "length")):
            pass
        assert 24 <= state.turn - (seats - 1) <= 32 or not state.tiles_on_sale()


# Points


def test_the_points_of_the_example() -> None:
    """QUA-T.44: QUA-20.1, QUA-20.2, QUA-20.3, QUA-20.4, QUA-20.5, QUA-G.37, QUA-G.35."""
    hospital = H1 + " laboratory@2,0:ew triage@3,0:nesw pharmacy@4,0:nw"
    table: dict[str, Any] = {"aside": ["storage"], "stocks": ["red 4 blue 3 grey 5"]}
    board = given(hospitals=[hospital], **table)
    assert board.score(0) == (3, 2, 4, 1)
    board = given(hospitals=[hospital], quarantine=["laboratory"], **table)
    assert board.score(0) == (3, 2, 3, 1)


def test_rooms_and_stations_score_in_quarantine() -> None:  # QUA-20.2, QUA-20.3, QUA-G.35
    board = given(hospitals=[H0 + " triage@2,0:nesw"], quarantine=["triage lobby red yellow"])
    assert board.score(0)[:2] == (1, 1)


def test_a_waiting_patient_costs_the_point() -> None:  # QUA-20.5
    board = given(lines=["red", ""], patients=["", "red blue"])
    assert [board.score(seat)[3] for seat in (0, 1)] == [0, 1]


def test_nothing_else_scores() -> None:  # QUA-20.6
    board = given(
        markers=[4],
        patients=["red blue"],
        contracts={"triage": "0 red red blue blue"},
        hospitals=[H0 + " red_2@-2,0:es"],
    )
    assert board.score(0) == (0, 1, 0, 1)


@pytest.mark.parametrize(
    ("stock", "points"),
    [("", 0), ("red 1", 0), ("red 1 blue 1", 1), ("red 3", 1), ("grey 9", 0), ("red 1 grey 2", 0)],
)
def test_two_cubes_are_a_point(stock: str, points: int) -> None:  # QUA-20.4
    assert given(stocks=[stock]).score(0)[2] == points


# Ties


def finished(hospitals: list[str], stocks: list[str], lines: list[str] | None = None) -> Board:
    """The last turn is over."""
    board = given(
        len(hospitals),
        hospitals=hospitals,
        stocks=stocks,
        lines=lines or [],
        finisher=0,
        active=len(hospitals) - 1,
    )
    return board.play("end_turn")


def winners(board: Board) -> tuple[int, ...]:
    outcome = board.state.outcome()
    assert outcome is not None
    return outcome.winners


def test_most_points_win() -> None:  # QUA-20.1
    board = finished([H0, H0, H0], ["red 2", "red 6", "red 3"])
    assert (board.result, winners(board)) == ("win_points", (1,))
    outcome = board.state.outcome()
    assert outcome is not None
    assert outcome.scores == (3, 5, 3)


def test_fewer_tiles_win_a_tie() -> None:
    """QUA-T.45, QUA-20.7: set-aside tiles are not counted, the lobby is."""
    more = H0 + " red_2@-2,0:es"
    board = finished([more, H0], ["red 2", "red 2"])
    assert (board.result, winners(board)) == ("win_tiles", (1,))


def test_then_fewer_stations_win() -> None:  # QUA-20.7
    flat = "red@0,1:nes yellow@1,0:new green@-1,0:new blue@0,2:nes"
    board = finished([H0, flat], ["red 2", "red 4"])
    assert (board.result, winners(board)) == ("win_stations", (1,))


def test_at_last_the_win_is_shared() -> None:  # QUA-20.7, QUA-G.36
    board = finished([H0, H0, H0], ["red 2", "red 2", ""])
    assert (board.result, winners(board)) == ("shared", (0, 1))
    assert len(board.told("shared")) == 2
    assert len(board.told("score")) == 3


def test_nothing_can_be_played_after_the_end() -> None:
    board = finished([H0, H0], ["red 2", "red 4"])
    assert all(board.state.legal(seat) == () for seat in range(2))
