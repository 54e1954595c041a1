"""The whole position as plain values, for checksums and tests.

Checksums of records rest on its keys, so they stay as the first edition had them.
"""

from typing import Final

from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.cards.patients import DECKS
from wardroom.games.rush_md.cards.research import NOT_AN_ACTION, RESEARCH_CARDS
from wardroom.games.rush_md.charts import patient_at
from wardroom.games.rush_md.content import (
    ACTIVITIES,
    ADD_ORGANS,
    AREAS,
    BEDS,
    CONDITIONS,
    DOCTORS,
    EXAMINE,
    EXAMS,
    FIRST_BED,
    GLASSES,
    HOLES,
    ICONS,
    KINDS,
    MEDICATE,
    PATIENT_PLACES,
    ROW,
    SLOTS,
    TAGS,
    TRAYS,
    TREAT_WARD,
    TREATMENT_TRAYS,
    TYPES,
    WARDS,
)
from wardroom.games.rush_md.exams import TO_BED
from wardroom.games.rush_md.glasses import doctors
from wardroom.games.rush_md.hands import (
    OFF_TARGET,
    ON_AREA,
    ON_DISC,
    ON_PILE,
    ON_SCANNER,
    ON_SLOT,
)
from wardroom.games.rush_md.keys import DISC_NAMES, HOLE_NAMES
from wardroom.games.rush_md.state import MODES, PHASES, RESULTS, SCANS, STATUSES, Position, Reach
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NEVER, NOTHING, Task
from wardroom.kernel.plain import Plain

PAUSES: Final[tuple[str, ...]] = ("", "absence", "vote", "ending")


def _frame(position: Position) -> Plain:
    """The clock, the score, who is there and what was agreed."""
    deal = position.deal
    objective = deal.objective
    seats = range(deal.seats)
    frame: Plain = {
        "seats": deal.seats,
        "options": dict(deal.options),
        "phase_ms": deal.phase,
        "sand_ms": deal.sand,
        "objective": {
            "id": objective.id,
            "start": objective.start,
            "reputation": objective.reputation,
            "discharged": objective.discharged,
            "hospitalized": objective.hospitalized,
            "points": objective.points,
        },
        "round": position.round,
        "phase": PHASES[position.phase],
        "now": position.now,
        "began": position.began,
        "until": position.until,
        "clock": position.clock,
        "paused": PAUSES[position.paused],
        "paused_at": position.paused_at,
        "pauses": position.pauses,
        "pause_votes": seats_in(position.pause_votes),
        "resume_votes": seats_in(position.resume_votes),
        "absent": seats_in(position.absent),
        "absences": position.absences[:],
        "ready": seats_in(position.ready),
        "confirmed": seats_in(position.confirmed),
        "modes": [MODES[position.modes[seat]] for seat in seats],
        "moded": seats_in(position.moded),
        "points": position.points,
        "reputation": position.reputation,
        "discharged": {type: position.discharged[number] for number, type in enumerate(TYPES)},
        "deaths": position.deaths,
        "result": RESULTS[position.result],
        "revealed": position.revealed,
    }
    if deal.untimed:
        frame["waits"] = [*position.waits, position.alert]
    return frame


