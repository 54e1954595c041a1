"""Cubes from the bag, quarantine, its spread, and how a tile becomes clean again."""

from typing import Final

from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.content import (
    COLOURS,
    CONTAINMENT,
    EMERGENCY_ROOM,
    GREY,
    LABORATORY,
    TILES,
)
from wardroom.games.quarantine.grid import NORTH_EAST, STEPS, cell_name
from wardroom.games.quarantine.layout import Layout
from wardroom.games.quarantine.state import (
    BLOCK,
    INFECT,
    KEEP,
    NOTHING,
    QUEUE,
    SPREAD,
    Position,
    Step,
)
from wardroom.kernel.dice import Dice

_TO_QUEUE: Final = tuple(Step(QUEUE, number=colour) for colour in range(len(COLOURS)))
_TO_INFECT: Final = Step(INFECT)

# Cubes from the bag


class Draw(QuarantineAction):
    """QUA-5.4: the neighbour shows the next of the held cubes."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("draw")

    def perform(self, position: Position, seat: int) -> None:
        position.revealed += 1
        dice = Dice(position.chance)
        cube = _out_of_the_bag(position, dice)
        while cube == GREY and position.turn <= position.deal.seats:  # QUA-6.3, QUA-6.4
            position.grey_supply += 1
            position.tell("early_grey", {"seat": seat})
            cube = _out_of_the_bag(position, dice)
        position.held -= 1
        if cube != GREY:
            position.step = _TO_QUEUE[cube]
            if position.log is not None:
                position.tell("draw", {"seat": seat, "colour": COLOURS[cube]})
            return
        position.step = _TO_INFECT
        position.tell("draw_grey", {"seat": seat})
        if not _somewhere_to_infect(position):  # QUA-7.7
            position.step = None
            position.grey_supply += 1
            position.tell("harmless", {})


def _out_of_the_bag(position: Position, dice: Dice) -> int:
    """QUA-H.3: each cube left is equally likely."""
    bag = position.bag
    place = dice.below(sum(bag))
    position.chance = dice.state
    cube = 0
    while place >= bag[cube]:
        place -= bag[cube]
        cube += 1
    bag[cube] -= 1
    return cube


class Queue(QuarantineAction):
    """QUA-6.1, QUA-6.2: a patient goes to the rear of a line, or into an empty Emergency Room."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        super().__init__("queue", str(owner), {"owner": owner})
        self.owner = owner

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is None:
            return
        position.step = None
        owner = self.owner
        colour = step.number
        emergency = (
            position.has_active(owner, EMERGENCY_ROOM)
            and position.emergency_patient(owner) == NOTHING
        )
        if emergency:  # QUA-17.13
            position.take_into_the_emergency_room(owner, colour)
        else:
            position.lines[owner] += (colour,)
        if position.log is not None:
            told = "emergency" if emergency else "queue"
            position.tell(told, {"owner": owner, "colour": COLOURS[colour]})


# Quarantine


def can_be_infected(position: Position, owner: int) -> int:
    """The tiles of a hospital that a drawn grey cube may be put on (QUA-7.2 to QUA-7.6)."""
    layout = position.layouts[owner]
    quarantine = position.quarantine[owner]
    clean = layout.present & ~quarantine & ~(1 << CONTAINMENT)
    if not quarantine:
        return clean
    near = 0
    while quarantine:
        near |= layout.adjacent[(quarantine & -quarantine).bit_length() - 1]
        quarantine &= quarantine - 1
    return near & clean


def _somewhere_to_infect(position: Position) -> bool:
    for owner in range(position.deal.seats):
        if can_be_infected(position, owner):
            return True
    return False


def can_be_spread_to(position: Position, owner: int, tile: int) -> int:
    """QUA-7.8, QUA-7.9: the clean tiles of the stations that a tile belongs to."""
    reach = position.layouts[owner].reach[tile]
    return reach & ~position.quarantine[owner] & ~(1 << CONTAINMENT)


class Infect(QuarantineAction):
    """QUA-7.1: the drawn grey cube quarantines a tile; QUA-7.10: the supply may let it spread."""

    __slots__ = ("owner", "tile")

    def __init__(self, owner: int, tile: int) -> None:
        name = TILES[tile]
        super().__init__("infect", f"{owner} {name}", {"owner": owner, "tile": name})
        self.owner = owner
        self.tile = tile

    def perform(self, position: Position, seat: int) -> None:
        owner = self.owner
        position.step = None
        position.quarantine[owner] |= 1 << self.tile
        if position.log is not None:
            position.tell("infect", {"seat": seat, "owner": owner, "tile": TILES[self.tile]})
        if position.grey_supply and can_be_spread_to(position, owner, self.tile):
            position.step = Step(SPREAD, tile=self.tile, number=owner)


