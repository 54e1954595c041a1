"""What somebody with nothing to do waits for, and what can be made ready meanwhile.

It is found by looking at the same boards with less in the way: with all sand run out, what one
would set out for is what the next free hourglass is for; with nobody else there, what one would set
out for is what the others are in the middle of.
"""

from typing import Final, NamedTuple, cast

from wardroom.games.rush_md.beds import MOVE_BED
from wardroom.games.rush_md.colleague.admission import mood_of
from wardroom.games.rush_md.colleague.cases import Case, Cases
from wardroom.games.rush_md.colleague.jobs import Duties, Job
from wardroom.games.rush_md.colleague.manners import Manners
from wardroom.games.rush_md.colleague.skills import EXPERT
from wardroom.games.rush_md.colleague.stores import coming
from wardroom.games.rush_md.content import (
    ADD_ORGANS,
    ADMIT,
    AT_HOME,
    AT_MRI,
    AT_OR_A,
    BEDS,
    DOCTORS,
    DONATE,
    EXAMINE,
    EXAMS,
    FIRST_BED,
    GLASSES,
    HOSPITALIZE,
    KINDS,
    PATIENT_PLACES,
    ROW,
    SLOTS,
    STORE_MEDICINE,
    STORE_ORGANS,
    WARD_BEDS,
)
from wardroom.games.rush_md.glasses import bed_in, clear_slot, is_running, may_touch
from wardroom.games.rush_md.hands import HOLD_BED, ON_SLOT, held
from wardroom.games.rush_md.keys import area_key, epidemic_key, glass_key, place_key
from wardroom.games.rush_md.rules import Flow
from wardroom.games.rush_md.state import STANDING
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NOTHING
from wardroom.kernel.message import Argument, Message

_SECOND: Final = 1_000
_BY_DOCTORS: Final = (EXAMINE, HOSPITALIZE, ADD_ORGANS, STORE_ORGANS)
_FOR_STORAGE: Final = (STORE_MEDICINE, STORE_ORGANS, DONATE)
_ON_A_SLOT: Final = ("place", "scan")


STUCK: Final = "next-stuck"
"""What is said for want of anything better."""


class Waited(NamedTuple):
    """What is waited for, in words, and the thing on the boards that it is."""

    say: Message
    thing: str = ""


def wanted(world: Flow, seat: int, claimed: list[bool] | None = None) -> Job | None:
    """What one would set out for if no sand ran; None if there is nothing even then."""
    return _first_job(_without_sand(world, seat), seat, Manners(), claimed)


def made_ready(world: Flow, seat: int, claimed: list[bool]) -> Job | None:
    """A bed that can be brought while the hourglass for it still runs."""
    job = wanted(world, seat, claimed)
    if job is None or job.action.move is not MOVE_BED:
        return None
    move, action = MOVE_BED, job.action
    return job if move.possible(world, seat, action.piece, action.target) else None


def waited_for(world: Flow, seat: int, manners: Manners | None = None) -> Waited:
    """What it is that keeps free hands from doing anything in an Action Phase."""
    manners = manners or Manners()
    job = _first_job(world, seat, manners)
    if job is not None and job.target >= FIRST_BED:
        return _left(job)
    job = _first_job(_without_idle(world, seat), seat, manners)
    if job is not None:
        found = _others(world, seat, job)
        if found is not None:
            return found
    job = _first_job(_without_sand(world, seat), seat, manners)
    if job is not None:
        found = _sand(world, seat, job)
        if found is not None:
            return found
    for other, task in enumerate(world.tasks):
        if other != seat and task is not None and task.activity in (ADMIT, HOSPITALIZE):
            return Waited(Message("next-coming"))
    job = _first_job(_without_others(world, seat), seat, manners)
    if job is not None:
        found = _others(world, seat, job)
        if found is not None:
            return found
    cases = Cases(world, thrifty=True).all
    for case in cases:
        found = _open_case(world, case)
        if found is not None:
            return found
    return _too_late(world, cases[0]) if cases else Waited(Message("next-done"))


# The same boards with less in the way


def _without_sand(world: Flow, seat: int) -> Flow:
    later = cast(Flow, world.copy())
    for glass in range(len(GLASSES)):
        if may_touch(later, seat, glass) and is_running(later, glass):
            later.glass_at[glass] = later.clock - later.deal.sand
    return later


def _without_idle(world: Flow, seat: int) -> Flow:
    """No Doctor of somebody else stands where its sand has run out."""
    later = cast(Flow, world.copy())
    for glass in range(DOCTORS):
        if not may_touch(later, seat, glass) and not is_running(later, glass):
            clear_slot(later, glass)
    return later


