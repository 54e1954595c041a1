"""The rules of Visiting Hours: what may be done, why not, and what happens."""

from collections.abc import Mapping, Sequence
from typing import cast

from tests.fifth.visiting_hours.actions import ADMIT, REST, SOAP_IN, WASH, VisitingAction
from tests.fifth.visiting_hours.content import GERMS_OF, MOST, WARD_OF, WARDS, WASHED
from tests.fifth.visiting_hours.state import Position
from wardroom.kernel import (
    SPECTATOR,
    Action,
    Argument,
    Dice,
    Event,
    IllegalAction,
    Message,
    Offer,
    Outcome,
)
from wardroom.kernel.summary import summary


class VisitingState(Position):
    """A position that can be played."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{summary(self)}>"

    def copy(self) -> "VisitingState":
        new = VisitingState.__new__(VisitingState)
        self.copy_onto(new)
        return new

    def imagine(self, seat: int, dice: Dice, told: bool = False) -> "VisitingState":
        world = self.copy()
        self.imagine_onto(world, seat, dice)
        return world

    # What may be done

    def waiting(self) -> tuple[int, ...]:
        return () if self.over else (self.turn,)

    def legal(self, seat: int) -> tuple[VisitingAction, ...]:
        if self.over or seat != self.turn:
            return ()
        if self.step == "visit":
            return tuple([ADMIT[card] for card in ADMIT if card in self.hands[seat]])
        washable = [WASH[ward] for ward in WARDS if self.germs[ward]]
        free = [SOAP_IN[ward] for ward in WARDS if self.soap and ward not in self.soaped]
        return (*washable, *free, REST)

    def offers(self, seat: int) -> Sequence[Offer]:
        legal = self.legal(seat)
        return [self._offer(action, len(legal) == 1) for action in legal]

    def _offer(self, action: VisitingAction, only: bool) -> Offer:
        if action is REST:
            return Offer(action)
        if action.verb == "admit":
            ward = WARD_OF[action.thing]
            lights = (f"card:{action.thing}", f"ward:{ward}")
            return Offer(action, lights, final=True, usual=only, careful=self._closes(action.thing))
        cost = Message("cost-soap", {"count": self.soap}) if action.verb == "soap" else None
        return Offer(action, (f"ward:{action.thing}",), cost=cost)

    def _closes(self, card: str) -> bool:
        ward = WARD_OF[card]
        return ward not in self.soaped and self.germs[ward] + GERMS_OF[card] > MOST

    def explain(self, seat: int, action: Action) -> Message | None:
        if action in self.legal(seat):
            return None
        return self._obstacle(seat, cast(VisitingAction, action))

    def _obstacle(self, seat: int, action: VisitingAction) -> Message:
        if self.over:
            return Message("why-over")
        if not 0 <= seat < self.seats:
            return Message("why-watching")
        if seat != self.turn:
            return Message("why-not-your-turn", {"seat": self.turn})
        if action.verb == "admit":
            return Message("why-work-first" if self.step == "work" else "why-not-held", action.args)
        if self.step == "visit":
            return Message("why-visitor-waits")
        if action.verb == "wash":
            return Message("why-clean", action.args)
        return Message("why-soap-there" if self.soap else "why-no-soap", action.args)

    def asking(self) -> Message:
        if self.over:
            return Message("ask-nothing")
        return Message(f"ask-{self.step}", {"seat": self.turn})

    # What happens

    def play(self, seat: int, action: Action, at: int = 0) -> None:
        reason = self.explain(seat, action)
        if reason is not None:
            raise IllegalAction(reason, "visiting-hours")
        self._perform(seat, cast(VisitingAction, action))

    def _perform(self, seat: int, action: VisitingAction) -> None:
        if action.verb == "admit":
            self._admit(action.thing)
            return
        self.step = "visit"
        if action.verb == "wash":
            count = min(WASHED, self.germs[action.thing])
            self.germs[action.thing] -= count
            self._tell("wash", {"seat": seat, "ward": action.thing, "count": count})
        elif action.verb == "soap":
            self.soap -= 1
            self.soaped.append(action.thing)
            self.soaped.sort()
            self._tell("soap", {"seat": seat, "ward": action.thing})
        else:
            self._tell("rest", {"seat": seat})

    def _admit(self, card: str) -> None:
        """VIS-4: a visitor comes in, the next one joins the hand, and another seat is on duty."""
        seat, ward = self.turn, WARD_OF[card]
        self.hands[seat].remove(card)
        self.admitted.append(card)
        self.revealed += 1
        about: dict[str, Argument] = {
            "seat": seat,
            "card": card,
            "ward": ward,
            "count": GERMS_OF[card],
        }
        if ward in self.soaped:
            self.soaped.remove(ward)
            self._tell("washed_in", about)
        else:
            self.germs[ward] += GERMS_OF[card]
            self._tell("admit", about)
        if self.germs[ward] > MOST:
            self.closed = ward
            self._tell("closed", {"ward": ward})
            return
        if self.deck:
            self._draw(seat)
        if self.over:
            self._tell("clean", {})
            return
        self.turn = (seat + 1) % self.seats
        self.step = "work"
        self._tell("turn", {"seat": self.turn})

    def _draw(self, seat: int) -> None:
        card = self.deck.pop()
        self.hands[seat].append(card)
        self.hands[seat].sort()
        about: dict[str, Argument] = {
            "seat": seat,
            "card": card,
            "ward": WARD_OF[card],
            "count": GERMS_OF[card],
        }
        everybody = (SPECTATOR, *range(self.seats))
        seen = tuple([one for one in everybody if self.may_see(one, seat)])
        self._tell("draw", about, None if self.open_hands else seen)
        if not self.open_hands:
            others = tuple([one for one in everybody if one not in seen])
            self._tell("draw_unseen", {"seat": seat}, others)

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        if self.closed:
            return Outcome("closed", (), {"ward": self.closed})
        return Outcome("clean", tuple(range(self.seats)))

    def due(self) -> int | None:
        return None

    def advance(self, at: int) -> None:
        """Time means nothing here."""

    def _tell(
        self, kind: str, args: Mapping[str, Argument], audience: tuple[int, ...] | None = None
    ) -> None:
        if self.log is not None:
            self.log.append(Event(kind, args, audience, self.copy()))
