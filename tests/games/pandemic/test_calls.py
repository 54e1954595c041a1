"""The planner among people: it heeds what is called across the table where that costs little."""

from tests.games.pandemic.given import Board, given
from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.colleague import Planner
from wardroom.games.pandemic.colleague.errands import Errand
from wardroom.games.pandemic.colleague.plan import Node, _sparing
from wardroom.games.pandemic.rules import Flow
from wardroom.kernel import Call, Choice, Message, Perspective


def whole_turn(board: Board, *calls: Call) -> list[str]:
    """What a planner does in its turn after somebody has called this."""
    planner = Planner(1)
    for call in calls:
        planner.hear(call, Perspective(PANDEMIC, board.state, 0))
    done = []
    while board.state.outcome() is None and board.window == "actions" and board.active == 0:
        choice = planner.choose(Perspective(PANDEMIC, board.state, board.asked))
        assert isinstance(choice, Choice)
        done.append(repr(choice.action))
        board.play(done[-1])
    return done


def told(board: Board, call: Call) -> Message | None:
    return Planner(1).hear(call, Perspective(PANDEMIC, board.state, 0))


def two_troubles() -> Board:
    """Two cities that are as bad and as near; there is time for one of them only."""
    return given(
        "researcher scientist", pawns="madrid", cubes="london 2, algiers 2", actions=2, rate=2
    )


def test_it_sees_to_the_city_it_was_asked_for() -> None:
    for asked in ("london", "algiers"):
        board = two_troubles()
        assert whole_turn(board, Call(1, "please", f"city:{asked}"))[0] == f"drive {asked}"


def test_it_leaves_alone_what_somebody_has_taken_on() -> None:
    for taken, other in (("london", "algiers"), ("algiers", "london")):
        turn = whole_turn(two_troubles(), Call(1, "mine", f"city:{taken}"))
        assert f"drive {taken}" not in turn, other


def test_it_does_not_lose_the_game_for_the_sake_of_a_wish() -> None:
    board = given(
        "medic scientist",
        pawns="miami",
        hands=["beijing seoul shanghai tokyo osaka"],
        cubes="bogota 1",
        cured="blue yellow black",
    )
    wish = Call(1, "please", "city:bogota")
    assert told(board, wish) == Message("chat-answer-not-now")
    assert whole_turn(board, wish)[-1] == "cure red"
    assert board.result == "win"


def test_it_says_what_it_makes_of_a_call() -> None:
    board = two_troubles()
    assert told(board, Call(1, "please", "city:london")) == Message("chat-answer-please")
    assert told(board, Call(1, "mine", "city:london")) == Message("chat-answer-left")
    assert told(board, Call(1, "please", "city:tokyo")) == Message("chat-answer-not-now")
    assert told(board, Call(1, "please", "city:paris")) == Message("chat-answer-not-now")
    assert told(board, Call(1, "wait")) == Message("chat-answer-wait")
    assert told(board, Call(1, "", "city:london")) is None
    assert told(board, Call(1, "thanks")) is None


def test_a_wish_is_over_with_the_next_own_turn() -> None:
    planner = Planner(1)
    board = two_troubles()
    planner.hear(Call(1, "please", "city:london"), Perspective(PANDEMIC, board.state, 0))
    planner.choose(Perspective(PANDEMIC, board.state, 0))
    later = two_troubles()
    later.state.turn += 2
    planner.choose(Perspective(PANDEMIC, later.state, 0))
    assert planner._wishes.cities == {}


def way(value: float, *moved: int) -> Node:
    """The end of a turn in which these pawns were moved, one after the other."""
    node = Node(Flow(), value, None, None)
    for pawn in moved:
        node = Node(Flow(), value, Errand([], 1, "move-pawn", 0, pawn), node)
    return node


def test_nobody_is_asked_twice_to_be_moved_if_once_does_nearly_as_well() -> None:
    thrice, once, poor = way(10.0, 1, 1, 1), way(9.0, 1), way(5.0)
    assert _sparing(thrice, [thrice, once, poor], (1,)) is once
    assert _sparing(thrice, [thrice, poor], (1,)) is thrice
    assert _sparing(thrice, [thrice, once], (2,)) is thrice
