"""The board, the cards and the numbers as one document for those who draw the game."""

from wardroom.games.pandemic.content import (
    ACTIONS_PER_TURN,
    CARDS_DRAWN,
    CITIES,
    COLOUR_OF,
    COLOURS,
    CUBES_IN_A_CITY,
    CUBES_PER_COLOUR,
    EVENTS,
    HAND_LIMIT,
    INFECTION_RATES,
    LAST_OUTBREAK,
    NEIGHBOURS,
    POPULATION,
    POSITION,
    ROLES,
    STATIONS,
)
from wardroom.games.pandemic.view_types import (
    PandemicCity,
    PandemicContent,
)


def document() -> PandemicContent:
    """All that is printed on the things in the box."""
    return {
        "colours": list(COLOURS),
        "cities": [_city(city) for city in range(len(CITIES))],
        "events": list(EVENTS),
        "roles": list(ROLES),
        "infection_rates": list(INFECTION_RATES),
        "last_outbreak": LAST_OUTBREAK,
        "cubes_per_colour": CUBES_PER_COLOUR,
        "cubes_in_a_city": CUBES_IN_A_CITY,
        "stations": STATIONS,
        "actions_per_turn": ACTIONS_PER_TURN,
        "cards_drawn": CARDS_DRAWN,
        "hand_limit": HAND_LIMIT,
    }


def _city(city: int) -> PandemicCity:
    return {
        "id": CITIES[city],
        "colour": COLOURS[COLOUR_OF[city]],
        "population": POPULATION[city],
        "lat": POSITION[city][0],
        "lon": POSITION[city][1],
        "neighbours": [CITIES[near] for near in NEIGHBOURS[city]],
    }
