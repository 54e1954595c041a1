"""Measure how often each game is won as it is set up: `python -m tools.ladder [game…]`.

It plays the settings of `games/<game>/ladder.py` with colleagues in all seats and writes what came
of them into `measured.py` beside it. In a competitive game one player of the ladder's kind meets
rivals of each level, and the seats change round. Figures are to be measured again when a rule or a
colleague has changed; with all games that takes about three hours of processor time.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from wardroom.kernel import Game, games
from wardroom.kernel import game as find_game
from wardroom.kernel.parts.ladder import Ladder, Rung
from wardroom.lab.played import Played
from wardroom.lab.simulation import simulate

ROOT: Final = Path(__file__).parent.parent
SEED: Final = 1_800_000
GAMES: Final = 300
_HEAD: Final = '''\
"""Written by `python -m tools.ladder`: how many simulated games were won."""

from typing import Final

from wardroom.kernel.parts.ladder import Rung

RUNGS: Final[tuple[Rung, ...]] = (
'''


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "names", nargs="*", default=[name for name in games() if find_game(name).ladder]
    )
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(arguments)
    for name in asked.names:
        game = find_game(name)
        if game.ladder is None:
            parser.error(f"{name} has no ladder.")
        ladder = game.ladder()
        rungs = []
        cells = [
            (setting, seats, level)
            for setting in ladder.settings
            for seats in game.seats
            for level in ladder.levels
        ]
        for setting, seats, level in cells:
            rungs.append(measure(game, ladder, seats, level, setting, asked.games, asked.workers))
            print(name, repr(rungs[-1]), flush=True)
        folder = game.name.replace("-", "_")
        file = ROOT / "src" / "wardroom" / "games" / folder / "measured.py"
        file.write_text(written(rungs))
    return 0


def measure(
    game: Game,
    ladder: Ladder,
    seats: int,
    level: str,
    setting: Mapping[str, str],
    games: int,
    workers: int,
) -> Rung:
    """Play one setting."""
    first = ladder.player or level
    kinds = (first, *[level] * (seats - 1))
    won: list[float] = []

    def note(played: Played) -> None:
        own = [seat for seat, kind in enumerate(played.kinds) if kind == first]
        if ladder.player is None:
            won.append(float(bool(played.winners)))
        else:
            # Where all are alike each of them has an even part.
            winners = len(played.winners)
            won.append(sum(seat in played.winners for seat in own) / winners / len(own))

    simulate(game, kinds, games, setting, SEED, workers, on_game=note)
    return Rung(seats, level, setting, len(won), round(sum(won), 1))


def written(rungs: Sequence[Rung]) -> str:
    """The module that tells them."""
    lines = [_line(rung) for rung in rungs]
    return _HEAD + "".join(lines) + ")\n"


def _line(rung: Rung) -> str:
    options = "{" + ", ".join(f'"{name}": "{value}"' for name, value in rung.options.items()) + "}"
    return f'    Rung({rung.seats}, "{rung.level}", {options}, {rung.games}, {rung.wins}),\n'


if __name__ == "__main__":
    sys.exit(main())
