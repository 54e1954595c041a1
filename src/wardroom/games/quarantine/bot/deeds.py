"""Deeds: what a player may set out to do with one action, or for nothing.

A deed is a chain of small steps with one purpose, such as buying a ward, paying for it and laying
it down. Searching over deeds instead of steps keeps the plans of a turn few and sensible.
"""

from typing import Final

from wardroom.games.quarantine import actions
from wardroom.games.quarantine.bot.judgement import Judgement
from wardroom.games.quarantine.bot.patience import Beds
from wardroom.games.quarantine.bot.prices import likely_prices, unit_to_pay
from wardroom.games.quarantine.bot.rebuilds import rebuilds
from wardroom.games.quarantine.bot.rounding import settled
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.content import (
    COLOURS,
    FIRST_ROOM,
    FIRST_WARD,
    LABORATORY,
    STORAGE,
    TILES,
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
from wardroom.games.quarantine.rules import Turns
from wardroom.games.quarantine.state import KEEP, NOTHING, PAYMENT, PLACE, TURNING
from wardroom.games.quarantine.trade import BuildRoom, BuildWard, Contract, Take
from wardroom.kernel.message import Argument, Message

_ALL_COLOURS: Final = range(len(COLOURS))
CONTRACTS_TO_TRY: Final = 3
MOVES_TO_TRY: Final = 2
FARTHEST_MOVE: Final = 7


def branch(world: Turns) -> Turns:
    """An independent copy of the world."""
    new = Turns()
    world.copy_onto(new)
    new._legal = None
    return new


class Deed:
    """Steps with one purpose, the world they lead to, and the reason.

    The reason is kept as small numbers and only put into a Message when the deed is chosen.
    """

    __slots__ = ("actions", "colour", "free", "kind", "tile", "world")

    def __init__(self, kind: str, world: Turns, tile: int = NOTHING, colour: int = NOTHING) -> None:
        self.kind = kind
        self.world = world
        self.tile = tile
        self.colour = colour
        self.free = False
        """Whether it takes none of the turn's actions."""
        self.actions: list[QuarantineAction] = []

    def step(self, action: QuarantineAction) -> None:
        """Go one step further."""
        action.perform(self.world, self.world.active)
        self.actions.append(action)

    def split(self) -> "Deed":
        """The same deed so far, to be brought to another end."""
        other = Deed(self.kind, branch(self.world), self.tile, self.colour)
        other.actions = self.actions[:]
        other.free = self.free
        return other

    def reason(self) -> Message:
        return reason(self.kind, self.tile, self.colour)


def reason(kind: str, tile: int = NOTHING, colour: int = NOTHING, owner: int = NOTHING) -> Message:
    """Why it is done, in one sentence."""
    args: dict[str, Argument] = {}
    if tile != NOTHING:
        args["tile"] = TILES[tile]
    if colour != NOTHING:
        args["colour"] = COLOURS[colour]
    if owner != NOTHING:
        args["owner"] = owner
    return Message("why-" + kind, args)


def deeds(world: Turns, judgement: Judgement) -> list[Deed]:
    """All that is worth a thought between two steps of a turn."""
    found: list[Deed] = []
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
            _add_deed(world, action, judgement, found)
    if world.actions:
        _add_contracts(world, judgement, found)
        _add_moves(world, judgement, found)
    return found


def _begin(
    kind: str, world: Turns, action: QuarantineAction, tile: int = NOTHING, colour: int = NOTHING
) -> Deed:
    deed = Deed(kind, branch(world), tile, colour)
    deed.step(action)
    return deed


def _add_deed(
    world: Turns, action: QuarantineAction, judgement: Judgement, found: list[Deed]
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


def _admission(world: Turns, action: Admit) -> Deed:
    """Admit as many as fit."""
    deed = _begin("admit", world, action)
    seat = world.active
    while deed.world.step is not None:
        deed.step(actions.ADMIT_TO[wards_for(deed.world, seat)[0] - FIRST_WARD])
    return deed


def _add_places(deed: Deed, judgement: Judgement, found: list[Deed], free: bool = False) -> None:
    """Pay if it must be paid for, and lay the tile where it does most."""
    world = deed.world
    seat = world.active
    deed.free = free
    while world.step is not None and world.step.kind == PAYMENT:
        deed.step(actions.PAY[unit_to_pay(world, seat, world.step)])
    step = world.step
    if step is None or step.kind != PLACE:
        return
    number = judgement.temper.places
    if step.tile == STORAGE or step.tile == WAITING_ROOM:
        number *= 3
    places = judgement.places(world, seat, step.tile)[:number]
    for place in places:
        laid = deed.split()
        laid.step(actions.CELL[place.cell])
        if laid.world.step is not None and laid.world.step.kind == TURNING:
            laid.step(actions.ROTATION[place.doors - 1])
        found.append(laid)
    if not places and deed.kind != "place" and step.tile >= FIRST_ROOM:
        deed.step(actions.SET_ASIDE)
        found.append(deed)


def _add_blocks(deed: Deed, found: list[Deed]) -> None:
    """Pathology where it helps: in the own hospital, or for the sake of a cube to keep."""
    world = deed.world
    seat = world.active
    keeps = world.has_active(seat, LABORATORY)
    for action in world.legal(seat):
        if isinstance(action, Block) and (action.owner == seat or keeps):
            cleaned = deed.split()
            cleaned.step(action)
            if cleaned.world.step is not None and cleaned.world.step.kind == KEEP:
                cleaned.step(actions.KEEP)
            found.append(cleaned)


def _wanted_colour(world: Turns) -> int:
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


def _add_contracts(world: Turns, judgement: Judgement, found: list[Deed]) -> None:
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
            deed = _begin("contract", world, contract, room)
            for colour in price:
                deed.step(actions.ADD[colour])
            deed.step(actions.DONE)
            found.append(deed)


def _by_rank(entry: tuple[float, int, Contract]) -> tuple[float, int]:
    return entry[0], entry[1]


def _add_moves(world: Turns, judgement: Judgement, found: list[Deed]) -> None:
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
        deed = _begin("move", world, actions.MOVE[start], colour=line[start])
        deed.step(actions.TO[goal])
        if deed.world.lines[seat] not in known:
            known.add(deed.world.lines[seat])
            found.append(deed)


def _can_move(world: Turns) -> bool:
    for action in world.legal(world.active):
        if isinstance(action, Move):
            return True
    return False


def _with_line(world: Turns, judgement: Judgement, line: tuple[int, ...]) -> float:
    """What the own hospital would be worth with this line."""
    seat = world.active
    before = world.lines[seat]
    world.lines[seat] = line
    worth = judgement.prospects(world, seat)
    world.lines[seat] = before
    return settled(worth)


def _add_new_order(world: Turns, found: list[Deed]) -> None:
    """Triage: as many as fit first, then colour by colour as the wards hold them."""
    seat = world.active
    line = world.lines[seat]
    order = best_order(world, seat)
    if order == line:
        return
    deed = _begin("triage", world, actions.TRIAGE)
    for colour in order:
        if deed.world.step is None:
            break
        deed.step(actions.NEXT[colour])
    found.append(deed)


def best_order(world: Turns, seat: int) -> tuple[int, ...]:
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


def _add_rebuilds(world: Turns, judgement: Judgement, found: list[Deed]) -> None:
    for steps in rebuilds(world, judgement):
        deed = Deed("rebuild", branch(world))
        for action in steps:
            deed.step(action)
        deed.free = deed.world.actions == world.actions
        found.append(deed)
