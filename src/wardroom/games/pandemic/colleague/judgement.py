"""How good a position is for the team: cures in the making against troubles on the board.

One unit is one small trouble. What carries the value are the cures: each colour counts through its
best collector, by a convex function of the cards still missing, so that a nearly complete set is
worth far more than scattered cards. Against it stand the outbreaks to be feared (see `outlook`),
cubes and low supplies.
"""

from functools import cache
from typing import Final

from wardroom.games.pandemic.colleague.outlook import Outlook
from wardroom.games.pandemic.content import (
    CITIES,
    COLOUR_OF,
    DISTANCE,
    FIRST_EVENT,
    NEIGHBOURS,
    QUARANTINE_SPECIALIST,
    RESEARCHER,
    SCIENTIST,
)
from wardroom.games.pandemic.phases import NOBODY, NOTHING, WIN
from wardroom.games.pandemic.state import Position

Sorts = list[tuple[int, ...]]
"""The City cards of a hand, for each colour those of it."""

WON: Final = 1000.0
_CITY_COUNT: Final = len(CITIES)


def settled(worth: float) -> float:
    """The worth without its last digits.

    A compiler may fuse a product and a sum and so change the last bit; choices must not hang on it.
    """
    return int(worth * 1e6 + 0.3137) * 1e-6


class Weights:
    """What a colleague cares about, and how much."""

    __slots__ = (
        "again",
        "alarm",
        "candidates",
        "card",
        "chain",
        "complete",
        "crowd",
        "cube",
        "cure",
        "cured",
        "event",
        "far",
        "full",
        "helper",
        "last",
        "later",
        "lost_colour",
        "low",
        "mates",
        "near_set",
        "one",
        "outbreak",
        "pace",
        "patience",
        "quick_width",
        "risen",
        "rivals",
        "roomy",
        "rush",
        "scarce",
        "season",
        "set_1",
        "set_2",
        "set_3",
        "set_4",
        "share",
        "share_far",
        "share_least",
        "spare",
        "station",
        "struck",
        "teach",
        "teach_far",
        "two",
        "width",
    )

    def __init__(self, epidemics: int = 4) -> None:
        """With more Epidemics trouble further off counts and cures a little less, until the deck
        runs out: then they come first.
        """
        self.cure: float = 18.0
        self.cured: float = 6.5
        self.complete: float = 1.09
        self.near_set: float = 0.72
        self.set_1: float = 0.40
        self.set_2: float = 0.24
        self.set_3: float = 0.17
        self.set_4: float = 0.04
        self.last: float = 4.0
        self.roomy: int = 5
        self.full: float = 0.2
        self.mates: float = 0.5
        self.again: int = 1
        self.far: float = 0.35
        self.share: float = 0.38
        self.share_far: float = 0.04
        self.share_least: float = 0.10
        self.spare: float = 1.0
        """The part that cards beyond the missing ones count."""
        self.rivals: int = 9
        """Who holds so many fewer cards than the best collector can still be one."""
        self.teach: float = 0.50
        self.teach_far: float = 0.025
        self.crowd: float = 0.25
        self.width: int = 8
        self.quick_width: int = 2
        self.candidates: int = 10
        self.later: float = 0.5
        self.card: float = 0.10
        self.lost_colour: float = 40.0
        self.outbreak: float = 3.65
        self.risen: float = 0.5
        self.chain: float = 0.5
        self.alarm: float = 2.0
        self.two: float = 0.20
        self.one: float = 0.033
        self.struck: float = 1.0
        self.helper: float = 0.75
        self.patience: float = 0.65
        self.pace: float = 0.0
        """Flow that a cure usually takes; 0 knows no haste."""
        self.rush: float = 4.0
        self.cube: float = 0.22
        self.scarce: float = 0.20
        self.low: float = 10.0
        self.event: float = 1.3
        self.season: float = 0.0
        """So many turns before the end an Event begins to lose its worth."""
        self.station: float = 1.0
        if epidemics > 4:
            self.cure = 12.0
            self.cured = 4.5
            self.patience = 0.8
            self.spare = 0.25
            self.rivals = 1
            self.season = 8.0
            self.pace = 7.0


def gentle(epidemics: int) -> Weights:
    """As people weigh it in their first games: the first turn that looks good, cubes rather than
    cards, and little thought of what the piles will bring back or of where team-mates will be.
    """
    weights = Weights(epidemics)
    weights.width = 3
    weights.candidates = 1
    weights.again = 0
    weights.patience = 0.4
    weights.cube = 0.4
    weights.mates = 0.25
    weights.pace = 0.0
    return weights


