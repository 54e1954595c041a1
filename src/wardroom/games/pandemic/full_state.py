"""The State of Pandemic: the rules with their views and worlds, as the other floors play it."""

from wardroom.games.pandemic import view, worlds
from wardroom.games.pandemic.rules import Flow
from wardroom.kernel.dice import Dice
from wardroom.kernel.plain import Plain
from wardroom.kernel.summary import summary


class PandemicState(Flow):
    """One position of Pandemic."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{summary(self)}>"

    def copy(self) -> "PandemicState":
        new = PandemicState()
        self.copy_onto(new)
        return new

    def encode(self) -> Plain:
        return view.whole(self)

    def view(self, seat: int, told: bool = False) -> Plain:
        return view.FIELDS.view(self, view.eyes(self, seat, told))

    def imagine(self, seat: int, dice: Dice, told: bool = False) -> "PandemicState":
        world = self.copy()
        worlds.fill_the_unknown(world, seat, dice, told)
        return world