def _boards(position: Position) -> Plain:
    seats = range(position.deal.seats)
    return {
        "patients": [_patient(position, place) for place in range(len(PATIENT_PLACES))],
        "beds": [_bed(position, bed) for bed in range(len(BEDS))],
        "trays": _trays(position),
        "supply": _counts(position.supply),
        "storage": _counts(position.storage),
        "decks": {type: len(position.decks[number]) for number, type in enumerate(TYPES)},
        "diagnosis_decks": {
            exam: {"count": len(deck), "back": DIAGNOSES[number][deck[0]].shown}
            for number, (exam, deck) in enumerate(zip(EXAMS, position.diagnosis_decks, strict=True))
        },
        "epidemic_deck": len(position.epidemic_deck),
        "epidemic_discards": [EPIDEMICS[card].id for card in position.epidemic_discards],
        "epidemics": {
            WARDS[ward]: None if card == NOTHING else EPIDEMICS[card].id
            for ward, card in enumerate(position.epidemics)
        },
        "symbols": [
            [BEDS[symbol // len(EXAMS)], EXAMS[symbol % len(EXAMS)]] for symbol in position.symbols
        ],
        "research_deck": len(position.research_deck),
        "research": [RESEARCH_CARDS[card].id for card in position.research],
        "discs": [disc_in(position, hole) for hole in range(HOLES)],
        "slots": {
            SLOTS[slot]: None if glass == NOTHING else GLASSES[glass]
            for slot, glass in enumerate(position.slots)
        },
        "glasses": [_glass(position, glass) for glass in glasses_in_play(position)],
        "scan": SCANS[position.scan],
        "scan_at": position.scan_at,
        "scan_fall": position.scan_fall,
        "stood": position.stood,
        "doing": [_doing(position.tasks[seat]) for seat in seats],
        "hands": [_hand(position.hands[seat]) for seat in seats],
        "busy": position.busy[:],
        "organs_given": position.organs_given[:],
        "exams_done": position.exams_done,
        "nurse_uses": position.nurse_uses[:],
        "feats": position.feats,
        "statuses": [STATUSES[status] for status in position.statuses],
        "applied": [None if exam == NOTHING else EXAMS[exam] for exam in position.applied],
        "leftovers": _leftovers(position),
        "changes": position.changes,
    }


def _doing(task: Task | None) -> Plain | None:
    """What a player is doing, in names."""
    if task is None:
        return None
    target: str | None = None
    if task.target == EPIDEMIC_TARGET:
        target = "epidemic"
    elif task.target != NOTHING:
        target = PATIENT_PLACES[task.target]
    return {
        "deed": ACTIVITIES[task.activity],
        "part": part_name(task),
        "slot": SLOTS[task.slot],
        "research": task.research != NOT_AN_ACTION,
        "started": task.started,
        "target": target,
        "aimed": task.aimed,
        "count": task.count,
        "kind": None if task.kind == NOTHING else KINDS[task.kind],
        "given": [KINDS[kind] for kind in task.given],
        "empties": task.empties,
    }


def part_name(task: Task) -> str | None:
    """The exam, Ward or room of an activity."""
    if task.part == NOTHING:
        return None
    if task.activity == EXAMINE:
        return EXAMS[task.part]
    if task.activity == TREAT_WARD:
        return WARDS[task.part]
    return AREAS[task.part] if task.activity in (ADD_ORGANS, MEDICATE) else None


def _hand(reach: Reach | None) -> Plain | None:
    """What a hand is about to do, in names."""
    if reach is None:
        return None
    return {
        "move": reach.move.verb,
        "piece": piece_name(reach),
        "target": target_name(reach),
        "begun": reach.begun,
        "effect": None if reach.effect == NEVER else reach.effect,
        "amount": reach.amount,
        "offset": reach.offset,
        "knock": reach.knock,
    }


def piece_name(reach: Reach) -> str | None:
    verb, piece = reach.move.verb, reach.piece
    if piece == NOTHING:
        return None
    if verb in ("place", "scan", "lift_off"):
        return GLASSES[piece]
    if verb == "move_bed":
        return BEDS[piece]
    if verb == "hospitalize":
        return PATIENT_PLACES[ROW + piece]
    if verb == "draw":
        return TYPES[piece]
    if verb == "disc":
        return DISC_NAMES[piece]
    return str(piece) if verb == "flip" else KINDS[piece]


def target_name(reach: Reach) -> str | None:
    drops, target = reach.move.drops, reach.target
    if target == OFF_TARGET:
        return "away"
    if target == NOTHING:
        return None
    if drops == ON_SLOT or drops == ON_SCANNER:
        return SLOTS[target]
    if drops == ON_AREA:
        return AREAS[target]
    if drops == ON_DISC:
        return HOLE_NAMES[target]
    if drops == ON_PILE:
        return "bed" if target == TO_BED else "bottom"
    return BEDS[target]


def glasses_in_play(position: Position) -> list[int]:
    used = doctors(position.deal.seats)
    return [glass for glass in range(len(GLASSES)) if glass < used or glass >= DOCTORS]


def _glass(position: Position, glass: int) -> Plain:
    slot = position.glass_slot[glass]
    until = position.glass_at[glass] + position.deal.sand
    return {
        "id": GLASSES[glass],
        "slot": None if slot == NOTHING else SLOTS[slot],
        "placed": None if slot == NOTHING else position.glass_at[glass],
        "free_at": max(0, until),
    }


def _patient(position: Position, place: int) -> Plain | None:
    if position.patients[place] == NOTHING:
        return None
    return {
        "place": PATIENT_PLACES[place],
        "id": patient_at(position, place).id,
        "condition": CONDITIONS[position.conditions[place]],
    }


def _bed(position: Position, bed: int) -> Plain:
    return {
        "id": BEDS[bed],
        "area": AREAS[position.areas[bed]],
        "occupied": position.patients[FIRST_BED + bed] != NOTHING,
        "diagnoses": {
            EXAMS[exam]: DIAGNOSES[exam][card].id
            for exam, card in enumerate(
                position.diagnoses[bed * len(EXAMS) : (bed + 1) * len(EXAMS)]
            )
            if card != NOTHING
        },
        "scanned": (position.mri_done >> bed) & 1 == 1,
    }


def tray_name(tray: int) -> str:
    """Place and tag: `C1 clinic`, `A2 or`."""
    place = PATIENT_PLACES[tray] if tray < ROW else BEDS[tray % ROW]
    return f"{place} {TAGS[tray // ROW]}"


def _counts(counts: list[int]) -> Plain:
    return {KINDS[kind]: count for kind, count in enumerate(counts)}


def _trays(position: Position) -> Plain:
    found: Plain = {}
    for tray in range(TRAYS):
        counts = position.trays[tray * len(KINDS) : (tray + 1) * len(KINDS)]
        if any(counts):
            found[tray_name(tray)] = {
                KINDS[kind]: count for kind, count in enumerate(counts) if count
            }
    return found


def _leftovers(position: Position) -> list[Plain]:
    found = []
    if position.surplus:
        for tray in range(TREATMENT_TRAYS):
            for kind in range(len(KINDS)):
                slot = tray * len(KINDS) + kind
                if position.surplus[slot]:
                    found.append(
                        {
                            "tray": tray_name(tray),
                            "kind": KINDS[kind],
                            "count": position.surplus[slot],
                            "kept": position.keep[slot],
                        }
                    )
    return found


def disc_in(position: Position, hole: int) -> str:
    if (position.whites >> hole) & 1:
        return "white"
    return "red" if (position.reds >> hole) & 1 else ""


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if (bits >> seat) & 1]


def whole(position: Position) -> Plain:
    """The whole position with all that is hidden."""
    found = _frame(position)
    found["boards"] = _boards(position)
    found["chance"] = position.chance
    found["tokens"] = [ICONS[icon] for icon in position.tokens]
    found["order"] = {
        "patients": [
            [DECKS[type][card].id for card in deck] for type, deck in enumerate(position.decks)
        ],
        "diagnoses": [
            [DIAGNOSES[exam][card].id for card in deck]
            for exam, deck in enumerate(position.diagnosis_decks)
        ],
        "epidemics": [EPIDEMICS[card].id for card in position.epidemic_deck],
        "research": [RESEARCH_CARDS[card].id for card in position.research_deck],
    }
    return found
