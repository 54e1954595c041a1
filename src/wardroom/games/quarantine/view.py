"""What a seat may know (part 6 of the reference): everything but the dice.

Cubes are drawn when they are shown, so neither the order of the bag nor the held cubes exist before
that; the bag's numbers below are those of bag and hand together (QUA-H.2).
"""

from wardroom.games.quarantine.content import (
    COLOURS,
    CUBES,
    DOORS,
    EMERGENCY_ROOM,
    TILES,
    colour_of,
    is_ward,
)
from wardroom.games.quarantine.grid import NOWHERE, x_of, y_of
from wardroom.games.quarantine.layout import Layout
from wardroom.games.quarantine.scoring import Score
from wardroom.games.quarantine.state import (
    NOBODY,
    NOTHING,
    PHASES,
    RESULTS,
    SOURCES,
    STEPS,
    Draft,
    Position,
    Step,
)
from wardroom.kernel.dice import Dice
from wardroom.kernel.plain import Plain


def public(position: Position) -> Plain:
    """What lies open on the table."""
    deal = position.deal
    return {
        "seats": deal.seats,
        "first": deal.first,
        "options": dict(deal.options),
        "phase": PHASES[position.phase],
        "turn": position.turn,
        "active": position.active,
        "actions": position.actions,
        "held": position.held,
        "step": None if position.step is None else step_plain(position.step),
        "hospitals": [hospital(position, seat) for seat in range(deal.seats)],
        "market": [stack(position, place) for place in range(len(position.rooms))],
        "wards": dict(zip(COLOURS, position.wards_left, strict=True)),
        "bag": cubes_plain(position.bag),
        "box": cubes_plain(position.box),
        "grey_supply": position.grey_supply,
        "marker_supply": position.marker_supply,
        "markers_taken": position.taken,
        "rebuilt": position.rebuilt,
        "examined": position.examined,
        "wards_bought": [
            name for colour, name in enumerate(COLOURS) if (position.wards_bought >> colour) & 1
        ],
        "cancels": position.cancels,
        "finisher": None if position.finisher == NOBODY else position.finisher,
        "result": RESULTS[position.result],
        "revealed": position.revealed,
    }


def hospital(position: Position, seat: int) -> Plain:
    """One player's tiles, line, stock and points so far."""
    layout = position.layouts[seat]
    score = Score(position, seat)
    return {
        "tiles": tiles_plain(layout, position.quarantine[seat], position, seat),
        "stations": [names(block) for block in layout.stations],
        "front": place_of(layout.front),
        "line": [COLOURS[colour] for colour in position.lines[seat]],
        "stock": cubes_plain(list(position.stocks[seat])),
        "markers": position.markers[seat],
        "aside": [TILES[tile] for tile in position.asides[seat]],
        "score": {
            "rooms": score.rooms,
            "stations": score.stations,
            "cubes": score.cubes,
            "line": score.line,
            "points": score.points(),
        },
    }


def tiles_plain(
    layout: Layout, quarantine: int, position: Position | None = None, seat: int = NOBODY
) -> list[Plain]:
    found: list[Plain] = []
    for cell, tile in layout.at.items():
        plain: Plain = {
            "tile": TILES[tile],
            "cell": place_of(cell),
            "doors": DOORS[layout.doors[tile]],
            "quarantined": (quarantine >> tile) & 1 == 1,
        }
        if position is not None:
            plain["patients"] = patients_on(position, seat, tile)
        found.append(plain)
    return found


def patients_on(position: Position, seat: int, tile: int) -> list[str]:
    """The colours of the patients on a tile."""
    if is_ward(tile):
        return [COLOURS[colour_of(tile)]] * position.patients_on(seat, tile)
    if tile == EMERGENCY_ROOM and position.emergency_patient(seat) != NOTHING:
        return [COLOURS[position.emergency_patient(seat)]]
    return []


def stack(position: Position, place: int) -> Plain:
    """One special stack: how many tiles are left, whose contract it is, and its price."""
    owner = position.owners[place]
    return {
        "tile": TILES[position.rooms[place]],
        "left": position.left[place],
        "owner": None if owner == NOBODY else owner,
        "price": cubes_plain(list(position.prices[place])),
        "contracted_now": (position.contracted >> place) & 1 == 1,
    }


def step_plain(step: Step) -> Plain:
    """The open question with what has been chosen so far."""
    return {
        "kind": STEPS[step.kind],
        "tile": None if step.tile == NOTHING else TILES[step.tile],
        "number": None if step.number == NOTHING else step.number,
        "source": None if step.source == NOTHING else SOURCES[step.source],
        "cell": place_of(step.cell),
        "cubes": cubes_plain(list(step.cubes)),
        "line": [COLOURS[colour] for colour in step.line],
        "patients": step.patients,
        "draft": None if step.draft is None else draft_plain(step.draft),
    }


def draft_plain(draft: Draft) -> Plain:
    return {
        "tiles": tiles_plain(draft.layout, 0),
        "hand": names(draft.hand),
        "aside": [TILES[tile] for tile in draft.aside],
        "touched": names(draft.touched),
        "lifts": draft.lifts,
    }


def names(tiles: int) -> list[str]:
    return [name for tile, name in enumerate(TILES) if (tiles >> tile) & 1]


def place_of(cell: int) -> list[int] | None:
    return None if cell == NOWHERE else [x_of(cell), y_of(cell)]


def cubes_plain(cubes: list[int]) -> dict[str, int]:
    return dict(zip(CUBES, cubes, strict=True))


def whole(position: Position) -> Plain:
    """Everything, the dice included."""
    plain = public(position)
    plain["chance"] = position.chance
    return plain


def fill_the_unknown(position: Position, dice: Dice) -> None:
    """Nothing but chance to come is unknown to anybody (QUA-H.1, QUA-H.5)."""
    position.chance = (dice.bits() << 32) | dice.bits()
