"""The board, the cards and the roles of Pandemic: facts as data.

A city is a number from 0 to 47, in the order of the table below. A player card is the number of
its city, 48 to 52 for an Event, or EPIDEMIC. An infection card is the number of its city.
"""

from typing import Final

COLOURS: Final = ("blue", "yellow", "black", "red")

# id, colour, population, latitude, longitude, connected cities (PAN-G.3)
_CITIES: Final = (
    ("san_francisco", "blue", 5_864_000, 37.77, -122.42, "chicago los_angeles manila tokyo"),
    (
        "chicago",
        "blue",
        9_121_000,
        41.88,
        -87.63,
        "atlanta los_angeles mexico_city montreal san_francisco",
    ),
    ("montreal", "blue", 3_429_000, 45.5, -73.57, "chicago new_york washington"),
    ("new_york", "blue", 20_464_000, 40.71, -74.01, "london madrid montreal washington"),
    ("atlanta", "blue", 4_715_000, 33.75, -84.39, "chicago miami washington"),
    ("washington", "blue", 4_679_000, 38.91, -77.04, "atlanta miami montreal new_york"),
    ("london", "blue", 8_586_000, 51.51, -0.13, "essen madrid new_york paris"),
    ("madrid", "blue", 5_427_000, 40.42, -3.7, "algiers london new_york paris sao_paulo"),
    ("paris", "blue", 10_755_000, 48.86, 2.35, "algiers essen london madrid milan"),
    ("essen", "blue", 575_000, 51.46, 7.01, "london milan paris st_petersburg"),
    ("milan", "blue", 5_232_000, 45.46, 9.19, "essen istanbul paris"),
    ("st_petersburg", "blue", 4_879_000, 59.93, 30.34, "essen istanbul moscow"),
    (
        "los_angeles",
        "yellow",
        14_900_000,
        34.05,
        -118.24,
        "chicago mexico_city san_francisco sydney",
    ),
    ("mexico_city", "yellow", 19_463_000, 19.43, -99.13, "bogota chicago lima los_angeles miami"),
    ("miami", "yellow", 5_582_000, 25.76, -80.19, "atlanta bogota mexico_city washington"),
    ("bogota", "yellow", 8_702_000, 4.71, -74.07, "buenos_aires lima mexico_city miami sao_paulo"),
    ("lima", "yellow", 9_121_000, -12.05, -77.04, "bogota mexico_city santiago"),
    ("santiago", "yellow", 6_015_000, -33.45, -70.67, "lima"),
    ("buenos_aires", "yellow", 13_639_000, -34.6, -58.38, "bogota sao_paulo"),
    ("sao_paulo", "yellow", 20_186_000, -23.55, -46.63, "bogota buenos_aires lagos madrid"),
    ("lagos", "yellow", 11_547_000, 6.52, 3.38, "khartoum kinshasa sao_paulo"),
    ("kinshasa", "yellow", 9_046_000, -4.44, 15.27, "johannesburg khartoum lagos"),
    ("khartoum", "yellow", 4_887_000, 15.5, 32.56, "cairo johannesburg kinshasa lagos"),
    ("johannesburg", "yellow", 3_888_000, -26.2, 28.05, "khartoum kinshasa"),
    ("algiers", "black", 2_946_000, 36.75, 3.06, "cairo istanbul madrid paris"),
    (
        "istanbul",
        "black",
        13_576_000,
        41.01,
        28.98,
        "algiers baghdad cairo milan moscow st_petersburg",
    ),
    ("moscow", "black", 15_512_000, 55.76, 37.62, "istanbul st_petersburg tehran"),
    ("cairo", "black", 14_718_000, 30.04, 31.24, "algiers baghdad istanbul khartoum riyadh"),
    ("baghdad", "black", 6_204_000, 33.31, 44.36, "cairo istanbul karachi riyadh tehran"),
    ("tehran", "black", 7_419_000, 35.69, 51.39, "baghdad delhi karachi moscow"),
    ("riyadh", "black", 5_037_000, 24.71, 46.68, "baghdad cairo karachi"),
    ("karachi", "black", 20_711_000, 24.86, 67.01, "baghdad delhi mumbai riyadh tehran"),
    ("delhi", "black", 22_242_000, 28.7, 77.1, "chennai karachi kolkata mumbai tehran"),
    ("mumbai", "black", 16_910_000, 19.08, 72.88, "chennai delhi karachi"),
    ("chennai", "black", 8_865_000, 13.08, 80.27, "bangkok delhi jakarta kolkata mumbai"),
    ("kolkata", "black", 14_374_000, 22.57, 88.36, "bangkok chennai delhi hong_kong"),
    ("beijing", "red", 17_311_000, 39.9, 116.41, "seoul shanghai"),
    ("seoul", "red", 22_547_000, 37.57, 126.98, "beijing shanghai tokyo"),
    ("shanghai", "red", 13_482_000, 31.23, 121.47, "beijing hong_kong seoul taipei tokyo"),
    ("tokyo", "red", 13_189_000, 35.69, 139.69, "osaka san_francisco seoul shanghai"),
    ("osaka", "red", 2_871_000, 34.69, 135.5, "taipei tokyo"),
    ("taipei", "red", 8_338_000, 25.03, 121.57, "hong_kong manila osaka shanghai"),
    (
        "hong_kong",
        "red",
        7_106_000,
        22.32,
        114.17,
        "bangkok ho_chi_minh_city kolkata manila shanghai taipei",
    ),
    (
        "bangkok",
        "red",
        7_151_000,
        13.76,
        100.5,
        "chennai ho_chi_minh_city hong_kong jakarta kolkata",
    ),
    ("ho_chi_minh_city", "red", 8_314_000, 10.82, 106.63, "bangkok hong_kong jakarta manila"),
    (
        "manila",
        "red",
        20_767_000,
        14.6,
        120.98,
        "ho_chi_minh_city hong_kong san_francisco sydney taipei",
    ),
    ("jakarta", "red", 26_063_000, -6.21, 106.85, "bangkok chennai ho_chi_minh_city sydney"),
    ("sydney", "red", 3_785_000, -33.87, 151.21, "jakarta los_angeles manila"),
)

