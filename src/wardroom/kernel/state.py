"""A position of a game, the events that led to it, and how it ended."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from wardroom.kernel.action import Action
from wardroom.kernel.dice import Dice
from wardroom.kernel.errors import spoken
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.offer import Offer
from wardroom.kernel.plain import Plain

SPECTATOR: Final = -1
"""The seat of someone who only watches."""


class Outcome:
    """How a game ended: the result's name, who won, scores if there are any, what is handed on."""

    __slots__ = ("args", "carried", "game", "result", "scores", "winners")

    def __init__(
        self,
        result: str,
        winners: tuple[int, ...],
        args: Mapping[str, str] | None = None,
        scores: tuple[int, ...] = (),
        carried: Plain | None = None,
    ) -> None:
        self.result = result
        self.winners = winners
        self.args: Mapping[str, str] = {} if args is None else args
        self.scores = scores
        self.carried = carried
        self.game = ""
        """The name of the game, as soon as a table tells how it ended."""

    def message(self) -> Message:
        return Message("outcome-" + self.result.replace("_", "-"), self.args)

    def __str__(self) -> str:
        return spoken(self.game, self.message())

    def __repr__(self) -> str:
        shown = "".join(f" {value}" for value in self.args.values())
        return f"<{self.result}{shown}>"


class Event:
    """One thing that happened. `audience` lists the seats that may know; None means everyone.

    `after` is the position at the moment of telling, when what the event tells has been done and
    what follows from it has not: from its views come the steps in which a seat sees a move happen.
    """

    __slots__ = ("after", "args", "audience", "kind")

    def __init__(
        self,
        kind: str,
        args: Mapping[str, Argument],
        audience: tuple[int, ...] | None,
        after: "State",
    ) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience
        self.after = after

    def reaches(self, seat: int) -> bool:
        """May this seat (or a spectator, -1) be told?"""
        return self.audience is None or seat in self.audience

    def message(self) -> Message:
        """The sentence of the log: the message `log-<kind>`."""
        return Message("log-" + self.kind.replace("_", "-"), self.args)

    def __repr__(self) -> str:
        shown = "".join(f" {name}={value!r}" for name, value in self.args.items())
        hidden = "" if self.audience is None else f" to {list(self.audience)}"
        return f"<{self.kind}{shown}{hidden}>"


class State(Protocol):
    """One position, complete, mutable, cheap to copy."""

    log: list[Event] | None
    """Events are appended here while somebody listens; None while nobody does."""
    revealed: int
    """Rises whenever something hidden or random becomes known; undo never crosses a rise."""

    def waiting(self) -> tuple[int, ...]:
        """The seats the table waits for; empty when the game is over or only time can pass."""

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Every action this seat may take now. A seat not waited for may have some too."""

    def offers(self, seat: int) -> Sequence[Offer]:
        """The legal actions in the same order, each with what it lights, costs and reveals."""

    def explain(self, seat: int, action: Action) -> Message | None:
        """Why this seat may not take the action now, as far as it may know; None if it may."""

    def play(self, seat: int, action: Action, at: int = 0) -> None:
        """Take the action, or raise IllegalAction and change nothing."""

    def due(self) -> int | None:
        """The time in ms at which something happens by itself, or None."""

    def advance(self, at: int) -> None:
        """Let everything happen that is due up to that time."""

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def copy(self) -> "State":
        """An independent copy that nobody listens to."""

    def encode(self) -> Plain:
        """The whole position, hidden things included: for checksums and tests, never for a seat."""

    def view(self, seat: int, told: bool = False) -> Plain:
        """All that the seat may know, in the shape of the game's `view_type`.

        `told` adds what team-mates would tell a colleague.
        """

    def imagine(self, seat: int, dice: Dice, told: bool = False) -> "State":
        """A full position that the seat cannot tell from this one, its unknowns filled by dice."""

    def asking(self) -> Message:
        """What the table is being asked, for the status line."""
