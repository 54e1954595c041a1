"""What stands in the way of a primitive, in words: the other side of `Move.possible`."""

from typing import Final

from wardroom.games.rush_md.beds import DRAW, HOSPITALIZE_PATIENT, MOVE_BED
from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.cards.research import NOT_AN_ACTION, THREE_ORGANS, TWO_KINDS
from wardroom.games.rush_md.content import (
    ADD_ORGANS,
    ADMIT,
    AT_HOME,
    BEDS,
    BLOOD,
    BLOOD_EXAM,
    CULTURES,
    DOCTORS,
    DONATE,
    EPIDEMIC_TRAY,
    EXAMINE,
    EXAMS,
    FIRST_BED,
    GLASSES,
    HOLES,
    HOSPITALIZE,
    KINDS,
    LIQUIDS,
    MEDICATE,
    MRI,
    MRI_SLOT,
    ORGAN_AREA,
    ORGANS,
    PATIENT_PLACES,
    RESEARCH,
    ROW,
    SLOT_ACTIVITY,
    SLOT_PART,
    STORE_MEDICINE,
    STORE_ORGANS,
    TREAT_REGULAR,
    TREAT_WARD,
    TYPES,
    WARDS,
    XRAY,
)
from wardroom.games.rush_md.exams import (
    DISC,
    FLIP,
    READ_DISCS,
    TABLE,
    WHITE_ON_TABLE,
    XRAY_CARD,
    discs_match,
    discs_on_table,
    examined_bed,
    is_done_already,
)
from wardroom.games.rush_md.glasses import (
    LIFT_OFF,
    PLACE,
    accepts,
    at_home,
    bed_in,
    doctors,
    free_place,
    is_ready,
    is_running,
    lies_fallen,
    may_touch,
    research_on,
    scan_locks,
    stored_organs,
    ward_of,
)
from wardroom.games.rush_md.hands import (
    HOLD_BED,
    HOLD_DISC,
    HOLD_GLASS,
    HOLD_ROW,
    HOLD_TOKEN,
    stored,
    supplied,
)
from wardroom.games.rush_md.scanner import MRI_DRAW, MRI_STEADY, SCAN, has_stood
from wardroom.games.rush_md.state import FALLEN, STANDING, Move, Position
from wardroom.games.rush_md.stock import DISCARD_ORGAN, STOCK, STOCK_ORGAN
from wardroom.games.rush_md.treatment import (
    GIVE_ORGAN,
    INJECT,
    SERVE,
    TAKE_BACK,
    TAKE_SYRINGE,
    has_room,
    may_give,
    tray_of,
)
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NEVER, NOTHING, Task
from wardroom.kernel.message import Message

_KINDS: Final = len(KINDS)


def obstacle(
    position: Position, seat: int, move: Move, piece: int, target: int, whole: bool
) -> Message | None:
    """Why this cannot be done now; `whole` says whether the target counts as well."""
    if move is PLACE or move is SCAN:
        found = _glass(position, seat, piece, move is SCAN)
        if found is None and (whole or move is SCAN):
            found = slot_obstacle(position, seat, piece, MRI_SLOT if move is SCAN else target)
        return found
    if move is LIFT_OFF:
        if position.glass_slot[piece] == NOTHING:
            return Message("why-not-on-no-slot", {"glass": GLASSES[piece]})
        return _glass(position, seat, piece, False)
    if move is MOVE_BED:
        return _bed(position, piece, target, whole)
    if move is DISCARD_ORGAN:
        return None if stored(position, piece) > 0 else _none_stored(position, piece)
    if move is MRI_STEADY:
        return _wobbling(position, seat)
    task = position.tasks[seat]
    if move is FLIP or move is DISC or move is READ_DISCS or move is XRAY_CARD or move is MRI_DRAW:
        return _exam(position, task, move, piece, target, whole)
    if move is DRAW:
        return _draw(position, task, piece)
    if move is HOSPITALIZE_PATIENT:
        return _hospitalize(position, task, piece, target, whole)
    if move is STOCK or move is STOCK_ORGAN:
        return _stock(position, task, move, piece)
    return _treatment(position, seat, task, move, piece, target, whole)


