"""Rebuild in small steps (D19): lift, put, set aside, and the test of what results."""

from typing import Final

from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.content import (
    HELIPAD,
    LIFTS,
    LIFTS_WITH_MAINTENANCE,
    LOBBY,
    MAINTENANCE,
    MOST_SET_ASIDE,
    ROTATIONS,
    TILE_COUNT,
    TILES,
)
from wardroom.games.quarantine.grid import NEAR, STEPS
from wardroom.games.quarantine.layout import Layout, empty_around
from wardroom.games.quarantine.state import (
    REBUILD,
    REBUILD_PLACE,
    Draft,
    Position,
    Step,
)

# What keeps a rebuild from being done.
NO_LOBBY: Final = "why-not-done-lobby"
IN_HAND: Final = "why-not-done-hand"
UNCHANGED: Final = "why-not-done-unchanged"
NO_ENTRANCE: Final = "why-not-done-entrance"
ON_QUARANTINE: Final = "why-not-done-quarantine"
CUT_OFF: Final = "why-not-done-cut-off"
FINISHED: Final = ""


class Rebuild(QuarantineAction):
    """QUA-16.1, QUA-17.8: two lifts, four with an active Maintenance."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("rebuild")

    def perform(self, position: Position, seat: int) -> None:
        maintained = position.has_active(seat, MAINTENANCE)
        lifts = LIFTS_WITH_MAINTENANCE if maintained else LIFTS
        draft = Draft(position.layouts[seat], 0, position.asides[seat], 0, lifts)
        position.step = Step(REBUILD, draft=draft)


def liftable(position: Position, seat: int, draft: Draft) -> int:
    """QUA-16.3: clean tiles without a patient, each once, while lifts are left."""
    if not draft.lifts:
        return 0
    untouchable = position.quarantine[seat] | position.occupied(seat) | draft.touched
    return draft.layout.present & ~untouchable


class Lift(QuarantineAction):
    """A tile leaves the hospital for the hand."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__("lift", TILES[tile], {"tile": TILES[tile]})
        self.tile = tile

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is not None and step.draft is not None:
            draft = step.draft
            bit = 1 << self.tile
            layout = draft.layout.without(self.tile)
            hand, touched = draft.hand | bit, draft.touched | bit
            after = Draft(layout, hand, draft.aside, touched, draft.lifts - 1)
            position.step = Step(REBUILD, draft=after)


def puttable(draft: Draft) -> int:
    """QUA-16.7: tiles in hand and tiles set aside, as long as there is a tile to lie beside."""
    if not draft.layout.present:
        return 0
    tiles = draft.hand
    for tile in draft.aside:
        tiles |= 1 << tile
    return tiles


class Put(QuarantineAction):
    """A tile from the hand or from aside; then its cell and its rotation."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__("put", TILES[tile], {"tile": TILES[tile]})
        self.tile = tile

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is not None:
            position.step = Step(REBUILD_PLACE, tile=self.tile, draft=step.draft)


def cells_to_put(position: Position, seat: int, at: dict[int, int]) -> list[int]:
    """QUA-16.4: any empty cell beside a tile; with an active Helipad any within two."""
    return empty_around(at, NEAR if position.may_build_freely(seat) else STEPS)


def all_rotations(tile: int) -> list[int]:
    return list(ROTATIONS[tile])


def put_down(position: Position, draft: Draft, tile: int, cell: int, doors: int) -> None:
    layout = draft.layout.with_tile(tile, cell, doors)
    aside = tuple([other for other in draft.aside if other != tile])
    bit = 1 << tile
    after = Draft(layout, draft.hand & ~bit, aside, draft.touched | bit, draft.lifts)
    position.step = Step(REBUILD, draft=after)


def removable(draft: Draft) -> int:
    """QUA-16.5, QUA-16.6: tiles in hand, never the lobby, while a place aside is free."""
    if len(draft.aside) >= MOST_SET_ASIDE:
        return 0
    return draft.hand & ~(1 << LOBBY)


class Aside(QuarantineAction):
    """A tile from the hand is removed from the hospital."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__("aside", TILES[tile], {"tile": TILES[tile]})
        self.tile = tile

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is not None and step.draft is not None:
            draft = step.draft
            after = Draft(
                draft.layout,
                draft.hand & ~(1 << self.tile),
                (*draft.aside, self.tile),
                draft.touched,
                draft.lifts,
            )
            position.step = Step(REBUILD, draft=after)