def _without_others(world: Flow, seat: int) -> Flow:
    """No sand runs, nobody else is at anything, and no Doctor of theirs stands anywhere."""
    later = _without_sand(world, seat)
    for other in range(later.deal.seats):
        if other != seat:
            later.hands[other] = None
            later.tasks[other] = None
    for glass in range(DOCTORS):
        if not may_touch(later, seat, glass):
            clear_slot(later, glass)
    return later


def _first_job(
    world: Flow, seat: int, manners: Manners, claimed: list[bool] | None = None
) -> Job | None:
    """What is most worth setting out for, of all that the time suffices for."""
    nobodys = [False] * len(BEDS) if claimed is None else claimed
    jobs = Duties(Cases(world, thrifty=True), seat, nobodys, manners)
    for job in jobs.all(EXPERT, mood_of(world)):
        move = job.action.move
        piece, target = job.action.piece, job.action.target
        takes = move.duration(world, seat, piece, target, True)
        in_time = world.clock + takes < move.deadline(world, seat)
        if in_time and move.possible(world, seat, piece, target):
            return job
    return None


# What is in the way


def _left(job: Job) -> Waited:
    """It could be done at once, but the bed is left for a moment to the one who has brought it."""
    if job.target >= EPIDEMIC_TARGET:
        ward = job.target - EPIDEMIC_TARGET
        return Waited(Message("next-left-ward", {"ward": "AB"[ward]}))
    return Waited(Message("next-left", {"bed": PATIENT_PLACES[job.target]}), place_key(job.target))


