"""What a seat may know (part 6 of the rules reference), in the types of `view_types`.

No view names a memory by its id: the id tells its true place. A hazy card goes by its handle, the
number in which its back was first seen, and a face is its figure and its seams.
"""

from collections.abc import Callable
from typing import Final

from wardroom.games.holding_on.content import (
    ALL_MEMORIES,
    BANDS,
    CLEAR_EVENTS,
    CONTACTS,
    DOCTORS,
    HAZY_EVENTS,
    MEMORIES,
    MOST_FATIGUE,
    PATIENTS,
    PAWNS,
    PERIOD_MASK,
    POOL,
    REGRET_MARK,
    REGRETS,
    SHIFTS,
    STAFF,
    TIRED,
    TRUST_HEALTH,
    band,
    members,
    memory_id,
    period_of,
)
from wardroom.games.holding_on.evening import (
    MOST_SWAPS,
    matching_doctor,
    overworked_tomorrow,
)
from wardroom.games.holding_on.faces import back, clear_face, grid, shown_faces, turned_up
from wardroom.games.holding_on.goals import reached
from wardroom.games.holding_on.names import HoldingCause
from wardroom.games.holding_on.odds import chances, deck_of
from wardroom.games.holding_on.scenarios import (
    ARRIVED,
    CONDITIONS,
    COUNT,
    HEARD,
    RUN,
    VOICE,
    Condition,
)
from wardroom.games.holding_on.staffing import callable_lines, open_places
from wardroom.games.holding_on.state import (
    DRAWS,
    NOBODY,
    NOTHING,
    QUERYING,
    RESULTS,
    TALKS,
    WHEREABOUTS,
    Position,
)
from wardroom.games.holding_on.steps import (
    DAWN,
    DUSK,
    ENDED,
    MATCH,
    PLACE,
    REVEAL,
    STEPS,
    TRUST,
    phase_of,
)
from wardroom.games.holding_on.view_types import (
    HoldingCondition,
    HoldingHeldClear,
    HoldingLine,
    HoldingLocker,
    HoldingMatching,
    HoldingPawn,
    HoldingRegret,
    HoldingShift,
    HoldingTalk,
)
from wardroom.games.holding_on.ward import SHIFTS_A_DAY, Ward
from wardroom.kernel.fields import Field, Fields
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import SPECTATOR


def revealed_patients(position: Position) -> int:
    """How many patient cards have been turned up so far."""
    before = SHIFTS_A_DAY * (position.day - 1) + position.shift
    return max(0, before) if position.step in (DAWN, REVEAL) else before + 1


# The goal and the locker


def _condition(position: Position, condition: Condition) -> HoldingCondition:
    number = reached(position, condition)
    kind = condition.kind
    period = None
    if kind == RUN:
        period = condition.about + 1
    elif kind == COUNT and condition.about in PERIOD_MASK:
        period = PERIOD_MASK.index(condition.about) + 1
    return {
        "kind": CONDITIONS[kind],
        "number": condition.number,
        "reached": number,
        "met": number >= condition.number,
        "period": period,
        "contact": CONTACTS[condition.about] if kind in (HEARD, ARRIVED) else None,
        "named": kind == COUNT and period is None and condition.about != ALL_MEMORIES,
    }


def _locker(ward: Ward) -> HoldingLocker:
    scenario = ward.deal.scenario
    return {
        "pair": ward.locker != 0,
        "lines": [_line(ward, number) for number in range(len(scenario.lines))],
        "regrets": [_regret(ward, regret) for regret in range(len(REGRETS))]
        if scenario.regret_ready
        else [],
        "calls_left": scenario.calls_a_day - ward.calls if scenario.lines else 0,
    }


