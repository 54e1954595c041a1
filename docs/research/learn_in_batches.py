"""Learning Pandemic from scratch in the batch environment on the native core.

    python docs/research/learn_in_batches.py --out build/learned-in-batches     # after make native

The network of learn_pandemic.py, untrained, plays both seats of many games at once and learns by
PPO from the shaped reward, computed here from the observations. After every round a line
of `curve.csv` says how many decisions were made, the share of wins and the mean reward of the games
that ended in it, and `curve.svg` shows it.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from learn_pandemic import (
    DISCOUNT,
    FRESH,
    LAMBDA,
    OPTIONS,
    Network,
    Parts,
    Player,
    learn_from,
    softmax,
    write,
)

from wardroom.kernel import game
from wardroom.lab.batch import PandemicBatch
from wardroom.lab.observing import layout_of

GAMES, STEPS = 64, 48
"""A round: the number of games at once, and of decisions in each."""
COLOURS = {"blue": 0, "yellow": 1, "black": 2, "red": 3}


class Worth:
    """How good positions are, as `wardroom.lab.rewards` says for one of them."""

    def __init__(self) -> None:
        self.at = layout_of(game("pandemic")).offsets
        self.colour = np.zeros((53, 4), np.float32)
        for place, city in enumerate(game("pandemic").content()["cities"]):
            self.colour[place, COLOURS[city["colour"]]] = 1

    def __call__(self, seen: Any) -> Any:
        def part(name: str, size: int) -> Any:
            return seen[:, self.at[name] : self.at[name] + size].astype(np.float32)

        rows = len(seen)
        cured = part("diseases", 8).reshape(rows, 4, 2)[:, :, 0]
        held = part("hands", 212).reshape(rows, 4, 53) @ self.colour
        scientist = part("roles", 28).reshape(rows, 4, 7)[:, :, 6]
        set_ = np.minimum(1, held / (5 - scientist)[:, :, None]).max(1)
        worth = (0.25 * cured + 0.12 * (1 - cured) * set_ * set_).sum(1)
        cubes = 96 - part("supply", 4).sum(1)
        return worth - 0.03 * part("outbreaks", 1)[:, 0] - 0.002 * cubes


def play_round(batch: PandemicBatch, player: Player, worth: Worth, random: Any) -> Parts:
    """Some decisions in every game, as one long list for `learn_from`, and how games ended."""
    names = ("seen", "legal", "chosen", "likely", "values", "pay", "end")
    kept: Parts = {name: [] for name in names}
    wins = 0
    for _ in range(STEPS):
        seen, masks = batch.observations.copy(), batch.masks.copy()
        _, scores, values = player.network.forward(seen * player.scale)
        open_ = masks[:, player.known] > 0
        likely = softmax(np.where(open_, scores, -1e9))
        noise = random.gumbel(size=scores.shape)
        picked = np.where(open_, np.log(likely + 1e-12) + noise, -np.inf).argmax(1)
        chosen = np.where(open_.any(1), player.known[picked], masks.argmax(1))
        before = worth(seen)
        batch.step(chosen)
        end = batch.results > 0
        gained = np.where(end, 0, worth(batch.observations) - before)
        legal = [np.flatnonzero(mask) for mask in masks]
        picked = likely[np.arange(GAMES), picked]
        row = (seen, legal, chosen, picked, values, batch.rewards + gained, end)
        for name, one in zip(names, row, strict=True):
            kept[name].append(one)
        wins += int((batch.results == 1).sum())
    ahead = np.zeros((STEPS + 1, GAMES))
    last = player.network.forward(batch.observations * player.scale)[2]
    values = np.array([*kept["values"], last])
    for step in reversed(range(STEPS)):
        goes_on = 1 - kept["end"][step]
        surprise = kept["pay"][step] + DISCOUNT * goes_on * values[step + 1] - values[step]
        ahead[step] = surprise + DISCOUNT * LAMBDA * goes_on * ahead[step + 1]
    kept["gain"], kept["return"] = ahead[:-1], ahead[:-1] + values[:-1]
    flat = {name: [one for step in kept[name] for one in step] for name in kept}
    return {**flat, "wins": wins}


def seen_legal(batch: PandemicBatch) -> Any:
    """The actions that are ever legal: with two seats most of the space never is."""
    ever = np.zeros(batch.masks.shape[1], bool)
    for step in range(300):
        ever |= batch.masks.any(0)
        batch.step(batch.random_actions(seed=step))
    return np.flatnonzero(ever)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play Pandemic in batches of games.")
    parser.add_argument("--out", type=Path, default=Path("build/learned-in-batches"))
    parser.add_argument("--rounds", type=int, default=60, help="rounds of 3,072 decisions")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    batch = PandemicBatch(GAMES, seats=2, options=OPTIONS, first_seed=FRESH, told=True)
    batch.reset()
    known = seen_legal(batch)
    batch.reset()
    network = Network.fresh(layout_of(game("pandemic")).size, len(known), seed=1)
    player, worth, random = Player(network, known), Worth(), np.random.default_rng(4)
    curve: list[Parts] = []
    for number in range(chosen.rounds):
        played = play_round(batch, player, worth, random)
        ended = max(1, sum(played["end"]))
        row = {"wins": played["wins"] / ended, "reward": round(sum(played["pay"]) / ended, 4)}
        curve.append({"decisions": (number + 1) * GAMES * STEPS, **row})
        learn_from(player, [played], chosen.rate, random, values_only=False)
        print(f"round {number + 1}: {ended} games ended, reward {row['reward']:.3f}", flush=True)
        player.save(chosen.out / "learned.npz")
        write(curve, chosen.out, "decisions")


if __name__ == "__main__":
    main()
