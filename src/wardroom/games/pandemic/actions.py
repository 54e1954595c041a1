"""The actions of a turn: one small class per kind, and the table of all of them.

What is legal is decided in `legal`; an action here only says what it does.
"""

from itertools import combinations
from typing import Final

from wardroom.games.pandemic import event_cards
from wardroom.games.pandemic.content import (
    CARDS,
    CITIES,
    CITIES_OF,
    COLOUR_OF,
    COLOURS,
    FIRST_EVENT,
    MEDIC,
    OPERATIONS_EXPERT,
    SCIENTIST,
    STATIONS,
)
from wardroom.games.pandemic.movement import (
    Charter,
    DirectFlight,
    Drive,
    Join,
    OperationsFlight,
    Pay,
    ShuttleFlight,
    To,
)
from wardroom.games.pandemic.phases import (
    ACTIONS,
    CURE_CARDS,
    NOBODY,
    NOTHING,
    STATION_TO_TAKE,
    WIN,
)
from wardroom.games.pandemic.state import PandemicAction, Position, Step, card_names

SEATS: Final = 4


class Build(PandemicAction):
    """PAN-5.1 to PAN-5.4, and PAN-13.15: the Operations Expert needs no card."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("build")

    def perform(self, position: Position, seat: int) -> None:
        if len(position.stations) == STATIONS:
            position.step = Step(STATION_TO_TAKE, seat, seat, self, city=position.pawns[seat])
        else:
            self.carry_out(position, seat, seat, NOTHING)

    def carry_out(self, position: Position, by: int, owner: int, city: int) -> None:
        here = position.pawns[by]
        position.place_station(here, city)
        if position.role(by) != OPERATIONS_EXPERT:
            position.discard(by, here)
        position.act()
        position.tell_station(by, here, city)


class TakeStation(PandemicAction):
    """D4: which station is taken when all six are on the board."""

    __slots__ = ("city",)

    def __init__(self, city: int) -> None:
        super().__init__("from", CITIES[city], {"city": CITIES[city]})
        self.city = city

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is not None:
            position.step = None
            step.action.carry_out(position, seat, step.city, self.city)


class Treat(PandemicAction):
    """PAN-5.5 to PAN-5.8, and PAN-13.12: the Medic takes all cubes of the colour."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__("treat", COLOURS[colour], {"colour": COLOURS[colour]})
        self.colour = colour

    def perform(self, position: Position, seat: int) -> None:
        colour = self.colour
        city = position.pawns[seat]
        count = 1
        if position.is_cured(colour) or position.role(seat) == MEDIC:
            count = position.cubes_in(city, colour)
        position.remove_cubes(city, colour, count)
        position.act()
        if position.log is not None:
            position.tell(
                "treat",
                {"seat": seat, "city": CITIES[city], "colour": COLOURS[colour], "count": count},
            )
        position.check_eradication(colour)


class Give(PandemicAction):
    """PAN-5.9: Share Knowledge by giving; PAN-13.21: the Researcher gives any City card."""

    __slots__ = ("card", "to")

    def __init__(self, card: int, to: int) -> None:
        super().__init__("give", f"{CARDS[card]} {to}", {"card": CARDS[card], "to": to})
        self.card = card
        self.to = to

    def perform(self, position: Position, seat: int) -> None:
        position.propose(self, seat, self.to, NOTHING)

    def is_gift(self) -> bool:
        return True

    def carry_out(self, position: Position, by: int, owner: int, city: int) -> None:
        position.hand_over(by, owner, self.card)
        position.act()
        if position.log is not None:
            position.tell("give", {"seat": by, "to": owner, "card": CARDS[self.card]})
        position.check_hand(owner)


