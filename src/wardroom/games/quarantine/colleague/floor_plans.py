"""What a floor plan promises, and where a tile does most for it.

A hospital grows best as a compact block: then nearly every further tile completes a nurses'
station. What a plan promises are the stations that its next few tiles can complete.
"""

from typing import Final

from wardroom.games.quarantine.colleague.rounding import settled
from wardroom.games.quarantine.content import FIRST_WARD
from wardroom.games.quarantine.grid import NORTH_EAST, STEPS
from wardroom.games.quarantine.layout import LOBBY_ALONE, Layout

_SOUTH_EAST: Final = STEPS[2] + STEPS[1]

BEST_SITE: Final = 0.32
NEXT_SITE: Final = 0.16
THIRD_SITE: Final = 0.08
OPEN_SITE: Final = 0.02
ENOUGH_SITES: Final = 8
CELLS_TO_TRY: Final = 4
OPENINGS_KEPT: Final = 12


class Place:
    """Where a tile of some shape can lie, and what the floor plan is worth then."""

    __slots__ = ("cell", "doors", "worth")

    def __init__(self, cell: int, doors: int, worth: float) -> None:
        self.cell = cell
        self.doors = doors
        self.worth = worth


def _by_worth(place: Place) -> float:
    return -place.worth


def completed(layout: Layout, cell: int) -> int:
    """How many nurses' stations a tile on this empty cell would complete (QUA-3.1)."""
    at = layout.at
    north = cell + STEPS[0] in at
    east = cell + STEPS[1] in at
    south = cell + STEPS[2] in at
    west = cell + STEPS[3] in at
    count = 0
    if north and east and cell + NORTH_EAST in at:
        count += 1
    if south and east and cell + _SOUTH_EAST in at:
        count += 1
    if south and west and cell - NORTH_EAST in at:
        count += 1
    if north and west and cell - _SOUTH_EAST in at:
        count += 1
    return count


def neighbours(layout: Layout, cell: int) -> int:
    """How many tiles share a side with this cell."""
    count = 0
    for step in STEPS:
        if cell + step in layout.at:
            count += 1
    return count


def promise(layout: Layout) -> float:
    """What the next few tiles can add: stations within reach, and room to grow at all."""
    first = second = third = 0
    sites = layout.sites()
    for cell in sites:
        count = completed(layout, cell)
        if count > first:
            first, second, third = count, first, second
        elif count > second:
            second, third = count, second
        elif count > third:
            third = count
    room = OPEN_SITE * min(len(sites), ENOUGH_SITES)
    return BEST_SITE * first + NEXT_SITE * second + THIRD_SITE * third + room


def best_places(
    layout: Layout, tile: int, quarantine: int, free: bool, cells_to_try: int = CELLS_TO_TRY
) -> list[Place]:
    """The most promising legal places of a tile, the best first."""
    cells = layout.cells(tile, quarantine, free)
    if len(cells) > cells_to_try:
        ranked = sorted([(-_attraction(layout, cell), cell) for cell in cells])
        cells = [cell for _, cell in ranked[:cells_to_try]]
    places = []
    for cell in cells:
        for doors in layout.rotations(tile, cell, quarantine, free):
            after = layout.with_tile(tile, cell, doors)
            places.append(Place(cell, doors, settled(len(after.stations) + promise(after))))
    places.sort(key=_by_worth)
    return places


def _attraction(layout: Layout, cell: int) -> int:
    return 8 * completed(layout, cell) + neighbours(layout, cell)


def _by_rank(entry: tuple[float, int, Layout]) -> tuple[float, int]:
    return entry[0], entry[1]


def best_openings() -> list[Layout]:
    """Starting hospitals that promise most, the best first.

    All wards have the same doors, so they are laid in the order of their numbers; anyone who builds
    one of these may deal the colours in another way.
    """
    kept = [LOBBY_ALONE]
    for ward in range(FIRST_WARD, FIRST_WARD + 4):
        ahead: list[tuple[float, int, Layout]] = []
        known: set[tuple[tuple[int, int], ...]] = set()
        for layout in kept:
            for cell in layout.cells(ward, 0, free=False):
                for doors in layout.rotations(ward, cell, 0, free=False):
                    after = layout.with_tile(ward, cell, doors)
                    shape = tuple(
                        sorted([(at, after.doors[tile]) for at, tile in after.at.items()])
                    )
                    if shape not in known:
                        known.add(shape)
                        worth = settled(len(after.stations) + promise(after))
                        ahead.append((-worth, len(ahead), after))
        ahead.sort(key=_by_rank)
        kept = [layout for _, _, layout in ahead[: 4 * OPENINGS_KEPT]]
    return kept[:OPENINGS_KEPT]
