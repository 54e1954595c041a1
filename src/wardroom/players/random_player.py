"""The colleague without a plan, who is a match for every game."""

from typing import Final

from wardroom.kernel import Choice, Dice, Perspective, Wait

INTERJECTS_ONCE_IN: Final = 16
DAWDLES_MS: Final = 3_000
"""The longest it looks on, in a game that runs by the clock."""


class RandomPlayer:
    """Any legal action, each equally likely; now and then one when nobody has asked for it.

    By the clock nobody is asked for anything: there it acts, looks on for a while, and acts again.
    """

    __slots__ = ("_dice",)

    def __init__(self, seed: int) -> None:
        self._dice = Dice.seeded(seed, "random player")

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        if not perspective.legal:
            return None
        if not perspective.waited_for:
            if perspective.game.timed:
                if self._dice.below(2):
                    return Wait(perspective.now + 1 + self._dice.below(DAWDLES_MS))
            elif self._dice.below(INTERJECTS_ONCE_IN):
                return None
        return Choice(self._dice.pick(perspective.legal))
