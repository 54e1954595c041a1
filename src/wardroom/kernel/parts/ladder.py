"""How often a game is won as it is set up, measured in simulated games, and what to try next.

The figures of a game are written by `python -m tools.ladder`; nobody estimates them by hand.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

_STEP: Final = 0.03
"""Settings whose shares differ by less are equally hard."""
_TOO_HARD: Final = 0.3
"""After a loss at less than this something easier is suggested, else the same again."""


class Rung(NamedTuple):
    """One way to set up the game, and how many of so many simulated games were won."""

    seats: int
    level: str
    """The kind of colleague in the seats; in a competitive game, of the rivals."""
    options: Mapping[str, str]
    """Those of the ladder's setting."""
    games: int
    wins: float
    """A shared win counts in part."""

    @property
    def share(self) -> float:
        return self.wins / self.games


class Ladder(NamedTuple):
    """All rungs of a game."""

    settings: tuple[Mapping[str, str], ...]
    """Options, from easy to hard."""
    levels: tuple[str, ...]
    """Kinds of colleague, from weak to strong."""
    rungs: tuple[Rung, ...]
    player: str | None = None
    """Whose wins are counted against rivals of each level; None where a whole team plays."""
    indifferent: tuple[str, ...] = ()
    """Options that make a game neither easier nor harder."""

    def setting(self, options: Mapping[str, str], defaults: Mapping[str, str]) -> int | None:
        """The number of the setting that these options mean; None for one nobody has measured."""
        for number, setting in enumerate(self.settings):
            if all(
                options.get(name, default) == setting.get(name, default)
                for name, default in defaults.items()
                if name not in self.indifferent
            ):
                return number
        return None

    def rung(self, seats: int, level: str, setting: int) -> Rung | None:
        """What was measured for it."""
        wanted = self.settings[setting]
        for rung in self.rungs:
            if (rung.seats, rung.level, rung.options) == (seats, level, wanted):
                return rung
        return None


def suggested(ladder: Ladder, seats: int, level: str, setting: int, won: bool) -> Rung | None:
    """What to play next; None after a win where nothing harder is known."""
    here = ladder.rung(seats, level, setting)
    if here is None:
        return None
    around = _around(ladder, seats, level, setting)
    if won:
        harder = [rung for rung in around if rung.share <= here.share - _STEP]
        return max(harder, key=_share, default=None)
    if here.share >= _TOO_HARD:
        return here
    easier = [rung for rung in around if rung.share >= here.share + _STEP]
    return min(easier, key=_share, default=here)


def _share(rung: Rung) -> float:
    return rung.share


def _around(ladder: Ladder, seats: int, level: str, setting: int) -> Sequence[Rung]:
    """All rungs one step away: another setting, one seat more or less, or another rival."""
    found = [ladder.rung(seats, level, near) for near in _beside(setting, len(ladder.settings))]
    found += [ladder.rung(count, level, setting) for count in (seats - 1, seats + 1)]
    if ladder.player is not None:
        place = ladder.levels.index(level)
        kinds = [ladder.levels[near] for near in _beside(place, len(ladder.levels))]
        found += [ladder.rung(seats, kind, setting) for kind in kinds]
    return [rung for rung in found if rung is not None]


def _beside(place: int, count: int) -> list[int]:
    return [near for near in (place - 1, place + 1) if 0 <= near < count]
