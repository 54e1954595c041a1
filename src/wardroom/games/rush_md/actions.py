"""Choices that take no hands: targets, council, evaluation, pauses; and the whole action space."""

from typing import Final

from wardroom.games.rush_md.cards.research import (
    EXAM_AT_HOME,
    NURSE_ADDS_ORGANS,
    STEADY_SURGERY,
    TWO_IN_THE_CLINIC,
    TWO_IN_THE_WARDS,
)
from wardroom.games.rush_md.charts import requires
from wardroom.games.rush_md.choice import RushAction, is_acting, is_present, may_choose
from wardroom.games.rush_md.content import (
    ADD_ORGANS,
    AT_OR_A,
    BEDS,
    BLOOD_EXAM,
    CLINIC_TRAY,
    EXAMINE,
    EXAMS,
    FIRST_BED,
    GIVEN_KINDS,
    KINDS,
    LIQUIDS,
    MRI,
    OR_TRAY,
    PATIENT_PLACES,
    PLAIN_KINDS,
    ROW,
    SLOTS,
    STORE_ORGANS,
    TAGS,
    TOTALS,
    TREAT_REGULAR,
    TREAT_WARD,
    WARD_TRAY,
    WRONG_TAKE_MS,
)
from wardroom.games.rush_md.exams import break_oath
from wardroom.games.rush_md.glasses import at_home, end_action, ward_of
from wardroom.games.rush_md.hands import cancel_uncommitted, is_free
from wardroom.games.rush_md.outbreaks import report_symbol
from wardroom.games.rush_md.primitives import all_primitives
from wardroom.games.rush_md.state import (
    ACTION,
    BY_ABSENCE,
    BY_VOTE,
    COUNCIL,
    COUNTDOWN,
    ENDING,
    EVALUATION,
    MODES,
    NOT_PAUSED,
    Position,
)
from wardroom.games.rush_md.treatment import needs_tweezers
from wardroom.games.rush_md.untimed import WAITS
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NOTHING, Task

ABSENCES_A_ROUND: Final = 3
PAUSES_A_ROUND: Final = 2
CHANGES_A_ROUND: Final = 24
"""Bounds that keep every game finite: absences logged for a seat, pauses voted, leftovers set."""


def can_still(position: Position, task: Task) -> bool:
    """RMD-1.9: before the end of the phase, or while the sand of its placement runs."""
    deal = position.deal
    return position.clock < max(deal.phase, task.started + deal.sand)


class Target(RushAction):
    """D4: whom an action is for; it cannot be changed within the action (RMD-4.3)."""

    __slots__ = ("exam", "place")

    def __init__(self, place: int, exam: int = NOTHING) -> None:
        if place == EPIDEMIC_TARGET:
            super().__init__("target", "epidemic", {}, "target-epidemic")
        elif exam == NOTHING:
            super().__init__("target", PATIENT_PLACES[place], {"place": PATIENT_PLACES[place]})
        else:
            args = {"place": PATIENT_PLACES[place], "exam": EXAMS[exam]}
            slot = SLOTS[SLOTS.index("CUL") + exam]
            super().__init__("target", f"{PATIENT_PLACES[place]} {slot}", args, "target-exam")
        self.place = place
        self.exam = exam

    def legal(self, position: Position, seat: int) -> bool:
        if not is_acting(position, seat) or not is_free(position, seat):
            return False
        task = position.tasks[seat]
        if task is None or not can_still(position, task):
            return False
        return self.fits(position, task)

    def fits(self, position: Position, task: Task) -> bool:
        two = task.research == TWO_IN_THE_CLINIC or task.research == TWO_IN_THE_WARDS
        if task.aimed >= (2 if two else 1) or task.target == self.place:
            return False
        if self.place == EPIDEMIC_TARGET:
            return (
                task.activity == TREAT_WARD
                and task.part != NOTHING
                and position.epidemics[task.part] != NOTHING
            )
        if position.patients[self.place] == NOTHING:
            return False
        if self.place < ROW:
            return task.activity == TREAT_REGULAR
        bed = self.place - FIRST_BED
        if task.research == EXAM_AT_HOME:
            return self.exam != NOTHING and requires(position, bed, self.exam)
        if self.exam != NOTHING:
            return False
        if task.research == STEADY_SURGERY or task.research == NURSE_ADDS_ORGANS:
            return position.areas[bed] >= AT_OR_A
        return (
            task.activity == TREAT_WARD
            and at_home(position, bed)
            and (task.part == NOTHING or ward_of(bed) == task.part)
        )

    def perform(self, position: Position, seat: int) -> None:
        task = position.tasks[seat]
        if task is None:
            return
        part = task.part if self.exam == NOTHING else self.exam
        position.tasks[seat] = task.aim(self.place, part)
        if position.log is not None:
            if self.place == EPIDEMIC_TARGET:
                position.tell("target_epidemic", {"seat": seat})
            else:
                position.tell("target", {"seat": seat, "place": PATIENT_PLACES[self.place]})


