"""Where a tile may lie and why not elsewhere, told in advance.

`Layout` decides; here each cell that it closes gets its reason, the id of a message. A reason is
that of the most hopeful rotation: what remains in the way when the tile is turned as well as it can
be.
"""

from typing import Final

from wardroom.games.quarantine import rebuilding
from wardroom.games.quarantine.content import DOORS, ROTATIONS
from wardroom.games.quarantine.grid import NEAR, STEPS, cell_name, is_fenced_in
from wardroom.games.quarantine.layout import Layout, Survey
from wardroom.games.quarantine.state import Draft, Position

OCCUPIED: Final = "why-not-occupied"
ENTRANCE: Final = "why-not-entrance"
FENCED: Final = "why-not-fenced"
FAR: Final = "why-not-far"
WALLS: Final = "why-not-walls"
TURNED: Final = "why-not-turned"
QUARANTINE: Final = "why-not-quarantine"
ISLAND: Final = "why-not-island"
NO_OBSTACLE: Final = ""

_HOPEFUL: Final = (FENCED, ISLAND, QUARANTINE, TURNED)


def obstacle(layout: Layout, cell: int, doors: int, quarantine: int, free: bool) -> str:
    """What keeps a tile with these doors from lying on a cell (QUA-2, QUA-17.14)."""
    if cell in layout.at:  # QUA-2.1
        return OCCUPIED
    if cell == layout.front:  # QUA-2.8
        return ENTRANCE
    if not _is_near(layout, cell, free):
        return FAR
    opened, clean, home = layout.openings(layout.sides(cell), quarantine)
    if free:
        if doors & opened and not doors & clean:
            return QUARANTINE
    elif not opened:
        return WALLS
    elif not doors & opened:  # QUA-2.2
        return TURNED
    elif not doors & clean:  # QUA-2.5
        return QUARANTINE
    elif not doors & home:  # QUA-2.3
        return ISLAND
    if is_fenced_in(layout.at, layout.front, cell):  # QUA-2.9
        return FENCED
    return NO_OBSTACLE


def _is_near(layout: Layout, cell: int, free: bool) -> bool:
    """QUA-2.2: beside a tile; QUA-G.11: under a Helipad within two cells of one."""
    for step in NEAR if free else STEPS:
        if cell + step in layout.at:
            return True
    return False


def obstacle_to(layout: Layout, tile: int, cell: int, quarantine: int, free: bool) -> str:
    """What keeps a tile from a cell however it is turned."""
    found = [obstacle(layout, cell, doors, quarantine, free) for doors in ROTATIONS[tile]]
    if NO_OBSTACLE in found:
        return NO_OBSTACLE
    for reason in _HOPEFUL:
        if reason in found:
            return reason
    return found[0]


def survey(layout: Layout, tile: int, quarantine: int, free: bool) -> Survey:
    """The open cells with the doors that a tile may have there, and the closed ones with reasons.

    Equal shapes on equal plans have equal surveys, so the plan keeps them. What is not listed is
    too far away.
    """
    key = (ROTATIONS[tile][0], quarantine, free)
    known = layout.surveys.get(key)
    if known is None:
        opened: dict[str, tuple[str, ...]] = {}
        closed = {cell_name(cell): OCCUPIED for cell in layout.at}
        for cell in layout.within_two() if free else layout.beside():
            rotations = layout.rotations(tile, cell, quarantine, free)
            if rotations:
                opened[cell_name(cell)] = tuple([DOORS[doors] for doors in rotations])
            else:
                closed[cell_name(cell)] = obstacle_to(layout, tile, cell, quarantine, free)
        known = (opened, closed)
        layout.surveys[key] = known
    return known


def survey_of_draft(position: Position, seat: int, draft: Draft, tile: int) -> Survey:
    """QUA-16.4: the same in a rebuild, for a tile that is lifted or about to be."""
    at = draft.layout.at
    if draft.layout.has(tile):
        at = at.copy()
        del at[draft.layout.where[tile]]
    rotations = tuple([DOORS[doors] for doors in ROTATIONS[tile]])
    opened = {cell_name(cell): rotations for cell in rebuilding.cells_to_put(position, seat, at)}
    return opened, {cell_name(cell): OCCUPIED for cell in at}


def obstacle_in_rebuild(position: Position, seat: int, layout: Layout, cell: int) -> str:
    """QUA-16.4: any empty cell near a tile will do; whether all is well shows at the end."""
    if cell in layout.at:
        return OCCUPIED
    return NO_OBSTACLE if _is_near(layout, cell, position.may_build_freely(seat)) else FAR
