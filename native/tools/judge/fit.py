"""`python native/tools/judge/fit.py SEEN... --out judge.bin`: fit a judge.

It reads what `laboratory see` wrote and corrects the odds of the small network. Needs PyTorch and
wants a GPU. A tenth of the games is held back; the pass with the least log-loss on them is kept.
Layout and units are those of native/tools/judge/judge.hpp.
"""

import argparse
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

CITIES, CITY_SIGHTS, SIGHTS = 48, 17, 1204
CITY_UNITS, UNITS, LATER = 16, 64, 32
ROW = np.dtype(
    [
        ("all", np.int16, SIGHTS),
        ("cities", np.int16, (CITIES, CITY_SIGHTS)),
        ("won", np.float32),
        ("estimate", np.float32),
        ("former", np.float32),
        ("game", np.int32),
        ("kind", np.int32),
    ]
)


class Judge(nn.Module):
    """The network, in plain numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.city = nn.Linear(CITY_SIGHTS, CITY_UNITS)
        self.pooled = nn.Linear(CITY_UNITS, UNITS, bias=False)
        self.all = nn.Linear(SIGHTS, UNITS)
        self.later = nn.Linear(UNITS, LATER)
        self.last = nn.Linear(LATER, 1)
        nn.init.normal_(self.all.weight, std=0.02)

    def forward(self, seen: torch.Tensor, cities: torch.Tensor, drop: float) -> torch.Tensor:
        pool = functional.relu(self.city(cities)).sum(1) / 8
        first = functional.relu(
            self.pooled(pool) + self.all(functional.dropout(seen, drop / 2, self.training))
        )
        second = functional.relu(self.later(functional.dropout(first, drop, self.training)))
        return self.last(second).squeeze(-1)


def whole(weights: torch.Tensor, bits: int, kind: type) -> np.ndarray:
    """Numbers in units of 1/2^bits."""
    most = np.iinfo(kind).max
    return np.clip(np.rint(weights.detach().cpu().double().numpy() * 2**bits), -most, most).astype(
        kind
    )


def write(judge: Judge, path: Path) -> None:
    """The struct `Judge` of judge.hpp."""
    parts = [
        whole(judge.city.bias, 16, np.int32),
        whole(judge.all.bias, 16, np.int32),
        whole(judge.later.bias, 18, np.int32),
        whole(judge.last.bias, 18, np.int32),
        whole(judge.city.weight.T, 10, np.int16),
        whole(judge.pooled.weight.T, 10, np.int16),
        whole(judge.all.weight.T, 10, np.int16),
        whole(judge.later.weight.T, 10, np.int16),
        whole(judge.last.weight[0], 10, np.int16),
    ]
    path.write_bytes(b"".join(np.ascontiguousarray(part).tobytes() for part in parts))


def log_loss(chance: torch.Tensor, won: torch.Tensor) -> float:
    """The mean loss of such chances."""
    return float(functional.binary_cross_entropy(chance.clamp(1e-4, 1 - 1e-4), won))


def report(
    chance: torch.Tensor, former: torch.Tensor, won: torch.Tensor, kinds: torch.Tensor
) -> None:
    """Loss beside the former network's, by kind of game, and how true the chances are by tenths."""
    for kind in sorted(set(kinds.tolist())):
        here = kinds == kind
        new, old = log_loss(chance[here], won[here]), log_loss(former[here], won[here])
        print(
            f"  {kind // 10} seats, {kind % 10} epidemics: {new:.4f}, former {old:.4f},"
            f" {int(here.sum())} positions, {won[here].mean():.3f} won"
        )
    for tenth in range(10):
        here = (chance >= tenth / 10) & (chance < (tenth + 1) / 10 + (tenth == 9))
        if here.any():
            said, came = chance[here].mean(), won[here].mean()
            print(f"  {tenth / 10:.1f}: said {said:.3f}, won {came:.3f} of {int(here.sum())}")


