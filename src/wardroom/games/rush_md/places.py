"""Where a piece may be put now: what an offer says besides the piece that it takes."""

from typing import Final

from wardroom.games.rush_md.beds import HOSPITALIZE_PATIENT, MOVE_BED
from wardroom.games.rush_md.choice import RushAction
from wardroom.games.rush_md.content import (
    AREAS,
    AT_HOME,
    AT_MRI,
    AT_XRAY,
    BEDS,
    FIRST_BED,
    HOLES,
    MRI_SLOT,
    SLOTS,
    TYPES,
)
from wardroom.games.rush_md.exams import TABLE
from wardroom.games.rush_md.glasses import (
    LIFT_OFF,
    PLACE,
    accepts,
    at_home,
    bed_in,
    is_ready,
    ward_of,
)
from wardroom.games.rush_md.hands import (
    OFF_TARGET,
    ON_BED,
    ON_DISC,
    ON_PATIENT,
    ON_PILE,
    ON_SCANNER,
    ON_SLOT,
)
from wardroom.games.rush_md.keys import (
    BIN,
    BOTTOM,
    POOL,
    SHELF,
    area_key,
    epidemic_key,
    place_key,
    row_key,
    target_key,
)
from wardroom.games.rush_md.primitives import Balance, Begin, Do, Drop, in_hand
from wardroom.games.rush_md.state import Move, Position
from wardroom.games.rush_md.stock import DISCARD_ORGAN
from wardroom.games.rush_md.treatment import SERVE
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NOTHING

_SCANNER: Final = (target_key(ON_SCANNER, NOTHING),)
_PILE: Final = (BOTTOM, f"area:{AREAS[AT_XRAY]}")
_TO_PATIENT: Final = ("give", "inject", "syringe", "organ")
_TO_STORAGE: Final = ("stock", "stock_organ", "take_back")


class Places:
    """Where the pieces of one position may go, for one seat; asked piece by piece."""

    __slots__ = ("_open", "_position", "_seat")

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self._seat = seat
        self._open: list[int] | None = None

    def of(self, action: RushAction, lights: tuple[str, ...]) -> tuple[str, ...]:
        """For what an action takes or lets go; `lights` is the piece, and then where it goes."""
        if isinstance(action, Do):
            if action.move.tap:
                return ()
            return lights[1:] or self._end(action.move, action.piece)
        if isinstance(action, Begin):
            return self._from(action.move, action.piece)
        if isinstance(action, Drop):
            reach = in_hand(self._position, self._seat)
            if reach is None or action.target == OFF_TARGET:
                return lights
            if not lights:
                return self._end(reach.move, reach.piece)
            fits = self._fits(reach.move, reach.piece, action.target)
            return lights if fits else ()
        return lights if isinstance(action, Balance) else ()

    def _from(self, move: Move, piece: int) -> tuple[str, ...]:
        """All places for a piece that somebody is about to take."""
        if move is PLACE:
            slots = [slot for slot in self._slots() if self._fits(move, piece, slot)]
            return (*[target_key(ON_SLOT, slot) for slot in slots], POOL)
        if move is MOVE_BED:
            areas = [area for area in range(len(AREAS)) if self._fits(move, piece, area)]
            return tuple([area_key(piece, area) for area in areas])
        if move.drops == ON_BED or move.drops == ON_PATIENT:
            beds = [bed for bed in range(len(BEDS)) if self._fits(move, piece, bed)]
            return tuple([target_key(ON_BED, bed) for bed in beds])
        if move.drops == ON_DISC:
            holes = [hole for hole in range(TABLE + 1) if self._fits(move, piece, hole)]
            return tuple([target_key(ON_DISC, hole) for hole in holes])
        if move.drops == ON_PILE:
            return _PILE
        return self._end(move, piece)

    def _fits(self, move: Move, piece: int, target: int) -> bool:
        """Would anything come of it, as the table stands?"""
        position = self._position
        if move is PLACE:
            there = position.slots[target]
            return (
                (there == NOTHING or there == piece)
                and accepts(position, target, piece)
                and is_ready(position, target)
            )
        if move is MOVE_BED:
            free = target == AT_HOME or bed_in(position, target) == NOTHING
            return free and position.areas[piece] != target
        if move is HOSPITALIZE_PATIENT:
            return position.patients[FIRST_BED + target] == NOTHING
        if move is SERVE:
            task = position.tasks[self._seat]
            return task is not None and ward_of(target) == task.part and at_home(position, target)
        if move.drops == ON_DISC:
            if target == TABLE:
                return piece < HOLES
            return not ((position.whites | position.reds) >> target) & 1
        return True

    def _slots(self) -> list[int]:
        """The slots on which something can begin, found once for all hourglasses."""
        if self._open is None:
            self._open = [
                slot
                for slot in range(len(SLOTS))
                if slot != MRI_SLOT and is_ready(self._position, slot)
            ]
        return self._open

    def _end(self, move: Move, piece: int) -> tuple[str, ...]:
        """Where a piece goes that has one way to go."""
        if move is LIFT_OFF:
            return (POOL,)
        if move is DISCARD_ORGAN:
            return (BIN,)
        if move.drops == ON_SCANNER or move.verb == "mri_steady":
            return _SCANNER
        if move.verb == "draw":
            return (row_key(TYPES[piece]),)
        if move.verb in _TO_STORAGE:
            return (SHELF,)
        if move.verb == "mri_draw":
            return (f"area:{AREAS[AT_MRI]}", *self._patient())
        return self._patient() if move.verb in _TO_PATIENT else ()

    def _patient(self) -> tuple[str, ...]:
        """The one who is being treated."""
        task = self._position.tasks[self._seat]
        if task is None or task.target == NOTHING:
            return ()
        if task.target == EPIDEMIC_TARGET:
            return (epidemic_key(task.part),)
        return (place_key(task.target),)
