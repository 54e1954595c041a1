"""The Patient Evaluation in its exact order (RMD-17): E1 and E2 when the phase closes, E3 to E5
when the team has decided about leftovers.
"""

from typing import Final

from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.cards.research import (
    EPIDEMICS_SERVED,
    EXAMS_DONE,
    FULL_BEDS,
    HOSPITALIZED_CURED,
    NO_CRITICAL_ERROR,
    NO_OVER_TREATMENT,
    NURSES_PLACED,
    ORGAN_KINDS,
    ORGANS_GIVEN,
    REGULAR_CURED,
    RESEARCH_CARDS,
    Research,
)
from wardroom.games.rush_md.charts import exams_missing, judge, left_over, patient_at
from wardroom.games.rush_md.content import (
    AT_HOME,
    AT_MRI,
    BEDS,
    CLINIC_TRAY,
    CONDITIONS,
    CRITICAL,
    EPIDEMIC_TRAY,
    ERROR_COSTS,
    EXAMS,
    FIRST_BED,
    GIVEN_KINDS,
    HOSPITALIZED,
    KINDS,
    LIQUIDS,
    MISSED_SYMBOL_COSTS,
    OR_TRAY,
    OVER_TREATMENT_COSTS,
    PATIENT_PLACES,
    REGULAR,
    ROW,
    SYRINGE,
    SYRINGE_HOLDS,
    TREATMENT_TRAYS,
    UNTREATED_COSTS,
    WARD_BEDS,
    WARD_TRAY,
    WARDS,
)
from wardroom.games.rush_md.score import charge, gain_points
from wardroom.games.rush_md.state import (
    MEDICAL_ERROR,
    NO_SCAN,
    OVER_TREATED,
    UNJUDGED,
    Position,
)
from wardroom.games.rush_md.work import NOTHING
from wardroom.kernel.message import Argument

_KINDS: Final = len(KINDS)

# What a round is remembered for until its tasks are checked.
ALL_SERVED: Final = 1
BEDS_FULL: Final = 2
CRITICAL_ERROR: Final = 4
EPIDEMIC_LAY: Final = (8, 16)
"""By Ward."""


def judge_round(position: Position) -> None:
    """E1 and E2; the team may lose in the middle, and then nothing more is resolved."""
    position.feats = ALL_SERVED
    if all(card != NOTHING for card in position.patients[FIRST_BED:]):
        position.feats |= BEDS_FULL
    for ward in range(len(WARDS)):
        if position.epidemics[ward] != NOTHING:
            _judge_epidemic(position, ward)
            if position.result:
                return
    _charge_missed_symbols(position)
    for place in range(len(PATIENT_PLACES)):
        if position.result:
            return
        position.statuses[place] = UNJUDGED
        if position.patients[place] != NOTHING:
            _judge_patient(position, place)
    if not position.result:
        _offer_leftovers(position)


# E1


def _judge_epidemic(position: Position, ward: int) -> None:
    """RMD-17.1, RMD-17.2, RMD-16.9: the card is discarded and its items leave in every case."""
    card = EPIDEMICS[position.epidemics[ward]]
    position.feats |= EPIDEMIC_LAY[ward]
    untreated = 0
    for bed in range(ward * WARD_BEDS, (ward + 1) * WARD_BEDS):
        if position.patients[FIRST_BED + bed] == NOTHING:
            continue
        start = (EPIDEMIC_TRAY + bed) * _KINDS
        for kind in GIVEN_KINDS:
            if position.trays[start + kind] < card.need[kind]:
                untreated += 1
                break
        empty_tray(position, EPIDEMIC_TRAY + bed)
    position.epidemic_discards += (position.epidemics[ward],)
    position.epidemics[ward] = NOTHING
    if untreated:
        position.feats &= ~ALL_SERVED
        costs = untreated * UNTREATED_COSTS
        charge(position, costs, "untreated", {"ward": WARDS[ward], "count": untreated})
    else:
        position.reputation += card.reputation
        position.tell("served", {"ward": WARDS[ward], "count": card.reputation})


