"""Contracts, prices and payments: how a tile leaves the market."""

from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.content import (
    ACCOUNTING,
    COLOURS,
    FIRST_ROOM,
    GREY,
    LABORATORY,
    SECURITY,
    TILES,
    WARD_PRICE,
    colour_of,
)
from wardroom.games.quarantine.state import (
    BOUGHT,
    CONTRACTED,
    NO_CUBES,
    NOBODY,
    PAYMENT,
    PLACE,
    PRICE,
    Position,
    Step,
    cube_names,
)

# Contracts


class Contract(QuarantineAction):
    """QUA-11.2: a stack is put under contract; then its price, cube by cube."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        super().__init__("contract", TILES[room], {"tile": TILES[room]})
        self.room = room

    def perform(self, position: Position, seat: int) -> None:
        position.step = Step(PRICE, tile=self.room)


class Add(QuarantineAction):
    """D10: one more cube on the price."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__("add", COLOURS[colour], {"colour": COLOURS[colour]})
        self.colour = colour

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is not None:
            price = with_one_more(step.cubes, self.colour)
            position.step = Step(PRICE, tile=step.tile, cubes=price)


def with_one_more(cubes: tuple[int, ...], cube: int, count: int = 1) -> tuple[int, ...]:
    return (*cubes[:cube], cubes[cube] + count, *cubes[cube + 1 :])


def sign(position: Position, seat: int) -> None:
    """QUA-11.2: stack and price cubes move beside the hospital."""
    step = position.step
    if step is None:
        return
    stack = position.rooms.index(step.tile)
    position.step = None
    position.spend(seat, step.cubes)
    position.prices[stack] = step.cubes
    position.owners[stack] = seat
    position.contracted |= 1 << stack
    position.act()
    if position.log is not None:
        price = cube_names(step.cubes)
        position.tell("contract", {"seat": seat, "tile": TILES[step.tile], "cubes": price})


class Take(QuarantineAction):
    """QUA-11.8: the owner of a contract takes a tile, for no action and no payment."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        super().__init__("take", TILES[room], {"tile": TILES[room]})
        self.room = room

    def perform(self, position: Position, seat: int) -> None:
        position.step = Step(PLACE, tile=self.room, source=CONTRACTED)


# Payments


def most_of_each(position: Position, seat: int, tile: int) -> tuple[int, ...]:
    """How many units of each colour, and how many grey pairs, a payment for the tile may have.

    QUA-12.14 to QUA-12.17: the colours of the price, unless it is a ward or Accounting is active;
    grey pairs with an active Laboratory. All bounds hold independently, so anyone who could pay at
    the start can always go on.
    """
    if tile < FIRST_ROOM:
        return _most(position, seat, None)
    return _most(position, seat, position.prices[position.rooms.index(tile)])


def _most(position: Position, seat: int, price: tuple[int, ...] | None) -> tuple[int, ...]:
    """The same for a price; none is any colours."""
    stock = position.stocks[seat]
    clean = position.clean(seat)
    pairs = stock[GREY] // 2 if (clean >> LABORATORY) & 1 else 0
    if price is None or (clean >> ACCOUNTING) & 1:
        return (stock[0], stock[1], stock[2], stock[3], pairs)
    return (
        min(stock[0], price[0]),
        min(stock[1], price[1]),
        min(stock[2], price[2]),
        min(stock[3], price[3]),
        pairs,
    )


def could_pay(position: Position, seat: int, price: tuple[int, ...]) -> bool:
    """Would the stock of a seat pay a price that somebody is about to set?"""
    return sum(_most(position, seat, price)) >= sum(price)


def units_due(position: Position, tile: int) -> int:
    """The number of units that the tile costs."""
    if tile < FIRST_ROOM:
        return WARD_PRICE
    return sum(position.prices[position.rooms.index(tile)])


def can_pay(position: Position, seat: int, tile: int) -> bool:
    return sum(most_of_each(position, seat, tile)) >= units_due(position, tile)


def units_to_choose(position: Position, seat: int, tile: int, paid: tuple[int, ...]) -> list[int]:
    """The kinds of units that may be paid next (D14)."""
    most = most_of_each(position, seat, tile)
    return [unit for unit in range(GREY + 1) if paid[unit] < most[unit]]


def forced_payment(
    position: Position, seat: int, tile: int, paid: tuple[int, ...]
) -> tuple[int, ...] | None:
    """The whole payment if only one way is left to make it (D14), else None."""
    most = most_of_each(position, seat, tile)
    missing = units_due(position, tile) - sum(paid)
    if not missing:
        return paid
    if sum(most) - sum(paid) == missing:
        return most
    open_kinds = [unit for unit in range(GREY + 1) if paid[unit] < most[unit]]
    if len(open_kinds) == 1:
        return with_one_more(paid, open_kinds[0], missing)
    return None


class BuildRoom(QuarantineAction):
    """QUA-12.1: buy a special room that has a price."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        super().__init__("build_room", TILES[room], {"tile": TILES[room]})
        self.room = room

    def perform(self, position: Position, seat: int) -> None:
        _go_on_paying(position, seat, self.room, NO_CUBES)