class Take(PandemicAction):
    """PAN-5.11: Share Knowledge by taking; PAN-13.22: any City card from the Researcher."""

    __slots__ = ("card", "giver")

    def __init__(self, card: int, giver: int) -> None:
        super().__init__("take", f"{CARDS[card]} {giver}", {"card": CARDS[card], "giver": giver})
        self.card = card
        self.giver = giver

    def perform(self, position: Position, seat: int) -> None:
        position.propose(self, seat, self.giver, NOTHING)

    def carry_out(self, position: Position, by: int, owner: int, city: int) -> None:
        position.hand_over(owner, by, self.card)
        position.act()
        if position.log is not None:
            position.tell("take", {"seat": by, "giver": owner, "card": CARDS[self.card]})
        position.check_hand(by)


def cards_for_a_cure(position: Position, seat: int) -> int:
    """PAN-5.14, PAN-13.24, PAN-G.17: exactly five, for the Scientist exactly four."""
    return 4 if position.role(seat) == SCIENTIST else 5


class Cure(PandemicAction):
    """PAN-5.14: Discover a Cure."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__("cure", COLOURS[colour], {"colour": COLOURS[colour]})
        self.colour = colour

    def perform(self, position: Position, seat: int) -> None:
        cards = self.among(position.hands[seat])
        if len(cards) > cards_for_a_cure(position, seat):
            position.step = Step(CURE_CARDS, seat, seat, self)
        else:
            discover(position, seat, self.colour, cards)

    def among(self, hand: tuple[int, ...]) -> tuple[int, ...]:
        """The City cards of the colour in a hand."""
        of_colour = CITIES_OF[self.colour]
        return tuple([card for card in hand if card in of_colour])


def discover(position: Position, seat: int, colour: int, cards: tuple[int, ...]) -> None:
    """PAN-5.18: the win check, then the Medic's removal, then eradication."""
    for card in cards:
        position.discard(seat, card)
    position.cured |= 1 << colour
    position.act()
    if position.log is not None:
        position.tell("cure", {"seat": seat, "colour": COLOURS[colour], "cards": card_names(cards)})
    if position.cured == 0b1111:  # PAN-1.2
        position.end(WIN)
        return
    position.clear_where_the_medic_is()
    position.check_eradication(colour)


class Spend(PandemicAction):
    """D5: which cards of the colour make the cure, when there are more than needed."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        names = card_names(cards)
        super().__init__("spend", ",".join(names), {"cards": names})
        self.cards = cards

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is not None:
            position.step = None
            discover(position, seat, COLOUR_OF[self.cards[0]], self.cards)


class Fetch(PandemicAction):
    """PAN-13.1: the Contingency Planner puts a discarded Event on the role card."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__("fetch", CARDS[card], {"card": CARDS[card]})
        self.card = card

    def perform(self, position: Position, seat: int) -> None:
        place = position.discards.index(self.card)
        position.discards = position.discards[:place] + position.discards[place + 1 :]
        position.stored = self.card
        position.act()
        if position.log is not None:
            position.tell("fetch", {"seat": seat, "card": CARDS[self.card]})


class Pass(PandemicAction):
    """PAN-5.19: end the action phase; in an event window: play no Event now (D8)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("pass")

    def perform(self, position: Position, seat: int) -> None:
        if position.phase == ACTIONS:
            left = position.actions
            position.actions = 0
            if position.log is not None:
                position.tell("pass", {"seat": seat, "left": left})
        else:
            position.passed |= 1 << seat


class Rest(PandemicAction):
    """D8: pass this and every further event window until one's own turn."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("rest")

    def perform(self, position: Position, seat: int) -> None:
        position.resting |= 1 << seat


class Agree(PandemicAction):
    """D6: consent (PAN-5.12, PAN-13.10)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("agree")

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is not None:
            position.step = None
            if position.log is not None:
                position.tell("agree", {"seat": seat})
            step.action.carry_out(position, step.by, step.pawn, step.city)


class Refuse(PandemicAction):
    """D6: nothing moves, nothing is paid; not proposed again until something else happened."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("refuse")

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is not None:
            position.step = None
            position.refused += (step,)
            if position.log is not None:
                position.tell("refuse", {"seat": seat})


