"""How good a position is for a player: points to be expected, against those of the rivals.

One unit is one point at the end. What lies there counts in full; what is still to come (cures,
stations, the powers of rooms) counts by the turns that are left.
"""

from typing import Final

from wardroom.games.quarantine.colleague.floor_plans import (
    CELLS_TO_TRY,
    Place,
    best_places,
    promise,
)
from wardroom.games.quarantine.colleague.patience import Beds, cures_to_come, waning
from wardroom.games.quarantine.colleague.rounding import settled
from wardroom.games.quarantine.content import (
    ACCOUNTING,
    ACTIONS_PER_TURN,
    CAFETERIA,
    COLOURS,
    CONTAINMENT,
    CUBES_PER_TURN,
    EMERGENCY_ROOM,
    EVERY_ROOM,
    FIRST_ROOM,
    GIFT_SHOP,
    GREY,
    HELIPAD,
    LABORATORY,
    LOBBY,
    MAINTENANCE,
    PATHOLOGY,
    PHARMACY,
    ROTATIONS,
    SECURITY,
    STORAGE,
    TILE_COUNT,
    TRIAGE,
    WAITING_ROOM,
)
from wardroom.games.quarantine.layout import Layout
from wardroom.games.quarantine.scoring import Score
from wardroom.games.quarantine.state import NOBODY, Position

Plan = tuple[tuple[int, ...], tuple[int, ...]]
"""A floor plan by its tiles' cells and doors, for remembering what it is worth."""
Shape = tuple[int, ...]

_ALL_COLOURS: Final = range(len(COLOURS))


class Weights:
    """What a colleague cares about, and how much of it is thought through."""

    __slots__ = (
        "beds",
        "cleaning",
        "coin",
        "coins",
        "contract",
        "cube",
        "fever",
        "grudge",
        "idle",
        "marker",
        "more_beds",
        "pace",
        "places",
        "power",
        "powers",
        "prices",
        "promise",
        "rebuilds",
        "snipe",
        "snipe_soon",
        "waning",
        "width",
    )

    def __init__(self) -> None:
        self.cube: float = 0.5
        """A cured patient, as in the end."""
        self.coin: float = 0.16
        """What the first few cubes are worth besides, while there is something to buy."""
        self.coins: int = 6
        self.marker: float = 0.12
        """One more action some day; less than an action now, or nobody would ever act."""
        self.promise: float = 1.0
        """What the floor plan makes of the next tiles."""
        self.beds: float = 0.09
        """A bed, for each turn to come."""
        self.power: float = 1.0
        self.powers: list[float] = _powers()
        """What each room brings in one turn."""
        self.fever: float = 0.04
        """A quarantined tile, besides what it keeps from working."""
        self.idle: float = 2.0
        """For so many turns a quarantined room is missed, but not for more than its cleaning."""
        self.cleaning: float = 0.3
        """An action for disinfecting."""
        self.contract: float = 0.75
        """How sure the tile of a contract is that no rival can pay for."""
        self.snipe: float = 0.55
        """How likely a rival who can pay buys a tile from somebody's contract."""
        self.snipe_soon: float = 0.25
        """The same of one who must cure somebody first."""
        self.grudge: float = 1.0
        """How much the rivals' prospects count against one's own."""
        self.more_beds: list[float] = [0.0, 1.0, 1.7, 2.2, 2.6, 2.9, 3.1]
        """What so many beds of one colour are worth, compared with one."""
        self.waning: list[float] = waning(0.9)
        """What a cure is worth that comes so many actions later."""
        self.pace: float = 1.1
        """Tiles that leave the market in one turn."""
        self.width: int = 8
        """How many plans are followed further after each action."""
        self.places: int = 3
        """How many places are tried for a tile; then how many prices and rebuilds."""
        self.prices: int = 2
        self.rebuilds: int = 2


