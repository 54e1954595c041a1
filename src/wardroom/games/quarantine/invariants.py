"""What is true of every position of Quarantine that legal play can reach.

`broken` looks at one position and is cheap enough to be asked after every step of a hundred
thousand games; given the position before the step as well, it also sees what may never go back.
"""

from typing import Final

from wardroom.games.quarantine.content import (
    COLOURS,
    CONTAINMENT,
    CUBES,
    CUBES_PER_TURN,
    EMERGENCY_ROOM,
    EXTRA_WARDS_PER_COLOUR,
    FIRST_EXTRA_WARD,
    FIRST_ROOM,
    FIRST_WARD,
    GREY,
    GREY_CUBES,
    HELIPAD,
    LEAST_PRICE,
    LOBBY,
    MARKERS,
    MARKERS_TAKEN_PER_TURN,
    MOST_SET_ASIDE,
    PATIENTS_PER_COLOUR,
    ROTATIONS,
    TILE_COUNT,
    TILES,
    WARDS_OF,
)
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.state import (
    BETWEEN,
    BUILDING,
    ENDED,
    INFECT,
    NO_CUBES,
    NOBODY,
    NOTHING,
    QUEUE,
    TURN,
)

_MOST_DRAWING_TURNS: Final = 32
_BASIC: Final = sum([1 << tile for tile in range(FIRST_EXTRA_WARD)])


def broken(state: Flow, before: Flow | None = None) -> list[str]:
    """The invariants that do not hold, one sentence each; none when all is well.

    `before` is a copy of the position before the last step, or any earlier one of the same game.
    """
    found: list[str] = []
    _check_cubes(state, found)
    for seat in range(state.deal.seats):
        _check_hospital(state, seat, found)
        _check_patients(state, seat, found)
    _check_market(state, found)
    _check_turn(state, found)
    if before is not None:
        _check_nothing_went_back(before, state, found)
    return found


def _check_cubes(state: Flow, found: list[str]) -> None:
    """QUA-18.1, QUA-18.2, QUA-18.3."""
    counts = [state.bag[cube] + state.box[cube] for cube in range(GREY + 1)]
    counts[GREY] += state.grey_supply
    places = [*state.bag, *state.box, state.grey_supply, state.marker_supply, *state.markers]
    for seat in range(state.deal.seats):
        for colour in state.lines[seat]:
            counts[colour] += 1
        for cube in range(GREY + 1):
            counts[cube] += state.stocks[seat][cube]
        places += state.stocks[seat]
        for colour in range(len(COLOURS)):
            for ward in WARDS_OF[colour]:
                counts[colour] += state.patients_on(seat, ward)
        if state.emergency_patient(seat) != NOTHING:
            counts[state.emergency_patient(seat)] += 1
        counts[GREY] += state.quarantine[seat].bit_count()
    for price in state.prices:
        for cube in range(GREY + 1):
            counts[cube] += price[cube]
    step = state.step
    if step is not None and step.kind == QUEUE:
        counts[step.number] += 1
    if step is not None and step.kind == INFECT:
        counts[GREY] += 1
    for cube in range(GREY + 1):
        whole = GREY_CUBES if cube == GREY else PATIENTS_PER_COLOUR
        if counts[cube] != whole:
            found.append(f"There are {counts[cube]} {CUBES[cube]} cubes, not {whole}.")
    if min(places) < 0:
        found.append("A place holds less than nothing.")
    if state.marker_supply + sum(state.markers) != MARKERS:
        found.append(f"{state.marker_supply} and {state.markers} markers are not {MARKERS}.")


def _check_hospital(state: Flow, seat: int, found: list[str]) -> None:
    """QUA-2 and QUA-4, as far as they hold for a hospital at rest (QUA-2.12)."""
    layout = state.layouts[seat]
    tiles = layout.present
    if len(layout.at) != tiles.bit_count():
        found.append(f"Two tiles of seat {seat} lie on one cell.")
    for tile in range(TILE_COUNT):
        if (tiles >> tile) & 1 and layout.doors[tile] not in ROTATIONS[tile]:
            found.append(f"The {TILES[tile]} of seat {seat} has doors that it cannot have.")
    if not (tiles >> LOBBY) & 1:
        found.append(f"Seat {seat} has no lobby.")
        return
    if not layout.entrance_is_open():
        found.append(f"The entrance of seat {seat} is fenced in.")
    if layout.component != tiles and not layout.has(HELIPAD):
        found.append(f"The hospital of seat {seat} has fallen apart.")
    if state.quarantine[seat] & ~tiles:
        found.append(f"Seat {seat} has quarantine where no tile is.")
    if (state.quarantine[seat] >> CONTAINMENT) & 1:
        found.append(f"The Containment of seat {seat} is quarantined.")
    aside = 0
    for tile in state.asides[seat]:
        aside |= 1 << tile
    if len(state.asides[seat]) > MOST_SET_ASIDE or aside.bit_count() != len(state.asides[seat]):
        found.append(f"Seat {seat} has set aside {len(state.asides[seat])} tiles.")
    if aside & (tiles | 1 << LOBBY):
        found.append(f"Seat {seat} has set aside a tile that lies in the hospital.")
    if state.turn and (tiles | aside) & _BASIC != _BASIC:
        found.append(f"Seat {seat} has lost a tile of the start.")


