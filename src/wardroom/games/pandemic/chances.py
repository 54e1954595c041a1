"""How likely each city is to be drawn and to break out, from what everybody knows of the decks.

The infection deck is known as layers, the player deck as piles with an Epidemic in each (part 6 of
the rules reference). Cards of one layer are alike, so it is enough to follow a single one of each:
in how many ways it is turned up, and how far each time brings its city. What players will do is
not guessed: the numbers hold for the cubes, pawns and cures as they are now, and for outbreaks by
a city's own card or in a chain of cities that are full already.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from wardroom.games.pandemic.content import (
    CARDS_DRAWN,
    CITIES,
    COLOUR_OF,
    COLOURS,
    CUBES_IN_A_CITY,
    INFECTION_RATES,
    NEIGHBOURS,
)
from wardroom.games.pandemic.disease import shielded
from wardroom.games.pandemic.knowledge import infection_layers, player_piles
from wardroom.games.pandemic.phases import (
    ACTIONS,
    BEFORE_DRAW,
    BETWEEN_EPIDEMICS,
    IN_EPIDEMIC,
    INFECTING,
)
from wardroom.games.pandemic.state import Position

WHOLE: Final = 1000
"""Chances are told in thousandths."""
_FULL: Final = CUBES_IN_A_CITY
_LEVELS: Final = _FULL + 1
"""How often a card was turned up, as far as it matters: once more than cubes fit breaks out."""
_ANY_COLOUR: Final = 0b01010101
"""The lower bit of each colour's cubes, as they are packed in a city."""
_AS_THE_RATE_SAYS: Final = -1
_REMEMBERED: Final = 256
"""Several people ask of one position, and a move of a pawn changes nothing of this."""

Piles = tuple[tuple[int, bool], ...]


class Known(NamedTuple):
    """All that the chances depend on: sizes of sets of cards, and where the turn stands."""

    layers: tuple[int, ...]
    """The infection deck, from the top."""
    discards: int
    """Cards in the infection discard pile."""
    piles: Piles
    """The player deck, from the top."""
    rate: int
    """The space of the infection-rate marker."""
    draws: bool = True
    """The cards of this turn are still to be drawn."""
    intensify: bool = False
    """An Epidemic is under way whose discards have not been put back yet."""
    epidemics: int = 0
    """Further Epidemics that are drawn and not resolved."""
    infections: int = _AS_THE_RATE_SAYS
    """Infection cards still to be turned up in this turn."""
    quiet: bool = False
    """The next infect phase is skipped."""


class Chances(NamedTuple):
    """What can happen up to the end of one of the coming turns."""

    spared: tuple[tuple[float, ...], ...]
    """For a card of each layer, and last of the discard pile, the chance that it is turned up less
    than once, twice, three and four times, and no marked card at all. An Epidemic counts thrice.
    """
    calm: float
    """The chance that no marked card is turned up."""


class _Pack:
    """The infection cards on one of the ways on: for each layer its size, its marked cards, and
    how likely the followed cards are to be there, by how often they were turned up.
    """

    __slots__ = ("calm", "here", "lying", "lying_marks", "lying_size", "marks", "sizes")

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.marks: list[int] = []
        self.here: list[list[float]] = []
        self.lying: list[float] = []
        self.lying_size: int = 0
        self.lying_marks: int = 0
        self.calm: float = 1.0

    def copy(self) -> "_Pack":
        other = _Pack()
        other.sizes = self.sizes[:]
        other.marks = self.marks[:]
        other.here = [layer[:] for layer in self.here]
        other.lying = self.lying[:]
        other.lying_size = self.lying_size
        other.lying_marks = self.lying_marks
        other.calm = self.calm
        return other

    def infect(self, count: int) -> None:
        """So many cards from the top."""
        while count and self.sizes:
            size = self.sizes[0]
            taken = min(count, size)
            self._turn_up(0, taken, 1)
            count -= taken
            if taken == size:
                self._empty(0)

    def strike(self) -> None:
        """The bottom card of an Epidemic: an empty city is filled, any other breaks out."""
        if not self.sizes:
            return
        last = len(self.sizes) - 1
        self._turn_up(last, 1, _FULL)
        if not self.sizes[last]:
            self._empty(last)

    def _turn_up(self, number: int, taken: int, times: int) -> None:
        size, marks = self.sizes[number], self.marks[number]
        stays = 1.0
        for card in range(taken):
            stays *= max(0, size - marks - card) / (size - card)
        self.calm *= stays
        share = taken / (size - marks) if size > marks else 0.0
        layer = self.here[number]
        for place, weight in enumerate(layer):
            if not weight:
                continue
            moved = weight * share
            layer[place] = weight - moved
            level = place % _LEVELS
            if level + times < _LEVELS:
                self.lying[place + times] += moved
        self.sizes[number] = size - taken
        self.lying_size += taken

    def _empty(self, number: int) -> None:
        del self.sizes[number], self.marks[number], self.here[number]

    def intensify(self) -> None:
        """The discards come back on top."""
        self.sizes.insert(0, self.lying_size)
        self.marks.insert(0, self.lying_marks)
        self.here.insert(0, self.lying)
        self.lying = [0.0] * len(self.lying)
        self.lying_size = self.lying_marks = 0

    def spared(self) -> list[float]:
        """By followed card and level, the chance to have come so far and no farther, added up."""
        found = self.lying[:]
        for layer in self.here:
            for place, weight in enumerate(layer):
                found[place] += weight
        for place in range(len(found)):
            if place % _LEVELS:
                found[place] += found[place - 1]
        return [self.calm * chance for chance in found]