def _powers() -> list[float]:
    """What each room brings its owner in one turn."""
    powers = [0.0] * TILE_COUNT
    powers[STORAGE] = 0.06
    powers[WAITING_ROOM] = 0.14
    powers[SECURITY] = 0.05
    powers[ACCOUNTING] = 0.08
    powers[TRIAGE] = 0.10
    powers[CAFETERIA] = 0.30
    powers[LABORATORY] = 0.10
    powers[MAINTENANCE] = 0.08
    powers[GIFT_SHOP] = 0.20
    powers[PHARMACY] = 0.22
    powers[PATHOLOGY] = 0.06
    powers[CONTAINMENT] = 0.03
    powers[EMERGENCY_ROOM] = 0.20
    powers[HELIPAD] = 0.06
    return powers


class Judgement:
    """Values positions; it remembers what it has worked out, so it is made again for each plan."""

    __slots__ = ("_places", "_promises", "_rivals", "seat", "weights")

    def __init__(self, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        self._promises: dict[Plan, float] = {}
        self._places: dict[tuple[Plan, Shape, int, bool], list[Place]] = {}
        self._rivals: dict[tuple[object, ...], float] = {}

    def value(self, position: Position) -> float:
        """The worth of the own hospital against those of the rivals."""
        seats = position.deal.seats
        rivals = 0.0
        highest = -1e9
        own = 0.0
        for seat in range(seats):
            if seat == position.active:
                worth = self.prospects(position, seat)
            else:
                worth = self._resting(position, seat)
            if seat == self.seat:
                own = worth
            else:
                rivals += worth
                highest = max(highest, worth)
        mean = 0.5 * (rivals / (seats - 1) + highest)
        return settled(own - self.weights.grudge * mean)

    def _resting(self, position: Position, seat: int) -> float:
        """The prospects of a player whose turn it is not, which change seldom."""
        layout = position.layouts[seat]
        known = (
            seat,
            layout.where,
            layout.doors,
            position.quarantine[seat],
            position.patients[seat],
            position.lines[seat],
            position.stocks[seat],
            position.markers[seat],
            position.asides[seat],
            self.turns_left(position, seat),
            tuple(position.owners) if seat in position.owners else (),
        )
        worth = self._rivals.get(known)
        if worth is None:
            worth = self.prospects(position, seat)
            self._rivals[known] = worth
        return worth

    def promise(self, layout: Layout) -> float:
        plan = (layout.where, layout.doors)
        known = self._promises.get(plan)
        if known is None:
            known = promise(layout)
            self._promises[plan] = known
        return known

    def places(self, position: Position, seat: int, tile: int) -> list[Place]:
        """Where a tile could lie in a hospital, the best first."""
        layout, quarantine = position.layouts[seat], position.quarantine[seat]
        free = position.may_build_freely(seat)
        place = ((layout.where, layout.doors), ROTATIONS[tile], quarantine, free)
        known = self._places.get(place)
        if known is None:
            cells = CELLS_TO_TRY
            if tile == STORAGE or tile == WAITING_ROOM:
                cells *= 2
            known = best_places(layout, tile, quarantine, free, cells)
            self._places[place] = known
        return known

    def turns_left(self, position: Position, seat: int) -> float:
        """How many turns a player can still expect after the present one."""
        finisher = position.finisher
        seats = position.deal.seats
        if finisher == NOBODY:
            if not position.patients_in_the_bag():
                finisher = position.active
            else:
                drawing = sum(position.bag) / CUBES_PER_TURN
                buying = position.tiles_on_sale() / self.weights.pace + 1.0
                return max(0.5, min(drawing, buying) / seats)
        turn = (position.active - finisher) % seats
        return 1.0 if (seat - finisher) % seats > turn else 0.0

    def prospects(self, position: Position, seat: int) -> float:
        """The points a player can expect."""
        weights = self.weights
        turns = self.turns_left(position, seat)
        actions = position.actions if seat == position.active else 0
        if turns <= 0 and not actions:
            return self._final(position, seat)
        layout = position.layouts[seat]
        quarantine = position.quarantine[seat]
        beds = Beds(position, seat)
        left = actions + int(ACTIONS_PER_TURN * turns + 0.5) + position.markers[seat]
        worth = float((layout.present & EVERY_ROOM).bit_count() + len(layout.stations))
        worth += weights.promise * self.promise(layout) * min(1.0, 0.25 * turns)
        worth += weights.cube * cures_to_come(position, seat, beds, left, weights.waning)
        worth += self._stock(position, seat, turns)
        worth += weights.marker * position.markers[seat] * min(1.0, turns)
        for colour in _ALL_COLOURS:
            here = min(beds.places[colour] + beds.closed[colour], 6)
            worth += weights.beds * turns * weights.more_beds[here]
        rooms = layout.present & EVERY_ROOM
        while rooms:
            room = (rooms & -rooms).bit_length() - 1
            rooms &= rooms - 1
            power = weights.power * weights.powers[room]
            worth += power * turns
            if (quarantine >> room) & 1:
                worth -= min(weights.idle * power, weights.cleaning) * min(1.0, turns)
        shut = (quarantine & ~(1 << LOBBY)).bit_count()
        worth -= weights.fever * shut * min(1.0, turns)
        for tile in position.asides[seat]:
            worth += 0.8 if tile >= FIRST_ROOM else 0.3
        if turns < 1.5 and not position.lines[seat]:
            worth += 0.3
        return worth + self._contracts(position, seat, turns)

    def _final(self, position: Position, seat: int) -> float:
        """Nothing more will be done: the points, and the tie-break (QUA-20.7)."""
        score = Score(position, seat)
        stock = position.stocks[seat]
        odd = 0.001 * (stock[0] + stock[1] + stock[2] + stock[3])
        return score.points() - 0.01 * score.tiles + odd

    def _stock(self, position: Position, seat: int, turns: float) -> float:
        """Cubes count as in the end, and the first ones as money too."""
        weights = self.weights
        stock = position.stocks[seat]
        cubes = float(stock[0] + stock[1] + stock[2] + stock[3])
        if position.has_active(seat, LABORATORY):
            cubes += 0.5 * stock[GREY]
        worth = weights.cube * cubes
        if position.tiles_on_sale():
            worth += weights.coin * min(cubes, weights.coins) * min(1.0, 0.5 * turns)
        return worth

    def _contracts(self, position: Position, seat: int, turns: float) -> float:
        """What lies beside the hospital, and whether a rival will be quicker."""
        if seat not in position.owners:
            return 0.0
        weights = self.weights
        worth = 0.0
        for stack, owner in enumerate(position.owners):
            if owner != seat:
                continue
            price = sum(position.prices[stack])
            refund = price * weights.cube + weights.marker
            if turns < 0.5:
                continue
            lost = self.sniped(position, stack)
            if position.left[stack] > 1:
                lost *= 0.3
            gain = self.room_worth(position, seat, position.rooms[stack], turns - 0.5)
            worth += (1.0 - lost) * weights.contract * gain + lost * refund
        return worth

    def room_worth(self, position: Position, seat: int, room: int, turns: float) -> float:
        """What a room that is not there yet will bring."""
        station = min(1.0, self.promise(position.layouts[seat]) * 1.5)
        return 1.0 + station + self.weights.power * self.weights.powers[room] * max(0.0, turns)

    def sniped(self, position: Position, stack: int) -> float:
        """How likely it is that a rival buys from a contract before its owner takes the tile."""
        weights = self.weights
        owner = position.owners[stack]
        price = position.prices[stack]
        room = position.rooms[stack]
        kept = 1.0
        for rival in range(position.deal.seats):
            if rival != owner and not position.owns(rival, room):
                kept *= 1.0 - self._can_pay(position, rival, price) * weights.snipe
        return 1.0 - kept

    def _can_pay(self, position: Position, seat: int, price: tuple[int, ...]) -> float:
        """1 if the cubes are there, less if somebody must be cured first, 0 if not."""
        weights = self.weights
        stock = position.stocks[seat]
        if position.has_active(seat, ACCOUNTING):
            missing = sum(price) - sum(stock[:GREY])
            return 1.0 if missing <= 0 else weights.snipe_soon
        soon = 0
        for colour in _ALL_COLOURS:
            missing = price[colour] - stock[colour]
            if missing > 0:
                if position.curable(seat, colour) < missing:
                    return 0.0
                soon += 1
        return 1.0 if not soon else weights.snipe_soon / soon
