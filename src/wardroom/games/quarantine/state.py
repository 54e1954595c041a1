"""The position: everything that lies on the table, as slots of plain numbers.

`Position` holds the things and moves them; it knows no turn order and no legality. A hospital is a
shared Layout, a set of quarantined tiles and one packed number of patients, so that a copy costs
little. What is only being considered (a price, a payment, a rebuild) lives in a Step until it is
done, so that `cancel` has nothing to repair.
"""

from collections.abc import Mapping
from typing import Final

from wardroom.games.quarantine.content import (
    COLOURS,
    EMERGENCY_ROOM,
    EXTRA_WARDS_PER_COLOUR,
    FIRST_EXTRA_WARD,
    FIRST_WARD,
    GREY,
    GREY_CUBES,
    HELIPAD,
    LOBBY,
    MARKERS,
    PATIENTS_PER_COLOUR,
    SECOND_EXTRA_WARD,
    TILES,
    WARDS_OF,
)
from wardroom.games.quarantine.grid import NOWHERE, cell_name, spot
from wardroom.games.quarantine.layout import LOBBY_ALONE, Layout
from wardroom.kernel.message import Argument
from wardroom.kernel.state import Event, State

NOBODY: Final = -1
NOTHING: Final = -1

# The phases; BETWEEN lasts only until the flow goes on.
BUILDING: Final = 0
TURN: Final = 1
BETWEEN: Final = 2
ENDED: Final = 3
PHASES: Final = ("building", "turn", "between", "ended")

# What a step inside a turn asks (part 5 of the reference).
FREE_MARKER: Final = 0
QUEUE: Final = 1
INFECT: Final = 2
SPREAD: Final = 3
ADMIT: Final = 4
PRICE: Final = 5
PAYMENT: Final = 6
PLACE: Final = 7
TURNING: Final = 8
MOVE_TO: Final = 9
NEW_ORDER: Final = 10
REBUILD: Final = 11
REBUILD_PLACE: Final = 12
REBUILD_TURNING: Final = 13
BLOCK: Final = 14
KEEP: Final = 15
STEPS: Final = (
    "free_marker",
    "queue",
    "infect",
    "spread",
    "admit",
    "price",
    "payment",
    "place",
    "turning",
    "move_to",
    "new_order",
    "rebuild",
    "rebuild_place",
    "rebuild_turning",
    "block",
    "keep",
)

# Where a tile that is being placed comes from.
BOUGHT: Final = 0
CONTRACTED: Final = 1
SET_ASIDE: Final = 2
SOURCES: Final = ("bought", "contract", "aside")

RESULTS: Final = ("", "win_points", "win_tiles", "win_stations", "shared")

NO_CUBES: Final = (0, 0, 0, 0, 0)
_EMERGENCY_SHIFT: Final = 24


