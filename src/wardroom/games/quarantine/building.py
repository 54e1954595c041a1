"""The starting hospitals: four wards around the lobby, before the market is known (D1)."""

from typing import Final

from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.content import COLOURS, DOORS, FIRST_WARD, ROTATIONS
from wardroom.games.quarantine.grid import cell_at, cell_name, spot
from wardroom.games.quarantine.layout import LOBBY_ALONE
from wardroom.games.quarantine.state import BETWEEN, Position

_FARTHEST: Final = len(COLOURS)


class Lay(QuarantineAction):
    """QUA-0.2: a basic ward is laid down by the rules of placing."""

    __slots__ = ("cell", "doors", "ward")

    def __init__(self, ward: int, cell: int, doors: int) -> None:
        colour = COLOURS[ward - FIRST_WARD]
        super().__init__(
            "lay",
            f"{colour} {cell_name(cell)} {DOORS[doors]}",
            {"colour": colour, "spot": spot(cell, cell_at(0, 0)), "doors": DOORS[doors]},
        )
        self.ward = ward
        self.cell = cell
        self.doors = doors

    def perform(self, position: Position, seat: int) -> None:
        layout = position.layouts[seat]
        position.layouts[seat] = layout.with_tile(self.ward, self.cell, self.doors)


class Reset(QuarantineAction):
    """D1: back to the lobby alone. Only a player who holds the others up can do so too often."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("reset")

    def perform(self, position: Position, seat: int) -> None:
        position.layouts[seat] = LOBBY_ALONE
        if seat == position.active:
            position.cancels += 1


def open_hospital(position: Position) -> None:
    """The starting hospital is finished."""
    position.phase = BETWEEN


def key(ward: int, cell: int, doors: int) -> int:
    return (cell << 8) | (doors << 4) | ward


LAY: Final[dict[int, Lay]] = {
    key(ward, cell_at(x, y), doors): Lay(ward, cell_at(x, y), doors)
    for ward in range(FIRST_WARD, FIRST_WARD + len(COLOURS))
    for y in range(-_FARTHEST, _FARTHEST + 1)
    for x in range(-_FARTHEST, _FARTHEST + 1)
    if abs(x) + abs(y) <= _FARTHEST and (x, y) not in ((0, 0), (0, -1))
    for doors in ROTATIONS[ward]
}
"""Every way to lay a basic ward that can come up in a starting hospital."""
RESET: Final = Reset()
