"""Why an action is not possible now, in one sentence that names what stands in the way.

First comes whose decision it is and what is being asked, then the obstacle to the action itself:
`obstacles` knows those between two steps of a turn, here are those to the answers of a step.
"""

from typing import Final

from wardroom.games.quarantine import cubes, obstacles, patients, rebuilding, sites
from wardroom.games.quarantine.actions import Cancel, Done
from wardroom.games.quarantine.asking import asking
from wardroom.games.quarantine.building import Lay, Reset
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.content import (
    COLOURS,
    CONTAINMENT,
    FIRST_ROOM,
    GREY,
    LABORATORY,
    LEAST_PRICE,
    MOST_CANCELS,
    MOST_SET_ASIDE,
    ROTATIONS,
    TILES,
)
from wardroom.games.quarantine.cubes import Block, Infect, Keep, NoSpread, Queue, Spread
from wardroom.games.quarantine.grid import cell_name
from wardroom.games.quarantine.legal import is_still_to_open
from wardroom.games.quarantine.markers import FreeMarker, MarkerFrom, NoMarker
from wardroom.games.quarantine.obstacles import no
from wardroom.games.quarantine.patients import Admit, KeepRest, Next, Stop, To
from wardroom.games.quarantine.placing import Cell, Rotation, SetAside
from wardroom.games.quarantine.rebuilding import Aside, Lift, Put
from wardroom.games.quarantine.state import (
    ADMIT,
    BLOCK,
    BUILDING,
    ENDED,
    FREE_MARKER,
    INFECT,
    KEEP,
    MOVE_TO,
    NEW_ORDER,
    PAYMENT,
    PLACE,
    PRICE,
    QUEUE,
    REBUILD,
    REBUILD_PLACE,
    REBUILD_TURNING,
    SPREAD,
    TURNING,
    Draft,
    Position,
    Step,
)
from wardroom.games.quarantine.state import SET_ASIDE as FROM_ASIDE
from wardroom.games.quarantine.trade import Add, Pay
from wardroom.kernel.message import Argument, Message

_ANSWERS: Final[dict[type, tuple[int, ...]]] = {
    FreeMarker: (FREE_MARKER,),
    MarkerFrom: (FREE_MARKER,),
    NoMarker: (FREE_MARKER,),
    Queue: (QUEUE,),
    Infect: (INFECT,),
    Spread: (SPREAD,),
    NoSpread: (SPREAD,),
    Admit: (ADMIT,),
    Stop: (ADMIT,),
    Add: (PRICE,),
    Pay: (PAYMENT,),
    Cell: (PLACE, REBUILD_PLACE),
    Rotation: (TURNING, REBUILD_TURNING),
    SetAside: (PLACE,),
    To: (MOVE_TO,),
    Next: (NEW_ORDER,),
    KeepRest: (NEW_ORDER,),
    Lift: (REBUILD,),
    Put: (REBUILD,),
    Aside: (REBUILD,),
    Block: (BLOCK,),
    Keep: (KEEP,),
    Done: (PRICE, REBUILD),
}
"""The steps that an action can be an answer to."""

_UNASKED: Final[dict[type, str]] = {
    FreeMarker: "cafeteria-later",
    MarkerFrom: "cafeteria-later",
    NoMarker: "cafeteria-later",
    Queue: "no-patient",
    Infect: "no-grey-cube",
    Spread: "no-spread",
    NoSpread: "no-spread",
    Stop: "no-admission",
    Add: "no-price",
    Pay: "no-payment",
    Cell: "no-tile-in-hand",
    Rotation: "no-tile-in-hand",
    SetAside: "no-tile-in-hand",
    To: "nobody-moved",
    Next: "no-new-order",
    KeepRest: "no-new-order",
    Lift: "no-rebuild",
    Put: "no-rebuild",
    Aside: "no-rebuild",
    Block: "no-pathology",
    Keep: "no-cubes-removed",
    Done: "nothing-to-finish",
    Cancel: "nothing-to-cancel",
}
"""What is wrong with an answer to a question that nobody asks."""