class Deal:
    """What was settled before the first tile and never changes; shared by all copies."""

    __slots__ = ("first", "options", "seats")

    def __init__(self, seats: int, first: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.first = first
        self.options = options


class Draft:
    """A rebuild under way (D19): nothing of it is true before it is done."""

    __slots__ = ("aside", "hand", "layout", "lifts", "touched")

    def __init__(
        self, layout: Layout, hand: int, aside: tuple[int, ...], touched: int, lifts: int
    ) -> None:
        self.layout = layout
        self.hand = hand
        """The tiles that were lifted and lie nowhere yet, one bit each."""
        self.aside = aside
        self.touched = touched
        """The tiles that were lifted or put down and may not be lifted any more."""
        self.lifts = lifts


class Step:
    """A question inside a turn that must be answered before anything else. It never changes."""

    __slots__ = ("cell", "cubes", "draft", "kind", "line", "number", "patients", "source", "tile")

    def __init__(
        self,
        kind: int,
        *,
        tile: int = NOTHING,
        number: int = NOTHING,
        source: int = NOTHING,
        cell: int = NOWHERE,
        cubes: tuple[int, ...] = NO_CUBES,
        line: tuple[int, ...] = (),
        patients: int = 0,
        draft: Draft | None = None,
    ) -> None:
        self.kind = kind
        self.tile = tile
        """The tile to place, to price or just quarantined."""
        self.number = number
        """A colour, a seat or a place in the line."""
        self.source = source
        self.cell = cell
        self.cubes = cubes
        """The price or the payment so far."""
        self.line = line
        """The line as it was, or the front of the new order."""
        self.patients = patients
        self.draft = draft


class Position:
    """Everything on the table.

    A fresh Position is blank until `lay_out` or `copy_onto` fills it: a copy sets each slot once.
    """

    # Written by `python -m tools.state_slots` from `lay_out`; never changed by hand.
    __slots__ = (
        "actions",
        "active",
        "asides",
        "bag",
        "box",
        "cancels",
        "chance",
        "contracted",
        "counted",
        "deal",
        "examined",
        "finisher",
        "grey_supply",
        "held",
        "layouts",
        "left",
        "lines",
        "log",
        "marker_supply",
        "markers",
        "owners",
        "patients",
        "phase",
        "prices",
        "quarantine",
        "rebuilt",
        "result",
        "revealed",
        "rooms",
        "step",
        "stocks",
        "taken",
        "turn",
        "wards_bought",
        "wards_left",
    )

    def lay_out(self, deal: Deal, chance: int) -> None:
        """QUA-0.1, QUA-0.9, QUA-0.10: lobbies, a full bag, no market yet."""
        seats = deal.seats
        self.deal: Deal = deal
        self.layouts: list[Layout] = [LOBBY_ALONE] * seats
        self.quarantine: list[int] = [0] * seats
        """For each hospital its quarantined tiles, one bit each."""
        self.patients: list[int] = [0] * seats
        """For each hospital two bits a ward, then the colour in the Emergency Room plus one."""
        self.lines: list[tuple[int, ...]] = [()] * seats
        self.stocks: list[tuple[int, ...]] = [NO_CUBES] * seats
        self.markers: list[int] = [0] * seats
        self.asides: list[tuple[int, ...]] = [()] * seats
        self.marker_supply: int = MARKERS
        self.rooms: tuple[int, ...] = ()
        """The tiles of the special stacks; the lists below follow their order."""
        self.left: list[int] = []
        self.owners: list[int] = []
        self.prices: list[tuple[int, ...]] = []
        self.wards_left: list[int] = [EXTRA_WARDS_PER_COLOUR] * len(COLOURS)
        self.bag: list[int] = [PATIENTS_PER_COLOUR] * len(COLOURS) + [GREY_CUBES]
        self.box: list[int] = [0] * (len(COLOURS) + 1)
        self.grey_supply: int = 0
        self.phase: int = BUILDING
        self.turn: int = 0
        self.active: int = deal.first
        self.actions: int = 0
        self.held: int = 0
        """Cubes the neighbour still holds. They are drawn from the bag when shown (QUA-H.3)."""
        self.contracted: int = 0
        """The stacks put under contract in this turn, one bit each (QUA-11.8)."""
        self.taken: int = 0
        """Markers taken by the action of that name in this turn (QUA-14.2)."""
        self.rebuilt: bool = False
        self.examined: bool = False
        self.wards_bought: int = 0
        self.cancels: int = 0
        self.step: Step | None = None
        self.finisher: int = NOBODY
        """Who brought about the end and gets no further turn (QUA-19.4)."""
        self.counted: int = 0
        """How many seats have had their points counted in the end."""
        self.result: int = 0
        self.chance: int = chance
        self.revealed: int = 0
        self.log: list[Event] | None = None

    # Written by `python -m tools.state_slots` from `lay_out`; never changed by hand.
    def copy_onto(self, new: "Position") -> None:
        """Give everything to a position that shares no mutable thing with this one."""
        new.deal = self.deal
        new.layouts = self.layouts[:]
        new.quarantine = self.quarantine[:]
        new.patients = self.patients[:]
        new.lines = self.lines[:]
        new.stocks = self.stocks[:]
        new.markers = self.markers[:]
        new.asides = self.asides[:]
        new.marker_supply = self.marker_supply
        new.rooms = self.rooms
        new.left = self.left[:]
        new.owners = self.owners[:]
        new.prices = self.prices[:]
        new.wards_left = self.wards_left[:]
        new.bag = self.bag[:]
        new.box = self.box[:]
        new.grey_supply = self.grey_supply
        new.phase = self.phase
        new.turn = self.turn
        new.active = self.active
        new.actions = self.actions
        new.held = self.held
        new.contracted = self.contracted
        new.taken = self.taken
        new.rebuilt = self.rebuilt
        new.examined = self.examined
        new.wards_bought = self.wards_bought
        new.cancels = self.cancels
        new.step = self.step
        new.finisher = self.finisher
        new.counted = self.counted
        new.result = self.result
        new.chance = self.chance
        new.revealed = self.revealed
        new.log = None

    def copy(self) -> State:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def tell(self, kind: str, args: Mapping[str, Argument]) -> None:
        """Say what has just been done, before anything that follows from it."""
        if self.log is not None:
            self.log.append(Event(kind, args, None, self.copy()))

    # Tiles

    def clean(self, seat: int) -> int:
        """The tiles of a hospital that are not quarantined (QUA-1.6)."""
        return self.layouts[seat].present & ~self.quarantine[seat]

    def has_active(self, seat: int, room: int) -> bool:
        """QUA-1.8: in the hospital and clean; a room that is set aside is never active."""
        return ((self.layouts[seat].present & ~self.quarantine[seat]) >> room) & 1 == 1

    def may_build_freely(self, seat: int) -> bool:
        """QUA-17.14: the Helipad is active."""
        return self.has_active(seat, HELIPAD)

    def owns(self, seat: int, tile: int) -> bool:
        """QUA-12.5: tiles that are set aside count."""
        return self.layouts[seat].has(tile) or tile in self.asides[seat]

    def next_extra_ward(self, seat: int, colour: int) -> int:
        """The name that the next extra ward of a colour gets in this hospital."""
        if self.owns(seat, FIRST_EXTRA_WARD + colour):
            return SECOND_EXTRA_WARD + colour
        return FIRST_EXTRA_WARD + colour

    def put_down(self, seat: int, tile: int, cell: int, doors: int) -> None:
        """Add a tile to a hospital."""
        self.layouts[seat] = self.layouts[seat].with_tile(tile, cell, doors)
        if self.log is not None:
            args: dict[str, Argument] = {"seat": seat, "tile": TILES[tile], "cell": cell_name(cell)}
            args["spot"] = spot(cell, self.layouts[seat].where[LOBBY])
            self.tell("place", args)

    def put_aside(self, seat: int, tile: int) -> None:
        self.asides[seat] += (tile,)
        if self.log is not None:
            self.tell("set_aside", {"seat": seat, "tile": TILES[tile]})

    def occupied(self, seat: int) -> int:
        """The tiles on which a patient lies, one bit each."""
        packed = self.patients[seat]
        found = 0
        if packed:
            for ward in range(FIRST_WARD, FIRST_WARD + 12):
                if (packed >> (2 * (ward - FIRST_WARD))) & 3:
                    found |= 1 << ward
            if packed >> _EMERGENCY_SHIFT:
                found |= 1 << EMERGENCY_ROOM
        return found

    # Patients

    def patients_on(self, seat: int, ward: int) -> int:
        return (self.patients[seat] >> (2 * (ward - FIRST_WARD))) & 3

    def admit(self, seat: int, ward: int) -> None:
        """The first of the line goes to a ward."""
        self.lines[seat] = self.lines[seat][1:]
        self.patients[seat] += 1 << (2 * (ward - FIRST_WARD))

    def emergency_patient(self, seat: int) -> int:
        """The colour of the patient in the Emergency Room, or NOTHING."""
        return (self.patients[seat] >> _EMERGENCY_SHIFT) - 1

    def take_into_the_emergency_room(self, seat: int, colour: int) -> None:
        self.patients[seat] += (colour + 1) << _EMERGENCY_SHIFT

    def curable(self, seat: int, colour: int) -> int:
        """How many patients of a colour lie on clean tiles (QUA-10.1, QUA-10.2)."""
        packed = self.patients[seat]
        if not packed:
            return 0
        quarantine = self.quarantine[seat]
        count = 0
        for ward in WARDS_OF[colour]:
            if not (quarantine >> ward) & 1:
                count += (packed >> (2 * (ward - FIRST_WARD))) & 3
        emergency = packed >> _EMERGENCY_SHIFT
        if emergency == colour + 1 and not (quarantine >> EMERGENCY_ROOM) & 1:
            count += 1
        return count

    def cure(self, seat: int, colour: int) -> int:
        """QUA-10.2, QUA-10.3: all of a colour on clean tiles, to the own stock; their number."""
        count = self.curable(seat, colour)
        packed = self.patients[seat]
        quarantine = self.quarantine[seat]
        for ward in WARDS_OF[colour]:
            if not (quarantine >> ward) & 1:
                packed &= ~(3 << (2 * (ward - FIRST_WARD)))
        emergency = packed >> _EMERGENCY_SHIFT
        if emergency == colour + 1 and not (quarantine >> EMERGENCY_ROOM) & 1:
            packed -= emergency << _EMERGENCY_SHIFT
        self.patients[seat] = packed
        self.gain(seat, colour, count)
        return count

    # Cubes and markers

    def gain(self, seat: int, cube: int, count: int = 1) -> None:
        """Cubes of one kind come to the own stock."""
        stock = self.stocks[seat]
        self.stocks[seat] = (*stock[:cube], stock[cube] + count, *stock[cube + 1 :])

    def gain_all(self, seat: int, cubes: tuple[int, ...]) -> None:
        self.stocks[seat] = added(self.stocks[seat], cubes)

    def spend(self, seat: int, cubes: tuple[int, ...]) -> None:
        stock = self.stocks[seat]
        self.stocks[seat] = tuple([stock[cube] - cubes[cube] for cube in range(GREY + 1)])

    def put_into_the_box(self, cubes: tuple[int, ...]) -> None:
        for cube in range(GREY + 1):
            self.box[cube] += cubes[cube]

    def take_out_of_the_box(self, cubes: tuple[int, ...]) -> None:
        for cube in range(GREY + 1):
            self.box[cube] -= cubes[cube]

    def disinfect(self, seat: int, tiles: int) -> None:
        """QUA-15.2: grey cubes go from these tiles, which all have one, to the supply."""
        self.quarantine[seat] &= ~tiles
        self.grey_supply += tiles.bit_count()

    def patients_in_the_bag(self) -> int:
        return self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3]

    def tiles_on_sale(self) -> int:
        """All market tiles not yet acquired, those under contract included (QUA-19.1)."""
        return sum(self.left) + sum(self.wards_left)

    # Actions

    def act(self) -> None:
        """One action has been resolved (QUA-5.6)."""
        self.actions -= 1


def added(cubes: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([cubes[cube] + more[cube] for cube in range(GREY + 1)])


def cube_names(cubes: tuple[int, ...]) -> list[str]:
    """Cubes one by one, as a person would lay them down."""
    return [
        "grey" if cube == GREY else COLOURS[cube]
        for cube in range(GREY + 1)
        for _ in range(cubes[cube])
    ]
