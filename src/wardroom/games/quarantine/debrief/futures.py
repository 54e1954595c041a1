"""Playing on from a position: a bounded number of worlds, and what they were worth.

Everybody plays on as the gentle colleague, which is quick. Equal worlds draw from the bag by equal
dice, so that two positions are compared without most of the luck in them.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from wardroom.games.quarantine.colleague import Novice
from wardroom.games.quarantine.colleague.judgement import Judgement
from wardroom.games.quarantine.colleague.strengths import SHARP
from wardroom.games.quarantine.full_state import QuarantineState
from wardroom.games.quarantine.scoring import Score, scores
from wardroom.games.quarantine.state import ENDED
from wardroom.kernel.dice import Dice
from wardroom.kernel.game import Game, Perspective
from wardroom.kernel.parts.debrief import Estimate

_SURE: Final = (0.0, 12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20)
"""Student's t for a 95 % interval, by the number of samples less one; few samples need more."""


def played_on(game: Game, state: QuarantineState, world: int, turns: int) -> QuarantineState:
    """The position so many turns later in one of the worlds, or at the end of the game."""
    now = state.imagine(state.active, Dice.seeded(world, "quarantine debrief"))
    until = now.turn + turns
    team = [Novice(seat) for seat in range(now.deal.seats)]
    while now.phase != ENDED and now.turn < until:
        seat = now.active
        choice = team[seat].choose(Perspective(game, now, seat))
        if choice is None:
            break
        now.play(seat, choice.action)
    return now


def lead(state: QuarantineState, seat: int) -> float:
    """The points that a seat can expect against its rivals, in the eyes of the strong colleague."""
    if state.phase != ENDED:
        return Judgement(seat, SHARP).value(state)
    points = [score.points() for score in scores(state)]
    rivals = [count for other, count in enumerate(points) if other != seat]
    return points[seat] - 0.5 * (sum(rivals) / len(rivals) + max(rivals))


def ends(game: Game, state: QuarantineState, worlds: int, longest: int) -> list[list[Score]]:
    """The points of all seats at the end of the game, in each of so many worlds."""
    return [scores(played_on(game, state, world, longest)) for world in range(worlds)]


def estimate(numbers: Sequence[float]) -> Estimate:
    """The mean of a few samples with its interval."""
    count = len(numbers)
    mean = sum(numbers) / count
    if count == 1:
        return Estimate(mean, mean, mean)
    variance = sum([(number - mean) ** 2 for number in numbers]) / (count - 1)
    margin = _SURE[min(count, len(_SURE)) - 1] * sqrt(variance / count)
    return Estimate(mean, mean - margin, mean + margin)
