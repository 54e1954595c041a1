"""The order of a turn and actions in general (PAN-2, PAN-3)."""

import pytest

from tests.games.pandemic.given import dealt, given
from wardroom.games.pandemic.content import EVENTS
from wardroom.kernel import IllegalAction


def test_a_turn_has_actions_then_the_draw_then_infections() -> None:  # PAN-2.1
    board = given(draws="paris lima", infection="cairo tokyo")
    board.play("drive chicago", "drive atlanta", "drive chicago")
    assert board.hand(0) == set()
    assert board.board() == {}
    board.play("drive atlanta")
    kinds = board.order_told()
    assert kinds[-6:] == ["drive", "draw", "draw", "infect", "infect", "turn"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_pass_clockwise_without_end(seats: int) -> None:  # PAN-2.2
    board = dealt(seats, seed=3)
    first = board.active
    order = []
    while board.result is None and len(order) < 2 * seats + 1:
        order.append(board.active)
        board.finish_turn()
        while board.over is not None:
            board.play("discard " + sorted(board.choices("discard"))[0])
        board.run()
    assert order == [(first + step) % seats for step in range(len(order))]
    assert len(order) > seats


def test_only_the_active_player_decides_about_the_actions() -> None:  # PAN-2.3
    board = given(pawns="paris", cubes="paris 2", hands=["lima", "moscow"])
    assert board.state.waiting() == (0,)
    assert board.choices(seat=1) == set()
    for line in ("treat blue", "drive essen", "fly moscow", "pass"):
        with pytest.raises(IllegalAction, match="Player 1’s turn"):
            board.when(1, line)


def test_up_to_four_actions() -> None:  # PAN-2.4
    board = given()
    for left in (4, 3, 2, 1):
        assert (board.active, board.actions) == (0, left)
        board.play("drive chicago" if left % 2 == 0 else "drive atlanta")
    assert (board.active, board.actions) == (1, 4)


@pytest.mark.parametrize("taken", range(4))
def test_one_may_stop_early_and_unused_actions_are_lost(taken: int) -> None:
    """PAN-2.4, PAN-5.19: passing is possible before and between actions."""
    board = given()
    for step in range(taken):
        board.play("drive chicago" if step % 2 == 0 else "drive atlanta")
    assert board.can("pass")
    board.play("pass")
    assert (board.active, board.actions) == (1, 4)
    board.play("pass")
    assert (board.active, board.actions) == (0, 4)


def test_drawing_and_infecting_follow_a_pass_as_well() -> None:  # PAN-2.5
    board = given(draws="paris lima", infection="cairo tokyo").play("pass")
    assert board.hand(0) == {"paris", "lima"}
    assert board.board() == {"cairo": 1, "tokyo": 1}


def test_the_turn_ends_with_the_last_infection_card() -> None:  # PAN-2.6
    board = given(hands=["", "airlift"], infection="cairo tokyo paris")
    board.until("infecting")
    assert board.infection_discards == {"cairo"}
    assert (board.turn, board.active) == (1, 0)
    board.play("pass")
    assert board.infection_discards == {"cairo", "tokyo"}
    assert (board.turn, board.active, board.window) == (2, 1, "actions")
    assert board.infection_deck[0] == "paris"


def test_every_kind_of_action_costs_one() -> None:  # PAN-3.1
    lines = {
        "drive chicago": {},
        "fly lima": {"hands": ["lima"]},
        "shuttle paris": {"stations": "atlanta paris"},
        "treat blue": {"cubes": "atlanta 1"},
        "build": {"hands": ["atlanta"], "stations": "paris"},
        "give atlanta 1": {"hands": ["atlanta"]},
        "take atlanta 1": {"hands": ["", "atlanta"]},
        "fetch airlift": {"discards": "airlift"},
    }
    for line, position in lines.items():
        assert given(**position).play(line).actions == 3  # type: ignore[arg-type]
    assert given(hands=["atlanta"]).play("charter", "to paris").actions == 3
    cure = given("scientist medic", hands=["paris essen milan london"], cubes="paris 1")
    assert cure.play("cure blue").actions == 3


def test_the_same_action_may_be_repeated() -> None:  # PAN-3.1
    board = given(cubes="atlanta 3, atlanta 3 red")
    board.play("treat blue", "treat blue", "treat blue")
    assert board.cubes("atlanta") == 0
    assert board.actions == 1


def test_actions_are_taken_by_ones_own_role() -> None:
    """PAN-3.2: powers of the others are of no use, and a Dispatcher spends his own actions."""
    board = given("scientist medic operations_expert", pawns="paris", cubes="paris 3")
    board.play("treat blue")
    assert board.cubes("paris") == 2
    assert not board.can("build")
    assert board.choices("join") == set()
    board = given("dispatcher medic").play("drive chicago 1")
    assert (board.active, board.actions) == (0, 3)
    assert board.finish_turn().actions == 4


def test_cards_are_paid_from_the_own_hand_to_the_discard_pile() -> None:  # PAN-3.3
    board = given(hands=["lima", "tokyo"])
    assert board.choices("fly") == {"lima"}
    board.play("fly lima")
    assert board.hand(0) == set()
    assert board.hand(1) == {"tokyo"}
    assert board.discards == {"lima"}


def test_an_action_needs_its_whole_cost_and_a_change() -> None:
    """PAN-3.4, PAN-G.16: what changes nothing is not offered."""
    board = given(hands=["atlanta lima"], stations="atlanta")
    assert not board.can("drive atlanta")
    assert not board.can("fly atlanta")
    assert not board.can("shuttle atlanta")
    assert not board.can("build")
    assert board.choices("treat") == set()
    board.play("charter")
    assert "atlanta" not in board.choices("to")
    assert len(board.choices("to")) == 47


def test_every_move_ends_in_a_different_city() -> None:
    """PAN-3.4, PAN-G.16: also for the Dispatcher, the Operations Expert and the Airlift."""
    board = given(
        "dispatcher medic", pawns="paris lima", hands=["lima paris"], stations="paris lima"
    )
    assert not any(line.endswith(" lima 1") for line in board.choices())
    assert not any(line == "join paris 0" for line in board.choices())
    expert = given("operations_expert medic", hands=["lima"]).play("operations_flight", "pay lima")
    assert "atlanta" not in expert.choices("to")
    airlift = given(hands=["airlift"], pawns="paris lima").play("play airlift", "pawn 1")
    assert "lima" not in airlift.choices("to")
    assert "paris" in airlift.choices("to")


@pytest.mark.parametrize("event", EVENTS)
def test_events_never_pay_for_anything(event: str) -> None:
    """PAN-3.5: not for a flight, not for a cure, not for the Operations Expert, not in sharing."""
    board = given(hands=[event])
    assert {line.split()[0] for line in board.choices()} <= {"drive", "play", "pass"}
    expert = given("operations_expert researcher", hands=[event])
    assert not expert.can("operations_flight")
    scientist = given("scientist medic", hands=[f"paris essen milan {event}"])
    assert scientist.choices("cure") == set()
    researcher = given("researcher medic", hands=[event])
    assert researcher.choices("give") == set()
    assert given("medic researcher", hands=["", event]).choices("take") == set()


def test_an_action_is_finished_with_all_its_consequences() -> None:
    """PAN-3.6: Medic and eradication at once, the recipient's hand limit before the next action."""
    board = given("medic scientist", pawns="essen", cured="blue", cubes="paris 2")
    board.play("drive paris")
    assert board.order_told()[-3:] == ["drive", "clear", "eradicate"]
    assert board.actions == 3
    seven = "paris essen milan madrid london tokyo osaka"
    board = given(hands=["atlanta", seven]).play("give atlanta 1")
    assert board.over == 1
    assert board.state.waiting() == (1,)
    assert board.choices(seat=0) == set()
