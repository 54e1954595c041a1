"""Pandemic as a Game: its options, the deal, and the State handed to the other floors."""

from collections.abc import Mapping
from typing import Final, cast

from wardroom.games.pandemic import actions, event_cards, invariants, view, worlds
from wardroom.games.pandemic.bot.colleague import Planner
from wardroom.games.pandemic.content import (
    ATLANTA,
    CARDS,
    CITIES,
    COLOUR_OF,
    COLOURS,
    EPIDEMIC,
    EVENTS,
    HAND_LIMIT,
    POPULATION,
    ROLES,
    STARTING_HAND,
    pile_sizes,
)
from wardroom.games.pandemic.rules import Turns
from wardroom.games.pandemic.state import (
    ACTIONS,
    ASKS,
    CONSENT,
    NOBODY,
    NOTHING,
    PHASES,
    RESULTS,
    Deal,
)
from wardroom.kernel.action import Action, ActionSpace
from wardroom.kernel.campaign import Campaign
from wardroom.kernel.dice import Dice
from wardroom.kernel.errors import ImpossibleOption
from wardroom.kernel.event import Event
from wardroom.kernel.game import Attendance, ColleagueMaker, Option, State
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.options import settle_choices
from wardroom.kernel.plain import Plain


class PandemicState(Turns):
    """One position of Pandemic."""

    __slots__ = ()

    def copy(self) -> "PandemicState":
        new = PandemicState()
        self.copy_onto(new)
        return new

    def encode(self) -> Plain:
        return view.whole(self)

    def view(self, seat: int, told: bool = False) -> Plain:
        return view.seen_by(self, seat, told)

    def imagine(self, seat: int, dice: Dice, told: bool = False) -> "PandemicState":
        world = self.copy()
        worlds.fill_the_unknown(world, seat, dice, told)
        return world

    def asking(self) -> Message:
        if self.result:
            return Message("ask-nothing", {"result": RESULTS[self.result]})
        if self.ask is not None:
            name = ASKS[self.ask.kind].replace("_", "-")
            if self.ask.kind == CONSENT:
                proposal = self.ask.action.proposal(self.ask.pawn, self.ask.city)
                args: dict[str, Argument] = {
                    "seat": self.ask.seat,
                    "by": self.ask.by,
                    "action": proposal,
                }
                return Message("ask-consent", args)
            return Message("ask-" + name, {"seat": self.ask.seat})
        if self.over != NOBODY:
            surplus = len(self.hands[self.over]) - HAND_LIMIT
            return Message("ask-over-limit", {"seat": self.over, "count": surplus})
        if self.phase == ACTIONS:
            return Message("ask-action", {"seat": self.active, "count": self.actions})
        window = PHASES[self.phase].replace("_", "-")
        return Message("ask-event-" + window, {"seat": self.asked})


