"""The five Event cards: playing one, and the steps it asks for."""

from typing import Final

from wardroom.games.pandemic.content import (
    AIRLIFT,
    CARDS,
    CITIES,
    CONTINGENCY_PLANNER,
    FIRST_EVENT,
    FORECAST,
    GOVERNMENT_GRANT,
    ONE_QUIET_NIGHT,
    RESILIENT_POPULATION,
    STATIONS,
)
from wardroom.games.pandemic.phases import (
    AIRLIFT_CITY,
    AIRLIFT_PAWN,
    FORECAST_NEXT,
    GRANT_CITY,
    IN_EPIDEMIC,
    NOTHING,
    RESILIENT_CARD,
    STATION_TO_TAKE,
)
from wardroom.games.pandemic.state import PandemicAction, Position, Step, card_names
from wardroom.kernel.message import Message

FORECAST_DEPTH: Final = 6


def playable(position: Position, card: int) -> bool:
    """May this Event be played in the present window, and would it change anything? (PAN-12.7)"""
    if position.phase == IN_EPIDEMIC:  # PAN-8.7
        return card == RESILIENT_POPULATION and len(position.infection_discards) > 0
    if card == RESILIENT_POPULATION:  # PAN-12.23
        return len(position.infection_discards) > 0
    if card == ONE_QUIET_NIGHT:  # PAN-12.20
        return not position.quiet
    if card == FORECAST:
        return position.bottom - position.top > 1
    return True


def spend_event(position: Position, seat: int, card: int) -> None:
    """PAN-12.6: to the discard pile; from the Contingency Planner's role card out of the game."""
    if card == position.stored and position.role(seat) == CONTINGENCY_PLANNER:
        position.stored = NOTHING
        position.removed += (card,)
    else:
        position.discard(seat, card)


def resolved(position: Position) -> None:
    """An Event has been resolved: windows ask again, refused proposals may be made again."""
    position.passed = 0
    position.refused = ()


class PlayEvent(PandemicAction):
    """Play an Event from the hand or from the role card (PAN-12.2)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__("play", CARDS[card], {"card": CARDS[card]})
        self.card = card

    def proposal(self, owner: int, city: int) -> Message:
        return Message("do-airlift-to", {"pawn": owner, "city": CITIES[city]})

    def perform(self, position: Position, seat: int) -> None:
        if self.card == AIRLIFT:
            position.step = Step(AIRLIFT_PAWN, seat, seat, self)
        elif self.card == GOVERNMENT_GRANT:
            position.step = Step(GRANT_CITY, seat, seat, self)
        elif self.card == RESILIENT_POPULATION:
            position.step = Step(RESILIENT_CARD, seat, seat, self)
        elif self.card == FORECAST:
            self._look_ahead(position, seat)
        else:
            spend_event(position, seat, ONE_QUIET_NIGHT)
            position.quiet = True
            if position.log is not None:
                position.tell("quiet_night", {"seat": seat})
            resolved(position)

    def _look_ahead(self, position: Position, seat: int) -> None:
        """PAN-12.12, PAN-G.14: everybody sees the cards."""
        spend_event(position, seat, FORECAST)
        position.revealed += 1
        seen = looked_at(position)
        end = position.top + len(seen)
        position.seams = tuple(sorted({*position.seams, end}))
        position.step = Step(FORECAST_NEXT, seat, seat, self)
        if position.log is not None:
            position.tell("forecast", {"seat": seat, "cards": sorted(card_names(seen))})

    def carry_out(self, position: Position, by: int, owner: int, city: int) -> None:
        """Airlift: `owner`'s pawn to `city`. Government Grant: a station to `owner` from `city`."""
        spend_event(position, by, self.card)
        if self.card == AIRLIFT:
            origin = position.pawns[owner]
            position.pawns[owner] = city
            if position.log is not None:
                position.tell(
                    "airlift",
                    {"seat": by, "pawn": owner, "origin": CITIES[origin], "city": CITIES[city]},
                )
            if position.cured:  # PAN-12.11
                position.arrive(owner)
        else:
            if position.log is not None:
                position.tell("grant", {"seat": by})
            position.place_station(owner, city)
            position.tell_station(by, owner, city)
        resolved(position)


class Pawn(PandemicAction):
    """D9: which pawn the Airlift carries."""

    __slots__ = ("pawn",)

    def __init__(self, pawn: int) -> None:
        super().__init__("pawn", str(pawn), {"owner": pawn})
        self.pawn = pawn

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is not None:
            position.step = Step(AIRLIFT_CITY, seat, seat, step.action, pawn=self.pawn)


class At(PandemicAction):
    """D11: where the Government Grant puts its station."""

    __slots__ = ("city",)

    def __init__(self, city: int) -> None:
        super().__init__("at", CITIES[city], {"city": CITIES[city]})
        self.city = city

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is None:
            return
        if len(position.stations) == STATIONS:  # PAN-12.16
            position.step = Step(STATION_TO_TAKE, seat, seat, step.action, city=self.city)
        else:
            position.step = None
            step.action.carry_out(position, seat, self.city, NOTHING)


class Next(PandemicAction):
    """D10: the next card from the top under a Forecast; the last one is forced."""

    __slots__ = ("city",)

    def __init__(self, city: int) -> None:
        super().__init__("next", CITIES[city], {"city": CITIES[city]})
        self.city = city

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is None:
            return
        chosen = (*step.cards, self.city)
        rest = [card for card in looked_at(position) if card not in chosen]
        if len(rest) > 1:
            position.step = Step(FORECAST_NEXT, seat, seat, step.action, cards=chosen)
            return
        position.step = None
        order = (*chosen, *rest)
        _put_back(position, order)
        if position.log is not None:
            position.tell("forecast_order", {"seat": seat, "cards": card_names(order)})
        resolved(position)


def looked_at(position: Position) -> tuple[int, ...]:
    """The cards a Forecast shows (PAN-12.13)."""
    end = min(position.top + FORECAST_DEPTH, position.bottom)
    return position.infection[position.top : end]


def _put_back(position: Position, order: tuple[int, ...]) -> None:
    """PAN-12.14: the first chosen is the first drawn; each place is now known."""
    top = position.top
    end = top + len(order)
    position.infection = position.infection[:top] + order + position.infection[end:]
    below = tuple(seam for seam in position.seams if seam > end)
    position.seams = (*range(top + 1, end + 1), *below)


class Remove(PandemicAction):
    """D12: the infection card that leaves the game (PAN-12.21)."""

    __slots__ = ("city",)

    def __init__(self, city: int) -> None:
        super().__init__("remove", CITIES[city], {"city": CITIES[city]})
        self.city = city

    def perform(self, position: Position, seat: int) -> None:
        position.step = None
        spend_event(position, seat, RESILIENT_POPULATION)
        position.infection_discards = tuple(
            card for card in position.infection_discards if card != self.city
        )
        position.removed_infections += (self.city,)
        if position.log is not None:
            position.tell("resilient", {"seat": seat, "city": CITIES[self.city]})
        resolved(position)


PLAY: Final = tuple(PlayEvent(card) for card in range(FIRST_EVENT, FIRST_EVENT + 5))
PAWN: Final = tuple(Pawn(pawn) for pawn in range(4))
AT: Final = tuple(At(city) for city in range(len(CITIES)))
NEXT: Final = tuple(Next(city) for city in range(len(CITIES)))
REMOVE: Final = tuple(Remove(city) for city in range(len(CITIES)))
