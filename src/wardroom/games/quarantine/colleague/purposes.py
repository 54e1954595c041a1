"""Purposes: what a player may set out to do with one action, or for nothing.

A purpose is a chain of actions with one aim, such as buying a ward, paying for it and laying it
down. Searching over purposes instead of actions keeps the plans of a turn few and sensible.
"""

from typing import Final

from wardroom.games.quarantine import actions
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.colleague.judgement import Judgement
from wardroom.games.quarantine.colleague.patience import Beds
from wardroom.games.quarantine.colleague.prices import likely_prices, unit_to_pay
from wardroom.games.quarantine.colleague.rebuilds import rebuilds
from wardroom.games.quarantine.colleague.rounding import settled
from wardroom.games.quarantine.content import (
    COLOURS,
    FIRST_ROOM,
    FIRST_WARD,
    LABORATORY,
    STORAGE,
    WAITING_ROOM,
)
from wardroom.games.quarantine.cubes import Block, Disinfect, Pathology
from wardroom.games.quarantine.markers import TakeMarker
from wardroom.games.quarantine.patients import (
    Admit,
    Cure,
    GiftShop,
    Move,
    Pharmacy,
    Triage,
    wards_for,
)
from wardroom.games.quarantine.placing import PlaceAside
from wardroom.games.quarantine.rebuilding import Rebuild
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.state import KEEP, NOTHING, PAYMENT, PLACE, TURNING
from wardroom.games.quarantine.trade import BuildRoom, BuildWard, Contract, Take

_ALL_COLOURS: Final = range(len(COLOURS))
CONTRACTS_TO_TRY: Final = 3
MOVES_TO_TRY: Final = 2
FARTHEST_MOVE: Final = 7


def branch(world: Flow) -> Flow:
    """An independent copy of the world."""
    new = Flow()
    world.copy_onto(new)
    new.forget_legal()
    return new


class Purpose:
    """Actions with one aim, the world they lead to, and what they are about.

    `reasons` makes a Message of it when an action is chosen.
    """

    __slots__ = ("actions", "colour", "free", "kind", "tile", "world")

    def __init__(self, kind: str, world: Flow, tile: int = NOTHING, colour: int = NOTHING) -> None:
        self.kind = kind
        self.world = world
        self.tile = tile
        self.colour = colour
        self.free = False
        """Whether it takes none of the turn's actions."""
        self.actions: list[QuarantineAction] = []

    def take(self, action: QuarantineAction) -> None:
        """Go one step further."""
        action.perform(self.world, self.world.active)
        self.actions.append(action)

    def split(self) -> "Purpose":
        """The same purpose so far, to be brought to another end."""
        other = Purpose(self.kind, branch(self.world), self.tile, self.colour)
        other.actions = self.actions[:]
        other.free = self.free
        return other


def purposes(world: Flow, judgement: Judgement) -> list[Purpose]:
    """All that is worth a thought between two steps of a turn."""
    found: list[Purpose] = []
    for action in world.legal(world.active):
        if isinstance(action, Take):
            _add_places(_begin("take", world, action, action.room), judgement, found, free=True)
        elif isinstance(action, PlaceAside):
            _add_places(_begin("place", world, action, action.tile), judgement, found, free=True)
        elif isinstance(action, Rebuild):
            _add_rebuilds(world, judgement, found)
        elif isinstance(action, Contract):
            continue
        elif world.actions:
            _add_purpose(world, action, judgement, found)
    if world.actions:
        _add_contracts(world, judgement, found)
        _add_moves(world, judgement, found)
    return found


def _begin(
    kind: str, world: Flow, action: QuarantineAction, tile: int = NOTHING, colour: int = NOTHING
) -> Purpose:
    purpose = Purpose(kind, branch(world), tile, colour)
    purpose.take(action)
    return purpose


