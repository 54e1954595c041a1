"""`python -m wardroom_native [--decisions N] [--seed S]`: hold the core against Python's rules."""

import argparse
import sys
from time import monotonic
from typing import Final

from wardroom_native.difference import compare

_EVERY: Final = 50_000


def main() -> None:
    """Compare, and say how far it went."""
    parser = argparse.ArgumentParser(prog="python -m wardroom_native", description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    start = monotonic()
    told = 0

    def progress(done: int) -> None:
        nonlocal told
        if done // _EVERY > told:
            told = done // _EVERY
            print(f"{done:,} decisions the same after {monotonic() - start:.0f} s", flush=True)

    result = compare(chosen.decisions, chosen.seed, progress=progress)
    if result.difference is not None:
        sys.exit(f"Not the same: {result.difference}")
    seconds = monotonic() - start
    print(f"{result.decisions:,} decisions in {result.games:,} games the same, {seconds:.0f} s")


if __name__ == "__main__":
    main()
