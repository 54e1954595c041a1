"""The State of Rush M.D.: the rules with their views and worlds, as the other floors play it."""

from wardroom.games.rush_md import view, worlds
from wardroom.games.rush_md.rules import Flow
from wardroom.games.rush_md.state import ACTION, COUNCIL, COUNTDOWN, ENDING
from wardroom.kernel.dice import Dice
from wardroom.kernel.message import Message
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import SPECTATOR
from wardroom.kernel.summary import summary


class RushState(Flow):
    """One position of Rush M.D."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{summary(self)}>"

    def copy(self) -> "RushState":
        new = RushState()
        self.copy_onto(new)
        return new

    def encode(self) -> Plain:
        return view.whole(self)

    def view(self, seat: int, told: bool = False) -> Plain:
        return view.FIELDS.view(self, SPECTATOR)

    def imagine(self, seat: int, dice: Dice, told: bool = False) -> "RushState":
        world = self.copy()
        worlds.fill_the_unknown(world, dice)
        return world

    def asking(self) -> Message:
        if self.result:
            return Message("ask-nothing")
        if self.paused == ENDING:
            return Message("ask-resuming")
        if self.paused:
            return Message("ask-paused")
        if self.phase == COUNCIL:
            return Message("ask-council", {"number": self.round})
        if self.phase == COUNTDOWN:
            return Message("ask-countdown")
        if self.phase != ACTION:
            return Message("ask-evaluation", {"number": self.round})
        if self.clock >= self.deal.phase:
            return Message("ask-overtime")
        return Message("ask-moves" if self.deal.untimed else "ask-action", {"number": self.round})