def empty_tray(position: Position, tray: int) -> None:
    """RMD-5.2: everything on it to the Supply, syringes too."""
    start = tray * _KINDS
    for kind in GIVEN_KINDS:
        if position.trays[start + kind]:
            give_back(position, tray, kind, position.trays[start + kind])


def give_back(position: Position, tray: int, kind: int, count: int) -> None:
    """Units from a tray to the Supply, with the syringes that are emptied by it."""
    place = tray * _KINDS + kind
    before = position.trays[place]
    position.trays[place] = before - count
    position.supply[kind] += count
    if kind in LIQUIDS:
        position.supply[SYRINGE] += syringes(before) - syringes(before - count)


def syringes(units: int) -> int:
    """RMD-8.5: how many syringes hold so many units of one kind."""
    return -(-units // SYRINGE_HOLDS)


# E2


def _charge_missed_symbols(position: Position) -> None:
    """RMD-23.4: one missed symbol in a Ward would have drawn a card, if no card lies there."""
    wards = {symbol // len(EXAMS) // WARD_BEDS for symbol in position.symbols}
    position.symbols = ()
    for ward in sorted(wards):
        if not position.result and not position.feats & EPIDEMIC_LAY[ward]:
            count = MISSED_SYMBOL_COSTS
            charge(position, count, "missed_symbol", {"ward": WARDS[ward], "count": count})


def _judge_patient(position: Position, place: int) -> None:
    """RMD-17.3: exactly one status, and what it costs."""
    status, exam = judge(position, place)
    position.statuses[place] = status
    if place >= FIRST_BED:
        position.applied[place - FIRST_BED] = exam
    patient = patient_at(position, place).id
    if status == MEDICAL_ERROR:
        _charge_error(position, place, patient)
    elif status == OVER_TREATED:
        count = OVER_TREATMENT_COSTS
        charge(position, count, "over_treated", {"patient": patient, "count": count})
    else:
        position.tell("exact", {"patient": patient})


def _charge_error(position: Position, place: int, patient: str) -> None:
    """RMD-17.8: the condition decides what it costs, and worsens by one step (RMD-17.9)."""
    condition = position.conditions[place]
    count = ERROR_COSTS[condition]
    if condition == CRITICAL:
        position.feats |= CRITICAL_ERROR
        position.deaths += 1
        _leave(position, place)
        charge(position, count, "died", {"patient": patient, "count": count})
    else:
        position.conditions[place] = condition + 1
        worse = CONDITIONS[condition + 1]
        args: dict[str, Argument] = {"patient": patient, "count": count, "condition": worse}
        charge(position, count, "error", args)


def _leave(position: Position, place: int) -> None:
    """A patient leaves: items to the Supply, Diagnosis cards under their decks, the bed home."""
    position.patients[place] = NOTHING
    position.conditions[place] = 0
    if place < ROW:
        empty_tray(position, CLINIC_TRAY + place)
        return
    if place < FIRST_BED:
        return
    bed = place - FIRST_BED
    empty_tray(position, WARD_TRAY + bed)
    empty_tray(position, OR_TRAY + bed)
    for exam in range(len(EXAMS)):
        card = position.diagnoses[bed * len(EXAMS) + exam]
        if card != NOTHING:
            position.diagnosis_decks[exam] += (card,)
            position.diagnoses[bed * len(EXAMS) + exam] = NOTHING
    if position.areas[bed] == AT_MRI:
        position.scan = NO_SCAN
    position.areas[bed] = AT_HOME
    position.mri_done &= ~(1 << bed)


# E3


def _offer_leftovers(position: Position) -> None:
    """RMD-17.12: what may go back, and what does if nobody says otherwise (D18)."""
    position.surplus = [0] * (TREATMENT_TRAYS * _KINDS)
    position.keep = [0] * (TREATMENT_TRAYS * _KINDS)
    for place in range(len(PATIENT_PLACES)):
        if position.statuses[place] != MEDICAL_ERROR or position.patients[place] == NOTHING:
            continue
        if place < ROW:
            _offer_tray(position, CLINIC_TRAY + place, keeping=False)
        elif place >= FIRST_BED:
            bed = place - FIRST_BED
            keeping = exams_missing(position, bed)
            _offer_tray(position, WARD_TRAY + bed, keeping)
            _offer_tray(position, OR_TRAY + bed, keeping)


def _offer_tray(position: Position, tray: int, keeping: bool) -> None:
    for kind in GIVEN_KINDS:
        surplus = left_over(position, tray, kind)
        position.surplus[tray * _KINDS + kind] = surplus
        position.keep[tray * _KINDS + kind] = surplus if keeping else 0


def return_leftovers(position: Position) -> None:
    """E3 as the team has decided it."""
    returned = 0
    for place, surplus in enumerate(position.surplus):
        count = surplus - position.keep[place]
        if count:
            give_back(position, place // _KINDS, place % _KINDS, count)
            returned += count
    position.surplus = []
    position.keep = []
    if returned:
        position.tell("returned", {"count": returned})


# E4


def check_research(position: Position) -> None:
    """RMD-17.14: each face-up task once, for this round only."""
    for number in position.research:
        card = RESEARCH_CARDS[number]
        if not card.is_action and is_met(position, card):
            gain_points(position, card.reward)
            position.tell("task", {"card": card.id, "count": card.reward})


def is_met(position: Position, card: Research) -> bool:
    """RMD-19.3: looks at the state and at what the round is remembered for."""
    asks = card.asks
    if asks == ORGAN_KINDS:
        return sum([count > 0 for count in position.organs_given]) >= card.amount
    if asks == ORGANS_GIVEN:
        return sum(position.organs_given) >= card.amount
    if asks == EXAMS_DONE:
        return position.exams_done >= card.amount
    if asks == REGULAR_CURED:
        return cured(position, REGULAR) >= card.amount
    if asks == HOSPITALIZED_CURED:
        return cured(position, HOSPITALIZED) >= card.amount
    if asks == NO_OVER_TREATMENT:
        return OVER_TREATED not in position.statuses
    if asks == NO_CRITICAL_ERROR:
        return not position.feats & CRITICAL_ERROR
    if asks == FULL_BEDS:
        return position.feats & BEDS_FULL != 0
    if asks == NURSES_PLACED:
        return min(position.nurse_uses) >= card.amount
    if asks != EPIDEMICS_SERVED or not position.feats & ALL_SERVED:
        return False
    return position.deal.edition == 1 or position.feats & (EPIDEMIC_LAY[0] | EPIDEMIC_LAY[1]) != 0


def cured(position: Position, type: int) -> int:
    """RMD-17.19: patients who will be discharged, over-treated ones included."""
    places = range(ROW) if type == REGULAR else range(FIRST_BED, FIRST_BED + len(BEDS))
    count = 0
    for place in places:
        status = position.statuses[place]
        if status != UNJUDGED and status != MEDICAL_ERROR:
            count += 1
    return count


# E5


def discharge_all(position: Position) -> None:
    """RMD-17.15, RMD-17.16: Reputation of the patient and of the applied card alone."""
    for place in range(len(PATIENT_PLACES)):
        status = position.statuses[place]
        if status == UNJUDGED or status == MEDICAL_ERROR:
            continue
        card = patient_at(position, place)
        reputation = card.reputation
        if place >= FIRST_BED:
            exam = position.applied[place - FIRST_BED]
            if exam != NOTHING:
                number = position.diagnoses[(place - FIRST_BED) * len(EXAMS) + exam]
                reputation += DIAGNOSES[exam][number].reputation
        position.reputation += reputation
        position.discharged[REGULAR if place < ROW else HOSPITALIZED] += 1
        _leave(position, place)
        position.tell("discharge", {"patient": card.id, "count": reputation})
