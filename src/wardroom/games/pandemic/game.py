"""Pandemic as a Game: its options, the deal, and what it brings along."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from wardroom.games.pandemic import invariants, view
from wardroom.games.pandemic.actions import all_actions
from wardroom.games.pandemic.beats import BEATS
from wardroom.games.pandemic.colleague.planner import Gentle, Planner
from wardroom.games.pandemic.content import (
    ATLANTA,
    CARDS,
    CITIES,
    COLOUR_OF,
    COLOURS,
    EPIDEMIC,
    EVENTS,
    POPULATION,
    ROLES,
    STARTING_HAND,
    pile_sizes,
)
from wardroom.games.pandemic.content_document import document
from wardroom.games.pandemic.deal import Deal
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.games.pandemic.groups import GROUPS
from wardroom.games.pandemic.phases import NOTHING
from wardroom.games.pandemic.prospects import PROSPECTS
from wardroom.games.pandemic.rules import Flow
from wardroom.games.pandemic.view_types import PandemicContent, PandemicView
from wardroom.kernel.action import ActionSpace
from wardroom.kernel.dice import Dice
from wardroom.kernel.errors import ImpossibleOption
from wardroom.kernel.game import (
    Claims,
    Debriefer,
    Game,
    Option,
    Puzzles,
    Solving,
)
from wardroom.kernel.options import settle_choices
from wardroom.kernel.parts.balance import Balance
from wardroom.kernel.parts.basic_game import BasicGame
from wardroom.kernel.parts.daily import DailyDeal
from wardroom.kernel.parts.highlights import Highlighter
from wardroom.kernel.parts.ladder import Ladder
from wardroom.kernel.parts.observation import Layout, Worth
from wardroom.kernel.parts.picture import Picture, Terminal
from wardroom.kernel.parts.teaching import Teaching
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import Event, State

SPACE: Final = ActionSpace(all_actions())


class Pandemic(BasicGame):
    """The rules of Pandemic.

    In edition 1 anyone who passed until the next turn was not asked about an Event drawn later in
    the same turn either.
    """

    def __init__(self, edition: int, earlier: "tuple[Pandemic, ...]" = ()) -> None:
        self.name = "pandemic"
        self.edition = edition
        self.earlier = earlier
        self.seats = (2, 3, 4)
        self.package = "wardroom.games.pandemic"
        self.longest = 150_000  # anyone who refuses everything can draw a game out so far
        self.options = (
            Option("epidemics", "4", ("4", "5", "6")),  # PAN-16.1
            Option("hands", "usual", ("usual", "open", "closed")),  # PAN-16.3
            Option("consent", "ask", ("ask", "gifts", "automatic")),  # PAN-G.9
            Option("roles", "random"),  # PAN-G.20
        )
        self.space = SPACE
        self.vocabulary = {
            "by": ("seat",),
            "giver": ("seat",),
            "owner": ("seat",),
            "pawn": ("seat",),
            "to": ("seat",),
            "city": ("city",),
            "near": ("city",),
            "origin": ("city",),
            "waiting": ("city",),
            "card": ("city", "card"),
            "cards": ("city", "card"),
            "event": ("card",),
            "colour": ("colour",),
            "role": ("role",),
            "guard": ("guard",),
            "result": ("result",),
        }
        self.colleagues = {"gentle": Gentle, "good": Planner}
        self.former_kinds = {"planner": "good"}
        self.terminal = Terminal(_picture, ("wardroom.games.pandemic.terminal",))
        self.view_type = PandemicView
        self.fields = view.FIELDS
        self.prospects = PROSPECTS
        self.content_type = PandemicContent
        self.teaching = Teaching(
            lessons=("first", "roles"),
            book=True,
            first_table=True,
            first_times=True,
            first_success=("first", "treat"),  # a city cleared
        )
        self.daily = DailyDeal(
            seats=2,
            colleague="good",
            options={"epidemics": "5"},
            company=("colleagues", "alone", "friends"),
            levels=("gentle", "good", "strong"),
            turns="turn",
        )
        self.debrief = _debrief
        self.highlights = _highlights
        self.ladder = _ladder
        self.puzzles = Puzzles(("found.jsonl",), _solving)
        self.balance = _balance
        self.beats = BEATS
        self.groups = GROUPS
        self.claims = _claims
        self.observation = _observation
        self.worths = _worths

    def content(self) -> Plain:
        return cast(Plain, document())

    def settle(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        settled = settle_choices(self, options, seats)
        if settled["roles"] != "random":
            chosen = settled["roles"].split(",")
            named = [role for role in chosen if role != "random"]
            for role in named:
                if role not in ROLES:
                    known = ", ".join(ROLES)
                    raise ImpossibleOption(f"There is no role {role!r}; the roles are {known}.")
            if len(chosen) != seats or len(set(named)) != len(named):
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
        order = dice.shuffled(range(len(ROLES)))
        roles = order[:seats]
        if settled["roles"] != "random":
            roles = _chosen_roles(settled["roles"].split(","), order)
        cards = dice.shuffled(range(len(CITIES) + len(EVENTS)))
        size = STARTING_HAND[seats]
        hands = [cards[seat * size : (seat + 1) * size] for seat in range(seats)]
        piles = pile_sizes(seats, epidemics)
        deck = _stack_piles(cards[seats * size :], piles, dice)
        first, first_card = _first_player(hands)
        closed = settled["hands"] == "closed" or (settled["hands"] == "usual" and epidemics > 4)
        deal = Deal(
            edition=self.edition,
            roles=roles,
            piles=piles,
            closed=closed,
            consent=settled["consent"] != "automatic",
            gifts=settled["consent"] == "gifts",
            first_card=first_card,
            options=settled,
        )
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
        return invariants.broken(cast(Flow, state), cast(Flow | None, before))


def _chosen_roles(chosen: Sequence[str], order: Sequence[int]) -> tuple[int, ...]:
    """The role of each seat; who has chosen none gets the next in the order that is left."""
    named = {ROLES.index(role) for role in chosen if role != "random"}
    left = iter([role for role in order if role not in named])
    return tuple([next(left) if role == "random" else ROLES.index(role) for role in chosen])


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
        state.infection_discards = state.infection[: drawn + 1]
        state.top = drawn + 1
        if state.log is not None:
            state.tell("setup", {"city": CITIES[city], "colour": COLOURS[colour], "count": count})


def _highlights() -> Highlighter:
    from wardroom.games.pandemic.highlights import highlights

    return highlights


def _ladder() -> Ladder:
    from wardroom.games.pandemic.ladder import LADDER

    return LADDER


def _debrief() -> Debriefer:
    from wardroom.games.pandemic.debrief.verdict import debrief

    return debrief


def _balance() -> Balance:
    from wardroom.games.pandemic.balance import BALANCE

    return BALANCE


def _observation(game: Game) -> Layout:
    from wardroom.games.pandemic.observation import layout

    return layout(game)


def _picture() -> Picture:
    from wardroom.games.pandemic.terminal import PICTURE

    return PICTURE


def _worths() -> Mapping[str, Worth]:
    from wardroom.games.pandemic.observation import WORTHS

    return WORTHS


def _claims() -> Claims:
    from wardroom.games.pandemic.colleague.claims import CLAIMS

    return CLAIMS


def _solving() -> Solving:
    from wardroom.games.pandemic.puzzles.solving import SOLVING

    return SOLVING


PANDEMIC: Final = Pandemic(2, (Pandemic(1),))
