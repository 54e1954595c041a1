"""Deals in which a wanted thing happens, looked up in the cards themselves.

What cards need may be balanced again any day, so a test says which situation it wants, and not on
which card it is printed.
"""

from typing import Final, NamedTuple

from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.cards.patients import DECKS, Patient
from wardroom.games.rush_md.cards.research import (
    FIVE_BLOOD,
    NO_OVER_TREATMENT,
    RESEARCH_CARDS,
)
from wardroom.games.rush_md.content import (
    CARDS_ADMITTED,
    CULTURES,
    HOSPITALIZED,
    KINDS,
    ORGANS,
    PLAIN_KINDS,
)
from wardroom.games.rush_md.full_state import RushState
from wardroom.kernel import Table, game

MODULES: Final = {"epidemics": "on", "research": "on"}
DEALS_TRIED: Final = 20_000


class Outbreak(NamedTuple):
    """What it takes to see an epidemic in the first round, and a Research card used."""

    deal: int
    place: str
    """Where in the row the patient waits whose Cultures are contagious."""
    token: int
    """The Cultures token that shows the wanted icon."""
    medicine: tuple[str, ...]
    """What each patient of the Ward needs against the epidemic: simple things that are in stock."""
    action: int
    """The number of the Research card that brings blood."""
    task: int
    """The number of the Research card that forbids over-treatment."""


def an_outbreak() -> Outbreak:
    for deal in range(DEALS_TRIED):
        state = dealt(deal)
        place = _contagious(state)
        research = [RESEARCH_CARDS[number] for number in state.research]
        actions = [card.action for card in research]
        tasks = [card.asks for card in research]
        medicine = _medicine(state)
        if place and medicine and FIVE_BLOOD in actions and NO_OVER_TREATMENT in tasks:
            icon = DIAGNOSES[CULTURES][state.diagnosis_decks[CULTURES][0]].puzzle
            return Outbreak(
                deal,
                place,
                state.tokens.index(icon),
                medicine,
                actions.index(FIVE_BLOOD) + 1,
                tasks.index(NO_OVER_TREATMENT) + 1,
            )
    raise AssertionError("no deal has both a contagious patient and those Research cards")


def a_transplant(deal: int) -> tuple[str, str]:
    """Who of the first patients of this deal needs an organ in surgery: place in the row, organ."""
    for number, patient in enumerate(_first_patients(dealt(deal)), start=1):
        for organ in ORGANS:
            if patient.need.surgery[organ]:
                return f"R{number}", KINDS[organ]
    return "R1", KINDS[ORGANS[0]]  # nobody does, but hands can do it all the same


def dealt(deal: int) -> RushState:
    state = Table.deal(game("rush-md"), 1, deal, MODULES).state
    assert isinstance(state, RushState)
    return state


def _contagious(state: RushState) -> str | None:
    top = DIAGNOSES[CULTURES][state.diagnosis_decks[CULTURES][0]]
    if not top.contagious:
        return None
    for number, patient in enumerate(_first_patients(state), start=1):
        if CULTURES in patient.signs:
            return f"R{number}"
    return None


def _medicine(state: RushState) -> tuple[str, ...]:
    need = EPIDEMICS[state.epidemic_deck[0]].need
    kinds = [kind for kind, count in enumerate(need) if count]
    simple = all(kind in PLAIN_KINDS and need[kind] == 1 for kind in kinds)
    stocked = all(state.storage[kind] for kind in kinds)
    return tuple(KINDS[kind] for kind in kinds) if simple and stocked else ()


def _first_patients(state: RushState) -> list[Patient]:
    """Whom one Admission can bring into the row."""
    cards = DECKS[HOSPITALIZED]
    return [cards[number] for number in state.decks[HOSPITALIZED][:CARDS_ADMITTED]]
