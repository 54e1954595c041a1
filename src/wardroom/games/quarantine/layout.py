"""The floor plan of one hospital: which tile lies where, and all that follows from it.

A Layout never changes, so copies of a position share it and everything it has worked out: what is
adjacent, what is connected, where the nurses' stations are, where a tile could be added. Sets of
tiles are numbers with one bit a tile.
"""

from typing import Final

from wardroom.games.quarantine.content import (
    EVERY_WARD,
    FIRST_WARD,
    LOBBY,
    NORTH,
    ROTATIONS,
    STORAGE,
    TILE_COUNT,
    WAITING_ROOM,
    street_side,
)
from wardroom.games.quarantine.grid import (
    NEAR,
    NORTH_EAST,
    NOWHERE,
    STEPS,
    cell_at,
    in_reach,
    is_fenced_in,
    may_cut,
)

Sides = tuple[int, int, int, int]
"""For each side of an empty cell the tile whose door opens to it, as one bit, or 0."""
_WALLS: Final[Sides] = (0, 0, 0, 0)
Survey = tuple[dict[str, tuple[str, ...]], dict[str, str]]
"""The cells where a tile may lie, with its doors there, and reasons why not for others."""


class Layout:
    """Tiles on cells with their doors."""

    __slots__ = (
        "_free",
        "_sites",
        "adjacent",
        "at",
        "component",
        "doors",
        "front",
        "joined",
        "present",
        "reach",
        "stations",
        "surveys",
        "where",
    )

    def __init__(self, where: tuple[int, ...], doors: tuple[int, ...]) -> None:
        self.where = where
        """The cell of each tile, or NOWHERE."""
        self.doors = doors
        at: dict[int, int] = {}
        present = 0
        for tile in range(TILE_COUNT):
            if where[tile] != NOWHERE:
                at[where[tile]] = tile
                present |= 1 << tile
        self.at = at
        """The tile on each cell that has one."""
        self.present = present
        self.adjacent: list[int] = [0] * TILE_COUNT
        self.joined: list[int] = [0] * TILE_COUNT
        self.reach: list[int] = [0] * TILE_COUNT
        """For each tile all tiles of the stations it belongs to."""
        self.stations: tuple[int, ...] = ()
        self._survey()
        self.component = self._lobby_component()
        self.front = self._front()
        """The cell before the entrance, which stays empty (QUA-2.8)."""
        self._sites: dict[int, Sides] | None = None
        self._free: dict[int, Sides] | None = None
        self.surveys: dict[tuple[int, int, bool], Survey] = {}
        """What `sites` has found out, by shape of the tile, quarantine and Helipad."""

    def _survey(self) -> None:
        """QUA-1.2, QUA-1.3, QUA-3.1: what is adjacent, what is connected, which blocks are full."""
        at = self.at
        for cell, tile in at.items():
            east = at.get(cell + STEPS[1], NOWHERE)
            north = at.get(cell + STEPS[0], NOWHERE)
            if east != NOWHERE:
                self._link(tile, east, (self.doors[tile] >> 1) & (self.doors[east] >> 3) & 1)
            if north != NOWHERE:
                self._link(tile, north, self.doors[tile] & (self.doors[north] >> 2) & 1)
                if east != NOWHERE:
                    corner = at.get(cell + NORTH_EAST, NOWHERE)
                    if corner != NOWHERE:
                        block = 1 << tile | 1 << east | 1 << north | 1 << corner
                        self.stations += (block,)
                        for member in (tile, east, north, corner):
                            self.reach[member] |= block

    def _link(self, tile: int, other: int, joined: int) -> None:
        self.adjacent[tile] |= 1 << other
        self.adjacent[other] |= 1 << tile
        if joined:
            self.joined[tile] |= 1 << other
            self.joined[other] |= 1 << tile

    def _lobby_component(self) -> int:
        """QUA-1.5: quarantine does not interrupt it."""
        return self.group(1 << LOBBY, self.present) & self.present

    def group(self, seed: int, within: int) -> int:
        """The tiles that hang together with the seed by connections among `within`."""
        found = seed
        fresh = seed
        while fresh:
            tile = (fresh & -fresh).bit_length() - 1
            fresh &= fresh - 1
            more = self.joined[tile] & within & ~found
            found |= more
            fresh |= more
        return found

    def touching(self, tiles: int) -> int:
        """All tiles connected with one of these."""
        found = 0
        while tiles:
            found |= self.joined[(tiles & -tiles).bit_length() - 1]
            tiles &= tiles - 1
        return found

    def _front(self) -> int:
        """QUA-1.4: on the street side of the lobby."""
        if self.where[LOBBY] == NOWHERE:
            return NOWHERE
        return self.where[LOBBY] + STEPS[street_side(self.doors[LOBBY])]

    def has(self, tile: int) -> bool:
        return (self.present >> tile) & 1 == 1

    def size(self) -> int:
        return len(self.at)

    def with_tile(self, tile: int, cell: int, doors: int) -> "Layout":
        return Layout(_replaced(self.where, tile, cell), _replaced(self.doors, tile, doors))

    def without(self, tile: int) -> "Layout":
        return Layout(_replaced(self.where, tile, NOWHERE), _replaced(self.doors, tile, 0))

    def entrance_is_open(self) -> bool:
        """QUA-2.8 and QUA-2.9 for the hospital as it lies."""
        return self.front not in self.at and not is_fenced_in(self.at, self.front)

    def colours_beside(self, room: int) -> int:
        """The colours of the wards connected with a room, one bit a colour (QUA-G.17)."""
        wards = (self.joined[room] & EVERY_WARD) >> FIRST_WARD
        return (wards | wards >> 4 | wards >> 8) & 15

    def stored_colours(self) -> int:
        return self.colours_beside(STORAGE)

    def waiting_colours(self) -> int:
        return self.colours_beside(WAITING_ROOM)

    # Where a tile could be added

    def sides(self, cell: int) -> Sides:
        """The tiles whose doors open to an empty cell."""
        return self._door(cell, 0), self._door(cell, 1), self._door(cell, 2), self._door(cell, 3)

    def _door(self, cell: int, side: int) -> int:
        tile = self.at.get(cell + STEPS[side], NOWHERE)
        if tile == NOWHERE or not (self.doors[tile] >> (side ^ 2)) & 1:
            return 0
        return 1 << tile

    def _keeps_the_entrance_open(self, cell: int) -> bool:
        """QUA-2.8, QUA-2.9 for one more tile."""
        if cell == self.front:
            return False
        return not may_cut(self.at, cell) or not is_fenced_in(self.at, self.front, cell)

    def sites(self) -> dict[int, Sides]:
        """The empty cells with a door to them that may be filled (QUA-2.1, QUA-2.2)."""
        known = self._sites
        if known is None:
            known = {}
            for cell in self.beside():
                sides = self.sides(cell)
                if sides != _WALLS and self._keeps_the_entrance_open(cell):
                    known[cell] = sides
            self._sites = known
        return known

    def free_sites(self) -> dict[int, Sides]:
        """The empty cells within two of a tile that may be filled under a Helipad (QUA-17.14)."""
        known = self._free
        if known is None:
            known = {}
            for cell in self.within_two():
                if self._keeps_the_entrance_open(cell):
                    known[cell] = self.sides(cell)
            self._free = known
        return known

    def beside(self) -> list[int]:
        """The empty cells that share a side with a tile."""
        return empty_around(self.at, STEPS)

    def within_two(self) -> list[int]:
        """The empty cells within two moves of a king from a tile."""
        return empty_around(self.at, NEAR)

    def rotations(self, tile: int, cell: int, quarantine: int, free: bool) -> list[int]:
        """The doors with which a tile may be laid on a cell; none if it may not.

        The tile must be connected to a clean tile (QUA-2.2, QUA-2.5) and reach the lobby
        (QUA-2.3). `free` is an active Helipad: then only a connection to quarantine needs a clean
        one beside it (QUA-17.14).
        """
        known = self.free_sites() if free else self.sites()
        sides = known.get(cell)
        if sides is None:
            return []
        opened, clean, home = self.openings(sides, quarantine)
        if free:
            return [
                doors for doors in ROTATIONS[tile] if doors & clean or not doors & opened & ~clean
            ]
        return [doors for doors in ROTATIONS[tile] if doors & clean and doors & home]

    def openings(self, sides: Sides, quarantine: int) -> tuple[int, int, int]:
        """The sides of an empty cell that are opened to it, by a clean tile, from the lobby."""
        opened = clean = home = 0
        for side in range(4):
            tile_bit = sides[side]
            if tile_bit:
                opened |= NORTH << side
                if not tile_bit & quarantine:
                    clean |= NORTH << side
                if tile_bit & self.component:
                    home |= NORTH << side
        return opened, clean, home

    def cells(self, tile: int, quarantine: int, free: bool) -> list[int]:
        """The cells where a tile may be laid in some rotation."""
        if not free and self.component == self.present:
            # Every shape can be turned so that a door meets the clean neighbour's.
            if not quarantine:
                return list(self.sites())
            return [
                cell
                for cell, sides in self.sites().items()
                if (sides[0] | sides[1] | sides[2] | sides[3]) & ~quarantine
            ]
        known = self.free_sites() if free else self.sites()
        return [cell for cell in known if self.rotations(tile, cell, quarantine, free)]

    def has_place(self, tile: int, quarantine: int, free: bool) -> bool:
        """Is there a cell where the tile may be laid?"""
        if not free and self.component == self.present:
            for sides in self.sites().values():
                if (sides[0] | sides[1] | sides[2] | sides[3]) & ~quarantine:
                    return True
            return False
        return bool(self.cells(tile, quarantine, free))


def empty_around(at: dict[int, int], steps: tuple[int, ...]) -> list[int]:
    """The empty cells that are one of these steps away from a filled one."""
    found: set[int] = set()
    for cell in at:
        for step in steps:
            if cell + step not in at and in_reach(cell + step):
                found.add(cell + step)
    return sorted(found)


def _replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _lobby_alone() -> Layout:
    """QUA-0.4: the lobby on (0,0), street side south."""
    where = [NOWHERE] * TILE_COUNT
    doors = [0] * TILE_COUNT
    where[LOBBY] = cell_at(0, 0)
    doors[LOBBY] = ROTATIONS[LOBBY][0]
    return Layout(tuple(where), tuple(doors))


LOBBY_ALONE: Final = _lobby_alone()
