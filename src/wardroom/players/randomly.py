"""The colleague without a plan, who is a match for every game."""

from typing import Final

from wardroom.kernel import Choice, Dice, Perspective

INTERJECTS_ONCE_IN: Final = 16


class RandomPlayer:
    """Any legal action, each equally likely; now and then one when nobody has asked for it."""

    __slots__ = ("_dice",)

    def __init__(self, seed: int) -> None:
        self._dice = Dice.seeded(seed, "random player")

    def choose(self, perspective: Perspective) -> Choice | None:
        if not perspective.legal:
            return None
        if not perspective.waited_for and self._dice.below(INTERJECTS_ONCE_IN):
            return None
        return Choice(self._dice.pick(perspective.legal))
