"""The content document: cards, tracks and numbers for those who show the game.

Memories and what the scenarios add are not in it: a seat learns of them from its view, when it may.
"""

from wardroom.games.holding_on.content import (
    BANDS,
    CRITICAL,
    DAYS,
    DOCTORS,
    FIRST_ASSISTANT,
    FIRST_NURSE,
    FULL_HEALTH,
    LOWEST,
    MOST_TOKENS,
    PATIENT_KINDS,
    PATIENTS,
    PAWNS,
    PERIODS,
    PLACES,
    POOL,
    SHIFTS,
    STABLE,
    STAFF,
    START_HEALTH,
    WARNINGS,
    Patient,
)
from wardroom.games.holding_on.content_types import (
    HoldingBandRange,
    HoldingContent,
    HoldingPatient,
    HoldingStaff,
)
from wardroom.games.holding_on.scenarios import LAST


def document() -> HoldingContent:
    """All that is printed and may be known before the first chapter."""
    return {
        "scenarios": LAST,
        "days": DAYS,
        "shifts": list(SHIFTS),
        "full_health": FULL_HEALTH,
        "start_health": START_HEALTH,
        "bands": [_band(number) for number in range(len(BANDS))],
        "warnings": WARNINGS,
        "most_tokens": MOST_TOKENS,
        "periods": PERIODS,
        "places": PLACES,
        "pool": POOL,
        "staff": {STAFF[pawn]: _staff(pawn) for pawn in range(PAWNS)},
        "patients": {card.id: _patient(card) for card in PATIENTS},
    }


def _band(number: int) -> HoldingBandRange:
    return {
        "band": BANDS[number],
        "highest": LOWEST[number - 1] - 1 if number else FULL_HEALTH,
        "lowest": LOWEST[number],
    }


def _staff(pawn: int) -> HoldingStaff:
    if pawn < DOCTORS:
        return {"role": "doctor", "number": None}
    if pawn < FIRST_ASSISTANT:
        return {"role": "nurse", "number": pawn - FIRST_NURSE + 1}
    return {"role": "medical-assistant", "number": pawn - FIRST_ASSISTANT + 1}


def _patient(card: Patient) -> HoldingPatient:
    return {
        "kind": PATIENT_KINDS[card.kind],
        "staff": card.staff,
        "symbols": card.symbols,
        "deterioration": card.deterioration,
        "tokens": card.tokens,
        "hazy": card.hazy,
        "either": card.either,
        "averted": 1 if card.kind == CRITICAL else 0,
        "query": card.kind == STABLE,
    }
