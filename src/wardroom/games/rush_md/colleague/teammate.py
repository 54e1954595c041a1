"""The colleagues: they weigh the jobs of the hospital, and act when their hands allow it.

A colleague pays for every movement with time (RMD-22.4) and shows it only by the stamps of its
moves (RMD-22.5): slow hands begin later, quick ones commit their gestures sooner.
"""

from typing import Final, cast

from wardroom.games.rush_md.actions import CONFIRM, FINISH, MODE, PAUSE, READY, REPORTS, RESUME
from wardroom.games.rush_md.choice import RushAction
from wardroom.games.rush_md.colleague.admission import mood_of
from wardroom.games.rush_md.colleague.bed_moves import BedMoves
from wardroom.games.rush_md.colleague.cases import Cases
from wardroom.games.rush_md.colleague.handwork import Handwork, going_on
from wardroom.games.rush_md.colleague.jobs import Duties, Job, courtesy
from wardroom.games.rush_md.colleague.manners import HOLD_MS, Manners
from wardroom.games.rush_md.colleague.movements import BEGINS, DROPS_WELL
from wardroom.games.rush_md.colleague.puzzles import Memory, next_open_token
from wardroom.games.rush_md.colleague.reasons import LIGHTS, worded
from wardroom.games.rush_md.colleague.requests import (
    ASKED_AGAIN_MS,
    duty_taken,
    plan_told,
    slot_in_the_way,
)
from wardroom.games.rush_md.colleague.skills import AVERAGE, EXPERT, NOVICE, Skill
from wardroom.games.rush_md.colleague.stores import useless_organ
from wardroom.games.rush_md.colleague.waiting import STUCK, made_ready, waited_for
from wardroom.games.rush_md.content import BEDS, GLASSES, ORGAN_AREA, SLOTS
from wardroom.games.rush_md.glasses import may_touch, stored_organs
from wardroom.games.rush_md.hands import ON_SCANNER, is_free
from wardroom.games.rush_md.offers import goes_to
from wardroom.games.rush_md.primitives import (
    BALANCES,
    CANCEL,
    Begin,
    Do,
)
from wardroom.games.rush_md.rules import Flow
from wardroom.games.rush_md.state import (
    ACTION,
    COUNCIL,
    EVALUATION,
    GESTURE,
    NOT_PAUSED,
    STEADY,
    Reach,
)
from wardroom.games.rush_md.untimed import WAIT, WAIT_FOR_SAND
from wardroom.games.rush_md.work import NEVER, NOTHING
from wardroom.games.rush_md.worlds import open_tokens
from wardroom.kernel.calls import Call
from wardroom.kernel.dice import Dice
from wardroom.kernel.game import Choice, Perspective, Wait
from wardroom.kernel.message import Message
from wardroom.kernel.plan import Plan, PlanStep, things
from wardroom.kernel.state import State

_LOOK_UP_MS: Final = 1_500
"""An idle colleague looks up at least so often."""
_LOYALTY: Final = 1.25
"""What one has set out for is worth a little more than anything new."""
_TOLD_MS: Final = 900
"""So long before it is done people are told what a colleague sets out for."""
_LONG_AGO: Final = -1_000_000_000
_HOURGLASS: Final = ("place", "scan")
_ANNOUNCED: Final = ("place", "move_bed")


_HANDS: Final = {GESTURE: Message("why-gestures"), STEADY: Message("why-steady")}
"""What is said about the hands that are chosen."""


