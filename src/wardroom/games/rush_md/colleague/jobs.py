"""Jobs: what a player may set out to do now, which hourglass it takes, and what it is worth.

Everybody weighs the same jobs on the same boards. What somebody else is task, reaching for or has
just prepared is left to them.
"""

from typing import Final

from wardroom.games.rush_md.beds import MOVE_BED
from wardroom.games.rush_md.cards.research import EXAM_AT_HOME
from wardroom.games.rush_md.colleague.admission import welcome
from wardroom.games.rush_md.colleague.cases import Case, Cases
from wardroom.games.rush_md.colleague.manners import Manners
from wardroom.games.rush_md.colleague.skills import Skill
from wardroom.games.rush_md.colleague.stores import (
    best_kind,
    best_organ,
    coming,
    restock_worth,
    useless_organ,
)
from wardroom.games.rush_md.content import (
    ADD_ORGANS,
    ADMIT,
    AT_HOME,
    AT_MRI,
    AT_OR_A,
    AT_OR_B,
    BLOOD,
    DOCTORS,
    DONATE,
    EXAMINE,
    EXAMS,
    FIRST_BED,
    GLASSES,
    HOSPITALIZE,
    KINDS,
    MEDICATE,
    MRI,
    ORGAN_AREA,
    ORGANS,
    PATIENT_PLACES,
    RESEARCH_SLOTS,
    ROW,
    SLOTS,
    STOCK_AMOUNTS,
    STORE_MEDICINE,
    STORE_ORGANS,
    TREAT_REGULAR,
    TREAT_WARD,
    WARD_BEDS,
)
from wardroom.games.rush_md.glasses import (
    RESEARCH_ACTIVITIES,
    bed_in,
    is_movable,
    is_ready,
    lies_fallen,
    research_on,
    scan_locks,
    stored_organs,
)
from wardroom.games.rush_md.hands import HOLD_BED, ON_SLOT, held, supplied
from wardroom.games.rush_md.primitives import BED_MOVES, LIFTS, PLACES, Do
from wardroom.games.rush_md.state import NO_SCAN, Position
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NOTHING
from wardroom.kernel.message import Argument, Message

_ADMISSION: Final = SLOTS.index("ADM-N")
_TO_BED: Final = SLOTS.index("ADM-D")
_CLINIC: Final = (SLOTS.index("OPC-1"), SLOTS.index("OPC-2"))
_WARDS: Final = (
    (SLOTS.index("WA-1"), SLOTS.index("WA-2")),
    (SLOTS.index("WB-1"), SLOTS.index("WB-2")),
)
_LABS: Final = SLOTS.index("CUL")
_BLOOD_BANK: Final = SLOTS.index("BB")
_PHARMACY: Final = (SLOTS.index("PH-1"), SLOTS.index("PH-2"))
_ORGANS: Final = SLOTS.index("PH-D")
_ROOMS_DOCTOR: Final = {AT_OR_A: SLOTS.index("ORA-D"), AT_OR_B: SLOTS.index("ORB-D")}
_ROOMS_NURSE: Final = {AT_OR_A: SLOTS.index("ORA-N"), AT_OR_B: SLOTS.index("ORB-N")}

_WELCOME: Final = 2.6
"""What admitting is worth while the team has time for more patients."""
_IN_PLACE: Final = 0.3
"""A bed that already stands where it is needed makes a job better."""
_LAST_CALL_MS: Final = 40_000
"""So late an epidemic is treated although beds of its Ward are away."""


class Job:
    """One thing to set out for: a bed to move first, an hourglass, a slot, and the reason."""

    __slots__ = ("action", "activity", "kind", "score", "target")

    def __init__(self, score: float, activity: int, target: int, kind: int, action: Do) -> None:
        self.score = score
        self.activity = activity
        self.target = target
        """A patient's place, EPIDEMIC_TARGET plus the Ward, or NOTHING."""
        self.kind = kind
        """The kind to store, or the exam."""
        self.action = action
        """The next movement towards it: a bed out of the way or into place, or the hourglass."""

    def reason(self) -> Message:
        """What the colleague announces."""
        args: dict[str, Argument] = {}
        name = _NAMES[self.activity]
        if self.activity == EXAMINE:
            args = {"bed": PATIENT_PLACES[self.target], "exam": EXAMS[self.kind]}
        elif self.target >= EPIDEMIC_TARGET:
            name = "epidemic"
            args = {"ward": "AB"[self.target - EPIDEMIC_TARGET]}
        elif self.activity == TREAT_REGULAR:
            args = {"place": PATIENT_PLACES[self.target]}
        elif self.target != NOTHING:
            args = {"bed": PATIENT_PLACES[self.target]}
        elif self.activity == STORE_MEDICINE or self.activity == STORE_ORGANS:
            args = {"kind": KINDS[self.kind]}
        return Message("why-" + name, args)