class Discard(PandemicAction):
    """D7: one card down towards the hand limit (PAN-9.4, PAN-9.5)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__("discard", CARDS[card], {"card": CARDS[card]})
        self.card = card

    def perform(self, position: Position, seat: int) -> None:
        position.discard(seat, self.card)
        if position.log is not None:
            position.tell("discard", {"seat": seat, "card": CARDS[self.card]})


_ALL_CITIES: Final = range(len(CITIES))
_PAWNS: Final = range(SEATS)

DRIVE: Final = tuple(Drive(city, NOBODY) for city in _ALL_CITIES)
FLY: Final = tuple(DirectFlight(city, NOBODY) for city in _ALL_CITIES)
SHUTTLE: Final = tuple(ShuttleFlight(city, NOBODY) for city in _ALL_CITIES)
CHARTER: Final = Charter(NOBODY)
DRIVE_PAWN: Final = tuple(tuple(Drive(city, pawn) for city in _ALL_CITIES) for pawn in _PAWNS)
FLY_PAWN: Final = tuple(tuple(DirectFlight(city, pawn) for city in _ALL_CITIES) for pawn in _PAWNS)
SHUTTLE_PAWN: Final = tuple(
    tuple(ShuttleFlight(city, pawn) for city in _ALL_CITIES) for pawn in _PAWNS
)
CHARTER_PAWN: Final = tuple(Charter(pawn) for pawn in _PAWNS)
JOIN: Final = tuple(tuple(Join(city, pawn) for city in _ALL_CITIES) for pawn in _PAWNS)
OPERATIONS_FLIGHT: Final = OperationsFlight()
PAY: Final = tuple(Pay(card) for card in _ALL_CITIES)
TO: Final = tuple(To(city) for city in _ALL_CITIES)
BUILD: Final = Build()
TAKE_STATION: Final = tuple(TakeStation(city) for city in _ALL_CITIES)
TREAT: Final = tuple(Treat(colour) for colour in range(len(COLOURS)))
GIVE: Final = tuple(tuple(Give(card, to) for card in _ALL_CITIES) for to in _PAWNS)
TAKE: Final = tuple(tuple(Take(card, giver) for card in _ALL_CITIES) for giver in _PAWNS)
CURE: Final = tuple(Cure(colour) for colour in range(len(COLOURS)))
SPEND: Final[dict[tuple[int, ...], Spend]] = {
    cards: Spend(cards)
    for of_colour in CITIES_OF
    for number in (4, 5)
    for cards in combinations(of_colour, number)
}
FETCH: Final = tuple(Fetch(card) for card in range(FIRST_EVENT, FIRST_EVENT + 5))
PASS: Final = Pass()
REST: Final = Rest()
AGREE: Final = Agree()
REFUSE: Final = Refuse()
DISCARD: Final = tuple(Discard(card) for card in range(FIRST_EVENT + 5))


def all_actions() -> list[PandemicAction]:
    """The action space; its order is part of the edition."""
    space: list[PandemicAction] = [*DRIVE, *FLY, *SHUTTLE, CHARTER]
    for pawn in range(SEATS):
        space += DRIVE_PAWN[pawn]
        space += FLY_PAWN[pawn]
        space += SHUTTLE_PAWN[pawn]
        space.append(CHARTER_PAWN[pawn])
        space += JOIN[pawn]
        space += GIVE[pawn]
        space += TAKE[pawn]
    space += [OPERATIONS_FLIGHT, *PAY, *TO]
    space += [BUILD, *TAKE_STATION, *TREAT, *CURE]
    space += SPEND.values()
    space += [*FETCH, PASS, REST, AGREE, REFUSE]
    space += DISCARD
    space += [*event_cards.PLAY, *event_cards.PAWN, *event_cards.AT]
    space += [*event_cards.NEXT, *event_cards.REMOVE]
    return space
