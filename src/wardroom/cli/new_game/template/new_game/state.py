"""A position of New Game: what is legal, what happens, and who may know what."""

from collections.abc import Sequence
from typing import cast

from wardroom.kernel import Action, BasicState, Dice, Message, Offer, Outcome, Plain

from .actions import DRAW, REST, TIDY, NewGameAction
from .content import CARDS, MOST, ROOMS, START


class NewGameState(BasicState):
    """Everything that lies on the table."""

    __slots__ = ("deck", "mess", "step", "turn")

    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats)
        self.mess = dict.fromkeys(ROOMS, START)
        self.deck = list(dice.shuffled(CARDS))
        """The next card is the last."""
        self.turn = 0
        self.step = "tidy"

    def copy(self) -> "NewGameState":
        new = NewGameState.__new__(NewGameState)
        new.seats = self.seats
        new.revealed = self.revealed
        new.log = None
        new.mess = dict(self.mess)
        new.deck = self.deck[:]
        new.turn = self.turn
        new.step = self.step
        return new

    # What may be done

    def waiting(self) -> tuple[int, ...]:
        return () if self.outcome() is not None else (self.turn,)

    def legal(self, seat: int) -> tuple[NewGameAction, ...]:
        if seat not in self.waiting():
            return ()
        if self.step == "draw":
            return (DRAW,)
        return (*(TIDY[room] for room in ROOMS if self.mess[room]), REST)

    def offers(self, seat: int) -> Sequence[Offer]:
        """Offers say what they light on the board, and what cannot be taken back."""
        return [
            Offer(action, (f"room:{action.room}",))
            if action.room
            else Offer(action, final=action is DRAW, usual=action is DRAW)
            for action in self.legal(seat)
        ]

    def obstacle(self, seat: int, action: Action) -> Message:
        if self.step == "draw":
            return Message("why-draw-first")
        if action is DRAW:
            return Message("why-tidy-first")
        return Message("why-tidy-already", {"room": cast(NewGameAction, action).room})

    def asking(self) -> Message:
        if self.outcome() is not None:
            return Message("ask-nothing")
        return Message(f"ask-{self.step}", {"seat": self.turn})

    # What happens

    def perform(self, seat: int, action: Action) -> None:
        if action is DRAW:
            self._draw(seat)
            return
        room = cast(NewGameAction, action).room
        self.step = "draw"
        if room:
            self.mess[room] -= 1
            self.tell("tidy", {"seat": seat, "room": room})
        else:
            self.tell("rest", {"seat": seat})

    def _draw(self, seat: int) -> None:
        """NEW-2.2, NEW-2.3: a card brings its mess, and the next seat has its turn."""
        card = self.deck.pop()
        self.mess[card.room] += card.mess
        self.revealed += 1
        self.turn = (seat + 1) % self.seats
        self.step = "tidy"
        self.tell("draw", {"seat": seat, "room": card.room, "count": card.mess})
        outcome = self.outcome()
        if outcome is not None:
            self.tell(outcome.result, outcome.args)
        else:
            self.tell("turn", {"seat": self.turn})

    def outcome(self) -> Outcome | None:
        for room in ROOMS:
            if self.mess[room] > MOST:
                return Outcome("full", (), {"room": room})
        return None if self.deck else Outcome("order", tuple(range(self.seats)))

    # Who may know what

    def view(self, seat: int, told: bool = False) -> Plain:
        """Everybody sees the same: everything but the order of the cards."""
        return {
            "rooms": [
                {"room": room, "mess": self.mess[room], "full": self.mess[room] > MOST}
                for room in ROOMS
            ],
            "to_come": len(self.deck),
            "turn": self.turn,
            "step": "ended" if self.outcome() is not None else self.step,
        }

    def imagine(self, seat: int, dice: Dice, told: bool = False) -> "NewGameState":
        """The cards that nobody has seen, in an order that depends on nothing but these dice."""
        world = self.copy()
        world.deck = list(dice.shuffled(sorted(self.deck)))
        return world

    def encode(self) -> Plain:
        return {
            **self.view(0),
            "seats": self.seats,
            "deck": [list(card) for card in self.deck],
            "revealed": self.revealed,
        }
