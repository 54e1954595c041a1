"""Every kind of colleague with or against every other, on the same deals.

Rivals meet in all combinations, and each deal is played with every rotation of the seats. Ratings
come from who beat whom; where several lose to one, each has lost to that one, and nobody to each
other. In a game of one team there is nobody to beat but the game: every mix of kinds plays the same
deals, turning through the seats, and the share of wins counts, with its interval.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from wardroom.kernel import Game, Plain, WardroomError
from wardroom.lab.played import Played
from wardroom.lab.ratings import Duels, rating_intervals, ratings
from wardroom.lab.simulation import play_many, rotations
from wardroom.lab.wilson import wilson
from wardroom.players import Kind, kind_name

LineUp = tuple[Kind, ...]


class Standing(NamedTuple):
    """How one kind did."""

    kind: str
    seats: int
    """How often one of them sat at a table; in a game of one team, games of such a team alone."""
    wins: int
    points: float
    """The mean score; 0 in a game without scores."""
    rating: float | None
    """None in a game of one team."""
    rating_interval: tuple[float, float] | None

    @property
    def share(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of wins."""
        return wilson(self.wins, self.seats)


class Mix(NamedTuple):
    """How one team, or one group of rivals, did over all its games."""

    kinds: tuple[str, ...]
    games: int
    wins: int
    """Games that the team won; games of rivals always have a winner."""

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


class Tournament:
    """The games of a tournament and what can be said of them."""

    def __init__(
        self, game: Game, kinds: Sequence[str], seats: int, options: Mapping[str, str], wanted: int
    ) -> None:
        self.game = f"{game.name}/{game.edition}"
        self.competitive = game.competitive
        self.kinds = tuple(kinds)
        self.seats = seats
        self.options = dict(options)
        self.wanted = wanted
        self.games: list[Played] = []
        self.interrupted = False

    @property
    def mixes(self) -> list[Mix]:
        """Every group of kinds that met, the best team first."""
        games: dict[tuple[str, ...], list[Played]] = {}
        for played in self.games:
            games.setdefault(tuple(sorted(played.kinds, key=self.kinds.index)), []).append(played)
        mixes = [
            Mix(kinds, len(found), sum(bool(played.winners) for played in found))
            for kinds, found in games.items()
        ]
        return sorted(mixes, key=lambda mix: (-mix.share, mix.kinds))

    @property
    def standings(self) -> list[Standing]:
        """Every kind, the best first."""
        if not self.games:
            return []
        if not self.competitive:
            alone = {mix.kinds: mix for mix in self.mixes}
            found = []
            for kind in self.kinds:
                mix = alone.get((kind,) * self.seats, Mix((kind,), 0, 0))
                found.append(Standing(kind, mix.games, mix.wins, 0.0, None, None))
            return sorted(found, key=lambda one: (-one.share, one.kind))
        deals: dict[int, list[Played]] = {}
        for played in self.games:
            deals.setdefault(played.seed, []).append(played)
        duels = [_duels(found) for found in deals.values()]
        rating = ratings(self.kinds, _together(duels))
        intervals = rating_intervals(self.kinds, duels)
        found = [self._standing(kind, rating[kind], intervals[kind]) for kind in self.kinds]
        return sorted(found, key=lambda one: (-(one.rating or 0.0), one.kind))

    def _standing(self, kind: str, rating: float, interval: tuple[float, float]) -> Standing:
        seats = wins = points = 0
        for played in self.games:
            for seat, sitting in enumerate(played.kinds):
                if sitting == kind:
                    seats += 1
                    wins += seat in played.winners
                    points += played.scores[seat] if played.scores else 0
        return Standing(kind, seats, wins, points / seats if seats else 0.0, rating, interval)

    def plain(self) -> Plain:
        """The summary, for JSON."""
        return {
            "game": self.game,
            "players": list(self.kinds),
            "seats": self.seats,
            "options": self.options,
            "games": len(self.games),
            "wanted": self.wanted,
            "standings": [
                {
                    "players": one.kind,
                    "seats": one.seats,
                    "wins": one.wins,
                    "share": one.share,
                    "interval_95": list(one.interval),
                    "points": one.points,
                    "rating": one.rating,
                    "rating_interval_95": one.rating_interval and list(one.rating_interval),
                }
                for one in self.standings
            ],
            "mixes": [
                {
                    "players": list(mix.kinds),
                    "games": mix.games,
                    "wins": mix.wins,
                    "share": mix.share,
                    "interval_95": list(mix.interval),
                }
                for mix in ([] if self.competitive else self.mixes)
            ],
        }

    def rows(self) -> list[dict[str, str | int | float]]:
        """One row a game, for CSV."""
        return [played.row() for played in self.games]


