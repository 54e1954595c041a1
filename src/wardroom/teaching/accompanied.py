"""The first real game is accompanied: who sits there, and what is explained when it first happens.

Both are text files in the folder `accompanied` beside the rules of a game. `table.toml` says how
the table is set for somebody who has only taken a lesson; `first_times.toml` names the events that
are explained once in a person's life. docs/decisions/accompanied.md tells how they are written.
"""

import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from wardroom.kernel.errors import WardroomError
from wardroom.kernel.game import Game
from wardroom.kernel.message import Argument, Message

FOLDER: Final = "accompanied"
TABLE: Final = "table.toml"
FIRST_TIMES: Final = "first_times.toml"
ME: Final = "me"
"""The seat of the person in a line-up, and in a condition any seat that they play."""
_TABLE_KEYS: Final = frozenset({"seats", "options"})
_TIME_KEYS: Final = frozenset({"name", "event", "when", "until"})


class MalformedCompany(WardroomError):
    """A file of the folder that cannot be read: its author can mend it."""


class FirstTable(NamedTuple):
    """How a table is set for a person's first real game."""

    seats: tuple[str, ...]
    """Who sits where: `me`, or a kind of computer colleague."""
    options: Mapping[str, str]

    @property
    def me(self) -> int:
        """The seat of the person."""
        return self.seats.index(ME)


class FirstTime(NamedTuple):
    """Something that is explained when it happens for the first time in a person's life."""

    name: str
    event: str
    """The kind of the event."""
    when: Mapping[str, tuple[str, ...]]
    """What its arguments must be, each one of these: `me` is a seat that the person plays, and
    `c*` whatever begins with a c."""
    until: tuple[str, ...] = ()
    """The kinds of events with which its moment has passed: what waits to be told until then is
    told when it happens again."""

    def message(self) -> Message:
        """What is said about it."""
        return Message("first-" + self.name)

    def happens(self, kind: str, args: Mapping[str, Argument], own: Collection[int]) -> bool:
        """Is this what somebody who plays these seats is told of?"""
        return kind == self.event and all(
            _fits(args.get(name), wanted, own) for name, wanted in self.when.items()
        )


def _fits(found: Argument | None, wanted: tuple[str, ...], own: Collection[int]) -> bool:
    for one in wanted:
        if one == ME:
            if found in own:
                return True
        elif one.endswith("*"):
            if str(found).startswith(one[:-1]):
                return True
        elif str(found) == one:
            return True
    return False


def first_table_of(game: Game) -> FirstTable | None:
    """How the game is set up for a first time; None if it does not say."""
    teaching = game.teaching
    return _table_in(game.package) if teaching is not None and teaching.first_table else None


def first_times_of(game: Game) -> tuple[FirstTime, ...]:
    """What the game explains once, what matters most first; none if it does not say."""
    teaching = game.teaching
    return _times_in(game.package) if teaching is not None and teaching.first_times else ()


@cache
def _table_in(package: str) -> FirstTable:
    return read_table(_read(package, TABLE))


@cache
def _times_in(package: str) -> tuple[FirstTime, ...]:
    return read_first_times(_read(package, FIRST_TIMES))


def _read(package: str, name: str) -> str:
    return files(package).joinpath(FOLDER, name).read_text(encoding="utf-8")


def read_table(text: str) -> FirstTable:
    """The table of this file, or MalformedCompany in a sentence."""
    told = _parsed(text)
    _know(told, _TABLE_KEYS)
    seats = tuple([str(kind) for kind in told.get("seats", [])])
    if seats.count(ME) != 1:
        raise MalformedCompany(f"One seat of a first table is {ME!r}, not {seats.count(ME)}.")
    return FirstTable(seats, {str(key): str(is_) for key, is_ in told.get("options", {}).items()})


def read_first_times(text: str) -> tuple[FirstTime, ...]:
    """The first times of this file, or MalformedCompany in a sentence."""
    told = _parsed(text)
    _know(told, frozenset({"first_time"}))
    found = []
    for one in told.get("first_time", []):
        _know(one, _TIME_KEYS)
        if "name" not in one or "event" not in one:
            raise MalformedCompany("A first time has a name and the kind of an event.")
        when = {str(key): _values(is_) for key, is_ in one.get("when", {}).items()}
        until = _values(one.get("until", []))
        found.append(FirstTime(str(one["name"]), str(one["event"]), when, until))
    if len({one.name for one in found}) != len(found):
        raise MalformedCompany("Each first time needs its own name.")
    return tuple(found)


def _parsed(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise MalformedCompany(f"This is no TOML: {error}.") from error


def _know(told: Mapping[str, Any], keys: frozenset[str]) -> None:
    for key in told:
        if key not in keys:
            known = ", ".join(sorted(keys))
            raise MalformedCompany(f"{key!r} is not known; there are {known}.")


def _values(told: object) -> tuple[str, ...]:
    if isinstance(told, list):
        return tuple([str(each) for each in told])
    return (str(told),)
