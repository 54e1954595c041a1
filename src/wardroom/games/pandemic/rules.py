"""The flow of the game: phases, whose decision it is, what happens by itself, how it ends."""

from typing import Final

from wardroom.games.pandemic import disease, legal, offers, refusals
from wardroom.games.pandemic.content import (
    ACTIONS_PER_TURN,
    CARDS,
    CARDS_DRAWN,
    CITIES,
    COLOURS,
    EPIDEMIC,
    FIRST_EVENT,
    HAND_LIMIT,
    INFECTION_RATES,
)
from wardroom.games.pandemic.phases import (
    ACTIONS,
    BEFORE_DRAW,
    BEFORE_INFECTION,
    BETWEEN_EPIDEMICS,
    CONSENT,
    IN_EPIDEMIC,
    INFECTING,
    LOSS_DECK,
    NOBODY,
    PHASES,
    RESULTS,
    STEPS,
    WIN,
)
from wardroom.games.pandemic.state import PandemicAction, Position
from wardroom.kernel.action import Action
from wardroom.kernel.dice import Dice
from wardroom.kernel.errors import IllegalAction
from wardroom.kernel.message import Message
from wardroom.kernel.offer import Offer
from wardroom.kernel.state import Outcome

_WAITING: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), ())
"""For each decider the seats waited for; NOBODY finds the last, empty one."""