def tournament(
    game: Game,
    kinds: Sequence[Kind],
    deals: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    first_seed: int = 1,
    workers: int = 1,
    on_game: Callable[[Played], None] | None = None,
    *,
    ray: str | None = None,
    records: bool = False,
) -> Tournament:
    """Play `deals` deals with every line-up; two seats if not said otherwise.

    Kinds, workers, `ray`, `records` and Ctrl-C are those of `simulate`.
    """
    names = [kind_name(kind) for kind in kinds]
    if len(set(names)) != len(names):
        raise WardroomError("A kind of colleague is named twice in this tournament.")
    if len(names) < 2:
        raise WardroomError("A tournament needs at least two kinds of colleagues.")
    size = _size(game, seats)
    settled = game.settle(options or {}, size)
    planned = fixtures(game, kinds, deals, seats, first_seed)
    result = Tournament(game, names, size, settled, len(planned))
    crew = min(workers, max(1, len(planned)))
    try:
        for played in play_many(game, kinds, settled, planned, crew, ray=ray, records=records):
            result.games.append(played)
            if on_game is not None:
                on_game(played)
    except KeyboardInterrupt:
        result.interrupted = True
    return result


def line_ups(kinds: Sequence[Kind], seats: int, rivals: bool) -> list[LineUp]:
    """Who sits down together. Rivals of one kind alone would prove nothing.

    >>> line_ups(["a", "b", "c"], 2, rivals=True)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 2, rivals=False)
    [('a', 'a'), ('a', 'b'), ('b', 'b')]
    """
    if rivals and seats <= len(kinds):
        return list(combinations(kinds, seats))
    mixed = combinations_with_replacement(kinds, seats)
    return [line_up for line_up in mixed if not rivals or len(set(line_up)) > 1]


def fixtures(
    game: Game, kinds: Sequence[Kind], deals: int, seats: int | None = None, first_seed: int = 1
) -> list[tuple[int, LineUp]]:
    """The seeds and line-ups of a tournament.

    Deal by deal, so that an interrupted tournament is a fair one on fewer deals.
    """
    planned: list[tuple[int, LineUp]] = []
    teams = [
        rotations(team) for team in line_ups(kinds, _size(game, seats), rivals=game.competitive)
    ]
    for deal in range(deals):
        for turned in teams:
            at_the_table = turned if game.competitive else [turned[deal % len(turned)]]
            planned += [(first_seed + deal, line_up) for line_up in at_the_table]
    return planned


def _size(game: Game, seats: int | None) -> int:
    return seats if seats is not None else 2 if 2 in game.seats else game.seats[0]


def _duels(games: Sequence[Played]) -> Duels:
    """Who beat whom; a win that is shared is a draw between those who share it."""
    duels: dict[tuple[str, str], float] = {}
    for played in games:
        for winner in played.winners:
            for seat, other in enumerate(played.kinds):
                if other != played.kinds[winner]:
                    won = 0.5 if seat in played.winners else 1.0
                    pair = played.kinds[winner], other
                    duels[pair] = duels.get(pair, 0.0) + won
    return duels


def _together(duels: Sequence[Duels]) -> Duels:
    total: dict[tuple[str, str], float] = {}
    for one in duels:
        for pair, won in one.items():
            total[pair] = total.get(pair, 0.0) + won
    return total
