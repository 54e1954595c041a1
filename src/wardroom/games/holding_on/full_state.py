"""The State of Holding On: the rules with their views and worlds, as the other floors play it."""

from wardroom.games.holding_on import view, worlds
from wardroom.games.holding_on.content import SHIFTS
from wardroom.games.holding_on.rules import Flow
from wardroom.games.holding_on.state import RESULTS
from wardroom.games.holding_on.steps import STEPS
from wardroom.kernel.dice import Dice
from wardroom.kernel.plain import Plain


class HoldingOnState(Flow):
    """One position of Holding On."""

    __slots__ = ()

    def copy(self) -> "HoldingOnState":
        new = HoldingOnState()
        self.copy_onto(new)
        new._legal = self._legal
        new._offers = self._offers
        return new

    def encode(self) -> Plain:
        return view.whole(self)

    def view(self, seat: int, told: bool = False) -> Plain:
        return view.FIELDS.view(self, seat)

    def imagine(self, seat: int, dice: Dice, told: bool = False) -> "HoldingOnState":
        world = self.copy()
        worlds.fill_the_unknown(world, seat, dice)
        world.forget()
        return world

    def __repr__(self) -> str:
        shift = SHIFTS[self.shift]
        asked = RESULTS[self.result] or f"{STEPS[self.step]}, seat {self.asked}"
        number = self.deal.scenario.number
        return f"<scenario {number}, day {self.day}, {shift}, health {self.health}: {asked}>"
