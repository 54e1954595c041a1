"""The deal of the day: with how many seats and which options a game is dealt for everybody.

It is the text file `daily.toml` beside the rules of a game; a game without one has no deal of the
day. docs/decisions/daily.md tells how it is written.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from wardroom.kernel.errors import WardroomError
from wardroom.kernel.game import Game

FILE: Final = "daily.toml"
COMPANY: Final = ("colleagues", "alone", "friends")
"""With whom it can be played: computer colleagues in the other seats, all seats oneself, or
friends."""
_KEYS: Final = frozenset({"seats", "options", "company", "colleague", "levels", "turns", "points"})


class MalformedDaily(WardroomError):
    """A file that cannot be read: whoever wrote it can mend it."""


class DailyDeal(NamedTuple):
    """How the deal of the day is set up."""

    seats: int
    options: Mapping[str, str]
    company: tuple[str, ...]
    """Of `COMPANY`, what is usual first."""
    colleague: str
    """The kind in the other seats, the same for everybody who plays with colleagues."""
    levels: tuple[str, ...]
    """The kinds that play the deal too, to be compared with."""
    turns: str | None
    """What counts how long a game was: the name of a number in a view."""
    points: str | None
    """The same for points, in a game whose outcome has none."""


def daily_of(game: Game) -> DailyDeal | None:
    """How the game is dealt for everybody; None if it has no deal of the day."""
    return _daily_in(game.package)


@cache
def _daily_in(package: str) -> DailyDeal | None:
    file = files(package).joinpath(FILE)
    return read_daily(file.read_text(encoding="utf-8")) if file.is_file() else None


def read_daily(text: str) -> DailyDeal:
    """The deal of this file, or MalformedDaily in a sentence."""
    try:
        told: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise MalformedDaily(f"This is no TOML: {error}.") from error
    for key in told:
        if key not in _KEYS:
            raise MalformedDaily(f"{key!r} is not known; there are {', '.join(sorted(_KEYS))}.")
    company = tuple([str(each) for each in told.get("company", COMPANY[:1])])
    if not company or [each for each in company if each not in COMPANY]:
        raise MalformedDaily(f"The company of a daily deal is any of {', '.join(COMPANY)}.")
    if "seats" not in told or "colleague" not in told:
        raise MalformedDaily("A daily deal says how many seats it has and which colleague plays.")
    return DailyDeal(
        int(told["seats"]),
        {str(name): str(value) for name, value in told.get("options", {}).items()},
        company,
        str(told["colleague"]),
        tuple([str(each) for each in told.get("levels", [])]),
        str(told["turns"]) if "turns" in told else None,
        str(told["points"]) if "points" in told else None,
    )