class Finish(RushAction):
    """RMD-3.5: end one's own action."""

    __slots__ = ()

    def legal(self, position: Position, seat: int) -> bool:
        return (
            is_acting(position, seat)
            and position.tasks[seat] is not None
            and is_free(position, seat)
        )

    def perform(self, position: Position, seat: int) -> None:
        end_action(position, seat)
        position.tell("finish", {"seat": seat})


class Grab(RushAction):
    """RMD-24.3: a piece for tweezers taken with the bare hand; undone, and paid for."""

    __slots__ = ()

    def legal(self, position: Position, seat: int) -> bool:
        if not position.deal.oath_strict or not is_acting(position, seat):
            return False
        task = position.tasks[seat]
        if task is None or not is_free(position, seat) or not can_still(position, task):
            return False
        return (
            needs_tweezers(position, seat)
            or task.activity == ADD_ORGANS
            or task.activity == STORE_ORGANS
            or (task.activity == EXAMINE and task.part == BLOOD_EXAM)
        )

    def perform(self, position: Position, seat: int) -> None:
        position.busy[seat] = position.clock + WRONG_TAKE_MS
        break_oath(position, seat)


class Report(RushAction):
    """RMD-23.4: anybody may click a contagious symbol until the phase closes."""

    __slots__ = ("symbol",)

    def __init__(self, bed: int, exam: int) -> None:
        args = {"bed": BEDS[bed], "exam": EXAMS[exam]}
        super().__init__("report", f"{BEDS[bed]} {EXAMS[exam]}", args)
        self.symbol = bed * len(EXAMS) + exam

    def legal(self, position: Position, seat: int) -> bool:
        return is_acting(position, seat) and self.symbol in position.symbols

    def perform(self, position: Position, seat: int) -> None:
        report_symbol(position, seat, self.symbol)


class Mode(RushAction):
    """RMD-21.3: gestures or steady hands, chosen in a Council; once in each.

    Where the clock runs by moves, all hands are steady (RMD-23.8).
    """

    __slots__ = ("mode",)

    def __init__(self, mode: int) -> None:
        super().__init__("mode", MODES[mode], {"mode": MODES[mode]})
        self.mode = mode

    def legal(self, position: Position, seat: int) -> bool:
        return (
            position.phase == COUNCIL
            and not position.deal.untimed
            and may_choose(position, seat)
            and not (position.moded >> seat) & 1
            and not (position.ready >> seat) & 1
            and position.modes[seat] != self.mode
        )

    def perform(self, position: Position, seat: int) -> None:
        position.modes[seat] = self.mode
        position.moded |= 1 << seat
        position.tell("mode", {"seat": seat, "mode": MODES[self.mode]})


class Ready(RushAction):
    """RMD-1.6: it cannot be withdrawn, so it cannot be undone either."""

    __slots__ = ()

    def legal(self, position: Position, seat: int) -> bool:
        return (
            position.phase == COUNCIL
            and may_choose(position, seat)
            and not (position.ready >> seat) & 1
        )

    def perform(self, position: Position, seat: int) -> None:
        position.ready |= 1 << seat
        position.revealed += 1
        position.tell("ready", {"seat": seat})


