"""The table of all actions, and the few that belong to every part of a turn.

What is legal is decided in `legal`; an action here only says what it does.
"""

from typing import Final

from wardroom.games.quarantine import building, rebuilding, trade
from wardroom.games.quarantine.building import LAY, RESET
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.content import (
    COLOURS,
    FIRST_ROOM,
    FIRST_WARD,
    GREY,
    LOBBY,
    PATIENTS,
    SIDES,
    TILE_COUNT,
)
from wardroom.games.quarantine.cubes import (
    Block,
    Disinfect,
    Draw,
    Infect,
    Keep,
    NoSpread,
    Pathology,
    Queue,
    Spread,
)
from wardroom.games.quarantine.grid import REACH, cell_at
from wardroom.games.quarantine.markers import (
    FreeMarker,
    MarkerFrom,
    NoMarker,
    TakeMarker,
    UseMarker,
)
from wardroom.games.quarantine.patients import (
    Admit,
    Cure,
    GiftShop,
    KeepRest,
    Move,
    Next,
    Pharmacy,
    Stop,
    To,
    Triage,
)
from wardroom.games.quarantine.placing import Cell, PlaceAside, Rotation, SetAside
from wardroom.games.quarantine.rebuilding import Aside, Lift, Put, Rebuild
from wardroom.games.quarantine.state import ADMIT, BETWEEN, BUILDING, PRICE, Position
from wardroom.games.quarantine.trade import Add, BuildRoom, BuildWard, Contract, Pay, Take
from wardroom.kernel.action import Action

SEATS: Final = 4


class Done(QuarantineAction):
    """The starting hospital, the price or the rebuild is as it should be."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("done")

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if position.phase == BUILDING:
            building.open_hospital(position)
        elif step is not None and step.kind == PRICE:
            trade.sign(position, seat)
        else:
            rebuilding.finish(position, seat)


class Cancel(QuarantineAction):
    """Everything is again as it was before the action began, but for the count of cancels."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("cancel")

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is not None and step.kind == ADMIT:
            position.lines[seat] = step.line
            position.patients[seat] = step.patients
        position.step = None
        position.cancels += 1


