"""Finding a colleague by the name of its kind."""

from collections.abc import Iterable

from wardroom.kernel import Colleague, Game, WardroomError
from wardroom.players.process import PREFIX, ProcessPlayer
from wardroom.players.randomly import RandomPlayer


class UnknownColleague(WardroomError):
    """A game has no computer colleague of that kind."""


def kinds(game: Game) -> tuple[str, ...]:
    """The kinds of colleague that can sit down at this game, the simplest first."""
    return ("random", *(kind for kind in game.colleagues if kind != "random"))


def colleague(game: Game, kind: str, seed: int) -> Colleague:
    """A new colleague of that kind; equal seeds decide alike.

    `process:COMMAND` is a bot in a process of its own. Never give a colleague the seed of the
    game it plays in: a bot could deal that game again and look at the cards.
    """
    if kind.startswith(PREFIX):
        return ProcessPlayer(kind.removeprefix(PREFIX), seed)
    if kind in game.colleagues:
        return game.colleagues[kind](seed)
    if kind == "random":
        return RandomPlayer(seed)
    raise UnknownColleague(
        f"{game.name} has no colleague {kind!r}; it has {', '.join(kinds(game))}."
    )


def dismiss(colleagues: Iterable[Colleague]) -> None:
    """Say goodbye: colleagues with a `close` method (a process, a pool) are closed."""
    for one in colleagues:
        close = getattr(one, "close", None)
        if close is not None:
            close()
