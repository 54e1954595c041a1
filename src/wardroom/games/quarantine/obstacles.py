"""What stands in the way of an action between two steps of a turn.

Each function is asked about an action that is not legal and finds out why, in the order in which a
person would look: does the thing exist, is it at hand, is it payable, is there an action left.
"""

from collections.abc import Mapping

from wardroom.games.quarantine import patients, trade
from wardroom.games.quarantine.actions import EndTurn
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.content import (
    COLOURS,
    GIFT_SHOP,
    LEAST_PRICE,
    MARKERS_TAKEN_PER_TURN,
    MOST_CANCELS,
    MOST_SET_ASIDE,
    PATHOLOGY,
    PHARMACY,
    TILES,
    TRIAGE,
    WAITING_ROOM,
    WARDS_OF,
    colour_of,
)
from wardroom.games.quarantine.cubes import Disinfect, Draw, Pathology
from wardroom.games.quarantine.legal import has_place
from wardroom.games.quarantine.markers import TakeMarker, UseMarker
from wardroom.games.quarantine.patients import (
    Admit,
    Cure,
    GiftShop,
    Move,
    Pharmacy,
    Triage,
)
from wardroom.games.quarantine.placing import PlaceAside
from wardroom.games.quarantine.rebuilding import Rebuild
from wardroom.games.quarantine.state import (
    NO_CUBES,
    NOBODY,
    Position,
    cube_names,
)
from wardroom.games.quarantine.trade import BuildRoom, BuildWard, Contract, Take
from wardroom.kernel.message import Argument, Message


def no(what: str, args: Mapping[str, Argument] | None = None) -> Message:
    """One of the messages of refusal."""
    return Message("why-not-" + what, args)


def obstacle(position: Position, seat: int, action: QuarantineAction) -> Message:
    """Why an action of a turn, which is not legal, is not."""
    if isinstance(action, Draw):
        others_last = position.finisher not in (NOBODY, seat)
        return no("last-turn-without-cubes" if others_last else "all-drawn")
    if isinstance(action, EndTurn):
        return no("cubes-to-draw", {"count": position.held})
    if isinstance(action, UseMarker):
        return no("marker-of-this-turn" if position.markers[seat] else "no-marker")
    if isinstance(action, PlaceAside):
        return _place_aside(position, seat, action)
    if isinstance(action, Take):
        return _take(position, seat, action)
    if isinstance(action, Rebuild):
        return _rebuild(position, seat)
    reason = _in_itself(position, seat, action)
    if reason is not None:
        return reason
    if not position.actions:
        return no("no-actions")
    return _too_many_cancels()


def _too_many_cancels() -> Message:
    return no("cancels", {"count": MOST_CANCELS})


def _in_itself(position: Position, seat: int, action: QuarantineAction) -> Message | None:
    """What would be in the way even with actions to spare; nothing else is, perhaps."""
    if isinstance(action, Admit):
        return _admit(position, seat, action)
    if isinstance(action, Cure):
        return _cure(position, seat, action)
    if isinstance(action, Move | Triage):
        return _reorder(position, seat, action)
    if isinstance(action, Pharmacy):
        idle = idle_room(position, seat, PHARMACY)
        return no("empty-line") if idle is None and not position.lines[seat] else idle
    if isinstance(action, GiftShop):
        idle = idle_room(position, seat, GIFT_SHOP)
        if idle is None and not position.box[action.colour]:
            return no("not-in-the-box", {"colour": COLOURS[action.colour]})
        return idle
    if isinstance(action, Pathology):
        return _pathology(position, seat)
    if isinstance(action, Disinfect):
        return _disinfect(position, action)
    if isinstance(action, TakeMarker):
        if position.taken >= MARKERS_TAKEN_PER_TURN:
            return no("markers-taken", {"count": MARKERS_TAKEN_PER_TURN})
        return None if position.marker_supply else no("no-marker-in-supply")
    if isinstance(action, Contract):
        return _contract(position, seat, action)
    if isinstance(action, BuildRoom):
        return _build_room(position, seat, action)
    if isinstance(action, BuildWard):
        return _build_ward(position, seat, action)
    return None


# Whether a thing is there


def no_hospital(position: Position) -> Message:
    """A seat that nobody sits in."""
    return no("no-hospital", {"count": position.deal.seats})


def not_there(position: Position, owner: int, tile: int) -> Message | None:
    """Is there no such tile in a hospital?"""
    if owner >= position.deal.seats:
        return no_hospital(position)
    if not position.layouts[owner].has(tile):
        return no("not-in-hospital-of", {"tile": TILES[tile], "owner": owner})
    return None


def idle_room(position: Position, seat: int, room: int) -> Message | None:
    """QUA-1.7, QUA-1.8: a power needs its room, clean and in the hospital."""
    if position.has_active(seat, room):
        return None
    args = {"tile": TILES[room]}
    if position.layouts[seat].has(room):
        return no("quarantined", args)
    return no("room-aside" if room in position.asides[seat] else "no-room", args)


# Patients


def admit(position: Position, seat: int, action: Admit) -> Message:
    """QUA-9.2: why the first of the line cannot go to this ward."""
    return _admit(position, seat, action) or _too_many_cancels()


def _admit(position: Position, seat: int, action: Admit) -> Message | None:
    line = position.lines[seat]
    if not line:
        return no("empty-line")
    args = {"tile": TILES[action.ward]}
    layout = position.layouts[seat]
    if not layout.has(action.ward):
        return no("not-in-hospital", args)
    if colour_of(action.ward) != line[0]:
        return no("other-patient-first", {**args, "colour": COLOURS[line[0]]})
    quarantine = position.quarantine[seat]
    if (quarantine >> action.ward) & 1:
        return no("quarantined", args)
    capacity = patients.capacity_of(layout, quarantine, line[0])
    return no("full", args) if position.patients_on(seat, action.ward) >= capacity else None


