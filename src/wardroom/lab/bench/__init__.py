"""How fast a build of the engine is, in figures that can be compared between machines.

Four things are measured, each several times: random decisions with and without dealing, copies, and
whole random games. A random decision is what the kernel's `playout` does at every step: list the
legal actions, pick one, play it. Between them runs a fixed loop of pure Python; a figure's ratio
says how many of the thing fit into the time of one such loop. This floor is never compiled, so the
loop is the same beside the pure and the compiled build.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from wardroom.kernel import Dice, Game, Plain, State, WardroomError, playout
from wardroom.kernel import dice as dice_module

ROUNDS: Final = 3
_SEEDS: Final = 1_000_000


class Figure(NamedTuple):
    """One measurement: so many a second, and so many in the time of one calibration loop."""

    per_second: float
    ratio: float


class Figures(NamedTuple):
    """What was measured in one run."""

    game: str
    compiled: bool
    loop_seconds: float
    """The calibration loop, at its best."""
    decisions: Figure
    """Legal actions, a random pick, play; dealing not counted."""
    decisions_with_dealing: Figure
    copies: Figure
    games: Figure
    """Whole random games, dealing included."""

    def plain(self) -> Plain:
        """For JSON."""
        plain: Plain = {
            "game": self.game,
            "compiled": self.compiled,
            "loop_seconds": self.loop_seconds,
        }
        for name in MEASURED:
            figure: Figure = getattr(self, name)
            plain[name] = figure._asdict()
        return plain

    @staticmethod
    def from_plain(plain: Plain) -> "Figures":
        return Figures(
            plain["game"],
            plain["compiled"],
            plain["loop_seconds"],
            *(Figure(**plain[name]) for name in MEASURED),
        )


MEASURED: Final = ("decisions", "decisions_with_dealing", "copies", "games")


def is_compiled() -> bool:
    """Is the kernel that is being run an extension module?"""
    return not (dice_module.__file__ or "").endswith((".py", ".pyc"))


def calibration_loop() -> int:
    """Fixed integer work in pure Python, about 0.2 s; part of every ratio, so never change it."""
    total = 0
    for number in range(800_000):
        total = (total * 31 + number) & 0xFFFFFFFF
        if total & 1:
            total ^= number
    return total


def bench(game: Game, seconds: float = 0.5) -> Figures:
    """Measure the build that is running; each measurement takes about `seconds`, three times.

    Machines are noisy: the loop and the measurements take turns, and of each the best time counts.
    """
    loop = float("inf")
    rates = dict.fromkeys(MEASURED, 0.0)
    for round in range(ROUNDS):
        start = process_time()
        calibration_loop()
        loop = min(loop, process_time() - start)
        for name, rate in _measure(game, seconds, _SEEDS * round).items():
            rates[name] = max(rates[name], rate)
    return Figures(
        f"{game.name}/{game.edition}",
        is_compiled(),
        loop,
        *(Figure(rates[name], rates[name] * loop) for name in MEASURED),
    )


def bench_build(folder: Path, name: str, seconds: float = 0.5) -> Figures:
    """Measure another build, put first on PYTHONPATH of a process of its own."""
    if not (folder / "wardroom").is_dir():
        raise WardroomError(f"There is no build of wardroom in {folder}.")
    others = os.environ.get("PYTHONPATH")
    path = os.pathsep.join([str(folder.resolve()), *([others] if others else [])])
    ran = subprocess.run(
        [sys.executable, "-m", __name__, name, "--json", "--seconds", str(seconds)],
        env={**os.environ, "PYTHONPATH": path},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode != 0:
        last = (ran.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise WardroomError(f"The build in {folder} could not be measured: {last}")
    return Figures.from_plain(json.loads(ran.stdout))


def _measure(game: Game, seconds: float, seed: int) -> dict[str, float]:
    dice = Dice.seeded(seed, "bench")
    options = game.settle({}, game.seats[0])

    def deal(number: int) -> State:
        seats = game.seats[number % len(game.seats)]
        return game.deal(options, seats, seed + number)

    games, playing, dealing, decisions = 0, 0.0, 0.0, 0
    while playing + dealing < seconds:
        start = process_time()
        state = deal(games)
        dealt = process_time()
        decisions += playout(state, dice, game.longest)
        playing += process_time() - dealt
        dealing += dealt - start
        games += 1
    return {
        "decisions": decisions / playing,
        "decisions_with_dealing": decisions / (playing + dealing),
        "games": games / (playing + dealing),
        "copies": _per_second(_half_played(deal(games), dice, game.longest).copy, seconds),
    }


def _half_played(state: State, dice: Dice, most: int) -> State:
    """A position from the middle of a game, as search copies them."""
    length = playout(state.copy(), dice.copy(), most)
    playout(state, dice, length // 2)
    return state


def _per_second(what: Callable[[], object], seconds: float) -> float:
    count, batch = 0, 1000
    start = process_time()
    while (passed := process_time() - start) < seconds:
        for _ in range(batch):
            what()
        count += batch
    return count / passed
