"""The content document: the hospital and its cards for faces, in the shape of `RushContent`."""

from wardroom.games.rush_md import plane, traces
from wardroom.games.rush_md.beds import DRAW, HOSPITALIZE_PATIENT, MOVE_BED
from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.cards.needs import Need
from wardroom.games.rush_md.cards.patients import DECKS
from wardroom.games.rush_md.cards.research import RESEARCH_CARDS
from wardroom.games.rush_md.content import (
    ADMISSION_PLACES,
    AREAS,
    AT_OR_A,
    AT_OR_B,
    BEDS,
    BROKEN_OATH_COSTS,
    CLINIC_PLACES,
    CONDITIONS,
    DOCTORS,
    ERROR_COSTS,
    EXAMS,
    GLASSES,
    HELD_AT_MOST_MS,
    KINDS,
    LIQUIDS,
    MISSED_SYMBOL_COSTS,
    MOST_POINTS,
    ORGAN_AREA,
    ORGANS,
    ORGANS_STOCKED,
    OVER_TREATMENT_COSTS,
    PATIENT_PLACES,
    RESEARCH,
    ROUNDS,
    SLOT_ACTIVITY,
    SLOT_TYPE,
    SLOT_TYPES,
    SLOTS,
    STANDS,
    STOCK_AMOUNTS,
    SYRINGE_HOLDS,
    TOKENS,
    TOTALS,
    TYPES,
    UNTREATED_COSTS,
    WARD_BEDS,
    WARDS,
    WOBBLES,
)
from wardroom.games.rush_md.exams import DISC, FLIP, READ_DISCS, XRAY_CARD
from wardroom.games.rush_md.glasses import LIFT_OFF, PLACE
from wardroom.games.rush_md.scanner import MRI_DRAW, MRI_STEADY, SCAN
from wardroom.games.rush_md.state import Move
from wardroom.games.rush_md.stock import DISCARD_ORGAN, EACH_MS, STOCK, STOCK_ORGAN
from wardroom.games.rush_md.treatment import (
    GIVE,
    GIVE_ORGAN,
    INJECT,
    SERVE,
    TAKE_BACK,
    TAKE_SYRINGE,
)
from wardroom.kernel.plain import Plain


