"""A colleague who wants to see all of the rules: for soaks, where what is rare matters most."""

from collections import Counter
from typing import Final

from wardroom.kernel import Action, Choice, Dice, Perspective, Wait
from wardroom.players.random_player import DAWDLES_MS, INTERJECTS_ONCE_IN

ANY_KIND_ONCE_IN: Final = 3
"""Now and then any kind will do, or what is often possible would be done in one order only."""


class Curious:
    """Picks a kind of action before it picks an action: mostly the one it has played least."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice.seeded(seed, "curious")
        self._played: Counter[str] = Counter()

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        if not perspective.legal:
            return None
        kinds: dict[str, list[Action]] = {}
        for action in perspective.legal:
            kinds.setdefault(repr(action).split()[0], []).append(action)
        if not perspective.waited_for:
            if perspective.game.timed:
                if self._dice.below(2):
                    return Wait(perspective.now + 1 + self._dice.below(DAWDLES_MS))
            elif self._dice.below(INTERJECTS_ONCE_IN):
                return None
        names = sorted(kinds)
        if self._dice.below(ANY_KIND_ONCE_IN) == 0:
            kind = self._dice.pick(names)
        else:
            kind = min(names, key=self._played.__getitem__)
        self._played[kind] += 1
        return Choice(self._dice.pick(kinds[kind]))
