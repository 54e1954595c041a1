"""The small vocabulary of the tests of Pandemic: build a position, play, look.

    board = given("medic scientist", pawns="paris atlanta", cubes="paris 2, paris 1 black")
    board.play("treat blue")
    assert board.cubes("paris", "blue") == 0

Positions are built here and nowhere else. What a test does not name is quiet: no cubes, empty
hands, one station in Atlanta, all pawns there, no Event and no Epidemic near the top of the player
deck, consent given by itself. All cards lie somewhere and the supply fits the board, so that the
invariants can be held after every step; only a stated `supply` may break them.
"""

from collections.abc import Mapping, Sequence

from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.content import (
    CARD,
    CARDS,
    CITIES,
    CITY,
    COLOUR_OF,
    COLOURS,
    CUBES_PER_COLOUR,
    EPIDEMIC,
    FIRST_EVENT,
    INFECTION_RATES,
)
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.games.pandemic.invariants import broken
from wardroom.games.pandemic.phases import NOBODY, NOTHING, PHASES, STEPS
from wardroom.games.pandemic.view import disease_status
from wardroom.kernel import Dice, Event

Words = str | Sequence[str]


class Board:
    """A position under test: lines are played, questions are answered with names."""

    def __init__(self, state: PandemicState) -> None:
        self.state = state
        self.state.log = []
        self.sound = broken(state) == []

    # Playing

    def play(self, *lines: str) -> "Board":
        """Each line is played by the seat that is asked at that moment."""
        for line in lines:
            self.when(self.asked, line)
        return self

    def when(self, seat: int, *lines: str) -> "Board":
        """The lines are played by this seat, asked or not."""
        for line in lines:
            before = self.state.copy()
            self.state.play(seat, PANDEMIC.space.read(line))
            if self.sound:
                assert broken(self.state, before) == [], f"after {line!r} of seat {seat}"
        return self

    def finish_turn(self) -> "Board":
        """The active player stops, and nobody plays an Event until the next turn."""
        if self.window == "actions":
            self.play("pass")
        return self.run()

    def run(self) -> "Board":
        """Everybody lets the event windows go by, up to the next other decision."""
        while self.window != "actions" and self.asks is None and self.over is None:
            if self.result is not None:
                break
            self.play("pass")
        return self

    def until(self, window: str) -> "Board":
        """The active player stops and everybody passes until somebody is asked in this window."""
        if self.window == "actions":
            self.play("pass")
        while self.window != window:
            assert self.window != "actions", f"nobody was asked {window}"
            self.play("pass")
        return self

    def heal(self) -> "Board":
        """Take every cube off the board, for games that are to last."""
        _lay_cubes(self.state, "", {})
        self.state._legal = None
        return self

    def copy(self) -> "Board":
        return Board(self.state.copy())

    # Choices

    def can(self, line: str, seat: int | None = None) -> bool:
        """May this seat, or the seat that is asked, play the line now?"""
        action = PANDEMIC.space.read(line)
        asked = self.asked if seat is None else seat
        return any(action is legal for legal in self.state.legal(asked))

    def choices(self, verb: str = "", seat: int | None = None) -> set[str]:
        """What follows the verb in everything the seat may play; whole lines without a verb."""
        lines = [repr(action) for action in self.state.legal(self.asked if seat is None else seat)]
        assert len(lines) == len(set(lines)), "a choice is offered twice"
        if not verb:
            return set(lines)
        return {line[len(verb) + 1 :] for line in lines if line.split()[0] == verb}

    @property
    def asked(self) -> int:
        """The one seat the table waits for."""
        (seat,) = self.state.waiting()
        return seat

    @property
    def asks(self) -> str | None:
        """What the open sub-step asks."""
        return None if self.state.step is None else STEPS[self.state.step.kind]

    @property
    def window(self) -> str:
        return PHASES[self.state.phase]

    @property
    def over(self) -> int | None:
        """The seat that is over the hand limit."""
        return None if self.state.over == NOBODY else self.state.over

    @property
    def active(self) -> int:
        return self.state.active

    @property
    def actions(self) -> int:
        return self.state.actions

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def result(self) -> str | None:
        """How the game ended: `win`, `loss_deck`, `loss_cubes blue`..."""
        outcome = self.state.outcome()
        return None if outcome is None else " ".join([outcome.result, *outcome.args.values()])

    # The table

    def cubes(self, city: str, colour: str = "") -> int:
        """Cubes of a colour in a city, of the city's own colour if none is named."""
        number = CITY[city]
        return self.state.cubes_in(number, COLOURS.index(colour) if colour else COLOUR_OF[number])

    def board(self) -> dict[str, int]:
        """Every city with cubes and how many of all colours lie there."""
        counts = {city: sum(self.cubes(city, colour) for colour in COLOURS) for city in CITIES}
        return {city: count for city, count in counts.items() if count}

    def supply(self, colour: str) -> int:
        return self.state.supply[COLOURS.index(colour)]

    def disease(self, colour: str) -> str:
        return disease_status(self.state, COLOURS.index(colour))

    def pawn(self, seat: int) -> str:
        return CITIES[self.state.pawns[seat]]

    def hand(self, seat: int) -> set[str]:
        return names(self.state.hands[seat])

    @property
    def stations(self) -> set[str]:
        return {CITIES[city] for city in self.state.stations}

    @property
    def stored(self) -> str | None:
        return None if self.state.stored == NOTHING else CARDS[self.state.stored]

    @property
    def discards(self) -> set[str]:
        return names(self.state.discards)

    @property
    def removed(self) -> set[str]:
        """Player cards out of the game."""
        return names(self.state.removed)

    @property
    def deck_size(self) -> int:
        return len(self.state.deck) - self.state.drawn

    @property
    def infection_deck(self) -> list[str]:
        """The infection deck from the top."""
        return [CITIES[city] for city in self.state.infection[self.state.top : self.state.bottom]]

    @property
    def infection_discards(self) -> set[str]:
        return names(self.state.infection_discards)

    @property
    def removed_infections(self) -> set[str]:
        return names(self.state.removed_infections)

    @property
    def outbreaks(self) -> int:
        return self.state.outbreaks

    @property
    def rate(self) -> int:
        """The infection rate: how many cards are turned over."""
        return INFECTION_RATES[self.state.rate]

    @property
    def marker(self) -> int:
        """The space of the infection-rate marker, from 0."""
        return self.state.rate

    def told(self, kind: str) -> list[Event]:
        """The events of one kind since the position was built."""
        assert self.state.log is not None
        return [event for event in self.state.log if event.kind == kind]

    def order_told(self) -> list[str]:
        """The kinds of all events in the order they happened."""
        assert self.state.log is not None
        return [event.kind for event in self.state.log]