def _line(ward: Ward, number: int) -> HoldingLine:
    scenario = ward.deal.scenario
    line = scenario.lines[number]
    contact = line.contact
    heard = ward.heard[contact]
    arrived = (ward.arrived >> contact) & 1 == 1
    travels = scenario.arrivals > 0 and heard > 0 and not arrived
    return {
        "contact": CONTACTS[contact],
        "voices": ward.stacks[number].count(VOICE),
        "cards": len(ward.stacks[number]),
        "heard": heard,
        "heard_on": ward.heard_on[contact],
        "arrives_on": ward.heard_on[contact] + scenario.arrivals if travels else None,
        "arrived": arrived,
        "callable": not ward.result and line in callable_lines(ward),
        "price": scenario.call_price,
    }


def _regret(ward: Ward, regret: int) -> HoldingRegret:
    scenario = ward.deal.scenario
    return {
        "regret": REGRETS[regret],
        "faced": (ward.faced >> regret) & 1 == 1,
        "clear": ward.clear_in(REGRET_MARK[regret]),
        "wanted": scenario.regret_ready,
        "price": scenario.facing_price,
    }


# The day


def _pawn(pawn: int) -> str | None:
    return None if pawn == NOBODY else STAFF[pawn]


def _purse(purse: int) -> str:
    return POOL if purse == DOCTORS else STAFF[purse]


def _staff(ward: Ward, pawn: int) -> HoldingPawn:
    return {
        "at": WHEREABOUTS[ward.place[pawn]],
        "fatigue": ward.fatigue[pawn],
        "most_fatigue": MOST_FATIGUE[pawn],
        "tired": pawn < DOCTORS and ward.fatigue[pawn] >= TIRED,
        "overworked": ward.overworked(pawn),
        "purse": _purse(ward.purse(pawn)),
        "seat": ward.seat_of(pawn),
    }


def _shift(ward: Ward, shift: int, revealed: int) -> HoldingShift:
    number = SHIFTS_A_DAY * (ward.day - 1) + shift
    known = 0 <= number < revealed
    current = shift == ward.shift and known
    now = current and phase_of(ward.step) != "evening"
    card = PATIENTS[ward.patients[number]] if known else None
    crew = ward.crew if current else ()
    if known and not crew:
        caller = ward.caller if current else NOBODY
        crew = tuple([p for p in range(PAWNS) if ward.place[p] == shift and p != caller])
    return {
        "shift": SHIFTS[shift],
        "patient": None if card is None else card.id,
        "now": now,
        "over": shift < ward.shift,
        "crew": [STAFF[pawn] for pawn in crew],
        "stood_in": ward.stood_in if current else 0,
        "open_places": max(0, open_places(ward)) if now and ward.step != ENDED else 0,
        "symbols": 0 if card is None else card.symbols,
        "covered": ward.covered if current else 0,
        "caller": _pawn(ward.caller) if current else None,
        "phone": now and len(ward.deal.scenario.lines) > 0,
    }


def _warnings_due(ward: Ward) -> list[HoldingCause]:
    """HOL-17.2 to HOL-17.4: what would be a warning as things stand."""
    found: list[HoldingCause] = []
    if ward.day and ward.step <= DUSK:
        if ward.short and phase_of(ward.step) == "staffing":
            found.append("shift")
        if not ward.medical_given:
            found.append("medical")
        if overworked_tomorrow(ward):
            found.append("manager")
    return found


# Conversations


def _talk(position: Position) -> HoldingTalk:
    """The conversation: put-aside cards are only counted, rejected ones were seen from behind."""
    names = CLEAR_EVENTS if position.talking == QUERYING else HAZY_EVENTS
    trusting = position.step == TRUST
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
        "trust": ("health" if position.trust == TRUST_HEALTH else "memory") if trusting else None,
    }


# Memories in hands


def eyes(ward: Ward, seat: int) -> int:
    """HOL-15.4: only in the evening does anybody see what others do not."""
    return seat if ward.step == MATCH else SPECTATOR


def knows_clear(position: Position, seat: int, doctor: int) -> bool:
    """HOL-15.4: only in the evening, and only its holder."""
    return position.step == MATCH and position.deal.seat_of(doctor) == seat


