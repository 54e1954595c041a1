"""`python -m wardroom.lab.bench [GAME] [--json]`: the speed of whatever build is on the path."""

import argparse
import json

from wardroom.kernel import WardroomError, game
from wardroom.lab.bench import MEASURED, bench


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m wardroom.lab.bench", description=__doc__)
    parser.add_argument("game", nargs="?", default="pandemic")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each measurement")
    chosen = parser.parse_args()
    try:
        figures = bench(game(chosen.game), chosen.seconds)
    except WardroomError as error:
        parser.exit(2, f"{error}\n")
    if chosen.json:
        print(json.dumps(figures.plain()))
        return
    build = "compiled" if figures.compiled else "pure"
    print(f"{figures.game}, {build} build, loop {figures.loop_seconds:.3f} s")
    for name in MEASURED:
        figure = getattr(figures, name)
        print(f"{name:24} {figure.per_second:14,.0f} /s {figure.ratio:14,.0f} per loop")


if __name__ == "__main__":
    main()
