"""The actions that move a pawn (PAN-4, and the moves of PAN-13)."""

from wardroom.games.pandemic.content import CARDS, CITIES
from wardroom.games.pandemic.phases import (
    AIRLIFT_CITY,
    CHARTER_CITY,
    FLIGHT_CARD,
    FLIGHT_CITY,
    NOBODY,
    NOTHING,
)
from wardroom.games.pandemic.state import PandemicAction, Position, Step
from wardroom.kernel.message import Argument, Message


def move(position: Position, way: str, by: int, pawn: int, city: int, card: int) -> None:
    """One action brings a pawn into a city, perhaps for a card from the mover's hand."""
    origin = position.pawns[pawn]
    if card != NOTHING:
        position.discard(by, card)
    position.pawns[pawn] = city
    position.actions -= 1
    position.refused = ()
    if position.log is not None:
        args: dict[str, Argument] = {
            "seat": by,
            "origin": CITIES[origin],
            "city": CITIES[city],
        }
        if card != NOTHING:
            args["card"] = CARDS[card]
        if pawn == by:
            position.tell(way, args)
        else:
            position.tell(way + "_pawn", {**args, "pawn": pawn})
    if position.cured:
        position.arrive(pawn)


class Movement(PandemicAction):
    """A pawn goes to a city: the mover's own, or for the Dispatcher another's (PAN-13.7)."""

    __slots__ = ("city", "pawn")

    def __init__(self, verb: str, city: int, pawn: int) -> None:
        places = CITIES[city] if pawn == NOBODY else f"{CITIES[city]} {pawn}"
        args: dict[str, Argument] = {"city": CITIES[city]}
        if pawn != NOBODY:
            args["pawn"] = pawn
        super().__init__(verb, places, args)
        self.city = city
        self.pawn = pawn

    def perform(self, position: Position, seat: int) -> None:
        if self.pawn == NOBODY:
            self.carry_out(position, seat, seat, self.city)
        else:
            position.propose(self, seat, self.pawn, self.city)

    def carry_out(self, position: Position, by: int, owner: int, city: int) -> None:
        move(position, self.verb, by, owner, city, NOTHING)


class Drive(Movement):
    """PAN-4.1: along a connection."""

    __slots__ = ()

    def __init__(self, city: int, pawn: int) -> None:
        super().__init__("drive", city, pawn)


class ShuttleFlight(Movement):
    """PAN-4.5: from station to station."""

    __slots__ = ()

    def __init__(self, city: int, pawn: int) -> None:
        super().__init__("shuttle", city, pawn)


class Join(Movement):
    """PAN-13.6: the Dispatcher brings a pawn to another pawn."""

    __slots__ = ()

    def __init__(self, city: int, pawn: int) -> None:
        super().__init__("join", city, pawn)


class DirectFlight(Movement):
    """PAN-4.3: to the city on a card from the mover's own hand (PAN-13.8)."""

    __slots__ = ()

    def __init__(self, city: int, pawn: int) -> None:
        super().__init__("fly", city, pawn)

    def carry_out(self, position: Position, by: int, owner: int, city: int) -> None:
        move(position, self.verb, by, owner, city, city)


class Charter(PandemicAction):
    """PAN-4.4: the card of the city the pawn leaves, then anywhere (D2)."""

    __slots__ = ("pawn",)

    def __init__(self, pawn: int) -> None:
        if pawn == NOBODY:
            super().__init__("charter")
        else:
            super().__init__("charter", str(pawn), {"pawn": pawn})
        self.pawn = pawn

    def proposal(self, owner: int, city: int) -> Message:
        return Message("do-charter-to", {"pawn": owner, "city": CITIES[city]})

    def perform(self, position: Position, seat: int) -> None:
        pawn = seat if self.pawn == NOBODY else self.pawn
        position.step = Step(CHARTER_CITY, seat, seat, self, pawn=pawn)

    def carry_out(self, position: Position, by: int, owner: int, city: int) -> None:
        move(position, self.verb, by, owner, city, position.pawns[owner])


class OperationsFlight(PandemicAction):
    """PAN-13.16: once per turn, from a station anywhere for any City card (D3)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("operations_flight")

    def perform(self, position: Position, seat: int) -> None:
        position.step = Step(FLIGHT_CARD, seat, seat, self)


class Pay(PandemicAction):
    """D3: the card for the Operations Expert's flight."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__("pay", CARDS[card], {"card": CARDS[card]})
        self.card = card

    def perform(self, position: Position, seat: int) -> None:
        if position.step is not None:
            position.step = Step(FLIGHT_CITY, seat, seat, position.step.action, cards=(self.card,))


class To(PandemicAction):
    """D2, D3, D9: the destination of a charter, an Operations Expert's flight or an Airlift."""

    __slots__ = ("city",)

    def __init__(self, city: int) -> None:
        super().__init__("to", CITIES[city], {"city": CITIES[city]})
        self.city = city

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is None:
            return
        position.step = None
        if step.kind == FLIGHT_CITY:
            position.flown = True
            move(position, "operations_flight", seat, seat, self.city, step.cards[0])
        elif step.kind == CHARTER_CITY or step.kind == AIRLIFT_CITY:
            position.propose(step.action, seat, step.pawn, self.city)
