"""Finding a colleague by the name of its kind, or making one of your own.

A kind is one of the game's own (`gentle`, `good`, `strong`), `random`, `adviser` (a person who
takes all advice, for simulations), `process:COMMAND` for a bot in a process of its own, or
`module:Name` for a class or function of yours. In Python the class or function itself
will do. An instance is made for each seat and game, with a seed; a function is
asked every time, with the Perspective, and answers as `choose` does, or with the bare action.
An installed package adds kinds through the entry point group `wardroom.colleagues`, each under the
name of its game and its own (`pandemic.strong`).

A server takes only kinds that it knows, so that nobody can make it load code. Those who run it name
theirs in the environment: WARDROOM_COLLEAGUES="my_bots:Gardener, pandemic=my_bots:Careful".
"""

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, cast

from wardroom.kernel import Action, Choice, Colleague, Game, Perspective, Wait, WardroomError
from wardroom.players.process import PREFIX, ProcessPlayer
from wardroom.players.random_player import RandomPlayer

VARIABLE: Final = "WARDROOM_COLLEAGUES"
GROUP: Final = "wardroom.colleagues"

LEVELS: Final = ("gentle", "good", "strong")
"""The levels of colleagues, called alike in every game, the simplest first."""

Decision = Choice | Wait | Action | None
Kind = str | type | Callable[[Perspective], Decision]
"""What names a colleague: a name, a class, or a function that decides."""


class UnknownColleague(WardroomError):
    """A game has no computer colleague of that kind."""


class Deciding:
    """A colleague made from a function."""

    def __init__(self, decide: Callable[[Perspective], Decision]) -> None:
        self._decide = decide

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        decided = self._decide(perspective)
        if decided is None or isinstance(decided, Choice | Wait):
            return decided
        return Choice(decided)


def kinds(game: Game) -> tuple[str, ...]:
    """The kinds of colleague that can sit down at this game, the simplest first."""
    named = (*game.colleagues, *_installed(game), *_named_in_the_environment(game))
    return ("random", *(kind for kind in named if kind != "random"))


def best_kind(game: Game) -> str:
    """The strongest of the game's own colleagues, which it lists last; `random` if it has none."""
    return next(reversed(list(game.colleagues)), "random")


def first_kind(game: Game) -> str:
    """The kind that newcomers meet: the simplest of the game's own; `random` if it has none."""
    return next(iter(game.colleagues), "random")


def simpler_kind(game: Game, kind: str) -> str:
    """The kind that plays on where this one has failed: the next level down that the game has."""
    below = LEVELS[: LEVELS.index(kind)] if kind in LEVELS else ()
    return next((level for level in reversed(below) if level in game.colleagues), "random")


def present_kind(game: Game, kind: str) -> str:
    """What a kind is called now, so that tables and records of before the levels go on.

    The strongest level may come with a package that is not installed everywhere; where it is
    missing, the best that is there plays on.
    """
    kind = game.former_kinds.get(kind, kind)
    if kind in game.colleagues or kind not in LEVELS or kind in _installed(game):
        return kind
    best = best_kind(game)
    return best if best in LEVELS else kind


def kind_name(kind: Kind) -> str:
    """What results and records call a kind."""
    if isinstance(kind, str):
        return kind
    made = kind.func if isinstance(kind, partial) else kind
    name = getattr(made, "__qualname__", type(made).__qualname__)
    return f"{getattr(made, '__module__', '?')}:{name}"


def make_colleague(game: Game, kind: Kind, seed: int) -> Colleague:
    """A new colleague of a kind that plays by itself."""
    if not isinstance(kind, str):
        return _made(kind, seed)
    if kind.startswith(PREFIX):
        return ProcessPlayer(kind.removeprefix(PREFIX), seed)
    kind = present_kind(game, kind)
    if kind in game.colleagues:
        return game.colleagues[kind](seed)
    if kind == "random":
        return RandomPlayer(seed)
    if kind in (installed := _installed(game)):
        return _made(installed[kind].load(), seed)
    if is_own(kind):
        return _made(_loaded(kind), seed)
    raise UnknownColleague(
        f"{game.name} has no colleague {kind!r}; it has {', '.join(kinds(game))}."
    )


def is_own(kind: str) -> bool:
    """Is it the name of somebody's own colleague, such as `my_bots:Gardener`?"""
    module, colon, name = kind.partition(":")
    words = (*module.split("."), *name.split("."))
    return bool(colon) and all(word.isidentifier() for word in words)


def dismiss(colleagues: Iterable[Colleague]) -> None:
    """Close those colleagues that have a `close` method (a process, a pool)."""
    for one in colleagues:
        close = getattr(one, "close", None)
        if close is not None:
            close()


def _installed(game: Game) -> dict[str, EntryPoint]:
    """The colleagues that installed packages add to this game, by kind."""
    found = {}
    for entry in _entries(tuple(sys.path)):
        name, _, kind = entry.name.partition(".")
        if name == game.name:
            found[kind] = entry
    return found


@cache
def _entries(_path: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """What is installed on this path: looking through all packages takes ten milliseconds."""
    return tuple(entry_points(group=GROUP))


def installed_levels(game: Game) -> list[tuple[str, object]]:
    """The levels that installed packages add to this game, with what makes them."""
    found = []
    for level, entry in _installed(game).items():
        if level in LEVELS and level not in game.colleagues:
            with suppress(ImportError):
                found.append((level, entry.load()))
    return found


def _made(kind: Any, seed: int) -> Colleague:
    maker = kind.func if isinstance(kind, partial) else kind
    if isinstance(maker, type):
        return cast(Colleague, kind(seed))
    if callable(kind):
        return Deciding(kind)
    raise UnknownColleague(f"{kind!r} is no colleague: it is neither a class nor a function.")


def _loaded(kind: str) -> object:
    """The class or function of that name; its module may be in the current folder."""
    module, _, name = kind.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found: object = import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except Exception as error:
        raise UnknownColleague(f"The colleague {kind!r} cannot be loaded: {error}.") from error
    return found


def check_named() -> None:
    """UnknownColleague if the environment names a colleague that cannot be loaded."""
    for item in os.environ.get(VARIABLE, "").split(","):
        _, _, kind = item.strip().rpartition("=")
        if kind and not is_own(kind):
            raise UnknownColleague(f"{kind!r} is not the name of a colleague such as my_bots:Name.")
        if kind:
            _made(_loaded(kind), 0)


def _named_in_the_environment(game: Game) -> list[str]:
    found = []
    for item in os.environ.get(VARIABLE, "").split(","):
        only, equals, kind = item.strip().rpartition("=")
        if is_own(kind) and (not equals or only.strip() == game.name):
            found.append(kind)
    return found
