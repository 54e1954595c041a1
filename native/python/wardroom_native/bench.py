"""How fast the core is, on one core of the machine."""

from typing import NamedTuple

from wardroom.kernel import Plain
from wardroom_native.core import measure, measure_batch, measure_quickly
from wardroom_native.exchange import dealt


class NativeFigures(NamedTuple):
    """So many a second; the options are those of the other builds' measurements."""

    decisions: float
    """Random decisions with the dice of the Python rules; dealing not counted."""
    decisions_with_dealing: float
    quick_decisions: float
    """With the core's own dice, as in rollouts."""
    copies: float
    games: float
    batch_steps: float
    """Steps of a batch of games with observations and masks."""

    def plain(self) -> Plain:
        """For JSON."""
        return {"game": "pandemic", "native": True, **self._asdict()}


def bench(seconds: float) -> NativeFigures:
    """Each measurement takes about so long, three times; of each the best counts."""
    rounds = [_measure(seconds, seed) for seed in (1, 2, 3)]
    return NativeFigures(*(max(rates) for rates in zip(*rounds, strict=True)))


def _measure(seconds: float, seed: int) -> NativeFigures:
    same, quick = measure(seconds, seed), measure_quickly(seconds, seed)
    position = dealt({}, 4, seed)
    for _ in range(20):
        seat = position.decider()
        position.play(seat, position.legal(seat)[0])
    return NativeFigures(
        same.decisions / same.playing,
        same.decisions / (same.playing + same.dealing),
        quick.decisions / quick.playing,
        position.copies_a_second(seconds),
        same.games / (same.playing + same.dealing),
        measure_batch(seconds, seed),
    )
