"""The MRI (RMD-13): an hourglass balanced on the tile, wobbling, falling, scanned again."""

from typing import Final

from wardroom.games.rush_md.content import (
    AT_MRI,
    BEDS,
    DOCTORS,
    EXAMINE,
    EXAMS,
    FALL_MS,
    FALL_STEP_MS,
    FIRST_BED,
    GLASSES,
    MRI,
    MRI_SLOT,
    STANDS,
    WOBBLES,
)
from wardroom.games.rush_md.exams import draw_diagnosis, examined_bed
from wardroom.games.rush_md.glasses import (
    bed_in,
    end_action,
    is_movable,
    is_open,
    is_ready,
    may_touch,
    put_down,
)
from wardroom.games.rush_md.hands import HOLD_GLASS, ON_SCANNER, held
from wardroom.games.rush_md.state import FALLEN, NO_SCAN, STANDING, Move, Position, Reach
from wardroom.games.rush_md.work import NEVER, NOTHING


def fall_time(position: Position, offset: int) -> int:
    """RMD-21.12: when a glass released at this offset falls, or NEVER if it stands."""
    if offset <= STANDS:
        return NEVER
    falls = position.clock + FALL_MS + FALL_STEP_MS * (WOBBLES - min(offset, WOBBLES))
    return falls if falls < position.scan_at + position.deal.sand else NEVER


def fall(position: Position) -> None:
    """RMD-13.6, RMD-21.15: everybody hears it; the scan must be repeated."""
    position.scan = FALLEN
    position.scan_fall = NEVER
    glass = position.slots[MRI_SLOT]
    for seat in range(position.deal.seats):
        reach = position.hands[seat]
        if reach is not None and reach.effect == NEVER and reach.holds == HOLD_GLASS + glass:
            position.hands[seat] = None
    if position.log is not None:
        bed = BEDS[bed_in(position, AT_MRI)]
        position.tell("fall", {"glass": GLASSES[glass], "bed": bed})


def knock_over(position: Position) -> None:
    """RMD-21.14: a bed was carried into the scanner."""
    if position.scan == STANDING:
        fall(position)


def complete_scan(position: Position) -> None:
    """RMD-13.3: the sand has run out without a fall."""
    bed = bed_in(position, AT_MRI)
    position.scan = NO_SCAN
    position.scan_fall = NEVER
    if position.diagnoses[bed * len(EXAMS) + MRI] == NOTHING:
        position.stood = True
    else:
        perform(position, bed)


def has_stood(position: Position) -> bool:
    """RMD-13.3: has the hourglass of the exam under way stood for its full sand?

    An exam in the MRI begins with a scan, and only a scan that runs or has fallen keeps its bed
    from being examined: so none of them is one that has stood. The first edition forgot it when
    the hourglass was lifted off, although that interrupts nothing (RMD-2.7).
    """
    return position.stood if position.deal.edition == 1 else position.scan == NO_SCAN


def perform(position: Position, bed: int) -> None:
    """Card and scan are both there."""
    position.mri_done |= 1 << bed
    position.exams_done += 1
    if position.log is not None:
        position.tell("scanned", {"bed": BEDS[bed]})


class Scan(Move):
    """RMD-13.1: `place` on the MRI, where the placement itself is the test."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("scan", 2_500, 4_000, own=False, drops=ON_SCANNER)

    def clumsy(self, position: Position, seat: int) -> bool:
        return True

    def holds(self, position: Position, piece: int) -> int:
        return HOLD_GLASS + piece

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        return (
            piece < DOCTORS
            and is_movable(position, seat, piece)
            and is_open(position, MRI_SLOT, piece)
            and is_ready(position, MRI_SLOT)
        )

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        if reach.offset > WOBBLES:
            position.tell("unbalanced", {"seat": seat})
            return
        bed = bed_in(position, AT_MRI)
        position.stood = False
        position.scan = STANDING
        position.scan_at = position.clock
        position.scan_fall = fall_time(position, reach.offset)
        put_down(position, seat, reach.piece, MRI_SLOT)
        if position.log is not None and position.scan_fall != NEVER:
            position.tell("wobble", {"seat": seat, "bed": BEDS[bed]})
        if position.diagnoses[bed * len(EXAMS) + MRI] != NOTHING:
            end_action(position, seat)


class MriSteady(Move):
    """RMD-21.13: the owner of a wobbling glass sets it straight."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("mri_steady", 800, 1_200, own=False, drops=ON_SCANNER)

    def clumsy(self, position: Position, seat: int) -> bool:
        return True

    def holds(self, position: Position, piece: int) -> int:
        glass = position.slots[MRI_SLOT]
        return NOTHING if glass == NOTHING else HOLD_GLASS + glass

    def deadline(self, position: Position, seat: int) -> int:
        return min(position.deal.phase, position.scan_fall)

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        glass = position.slots[MRI_SLOT]
        return (
            position.scan == STANDING
            and position.scan_fall != NEVER
            and may_touch(position, seat, glass)
            and not held(position, HOLD_GLASS + glass)
        )

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        if reach.offset > WOBBLES:
            fall(position)
            return
        position.scan_fall = fall_time(position, reach.offset)
        if position.log is not None:
            kind = "steadied" if position.scan_fall == NEVER else "still_wobbles"
            position.tell(kind, {"seat": seat})


class MriDraw(Move):
    """RMD-13.2: once the glass stands, the card may be drawn."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("mri_draw", 500, 700)

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        task = position.tasks[seat]
        return (
            task is not None
            and task.activity == EXAMINE
            and task.part == MRI
            and examined_bed(position, task) != NOTHING
            and (position.scan == STANDING or has_stood(position))
            and position.diagnoses[(task.target - FIRST_BED) * len(EXAMS) + MRI] == NOTHING
        )

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        task = position.tasks[seat]
        if task is None:
            return
        bed = task.target - FIRST_BED
        draw_diagnosis(position, seat, bed, MRI)
        if has_stood(position):
            position.stood = False
            perform(position, bed)


SCAN: Final = Scan()
MRI_STEADY: Final = MriSteady()
MRI_DRAW: Final = MriDraw()
