"""What a seat may know (part 6 of the rules reference), field by field.

A live table makes what an event has changed after every event, so each field says what of the
position it looks at, and what is the same every time is looked up in tables made once.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from wardroom.games.pandemic.actions import cards_for_a_cure
from wardroom.games.pandemic.content import (
    CARDS,
    CITIES,
    COLOUR_OF,
    COLOURS,
    CONTINGENCY_PLANNER,
    FIRST_EVENT,
    INFECTION_RATES,
    QUARANTINE_SPECIALIST,
    ROLES,
    STATIONS,
)
from wardroom.games.pandemic.disease import AREA
from wardroom.games.pandemic.knowledge import (
    infection_layers,
    layer_ends,
    player_piles,
    shown_cards,
)
from wardroom.games.pandemic.movement import Charter, Movement
from wardroom.games.pandemic.phases import CONSENT, NOBODY, NOTHING, PHASES, RESULTS
from wardroom.games.pandemic.state import Position, card_names
from wardroom.games.pandemic.view_types import (
    PandemicConsent,
    PandemicCureNear,
    PandemicDisease,
    PandemicNextEpidemic,
)
from wardroom.kernel.fields import Field, Fields
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import SPECTATOR

_CUBES: Final = [[(packed >> (2 * colour)) & 3 for colour in range(4)] for packed in range(256)]
"""The cubes of each colour for every way they are packed into a number."""
_SEATS_IN: Final = [[seat for seat in range(4) if (mask >> seat) & 1] for mask in range(16)]
_DISEASES: Final[tuple[PandemicDisease, ...]] = ("active", "cured", "eradicated", "eradicated")
"""By whether it is cured and, counting double, eradicated."""
_GUARDED: Final = [
    [CITIES[city] for city in range(len(CITIES)) if (area >> city) & 1] for area in AREA
]
"""For each city what a Quarantine Specialist protects from there."""


ALL_SEEING: Final = -2
"""The eyes of somebody to whom all hands are told (PAN-G.19)."""


def eyes(position: Position, seat: int, told: bool = False) -> int:
    """Where hands are open, everybody sees the same."""
    if not position.deal.closed:
        return SPECTATOR
    return ALL_SEEING if told else seat


def disease_status(position: Position, colour: int) -> str:
    cured, eradicated = position.is_cured(colour), position.is_eradicated(colour)
    return _DISEASES[int(cured) + 2 * int(eradicated)]


# Single fields


def _diseases(position: Position, _: int) -> list[PandemicDisease]:
    cured, eradicated = position.cured, position.eradicated
    return [
        _DISEASES[((cured >> colour) & 1) + 2 * ((eradicated >> colour) & 1)] for colour in range(4)
    ]


def _quarantined(position: Position, _: int) -> list[str]:
    specialist = position.deal.seat_of[QUARANTINE_SPECIALIST]
    return [] if specialist == NOBODY else _GUARDED[position.pawns[specialist]][:]


def _cubes(position: Position, _: int) -> dict[str, list[int]]:
    board = zip(CITIES, position.cubes, strict=True)
    return {city: [*_CUBES[packed]] for city, packed in board if packed}


def sees_hand(position: Position, eyes: int, owner: int) -> bool:
    return owner == eyes or eyes == ALL_SEEING or not position.deal.closed


def _hands(position: Position, eyes: int) -> list[list[str] | None]:
    return [
        card_names(hand) if sees_hand(position, eyes, owner) else None
        for owner, hand in enumerate(position.hands)
    ]


def _shown(position: Position, eyes: int) -> list[list[str]]:
    if not position.deal.closed:
        return [[] for _ in position.hands]
    return [
        []
        if sees_hand(position, eyes, owner)
        else card_names(tuple(shown_cards(position, eyes, owner)))
        for owner in range(position.deal.seats)
    ]


def _next_epidemic(position: Position, _: int) -> PandemicNextEpidemic | None:
    """Each pile holds one Epidemic somewhere, until it is drawn (PAN-S.13)."""
    after = 0
    for cards, epidemic in player_piles(position):
        if epidemic:
            return {"after": after, "within": after + cards}
        after += cards
    return None


@lru_cache(1024)
def _held(hand: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The colours of the City cards in a hand, and how many there are of each."""
    colours = [COLOUR_OF[card] for card in hand if card < FIRST_EVENT]
    return tuple([(colour, colours.count(colour)) for colour in sorted(set(colours))])


def _cures_near(position: Position, eyes: int) -> list[PandemicCureNear | None]:
    """For each colour the hand that lacks fewest cards; the fuller one, then the earlier seat."""
    best: list[PandemicCureNear | None] = [None] * len(COLOURS)
    cured = position.cured
    for seat, hand in enumerate(position.hands):
        if not sees_hand(position, eyes, seat):
            continue
        needed = cards_for_a_cure(position, seat)
        for colour, cards in _held(hand):
            if (cured >> colour) & 1:
                continue
            known = best[colour]
            if known is None or (needed - cards, -cards) < (
                known["needed"] - known["cards"],
                -known["cards"],
            ):
                best[colour] = {"seat": seat, "cards": cards, "needed": needed}
    return best


# The whole


def _consent(position: Position, _: int) -> PandemicConsent | None:
    """All moves of one pawn by one player in one turn can be agreed to at once."""
    step = position.step
    if step is None or step.kind != CONSENT or not isinstance(step.action, Movement | Charter):
        return None
    return {
        "covers": f"turn {position.turn} by {step.by} seat {step.seat}",
        "further": position.actions > 1,
    }