class Keep(RushAction):
    """D18: how many leftovers of a kind an error patient keeps; it clears all confirmations."""

    __slots__ = ("number", "slot")

    def __init__(self, place: int, tray: int, kind: int, number: int) -> None:
        tag = TAGS[tray // ROW]
        words = f"{PATIENT_PLACES[place]} {tag} {KINDS[kind]} {number}"
        args: dict[str, str | int] = {
            "place": PATIENT_PLACES[place],
            "tag": tag,
            "kind": KINDS[kind],
            "count": number,
        }
        super().__init__("keep", words, args)
        self.slot = tray * len(KINDS) + kind
        self.number = number

    def legal(self, position: Position, seat: int) -> bool:
        return (
            position.phase == EVALUATION
            and may_choose(position, seat)
            and position.changes < CHANGES_A_ROUND
            and self.slot < len(position.surplus)
            and 0 < position.surplus[self.slot] >= self.number
            and position.keep[self.slot] != self.number
        )

    def perform(self, position: Position, seat: int) -> None:
        position.keep[self.slot] = self.number
        position.changes += 1
        position.confirmed = 0
        if position.log is not None:
            position.tell("keep", {"seat": seat, **self._args})


class Confirm(RushAction):
    """D20: go on after the evaluation."""

    __slots__ = ()

    def legal(self, position: Position, seat: int) -> bool:
        return (
            position.phase == EVALUATION
            and may_choose(position, seat)
            and not (position.confirmed >> seat) & 1
        )

    def perform(self, position: Position, seat: int) -> None:
        position.confirmed |= 1 << seat
        position.tell("confirm", {"seat": seat})


def stop_time(position: Position, cause: int) -> None:
    """RMD-1.13: game time stands still, and what is not committed is let go."""
    position.paused = cause
    position.paused_at = position.now
    position.pause_votes = 0
    position.resume_votes = 0
    cancel_uncommitted(position, over=False)
    position.tell("pause", {})


def present_seats(position: Position) -> int:
    """A bit for every seat that is not away."""
    return ((1 << position.deal.seats) - 1) & ~position.absent


class Pause(RushAction):
    """RMD-1.13: every present player must vote for it."""

    __slots__ = ()

    def legal(self, position: Position, seat: int) -> bool:
        return (
            is_acting(position, seat)
            and not position.deal.untimed
            and position.pauses < PAUSES_A_ROUND
            and not (position.pause_votes >> seat) & 1
        )

    def perform(self, position: Position, seat: int) -> None:
        position.pause_votes |= 1 << seat
        position.tell("vote_pause", {"seat": seat})
        if not present_seats(position) & ~position.pause_votes:
            position.pauses += 1
            stop_time(position, BY_VOTE)


class Resume(RushAction):
    """RMD-1.15: a pause ends when everyone present votes for it."""

    __slots__ = ()

    def legal(self, position: Position, seat: int) -> bool:
        return (
            position.paused in (BY_ABSENCE, BY_VOTE)
            and is_present(position, seat)
            and not (position.resume_votes >> seat) & 1
        )

    def perform(self, position: Position, seat: int) -> None:
        position.resume_votes |= 1 << seat
        position.tell("vote_resume", {"seat": seat})


class Absent(RushAction):
    """RMD-1.15: the seat is away; in the Action Phase this stops the time (RMD-1.13).

    Where the clock runs by moves nobody need be noted: the table waits (RMD-23.8).
    """

    __slots__ = ()

    def legal(self, position: Position, seat: int) -> bool:
        return (
            not position.result
            and not position.deal.untimed
            and position.phase != COUNTDOWN
            and is_present(position, seat)
            and position.absences[seat] < ABSENCES_A_ROUND
        )

    def perform(self, position: Position, seat: int) -> None:
        position.absent |= 1 << seat
        position.absences[seat] += 1
        position.revealed += 1
        position.tell("absent", {"seat": seat})
        if position.phase == ACTION and position.paused == NOT_PAUSED:
            stop_time(position, BY_ABSENCE)
        elif position.paused == ENDING:
            position.paused = BY_ABSENCE  # RMD-1.16: the countdown is off


class Back(RushAction):
    """RMD-1.15: the seat is there again."""

    __slots__ = ()

    def legal(self, position: Position, seat: int) -> bool:
        return (
            not position.result and position.phase != COUNTDOWN and not is_present(position, seat)
        )

    def perform(self, position: Position, seat: int) -> None:
        position.absent &= ~(1 << seat)
        position.revealed += 1
        position.tell("back", {"seat": seat})


def _keeps() -> dict[tuple[int, int], Keep]:
    """By slot of a tray and number kept."""
    found: dict[tuple[int, int], Keep] = {}
    for place in range(len(PATIENT_PLACES)):
        trays: list[tuple[int, tuple[int, ...]]] = []
        if place < ROW:
            trays = [(CLINIC_TRAY + place, (*PLAIN_KINDS, *LIQUIDS))]
        elif place >= FIRST_BED:
            bed = place - FIRST_BED
            trays = [(WARD_TRAY + bed, (*PLAIN_KINDS, *LIQUIDS)), (OR_TRAY + bed, GIVEN_KINDS)]
        for tray, kinds in trays:
            for kind in kinds:
                for number in range(TOTALS[kind] + 1):
                    action = Keep(place, tray, kind, number)
                    found[action.slot, number] = action
    return found


TARGETS: Final[tuple[Target, ...]] = (
    *(Target(place) for place in range(ROW)),
    *(Target(FIRST_BED + bed) for bed in range(len(BEDS))),
    Target(EPIDEMIC_TARGET),
    *(Target(FIRST_BED + bed, exam) for bed in range(len(BEDS)) for exam in range(MRI)),
)
FINISH: Final = Finish("finish")
GRAB: Final = Grab("grab")
REPORTS: Final = tuple(
    Report(bed, exam) for bed in range(len(BEDS)) for exam in range(BLOOD_EXAM + 1)
)
MODE: Final = tuple(Mode(mode) for mode in range(len(MODES)))
READY: Final = Ready("ready")
CONFIRM: Final = Confirm("confirm")
PAUSE: Final = Pause("pause")
RESUME: Final = Resume("resume")
ABSENT: Final = Absent("absent")
BACK: Final = Back("back")
KEEPS: Final = _keeps()


def all_actions() -> list[RushAction]:
    """The action space; its order is part of the edition."""
    space = all_primitives()
    space += [*TARGETS, FINISH, GRAB, *REPORTS, *MODE, READY, CONFIRM]
    space += [PAUSE, RESUME, ABSENT, BACK]
    space += KEEPS.values()
    space += WAITS
    return space
