"""Why an action is not possible now, in one sentence: what stands in the way, never a rule.

All that is said is in plain sight, since everybody sees the same boards.
"""

from wardroom.games.rush_md.actions import (
    CHANGES_A_ROUND,
    PAUSES_A_ROUND,
    Absent,
    Back,
    Confirm,
    Finish,
    Grab,
    Keep,
    Mode,
    Pause,
    Ready,
    Report,
    Resume,
    Target,
    can_still,
)
from wardroom.games.rush_md.cards.research import (
    EXAM_AT_HOME,
    NURSE_ADDS_ORGANS,
    STEADY_SURGERY,
    TWO_IN_THE_CLINIC,
    TWO_IN_THE_WARDS,
)
from wardroom.games.rush_md.choice import RushAction, is_present
from wardroom.games.rush_md.content import (
    BEDS,
    EXAMS,
    FIRST_BED,
    HOLES,
    KINDS,
    PATIENT_PLACES,
    ROW,
    TREAT_REGULAR,
    TREAT_WARD,
    WARDS,
)
from wardroom.games.rush_md.glasses import at_home
from wardroom.games.rush_md.hands import (
    ON_AREA,
    ON_DISC,
    ON_SLOT,
    in_time,
    is_free,
)
from wardroom.games.rush_md.obstacles import obstacle, slot_obstacle
from wardroom.games.rush_md.primitives import (
    UNREADABLE,
    Balance,
    Begin,
    Cancel,
    Discard,
    Do,
    Drop,
    Fumble,
    is_traced,
)
from wardroom.games.rush_md.state import (
    ACTION,
    COUNCIL,
    COUNTDOWN,
    ENDING,
    EVALUATION,
    NOT_PAUSED,
    STEADY,
    Move,
    Position,
    Reach,
)
from wardroom.games.rush_md.untimed import Wait, WaitForSand, is_asked
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NEVER, NOTHING, Task
from wardroom.kernel.message import Message