def _held(position: Position, code: int) -> Message | None:
    for seat, reach in enumerate(position.hands):
        if reach is not None and reach.holds == code:
            return Message("why-not-held", {"seat": seat})
    return None


# Hourglasses


def _glass(position: Position, seat: int, glass: int, onto_scanner: bool) -> Message | None:
    if doctors(position.deal.seats) <= glass < DOCTORS:
        return Message("why-not-in-play", {"glass": GLASSES[glass]})
    if not may_touch(position, seat, glass):
        return Message("why-not-your-doctor", {"seat": glass})
    if is_running(position, glass):
        return Message("why-not-sand")
    if not onto_scanner and lies_fallen(position, glass):
        return Message("why-not-fallen")
    return _held(position, HOLD_GLASS + glass)


def slot_obstacle(position: Position, seat: int, glass: int, slot: int) -> Message | None:
    """Why this hourglass cannot begin anything on this slot."""
    if SLOT_ACTIVITY[slot] == RESEARCH and research_on(position, slot) == NOT_AN_ACTION:
        return Message("why-not-research-slot")
    if not accepts(position, slot, glass):
        return Message("why-not-for-doctors" if glass < DOCTORS else "why-not-for-nurses")
    there = position.slots[slot]
    if there != NOTHING and there != glass:
        quicker = _at_work(position, there, slot)
        if quicker == NOTHING or quicker == seat:
            return Message("why-not-slot-taken", {"glass": GLASSES[there]})
        return Message("why-not-outpaced", {"seat": quicker, "glass": GLASSES[there]})
    if is_ready(position, slot):
        return None
    return _not_ready(position, SLOT_ACTIVITY[slot], SLOT_PART[slot])


def _at_work(position: Position, glass: int, slot: int) -> int:
    """Who has put this hourglass there; NOTHING for a Nurse whose work is done."""
    for seat, task in enumerate(position.tasks):
        if task is not None and task.slot == slot:
            return seat
    return glass if glass < DOCTORS and position.deal.seats > 1 else NOTHING


def _not_ready(position: Position, activity: int, part: int) -> Message:
    """RMD-3.7: what the action of a slot is lacking."""
    if activity == EXAMINE:
        bed = bed_in(position, part + 1)
        if bed == NOTHING:
            return Message("why-not-no-bed-there", {"exam": EXAMS[part]})
        return _needless_exam(position, bed, part)
    if activity == ADD_ORGANS or activity == MEDICATE:
        return Message("why-not-room-empty")
    if activity == TREAT_WARD:
        return Message("why-not-ward-empty", {"ward": WARDS[part]})
    if activity == ADMIT:
        return Message("why-not-rows-full")
    if activity == HOSPITALIZE:
        waiting = any(card != NOTHING for card in position.patients[ROW:FIRST_BED])
        return Message("why-not-no-bed-free" if waiting else "why-not-nobody-waits")
    if activity == TREAT_REGULAR:
        return Message("why-not-clinic-empty")
    if activity == DONATE:
        return Message("why-not-supply", {"kind": KINDS[BLOOD]})
    if activity == STORE_MEDICINE:
        return Message("why-not-pharmacy-supply")
    if activity == STORE_ORGANS:
        full = stored_organs(position) >= ORGAN_AREA
        return Message("why-not-organ-area" if full else "why-not-organ-supply")
    return Message("why-not-research-useless")


def _needless_exam(position: Position, bed: int, exam: int) -> Message:
    done = position.diagnoses[bed * len(EXAMS) + exam] != NOTHING
    id = "why-not-exam-done" if done else "why-not-exam-needless"
    return Message(id, {"bed": BEDS[bed], "exam": EXAMS[exam]})


def _wobbling(position: Position, seat: int) -> Message | None:
    if position.scan != STANDING or position.scan_fall == NEVER:
        return Message("why-not-wobbling")
    glass = position.slots[MRI_SLOT]
    if not may_touch(position, seat, glass):
        return Message("why-not-your-doctor", {"seat": glass})
    return _held(position, HOLD_GLASS + glass)


# Beds and patients