class BuildWard(QuarantineAction):
    """QUA-12.10: buy an extra ward for any two units."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__("build_ward", COLOURS[colour], {"colour": COLOURS[colour]})
        self.colour = colour

    def perform(self, position: Position, seat: int) -> None:
        _go_on_paying(position, seat, position.next_extra_ward(seat, self.colour), NO_CUBES)


class Pay(QuarantineAction):
    """D14: one unit, a patient cube or a pair of grey cubes."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        if unit == GREY:
            super().__init__("pay", "grey_pair", words="pay_grey")
        else:
            super().__init__("pay", COLOURS[unit], {"colour": COLOURS[unit]})
        self.unit = unit

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is not None:
            _go_on_paying(position, seat, step.tile, with_one_more(step.cubes, self.unit))


def _go_on_paying(position: Position, seat: int, tile: int, paid: tuple[int, ...]) -> None:
    whole = forced_payment(position, seat, tile, paid)
    if whole is None:
        position.step = Step(PAYMENT, tile=tile, source=BOUGHT, cubes=paid)
    else:
        position.step = Step(PLACE, tile=tile, source=BOUGHT, cubes=whole)


# What follows when the tile has found its place


def buy(position: Position, seat: int, tile: int, units: tuple[int, ...]) -> None:
    """QUA-12.2: pay and take the tile from its stack."""
    cubes = (*units[:GREY], 2 * units[GREY])
    position.spend(seat, cubes)
    position.put_into_the_box(cubes)
    position.act()
    if tile < FIRST_ROOM:
        colour = colour_of(tile)
        position.wards_left[colour] -= 1
        position.wards_bought |= 1 << colour
        _tell_of_purchase(position, seat, tile, cubes)
    else:
        _buy_from_stack(position, seat, tile, cubes)
    check_for_the_last_tile(position)


def _tell_of_purchase(position: Position, seat: int, tile: int, cubes: tuple[int, ...]) -> None:
    if position.log is not None:
        position.tell("buy", {"seat": seat, "tile": TILES[tile], "cubes": cube_names(cubes)})


def _buy_from_stack(position: Position, seat: int, room: int, cubes: tuple[int, ...]) -> None:
    """QUA-12.3, QUA-12.7, QUA-12.8: where payment, marker and price go."""
    stack = position.rooms.index(room)
    owner = position.owners[stack]
    position.left[stack] -= 1
    if owner == NOBODY:
        if not position.left[stack]:
            _close_with_the_price_in_the_box(position, stack)
        _tell_of_purchase(position, seat, room, cubes)
        return
    _tell_of_purchase(position, seat, room, cubes)
    if position.has_active(owner, SECURITY):  # QUA-17.3, QUA-12.18
        position.take_out_of_the_box(cubes)
        position.gain_all(owner, cubes)
        position.tell("security", {"owner": owner})
    if position.marker_supply:
        position.marker_supply -= 1
        position.markers[owner] += 1
        position.tell("reward", {"owner": owner})
    if not position.left[stack]:  # QUA-11.12
        price = position.prices[stack]
        position.gain_all(owner, price)
        _close(position, stack)
        if position.log is not None:
            position.tell("refund", {"owner": owner, "cubes": cube_names(price)})


def collect(position: Position, seat: int, room: int) -> None:
    """QUA-11.10, QUA-11.11: the owner's tile; the rest goes back to the market with its price."""
    stack = position.rooms.index(room)
    position.left[stack] -= 1
    position.owners[stack] = NOBODY
    if not position.left[stack]:
        _close_with_the_price_in_the_box(position, stack)
    if position.log is not None:
        position.tell("take", {"seat": seat, "tile": TILES[room]})
        if position.left[stack]:
            position.tell("return", {"tile": TILES[room]})
    check_for_the_last_tile(position)


def _close_with_the_price_in_the_box(position: Position, stack: int) -> None:
    position.put_into_the_box(position.prices[stack])
    _close(position, stack)


def _close(position: Position, stack: int) -> None:
    """The empty stack disappears."""
    position.owners[stack] = NOBODY
    position.prices[stack] = NO_CUBES


def check_for_the_last_tile(position: Position) -> None:
    """QUA-19.1: trigger A."""
    if position.finisher == NOBODY and not position.tiles_on_sale():
        position.finisher = position.active
        position.tell("last_tile", {"seat": position.active})
