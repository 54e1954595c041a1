"""Movement actions (PAN-4)."""

import pytest

from tests.games.pandemic.given import given
from wardroom.games.pandemic.content import CITIES, CITY, NEIGHBOURS


@pytest.mark.parametrize("city", CITIES)
def test_drive_to_the_connected_cities_without_a_card(city: str) -> None:  # PAN-4.1
    board = given(pawns=city)
    near = {CITIES[number] for number in NEIGHBOURS[CITY[city]]}
    assert board.choices("drive") == near
    target = min(near)
    board.play(f"drive {target}")
    assert board.pawn(0) == target
    assert board.pawn(1) == city
    assert board.actions == 3
    assert board.discards == set()


@pytest.mark.parametrize(
    ("west", "east"),
    [("san_francisco", "tokyo"), ("san_francisco", "manila"), ("los_angeles", "sydney")],
)
def test_connections_over_the_edge_are_ordinary(west: str, east: str) -> None:
    """PAN-4.2: for moving, for outbreaks and for quarantine, both ways."""
    assert given(pawns=west).can(f"drive {east}")
    assert given(pawns=east).can(f"drive {west}")
    for source, target in ((west, east), (east, west)):
        board = given(cubes=f"{source} 3", infection=f"{source} cairo").finish_turn()
        colour = board.told("outbreak")[0].args["colour"]
        assert board.cubes(target, str(colour)) == 1
        guarded = given(
            "medic quarantine_specialist", pawns=f"paris {target}", infection=f"{source} cairo"
        ).finish_turn()
        assert guarded.cubes(source) == 0
        assert guarded.cubes("cairo") == 1


def test_direct_flight_to_the_city_on_the_card() -> None:  # PAN-4.3
    board = given(hands=["lima tokyo"])
    assert board.choices("fly") == {"lima", "tokyo"}
    board.play("fly tokyo")
    assert board.pawn(0) == "tokyo"
    assert board.discards == {"tokyo"}
    assert board.hand(0) == {"lima"}
    assert board.actions == 3


def test_charter_flight_from_the_city_on_the_card_anywhere() -> None:  # PAN-4.4
    board = given(pawns="paris atlanta", hands=["paris lima"])
    assert board.can("charter")
    board.play("charter")
    assert board.choices("to") == set(CITIES) - {"paris"}
    assert board.choices("to") == {line[3:] for line in board.choices()}
    board.play("to sydney")
    assert board.pawn(0) == "sydney"
    assert board.discards == {"paris"}
    assert board.hand(0) == {"lima"}
    assert board.actions == 3


def test_no_charter_flight_with_another_citys_card() -> None:  # PAN-4.4
    board = given(pawns="paris", hands=["lima", "paris"])
    assert not board.can("charter")


def test_shuttle_flight_between_stations() -> None:  # PAN-4.5
    board = given(stations="atlanta paris cairo")
    assert board.choices("shuttle") == {"paris", "cairo"}
    board.play("shuttle cairo")
    assert board.pawn(0) == "cairo"
    assert board.discards == set()
    assert board.actions == 3
    assert board.choices("shuttle") == {"atlanta", "paris"}


def test_no_shuttle_flight_from_a_city_without_a_station() -> None:  # PAN-4.5
    assert given(pawns="milan", stations="atlanta paris").choices("shuttle") == set()


def test_any_number_of_pawns_in_a_city() -> None:  # PAN-4.6
    board = given("medic scientist researcher dispatcher", pawns="chicago atlanta atlanta atlanta")
    board.play("drive atlanta")
    assert [board.pawn(seat) for seat in range(4)] == ["atlanta"] * 4


def test_colour_never_restricts_movement() -> None:
    """PAN-4.6: from blue Atlanta to a yellow, a black and a red city."""
    board = given(hands=["cairo seoul"])
    board.play("drive miami", "fly cairo", "fly seoul")
    assert board.pawn(0) == "seoul"
