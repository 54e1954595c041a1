"""The setup of Pandemic, the map, and what the table chooses (PAN-S, PAN-16)."""

from itertools import pairwise

import pytest

from tests.games.pandemic.given import Board, dealt, given, names
from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.content import (
    CARDS,
    CITIES,
    CITIES_OF,
    CITY,
    COLOUR_OF,
    COLOURS,
    DISTANCE,
    EPIDEMIC,
    EVENTS,
    INFECTION_RATES,
    NEIGHBOURS,
    POPULATION,
    POSITION,
    ROLES,
    pile_sizes,
)
from wardroom.games.pandemic.game import _first_player
from wardroom.kernel import ImpossibleOption

EVERY_SETUP = [
    pytest.param(seats, epidemics, id=f"{seats} roles, {epidemics} epidemics")
    for seats in (2, 3, 4)
    for epidemics in (4, 5, 6)
]

PILES = {
    (2, 4): (13, 12, 12, 12),
    (2, 5): (10, 10, 10, 10, 10),
    (2, 6): (9, 9, 9, 8, 8, 8),
    (3, 4): (12, 12, 12, 12),
    (3, 5): (10, 10, 10, 10, 9),
    (3, 6): (9, 9, 8, 8, 8, 8),
    (4, 4): (13, 12, 12, 12),
    (4, 5): (10, 10, 10, 10, 10),
    (4, 6): (9, 9, 9, 8, 8, 8),
}


def starting_hands(board: Board) -> list[tuple[int, ...]]:
    return list(board.state.hands)


@pytest.mark.parametrize(("seats", "epidemics"), EVERY_SETUP)
def test_the_table_chooses_roles_epidemics_and_hands(seats: int, epidemics: int) -> None:
    """PAN-S.1, PAN-16.1: 2 to 4 roles, 4 to 6 epidemics, open or closed hands."""
    for hands in ("open", "closed"):
        board = dealt(seats, epidemics=str(epidemics), hands=hands)
        assert len(board.state.hands) == seats
        assert board.state.deck.count(EPIDEMIC) == epidemics
        assert board.state.deal.closed == (hands == "closed")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (5, {}),
        (2, {"epidemics": "3"}),
        (2, {"epidemics": "7"}),
        (2, {"hands": "half open"}),
        (2, {"roles": "medic"}),
        (2, {"roles": "medic,medic"}),
        (2, {"roles": "medic,nurse"}),
        (2, {"roles": "medic,scientist,researcher"}),
        (2, {"weather": "fine"}),
    ],
)
def test_nothing_else_can_be_chosen(seats: int, options: dict[str, str]) -> None:
    """PAN-S.1: the other numbers and words are refused in a sentence."""
    with pytest.raises(ImpossibleOption, match=r"\.$"):
        PANDEMIC.deal(options, seats, 1)


def test_the_first_game_is_the_introductory_one() -> None:  # PAN-16.1
    assert dealt().state.deck.count(EPIDEMIC) == 4


def test_there_are_24_cubes_of_each_colour_and_6_stations() -> None:  # PAN-S.2
    board = dealt()
    for colour in COLOURS:
        on_board = sum(board.cubes(city, colour) for city in CITIES)
        assert on_board + board.supply(colour) == 24
    view = board.state.view(0)
    assert len(view["stations"]) + view["stations_left"] == 6


def test_one_station_stands_in_atlanta_and_five_are_left() -> None:  # PAN-S.3
    board = dealt()
    assert board.stations == {"atlanta"}
    assert board.state.view(0)["stations_left"] == 5


def test_no_outbreak_has_happened_and_no_disease_is_cured() -> None:  # PAN-S.4
    board = dealt()
    assert board.outbreaks == 0
    assert {board.disease(colour) for colour in COLOURS} == {"active"}


def test_the_infection_rate_starts_on_the_first_space() -> None:  # PAN-S.5
    assert dealt().marker == 0
    assert dealt().rate == 2


def test_the_rate_track_reads_2_2_2_3_3_4_4() -> None:
    """PAN-G.2: six epidemics reach the last space and never run off."""
    assert INFECTION_RATES == (2, 2, 2, 3, 3, 4, 4)


def test_the_infection_cards_are_shuffled() -> None:  # PAN-S.6
    decks = {dealt(seed=seed).state.infection for seed in range(20)}
    assert len(decks) == 20
    assert all(set(deck) == set(range(48)) and len(deck) == 48 for deck in decks)


@pytest.mark.parametrize("seed", range(5))
def test_nine_cities_are_infected(seed: int) -> None:
    """PAN-S.7, PAN-S.8, PAN-S.9: 3, 2 and 1 cubes; 18 in all; 9 cards discarded and 39 left."""
    board = dealt(seed=seed)
    drawn = [CITIES[card] for card in board.state.infection[:9]]
    assert [board.cubes(city) for city in drawn] == [3, 3, 3, 2, 2, 2, 1, 1, 1]
    assert sum(board.board().values()) == 18
    assert set(board.board()) == set(drawn)
    assert board.infection_discards == set(drawn)
    assert len(board.infection_deck) == 39
    assert not set(drawn) & set(board.infection_deck)


