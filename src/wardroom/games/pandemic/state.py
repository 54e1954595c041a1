"""The position: everything that lies on the table, as slots of plain numbers.

`Position` holds the things and moves them; it knows no turn order and no legality. Cubes are packed
two bits a colour into one number per city, decks are shared tuples with a place in them, so that a
copy costs little.
"""

from collections.abc import Mapping

from wardroom.games.pandemic.content import (
    CARDS,
    CITIES,
    COLOURS,
    CUBES_PER_COLOUR,
    FIRST_EVENT,
    HAND_LIMIT,
    MEDIC,
)
from wardroom.games.pandemic.deal import Deal
from wardroom.games.pandemic.phases import ACTIONS, CONSENT, ENDED, NOBODY, NOTHING, RESULTS, STEPS
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import Event, State


class PandemicAction:
    """One choice: its notation, its words and its effect.

    `perform` is called for the seat that chose it; where somebody else must agree first,
    `carry_out` does it afterwards.
    """

    __slots__ = ("_args", "index", "notation", "verb")

    def __init__(self, verb: str, places: str = "", args: Mapping[str, Argument] | None = None):
        self.verb = verb
        self.index = -1
        self.notation = f"{verb} {places}" if places else verb
        self._args: Mapping[str, Argument] = {} if args is None else args

    def __repr__(self) -> str:
        return self.notation

    def message(self) -> Message:
        name = "do-" + self.verb.replace("_", "-")
        return Message(name + "-pawn" if "pawn" in self._args else name, self._args)

    def proposal(self, owner: int, city: int) -> Message:
        """What the owner of the pawn or hand is asked to agree to."""
        return self.message()

    def perform(self, position: "Position", seat: int) -> None:
        raise NotImplementedError

    def carry_out(self, position: "Position", by: int, owner: int, city: int) -> None:
        raise NotImplementedError

    def is_gift(self) -> bool:
        """Does it bring its other player a card, and cost them nothing?"""
        return False


