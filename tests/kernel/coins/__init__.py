"""Coins: a toy game as a third party would add one, with all that Pandemic does not have.

Every round all seats call heads or tails at once, and nobody sees the others' calls. A seat may
raise first, in two steps of which the second can be cancelled. When all have called, or when the
time is up, the coin is shown; then there is a pause in which one may cheer and only time goes on.
Points are carried into the next game.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from wardroom.kernel import (
    ActionSpace,
    Argument,
    BasicGame,
    Choice,
    ColleagueMaker,
    Debriefer,
    Dice,
    Event,
    IllegalAction,
    ImpossibleOption,
    Message,
    Offer,
    Option,
    Outcome,
    Perspective,
    Plain,
)

ROUND: Final = 10_000
PAUSE: Final = 2_000
HEADS: Final = "heads"
TAILS: Final = "tails"
NONE: Final = ""


class CoinAction:
    """A line of notation and a message; the State knows what it does."""

    def __init__(self, notation: str, args: Mapping[str, Argument] | None = None) -> None:
        self.notation = notation
        self.verb, _, self.value = notation.partition(" ")
        self.index = -1
        self.args = args or {}

    def __repr__(self) -> str:
        return self.notation

    def message(self) -> Message:
        return Message(f"do-{self.verb}", self.args)


CALLS: Final = tuple(CoinAction(f"call {face}", {"face": face}) for face in (HEADS, TAILS))
RAISE: Final = CoinAction("raise")
BY: Final = tuple(CoinAction(f"by {stake}", {"count": stake}) for stake in (1, 2))
CANCEL: Final = CoinAction("cancel")
CHEER: Final = CoinAction("cheer")


class CoinsView(TypedDict):
    """What a seat may know of a game of Coins."""

    options: dict[str, str]
    """What was chosen before the game."""
    points: list[int]
    """The points of each seat."""
    coins: list[str]
    """The coins that were shown, the first one first."""
    called: list[bool]
    """Which seats have called this round."""
    calls: list[str | None]
    """What each seat has called; null where this seat may not know it yet."""
    stakes: list[int]
    """By how much each seat has raised."""
    raising: list[bool]
    """Which seats have begun to raise."""
    settled: list[bool]
    """Which seats cannot raise any more this round."""
    cheered: list[bool]
    """Which seats have cheered in this pause."""
    pausing: bool
    """The coin has just been shown."""
    now: int
    """The time of the last thing that happened, in ms."""
    until: int
    """When the round or the pause ends, in ms."""
    revealed: int
    """Rises whenever something hidden becomes known."""


class CoinsContent(TypedDict):
    """What is printed on the coins."""

    faces: list[str]
    """The two sides."""


class CoinState:
    """One position."""

    def __init__(self, options: Mapping[str, str], points: list[int], dice: Dice) -> None:
        self.options = options
        self.points = points
        self.coins = [dice.pick((HEADS, TAILS)) for _ in range(int(options["rounds"]))]
        self.chance = dice.state
        self.shown = 0
        self.now = 0
        self.until = ROUND
        self.pausing = False
        self.log: list[Event] | None = None
        self.revealed = 0
        self._new_round()

    def _new_round(self) -> None:
        seats = len(self.points)
        self.calls = [NONE] * seats
        self.stakes = [0] * seats
        self.raising = [False] * seats
        self.settled = [self.options["raises"] == "no"] * seats
        self.cheered = [False] * seats

    @property
    def over(self) -> bool:
        return self.shown == len(self.coins)

    def waiting(self) -> tuple[int, ...]:
        if self.over or self.pausing:
            return ()
        return tuple(seat for seat, call in enumerate(self.calls) if not call)

    def legal(self, seat: int) -> tuple[CoinAction, ...]:
        if self.over or not 0 <= seat < len(self.points):
            return ()
        if self.pausing:
            return () if self.cheered[seat] else (CHEER,)
        if self.calls[seat]:
            return ()
        if self.raising[seat]:
            return (*BY, CANCEL)
        return CALLS if self.settled[seat] else (*CALLS, RAISE)

    def offers(self, seat: int) -> Sequence[Offer]:
        last = self.waiting() == (seat,)
        return [
            Offer(action, (f"coin:{action.value}",), final=last)
            if action in CALLS
            else Offer(action)
            for action in self.legal(seat)
        ]

    def explain(self, seat: int, action: CoinAction) -> Message | None:
        if action in self.legal(seat):
            return None
        if self.over:
            return Message("why-over")
        if not 0 <= seat < len(self.points):
            return Message("why-watching")
        if action is CHEER:
            return Message("why-cheered" if self.pausing else "why-no-coin-yet")
        if self.pausing:
            return Message("why-pause")
        if self.calls[seat]:
            return Message("why-called")
        if self.raising[seat]:
            return Message("why-raising")
        if action is RAISE:
            return Message("why-no-raise")
        return Message("why-not-raising")

    def play(self, seat: int, action: CoinAction, at: int = 0) -> None:
        reason = self.explain(seat, action)
        if reason is not None:
            raise IllegalAction(reason, "coins")
        self.now = max(self.now, at)
        if action is RAISE:
            self.raising[seat] = True
        elif action is CANCEL or action in BY:
            self.raising[seat] = False
            self.settled[seat] = True
            if action is not CANCEL:
                self.stakes[seat] = int(action.value)
                self._tell("raise", {"seat": seat, "count": self.stakes[seat]})
        elif action is CHEER:
            self.cheered[seat] = True
            self._tell("cheer", {"seat": seat})
        else:
            self.calls[seat] = action.value
            self._tell("own-call", {"face": action.value}, (seat,))
            self._tell("call", {"seat": seat})
            if not self.waiting():
                self._show_the_coin()

    def due(self) -> int | None:
        return None if self.over else self.until

    def advance(self, at: int) -> None:
        while not self.over and self.until <= at:
            self.now = self.until
            if self.pausing:
                self.pausing = False
                self.until = self.now + ROUND
                self._new_round()
            else:
                self._tell("time", {})
                self._show_the_coin()

    def _show_the_coin(self) -> None:
        coin = self.coins[self.shown]
        self.shown += 1
        self.revealed += 1
        for seat, call in enumerate(self.calls):
            if call:
                change = 1 + self.stakes[seat] if call == coin else -self.stakes[seat]
                self.points[seat] += change
        self.pausing = True
        self.until = self.now + PAUSE
        self._tell("coin", {"face": coin})
        if self.over:
            self._tell("end", {})

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        best = max(self.points)
        winners = tuple(seat for seat, points in enumerate(self.points) if points == best)
        result = "one_winner" if len(winners) == 1 else "several_winners"
        carried: Plain = {"points": self.points[:]}
        return Outcome(result, winners, scores=tuple(self.points), carried=carried)

    def copy(self) -> "CoinState":
        new = CoinState.__new__(CoinState)
        new.__dict__.update(
            {k: v[:] if isinstance(v, list) else v for k, v in self.__dict__.items()}
        )
        new.log = None
        return new

    def encode(self) -> Plain:
        return {
            **self.view(0),
            "coins": self.coins[:],
            "calls": self.calls[:],
            "chance": self.chance,
        }

    def view(self, seat: int, told: bool = False) -> Plain:
        open_now = self.pausing or self.over
        return {
            "options": dict(self.options),
            "points": self.points[:],
            "coins": self.coins[: self.shown],
            "called": [bool(call) for call in self.calls],
            "calls": [
                call if open_now or owner == seat else None for owner, call in enumerate(self.calls)
            ],
            "stakes": self.stakes[:],
            "raising": self.raising[:],
            "settled": self.settled[:],
            "cheered": self.cheered[:],
            "pausing": self.pausing,
            "now": self.now,
            "until": self.until,
            "revealed": self.revealed,
        }

    def imagine(self, seat: int, dice: Dice, told: bool = False) -> "CoinState":
        world = self.copy()
        for place in range(self.shown, len(self.coins)):
            world.coins[place] = dice.pick((HEADS, TAILS))
        if not (self.pausing or self.over):
            for owner, call in enumerate(self.calls):
                if call and owner != seat:
                    world.calls[owner] = dice.pick((HEADS, TAILS))
        world.chance = dice.bits()
        return world

    def asking(self) -> Message:
        if self.over:
            return Message("ask-nothing")
        return Message("ask-pause" if self.pausing else "ask-call", {"number": self.shown + 1})

    def _tell(
        self, kind: str, args: Mapping[str, Argument], audience: tuple[int, ...] | None = None
    ) -> None:
        if self.log is not None:
            self.log.append(Event(kind, args, audience, self.copy()))


class Hopeful:
    """Always heads, never raises, always cheers."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, perspective: Perspective) -> Choice | None:
        if not perspective.legal:
            return None
        return Choice(perspective.legal[0], Message("why-hope"))


