"""What a seat may know (part 6 of the rules reference).

No view names a memory by its id: the id tells its true place. A hazy card goes by its handle, the
number in which its back was first seen, and a face is its figure and its seams.
"""

from wardroom.games.holding_on.content import (
    BANDS,
    CLEAR_EVENTS,
    CONTACT_MARK,
    CONTACTS,
    DOCTORS,
    HAZY_EVENTS,
    MEMORIES,
    MINUS,
    PATIENTS,
    PAWNS,
    PLUS,
    POOL,
    REGRET_MARK,
    REGRETS,
    SHIFTS,
    STAFF,
    band,
    figure_of,
    key_of,
    members,
    memory_id,
    period_of,
    seams_of,
)
from wardroom.games.holding_on.goals import reached
from wardroom.games.holding_on.scenarios import CONDITIONS, VOICE
from wardroom.games.holding_on.staffing import open_places
from wardroom.games.holding_on.state import (
    DRAWS,
    ENDED,
    MATCH,
    NOBODY,
    NOTHING,
    RESULTS,
    STEPS,
    TALKS,
    TRUST,
    WHEREABOUTS,
    Position,
)
from wardroom.games.holding_on.ward import SHIFTS_A_DAY, Ward
from wardroom.kernel.plain import Plain


def revealed_patients(position: Position) -> int:
    """How many patient cards have been turned up so far."""
    return SHIFTS_A_DAY * (position.day - 1) + position.shift + 1


def face(memory: int) -> Plain:
    """A hazy face: what can be compared."""
    return {
        "period": period_of(memory) + 1,
        "figure": figure_of(memory),
        "seams": seams_of(memory),
    }


def clear_face(memory: int) -> Plain:
    """A clear face: the scene and its marks as well."""
    shown = face(memory)
    shown["scene"] = key_of(memory)
    shown["mark"] = "plus" if (PLUS >> memory) & 1 else "minus" if (MINUS >> memory) & 1 else None
    shown["contact"] = _marked(memory, CONTACT_MARK, CONTACTS)
    shown["regret"] = _marked(memory, REGRET_MARK, REGRETS)
    return shown


def _marked(memory: int, marks: tuple[int, ...], names: tuple[str, ...]) -> str | None:
    for number, mark in enumerate(marks):
        if (mark >> memory) & 1:
            return names[number]
    return None


def back(position: Position, memory: int) -> Plain:
    """The back of a hazy card that has been drawn."""
    handle = position.met.index(memory)
    return {
        "handle": handle,
        "period": period_of(memory) + 1,
        "quote": position.quotes[handle],
    }


def _grid(position: Position) -> list[Plain | None]:
    cells: list[Plain | None] = []
    for memory in position.grid:
        if memory == NOTHING:
            cells.append(None)
            continue
        clear = (position.laid >> memory) & 1 == 1
        cell = clear_face(memory) if clear else face(memory)
        cell["clear"] = clear
        cell["handle"] = position.met.index(memory)
        cell["quote"] = position.quotes[position.met.index(memory)]
        cells.append(cell)
    return cells


def shown_faces(position: Position) -> list[Plain]:
    """HOL-1.4: the hazy faces on the cards of the scenario, in an order that tells nothing."""
    shown = members(position.deal.scenario.shown)
    return [face(memory) for memory in sorted(shown, key=key_of)]


def _goal(position: Position) -> list[Plain]:
    return [
        {
            "kind": CONDITIONS[condition.kind],
            "number": condition.number,
            "reached": reached(position, condition),
        }
        for condition in position.deal.scenario.goal
    ]


def _locker(position: Position) -> Plain:
    scenario = position.deal.scenario
    return {
        "pair": position.locker != 0,
        "lines": [
            {
                "contact": CONTACTS[line.contact],
                "voices": position.stacks[number].count(VOICE),
                "cards": len(position.stacks[number]),
                "heard": position.heard[line.contact],
                "heard_on": position.heard_on[line.contact],
                "arrived": (position.arrived >> line.contact) & 1 == 1,
            }
            for number, line in enumerate(scenario.lines)
        ],
        "regrets": {
            name: (position.faced >> regret) & 1 == 1 for regret, name in enumerate(REGRETS)
        }
        if scenario.regret_ready
        else {},
    }


def _talk(position: Position) -> Plain:
    """The conversation: put-aside cards are only counted, rejected ones were seen from behind."""
    names = CLEAR_EVENTS if TALKS[position.talking] == "query" else HAZY_EVENTS
    return {
        "kind": TALKS[position.talking],
        "talker": _pawn(position.talker),
        "period": None if position.named == NOTHING else position.named + 1,
        "due": position.cards_due,
        "draw": DRAWS[position.extra],
        "aside": position.aside.bit_count(),
        "aside_named": position.aside_named.bit_count(),
        "rejected": sorted([position.met.index(card) for card in members(position.rejected)]),
        "events": [names[card - MEMORIES] for card in members(position.events_out)],
        "drawn": None if position.drawn == NOTHING else back(position, position.drawn),
        "trust": position.trust if position.step == TRUST else None,
    }


def _pawn(pawn: int) -> str | None:
    return None if pawn == NOBODY else STAFF[pawn]


