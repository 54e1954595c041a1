"""The content of Quarantine as one document, for those who show the game."""

from wardroom.games.quarantine.content import (
    ACTIONS_PER_TURN,
    COLOURS,
    CUBES,
    CUBES_PER_TURN,
    DOORS,
    LEAST_PRICE,
    LIFTS,
    LIFTS_WITH_MAINTENANCE,
    LOBBY,
    MARKERS_TAKEN_PER_TURN,
    MOST_CANCELS,
    MOST_SET_ASIDE,
    ROOMS,
    ROOMS_ON_THE_MARKET,
    ROTATIONS,
    SIDES,
    TILES,
    WARD_PRICE,
    colour_of,
    is_ward,
    street_side,
)
from wardroom.kernel.plain import Plain


def document() -> Plain:
    """All of it, as `QuarantineContent` says."""
    return {
        "colours": list(COLOURS),
        "cubes": list(CUBES),
        "tiles": [_facts(tile) for tile in range(len(TILES))],
        "rooms": list(ROOMS),
        "streets": {DOORS[doors]: SIDES[street_side(doors)] for doors in ROTATIONS[LOBBY]},
        "rooms_on_the_market": ROOMS_ON_THE_MARKET,
        "actions_per_turn": ACTIONS_PER_TURN,
        "cubes_per_turn": CUBES_PER_TURN,
        "least_price": LEAST_PRICE,
        "ward_price": WARD_PRICE,
        "most_set_aside": MOST_SET_ASIDE,
        "markers_per_turn": MARKERS_TAKEN_PER_TURN,
        "lifts": LIFTS,
        "lifts_with_maintenance": LIFTS_WITH_MAINTENANCE,
        "most_cancels": MOST_CANCELS,
    }


def _facts(tile: int) -> Plain:
    kind = "ward" if is_ward(tile) else "lobby" if tile == LOBBY else "room"
    return {
        "tile": TILES[tile],
        "kind": kind,
        "colour": COLOURS[colour_of(tile)] if is_ward(tile) else None,
        "rotations": [DOORS[doors] for doors in ROTATIONS[tile]],
    }
