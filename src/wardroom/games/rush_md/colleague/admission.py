"""Admission: for whom the team still has time."""

from typing import Final

from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.colleague.cases import (
    HOSPITAL_DOCTOR,
    HOSPITAL_NURSE,
    HOSPITAL_STOCKING,
    REGULAR_STOCKING,
    REGULAR_WORK,
    Cases,
)
from wardroom.games.rush_md.colleague.skills import Skill
from wardroom.games.rush_md.content import (
    BEDS,
    FIRST_BED,
    HOSPITALIZED,
    NURSES,
    PATIENT_PLACES,
    REGULAR,
    ROW,
)
from wardroom.games.rush_md.glasses import can_admit, doctors
from wardroom.games.rush_md.state import Position
from wardroom.games.rush_md.work import NOTHING
from wardroom.kernel.dice import Dice

_PHARMACY_SLOTS: Final = 2
_MOST_WAITING: Final = 3
"""So many may wait for beds: beds are made faster than exams."""
_HOSPITAL_STAY_MS: Final = 75_000
_CLINIC_STAY_MS: Final = 25_000


def mood_of(position: Position) -> float:
    """How bold a team feels in a round, from -1 to 1.

    All look at the same backs of the Diagnosis cards, so all feel alike without a word.
    """
    backs = [DIAGNOSES[exam][deck[0]].shown for exam, deck in enumerate(position.diagnosis_decks)]
    return Dice.seeded(position.round, " ".join(backs)).below(201) / 100.0 - 1.0


def welcome(cases: Cases, skill: Skill, mood: float) -> int:
    """The type of patient the team has time for, or NOTHING."""
    position = cases.position
    deal = position.deal
    left = deal.phase - position.clock
    turn = deal.sand + 2_500
    bold = 1.0 + skill.swing * mood
    load = skill.load * bold
    pace = (skill.pace + skill.crowd * (deal.seats - 1)) / bold
    nurse = load * len(NURSES) * left / turn - cases.nurse
    doctor = load * doctors(deal.seats) * left / turn - cases.doctor
    pharmacy = load * _PHARMACY_SLOTS * left / turn - cases.pharmacy
    hands = deal.seats * left / pace - cases.nurse - cases.doctor
    waiting = beds = clinic = 0
    for place in range(len(PATIENT_PLACES)):
        if position.patients[place] == NOTHING:
            beds += place >= FIRST_BED
        else:
            waiting += ROW <= place < FIRST_BED
            clinic += place < ROW
    if (
        can_admit(position, HOSPITALIZED)
        and waiting < min(beds, _MOST_WAITING)
        and left > _HOSPITAL_STAY_MS + waiting * deal.sand
        and pharmacy > HOSPITAL_STOCKING
        and nurse > HOSPITAL_NURSE
        and doctor > HOSPITAL_DOCTOR
        and hands > HOSPITAL_NURSE + HOSPITAL_DOCTOR
    ):
        return HOSPITALIZED
    if (
        can_admit(position, REGULAR)
        and left > _CLINIC_STAY_MS
        and pharmacy > REGULAR_STOCKING
        and nurse + max(0.0, min(1.0, doctor)) > REGULAR_WORK
        and hands > REGULAR_WORK
    ):
        return REGULAR
    if beds == len(BEDS) and not waiting and not clinic:
        return _somebody(position, left)
    return NOTHING


def _somebody(position: Position, left: int) -> int:
    """Where nobody is to be treated, the most timid team still has time for one patient."""
    if left > _CLINIC_STAY_MS and can_admit(position, REGULAR):
        return REGULAR
    if left > _HOSPITAL_STAY_MS and can_admit(position, HOSPITALIZED):
        return HOSPITALIZED
    return NOTHING