class Troubles:
    """What is to be feared on a board with these cubes, wherever the pawns are."""

    __slots__ = ("critical", "stake", "total")

    def __init__(
        self, position: Position, weights: Weights, outlook: Outlook, outbreak: float
    ) -> None:
        self.critical: list[int] = []
        """The cities that break out when drawn."""
        self.stake: list[float] = [0.0] * _CITY_COUNT
        """What one infection of each city costs."""
        cubes = position.cubes
        strike = outlook.strike
        total = 0.0
        for city in range(_CITY_COUNT):
            packed = cubes[city]
            colour = COLOUR_OF[city]
            own = (packed >> (2 * colour)) & 3
            if not own:
                total += strike[city] * weights.struck
                continue
            cost = outbreak
            if own == 3:
                self.critical.append(city)
                for neighbour in NEIGHBOURS[city]:
                    if (cubes[neighbour] >> (2 * colour)) & 3 == 3:
                        cost += outbreak * weights.chain
            total += cost * strike[city]
            if own == 2:
                cost *= weights.two
            elif own == 1:
                cost *= weights.one
            self.stake[city] = cost
            total += cost * outlook.hit[city]
        for colour in range(4):
            supply = position.supply[colour]
            total += weights.cube * (24 - supply)
            if supply < weights.low:
                total += weights.scarce * (weights.low - supply) * (weights.low - supply)
        self.total: float = total


