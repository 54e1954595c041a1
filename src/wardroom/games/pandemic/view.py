"""What a seat may know (part 6 of the rules reference).

A live table makes a view for each of its people after every move, so what is the same every time
is looked up in tables made once.
"""

from typing import Final

from wardroom.games.pandemic.content import (
    CARDS,
    CITIES,
    COLOURS,
    EPIDEMIC,
    INFECTION_RATES,
    ROLES,
    STATIONS,
)
from wardroom.games.pandemic.state import (
    NOTHING,
    PHASES,
    RESULTS,
    Position,
    card_names,
)
from wardroom.kernel.plain import Plain

_CUBES: Final = [[(packed >> (2 * colour)) & 3 for colour in range(4)] for packed in range(256)]
"""The cubes of each colour for every way they are packed into a number."""
_SEATS_IN: Final = [[seat for seat in range(4) if (mask >> seat) & 1] for mask in range(16)]
_DISEASES: Final = ("active", "cured", "eradicated", "eradicated")
"""By whether it is cured and, counting double, eradicated."""


def infection_layers(position: Position) -> list[tuple[int, ...]]:
    """The infection deck as everybody knows it: sets of cards in unknown order, from the top."""
    layers = []
    start = position.top
    for seam in (*position.seams, position.bottom):
        if start < seam <= position.bottom:
            layers.append(tuple(sorted(position.infection[start:seam])))
            start = seam
    return layers


def player_piles(position: Position) -> list[tuple[int, bool]]:
    """The player deck as everybody knows it: cards left in each pile, and whether its Epidemic is
    among them, from the top (PAN-S.13).
    """
    piles = []
    end = 0
    for size in position.deal.piles:
        start, end = max(end, position.drawn), end + size
        if start < end:
            piles.append((end - start, EPIDEMIC in position.deck[start:end]))
    return piles


def public(position: Position) -> Plain:
    """What lies open on the table."""
    deal = position.deal
    cured, eradicated = position.cured, position.eradicated
    return {
        "seats": deal.seats,
        "options": dict(deal.options),
        "roles": [ROLES[role] for role in deal.roles],
        "first_card": CARDS[deal.first_card],
        "turn": position.turn,
        "active": position.active,
        "actions": position.actions,
        "phase": PHASES[position.phase],
        "asked": position.asked,
        "ask": None if position.ask is None else position.ask.encode(),
        "over": position.over,
        "to_infect": position.to_infect,
        "epidemics": position.epidemics,
        "quiet": position.quiet,
        "flown": position.flown,
        "passed": _SEATS_IN[position.passed][:],
        "resting": _SEATS_IN[position.resting][:],
        "refused": [proposal.encode() for proposal in position.refused],
        "pawns": [CITIES[city] for city in position.pawns],
        "cubes": {
            CITIES[city]: _CUBES[packed][:] for city, packed in enumerate(position.cubes) if packed
        },
        "supply": list(position.supply),
        "diseases": [
            _DISEASES[((cured >> colour) & 1) + 2 * ((eradicated >> colour) & 1)]
            for colour in range(4)
        ],
        "stations": [CITIES[city] for city in position.stations],
        "stations_left": STATIONS - len(position.stations),
        "stored": None if position.stored == NOTHING else CARDS[position.stored],
        "discards": card_names(position.discards),
        "infection_discards": card_names(position.infection_discards),
        "removed": card_names((*position.removed, *position.removed_infections)),
        "rate": position.rate,
        "infection_rate": INFECTION_RATES[position.rate],
        "outbreaks": position.outbreaks,
        "result": RESULTS[position.result],
        "lost_colour": None if position.lost_colour < 0 else COLOURS[position.lost_colour],
        "revealed": position.revealed,
    }


def disease_status(position: Position, colour: int) -> str:
    cured, eradicated = position.is_cured(colour), position.is_eradicated(colour)
    return _DISEASES[int(cured) + 2 * int(eradicated)]


def seen_by(position: Position, seat: int, told: bool) -> Plain:
    """All that this seat may know; `told` adds the hands that team-mates tell of (PAN-G.19)."""
    open_hands = told or not position.deal.closed
    view = public(position)
    view["hands"] = [
        card_names(hand) if open_hands or owner == seat else None
        for owner, hand in enumerate(position.hands)
    ]
    view["hand_sizes"] = [len(hand) for hand in position.hands]
    view["player_deck"] = [
        {"cards": cards, "epidemic": epidemic} for cards, epidemic in player_piles(position)
    ]
    view["infection_deck"] = [card_names(layer) for layer in infection_layers(position)]
    return view


def whole(position: Position) -> Plain:
    """Everything, hidden things included."""
    plain = public(position)
    plain["hands"] = [card_names(hand) for hand in position.hands]
    plain["player_deck"] = card_names(position.deck[position.drawn :])
    plain["infection_deck"] = card_names(position.infection[position.top : position.bottom])
    plain["infection_layers"] = [len(layer) for layer in infection_layers(position)]
    plain["chance"] = position.chance
    return plain