def _bed(position: Position, bed: int, area: int, whole: bool) -> Message | None:
    if position.patients[FIRST_BED + bed] == NOTHING:
        return Message("why-not-bed-empty", {"bed": BEDS[bed]})
    if scan_locks(position, bed):
        return Message("why-not-bed-locked", {"bed": BEDS[bed]})
    if whole:
        if position.areas[bed] == area:
            return Message("why-not-bed-there", {"bed": BEDS[bed]})
        there = NOTHING if area == AT_HOME else bed_in(position, area)
        if there != NOTHING:
            return Message("why-not-area-taken", {"bed": BEDS[there]})
    return _held(position, HOLD_BED + bed)


def _draw(position: Position, task: Task | None, type: int) -> Message | None:
    if task is None or task.activity != ADMIT:
        return Message("why-not-at-admission")
    if not position.decks[type]:
        return Message("why-not-deck", {"type": TYPES[type]})
    if free_place(position, type) == NOTHING:
        return Message("why-not-row-full", {"type": TYPES[type]})
    return None


def _hospitalize(
    position: Position, task: Task | None, row: int, bed: int, whole: bool
) -> Message | None:
    if task is None or task.activity != HOSPITALIZE:
        return Message("why-not-at-hospitalizing")
    if position.patients[ROW + row] == NOTHING:
        return Message("why-not-nobody", {"place": PATIENT_PLACES[ROW + row]})
    if whole and position.patients[FIRST_BED + bed] != NOTHING:
        return Message("why-not-bed-taken", {"bed": BEDS[bed]})
    return _held(position, HOLD_ROW + row)


# Exams

_EXAM_OF: Final = {"flip": CULTURES, "disc": BLOOD_EXAM, "read": BLOOD_EXAM, "card": XRAY}


def _exam(
    position: Position, task: Task | None, move: Move, piece: int, target: int, whole: bool
) -> Message | None:
    exam = _EXAM_OF.get(move.verb, MRI)
    if task is None or task.activity != EXAMINE or (task.part != exam and task.part != NOTHING):
        return Message("why-not-at-exam", {"exam": EXAMS[exam]})
    if task.target == NOTHING:
        return Message("why-not-no-patient")
    if task.part != exam:
        return Message("why-not-at-exam", {"exam": EXAMS[exam]})
    bed = examined_bed(position, task)
    if bed == NOTHING:
        return Message("why-not-bed-away", {"bed": PATIENT_PLACES[task.target]})
    if is_done_already(position, bed, exam):
        return _needless_exam(position, bed, exam)
    if move is FLIP:
        return _held(position, HOLD_TOKEN + piece)
    if move is DISC:
        return _disc(position, piece, target, whole)
    if move is READ_DISCS:
        return None if discs_match(position) else Message("why-not-discs-differ")
    if move is MRI_DRAW:
        if position.diagnoses[bed * len(EXAMS) + MRI] != NOTHING:
            return _needless_exam(position, bed, MRI)
        if position.scan == FALLEN:
            return Message("why-not-scan-fell")
        stands = position.scan == STANDING or has_stood(position)
        return None if stands else Message("why-not-scan-gone")
    return None


def _disc(position: Position, disc: int, hole: int, whole: bool) -> Message | None:
    full = position.whites | position.reds
    if disc < HOLES:
        if not (full >> disc) & 1:
            return Message("why-not-hole-empty")
    elif discs_on_table(position, disc == WHITE_ON_TABLE) <= 0:
        return Message("why-not-no-disc")
    if whole and hole == TABLE and disc >= HOLES:
        return Message("why-not-disc-there")
    if whole and hole != TABLE and (full >> hole) & 1:
        return Message("why-not-hole-full")
    return _held(position, HOLD_DISC + disc) if disc < HOLES else None


# Storage and treatment


def _none_stored(position: Position, kind: int) -> Message:
    held = position.storage[kind] > 0
    return Message("why-not-last-held" if held else "why-not-storage", {"kind": KINDS[kind]})


