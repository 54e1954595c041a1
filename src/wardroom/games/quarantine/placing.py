"""Laying down a tile: the cell, then the rotation, or setting it aside (D13, D21)."""

from wardroom.games.quarantine import rebuilding, trade
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.content import DOORS, TILES
from wardroom.games.quarantine.grid import cell_name
from wardroom.games.quarantine.state import (
    BOUGHT,
    CONTRACTED,
    PLACE,
    REBUILD_PLACE,
    REBUILD_TURNING,
    SET_ASIDE,
    TURNING,
    Position,
    Step,
)


class PlaceAside(QuarantineAction):
    """QUA-4.4: a tile that was set aside comes into the hospital, for nothing."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__("place_aside", TILES[tile], {"tile": TILES[tile]})
        self.tile = tile

    def perform(self, position: Position, seat: int) -> None:
        position.step = Step(PLACE, tile=self.tile, source=SET_ASIDE)


class Cell(QuarantineAction):
    """D13, D19: where the tile goes. With one rotation possible it lies there at once."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        super().__init__("cell", cell_name(cell), {"cell": cell_name(cell)})
        self.cell = cell

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is None:
            return
        rotations = legal_rotations(position, seat, step, self.cell)
        kind = REBUILD_TURNING if step.kind == REBUILD_PLACE else TURNING
        position.step = Step(
            kind,
            tile=step.tile,
            source=step.source,
            cell=self.cell,
            cubes=step.cubes,
            draft=step.draft,
        )
        if len(rotations) == 1:
            lay_down(position, seat, rotations[0])


def legal_rotations(position: Position, seat: int, step: Step, cell: int) -> list[int]:
    """The doors that the tile of this step may have on a cell."""
    if step.draft is not None:
        return rebuilding.all_rotations(step.tile)
    return position.layouts[seat].rotations(
        step.tile, cell, position.quarantine[seat], position.may_build_freely(seat)
    )


class Rotation(QuarantineAction):
    """QUA-2.10: how the tile is turned, named by the sides with a passage."""

    __slots__ = ("doors",)

    def __init__(self, doors: int) -> None:
        super().__init__("rotation", DOORS[doors], {"doors": DOORS[doors]})
        self.doors = doors

    def perform(self, position: Position, seat: int) -> None:
        lay_down(position, seat, self.doors)


class SetAside(QuarantineAction):
    """QUA-4.1: the acquired room is not placed yet."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("set_aside")

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is not None:
            position.step = None
            acquire(position, seat, step)
            position.put_aside(seat, step.tile)


def lay_down(position: Position, seat: int, doors: int) -> None:
    """The tile of the step lies on its cell; outside a rebuild the action is done."""
    step = position.step
    if step is None:
        return
    if step.draft is not None:
        rebuilding.put_down(position, step.draft, step.tile, step.cell, doors)
        return
    position.step = None
    acquire(position, seat, step)
    position.put_down(seat, step.tile, step.cell, doors)


def acquire(position: Position, seat: int, step: Step) -> None:
    """Take the tile from where it was."""
    if step.source == BOUGHT:
        trade.buy(position, seat, step.tile, step.cubes)
    elif step.source == CONTRACTED:
        trade.collect(position, seat, step.tile)
    else:
        left = position.asides[seat]
        position.asides[seat] = tuple([tile for tile in left if tile != step.tile])
