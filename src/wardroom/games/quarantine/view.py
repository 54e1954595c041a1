"""What a seat may know (part 6 of the reference): everything but the dice.

Cubes are drawn when they are shown, so neither the order of the bag nor the held cubes exist before
that; the bag's numbers below are those of bag and hand together (QUA-H.2).
"""

from collections.abc import Callable
from typing import Final

from wardroom.games.quarantine import cubes, rebuilding, sites, trade
from wardroom.games.quarantine.content import (
    COLOURS,
    CUBES,
    DOORS,
    EMERGENCY_ROOM,
    FIRST_WARD,
    GREY,
    LEAST_PRICE,
    ROTATIONS,
    TILES,
    colour_of,
    is_ward,
)
from wardroom.games.quarantine.fever import fever_ahead
from wardroom.games.quarantine.grid import NOWHERE, SPOTS
from wardroom.games.quarantine.layout import Layout, Survey
from wardroom.games.quarantine.legal import is_still_to_open, tiles_in
from wardroom.games.quarantine.patients import admissible, capacities
from wardroom.games.quarantine.placing import PlaceAside
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.scoring import Score
from wardroom.games.quarantine.state import (
    BLOCK,
    BUILDING,
    INFECT,
    KEEP,
    MOVE_TO,
    NO_CUBES,
    NOBODY,
    NOTHING,
    PAYMENT,
    PHASES,
    PLACE,
    PRICE,
    QUEUE,
    REBUILD,
    RESULTS,
    SOURCES,
    SPREAD,
    STEPS,
    TURNING,
    Draft,
    Position,
    Step,
)
from wardroom.games.quarantine.trade import BuildRoom, BuildWard, Take
from wardroom.games.quarantine.view_types import (
    QuarantineBlock,
    QuarantineColour,
    QuarantineCube,
    QuarantineCubes,
    QuarantineDraft,
    QuarantineHospital,
    QuarantineScore,
    QuarantineSites,
    QuarantineStack,
    QuarantineStation,
    QuarantineStep,
    QuarantineTile,
    QuarantineWards,
)
from wardroom.kernel.fields import Field, Fields
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import SPECTATOR


def eyes(position: Flow, seat: int) -> int:  # noqa: ARG001 - games share signatures
    """Everybody sees the same."""
    return SPECTATOR


# Hospitals


def hospital(position: Position, seat: int) -> QuarantineHospital:
    """One player's tiles, line, stock and points so far."""
    layout = position.layouts[seat]
    return {
        "tiles": _tiles(position, seat, layout),
        "stations": _stations(layout),
        "front": _spot(layout.front),
        "reach": 2 if position.may_build_freely(seat) else 1,
        "line": _colours(position.lines[seat]),
        "admissible": admissible(position, seat),
        "stock": _cubes(position.stocks[seat]),
        "markers": position.markers[seat],
        "aside": [TILES[tile] for tile in position.asides[seat]],
        "score": _score(Score(position, seat)),
    }


def _score(score: Score) -> QuarantineScore:
    return {
        "rooms": score.rooms,
        "stations": score.stations,
        "cubes": score.cubes,
        "line": score.line,
        "points": score.points(),
    }


def _tiles(position: Position, seat: int, layout: Layout) -> list[QuarantineTile]:
    """The tiles of a hospital, or those of a draft of it."""
    quarantine = position.quarantine[seat]
    beds = capacities(layout, quarantine)
    anybody = position.patients[seat] != 0
    found: list[QuarantineTile] = []
    for cell, tile in layout.at.items():
        found.append(
            {
                "tile": TILES[tile],
                "cell": _spot(cell),
                "doors": DOORS[layout.doors[tile]],
                "quarantined": (quarantine >> tile) & 1 == 1,
                "patients": _patients(position, seat, tile) if anybody else [],
                "beds": beds[colour_of(tile)] if is_ward(tile) else 0,
            }
        )
    return found


def _patients(position: Position, seat: int, tile: int) -> list[QuarantineColour]:
    """The colours of the patients on a tile."""
    if is_ward(tile):
        return [_colour(colour_of(tile))] * position.patients_on(seat, tile)
    if tile == EMERGENCY_ROOM and position.emergency_patient(seat) != NOTHING:
        return [_colour(position.emergency_patient(seat))]
    return []


