"""Ways over the map: the cheapest walks by Drive/Ferry and Shuttle Flight."""

from functools import cache
from typing import Final

from wardroom.games.pandemic.actions import DRIVE, SHUTTLE
from wardroom.games.pandemic.content import CITIES, NEIGHBOURS
from wardroom.games.pandemic.state import PandemicAction

_CITY_COUNT: Final = len(CITIES)


class Ways:
    """All cheapest walks from one city, with the stations as they stand."""

    __slots__ = ("_before", "_steps", "away", "origin", "stations")

    def __init__(self, origin: int, stations: tuple[int, ...]) -> None:
        self.origin = origin
        self.stations = stations
        self.away: list[int] = [99] * _CITY_COUNT
        """Actions needed to get there."""
        self._before: list[int] = [-1] * _CITY_COUNT
        self._steps: dict[int, list[PandemicAction]] = {}
        self.away[origin] = 0
        queue = [origin]
        for city in queue:
            onward = NEIGHBOURS[city]
            if city in stations:
                onward = onward + stations
            for there in onward:
                if self.away[there] == 99:
                    self.away[there] = self.away[city] + 1
                    self._before[there] = city
                    queue.append(there)

    def steps(self, city: int) -> list[PandemicAction]:
        """The walk as actions."""
        known = self._steps.get(city)
        if known is None:
            walk: list[PandemicAction] = []
            there = city
            while there != self.origin:
                before = self._before[there]
                walk.append(DRIVE[there] if there in NEIGHBOURS[before] else SHUTTLE[there])
                there = before
            walk.reverse()
            known = self._steps[city] = walk
        return known


@cache
def ways(origin: int, stations: tuple[int, ...]) -> Ways:
    return Ways(origin, stations)
