"""What a colleague says to people of itself: which duty it takes, how it would begin the round, and
which slot it needs.
"""

from typing import Final, cast

from wardroom.games.rush_md.colleague.admission import mood_of
from wardroom.games.rush_md.colleague.cases import Cases
from wardroom.games.rush_md.colleague.jobs import Duties
from wardroom.games.rush_md.colleague.manners import Manners
from wardroom.games.rush_md.colleague.skills import Skill
from wardroom.games.rush_md.content import (
    FIRST_BED,
    GLASSES,
    KINDS,
    PATIENT_PLACES,
    ROW,
    SLOTS,
    SYRINGE,
)
from wardroom.games.rush_md.glasses import clear_slot, is_running, may_touch
from wardroom.games.rush_md.keys import place_key
from wardroom.games.rush_md.rules import Flow
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NOTHING
from wardroom.kernel.game import Wait
from wardroom.kernel.message import Message

ASKED_AGAIN_MS: Final = 20_000
"""So long nobody is asked a second time to free a slot."""
_BETWEEN_MS: Final = 400
"""Duties are taken one by one, so that people can follow."""
_PROPOSED: Final = (("pharmacy", "labs"), ("theatre", "ward_b"), ("ward_a",))
"""What the first, the second and the third colleague of a table offer to do."""
_LEFT_TO_PEOPLE: Final = ("admission", "clinic")
"""Where a round begins."""
_BEGINS: Final = "slot:ADM-N"
_READ_MS: Final = 1_500
"""So long after proposing a plan a colleague is not ready: all being ready starts the clock."""


def duty_taken(manners: Manners, seats: int, now: int) -> Wait | None:
    """The next duty that a colleague takes on in the Council; None if it has all it wants."""
    if not manners.people:
        return None
    colleagues = [seat for seat in range(seats) if seat not in manners.people]
    place = colleagues.index(manners.seat) if manners.seat in colleagues else len(_PROPOSED)
    for duty in _PROPOSED[place] if place < len(_PROPOSED) else ():
        if manners.offers(duty):
            return Wait(now + _BETWEEN_MS, None, f"duty:{duty}", mine=True)
    return None


def plan_told(manners: Manners, world: Flow, now: int) -> Wait | None:
    """How the first colleague of a table would begin the round, once in every Council."""
    colleagues = [seat for seat in range(world.deal.seats) if seat not in manners.people]
    if not manners.people or manners.planned == world.round or colleagues[:1] != [manners.seat]:
        return None
    manners.planned = world.round
    until = now + _READ_MS
    later = cast(Flow, world.copy())
    later.began = later.now  # As it will be when the clock begins.
    for case in Cases(later, True).all:
        if case.place >= EPIDEMIC_TARGET:
            continue
        place = {"place": PATIENT_PLACES[case.place]}
        for kind, short in enumerate(case.short):
            if short and kind != SYRINGE and not ROW <= case.place < FIRST_BED:
                say = Message("why-plan-fetch", {**place, "kind": KINDS[kind]})
                return Wait(until, say, place_key(case.place))
        return Wait(until, Message("why-plan-first", place), place_key(case.place))
    left = {manners.owner(duty) for duty in _LEFT_TO_PEOPLE}
    taken = all(manners.owner(duty) == manners.seat for duty in _PROPOSED[0])
    if taken and left <= {NOTHING}.union(manners.people):
        return Wait(until, Message("why-plan-duties"), _BEGINS)
    return None


def slot_in_the_way(
    world: Flow, manners: Manners, skill: Skill, claimed: list[bool]
) -> Wait | None:
    """What is asked of people whose idle hourglass stands where this colleague has work."""
    seat = manners.seat
    for glass in range(len(GLASSES)):
        slot = world.glass_slot[glass]
        if slot == NOTHING or is_running(world, glass) or may_touch(world, seat, glass):
            continue
        if glass not in manners.people or world.tasks[glass] is not None:
            continue
        later = cast(Flow, world.copy())
        clear_slot(later, glass)
        for job in Duties(Cases(later, True), seat, claimed, manners).all(skill, mood_of(world)):
            if job.action.move.verb == "place" and job.action.target == slot:
                return Wait(world.now, Message("why-please-free"), "slot:" + SLOTS[slot])
    return None
