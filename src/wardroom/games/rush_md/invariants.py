"""What is true of every position of Rush M.D. that legal play can reach."""

from typing import Final

from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.cards.patients import DECKS
from wardroom.games.rush_md.content import (
    AT_HOME,
    AT_MRI,
    BEDS,
    DOCTORS,
    EXAMS,
    FACE_UP_RESEARCH,
    FIRST_BED,
    GLASSES,
    HOLES,
    HOSPITALIZED,
    KINDS,
    LIQUIDS,
    MOST_POINTS,
    MRI_SLOT,
    ORGAN_AREA,
    REGULAR,
    ROW,
    SLOTS,
    SYRINGE,
    TOKENS,
    TOTALS,
    TRAYS,
    WARDS,
)
from wardroom.games.rush_md.evaluation import syringes
from wardroom.games.rush_md.glasses import doctors, stored_organs
from wardroom.games.rush_md.hands import HOLD_DISC, HOLD_ROW, HOLD_STORED
from wardroom.games.rush_md.rules import Flow
from wardroom.games.rush_md.state import (
    ACTION,
    ENDED,
    FALLEN,
    LOSS_POINTS,
    NO_SCAN,
    PENDING,
    STANDING,
    WIN,
)
from wardroom.games.rush_md.work import NOTHING, research_cards

_KINDS: Final = len(KINDS)


def broken(state: Flow, before: Flow | None = None) -> list[str]:
    """The invariants that do not hold, one sentence each; none when all is well.

    `before` is a copy of the position before the last step, or any earlier one of the same game.
    """
    found: list[str] = []
    _check_items(state, found)
    _check_cards(state, found)
    _check_beds(state, found)
    _check_glasses(state, found)
    _check_hands(state, found)
    _check_score(state, found)
    if before is not None:
        _check_nothing_went_back(before, state, found)
    return found


def _check_items(state: Flow, found: list[str]) -> None:
    """RMD-5.6: supply + storage + in hand + on patients = total."""
    on_patients = [sum(state.trays[kind::_KINDS]) for kind in range(_KINDS)]
    for kind in LIQUIDS:
        for tray in range(TRAYS):
            on_patients[SYRINGE] += syringes(state.trays[tray * _KINDS + kind])
    for task in state.tasks:
        if task is not None:
            on_patients[SYRINGE] += task.empties
    for kind, total in enumerate(TOTALS):
        counted = state.supply[kind] + state.storage[kind] + on_patients[kind]
        if counted != total:
            found.append(f"There are {counted} of {KINDS[kind]}, not {total}.")
    if min(state.supply) < 0 or min(state.storage) < 0 or min(state.trays) < 0:
        found.append("There are less than no items somewhere.")
    if stored_organs(state) > ORGAN_AREA:
        found.append(f"{stored_organs(state)} organs are stored.")
    for place in range(3 * ROW):
        if state.patients[place] == NOTHING and not ROW <= place < FIRST_BED:
            trays = [place] if place < ROW else [place - ROW, place, place + ROW]
            if any(any(state.trays[tray * _KINDS : (tray + 1) * _KINDS]) for tray in trays):
                found.append(f"Items lie where no patient is, at place {place}.")


def _check_cards(state: Flow, found: list[str]) -> None:
    for type, cards in enumerate(DECKS):
        places = range(ROW) if type == REGULAR else range(ROW, 3 * ROW)
        here = [state.patients[place] for place in places if state.patients[place] != NOTHING]
        seen = [*state.decks[type], *here]
        if len(set(seen)) != len(seen):
            found.append("A patient is in two places.")
        gone = state.discharged[type]
        left = len(cards) - len(seen) - gone
        if left < 0 or (type == HOSPITALIZED and left > state.deaths):
            found.append(f"{left} patients of type {type} are missing.")
    lost = len(DECKS[0]) + len(DECKS[1]) - sum(len(deck) for deck in state.decks)
    lost -= sum(card != NOTHING for card in state.patients) + sum(state.discharged)
    if lost != state.deaths:
        found.append(f"{lost} patients are missing after {state.deaths} deaths.")
    for exam in range(len(EXAMS)):
        drawn = [card for card in state.diagnoses[exam :: len(EXAMS)] if card != NOTHING]
        if sorted([*state.diagnosis_decks[exam], *drawn]) != list(range(len(DIAGNOSES[exam]))):
            found.append(f"The Diagnosis cards of {EXAMS[exam]} are not all of them, once.")
    if state.deal.epidemics:
        lying = [card for card in state.epidemics if card != NOTHING]
        cards_there = [*state.epidemic_deck, *state.epidemic_discards, *lying]
        if sorted(cards_there) != list(range(len(EPIDEMICS))):
            found.append("The Epidemic cards are not all of them, once.")
    elif any(card != NOTHING for card in state.epidemics) or len(state.epidemics) != len(WARDS):
        found.append("There is an Epidemic although the module is off.")
    if state.deal.research and _revealed(state) != len(research_cards(state.deal)):
        found.append("Research cards were revealed too often or too seldom.")
    if sorted(state.tokens) != list(range(TOKENS)):
        found.append("The Cultures tokens are not all of them, once.")
    if state.whites & state.reds:
        found.append("Two discs are in one hole.")