def _stock(position: Position, task: Task | None, move: Move, kind: int) -> Message | None:
    if move is STOCK_ORGAN:
        if task is None or task.activity != STORE_ORGANS:
            return Message("why-not-at-organs")
    elif kind == BLOOD:
        if task is None or task.activity != DONATE:
            return Message("why-not-at-blood-bank")
    elif task is None or task.activity != STORE_MEDICINE:
        return Message("why-not-at-pharmacy")
    if move is STOCK_ORGAN and stored_organs(position) >= ORGAN_AREA:
        return Message("why-not-organ-area")
    if supplied(position, kind) <= 0:
        held = position.supply[kind] > 0
        return Message("why-not-last-held" if held else "why-not-supply", {"kind": KINDS[kind]})
    if task.kind == NOTHING or task.research == THREE_ORGANS:
        return None
    if move is STOCK_ORGAN:
        same = task.kind == kind
        return None if same else Message("why-not-one-kind", {"kind": KINDS[task.kind]})
    if task.research == TWO_KINDS and task.kind == kind:
        return Message("why-not-kind-again", {"kind": KINDS[kind]})
    return None


_TREATING: Final = (TREAT_REGULAR, TREAT_WARD, MEDICATE)


def _treatment(
    position: Position,
    seat: int,
    task: Task | None,
    move: Move,
    kind: int,
    bed: int,
    whole: bool,
) -> Message | None:
    if move is TAKE_BACK:
        return _take_back(position, task, kind)
    if move is SERVE:
        return _serve(position, seat, task, kind, bed, whole)
    if move is GIVE_ORGAN:
        if task is None or task.activity != ADD_ORGANS:
            return Message("why-not-at-surgery")
    elif task is None or task.activity not in _TREATING:
        organs = task is not None and task.activity == ADD_ORGANS
        return Message("why-not-organs-only" if organs else "why-not-at-treatment")
    if task.target == NOTHING:
        return Message("why-not-no-patient")
    if task.target == EPIDEMIC_TARGET:
        if move is not TAKE_SYRINGE:
            return Message("why-not-epidemic-only")
    else:
        tray = tray_of(position, task)
        if tray == NOTHING:
            return Message("why-not-bed-away", {"bed": PATIENT_PLACES[task.target]})
        if move is not TAKE_SYRINGE and not may_give(position, tray, kind):
            return Message("why-not-needed", {"kind": KINDS[kind]})
    if stored(position, kind) <= 0:
        return _none_stored(position, kind)
    if move is INJECT and not has_room(position, seat, tray_of(position, task), kind):
        return Message("why-not-syringe")
    return None


def _take_back(position: Position, task: Task | None, kind: int) -> Message | None:
    if task is None or kind not in task.given:
        return Message("why-not-given", {"kind": KINDS[kind]})
    if tray_of(position, task) == NOTHING:
        return Message("why-not-bed-away", {"bed": PATIENT_PLACES[task.target]})
    if kind in ORGANS and stored_organs(position) >= ORGAN_AREA:
        return Message("why-not-organ-area")
    return None


def _serve(
    position: Position, seat: int, task: Task | None, kind: int, bed: int, whole: bool
) -> Message | None:
    if task is None or task.target != EPIDEMIC_TARGET:
        return Message("why-not-at-epidemic")
    card = position.epidemics[task.part]
    if card == NOTHING:
        return Message("why-not-no-epidemic", {"ward": WARDS[task.part]})
    need = EPIDEMICS[card].need[kind]
    if not need:
        return Message("why-not-against", {"kind": KINDS[kind], "epidemic": EPIDEMICS[card].id})
    if whole:
        if ward_of(bed) != task.part:
            return Message("why-not-other-ward", {"bed": BEDS[bed], "ward": WARDS[task.part]})
        if position.patients[FIRST_BED + bed] == NOTHING:
            return Message("why-not-nobody", {"place": BEDS[bed]})
        if not at_home(position, bed):
            return Message("why-not-bed-away", {"bed": BEDS[bed]})
    if stored(position, kind) <= 0:
        return _none_stored(position, kind)
    if not whole:
        return None
    tray = EPIDEMIC_TRAY + bed
    if position.trays[tray * _KINDS + kind] >= need:
        return Message("why-not-served", {"bed": BEDS[bed], "kind": KINDS[kind]})
    if kind in LIQUIDS and not has_room(position, seat, tray, kind):
        return Message("why-not-syringe")
    return None
