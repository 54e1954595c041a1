"""Hourglasses and slots (RMD-2, RMD-3, RMD-4): placing them, and what a placement begins."""

from typing import Final

from wardroom.games.rush_md.cards.research import (
    ADMIT_FOUR,
    EXAM_AT_HOME,
    FIVE_BLOOD,
    HOSPITALIZE_TWO,
    NOT_AN_ACTION,
    NURSE_ADDS_ORGANS,
    RESEARCH_CARDS,
    STEADY_SURGERY,
    THREE_ORGANS,
    TWO_IN_THE_CLINIC,
    TWO_IN_THE_WARDS,
    TWO_KINDS,
)
from wardroom.games.rush_md.charts import requires
from wardroom.games.rush_md.content import (
    ADD_ORGANS,
    ADMISSION_PLACES,
    ADMIT,
    AT_HOME,
    AT_MRI,
    AT_OR_A,
    BEDS,
    BLOOD,
    BONE,
    CLINIC_PLACES,
    DOCTOR_SLOT,
    DOCTORS,
    DONATE,
    EXAMINE,
    FIRST_BED,
    GENERAL_SLOT,
    GLASSES,
    HEART,
    HOSPITALIZE,
    HOSPITALIZED,
    KIDNEY,
    LUNG,
    MEDICATE,
    MRI,
    MRI_SLOT,
    NURSES,
    ORGAN_AREA,
    ORGANS,
    PHARMACY_KINDS,
    REGULAR,
    RESEARCH,
    ROW,
    SLOT_ACTIVITY,
    SLOT_PART,
    SLOT_TYPE,
    SLOTS,
    STORE_MEDICINE,
    STORE_ORGANS,
    SYRINGE,
    TREAT_REGULAR,
    TREAT_WARD,
    WARD_BEDS,
)
from wardroom.games.rush_md.hands import HOLD_GLASS, ON_SLOT, held
from wardroom.games.rush_md.state import FALLEN, FREE_SINCE, NO_SCAN, PENDING, Move, Position, Reach
from wardroom.games.rush_md.work import NOTHING, Task

SOLO_DOCTORS: Final = 2

RESEARCH_ACTIVITIES: Final = {
    ADMIT_FOUR: ADMIT,
    HOSPITALIZE_TWO: HOSPITALIZE,
    TWO_IN_THE_CLINIC: TREAT_REGULAR,
    TWO_IN_THE_WARDS: TREAT_WARD,
    TWO_KINDS: STORE_MEDICINE,
    FIVE_BLOOD: DONATE,
    THREE_ORGANS: STORE_ORGANS,
    EXAM_AT_HOME: EXAMINE,
    STEADY_SURGERY: MEDICATE,
    NURSE_ADDS_ORGANS: ADD_ORGANS,
}
"""RMD-19.4: the action that a Research card makes stronger."""


def doctors(seats: int) -> int:
    """RMD-2.10, RMD-20.1: one for each player, two for a single one."""
    return SOLO_DOCTORS if seats == 1 else seats


def may_touch(position: Position, seat: int, glass: int) -> bool:
    """RMD-2.3: one's own Doctor and any Nurse."""
    if glass >= DOCTORS:
        return True
    seats = position.deal.seats
    return glass < SOLO_DOCTORS if seats == 1 else glass == seat


def is_running(position: Position, glass: int) -> bool:
    """RMD-2.1."""
    return position.clock < position.glass_at[glass] + position.deal.sand


def lies_fallen(position: Position, glass: int) -> bool:
    """RMD-13.7: a fallen Doctor lies on the MRI slot."""
    return position.scan == FALLEN and position.glass_slot[glass] == MRI_SLOT


def is_movable(position: Position, seat: int, glass: int) -> bool:
    """May this seat pick the hourglass up?"""
    return (
        may_touch(position, seat, glass)
        and not is_running(position, glass)
        and not held(position, HOLD_GLASS + glass)
    )


def research_on(position: Position, slot: int) -> int:
    """The action of the Research card with this slot, or NOT_AN_ACTION."""
    place = SLOT_PART[slot]
    if SLOT_ACTIVITY[slot] != RESEARCH or place >= len(position.research):
        return NOT_AN_ACTION
    return RESEARCH_CARDS[position.research[place]].action


