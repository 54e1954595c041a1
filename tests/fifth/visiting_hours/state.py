"""A position of Visiting Hours: what lies where, who may see it, and worlds that fit."""

from collections.abc import Mapping
from typing import Literal

from tests.fifth.visiting_hours.content import CARDS, HAND, SOAP, START, VISITORS, WARDS
from tests.fifth.visiting_hours.view_types import VisitingStep
from wardroom.kernel import SPECTATOR, Dice, Event, Plain


class Position:
    """All that the rules need to know; they follow in `rules`."""

    __slots__ = (
        "admitted",
        "closed",
        "deck",
        "germs",
        "hands",
        "left_out",
        "log",
        "options",
        "revealed",
        "soap",
        "soaped",
        "step",
        "turn",
    )

    def __init__(self, options: Mapping[str, str], seats: int, dice: Dice) -> None:
        cards = list(dice.shuffled(CARDS))
        coming = VISITORS[options["day"]]
        self.options = options
        self.left_out = sorted(cards[coming:])
        """Visitors who stay at home today; nobody knows which."""
        self.hands = [sorted(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
        self.deck = cards[seats * HAND : coming]
        """The queue; the next one is the last."""
        self.admitted: list[str] = []
        self.germs = dict.fromkeys(WARDS, START)
        self.soaped: list[str] = []
        self.soap = SOAP
        self.closed = ""
        self.turn = 0
        self.step: Literal["work", "visit"] = "work"
        self.log: list[Event] | None = None
        self.revealed = 0

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def over(self) -> bool:
        return self.closed != "" or not any(self.hands)

    @property
    def open_hands(self) -> bool:
        return self.options["hands"] == "open"

    def copy_onto(self, new: "Position") -> None:
        """Give everything to a fresh position that shares no mutable thing with this one."""
        new.options = self.options
        new.left_out = self.left_out[:]
        new.hands = [hand[:] for hand in self.hands]
        new.deck = self.deck[:]
        new.admitted = self.admitted[:]
        new.germs = dict(self.germs)
        new.soaped = self.soaped[:]
        new.soap = self.soap
        new.closed = self.closed
        new.turn = self.turn
        new.step = self.step
        new.revealed = self.revealed
        new.log = None

    def encode(self) -> Plain:
        return {
            **self.view(SPECTATOR),
            "hands": [hand[:] for hand in self.hands],
            "queue": self.deck[:],
            "left_out": self.left_out[:],
            "revealed": self.revealed,
        }

    def view(self, seat: int, told: bool = False) -> Plain:
        """Nobody may say which visitors they hold (VIS-2.3), so `told` adds nothing."""
        step: VisitingStep = "ended" if self.over else self.step
        return {
            "options": dict(self.options),
            "wards": [
                {
                    "ward": ward,
                    "germs": self.germs[ward],
                    "soap": ward in self.soaped,
                    "closed": ward == self.closed,
                }
                for ward in WARDS
            ],
            "hands": [
                hand[:] if self.may_see(seat, owner) else None
                for owner, hand in enumerate(self.hands)
            ],
            "held": [len(hand) for hand in self.hands],
            "deck": len(self.deck),
            "to_come": len(self.deck) + sum(len(hand) for hand in self.hands),
            "admitted": self.admitted[:],
            "soap": self.soap,
            "turn": self.turn,
            "step": step,
        }

    def may_see(self, seat: int, owner: int) -> bool:
        return self.open_hands or seat == owner

    def imagine_onto(self, world: "Position", seat: int, dice: Dice) -> None:
        """Deal again whatever the seat has not seen: other hands, the queue, who stays at home."""
        hidden = [owner for owner in range(self.seats) if not self.may_see(seat, owner)]
        unseen = [*self.deck, *self.left_out]
        for owner in hidden:
            unseen += self.hands[owner]
        cards = list(dice.shuffled(sorted(unseen)))
        for owner in hidden:
            count = len(self.hands[owner])
            world.hands[owner] = sorted(cards[:count])
            cards = cards[count:]
        world.deck = cards[: len(self.deck)]
        world.left_out = sorted(cards[len(self.deck) :])