def _held_clear(ward: Ward, seat: int) -> dict[str, list[HoldingHeldClear]]:
    held: dict[str, list[HoldingHeldClear]] = {}
    for doctor in range(ward.deal.doctors):
        known = knows_clear(ward, seat, doctor)
        held[STAFF[doctor]] = [
            {
                "period": period_of(memory) + 1,
                "face": clear_face(ward, memory) if known else None,
            }
            for memory in ward.held_clear[doctor]
        ]
    return held


def _matching(ward: Ward, seat: int) -> HoldingMatching | None:
    holder = matching_doctor(ward) if ward.step == MATCH else NOBODY
    if holder == NOBODY:
        return None
    memory = ward.held_clear[holder][0]
    return {
        "doctor": STAFF[holder],
        "period": period_of(memory) + 1,
        "face": clear_face(ward, memory) if knows_clear(ward, seat, holder) else None,
    }


def _row(ward: Ward) -> int | None:
    """The row into which a memory is about to be laid."""
    if ward.step == PLACE and ward.turned_up != NOTHING:
        return period_of(ward.turned_up) + 1
    holder = matching_doctor(ward) if ward.step == MATCH else NOBODY
    return None if holder == NOBODY else period_of(ward.held_clear[holder][0]) + 1


# The day as a whole


def _campaign(ward: Ward) -> dict[str, list[int]]:
    carried = ward.deal.carried
    return {"finished": list(carried["finished"]), "unlocked": list(carried["unlocked"])}


def _shifts(ward: Ward) -> list[HoldingShift]:
    revealed = revealed_patients(ward)
    return [_shift(ward, shift, revealed) for shift in range(SHIFTS_A_DAY)]


def _whole_staff(ward: Ward) -> dict[str, HoldingPawn]:
    return {
        STAFF[pawn]: _staff(ward, pawn)
        for pawn in range(PAWNS)
        if not ward.deal.doctors <= pawn < DOCTORS
    }


def _purses(ward: Ward) -> list[int]:
    return [*range(ward.deal.doctors), DOCTORS]


# The whole


def _field(name: str, make: Callable[[Ward], object], *slots: str) -> Field:
    """A field that is the same for all."""
    return Field(name, lambda at, _: make(at), slots)


