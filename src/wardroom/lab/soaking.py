"""Looking for anything that is broken, over all player counts and all listed options."""

import traceback
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import product
from typing import NamedTuple

from wardroom.kernel import Dice, Game, Outcome, Plain, State, Table
from wardroom.kernel import game as find_game
from wardroom.lab.curious import Curious
from wardroom.lab.played import bot_seed, ending
from wardroom.lab.workers import sendable, spread
from wardroom.players import Kind, Team, colleague, dismiss, kind_name, step


class Failure(NamedTuple):
    """One game that went wrong, with all that is needed to see it again."""

    seed: int
    kinds: tuple[str, ...]
    options: dict[str, str]
    ply: int
    """Moves played when it was noticed."""
    sentence: str
    details: str
    """The traceback of an exception; else empty."""
    record: str
    """The record up to that moment: saved to a file it can be resumed and replayed."""


class Soaked(NamedTuple):
    """One game of a soak test."""

    seed: int
    kinds: tuple[str, ...]
    options: dict[str, str]
    result: str
    """Empty when the game failed."""
    decisions: int
    failure: Failure | None


class SoakReport:
    """The summary of a soak test."""

    def __init__(self, game: Game, wanted: int, combinations: int) -> None:
        self.game = f"{game.name}/{game.edition}"
        self.wanted = wanted
        self.combinations = combinations
        """Different ways to deal: player counts times options."""
        self.played = 0
        self.decisions = 0
        self.longest = 0
        """Decisions of the longest game."""
        self.endings: Counter[str] = Counter()
        self.failures: list[Failure] = []
        self.interrupted = False

    def add(self, soaked: Soaked) -> None:
        self.played += 1
        self.decisions += soaked.decisions
        self.longest = max(self.longest, soaked.decisions)
        if soaked.failure is None:
            self.endings[soaked.result] += 1
        else:
            self.failures.append(soaked.failure)

    def plain(self) -> Plain:
        """The summary, for JSON."""
        return {
            "game": self.game,
            "wanted": self.wanted,
            "games": self.played,
            "combinations": self.combinations,
            "decisions": self.decisions,
            "longest": self.longest,
            "endings": dict(self.endings.most_common()),
            "failures": [failure._asdict() for failure in self.failures],
        }


class _Broken(Exception):
    """An invariant does not hold."""


def combinations(
    game: Game, options: Mapping[str, str] | None = None
) -> list[tuple[int, dict[str, str]]]:
    """Every way to deal the game: each number of seats with each choice of each listed option.

    What `options` fixes stays fixed; options of free text stay at their defaults.
    """
    fixed = dict(options or {})
    choices = [
        [(option.name, choice) for choice in option.choices]
        for option in game.options
        if option.choices and option.name not in fixed
    ]
    return [
        (seats, game.settle({**fixed, **dict(chosen)}, seats))
        for seats in game.seats
        for chosen in product(*choices)
    ]


def soak(
    game: Game,
    games: int,
    kinds: Sequence[Kind] = (Curious,),
    options: Mapping[str, str] | None = None,
    first_seed: int = 1,
    workers: int = 1,
    on_game: Callable[[Soaked], None] | None = None,
) -> SoakReport:
    """Play `games` games over all combinations and check every step of each.

    Combinations come in a fixed mixed order, so that a part of them has something of everything.

    The kinds go round the seats: ("good", "random") at three seats is good, random, good.
    If none are named, all are Curious, who play what is rare as often as they can.
    Checked are the sentences of game.broken, that no game has more decisions than
    game.longest, and that nothing is raised. Ctrl-C ends it with the report so far.
    """
    ways = Dice.seeded(0, "ways to deal").shuffled(combinations(game, options))
    dismiss([colleague(game, kind, 0) for kind in kinds])
    if workers > 1:
        find_game(game.name, game.edition)
        sendable(kinds)
    report = SoakReport(game, games, len(ways))
    work = partial(_soak_one, (game.name, game.edition) if workers > 1 else game, tuple(kinds))
    tasks = ((first_seed + number, *ways[number % len(ways)]) for number in range(games))
    try:
        for soaked in spread(work, tasks, min(workers, max(1, games))):
            report.add(soaked)
            if on_game is not None:
                on_game(soaked)
    except KeyboardInterrupt:
        report.interrupted = True
    return report


def _soak_one(
    game: Game | tuple[str, int], kinds: tuple[Kind, ...], task: tuple[int, int, dict[str, str]]
) -> Soaked:
    if isinstance(game, tuple):
        game = find_game(*game)
    seed, seats, options = task
    team = tuple(kinds[seat % len(kinds)] for seat in range(seats))
    names = tuple(map(kind_name, team))
    table: Table | None = None
    outcome: Outcome | None = None
    failure: Failure | None = None
    try:
        table = Table.deal(game, seats, seed, options)
        outcome = _play_watched(table, team)
    except Exception as error:
        known = isinstance(error, _Broken)
        failure = Failure(
            seed=seed,
            kinds=names,
            options=options,
            ply=0 if table is None else table.ply,
            sentence=str(error) if known else f"{type(error).__name__}: {error}",
            details="" if known else traceback.format_exc(),
            record="" if table is None else table.record.text(),
        )
    return Soaked(
        seed=seed,
        kinds=names,
        options=options,
        result="" if outcome is None else ending(outcome),
        decisions=0 if table is None else table.ply,
        failure=failure,
    )


def _play_watched(table: Table, kinds: tuple[Kind, ...]) -> Outcome:
    game, seed = table.game, table.record.seed
    hired = {seat: colleague(game, kind, bot_seed(seed, seat)) for seat, kind in enumerate(kinds)}
    team = Team(hired)
    before: State | None = None
    decisions = 0
    try:
        while True:
            if sentences := game.broken(table.state, before):
                raise _Broken(" ".join(sentences))
            outcome = table.outcome()
            if outcome is not None:
                return outcome
            if decisions >= game.longest:
                raise _Broken(f"The game did not end within {game.longest} decisions.")
            before = table.state.copy()
            step(table, team)
            decisions += table.record.moves[-1].seat >= 0
    finally:
        dismiss(hired.values())