def _sand(world: Flow, seat: int, job: Job) -> Waited | None:
    """The hourglass that the job waits for, with its seconds; None if none of them runs."""
    action = job.action
    doctor = job.activity in _BY_DOCTORS
    there = NOTHING
    if action.move.verb in _ON_A_SLOT:
        doctor = action.piece < DOCTORS
        there = world.slots[action.target]
    first, least = NOTHING, 0
    for glass in range(len(GLASSES)):
        if not may_touch(world, seat, glass) or (glass < DOCTORS) != doctor:
            continue
        if there != NOTHING and glass != there:
            continue
        left = world.glass_at[glass] + world.deal.sand - world.clock
        if left > 0 and (first == NOTHING or left < least):
            first, least = glass, left
    if first == NOTHING:
        return None
    args: dict[str, Argument] = {"glass": GLASSES[first], "count": -(-least // _SECOND)}
    return Waited(_purpose(job, args), glass_key(first))


def _purpose(job: Job, args: dict[str, Argument]) -> Message:
    if job.activity == EXAMINE:
        args |= {"bed": PATIENT_PLACES[job.target], "exam": EXAMS[job.kind]}
        return Message("next-wait-exam", args)
    if job.activity == HOSPITALIZE:
        return Message("next-wait-bed", args)
    if job.activity == ADMIT:
        return Message("next-wait-admit", args)
    if job.activity in _FOR_STORAGE and job.kind != NOTHING:
        return Message("next-wait-stock", {**args, "kind": KINDS[job.kind]})
    if NOTHING < job.target < EPIDEMIC_TARGET:
        return Message("next-wait-treat", {**args, "place": PATIENT_PLACES[job.target]})
    return Message("next-wait-ward", {**args, "ward": "AB"[job.target - EPIDEMIC_TARGET]})


def _others(world: Flow, seat: int, job: Job) -> Waited | None:
    """What somebody else is in the middle of, or where their Doctor stands."""
    action, target = job.action, job.target
    if action.move.verb in _ON_A_SLOT:
        there = world.slots[action.target]
        if there != NOTHING and not may_touch(world, seat, there):
            left = world.glass_at[there] + world.deal.sand - world.clock
            args: dict[str, Argument] = {"glass": GLASSES[there], "slot": SLOTS[action.target]}
            if left <= 0:
                return Waited(Message("next-blocked", args), glass_key(there))
            args["count"] = -(-left // _SECOND)
            return Waited(Message("next-slot", args), glass_key(there))
        for other, reach in enumerate(world.hands):
            if other == seat or reach is None or reach.move.drops != ON_SLOT:
                continue
            if reach.target == action.target:
                return Waited(Message("next-taken", {"slot": SLOTS[action.target]}))
    if NOTHING < target < EPIDEMIC_TARGET and _is_anybodys(world, seat, target):
        place = PATIENT_PLACES[target]
        return Waited(Message("next-colleague", {"place": place}), place_key(target))
    if target >= EPIDEMIC_TARGET:
        ward = target - EPIDEMIC_TARGET
        for other, task in enumerate(world.tasks):
            if other != seat and task is not None and task.target == EPIDEMIC_TARGET:
                return Waited(Message("next-epidemic-others", {"ward": "AB"[ward]}))
    if job.activity in _FOR_STORAGE and coming(world, seat, job.kind):
        return Waited(Message("next-fetched", {"kind": KINDS[job.kind]}))
    if FIRST_BED <= target < EPIDEMIC_TARGET:
        return _bed_in_hand(world, seat, job)
    return None


def _bed_in_hand(world: Flow, seat: int, job: Job) -> Waited | None:
    """A bed that somebody else carries or is at, be it the patient's own or one in its way."""
    action, bed = job.action, job.target - FIRST_BED
    other = NOTHING
    if action.move is MOVE_BED and action.piece != bed:
        other = action.piece
    for one, reach in enumerate(world.hands):
        if one != seat and reach is not None and reach.move is MOVE_BED:
            if reach.piece == bed:
                return _left(job)
            if action.move is MOVE_BED and reach.target == action.target:
                other = reach.piece
    return None if other == NOTHING else _room(bed, other)


def _room(bed: int, other: int) -> Waited:
    """Another bed stands where this one is to go."""
    args: dict[str, Argument] = {"bed": BEDS[bed], "other": BEDS[other]}
    return Waited(Message("next-room", args), place_key(FIRST_BED + bed))


def _is_anybodys(world: Flow, seat: int, place: int) -> bool:
    """Is somebody else looking after this patient?"""
    return any(
        other != seat and task is not None and task.target == place
        for other, task in enumerate(world.tasks)
    )


def _open_case(world: Flow, case: Case) -> Waited | None:
    """What a case waits for that no hourglass and nobody's work is in the way of."""
    if case.place >= EPIDEMIC_TARGET:
        for bed in range(case.ward * WARD_BEDS, (case.ward + 1) * WARD_BEDS):
            if world.patients[FIRST_BED + bed] != NOTHING and world.areas[bed] != AT_HOME:
                args: dict[str, Argument] = {"ward": "AB"[case.ward], "bed": BEDS[bed]}
                return Waited(Message("next-epidemic", args), place_key(FIRST_BED + bed))
        for kind, short in enumerate(case.short):
            if short:
                args = {"ward": "AB"[case.ward], "kind": KINDS[kind]}
                return Waited(Message("next-epidemic-short", args), epidemic_key(case.ward))
        return None
    place, thing = PATIENT_PLACES[case.place], place_key(case.place)
    if case.ms > world.deal.phase - world.clock:
        return None
    if ROW <= case.place < FIRST_BED:
        if all(one != NOTHING for one in world.patients[FIRST_BED:]):
            return Waited(Message("next-no-bed", {"place": place}), thing)
        return None
    bed = case.bed
    if bed != NOTHING:
        if world.areas[bed] == AT_MRI and world.scan == STANDING:
            left = max(0, world.scan_at + world.deal.sand - world.clock)
            args = {"bed": place, "count": -(-left // _SECOND)}
            return Waited(Message("next-scan", args), area_key(bed, AT_MRI))
        if held(world, HOLD_BED + bed):
            return Waited(Message("next-left", {"bed": place}), thing)
    for kind, short in enumerate(case.short):
        if short:
            name = "next-short" if world.supply[kind] else "next-supply"
            return Waited(Message(name, {"place": place, "kind": KINDS[kind]}), thing)
    other = _in_the_room(world, case)
    return None if other == NOTHING else _room(bed, other)


def _too_late(world: Flow, case: Case) -> Waited:
    if case.place >= EPIDEMIC_TARGET:
        ward = {"ward": "AB"[case.ward]}
        return Waited(Message("next-epidemic-late", ward), epidemic_key(case.ward))
    late = case.ms > world.deal.phase - world.clock
    name = "next-too-late" if late else STUCK
    return Waited(Message(name, {"place": PATIENT_PLACES[case.place]}), place_key(case.place))


def _in_the_room(world: Flow, case: Case) -> int:
    """The bed that stands where the next thing is to be done with this one, or NOTHING."""
    if case.bed == NOTHING:
        return NOTHING
    area = AT_OR_A if any(case.surgery) else NOTHING
    if case.exams:
        area = case.exams[0] + 1
    if area == NOTHING or world.areas[case.bed] == area:
        return NOTHING
    return bed_in(world, area)
