"""Charts: what each patient needs, has, and lacks."""

from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.cards.needs import Need
from wardroom.games.rush_md.cards.patients import HOSPITALIZEDS, REGULARS, Patient
from wardroom.games.rush_md.content import (
    EXAMS,
    FIRST_BED,
    GIVEN_KINDS,
    KINDS,
    MRI,
    OR_TRAY,
    ROW,
    WARD_TRAY,
)
from wardroom.games.rush_md.state import EXACT, MEDICAL_ERROR, OVER_TREATED, Position
from wardroom.games.rush_md.work import NOTHING


def patient_at(position: Position, place: int) -> Patient:
    """The card at an occupied place."""
    cards = REGULARS if place < ROW else HOSPITALIZEDS
    return cards[position.patients[place]]


def performed(position: Position, bed: int, exam: int) -> bool:
    """RMD-13.3: for the MRI the card alone is not enough, the scan must have stood as well."""
    if position.diagnoses[bed * len(EXAMS) + exam] == NOTHING:
        return False
    return exam != MRI or (position.mri_done >> bed) & 1 == 1


def requires(position: Position, bed: int, exam: int) -> bool:
    """RMD-9.4: does the patient need this exam, and has no card of it yet?"""
    card = position.patients[FIRST_BED + bed]
    return (
        card != NOTHING
        and exam in HOSPITALIZEDS[card].signs
        and position.diagnoses[bed * len(EXAMS) + exam] == NOTHING
    )


def exams_missing(position: Position, bed: int) -> bool:
    """RMD-9.2: is one of the required exams still to be performed?"""
    for exam in patient_at(position, FIRST_BED + bed).signs:
        if not performed(position, bed, exam):
            return True
    return False


def most_effective(position: Position, bed: int) -> list[int]:
    """RMD-8.4: the exams whose cards have the highest effectiveness; several on a tie."""
    best = 0
    exams: list[int] = []
    for exam in range(len(EXAMS)):
        card = position.diagnoses[bed * len(EXAMS) + exam]
        if card == NOTHING:
            continue
        effectiveness = DIAGNOSES[exam][card].effectiveness
        if effectiveness > best:
            best, exams = effectiveness, [exam]
        elif effectiveness == best:
            exams.append(exam)
    return exams


def need_with(position: Position, bed: int, exam: int) -> Need:
    """RMD-8.2: the direct treatment, and that of the Diagnosis card of this exam."""
    direct = patient_at(position, FIRST_BED + bed).need
    if exam == NOTHING:
        return direct
    return direct.plus(DIAGNOSES[exam][position.diagnoses[bed * len(EXAMS) + exam]].need)


def possible_needs(position: Position, bed: int) -> list[Need]:
    """What the patient in a bed may have to get: more than one need on a tie."""
    if exams_missing(position, bed):
        return [need_with(position, bed, NOTHING)]
    exams = most_effective(position, bed)
    if not exams:
        return [need_with(position, bed, NOTHING)]
    return [need_with(position, bed, exam) for exam in exams]


def compare(trays: list[int], tray: int, need: tuple[int, ...]) -> int:
    """RMD-17.4, RMD-17.5, RMD-17.6: one tray against what belongs there."""
    status = EXACT
    start = tray * len(KINDS)
    for kind in GIVEN_KINDS:
        count = trays[start + kind]
        if count < need[kind]:
            return MEDICAL_ERROR
        if count > need[kind]:
            status = OVER_TREATED
    return status


def status_with(position: Position, bed: int, need: Need) -> int:
    """Ward items and surgery items each on their own: a wrong tag does not count (RMD-8.3)."""
    ward = compare(position.trays, WARD_TRAY + bed, need.bedside)
    surgery = compare(position.trays, OR_TRAY + bed, need.surgery)
    return max(ward, surgery)


def judge(position: Position, place: int) -> tuple[int, int]:
    """The status of a patient, and the exam whose card applies (or NOTHING)."""
    if place < ROW:
        return compare(position.trays, place, patient_at(position, place).need.bedside), NOTHING
    if place < FIRST_BED:  # RMD-17.7
        return MEDICAL_ERROR, NOTHING
    bed = place - FIRST_BED
    if exams_missing(position, bed):
        return MEDICAL_ERROR, NOTHING
    exams = most_effective(position, bed)
    if not exams:
        return status_with(position, bed, need_with(position, bed, NOTHING)), NOTHING
    # RMD-17.17: the best status, then more Reputation, then the order of the exams.
    best_status, best_exam, best_reputation = MEDICAL_ERROR + 1, NOTHING, 0
    for exam in exams:
        status = status_with(position, bed, need_with(position, bed, exam))
        reputation = DIAGNOSES[exam][position.diagnoses[bed * len(EXAMS) + exam]].reputation
        if status < best_status or (status == best_status and reputation > best_reputation):
            best_status, best_exam, best_reputation = status, exam, reputation
    return best_status, best_exam


def tray_needs(position: Position, tray: int) -> list[tuple[int, ...]]:
    """What may belong in a treatment tray, one row of counts for each possible need."""
    if tray < WARD_TRAY:
        return [patient_at(position, tray).need.bedside]
    if tray < OR_TRAY:
        return [need.bedside for need in possible_needs(position, tray - WARD_TRAY)]
    return [need.surgery for need in possible_needs(position, tray - OR_TRAY)]


def is_needed(position: Position, tray: int, kind: int) -> bool:
    """RMD-23.3: would one more of the kind belong into this tray?"""
    count = position.trays[tray * len(KINDS) + kind]
    for need in tray_needs(position, tray):
        if count < need[kind]:
            return True
    return False


def left_over(position: Position, tray: int, kind: int) -> int:
    """RMD-17.13: how many of the kind are not required, by at least one of the tied needs."""
    least = min([need[kind] for need in tray_needs(position, tray)])
    return max(0, position.trays[tray * len(KINDS) + kind] - least)