def main() -> None:
    """Read, fit, write."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("seen", nargs="+", type=Path)
    words.add_argument("--out", type=Path, required=True)
    words.add_argument("--passes", type=int, default=5)
    words.add_argument("--rate", type=float, default=7e-4)
    words.add_argument("--decay", type=float, default=0.3)
    words.add_argument("--drop", type=float, default=0.5)
    words.add_argument(
        "--trust", type=float, default=0.0, help="how much the estimate counts beside the result"
    )
    words.add_argument("--batch", type=int, default=1024)
    words.add_argument("--seed", type=int, default=1)
    chosen = words.parse_args()
    torch.manual_seed(chosen.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = np.concatenate([np.fromfile(path, ROW) for path in chosen.seen])
    games = torch.from_numpy(rows["game"].copy()).to(device)
    held = (games.long() * 2654435761 % 1000003) % 10 == 0
    seen = torch.from_numpy(rows["all"].copy()).to(device)
    cities = torch.from_numpy(rows["cities"].copy()).to(device)
    won = torch.from_numpy(rows["won"].copy()).to(device)
    estimate = torch.from_numpy(rows["estimate"].copy()).to(device)
    former = torch.from_numpy(rows["former"].copy()).to(device)
    kinds = torch.from_numpy(rows["kind"].copy()).to(device)
    target = torch.where(estimate >= 0, (1 - chosen.trust) * won + chosen.trust * estimate, won)
    fitted = (~held).nonzero().squeeze(1)
    tested = held.nonzero().squeeze(1)
    count = len(set(rows["game"].tolist()))
    print(f"{len(fitted)} positions fitted, {len(tested)} held back, {count} games", flush=True)
    judge = Judge().to(device)
    base = torch.logit(former.clamp(1e-3, 1 - 1e-3))
    batch = chosen.batch
    steps = chosen.passes * (len(fitted) // batch)
    optimiser = torch.optim.AdamW(judge.parameters(), lr=chosen.rate, weight_decay=chosen.decay)
    best, kept, done, start = 1e9, None, 0, time.time()
    for number in range(chosen.passes):
        judge.train()
        order = fitted[torch.randperm(len(fitted), device=device)]
        for at in range(0, len(order) - batch + 1, batch):
            here = order[at : at + batch]
            for group in optimiser.param_groups:
                group["lr"] = (
                    chosen.rate
                    * min(1, done / 200)
                    * (0.02 + 0.98 * (1 + math.cos(math.pi * done / steps)) / 2)
                )
            logits = judge(seen[here].float() / 64, cities[here].float() / 64, chosen.drop)
            loss = functional.binary_cross_entropy_with_logits(logits + base[here], target[here])
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
            optimiser.step()
            done += 1
        judge.eval()
        with torch.no_grad():
            chance = torch.cat(
                [
                    torch.sigmoid(
                        base[part] + judge(seen[part].float() / 64, cities[part].float() / 64, 0)
                    )
                    for part in tested.split(8192)
                ]
            )
        now = log_loss(chance, won[tested])
        print(f"pass {number + 1}: {now:.4f} ({time.time() - start:.0f} s)", flush=True)
        if now < best:
            best, kept = now, {name: value.clone() for name, value in judge.state_dict().items()}
    if kept is None:
        raise SystemExit("There are too few games to fit and to hold some back.")
    judge.load_state_dict(kept)
    with torch.no_grad():
        chance = torch.cat(
            [
                torch.sigmoid(
                    base[part] + judge(seen[part].float() / 64, cities[part].float() / 64, 0)
                )
                for part in tested.split(8192)
            ]
        )
    print(f"log-loss {best:.4f} held back, former {log_loss(former[tested], won[tested]):.4f}")
    report(chance, former[tested], won[tested], kinds[tested])
    write(judge, chosen.out)


if __name__ == "__main__":
    main()