def _add_purpose(
    world: Flow, action: QuarantineAction, judgement: Judgement, found: list[Purpose]
) -> None:
    """What begins with this action and costs one."""
    if isinstance(action, Cure):
        found.append(_begin("cure", world, action, colour=action.colour))
    elif isinstance(action, Admit):
        if action.ward == wards_for(world, world.active)[0]:
            found.append(_admission(world, action))
    elif isinstance(action, BuildWard):
        ward = world.next_extra_ward(world.active, action.colour)
        _add_places(_begin("build-ward", world, action, ward), judgement, found)
    elif isinstance(action, BuildRoom):
        _add_places(_begin("build-room", world, action, action.room), judgement, found)
    elif isinstance(action, Disinfect):
        if action.owner == world.active or world.has_active(world.active, LABORATORY):
            found.append(_begin("disinfect", world, action, action.tile))
    elif isinstance(action, Pathology):
        _add_blocks(_begin("pathology", world, action), found)
    elif isinstance(action, Pharmacy):
        found.append(_begin("pharmacy", world, action))
    elif isinstance(action, GiftShop):
        if action.colour == _wanted_colour(world):
            found.append(_begin("gift-shop", world, action, colour=action.colour))
    elif isinstance(action, TakeMarker):
        found.append(_begin("marker", world, action))
    elif isinstance(action, Triage):
        _add_new_order(world, found)


def _admission(world: Flow, action: Admit) -> Purpose:
    """Admit as many as fit."""
    purpose = _begin("admit", world, action)
    seat = world.active
    while purpose.world.step is not None:
        purpose.take(actions.ADMIT_TO[wards_for(purpose.world, seat)[0] - FIRST_WARD])
    return purpose


def _add_places(
    purpose: Purpose, judgement: Judgement, found: list[Purpose], free: bool = False
) -> None:
    """Pay if it must be paid for, and lay the tile where it does most."""
    world = purpose.world
    seat = world.active
    purpose.free = free
    while world.step is not None and world.step.kind == PAYMENT:
        purpose.take(actions.PAY[unit_to_pay(world, seat, world.step)])
    step = world.step
    if step is None or step.kind != PLACE:
        return
    number = judgement.weights.places
    if step.tile == STORAGE or step.tile == WAITING_ROOM:
        number *= 3
    places = judgement.places(world, seat, step.tile)[:number]
    for place in places:
        laid = purpose.split()
        laid.take(actions.CELL[place.cell])
        if laid.world.step is not None and laid.world.step.kind == TURNING:
            laid.take(actions.ROTATION[place.doors - 1])
        found.append(laid)
    if not places and purpose.kind != "place" and step.tile >= FIRST_ROOM:
        purpose.take(actions.SET_ASIDE)
        found.append(purpose)


def _add_blocks(purpose: Purpose, found: list[Purpose]) -> None:
    """Pathology where it helps: in the own hospital, or for the sake of a cube to keep."""
    world = purpose.world
    seat = world.active
    keeps = world.has_active(seat, LABORATORY)
    for action in world.legal(seat):
        if isinstance(action, Block) and (action.owner == seat or keeps):
            cleaned = purpose.split()
            cleaned.take(action)
            if cleaned.world.step is not None and cleaned.world.step.kind == KEEP:
                cleaned.take(actions.KEEP)
            found.append(cleaned)


def _wanted_colour(world: Flow) -> int:
    """The colour to take from the box: one that a price asks for, else the scarcest in stock."""
    seat = world.active
    stock = world.stocks[seat]
    best = NOTHING
    most = -1000
    for colour in _ALL_COLOURS:
        if world.box[colour]:
            missing = 0
            for stack, price in enumerate(world.prices):
                if world.owners[stack] != seat and price[colour] > stock[colour]:
                    missing += 1
            rank = 10 * missing - stock[colour]
            if rank > most:
                most = rank
                best = colour
    return best


