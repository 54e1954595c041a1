"""A first learned player of Pandemic, in plain NumPy: it imitates the planner, then learns alone.

    python docs/research/learn_pandemic.py --out build/learned

plays games of the planner (two seats, four epidemics), fits a small network to its choices, and
continues with PPO: the network plays both seats of `aec_env` with the shaped reward. It writes
`curve.csv` and `curve.svg` (wins and mean reward of each batch of games) and `learned.npz`, the
weights, again after every batch. Seeds are fixed: the same numbers of games give the same curve on
the same machine. With `--begin FILE` it starts from weights instead of imitating.

The player joins like any other, in the folder of this file:

    wardroom simulate pandemic --players learn_pandemic:Learned*2 --games 500 --seed 5000001
"""

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from wardroom.kernel import Choice, Perspective, game
from wardroom.lab import aec_env
from wardroom.lab.observing import Sight, layout_of
from wardroom.lab.played import play_one
from wardroom.lab.workers import spread
from wardroom.players import colleague

Floats = np.ndarray[Any, np.dtype[np.float32]]
Parts = dict[str, Any]

WEIGHTS = Path(__file__).with_name("learned.npz")
OPTIONS = {"epidemics": "4"}
HIDDEN = 128
NOT_ZERO = 50.0
"""About how many numbers of an observation are not zero."""
UNKNOWN = -10.0
"""The score of an action that the planner never had the choice of."""
FRESH = 1_000_000
"""The first deal of its own games."""
SHARPER = 2.0
"""Its own games begin closer to the likeliest action, because every slip is expensive."""
WARM_UP = 2
"""Batches from which only the values are learned: after imitation they are worth nothing."""
DISCOUNT, LAMBDA, CLIP, ENTROPY = 0.999, 0.95, 0.2, 0.002


