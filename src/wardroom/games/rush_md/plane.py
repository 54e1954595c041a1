"""The table plane (RMD-21.9): where things that tweezers and beds touch lie, on any screen.

Gestures are judged on it, so its numbers are part of the rules and whole; a face draws the rest of
the department around them.
"""

from typing import Final, NamedTuple

from wardroom.games.rush_md.content import (
    AT_BLOOD_EXAM,
    AT_CULTURES,
    AT_HOME,
    AT_MRI,
    AT_OR_A,
    AT_OR_B,
    AT_XRAY,
    BEDS,
    BLOOD,
    BLUE,
    FLUIDS,
    GREEN,
    ORANGE,
    ORGANS,
    SYRINGE,
    WHITE,
    YELLOW,
)
from wardroom.games.rush_md.traces import Point

WIDTH: Final = 1_000
HEIGHT: Final = 600


class Box(NamedTuple):
    """A rectangle."""

    x: int
    y: int
    w: int
    h: int

    @property
    def middle(self) -> Point:
        return self.x + self.w // 2, self.y + self.h // 2


SHELF: Final = (ORANGE, WHITE, BLUE, FLUIDS, GREEN, YELLOW, BLOOD, SYRINGE)
"""The shelves of Pharmacy and Blood Bank, in the order in which they stand."""

_BED: Final = (104, 116)
_LABS: Final = (0, 262)
_LAB: Final = 120
_ROOMS: Final = 484
_ROOM: Final = 111
_SHOP: Final = (710, 262)

_STRIPS: Final = {
    AT_CULTURES: _LABS[0],
    AT_BLOOD_EXAM: _LABS[0] + _LAB,
    AT_XRAY: _LABS[0] + 2 * _LAB,
    AT_MRI: _LABS[0] + 3 * _LAB,
    AT_OR_A: _ROOMS,
    AT_OR_B: _ROOMS + _ROOM,
}
"""Where the strip of an exam or Operating Room begins."""

HOMES: Final = tuple(
    Box(345 + (bed % 3) * 107 + bed // 3 * 332, 60, *_BED) for bed in range(len(BEDS))
)
"""By bed: its place in the Ward."""
SPOTS: Final = {
    area: Box(x + ((_ROOM if area >= AT_OR_A else _LAB) - _BED[0]) // 2, _LABS[1] + 24, *_BED)
    for area, x in _STRIPS.items()
}
"""By area: the place of the bed in it."""
STORED: Final = {
    **{
        kind: Box(_SHOP[0] + 6 + number % 4 * 59, _SHOP[1] + 24 + number // 4 * 49, 56, 46)
        for number, kind in enumerate(SHELF)
    },
    **{
        kind: Box(_SHOP[0] + 6 + number * 47, _SHOP[1] + 138, 46, 46)
        for number, kind in enumerate(ORGANS)
    },
}
"""By kind: the shelf, or the place in the Organ area."""
SUPPLY: Final = {
    kind: Box(_SHOP[0] + 6 + number % 6 * 39, _SHOP[1] + 202 + number // 6 * 38, 36, 34)
    for number, kind in enumerate((*SHELF, *ORGANS))
}
"""By kind: its heap in the box."""
SYRINGES: Final = {
    room: tuple(Box(_STRIPS[room] + 8 + number * 33, _LABS[1] + 204, 30, 70) for number in range(3))
    for room in (AT_OR_A, AT_OR_B)
}
"""By Operating Room and liquid: the syringe beside the bed."""
MOUTH: Final = 12
"""How far below its upper side the mouth of a syringe is."""
_TILE_X: Final = _STRIPS[AT_BLOOD_EXAM]
TILE: Final = Box(_TILE_X + 3, _LABS[1] + 199, 84, 78)
HOLES_AT: Final[tuple[Point, ...]] = tuple(
    (_TILE_X + left + column * 28, _LABS[1] + 213 + row * 25)
    for row, left, columns in ((0, 31, 2), (1, 17, 3), (2, 31, 2))
    for column in range(columns)
)
"""RMD-G.11: the holes in rows of two, three, two."""
RED_BESIDE: Final[Point] = (_TILE_X + 103, _LABS[1] + 220)
WHITE_BESIDE: Final[Point] = (_TILE_X + 103, _LABS[1] + 256)
BALANCE: Final[Point] = (_STRIPS[AT_MRI] + 28, _LABS[1] + 170)
"""RMD-21.12: the balance point of an hourglass on the scanner."""
SCANNER: Final[Point] = SPOTS[AT_MRI].middle
"""RMD-21.14: the bed in the scanner."""


def mouth(syringe: Box) -> Point:
    """Where a unit goes into a syringe."""
    return syringe.x + syringe.w // 2, syringe.y + MOUTH


def bed_at(bed: int, area: int) -> Point:
    """The middle of a bed where it stands."""
    return HOMES[bed].middle if area == AT_HOME else SPOTS[area].middle