_ALL: Final = (
    _field("seats", lambda at: at.deal.seats),
    _field("options", lambda at: dict(at.deal.options)),
    _field("edition", lambda at: at.deal.edition),
    _field("campaign", _campaign),
    _field("scenario", lambda at: at.deal.scenario.number),
    _field("day", lambda at: at.day, "day"),
    _field("shift", lambda at: SHIFTS[at.shift], "shift"),
    _field("step", lambda at: STEPS[at.step], "step"),
    _field("phase", lambda at: phase_of(at.step), "step"),
    _field("manager", lambda at: STAFF[at.manager], "manager"),
    _field("health", lambda at: at.health, "health"),
    _field("band", lambda at: BANDS[band(at.health)], "health"),
    _field("warnings", lambda at: at.warnings, "warnings"),
    _field(
        "warnings_due",
        _warnings_due,
        *("day", "fatigue", "manager", "medical_given", "place", "short", "step"),
    ),
    _field("medical_given", lambda at: at.medical_given, "medical_given"),
    _field(
        "patients",
        lambda at: [PATIENTS[card].id for card in at.patients[: revealed_patients(at)]],
        *("patients", "day", "shift", "step"),
    ),
    _field(
        "shifts",
        _shifts,
        *("day", "shift", "step", "patients", "place", "crew", "caller", "stood_in", "covered"),
    ),
    _field("doctors", lambda at: [STAFF[doctor] for doctor in range(at.deal.doctors)]),
    _field("staff", _whole_staff, *("place", "fatigue", "manager")),
    _field(
        "tokens", lambda at: {_purse(purse): at.tokens[purse] for purse in _purses(at)}, "tokens"
    ),
    _field("supply", lambda at: at.supply, "supply"),
    _field("on_cards", lambda at: at.on_cards, "on_cards"),
    _field("worked", lambda at: at.worked[: at.deal.doctors], "worked"),
    _field("free_shift_used", lambda at: at.free_shift_used, "free_shift_used"),
    _field("short", lambda at: at.short, "short"),
    _field("calls", lambda at: at.calls, "calls"),
    _field("tiring", lambda at: _pawn(at.tiring), "tiring"),
    _field("resume", lambda at: STEPS[at.resume], "resume"),
    _field("eithers", lambda at: at.eithers, "eithers"),
    _field("tokens_due", lambda at: at.tokens_due, "tokens_due"),
    _field("hazy_due", lambda at: at.hazy_due, "hazy_due"),
    _field("turn", lambda at: at.turn, "turn"),
    _field("passes", lambda at: at.passes, "passes"),
    _field(
        "talk",
        _talk,
        *(
            "talking",
            "talker",
            "named",
            "step",
            "cards_due",
            "extra",
            "aside",
            "aside_named",
            "rejected",
            "events_out",
            "drawn",
            "trust",
            "met",
            "quotes",
        ),
    ),
    _field(
        "chances",
        chances,
        *(
            "step",
            "talking",
            "talker",
            "named",
            "health",
            "tokens",
            "fatigue",
            "grid",
            "held_hazy",
            "hazy_deck",
            "clear_deck",
            "aside",
            "aside_named",
            "events_out",
            "turn",
            "passes",
            "crew",
        ),
    ),
    _field(
        "hazy",
        lambda at: deck_of(at, clear=False),
        *("hazy_deck", "hazy_gone", "talking", "aside", "aside_named", "health"),
    ),
    _field(
        "clear",
        lambda at: deck_of(at, clear=True),
        *("clear_deck", "clear_gone", "talking", "aside", "aside_named", "health"),
    ),
    _field(
        "held_hazy",
        lambda at: {
            _purse(holder): [back(at, memory) for memory in at.held_hazy[holder]]
            for holder in _purses(at)
        },
        *("held_hazy", "met", "quotes"),
    ),
    Field("held_clear", _held_clear, ("held_clear", "step", "grid", "met")),
    _field("grid", grid, *("grid", "laid", "met", "quotes")),
    _field("row", _row, *("step", "turned_up", "held_clear", "manager")),
    _field("placing", lambda at: None if at.placing == NOBODY else _purse(at.placing), "placing"),
    _field("turned_up", turned_up, *("turned_up", "grid", "met", "quotes")),
    Field("matching", _matching, ("step", "held_clear", "manager", "grid", "met")),
    _field("swaps", lambda at: at.swaps, "swaps"),
    _field("swaps_left", lambda at: MOST_SWAPS - at.swaps, "swaps"),
    _field(
        "served",
        lambda at: [STAFF[pawn] for pawn in range(PAWNS) if (at.served >> pawn) & 1],
        "served",
    ),
    _field(
        "goal",
        lambda at: [_condition(at, condition) for condition in at.deal.scenario.goal],
        *("laid", "grid", "heard", "arrived", "faced"),
    ),
    _field("shown", shown_faces),
    _field(
        "locker",
        _locker,
        *(
            "locker",
            "stacks",
            "heard",
            "heard_on",
            "arrived",
            "calls",
            "faced",
            "laid",
            "result",
            "step",
        ),
    ),
    _field("beats", lambda at: at.beats, "beats"),
    _field("result", lambda at: RESULTS[at.result], "result"),
    _field("revealed", lambda at: at.revealed, "revealed"),
)

FIELDS: Final = Fields(_ALL, eyes)
"""All that a seat may know; colleagues are told no more (part 6)."""


def whole(ward: Ward) -> Plain:
    """Everything, hidden things included."""
    plain: Plain = {field.name: field.make(ward, SPECTATOR) for field in _ALL}
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
