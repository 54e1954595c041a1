"""What a seat sees as numbers of a fixed size: docs/research/observations.md lists them.

    layout = layout_of(game("pandemic"))
    layout.size, layout.dtype              # how many numbers, and of which kind
    layout.flat(Sight(view, seat))         # all of them, in the order of the fields
    layout.named(Sight(view, seat))        # the same by the names of their fields

Observations are made from views alone, so they hold nothing that a seat may not know. A game names
its layout in `Game.observation`.
"""

from wardroom.kernel import Game, WardroomError
from wardroom.kernel.parts.observation import SEATS, Field, Layout, Sight

__all__ = ["SEATS", "Field", "Layout", "Sight", "layout_of"]

_made: dict[tuple[str, int], Layout] = {}


def layout_of(game: Game) -> Layout:
    """The layout of a game; WardroomError if nobody has written one."""
    known = _made.get((game.name, game.edition))
    if known is not None:
        return known
    if game.observation is None:
        raise WardroomError(
            f"{game.name} has no layout for observations; make one with "
            "wardroom.lab.observing.Layout and hand it over as `layout`."
        )
    layout = game.observation(game)
    _made[game.name, game.edition] = layout
    return layout
