"""The flow of a scenario: whose decision it is, what happens by itself, how it ends."""

from typing import Final, cast

from wardroom.games.holding_on import (
    care,
    evening,
    legal,
    offers,
    questions,
    refusals,
    staffing,
    talk,
)
from wardroom.games.holding_on.campaign import handed_on
from wardroom.games.holding_on.choice import HoldingOnAction
from wardroom.games.holding_on.content import DOCTORS
from wardroom.games.holding_on.state import LOSS_STAFF, RESULTS, WIN
from wardroom.games.holding_on.steps import (
    AVERTED,
    CALL,
    CARE,
    DAWN,
    DAY_OVER,
    DRAWING,
    DUSK,
    EITHER,
    GATHER,
    GUIDE,
    INSIST,
    MATCH,
    MEDICAL,
    NIGHT_BONUS,
    PLACE,
    QUERY,
    REVEAL,
    REWARD,
    SERVE,
    SHIFT_OVER,
    STAFF_SHIFT,
    STAFFED,
    TALKER,
    TIRE,
    TRUST,
)
from wardroom.games.holding_on.ward import Ward
from wardroom.kernel.action import Action
from wardroom.kernel.errors import IllegalAction
from wardroom.kernel.message import Message
from wardroom.kernel.offer import Offer
from wardroom.kernel.state import Outcome

NAME: Final = "holding-on"
_WAITING: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
_SENIORS: Final = (NIGHT_BONUS, CARE, MEDICAL, AVERTED, EITHER, REWARD, TALKER)
_TALKERS: Final = (GUIDE, INSIST, TRUST)


class Flow(Ward):
    """A ward that plays by the order of the day (HOL-5.1)."""

    __slots__ = ("_legal", "_offers")

    _legal: tuple[HoldingOnAction, ...] | None
    _offers: tuple[Offer, ...] | None

    def forget(self) -> None:
        """The position is another one now, and so is what may be chosen in it."""
        self._legal = None
        self._offers = None

    def waiting(self) -> tuple[int, ...]:
        return () if self.result else _WAITING[self.asked]

    def responsible(self) -> int:
        """The pawn whose player decides (part 5); the manager's doctor for the manager."""
        step = self.step
        if step in _SENIORS:
            return self.senior()
        if step in _TALKERS:
            return self.talker
        if step == TIRE:
            return self.tiring
        if step == QUERY:
            return talk.asking_doctor(self)
        if step == CALL:
            return self.caller
        if step == MATCH:
            return evening.matching_doctor(self)
        if step == PLACE and self.placing < DOCTORS:
            return self.placing
        return self.manager

    def legal(self, seat: int) -> tuple[HoldingOnAction, ...]:
        if self.result or seat != self.asked:
            return ()
        known = self._legal
        if known is None:
            known = self._legal = tuple(legal.choices(self))
        return known

    def play(self, seat: int, action: Action, at: int = 0) -> None:
        for choice in self.legal(seat):
            if choice is action:
                break
        else:
            reason = self.explain(seat, action)
            assert reason is not None
            raise IllegalAction(reason, NAME)
        self.forget()
        choice.perform(self, seat)
        self.go_on()

    def explain(self, seat: int, action: Action) -> Message | None:
        """Why this seat may not take the action now; None if it may."""
        for choice in self.legal(seat):
            if choice is action:
                return None
        if self.result:
            return Message("why-not-over", {"result": RESULTS[self.result]})
        if seat != self.asked:
            return Message("why-not-yours", {"question": self.asking()})
        return refusals.reason(self, cast(HoldingOnAction, action))

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """The legal actions with all that a face shows of them."""
        if self.result or seat != self.asked:
            return ()
        known = self._offers
        if known is None:
            known = tuple([self._offer(action) for action in self.legal(seat)])
            self._offers = known
        return known

    def _offer(self, action: HoldingOnAction) -> Offer:
        final = offers.reveals(self, action)
        if final is None:  # only playing it tells
            after = cast(Flow, self.copy())
            after.forget()
            action.perform(after, self.asked)
            after.go_on()
            final = after.revealed != self.revealed
        return offers.offer(self, action, final)

    def asking(self) -> Message:
        """What the table is being asked, for the status line."""
        return questions.asking(self, self.asked, self.responsible())

    def due(self) -> int | None:
        return None

    def advance(self, at: int) -> None:
        """Holding On has no clock."""

    def outcome(self) -> Outcome | None:
        if not self.result:
            return None
        won = self.result == WIN
        winners = tuple(range(self.deal.seats)) if won else ()  # HOL-1.1
        carried = handed_on(self.deal.carried, self.deal.scenario.number, won)
        return Outcome(RESULTS[self.result], winners, {"ending": self.ending()}, carried=carried)

    # The flow

    def go_on(self) -> None:
        """Let everything happen that needs no decision, up to the next decision or the end."""
        while not self.result:
            if self._by_itself():
                continue
            choices = legal.choices(self)
            if len(choices) > 1:
                self._legal = tuple(choices)
                self.asked = self.seat_of(self.responsible())
                return
            if choices:
                choices[0].perform(self, self.seat_of(self.responsible()))
            else:
                self._nothing_to_decide()

    def _by_itself(self) -> bool:
        """Take a step that is nobody's decision, if this is one."""
        step = self.step
        if step == DRAWING:
            talk.draw_on(self)
        elif step == STAFFED:
            care.staffed(self)
        elif step == SHIFT_OVER:
            evening.shift_over(self)
        elif step == REVEAL:
            staffing.reveal(self)
        elif step == DUSK:
            evening.dusk(self)
        elif step == GATHER:
            evening.gather(self)
        elif step == DAY_OVER:
            evening.day_over(self)
        elif step == DAWN:
            evening.dawn(self)
        else:
            return False
        return True

    def _nothing_to_decide(self) -> None:
        """Nobody has a choice here: the day goes on."""
        step = self.step
        if step == STAFF_SHIFT:  # HOL-1.8, HOL-G.4
            self.end(LOSS_STAFF)
        elif step == TIRE:  # HOL-16.5
            staffing.rested(self)
        elif step == EITHER:
            care.all_chosen(self)
        elif step == NIGHT_BONUS or step == AVERTED or step == REWARD:
            care.nobody_to_give(self)
        elif step == TALKER:
            care.after_care(self)
        elif step == QUERY:
            talk.end_queries(self)
        elif step == CALL:
            self.step = SHIFT_OVER
        elif step == SERVE:
            evening.all_served(self)
        elif step == MATCH:
            evening.all_matched(self)