def _field(name: str, make: Callable[[Position, int], object], *slots: str) -> Field:
    return Field(name, make, slots)


def _faithful(name: str, make: Callable[[Position, int], object], *slots: str) -> Field:
    """A field that says all that is in its slots, to everybody."""
    return Field(name, make, slots, True)


_DECK: Final = ("deck", "drawn")
_INFECTION: Final = ("infection", "top", "bottom", "seams")
_TABLE: Final = (
    _field("seats", lambda at, _: at.deal.seats),
    _field("options", lambda at, _: dict(at.deal.options)),
    _field("roles", lambda at, _: [ROLES[role] for role in at.deal.roles]),
    _field(
        "cards_for_cure",
        lambda at, _: [cards_for_a_cure(at, seat) for seat in range(at.deal.seats)],
    ),
    _field("first_card", lambda at, _: CARDS[at.deal.first_card]),
    _faithful("turn", lambda at, _: at.turn, "turn"),
    _faithful("active", lambda at, _: at.active, "active"),
    _faithful("actions", lambda at, _: at.actions, "actions"),
    _faithful("phase", lambda at, _: PHASES[at.phase], "phase"),
    _faithful("asked", lambda at, _: at.asked, "asked"),
    _field("step", lambda at, _: None if at.step is None else at.step.encode(), "step"),
    _faithful("over", lambda at, _: at.over, "over"),
    _faithful("to_infect", lambda at, _: at.to_infect, "to_infect"),
    _faithful("epidemics", lambda at, _: at.epidemics, "epidemics"),
    _faithful("quiet", lambda at, _: at.quiet, "quiet"),
    _faithful("flown", lambda at, _: at.flown, "flown"),
    _faithful("passed", lambda at, _: _SEATS_IN[at.passed][:], "passed"),
    _faithful("resting", lambda at, _: _SEATS_IN[at.resting][:], "resting"),
    _field("refused", lambda at, _: [proposal.encode() for proposal in at.refused], "refused"),
    _faithful("pawns", lambda at, _: [CITIES[city] for city in at.pawns], "pawns"),
    _faithful("cubes", _cubes, "cubes"),
    _faithful("supply", lambda at, _: list(at.supply), "supply"),
    _field("diseases", _diseases, "cured", "eradicated"),
    _faithful("stations", lambda at, _: [CITIES[city] for city in at.stations], "stations"),
    _field("stations_left", lambda at, _: STATIONS - len(at.stations), "stations"),
    _field("quarantined", _quarantined, "pawns"),
    _faithful("stored", lambda at, _: None if at.stored == NOTHING else CARDS[at.stored], "stored"),
    _field("stored_by", lambda at, _: at.deal.seat_of[CONTINGENCY_PLANNER]),
    _faithful("discards", lambda at, _: card_names(at.discards), "discards"),
    _faithful(
        "infection_discards", lambda at, _: card_names(at.infection_discards), "infection_discards"
    ),
    _field(
        "removed",
        lambda at, _: card_names((*at.removed, *at.removed_infections)),
        "removed",
        "removed_infections",
    ),
    _faithful("rate", lambda at, _: at.rate, "rate"),
    _field("infection_rate", lambda at, _: INFECTION_RATES[at.rate], "rate"),
    _faithful("outbreaks", lambda at, _: at.outbreaks, "outbreaks"),
    _faithful("result", lambda at, _: RESULTS[at.result], "result"),
    _faithful(
        "lost_colour",
        lambda at, _: None if at.lost_colour < 0 else COLOURS[at.lost_colour],
        "lost_colour",
    ),
    _faithful("revealed", lambda at, _: at.revealed, "revealed"),
)
"""What lies open on the table."""

FIELDS: Final = Fields(
    (
        *_TABLE,
        _field("hands", _hands, "hands"),
        _field("hand_sizes", lambda at, _: [len(hand) for hand in at.hands], "hands"),
        _field(
            "shown",
            _shown,
            *("hands", "step", "pawns", "asked", "phase", "over", "actions", "active"),
        ),
        _field(
            "player_deck",
            lambda at, _: [
                {"cards": cards, "epidemic": epidemic} for cards, epidemic in player_piles(at)
            ],
            *_DECK,
        ),
        _field("player_cards", lambda at, _: len(at.deck) - at.drawn, *_DECK),
        _field("next_epidemic", _next_epidemic, *_DECK),
        _field(
            "infection_deck",
            lambda at, _: [card_names(layer) for layer in infection_layers(at)],
            *_INFECTION,
        ),
        _field("infection_cards", lambda at, _: at.bottom - at.top, "top", "bottom"),
        _field("infection_known", lambda at, _: max(0, len(layer_ends(at)) - 1), *_INFECTION),
        _field("cures_near", _cures_near, "hands", "cured"),
        _field("consent", _consent, "step", "turn", "actions"),
    ),
    eyes,
)
"""All that a seat may know."""


def whole(position: Position) -> Plain:
    """Everything, hidden things included."""
    plain: Plain = {field.name: field.make(position, SPECTATOR) for field in _TABLE}
    plain["hands"] = [card_names(hand) for hand in position.hands]
    plain["player_deck"] = card_names(position.deck[position.drawn :])
    plain["infection_deck"] = card_names(position.infection[position.top : position.bottom])
    plain["infection_layers"] = [len(layer) for layer in infection_layers(position)]
    plain["chance"] = position.chance
    return plain