@lru_cache(_REMEMBERED)
def chances(known: Known, turns: int, marks: tuple[int, ...] = ()) -> tuple[Chances, ...]:
    """What can happen up to the end of this turn, of the next, and so on.

    `marks` says how many cards of each layer, and last of the discard pile, are marked.
    """
    classes = len(known.layers) + 1
    marks = marks or (0,) * classes
    pack = _Pack()
    for number, size in enumerate(known.layers):
        pack.sizes.append(size)
        pack.marks.append(marks[number])
        layer = [0.0] * (classes * _LEVELS)
        layer[number * _LEVELS] = 1.0
        pack.here.append(layer)
    pack.lying = [0.0] * (classes * _LEVELS)
    pack.lying[(classes - 1) * _LEVELS] = 1.0
    pack.lying_size, pack.lying_marks = known.discards, marks[classes - 1]
    spared = [[0.0] * (classes * _LEVELS) for _ in range(turns)]
    calm = [0.0] * turns
    _go_on(known, pack, 0, 1.0, spared, calm)
    return tuple(
        Chances(
            tuple(tuple(sums[start : start + _LEVELS]) for start in range(0, len(sums), _LEVELS)),
            calm[turn],
        )
        for turn, sums in enumerate(spared)
    )


def _go_on(
    known: Known,
    pack: _Pack,
    turn: int,
    likely: float,
    spared: list[list[float]],
    calm: list[float],
) -> None:
    """Every way the turn can go from here, and then the turns after it."""
    if turn == len(spared):
        return
    if known.draws and sum(cards for cards, _ in known.piles) < CARDS_DRAWN:
        # PAN-1.6: the game ends there, and nothing is infected any more.
        for later in range(turn, len(spared)):
            _add(pack, likely, spared[later], calm, later)
        return
    for chance, epidemics, piles in _draws(known):
        after = pack.copy()
        if known.intensify:
            after.intensify()
        for _ in range(epidemics):
            after.strike()
            after.intensify()
        rate = min(known.rate + epidemics, len(INFECTION_RATES) - 1)
        begun = known.infections != _AS_THE_RATE_SAYS
        if begun:
            after.infect(known.infections)
        elif not known.quiet:
            after.infect(INFECTION_RATES[rate])
        ways = likely * chance
        _add(after, ways, spared[turn], calm, turn)
        quiet = known.quiet and begun
        _go_on(Known((), 0, piles, rate, quiet=quiet), after, turn + 1, ways, spared, calm)


def _add(pack: _Pack, likely: float, spared: list[float], calm: list[float], turn: int) -> None:
    for place, stayed in enumerate(pack.spared()):
        spared[place] += likely * stayed
    calm[turn] += likely * pack.calm


def _draws(known: Known) -> list[tuple[float, int, Piles]]:
    """How many Epidemics the turn can bring, how likely that is, and the player deck after it."""
    if not known.draws:
        return [(1.0, known.epidemics, known.piles)]
    ways = [(1.0, 0, known.piles)]
    for _ in range(CARDS_DRAWN):
        further: list[tuple[float, int, Piles]] = []
        for likely, epidemics, piles in ways:
            (cards, epidemic), below = piles[0], piles[1:]
            if epidemic:
                rest = ((cards - 1, False), *below) if cards > 1 else below
                further.append((likely / cards, epidemics + 1, rest))
            if cards > 1:
                chance = likely * (cards - 1) / cards if epidemic else likely
                further.append((chance, epidemics, ((cards - 1, epidemic), *below)))
            elif not epidemic:
                further.append((likely, epidemics, below))
        ways = further
    return ways


# From a position


