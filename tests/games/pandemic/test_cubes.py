"""Diseases and cubes (PAN-6)."""

import pytest

from tests.games.pandemic.given import dealt, given
from wardroom.games.pandemic.content import CITIES, COLOUR_OF, COLOURS

RED = "beijing seoul shanghai tokyo osaka"


def test_every_city_has_a_colour_twelve_each_and_24_cubes() -> None:  # PAN-6.1
    assert len(COLOURS) == 4
    assert [COLOUR_OF.count(colour) for colour in range(4)] == [12, 12, 12, 12]
    assert [given().supply(colour) for colour in COLOURS] == [24, 24, 24, 24]
    view = dealt().state.view(0)
    on_board = [sum(row[colour] for row in view["cubes"].values()) for colour in range(4)]
    assert [on + left for on, left in zip(on_board, view["supply"], strict=True)] == [24] * 4


def test_three_cubes_of_each_colour_fit_into_a_city() -> None:
    """PAN-6.2: the limit is per colour, so a city can hold twelve."""
    board = given(
        cubes="istanbul 3 blue, istanbul 3 yellow, istanbul 2 black, istanbul 3 red",
        infection="istanbul paris",
    )
    board.finish_turn()
    assert board.board()["istanbul"] == 12
    assert board.outbreaks == 0


def test_never_a_fourth_cube_of_a_colour() -> None:  # PAN-6.2
    board = given(cubes="istanbul 3", infection="istanbul paris").finish_turn()
    assert board.cubes("istanbul") == 3
    assert board.outbreaks == 1


def test_removed_cubes_can_be_placed_again() -> None:
    """PAN-6.3: the cube treated is the one the infection needs."""
    cubes = ", ".join(f"{city} 3" for city in RED.split()) + ", manila 3, jakarta 3, sydney 3"
    board = given(pawns="manila", cubes=cubes, infection="bangkok paris")
    assert board.supply("red") == 0
    board.play("treat red")
    assert board.supply("red") == 1
    board.finish_turn()
    assert board.result is None
    assert board.cubes("bangkok") == 1
    assert board.supply("red") == 0


def test_a_cure_removes_no_cubes() -> None:  # PAN-6.4
    board = given("researcher scientist", hands=[RED], cubes="manila 3, atlanta 1 red")
    board.play("cure red")
    assert board.board() == {"manila": 3, "atlanta": 1}
    assert board.disease("red") == "cured"


def test_a_cured_disease_goes_on_infecting_and_breaking_out() -> None:  # PAN-6.4
    board = given(cured="red", cubes="sydney 3, osaka 1", infection="sydney osaka").finish_turn()
    assert board.outbreaks == 1
    assert board.cubes("manila") == 1
    assert board.cubes("los_angeles", "red") == 1
    assert board.cubes("osaka") == 2


@pytest.mark.parametrize(("cured", "left"), [("", 2), ("red", 0)])
def test_a_cured_disease_is_easier_to_treat(cured: str, left: int) -> None:  # PAN-6.5
    board = given(pawns="manila", cured=cured, cubes="manila 3, tokyo 1").play("treat red")
    assert board.cubes("manila") == left


def test_the_medics_automatic_powers_refer_to_cured_diseases() -> None:  # PAN-6.5
    position = {"pawns": "manila atlanta", "cubes": "sydney 2, tokyo 1"}
    board = given("medic scientist", **position).play("drive sydney")  # type: ignore[arg-type]
    assert board.cubes("sydney") == 2
    board = given("medic scientist", cured="red", **position).play("drive sydney")  # type: ignore[arg-type]
    assert board.cubes("sydney") == 0


def test_eradicated_when_the_cure_finds_no_cube() -> None:
    """PAN-6.6, PAN-G.5: checked after a cure."""
    board = given("researcher scientist", hands=[RED], cubes="paris 1").play("cure red")
    assert board.disease("red") == "eradicated"
    board = given("researcher scientist", hands=[RED], cubes="paris 1 red").play("cure red")
    assert board.disease("red") == "cured"


def test_eradicated_when_the_last_cube_is_treated() -> None:  # PAN-6.6
    board = given(pawns="manila", cured="red", cubes="manila 2, paris 1 red")
    board.play("treat red")
    assert board.disease("red") == "cured"
    board = given(pawns="manila", cured="red", cubes="manila 2, paris 1").play("treat red")
    assert board.disease("red") == "eradicated"


def test_eradicated_when_the_medic_clears_the_last_cube() -> None:  # PAN-6.6
    board = given("medic scientist", pawns="manila", cured="red", cubes="sydney 3")
    board.play("drive sydney")
    assert board.disease("red") == "eradicated"


def test_an_uncured_disease_is_never_eradicated() -> None:
    """PAN-6.7: but its cure eradicates it if the board is still free of it."""
    board = given("researcher scientist", cubes="atlanta 1 red", hands=[RED])
    board.play("treat red")
    assert board.supply("red") == 24
    assert board.disease("red") == "active"
    board.play("cure red")
    assert board.disease("red") == "eradicated"


def test_an_uncured_disease_without_cubes_comes_back() -> None:  # PAN-6.7
    board = given(cubes="atlanta 1 red", infection="tokyo osaka").play("treat red")
    board.finish_turn()
    assert board.cubes("tokyo") == 1


def test_no_cube_of_an_eradicated_disease_is_placed() -> None:
    """PAN-6.8: its infection cards are revealed and discarded; eradication stays."""
    board = given(eradicated="red", infection="tokyo osaka paris lima").finish_turn()
    assert board.board() == {}
    assert board.infection_discards == {"tokyo", "osaka"}
    assert board.disease("red") == "eradicated"
    board.finish_turn()
    assert board.board() == {"paris": 1, "lima": 1}
    assert board.disease("red") == "eradicated"


def test_a_diseases_state_is_told_by_name() -> None:  # PAN-6.8
    view = given(cured="blue", eradicated="red", cubes="paris 1").state.view(0)
    assert view["diseases"] == ["cured", "active", "active", "eradicated"]
    assert len(CITIES) == 48
