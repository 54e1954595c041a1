"""What the active player may do: every legal action at every step, and nothing else."""

from typing import Final

from wardroom.games.quarantine import actions, cubes, patients, placing, rebuilding, trade
from wardroom.games.quarantine.building import LAY, RESET, key
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.content import (
    COLOURS,
    FIRST_ROOM,
    FIRST_WARD,
    GIFT_SHOP,
    LEAST_PRICE,
    LOBBY,
    MAINTENANCE,
    MARKERS_TAKEN_PER_TURN,
    MOST_CANCELS,
    MOST_SET_ASIDE,
    PATHOLOGY,
    PHARMACY,
    TRIAGE,
)
from wardroom.games.quarantine.state import (
    ADMIT,
    BLOCK,
    BUILDING,
    FREE_MARKER,
    INFECT,
    KEEP,
    MOVE_TO,
    NEW_ORDER,
    NO_CUBES,
    PAYMENT,
    PLACE,
    PRICE,
    QUEUE,
    REBUILD,
    REBUILD_PLACE,
    SET_ASIDE,
    SPREAD,
    Position,
    Step,
)

_ALL_COLOURS: Final = range(len(COLOURS))
_QUEUES: Final[tuple[list[QuarantineAction], ...]] = tuple(
    list(actions.QUEUE[:seats]) for seats in range(actions.SEATS + 1)
)
"""For each number of seats the lines that a patient can join."""


def tiles_in(tiles: int) -> list[int]:
    """The tiles of a set, in the order of their numbers."""
    found = []
    while tiles:
        found.append((tiles & -tiles).bit_length() - 1)
        tiles &= tiles - 1
    return found


# The starting hospital


def starting_tiles(position: Position, seat: int) -> list[QuarantineAction]:
    """D1: the next ward in any way that fits, or the end.

    Nothing is hidden, so anyone who is still to open a hospital may lay wards meanwhile. Hospitals
    are opened in their order, and only the one whose turn it is has an end to reach.
    """
    active = seat == position.active
    layout = position.layouts[seat]
    found: list[QuarantineAction] = []
    for ward in range(FIRST_WARD, FIRST_WARD + len(COLOURS)):
        if not layout.has(ward):
            for cell in layout.cells(ward, 0, free=False):
                for doors in layout.rotations(ward, cell, 0, free=False):
                    found.append(LAY[key(ward, cell, doors)])
    if not found and active:
        found.append(actions.DONE)
    if layout.size() > 1 and not (active and position.cancels >= MOST_CANCELS):
        found.append(RESET)
    return found


def is_still_to_open(position: Position, seat: int) -> bool:
    """D1: hospitals are opened in the order of seats from the first player."""
    seats, first = position.deal.seats, position.deal.first
    if position.phase != BUILDING or not 0 <= seat < seats:
        return False
    return (seat - first) % seats > (position.active - first) % seats


# Between steps


def turn_actions(position: Position) -> list[QuarantineAction]:
    """D3: the next cube or the end, free steps, and actions while some are left."""
    seat = position.active
    found: list[QuarantineAction] = [actions.DRAW if position.held else actions.END_TURN]
    if position.markers[seat] > position.taken:  # QUA-8.5
        found.append(actions.USE_MARKER)
    in_steps = position.cancels < MOST_CANCELS
    if in_steps:
        if position.asides[seat]:
            _add_tiles_set_aside(position, seat, found)
        _add_contract_tiles(position, seat, found)
        if may_rebuild(position, seat):
            found.append(actions.REBUILD)
    if position.actions:
        _add_treatments(position, seat, found)
        _add_disinfections(position, found)
        _add_room_actions(position, seat, in_steps, found)
        if position.marker_supply and position.taken < MARKERS_TAKEN_PER_TURN:
            found.append(actions.TAKE_MARKER)
        if in_steps:
            _add_admissions(position, seat, found)
            _add_moves(position, seat, found)
            _add_contracts(position, seat, found)
            _add_purchases(position, seat, found)
    return found


def may_rebuild(position: Position, seat: int) -> bool:
    """QUA-16.2, QUA-16.3: once a turn, with something to lift; QUA-17.8: perhaps for no action."""
    if position.rebuilt or not (position.actions or position.has_active(seat, MAINTENANCE)):
        return False
    clean = position.clean(seat)  # nobody ever lies in the lobby, which spares most of the counting
    return (clean >> LOBBY) & 1 == 1 or clean & ~position.occupied(seat) != 0


def has_place(position: Position, seat: int, tile: int) -> bool:
    return position.layouts[seat].has_place(
        tile, position.quarantine[seat], position.may_build_freely(seat)
    )


def _add_tiles_set_aside(position: Position, seat: int, found: list[QuarantineAction]) -> None:
    """QUA-4.4."""
    for tile in position.asides[seat]:
        if has_place(position, seat, tile):
            found.append(actions.PLACE_ASIDE[tile - FIRST_WARD])


