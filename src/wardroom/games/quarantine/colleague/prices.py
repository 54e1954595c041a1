"""Prices and payments: which cubes to ask for, and which to part with."""

from typing import Final

from wardroom.games.quarantine.colleague.judgement import Judgement
from wardroom.games.quarantine.colleague.rounding import settled
from wardroom.games.quarantine.content import COLOURS, GREY
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.state import Step
from wardroom.games.quarantine.trade import units_to_choose

_ALL_COLOURS: Final = range(len(COLOURS))
DEARER: Final = 0.3
"""How much surer a contract must become to be worth one more cube on its price."""


def likely_prices(world: Flow, seat: int, judgement: Judgement, room: int) -> list[tuple[int, ...]]:
    """Prices for a room, as colours, the best first: cheap, and hard to pay for the rivals."""
    stack = world.rooms.index(room)
    stock = world.stocks[seat]
    before_price, before_owner = world.prices[stack], world.owners[stack]
    world.owners[stack] = seat
    ranked: list[tuple[float, tuple[int, ...]]] = []
    for colours in _choices(stock):
        price = [0, 0, 0, 0, 0]
        for colour in colours:
            price[colour] += 1
        world.prices[stack] = tuple(price)
        lost = judgement.sniped(world, stack)
        spread = 0.0
        for colour in colours:
            spread += 0.01 / stock[colour]
        ranked.append((settled(lost + DEARER * len(colours) + spread), colours))
    world.prices[stack] = before_price
    world.owners[stack] = before_owner
    ranked.sort()
    return [colours for _, colours in ranked[: judgement.weights.prices]]


def _choices(stock: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All prices of two or three cubes that the stock can pay."""
    found: list[tuple[int, ...]] = []
    for first in _ALL_COLOURS:
        for second in range(first, len(COLOURS)):
            pair = (first, second)
            if _has(stock, pair):
                found.append(pair)
                for third in range(second, len(COLOURS)):
                    three = (first, second, third)
                    if _has(stock, three):
                        found.append(three)
    return found


def _has(stock: tuple[int, ...], colours: tuple[int, ...]) -> bool:
    for colour in _ALL_COLOURS:
        if colours.count(colour) > stock[colour]:
            return False
    return True


def unit_to_pay(world: Flow, seat: int, step: Step) -> int:
    """Grey pairs first, then the colour of which most is left (D14)."""
    units = units_to_choose(world, seat, step.tile, step.cubes)
    if GREY in units:
        return GREY
    stock = world.stocks[seat]
    best = units[0]
    for unit in units:
        if stock[unit] - step.cubes[unit] > stock[best] - step.cubes[best]:
            best = unit
    return best