CITIES: Final[tuple[str, ...]] = tuple(row[0] for row in _CITIES)
CITY: Final[dict[str, int]] = {name: number for number, name in enumerate(CITIES)}
COLOUR_OF: Final[tuple[int, ...]] = tuple(COLOURS.index(row[1]) for row in _CITIES)
POPULATION: Final[tuple[int, ...]] = tuple(row[2] for row in _CITIES)
POSITION: Final[tuple[tuple[float, float], ...]] = tuple((row[3], row[4]) for row in _CITIES)
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(CITY[name] for name in row[5].split()) for row in _CITIES
)
"""The connected cities of each, in the order of their ids (PAN-11.8)."""
CITIES_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(city for city in range(len(CITIES)) if COLOUR_OF[city] == colour)
    for colour in range(len(COLOURS))
)
ATLANTA: Final = 4

EVENTS: Final = (
    "airlift",
    "forecast",
    "government_grant",
    "one_quiet_night",
    "resilient_population",
)
AIRLIFT: Final = 48
FORECAST: Final = 49
GOVERNMENT_GRANT: Final = 50
ONE_QUIET_NIGHT: Final = 51
RESILIENT_POPULATION: Final = 52
EPIDEMIC: Final = 53
FIRST_EVENT: Final = 48

CARDS: Final[tuple[str, ...]] = (*CITIES, *EVENTS, "epidemic")
CARD: Final[dict[str, int]] = {name: number for number, name in enumerate(CARDS)}

ROLES: Final = (
    "contingency_planner",
    "dispatcher",
    "medic",
    "operations_expert",
    "quarantine_specialist",
    "researcher",
    "scientist",
)
CONTINGENCY_PLANNER: Final = 0
DISPATCHER: Final = 1
MEDIC: Final = 2
OPERATIONS_EXPERT: Final = 3
QUARANTINE_SPECIALIST: Final = 4
RESEARCHER: Final = 5
SCIENTIST: Final = 6

CUBES_PER_COLOUR: Final = 24
CUBES_IN_A_CITY: Final = 3
CARDS_DRAWN: Final = 2
STATIONS: Final = 6
HAND_LIMIT: Final = 7
ACTIONS_PER_TURN: Final = 4
LAST_OUTBREAK: Final = 8
INFECTION_RATES: Final = (2, 2, 2, 3, 3, 4, 4)
STARTING_HAND: Final = {2: 4, 3: 3, 4: 2}


def distances() -> tuple[tuple[int, ...], ...]:
    """Steps of Drive/Ferry between any two cities."""
    table = []
    for start in range(len(CITIES)):
        steps = [-1] * len(CITIES)
        steps[start] = 0
        queue = [start]
        for city in queue:
            for neighbour in NEIGHBOURS[city]:
                if steps[neighbour] < 0:
                    steps[neighbour] = steps[city] + 1
                    queue.append(neighbour)
        table.append(tuple(steps))
    return tuple(table)


DISTANCE: Final = distances()


def pile_sizes(roles: int, epidemics: int) -> tuple[int, ...]:
    """The piles of the player deck from top to bottom, an Epidemic in each (PAN-S.13, table B)."""
    cards = len(CITIES) + len(EVENTS) - roles * STARTING_HAND[roles]
    small, larger = divmod(cards, epidemics)
    return tuple(small + 1 + (1 if pile < larger else 0) for pile in range(epidemics))


def _check_the_facts() -> None:
    """The counts of the rules reference (PAN-6.1, PAN-G.3)."""
    connections = sum(len(neighbours) for neighbours in NEIGHBOURS)
    facts = (
        len(CITIES) == 48,
        connections == 2 * 93,
        all(len(cities) == 12 for cities in CITIES_OF),
        all(city in NEIGHBOURS[other] for city in range(48) for other in NEIGHBOURS[city]),
        CITIES[ATLANTA] == "atlanta",
        CARDS[EPIDEMIC] == "epidemic",
    )
    if not all(facts):
        raise AssertionError("the board of Pandemic has been damaged")


_check_the_facts()
