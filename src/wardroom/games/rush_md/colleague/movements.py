"""Movements by what they take: how each begins, and where it ends well."""

from typing import Final

from wardroom.games.rush_md.primitives import DROPS, WELL, Begin, Drop, all_primitives


def _begins() -> dict[tuple[str, int], Begin]:
    found: dict[tuple[str, int], Begin] = {}
    for action in all_primitives():
        if isinstance(action, Begin):
            found[action.move.verb, action.piece] = action
    return found


def _drops() -> dict[tuple[int, int], Drop]:
    return {(drop.drops, drop.target): drop for drop in DROPS if drop.verdict == WELL}


BEGINS: Final = _begins()
DROPS_WELL: Final = _drops()
