"""Handwork: the next movement of an action that has begun, and when it is done."""

from typing import Final

from wardroom.games.rush_md.actions import FINISH, TARGETS, can_still
from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.cards.research import (
    THREE_ORGANS,
    TWO_IN_THE_CLINIC,
    TWO_IN_THE_WARDS,
)
from wardroom.games.rush_md.choice import RushAction
from wardroom.games.rush_md.colleague.admission import welcome
from wardroom.games.rush_md.colleague.cases import Case, Cases
from wardroom.games.rush_md.colleague.puzzles import Memory, blood_step, culture_step, xray_step
from wardroom.games.rush_md.colleague.skills import Skill
from wardroom.games.rush_md.colleague.stores import best_kind, best_organ
from wardroom.games.rush_md.content import (
    ADD_ORGANS,
    ADMIT,
    AT_HOME,
    BEDS,
    BLOOD,
    BLOOD_EXAM,
    CULTURES,
    DONATE,
    EPIDEMIC_TRAY,
    EXAMINE,
    FIRST_BED,
    HOSPITALIZE,
    KINDS,
    LIQUIDS,
    MEDICATE,
    ORGANS,
    PLAIN_KINDS,
    ROW,
    STORE_MEDICINE,
    STORE_ORGANS,
    SYRINGE,
    WARD_BEDS,
    XRAY,
)
from wardroom.games.rush_md.exams import examined_bed
from wardroom.games.rush_md.hands import stored
from wardroom.games.rush_md.primitives import (
    DRAW_MRI,
    DRAWS,
    GIVES,
    HOSPITALIZATIONS,
    INJECTS,
    ORGAN_GIFTS,
    ORGAN_STOCKS,
    SERVINGS,
    STOCKS,
    SYRINGES,
)
from wardroom.games.rush_md.treatment import has_room, tray_of
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NOTHING, Task
from wardroom.kernel.dice import Dice
from wardroom.kernel.message import Message


