"""Whether a game keeps the balance that its rules ask for.

A game that sets itself targets says in `Game.balance` what they are, by whom and with which
deals it is played for them, and how a game is watched.
"""

from collections.abc import Callable, Mapping
from functools import partial
from math import sqrt
from typing import Final, NamedTuple

from wardroom import kernel
from wardroom.kernel import Game, Message, Plain, Table, Target, WardroomError
from wardroom.kernel import game as find_game
from wardroom.lab.played import play_one
from wardroom.lab.wilson import wilson
from wardroom.lab.workers import spread
from wardroom.players import colleague, dismiss

_Z: Final = 1.959963984540054

Sums = Mapping[str, tuple[int, float, float]]
"""For each target the number of cases, their sum and the sum of their squares."""


class Measured(NamedTuple):
    """A target and its measured value."""

    name: str
    message: Message
    low: float
    high: float
    share: bool
    cases: int
    value: float
    interval: tuple[float, float]

    @property
    def holds(self) -> bool:
        """Is the measured value within its bounds? Without any case nothing is broken."""
        return not self.cases or self.low <= self.value <= self.high

    def plain(self) -> Plain:
        return {
            "target": self.name,
            "bounds": [self.low, self.high],
            "cases": self.cases,
            "value": self.value,
            "interval_95": list(self.interval),
            "holds": self.holds,
        }


class Balance:
    """What was measured so far."""

    def __init__(self, game: Game, kind: str, wanted: int) -> None:
        self.game = f"{game.name}/{game.edition}"
        self.kind = kind
        self.wanted = wanted
        self.played = 0
        self.interrupted = False
        self._targets = _targets_of(game).targets
        self._sums: dict[str, tuple[int, float, float]] = {}

    def add(self, sums: Sums) -> None:
        """One more game."""
        self.played += 1
        for name, (cases, total, squares) in sums.items():
            before = self._sums.get(name, (0, 0.0, 0.0))
            self._sums[name] = (before[0] + cases, before[1] + total, before[2] + squares)

    @property
    def measured(self) -> list[Measured]:
        """Every target with its value and 95 % interval."""
        return [self._measure(target) for target in self._targets]

    def _measure(self, target: Target) -> Measured:
        cases, total, squares = self._sums.get(target.name, (0, 0.0, 0.0))
        value = total / cases if cases else 0.0
        if target.share:
            interval = wilson(total, cases)
        else:
            spread = sqrt(max(0.0, squares / cases - value * value) / cases) if cases else 0.0
            interval = (value - _Z * spread, value + _Z * spread)
        return Measured(
            target.name,
            target.message,
            target.low,
            target.high,
            target.share,
            cases,
            value,
            interval,
        )

    def plain(self) -> Plain:
        """The summary, for JSON."""
        return {
            "game": self.game,
            "players": self.kind,
            "wanted": self.wanted,
            "games": self.played,
            "targets": [one.plain() for one in self.measured],
        }


def sensible_kind(game: Game) -> str:
    """The kind of colleague that the targets of a game are meant for."""
    return _targets_of(game).sensible


def balance(
    game: Game,
    games: int,
    kind: str = "",
    first_seed: int = 1,
    workers: int = 1,
    on_game: Callable[[], None] | None = None,
) -> Balance:
    """Play `games` games, all deals in turn, everybody of one kind, and measure.

    Ctrl-C ends it with what is known so far.
    """
    kind = kind or sensible_kind(game)
    found = Balance(game, kind, games)
    dismiss([colleague(game, kind, 0)])
    if workers > 1:
        find_game(game.name, game.edition)
    work = partial(_weigh_one, (game.name, game.edition) if workers > 1 else game, kind)
    deals = _deals(game)
    tasks = ((first_seed + number, *deals[number % len(deals)]) for number in range(games))
    try:
        for sums in spread(work, tasks, min(workers, max(1, games))):
            found.add(sums)
            if on_game is not None:
                on_game()
    except KeyboardInterrupt:
        found.interrupted = True
    return found


def _weigh_one(
    game: Game | tuple[str, int], kind: str, task: tuple[int, int, Mapping[str, str]]
) -> Sums:
    if isinstance(game, tuple):
        game = find_game(*game)
    seed, seats, options = task
    tally = _targets_of(game).tally()

    def watch(table: Table) -> None:
        tally.watch(table.state)

    play_one(game, [kind] * seats, options, seed, watch)
    return tally.sums


def _deals(game: Game) -> tuple[tuple[int, Mapping[str, str]], ...]:
    """What is played in turn: the deals that the game names, or all player counts."""
    named = _targets_of(game).deals
    return named or tuple((seats, dict[str, str]()) for seats in game.seats)


def _targets_of(game: Game) -> kernel.Balance:
    """What the game sets itself, or one sentence that it sets itself nothing."""
    if game.balance is None:
        raise WardroomError(f"{game.name} brings no targets of balance.")
    return game.balance()
