"""The boundary vectors (PAN-B)."""

import pytest

from tests.games.pandemic.given import given


def test_the_last_two_cards_and_then_the_end() -> None:  # PAN-B.1
    board = given(deck=2, draws="paris lima", infection="cairo tokyo milan").finish_turn()
    assert board.hand(0) == {"paris", "lima"}
    assert board.result is None
    board.play("drive chicago", "drive atlanta", "drive chicago")
    assert (board.active, board.actions, board.result) == (1, 1, None)
    board.play("drive atlanta")
    assert board.result == "loss_deck"


def test_one_card_left() -> None:  # PAN-B.2
    board = given(deck=1, draws="paris").play("pass")
    assert board.result == "loss_deck"
    assert board.deck_size == 1
    assert board.hand(0) == set()


def test_the_last_blue_cube() -> None:  # PAN-B.3
    board = given(supply={"blue": 1}, infection="paris lima").finish_turn()
    assert board.cubes("paris") == 1
    assert board.supply("blue") == 0
    assert board.result is None


@pytest.mark.parametrize("count", [0, 1, 2])
def test_no_blue_cube_left(count: int) -> None:  # PAN-B.4
    cubes = f"paris {count}" if count else ""
    board = given(supply={"blue": 0}, cubes=cubes, infection="paris lima").finish_turn()
    assert board.result == "loss_cubes blue"
    assert board.cubes("paris") == count


def test_an_outbreak_that_needs_no_cube() -> None:
    """PAN-B.5: all neighbours of Milan are guarded, by the Specialist or (blue cured) the Medic."""
    board = given(
        "scientist quarantine_specialist medic",
        pawns="atlanta st_petersburg paris",
        cured="blue",
        supply={"blue": 0},
        cubes="milan 3",
        infection="milan tokyo",
    ).finish_turn()
    assert board.result is None
    assert board.outbreaks == 1
    assert board.supply("blue") == 0
    assert board.board() == {"milan": 3, "tokyo": 1}


def test_an_outbreak_whose_chain_needs_a_cube() -> None:
    """PAN-B.5: Paris is full and joins the chain; then Algiers must receive a cube."""
    board = given(
        "scientist quarantine_specialist",
        pawns="atlanta st_petersburg",
        supply={"blue": 0},
        cubes="milan 3, paris 3",
        infection="milan tokyo",
    ).finish_turn()
    assert board.outbreaks == 2
    assert board.result == "loss_cubes blue"
    assert board.board() == {"milan": 3, "paris": 3}


def test_two_black_cubes_for_an_epidemic() -> None:  # PAN-B.6
    board = given(supply={"black": 2}, draws="epidemic paris", bottom="cairo").play("pass")
    assert board.result == "loss_cubes black"
    assert board.cubes("cairo") == 2
    assert board.supply("black") == 0
    assert board.told("intensify") == []


@pytest.mark.parametrize("by_epidemic", [True, False])
def test_the_eighth_outbreak(by_epidemic: bool) -> None:  # PAN-B.7
    if by_epidemic:
        board = given(outbreaks=7, cubes="cairo 2", draws="epidemic paris", bottom="cairo")
    else:
        board = given(outbreaks=7, cubes="cairo 3", infection="cairo")
    board.finish_turn()
    assert board.outbreaks == 8
    assert board.result == "loss_outbreaks"
    assert board.board() == {"cairo": 3}


def test_the_eighth_outbreak_in_a_chain() -> None:
    """PAN-B.8: the cubes of the seventh are placed, of the eighth none."""
    board = given(outbreaks=6, cubes="moscow 3, tehran 3", infection="moscow").finish_turn()
    assert board.result == "loss_outbreaks"
    assert board.outbreaks == 8
    assert board.cubes("istanbul") == 1
    assert board.cubes("st_petersburg", "black") == 1
    assert board.cubes("baghdad") == board.cubes("delhi") == 0


def test_the_last_cure_in_the_last_moment() -> None:  # PAN-B.9
    board = given(
        "scientist medic",
        cured="blue yellow black",
        hands=["tokyo osaka taipei seoul"],
        outbreaks=7,
        supply={"red": 0},
        deck=0,
    ).play("cure red")
    assert board.result == "win"


@pytest.mark.parametrize(("elsewhere", "status"), [("", "eradicated"), (", delhi 1", "cured")])
def test_the_medic_in_cairo(elsewhere: str, status: str) -> None:  # PAN-B.10
    board = given(
        "researcher medic",
        pawns="atlanta cairo",
        hands=["algiers istanbul moscow baghdad tehran"],
        cubes="cairo 2" + elsewhere,
    ).play("cure black")
    assert board.cubes("cairo") == 0
    assert board.disease("black") == status


def test_a_cure_without_a_cube_on_the_board() -> None:  # PAN-B.11
    board = given("scientist medic", hands=["lima bogota miami lagos"]).play("cure yellow")
    assert board.disease("yellow") == "eradicated"


