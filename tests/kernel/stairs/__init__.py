"""Stairs: a toy game that had to be raised to a second edition, with a campaign and a picture.

The team climbs by turns: `rest` is one step, `climb` one to three by chance. Edition 1 has nine
steps, edition 2 twelve, and hands on its campaign in another form.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from wardroom.kernel import (
    ActionSpace,
    Argument,
    BasicGame,
    Choice,
    ColleagueMaker,
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
    summary,
)
from wardroom.kernel.parts.picture import Picture, Terminal

STEPS: Final = {1: 9, 2: 12}
"""How high the stairs are, by edition."""
MOST_TURNS: Final = 8


class Stride:
    """One action: its word is its notation."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.index = -1

    def __repr__(self) -> str:
        return self.word

    def message(self) -> Message:
        return Message(f"do-{self.word}")


REST: Final = Stride("rest")
CLIMB: Final = Stride("climb")


class StairsView(TypedDict):
    """What everybody sees."""

    step: int
    """How high the team has come."""
    top: int
    """The last step."""
    turn: int
    """The turn, from 1."""


class StairsState:
    """One position."""

    def __init__(self, seats: int, top: int, won: Sequence[str], flight: str, dice: Dice) -> None:
        self.seats = seats
        self.top = top
        self.won = tuple(won)
        self.flight = flight
        self.dice = dice
        self.step = 0
        self.turn = 1
        self.edition = 1
        self.log: list[Event] | None = None
        self.revealed = 0

    def waiting(self) -> tuple[int, ...]:
        return () if self.outcome() is not None else ((self.turn - 1) % self.seats,)

    def legal(self, seat: int) -> tuple[Stride, ...]:
        return (REST, CLIMB) if seat in self.waiting() else ()

    def offers(self, seat: int) -> Sequence[Offer]:
        return [Offer(action, final=action is CLIMB) for action in self.legal(seat)]

    def explain(self, seat: int, action: Stride) -> Message | None:
        if action in self.legal(seat):
            return None
        return Message("why-over" if self.outcome() is not None else "why-not-your-turn")

    def play(self, seat: int, action: Stride, at: int = 0) -> None:
        reason = self.explain(seat, action)
        if reason is not None:
            raise IllegalAction(reason, "stairs")
        steps = 1
        if action is CLIMB:
            steps += self.dice.below(3)
            self.revealed += 1
        self.step = min(self.top, self.step + steps)
        self.turn += 1
        self._tell("climb", {"count": steps})

    def due(self) -> int | None:
        return None

    def advance(self, at: int) -> None:
        """Time means nothing on the stairs."""

    def outcome(self) -> Outcome | None:
        if self.step < self.top and self.turn <= MOST_TURNS:
            return None
        arrived = self.step == self.top
        won = sorted({*self.won, self.flight}) if arrived else sorted(self.won)
        carried: Plain = (
            {"won": won} if self.edition == 1 else {"flights": dict.fromkeys(won, True)}
        )
        everybody = tuple(range(self.seats)) if arrived else ()
        return Outcome("win" if arrived else "loss", everybody, carried=carried)

    def copy(self) -> "StairsState":
        new = StairsState(self.seats, self.top, self.won, self.flight, self.dice.copy())
        new.step, new.turn, new.edition = self.step, self.turn, self.edition
        new.revealed = self.revealed
        return new

    def encode(self) -> Plain:
        return {**self.view(0), "won": list(self.won), "dice": self.dice.state}

    def view(self, seat: int, told: bool = False) -> Plain:
        return {"step": self.step, "top": self.top, "turn": self.turn}

    def imagine(self, seat: int, dice: Dice, told: bool = False) -> "StairsState":
        world = self.copy()
        world.dice = dice.copy()
        return world

    def asking(self) -> Message:
        return Message("ask-climb" if self.outcome() is None else "ask-nothing")

    def __repr__(self) -> str:
        return f"<Stairs: {summary(self)}>"

    def _tell(self, kind: str, args: Mapping[str, Argument]) -> None:
        if self.log is not None:
            self.log.append(Event(kind, args, None, self.copy()))


class Sherpa:
    """Always climbs, and says why."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, perspective: Perspective) -> Choice | None:
        return Choice(CLIMB, Message("why-climb")) if perspective.waited_for else None


def flights_won(carried: Plain) -> list[str]:
    """The chapters that are finished, in whatever form an edition has handed them on."""
    won = carried["won"] if "won" in carried else carried.get("flights", {})
    return sorted(won)


class Climbing:
    """The campaign: the second flight opens when the first is climbed."""

    option = "flight"

    def __init__(self, edition: int) -> None:
        self.edition = edition

    def beginning(self) -> Plain:
        return {"won": []} if self.edition == 1 else {"flights": {}}

    def joined(self, carried: Plain, handed_on: Plain) -> Plain:
        won = sorted({*flights_won(carried), *flights_won(handed_on)})
        return {"won": won} if self.edition == 1 else {"flights": dict.fromkeys(won, True)}

    def unlocked(self, carried: Plain) -> tuple[str, ...]:
        return ("1", "2") if "1" in flights_won(carried) else ("1",)

    def finished(self, carried: Plain) -> tuple[str, ...]:
        return tuple(flights_won(carried))

    def title(self, chapter: str) -> Message:
        return Message(f"flight-{chapter}")


def _picture() -> Picture:
    from tests.kernel.stairs.terminal import PICTURE

    return PICTURE


class Stairs(BasicGame):
    """The rules of Stairs in one edition."""

    name = "stairs"
    seats = (1, 2)
    options = (Option("flight", "1", ("1", "2")),)
    space = ActionSpace((REST, CLIMB))
    colleagues: Mapping[str, ColleagueMaker] = {"sherpa": Sherpa}
    longest = MOST_TURNS
    terminal = Terminal(_picture)
    view_type = StairsView

    def __init__(self, edition: int, earlier: tuple["Stairs", ...] = ()) -> None:
        self.edition = edition
        self.earlier = earlier
        self.campaign = Climbing(edition)

    def deal(
        self,
        options: Mapping[str, str],
        seats: int,
        seed: int,
        carried: Plain | None = None,
        log: list[Event] | None = None,
    ) -> StairsState:
        settled = self.settle(options, seats)
        won = [] if carried is None else flights_won(carried)
        if carried is not None and settled["flight"] not in self.campaign.unlocked(carried):
            raise ImpossibleOption("The second flight begins where the first one ends.")
        dice = Dice.seeded(seed, "stairs")
        state = StairsState(seats, STEPS[self.edition], won, settled["flight"], dice)
        state.edition = self.edition
        return state

    def broken(self, state: StairsState, before: StairsState | None = None) -> list[str]:
        return [] if state.step <= state.top else ["The team has climbed past the top."]


BEFORE: Final = Stairs(1)
"""As it was installed when there was only one edition."""
RAISED: Final = Stairs(2, earlier=(Stairs(1),))
"""As it is installed since."""