def given(
    roles: Words = "contingency_planner scientist",
    *,
    pawns: Words = "",
    hands: Sequence[str] = (),
    cubes: str = "",
    supply: Mapping[str, int] | None = None,
    stations: Words = "atlanta",
    cured: Words = "",
    eradicated: Words = "",
    infection: Words = "",
    bottom: Words = "",
    infected: Words = "",
    draws: Words = "",
    deck: int | None = None,
    discards: Words = "",
    stored: str = "",
    outbreaks: int = 0,
    rate: int | None = None,
    active: int = 0,
    actions: int = 4,
    epidemics: int = 4,
    closed: bool = False,
    consent: bool = False,
    gifts: bool = False,
    seed: int = 1,
) -> Board:
    """A position in the action phase.

    One city in `pawns` is for all; `cubes` reads "paris 2, paris 1 black"; `infection` is the top
    of the infection deck in the order of drawing, `bottom` its bottom from the last card up,
    `infected` its discard pile; `draws` is the top of the player deck and `deck` its size; `rate`
    is the infection rate.
    """
    seats = words(roles)
    options = {
        "epidemics": str(epidemics),
        "hands": "closed" if closed else "open",
        "consent": "gifts" if gifts else "ask" if consent else "automatic",
        "roles": ",".join(seats),
    }
    state = PANDEMIC.deal(options, len(seats), seed)
    cities = numbers(pawns, CITY)
    if cities:
        state.pawns = cities * len(seats) if len(cities) == 1 else cities
    _lay_cubes(state, cubes, supply or {})
    state.stations = tuple(sorted(numbers(stations, CITY)))
    state.eradicated = _bits(eradicated)
    state.cured = _bits(cured) | state.eradicated
    state.outbreaks = outbreaks
    _stack_infection_cards(state, infection, bottom, infected)
    state.hands = [tuple(numbers(hand, CARD)) for hand in hands]
    state.hands += [()] * (len(seats) - len(hands))
    state.discards = tuple(numbers(discards, CARD))
    state.stored = CARD[stored] if stored else NOTHING
    _stack_player_cards(state, numbers(draws, CARD), deck, rate)
    state.active = active
    state.actions = actions
    state._legal = None
    assert len(state.pawns) == len(state.hands) == len(seats)
    assert supply is not None or broken(state) == []
    return Board(state)