class Coins(BasicGame):
    """The rules of Coins."""

    name = "coins"
    edition = 1
    seats = (2, 3)
    options = (Option("rounds", "3", ("1", "3")), Option("raises", "yes", ("yes", "no")))
    space = ActionSpace((*CALLS, RAISE, *BY, CANCEL, CHEER))
    package = __name__
    vocabulary: Mapping[str, tuple[str, ...]] = {"face": ("face",)}
    colleagues: Mapping[str, ColleagueMaker] = {"hopeful": Hopeful}
    longest = 33
    timed = True
    competitive = True
    view_type = CoinsView
    content_type = CoinsContent

    @staticmethod
    def debrief() -> Debriefer:
        from tests.kernel.coins.debrief import debrief

        return debrief

    def content(self) -> Plain:
        return {"faces": [HEADS, TAILS]}

    def deal(
        self,
        options: Mapping[str, str],
        seats: int,
        seed: int,
        carried: Plain | None = None,
        log: list[Event] | None = None,
    ) -> CoinState:
        settled = self.settle(options, seats)
        points = [0] * seats if carried is None else list(carried.get("points", ()))
        if len(points) != seats:
            raise ImpossibleOption(f"Points for {seats} seats must be carried over.")
        return CoinState(settled, points, Dice.seeded(seed, "coins"))

    def broken(self, state: CoinState, before: CoinState | None = None) -> list[str]:
        both = any(
            call and raising for call, raising in zip(state.calls, state.raising, strict=True)
        )
        return ["A seat has called before it had finished raising."] if both else []


COINS: Final = Coins()