def _add_contract_tiles(position: Position, seat: int, found: list[QuarantineAction]) -> None:
    """QUA-11.8: a stack of one's own from an earlier turn; QUA-4.3: with somewhere to go."""
    if seat not in position.owners:
        return
    for stack, room in enumerate(position.rooms):
        if (
            position.owners[stack] == seat
            and not (position.contracted >> stack) & 1
            and (len(position.asides[seat]) < MOST_SET_ASIDE or has_place(position, seat, room))
        ):
            found.append(actions.TAKE[room - FIRST_ROOM])


def _add_admissions(position: Position, seat: int, found: list[QuarantineAction]) -> None:
    for ward in patients.wards_for(position, seat):
        found.append(actions.ADMIT_TO[ward - FIRST_WARD])


def _add_treatments(position: Position, seat: int, found: list[QuarantineAction]) -> None:
    """QUA-10.1, QUA-10.4; D9: the Waiting Room where it cures more."""
    if not position.patients[seat]:
        return
    for colour in _ALL_COLOURS:
        if position.curable(seat, colour):
            found.append(actions.CURE[colour])
            if patients.also_cured(position, seat, colour):
                found.append(actions.CURE_MORE[colour])


def _add_disinfections(position: Position, found: list[QuarantineAction]) -> None:
    """QUA-15.1: any hospital."""
    for owner in range(position.deal.seats):
        if position.quarantine[owner]:
            row = actions.DISINFECT[owner]
            for tile in tiles_in(position.quarantine[owner]):
                found.append(row[tile])


def _add_room_actions(
    position: Position, seat: int, in_steps: bool, found: list[QuarantineAction]
) -> None:
    """QUA-8.2: what Gift Shop, Pharmacy and Pathology add."""
    rooms = position.clean(seat) >> FIRST_ROOM
    if not rooms:
        return
    if (rooms >> (GIFT_SHOP - FIRST_ROOM)) & 1:
        for colour in _ALL_COLOURS:
            if position.box[colour]:
                found.append(actions.GIFT_SHOP[colour])
    if (rooms >> (PHARMACY - FIRST_ROOM)) & 1 and position.lines[seat]:
        found.append(actions.PHARMACY)
    if (rooms >> (PATHOLOGY - FIRST_ROOM)) & 1 and in_steps and not position.examined:
        for owner in range(position.deal.seats):
            if position.quarantine[owner]:
                found.append(actions.PATHOLOGY)
                break


def _add_moves(position: Position, seat: int, found: list[QuarantineAction]) -> None:
    """QUA-13.1, QUA-13.2: worth an action only if the line can look otherwise (QUA-8.3)."""
    line = position.lines[seat]
    if len(line) > 1 and patients.is_mixed(line):
        found.extend(actions.MOVE[: len(line)])
        if position.has_active(seat, TRIAGE):
            found.append(actions.TRIAGE)


def _add_contracts(position: Position, seat: int, found: list[QuarantineAction]) -> None:
    """QUA-11.1, QUA-11.4: a stack that never had a price; a price of two patient cubes at least."""
    stock = position.stocks[seat]
    if stock[0] + stock[1] + stock[2] + stock[3] < LEAST_PRICE:
        return
    for stack, room in enumerate(position.rooms):
        if position.left[stack] and position.prices[stack] == NO_CUBES:
            found.append(actions.CONTRACT[room - FIRST_ROOM])


def _add_purchases(position: Position, seat: int, found: list[QuarantineAction]) -> None:
    """QUA-12.6, QUA-12.11, QUA-12.12, QUA-12.13: payable, allowed, and with somewhere to go."""
    if sum(position.stocks[seat]) < LEAST_PRICE:
        return
    aside = len(position.asides[seat]) < MOST_SET_ASIDE
    for stack, room in enumerate(position.rooms):
        if (
            position.prices[stack] != NO_CUBES
            and position.owners[stack] != seat
            and not position.owns(seat, room)
            and trade.can_pay(position, seat, room)
            and (aside or has_place(position, seat, room))
        ):
            found.append(actions.BUILD_ROOM[room - FIRST_ROOM])
    for colour in _ALL_COLOURS:
        if position.wards_left[colour] and not (position.wards_bought >> colour) & 1:
            ward = position.next_extra_ward(seat, colour)
            if trade.can_pay(position, seat, ward) and has_place(position, seat, ward):
                found.append(actions.BUILD_WARD[colour])


# Inside an action or an event