class Spread(QuarantineAction):
    """QUA-7.8; QUA-7.11: the second cube does not spread further."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__("spread", TILES[tile], {"tile": TILES[tile]})
        self.tile = tile

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is not None:
            position.step = None
            position.grey_supply -= 1
            position.quarantine[step.number] |= 1 << self.tile
            if position.log is not None:
                position.tell("spread", {"owner": step.number, "tile": TILES[self.tile]})


class NoSpread(QuarantineAction):
    """QUA-7.13: spread can be declined."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("no_spread")

    def perform(self, position: Position, seat: int) -> None:
        position.step = None
        position.tell("no_spread", {"seat": seat})


# Disinfecting


class Disinfect(QuarantineAction):
    """QUA-15.1, QUA-15.2: one grey cube leaves a tile of any hospital."""

    __slots__ = ("owner", "tile")

    def __init__(self, owner: int, tile: int) -> None:
        name = TILES[tile]
        super().__init__("disinfect", f"{owner} {name}", {"owner": owner, "tile": name})
        self.owner = owner
        self.tile = tile

    def perform(self, position: Position, seat: int) -> None:
        kept = position.has_active(seat, LABORATORY)  # before the tile is clean: QUA-17.7
        position.disinfect(self.owner, 1 << self.tile)
        position.act()
        if position.log is not None:
            name = TILES[self.tile]
            position.tell("disinfect", {"seat": seat, "owner": self.owner, "tile": name})
        if kept:
            _keep_one(position, seat)


def _keep_one(position: Position, seat: int) -> None:
    """QUA-17.7: one of the removed cubes goes on to the stock of a player with a Laboratory."""
    position.grey_supply -= 1
    position.gain(seat, GREY)
    position.tell("keep", {"seat": seat})


class Pathology(QuarantineAction):
    """QUA-17.11: then a block is chosen, and with a Laboratory whether to keep a cube."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("pathology")

    def perform(self, position: Position, seat: int) -> None:
        position.step = Step(BLOCK)


def tiles_of_block(layout: Layout, corner: int) -> int:
    """The tiles of the 2x2 block whose south-west cell this is, complete or not."""
    tiles = 0
    for cell in (corner, corner + STEPS[0], corner + STEPS[1], corner + NORTH_EAST):
        tile = layout.at.get(cell, NOTHING)
        if tile != NOTHING:
            tiles |= 1 << tile
    return tiles


def blocks(layout: Layout, quarantine: int) -> list[int]:
    """The south-west cells of blocks with grey cubes; one for each set of cubes removed (D20).

    Of blocks that remove the same cubes, one with the most tiles stands for all.
    """
    found: dict[int, int] = {}
    corners: set[int] = set()
    grey = quarantine
    while quarantine:
        tile = (quarantine & -quarantine).bit_length() - 1
        quarantine &= quarantine - 1
        cell = layout.where[tile]
        corners.update((cell, cell + STEPS[2], cell + STEPS[3], cell - NORTH_EAST))
    for corner in sorted(corners):
        tiles = tiles_of_block(layout, corner)
        known = found.get(tiles & grey, NOTHING)
        if known == NOTHING or tiles.bit_count() > tiles_of_block(layout, known).bit_count():
            found[tiles & grey] = corner
    return list(found.values())


class Block(QuarantineAction):
    """D20: which block Pathology cleans."""

    __slots__ = ("corner", "owner")

    def __init__(self, owner: int, corner: int) -> None:
        cell = cell_name(corner)
        super().__init__("block", f"{owner} {cell}", {"owner": owner, "cell": cell})
        self.owner = owner
        self.corner = corner

    def perform(self, position: Position, seat: int) -> None:
        if position.has_active(seat, LABORATORY):
            position.step = Step(KEEP, number=self.owner, cell=self.corner)
        else:
            _clean_block(position, seat, self.owner, self.corner, keep_one=False)


class Keep(QuarantineAction):
    """D20: whether one of the removed cubes goes to the own stock."""

    __slots__ = ("keep_one",)

    def __init__(self, keep_one: bool) -> None:
        super().__init__("keep" if keep_one else "keep_none")
        self.keep_one = keep_one

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is not None:
            _clean_block(position, seat, step.number, step.cell, self.keep_one)


def _clean_block(position: Position, seat: int, owner: int, corner: int, keep_one: bool) -> None:
    tiles = tiles_of_block(position.layouts[owner], corner) & position.quarantine[owner]
    count = tiles.bit_count()
    position.step = None
    position.examined = True
    position.disinfect(owner, tiles)
    position.act()
    if position.log is not None:
        position.tell("pathology", {"seat": seat, "owner": owner, "count": count})
    if keep_one:
        _keep_one(position, seat)
