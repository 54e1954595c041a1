"""Actions in several steps: what they offer, cancel, and when they are paid for (part 5)."""

import pytest

from tests.games.quarantine.given import H0, Board, begun, given
from wardroom.games.quarantine import QUARANTINE
from wardroom.kernel import IllegalAction, UnknownAction


def table() -> Board:
    """A position in which everything can be begun."""
    return given(
        3,
        hospitals=[H0 + " triage@2,0:nesw pathology@3,0:new laboratory@4,0:ew red_2@2,1:nw"],
        lines=["red red yellow green"],
        stocks=["red 4 blue 2 grey 4"],
        quarantine=["", "red yellow"],
        aside=["containment"],
        contracts={"pharmacy": "1 red red", "storage": "0 blue blue"},
        markers=[2],
    )


TRANSACTIONS = [
    ("admit red", "admit red_2"),
    ("contract security", "add red", "add red", "add blue"),
    ("take storage", "cell 0,2"),
    ("take storage",),
    ("build_room pharmacy", "pay red", "pay red"),
    ("build_room pharmacy", "pay grey_pair", "pay grey_pair", "cell 3,1"),
    ("build_ward red", "pay blue", "pay grey_pair", "cell 0,2"),
    ("place_aside containment",),
    ("move 1",),
    ("triage", "next green"),
    ("rebuild", "lift green", "put green", "cell -1,0"),
    ("rebuild", "lift green", "aside green", "lift red_2", "put green", "cell 0,2", "rotation esw"),
    ("pathology", "block 1 0,0"),
    ("pathology",),
]


@pytest.mark.parametrize("steps", TRANSACTIONS, ids=" ".join)
def test_cancel_restores_the_position_at_every_step(steps: tuple[str, ...]) -> None:
    board = table()
    before = board.state.encode()
    for upto in range(1, len(steps) + 1):
        trial = board.copy().play(*steps[:upto])
        if trial.asks is None:
            continue
        trial.play("cancel")
        after = trial.state.encode()
        assert after.pop("cancels") == 1
        assert after == {name: value for name, value in before.items() if name != "cancels"}
        assert trial.state.legal(0) == board.state.legal(0)


def test_an_action_is_spent_only_when_it_is_done() -> None:
    board = table().play("contract security", "add red", "add red")
    assert (board.actions, board.stock(0)) == (4, "red 4 blue 2 grey 4")
    board.play("done")
    assert (board.actions, board.stock(0)) == (3, "red 2 blue 2 grey 4")


def test_drawing_placing_and_ending_cannot_be_cancelled() -> None:
    board = given(held=1).reveal("red")
    assert not board.can("cancel")
    grey = given(held=1, grey_supply=1).reveal("grey")
    assert not grey.can("cancel")
    assert not grey.play("infect 0 red").can("cancel")


def test_after_fifty_cancels_only_simple_actions_are_left_in_the_turn() -> None:
    board = table()
    for _ in range(50):
        assert board.can("rebuild")
        board.play("rebuild", "cancel")
    verbs = {line.split()[0] for line in board.choices()}
    assert verbs == {"end_turn", "use_marker", "take_marker", "disinfect"}
    board.next_turn().next_turn().next_turn()
    assert board.active == 0
    assert board.can("rebuild")


def test_a_single_rotation_is_not_asked_for() -> None:
    board = given(aside=["helipad triage"])
    board.play("place_aside triage", "cell 2,0")
    assert board.hospital(0)["triage"] == "2,0:nesw"
    board.play("place_aside helipad", "cell 0,2")
    assert board.hospital(0)["helipad"] == "0,2:s"


def test_only_different_and_legal_rotations_are_offered() -> None:
    board = given(aside=["laboratory pharmacy"]).play("place_aside pharmacy", "cell 2,0")
    assert board.choices("rotation") == {"nw", "sw"}
    board = given(aside=["laboratory"]).play("place_aside laboratory")
    board.play("cell 2,0")
    assert board.hospital(0)["laboratory"] == "2,0:ew"


@pytest.mark.parametrize(
    ("seat", "why"),
    [
        (1, r"^Player 1, you have 4 actions left .* That isn’t yours to decide\.$"),
        (2, r"^Player 1, you have 4 actions left .* That isn’t yours to decide\.$"),
        (-1, "You’re only watching"),
        (9, "You’re only watching"),
    ],
)
def test_nobody_else_decides(seat: int, why: str) -> None:
    board = begun(3, first="0")
    assert board.state.legal(seat) == ()
    with pytest.raises(IllegalAction, match=why):
        board.state.play(seat, QUARANTINE.space.read("draw"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("rotation se", "rotation es"),
        ("rotation wsen", "rotation nesw"),
        ("lay red 0,1 sen", "lay red 0,1 nes"),
    ],
)
def test_doors_are_written_in_any_order(typed: str, meant: str) -> None:
    assert QUARANTINE.space.read(typed) is QUARANTINE.space.read(meant)


@pytest.mark.parametrize("typed", ["rotation sx", "rotation", "lay red 0,1 se", "lay red 0,1 sex"])
def test_no_other_rotation_is_suggested(typed: str) -> None:
    with pytest.raises(UnknownAction) as refused:
        QUARANTINE.space.read(typed)
    assert "did you mean" not in str(refused.value)


def test_what_is_not_offered_is_refused_in_a_sentence() -> None:
    board = begun(2, first="0")
    with pytest.raises(IllegalAction, match=r"^Draw the other 4 cubes before you end the turn\.$"):
        board.play("end_turn")


def test_the_lists_stay_short() -> None:
    """Part 5: about a hundred choices between steps, 46 cells, about 300 under a Helipad."""
    full = table()
    assert len(full.choices()) < 100
    assert len(full.copy().play("rebuild", "lift green", "put green").choices()) <= 47