_NAMES: Final = {
    ADMIT: "admit",
    HOSPITALIZE: "hospitalize",
    TREAT_REGULAR: "treat-regular",
    TREAT_WARD: "treat-ward",
    EXAMINE: "examine",
    DONATE: "donate",
    STORE_MEDICINE: "store",
    STORE_ORGANS: "store-organs",
    ADD_ORGANS: "add-organs",
    MEDICATE: "medicate",
}


class Duties:
    """The jobs that one player could begin now."""

    __slots__ = (
        "_cases",
        "_claimed",
        "_doctors",
        "_jobs",
        "_manners",
        "_nurses",
        "_seat",
        "_world",
    )

    def __init__(self, cases: Cases, seat: int, claimed: list[bool], manners: Manners) -> None:
        world = cases.position
        self._cases = cases
        self._world = world
        self._seat = seat
        self._manners = manners
        self._claimed = claimed
        """Beds that somebody else has just put where something is to be done with them."""
        movable = [
            glass
            for glass in range(len(GLASSES))
            if is_movable(world, seat, glass) and not lies_fallen(world, glass)
        ]
        self._doctors = [glass for glass in movable if glass < DOCTORS]
        self._nurses = [glass for glass in movable if glass >= DOCTORS]
        if not manners.leaves_a_nurse(world):
            self._nurses = []
        self._jobs: list[Job] = []

    def all(self, skill: Skill, mood: float) -> list[Job]:
        """The most worthwhile first."""
        if self._doctors or self._nurses:
            self._admit(skill, mood)
            for case in self._cases.all:
                if case.rate > 0.0:
                    self._for_case(case)
            self._restock()
        self._jobs.sort(key=_by_score)
        return self._jobs

    # Hourglasses and beds

    def _glass_for(self, slot: int, doctor: bool, nurse: bool) -> int:
        """An hourglass that could be placed there now, or NOTHING."""
        world = self._world
        there = world.slots[slot]
        for other, reach in enumerate(world.hands):
            if (
                other != self._seat
                and reach is not None
                and reach.move.drops == ON_SLOT
                and reach.target == slot
            ):
                return NOTHING
        if there != NOTHING:
            if (doctor and there in self._doctors) or (nurse and there in self._nurses):
                return there
            return NOTHING
        if doctor and self._doctors:
            return self._doctors[0]
        if nurse and self._nurses:
            for glass in self._nurses:
                if world.glass_slot[glass] == NOTHING:
                    return glass
            return self._nurses[0]
        return NOTHING

    def _place(self, slots: tuple[int, ...], doctor: bool, nurse: bool) -> Do | None:
        for slot in slots:
            glass = self._glass_for(slot, doctor, nurse)
            if glass != NOTHING:
                return PLACES[glass][slot]
        return None

    def _slots(self, activity: int, slots: tuple[int, ...]) -> tuple[int, ...]:
        """Where it can be done: rather on a Research card that does it better (RMD-19.4)."""
        world = self._world
        if not world.research:
            return slots
        better = [
            slot
            for slot in RESEARCH_SLOTS
            if RESEARCH_ACTIVITIES.get(research_on(world, slot)) == activity
            and is_ready(world, slot)
        ]
        return (*better, *slots)

    def _is_engaged(self, bed: int) -> bool:
        """Is somebody else in the middle of something with this bed?"""
        world = self._world
        case = self._cases.at(FIRST_BED + bed)
        for other, task in enumerate(world.tasks):
            if other == self._seat or task is None or task.target != FIRST_BED + bed:
                continue
            if task.activity == EXAMINE:
                return True
            if case is not None and any(
                case.bedside if task.activity == TREAT_WARD else case.surgery
            ):
                return True
        if held(world, HOLD_BED + bed):
            return True
        for other, task in enumerate(world.tasks):
            if (
                other != self._seat
                and task is not None
                and task.target == EPIDEMIC_TARGET
                and task.part == bed // WARD_BEDS
                and world.areas[bed] == AT_HOME
            ):
                return self._cases.of_ward(task.part) is not None
        return False

    def _is_worked_on(self, activity: int, place: int) -> bool:
        """Is somebody else doing this very thing?"""
        for other, task in enumerate(self._world.tasks):
            if (
                other != self._seat
                and task is not None
                and task.activity == activity
                and task.target == place
            ):
                return True
        return False

    def _way(self, bed: int, area: int) -> Do | None:
        """The bed move that brings the bed nearer to the area; None if it cannot be done."""
        world = self._world
        if self._claimed[bed] or scan_locks(world, bed) or self._is_engaged(bed):
            return None
        if area != AT_HOME:
            other = bed_in(world, area)
            if other != NOTHING:
                if (
                    self._claimed[other]
                    or scan_locks(world, other)
                    or self._is_engaged(other)
                    or self._stays(other, area)
                ):
                    return None
                return BED_MOVES[other][AT_HOME]
            for reach in world.hands:
                if reach is not None and reach.move is MOVE_BED and reach.target == area:
                    return None
        return BED_MOVES[bed][area]

    def _stays(self, bed: int, area: int) -> bool:
        """Does the bed that stands there still need to?"""
        case = self._cases.at(FIRST_BED + bed)
        if case is None:
            return False
        if area >= AT_OR_A:
            return any(case.surgery) and not case.open
        return area - 1 in case.exams

    # Patients

    def _add(self, score: float, activity: int, target: int, kind: int, action: Do | None) -> None:
        if action is not None and score > 0.0:
            slot = action.target if action.move.drops == ON_SLOT else NOTHING
            weight = self._manners.weight(activity, target, kind, slot)
            if weight > 0.0:
                self._jobs.append(Job(weight * score, activity, target, kind, action))

    def _admit(self, skill: Skill, mood: float) -> None:
        if not is_ready(self._world, _ADMISSION) or self._manners.leaves_admission(self._world):
            return
        if welcome(self._cases, skill, mood) != NOTHING:
            place = self._place(self._slots(ADMIT, (_ADMISSION,)), False, True)
            self._add(_WELCOME, ADMIT, NOTHING, NOTHING, place)

    def _for_case(self, case: Case) -> None:
        if case.ward != NOTHING:
            self._treat_epidemic(case)
        elif case.place < ROW:
            if case.supplied and not self._is_worked_on(TREAT_REGULAR, case.place):
                slots = self._slots(TREAT_REGULAR, _CLINIC)
                self._general(case.value, TREAT_REGULAR, case.place, BLOOD, slots)
        elif case.place < FIRST_BED:
            if is_ready(self._world, _TO_BED):
                place = self._place(self._slots(HOSPITALIZE, (_TO_BED,)), True, False)
                self._add(1.3 * case.rate, HOSPITALIZE, NOTHING, NOTHING, place)
        elif case.exams:
            for exam in case.exams:
                self._examine(case, exam)
        else:
            self._treat_in_bed(case)

    def _general(
        self, score: float, activity: int, target: int, kind: int, slots: tuple[int, ...]
    ) -> None:
        """On a general slot a Doctor serves as well as a Nurse, of whom the Pharmacy needs all."""
        doctor = self._place(slots, True, False)
        if doctor is not None:
            self._add(1.1 * score, activity, target, kind, doctor)
        self._add(0.75 * score, activity, target, kind, self._place(slots, False, True))

    def _examine(self, case: Case, exam: int) -> None:
        world = self._world
        bed, slot = case.bed, _LABS + exam
        glass = self._glass_for(slot, True, False)
        if glass == NOTHING or self._is_worked_on(EXAMINE, case.place):
            return
        score = case.rate * (1.5 if exam == MRI else 1.2)
        at_home = NOTHING if exam == MRI else self._mobile_laboratory(exam)
        if at_home != NOTHING:
            place = self._place((at_home,), True, False)
            self._add(score + _IN_PLACE, EXAMINE, case.place, exam, place)
        elif world.areas[bed] == exam + 1:
            if not self._claimed[bed]:
                self._add(score + _IN_PLACE, EXAMINE, case.place, exam, PLACES[glass][slot])
        else:
            self._add(score, EXAMINE, case.place, exam, self._way(bed, exam + 1))

    def _mobile_laboratory(self, exam: int) -> int:
        """The Research card on which the exam is done wherever the bed stands, or NOTHING.

        Nobody else may be at the same exam: there is only one set of its pieces.
        """
        for task in self._world.tasks:
            if task is not None and task.activity == EXAMINE and task.part == exam:
                return NOTHING
        for slot in self._slots(EXAMINE, ()):
            if research_on(self._world, slot) == EXAM_AT_HOME:
                return slot
        return NOTHING

    def _treat_in_bed(self, case: Case) -> None:
        world = self._world
        bed = case.bed
        if world.areas[bed] == AT_MRI and world.scan != NO_SCAN:
            return
        organs = any(case.surgery[kind] for kind in ORGANS)
        medicine = any(count for kind, count in enumerate(case.surgery) if kind not in ORGANS)
        parts = any(case.bedside) + organs + medicine
        score = case.value / max(1, parts) if case.supplied else case.rate
        area = world.areas[bed]
        if organs or medicine:
            if area < AT_OR_A:
                room = AT_OR_A if bed_in(world, AT_OR_A) == NOTHING else AT_OR_B
                ready = (organs and self._has(case, case.surgery, True)) or (
                    medicine and self._has(case, case.surgery, False)
                )
                if ready and (self._doctors or not organs) and (self._nurses or organs):
                    self._add(score, ADD_ORGANS, case.place, NOTHING, self._way(bed, room))
            elif not self._claimed[bed]:
                self._operate(case, score + _IN_PLACE, area)
        if any(case.bedside) and self._has(case, case.bedside, False):
            if self._is_worked_on(TREAT_WARD, case.place):
                return
            if area == AT_HOME:
                slots = self._slots(TREAT_WARD, _WARDS[bed // WARD_BEDS])
                place = self._place(slots, False, True)
                self._add(score, TREAT_WARD, case.place, NOTHING, place)
            elif self._nurses and not self._stays(bed, area):
                self._add(score, TREAT_WARD, case.place, NOTHING, self._way(bed, AT_HOME))

    def _operate(self, case: Case, score: float, area: int) -> None:
        """RMD-15.2: organs by a Doctor, the rest by a Nurse, even at the same time."""
        surgery, place = case.surgery, case.place
        organs = any(surgery[kind] for kind in ORGANS)
        if organs and self._has(case, surgery, True) and not self._is_worked_on(ADD_ORGANS, place):
            doctor = self._place((_ROOMS_DOCTOR[area],), True, False)
            self._add(score, ADD_ORGANS, place, NOTHING, doctor)
            nurse = self._place(self._slots(ADD_ORGANS, ()), False, True)
            self._add(0.7 * score, ADD_ORGANS, place, NOTHING, nurse)
        if (
            any(count for kind, count in enumerate(surgery) if kind not in ORGANS)
            and self._has(case, surgery, False)
            and not self._is_worked_on(MEDICATE, place)
        ):
            slots = self._slots(MEDICATE, (_ROOMS_NURSE[area],))
            nurse = self._place(slots, False, True)
            self._add(score, MEDICATE, place, NOTHING, nurse)

    def _has(self, case: Case, part: list[int], organs: bool) -> bool:
        """Is everything in Storage that this part of the treatment needs?"""
        for kind, count in enumerate(part):
            if count and (kind in ORGANS) == organs and case.short[kind]:
                return False
        return True

    def _treat_epidemic(self, case: Case) -> None:
        """RMD-16.6: one action serves all whose beds stand at home, so it waits for them."""
        world, ward = self._world, case.ward
        if not case.supplied:
            return
        for task in world.tasks:
            if task is not None and task.target == EPIDEMIC_TARGET and task.part == ward:
                return
        away = NOTHING
        home = 0
        for bed in range(ward * WARD_BEDS, (ward + 1) * WARD_BEDS):
            if world.patients[FIRST_BED + bed] != NOTHING:
                if world.areas[bed] == AT_HOME:
                    home += 1
                else:
                    away = bed
        target = EPIDEMIC_TARGET + ward
        hurry = world.deal.phase - world.clock < _LAST_CALL_MS
        if away != NOTHING and not hurry:
            return
        if away != NOTHING:
            self._add(case.value, TREAT_WARD, target, NOTHING, self._way(away, AT_HOME))
        if home:
            place = self._place(_WARDS[ward], False, True)
            self._add(case.value if hurry else 0.7 * case.value, TREAT_WARD, target, NOTHING, place)

    # Stock

    def _restock(self) -> None:
        world, cases = self._world, self._cases
        kind, worth = best_kind(cases, self._seat)
        if kind != NOTHING:
            place = self._place(self._slots(STORE_MEDICINE, _PHARMACY), False, True)
            self._add(worth, STORE_MEDICINE, NOTHING, kind, place)
        amount = min(STOCK_AMOUNTS[BLOOD], supplied(world, BLOOD))
        if amount > 0 and not coming(world, self._seat, BLOOD):
            worth = restock_worth(cases, BLOOD, amount)
            slots = self._slots(DONATE, (_BLOOD_BANK,))
            self._general(worth, DONATE, NOTHING, BLOOD, slots)
        organ, worth = best_organ(cases)
        if organ != NOTHING and self._doctors:
            if stored_organs(world) < ORGAN_AREA:
                place = self._place(self._slots(STORE_ORGANS, (_ORGANS,)), True, False)
                self._add(worth, STORE_ORGANS, NOTHING, organ, place)
            else:
                self._add(worth, STORE_ORGANS, NOTHING, organ, useless_organ(cases))


def courtesy(position: Position, seat: int) -> Do | None:
    """RMD-2.4: an idle Doctor left on a slot stands in the way of others; take it off."""
    if position.deal.seats == 1:
        return None
    idle = position.glass_slot[seat] != NOTHING and is_movable(position, seat, seat)
    return LIFTS[seat] if idle and not lies_fallen(position, seat) else None


def _by_score(job: Job) -> float:
    return -job.score