def _stations(layout: Layout) -> list[QuarantineStation]:
    found: list[QuarantineStation] = []
    for block in layout.stations:
        corner = min([layout.where[tile] for tile in tiles_in(block)])
        found.append({"corner": _spot(corner), "tiles": _names(block)})
    return found


# The market


def _stack(position: Position, place: int) -> QuarantineStack:
    """One special stack: how many tiles are left, whose contract it is, its price, who has it."""
    owner = position.owners[place]
    price = position.prices[place]
    room = position.rooms[place]
    payers: list[int] = []
    if price != NO_CUBES:
        for seat in range(position.deal.seats):
            if trade.can_pay(position, seat, room):
                payers.append(seat)
    return {
        "tile": TILES[room],
        "left": position.left[place],
        "owner": None if owner == NOBODY else owner,
        "price": _cubes(price),
        "contracted_now": (position.contracted >> place) & 1 == 1,
        "payers": payers,
    }


def _wards(position: Position, colour: int) -> QuarantineWards:
    return {
        "colour": _colour(colour),
        "left": position.wards_left[colour],
        "tile": TILES[position.next_extra_ward(position.active, colour)],
    }


# The open question


def _drawn(step: Step | None) -> QuarantineCube | None:
    if step is None:
        return None
    if step.kind == QUEUE:
        return _colour(step.number)
    return "grey" if step.kind == INFECT else None


def _step(position: Position, step: Step) -> QuarantineStep:
    """The open question with what has been chosen so far."""
    kind = step.kind
    colour = NOTHING
    if kind == QUEUE:
        colour = step.number
    elif kind == MOVE_TO:
        colour = position.lines[position.active][step.number]
    return {
        "kind": STEPS[kind],
        "tile": None if step.tile == NOTHING else TILES[step.tile],
        "colour": None if colour == NOTHING else _colour(colour),
        "owner": step.number if kind in (SPREAD, KEEP) else None,
        "place": step.number + 1 if kind == MOVE_TO else None,
        "source": None if step.source == NOTHING else SOURCES[step.source],
        "cell": None if step.cell == NOWHERE else _spot(step.cell),
        "cubes": _cubes(step.cubes),
        "paid": sum(step.cubes),
        "due": _due(position, step),
        "payers": _payers(position, step),
        "left": _cubes(_left(position, step)),
        "line": _colours(step.line),
        "blocks": _blocks(position) if kind == BLOCK else [],
        "draft": None if step.draft is None else _draft(position, step.draft),
    }


def _due(position: Position, step: Step) -> int:
    if step.kind == PRICE:
        return LEAST_PRICE
    return trade.units_due(position, step.tile) if step.kind == PAYMENT else 0


def _payers(position: Position, step: Step) -> list[int]:
    """Before its least number of cubes there is no price that anybody could pay."""
    if step.kind != PRICE or sum(step.cubes) < LEAST_PRICE:
        return []
    others = [seat for seat in range(position.deal.seats) if seat != position.active]
    return [seat for seat in others if trade.could_pay(position, seat, step.cubes)]


def _left(position: Position, step: Step) -> list[int]:
    """The stock without what is on the price or in the payment; a unit of grey is a pair."""
    stock = list(position.stocks[position.active])
    for cube in range(GREY + 1):
        stock[cube] -= step.cubes[cube] * (2 if cube == GREY else 1)
    return stock


def _blocks(position: Position) -> list[QuarantineBlock]:
    found: list[QuarantineBlock] = []
    for owner in range(position.deal.seats):
        layout, quarantine = position.layouts[owner], position.quarantine[owner]
        for corner in cubes.blocks(layout, quarantine):
            grey = cubes.tiles_of_block(layout, corner) & quarantine
            found.append({"owner": owner, "corner": _spot(corner), "cubes": grey.bit_count()})
    return found