# What results


def changed_tiles(before: Layout, after: Layout) -> int:
    """QUA-16.10: the tiles that are new, or lie elsewhere or otherwise than before."""
    changed = 0
    for tile in range(TILE_COUNT):
        if after.has(tile) and (
            after.where[tile] != before.where[tile] or after.doors[tile] != before.doors[tile]
        ):
            changed |= 1 << tile
    return changed


def unfinished(position: Position, seat: int, draft: Draft) -> str:
    """What keeps a rebuild from being done, as the id of a message; nothing if it can be.

    QUA-16.8, QUA-16.9: something was rebuilt, and the hospital is whole.
    """
    before, after = position.layouts[seat], draft.layout
    if not after.has(LOBBY):
        return NO_LOBBY
    if draft.hand:
        return IN_HAND
    changed = changed_tiles(before, after)
    if not (changed | ~after.present) & before.present:
        return UNCHANGED
    if not after.entrance_is_open():
        return NO_ENTRANCE
    quarantine = position.quarantine[seat]
    if position.may_build_freely(seat) and after.has(HELIPAD):
        return _unfinished_under_a_helipad(after, changed, quarantine)
    if not _hangs_on_clean_tiles(after, changed, quarantine):
        return ON_QUARANTINE
    lost = after.present & ~after.component
    if before.has(HELIPAD) and after.has(HELIPAD):  # quarantined: old islands stay (QUA-16.12)
        lost &= changed | before.component
    return CUT_OFF if lost else FINISHED


def _hangs_on_clean_tiles(after: Layout, changed: int, quarantine: int) -> bool:
    """QUA-16.10: each group of changed tiles touches an unchanged clean one (QUA-G.9)."""
    anchors = after.present & ~changed & ~quarantine
    left = changed
    while left:
        group = after.group(left & -left, changed)
        if not after.touching(group) & anchors:
            return False
        left &= ~group
    return True


def _unfinished_under_a_helipad(after: Layout, changed: int, quarantine: int) -> str:
    """QUA-16.11: only what touches quarantine needs a clean tile beside it (QUA-17.14)."""
    if (changed >> HELIPAD) & 1 and not (after.component >> HELIPAD) & 1:  # QUA-17.15
        return CUT_OFF
    left = changed
    while left:
        tile = (left & -left).bit_length() - 1
        left &= left - 1
        joined = after.joined[tile]
        needs_a_clean_one = joined & quarantine or tile == HELIPAD
        if needs_a_clean_one and not joined & ~quarantine:
            return ON_QUARANTINE
    return FINISHED


def finish(position: Position, seat: int) -> None:
    """The draft becomes the hospital."""
    step = position.step
    if step is None or step.draft is None:
        return
    draft = step.draft
    before, after = position.layouts[seat], draft.layout
    if not position.has_active(seat, MAINTENANCE):  # QUA-17.8
        position.act()
    position.step = None
    position.rebuilt = True
    position.layouts[seat] = after
    position.asides[seat] = draft.aside
    if position.log is not None:
        _tell(position, seat, before, draft)


def _tell(position: Position, seat: int, before: Layout, draft: Draft) -> None:
    changed = changed_tiles(before, draft.layout)
    _tell_of(position, seat, "rebuild_move", changed & before.present)
    _tell_of(position, seat, "rebuild_add", changed & ~before.present)
    _tell_of(position, seat, "rebuild_remove", before.present & ~draft.layout.present)


def _tell_of(position: Position, seat: int, kind: str, tiles: int) -> None:
    if tiles:
        names = [TILES[tile] for tile in range(TILE_COUNT) if (tiles >> tile) & 1]
        position.tell(kind, {"seat": seat, "tiles": names})
