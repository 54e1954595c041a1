"""How far each city is from a pawn: without spending anything, and what would be quicker.

Flights that are paid for lead anywhere, or start anywhere, so a way never needs more than one of
each kind. Events take no action and are left out.
"""

from typing import Final

from wardroom.games.pandemic.actions import JOIN
from wardroom.games.pandemic.colleague.routes import ways
from wardroom.games.pandemic.content import (
    CITIES,
    DISPATCHER,
    FIRST_EVENT,
    OPERATIONS_EXPERT,
)
from wardroom.games.pandemic.state import PandemicAction, Position, card_names
from wardroom.games.pandemic.view_types import PandemicShortcut

_ALL: Final = range(len(CITIES))

_Way = tuple[int, int, bool, bool, tuple[int, ...]]
"""The actions of a way; then what it spends: how many cards, a station, any card, which cards."""


class Reach:
    """What the pawn of a seat can reach, in any number of turns."""

    __slots__ = ("_meeting", "_position", "_seat")

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self._seat = seat
        here = position.pawns[seat]
        self._meeting: list[int] = []
        """Cities to which the Dispatcher brings the own pawn from anywhere (PAN-13.6)."""
        if position.role(seat) == DISPATCHER:
            self._meeting = sorted({city for city in position.pawns if city != here})

    # Without spending anything

    def away(self, origin: int, city: int) -> int:
        """The least number of actions that takes the pawn from one city to another."""
        stations = self._position.stations
        least = ways(origin, stations).away[city]
        for met in self._meeting:
            if met != origin:
                least = min(least, 1 + ways(met, stations).away[city])
        return least

    def steps(self, city: int) -> list[PandemicAction]:
        """The same from where the pawn is, as actions."""
        position = self._position
        here, stations = position.pawns[self._seat], position.stations
        least = self.away(here, city)
        on_foot = ways(here, stations)
        if on_foot.away[city] > least:
            for met in self._meeting:
                onward = ways(met, stations)
                if 1 + onward.away[city] == least:
                    return [JOIN[self._seat][met], *onward.steps(city)]
        return on_foot.steps(city)

    # What is quicker

    def shortcuts(self) -> dict[str, PandemicShortcut]:
        """The cities that need fewer actions if something is spent, and what that is."""
        position = self._position
        here = position.pawns[self._seat]
        held = [card for card in position.hands[self._seat] if card < FIRST_EVENT]
        anywhere = [*self._charters(here, held), *self._operations_flights(here, held)]
        found: dict[str, PandemicShortcut] = {}
        for city in _ALL:
            quick = [*anywhere, *self._landings(held, city), *self._new_station(here, city)]
            best = min(quick, default=None)
            if best is not None and best[0] < self.away(here, city):
                found[CITIES[city]] = {
                    "actions": best[0],
                    "cards": card_names(best[4]),
                    "any_card": best[3],
                    "station": best[2],
                }
        return found

    def _landings(self, held: list[int], city: int) -> list[_Way]:
        """PAN-4.3: fly first, then go on."""
        return [(1 + self.away(card, city), 1, False, False, (card,)) for card in held]

    def _charters(self, here: int, held: list[int]) -> list[_Way]:
        """PAN-4.4: to the city of a card, perhaps by air (PAN-4.3), and from there anywhere."""
        found: list[_Way] = []
        for left in held:
            found.append((self.away(here, left) + 1, 1, False, False, (left,)))
            for flown in held:
                if flown != left:
                    actions = 1 + self.away(flown, left) + 1
                    found.append((actions, 2, False, False, (flown, left)))
        return found

    def _operations_flights(self, here: int, held: list[int]) -> list[_Way]:
        """PAN-13.16: from a station anywhere, if need be from one that is built for it."""
        position = self._position
        if position.role(self._seat) != OPERATIONS_EXPERT or not held:
            return []
        if position.flown and self._seat == position.active:
            return []
        found: list[_Way] = [(2, 1, True, True, ())]  # PAN-13.15
        for station in position.stations:
            found.append((self.away(here, station) + 1, 1, False, True, ()))
        return found

    def _new_station(self, here: int, city: int) -> list[_Way]:
        """PAN-13.15: a station where the pawn is costs the Operations Expert no card."""
        position = self._position
        if position.role(self._seat) != OPERATIONS_EXPERT or here in position.stations:
            return []
        onward = min([self.away(station, city) for station in position.stations])
        return [(2 + onward, 0, True, False, ())]