def _draft(position: Position, draft: Draft) -> QuarantineDraft:
    seat = position.active
    layout = draft.layout
    reason = rebuilding.unfinished(position, seat, draft)
    return {
        "tiles": _tiles(position, seat, layout),
        "stations": _stations(layout),
        "front": None if layout.front == NOWHERE else _spot(layout.front),
        "hand": _names(draft.hand),
        "aside": [TILES[tile] for tile in draft.aside],
        "touched": _names(draft.touched),
        "lifts": draft.lifts,
        "unfinished": {"id": reason, "args": {}} if reason else None,
    }


# Where a tile may be laid


def _sites(position: Flow) -> list[QuarantineSites]:
    """For all tiles that the active player could begin to lay, or is laying; then for the wards of
    those who open their hospitals ahead.
    """
    step = position.step
    if step is not None and step.draft is not None:
        return _sites_of_draft(position, step, step.draft)
    found = _sites_of(position, position.active, _tiles_to_lay(position, step))
    if position.phase == BUILDING:
        for seat in range(position.deal.seats):
            if is_still_to_open(position, seat):
                found += _sites_of(position, seat, _wards_to_lay(position, seat))
    return found


def _sites_of(position: Flow, seat: int, to_lay: list[int]) -> list[QuarantineSites]:
    layout = position.layouts[seat]
    quarantine = position.quarantine[seat]
    free = position.may_build_freely(seat)
    shapes: dict[int, list[int]] = {}
    for tile in to_lay:
        shapes.setdefault(ROTATIONS[tile][0], []).append(tile)
    found: list[QuarantineSites] = []
    for tiles in shapes.values():
        surveyed = sites.survey(layout, tiles[0], quarantine, free)
        found.append(_surveyed(seat, [TILES[tile] for tile in tiles], surveyed))
    return found


def _wards_to_lay(position: Flow, seat: int) -> list[int]:
    """D1: the wards of a starting hospital that do not lie in it yet."""
    layout = position.layouts[seat]
    return [ward for ward in range(FIRST_WARD, FIRST_WARD + len(COLOURS)) if not layout.has(ward)]


def _tiles_to_lay(position: Flow, step: Step | None) -> list[int]:
    if step is not None:
        return [step.tile] if step.kind in (PLACE, TURNING) else []
    seat = position.active
    if position.phase == BUILDING:
        return _wards_to_lay(position, seat)
    found: list[int] = []
    for action in position.legal(seat):
        if isinstance(action, BuildRoom | Take):
            found.append(action.room)
        elif isinstance(action, BuildWard):
            found.append(position.next_extra_ward(seat, action.colour))
        elif isinstance(action, PlaceAside):
            found.append(action.tile)
    return found


def _sites_of_draft(position: Flow, step: Step, draft: Draft) -> list[QuarantineSites]:
    seat = position.active
    tiles = [step.tile]
    if step.kind == REBUILD:
        tiles = tiles_in(rebuilding.liftable(position, seat, draft) | rebuilding.puttable(draft))
    return [
        _surveyed(seat, [TILES[tile]], sites.survey_of_draft(position, seat, draft, tile))
        for tile in tiles
    ]


def _surveyed(seat: int, tiles: list[str], survey: Survey) -> QuarantineSites:
    opened, closed = survey
    return {
        "seat": seat,
        "tiles": tiles,
        "open": {cell: list(doors) for cell, doors in opened.items()},
        "closed": dict(closed),
        "elsewhere": sites.FAR,
    }


# Small words


def _names(tiles: int) -> list[str]:
    return [TILES[tile] for tile in tiles_in(tiles)]


def _spot(cell: int) -> tuple[int, int]:
    return SPOTS[cell]


def _colour(colour: int) -> QuarantineColour:
    return COLOURS[colour]


def _colours(colours: tuple[int, ...]) -> list[QuarantineColour]:
    return [_colour(colour) for colour in colours]


def _cubes(counts: list[int] | tuple[int, ...]) -> QuarantineCubes:
    return {
        "yellow": counts[0],
        "red": counts[1],
        "green": counts[2],
        "blue": counts[3],
        "grey": counts[4],
    }


if CUBES != ("yellow", "red", "green", "blue", "grey"):
    raise AssertionError("the view names the cubes in another order")