def accepts(position: Position, slot: int, glass: int) -> bool:
    """RMD-2.8: does the slot take this type of hourglass?"""
    type = SLOT_TYPE[slot]
    if SLOT_ACTIVITY[slot] == RESEARCH:
        if research_on(position, slot) == NOT_AN_ACTION:
            return False
        type = RESEARCH_CARDS[position.research[SLOT_PART[slot]]].slot
    return type == GENERAL_SLOT or (glass < DOCTORS) == (type == DOCTOR_SLOT)


def is_open(position: Position, slot: int, glass: int) -> bool:
    """RMD-2.4, RMD-2.6: nothing stands there but perhaps this very hourglass."""
    there = position.slots[slot]
    return there == NOTHING or there == glass


def bed_in(position: Position, area: int) -> int:
    """The bed that stands in an exam area or Operating Room, or NOTHING."""
    for bed in range(len(BEDS)):
        if position.areas[bed] == area:
            return bed
    return NOTHING


def ward_of(bed: int) -> int:
    """RMD-7.9: wherever the bed stands."""
    return bed // WARD_BEDS


def at_home(position: Position, bed: int) -> bool:
    """Does the bed stand in its Ward with a patient in it?"""
    return position.areas[bed] == AT_HOME and position.patients[FIRST_BED + bed] != NOTHING


def free_place(position: Position, type: int) -> int:
    """RMD-6.2: the first free place for a patient of this type, or NOTHING."""
    for place in CLINIC_PLACES if type == REGULAR else ADMISSION_PLACES:
        if position.patients[place] == NOTHING:
            return place
    return NOTHING


def can_admit(position: Position, type: int) -> bool:
    return bool(position.decks[type]) and free_place(position, type) != NOTHING


def stored_organs(position: Position) -> int:
    storage = position.storage
    return storage[HEART] + storage[KIDNEY] + storage[LUNG] + storage[BONE]


def is_ready(position: Position, slot: int) -> bool:
    """RMD-3.7: the preconditions of the table in RMD-4."""
    activity = SLOT_ACTIVITY[slot]
    part = SLOT_PART[slot]
    if activity == EXAMINE:
        bed = bed_in(position, part + 1)
        return bed != NOTHING and (
            requires(position, bed, part)
            or (part == MRI and (position.scan == FALLEN or position.scan == PENDING))
        )
    if activity == ADD_ORGANS or activity == MEDICATE:
        return bed_in(position, part) != NOTHING
    if activity == TREAT_WARD:
        return _somebody_at_home(position, part * WARD_BEDS, (part + 1) * WARD_BEDS)
    if activity == RESEARCH:
        return _is_research_ready(position, research_on(position, slot))
    return _can_begin(position, activity)


def _can_begin(position: Position, activity: int) -> bool:
    """The preconditions that a slot of the boards and a Research card share."""
    if activity == ADMIT:
        return can_admit(position, REGULAR) or can_admit(position, HOSPITALIZED)
    if activity == HOSPITALIZE:
        return _any_patient(position, ROW, FIRST_BED) and _an_empty_bed(position)
    if activity == TREAT_REGULAR:
        return _any_patient(position, 0, ROW)
    if activity == DONATE:
        return position.supply[BLOOD] > 0
    if activity == STORE_MEDICINE:
        for kind in PHARMACY_KINDS:
            if position.supply[kind]:
                return True
        return False
    if stored_organs(position) >= ORGAN_AREA:
        return False
    for kind in ORGANS:
        if position.supply[kind]:
            return True
    return False


def _is_research_ready(position: Position, action: int) -> bool:
    if action == NOT_AN_ACTION:
        return False
    if action == TWO_IN_THE_WARDS:
        return _somebody_at_home(position, 0, len(BEDS))
    if action == EXAM_AT_HOME:
        for bed in range(len(BEDS)):
            for exam in range(MRI):
                if requires(position, bed, exam):
                    return True
        return False
    if action == STEADY_SURGERY or action == NURSE_ADDS_ORGANS:
        for bed in range(len(BEDS)):
            if position.areas[bed] >= AT_OR_A:
                return True
        return False
    return _can_begin(position, RESEARCH_ACTIVITIES[action])


def _any_patient(position: Position, start: int, end: int) -> bool:
    for place in range(start, end):
        if position.patients[place] != NOTHING:
            return True
    return False


