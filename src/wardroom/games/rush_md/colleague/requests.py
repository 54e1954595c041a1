"""What a colleague says to people of itself: which duty it takes, and which slot it needs."""

from typing import Final, cast

from wardroom.games.rush_md.colleague.admission import mood_of
from wardroom.games.rush_md.colleague.cases import Cases
from wardroom.games.rush_md.colleague.jobs import Duties
from wardroom.games.rush_md.colleague.manners import Manners
from wardroom.games.rush_md.colleague.skills import Skill
from wardroom.games.rush_md.content import GLASSES, SLOTS
from wardroom.games.rush_md.glasses import clear_slot, is_running, may_touch
from wardroom.games.rush_md.rules import Flow
from wardroom.games.rush_md.work import NOTHING
from wardroom.kernel.game import Wait
from wardroom.kernel.message import Message

ASKED_AGAIN_MS: Final = 20_000
"""So long nobody is asked a second time to free a slot."""
_BETWEEN_MS: Final = 400
"""Duties are taken one by one, so that people can follow."""
_PROPOSED: Final = (("pharmacy", "labs"), ("theatre", "ward_b"), ("ward_a",))
"""What the first, the second and the third colleague of a table offer to do; Admission and the
Clinic, where a round begins, are left to people."""


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