# The whole


def _field(name: str, make: Callable[[Flow], object], *slots: str) -> Field:
    return Field(name, lambda at, _: make(at), slots)


_HOSPITALS: Final = (
    "layouts",
    "quarantine",
    "patients",
    "lines",
    "stocks",
    "markers",
    "asides",
)

_TABLE: Final = (
    _field("seats", lambda at: at.deal.seats),
    _field("first", lambda at: at.deal.first),
    _field("options", lambda at: dict(at.deal.options)),
    _field("phase", lambda at: PHASES[at.phase], "phase"),
    _field("turn", lambda at: at.turn, "turn"),
    _field("active", lambda at: at.active, "active"),
    _field("actions", lambda at: at.actions, "actions"),
    _field("held", lambda at: at.held, "held"),
    _field("drawn", lambda at: _drawn(at.step), "step"),
    _field(
        "step",
        lambda at: None if at.step is None else _step(at, at.step),
        *("step", "active", "layouts", "lines", "patients", "quarantine", "stocks"),
    ),
    _field(
        "hospitals", lambda at: [hospital(at, seat) for seat in range(at.deal.seats)], *_HOSPITALS
    ),
    _field(
        "market",
        lambda at: [_stack(at, place) for place in range(len(at.rooms))],
        *("rooms", "left", "owners", "prices", "contracted", "layouts", "quarantine", "stocks"),
    ),
    _field(
        "wards",
        lambda at: [_wards(at, colour) for colour in range(len(COLOURS))],
        *("wards_left", "active", "asides", "layouts"),
    ),
    _field("tiles_left", lambda at: at.tiles_on_sale(), "left", "wards_left"),
    _field("bag", lambda at: _cubes(at.bag), "bag"),
    _field("patients_left", lambda at: at.patients_in_the_bag(), "bag"),
    _field("box", lambda at: _cubes(at.box), "box"),
    _field("grey_supply", lambda at: at.grey_supply, "grey_supply"),
    _field("marker_supply", lambda at: at.marker_supply, "marker_supply"),
    _field("markers_taken", lambda at: at.taken, "taken"),
    _field("rebuilt", lambda at: at.rebuilt, "rebuilt"),
    _field("examined", lambda at: at.examined, "examined"),
    _field(
        "wards_bought",
        lambda at: [
            _colour(colour) for colour in range(len(COLOURS)) if (at.wards_bought >> colour) & 1
        ],
        "wards_bought",
    ),
    _field("cancels", lambda at: at.cancels, "cancels"),
    _field("finisher", lambda at: None if at.finisher == NOBODY else at.finisher, "finisher"),
    _field("counted", lambda at: list(range(at.counted)), "counted"),
    _field("result", lambda at: RESULTS[at.result], "result"),
    _field("revealed", lambda at: at.revealed, "revealed"),
)
"""What lies open on the table."""

_AFTER_STEP: Final = 1 + [field.name for field in _TABLE].index("step")
_SITES: Final = (
    *("step", "phase", "active", "actions", "cancels", "held", "taken", "rebuilt", "examined"),
    *("layouts", "quarantine", "patients", "lines", "stocks", "markers", "asides"),
    *("rooms", "left", "owners", "prices", "contracted", "wards_left", "wards_bought"),
    "marker_supply",
)
"""What says which tiles the active player could begin to lay: all that makes actions legal."""

FIELDS: Final = Fields(
    (
        *_TABLE[:_AFTER_STEP],
        _field("sites", _sites, *_SITES),
        *_TABLE[_AFTER_STEP:],
        _field("fever", fever_ahead, "bag", "held", "turn", "phase", "finisher"),
    ),
    eyes,
)
"""All that lies open, where tiles may be laid, and what the bag may bring."""


def whole(position: Flow) -> Plain:
    """Everything, the dice included; what follows from the rest is left out."""
    plain: Plain = {field.name: field.make(position, SPECTATOR) for field in _TABLE}
    plain["sites"] = []
    plain["chance"] = position.chance
    plain["patients_before"] = 0 if position.step is None else position.step.patients
    return plain