def answers(position: Position, step: Step) -> list[QuarantineAction]:
    """D2 and D5 to D20: what the open step can be answered with."""
    seat = position.active
    found: list[QuarantineAction] = []
    kind = step.kind
    if kind == QUEUE:
        return _QUEUES[position.deal.seats][:]
    if kind == INFECT:
        for owner in range(position.deal.seats):
            row = actions.INFECT[owner]
            for tile in tiles_in(cubes.can_be_infected(position, owner)):
                found.append(row[tile])
        return found
    if kind == SPREAD:
        for tile in tiles_in(cubes.can_be_spread_to(position, step.number, step.tile)):
            found.append(actions.SPREAD[tile])
        found.append(actions.NO_SPREAD)
        return found
    if kind == FREE_MARKER:
        return _free_markers(position, seat)
    if kind == PLACE:
        _add_cells(position, seat, step, found)
    elif kind == PAYMENT:
        for unit in trade.units_to_choose(position, seat, step.tile, step.cubes):
            found.append(actions.PAY[unit])
    elif kind == ADMIT:
        _add_admissions(position, seat, found)
        found.append(actions.STOP)
    elif kind == PRICE:
        _add_price_cubes(position, seat, step, found)
    elif kind == MOVE_TO:
        for place in patients.other_places(position.lines[seat], step.number):
            found.append(actions.TO[place])
    elif kind == NEW_ORDER:
        _add_next_patients(position, seat, step, found)
    elif kind == BLOCK:
        for owner in range(position.deal.seats):
            for corner in cubes.blocks(position.layouts[owner], position.quarantine[owner]):
                found.append(actions.BLOCK[owner][corner])
    elif kind == KEEP:
        found.append(actions.KEEP)
        found.append(actions.KEEP_NONE)
    elif kind == REBUILD:
        _add_rebuilding(position, seat, step, found)
    elif kind == REBUILD_PLACE:
        if step.draft is not None:
            for cell in rebuilding.cells_to_put(position, seat, step.draft.layout.at):
                found.append(actions.CELL[cell])
    else:
        for doors in placing.legal_rotations(position, seat, step, step.cell):
            found.append(actions.ROTATION[doors - 1])
    found.append(actions.CANCEL)
    return found


def _free_markers(position: Position, seat: int) -> list[QuarantineAction]:
    """D2, QUA-17.6: from the supply, or from another player if it is empty."""
    found: list[QuarantineAction] = []
    if position.marker_supply:
        found.append(actions.FREE_MARKER)
    else:
        for giver in range(position.deal.seats):
            if giver != seat and position.markers[giver]:
                found.append(actions.MARKER_FROM[giver])
    found.append(actions.NO_MARKER)
    return found


def _add_cells(position: Position, seat: int, step: Step, found: list[QuarantineAction]) -> None:
    """D13: cells with a legal rotation; a room may be set aside instead (QUA-4.1, QUA-12.13)."""
    cells = position.layouts[seat].cells(
        step.tile, position.quarantine[seat], position.may_build_freely(seat)
    )
    for cell in cells:
        found.append(actions.CELL[cell])
    if (
        step.source != SET_ASIDE
        and step.tile >= FIRST_ROOM
        and len(position.asides[seat]) < MOST_SET_ASIDE
    ):
        found.append(actions.SET_ASIDE)


def _add_price_cubes(
    position: Position, seat: int, step: Step, found: list[QuarantineAction]
) -> None:
    """D10: patient cubes only (QUA-11.3)."""
    stock = position.stocks[seat]
    for colour in _ALL_COLOURS:
        if step.cubes[colour] < stock[colour]:
            found.append(actions.ADD[colour])
    if sum(step.cubes) >= LEAST_PRICE:
        found.append(actions.DONE)


def _add_next_patients(
    position: Position, seat: int, step: Step, found: list[QuarantineAction]
) -> None:
    line = position.lines[seat]
    for colour in patients.next_colours(line, step.line):
        found.append(actions.NEXT[colour])
    if step.line + patients.not_yet_chosen(line, step.line) != line:
        found.append(actions.KEEP_REST)


def _add_rebuilding(
    position: Position, seat: int, step: Step, found: list[QuarantineAction]
) -> None:
    """D19."""
    draft = step.draft
    if draft is None:
        return
    for tile in tiles_in(rebuilding.liftable(position, seat, draft)):
        found.append(actions.LIFT[tile])
    for tile in tiles_in(rebuilding.puttable(draft)):
        found.append(actions.PUT[tile])
    for tile in tiles_in(rebuilding.removable(draft)):
        found.append(actions.ASIDE[tile - LOBBY - 1])
    if not rebuilding.unfinished(position, seat, draft):
        found.append(actions.DONE)


def someone_has_a_marker_to_give(position: Position, seat: int) -> bool:
    """QUA-17.6: is there a marker that the Cafeteria could bring?"""
    if position.marker_supply:
        return True
    for giver in range(position.deal.seats):
        if giver != seat and position.markers[giver]:
            return True
    return False