def refusal(position: Position, seat: int, action: QuarantineAction) -> Message:
    """Why this action, which is not legal, is not."""
    if position.phase == ENDED:
        return no("over")
    if not 0 <= seat < position.deal.seats:
        return no("watching")
    ahead = isinstance(action, Lay | Reset) and is_still_to_open(position, seat)
    if seat != position.active and not ahead:
        return no("others", {"question": asking(position)})
    if position.phase == BUILDING:
        return _while_building(position, seat, action)
    if isinstance(action, Lay | Reset):
        return no("built")
    step = position.step
    if step is None:
        unasked = _UNASKED.get(type(action))
        return no(unasked) if unasked else obstacles.obstacle(position, seat, action)
    if step.kind in _ANSWERS.get(type(action), ()):
        return _answer(position, seat, step, action)
    if isinstance(action, Cell) and step.kind in (TURNING, REBUILD_TURNING):
        return no("turning", {"tile": TILES[step.tile], "cell": cell_name(step.cell)})
    return no("first", {"question": asking(position)})


# The starting hospital


def _while_building(position: Position, seat: int, action: QuarantineAction) -> Message:
    layout = position.layouts[seat]
    if isinstance(action, Lay):
        if layout.has(action.ward):
            return no("laid", {"tile": TILES[action.ward]})
        reason = sites.obstacle(layout, action.cell, action.doors, 0, free=False)
        return Message(reason, {"cell": cell_name(action.cell)})
    if isinstance(action, Reset):
        if layout.size() == 1:
            return no("lobby-alone")
        return no("cancels", {"count": MOST_CANCELS})
    if isinstance(action, Done):
        return no("wards-to-lay", {"count": len(COLOURS) + 1 - layout.size()})
    return no("building")


# Answers to a step


def _answer(position: Position, seat: int, step: Step, action: QuarantineAction) -> Message:
    if isinstance(action, Queue):
        return obstacles.no_hospital(position)
    if isinstance(action, Infect):
        return _infect(position, action)
    if isinstance(action, Spread):
        return _spread(position, step, action)
    if isinstance(action, FreeMarker | MarkerFrom):
        return _cafeteria(position, seat, action)
    if isinstance(action, Admit):
        return obstacles.admit(position, seat, action)
    if isinstance(action, Add):
        return no("none-to-add", {"colour": COLOURS[action.colour]})
    if isinstance(action, Pay):
        return _pay(position, seat, step, action)
    if isinstance(action, To):
        return _to(position, seat, action)
    if isinstance(action, Next | KeepRest):
        return _next(position, seat, step, action)
    if isinstance(action, Block):
        return _block(position, action)
    if isinstance(action, SetAside):
        return _set_aside(step)
    if isinstance(action, Cell):
        return _cell(position, seat, step, action)
    if isinstance(action, Rotation):
        return _rotation(position, seat, step, action)
    if isinstance(action, Done) and step.kind == PRICE:
        return no("least-price", {"count": LEAST_PRICE})
    if step.draft is not None:
        return _rebuild(position, seat, step.draft, action)
    return no("first", {"question": asking(position)})


def _infect(position: Position, action: Infect) -> Message:
    """QUA-7.2 to QUA-7.6."""
    owner, tile = action.owner, action.tile
    missing = obstacles.not_there(position, owner, tile)
    if missing is not None:
        return missing
    args: dict[str, Argument] = {"tile": TILES[tile], "owner": owner}
    if (position.quarantine[owner] >> tile) & 1:
        return no("quarantined-already", args)
    if tile == CONTAINMENT:
        return no("containment")
    return no("beside-quarantine", args)


def _spread(position: Position, step: Step, action: Spread) -> Message:
    """QUA-7.8, QUA-7.9."""
    missing = obstacles.not_there(position, step.number, action.tile)
    if missing is not None:
        return missing
    if (position.quarantine[step.number] >> action.tile) & 1:
        return no("quarantined-already", {"tile": TILES[action.tile], "owner": step.number})
    if action.tile == CONTAINMENT:
        return no("containment")
    return no("no-common-station", {"tile": TILES[action.tile], "other": TILES[step.tile]})


def _cafeteria(position: Position, seat: int, action: QuarantineAction) -> Message:
    """QUA-17.6."""
    if not isinstance(action, MarkerFrom):
        return no("no-marker-in-supply")
    if action.giver >= position.deal.seats:
        return obstacles.no_hospital(position)
    if position.marker_supply:
        return no("markers-in-supply")
    if action.giver == seat:
        return no("own-marker")
    return no("no-marker-to-give", {"owner": action.giver})


