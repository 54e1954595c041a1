"""Rebuilds worth their action: tiles that complete more stations elsewhere than they hold."""

from typing import Final

from wardroom.games.quarantine import actions
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.colleague.floor_plans import completed
from wardroom.games.quarantine.colleague.judgement import Judgement
from wardroom.games.quarantine.colleague.rounding import settled
from wardroom.games.quarantine.content import LOBBY, ROTATIONS, STORAGE, WAITING_ROOM
from wardroom.games.quarantine.layout import Layout
from wardroom.games.quarantine.legal import tiles_in
from wardroom.games.quarantine.rebuilding import unfinished
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.state import Draft

CELLS_TO_TRY: Final = 3


class Shift:
    """One tile taken from its place and put elsewhere."""

    __slots__ = ("cell", "doors", "layout", "tile", "worth")

    def __init__(self, tile: int, cell: int, doors: int, layout: Layout, worth: float) -> None:
        self.tile = tile
        self.cell = cell
        self.doors = doors
        self.layout = layout
        self.worth = worth

    def steps(self) -> list[QuarantineAction]:
        steps: list[QuarantineAction] = [
            actions.LIFT[self.tile],
            actions.PUT[self.tile],
            actions.CELL[self.cell],
        ]
        if len(ROTATIONS[self.tile]) > 1:
            steps.append(actions.ROTATION[self.doors - 1])
        return steps


def _by_worth(shift: Shift) -> float:
    return -shift.worth


def rebuilds(world: Flow, judgement: Judgement) -> list[list[QuarantineAction]]:
    """The best few ways to move one tile, or two one after the other, as steps."""
    seat = world.active
    layout = world.layouts[seat]
    found: list[list[QuarantineAction]] = []
    singles = _shifts(world, seat, layout, judgement, 0)
    for first in singles[: judgement.weights.rebuilds]:
        seconds = _shifts(world, seat, first.layout, judgement, 1 << first.tile)
        steps: list[QuarantineAction] = [actions.REBUILD, *first.steps()]
        if seconds:
            steps += seconds[0].steps()
        steps.append(actions.DONE)
        found.append(steps)
    return found


def _shifts(
    world: Flow, seat: int, layout: Layout, judgement: Judgement, touched: int
) -> list[Shift]:
    """Tiles that would complete more stations elsewhere, the best first; all of them legal."""
    fixed = world.quarantine[seat] | world.occupied(seat) | touched
    fixed |= 1 << LOBBY | 1 << STORAGE | 1 << WAITING_ROOM
    found: list[Shift] = []
    for tile in tiles_in(layout.present & ~fixed):
        held = 0
        for block in layout.stations:
            if (block >> tile) & 1:
                held += 1
        if held > 1:
            continue
        rest = layout.without(tile)
        sites = [cell for cell in rest.sites() if completed(rest, cell) > held]
        for cell in sites[:CELLS_TO_TRY]:
            if cell == layout.where[tile]:
                continue
            best: Shift | None = None
            for doors in ROTATIONS[tile]:
                after = rest.with_tile(tile, cell, doors)
                draft = Draft(after, 0, world.asides[seat], 0, 0)
                worth = settled(len(after.stations) + judgement.promise(after))
                if (best is None or worth > best.worth) and not unfinished(world, seat, draft):
                    best = Shift(tile, cell, doors, after, worth)
            if best is not None:
                found.append(best)
    found.sort(key=_by_worth)
    return found