def test_the_last_cube_of_an_uncured_disease() -> None:  # PAN-B.12
    board = given(pawns="tokyo", cubes="tokyo 1").play("treat red")
    assert board.supply("red") == 24
    assert board.disease("red") == "active"


def test_an_epidemic_on_two_cubes() -> None:  # PAN-B.13
    board = given(
        hands=["", "resilient_population"],
        draws="epidemic paris",
        bottom="riyadh",
        cubes="riyadh 2, cairo 2",
    ).until("in_epidemic")
    assert board.cubes("riyadh") == 3
    assert board.outbreaks == 1
    assert [board.cubes(city) for city in ("cairo", "baghdad", "karachi")] == [3, 1, 1]


def test_essen_guarded_from_paris() -> None:  # PAN-B.14
    board = given(
        "scientist quarantine_specialist",
        pawns="atlanta paris",
        cubes="essen 3, milan 3",
        infection="essen tokyo",
    ).finish_turn()
    assert board.outbreaks == 0
    assert board.board() == {"essen": 3, "milan": 3, "tokyo": 1}


def test_st_petersburg_breaks_out_around_essen() -> None:  # PAN-B.15
    board = given(
        "scientist quarantine_specialist",
        pawns="atlanta paris",
        cubes="st_petersburg 3, essen 3",
        infection="st_petersburg tokyo",
    ).finish_turn()
    assert board.outbreaks == 1
    assert board.cubes("istanbul", "blue") == board.cubes("moscow", "blue") == 1
    assert board.cubes("essen") == 3
    assert sum(board.board().values()) == 9


def test_a_grant_with_six_stations() -> None:  # PAN-B.16
    six = "atlanta paris cairo delhi seoul sydney"
    board = given(hands=["government_grant"], stations=six)
    board.play("play government_grant", "at lima")
    assert board.choices() == {f"from {city}" for city in six.split()}
    board.play("from delhi")
    assert board.stations == {"atlanta", "paris", "cairo", "lima", "seoul", "sydney"}


def test_resilient_population_between_two_epidemics() -> None:  # PAN-B.17
    board = given(
        hands=["airlift", "resilient_population"],
        draws="epidemic epidemic",
        bottom="cairo lima",
        infected="paris essen",
    ).until("in_epidemic")
    board.play("pass")
    assert (board.window, board.asked) == ("between_epidemics", 0)
    board.play("pass")
    assert board.window == "in_epidemic"
    board.play("play resilient_population")
    assert board.choices() == {"remove lima"}


def test_one_quiet_night_after_the_first_of_three_cards() -> None:  # PAN-B.18
    board = given(
        rate=3, hands=["", "one_quiet_night"], infection="paris lima cairo tokyo delhi milan"
    ).until("infecting")
    assert board.board() == {"paris": 1}
    board.play("play one_quiet_night")
    assert board.turn == 2
    assert board.board() == {"paris": 1, "lima": 1, "cairo": 1}
    board.finish_turn()
    assert board.turn == 3
    assert board.board() == {"paris": 1, "lima": 1, "cairo": 1}


@pytest.mark.parametrize("way", ["discard airlift", "discard paris", "play airlift"])
def test_seven_cards_an_epidemic_and_an_event(way: str) -> None:  # PAN-B.19
    seven = "paris essen milan london madrid tokyo osaka"
    board = given(hands=[seven], draws="epidemic airlift", bottom="cairo", infected="lima")
    board.play("pass")
    assert board.over == 0
    assert len(board.hand(0)) == 8
    assert board.marker == 1
    assert len(board.told("intensify")) == 1
    board.play(way)
    if way == "play airlift":
        board.play("pawn 0", "to sydney")
    assert board.over is None
    assert len(board.hand(0)) == 7


def test_the_researcher_in_delhi() -> None:  # PAN-B.20
    board = given("researcher medic", pawns="delhi", hands=["lima paris", "delhi tokyo"])
    assert board.choices("take") == {"delhi 1"}
    assert board.choices("give") == {"lima 1", "paris 1"}


@pytest.mark.parametrize("before", [0, 4])
def test_a_triangle_of_full_cities(before: int) -> None:
    """PAN-B.21: Delhi, Mumbai and Karachi are mutually connected."""
    board = given(outbreaks=before, cubes="delhi 3, mumbai 3, karachi 3", infection="delhi paris")
    board.finish_turn()
    assert board.outbreaks == before + 3
    cities = [str(event.args["city"]) for event in board.told("outbreak")]
    assert sorted(cities) == ["delhi", "karachi", "mumbai"]
    assert [board.cubes(city) for city in cities] == [3, 3, 3]


@pytest.mark.parametrize("again", [True, False])
def test_the_planner_plays_a_stored_airlift(again: bool) -> None:  # PAN-B.22
    board = given(stored="airlift", discards="forecast" if again else "")
    assert board.choices("fetch") == set()
    board.play("play airlift", "pawn 0", "to paris")
    assert board.removed == {"airlift"}
    assert board.stored is None
    assert board.choices("fetch") == ({"forecast"} if again else set())
