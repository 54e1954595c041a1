"""Winning and losing (PAN-1)."""

import pytest

from tests.games.pandemic.given import Board, given
from wardroom.kernel import IllegalAction

RED_CARDS = "beijing seoul shanghai tokyo osaka"


def one_cure_to_go(**rest: object) -> Board:
    return given(
        "researcher contingency_planner",
        cured="blue yellow black",
        hands=[RED_CARDS, "airlift"],
        cubes="paris 3, lima 2, cairo 1, seoul 3",
        **rest,  # type: ignore[arg-type]
    )


def test_all_players_share_one_result() -> None:  # PAN-1.1
    won = one_cure_to_go().play("cure red").state.outcome()
    assert won is not None
    assert won.winners == (0, 1)
    lost = given("medic scientist dispatcher", deck=1).play("pass").state.outcome()
    assert lost is not None
    assert lost.winners == ()


def test_the_fourth_cure_wins_at_once() -> None:
    """PAN-1.2: no action, draw or infection follows, and no disease is eradicated any more."""
    board = one_cure_to_go(infection="essen milan")
    deck, infection = board.deck_size, board.infection_deck
    board.play("cure red")
    assert board.result == "win"
    assert board.deck_size == deck
    assert board.infection_deck == infection
    assert board.state.waiting() == ()


def test_no_eradication_is_checked_after_the_fourth_cure() -> None:
    """PAN-1.2, PAN-5.18: not even where no cube of the colour is on the board."""
    board = given("scientist medic", cured="blue yellow black", hands=["seoul tokyo osaka taipei"])
    board.play("cure red")
    assert board.result == "win"
    assert board.disease("red") == "cured"


def test_the_win_comes_before_the_medic_clears_his_city() -> None:  # PAN-1.2
    board = given(
        "scientist medic",
        pawns="atlanta seoul",
        cured="blue yellow black",
        cubes="seoul 2",
        hands=["seoul tokyo osaka taipei"],
    )
    board.play("cure red")
    assert board.result == "win"
    assert board.cubes("seoul") == 2


def test_three_cures_do_not_win() -> None:  # PAN-1.2
    board = given(
        "researcher medic", cured="blue yellow", hands=[RED_CARDS], cubes="paris 1, lima 1, seoul 1"
    )
    board.play("cure red")
    assert board.result is None
    assert board.actions == 3


def test_cubes_left_on_the_board_do_not_matter() -> None:
    """PAN-1.3: nothing is eradicated, every colour still has cubes, and yet it is a win."""
    board = one_cure_to_go().play("cure red")
    assert board.result == "win"
    assert sum(board.board().values()) == 9
    diseases = {board.disease(colour) for colour in ("blue", "yellow", "black", "red")}
    assert diseases == {"cured"}


def test_the_eighth_outbreak_loses_at_once() -> None:
    """PAN-1.4: its own cubes are not placed; the card counts as revealed."""
    board = given(cubes="santiago 3", outbreaks=7, infection="santiago paris")
    board.finish_turn()
    assert board.result == "loss_outbreaks"
    assert board.outbreaks == 8
    assert board.board() == {"santiago": 3}


def test_in_the_middle_of_a_chain_the_rest_is_not_resolved() -> None:
    """PAN-1.4: Lima joins the chain as the eighth; Santiago's other neighbours stay as they are."""
    board = given(cubes="santiago 3, lima 3", outbreaks=6, infection="santiago paris")
    board.finish_turn()
    assert board.result == "loss_outbreaks"
    assert board.board() == {"santiago": 3, "lima": 3}


def test_seven_outbreaks_are_no_loss() -> None:  # PAN-1.4
    board = given(cubes="santiago 3", outbreaks=6, infection="santiago paris").finish_turn()
    assert board.result is None
    assert board.outbreaks == 7
    assert board.cubes("lima") == 1


def test_an_empty_supply_is_no_loss_by_itself() -> None:
    """PAN-1.5: only the next cube that has to be placed is."""
    board = given(supply={"red": 0}, infection="paris lima").finish_turn()
    assert board.result is None
    board = given(supply={"red": 0}, infection="paris seoul").finish_turn()
    assert board.result == "loss_cubes red"
    assert board.cubes("paris") == 1
    assert board.cubes("seoul") == 0


