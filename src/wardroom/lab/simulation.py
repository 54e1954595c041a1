"""Playing many games with the same colleagues and counting how they end.

In a competitive game the players change seats: each deal is played once with every rotation of the
line-up, so that neither a good seat nor a good deal favours anybody.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from wardroom.kernel import Game, Plain, WardroomError
from wardroom.kernel import game as find_game
from wardroom.lab.played import Played, play_one
from wardroom.lab.wilson import wilson
from wardroom.lab.workers import sendable, spread
from wardroom.players import Kind, colleague, dismiss, kind_name


class KindWins(NamedTuple):
    """How one kind of colleague did in a competitive game."""

    kind: str
    seats: int
    """How often one of them sat at a table."""
    wins: int
    """How often one of them won, alone or with others."""
    shared: int
    """Those wins that were shared, when no tie-break of the game was left."""
    points: float
    """The mean score; 0 in a game without scores."""

    @property
    def share(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of wins."""
        return wilson(self.wins, self.seats)


class Results:
    """The games of a simulation, in the order they were dealt, and what can be said of them."""

    def __init__(
        self, game: Game, kinds: Sequence[str], options: Mapping[str, str], wanted: int
    ) -> None:
        self.game = f"{game.name}/{game.edition}"
        self.competitive = game.competitive
        self.kinds = tuple(kinds)
        self.options = dict(options)
        self.wanted = wanted
        self.games: list[Played] = []
        self.interrupted = False
        """True when Ctrl-C ended it before all games were played."""

    @property
    def wins(self) -> int:
        """Games that somebody won; in a cooperative game, that the team won."""
        return sum(bool(played.winners) for played in self.games)

    @property
    def share(self) -> float:
        return self.wins / len(self.games) if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of wins."""
        return wilson(self.wins, len(self.games))

    @property
    def kind_wins(self) -> tuple[KindWins, ...]:
        """How each kind did, in the order of the line-up."""
        return tuple(self._wins_of(kind) for kind in dict.fromkeys(self.kinds))

    def _wins_of(self, kind: str) -> KindWins:
        seats = wins = shared = points = 0
        for played in self.games:
            for seat, sitting in enumerate(played.kinds):
                if sitting == kind:
                    seats += 1
                    wins += seat in played.winners
                    shared += seat in played.winners and len(played.winners) > 1
                    points += played.scores[seat] if played.scores else 0
        return KindWins(kind, seats, wins, shared, points / seats if seats else 0.0)

    @property
    def seat_wins(self) -> tuple[int, ...]:
        """For each seat the games it won, alone or with others."""
        won = Counter(seat for played in self.games for seat in played.winners)
        return tuple(won[seat] for seat in range(len(self.kinds)))

    @property
    def endings(self) -> dict[str, int]:
        """How often each result came about, the most frequent first: `loss_cubes red` is one."""
        counted = Counter(played.result for played in self.games)
        return dict(sorted(counted.items(), key=lambda entry: (-entry[1], entry[0])))

    @property
    def decisions_per_game(self) -> float:
        return sum(played.decisions for played in self.games) / max(1, len(self.games))

    @property
    def choices_per_decision(self) -> float:
        """The mean number of legal actions."""
        decisions = sum(played.decisions for played in self.games)
        return sum(played.choices for played in self.games) / max(1, decisions)

    @property
    def ms_per_decision(self) -> float:
        decisions = sum(played.decisions for played in self.games)
        return 1000 * sum(played.seconds for played in self.games) / max(1, decisions)

    @property
    def ms_per_turn(self) -> float | None:
        """None in a game without turns."""
        turns = sum(played.turns for played in self.games)
        return 1000 * sum(played.seconds for played in self.games) / turns if turns else None

    @property
    def slowest_turn_ms(self) -> float | None:
        slowest = max((played.slowest_turn for played in self.games), default=0.0)
        return 1000 * slowest if slowest else None

    def plain(self) -> Plain:
        """The summary, for JSON."""
        low, high = self.interval
        plain: Plain = {
            "game": self.game,
            "players": list(self.kinds),
            "options": self.options,
            "games": len(self.games),
            "wanted": self.wanted,
            "first_seed": self.games[0].seed if self.games else None,
            "wins": self.wins,
            "share": self.share,
            "interval_95": [low, high],
            "endings": self.endings,
            "decisions_per_game": self.decisions_per_game,
            "ms_per_decision": self.ms_per_decision,
            "ms_per_turn": self.ms_per_turn,
            "slowest_turn_ms": self.slowest_turn_ms,
        }
        if self.competitive:
            plain["choices_per_decision"] = self.choices_per_decision
            plain["kinds"] = [
                {
                    "players": one.kind,
                    "seats": one.seats,
                    "wins": one.wins,
                    "shared": one.shared,
                    "share": one.share,
                    "interval_95": list(one.interval),
                    "points": one.points,
                }
                for one in self.kind_wins
            ]
            plain["seats"] = [
                {"wins": wins, "interval_95": list(wilson(wins, len(self.games)))}
                for wins in self.seat_wins
            ]
        return plain

    def rows(self) -> list[dict[str, str | int | float]]:
        """One row a game, all with the same keys, for CSV."""
        return [played.row() for played in self.games]


def simulate(
    game: Game,
    kinds: Sequence[Kind],
    games: int,
    options: Mapping[str, str] | None = None,
    first_seed: int = 1,
    workers: int = 1,
    on_game: Callable[[Played], None] | None = None,
    *,
    ray: str | None = None,
    records: bool = False,
) -> Results:
    """Play `games` games with the seeds from `first_seed` on; kinds[n] sits in seat n.

    A kind is a name, or a class or function of your own (see `wardroom.players.registry`).
    In a competitive game each seed is played with every different rotation of the kinds.
    `on_game` is called after every game, in their order. With `records` the games are kept as text.
    `ray` is the address of a Ray cluster that plays in place of workers (see `cluster`).
    Ctrl-C ends the simulation and gives the results so far, marked as interrupted.
    """
    settled = game.settle(options or {}, len(kinds))
    results = Results(game, [kind_name(kind) for kind in kinds], settled, games)
    line_ups = rotations(kinds) if game.competitive else [tuple(kinds)]
    tasks = (
        (first_seed + number // len(line_ups), line_ups[number % len(line_ups)])
        for number in range(games)
    )
    crew = min(workers, max(1, games))
    try:
        for played in play_many(game, kinds, settled, tasks, crew, ray=ray, records=records):
            results.games.append(played)
            if on_game is not None:
                on_game(played)
    except KeyboardInterrupt:
        results.interrupted = True
    return results


def play_many(
    game: Game,
    kinds: Sequence[Kind],
    options: Mapping[str, str],
    tasks: Iterable[tuple[int, tuple[Kind, ...]]],
    workers: int,
    *,
    ray: str | None = None,
    records: bool = False,
) -> Iterator[Played]:
    """The games of some seeds and line-ups, in their order; the options are settled ones."""
    dismiss([colleague(game, kind, 0) for kind in kinds])
    elsewhere = workers > 1 or ray is not None
    if elsewhere:
        find_game(game.name, game.edition)
        sendable(kinds)
    named: Game | tuple[str, int] = (game.name, game.edition) if elsewhere else game
    return spread(partial(_play, named, options, records), tasks, workers, ray)


def rotations(kinds: Sequence[Kind]) -> list[tuple[Kind, ...]]:
    """The line-up from every first seat on; equal ones once.

    >>> rotations(["a", "b", "a", "b"])
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    turned = ((*kinds[first:], *kinds[:first]) for first in range(len(kinds)))
    return list(dict.fromkeys(turned))


def _play(
    game: Game | tuple[str, int],
    options: Mapping[str, str],
    records: bool,
    task: tuple[int, tuple[Kind, ...]],
) -> Played:
    if isinstance(game, tuple):
        game = find_game(*game)
    seed, kinds = task
    try:
        return play_one(game, kinds, options, seed, keep_record=records)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise WardroomError(f"The game with seed {seed} broke off: {why}") from error