def document() -> Plain:
    """All of it."""
    return {
        "rounds": ROUNDS,
        "most_points": MOST_POINTS,
        "syringe_holds": SYRINGE_HOLDS,
        "organ_area": ORGAN_AREA,
        "kinds": [_kind(kind) for kind in range(len(KINDS))],
        "shelf": [KINDS[kind] for kind in plane.SHELF],
        "doctors": list(GLASSES[:DOCTORS]),
        "nurses": list(GLASSES[DOCTORS:]),
        "clinic": [PATIENT_PLACES[place] for place in CLINIC_PLACES],
        "admission": [PATIENT_PLACES[place] for place in ADMISSION_PLACES],
        "beds": [{"id": id, "ward": WARDS[bed // WARD_BEDS]} for bed, id in enumerate(BEDS)],
        "exams": [
            {"id": id, "area": AREAS[exam + 1], "slot": AREAS[exam + 1]}
            for exam, id in enumerate(EXAMS)
        ],
        "rooms": [AREAS[AT_OR_A], AREAS[AT_OR_B]],
        "slots": [
            {
                "id": id,
                "type": "none" if SLOT_ACTIVITY[slot] == RESEARCH else SLOT_TYPES[SLOT_TYPE[slot]],
            }
            for slot, id in enumerate(SLOTS)
        ],
        "tokens": TOKENS,
        "moves": _moves(),
        "held_ms": HELD_AT_MOST_MS,
        "costs": {
            **dict(zip(CONDITIONS, ERROR_COSTS, strict=True)),
            "over_treated": OVER_TREATMENT_COSTS,
            "untreated": UNTREATED_COSTS,
            "missed_symbol": MISSED_SYMBOL_COSTS,
            "oath": BROKEN_OATH_COSTS,
        },
        "traces": _traces(),
        "plane": _plane(),
        "patients": {
            card.id: {
                "type": TYPES[type],
                "condition": CONDITIONS[card.condition],
                "exams": [EXAMS[sign] for sign in card.signs],
                **_need(card.need),
                "reputation": card.reputation,
            }
            for type, deck in enumerate(DECKS)
            for card in deck
        },
        "diagnoses": {
            card.id: {
                "exam": EXAMS[card.exam],
                "effectiveness": card.effectiveness,
                "contagious": card.contagious,
                **_need(card.need),
                "reputation": card.reputation,
            }
            for deck in DIAGNOSES
            for card in deck
        },
        "epidemics": {
            card.id: {"need": _counts(card.need), "reputation": card.reputation}
            for card in EPIDEMICS
        },
        "research": {
            card.id: {
                "slot": SLOT_TYPES[card.slot] if card.is_action else None,
                "reward": card.reward,
            }
            for card in RESEARCH_CARDS
        },
    }


def _kind(kind: int) -> Plain:
    organ = kind in ORGANS
    return {
        "id": KINDS[kind],
        "liquid": kind in LIQUIDS,
        "organ": organ,
        "total": TOTALS[kind],
        "stocked": ORGANS_STOCKED if organ else STOCK_AMOUNTS[kind],
    }


def _counts(need: tuple[int, ...]) -> list[Plain]:
    return [{"kind": KINDS[kind], "count": count} for kind, count in enumerate(need) if count]


def _need(need: Need) -> Plain:
    return {"bedside": _counts(need.bedside), "surgery": _counts(need.surgery)}


def _moves() -> Plain:
    """RMD-21.19: how long each kind of movement takes."""
    always = (DISC, GIVE_ORGAN, STOCK_ORGAN, DISCARD_ORGAN)
    surgical = (GIVE, INJECT, TAKE_BACK)
    by_hand = (PLACE, SCAN, LIFT_OFF, MOVE_BED, DRAW, HOSPITALIZE_PATIENT, TAKE_SYRINGE, SERVE)
    others = (STOCK, FLIP, READ_DISCS, XRAY_CARD, MRI_DRAW, MRI_STEADY)
    found: Plain = {}
    for move in (*by_hand, *others, *always, *surgical):
        found[move.verb] = _move(move, move in always, move in surgical)
    return found


def _move(move: Move, tweezers: bool, surgical: bool) -> Plain:
    each = EACH_MS if move is STOCK else (0, 0)
    return {
        "gesture": move.fast,
        "steady": move.slow,
        "gesture_each": each[0],
        "steady_each": each[1],
        "tweezers": tweezers,
        "surgical": surgical,
        "tap": move.tap,
    }


def _traces() -> Plain:
    return {
        "plane": traces.PLANE,
        "samples": traces.MOST_SAMPLES,
        "step": traces.SHORTEST_STEP_MS,
        "gap": traces.LARGEST_GAP_MS,
        "grip": traces.GRIP_MS,
        "grips": {
            piece: {"radius": radius, "speed": speed}
            for piece, (radius, speed) in traces.GRIPS.items()
        },
        "aims": dict(traces.TARGETS),
        "scanner": traces.SCANNER_BOX,
        "stands": STANDS,
        "wobbles": WOBBLES,
        "missed": traces.MISSED_OFFSET,
    }


def _plane() -> Plain:
    return {
        "homes": {BEDS[bed]: box._asdict() for bed, box in enumerate(plane.HOMES)},
        "spots": {AREAS[area]: box._asdict() for area, box in plane.SPOTS.items()},
        "stored": {KINDS[kind]: box._asdict() for kind, box in plane.STORED.items()},
        "supply": {KINDS[kind]: box._asdict() for kind, box in plane.SUPPLY.items()},
        "syringes": {
            AREAS[room]: [box._asdict() for box in boxes] for room, boxes in plane.SYRINGES.items()
        },
        "mouth": plane.MOUTH,
        "tile": plane.TILE._asdict(),
        "holes": list(plane.HOLES_AT),
        "red": plane.RED_BESIDE,
        "white": plane.WHITE_BESIDE,
        "balance": plane.BALANCE,
        "scanner": plane.SCANNER,
    }