def _revealed(state: Flow) -> int:
    """Research cards in the deck and those seen so far."""
    return len(state.research_deck) + FACE_UP_RESEARCH * state.round


def _check_beds(state: Flow, found: list[str]) -> None:
    away = [area for area in state.areas if area != AT_HOME]
    if len(set(away)) != len(away):
        found.append("Two beds stand in one place.")
    for bed in range(len(BEDS)):
        if state.patients[FIRST_BED + bed] != NOTHING:
            continue
        if state.areas[bed] != AT_HOME:
            found.append(f"The empty bed {BEDS[bed]} is not at home.")
        if any(
            card != NOTHING for card in state.diagnoses[bed * len(EXAMS) : (bed + 1) * len(EXAMS)]
        ):
            found.append(f"Diagnosis cards lie at the empty bed {BEDS[bed]}.")
    if state.scan != NO_SCAN and AT_MRI not in state.areas:
        found.append("A scan is under way without a bed.")


def _check_glasses(state: Flow, found: list[str]) -> None:
    for glass in range(len(GLASSES)):
        slot = state.glass_slot[glass]
        if slot != NOTHING and state.slots[slot] != glass:
            found.append(f"{GLASSES[glass]} is not on its slot.")
        if slot != NOTHING and doctors(state.deal.seats) <= glass < DOCTORS:
            found.append(f"{GLASSES[glass]} is not in play.")
    standing = sum(glass != NOTHING for glass in state.slots)
    if standing != sum(slot != NOTHING for slot in state.glass_slot):
        found.append("A slot holds an hourglass that is elsewhere.")
    if standing and state.phase != ACTION and not state.result:
        found.append("An hourglass stands on a slot outside of the Action Phase.")
    on_scanner = state.slots[MRI_SLOT] != NOTHING
    if state.scan in (STANDING, FALLEN) and not on_scanner:
        found.append("A scan has no hourglass.")
    if state.scan == PENDING and on_scanner:
        found.append(f"The slot {SLOTS[MRI_SLOT]} is filled, but its scan is pending.")


def _check_hands(state: Flow, found: list[str]) -> None:
    for seat in range(state.deal.seats):
        if state.phase == ACTION or state.result:
            continue
        if state.hands[seat] is not None or state.tasks[seat] is not None:
            found.append(f"Seat {seat} acts outside of the Action Phase.")
    holds = [reach.holds for reach in state.hands if reach is not None and reach.holds >= 0]
    single = range(HOLD_ROW, HOLD_DISC + HOLES)
    pieces = [hold for hold in holds if hold < HOLD_STORED or hold in single]
    if len(set(pieces)) != len(pieces):
        found.append("Two players hold the same piece.")


def _check_score(state: Flow, found: list[str]) -> None:
    if not 0 <= state.points <= MOST_POINTS:
        found.append(f"There are {state.points} Medical Points.")
    if (state.points == 0) != (state.result == LOSS_POINTS):
        found.append(f"{state.points} Medical Points do not fit the result.")
    if not 1 <= state.round <= state.deal.rounds:
        found.append(f"This is round {state.round}.")
    if (state.phase == ENDED) != (state.result != 0):
        found.append("The game is over, but has no result; or the other way round.")
    if state.result == WIN and not state.has_reached_its_objective():
        found.append("The game was won without its Objective.")
    if state.phase == ACTION and not state.paused and state.clock < 0:
        found.append("The Action Phase has not begun yet.")


def _check_nothing_went_back(before: Flow, state: Flow, found: list[str]) -> None:
    """Time, rounds and Reputation only rise (RMD-18.2); patient decks never grow (RMD-6.4)."""
    if state.now < before.now:
        found.append("Time ran back.")
    if state.round < before.round or state.reputation < before.reputation:
        found.append("Flow or Reputation fell.")
    if state.deaths < before.deaths or sum(state.discharged) < sum(before.discharged):
        found.append("A patient came back.")
    if len(state.decks[0]) > len(before.decks[0]) or len(state.decks[1]) > len(before.decks[1]):
        found.append("A patient deck was refilled.")
    if state.tokens != before.tokens:  # RMD-10.4
        found.append("The Cultures tokens were shuffled again.")
    if state.revealed < before.revealed:
        found.append("Something known was forgotten.")
    if before.result and state.result != before.result:
        found.append("The result changed.")
