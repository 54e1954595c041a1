"""Infecting cities (PAN-10)."""

import pytest

from tests.games.pandemic.given import given


@pytest.mark.parametrize("rate", [2, 3, 4])
def test_as_many_cards_as_the_infection_rate(rate: int) -> None:  # PAN-10.1
    top = ["paris", "lima", "cairo", "tokyo", "delhi"]
    board = given(infection=top, rate=rate, epidemics=6).finish_turn()
    assert set(board.board()) == set(top[:rate])
    assert board.infection_discards == set(top[:rate])
    assert board.infection_deck[0] == top[rate]


def test_each_card_is_resolved_before_the_next() -> None:
    """PAN-10.1: the outbreak of the first card fills the city of the second, which breaks out."""
    board = given(cubes="santiago 3, lima 2", infection="santiago lima").finish_turn()
    steps = [
        (event.kind, event.args["city"])
        for event in board.state.log or []
        if event.kind in ("infect", "outbreak", "spread")
    ]
    assert steps[:3] == [("outbreak", "santiago"), ("spread", "lima"), ("outbreak", "lima")]
    assert board.cubes("lima") == 3


def test_one_cube_of_the_citys_colour() -> None:  # PAN-10.2
    board = given(infection="paris lima", cubes="paris 1").finish_turn()
    assert board.cubes("paris", "blue") == 2
    assert board.cubes("lima", "yellow") == 1
    assert sum(board.board().values()) == 3
    assert (board.supply("blue"), board.supply("yellow")) == (22, 23)


def test_no_cube_for_an_eradicated_disease_or_a_protected_city() -> None:  # PAN-10.2
    board = given(eradicated="blue", infection="paris lima").finish_turn()
    assert board.board() == {"lima": 1}
    board = given(
        "scientist quarantine_specialist", pawns="atlanta paris", infection="essen lima"
    ).finish_turn()
    assert board.board() == {"lima": 1}
    board = given(
        "scientist medic", pawns="atlanta paris", cured="blue", infection="paris essen"
    ).finish_turn()
    assert board.board() == {"essen": 1}


def test_a_city_with_three_cubes_breaks_out_instead() -> None:  # PAN-10.3
    board = given(cubes="santiago 3", infection="santiago paris").finish_turn()
    assert board.cubes("santiago") == 3
    assert board.outbreaks == 1
    assert board.cubes("lima") == 1


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_city_with_fewer_than_three_does_not_break_out(count: int) -> None:  # PAN-10.3
    cubes = f"santiago {count}" if count else ""
    board = given(cubes=cubes, infection="santiago paris").finish_turn()
    assert board.cubes("santiago") == count + 1
    assert board.outbreaks == 0


def test_foreign_cubes_do_not_count() -> None:  # PAN-10.4
    board = given(
        cubes="santiago 3 red, santiago 3 blue, santiago 3 black", infection="santiago paris"
    ).finish_turn()
    assert board.cubes("santiago", "yellow") == 1
    assert board.outbreaks == 0


def test_the_card_is_discarded_after_its_whole_effect() -> None:
    """PAN-10.5: chain included; the pile has each card once, in order."""
    board = given(cubes="santiago 3, lima 3", infection="santiago paris").finish_turn()
    assert board.outbreaks == 2
    assert board.state.view(0)["infection_discards"] == ["santiago", "paris"]


def test_events_between_two_cards_only() -> None:
    """PAN-10.6: asked once between the cards, when the first is wholly resolved."""
    board = given(hands=["", "airlift"], cubes="santiago 3, lima 3", infection="santiago paris")
    board.until("infecting")
    assert board.outbreaks == 2
    assert board.infection_discards == {"santiago"}
    assert board.cubes("paris") == 0
    assert board.can("play airlift")
    board.play("pass")
    assert board.window == "actions"
    assert board.cubes("paris") == 1


def test_a_quiet_night_skips_the_phase_once() -> None:
    """PAN-10.7: no card is revealed, and the phase after it is an ordinary one."""
    board = given(hands=["one_quiet_night"], infection="paris lima cairo delhi")
    board.play("play one_quiet_night", "pass")
    assert board.active == 1
    assert board.board() == {}
    assert board.infection_deck[:2] == ["paris", "lima"]
    assert board.infection_discards == set()
    board.play("pass")
    assert board.board() == {"paris": 1, "lima": 1}
