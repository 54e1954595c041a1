"""What is to be feared from the decks, reckoned from public knowledge alone.

The infection deck is known as layers, the player deck as piles with an Epidemic in each (part 6 of
the rules reference). From them follows how likely each city is to be drawn in each of the coming
infect phases. No card order is ever looked at.
"""

from typing import Final

from wardroom.games.pandemic.content import (
    CITIES,
    COLOUR_OF,
    FIRST_EVENT,
    INFECTION_RATES,
    QUARANTINE_SPECIALIST,
)
from wardroom.games.pandemic.knowledge import infection_layers, player_piles
from wardroom.games.pandemic.phases import ACTIONS, BEFORE_DRAW, INFECTING, NOBODY
from wardroom.games.pandemic.state import Position

HORIZON: Final = 6
_CITY_COUNT: Final = len(CITIES)
_LAST_RATE: Final = len(INFECTION_RATES) - 1


class Outlook:
    """How likely each city is to be hit in the coming turns; later turns count less."""

    __slots__ = (
        "deck",
        "draws",
        "epidemic",
        "guarded",
        "hit",
        "next_hit",
        "share",
        "strike",
        "turns",
    )

    def __init__(self, position: Position, patience: float) -> None:
        self.hit: list[float] = [0.0] * _CITY_COUNT
        """Expected infections of a city, discounted by `patience` a turn."""
        self.guarded: list[float] = [0.0] * _CITY_COUNT
        """The part of `hit` that falls before the Quarantine Specialist moves again."""
        self.next_hit: list[float] = [0.0] * _CITY_COUNT
        """The part of `hit` that falls into the next infect phase."""
        self.strike: list[float] = [0.0] * _CITY_COUNT
        """Expected Infect steps of Epidemics in a city, discounted likewise."""
        self.epidemic: float = 0.0
        """The chance that the next draw brings an Epidemic."""
        self.deck: list[int] = [0, 0, 0, 0]
        """City cards of each colour still in the player deck: known by what is not elsewhere."""
        self.share: list[float] = [0.0, 0.0, 0.0, 0.0]
        """The chance of each colour to be the next card."""
        self.turns: list[int] = [0] * position.deal.seats
        """Action phases each seat still has after the present turn."""
        self.draws: int = 0
        """How many more times two cards can be drawn."""
        self._count_turns(position)
        self._count_deck(position)
        self._walk(position, patience)

    def _count_turns(self, position: Position) -> None:
        seats = position.deal.seats
        left = len(position.deck) - position.drawn
        if position.phase != ACTIONS and position.phase != BEFORE_DRAW:
            left += 2
        self.draws = left // 2
        for seat in range(seats):
            offset = (seat - position.active) % seats
            first = offset if offset else seats
            if self.draws >= first:
                self.turns[seat] = (self.draws - first) // seats + 1

    def _count_deck(self, position: Position) -> None:
        for card in position.deck[position.drawn :]:
            if card < FIRST_EVENT:
                self.deck[COLOUR_OF[card]] += 1
        left = len(position.deck) - position.drawn
        for colour in range(4):
            self.share[colour] = self.deck[colour] / left if left else 0.0

    def _walk(self, position: Position, patience: float) -> None:
        """Follow the decks turn by turn: as long as no Epidemic comes the layers are drawn from
        the top; after the first one its discards are.
        """
        seats = position.deal.seats
        specialist = position.deal.seat_of[QUARANTINE_SPECIALIST]
        guard = 0
        if specialist != NOBODY:
            guard = (specialist - position.active) % seats
            guard = guard if guard else seats
        chances = _epidemic_chances(position)
        self.epidemic = chances[0]
        layers = infection_layers(position)
        bottom = layers[-1] if layers else ()
        places: list[int] = []
        sizes: list[int] = []
        for number, layer in enumerate(layers):
            sizes.append(len(layer))
            places += [number] * len(layer)
        lying = [0.0] * _CITY_COUNT
        for card in position.infection_discards:
            lying[card] = 1.0
        calm = 1.0
        top = 0
        weight = 1.0
        piles: list[list[float]] = []
        shares: list[float] = []
        for turn in range(min(HORIZON, self.draws)):
            now = [0.0] * _CITY_COUNT
            comes = calm * chances[turn]
            if comes > 0.0 and bottom:
                share = comes / len(bottom)
                pile = lying[:]
                for card in bottom:
                    self.strike[card] += weight * share
                    pile[card] += 1.0 / len(bottom)
                piles.append(pile)
                shares.append(comes)
                calm -= comes
            rate = INFECTION_RATES[position.rate]
            if turn == 0 and position.phase == INFECTING:
                rate = position.to_infect
            if turn == 0 and position.quiet:
                rate = 0
            risen = INFECTION_RATES[min(position.rate + 1, _LAST_RATE)] if rate else 0
            drawn = [0] * len(layers)
            for place in range(top, min(top + rate, len(places))):
                drawn[places[place]] += 1
            top += rate
            for number, count in enumerate(drawn):
                if count:
                    chance = count / sizes[number]
                    for card in layers[number]:
                        now[card] += calm * chance
                        lying[card] += chance
            for number, pile in enumerate(piles):
                size = sum(pile)
                take = min(1.0, risen / size) if size > 0.0 else 0.0
                for city in range(_CITY_COUNT):
                    if pile[city] > 0.0:
                        now[city] += shares[number] * pile[city] * take
                        pile[city] *= 1.0 - take
            for city in range(_CITY_COUNT):
                chance = now[city]
                if chance > 0.0:
                    self.hit[city] += weight * chance
                    if turn == 0:
                        self.next_hit[city] = chance
                    if turn < guard:
                        self.guarded[city] += weight * chance
            weight *= patience


def _epidemic_chances(position: Position) -> list[float]:
    """The chance of an Epidemic in each coming draw of two; the first entry is the present turn."""
    chances = [0.0] * HORIZON
    turn = 0
    if position.phase != ACTIONS and position.phase != BEFORE_DRAW:
        turn = 1
    card = 0
    for count, epidemic in player_piles(position):
        for _ in range(count):
            draw = turn + card // 2
            if draw < HORIZON and epidemic:
                chances[draw] += 1.0 / count
            card += 1
    return [min(1.0, chance) for chance in chances]
