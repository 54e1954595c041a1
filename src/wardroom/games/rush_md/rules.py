"""The flow: council, countdown, Action Phase, evaluation; what happens by itself and when."""

from collections.abc import Sequence
from typing import Final

from wardroom.games.rush_md import legal
from wardroom.games.rush_md.actions import present_seats
from wardroom.games.rush_md.cards.research import RESEARCH_CARDS
from wardroom.games.rush_md.choice import RushAction
from wardroom.games.rush_md.content import (
    ANYWHERE_MS,
    COUNTDOWN_MS,
    DISCARD_MS,
    FACE_UP_RESEARCH,
    HELD_AT_MOST_MS,
    ICONS,
    LONGEST_MS,
    PATIENT_PLACES,
    TOKEN_UP_AFTER_MS,
    WITHIN_MS,
)
from wardroom.games.rush_md.evaluation import (
    check_research,
    discharge_all,
    judge_round,
    return_leftovers,
)
from wardroom.games.rush_md.exams import FLIP
from wardroom.games.rush_md.glasses import clear_all, end_action
from wardroom.games.rush_md.hands import (
    cancel_uncommitted,
    hold_too_long,
    latest_close,
    take_effect,
)
from wardroom.games.rush_md.offers import offers
from wardroom.games.rush_md.reasons import reason
from wardroom.games.rush_md.scanner import MRI_STEADY, complete_scan, fall
from wardroom.games.rush_md.score import end
from wardroom.games.rush_md.state import (
    ACTION,
    BY_ABSENCE,
    COUNCIL,
    COUNTDOWN,
    ENDING,
    EVALUATION,
    GESTURE,
    LOSS_OBJECTIVE,
    NOT_PAUSED,
    RESULTS,
    STANDING,
    STEADY,
    WIN,
    Position,
)
from wardroom.games.rush_md.untimed import ask_again, choosing, wake
from wardroom.games.rush_md.work import NEVER, NOTHING
from wardroom.kernel.action import Action
from wardroom.kernel.errors import IllegalAction
from wardroom.kernel.message import Message
from wardroom.kernel.offer import Offer
from wardroom.kernel.state import Outcome

GAME: Final = "rush-md"
_FAR: Final = 1 << 60
_COUNTED: Final = 3
"""The first edition in which the end of a pause is counted down."""


def last_call(deadline: int, clock: int, durations: tuple[int, ...]) -> int:
    """The next moment that matters because of a deadline: the deadline itself, or before it one
    from which a primitive that takes so long would come too late (RMD-1.11).
    """
    if deadline <= clock:
        return _FAR
    left = deadline - clock
    for duration in durations[::-1]:
        if duration < left:
            return deadline - duration
    return deadline


