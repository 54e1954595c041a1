"""What the processor plays, for the GPU to agree with: `python expected.py expected.json`."""

import json
import sys
from array import array
from hashlib import blake2b
from pathlib import Path

from wardroom_native.core import MASK, OBSERVATION, Batch, Tally, play_lot, play_lot_quickly

SEED, GAMES = 7, 400_000
CONSENT = {"ask": False, "gifts": True}
"""The option, and whether a player who is given a card is not asked."""
BATCH, STEPS = 2_048, 120


def sums(tally: Tally) -> dict[str, int]:
    """A tally as it goes into the file."""
    return {
        "seed": SEED,
        "games": tally.games,
        "decisions": tally.decisions,
        "wins": tally.wins,
        "checksum": tally.checksum,
    }


def digest(quick: bool, gifts: bool) -> str:
    """What a batch shows after some random steps."""
    shown = bytearray(BATCH * OBSERVATION)
    masks = bytearray(BATCH * MASK)
    seats = array("b", bytes(BATCH))
    results = array("B", bytes(BATCH))
    rewards = array("f", [0.0] * BATCH)
    seeds = array("q", [0] * BATCH)
    rows = memoryview(shown).cast("B", (BATCH, OBSERVATION))
    legal = memoryview(masks).cast("B", (BATCH, MASK))
    batch = Batch(
        rows,
        legal,
        seats,
        results,
        rewards,
        seeds,
        first_seed=SEED,
        players=0,
        epidemics=0,
        closed=False,
        consent=True,
        gifts=gifts,
        told=False,
        quick=quick,
        threads=1,
    )
    batch.reset()
    actions = array("q", [0] * BATCH)
    for step in range(STEPS):
        batch.choose(actions, step)
        batch.step(actions)
    return blake2b(shown + masks + seats.tobytes()).hexdigest()


def main() -> None:
    """Play and write."""
    expected = {
        "lots": {
            consent: {
                "quick": sums(play_lot_quickly(SEED, GAMES, gifts=gifts)),
                "exact": sums(play_lot(SEED, GAMES, gifts=gifts)),
            }
            for consent, gifts in CONSENT.items()
        },
        "batch": {
            "games": BATCH,
            "seed": SEED,
            "steps": STEPS,
            "quick": False,
            "digest": {
                consent: digest(quick=False, gifts=gifts) for consent, gifts in CONSENT.items()
            },
        },
    }
    Path(sys.argv[1]).write_text(json.dumps(expected, indent=1) + "\n")


if __name__ == "__main__":
    main()
