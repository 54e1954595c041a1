"""Bonus action markers: taking, spending, and those of the Cafeteria."""

from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.state import Position


class TakeMarker(QuarantineAction):
    """QUA-14.1: one from the supply."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("take_marker")

    def perform(self, position: Position, seat: int) -> None:
        position.marker_supply -= 1
        position.markers[seat] += 1
        position.taken += 1
        position.act()
        position.tell("take_marker", {"seat": seat})


class UseMarker(QuarantineAction):
    """QUA-8.4: back to the supply for one more action in this turn."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("use_marker")

    def perform(self, position: Position, seat: int) -> None:
        position.markers[seat] -= 1
        position.marker_supply += 1
        position.actions += 1
        position.tell("use_marker", {"seat": seat})


class FreeMarker(QuarantineAction):
    """QUA-17.6: the Cafeteria's marker from the supply."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("marker")

    def perform(self, position: Position, seat: int) -> None:
        position.step = None
        position.marker_supply -= 1
        position.markers[seat] += 1
        position.tell("cafeteria", {"seat": seat})


class MarkerFrom(QuarantineAction):
    """QUA-17.6: the supply is empty, so the Cafeteria takes from another player."""

    __slots__ = ("giver",)

    def __init__(self, giver: int) -> None:
        super().__init__("marker_from", str(giver), {"giver": giver})
        self.giver = giver

    def perform(self, position: Position, seat: int) -> None:
        position.step = None
        position.markers[self.giver] -= 1
        position.markers[seat] += 1
        position.tell("cafeteria_from", {"seat": seat, "giver": self.giver})


class NoMarker(QuarantineAction):
    """QUA-17.6: the Cafeteria may be left alone."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("no")

    def perform(self, position: Position, seat: int) -> None:
        position.step = None
