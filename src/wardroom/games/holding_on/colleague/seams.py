"""Placing memories by their seams (8C): only what the edges show, never a card's true place."""

from itertools import permutations
from typing import Final

from wardroom.games.holding_on import actions
from wardroom.games.holding_on.choice import HoldingOnAction
from wardroom.games.holding_on.colleague.judgement import Judgement
from wardroom.games.holding_on.colleague.reasons import reason
from wardroom.games.holding_on.content import HEM, PERIODS, PLACES, period_of, seams_of
from wardroom.games.holding_on.evening import matching_doctor
from wardroom.games.holding_on.state import NOTHING
from wardroom.games.holding_on.ward import Ward, period_name
from wardroom.kernel.game import Choice
from wardroom.kernel.message import Message

_JOINED: Final = 8
_LEVEL: Final = 2
_ASTRAY: Final = 100
"""More than all seams of a row together: no fit keeps a card where its hems rule it out."""

Row = list[int]


def place(judgement: Judgement) -> Choice:
    """D20: where its hems let the card lie, and there where most of its seams go on."""
    ward = judgement.ward
    memory = ward.turned_up
    row = period_of(memory)
    now = row_of(ward, row)
    best = 0
    most = -PLACES * _ASTRAY * 2
    for slot in range(PLACES):
        if _astray(memory, slot):
            continue
        fit = _fit(ward, row, row_with(now, memory, slot)) * 2
        if now[slot] == NOTHING:
            fit += 1  # of equal places a free one
        if fit > most:
            best, most = slot, fit
    return Choice(actions.PUT[best], _goes_by(ward, memory, best))


def _goes_by(ward: Ward, memory: int, slot: int) -> Message:
    """What speaks for a place: a hem, a seam that goes on there, or a neighbour on each side."""
    left, right, _, _ = _EDGES[memory]
    if left == HEM or right == HEM:
        return reason("put-hem", {"place": slot + 1})
    row = period_of(memory)
    if _goes_on(ward, row, row_with(row_of(ward, row), memory, slot), slot):
        return reason("put-fits", {"place": slot + 1})
    return reason("put-between", {"first": 2, "last": PLACES - 1})


def row_with(now: Row, memory: int, slot: int) -> Row:
    """The row once the card is laid in this slot: what lies there moves to the nearest free one."""
    order = now[:]
    if order[slot] != NOTHING:
        free = [other for other in range(PLACES) if order[other] == NOTHING]
        order[min(free, key=lambda other: (abs(other - slot), other))] = order[slot]
    order[slot] = memory
    return order


def arrange(judgement: Judgement) -> Choice:
    """D21: bring together what fits together."""
    ward = judgement.ward
    for row in range(PERIODS):
        now = row_of(ward, row)
        cards = [card for card in now if card != NOTHING]
        if not cards or _fit(ward, row, now) == _most(ward, row, cards):
            continue
        order = best_order(ward, row, cards)
        if _fit(ward, row, order) <= _fit(ward, row, now):
            continue
        for slot in range(PLACES):
            if order[slot] != now[slot]:
                other = now.index(order[slot]) if order[slot] != NOTHING else _leaving(now, order)
                return _swap(row, slot, other)
    return Choice(actions.DONE, reason("arranged"))


def _leaving(now: Row, order: Row) -> int:
    """Where the card goes that lies in the first slot that should be empty."""
    for slot in range(PLACES):
        if order[slot] == NOTHING and now[slot] != NOTHING:
            return order.index(now[slot])
    return 0


def _swap(row: int, slot: int, other: int) -> Choice:
    first, second = min(slot, other), max(slot, other)
    for swap in actions.SWAP[row]:
        if swap.first == row * PLACES + first and swap.second == row * PLACES + second:
            return Choice(swap, reason("swap", {"period": period_name(row)}))
    return Choice(actions.DONE, reason("arranged"))


