"""The square grid under a hospital: cells as numbers, and what fences a cell in.

A cell is one number, so that its neighbours are a fixed distance away. The lobby starts on (0,0);
x grows east, y grows north (QUA-1.1). No hospital grows past REACH cells from there: a connected
one has 21 tiles, and an island may always be slid nearer (QUA-G.11).
"""

from typing import Final

from wardroom.kernel.message import Message

REACH: Final = 24
_WIDTH: Final = 64
_ORIGIN: Final = 32
NOWHERE: Final = -1

STEPS: Final = (_WIDTH, 1, -_WIDTH, -1)
"""How far the neighbour in the north, east, south and west is."""
_AROUND: Final = (
    _WIDTH,
    _WIDTH + 1,
    1,
    1 - _WIDTH,
    -_WIDTH,
    -_WIDTH - 1,
    -1,
    _WIDTH - 1,
)
NORTH_EAST: Final = _WIDTH + 1
NEAR: Final[tuple[int, ...]] = tuple(
    dy * _WIDTH + dx for dy in range(-2, 3) for dx in range(-2, 3) if dx or dy
)
"""Everything within two moves of a king (part 5 of the reference, D13)."""


def cell_at(x: int, y: int) -> int:
    return (y + _ORIGIN) * _WIDTH + x + _ORIGIN


def x_of(cell: int) -> int:
    return cell % _WIDTH - _ORIGIN


def y_of(cell: int) -> int:
    return cell // _WIDTH - _ORIGIN


_ALL: Final = range(_WIDTH * _WIDTH)
SPOTS: Final[tuple[tuple[int, int], ...]] = tuple((x_of(cell), y_of(cell)) for cell in _ALL)
"""Each cell as x and y."""
_NAMES: Final[tuple[str, ...]] = tuple(f"{x},{y}" for x, y in SPOTS)
_IN_REACH: Final[tuple[bool, ...]] = tuple(max(abs(x), abs(y)) <= REACH for x, y in SPOTS)


def cell_name(cell: int) -> str:
    """As it is written: `0,1`."""
    return _NAMES[cell]


def spot(cell: int, lobby: int) -> Message:
    """Where a cell lies, for people: so far north and east of the lobby."""
    east, north = x_of(cell) - x_of(lobby), y_of(cell) - y_of(lobby)
    sides = ("n" if north > 0 else "s" if north else "") + (
        "e" if east > 0 else "w" if east else ""
    )
    return Message("spot-" + (sides or "lobby"), {"rows": abs(north), "columns": abs(east)})


def in_reach(cell: int) -> bool:
    return _IN_REACH[cell]


def _may_cut(ring: int) -> bool:
    """Do the filled cells around a cell part its empty neighbours from each other?"""
    empty = [not (ring >> place) & 1 for place in range(8)]
    if all(empty):
        return False
    groups = 0
    seen: set[int] = set()
    for side in range(0, 8, 2):
        if empty[side] and side not in seen:
            groups += 1
            for turn in (1, -1):
                place = side
                while empty[place % 8]:
                    seen.add(place % 8)
                    place += turn
    return groups > 1


_MAY_CUT: Final[tuple[bool, ...]] = tuple(_may_cut(ring) for ring in range(256))


def may_cut(filled: dict[int, int], cell: int) -> bool:
    """Could filling this cell part the empty cells around it? If not, it fences nothing in."""
    ring = 0
    for place in range(8):
        if cell + _AROUND[place] in filled:
            ring |= 1 << place
    return _MAY_CUT[ring]


def is_fenced_in(filled: dict[int, int], start: int, also: int = NOWHERE) -> bool:
    """Is there no way from an empty cell to the open through empty cells (QUA-2.9)?

    `also` is a cell to count as filled. Diagonal gaps are no way (QUA-G.6).
    """
    rows = [y_of(cell) for cell in filled]
    columns = [x_of(cell) for cell in filled]
    if also != NOWHERE:
        rows.append(y_of(also))
        columns.append(x_of(also))
    west, east, south, north = min(columns), max(columns), min(rows), max(rows)
    seen = {start}
    ahead = [start]
    while ahead:
        cell = ahead.pop()
        x, y = x_of(cell), y_of(cell)
        if x < west or x > east or y < south or y > north:
            return False
        for step in STEPS:
            beside = cell + step
            if beside not in filled and beside != also and beside not in seen:
                seen.add(beside)
                ahead.append(beside)
    return True
