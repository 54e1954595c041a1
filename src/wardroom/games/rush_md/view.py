"""What a seat may know (part 6 of the rules reference). All seats see the same boards."""

from collections.abc import Callable
from typing import Final, cast

from wardroom.games.rush_md import charting, encoding
from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.cards.research import (
    ADMIT_FOUR,
    HOSPITALIZE_TWO,
    NOT_AN_ACTION,
    RESEARCH_CARDS,
    THREE_ORGANS,
    TWO_KINDS,
)
from wardroom.games.rush_md.content import (
    ACTIVITIES,
    ADMIT,
    AREAS,
    BEDS,
    CARDS_ADMITTED,
    CONDITIONS,
    DOCTORS,
    DONATE,
    ERROR_COSTS,
    EXAMS,
    FIRST_BED,
    GLASSES,
    HOLES,
    HOSPITALIZE,
    KINDS,
    ORGANS_STOCKED,
    PATIENT_PLACES,
    RESEARCH,
    ROW,
    SLOT_ACTIVITY,
    SLOT_PART,
    SLOT_TYPE,
    SLOT_TYPES,
    SLOTS,
    STORE_MEDICINE,
    STORE_ORGANS,
    TAGS,
    TREATMENT_TRAYS,
    TYPES,
    WARDS,
)
from wardroom.games.rush_md.glasses import is_ready, research_on, scan_locks
from wardroom.games.rush_md.keys import piece_key
from wardroom.games.rush_md.state import (
    BY_ABSENCE,
    BY_VOTE,
    MODES,
    PHASES,
    RESULTS,
    SCANS,
    STATUSES,
    Position,
    Reach,
)
from wardroom.games.rush_md.treatment import needs_tweezers
from wardroom.games.rush_md.view_types import (
    RushBed,
    RushByType,
    RushDecks,
    RushGlass,
    RushGoal,
    RushLeftover,
    RushPatient,
    RushReach,
    RushSlot,
    RushTask,
)
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NEVER, NOTHING, Task
from wardroom.kernel.fields import Field, Fields
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import SPECTATOR

whole: Final = encoding.whole

_NO_DECK: Final = {"count": 0, "back": ""}


def eyes(position: Position, seat: int) -> int:  # noqa: ARG001 - games share signatures
    """All seats see the same boards."""
    return SPECTATOR


def is_hidden(position: Position) -> bool:
    """RMD-1.13: nobody looks at the boards in a pause; RMD-1.16: but while it is counted down."""
    return position.paused in (BY_ABSENCE, BY_VOTE)


def _goals(position: Position) -> list[RushGoal]:
    """RMD-18.5: each requirement of the Objective, and how far the team is."""
    objective = position.deal.objective
    counted = (
        ("reputation", position.reputation, objective.reputation),
        ("discharged", position.discharged[0] + position.discharged[1], objective.discharged),
        ("hospitalized", position.discharged[1], objective.hospitalized),
        ("points", position.points, objective.points),
    )
    return cast(
        list[RushGoal],
        [
            {"name": name, "now": now, "goal": goal, "met": now >= goal}
            for name, now, goal in counted
            if goal
        ],
    )


def _by_type(counts: list[int]) -> RushByType:
    return {"regular": counts[0], "hospitalized": counts[1]}


def _diagnosis_decks(position: Position) -> RushDecks:
    decks = {
        exam: {"count": len(deck), "back": DIAGNOSES[number][deck[0]].shown}
        for number, (exam, deck) in enumerate(zip(EXAMS, position.diagnosis_decks, strict=True))
    }
    return cast(RushDecks, decks)


def _patients(position: Position) -> list[RushPatient | None]:
    return [
        None if card == NOTHING else _patient(position, place)
        for place, card in enumerate(position.patients)
    ]


def _beds(position: Position) -> list[RushBed]:
    return [_bed(position, bed) for bed in range(len(BEDS))]


def _patient(position: Position, place: int) -> RushPatient:
    chart = charting.chart_of(position, place)
    condition = position.conditions[place]
    shown = {
        "place": PATIENT_PLACES[place],
        "id": chart.card.id,
        "type": TYPES[0 if place < ROW else 1],
        "condition": CONDITIONS[condition],
        "exams": [EXAMS[exam] for exam in chart.exams],
        "charts": chart.charts,
        "complete": chart.complete,
        "reputation": chart.reputation,
        "costs": ERROR_COSTS[condition],
    }
    return cast(RushPatient, shown)