class Flow(Position):
    """A position that knows its rounds: whom it waits for, what is legal, and what comes next."""

    __slots__ = ()

    # Whose decision it is

    def waiting(self) -> tuple[int, ...]:
        """Nobody is waited for in the Action Phase: to idle is legal, and time goes on.

        Where it runs by moves, it waits for all who have free hands (RMD-23.7).
        """
        if self.result or self.phase == COUNTDOWN or self.paused == ENDING:
            return ()
        everyone = (1 << self.deal.seats) - 1
        present = present_seats(self)
        if self.paused:
            asked = present & ~self.resume_votes
        elif self.phase == ACTION:
            return choosing(self) if self.deal.untimed else ()
        elif self.phase == COUNCIL:
            asked = present & ~self.ready
        else:
            asked = present & ~self.confirmed
        if not present:  # all are away: the table waits until somebody is back
            asked = everyone
        return tuple([seat for seat in range(self.deal.seats) if (asked >> seat) & 1])

    def legal(self, seat: int) -> tuple[Action, ...]:
        return legal.choices(self, seat)

    def offers(self, seat: int) -> Sequence[Offer]:
        return offers(self, seat, legal.choices(self, seat))

    def explain(self, seat: int, action: Action) -> Message | None:
        if not isinstance(action, RushAction):
            return Message("why-not-action")
        if 0 <= seat < self.deal.seats and action.legal(self, seat):
            return None
        return reason(self, seat, action)

    def play(self, seat: int, action: Action, at: int = 0) -> None:
        """RMD-1.4: everything due up to that time happens first; then the action, or nothing."""
        if not isinstance(action, RushAction):
            raise IllegalAction(Message("why-not-action"), GAME)
        before: Position | None = None
        told = 0 if self.log is None else len(self.log)
        if at > self.now and not self.deal.untimed:
            before = Position()
            self.copy_onto(before)
            self.advance(at)
        if not 0 <= seat < self.deal.seats or not action.legal(self, seat):
            refusal = IllegalAction(reason(self, seat, action), GAME)
            if before is not None:
                log = self.log
                before.copy_onto(self)
                self.log = log
                if log is not None:
                    del log[told:]
            raise refusal
        if self.phase == ACTION:
            self.revealed += 1  # time never runs back, so nothing in it can be undone
        if self.deal.untimed:
            ask_again(self, seat)
        action.perform(self, seat)
        reach = self.hands[seat]
        if reach is not None and reach.effect != NEVER and reach.effect <= self.clock:
            self._let_it_happen()  # a commit after the shortest time takes effect at once
        else:
            self._go_on()
        if self.deal.untimed:
            self._pass_time()

    # Time

    def due(self) -> int | None:
        """RMD-22.6: the next moment at which something happens, a hand or glass comes free, or it
        becomes too late to begin something. Between such moments nothing changes what is legal.
        """
        if self.phase == COUNTDOWN or self.paused == ENDING:
            return self.until
        if self.phase != ACTION or self.paused or self.deal.untimed:
            return None
        return self.began + self._next_moment()

    def _next_moment(self) -> int:
        """The same of the Action Phase, in its own time."""
        clock = self.now - self.began
        sand, phase = self.deal.sand, self.deal.phase
        late = clock >= phase - LONGEST_MS
        first = _FAR if late else phase - LONGEST_MS
        for seat in range(self.deal.seats):
            reach = self.hands[seat]
            if reach is not None:
                moment = reach.effect
                if moment == NEVER:
                    moment = reach.begun + HELD_AT_MOST_MS
                elif reach.move is FLIP and clock < reach.begun + TOKEN_UP_AFTER_MS:
                    moment = reach.begun + TOKEN_UP_AFTER_MS
                if moment < first:
                    first = moment
            elif clock < self.busy[seat] < first:
                first = self.busy[seat]
            if late:
                steady = self.modes[seat]
                first = min(first, last_call(phase, clock, ANYWHERE_MS[steady]))
                task = self.tasks[seat]
                if task is not None:
                    deadline = max(phase, task.started + sand)
                    durations = WITHIN_MS[task.activity][steady]
                    first = min(first, last_call(deadline, clock, durations))
        for placed in self.glass_at:
            if clock < placed + sand < first:
                first = placed + sand
        if late and self.deal.edition > 1:
            closes = latest_close(self)
            for steady in (GESTURE, STEADY):
                first = min(first, last_call(closes, clock, (DISCARD_MS[steady],)))
        if self.scan_fall != NEVER:
            first = min(first, last_call(self.scan_fall, clock, (MRI_STEADY.fast, MRI_STEADY.slow)))
        return first

    def advance(self, at: int) -> None:
        if self.deal.untimed:
            return
        due = self.due()
        while due is not None and due <= at:
            self.now = due
            if self.phase == COUNTDOWN:
                self._start_the_clock()
            elif self.paused == ENDING:
                self._run_on()
            else:
                self._let_it_happen()
            due = self.due()
        if at > self.now:
            self.now = at

    def _pass_time(self) -> None:
        """RMD-23.7: on to the next moment, while nobody has anything to choose."""
        while self.phase == ACTION and not self.result and not choosing(self):
            moment = self._next_moment()
            for until in self.waits:
                if self.clock < until < moment:
                    moment = until
            sand = self.deal.sand
            happened = any(placed + sand == moment for placed in self.glass_at) or any(
                reach is not None and reach.effect == moment for reach in self.hands
            )
            self.now = self.began + moment
            self._let_it_happen()
            wake(self, happened)

    def _let_it_happen(self) -> None:
        """RMD-21.6: falls and automatic cancels, then effects in the order they began."""
        clock = self.clock
        if self.scan == STANDING and clock >= self.scan_at + self.deal.sand:
            complete_scan(self)
        if self.scan_fall != NEVER and clock >= self.scan_fall:
            fall(self)
        ripe: list[tuple[int, int]] = []
        for seat in range(self.deal.seats):
            reach = self.hands[seat]
            if reach is None:
                continue
            if reach.effect == NEVER:
                if clock >= reach.begun + HELD_AT_MOST_MS:
                    hold_too_long(self, seat)
            elif clock >= reach.effect:
                ripe.append((reach.begun, seat))
            elif reach.move is FLIP and clock == reach.begun + TOKEN_UP_AFTER_MS:
                self._show_token(seat, reach.piece)
        ripe.sort()
        for _, seat in ripe:
            take_effect(self, seat)
        self._close_when_over()

    def _show_token(self, seat: int, token: int) -> None:
        """RMD-21.18: the face is told in the moment it lies open and never again.

        It is an event of its own, so that a log can leave it out.
        """
        self.revealed += 1
        if self.log is not None:
            self.tell("flip", {"seat": seat, "number": token + 1})
            self.tell("token", {"number": token + 1, "icon": ICONS[self.tokens[token]]})

    # The phases

    def begin_round(self) -> None:
        """RMD-1.5, RMD-19.1: a Council; from round 2 on with new Research cards."""
        self.phase = COUNCIL
        self.ready = 0
        self.confirmed = 0
        self.moded = 0
        self.pauses = 0
        self.pause_votes = 0
        self.changes = 0
        self.absences = [0] * self.deal.seats
        self.tell("round", {"number": self.round})
        if self.deal.research:
            self.research = self.research_deck[:FACE_UP_RESEARCH]
            self.research_deck = self.research_deck[FACE_UP_RESEARCH:]
            self.revealed += 1
            if self.log is not None:
                names = [RESEARCH_CARDS[card].id for card in self.research]
                self.tell("research", {"cards": names})

    def _start_the_clock(self) -> None:
        self.phase = ACTION
        self.began = self.now
        self.last = [None] * self.deal.seats
        self.waits = [0] * self.deal.seats
        self.alert = 0
        self.organs_given = [0] * len(self.organs_given)
        self.exams_done = 0
        self.nurse_uses = [0] * len(self.nurse_uses)
        self.statuses = [0] * len(PATIENT_PLACES)
        self.applied = [NOTHING] * len(self.applied)
        self.tell("start", {"count": self.deal.phase // 1000})

    def _go_on(self) -> None:
        """What follows from a choice."""
        if self.result:
            return
        present = present_seats(self)
        if self.paused == ENDING:
            return
        if self.paused:
            everybody_back = self.paused == BY_ABSENCE and not self.absent
            if everybody_back or (present and not present & ~self.resume_votes):
                self._resume()
        elif self.phase == ACTION:
            self._close_when_over()
        elif not present:
            return
        elif self.phase == COUNCIL:
            if present & ~self.ready:
                return
            if self.deal.untimed:
                self._start_the_clock()
            else:
                self.phase = COUNTDOWN
                self.until = self.now + COUNTDOWN_MS
                self.tell("countdown", {"count": COUNTDOWN_MS // 1000})
        elif not present & ~self.confirmed:
            self._settle()

    def _resume(self) -> None:
        """RMD-1.16: three seconds to look, then time runs on; before the third edition at once."""
        self.resume_votes = 0
        if self.deal.edition < _COUNTED:
            self._run_on()
            return
        self.paused = ENDING
        self.until = self.now + COUNTDOWN_MS
        self.tell("resume_soon", {"count": COUNTDOWN_MS // 1000})

    def _run_on(self) -> None:
        """RMD-1.13: the stamps go on without the gap."""
        self.began += self.now - self.paused_at
        self.paused = NOT_PAUSED
        self.tell("resume", {})

    def _close_when_over(self) -> None:
        """RMD-1.12: at the end of the phase, once nobody has overtime and no scan is running."""
        clock = self.clock
        if self.phase != ACTION or self.paused or clock < self.deal.phase:
            return
        busy = False
        for seat in range(self.deal.seats):
            task = self.tasks[seat]
            if task is None:
                continue
            if task.started + self.deal.sand <= clock:  # RMD-1.9
                end_action(self, seat)
            else:
                busy = True
        cancel_uncommitted(self, over=True)
        if busy or self.scan == STANDING:
            if clock == self.deal.phase:
                self.tell("overtime", {})
            return
        clear_all(self)
        self.phase = EVALUATION
        self.confirmed = 0
        self.revealed += 1
        self.tell("closed", {})
        judge_round(self)

    def _settle(self) -> None:
        """RMD-17.20: leftovers, tasks, discharges; then the next round or the end."""
        self.revealed += 1
        return_leftovers(self)
        check_research(self)
        discharge_all(self)
        if self.round == self.deal.rounds:
            end(self, WIN if self.has_reached_its_objective() else LOSS_OBJECTIVE)
            return
        self.round += 1
        self.begin_round()

    # The end

    def has_reached_its_objective(self) -> bool:
        """RMD-18.5: every requirement of the column."""
        objective = self.deal.objective
        return (
            self.reputation >= objective.reputation
            and sum(self.discharged) >= objective.discharged
            and self.discharged[1] >= objective.hospitalized
            and self.points >= objective.points
        )

    def outcome(self) -> Outcome | None:
        """RMD-18.6: everybody wins or loses together."""
        if not self.result:
            return None
        winners = tuple(range(self.deal.seats)) if self.result == WIN else ()
        return Outcome(RESULTS[self.result], winners)