class Step:
    """A step inside an action or event that must be answered before anything else."""

    __slots__ = ("action", "by", "cards", "city", "kind", "pawn", "seat")

    def __init__(
        self,
        kind: int,
        seat: int,
        by: int,
        action: PandemicAction,
        pawn: int = NOBODY,
        city: int = NOTHING,
        cards: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        """Who must answer."""
        self.by = by
        """Whose action or event it is."""
        self.action = action
        self.pawn = pawn
        self.city = city
        self.cards = cards

    def encode(self) -> Plain:
        return {
            "kind": STEPS[self.kind],
            "seat": self.seat,
            "by": self.by,
            "action": repr(self.action),
            "pawn": self.pawn,
            "city": None if self.city == NOTHING else CITIES[self.city],
            "cards": card_names(self.cards),
        }


class Position:
    """Everything on the table.

    A fresh Position is blank until `lay_out` or `copy_onto` fills it: a copy sets each slot once.
    """

    # Written by `python -m tools.state_slots` from `lay_out`; never changed by hand.
    __slots__ = (
        "_legal",
        "_legal_for",
        "actions",
        "active",
        "asked",
        "bottom",
        "chance",
        "cubes",
        "cured",
        "deal",
        "deck",
        "discards",
        "drawn",
        "epidemics",
        "eradicated",
        "events_about",
        "flown",
        "hands",
        "infection",
        "infection_discards",
        "log",
        "lost_colour",
        "outbreaks",
        "over",
        "passed",
        "pawns",
        "phase",
        "quiet",
        "rate",
        "refused",
        "removed",
        "removed_infections",
        "resting",
        "result",
        "revealed",
        "seams",
        "stations",
        "step",
        "stored",
        "supply",
        "to_infect",
        "top",
        "turn",
    )

    def lay_out(
        self,
        deal: Deal,
        deck: tuple[int, ...],
        hands: list[tuple[int, ...]],
        infection: tuple[int, ...],
        chance: int,
    ) -> None:
        """An empty board with these decks and hands."""
        self.deal: Deal = deal
        self.cubes: list[int] = [0] * len(CITIES)
        self.supply: list[int] = [CUBES_PER_COLOUR] * len(COLOURS)
        self.cured: int = 0
        self.eradicated: int = 0
        self.events_about: bool = False
        self.stations: tuple[int, ...] = ()
        self.pawns: list[int] = [0] * deal.seats
        self.hands: list[tuple[int, ...]] = hands
        self.stored: int = NOTHING
        self.deck: tuple[int, ...] = deck
        self.drawn: int = 0
        self.discards: tuple[int, ...] = ()
        self.infection: tuple[int, ...] = infection
        self.top: int = 0
        self.bottom: int = len(infection)
        self.seams: tuple[int, ...] = ()
        self.infection_discards: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()
        self.removed_infections: tuple[int, ...] = ()
        self.rate: int = 0
        self.outbreaks: int = 0
        self.turn: int = 0
        self.active: int = 0
        self.actions: int = 0
        self.phase: int = ACTIONS
        self.epidemics: int = 0
        self.to_infect: int = 0
        self.quiet: bool = False
        self.flown: bool = False
        self.over: int = NOBODY
        self.step: Step | None = None
        self.asked: int = NOBODY
        self.passed: int = 0
        self.resting: int = 0
        self.refused: tuple[Step, ...] = ()
        self.result: int = 0
        self.lost_colour: int = NOTHING
        self.chance: int = chance
        self.revealed: int = 0
        self.log: list[Event] | None = None
        self._legal: tuple[PandemicAction, ...] | None = None
        self._legal_for: int = NOBODY

    # Written by `python -m tools.state_slots` from `lay_out`; never changed by hand.
    def copy_onto(self, new: "Position") -> None:
        """Give everything to a position that shares no mutable thing with this one."""
        new.deal = self.deal
        new.cubes = self.cubes[:]
        new.supply = self.supply[:]
        new.cured = self.cured
        new.eradicated = self.eradicated
        new.events_about = self.events_about
        new.stations = self.stations
        new.pawns = self.pawns[:]
        new.hands = self.hands[:]
        new.stored = self.stored
        new.deck = self.deck
        new.drawn = self.drawn
        new.discards = self.discards
        new.infection = self.infection
        new.top = self.top
        new.bottom = self.bottom
        new.seams = self.seams
        new.infection_discards = self.infection_discards
        new.removed = self.removed
        new.removed_infections = self.removed_infections
        new.rate = self.rate
        new.outbreaks = self.outbreaks
        new.turn = self.turn
        new.active = self.active
        new.actions = self.actions
        new.phase = self.phase
        new.epidemics = self.epidemics
        new.to_infect = self.to_infect
        new.quiet = self.quiet
        new.flown = self.flown
        new.over = self.over
        new.step = self.step
        new.asked = self.asked
        new.passed = self.passed
        new.resting = self.resting
        new.refused = self.refused
        new.result = self.result
        new.lost_colour = self.lost_colour
        new.chance = self.chance
        new.revealed = self.revealed
        new.log = None
        new._legal = self._legal
        new._legal_for = self._legal_for

    def copy(self) -> State:
        raise NotImplementedError

    # Telling. What an event tells has been done by then, what follows from it has not.

    def tell(self, kind: str, args: Mapping[str, Argument]) -> None:
        """Tell everyone. Callers ask first whether anybody listens."""
        if self.log is not None:
            self.log.append(Event(kind, args, None, self.copy()))

    def tell_owner(self, kind: str, seat: int, args: Mapping[str, Argument]) -> None:
        """Tell the owner of a hand, and everyone if hands are open."""
        if self.log is not None:
            self.log.append(Event(kind, args, (seat,) if self.deal.closed else None, self.copy()))

    def tell_others(self, kind: str, seat: int, args: Mapping[str, Argument]) -> None:
        """Tell everyone but the owner of a closed hand what can be seen from outside."""
        if self.log is not None:
            others = (-1, *(other for other in range(self.deal.seats) if other != seat))
            self.log.append(Event(kind, args, others, self.copy()))

    # Hands and cards

    def role(self, seat: int) -> int:
        return self.deal.roles[seat]

    def drop(self, seat: int, card: int) -> None:
        """Take a card out of a hand without putting it anywhere."""
        hand = self.hands[seat]
        place = hand.index(card)
        self.hands[seat] = hand[:place] + hand[place + 1 :]

    def discard(self, seat: int, card: int) -> None:
        """Put a card from a hand on the player discard pile (PAN-3.3)."""
        self.drop(seat, card)
        self.discards += (card,)

    def hand_over(self, giver: int, taker: int, card: int) -> None:
        """Pass a City card on."""
        self.drop(giver, card)
        self.hands[taker] += (card,)

    def check_hand(self, seat: int) -> None:
        """Anyone who holds more than seven cards must let some go (PAN-5.13, PAN-9.2)."""
        surplus = len(self.hands[seat]) - HAND_LIMIT
        if surplus > 0:
            self.over = seat
            if self.log is not None:
                self.tell("over_limit", {"seat": seat, "count": surplus})

    def holds_event(self, seat: int) -> bool:
        """Has this seat an Event, in hand or stored on its role card?"""
        hand = self.hands[seat]
        if hand and max(hand) >= FIRST_EVENT:
            return True
        return self.stored != NOTHING and self.deal.roles[seat] == 0

    def somebody_holds_an_event(self) -> bool:
        """Is there an Event in any hand or on the role card?"""
        if self.stored != NOTHING:
            return True
        for hand in self.hands:
            if hand and max(hand) >= FIRST_EVENT:
                return True
        return False

    # Actions

    def act(self) -> None:
        """One action has been resolved."""
        self.actions -= 1
        self.refused = ()

    def propose(self, action: PandemicAction, by: int, owner: int, city: int) -> None:
        """Do it at once if it needs no consent, else ask the owner of the pawn or hand (D6)."""
        if by == owner or not self.deal.consent or self._is_welcome(action, owner):
            action.carry_out(self, by, owner, city)
            return
        self.step = Step(CONSENT, owner, by, action, pawn=owner, city=city)
        if self.log is not None:
            proposal = action.proposal(owner, city)
            self.tell("propose", {"seat": by, "owner": owner, "action": proposal})

    def _is_welcome(self, action: PandemicAction, owner: int) -> bool:
        """PAN-G.9: at many tables a card is just given, unless a full hand would have to part."""
        return self.deal.gifts and action.is_gift() and len(self.hands[owner]) < HAND_LIMIT

    # The board

    def cubes_in(self, city: int, colour: int) -> int:
        return (self.cubes[city] >> (2 * colour)) & 3

    def on_board(self, colour: int) -> int:
        return CUBES_PER_COLOUR - self.supply[colour]

    def is_cured(self, colour: int) -> bool:
        return (self.cured >> colour) & 1 == 1

    def is_eradicated(self, colour: int) -> bool:
        return (self.eradicated >> colour) & 1 == 1

    def remove_cubes(self, city: int, colour: int, count: int) -> None:
        """Return cubes to the supply (PAN-6.3)."""
        self.cubes[city] -= count << (2 * colour)
        self.supply[colour] += count

    def check_eradication(self, colour: int) -> None:
        """PAN-6.6: cured, and no cube of the colour on the board."""
        if (
            self.supply[colour] == CUBES_PER_COLOUR
            and self.is_cured(colour)
            and not self.is_eradicated(colour)
        ):
            self.eradicated |= 1 << colour
            if self.log is not None:
                self.tell("eradicate", {"colour": COLOURS[colour]})

    def arrive(self, pawn: int) -> None:
        """A pawn has come into its city: the Medic clears cured diseases at once (PAN-13.11)."""
        if self.deal.roles[pawn] == MEDIC:
            self.clear_where_the_medic_is()

    def clear_where_the_medic_is(self) -> None:
        """PAN-13.11: every cube of a cured disease leaves the Medic's city."""
        medic = self.deal.seat_of[MEDIC]
        if medic == NOBODY:
            return
        city = self.pawns[medic]
        for colour in range(len(COLOURS)):
            count = self.cubes_in(city, colour)
            if count and self.is_cured(colour):
                self.remove_cubes(city, colour, count)
                if self.log is not None:
                    self.tell(
                        "clear",
                        {
                            "pawn": medic,
                            "city": CITIES[city],
                            "colour": COLOURS[colour],
                            "count": count,
                        },
                    )
                self.check_eradication(colour)

    def place_station(self, city: int, taken_from: int) -> None:
        """Put a station into a city, from the supply or from another city (PAN-15.1)."""
        left = tuple(station for station in self.stations if station != taken_from)
        self.stations = tuple(sorted((*left, city)))

    def tell_station(self, seat: int, city: int, taken_from: int) -> None:
        """A station has been put into a city."""
        if self.log is None:
            return
        if taken_from == NOTHING:
            self.tell("build", {"seat": seat, "city": CITIES[city]})
        else:
            origin = CITIES[taken_from]
            self.tell("relocate", {"seat": seat, "city": CITIES[city], "origin": origin})

    def end(self, result: int, colour: int = NOTHING) -> None:
        """PAN-1.9: the game is over, nothing more can be played."""
        self.result = result
        self.lost_colour = colour
        self.phase = ENDED
        self.step = None
        self.over = NOBODY
        self.asked = NOBODY
        if self.log is not None:
            args = {} if colour == NOTHING else {"colour": COLOURS[colour]}
            self.tell(RESULTS[result], args)


def card_names(cards: tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]