def _bed(position: Position, bed: int) -> RushBed:
    occupied = position.patients[FIRST_BED + bed] != NOTHING
    applied = charting.applied(position, bed) if occupied else []
    shown = {
        "id": BEDS[bed],
        "area": AREAS[position.areas[bed]],
        "occupied": occupied,
        "diagnoses": [
            {"exam": EXAMS[exam], "id": DIAGNOSES[exam][card].id, "applies": exam in applied}
            for exam, card in enumerate(
                position.diagnoses[bed * len(EXAMS) : (bed + 1) * len(EXAMS)]
            )
            if card != NOTHING
        ],
        "scanned": (position.mri_done >> bed) & 1 == 1,
        "locked": scan_locks(position, bed),
    }
    return cast(RushBed, shown)


def _slots(position: Position) -> list[RushSlot]:
    """Slots for the same thing wait for the same, so it is looked at once for all of them."""
    found: list[RushSlot] = []
    ready = False
    for slot, id in enumerate(SLOTS):
        what = (SLOT_ACTIVITY[slot], SLOT_PART[slot])
        if not slot or what != (SLOT_ACTIVITY[slot - 1], SLOT_PART[slot - 1]):
            ready = is_ready(position, slot)
        type = SLOT_TYPES[SLOT_TYPE[slot]]
        if SLOT_ACTIVITY[slot] == RESEARCH:
            type = "none"
            if research_on(position, slot) != NOT_AN_ACTION:
                type = SLOT_TYPES[RESEARCH_CARDS[position.research[SLOT_PART[slot]]].slot]
        glass = position.slots[slot]
        name = None if glass == NOTHING else GLASSES[glass]
        shown = {"id": id, "type": type, "glass": name, "ready": ready}
        found.append(cast(RushSlot, shown))
    return found


def _glass(position: Position, glass: int) -> RushGlass:
    slot = position.glass_slot[glass]
    until = position.glass_at[glass] + position.deal.sand
    owner: int | None = None
    if glass < DOCTORS:
        owner = 0 if position.deal.seats == 1 else glass
    return {
        "id": GLASSES[glass],
        "owner": owner,
        "slot": None if slot == NOTHING else SLOTS[slot],
        "placed": None if slot == NOTHING else position.glass_at[glass],
        "free_at": max(0, until),
    }


def _task(position: Position, seat: int, task: Task | None) -> RushTask | None:
    """What a player is at, in names."""
    if task is None:
        return None
    target: str | None = None
    if task.target == EPIDEMIC_TARGET:
        target = "epidemic"
    elif task.target != NOTHING:
        target = PATIENT_PLACES[task.target]
    shown = {
        "deed": ACTIVITIES[task.activity],
        "part": encoding.part_name(task),
        "slot": SLOTS[task.slot],
        "research": task.research != NOT_AN_ACTION,
        "started": task.started,
        "target": target,
        "aimed": task.aimed,
        "count": task.count,
        "most": _most(task),
        "kind": None if task.kind == NOTHING else KINDS[task.kind],
        "given": [KINDS[kind] for kind in task.given],
        "empties": task.empties,
        "tweezers": needs_tweezers(position, seat),
    }
    return cast(RushTask, shown)


def _most(task: Task) -> int:
    """How many cards, patients, kinds or organs a task has room for."""
    if task.activity == ADMIT:
        return 4 if task.research == ADMIT_FOUR else CARDS_ADMITTED
    if task.activity == HOSPITALIZE:
        return 2 if task.research == HOSPITALIZE_TWO else 1
    if task.activity == STORE_ORGANS:
        return 3 if task.research == THREE_ORGANS else ORGANS_STOCKED
    if task.activity == STORE_MEDICINE:
        return 2 if task.research == TWO_KINDS else 1
    return 1 if task.activity == DONATE else 0