def match(judgement: Judgement, legal: list[HoldingOnAction]) -> Choice:
    """D22: the holder compares figure and seams with the hazy cards of the row."""
    ward = judgement.ward
    memory = ward.held_clear[matching_doctor(ward)][0]
    if memory in ward.grid:
        action = actions.MATCH[ward.grid.index(memory) % PLACES]
        if action in legal:
            return Choice(action, reason("match"))
    return Choice(actions.NO_MATCH, reason("no-match"))


def row_of(ward: Ward, row: int) -> Row:
    return ward.grid[row * PLACES : (row + 1) * PLACES]


def best_order(ward: Ward, row: int, cards: list[int]) -> Row:
    """The row in which most edges fit; of equal ones the one that moves least."""
    now = row_of(ward, row)
    best = now
    most = -1
    for slots in permutations(range(PLACES), len(cards)):
        order = [NOTHING] * PLACES
        unmoved = 0
        for number in range(len(cards)):
            slot = slots[number]
            order[slot] = cards[number]
            if now[slot] == cards[number]:
                unmoved += 1
        fit = _fit(ward, row, order) * PLACES + unmoved
        if fit > most:
            best, most = order, fit
    return best


def _fit(ward: Ward, row: int, order: Row) -> int:
    """How well the edges of a row fit: to the border, to each other, to the rows beside it."""
    fit = 0
    for slot in range(PLACES):
        card = order[slot]
        if card == NOTHING:
            continue
        _, right, top, bottom = _EDGES[card]
        if _astray(card, slot):
            fit -= _ASTRAY
        following = order[slot + 1] if slot + 1 < PLACES else NOTHING
        if following != NOTHING and right != HEM and _EDGES[following][0] == right:
            fit += _JOINED
        above, below = _beside(ward, row, slot)
        if above != NOTHING and _EDGES[above][3] == top:
            fit += _LEVEL
        if below != NOTHING and _EDGES[below][2] == bottom:
            fit += _LEVEL
    return fit


def _astray(card: int, slot: int) -> bool:
    """A hem is the border of the grid and stitches are a neighbour: this place is ruled out."""
    left, right, _, _ = _EDGES[card]
    return (left == HEM) != (slot == 0) or (right == HEM) != (slot == PLACES - 1)


def _goes_on(ward: Ward, row: int, order: Row, slot: int) -> bool:
    """Does a seam of the card in this slot, which has no hem, go on in what lies beside it?"""
    left, right, top, bottom = _EDGES[order[slot]]
    before = order[slot - 1] if slot else NOTHING
    following = order[slot + 1] if slot + 1 < PLACES else NOTHING
    above, below = _beside(ward, row, slot)
    return (
        (before != NOTHING and _EDGES[before][1] == left)
        or (following != NOTHING and _EDGES[following][0] == right)
        or (above != NOTHING and _EDGES[above][3] == top)
        or (below != NOTHING and _EDGES[below][2] == bottom)
    )


def _beside(ward: Ward, row: int, slot: int) -> tuple[int, int]:
    """What lies above and below a slot."""
    above = ward.grid[(row - 1) * PLACES + slot] if row else NOTHING
    below = ward.grid[(row + 1) * PLACES + slot] if row + 1 < PERIODS else NOTHING
    return above, below


def _most(ward: Ward, row: int, cards: list[int]) -> int:
    """More than this no order of these cards can fit."""
    most = 0
    for card in cards:
        _, right, top, bottom = _EDGES[card]
        if right != HEM and right in [_EDGES[other][0] for other in cards]:
            most += _JOINED
        above = row_of(ward, row - 1) if row else []
        below = row_of(ward, row + 1) if row + 1 < PERIODS else []
        if top in [_EDGES[other][3] for other in above if other != NOTHING]:
            most += _LEVEL
        if bottom in [_EDGES[other][2] for other in below if other != NOTHING]:
            most += _LEVEL
    return most


def _edges(memory: int) -> tuple[str, str, str, str]:
    seams = seams_of(memory)
    return seams["l"], seams["r"], seams["t"], seams["b"]


_EDGES: Final = tuple([_edges(memory) for memory in range(PERIODS * PLACES)])
"""Left, right, top and bottom of every card."""