def known_of(position: Position) -> Known:
    """What the chances in this position depend on."""
    phase = position.phase
    return Known(
        tuple(len(layer) for layer in infection_layers(position)),
        len(position.infection_discards),
        tuple(player_piles(position)),
        position.rate,
        draws=phase == ACTIONS or phase == BEFORE_DRAW,
        intensify=phase == IN_EPIDEMIC,
        epidemics=position.epidemics if phase in (IN_EPIDEMIC, BETWEEN_EPIDEMICS) else 0,
        infections=position.to_infect if phase == INFECTING else _AS_THE_RATE_SAYS,
        quiet=position.quiet,
    )


def _layers(position: Position) -> list[tuple[int, ...]]:
    """The cards of each layer of the infection deck, and last of the discard pile."""
    return [*infection_layers(position), position.infection_discards]


def turns_before(position: Position, seat: int) -> int:
    """How many turns end before this seat's next one begins, the present turn among them."""
    return (seat - position.active - 1) % position.deal.seats + 1


@lru_cache(_REMEMBERED)
def _breaking(known: Known, turns: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Up to the end of each turn, for a card of each layer and last of the discard pile, in
    thousandths: does its city break out by it, with no, one, two or three cubes now?
    """
    return tuple(
        tuple(
            tuple(_thousandths(1.0 - spared[_FULL - cubes]) for cubes in range(_LEVELS))
            for spared in after.spared
        )
        for after in chances(known, turns)
    )


def drawn_before(position: Position) -> list[dict[str, int]]:
    """For each seat, in thousandths: is a city drawn before the seat's next turn?"""
    seats = position.deal.seats
    breaking = _breaking(known_of(position), seats)
    found: list[dict[str, int]] = []
    for seat in range(seats):
        # When its card is turned up is when a full city would break out.
        by_layer = [by_cubes[_FULL] for by_cubes in breaking[turns_before(position, seat) - 1]]
        found.append(
            {
                CITIES[city]: by_layer[number]
                for number, layer in enumerate(_layers(position))
                if by_layer[number]
                for city in layer
            }
        )
    return found


def breaks_out_before(position: Position) -> list[dict[str, int]]:
    """For each seat, in thousandths: does a city break out before the seat's next turn?"""
    known = known_of(position)
    shields = [shielded(position, colour) for colour in range(len(COLOURS))]
    seats = position.deal.seats
    breaking = _breaking(known, seats)
    found: list[dict[str, int]] = [{} for _ in range(seats)]
    lies_in: dict[int, int] = {}
    for number, layer in enumerate(_layers(position)):
        for city in layer:
            lies_in[city] = number
            colour = COLOUR_OF[city]
            if (shields[colour] >> city) & 1:
                continue
            cubes = (position.cubes[city] >> (2 * colour)) & _FULL
            name = CITIES[city]
            for seat in range(seats):
                chance = breaking[turns_before(position, seat) - 1][number][cubes]
                if chance:
                    found[seat][name] = chance
    for city, packed in enumerate(position.cubes):
        if not packed & (packed >> 1) & _ANY_COLOUR:
            continue
        sources = [
            lies_in[other] for other in _carried_from(position, city, shields) if other in lies_in
        ]
        if sources:
            marks = tuple(sources.count(number) for number in range(len(known.layers) + 1))
            for seat, chance in enumerate(_chained(position, city, marks, lies_in, shields)):
                found[seat][CITIES[city]] = chance
    return found


def _chained(
    position: Position,
    city: int,
    marks: tuple[int, ...],
    lies_in: dict[int, int],
    shields: list[int],
) -> list[int]:
    """The same for a city that breaks out also when one of the marked cards comes."""
    seats = position.deal.seats
    coming = chances(known_of(position), seats, marks)
    colour = COLOUR_OF[city]
    own = city in lies_in and not (shields[colour] >> city) & 1
    room = _FULL - position.cubes_in(city, colour)
    after = [coming[turns_before(position, seat) - 1] for seat in range(seats)]
    return [
        _thousandths(1.0 - (each.spared[lies_in[city]][room] if own else each.calm))
        for each in after
    ]


def _carried_from(position: Position, city: int, shields: list[int]) -> set[int]:
    """The other cities whose own card would let an outbreak run on to this one (PAN-11.3)."""
    sources: set[int] = set()
    for colour, shield in enumerate(shields):
        if position.cubes_in(city, colour) < _FULL or (shield >> city) & 1:
            continue
        chain = [city]
        for full in chain:
            for near in NEIGHBOURS[full]:
                if (
                    near not in chain
                    and position.cubes_in(near, colour) == _FULL
                    and not (shield >> near) & 1
                ):
                    chain.append(near)
        sources.update(other for other in chain if COLOUR_OF[other] == colour)
    sources.discard(city)
    return sources


def _thousandths(chance: float) -> int:
    return round(WHOLE * min(1.0, max(0.0, chance)))