def _reach(position: Position, seat: int, reach: Reach | None) -> RushReach | None:
    """What a hand is about to do, in names."""
    if reach is None:
        return None
    return {
        "move": reach.move.verb,
        "piece": encoding.piece_name(reach),
        "key": piece_key(reach.move.verb, reach.piece),
        "target": encoding.target_name(reach),
        "begun": reach.begun,
        "effect": None if reach.effect == NEVER else reach.effect,
        "amount": reach.amount,
        "offset": reach.offset,
        "knock": reach.knock,
        "tweezers": reach.move.tweezers(position, seat),
    }


def _leftovers(position: Position) -> list[RushLeftover]:
    found: list[RushLeftover] = []
    if position.surplus:
        for tray in range(TREATMENT_TRAYS):
            place = PATIENT_PLACES[tray] if tray < ROW else BEDS[tray % ROW]
            for kind in range(len(KINDS)):
                slot = tray * len(KINDS) + kind
                if position.surplus[slot]:
                    shown = {
                        "place": place,
                        "tag": TAGS[tray // ROW],
                        "kind": KINDS[kind],
                        "count": position.surplus[slot],
                        "kept": position.keep[slot],
                    }
                    found.append(cast(RushLeftover, shown))
    return found


# The whole


def _objective(position: Position) -> Plain:
    objective = position.deal.objective
    return {
        "id": objective.id,
        "start": objective.start,
        "reputation": objective.reputation,
        "discharged": objective.discharged,
        "hospitalized": objective.hospitalized,
        "points": objective.points,
    }


def _waits(position: Position) -> list[int]:
    return [seat for seat, until in enumerate(position.waits) if until]


def _symbols(position: Position) -> list[Plain]:
    return [
        {"bed": BEDS[symbol // len(EXAMS)], "exam": EXAMS[symbol % len(EXAMS)]}
        for symbol in position.symbols
    ]


def _epidemics(position: Position) -> dict[str, str | None]:
    return {
        WARDS[ward]: None if card == NOTHING else EPIDEMICS[card].id
        for ward, card in enumerate(position.epidemics)
    }


def _seats(name: str, bits: Callable[[Position], int]) -> Field:
    return Field(name, lambda at, _: encoding.seats_in(bits(at)), (name,))


def _framed(name: str, make: Callable[[Position], object], *slots: str) -> Field:
    """A field that is seen also while the game is paused."""
    return Field(name, lambda at, _: make(at), slots)


def _on_board(
    name: str, make: Callable[[Position], object], nothing: Callable[[], object], *slots: str
) -> Field:
    """A field of the boards, which are hidden while the game is paused (RMD-1.13)."""
    return Field(name, lambda at, _: nothing() if is_hidden(at) else make(at), ("paused", *slots))


_CHARTS: Final = ("patients", "trays", "diagnoses", "mri_done", "epidemics")

FIELDS: Final = Fields(
    (
        # The clock, the score, who is there and what was agreed.
        _framed("seats", lambda at: at.deal.seats),
        _framed("options", lambda at: dict(at.deal.options)),
        _framed("phase_ms", lambda at: at.deal.phase),
        _framed("sand_ms", lambda at: at.deal.sand),
        _framed("objective", _objective),
        _framed("goals", _goals, "reputation", "discharged", "points"),
        _framed("rounds", lambda at: at.deal.rounds),
        _framed("round", lambda at: at.round, "round"),
        _framed("phase", lambda at: PHASES[at.phase], "phase"),
        _framed("now", lambda at: at.now, "now"),
        _framed("began", lambda at: at.began, "began"),
        _framed("until", lambda at: at.until, "until"),
        _framed("clock", lambda at: at.clock, "clock"),
        _framed("paused", lambda at: encoding.PAUSES[at.paused], "paused"),
        _framed("paused_at", lambda at: at.paused_at, "paused_at"),
        _framed("pauses", lambda at: at.pauses, "pauses"),
        _seats("pause_votes", lambda at: at.pause_votes),
        _seats("resume_votes", lambda at: at.resume_votes),
        _seats("absent", lambda at: at.absent),
        _framed("absences", lambda at: at.absences[:], "absences"),
        _seats("ready", lambda at: at.ready),
        _seats("confirmed", lambda at: at.confirmed),
        _framed("modes", lambda at: [MODES[mode] for mode in at.modes], "modes"),
        _seats("moded", lambda at: at.moded),
        _framed("waits", _waits, "waits"),
        _framed("points", lambda at: at.points, "points"),
        _framed("reputation", lambda at: at.reputation, "reputation"),
        _framed("discharged", lambda at: _by_type(at.discharged), "discharged"),
        _framed("deaths", lambda at: at.deaths, "deaths"),
        _framed("result", lambda at: RESULTS[at.result], "result"),
        _framed("revealed", lambda at: at.revealed, "revealed"),
        _framed("hidden", is_hidden, "paused"),
        # The boards.
        _on_board("patients", _patients, list, "conditions", *_CHARTS),
        _on_board("beds", _beds, list, *("patients", "areas", "diagnoses", "mri_done", "scan")),
        _on_board("supply", lambda at: dict(zip(KINDS, at.supply, strict=True)), dict, "supply"),
        _on_board("storage", lambda at: dict(zip(KINDS, at.storage, strict=True)), dict, "storage"),
        _on_board("scarce", charting.scarce, list, "storage", *_CHARTS),
        _on_board(
            "decks",
            lambda at: _by_type([len(deck) for deck in at.decks]),
            lambda: _by_type([0, 0]),
            "decks",
        ),
        _on_board(
            "diagnosis_decks",
            _diagnosis_decks,
            lambda: {exam: dict(_NO_DECK) for exam in EXAMS},
            "diagnosis_decks",
        ),
        _on_board("epidemic_deck", lambda at: len(at.epidemic_deck), int, "epidemic_deck"),
        _on_board(
            "epidemic_discards",
            lambda at: [EPIDEMICS[card].id for card in at.epidemic_discards],
            list,
            "epidemic_discards",
        ),
        _on_board("epidemics", _epidemics, lambda: dict.fromkeys(WARDS), "epidemics"),
        _on_board("symbols", _symbols, list, "symbols"),
        _on_board("research_deck", lambda at: len(at.research_deck), int, "research_deck"),
        _on_board(
            "research",
            lambda at: [RESEARCH_CARDS[card].id for card in at.research],
            list,
            "research",
        ),
        _on_board(
            "discs",
            lambda at: [encoding.disc_in(at, hole) for hole in range(HOLES)],
            list,
            *("whites", "reds"),
        ),
        _on_board(
            "slots",
            _slots,
            list,
            *("slots", "areas", "decks", "patients", "research", "storage", "supply"),
            *("diagnoses", "scan"),
        ),
        _on_board(
            "glasses",
            lambda at: [_glass(at, glass) for glass in encoding.glasses_in_play(at)],
            list,
            *("glass_slot", "glass_at"),
        ),
        _on_board("scan", lambda at: SCANS[at.scan], lambda: SCANS[0], "scan"),
        _on_board("scan_at", lambda at: at.scan_at, int, "scan_at"),
        _on_board(
            "scan_fall",
            lambda at: None if at.scan_fall == NEVER else at.scan_fall,
            lambda: None,
            "scan_fall",
        ),
        _on_board(
            "tasks",
            lambda at: [_task(at, seat, task) for seat, task in enumerate(at.tasks)],
            list,
            "tasks",
        ),
        _on_board(
            "reaches",
            lambda at: [_reach(at, seat, reach) for seat, reach in enumerate(at.hands)],
            list,
            *("hands", "tasks"),
        ),
        _on_board("busy", lambda at: at.busy[:], list, "busy"),
        _on_board("organs_given", lambda at: at.organs_given[:], list, "organs_given"),
        _on_board("exams_done", lambda at: at.exams_done, int, "exams_done"),
        _on_board("nurse_uses", lambda at: at.nurse_uses[:], list, "nurse_uses"),
        _on_board(
            "statuses", lambda at: [STATUSES[status] for status in at.statuses], list, "statuses"
        ),
        _on_board(
            "applied",
            lambda at: [None if exam == NOTHING else EXAMS[exam] for exam in at.applied],
            list,
            "applied",
        ),
        _on_board("leftovers", _leftovers, list, "surplus", "keep"),
        _on_board("changes", lambda at: at.changes, int, "changes"),
    ),
    eyes,
)
"""The table as everybody sees it."""
