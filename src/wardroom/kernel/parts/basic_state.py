"""What the positions of most games in turns have in common."""

from collections.abc import Mapping, Sequence

from wardroom.kernel.action import Action
from wardroom.kernel.dice import Dice
from wardroom.kernel.errors import IllegalAction
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.offer import Offer
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import Event, Outcome
from wardroom.kernel.state import State as Position
from wardroom.kernel.summary import summary


class BasicState:
    """A position that inherits from it says what is legal, what stands in the way of the rest, and
    what an action does.

    It refuses what is not legal with `why-over`, `why-watching` or `why-not-your-turn` before it
    asks for the concrete obstacle. It is never compiled, as `BasicGame` is not.
    """

    __slots__ = ("log", "revealed", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.revealed = 0
        """Raise it whenever something hidden or random becomes known: undo stops there."""
        self.log: list[Event] | None = None

    def __repr__(self) -> str:
        return f"<{summary(self)}>"

    # What a game says.

    def waiting(self) -> tuple[int, ...]:
        """The seats whose decision is awaited; none when the game is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> tuple[Action, ...]:
        """All that the seat may do now."""
        raise NotImplementedError

    def obstacle(self, seat: int, action: Action) -> Message:
        """Why a seat that is to decide may not do this now."""
        raise NotImplementedError

    def perform(self, seat: int, action: Action) -> None:
        """Do what is legal: first the change, then `tell`, then what follows from it."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        raise NotImplementedError

    def copy(self) -> Position:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def encode(self) -> Plain:
        """Everything, hidden things included."""
        raise NotImplementedError

    def view(self, seat: int, told: bool = False) -> Plain:
        """All that the seat may know, in the shape of `Game.view_type`."""
        raise NotImplementedError

    def imagine(self, seat: int, dice: Dice, told: bool = False) -> Position:
        """A copy in which all that the seat cannot know is dealt again by these dice."""
        raise NotImplementedError

    # What follows from it.

    def asking(self) -> Message:
        """The question of the status line: the first seat is to choose; at the end how it ended."""
        outcome = self.outcome()
        if outcome is not None:
            return outcome.message()
        return Message("ask-to-choose", {"seat": self.waiting()[0]})

    def offers(self, seat: int) -> Sequence[Offer]:
        return [Offer(action) for action in self.legal(seat)]

    def explain(self, seat: int, action: Action) -> Message | None:
        waiting = self.waiting()
        if self.outcome() is not None:
            return Message("why-over")
        if not 0 <= seat < self.seats:
            return Message("why-watching")
        if action in self.legal(seat):
            return None
        if seat not in waiting:
            return Message("why-not-your-turn", {"seat": waiting[0]})
        return self.obstacle(seat, action)

    def play(self, seat: int, action: Action, at: int = 0) -> None:
        reason = self.explain(seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        self.perform(seat, action)

    def tell(
        self, kind: str, args: Mapping[str, Argument], audience: tuple[int, ...] | None = None
    ) -> None:
        """Say what has just been done, to everybody or to these seats, if anybody listens."""
        if self.log is not None:
            self.log.append(Event(kind, args, audience, self.copy()))

    def due(self) -> int | None:
        return None

    def advance(self, at: int) -> None:
        """Time means nothing here."""
