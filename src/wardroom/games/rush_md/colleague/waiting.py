"""What somebody with nothing to do waits for, and what can be made ready meanwhile.

It is found by looking at the same boards with all sand run out: what one would set out for then is
what the next free hourglass is for.
"""

from typing import Final, NamedTuple, cast

from wardroom.games.rush_md.beds import MOVE_BED
from wardroom.games.rush_md.colleague.admission import mood_of
from wardroom.games.rush_md.colleague.cases import Case, Cases
from wardroom.games.rush_md.colleague.jobs import Duties, Job
from wardroom.games.rush_md.colleague.manners import Manners
from wardroom.games.rush_md.colleague.skills import EXPERT
from wardroom.games.rush_md.content import (
    ADD_ORGANS,
    ADMIT,
    AT_MRI,
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
    STORE_MEDICINE,
    STORE_ORGANS,
)
from wardroom.games.rush_md.glasses import is_running, may_touch
from wardroom.games.rush_md.keys import area_key, glass_key, place_key
from wardroom.games.rush_md.primitives import Do
from wardroom.games.rush_md.rules import Flow
from wardroom.games.rush_md.state import STANDING, Position
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NOTHING
from wardroom.kernel.message import Argument, Message

_SECOND: Final = 1_000
_BY_DOCTORS: Final = (EXAMINE, HOSPITALIZE, ADD_ORGANS, STORE_ORGANS)
_FOR_STORAGE: Final = (STORE_MEDICINE, STORE_ORGANS, DONATE)


class Waited(NamedTuple):
    """What is waited for, in words, and the thing on the boards that it is."""

    say: Message
    thing: str = ""


def wanted(world: Flow, seat: int, claimed: list[bool] | None = None) -> Job | None:
    """What one would set out for if no sand ran; None if there is nothing even then."""
    later = cast(Flow, world.copy())
    for glass in range(len(GLASSES)):
        if may_touch(later, seat, glass) and is_running(later, glass):
            later.glass_at[glass] = later.clock - later.deal.sand
    nobodys = [False] * len(BEDS) if claimed is None else claimed
    jobs = Duties(Cases(later, thrifty=True), seat, nobodys, Manners())
    for job in jobs.all(EXPERT, mood_of(world)):
        move = job.action.move
        takes = move.duration(later, seat, job.action.piece, job.action.target, True)
        if later.clock + takes < move.deadline(later, seat):
            return job
    return None


def made_ready(world: Flow, seat: int, claimed: list[bool]) -> Job | None:
    """A bed that can be brought while the hourglass for it still runs."""
    job = wanted(world, seat, claimed)
    if job is None or job.action.move is not MOVE_BED:
        return None
    move, action = MOVE_BED, job.action
    return job if move.possible(world, seat, action.piece, action.target) else None


def waited_for(world: Flow, seat: int) -> Waited:
    """Why there is nothing to do in an Action Phase: a patient, an hourglass, or nobody at all."""
    job = wanted(world, seat)
    if job is not None:
        found = _sand(world, seat, job)
        if found is not None:
            return found
    for task in world.tasks:
        if task is not None and (task.activity == ADMIT or task.activity == HOSPITALIZE):
            return Waited(Message("next-coming"))
    cases = Cases(world, thrifty=True)
    for case in cases.all:
        return _open_case(world, seat, case)
    return Waited(Message("next-done"))


def _sand(world: Flow, seat: int, job: Job) -> Waited | None:
    """The hourglass that the job waits for, with its seconds; None if none of them runs."""
    action: Do = job.action
    doctor = job.activity in _BY_DOCTORS if action.move is MOVE_BED else action.piece < DOCTORS
    first, least = NOTHING, 0
    for glass in range(len(GLASSES)):
        if not may_touch(world, seat, glass) or (glass < DOCTORS) != doctor:
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
    return Message("next-wait-sand", args)


def _open_case(world: Position, seat: int, case: Case) -> Waited:
    """Why nobody with free hands helps the one who lacks something."""
    if case.place >= EPIDEMIC_TARGET:
        return Waited(Message("next-epidemic", {"ward": "AB"[case.ward]}))
    place, thing = PATIENT_PLACES[case.place], place_key(case.place)
    for other, task in enumerate(world.tasks):
        if task is not None and task.target == case.place and other != seat:
            return Waited(Message("next-colleague", {"place": place}), thing)
    bed = case.place - FIRST_BED
    if bed >= 0 and world.areas[bed] == AT_MRI and world.scan == STANDING:
        left = max(0, world.scan_at + world.deal.sand - world.clock)
        args: dict[str, Argument] = {"bed": place, "count": -(-left // _SECOND)}
        return Waited(Message("next-scan", args), area_key(bed, AT_MRI))
    if case.ms > world.deal.phase - world.clock:
        return Waited(Message("next-too-late", {"place": place}), thing)
    for kind, short in enumerate(case.short):
        if short:
            return Waited(Message("next-short", {"place": place, "kind": KINDS[kind]}), thing)
    return Waited(Message("next-colleague", {"place": place}), thing)
