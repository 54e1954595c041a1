"""How strong players are, from who beat whom: Bradley and Terry's model on the scale of Elo.

A difference of 400 means that the stronger one wins ten times as often. A mean player has 1500, so
ratings of different tournaments cannot be compared. Intervals come from drawing the deals again,
again and again, with the same dice each time; between players of whom one always won they are of
no width, and say only that more games are needed.
"""

from collections.abc import Mapping, Sequence
from math import log10
from typing import Final

from wardroom.kernel import Dice

MEAN: Final = 1500.0
ROUNDS: Final = 100
PRIOR: Final = 0.5
"""Everyone has drawn once against a mean player: a player who always loses needs a rating too."""
DRAWS: Final = 200
"""How often the deals are drawn again for the intervals."""

Duels = Mapping[tuple[str, str], float]
"""How often the first beat the second; half for a draw."""


def ratings(players: Sequence[str], duels: Duels) -> dict[str, float]:
    """A rating for each player.

    >>> duels = {("a", "b"): 30.0, ("b", "a"): 10.0}
    >>> {name: round(rating) for name, rating in ratings(["a", "b"], duels).items()}
    {'a': 1594, 'b': 1406}
    """
    strength = dict.fromkeys(players, 1.0)
    wins = {one: PRIOR + sum(duels.get((one, other), 0.0) for other in players) for one in players}
    for _ in range(ROUNDS):
        renewed = {}
        for one in players:
            met = 2 * PRIOR / (strength[one] + 1.0)
            for other in players:
                games = duels.get((one, other), 0.0) + duels.get((other, one), 0.0)
                if games:
                    met += games / (strength[one] + strength[other])
            renewed[one] = wins[one] / met
        strength = renewed
    logs = {one: 400 * log10(strength[one]) for one in players}
    middle = sum(logs.values()) / len(players)
    return {one: MEAN + logs[one] - middle for one in players}


def rating_intervals(
    players: Sequence[str], deals: Sequence[Duels]
) -> dict[str, tuple[float, float]]:
    """For each player the bounds of 95 % of its ratings over deals drawn again."""
    dice = Dice.seeded(0, "ratings")
    drawn: dict[str, list[float]] = {one: [] for one in players}
    for _ in range(DRAWS):
        duels: dict[tuple[str, str], float] = {}
        for _ in deals:
            for pair, won in deals[dice.below(len(deals))].items():
                duels[pair] = duels.get(pair, 0.0) + won
        for one, rating in ratings(players, duels).items():
            drawn[one].append(rating)
    cut = DRAWS // 40
    return {one: (sorted(found)[cut], sorted(found)[-cut - 1]) for one, found in drawn.items()}