def dealt(seats: int = 2, seed: int = 1, **options: str) -> Board:
    """A game as it is dealt."""
    return Board(PANDEMIC.deal(options, seats, seed))


def words(text: Words) -> list[str]:
    return text.split() if isinstance(text, str) else list(text)


def numbers(text: Words, table: Mapping[str, int]) -> list[int]:
    return [table[word] for word in words(text)]


def names(cards: Sequence[int]) -> set[str]:
    return {CARDS[card] for card in cards}


def _bits(colours: Words) -> int:
    return sum(1 << COLOURS.index(colour) for colour in words(colours))


def _lay_cubes(state: PandemicState, cubes: str, supply: Mapping[str, int]) -> None:
    state.cubes = [0] * len(CITIES)
    state.supply = [CUBES_PER_COLOUR] * len(COLOURS)
    for heap in filter(None, cubes.split(",")):
        name, count, *named = heap.split()
        city = CITY[name]
        colour = COLOURS.index(named[0]) if named else COLOUR_OF[city]
        state.cubes[city] += int(count) << (2 * colour)
        state.supply[colour] -= int(count)
    for name, left in supply.items():
        state.supply[COLOURS.index(name)] = left


def _stack_infection_cards(
    state: PandemicState, top: Words, bottom: Words, discards: Words
) -> None:
    first, last = numbers(top, CITY), numbers(bottom, CITY)[::-1]
    state.infection_discards = tuple(numbers(discards, CITY))
    placed = {*first, *last, *state.infection_discards}
    rest = [card for card in state.infection if card not in placed]
    state.infection = (*first, *rest, *last)
    state.top = 0
    state.bottom = len(state.infection)
    state.seams = ()


def _stack_player_cards(
    state: PandemicState, draws: list[int], size: int | None, rate: int | None
) -> None:
    """City cards below the named draws, then Events; the Epidemics spread over the lower half."""
    total = len(state.deal.piles)
    if rate is not None:
        state.rate = INFECTION_RATES.index(rate)
    elif size is not None:
        state.rate = total - draws.count(EPIDEMIC)
    else:
        state.rate = 0
    placed = {*draws, *state.discards, state.stored}
    for hand in state.hands:
        placed.update(hand)
    left = [card for card in Dice.seeded(0).shuffled(range(EPIDEMIC)) if card not in placed]
    rest = sorted(left, key=lambda card: card >= FIRST_EVENT)
    if size is not None:
        kept = size - len(draws)
        state.discards += tuple(rest[kept:])
        rest = rest[:kept]
    more = total - state.rate - draws.count(EPIDEMIC)
    for place in range(more):
        rest.insert(len(rest) - place * len(rest) // (2 * more), EPIDEMIC)
    state.drawn = state.rate
    state.deck = (*[EPIDEMIC] * state.rate, *draws, *rest)
    state.deal = state.deal.stacked(_piles_with_one_epidemic(state.deck))


def _piles_with_one_epidemic(deck: tuple[int, ...]) -> tuple[int, ...]:
    ends = [place + 1 for place, card in enumerate(deck) if card == EPIDEMIC]
    ends[-1] = len(deck)
    return tuple(end - start for start, end in zip([0, *ends], ends, strict=False))
