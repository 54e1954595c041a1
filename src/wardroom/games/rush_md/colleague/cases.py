"""Cases: what every patient still lacks, what curing them is worth, and how much work is left.

All colleagues look at the same boards and so find the same cases; that is their common plan. A
case is also made for the epidemic of a Ward, which asks for a treatment like a patient does.
"""

from statistics import mean
from typing import Final

from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.cards.needs import Need
from wardroom.games.rush_md.cards.patients import HOSPITALIZEDS, REGULARS
from wardroom.games.rush_md.charts import most_effective, need_with, patient_at, requires
from wardroom.games.rush_md.content import (
    AT_MRI,
    BLOOD,
    EPIDEMIC_TRAY,
    ERROR_COSTS,
    EXAMS,
    FIRST_BED,
    KINDS,
    LIQUIDS,
    MRI,
    OR_TRAY,
    ORGANS,
    PATIENT_PLACES,
    PLAIN_KINDS,
    ROW,
    STOCK_AMOUNTS,
    SYRINGE,
    SYRINGE_HOLDS,
    WARD_BEDS,
    WARD_TRAY,
    WARDS,
)
from wardroom.games.rush_md.state import FALLEN, PENDING, STANDING, Position
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NOTHING

_KINDS: Final = len(KINDS)
_NO_TRAY: Final = -1
"""Patients in the Admission row have nothing yet."""
_POINT: Final = 0.65
"""What a Medical Point is worth, in Reputation."""

_BEGUN: Final = 100.0
_LATER: Final = 0.12
"""What a cure is worth now that can only come about in a later round."""

_ORGAN_WORK: Final = 0.7
"""Placements that fetching one organ costs, on average."""

# Roughly how long a step keeps a patient, in ms.
_RESTOCK_MS: Final = 6_000
_BED_MS: Final = 5_000
_EXAM_MS: Final = 12_000
_SURGERY_MS: Final = 9_000
_TREAT_MS: Final = 3_000


def _stocking(*parts: tuple[int, ...]) -> float:
    """Placements that restocking these items takes, if none of them is in Storage."""
    placements = 0.0
    for part in parts:
        for kind in (*PLAIN_KINDS, *LIQUIDS):
            placements += part[kind] / STOCK_AMOUNTS[kind]
            if kind in LIQUIDS and part[kind]:
                placements += 1.0 / STOCK_AMOUNTS[SYRINGE]
    return placements


def _organs(surgery: tuple[int, ...]) -> int:
    return sum([surgery[kind] for kind in ORGANS])


def _nurse_work(need: Need) -> float:
    """Placements of Nurses that a need usually takes, restocking included."""
    treating = any(need.bedside) + (sum(need.surgery) > _organs(need.surgery))
    return treating + _stocking(need.bedside, need.surgery)


def _pharmacy_work(need: Need) -> float:
    """How much of that is at the Pharmacy, which has few slots."""
    blood = (need.bedside[BLOOD] + need.surgery[BLOOD]) / STOCK_AMOUNTS[BLOOD]
    return _stocking(need.bedside, need.surgery) - blood


def _doctor_work(need: Need) -> float:
    organs = _organs(need.surgery)
    return 1.0 + _ORGAN_WORK * organs if organs else 0.0


_ALL_DIAGNOSES: Final = [card for exam in DIAGNOSES for card in exam]
_DIAGNOSIS_REPUTATION: Final = mean([float(card.reputation) for card in _ALL_DIAGNOSES])
_DIAGNOSIS_NURSE: Final = mean([_nurse_work(card.need) for card in _ALL_DIAGNOSES])
_DIAGNOSIS_STOCKING: Final = mean([_pharmacy_work(card.need) for card in _ALL_DIAGNOSES])
_DIAGNOSIS_DOCTOR: Final = mean([_doctor_work(card.need) for card in _ALL_DIAGNOSES])
"""What is not known before an exam, on average over the Diagnosis cards."""
REGULAR_STOCKING: Final = mean([_pharmacy_work(card.need) for card in REGULARS])
HOSPITAL_STOCKING: Final = _DIAGNOSIS_STOCKING + mean(
    [_pharmacy_work(card.need) for card in HOSPITALIZEDS]
)
REGULAR_WORK: Final = mean([_nurse_work(card.need) for card in REGULARS])
HOSPITAL_NURSE: Final = mean(
    [_nurse_work(card.need) + (_DIAGNOSIS_NURSE if card.signs else 0.0) for card in HOSPITALIZEDS]
)
HOSPITAL_DOCTOR: Final = mean(
    [
        1.0 + len(card.signs) + _doctor_work(card.need) + (_DIAGNOSIS_DOCTOR if card.signs else 0.0)
        for card in HOSPITALIZEDS
    ]
)
"""Placements that a patient who is still to be drawn will take."""