def _cure(position: Position, seat: int, action: Cure) -> Message | None:
    """QUA-10.1, QUA-10.3, QUA-17.2."""
    args = {"colour": COLOURS[action.colour]}
    if not position.curable(seat, action.colour):
        somewhere = position.emergency_patient(seat) == action.colour
        for ward in WARDS_OF[action.colour]:
            somewhere = somewhere or position.patients_on(seat, ward) > 0
        return no("patients-in-quarantine" if somewhere else "no-patients-in-bed", args)
    if not action.more or patients.also_cured(position, seat, action.colour):
        return None
    return idle_room(position, seat, WAITING_ROOM) or no("waiting-room-adds-nobody", args)


def _reorder(position: Position, seat: int, action: QuarantineAction) -> Message | None:
    """QUA-13.1, QUA-8.3."""
    if isinstance(action, Triage):
        idle = idle_room(position, seat, TRIAGE)
        if idle is not None:
            return idle
    line = position.lines[seat]
    if not line:
        return no("empty-line")
    if isinstance(action, Move) and action.place >= len(line):
        return no("short-line", {"count": len(line)})
    return None if patients.is_mixed(line) else no("one-colour-line")


# Quarantine


def _pathology(position: Position, seat: int) -> Message | None:
    idle = idle_room(position, seat, PATHOLOGY)
    if idle is not None:
        return idle
    if position.examined:
        return no("pathology-once")
    return None if any(position.quarantine) else no("nothing-quarantined")


def _disinfect(position: Position, action: Disinfect) -> Message | None:
    missing = not_there(position, action.owner, action.tile)
    if missing is not None:
        return missing
    if (position.quarantine[action.owner] >> action.tile) & 1:
        return None
    if not any(position.quarantine):
        return no("nothing-quarantined")
    return no("clean", {"tile": TILES[action.tile], "owner": action.owner})


# The market


def _off_the_market(position: Position, room: int) -> Message | None:
    args = {"tile": TILES[room]}
    if room not in position.rooms:
        return no("not-in-this-game", args)
    return None if position.left[position.rooms.index(room)] else no("sold-out", args)


def _contract(position: Position, seat: int, action: Contract) -> Message | None:
    """QUA-11.1, QUA-11.4."""
    gone = _off_the_market(position, action.room)
    if gone is not None:
        return gone
    if position.prices[position.rooms.index(action.room)] != NO_CUBES:
        return no("priced", {"tile": TILES[action.room]})
    if sum(position.stocks[seat][: len(COLOURS)]) < LEAST_PRICE:
        return no("too-poor-for-a-price", {"count": LEAST_PRICE})
    return None


def _build_room(position: Position, seat: int, action: BuildRoom) -> Message | None:
    """QUA-12.4 to QUA-12.6, QUA-4.3."""
    room = action.room
    gone = _off_the_market(position, room)
    args = {"tile": TILES[room]}
    if gone is not None:
        return gone
    stack = position.rooms.index(room)
    if position.owns(seat, room):
        return no("owned", args)
    if position.owners[stack] == seat:
        return no("own-contract", args)
    if position.prices[stack] == NO_CUBES:
        return no("unpriced", args)
    if not trade.can_pay(position, seat, room):
        return no("cannot-pay", {**args, "cubes": cube_names(position.prices[stack])})
    return _nowhere(position, seat, room, may_wait=True)


def _build_ward(position: Position, seat: int, action: BuildWard) -> Message | None:
    """QUA-12.10 to QUA-12.13."""
    colour = {"colour": COLOURS[action.colour]}
    if not position.wards_left[action.colour]:
        return no("wards-sold-out", colour)
    if (position.wards_bought >> action.colour) & 1:
        return no("ward-bought", colour)
    ward = position.next_extra_ward(seat, action.colour)
    if not trade.can_pay(position, seat, ward):
        return no("cannot-pay-ward", {"count": trade.units_due(position, ward)})
    return _nowhere(position, seat, ward, may_wait=False)


def _nowhere(position: Position, seat: int, tile: int, may_wait: bool) -> Message | None:
    """QUA-4.3, QUA-12.13: is there neither a place in the hospital nor one beside it?"""
    if may_wait and len(position.asides[seat]) < MOST_SET_ASIDE:
        return None
    if has_place(position, seat, tile):
        return None
    return no("no-place-nor-aside" if may_wait else "no-place", {"tile": TILES[tile]})


def _take(position: Position, seat: int, action: Take) -> Message:
    """QUA-11.8, QUA-4.3."""
    room = action.room
    args = {"tile": TILES[room]}
    gone = _off_the_market(position, room)
    if gone is not None:
        return gone
    stack = position.rooms.index(room)
    if position.owners[stack] != seat:
        return no("no-contract", args)
    if (position.contracted >> stack) & 1:
        return no("contract-of-this-turn", args)
    return _nowhere(position, seat, room, may_wait=True) or _too_many_cancels()


# The own hospital


def _place_aside(position: Position, seat: int, action: PlaceAside) -> Message:
    """QUA-4.4."""
    args = {"tile": TILES[action.tile]}
    if action.tile not in position.asides[seat]:
        return no("not-aside", args)
    return _nowhere(position, seat, action.tile, may_wait=False) or _too_many_cancels()


def _rebuild(position: Position, seat: int) -> Message:
    """QUA-16.2, QUA-16.3."""
    if position.rebuilt:
        return no("rebuilt")
    if not position.clean(seat) & ~position.occupied(seat):
        return no("nothing-to-lift")
    if position.cancels >= MOST_CANCELS:
        return _too_many_cancels()
    return no("no-actions")
