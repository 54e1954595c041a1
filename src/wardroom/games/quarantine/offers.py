"""Legal actions as they are put before a player: what they light, show, cost, and which is usual.

What an action lights seldom depends on more than the seat, so those offers are made once and found
again; only the few that speak of the position are made again.
"""

from typing import Final

from wardroom.games.quarantine import actions, trade
from wardroom.games.quarantine.actions import Done, EndTurn
from wardroom.games.quarantine.building import Lay
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.content import COLOURS, CUBES, EMERGENCY_ROOM, LOBBY, TILES, WARDS_OF
from wardroom.games.quarantine.cubes import (
    Block,
    Disinfect,
    Draw,
    Infect,
    Pathology,
    Queue,
    Spread,
)
from wardroom.games.quarantine.grid import cell_name, spot
from wardroom.games.quarantine.markers import FreeMarker, MarkerFrom, TakeMarker, UseMarker
from wardroom.games.quarantine.patients import (
    Admit,
    Cure,
    GiftShop,
    Move,
    Next,
    Pharmacy,
    To,
    Triage,
)
from wardroom.games.quarantine.placing import Cell, PlaceAside
from wardroom.games.quarantine.rebuilding import Aside, Lift, Put, Rebuild
from wardroom.games.quarantine.state import (
    ADMIT,
    BUILDING,
    FREE_MARKER,
    KEEP,
    NOBODY,
    PRICE,
    REBUILD,
    Position,
)
from wardroom.games.quarantine.trade import Add, BuildRoom, BuildWard, Contract, Pay, Take
from wardroom.kernel.message import Message
from wardroom.kernel.offer import Offer

_OF_THE_POSITION: Final[set[type]] = {
    Draw,
    EndTurn,
    Done,
    Spread,
    Cure,
    Next,
    Contract,
    BuildRoom,
    BuildWard,
    Cell,
    Block,
}
_made: Final[dict[int, Offer]] = {}
"""Offers that depend on nothing but action and seat, by both."""


def offers(position: Position, seat: int, legal: tuple[QuarantineAction, ...]) -> list[Offer]:
    """The legal actions of a seat, in the same order."""
    usual = _usual(position, legal)
    found: list[Offer] = []
    for action in legal:
        if type(action) in _OF_THE_POSITION:
            offer = _offer_now(position, seat, action)
        else:
            offer = _offer(seat, action)
        found.append(offer._replace(usual=True) if action is usual else offer)
    return found


def _offer(seat: int, action: QuarantineAction) -> Offer:
    key = action.index * actions.SEATS + seat
    made = _made.get(key)
    if made is None:
        made = Offer(action, _lights(seat, action))
        _made[key] = made
    return made


def _offer_now(position: Position, seat: int, action: QuarantineAction) -> Offer:
    """An offer that says something of the position."""
    if isinstance(action, Draw):
        return Offer(action, ("bag",), final=True)
    if isinstance(action, EndTurn):
        if not position.actions:
            return Offer(action, ("end",))
        lost = Message("cost-actions", {"count": position.actions})  # QUA-5.7
        return Offer(action, ("end",), cost=lost, careful=True)
    if isinstance(action, Done):
        final = position.phase == BUILDING and _is_last_to_build(position)
        return Offer(action, final=final, words=_finished(position))
    if isinstance(action, Spread):
        owner = seat if position.step is None else position.step.number
        return Offer(action, (_tile(owner, action.tile),))
    if isinstance(action, Cure):
        return Offer(action, _sickbeds(position, seat, action.colour))
    if isinstance(action, Next):
        return Offer(action, (f"patient:{_next_of(position, seat, action.colour)}",))
    if isinstance(action, Contract):
        lights = (f"stack:{TILES[action.room]}",)
        if position.finisher == NOBODY:
            return Offer(action, lights)
        return Offer(action, lights, cost=Message("cost-price-lost"), careful=True)  # QUA-G.27
    if isinstance(action, BuildRoom):
        due = trade.units_due(position, action.room)
        return Offer(action, (f"stack:{TILES[action.room]}",), cost=_cubes(due))
    if isinstance(action, BuildWard):
        due = trade.units_due(position, WARDS_OF[action.colour][1])
        return Offer(action, (f"ward:{COLOURS[action.colour]}",), cost=_cubes(due))
    if isinstance(action, Cell):
        there = spot(action.cell, _lobby(position, seat))
        return Offer(action, _lights(seat, action), words=Message("do-cell-at", {"spot": there}))
    if isinstance(action, Block):
        there = spot(action.corner, _lobby(position, action.owner))
        words = Message("do-block-at", {"owner": action.owner, "spot": there})
        return Offer(action, _lights(seat, action), words=words)
    return Offer(action)


