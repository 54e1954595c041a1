"""The flow of a scenario: whose decision it is, what happens by itself, how it ends."""

from typing import Final

from wardroom.games.holding_on import care, evening, legal, staffing, talk
from wardroom.games.holding_on.campaign import handed_on
from wardroom.games.holding_on.choice import HoldingOnAction
from wardroom.games.holding_on.content import DOCTORS
from wardroom.games.holding_on.state import (
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
    LOSS_STAFF,
    MATCH,
    MEDICAL,
    NIGHT_BONUS,
    PLACE,
    QUERY,
    RESULTS,
    REVEAL,
    REWARD,
    SERVE,
    SHIFT_OVER,
    STAFF_SHIFT,
    STAFFED,
    TALKER,
    TIRE,
    TRUST,
    WIN,
)
from wardroom.games.holding_on.ward import Ward
from wardroom.kernel.action import Action
from wardroom.kernel.errors import IllegalAction
from wardroom.kernel.game import Outcome

_WAITING: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
_SENIORS: Final = (NIGHT_BONUS, CARE, MEDICAL, AVERTED, EITHER, REWARD, TALKER)
_TALKERS: Final = (GUIDE, INSIST, TRUST)


class Days(Ward):
    """A ward that plays by the order of the day (HOL-5.1)."""

    __slots__ = ()

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

    def legal(self, seat: int) -> list[HoldingOnAction]:
        if self.result or seat != self.asked:
            return []
        known = self._legal
        if known is None:
            known = self._legal = legal.choices(self)
        return known

    def play(self, seat: int, action: Action, at: int = 0) -> None:
        for choice in self.legal(seat):
            if choice is action:
                break
        else:
            raise IllegalAction(self.why_not(seat, action))
        self._legal = None
        choice.perform(self)
        self.go_on()

    def why_not(self, seat: int, action: Action) -> str:
        """One sentence about an illegal action."""
        if self.result:
            return f"The scenario is over; {action!r} cannot be played any more."
        if seat != self.asked:
            return f"It is seat {self.asked}'s decision; seat {seat} cannot play {action!r} now."
        return f"Seat {seat} cannot play {action!r} now."

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
                self._legal = choices
                self.asked = self.seat_of(self.responsible())
                return
            if choices:
                choices[0].perform(self)
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
