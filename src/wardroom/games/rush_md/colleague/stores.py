"""Stores: which medicine or organ is most worth bringing to Storage."""

from typing import Final

from wardroom.games.rush_md.colleague.cases import Cases
from wardroom.games.rush_md.content import (
    ORGAN_AREA,
    ORGANS,
    ORGANS_STOCKED,
    PHARMACY_KINDS,
    STOCK_AMOUNTS,
)
from wardroom.games.rush_md.glasses import stored_organs
from wardroom.games.rush_md.hands import supplied
from wardroom.games.rush_md.primitives import DISCARDS, Do
from wardroom.games.rush_md.state import Position
from wardroom.games.rush_md.stock import STOCK
from wardroom.games.rush_md.work import NOTHING

_SPARE: Final = (3, 3, 3, 3, 4, 4, 9, 4, 1, 1, 1, 1)
"""By kind: so much in Storage beyond what is needed makes restocking idle."""
_FORESIGHT: Final = 0.35
"""What restocking for patients still to come is worth at most."""
_LAST_CALL_MS: Final = 40_000
"""In the last round nothing is stored for later when so little time is left."""


def needed_worth(cases: Cases, kind: int, amount: int) -> tuple[float, int]:
    """What so much of a kind is worth to those who lack it, and how much would be left over."""
    left = amount
    worth = 0.0
    for case in cases.all:
        short = case.short[kind]
        if short:
            taken = min(left, short)
            worth += case.rate * taken / min(short, amount)
            left -= taken
            if not left:
                break
    return worth, left


def restock_worth(cases: Cases, kind: int, amount: int) -> float:
    """What it is worth to bring so much of a kind to Storage, for patients to come as well."""
    worth, left = needed_worth(cases, kind, amount)
    if not left:
        return worth
    position = cases.position
    if (
        position.round < position.deal.rounds
        or position.deal.phase - position.clock > _LAST_CALL_MS
    ):
        spare = (_SPARE[kind] + 2) // 3 if cases.modest else _SPARE[kind]
        if cases.free[kind] < spare:
            worth += _FORESIGHT * (spare - cases.free[kind]) / spare
    return worth


def coming(position: Position, seat: int, kind: int) -> int:
    """How much of a kind the others are carrying to Storage right now."""
    amount = 0
    for other, reach in enumerate(position.hands):
        if other != seat and reach is not None and reach.move is STOCK and reach.piece == kind:
            amount += reach.amount
    return amount


def best_kind(cases: Cases, seat: int, but: int = NOTHING) -> tuple[int, float]:
    """The medicine that is most worth storing, and what it is worth.

    The thrifty bring what somebody lacks before anything for later.
    """
    position = cases.position
    best, most, lacked = NOTHING, 0.0, False
    for kind in PHARMACY_KINDS:
        amount = min(STOCK_AMOUNTS[kind], supplied(position, kind))
        if amount <= 0 or kind == but or coming(position, seat, kind):
            continue
        worth = restock_worth(cases, kind, amount)
        lacks = cases.thrifty and needed_worth(cases, kind, amount)[0] > 0.0
        if (lacks, worth) > (lacked, most) and worth > 0.0:
            best, most, lacked = kind, worth, lacks
    return best, most


def best_organ(cases: Cases) -> tuple[int, float]:
    """The organ that is most worth storing, and what it is worth.

    Nothing is thrown away for an organ that nobody lacks, and the thrifty fetch none of those.
    """
    best, most = NOTHING, 0.0
    room = stored_organs(cases.position) < ORGAN_AREA and not cases.thrifty
    for kind in ORGANS:
        if supplied(cases.position, kind) > 0:
            if room:
                worth = restock_worth(cases, kind, ORGANS_STOCKED)
            else:
                worth = needed_worth(cases, kind, ORGANS_STOCKED)[0]
            if worth > most:
                best, most = kind, worth
    return best, most


def useless_organ(cases: Cases) -> Do | None:
    """RMD-14.9: a stored organ that no patient needs, to be discarded."""
    for kind in ORGANS:
        if cases.free[kind] > 0:
            return DISCARDS[kind]
    return None