def _an_empty_bed(position: Position) -> bool:
    for bed in range(len(BEDS)):
        if position.patients[FIRST_BED + bed] == NOTHING:
            return True
    return False


def _somebody_at_home(position: Position, start: int, end: int) -> bool:
    for bed in range(start, end):
        if at_home(position, bed):
            return True
    return False


def clear_slot(position: Position, glass: int) -> None:
    """The slot that an hourglass leaves opens at this moment (RMD-2.5)."""
    slot = position.glass_slot[glass]
    if slot != NOTHING:
        position.slots[slot] = NOTHING
        position.glass_slot[glass] = NOTHING
        if slot == MRI_SLOT:
            position.stood = False


def end_action(position: Position, seat: int) -> None:
    """The action is complete and cannot be resumed; empty syringes go back (RMD-8.6)."""
    task = position.tasks[seat]
    if task is not None:
        position.storage[SYRINGE] += task.empties
        position.tasks[seat] = None


def put_down(position: Position, seat: int, glass: int, slot: int) -> None:
    """RMD-2.2: the sand starts; RMD-3.3: whatever the player was doing is complete."""
    clear_slot(position, glass)
    position.slots[slot] = glass
    position.glass_slot[glass] = slot
    position.glass_at[glass] = position.clock
    if glass in NURSES:
        position.nurse_uses[glass - DOCTORS] += 1
    end_action(position, seat)
    activity, part = SLOT_ACTIVITY[slot], SLOT_PART[slot]
    action = NOT_AN_ACTION
    target = NOTHING
    if activity == RESEARCH:
        action = research_on(position, slot)
        activity, part = RESEARCH_ACTIVITIES[action], NOTHING
    elif activity == EXAMINE:
        target = FIRST_BED + bed_in(position, part + 1)
    elif activity == ADD_ORGANS or activity == MEDICATE:
        target = FIRST_BED + bed_in(position, part)
    aimed = 0 if target == NOTHING else 1
    position.tasks[seat] = Task(
        activity=activity,
        part=part,
        slot=slot,
        research=action,
        started=position.clock,
        target=target,
        aimed=aimed,
    )
    if position.log is not None:
        position.tell("place", {"seat": seat, "glass": GLASSES[glass], "slot": SLOTS[slot]})


class Place(Move):
    """`place`: turn a free hourglass and put it on an open slot."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("place", 700, 900, own=False, drops=ON_SLOT)

    def holds(self, position: Position, piece: int) -> int:
        return HOLD_GLASS + piece

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        return is_movable(position, seat, piece) and not lies_fallen(position, piece)

    def possible(self, position: Position, seat: int, piece: int, target: int) -> bool:
        return (
            self.holdable(position, seat, piece)
            and is_open(position, target, piece)
            and accepts(position, target, piece)
            and is_ready(position, target)
        )

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        put_down(position, seat, reach.piece, reach.target)


class LiftOff(Move):
    """RMD-2.7: take a free hourglass off its slot; this ends no action and starts none."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("lift_off", 500, 700, own=False)

    def holds(self, position: Position, piece: int) -> int:
        return HOLD_GLASS + piece

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        return (
            position.glass_slot[piece] != NOTHING
            and is_movable(position, seat, piece)
            and not lies_fallen(position, piece)
        )

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        slot = position.glass_slot[reach.piece]
        clear_slot(position, reach.piece)
        if position.log is not None:
            glass = GLASSES[reach.piece]
            position.tell("lift_off", {"seat": seat, "glass": glass, "slot": SLOTS[slot]})


def clear_all(position: Position) -> None:
    """RMD-1.14: every hourglass back with the sand down, no action survives."""
    for seat in range(position.deal.seats):
        position.hands[seat] = None
        position.busy[seat] = 0
        end_action(position, seat)
    for glass in range(len(GLASSES)):
        position.glass_slot[glass] = NOTHING
        position.glass_at[glass] = FREE_SINCE
    for slot in range(len(SLOTS)):
        position.slots[slot] = NOTHING
    position.stood = False
    position.scan_fall = NOTHING
    position.scan = PENDING if position.scan == FALLEN else position.scan


def scan_locks(position: Position, bed: int) -> bool:
    """RMD-7.4, RMD-13.5: the bed in the scanner may not leave."""
    return position.scan != NO_SCAN and position.areas[bed] == AT_MRI


PLACE: Final = Place()
LIFT_OFF: Final = LiftOff()