class Case:
    """A patient, or the epidemic of a Ward, with everything still to be done."""

    __slots__ = (
        "bedside",
        "doctor",
        "exams",
        "ms",
        "nurse",
        "open",
        "place",
        "rate",
        "short",
        "surgery",
        "urgent",
        "value",
        "ward",
    )

    def __init__(self, place: int, ward: int) -> None:
        self.place = place
        self.ward = ward
        """The Ward of an epidemic; NOTHING for a patient."""
        self.value = 0.0
        """What curing is worth: Reputation, and the Medical Points that an error would cost."""
        self.bedside: list[int] = [0] * _KINDS
        self.surgery: list[int] = [0] * _KINDS
        """By kind, with the syringes: what is missing at the bedside and in surgery."""
        self.exams: list[int] = []
        """The exams to be done."""
        self.open = False
        """True as long as what is needed is not known in full."""
        self.short: list[int] = [0] * _KINDS
        """By kind: what Storage cannot give after more urgent cases took theirs."""
        self.nurse = 0.0
        self.doctor = 0.0
        """Placements still needed, restocking included."""
        self.ms = 0
        """The least time until the last placement."""
        self.rate = 0.0
        """What one placement for this case is worth."""
        self.urgent = 0.0
        """The same, but cases that somebody is treating come before all others."""

    @property
    def bed(self) -> int:
        return self.place - FIRST_BED if FIRST_BED <= self.place < EPIDEMIC_TARGET else NOTHING

    @property
    def supplied(self) -> bool:
        """Is all that is known to be needed in Storage?"""
        return not any(self.short)


def lacking(position: Position, tray: int, need: tuple[int, ...], missing: list[int]) -> None:
    """What a tray lacks by kind, and the syringes for it (RMD-8.5)."""
    start = tray * _KINDS
    trays = position.trays
    syringes = 0
    for kind, wanted in enumerate(need):
        if not wanted:
            continue
        has = 0 if tray == _NO_TRAY else trays[start + kind]
        if has < wanted:
            missing[kind] += wanted - has
            if kind in LIQUIDS:
                syringes -= -wanted // SYRINGE_HOLDS - -has // SYRINGE_HOLDS
    missing[SYRINGE] += syringes


def is_scanned_here(position: Position, bed: int) -> bool:
    """Does the bed still need the scanner, although its card was drawn (RMD-13)?"""
    return (
        position.areas[bed] == AT_MRI
        and (position.scan == FALLEN or position.scan == PENDING)
        and not (position.mri_done >> bed) & 1
    )


