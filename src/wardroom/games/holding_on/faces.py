"""The memories as they are seen: backs, hazy faces, clear faces, and which seams fit.

No face names a memory by its id: the id tells its true place.
"""

from typing import Final

from wardroom.games.holding_on.content import (
    CONTACT_MARK,
    CONTACTS,
    MEMORIES,
    MINUS,
    PLACES,
    PLUS,
    REGRET_MARK,
    REGRETS,
    figure_of,
    key_of,
    members,
    period_of,
    scene_of,
    seams_of,
)
from wardroom.games.holding_on.names import HoldingSide
from wardroom.games.holding_on.scenarios import CALLED_FROM, FACED_FROM, SCENARIOS
from wardroom.games.holding_on.state import NOTHING, Position
from wardroom.games.holding_on.view_types import (
    HoldingBack,
    HoldingClearFace,
    HoldingFace,
    HoldingFits,
    HoldingMemory,
    HoldingTurnedUp,
)


def face(memory: int) -> HoldingFace:
    """A hazy face: what can be compared."""
    return {
        "period": period_of(memory) + 1,
        "figure": figure_of(memory),
        "seams": seams_of(memory),
    }


def clear_face(position: Position, memory: int) -> HoldingClearFace:
    """A clear face: the scene and its marks as well, as far as the story has come."""
    scenario = position.deal.scenario.number
    return {
        "period": period_of(memory) + 1,
        "figure": figure_of(memory),
        "seams": seams_of(memory),
        "fits": fits(position, memory),
        "scene": scene_of(memory, scenario),
        "mark": "plus" if (PLUS >> memory) & 1 else "minus" if (MINUS >> memory) & 1 else None,
        "contact": _marked(memory, CONTACT_MARK, CONTACTS, CALLED_FROM, scenario),
        "regret": _marked(memory, REGRET_MARK, REGRETS, FACED_FROM, scenario),
    }


def _marked(
    memory: int,
    marks: tuple[int, ...],
    names: tuple[str, ...],
    used_from: tuple[int, ...],
    scenario: int,
) -> str | None:
    for number, mark in enumerate(marks):
        if (mark >> memory) & 1 and used_from[number] <= scenario:
            return names[number]
    return None


def back(position: Position, memory: int) -> HoldingBack:
    """The back of a hazy card that has been drawn."""
    handle = position.met.index(memory)
    return {
        "handle": handle,
        "period": period_of(memory) + 1,
        "quote": position.quotes[handle],
    }


def fits(position: Position, memory: int) -> HoldingFits:
    """What of the grid continues the seams: their codes are equal for true neighbours alone."""
    place = memory % PLACES
    return {
        "l": _in_grid(position, memory - 1) if place > 0 else None,
        "r": _in_grid(position, memory + 1) if place < PLACES - 1 else None,
        "t": _in_grid(position, memory - PLACES) if memory >= PLACES else None,
        "b": _in_grid(position, memory + PLACES) if memory < MEMORIES - PLACES else None,
    }


def _in_grid(position: Position, memory: int) -> int | None:
    return position.met.index(memory) if memory in position.grid else None


def _joined(position: Position, slot: int) -> list[HoldingSide]:
    """The edges at which true neighbours lie beside each other."""
    grid = position.grid
    memory = grid[slot]
    place = memory % PLACES
    at = slot % PLACES
    found: list[HoldingSide] = []
    if memory >= PLACES and slot >= PLACES and grid[slot - PLACES] == memory - PLACES:
        found.append("t")
    if place < PLACES - 1 and at < PLACES - 1 and grid[slot + 1] == memory + 1:
        found.append("r")
    if memory + PLACES < MEMORIES and grid[slot + PLACES] == memory + PLACES:
        found.append("b")
    if place > 0 and at > 0 and grid[slot - 1] == memory - 1:
        found.append("l")
    return found


def grid(position: Position) -> list[HoldingMemory | None]:
    """The collected memories, row by row."""
    cells = enumerate(position.grid)
    return [None if card == NOTHING else _in_slot(position, slot) for slot, card in cells]


def _in_slot(position: Position, slot: int) -> HoldingMemory:
    memory = position.grid[slot]
    handle = position.met.index(memory)
    seen = clear_face(position, memory)
    clear = (position.laid >> memory) & 1 == 1
    return {
        "handle": handle,
        "period": seen["period"],
        "quote": position.quotes[handle],
        "figure": seen["figure"],
        "seams": seen["seams"],
        "fits": seen["fits"],
        "joined": _joined(position, slot),
        "clear": clear,
        "scene": seen["scene"] if clear else None,
        "mark": seen["mark"] if clear else None,
        "contact": seen["contact"] if clear else None,
        "regret": seen["regret"] if clear else None,
    }


def turned_up(position: Position) -> HoldingTurnedUp | None:
    memory = position.turned_up
    if memory == NOTHING:
        return None
    shown = back(position, memory)
    return {
        "handle": shown["handle"],
        "period": shown["period"],
        "quote": shown["quote"],
        "figure": figure_of(memory),
        "seams": seams_of(memory),
        "fits": fits(position, memory),
    }


def shown_faces(position: Position) -> list[HoldingFace]:
    """HOL-1.4: the hazy faces on the cards of the scenario, in an order that tells nothing."""
    return [face(memory) for memory in _SHOWN[position.deal.scenario.number - 1]]


_SHOWN: Final = tuple(tuple(sorted(members(scenario.shown), key=key_of)) for scenario in SCENARIOS)
