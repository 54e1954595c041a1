"""The State of Quarantine: the rules with their views and worlds, as the other floors play it."""

from wardroom.games.quarantine import view, worlds
from wardroom.games.quarantine.asking import asking
from wardroom.games.quarantine.rules import Flow
from wardroom.kernel.dice import Dice
from wardroom.kernel.message import Message
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import SPECTATOR
from wardroom.kernel.summary import summary


class QuarantineState(Flow):
    """One position of Quarantine."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{summary(self)}>"

    def copy(self) -> "QuarantineState":
        new = QuarantineState()
        self.copy_onto(new)
        new.keep_legal_of(self)
        return new

    def encode(self) -> Plain:
        return view.whole(self)

    def view(self, seat: int, told: bool = False) -> Plain:
        return view.FIELDS.view(self, SPECTATOR)

    def imagine(self, seat: int, dice: Dice, told: bool = False) -> "QuarantineState":
        world = self.copy()
        worlds.fill_the_unknown(world, dice)
        return world

    def asking(self) -> Message:
        return asking(self)
