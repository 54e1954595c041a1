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

_JOINED: Final = 8
_HEMMED: Final = 4
_LEVEL: Final = 2

Row = list[int]


def place(judgement: Judgement) -> Choice:
    """D20: where the seams want the card."""
    ward = judgement.ward
    memory = ward.turned_up
    row = period_of(memory)
    cards = [card for card in row_of(ward, row) if card != NOTHING]
    order = best_order(ward, row, [*cards, memory])
    slot = order.index(memory)
    fits = _fit(ward, row, order) > _fit(ward, row, [NOTHING if c == memory else c for c in order])
    return Choice(actions.PUT[slot], reason("put-fits" if fits else "put-free"))


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
    """How many edges of a row fit: to each other, to the border, to the rows above and below."""
    fit = 0
    for slot in range(PLACES):
        card = order[slot]
        if card == NOTHING:
            continue
        left, right, top, bottom = _EDGES[card]
        following = order[slot + 1] if slot + 1 < PLACES else NOTHING
        if following != NOTHING and right != HEM and _EDGES[following][0] == right:
            fit += _JOINED
        if (slot == 0 and left == HEM) or (slot == PLACES - 1 and right == HEM):
            fit += _HEMMED
        above = ward.grid[(row - 1) * PLACES + slot] if row else NOTHING
        below = ward.grid[(row + 1) * PLACES + slot] if row + 1 < PERIODS else NOTHING
        if above != NOTHING and _EDGES[above][3] == top:
            fit += _LEVEL
        if below != NOTHING and _EDGES[below][2] == bottom:
            fit += _LEVEL
    return fit


def _most(ward: Ward, row: int, cards: list[int]) -> int:
    """More than this no order of these cards can fit."""
    most = 0
    for card in cards:
        left, right, top, bottom = _EDGES[card]
        if right != HEM and right in [_EDGES[other][0] for other in cards]:
            most += _JOINED
        if left == HEM or right == HEM:
            most += _HEMMED
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
