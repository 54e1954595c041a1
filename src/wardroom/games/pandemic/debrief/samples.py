"""Sampled chances to win, and differences of them in the same worlds."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, Protocol, TypeGuard

from wardroom.games.pandemic.full_state import PandemicState
from wardroom.games.pandemic.phases import WIN
from wardroom.kernel.game import Choice, Colleague, Perspective, Wait
from wardroom.kernel.parts.debrief import Estimate
from wardroom.kernel.plan import Plan
from wardroom.kernel.state import State

SURE: Final = 1.96
"""Standard errors on either side of a 95 % interval."""
ODDS: Final = 2.0
"""The quick team of the samples wins less often than colleagues who take their time. Fitted to 600
of their games, and the same early and late in a game (docs/debrief.md)."""


class Judge(Protocol):
    """What is asked of the strong colleague; the native core is behind it."""

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        """What it would do."""

    def plan(self, perspective: Perspective) -> Plan | None:
        """Its turn from here on."""

    def sampled(self, state: State, seed: int, start: int, count: int) -> Sequence[float]:
        """The chance to win in each of so many worlds; equal seeds, equal worlds."""


def can_judge(one: Colleague) -> TypeGuard[Judge]:
    """Does it sample continuations? Only the strong one does."""
    return hasattr(one, "sampled")


class Weighed:
    """A board, and the chances to win from it in the worlds that were looked at so far."""

    __slots__ = ("_judge", "_seed", "_state", "chances")

    def __init__(self, judge: Judge, state: PandemicState, seed: int) -> None:
        self._judge = judge
        self._state = state
        self._seed = seed
        self.chances: list[float] = []

    def look(self, worlds: int) -> None:
        """Look at so many worlds in all."""
        known = len(self.chances)
        if self._state.result:  # nothing is left to chance
            self.chances += [1.0 if self._state.result == WIN else 0.0] * (worlds - known)
        elif worlds > known:
            self.chances += self._judge.sampled(self._state, self._seed, known, worlds - known)

    def estimate(self) -> Estimate:
        """The chance to win."""
        found = estimate(self.chances)
        return Estimate(calibrated(found.value), calibrated(found.low), calibrated(found.high))


def calibrated(sampled: float) -> float:
    """How often games are really won of which so many are won in samples."""
    chance = min(max(sampled, 0.0), 1.0)
    return ODDS * chance / (1 + (ODDS - 1) * chance)


def estimate(numbers: Sequence[float]) -> Estimate:
    """The mean of samples with its interval."""
    count = len(numbers)
    mean = sum(numbers) / count
    variance = sum([(number - mean) ** 2 for number in numbers]) / max(1, count - 1)
    margin = SURE * sqrt(variance / count)
    return Estimate(mean, mean - margin, mean + margin)


def difference(better: Weighed, worse: Weighed) -> Estimate:
    """How much more the one is worth than the other, world by world."""
    found = estimate([a - b for a, b in zip(better.chances, worse.chances, strict=True)])
    high, low = estimate(better.chances).value, estimate(worse.chances).value
    # The slope of `calibrated` between the two, so that costs are differences of the chances shown.
    slope = ODDS / ((1 + (ODDS - 1) * high) * (1 + (ODDS - 1) * low))
    return Estimate(found.value * slope, found.low * slope, found.high * slope)
