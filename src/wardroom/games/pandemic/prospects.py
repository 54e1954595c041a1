"""What may come of a position, for whoever asks: the chances of cities, and ways over the map.

All of it follows from what everybody knows, so it is the same for every seat and every watcher.
"""

from typing import Final, cast

from wardroom.games.pandemic.chances import breaks_out_before, drawn_before
from wardroom.games.pandemic.colleague.routes import ways
from wardroom.games.pandemic.content import CITIES
from wardroom.games.pandemic.phases import ACTIONS
from wardroom.games.pandemic.state import Position
from wardroom.games.pandemic.view_types import PandemicProspects
from wardroom.kernel.game import Prospects
from wardroom.kernel.plain import Plain


def prospects(position: Position, _: int) -> Plain:
    found: PandemicProspects = {
        "drawn_before": drawn_before(position),
        "breaks_out_before": breaks_out_before(position),
        "away": [_away(city, position.stations) for city in position.pawns],
        "walks": _walks(position),
    }
    return cast(Plain, found)


def _away(origin: int, stations: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(CITIES, ways(origin, stations).away, strict=True))


def _walks(position: Position) -> dict[str, list[str]]:
    """What the active player reaches with the actions left, where one is not enough."""
    if position.phase != ACTIONS or position.result:
        return {}
    here = ways(position.pawns[position.active], position.stations)
    return {
        CITIES[city]: [step.notation for step in here.steps(city)]
        for city, away in enumerate(here.away)
        if 1 < away <= position.actions
    }


PROSPECTS: Final = Prospects(PandemicProspects, prospects)