class EndTurn(QuarantineAction):
    """QUA-5.8: a turn ends when its player says so; QUA-5.7: unused actions are lost."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("end_turn")

    def perform(self, position: Position, seat: int) -> None:
        position.phase = BETWEEN


_ALL_SEATS: Final = range(SEATS)
_ALL_COLOURS: Final = range(len(COLOURS))
_ALL_TILES: Final = range(TILE_COUNT)
_ALL_ROOMS: Final = range(FIRST_ROOM, TILE_COUNT)
_ALL_PLACES: Final = range(PATIENTS)
_CELLS: Final[tuple[int, ...]] = tuple(
    cell_at(x, y) for y in range(-REACH, REACH + 1) for x in range(-REACH, REACH + 1)
)
_CORNERS: Final[tuple[int, ...]] = tuple(
    cell_at(x, y) for y in range(-REACH - 1, REACH + 1) for x in range(-REACH - 1, REACH + 1)
)

DONE: Final = Done()
CANCEL: Final = Cancel()
END_TURN: Final = EndTurn()
DRAW: Final = Draw()
QUEUE: Final[tuple[Queue, ...]] = tuple(Queue(owner) for owner in _ALL_SEATS)
INFECT: Final = tuple(tuple(Infect(owner, tile) for tile in _ALL_TILES) for owner in _ALL_SEATS)
SPREAD: Final = tuple(Spread(tile) for tile in _ALL_TILES)
NO_SPREAD: Final = NoSpread()
DISINFECT: Final = tuple(
    tuple(Disinfect(owner, tile) for tile in _ALL_TILES) for owner in _ALL_SEATS
)
PATHOLOGY: Final = Pathology()
BLOCK: Final = tuple({corner: Block(owner, corner) for corner in _CORNERS} for owner in _ALL_SEATS)
KEEP: Final = Keep(True)
KEEP_NONE: Final = Keep(False)
ADMIT_TO: Final = tuple(Admit(ward) for ward in range(FIRST_WARD, FIRST_ROOM))
STOP: Final = Stop()
CURE: Final = tuple(Cure(colour, more=False) for colour in _ALL_COLOURS)
CURE_MORE: Final = tuple(Cure(colour, more=True) for colour in _ALL_COLOURS)
MOVE: Final = tuple(Move(place) for place in _ALL_PLACES)
TO: Final = tuple(To(place) for place in _ALL_PLACES)
TRIAGE: Final = Triage()
NEXT: Final = tuple(Next(colour) for colour in _ALL_COLOURS)
KEEP_REST: Final = KeepRest()
PHARMACY: Final = Pharmacy()
GIFT_SHOP: Final = tuple(GiftShop(colour) for colour in _ALL_COLOURS)
TAKE_MARKER: Final = TakeMarker()
USE_MARKER: Final = UseMarker()
FREE_MARKER: Final = FreeMarker()
MARKER_FROM: Final = tuple(MarkerFrom(giver) for giver in _ALL_SEATS)
NO_MARKER: Final = NoMarker()
CONTRACT: Final = tuple(Contract(room) for room in _ALL_ROOMS)
ADD: Final = tuple(Add(colour) for colour in _ALL_COLOURS)
TAKE: Final = tuple(Take(room) for room in _ALL_ROOMS)
BUILD_ROOM: Final = tuple(BuildRoom(room) for room in _ALL_ROOMS)
BUILD_WARD: Final = tuple(BuildWard(colour) for colour in _ALL_COLOURS)
PAY: Final = tuple(Pay(unit) for unit in range(GREY + 1))
CELL: Final = {cell: Cell(cell) for cell in _CELLS}
ROTATION: Final = tuple(Rotation(doors) for doors in range(1, 16))
SET_ASIDE: Final = SetAside()
PLACE_ASIDE: Final = tuple(PlaceAside(tile) for tile in range(FIRST_WARD, TILE_COUNT))
REBUILD: Final = Rebuild()
LIFT: Final = tuple(Lift(tile) for tile in _ALL_TILES)
PUT: Final = tuple(Put(tile) for tile in _ALL_TILES)
ASIDE: Final = tuple(Aside(tile) for tile in range(LOBBY + 1, TILE_COUNT))


def spelled(notation: str) -> str:
    """Doors are a set of sides, so their order does not matter."""
    words = notation.split(" ")
    if words[0] in ("lay", "rotation") and set(words[-1]) <= set(SIDES):
        words[-1] = "".join([side for side in SIDES if side in words[-1]])
    return " ".join(words)


def all_actions() -> list[Action]:
    """The action space; its order is part of the edition."""
    space: list[Action] = [DONE, CANCEL, END_TURN, RESET, DRAW, NO_SPREAD, *QUEUE, *SPREAD]
    for owner in _ALL_SEATS:
        space += [*INFECT[owner], *DISINFECT[owner]]
    space += [STOP, *ADMIT_TO, *CURE, *CURE_MORE, *MOVE, *TO]
    space += [TRIAGE, *NEXT, KEEP_REST, PHARMACY, *GIFT_SHOP, PATHOLOGY, KEEP, KEEP_NONE]
    space += [TAKE_MARKER, USE_MARKER, FREE_MARKER, *MARKER_FROM, NO_MARKER]
    space += [*CONTRACT, *ADD, *TAKE, *BUILD_ROOM, *BUILD_WARD, *PAY]
    space += [SET_ASIDE, *PLACE_ASIDE, REBUILD, *LIFT, *PUT, *ASIDE, *ROTATION]
    space += LAY.values()
    space += CELL.values()
    for blocks in BLOCK:
        space += blocks.values()
    return space