class Handwork:
    """What a player does within the current action."""

    __slots__ = ("_cases", "_dice", "_memory", "_mood", "_seat", "_skill", "_world")

    def __init__(
        self,
        cases: Cases,
        seat: int,
        skill: Skill,
        mood: float,
        memory: Memory,
        dice: Dice,
    ) -> None:
        self._world = cases.position
        self._cases = cases
        self._seat = seat
        self._skill = skill
        self._mood = mood
        self._memory = memory
        self._dice = dice

    def next(self, task: Task, aim: int) -> RushAction | None:
        """The next movement; FINISH when nothing is left; None to wait for stock or a bed.

        `aim` is the patient the hourglass was placed for.
        """
        if not can_still(self._world, task):
            return None
        activity = task.activity
        if activity == ADMIT:
            type = welcome(self._cases, self._skill, self._mood)
            return FINISH if type == NOTHING else DRAWS[type]
        if activity == HOSPITALIZE:
            return self._hospitalize()
        if activity == EXAMINE:
            return self._examine(task) if task.target != NOTHING else self._whom(task, aim)
        if activity == DONATE:
            return STOCKS[BLOOD]
        if activity == STORE_MEDICINE:
            kind = best_kind(self._cases, self._seat, task.kind)[0]
            return FINISH if kind == NOTHING else STOCKS[kind]
        if activity == STORE_ORGANS:
            return self._store_organ(task)
        return self._treat(task, aim)

    def _hospitalize(self) -> RushAction:
        """The patient most worth it, into the Ward with fewer patients and no epidemic."""
        world = self._world
        for case in self._cases.all:
            if ROW <= case.place < FIRST_BED:
                best, least = NOTHING, 100
                for bed in range(len(BEDS)):
                    if world.patients[FIRST_BED + bed] == NOTHING:
                        crowd = self._crowd(bed // WARD_BEDS)
                        if crowd < least:
                            best, least = bed, crowd
                if best != NOTHING:
                    return HOSPITALIZATIONS[case.place - ROW][best]
        return FINISH

    def _crowd(self, ward: int) -> int:
        count = 10 if self._world.epidemics[ward] != NOTHING else 0
        for bed in range(ward * WARD_BEDS, (ward + 1) * WARD_BEDS):
            count += self._world.patients[FIRST_BED + bed] != NOTHING
        return count

    def _examine(self, task: Task) -> RushAction | None:
        world = self._world
        bed = examined_bed(world, task)
        if bed == NOTHING:
            return None
        if task.part == CULTURES:
            return culture_step(world, self._memory, self._dice)
        if task.part == BLOOD_EXAM:
            return blood_step(world)
        if task.part == XRAY:
            return xray_step(world, bed, self._skill.needless, self._dice)
        return DRAW_MRI

    def _whom(self, task: Task, aim: int) -> RushAction:
        """Who is examined in bed: whom the hourglass was placed for, by the exam nobody is at."""
        taken = [
            one.part for one in self._world.tasks if one is not None and one.activity == EXAMINE
        ]
        found: RushAction = FINISH
        for target in TARGETS:
            if target.fits(self._world, task) and target.exam not in taken:
                case = self._cases.at(target.place)
                if target.place == aim:
                    return target
                if found is FINISH and case is not None and case.rate > 0.0:
                    found = target
        return found

    def _store_organ(self, task: Task) -> RushAction:
        """One kind, but from three on a Research card each time what is lacked most."""
        kind = task.kind
        if kind == NOTHING or task.research == THREE_ORGANS:
            kind = best_organ(self._cases)[0]
        return FINISH if kind == NOTHING else ORGAN_STOCKS[kind]

    # Treatment

    def _treat(self, task: Task, aim: int) -> RushAction | None:
        if task.target == NOTHING:
            return self._target(task, aim)
        if task.target == EPIDEMIC_TARGET:
            return self._serve(task)
        tray = tray_of(self._world, task)
        if tray == NOTHING:
            return None
        case = self._cases.at(task.target)
        action: RushAction | None = FINISH
        if case is not None and task.activity == ADD_ORGANS:
            action = self._add_organ(case)
        elif case is not None:
            missing = case.surgery if task.activity == MEDICATE else case.bedside
            action = self._medicate(missing, tray)
        if action is FINISH and task.research in (TWO_IN_THE_CLINIC, TWO_IN_THE_WARDS):
            return self._target(task, NOTHING)
        return action

    def _add_organ(self, case: Case) -> RushAction | None:
        waiting = False
        for kind in ORGANS:
            if case.surgery[kind]:
                waiting = True
                if stored(self._world, kind) > 0:
                    return ORGAN_GIFTS[kind]
        return None if waiting else FINISH

    def _medicate(self, missing: list[int], tray: int) -> RushAction | None:
        """Pills and fluids, then one kind of syringe after the other."""
        world = self._world
        waiting = False
        for kind in PLAIN_KINDS:
            if missing[kind]:
                waiting = True
                if stored(world, kind) > 0:
                    return GIVES[kind]
        for kind in LIQUIDS:
            if missing[kind]:
                waiting = True
                if stored(world, kind) > 0:
                    if has_room(world, self._seat, tray, kind):
                        return INJECTS[kind]
                    if stored(world, SYRINGE) > 0:
                        return SYRINGES
        return None if waiting else FINISH

    def _serve(self, task: Task) -> RushAction | None:
        """RMD-16.7: exactly what the card asks for, bed after bed."""
        world = self._world
        card = world.epidemics[task.part]
        if card == NOTHING:
            return FINISH
        need = EPIDEMICS[card].need
        waiting = False
        for bed in range(task.part * WARD_BEDS, (task.part + 1) * WARD_BEDS):
            if world.patients[FIRST_BED + bed] == NOTHING or world.areas[bed] != AT_HOME:
                continue
            tray = EPIDEMIC_TRAY + bed
            for kind, wanted in enumerate(need):
                if world.trays[tray * len(KINDS) + kind] >= wanted:
                    continue
                waiting = True
                if stored(world, kind) > 0:
                    if kind not in LIQUIDS or has_room(world, self._seat, tray, kind):
                        return SERVINGS[bed][kind]
                    if stored(world, SYRINGE) > 0:
                        return SYRINGES
        return None if waiting else FINISH

    def _target(self, task: Task, aim: int) -> RushAction:
        """RMD-4.3: whom the hourglass was placed for, or who is best treated now."""
        best: RushAction = FINISH
        most = -1.0
        for target in TARGETS:
            if not target.fits(self._world, task):
                continue
            worth = self._worth(target.place, task)
            intended = aim == target.place
            if target.place == EPIDEMIC_TARGET:
                intended = aim == EPIDEMIC_TARGET + task.part
            if worth > 0.0 and intended:
                return target
            if worth > most and worth > 0.0:
                best, most = target, worth
        return best

    def _worth(self, place: int, task: Task) -> float:
        """What treating somebody is worth; nothing if somebody else is at it (RMD-3.8)."""
        ward = task.part
        in_surgery = task.activity == MEDICATE or task.activity == ADD_ORGANS
        for other, theirs in enumerate(self._world.tasks):
            if (
                other != self._seat
                and theirs is not None
                and theirs.target == place
                and (place != EPIDEMIC_TARGET or theirs.part == ward)
                # RMD-15.2: in an Operating Room two may treat at the same time.
                and (not in_surgery or theirs.activity == task.activity)
            ):
                return 0.0
        if place == EPIDEMIC_TARGET:
            case = self._cases.of_ward(ward)
            return 0.0 if case is None or not case.supplied else case.value
        case = self._cases.at(place)
        if case is None or case.exams or not _lacks(case, task.activity):
            return 0.0
        return case.rate if case.supplied else 0.2 * case.rate


def _lacks(case: Case, activity: int) -> bool:
    """Does the patient lack anything of what such an action gives?"""
    if activity == ADD_ORGANS:
        return any(case.surgery[kind] for kind in ORGANS)
    if activity == MEDICATE:
        return any(count for kind, count in enumerate(case.surgery) if kind not in ORGANS)
    return any(case.bedside)


_GOING_ON: Final = {
    ADMIT: "draw",
    HOSPITALIZE: "bed",
    EXAMINE: "solve",
    DONATE: "shelf",
    STORE_MEDICINE: "shelf",
    STORE_ORGANS: "shelf",
}


def going_on(action: RushAction, activity: int) -> Message:
    """Why a movement of the current action is made."""
    if action is FINISH:
        return Message("why-finish")
    return Message("why-" + _GOING_ON.get(activity, "needed"))
