"""Every kind of colleague: those of the registry, and a person who takes all advice."""

from typing import Final

from wardroom.kernel import Colleague, Game
from wardroom.players.adviser import Obedient
from wardroom.players.registry import Kind, make_colleague

ADVISED: Final = "adviser"
"""A person who asks for advice at every decision and takes it; not for a seat beside people."""


def colleague(game: Game, kind: Kind, seed: int) -> Colleague:
    """A new colleague of that kind; equal seeds decide alike.

    Never give a colleague the seed of the game it plays in: it could deal that game again and look
    at the cards.
    """
    return Obedient(game) if kind == ADVISED else make_colleague(game, kind, seed)