def reason(position: Position, seat: int, action: RushAction) -> Message:
    """Why this action, which is not legal, is not."""
    if not 0 <= seat < position.deal.seats:
        return Message("why-not-watching")
    if position.result:
        return Message("why-not-over")
    if position.phase == COUNTDOWN:
        return Message("why-not-countdown")
    if isinstance(action, Back):
        return Message("why-not-back")
    if not is_present(position, seat):
        return Message("why-not-away")
    if isinstance(action, Absent):
        return Message("why-not-clock" if position.deal.untimed else "why-not-away-again")
    if position.paused == ENDING:
        return Message("why-not-countdown")
    if position.paused != NOT_PAUSED:
        voted = isinstance(action, Resume)
        return Message("why-not-resume-twice" if voted else "why-not-paused")
    if isinstance(action, Resume):
        return Message("why-not-resume")
    if isinstance(action, Ready | Mode):
        return _in_council(position, seat, action)
    if isinstance(action, Keep | Confirm):
        return _in_evaluation(position, action)
    if position.phase != ACTION:
        return _outside(position, action)
    if isinstance(action, Pause) and position.deal.untimed:
        return Message("why-not-clock")
    if isinstance(action, Pause):
        voted = (position.pause_votes >> seat) & 1 == 1
        if voted:
            return Message("why-not-pause-twice")
        return Message("why-not-pauses", {"count": PAUSES_A_ROUND})
    if isinstance(action, Report):
        bed = BEDS[action.symbol // len(EXAMS)]
        return Message("why-not-symbol", {"bed": bed})
    if isinstance(action, Wait | WaitForSand):
        return _waiting(position, seat)
    return _in_action(position, seat, action)


def _waiting(position: Position, seat: int) -> Message:
    if not position.deal.untimed:
        return Message("why-not-wait")
    if position.waits[seat]:
        return Message("why-not-wait-twice")
    if not is_free(position, seat):
        return _hands(position, seat)
    return Message("why-not-no-sand" if is_asked(position, seat) else "why-not-wait-over")


def _in_council(position: Position, seat: int, action: RushAction) -> Message:
    if position.phase != COUNCIL:
        return Message("why-not-council")
    if (position.ready >> seat) & 1:
        return Message("why-not-ready-twice")
    if isinstance(action, Mode) and position.deal.untimed:
        return Message("why-not-clock-hands")
    if isinstance(action, Mode) and position.modes[seat] == action.mode:
        return Message("why-not-mode-same")
    return Message("why-not-mode-twice")


def _in_evaluation(position: Position, action: RushAction) -> Message:
    if position.phase != EVALUATION:
        return Message("why-not-evaluation")
    if not isinstance(action, Keep):
        return Message("why-not-confirm-twice")
    if action.slot >= len(position.surplus) or not position.surplus[action.slot]:
        return Message("why-not-leftover")
    if position.changes >= CHANGES_A_ROUND:
        return Message("why-not-changes", {"count": CHANGES_A_ROUND})
    there = position.surplus[action.slot]
    if action.number > there:
        return Message("why-not-so-many", {"count": there})
    return Message("why-not-keep-same")


def _outside(position: Position, action: RushAction) -> Message:
    """Hands move only while the clock runs; organs alone may be discarded before and after."""
    if isinstance(action, Discard):
        return Message("why-not-storage", {"kind": KINDS[action.piece]})
    return Message("why-not-yet" if position.phase == COUNCIL else "why-not-closed")


def _in_action(position: Position, seat: int, action: RushAction) -> Message:
    if isinstance(action, Do):
        if position.modes[seat] != STEADY and not action.move.tap:
            return Message("why-not-by-gesture")
        steady = position.modes[seat] == STEADY
        return _movement(position, seat, action.move, action.piece, action.target, steady, True)
    if isinstance(action, Begin):
        if position.modes[seat] == STEADY:
            return Message("why-not-by-steady")
        return _movement(position, seat, action.move, action.piece, NOTHING, False, False)
    if isinstance(action, Drop | Balance | Fumble | Cancel):
        reach = position.hands[seat]
        if reach is None:
            return Message("why-not-empty-hand")
        if reach.effect != NEVER:
            return Message("why-not-let-go")
        return _letting_go(position, seat, reach, action)
    return _at_task(position, seat, action)


def _movement(
    position: Position,
    seat: int,
    move: Move,
    piece: int,
    target: int,
    steady: bool,
    whole: bool,
) -> Message:
    over = position.clock >= position.deal.phase
    if over and not move.own and position.clock >= move.deadline(position, seat):
        return Message("why-not-overtime")
    found = obstacle(position, seat, move, piece, target, whole)
    mine = found is not None and found.id == "why-not-held" and found.args["seat"] == seat
    if found is not None and not mine:
        return found
    if not is_free(position, seat):
        return _hands(position, seat)
    if not in_time(position, seat, move, piece, target, steady):
        return Message("why-not-too-late")
    return _hands(position, seat)


def _hands(position: Position, seat: int) -> Message:
    busy = position.hands[seat] is not None
    return Message("why-not-hands" if busy else "why-not-hands-yet")


def _letting_go(position: Position, seat: int, reach: Reach, action: RushAction) -> Message:
    """What is in the hand, and why it cannot be let go like this."""
    if isinstance(action, Fumble):
        tweezers = reach.move.tweezers(position, seat)
        return Message("why-not-miss" if tweezers else "why-not-tweezers")
    if not isinstance(action, Drop) or reach.move.drops != action.drops:
        return Message("why-not-there")
    if action.verdict == UNREADABLE and not is_traced(position, seat, reach.move):
        return Message("why-not-slowly")
    if action.drops == ON_SLOT:
        found = slot_obstacle(position, seat, reach.piece, action.target)
        if found is not None:
            return found
    if action.drops == ON_AREA:
        return Message("why-not-bed-there", {"bed": BEDS[reach.piece]})
    if action.drops == ON_DISC and reach.piece < HOLES:
        return Message("why-not-same-hole")
    return Message("why-not-disc-there")


def _at_task(position: Position, seat: int, action: RushAction) -> Message:
    """Choices about one's own action that take no hands."""
    if isinstance(action, Grab) and not position.deal.oath_strict:
        return Message("why-not-bare-hand")
    task = position.tasks[seat]
    if task is None:
        return Message("why-not-task")
    if not isinstance(action, Finish) and not can_still(position, task):
        return Message("why-not-too-late")
    if isinstance(action, Target) and not action.fits(position, task):
        return _target(position, task, action)
    if not is_free(position, seat):
        return _hands(position, seat)
    return Message("why-not-tweezers")


def _target(position: Position, task: Task, action: Target) -> Message:
    place = action.place
    two = task.research == TWO_IN_THE_CLINIC or task.research == TWO_IN_THE_WARDS
    treating = task.activity == TREAT_REGULAR or task.activity == TREAT_WARD
    if place == EPIDEMIC_TARGET:
        if task.activity != TREAT_WARD or task.part == NOTHING:
            return Message("why-not-epidemic-here")
        if position.epidemics[task.part] == NOTHING:
            return Message("why-not-no-epidemic", {"ward": WARDS[task.part]})
        return Message("why-not-patient-named")
    if position.patients[place] == NOTHING:
        return Message("why-not-nobody", {"place": PATIENT_PLACES[place]})
    surgery = task.research == STEADY_SURGERY or task.research == NURSE_ADDS_ORGANS
    if not treating and not surgery and task.research != EXAM_AT_HOME:
        return Message("why-not-for-patients")
    if task.target == place or task.aimed >= (2 if two else 1):
        return Message("why-not-patient-named")
    bed = place - FIRST_BED
    if task.research == EXAM_AT_HOME:
        if place < ROW or action.exam == NOTHING:
            return Message("why-not-which-exam")
        return _exam_of(position, bed, action.exam)
    if action.exam != NOTHING:
        return Message("why-not-no-exam-here")
    if place < ROW:
        return Message("why-not-in-the-clinic")
    if surgery:
        return Message("why-not-operated", {"bed": BEDS[bed]})
    if task.activity == TREAT_REGULAR:
        return Message("why-not-in-a-bed")
    if not at_home(position, bed):
        return Message("why-not-bed-away", {"bed": BEDS[bed]})
    return Message("why-not-other-ward", {"bed": BEDS[bed], "ward": WARDS[task.part]})


def _exam_of(position: Position, bed: int, exam: int) -> Message:
    done = position.diagnoses[bed * len(EXAMS) + exam] != NOTHING
    id = "why-not-exam-done" if done else "why-not-exam-needless"
    return Message(id, {"bed": BEDS[bed], "exam": EXAMS[exam]})