class Flow(Position):
    """A position that plays by the rules of turn and phase."""

    __slots__ = ()

    def waiting(self) -> tuple[int, ...]:
        if self.phase == ACTIONS and self.step is None and self.over == NOBODY:
            return _WAITING[self.active]
        return _WAITING[self.decider()]

    def decider(self) -> int:
        """Whose decision it is: a sub-step first, then a full hand, then the phase."""
        if self.step is not None:
            return self.step.seat
        if self.over != NOBODY:
            return self.over
        if self.phase == ACTIONS:
            return self.active
        return self.asked

    def legal(self, seat: int) -> tuple[PandemicAction, ...]:
        known = self._legal
        if known is not None and seat == self._legal_for:
            return known
        step = self.step
        if step is None and self.over == NOBODY and self.phase == ACTIONS and seat == self.active:
            known = legal.turn_actions(self)
        elif self.result or seat != self.decider():
            return self._interjections(seat)
        elif step is not None:
            known = tuple(legal.answers(self, step))
        elif self.over != NOBODY:
            known = tuple(legal.down_to_the_limit(self, seat))
        else:
            known = legal.window_actions(self, seat)
        self._legal = known
        self._legal_for = seat
        return known

    def _interjections(self, seat: int) -> tuple[PandemicAction, ...]:
        """W1 and W-H: the Events of a seat that is not waited for."""
        if not 0 <= seat < self.deal.seats or self.step is not None:
            return ()
        if self.phase == ACTIONS or self.over != NOBODY:
            return tuple(legal.events(self, seat))
        return ()

    def play(self, seat: int, action: Action, at: int = 0) -> None:
        choices = self._legal
        if choices is None or seat != self._legal_for:
            choices = self.legal(seat)
        for choice in choices:
            if choice is action:
                break
        else:
            raise IllegalAction(self._reason(seat, action), "pandemic")
        self._legal = None
        choice.perform(self, seat)
        if self.phase != ACTIONS or self.actions <= 0 or self.over != NOBODY:
            self.go_on()

    def explain(self, seat: int, action: Action) -> Message | None:
        for choice in self.legal(seat):
            if choice is action:
                return None
        return self._reason(seat, action)

    def _reason(self, seat: int, action: Action) -> Message:
        return refusals.reason(self, seat, action, self.decider(), self.asking())

    def offers(self, seat: int) -> list[Offer]:
        choices = self.legal(seat)
        usual = offers.usual(self, choices) if seat == self.decider() else None
        return offers.offers(self, seat, choices, usual, self._reveals)

    def _reveals(self, seat: int, action: PandemicAction, family: str) -> bool:
        """Would playing it show something new?"""
        ordinary = family == offers.ORDINARY
        if ordinary and len(self.deck) - self.drawn < CARDS_DRAWN:
            return False
        if ordinary and not self.somebody_holds_an_event():
            return True
        if ordinary:
            # The turn goes on to its draw, if nobody is asked before: what can be played then can
            # be played now.
            return self._next_to_ask(0) == NOBODY
        after = Flow()
        self.copy_onto(after)
        after.play(seat, action)
        return after.revealed != self.revealed

    def asking(self) -> Message:
        if self.result:
            return Message("ask-nothing", {"result": RESULTS[self.result]})
        step = self.step
        if step is not None:
            if step.kind == CONSENT:
                proposal = step.action.proposal(step.pawn, step.city)
                return Message(
                    "ask-consent", {"seat": step.seat, "by": step.by, "action": proposal}
                )
            return Message("ask-" + STEPS[step.kind].replace("_", "-"), {"seat": step.seat})
        if self.over != NOBODY:
            surplus = len(self.hands[self.over]) - HAND_LIMIT
            # All hear the question, so it must not tell what a closed hand holds (PAN-G.19).
            hand = self.hands[self.over]
            events = self.deal.closed or any(card >= FIRST_EVENT for card in hand)
            id = "ask-over-limit-event" if events else "ask-over-limit"
            return Message(id, {"seat": self.over, "count": surplus})
        if self.phase == ACTIONS:
            return Message("ask-action", {"seat": self.active, "count": self.actions})
        window = PHASES[self.phase].replace("_", "-")
        return Message("ask-event-" + window, {"seat": self.asked})

    def due(self) -> int | None:
        return None

    def advance(self, at: int) -> None:
        """Pandemic has no clock."""

    def outcome(self) -> Outcome | None:
        if not self.result:
            return None
        winners = tuple(range(self.deal.seats)) if self.result == WIN else ()
        lost = {} if self.lost_colour < 0 else {"colour": COLOURS[self.lost_colour]}
        return Outcome(RESULTS[self.result], winners, lost)

    # The flow

    def begin_turn(self, seat: int) -> None:
        self.asked = NOBODY
        self.turn += 1
        self.active = seat
        self.actions = ACTIONS_PER_TURN
        self.phase = ACTIONS
        self.flown = False
        self.resting &= ~(1 << seat)
        if self.log is not None:
            self.tell("turn", {"seat": seat, "turn": self.turn})

    def go_on(self) -> None:
        """Let everything happen that needs no decision, up to the next decision or the end."""
        self.events_about = self.somebody_holds_an_event()
        while not self.result and self.step is None:
            if self.over != NOBODY:
                if len(self.hands[self.over]) > HAND_LIMIT:
                    return
                self.over = NOBODY
            if self.phase == ACTIONS:
                if self.actions > 0:
                    return
                self._open(BEFORE_DRAW)
            if self.events_about:
                self.asked = self._next_to_ask(self.passed)
                if self.asked != NOBODY:
                    return
            self._leave_window()

    def _open(self, window: int) -> None:
        self.phase = window
        self.passed = 0
        self.asked = NOBODY

    def _next_to_ask(self, passed: int) -> int:
        """The first holder of a playable Event, from the active player on, if these have passed."""
        seats = self.deal.seats
        silent = passed | self.resting
        for step in range(seats):
            seat = self.active + step
            if seat >= seats:
                seat -= seats
            if not (silent >> seat) & 1 and self.holds_event(seat) and legal.events(self, seat):
                return seat
        return NOBODY

    def _leave_window(self) -> None:
        """All have passed: the game goes on."""
        self.asked = NOBODY
        phase = self.phase
        if phase == BEFORE_DRAW:
            self._draw()
        elif phase == IN_EPIDEMIC:
            self._intensify()
        elif phase == BETWEEN_EPIDEMICS:
            self._begin_epidemic()
        elif phase == BEFORE_INFECTION:
            self._begin_infection()
        elif phase == INFECTING:
            self._infect_cities()

    def _draw(self) -> None:
        """PAN-7: two cards, epidemics at once, the hand limit afterwards."""
        if len(self.deck) - self.drawn < CARDS_DRAWN:  # PAN-1.6
            self.end(LOSS_DECK)
            return
        self.revealed += 1
        seat = self.active
        first, second = self.deck[self.drawn], self.deck[self.drawn + 1]
        epidemics = 0
        if second == EPIDEMIC:
            epidemics = 2 if first == EPIDEMIC else 1
        elif first == EPIDEMIC:
            epidemics = 1
            # The card for the hand is seen to leave the deck first, then the Epidemic.
            first, second = second, first
            self.deck = (*self.deck[: self.drawn], first, second, *self.deck[self.drawn + 2 :])
        for card in (first, second):
            if card == EPIDEMIC:
                continue
            self.drawn += 1
            self.hands[seat] += (card,)
            if card >= FIRST_EVENT:
                self.events_about = True
                if self.deal.edition > 1:
                    # Nobody can have meant to pass with an Event not drawn yet (PAN-G.10).
                    self.resting &= ~(1 << seat)
            if self.log is not None:
                self.tell_owner("draw", seat, {"seat": seat, "card": CARDS[card]})
        if self.log is not None and epidemics < CARDS_DRAWN and self.deal.closed:
            count = CARDS_DRAWN - epidemics
            self.tell_others("draw_closed", seat, {"seat": seat, "count": count})
        self.drawn += epidemics
        self.epidemics = epidemics
        if self.epidemics:
            self._begin_epidemic()
        else:
            self._after_draw()

    def _begin_epidemic(self) -> None:
        """PAN-8.1 Increase and PAN-8.2 Infect, then window W3."""
        self.phase = IN_EPIDEMIC
        self.epidemics -= 1
        self.rate += 1
        if self.top == self.bottom:
            self._restock_infection_deck()
        self.bottom -= 1
        city = self.infection[self.bottom]
        self.infection_discards += (city,)  # PAN-8.6: nobody can look before its effect is over
        self.revealed += 1
        if self.log is not None:
            rate = INFECTION_RATES[self.rate]
            self.tell("epidemic", {"seat": self.active, "rate": rate, "city": CITIES[city]})
        disease.strike(self, city)
        if not self.result:
            self._open(IN_EPIDEMIC)

    def _intensify(self) -> None:
        """PAN-8.8: the shuffled discards go on top."""
        count = len(self.infection_discards)
        dice = Dice(self.chance)
        fresh = dice.shuffled(self.infection_discards)
        self.chance = dice.state
        self.revealed += 1
        top, bottom = self.top, self.bottom
        self.infection = fresh + self.infection[top:bottom]
        below = tuple(seam - top + count for seam in self.seams if top < seam < bottom)
        self.seams = (count, *below)
        self.top = 0
        self.bottom = len(self.infection)
        self.infection_discards = ()
        if self.log is not None:
            self.tell("intensify", {"count": count})
        if self.epidemics:  # PAN-8.10
            self._open(BETWEEN_EPIDEMICS)
        else:
            self._after_draw()

    def _after_draw(self) -> None:
        """PAN-9.7: the hand limit, then window W5."""
        self._open(BEFORE_INFECTION)
        if len(self.hands[self.active]) > HAND_LIMIT:
            self.check_hand(self.active)

    def _begin_infection(self) -> None:
        """PAN-10.1, or PAN-10.7 when One Quiet Night is pending."""
        if self.quiet:
            self.quiet = False
            if self.log is not None:
                self.tell("quiet", {})
            self._next_turn()
            return
        self.to_infect = INFECTION_RATES[self.rate]
        self.phase = INFECTING
        self._infect_cities()

    def _infect_cities(self) -> None:
        """Infection cards from the top, each wholly resolved, with window W6 between two.

        The window is opened only if somebody has an Event at all.
        """
        while True:
            if self.top == self.bottom:
                self._restock_infection_deck()
            city = self.infection[self.top]
            self.top += 1
            self.to_infect -= 1
            self.revealed += 1
            self.infection_discards += (city,)  # PAN-10.5: nobody can look before that
            disease.infect(self, city)
            if self.result:
                return
            if not self.to_infect:
                self._next_turn()
                return
            if self.events_about:
                self._open(INFECTING)
                return

    def _restock_infection_deck(self) -> None:
        """PAN-G.15: cannot happen in a legal game; keeps artificial positions playable."""
        dice = Dice(self.chance)
        self.infection = dice.shuffled(self.infection_discards)
        self.chance = dice.state
        self.infection_discards = ()
        self.seams = ()
        self.top = 0
        self.bottom = len(self.infection)

    def _next_turn(self) -> None:
        """PAN-2.2: clockwise."""
        self.begin_turn((self.active + 1) % self.deal.seats)