def _add_contracts(world: Flow, judgement: Judgement, found: list[Purpose]) -> None:
    """The best rooms without a price, each at prices that the rivals can hardly pay."""
    seat = world.active
    turns = judgement.turns_left(world, seat)
    if turns < 0.5:
        return
    ranked: list[tuple[float, int, Contract]] = []
    for action in world.legal(seat):
        if isinstance(action, Contract) and not world.owns(seat, action.room):
            worth = judgement.room_worth(world, seat, action.room, turns)
            ranked.append((-settled(worth), action.room, action))
    if not ranked:
        return
    ranked.sort(key=_by_rank)
    for _, room, contract in ranked[:CONTRACTS_TO_TRY]:
        for price in likely_prices(world, seat, judgement, room):
            purpose = _begin("contract", world, contract, room)
            for colour in price:
                purpose.take(actions.ADD[colour])
            purpose.take(actions.DONE)
            found.append(purpose)


def _by_rank(entry: tuple[float, int, Contract]) -> tuple[float, int]:
    return entry[0], entry[1]


def _add_moves(world: Flow, judgement: Judgement, found: list[Purpose]) -> None:
    """Moving one patient where the line then brings more."""
    seat = world.active
    line = world.lines[seat]
    if not (len(line) > 1 and _can_move(world)):
        return
    trials: list[tuple[float, int, int]] = []
    for place in range(1, min(len(line), FARTHEST_MOVE)):
        if line[place] != line[0]:
            moved = (line[place], *line[:place], *line[place + 1 :])
            trials.append((-_with_line(world, judgement, moved), place, 0))
    for place in range(1, len(line)):
        if place == len(line) - 1 or (place < FARTHEST_MOVE and line[place] != line[place + 1]):
            moved = (*line[1 : place + 1], line[0], *line[place + 1 :])
            if moved != line:
                trials.append((-_with_line(world, judgement, moved), 0, place))
    trials.sort()
    known: set[tuple[int, ...]] = set()
    for _, start, goal in trials[:MOVES_TO_TRY]:
        purpose = _begin("move", world, actions.MOVE[start], colour=line[start])
        purpose.take(actions.TO[goal])
        if purpose.world.lines[seat] not in known:
            known.add(purpose.world.lines[seat])
            found.append(purpose)


def _can_move(world: Flow) -> bool:
    for action in world.legal(world.active):
        if isinstance(action, Move):
            return True
    return False


def _with_line(world: Flow, judgement: Judgement, line: tuple[int, ...]) -> float:
    """What the own hospital would be worth with this line."""
    seat = world.active
    before = world.lines[seat]
    world.lines[seat] = line
    worth = judgement.prospects(world, seat)
    world.lines[seat] = before
    return settled(worth)


def _add_new_order(world: Flow, found: list[Purpose]) -> None:
    """Triage: as many as fit first, then colour by colour as the wards hold them."""
    seat = world.active
    line = world.lines[seat]
    order = best_order(world, seat)
    if order == line:
        return
    purpose = _begin("triage", world, actions.TRIAGE)
    for colour in order:
        if purpose.world.step is None:
            break
        purpose.take(actions.NEXT[colour])
    found.append(purpose)


def best_order(world: Flow, seat: int) -> tuple[int, ...]:
    """The line in rounds: in each round as many of every colour as its wards hold."""
    from_line = list(world.lines[seat])
    waiting = [from_line.count(colour) for colour in _ALL_COLOURS]
    beds = Beds(world, seat)
    order: list[int] = []
    first = True
    while sum(waiting):
        for colour in _ALL_COLOURS:
            most = beds.free[colour] if first else max(1, beds.places[colour])
            number = min(waiting[colour], max(0, most))
            order += [colour] * number
            waiting[colour] -= number
        first = False
    return tuple(order)


def _add_rebuilds(world: Flow, judgement: Judgement, found: list[Purpose]) -> None:
    for steps in rebuilds(world, judgement):
        purpose = Purpose("rebuild", branch(world))
        for action in steps:
            purpose.take(action)
        purpose.free = purpose.world.actions == world.actions
        found.append(purpose)