def test_no_power_applies_to_the_setup() -> None:
    """PAN-S.10, PAN-13.20: Atlanta and its neighbours are infected under the Specialist's eyes."""
    near_atlanta = {"atlanta", "chicago", "miami", "washington"}
    for seed in range(20):
        with_power = dealt(seed=seed, roles="quarantine_specialist,medic")
        without = dealt(seed=seed, roles="researcher,scientist")
        assert with_power.board() == without.board()
        assert with_power.outbreaks == 0
        if near_atlanta & set(with_power.board()):
            return
    pytest.fail("no deal infected a city near Atlanta")


def test_every_player_gets_a_role_of_the_seven_and_starts_in_atlanta() -> None:
    """PAN-S.11, PAN-G.4, PAN-G.20: roles are random unless they are chosen."""
    seen: set[str] = set()
    for seed in range(40):
        board = dealt(4, seed=seed)
        roles = board.state.view(0)["roles"]
        assert len(set(roles)) == 4
        assert [board.pawn(seat) for seat in range(4)] == ["atlanta"] * 4
        seen.update(roles)
    assert seen == {
        "contingency_planner",
        "dispatcher",
        "medic",
        "operations_expert",
        "quarantine_specialist",
        "researcher",
        "scientist",
    }
    assert set(ROLES) == seen


def test_roles_can_be_chosen() -> None:  # PAN-G.20
    chosen = dealt(3, roles="scientist,medic,dispatcher").state.view(0)["roles"]
    assert chosen == ["scientist", "medic", "dispatcher"]


@pytest.mark.parametrize(("seats", "size"), [(2, 4), (3, 3), (4, 2)])
def test_starting_hands(seats: int, size: int) -> None:
    """PAN-S.12, PAN-16.2: dealt from the City and Event cards, never an Epidemic."""
    dealt_cards: set[int] = set()
    for seed in range(60):
        hands = starting_hands(dealt(seats, seed=seed))
        assert [len(hand) for hand in hands] == [size] * seats
        assert len({card for hand in hands for card in hand}) == seats * size
        dealt_cards.update(card for hand in hands for card in hand)
    assert EPIDEMIC not in dealt_cards
    assert names(sorted(dealt_cards)) >= set(EVENTS)


@pytest.mark.parametrize(("seats", "epidemics"), EVERY_SETUP)
def test_the_player_deck_is_stacked_from_piles_with_one_epidemic_each(
    seats: int, epidemics: int
) -> None:
    """PAN-S.13: sizes by table B, the larger piles on top; unused Epidemics are gone."""
    piles = PILES[seats, epidemics]
    assert pile_sizes(seats, epidemics) == piles
    assert list(piles) == sorted(piles, reverse=True)
    places: list[set[int]] = [set() for _ in piles]
    for seed in range(40):
        board = dealt(seats, seed=seed, epidemics=str(epidemics))
        deck = board.state.deck
        assert board.state.deal.piles == piles
        assert len(deck) == sum(piles)
        start = 0
        for number, size in enumerate(piles):
            pile = deck[start : start + size]
            assert pile.count(EPIDEMIC) == 1
            places[number].add(pile.index(EPIDEMIC))
            start += size
        others = [card for hand in board.state.hands for card in hand]
        others += [card for card in deck if card != EPIDEMIC]
        assert sorted(others) == list(range(53))
    for number, size in enumerate(piles):
        assert min(places[number]) <= 1
        assert max(places[number]) >= size - 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_largest_population_starts(seats: int) -> None:
    """PAN-S.14: only City cards in the starting hands count."""
    starters = set()
    for seed in range(60):
        board = dealt(seats, seed=seed)
        largest = {
            seat: max((POPULATION[card] for card in hand if card < 48), default=0)
            for seat, hand in enumerate(starting_hands(board))
        }
        assert largest[board.active] == max(largest.values())
        assert POPULATION[board.state.deal.first_card] == max(largest.values())
        starters.add(board.active)
    assert starters == set(range(seats))


def test_equal_populations_are_settled_by_the_lower_seat() -> None:
    """PAN-G.18: Chicago and Lima have as many people."""
    chicago, lima, essen, miami = (CITY[n] for n in ("chicago", "lima", "essen", "miami"))
    assert POPULATION[chicago] == POPULATION[lima] == 9_121_000
    assert _first_player([(essen, chicago), (lima, miami)]) == (0, chicago)
    assert _first_player([(essen, lima), (chicago, miami)]) == (0, lima)
    assert _first_player([(essen,), (lima,), (chicago,)]) == (1, lima)


def test_only_the_size_of_the_starting_hands_depends_on_the_number_of_roles() -> None:
    """PAN-16.2: rate, cubes, stations and actions are the same for 2, 3 and 4."""
    boards = [dealt(seats, seed=5) for seats in (2, 3, 4)]
    for one, other in pairwise(boards):
        assert one.board() == other.board()
        assert one.rate == other.rate
        assert one.actions == other.actions == 4
        assert one.stations == other.stations
        assert one.infection_deck == other.infection_deck