def test_a_cube_missing_in_an_epidemic_ends_it_there() -> None:
    """PAN-1.5: no outbreak, no Intensify, no hand limit and no infection follow."""
    seven = "paris essen milan london madrid tokyo osaka"
    board = given(
        supply={"black": 1}, cubes="cairo 1", draws="epidemic lima", bottom="cairo", hands=[seven]
    ).play("pass")
    assert board.result == "loss_cubes black"
    assert board.order_told()[-2:] == ["infect", "loss_cubes"]
    assert board.outbreaks == 0
    assert board.state.waiting() == ()


def test_the_last_cube_is_placed_without_a_loss() -> None:  # PAN-1.5
    board = given(supply={"red": 1}, infection="seoul paris").finish_turn()
    assert board.result is None
    assert board.supply("red") == 0
    assert board.cubes("seoul") == 1


def test_cubes_placed_by_the_same_effect_stay_placed() -> None:
    """PAN-1.5, PAN-G.7: Hong Kong spreads to two neighbours by id, then the supply is empty."""
    board = given(supply={"red": 2}, cubes="hong_kong 3", infection="hong_kong paris")
    board.finish_turn()
    assert board.result == "loss_cubes red"
    assert board.outbreaks == 1
    placed = {city: board.cubes(city, "red") for city in board.board()}
    assert placed == {"hong_kong": 3, "bangkok": 1, "ho_chi_minh_city": 1}
    assert board.infection_discards == {"hong_kong"}


@pytest.mark.parametrize("left", [0, 1])
def test_fewer_than_two_cards_at_the_draw_lose(left: int) -> None:
    """PAN-1.6: the single card left is not drawn."""
    board = given(deck=left)
    board.play("drive chicago", "drive atlanta", "drive chicago")
    assert board.result is None
    board.play("drive atlanta")
    assert board.result == "loss_deck"
    assert board.deck_size == left
    assert board.hand(0) == set()


def test_drawing_the_last_two_cards_is_no_loss() -> None:
    """PAN-1.7: the turn is finished and the next player can still win with whole four actions."""
    board = given(
        "medic researcher",
        deck=2,
        draws="paris lima",
        hands=["", RED_CARDS],
        pawns="atlanta chicago",
        cured="blue yellow black",
        infection="cairo delhi milan",
    )
    board.finish_turn()
    assert board.result is None
    assert board.hand(0) == {"paris", "lima"}
    assert board.cubes("milan") == 1
    assert (board.active, board.actions, board.deck_size) == (1, 4, 0)
    board.play("drive atlanta", "cure red")
    assert board.result == "win"


def test_the_marker_is_checked_before_any_cube_is_placed() -> None:
    """PAN-1.8: an eighth outbreak with an empty supply is a loss by outbreaks."""
    board = given(supply={"yellow": 0}, cubes="santiago 3", outbreaks=7, infection="santiago paris")
    board.finish_turn()
    assert board.result == "loss_outbreaks"


def test_the_first_condition_met_decides() -> None:
    """PAN-1.8: the cube missing in the first outbreak ends the game before the eighth outbreak."""
    board = given(
        supply={"yellow": 0},
        cubes="mexico_city 3, miami 3, bogota 2",
        outbreaks=6,
        infection="mexico_city paris",
    )
    board.finish_turn()
    assert board.result == "loss_cubes yellow"
    assert board.outbreaks == 7


@pytest.mark.parametrize("won", [True, False])
def test_after_the_end_nothing_can_be_played(won: bool) -> None:
    """PAN-1.9: events included, by nobody."""
    if won:
        board = one_cure_to_go().play("cure red")
    else:
        board = given(deck=1, hands=["", "airlift"])
        board.play("pass").run()
    assert board.result is not None
    assert "airlift" in board.hand(1)
    for seat in (0, 1):
        assert board.state.legal(seat) == ()
        with pytest.raises(IllegalAction, match="over"):
            board.when(seat, "play airlift")
        with pytest.raises(IllegalAction, match="over"):
            board.when(seat, "pass")


def test_there_is_no_score() -> None:
    """PAN-1.10: a result of four, the loss by cubes with its colour."""
    ends = [
        one_cure_to_go().play("cure red"),
        given(outbreaks=7, cubes="paris 3", infection="paris").finish_turn(),
        given(supply={"black": 0}, infection="cairo").finish_turn(),
        given(deck=0).finish_turn(),
    ]
    assert [board.result for board in ends] == [
        "win",
        "loss_outbreaks",
        "loss_cubes black",
        "loss_deck",
    ]
    for board in ends:
        outcome = board.state.outcome()
        assert outcome is not None
        assert outcome.scores == ()