def _events_in(names: tuple[str, ...], deck: int) -> list[str]:
    return [names[card - MEMORIES] for card in members(deck) if card >= MEMORIES]


def public(ward: Ward) -> Plain:
    """What lies open on the table."""
    deal = ward.deal
    doctors = range(deal.doctors)
    turned_up = revealed_patients(ward)
    return {
        "seats": deal.seats,
        "options": dict(deal.options),
        "campaign": {name: list(numbers) for name, numbers in deal.carried.items()},
        "scenario": deal.scenario.number,
        "day": ward.day,
        "shift": SHIFTS[ward.shift],
        "step": STEPS[ward.step],
        "manager": STAFF[ward.manager],
        "health": ward.health,
        "band": BANDS[band(ward.health)],
        "warnings": ward.warnings,
        "medical_given": ward.medical_given,
        "patients": [PATIENTS[card].id for card in ward.patients[:turned_up]],
        "staff": {
            STAFF[pawn]: {"at": WHEREABOUTS[ward.place[pawn]], "fatigue": ward.fatigue[pawn]}
            for pawn in range(PAWNS)
            if not deal.doctors <= pawn < DOCTORS
        },
        "tokens": {
            **{STAFF[doctor]: ward.tokens[doctor] for doctor in doctors},
            POOL: ward.tokens[-1],
        },
        "supply": ward.supply,
        "on_cards": ward.on_cards,
        "worked": [ward.worked[doctor] for doctor in doctors],
        "free_shift_used": ward.free_shift_used,
        "crew": [STAFF[pawn] for pawn in ward.crew],
        "stood_in": ward.stood_in,
        "open_places": 0 if ward.step == ENDED else max(0, open_places(ward)),
        "short": ward.short,
        "caller": _pawn(ward.caller),
        "calls": ward.calls,
        "tiring": _pawn(ward.tiring),
        "resume": STEPS[ward.resume],
        "covered": ward.covered,
        "eithers": ward.eithers,
        "tokens_due": ward.tokens_due,
        "hazy_due": ward.hazy_due,
        "turn": ward.turn,
        "passes": ward.passes,
        "talk": _talk(ward),
        "hazy_deck": ward.hazy_deck.bit_count(),
        "clear_deck": ward.clear_deck.bit_count(),
        "hazy_events": _events_in(HAZY_EVENTS, ward.hazy_deck),
        "clear_events": _events_in(CLEAR_EVENTS, ward.clear_deck),
        "hazy_gone": _events_in(HAZY_EVENTS, ward.hazy_gone),
        "clear_gone": _events_in(CLEAR_EVENTS, ward.clear_gone),
        "held_hazy": {
            _holder(holder): [back(ward, memory) for memory in ward.held_hazy[holder]]
            for holder in [*doctors, DOCTORS]
        },
        "grid": _grid(ward),
        "placing": None if ward.placing == NOBODY else _holder(ward.placing),
        "turned_up": None if ward.turned_up == NOTHING else _turned_up(ward),
        "swaps": ward.swaps,
        "served": [STAFF[pawn] for pawn in range(PAWNS) if (ward.served >> pawn) & 1],
        "goal": _goal(ward),
        "shown": shown_faces(ward),
        "locker": _locker(ward),
        "beats": ward.beats,
        "result": RESULTS[ward.result],
        "revealed": ward.revealed,
    }


def _holder(holder: int) -> str:
    return POOL if holder == DOCTORS else STAFF[holder]


def _turned_up(position: Position) -> Plain:
    return {**face(position.turned_up), **back(position, position.turned_up)}


def knows_clear(position: Position, seat: int, doctor: int) -> bool:
    """HOL-15.4: only in the evening, and only its holder."""
    return position.step == MATCH and position.deal.seat_of(doctor) == seat


def seen_by(ward: Ward, seat: int) -> Plain:
    """All that this seat may know; colleagues are told no more (part 6)."""
    view = public(ward)
    held: Plain = {}
    for doctor in range(ward.deal.doctors):
        known = knows_clear(ward, seat, doctor)
        held[STAFF[doctor]] = [
            clear_face(memory) if known else {"period": period_of(memory) + 1}
            for memory in ward.held_clear[doctor]
        ]
    view["held_clear"] = held
    return view


def whole(ward: Ward) -> Plain:
    """Everything, hidden things included."""
    plain = public(ward)
    plain["patient_order"] = list(ward.patients)
    plain["hazy_cards"] = members(ward.hazy_deck)
    plain["clear_cards"] = members(ward.clear_deck)
    plain["aside_cards"] = [members(ward.aside), members(ward.aside_named)]
    plain["hazy_hands"] = [[memory_id(card) for card in hand] for hand in ward.held_hazy]
    plain["clear_hands"] = [[memory_id(card) for card in hand] for hand in ward.held_clear]
    plain["met"] = [memory_id(card) for card in ward.met]
    plain["rejected_cards"] = members(ward.rejected)
    plain["drawn_card"] = ward.drawn
    plain["stacks"] = [list(stack) for stack in ward.stacks]
    plain["chance"] = ward.chance
    return plain