@pytest.mark.parametrize(
    ("epidemics", "choice", "closed"),
    [
        ("4", "usual", False),
        ("5", "usual", True),
        ("6", "usual", True),
        ("4", "closed", True),
        ("5", "open", False),
        ("6", "open", False),
    ],
)
def test_hands_are_open_with_4_epidemics_and_closed_with_more(
    epidemics: str, choice: str, closed: bool
) -> None:
    """PAN-16.3, PAN-G.19: unless the table chooses otherwise."""
    board = dealt(epidemics=epidemics, hands=choice)
    assert (board.state.view(0)["hands"][1] is None) == closed
    assert board.state.view(0)["hands"][0] is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_person_can_run_all_roles(seats: int) -> None:
    """PAN-16.4: with open hands and automatic consent nothing is hidden and nobody is asked."""
    board = dealt(seats, epidemics="5", hands="open", consent="automatic")
    for seat in range(seats):
        assert None not in board.state.view(seat)["hands"]
    solo = dealt(2, roles="dispatcher,medic", hands="open", consent="automatic", seed=2)
    while solo.active != 0:
        solo.finish_turn()
    solo.play("drive chicago 1")
    assert solo.pawn(1) == "chicago"
    assert PANDEMIC.seats[0] == 2


def test_both_discard_piles_are_open_to_all() -> None:
    """PAN-16.5: whole, for every seat and for spectators, even with closed hands."""
    board = given(discards="paris airlift", infected="lima moscow tokyo", closed=True)
    for seat in (-1, 0, 1):
        view = board.state.view(seat)
        assert view["discards"] == ["paris", "airlift"]
        assert view["infection_discards"] == ["lima", "moscow", "tokyo"]


# The map


def test_the_map_has_48_cities_and_93_connections() -> None:
    """PAN-G.3, PAN-6.1: 12 cities of each colour, connections go both ways."""
    assert len(CITIES) == len(set(CITIES)) == 48
    assert [len(cities) for cities in CITIES_OF] == [12, 12, 12, 12]
    connections = {frozenset((a, b)) for a in range(48) for b in NEIGHBOURS[a]}
    assert len(connections) == 93
    assert sum(map(len, NEIGHBOURS)) == 2 * 93
    assert sum(COLOUR_OF[a] != COLOUR_OF[b] for a, b in connections) == 19


def test_connections_that_are_often_got_wrong() -> None:
    """PAN-G.3: Milan and Algiers are not connected, Khartoum and Kinshasa are."""
    assert CITY["algiers"] not in NEIGHBOURS[CITY["milan"]]
    assert CITY["milan"] not in NEIGHBOURS[CITY["algiers"]]
    assert CITY["khartoum"] in NEIGHBOURS[CITY["kinshasa"]]
    assert CITY["kinshasa"] in NEIGHBOURS[CITY["khartoum"]]


def test_the_shape_of_the_map() -> None:
    """PAN-G.3: the busiest cities, the loneliest, and the longest way."""
    degree = {CITIES[city]: len(near) for city, near in enumerate(NEIGHBOURS)}
    assert {city for city in degree if degree[city] == 6} == {"hong_kong", "istanbul"}
    assert max(degree.values()) == 6
    assert {city for city in degree if degree[city] == 1} == {"santiago"}
    assert max(max(row) for row in DISTANCE) == 9
    assert DISTANCE[CITY["seoul"]][CITY["johannesburg"]] == 9


def test_three_connections_go_over_the_edge_of_the_map() -> None:  # PAN-4.2
    over_the_edge = {
        frozenset((CITIES[a], CITIES[b]))
        for a in range(48)
        for b in NEIGHBOURS[a]
        if abs(POSITION[a][1] - POSITION[b][1]) > 180
    }
    assert over_the_edge == {
        frozenset(("san_francisco", "tokyo")),
        frozenset(("san_francisco", "manila")),
        frozenset(("los_angeles", "sydney")),
    }


@pytest.mark.parametrize(
    ("city", "population"),
    [
        ("essen", 575_000),
        ("manila", 20_767_000),
        ("bogota", 8_702_000),
        ("atlanta", 4_715_000),
        ("moscow", 15_512_000),
        ("seoul", 22_547_000),
        ("miami", 5_582_000),
        ("ho_chi_minh_city", 8_314_000),
        ("jakarta", 26_063_000),
    ],
)
def test_populations(city: str, population: int) -> None:  # PAN-G.3
    assert POPULATION[CITY[city]] == population


def test_there_are_five_different_events() -> None:  # PAN-12.1
    assert set(EVENTS) == {
        "airlift",
        "forecast",
        "government_grant",
        "one_quiet_night",
        "resilient_population",
    }
    board = dealt(3, seed=9)
    cards = [card for hand in board.state.hands for card in hand] + list(board.state.deck)
    assert all(cards.count(CARDS.index(event)) == 1 for event in EVENTS)