class Teammate:
    """Decides every decision of its seat from what the seat may know."""

    __slots__ = (
        "_activity",
        "_advises",
        "_aim",
        "_asked",
        "_beds",
        "_dice",
        "_holding",
        "_kind",
        "_manners",
        "_memory",
        "_mood",
        "_pleaded",
        "_ready",
        "_since",
        "_told",
        "_told_at",
        "skill",
    )

    def __init__(self, seed: int, skill: Skill) -> None:
        self.skill = skill
        self._dice = Dice.seeded(seed, skill.name)
        self._memory = Memory(skill.memory)
        self._mood = 0.0
        """How bold this round is."""
        self._asked = False
        self._ready = _LONG_AGO
        """The hands and the head are not ready for the next movement before this."""
        self._since = _LONG_AGO
        """Since when a placement is being thought about."""
        self._holding: Do | None = None
        """The movement of which the begin was made."""
        self._aim = NOTHING
        self._activity = NOTHING
        self._kind = NOTHING
        """What was set out for: an activity, its patient, its kind or exam."""
        self._told = (NOTHING, NOTHING, NOTHING)
        self._told_at = _LONG_AGO
        """What people were told of last, as activity, patient and kind, and when."""
        self._beds = BedMoves()
        self._manners = Manners()
        self._pleaded = _LONG_AGO
        """When people were last asked to free a slot."""
        self._advises = False
        """Somebody else's hands do what is said here."""

    def meet(self, people: tuple[int, ...]) -> None:
        """With people at the table a Nurse is left to them, and nothing is hoarded."""
        self._manners.people = people

    def hear(self, call: Call, perspective: Perspective) -> Message | None:
        """Note it; what it comes to shows when something is begun."""
        world = cast(Flow, perspective.imagine(self._dice.copy()))
        return self._manners.hear(call, world)

    @staticmethod
    def stretch(state: State) -> int:
        return cast(Flow, state).round

    def watch(self, state: State) -> None:
        """All may look at a token that is turned up (RMD-10.4)."""
        self._memory.watch(cast(Flow, state))

    @staticmethod
    def is_shown(state: State) -> bool:
        return bool(open_tokens(cast(Flow, state)))

    @staticmethod
    def shown_at(state: State) -> int | None:
        world = cast(Flow, state)
        opens = next_open_token(world)
        return None if opens == NOTHING else world.now + opens - world.clock

    def plan(self, perspective: Perspective) -> Plan | None:
        """The next movement of the action under way, or of the best one to begin.

        Anyone who asks has hands of their own, so nothing is waited for but the sand.
        """
        self._advises = True
        world = cast(Flow, perspective.imagine(self._dice.copy()))
        seat = perspective.seat
        idle = world.phase == ACTION and world.hands[seat] is None and not world.symbols
        if not idle or world.paused != NOT_PAUSED or world.pause_votes:
            self._ready = _LONG_AGO
            choice = self.choose(perspective)
            if not isinstance(choice, Choice):
                return None
            return _next_step(seat, cast(RushAction, choice.action), choice.reason)
        self._memory.watch(world)
        self._look_at_beds(world, seat, not self._asked)
        self._asked = True
        self._mood = mood_of(world)
        found, plain, _ = self._next_movement(perspective, world, thrifty=True)
        if found is None:
            found, plain = self._meanwhile(perspective, world)
        if found is None:
            return None
        played: RushAction = found
        if isinstance(found, Do) and world.modes[seat] == GESTURE and not found.move.tap:
            played = BEGINS[found.move.verb, found.piece]
        if played not in perspective.legal:
            return None
        into = (goes_to(found),) if isinstance(found, Do) and goes_to(found) else ()
        return _next_step(seat, played, worded(plain, world, seat, found), into)

    def _meanwhile(
        self, perspective: Perspective, world: Flow
    ) -> tuple[RushAction | None, Message]:
        """While all sand runs: a bed that can be brought, or to wait where one has to say so."""
        job = made_ready(world, perspective.seat, self._beds.claimed(world))
        if job is not None:
            return job.action, job.reason()
        wait = WAIT_FOR_SAND if WAIT_FOR_SAND in perspective.legal else WAIT
        if wait not in perspective.legal:
            return None, Message("why-wait")
        return wait, waited_for(world, perspective.seat).say

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        if perspective.now < self._ready and not perspective.waited_for:
            return Wait(self._ready)
        world = cast(Flow, perspective.imagine(self._dice.copy()))
        answer = self._choose(perspective, world)
        if world.deal.untimed:
            self._ready = _LONG_AGO
            if not isinstance(answer, Choice):
                return self._let_time_pass(perspective, world)
        if not isinstance(answer, Choice) or answer.reason is None:
            return answer
        action = cast(RushAction, answer.action)
        meant = self._holding if isinstance(action, Begin) and self._holding else action
        return Choice(action, worded(answer.reason, world, perspective.seat, meant))

    def _choose(self, perspective: Perspective, world: Flow) -> Choice | Wait | None:
        now = perspective.now
        seat = perspective.seat
        first = not self._asked
        self._asked = True
        if world.paused != NOT_PAUSED:
            return self._offer(perspective, RESUME, Message("why-resume"))
        if world.phase == COUNCIL:
            return self._in_council(perspective, world, first)
        if world.phase == EVALUATION:
            return self._offer(perspective, CONFIRM, Message("why-confirm"))
        if world.phase != ACTION:
            return None
        if first:
            self._mood = mood_of(world)
        self._memory.watch(world)
        self._look_at_beds(world, seat, first)
        if world.symbols:
            for report in REPORTS:
                if report.symbol == world.symbols[0] and report in perspective.legal:
                    return Choice(report, Message("why-report"))
        if world.pause_votes and PAUSE in perspective.legal:
            return Choice(PAUSE, Message("why-pause"))
        reach = world.hands[seat]
        if reach is not None:
            return self._with_full_hands(perspective, world, reach)
        if not is_free(world, seat):
            return self._wait(now, now + world.busy[seat] - world.clock, world)
        return self._with_free_hands(perspective, world)

    def _let_time_pass(self, perspective: Perspective, world: Flow) -> Choice | None:
        """Where the clock runs by moves one has to say that one waits, and says for what."""
        if WAIT not in perspective.legal:
            return None
        say = waited_for(world, perspective.seat, self._manners).say
        return Choice(WAIT, Message("why-wait") if say.id == STUCK else say)

    # Between the phases

    def _offer(
        self, perspective: Perspective, action: RushAction, reason: Message
    ) -> Choice | None:
        return Choice(action, reason) if action in perspective.legal else None

    def _in_council(
        self, perspective: Perspective, world: Flow, first: bool
    ) -> Choice | Wait | None:
        """Agree on the hands, make room for organs, and be ready."""
        self._beds.forget_whose()
        self._manners.between_rounds()
        self._mood = mood_of(world)
        self._aim = self._activity = self._kind = NOTHING
        self._ready = self._since = _LONG_AGO
        if not perspective.waited_for:
            return None
        mode = GESTURE if self.skill.gestures else STEADY
        if not self._advises and MODE[mode] in perspective.legal:
            if first and mode == GESTURE:
                return Wait(perspective.now + 1)
            return Choice(MODE[mode], _HANDS[mode])
        if not self._advises and not world.deal.untimed:
            self._manners.seat = perspective.seat
            told = duty_taken(self._manners, world.deal.seats, perspective.now)
            told = told or plan_told(self._manners, world, perspective.now)
            if told is not None:
                return told
        if stored_organs(world) == ORGAN_AREA:
            useless = useless_organ(Cases(world))
            if useless is not None and useless in perspective.legal:
                return Choice(useless, Message("why-discard"))
        return self._offer(perspective, READY, Message("why-ready"))

    # In the Action Phase

    def _look_at_beds(self, world: Flow, seat: int, first: bool) -> None:
        self._beds.look(world, first)
        if self._advises:
            self._beds.look_at_hands(world, seat)

    def _with_full_hands(
        self, perspective: Perspective, world: Flow, reach: Reach
    ) -> Choice | Wait | None:
        """Commit a gesture when its time has come; else wait for the effect."""
        seat, now = perspective.seat, perspective.now
        if reach.effect != NEVER:
            return self._wait(now, now + reach.effect - world.clock, world)
        holding = self._holding
        if holding is None or holding.move is not reach.move or holding.piece != reach.piece:
            holding = self._same_piece(perspective, world, reach)
            if holding is None:
                return self._offer(perspective, CANCEL, Message("why-cancel"))
        takes = self.skill.takes(reach.move, world, seat, reach.piece, holding.target)
        ends = now + reach.begun + takes - world.clock
        if self._holding is not None and ends > now:
            return self._wait(now, ends, world)
        self._holding = None
        self._ready = now + self.skill.between
        drop: RushAction = BALANCES[0]
        if reach.move.drops != ON_SCANNER:
            drop = DROPS_WELL[reach.move.drops, holding.target]
        return self._offer(perspective, drop, Message("why-drop"))

    def _same_piece(self, perspective: Perspective, world: Flow, reach: Reach) -> Do | None:
        """Where a piece in hand should go: as if it were to be picked up now."""
        world.hands[perspective.seat] = None
        found = self._next_movement(perspective, world)[0]
        world.hands[perspective.seat] = reach
        if isinstance(found, Do) and found.move is reach.move and found.piece == reach.piece:
            return found
        return None

    def _with_free_hands(self, perspective: Perspective, world: Flow) -> Choice | Wait | None:
        now, seat = perspective.now, perspective.seat
        if world.tasks[seat] is None and self._manners.holds() and not world.deal.untimed:
            self._ready = now + HOLD_MS
            return self._wait(now, self._ready, world)
        action, reason, placing = self._next_movement(perspective, world)
        if action is None:
            self._since = NEVER
            return self._idle(now, world, seat)
        if not isinstance(action, Do):
            return self._offer(perspective, action, reason)
        if self._is_news(action, world):
            return self._announce(now, world, seat, action, reason)
        skill = self.skill
        late = skill.delay(action.move, world, seat, action.piece, action.target)
        if (placing or late) and not world.deal.untimed:
            if self._since == NEVER:
                self._since = now - skill.between if placing and now == self._ready else now
            thought = self._since + (skill.before if placing else 0) + late
            if now < thought:
                return self._wait(now, thought, world)
        if now < self._told_at + _TOLD_MS:
            return self._wait(now, self._told_at + _TOLD_MS, world)
        if placing:
            self._told = (NOTHING, NOTHING, NOTHING)
        played: RushAction = action
        if world.modes[seat] == GESTURE and not action.move.tap:
            played = BEGINS[action.move.verb, action.piece]
        if played not in perspective.legal:
            self._since = NEVER
            return self._idle(now, world, seat)
        self._since = NEVER
        if action.move.verb == "move_bed":
            self._beds.move(action.piece)
        if played is action:
            took = action.move.duration(
                world, seat, action.piece, action.target, world.modes[seat] == STEADY
            )
            takes = skill.takes(action.move, world, seat, action.piece, action.target)
            self._ready = now + (took if skill.percent >= 100 else takes) + skill.between
            if action.move.verb == "flip":
                self._ready = NEVER
        else:
            self._holding = action
        return Choice(played, reason)

    def _is_news(self, action: Do, world: Flow) -> bool:
        """Is it the beginning of something that people at the table have not been told?"""
        if not self._manners.people or self._advises or world.deal.untimed:
            return False
        about = (self._activity, self._aim, self._kind)
        return action.move.verb in _ANNOUNCED and self._told != about

    def _announce(self, now: int, world: Flow, seat: int, action: Do, reason: Message) -> Wait:
        """Say what is about to be done, so that people can go on elsewhere, or say: wait."""
        self._told = (self._activity, self._aim, self._kind)
        self._told_at = self._since = now
        wait = self._wait(now, now + _TOLD_MS, world)
        if action.move.verb == "move_bed":
            thing = "bed:" + BEDS[action.piece]
        else:
            thing = "slot:" + SLOTS[action.target]
        return Wait(wait.until, worded(reason, world, seat, action), thing)

    def _next_movement(
        self, perspective: Perspective, world: Flow, thrifty: bool = False
    ) -> tuple[RushAction | None, Message, bool]:
        """The next movement, why, and whether it is an hourglass to think about.

        Nobody is advised to hoard, and with people at the table nobody does.
        """
        seat = perspective.seat
        people = bool(self._manners.people)
        cases = Cases(world, thrifty or people, modest=people and not self._advises)
        self._manners.seat = seat
        task = world.tasks[seat]
        if task is not None:
            hand = Handwork(cases, seat, self.skill, self._mood, self._memory, self._dice)
            action = hand.next(task, self._aim)
            if action is not None:
                return action, going_on(action, task.activity), False
        if world.clock >= world.deal.phase:
            return (None if task is None else FINISH), Message("why-finish"), False
        job = self._best_job(cases, seat, world)
        if job is not None:
            self._aim, self._activity, self._kind = job.target, job.activity, job.kind
            return job.action, job.reason(), job.action.move.verb in _HOURGLASS
        lift = courtesy(world, seat)
        return lift, Message("why-make-room"), True

    def _best_job(self, cases: Cases, seat: int, world: Flow) -> Job | None:
        best: Job | None = None
        most = 0.0
        jobs = Duties(cases, seat, self._beds.claimed(world), self._manners)
        set_out = (self._activity, self._aim, self._kind)
        for job in jobs.all(self.skill, self._mood):
            score = job.score
            if (job.activity, job.target, job.kind) == set_out:
                score *= _LOYALTY
            if score > most and self._in_time(world, seat, job.action):
                best, most = job, score
        return best

    def _in_time(self, world: Flow, seat: int, action: Do) -> bool:
        move = action.move
        takes = self.skill.takes(move, world, seat, action.piece, action.target)
        return world.clock + takes < move.deadline(world, seat) and move.possible(
            world, seat, action.piece, action.target
        )

    def _idle(self, now: int, world: Flow, seat: int) -> Wait | None:
        """Look up again when a usable hourglass is free, or after a moment."""
        if world.clock >= world.deal.phase:
            return None
        until = now + _LOOK_UP_MS
        for glass in range(len(GLASSES)):
            free = world.glass_at[glass] + world.deal.sand - world.clock
            if free > 0 and may_touch(world, seat, glass):
                until = min(until, now + free)
        wait = self._wait(now, until, world)
        if not self._manners.people or self._advises or now < self._pleaded + ASKED_AGAIN_MS:
            return wait
        plea = slot_in_the_way(world, self._manners, self.skill, self._beds.claimed(world))
        if plea is None:
            return wait
        self._pleaded = now
        return Wait(wait.until, plea.says, plea.thing)

    def _wait(self, now: int, until: int, world: Flow) -> Wait:
        """Wait, but look when a token is turned up meanwhile (RMD-21.18)."""
        opens = next_open_token(world)
        if opens != NOTHING:
            until = min(until, now + opens - world.clock)
        return Wait(max(until, now + 1))


def _next_step(
    seat: int, action: RushAction, reason: Message | None, into: tuple[str, ...] = ()
) -> Plan:
    about = action.message() if reason is None else reason
    step = PlanStep(seat, action, reason, things(action.message(), LIGHTS), None, into)
    return Plan(about, (step,), None, None, things(about, LIGHTS))


class Novice(Teammate):
    """Slow hands, and a short memory."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed, NOVICE)


class Average(Teammate):
    """Usual hands."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed, AVERAGE)


class Expert(Teammate):
    """Quick hands that work by gestures, and a perfect memory."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed, EXPERT)