def _pay(position: Position, seat: int, step: Step, action: Pay) -> Message:
    """QUA-12.14 to QUA-12.17."""
    stock = position.stocks[seat]
    if action.unit == GREY:
        idle = obstacles.idle_room(position, seat, LABORATORY)
        return no("no-grey-pair") if idle is None else idle
    colour = {"colour": COLOURS[action.unit]}
    if step.cubes[action.unit] >= stock[action.unit]:
        return no("none-to-pay", colour)
    return no("not-in-the-price", colour)


def _to(position: Position, seat: int, action: To) -> Message:
    line = position.lines[seat]
    if action.place >= len(line):
        return no("short-line", {"count": len(line)})
    return no("same-line")


def _next(position: Position, seat: int, step: Step, action: QuarantineAction) -> Message:
    left = patients.not_yet_chosen(position.lines[seat], step.line)
    if isinstance(action, Next) and action.colour not in left:
        return no("nobody-of-colour", {"colour": COLOURS[action.colour]})
    return no("same-line")


def _block(position: Position, action: Block) -> Message:
    if action.owner >= position.deal.seats:
        return obstacles.no_hospital(position)
    layout, quarantine = position.layouts[action.owner], position.quarantine[action.owner]
    grey = cubes.tiles_of_block(layout, action.corner) & quarantine
    if not grey:
        return no("nothing-in-the-block", {"cell": cell_name(action.corner)})
    for corner in cubes.blocks(layout, quarantine):
        if cubes.tiles_of_block(layout, corner) & quarantine == grey:
            return no("same-block", {"cell": cell_name(corner)})
    return no("nothing-in-the-block", {"cell": cell_name(action.corner)})


# Laying a tile


def _set_aside(step: Step) -> Message:
    """QUA-4.1, QUA-4.2, QUA-12.13."""
    tile = {"tile": TILES[step.tile]}
    if step.source == FROM_ASIDE:
        return no("aside-already", tile)
    if step.tile < FIRST_ROOM:
        return no("ward-at-once", tile)
    return no("two-aside", {"count": MOST_SET_ASIDE})


def _cell(position: Position, seat: int, step: Step, action: Cell) -> Message:
    if step.draft is not None:
        reason = sites.obstacle_in_rebuild(position, seat, step.draft.layout, action.cell)
    else:
        reason = sites.obstacle_to(
            position.layouts[seat],
            step.tile,
            action.cell,
            position.quarantine[seat],
            position.may_build_freely(seat),
        )
    return Message(reason, {"cell": cell_name(action.cell)})


def _rotation(position: Position, seat: int, step: Step, action: Rotation) -> Message:
    if action.doors not in ROTATIONS[step.tile]:
        return no("other-shape", {"tile": TILES[step.tile]})
    reason = sites.obstacle(
        position.layouts[seat],
        step.cell,
        action.doors,
        position.quarantine[seat],
        position.may_build_freely(seat),
    )
    return Message(reason, {"cell": cell_name(step.cell)})


def _rebuild(position: Position, seat: int, draft: Draft, action: QuarantineAction) -> Message:
    """D19."""
    if isinstance(action, Lift):
        return _lift(position, seat, draft, action.tile)
    if isinstance(action, Put):
        if draft.layout.present:
            return no("not-at-hand", {"tile": TILES[action.tile]})
        return no("nothing-to-lie-beside")
    if isinstance(action, Aside):
        if not (draft.hand >> action.tile) & 1:
            return no("not-in-hand", {"tile": TILES[action.tile]})
        return no("two-aside", {"count": MOST_SET_ASIDE})
    return Message(rebuilding.unfinished(position, seat, draft))


def _lift(position: Position, seat: int, draft: Draft, tile: int) -> Message:
    """QUA-16.1, QUA-16.3."""
    args = {"tile": TILES[tile]}
    if (draft.hand >> tile) & 1:
        return no("lifted", args)
    if not draft.layout.has(tile):
        return no("not-in-hospital", args)
    if (position.quarantine[seat] >> tile) & 1:
        return no("quarantined", args)
    if (position.occupied(seat) >> tile) & 1:
        return no("patient-on-it", args)
    if (draft.touched >> tile) & 1:
        return no("touched", args)
    return no("no-lifts")
