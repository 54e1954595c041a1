"""When a scenario is won (HOL-1.2, HOL-1.3, and the goal language of 8D)."""

from wardroom.games.holding_on.content import MINUS, PLACES, PLUS
from wardroom.games.holding_on.scenarios import (
    BALANCE,
    COUNT,
    FACED,
    HEARD,
    RUN,
    Condition,
)
from wardroom.games.holding_on.state import NOTHING, Position


def fulfilled(position: Position) -> bool:
    """Are all conditions of the goal true?"""
    for condition in position.deal.scenario.goal:
        if reached(position, condition) < condition.number:
            return False
    return True


def reached(position: Position, condition: Condition) -> int:
    """How far a condition has come; it is met at its number."""
    kind = condition.kind
    if kind == COUNT:
        return (position.laid & condition.about).bit_count()
    if kind == RUN:
        return joined_run(position, condition.about)
    if kind == BALANCE:
        return (position.laid & PLUS).bit_count() - (position.laid & MINUS).bit_count()
    if kind == HEARD:
        return position.heard[condition.about]
    if kind == FACED:
        return position.faced.bit_count()
    return (position.arrived >> condition.about) & 1


def joined_run(position: Position, period: int) -> int:
    """The longest run of clear memories of a row whose seams are joined (8C)."""
    longest = length = 0
    before = NOTHING
    for slot in range(period * PLACES, (period + 1) * PLACES):
        memory = position.grid[slot]
        if memory == NOTHING or not (position.laid >> memory) & 1:
            length = 0
        else:
            length = length + 1 if length and memory == before + 1 else 1
        before = memory
        longest = max(longest, length)
    return longest