class Cases:
    """All cases of the hospital, the most rewarding first, and the stock they can count on."""

    __slots__ = ("all", "doctor", "free", "modest", "nurse", "pharmacy", "position", "thrifty")

    def __init__(self, position: Position, thrifty: bool = False, modest: bool = False) -> None:
        self.position = position
        self.thrifty = thrifty
        """Is nothing fetched before those who are here have what they lack, and no organ at all?"""
        self.modest = modest
        """Is hardly anything fetched that nobody lacks? The Nurses are people's as well."""
        self.all: list[Case] = []
        self.free: list[int] = position.storage[:]
        """By kind: what is left in Storage when every case has taken its part."""
        self.nurse = 0.0
        self.doctor = 0.0
        """Placements needed for everything that can still be finished in this round."""
        self.pharmacy = 0.0
        """Those of them that are at the Pharmacy."""
        for place in range(len(PATIENT_PLACES)):
            if position.patients[place] != NOTHING:
                self._add_patient(place)
        for ward in range(len(WARDS)):
            if position.epidemics[ward] != NOTHING:
                self._add_epidemic(ward)
        treated = [task.target for task in position.tasks if task is not None]
        for case in self.all:
            case.urgent = case.rate + (_BEGUN if case.place in treated else 0.0)
        self.all.sort(key=_by_urgency)
        for case in self.all:
            self._allot(case)

    def at(self, place: int) -> Case | None:
        for case in self.all:
            if case.place == place:
                return case
        return None

    def of_ward(self, ward: int) -> Case | None:
        """The epidemic of a Ward."""
        for case in self.all:
            if case.ward == ward:
                return case
        return None

    def _add_patient(self, place: int) -> None:
        position = self.position
        card = patient_at(position, place)
        case = Case(place, NOTHING)
        case.value = card.reputation + _POINT * ERROR_COSTS[position.conditions[place]]
        if place < ROW:
            lacking(position, place, card.need.bedside, case.bedside)
        elif place < FIRST_BED:
            case.exams = list(card.signs)
            case.open = True
            case.doctor = 1.0
            case.ms = _BED_MS
            self._expect(case, card.need.bedside, card.need.surgery)
        else:
            self._chart(case, place - FIRST_BED)
        self._reckon(case)

    def _chart(self, case: Case, bed: int) -> None:
        """What the patient in a bed needs, as far as cards tell."""
        position = self.position
        card = patient_at(position, case.place)
        case.exams = [exam for exam in card.signs if requires(position, bed, exam)]
        if is_scanned_here(position, bed) and MRI not in case.exams:
            case.exams.append(MRI)
        if case.exams and not (case.exams == [MRI] and is_scanned_here(position, bed)):
            case.open = True
            self._expect(case, card.need.bedside, card.need.surgery)
            return
        least = 1_000
        for exam in most_effective(position, bed) or [NOTHING]:
            need = need_with(position, bed, exam)
            bedside, surgery = [0] * _KINDS, [0] * _KINDS
            lacking(position, WARD_TRAY + bed, need.bedside, bedside)
            lacking(position, OR_TRAY + bed, need.surgery, surgery)
            units = sum(bedside) + sum(surgery)
            if units < least:
                least = units
                case.bedside, case.surgery = bedside, surgery
                if exam != NOTHING:
                    number = position.diagnoses[bed * len(EXAMS) + exam]
                    case.value += DIAGNOSES[exam][number].reputation
        if position.areas[bed] == AT_MRI and position.scan == STANDING:
            case.ms += max(0, position.scan_at + position.deal.sand - position.clock)

    def _expect(self, case: Case, bedside: tuple[int, ...], surgery: tuple[int, ...]) -> None:
        """Before the exams: the direct treatment, and what a Diagnosis card usually brings."""
        position = self.position
        if case.place >= FIRST_BED:
            bed = case.place - FIRST_BED
            lacking(position, WARD_TRAY + bed, bedside, case.bedside)
            lacking(position, OR_TRAY + bed, surgery, case.surgery)
        else:
            lacking(position, _NO_TRAY, bedside, case.bedside)
            lacking(position, _NO_TRAY, surgery, case.surgery)
        if case.exams:
            case.value += _DIAGNOSIS_REPUTATION
            case.nurse += _DIAGNOSIS_NURSE
            case.doctor += _DIAGNOSIS_DOCTOR
            case.ms += _RESTOCK_MS

    def _add_epidemic(self, ward: int) -> None:
        """RMD-16: all patients of the Ward, or no Reputation."""
        position = self.position
        card = EPIDEMICS[position.epidemics[ward]]
        case = Case(EPIDEMIC_TARGET, ward)
        patients = 0
        for bed in range(ward * WARD_BEDS, (ward + 1) * WARD_BEDS):
            if position.patients[FIRST_BED + bed] != NOTHING:
                before = sum(case.bedside)
                lacking(position, EPIDEMIC_TRAY + bed, card.need, case.bedside)
                patients += sum(case.bedside) > before
        if patients:
            case.value = card.reputation + _POINT * patients
            self._reckon(case)

    def _reckon(self, case: Case) -> None:
        """How much work is left, and what a part of it is worth."""
        position = self.position
        organs = sum([case.surgery[kind] for kind in ORGANS])
        case.ms += _EXAM_MS * len(case.exams)
        case.doctor += len(case.exams)
        if MRI in case.exams:
            case.ms += position.deal.sand
        bedside, surgery = any(case.bedside), any(case.surgery)
        if not bedside and not surgery and not case.exams:
            return
        if bedside:
            case.nurse += 1.0
            case.ms += _TREAT_MS
        if surgery:
            case.ms += _SURGERY_MS
            case.doctor += 1.0 if organs else 0.0
            case.nurse += 1.0 if sum(case.surgery) > organs else 0.0
        if case.ms > position.deal.phase - position.clock:
            case.value *= 0.0 if position.round == position.deal.rounds else _LATER
        stocking = _stocking(tuple(case.bedside), tuple(case.surgery))
        work = case.nurse + case.doctor + stocking + _ORGAN_WORK * organs
        case.rate = case.value / max(1.0, work)
        self.all.append(case)

    def _allot(self, case: Case) -> None:
        """Give a case its part of Storage; what is not there is short."""
        free = self.free
        timely = case.ms <= self.position.deal.phase - self.position.clock
        for kind in range(_KINDS):
            wanted = case.bedside[kind] + case.surgery[kind]
            if wanted:
                given = min(wanted, free[kind])
                free[kind] -= given
                case.short[kind] = wanted - given
                if timely and case.short[kind]:
                    self._count_short(kind, case.short[kind])
        if timely:
            self.nurse += case.nurse
            self.doctor += case.doctor
            if case.open and case.exams:
                self.pharmacy += _DIAGNOSIS_STOCKING

    def _count_short(self, kind: int, short: int) -> None:
        """Restocking is work too; several cases can share what one placement brings."""
        if kind in ORGANS:
            self.doctor += short * _ORGAN_WORK
        else:
            self.nurse += short / STOCK_AMOUNTS[kind]
            if kind != BLOOD:
                self.pharmacy += short / STOCK_AMOUNTS[kind]


def _by_urgency(case: Case) -> float:
    return -case.urgent