def _finished(position: Position) -> Message | None:
    """What is done by `done`."""
    if position.phase == BUILDING:
        return Message("do-open")
    if position.step is not None and position.step.kind == PRICE:
        return Message("do-set-price")
    return Message("do-finish-rebuild")


def _lobby(position: Position, owner: int) -> int:
    """Where the lobby lies now; while it is lifted in a rebuild, where it lay before."""
    return position.layouts[owner].where[LOBBY]


def _cubes(count: int) -> Message:
    return Message("cost-cubes", {"count": count})


def _is_last_to_build(position: Position) -> bool:
    """QUA-0.3: the next hospital to open shows the market."""
    return (position.active + 1) % position.deal.seats == position.deal.first


def _tile(owner: int, tile: int) -> str:
    return f"tile:{owner}:{TILES[tile]}"


def _sickbeds(position: Position, seat: int, colour: int) -> tuple[str, ...]:
    """QUA-10.2: the clean tiles with a patient of this colour."""
    clean = position.clean(seat)
    found = [
        _tile(seat, ward)
        for ward in WARDS_OF[colour]
        if (clean >> ward) & 1 and position.patients_on(seat, ward)
    ]
    if (clean >> EMERGENCY_ROOM) & 1 and position.emergency_patient(seat) == colour:
        found.append(_tile(seat, EMERGENCY_ROOM))
    return tuple(found)


def _next_of(position: Position, seat: int, colour: int) -> int:
    """D16: the place, from 1, of the foremost of a colour who has no new place yet."""
    chosen = 0 if position.step is None else position.step.line.count(colour)
    for place, other in enumerate(position.lines[seat]):
        if other == colour:
            if not chosen:
                return place + 1
            chosen -= 1
    return 0


def _lights(seat: int, action: QuarantineAction) -> tuple[str, ...]:
    """What an action is about, whatever the position."""
    if isinstance(action, Lay):
        return f"cell:{cell_name(action.cell)}", f"loose:{TILES[action.ward]}"
    if isinstance(action, Cell):
        return (f"cell:{cell_name(action.cell)}",)
    if isinstance(action, Queue):
        return (f"line:{action.owner}",)
    if isinstance(action, Infect | Disinfect):
        return (_tile(action.owner, action.tile),)
    if isinstance(action, Block):
        return (f"block:{action.owner}:{cell_name(action.corner)}",)
    if isinstance(action, Admit):
        return _tile(seat, action.ward), "patient:1"
    if isinstance(action, Lift):
        return (_tile(seat, action.tile),)
    if isinstance(action, Move | To):
        return (f"patient:{action.place + 1}",)
    if isinstance(action, Pharmacy):
        return f"tile:{seat}:pharmacy", "patient:1"
    if isinstance(action, GiftShop):
        return f"tile:{seat}:gift_shop", f"box:{COLOURS[action.colour]}"
    if isinstance(action, Pathology):
        return (f"tile:{seat}:pathology",)
    if isinstance(action, Triage):
        return (f"tile:{seat}:triage",)
    if isinstance(action, Take):
        return (f"stack:{TILES[action.room]}",)
    if isinstance(action, Add):
        return (f"stock:{COLOURS[action.colour]}",)
    if isinstance(action, Pay):
        return (f"stock:{CUBES[action.unit]}",)
    if isinstance(action, Put | Aside | PlaceAside):
        return (f"loose:{TILES[action.tile]}",)
    if isinstance(action, Rebuild):
        return ("rebuild",)
    if isinstance(action, TakeMarker | FreeMarker):
        return ("markers",)
    if isinstance(action, UseMarker):
        return (f"markers:{seat}",)
    if isinstance(action, MarkerFrom):
        return (f"markers:{action.giver}",)
    return ()


def _usual(position: Position, legal: tuple[QuarantineAction, ...]) -> QuarantineAction | None:
    """What nearly everybody does next; nothing where there is a choice to be made."""
    step = position.step
    if step is None:
        if position.phase == BUILDING:
            return _if_legal(actions.DONE, legal)
        if position.held:
            return actions.DRAW
        return None if position.actions else actions.END_TURN
    if step.kind in (PRICE, REBUILD):
        return _if_legal(actions.DONE, legal)
    if step.kind == FREE_MARKER:
        return _if_legal(actions.FREE_MARKER, legal)
    if step.kind == KEEP:
        return actions.KEEP
    if step.kind == ADMIT:
        wards = [action for action in legal if isinstance(action, Admit)]
        return wards[0] if len(wards) == 1 else None
    return None


def _if_legal(
    action: QuarantineAction, legal: tuple[QuarantineAction, ...]
) -> QuarantineAction | None:
    for choice in legal:
        if choice is action:
            return action
    return None
