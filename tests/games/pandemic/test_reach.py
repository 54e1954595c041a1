"""How far cities are, against everything a player could do to get there."""

import pytest

from tests.games.pandemic.given import Board, given
from wardroom.games.pandemic.content import CITIES
from wardroom.games.pandemic.prospects import prospects
from wardroom.kernel import SPECTATOR

FREE = ("drive", "shuttle", "join")
ALL = (*FREE, "fly", "charter", "operations_flight", "pay", "to", "build", "from")


def searched(board: Board, verbs: tuple[str, ...], most: int) -> dict[str, int]:
    """By trying out: the least number of actions that takes the active pawn to each city."""
    here = board.active
    start = board.actions
    found = {board.pawn(here): 0}
    layer = [board]
    seen = set()
    while layer:
        following = []
        for at in layer:
            for line in at.choices():
                verb, *rest = line.split()
                own = verb != "join" or rest[-1] == str(here)
                if verb not in verbs or not own or len(rest) > (2 if verb == "join" else 1):
                    continue
                after = at.copy().play(line)
                spent = start - after.actions
                place, asks = after.pawn(here), after.asks
                hand, stations = after.hand(here), after.stations
                known = (spent, place, asks, frozenset(hand), frozenset(stations))
                if spent > most or known in seen:
                    continue
                seen.add(known)
                found[place] = min(found.get(place, spent), spent)
                following.append(after)
        layer = following
    return found


POSITIONS = {
    "by road and by station": given("medic scientist", pawns="atlanta", stations="atlanta tokyo"),
    "by card": given("medic scientist", pawns="lima", hands=("sydney cairo", "")),
    "from a card": given("medic scientist", pawns="lima", hands=("bogota", "")),
    "to a card and on from another": given(
        "medic scientist", pawns="santiago", hands=("moscow tehran", ""), stations="sydney"
    ),
    "a Dispatcher": given("dispatcher medic", pawns="lima sydney", hands=("jakarta", "")),
    "an Operations Expert": given(
        "operations_expert medic", pawns="lima", hands=("paris", ""), stations="atlanta tokyo"
    ),
    "an Operations Expert without cards": given(
        "operations_expert medic", pawns="lima", stations="atlanta tokyo"
    ),
    "an Operations Expert at a station": given(
        "operations_expert medic", pawns="atlanta", hands=("paris", "")
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_no_city_is_nearer_or_farther_than_told(name: str) -> None:
    """PAN-4.1, PAN-4.3, PAN-4.4, PAN-4.5, PAN-13.6, PAN-13.15, PAN-13.16."""
    board = POSITIONS[name].copy()
    board.state.actions = 9
    ahead = prospects(board.state, 0)
    away, shortcuts = ahead["away"][0], ahead["shortcuts"][0]
    free, most = searched(board, FREE, 3), searched(board, ALL, 3)
    for city in CITIES:
        told = shortcuts[city]["actions"] if city in shortcuts else away[city]
        assert free.get(city, 4) == min(4, away[city]), city
        assert most.get(city, 4) == min(4, told), city
        assert told <= away[city]


def test_a_shortcut_says_what_it_costs() -> None:
    shortcuts = prospects(POSITIONS["by card"].state, 0)["shortcuts"][0]
    assert shortcuts["jakarta"] == {
        "actions": 2,
        "cards": ["sydney"],
        "any_card": False,
        "station": False,
    }
    assert "bogota" not in shortcuts, "one step needs no card"
    flight = prospects(POSITIONS["an Operations Expert"].state, 0)["shortcuts"][0]
    assert flight["milan"] == {
        "actions": 2,
        "cards": ["paris"],
        "any_card": False,
        "station": False,
    }
    assert flight["delhi"] == {"actions": 2, "cards": [], "any_card": True, "station": True}
    assert flight["osaka"]["actions"] == 2
    alone = prospects(POSITIONS["an Operations Expert without cards"].state, 0)["shortcuts"][0]
    assert alone["tokyo"] == {"actions": 2, "cards": [], "any_card": False, "station": True}


def test_a_flight_of_this_turn_is_not_counted_twice() -> None:  # PAN-13.16
    board = POSITIONS["an Operations Expert at a station"].copy()
    board.state.flown = True
    assert not any(way["any_card"] for way in prospects(board.state, 0)["shortcuts"][0].values())


def test_a_dispatcher_walks_by_way_of_another_pawn() -> None:  # PAN-13.6
    board = POSITIONS["a Dispatcher"].copy()
    walks = prospects(board.state, 0)["walks"]
    assert walks["jakarta"] == ["join sydney 0", "drive jakarta"]
    board.play(*walks["jakarta"])
    assert board.pawn(0) == "jakarta"


def test_shortcuts_of_a_closed_hand_are_told_to_its_owner_alone() -> None:  # PAN-G.19
    board = given("medic scientist", pawns="lima", hands=("sydney", "cairo"), closed=True)
    assert [bool(each) for each in prospects(board.state, 0)["shortcuts"]] == [True, False]
    assert [bool(each) for each in prospects(board.state, SPECTATOR)["shortcuts"]] == [False, False]
