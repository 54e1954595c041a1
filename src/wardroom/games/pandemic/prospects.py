"""What may come of a position, told on request: the chances of cities, and ways over the map.

All of it follows from what everybody knows, but for the shortcuts, which follow from hands: those
are told of the hands that a seat sees.
"""

from typing import Final, cast

from wardroom.games.pandemic.chances import breaks_out_before, drawn_before
from wardroom.games.pandemic.content import CITIES
from wardroom.games.pandemic.phases import ACTIONS
from wardroom.games.pandemic.reach import Reach
from wardroom.games.pandemic.state import Position
from wardroom.games.pandemic.view import eyes, sees_hand
from wardroom.games.pandemic.view_types import PandemicProspects
from wardroom.kernel.game import Prospects
from wardroom.kernel.plain import Plain


def prospects(position: Position, seat: int) -> Plain:
    reaches = [Reach(position, pawn) for pawn in range(position.deal.seats)]
    looking = eyes(position, seat)
    found: PandemicProspects = {
        "drawn_before": drawn_before(position),
        "breaks_out_before": breaks_out_before(position),
        "away": [
            {name: reach.away(here, city) for city, name in enumerate(CITIES)}
            for reach, here in zip(reaches, position.pawns, strict=True)
        ],
        "shortcuts": [
            reach.shortcuts() if sees_hand(position, looking, owner) else {}
            for owner, reach in enumerate(reaches)
        ],
        "walks": _walks(position, reaches[position.active]),
    }
    return cast(Plain, found)


def _walks(position: Position, reach: Reach) -> dict[str, list[str]]:
    """What the active player reaches with the actions left, where one is not enough."""
    if position.phase != ACTIONS or position.result:
        return {}
    here = position.pawns[position.active]
    return {
        name: [step.notation for step in reach.steps(city)]
        for city, name in enumerate(CITIES)
        if 1 < reach.away(here, city) <= position.actions
    }


PROSPECTS: Final = Prospects(PandemicProspects, prospects)