class Network:
    """One hidden layer; from it a score for every action and the value of the position."""

    def __init__(self, weights: Parts) -> None:
        self.weights = weights
        self.first = {name: np.zeros_like(part) for name, part in weights.items()}
        self.second = {name: np.zeros_like(part) for name, part in weights.items()}
        self.steps = 0

    @staticmethod
    def fresh(inputs: int, actions: int, seed: int) -> "Network":
        random = np.random.default_rng(seed)

        def matrix(rows: int, columns: int, scale: float) -> Floats:
            return (random.standard_normal((rows, columns)) * scale).astype(np.float32)

        return Network(
            {
                "in": matrix(inputs, HIDDEN, NOT_ZERO**-0.5),
                "in_bias": np.zeros(HIDDEN, np.float32),
                "out": matrix(HIDDEN, actions, 0.01),
                "out_bias": np.zeros(actions, np.float32),
                "value": matrix(HIDDEN, 1, 0.01),
                "value_bias": np.zeros(1, np.float32),
            }
        )

    def forward(self, seen: Floats) -> tuple[Floats, Floats, Floats]:
        """Hidden layer, scores and values."""
        w = self.weights
        hidden = np.maximum(seen @ w["in"] + w["in_bias"], 0)
        values = (hidden @ w["value"] + w["value_bias"])[:, 0]
        return hidden, hidden @ w["out"] + w["out_bias"], values

    def learn(
        self, seen: Floats, hidden: Floats, scores: Floats, values: Floats, rate: float
    ) -> None:
        """A step of Adam down the gradients of scores and values."""
        w = self.weights
        back = scores @ w["out"].T + values[:, None] @ w["value"].T
        back *= hidden > 0
        gradients = {
            "in": seen.T @ back,
            "in_bias": back.sum(0),
            "out": hidden.T @ scores,
            "out_bias": scores.sum(0),
            "value": hidden.T @ values[:, None],
            "value_bias": values.sum(keepdims=True),
        }
        self.steps += 1
        warm = (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            first, second = self.first[name], self.second[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            w[name] -= rate * warm * first / (np.sqrt(second) + 1e-8)


class Player:
    """A network with the numbers of the actions it knows, and how observations are scaled."""

    def __init__(self, network: Network, known: Any) -> None:
        self.network = network
        self.known = known
        layout = layout_of(game("pandemic"))
        self.scale = (1 / np.array(layout.highs)).astype(np.float32)
        self.column = np.full(len(game("pandemic").space) + 1, -1)
        self.column[known] = np.arange(len(known))

    def chances(self, seen: Any, legal: Any) -> tuple[Any, float]:
        """How likely each of the legal actions is, and the value of the position."""
        _, scores, values = self.network.forward((seen * self.scale)[None])
        columns = self.column[legal]
        raw = np.where(columns >= 0, scores[0, columns], UNKNOWN)
        likely = np.exp(raw - raw.max())
        return likely / likely.sum(), float(values[0])

    def save(self, path: Path) -> None:
        halves = {name: part.astype(np.float16) for name, part in self.network.weights.items()}
        np.savez_compressed(path, known=self.known, **halves)

    @staticmethod
    def load(path: Path) -> "Player":
        with np.load(path) as file:
            weights = {name: file[name].astype(np.float32) for name in file if name != "known"}
            return Player(Network(weights), file["known"])


class Learned:
    """The colleague: always the likeliest action, and never one that nobody asked for."""

    player: Player | None = None

    def __init__(self, seed: int) -> None:
        if Learned.player is None:
            Learned.player = Player.load(WEIGHTS)
        self.sure: Player = Learned.player

    def choose(self, perspective: Perspective) -> Choice | None:
        if not perspective.waited_for:
            return None
        flat = layout_of(perspective.game).flat(Sight(perspective.view(), perspective.seat))
        legal = [action.index for action in perspective.legal]
        likely, _ = self.sure.chances(np.frombuffer(flat, np.uint8), legal)
        return Choice(perspective.legal[int(likely.argmax())])


class Watched:
    """The planner, recording what it saw and chose."""

    seen: list[tuple[bytes, list[int], int]] = []  # noqa: RUF012 - one list for both seats

    def __init__(self, seed: int) -> None:
        self.planner = colleague(game("pandemic"), "good", seed)

    def choose(self, perspective: Perspective) -> Any:
        choice = self.planner.choose(perspective)
        if perspective.waited_for and isinstance(choice, Choice):
            flat = layout_of(perspective.game).flat(Sight(perspective.view(), perspective.seat))
            legal = [action.index for action in perspective.legal]
            Watched.seen.append((flat.tobytes(), legal, choice.action.index))
        return choice


def watch(seed: int) -> list[tuple[bytes, list[int], int]]:
    """The decisions of one game of the planner."""
    Watched.seen = []
    play_one(game("pandemic"), [Watched, Watched], OPTIONS, seed)
    return Watched.seen


def imitate(games: int, workers: int, epochs: int) -> Player:
    """A player that chooses as the planner did in most of its decisions."""
    began = perf_counter()
    decisions = [one for played in spread(watch, range(1, games + 1), workers) for one in played]
    size = layout_of(game("pandemic")).size
    seen = np.frombuffer(b"".join(one[0] for one in decisions), np.uint8).reshape(-1, size)
    known = np.unique(np.concatenate([one[1] for one in decisions]))
    player = Player(Network.fresh(size, len(known), seed=1), known)
    chosen = player.column[[one[2] for one in decisions]]
    open_ = np.zeros((len(decisions), len(known)), bool)
    for row, one in enumerate(decisions):
        open_[row, player.column[one[1]]] = True
    print(f"{games} games of the planner, {len(seen)} decisions, {perf_counter() - began:.0f} s")
    random = np.random.default_rng(2)
    kept = len(seen) // 20
    for epoch in range(epochs):
        order = kept + random.permutation(len(seen) - kept)
        for start in range(0, len(order) - 255, 256):
            rows = order[start : start + 256]
            batch = seen[rows] * player.scale
            hidden, scores, _ = player.network.forward(batch)
            error = softmax(np.where(open_[rows], scores, -np.inf))
            error[np.arange(len(rows)), chosen[rows]] -= 1
            still = np.zeros(len(rows), np.float32)
            player.network.learn(batch, hidden, error / len(rows), still, 1e-3 * 0.85**epoch)
        _, scores, _ = player.network.forward(seen[:kept] * player.scale)
        right = (np.where(open_[:kept], scores, -np.inf).argmax(1) == chosen[:kept]).mean()
        print(f"epoch {epoch + 1}: chooses as the planner in {right:.1%} of decisions it never saw")
    return player


def softmax(scores: Floats) -> Floats:
    likely = np.exp(scores - scores.max(1, keepdims=True))
    return likely / likely.sum(1, keepdims=True)


def play(env: Any, player: Player, seed: int, random: np.random.Generator) -> Parts:
    """One game of the player in both seats: its decisions, whether it won, what it earned."""
    env.reset(seed=seed)
    steps: Parts = {name: [] for name in ("seen", "legal", "chosen", "likely", "values", "pay")}
    while not env.terminations[env.agent_selection]:
        agent = env.agent_selection
        observation = env.observe(agent)
        legal = np.flatnonzero(observation["action_mask"])
        likely, value = player.chances(observation["observation"], legal)
        place = int(random.choice(len(legal), p=likely / likely.sum()))
        env.step(int(legal[place]))
        step = (observation["observation"], legal, legal[place], likely[place], value)
        for name, one in zip(steps, (*step, env.rewards[agent]), strict=True):
            steps[name].append(one)
    values = np.array([*steps["values"], 0.0])
    ahead = np.zeros(len(values))
    for step in reversed(range(len(values) - 1)):
        surprise = steps["pay"][step] + DISCOUNT * values[step + 1] - values[step]
        ahead[step] = surprise + DISCOUNT * LAMBDA * ahead[step + 1]
    steps["gain"], steps["return"] = list(ahead[:-1]), list(ahead[:-1] + values[:-1])
    steps["won"], steps["earned"] = bool(env.table.outcome().winners), sum(steps["pay"])
    return steps


def improve(player: Player, batches: int, games: int, rate: float, out: Path) -> None:
    """PPO: play a batch of games, learn from it, and again; each is a row of the curve."""
    env = aec_env("pandemic", seats=2, options=OPTIONS, reward="shaped", told=True)
    random = np.random.default_rng(3)
    player.network.weights["out"] *= SHARPER
    player.network.weights["out_bias"] *= SHARPER
    curve: list[Parts] = []
    for batch in range(batches):
        began = perf_counter()
        first = FRESH + batch * games
        played = [play(env, player, seed, random) for seed in range(first, first + games)]
        wins = sum(one["won"] for one in played) / games
        earned = sum(one["earned"] for one in played) / games
        curve.append({"games": (batch + 1) * games, "wins": wins, "reward": round(earned, 4)})
        learn_from(player, played, rate, random, values_only=batch < WARM_UP)
        took = perf_counter() - began
        print(f"batch {batch + 1}: wins {wins:.1%}, reward {earned:.3f}, {took:.1f} s", flush=True)
        player.save(out / "learned.npz")
        write(curve, out)


def learn_from(
    player: Player,
    games: Sequence[Parts],
    rate: float,
    random: np.random.Generator,
    values_only: bool,
) -> None:
    """Three passes over the decisions of some games, clipped as PPO does."""

    def column(name: str) -> Any:
        return np.array([one for steps in games for one in steps[name]])

    seen, chosen, before = column("seen"), player.column[column("chosen")], column("likely")
    gains, returns = column("gain"), column("return").astype(np.float32)
    gains = ((gains - gains.mean()) / (gains.std() + 1e-8)).astype(np.float32)
    open_ = np.zeros((len(seen), len(player.known)), bool)
    for row, legal in enumerate(one for steps in games for one in steps["legal"]):
        columns = player.column[legal]
        open_[row, columns[columns >= 0]] = True
    usable = np.flatnonzero(chosen >= 0)
    for _ in range(3):
        for rows in np.array_split(random.permutation(usable), max(1, len(usable) // 512)):
            batch = seen[rows] * player.scale
            hidden, scores, values = player.network.forward(batch)
            likely = softmax(np.where(open_[rows], scores, -np.inf))
            picked = np.arange(len(rows)), chosen[rows]
            ratio = likely[picked] / before[rows]
            gain = gains[rows]
            free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = (free * ratio * gain)[:, None]
            error = likely * pull
            error[picked] -= pull[:, 0]
            logs = np.log(likely + 1e-12)
            error += ENTROPY * likely * (logs - (likely * logs).sum(1, keepdims=True))
            error *= 0 if values_only else 1
            value_error = 0.5 * (values - returns[rows])
            player.network.learn(
                batch, hidden, (error / len(rows)).astype(np.float32), value_error / len(rows), rate
            )


def write(curve: Sequence[Parts], out: Path, unit: str = "games") -> None:
    """The curve as a table and as a picture: wins and mean reward over the games played."""
    with (out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, [unit, "wins", "reward"])
        writer.writeheader()
        writer.writerows(curve)
    most = curve[-1][unit]
    lines = []
    for name, colour, left in (("wins", "#1f5fa8", 64), ("reward", "#a85f1f", 350)):
        means = [
            sum(float(row[name]) for row in curve[max(0, at - 4) : at + 1]) / min(5, at + 1)
            for at in range(len(curve))
        ]
        low, high = min(means), max(means) + 1e-9
        points = " ".join(
            f"{60 + 560 * row[unit] / most:.1f},{200 - 170 * (mean - low) / (high - low):.1f}"
            for row, mean in zip(curve, means, strict=True)
        )
        lines.append(f'<polyline fill="none" stroke="{colour}" points="{points}"/>')
        words = f"{name}, mean of 5 batches: {low:.2f} to {high:.2f}"
        lines.append(f'<text x="{left}" y="20" fill="{colour}">{words}</text>')
    picture = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240"',
        '     font-family="sans-serif" font-size="12" stroke-width="2">',
        '<rect width="640" height="240" fill="white"/>',
        '<path d="M60 30V200H620" fill="none" stroke="#666"/>',
        '<g stroke-width="0">',
        f'<text x="60" y="220">0</text><text x="500" y="220">{most} {unit}</text>',
        *(line for line in lines if line.startswith("<text")),
        "</g>",
        *(line for line in lines if line.startswith("<polyline")),
        "</svg>",
    ]
    (out / "curve.svg").write_text("\n".join(picture) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play Pandemic.")
    parser.add_argument("--out", type=Path, default=Path("build/learned"), help="for the results")
    parser.add_argument("--begin", type=Path, help="weights to go on from")
    parser.add_argument("--games", type=int, default=250, help="games of the planner to imitate")
    parser.add_argument("--epochs", type=int, default=12, help="how often they are gone through")
    parser.add_argument("--batches", type=int, default=32, help="batches of own games")
    parser.add_argument("--batch", type=int, default=30, help="games in a batch")
    parser.add_argument("--rate", type=float, default=3e-4, help="of learning from own games")
    parser.add_argument("--workers", type=int, default=2, help="processes for the planner's games")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    begin = chosen.begin or chosen.out / "imitated.npz"
    if chosen.begin is None:
        imitate(chosen.games, chosen.workers, chosen.epochs).save(begin)
    improve(Player.load(begin), chosen.batches, chosen.batch, chosen.rate, chosen.out)


if __name__ == "__main__":
    main()