class Pandemic:
    """The rules of Pandemic, edition 1."""

    def __init__(self) -> None:
        self.name = "pandemic"
        self.edition = 1
        self.seats: tuple[int, ...] = (2, 3, 4)
        self.package = "wardroom.games.pandemic"
        self.longest = 150_000  # whoever refuses everything can draw a game out so far
        self.timed = False
        self.attendance: Attendance | None = None
        self.competitive = False
        self.options: tuple[Option, ...] = (
            Option("epidemics", "4", ("4", "5", "6")),  # PAN-16.1
            Option("hands", "usual", ("usual", "open", "closed")),  # PAN-16.3
            Option("consent", "ask", ("ask", "automatic")),  # PAN-G.9
            Option("roles", "random"),  # PAN-G.20
        )
        self.space = ActionSpace(_all_actions())
        self.campaign: Campaign | None = None
        self.vocabulary: Mapping[str, tuple[str, ...]] = {
            "city": ("city",),
            "origin": ("city",),
            "card": ("city", "card"),
            "cards": ("city", "card"),
            "colour": ("colour",),
            "role": ("role",),
            "guard": ("guard",),
            "result": ("result",),
        }
        self.colleagues: Mapping[str, ColleagueMaker] = {"planner": Planner}

    def settle(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        settled = settle_choices(self, options, seats)
        if settled["roles"] != "random":
            chosen = settled["roles"].split(",")
            for role in chosen:
                if role not in ROLES:
                    known = ", ".join(ROLES)
                    raise ImpossibleOption(f"There is no role {role!r}; the roles are {known}.")
            if len(chosen) != seats or len(set(chosen)) != seats:
                raise ImpossibleOption(f"{seats} seats need {seats} different roles.")
        return settled

    def deal(
        self,
        options: Mapping[str, str],
        seats: int,
        seed: int,
        carried: Plain | None = None,
        log: list[Event] | None = None,
    ) -> PandemicState:
        """PAN-S.1 to PAN-S.14; the order of the shuffles is part of the edition."""
        if carried is not None:
            raise ImpossibleOption("Pandemic is no campaign; nothing can be carried into it.")
        settled = self.settle(options, seats)
        epidemics = int(settled["epidemics"])
        dice = Dice.seeded(seed, "pandemic")
        infection = dice.shuffled(range(len(CITIES)))
        roles = dice.shuffled(range(len(ROLES)))[:seats]
        if settled["roles"] != "random":
            roles = tuple(ROLES.index(role) for role in settled["roles"].split(","))
        cards = dice.shuffled(range(len(CITIES) + len(EVENTS)))
        size = STARTING_HAND[seats]
        hands = [cards[seat * size : (seat + 1) * size] for seat in range(seats)]
        piles = pile_sizes(seats, epidemics)
        deck = _stack_piles(cards[seats * size :], piles, dice)
        first, first_card = _first_player(hands)
        closed = settled["hands"] == "closed" or (settled["hands"] == "usual" and epidemics > 4)
        deal = Deal(roles, piles, closed, settled["consent"] == "ask", first_card, settled)
        state = PandemicState()
        state.lay_out(deal, deck, hands, infection, dice.state)
        state.log = log
        state.pawns = [ATLANTA] * seats
        state.place_station(ATLANTA, NOTHING)
        _infect_nine_cities(state)
        if log is not None:
            for seat in range(seats):
                state.tell("role", {"seat": seat, "role": ROLES[roles[seat]]})
            state.tell("first", {"seat": first, "card": CARDS[first_card]})
        state.begin_turn(first)
        return state

    def broken(self, state: State, before: State | None = None) -> list[str]:
        """The invariants of part 7 of the rules reference that do not hold."""
        return invariants.broken(cast(Turns, state), cast(Turns | None, before))


def _stack_piles(cards: tuple[int, ...], piles: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    """PAN-S.13: an Epidemic shuffled into each pile, the larger piles on top."""
    deck: list[int] = []
    start = 0
    for size in piles:
        deck += dice.shuffled((*cards[start : start + size - 1], EPIDEMIC))
        start += size - 1
    return tuple(deck)


def _first_player(hands: list[tuple[int, ...]]) -> tuple[int, int]:
    """PAN-S.14: the largest population; the lower seat on equal ones (PAN-G.18).

    Five Events cannot fill all starting hands, so there is always a City card.
    """
    best_seat, best_card = 0, NOTHING
    for seat, hand in enumerate(hands):
        for card in hand:
            if card < len(CITIES) and (
                best_card == NOTHING or POPULATION[card] > POPULATION[best_card]
            ):
                best_seat, best_card = seat, card
    return best_seat, best_card


def _infect_nine_cities(state: PandemicState) -> None:
    """PAN-S.7 to PAN-S.10: three cities each with 3, 2 and 1 cubes; no power applies."""
    for drawn in range(9):
        city = state.infection[drawn]
        count = 3 - drawn // 3
        colour = COLOUR_OF[city]
        state.cubes[city] = count << (2 * colour)
        state.supply[colour] -= count
        if state.log is not None:
            state.tell("setup", {"city": CITIES[city], "colour": COLOURS[colour], "count": count})
    state.infection_discards = state.infection[:9]
    state.top = 9


def _all_actions() -> list[Action]:
    """The action space; its order is part of the edition."""
    space: list[Action] = [*actions.DRIVE, *actions.FLY, *actions.SHUTTLE, actions.CHARTER]
    for pawn in range(actions.SEATS):
        space += actions.DRIVE_PAWN[pawn]
        space += actions.FLY_PAWN[pawn]
        space += actions.SHUTTLE_PAWN[pawn]
        space.append(actions.CHARTER_PAWN[pawn])
        space += actions.JOIN[pawn]
        space += actions.GIVE[pawn]
        space += actions.TAKE[pawn]
    space += [actions.OPERATIONS_FLIGHT, *actions.PAY, *actions.TO]
    space += [actions.BUILD, *actions.TAKE_STATION, *actions.TREAT, *actions.CURE]
    space += actions.SPEND.values()
    space += [*actions.FETCH, actions.PASS, actions.REST, actions.AGREE, actions.REFUSE]
    space += actions.DISCARD
    space += [*event_cards.PLAY, *event_cards.PAWN, *event_cards.AT]
    space += [*event_cards.NEXT, *event_cards.REMOVE]
    return space


PANDEMIC: Final = Pandemic()
