"""The cubes and tiles of Quarantine: facts as data.

A colour is a number from 0 to 3; GREY is the cube of the grey fever. A tile is a number from 0 to
26: the lobby, the four basic wards, the first and the second extra ward of each colour, and the
fourteen special rooms. Nobody can own more than that, so one number names a tile of a hospital.
"""

from typing import Final

COLOURS: Final = ("yellow", "red", "green", "blue")
GREY: Final = 4
CUBES: Final = (*COLOURS, "grey")

PATIENTS_PER_COLOUR: Final = 24
PATIENTS: Final = PATIENTS_PER_COLOUR * len(COLOURS)
GREY_CUBES: Final = 32
MARKERS: Final = 8
ACTIONS_PER_TURN: Final = 4
CUBES_PER_TURN: Final = 4
EXTRA_WARDS_PER_COLOUR: Final = 2
ROOMS_ON_THE_MARKET: Final = 8
MOST_SET_ASIDE: Final = 2
LEAST_PRICE: Final = 2
WARD_PRICE: Final = 2
MARKERS_TAKEN_PER_TURN: Final = 2
LIFTS: Final = 2
LIFTS_WITH_MAINTENANCE: Final = 4
MOST_CANCELS: Final = 50
"""After so many in one turn no action in several steps is offered any more (part 5)."""

# Doors are a set of sides: bit 0 is north, then clockwise.
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
SIDES: Final = "nesw"

# Rooms and their shapes (QUA-G.2); both copies of a room are alike.
_ROOMS: Final = (
    ("storage", "end"),
    ("waiting_room", "end"),
    ("security", "tee"),
    ("accounting", "tee"),
    ("triage", "cross"),
    ("cafeteria", "corner"),
    ("laboratory", "straight"),
    ("maintenance", "straight"),
    ("gift_shop", "corner"),
    ("pharmacy", "corner"),
    ("pathology", "tee"),
    ("containment", "cross"),
    ("emergency_room", "straight"),
    ("helipad", "end"),
)
_SHAPES: Final = {
    "end": NORTH,
    "corner": NORTH | EAST,
    "straight": NORTH | SOUTH,
    "tee": NORTH | EAST | WEST,
    "cross": NORTH | EAST | SOUTH | WEST,
}

ROOMS: Final[tuple[str, ...]] = tuple(name for name, _ in _ROOMS)

TILES: Final[tuple[str, ...]] = (
    "lobby",
    *COLOURS,
    *(f"{colour}_2" for colour in COLOURS),
    *(f"{colour}_3" for colour in COLOURS),
    *ROOMS,
)
TILE: Final[dict[str, int]] = {name: number for number, name in enumerate(TILES)}
LOBBY: Final = 0
FIRST_WARD: Final = 1
FIRST_EXTRA_WARD: Final = 5
SECOND_EXTRA_WARD: Final = 9
FIRST_ROOM: Final = 13
TILE_COUNT: Final = 27

STORAGE: Final = 13
WAITING_ROOM: Final = 14
SECURITY: Final = 15
ACCOUNTING: Final = 16
TRIAGE: Final = 17
CAFETERIA: Final = 18
LABORATORY: Final = 19
MAINTENANCE: Final = 20
GIFT_SHOP: Final = 21
PHARMACY: Final = 22
PATHOLOGY: Final = 23
CONTAINMENT: Final = 24
EMERGENCY_ROOM: Final = 25
HELIPAD: Final = 26

EVERY_WARD: Final = (1 << FIRST_ROOM) - (1 << FIRST_WARD)
EVERY_ROOM: Final = (1 << TILE_COUNT) - (1 << FIRST_ROOM)

WARDS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    (FIRST_WARD + colour, FIRST_EXTRA_WARD + colour, SECOND_EXTRA_WARD + colour)
    for colour in range(len(COLOURS))
)


def is_ward(tile: int) -> bool:
    return FIRST_WARD <= tile < FIRST_ROOM


def colour_of(ward: int) -> int:
    return (ward - FIRST_WARD) & 3


def turned(doors: int, quarters: int) -> int:
    """The doors after so many quarter turns clockwise."""
    return ((doors << quarters) | (doors >> (4 - quarters))) & 15


def street_side(doors: int) -> int:
    """QUA-1.4: the side of a lobby without a passage, counted clockwise from the north."""
    side = 0
    while (doors >> side) & 1:
        side += 1
    return side


def doors_name(doors: int) -> str:
    """The doors as the sides they are on, such as `nes`."""
    return "".join(side for bit, side in enumerate(SIDES) if (doors >> bit) & 1)


DOORS: Final[tuple[str, ...]] = tuple(doors_name(doors) for doors in range(16))


def _rotations(shape: str) -> tuple[int, ...]:
    return tuple(dict.fromkeys(turned(_SHAPES[shape], quarters) for quarters in range(4)))


ROTATIONS: Final[tuple[tuple[int, ...], ...]] = (
    _rotations("tee"),
    *([_rotations("tee")] * 4),
    *([_rotations("corner")] * 8),
    *(_rotations(shape) for _, shape in _ROOMS),
)
"""For each tile its different doors, in the order of clockwise quarter turns."""

if (len(ROOMS), len(TILES), len(ROTATIONS), TILES[FIRST_ROOM], TILES[HELIPAD]) != (
    14,
    TILE_COUNT,
    TILE_COUNT,
    "storage",
    "helipad",
):
    raise AssertionError("the tables of tiles do not fit each other")