def _check_patients(state: Flow, seat: int, found: list[str]) -> None:
    """QUA-9.3: patients lie on tiles of the hospital, two at most."""
    layout = state.layouts[seat]
    if state.occupied(seat) & ~layout.present:
        found.append(f"Seat {seat} has a patient where no tile is.")
    for ward in range(FIRST_WARD, FIRST_ROOM):
        if state.patients_on(seat, ward) > 2:
            found.append(f"Seat {seat} has three patients on {TILES[ward]}.")
    emergency = state.emergency_patient(seat)
    if emergency >= len(COLOURS) or (emergency != NOTHING and not layout.has(EMERGENCY_ROOM)):
        found.append(f"Seat {seat} has an impossible patient in the Emergency Room.")


def _check_market(state: Flow, found: list[str]) -> None:
    """QUA-0.8, QUA-11, QUA-12.5: every tile is on sale or owned, and prices lie where they may."""
    copies = 1 if state.deal.seats == 2 else 2
    for stack, room in enumerate(state.rooms):
        owned = sum([state.owns(seat, room) for seat in range(state.deal.seats)])
        if state.left[stack] + owned != copies or state.left[stack] < 0:
            found.append(f"{owned} players own {TILES[room]}, and {state.left[stack]} are left.")
        price = state.prices[stack]
        if price != NO_CUBES and (price[GREY] or sum(price) < LEAST_PRICE):
            found.append(f"The price of {TILES[room]} is no price.")
        if state.owners[stack] != NOBODY and (price == NO_CUBES or not state.left[stack]):
            found.append(f"{TILES[room]} is under contract without a price or a tile.")
        if price != NO_CUBES and not state.left[stack]:
            found.append(f"{TILES[room]} has a price and no tile.")
    for colour in range(len(COLOURS)):
        owned = 0
        for ward in WARDS_OF[colour][1:]:
            owned += sum([state.owns(seat, ward) for seat in range(state.deal.seats)])
        if state.wards_left[colour] + owned != EXTRA_WARDS_PER_COLOUR:
            found.append(f"{owned} extra wards are owned, {state.wards_left[colour]} are left.")
    for seat in range(state.deal.seats):
        for room in range(FIRST_ROOM, TILE_COUNT):
            if state.owns(seat, room) and room not in state.rooms:
                found.append(f"Seat {seat} owns {TILES[room]}, which is not in this game.")


def _check_turn(state: Flow, found: list[str]) -> None:
    if state.phase == BETWEEN:
        found.append("A turn was left hanging.")
    if (state.phase == BUILDING) != (state.turn == 0):
        found.append("Hospitals are built before the first turn and not later.")
    if (state.phase == ENDED) != (state.result != 0):
        found.append("The result does not fit the phase.")
    if not 0 <= state.held <= CUBES_PER_TURN or state.held > sum(state.bag):
        found.append(f"{state.held} cubes are held.")
    if state.held and state.phase != TURN:
        found.append("Cubes are held outside a turn.")
    if state.actions < 0 or state.actions > MARKERS + 4:
        found.append(f"{state.actions} actions are left.")
    if not 0 <= state.taken <= MARKERS_TAKEN_PER_TURN or state.taken > state.markers[state.active]:
        found.append(f"{state.taken} markers were taken in this turn.")
    if state.turn > _MOST_DRAWING_TURNS + state.deal.seats - 1:  # QUA-19.9
        found.append(f"This is turn {state.turn}.")
    if state.turn and state.finisher == NOBODY and not state.tiles_on_sale():
        found.append("The last tile is gone and nobody knows.")
    if state.phase != ENDED and not state.legal(state.active):
        found.append("The active player can do nothing.")


def _check_nothing_went_back(before: Flow, state: Flow, found: list[str]) -> None:
    """QUA-18.4: nothing goes back to the bag; nor to the market, nor time."""
    for cube in range(GREY + 1):
        if state.bag[cube] > before.bag[cube]:
            found.append(f"{CUBES[cube]} cubes went back to the bag.")
    if state.turn < before.turn:
        found.append(f"Turn {state.turn} came after turn {before.turn}.")
    if state.revealed < before.revealed:
        found.append("Something known was forgotten.")
    for colour in range(len(COLOURS)):
        if state.wards_left[colour] > before.wards_left[colour]:
            found.append("An extra ward went back to the market.")
    if before.rooms:
        if state.rooms != before.rooms:
            found.append("The market is another one.")
        for stack in range(len(before.rooms)):
            _check_stack(before, state, stack, found)
    if before.finisher != NOBODY and state.finisher != before.finisher:
        found.append("Somebody else brought about the end.")
    if before.result and state.result != before.result:
        found.append("The result changed.")
    for seat in range(state.deal.seats):
        if (
            state.turn == before.turn > 0
            and seat not in (before.active, state.active)
            and state.layouts[seat] is not before.layouts[seat]
        ):
            found.append(f"The hospital of seat {seat} changed in another's turn.")


def _check_stack(before: Flow, state: Flow, stack: int, found: list[str]) -> None:
    """QUA-11.4: a price stays as long as a tile of the stack is left."""
    name = TILES[state.rooms[stack]]
    if state.left[stack] > before.left[stack]:
        found.append(f"A tile of {name} went back to the market.")
    price = before.prices[stack]
    if price != NO_CUBES and state.left[stack] and state.prices[stack] != price:
        found.append(f"The price of {name} changed.")