class Judgement:
    """The value of positions of one turn, as one Outlook sees them."""

    __slots__ = (
        "_boards",
        "_event",
        "_haste",
        "_hope",
        "_known",
        "_outbreak",
        "_sorts",
        "outlook",
        "weights",
    )

    def __init__(self, position: Position, weights: Weights) -> None:
        self.weights = weights
        self.outlook = Outlook(position, weights.patience)
        self._haste: float = self._reckon_haste(position)
        """By how much troubles stand back behind cures because the deck is running out."""
        self._boards: dict[bytes, Troubles] = {}
        self._known: dict[object, float] = {}
        self._sorts: dict[tuple[int, ...], Sorts] = {}
        self._hope: list[float] = []
        """For each seat and colour the cards that may still come to it."""
        for turns in self.outlook.turns:
            draws = turns + weights.mates * (self.outlook.draws - turns)
            for share in self.outlook.share:
                self._hope.append(0.3 + 2.0 * draws * share)
        self._event: float = weights.event
        """The worth of an Event in hand: less towards the end, when there is little to keep for."""
        if self.outlook.draws < weights.season:
            self._event *= self.outlook.draws / weights.season
        self._outbreak: float = self.cost_of_an_outbreak(position.outbreaks)

    def _reckon_haste(self, position: Position) -> float:
        """The turns that the missing cures usually take against the turns that are left."""
        weights = self.weights
        cured = position.cured
        found = (cured & 1) + ((cured >> 1) & 1) + ((cured >> 2) & 1) + ((cured >> 3) & 1)
        pressure = weights.pace * (4 - found) / (self.outlook.draws + 1)
        return settled(min(weights.rush, max(1.0, pressure)))

    def cost_of_an_outbreak(self, outbreaks: int) -> float:
        weights = self.weights
        cost = weights.outbreak + weights.risen * outbreaks
        if outbreaks >= 6:
            cost *= weights.alarm
        if outbreaks >= 7:
            cost *= weights.alarm
        return cost

    def value(self, position: Position) -> float:
        if position.result:
            return WON if position.result == WIN else -WON
        mark = (
            bytes(position.pawns),
            tuple(position.hands),
            position.stations,
            position.cured,
            position.active if position.actions else NOBODY,
        )
        known = self._known.get(mark)
        if known is None:
            known = self._known[mark] = self._cures(position) + self._means(position)
        stored = 0.0 if position.stored == NOTHING else self._event
        return settled(known + stored - self.danger(position) / self._haste)

    # Cures

    def _cures(self, position: Position) -> float:
        weights = self.weights
        cured = position.cured
        found = (cured & 1) + ((cured >> 1) & 1) + ((cured >> 2) & 1) + ((cured >> 3) & 1)
        total = found * (weights.cure + weights.cured)
        weight = weights.cure * (weights.last if found == 3 else 1.0)
        seats = position.deal.seats
        roles = position.deal.roles
        hands = position.hands
        sorts = [self._by_colour(hand) for hand in hands]
        worth = [0.0] * (4 * seats)
        for colour in range(4):
            if (cured >> colour) & 1:
                continue
            held = 0
            least = 5
            for seat in range(seats):
                count = len(sorts[seat][colour])
                held += count
                missing = (4 if roles[seat] == SCIENTIST else 5) - count
                if missing < least and self._may_act(position, seat):
                    least = missing
            for seat in range(seats):
                missing = (4 if roles[seat] == SCIENTIST else 5) - len(sorts[seat][colour])
                if missing <= least + weights.rivals and self._may_act(position, seat):
                    place = 4 * seat + colour
                    lacking = missing - self._helped(position, sorts, seat, colour, missing)
                    set_value = self._set_value(position, seat, missing, lacking)
                    hope = self._hope[place]
                    if lacking > hope:
                        set_value *= hope / lacking
                    worth[place] = settled(weight * set_value)
            total += weights.card * held
            need = 4 if position.deal.seat_of[SCIENTIST] != NOBODY else 5
            spare = held + self.outlook.deck[colour] - need
            if spare < 0:
                total -= weights.lost_colour
            elif spare < 2:
                total -= 2.0 - spare
        return total + self._best_collectors(seats, worth)

    def _by_colour(self, hand: tuple[int, ...]) -> Sorts:
        """The City cards of a hand, sorted by colour."""
        sorts = self._sorts.get(hand)
        if sorts is None:
            sorts = self._sorts[hand] = [(), (), (), ()]
            for card in hand:
                if card < FIRST_EVENT:
                    sorts[COLOUR_OF[card]] += (card,)
        return sorts

    def _may_act(self, position: Position, seat: int) -> bool:
        """Has the seat an action phase left?"""
        return self.outlook.turns[seat] > 0 or (seat == position.active and position.actions > 0)

    def _helped(
        self, position: Position, sorts: list[Sorts], seat: int, colour: int, missing: int
    ) -> float:
        """What team-mates can do for a set: no more cards than are missing, and a few to spare."""
        if missing <= 0:
            return 0.0
        weights = self.weights
        pawns = position.pawns
        teacher = position.deal.seat_of[RESEARCHER]
        here = pawns[seat]
        total = 0.0
        uses: list[float] = []
        for owner in range(position.deal.seats):
            if owner == seat:
                continue
            cards = sorts[owner][colour]
            if not cards:
                continue
            place = pawns[owner]
            least = weights.share_least
            if owner == teacher:
                taught = weights.teach - weights.teach_far * DISTANCE[place][here]
                if taught > least:
                    least = taught
            for card in cards:
                away = DISTANCE[card]
                use = weights.share - weights.share_far * (away[place] + away[here])
                if use < least:
                    use = least
                total += use
                uses.append(use)
        if len(uses) <= missing:
            return total
        uses.sort(reverse=True)
        best = 0.0
        for number in range(missing):
            best += uses[number]
        return total - (1.0 - weights.spare) * (total - best)

    def _best_collectors(self, seats: int, worth: list[float]) -> float:
        """Give each colour to its best collector; a hand with several colours is worth less."""
        total = 0.0
        share = 1.0 - self.weights.crowd
        for _ in range(4):
            best = 0
            for place in range(1, 4 * seats):
                if worth[place] > worth[best]:
                    best = place
            if worth[best] <= 0.0:
                break
            total += worth[best]
            seat = best >> 2
            colour = best & 3
            for other in range(4):
                worth[4 * seat + other] *= share
            for other in range(seats):
                worth[4 * other + colour] = 0.0
        return total

    def _set_value(self, position: Position, seat: int, missing: int, lacking: float) -> float:
        """The convex value of a collection (1 is about a cure)."""
        weights = self.weights
        if missing <= 0:
            away = 9
            distances = DISTANCE[position.pawns[seat]]
            for station in position.stations:
                if distances[station] < away:
                    away = distances[station]
            return weights.complete - weights.far * away / weights.cure
        if lacking <= 0.0:
            return weights.near_set
        if lacking < 1.0:
            return weights.near_set + (weights.set_1 - weights.near_set) * lacking
        if lacking < 2.0:
            return weights.set_1 + (weights.set_2 - weights.set_1) * (lacking - 1.0)
        if lacking < 3.0:
            return weights.set_2 + (weights.set_3 - weights.set_2) * (lacking - 2.0)
        if lacking < 4.0:
            return weights.set_3 + (weights.set_4 - weights.set_3) * (lacking - 3.0)
        return max(0.0, weights.set_4 * (5.0 - lacking))

    # Troubles

    def danger(self, position: Position) -> float:
        """The troubles of the board, less what those standing near can do about them."""
        mark = bytes(position.cubes)
        board = self._boards.get(mark)
        if board is None:
            board = self._boards[mark] = Troubles(
                position, self.weights, self.outlook, self._outbreak
            )
        total = board.total
        specialist = position.deal.seat_of[QUARANTINE_SPECIALIST]
        if specialist != NOBODY:
            guarded = self.outlook.guarded
            here = position.pawns[specialist]
            total -= board.stake[here] * guarded[here]
            for city in NEIGHBOURS[here]:
                total -= board.stake[city] * guarded[city]
        for city in board.critical:
            distances = DISTANCE[city]
            for seat in range(position.deal.seats):
                if seat != position.active and distances[position.pawns[seat]] <= 2:
                    total -= (
                        (1.0 - self.weights.helper) * board.stake[city] * self.outlook.hit[city]
                    )
                    break
        return total

    # Means

    def _means(self, position: Position) -> float:
        weights = self.weights
        total = 0.0
        for hand in position.hands:
            if len(hand) > weights.roomy:
                total -= weights.full * (len(hand) - weights.roomy)
            for card in hand:
                if card >= FIRST_EVENT:
                    total += self._event
        return total - weights.station * remoteness(position.stations)


@cache
def remoteness(stations: tuple[int, ...]) -> float:
    """How far a city is from the nearest station, on average."""
    total = 0
    for city in range(_CITY_COUNT):
        total += min(DISTANCE[city][station] for station in stations)
    return total / _CITY_COUNT
