"""The targets of QUA-G.2, and what must be counted in games to see whether they hold."""

from typing import Final, cast

from wardroom.games.quarantine.content import EVERY_ROOM, FIRST_ROOM, ROOMS, TILES
from wardroom.games.quarantine.layout import Layout
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.scoring import winners
from wardroom.games.quarantine.state import ENDED
from wardroom.kernel.message import Message
from wardroom.kernel.parts.balance import Balance, Target
from wardroom.kernel.state import State

FULL_TABLE: Final = 4
SENSIBLE: Final = "good"
"""The kind of colleague the targets are meant for, if nobody names another."""


def _targets() -> tuple[Target, ...]:
    found = [
        Target("no_place", Message("balance-no-place"), 0.0, 0.01, share=True),
        Target("closed", Message("balance-closed"), 0.0, 0.02, share=True),
        Target("stations", Message("balance-stations"), 2.0, 6.0, share=False),
    ]
    for seats in (2, 3, FULL_TABLE):
        even = 1.0 / seats
        message = Message("balance-start", {"count": seats})
        found.append(Target(f"start_{seats}", message, even - 0.05, even + 0.05, share=True))
    even = 1.0 / FULL_TABLE
    for room in ROOMS:
        message = Message("balance-room", {"tile": room})
        found.append(Target(f"room_{room}", message, even - 0.15, even + 0.15, share=True))
    return tuple(found)


TARGETS: Final = _targets()


class Tally:
    """Watches one game and counts what the targets ask for."""

    __slots__ = ("_layouts", "_owned", "_quarantine", "sums")

    def __init__(self) -> None:
        self.sums: dict[str, tuple[int, float, float]] = {}
        """For each target the number of cases, their sum and the sum of their squares."""
        self._owned: list[int] = []
        self._layouts: list[Layout] = []
        self._quarantine: list[int] = []

    def watch(self, state: State) -> None:
        """To be called after every step."""
        world = cast(Flow, state)
        owned = [_owned(world, seat) for seat in range(world.deal.seats)]
        if world.turn and self._owned and owned != self._owned:
            for seat, tiles in enumerate(owned):
                self._look_for_new_tiles(world, seat, tiles & ~self._owned[seat])
        self._owned = owned
        self._layouts = world.layouts[:]
        self._quarantine = world.quarantine[:]
        if world.phase == ENDED:
            self._count_the_end(world)

    def _look_for_new_tiles(self, world: Flow, seat: int, new: int) -> None:
        """Did an acquired tile have a legal place in the hospital it came to?"""
        while new:
            tile = (new & -new).bit_length() - 1
            new &= new - 1
            free = world.may_build_freely(seat)
            fits = self._layouts[seat].has_place(tile, self._quarantine[seat], free)
            self._add("no_place", 0.0 if fits else 1.0)

    def _count_the_end(self, world: Flow) -> None:
        seats = world.deal.seats
        best, _ = winners(world)
        for seat in range(seats):
            layout = world.layouts[seat]
            won = 1.0 / len(best) if seat in best else 0.0
            self._add("stations", float(len(layout.stations)))
            self._add("closed", 0.0 if layout.sites() else 1.0)
            if seat == world.deal.first:
                self._add(f"start_{seats}", won)
            if seats == FULL_TABLE:
                for room in range(FIRST_ROOM, len(TILES)):
                    if (self._owned[seat] & EVERY_ROOM) >> room & 1:
                        self._add(f"room_{TILES[room]}", won)

    def _add(self, name: str, case: float) -> None:
        number, total, squares = self.sums.get(name, (0, 0.0, 0.0))
        self.sums[name] = (number + 1, total + case, squares + case * case)


def _owned(world: Flow, seat: int) -> int:
    """The tiles of a player, those set aside included, one bit each."""
    owned = world.layouts[seat].present
    for tile in world.asides[seat]:
        owned |= 1 << tile
    return owned


BALANCE: Final = Balance(TARGETS, SENSIBLE, Tally)
