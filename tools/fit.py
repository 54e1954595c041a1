"""Finds weights for the listener in a scenario of Holding On: `python -m tools.fit 4`.

Round after round, some sets of weights are drawn around the present ones, all play the same deals
with two, three and four players, and the mean of the best is where the next round begins. In the
end the weights are measured on deals that no round has seen. With `--share 0.6` they go only so
far of the way from the usual weights, which is how a scenario is kept from becoming too easy for
colleagues that were fitted to it.
"""

import argparse
import random
from math import exp, log
from typing import Final

from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.colleague.listener import Listener
from wardroom.games.holding_on.colleague.temper import STEADY, Temper
from wardroom.kernel import Table
from wardroom.players import Team
from wardroom.players.playing import play_out

WEIGHTS: Final = [name for name in dir(STEADY) if isinstance(getattr(STEADY, name), float)]
SEATS: Final = (2, 3, 4)
SETS: Final = 24
BEST: Final = 6
DEALS: Final = 15
"""A round plays so many deals with each set and number of players."""
FIRST_SEED: Final = 900_000
UNSEEN_SEED: Final = 500_000
WIDTH: Final = 0.35
"""How far, as a factor's logarithm, the first sets lie apart."""
NARROWEST: Final = 0.08
KEPT: Final = 0.3
"""The part of the present weights in the next ones."""

Weights = dict[str, float]


def usual() -> Weights:
    return {name: float(getattr(STEADY, name)) for name in WEIGHTS}


def wins(scenario: int, seats: int, weights: Weights, seeds: range) -> float:
    """The share of these deals that listeners with such weights win."""
    temper = Temper(**weights)
    won = 0
    for seed in seeds:
        table = Table.deal(HOLDING_ON, seats, seed, {"scenario": str(scenario)})
        team = Team({seat: Listener(31 * seed + seat, temper) for seat in range(seats)})
        won += bool(play_out(table, team).winners)
    return won / len(seeds)


def mean_wins(scenario: int, weights: Weights, seeds: range) -> float:
    return sum(wins(scenario, seats, weights, seeds) for seats in SEATS) / len(SEATS)


def fit(scenario: int, rounds: int) -> Weights:
    """Cross-entropy search, with weights as factors of each other."""
    dice = random.Random(101 * scenario)
    middle = {name: log(weight) for name, weight in usual().items()}
    width = dict.fromkeys(WEIGHTS, WIDTH)
    for number in range(rounds):
        first = FIRST_SEED + 10_000 * scenario + DEALS * number
        sets = [
            {name: exp(dice.gauss(middle[name], width[name])) for name in WEIGHTS}
            for _ in range(SETS)
        ]
        scores = [mean_wins(scenario, weights, range(first, first + DEALS)) for weights in sets]
        order = sorted(range(SETS), key=scores.__getitem__, reverse=True)
        best = [sets[place] for place in order[:BEST]]
        for name in WEIGHTS:
            logs = [log(weights[name]) for weights in best]
            mean = sum(logs) / BEST
            spread = (sum((each - mean) ** 2 for each in logs) / BEST) ** 0.5
            middle[name] = KEPT * middle[name] + (1 - KEPT) * mean
            width[name] = max(NARROWEST, (width[name] + spread) / 2)
        print(f"round {number + 1}: the best {scores[order[0]]:.0%}, all {sum(scores) / SETS:.0%}")
    return {name: exp(weight) for name, weight in middle.items()}


def between(start: Weights, end: Weights, share: float) -> Weights:
    """So far of the way from one set of weights to another."""
    return {
        name: round(exp((1 - share) * log(start[name]) + share * log(end[name])), 2)
        for name in WEIGHTS
    }


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("scenario", type=int)
    arguments.add_argument("--rounds", type=int, default=12)
    arguments.add_argument("--share", type=float, default=1.0)
    arguments.add_argument("--deals", type=int, default=200, help="to measure the weights with")
    chosen = arguments.parse_args()
    found = between(usual(), fit(chosen.scenario, chosen.rounds), chosen.share)
    unseen = range(UNSEEN_SEED, UNSEEN_SEED + chosen.deals)
    for seats in SEATS:
        before = wins(chosen.scenario, seats, usual(), unseen)
        after = wins(chosen.scenario, seats, found, unseen)
        print(f"{seats} players: {before:.0%} with the usual weights, {after:.0%} with these")
    print(", ".join(f"{name}={weight}" for name, weight in found.items()))


if __name__ == "__main__":
    main()
