"""The installed games. Any package adds one through the entry point group `wardroom.games`."""

from functools import cache
from importlib.metadata import entry_points
from typing import Final, cast

from wardroom.kernel.errors import UnknownGame
from wardroom.kernel.game import Game

GROUP: Final = "wardroom.games"


def games() -> tuple[str, ...]:
    """The names of all installed games."""
    return tuple(sorted(entry.name for entry in entry_points(group=GROUP)))


@cache
def game(name: str, edition: int | None = None) -> Game:
    """The game of that name, in its newest edition unless one is asked for; or UnknownGame."""
    newest = _installed(name)
    if edition is None or edition == newest.edition:
        return newest
    for earlier in newest.earlier:
        if earlier.edition == edition:
            return earlier
    there = ", ".join(str(each.edition) for each in (*newest.earlier, newest))
    raise UnknownGame(f"There is no edition {edition} of {name} here; there are: {there}.")


def _installed(name: str) -> Game:
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            try:
                return cast(Game, entry.load())
            except Exception as error:
                raise UnknownGame(f"The game {name!r} cannot be loaded: {error}.") from error
    raise UnknownGame(f"No game {name!r} is installed; there are: {', '.join(games())}.")
