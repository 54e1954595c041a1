"""Supply and Storage (RMD-5, RMD-14): the Blood Bank, the Pharmacy and the Organ area."""

from typing import Final

from wardroom.games.rush_md.cards.research import FIVE_BLOOD, THREE_ORGANS, TWO_KINDS
from wardroom.games.rush_md.content import (
    BLOOD,
    DISCARD_MS,
    DONATE,
    KINDS,
    ORGAN_AREA,
    ORGANS_STOCKED,
    PHARMACY_KINDS,
    STOCK_AMOUNTS,
    STORE_MEDICINE,
    STORE_ORGANS,
)
from wardroom.games.rush_md.glasses import end_action, stored_organs
from wardroom.games.rush_md.hands import (
    HOLD_STORED,
    HOLD_SUPPLY,
    latest_close,
    stored,
    supplied,
)
from wardroom.games.rush_md.state import Move, Position, Reach
from wardroom.games.rush_md.work import NOTHING

EACH_MS: Final = (200, 250)
"""By gesture and by steady hands: what each unit of a stock adds to its time."""


class Stock(Move):
    """`stock`: the amount of one kind from the Supply to Storage (RMD-14.1, RMD-14.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("stock", 300, 400)

    def duration(self, position: Position, seat: int, piece: int, target: int, steady: bool) -> int:
        count = self.amount(position, seat, piece)
        reach = position.hands[seat]
        if reach is not None and reach.move is self:
            count = reach.amount
        return self.slow + EACH_MS[1] * count if steady else self.fast + EACH_MS[0] * count

    def holds(self, position: Position, piece: int) -> int:
        return HOLD_SUPPLY + piece

    def amount(self, position: Position, seat: int, piece: int) -> int:
        """RMD-5.4: what is there, if the Supply holds less."""
        task = position.tasks[seat]
        most = STOCK_AMOUNTS[piece]
        if task is not None and task.research == FIVE_BLOOD:
            most = 5
        return min(most, supplied(position, piece))

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        task = position.tasks[seat]
        if task is None or supplied(position, piece) <= 0:
            return False
        if task.activity == DONATE:
            return piece == BLOOD
        return task.activity == STORE_MEDICINE and piece in PHARMACY_KINDS and piece != task.kind

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        task = position.tasks[seat]
        if task is None:
            return
        position.supply[reach.piece] -= reach.amount
        position.storage[reach.piece] += reach.amount
        if position.log is not None:
            kind = KINDS[reach.piece]
            position.tell("stock", {"seat": seat, "kind": kind, "count": reach.amount})
        if task.research == TWO_KINDS and not task.count:
            position.tasks[seat] = task.after(1, reach.piece)
        else:
            end_action(position, seat)


class StockOrgan(Move):
    """`stock_organ`: one organ with tweezers; two of the same kind in an action (RMD-14.5)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("stock_organ", 1_000, 1_600)

    def tweezers(self, position: Position, seat: int) -> bool:
        return True

    def holds(self, position: Position, piece: int) -> int:
        return HOLD_SUPPLY + piece

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        task = position.tasks[seat]
        return (
            task is not None
            and task.activity == STORE_ORGANS
            and (task.kind == NOTHING or task.kind == piece or task.research == THREE_ORGANS)
            and supplied(position, piece) > 0
            and stored_organs(position) < ORGAN_AREA
        )

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        task = position.tasks[seat]
        if task is None:
            return
        position.supply[reach.piece] -= 1
        position.storage[reach.piece] += 1
        if position.log is not None:
            position.tell("stock_organ", {"seat": seat, "kind": KINDS[reach.piece]})
        count = task.count + 1
        any_kind = task.research == THREE_ORGANS
        used_up = not any_kind and not position.supply[reach.piece]
        full = stored_organs(position) >= ORGAN_AREA
        if count == (3 if any_kind else ORGANS_STOCKED) or full or used_up:  # RMD-14.6
            end_action(position, seat)
        else:
            position.tasks[seat] = task.after(count, reach.piece)


class DiscardOrgan(Move):
    """RMD-14.9: a stored organ back to the Supply, without an hourglass."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("discard_organ", DISCARD_MS[0], DISCARD_MS[1], own=False)

    def deadline(self, position: Position, seat: int) -> int:
        """At any point of the phase, in overtime too; the first edition stopped before that."""
        return position.deal.phase if position.deal.edition == 1 else latest_close(position)

    def tweezers(self, position: Position, seat: int) -> bool:
        return True

    def holds(self, position: Position, piece: int) -> int:
        return HOLD_STORED + piece

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        return stored(position, piece) > 0

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        discard_organ(position, seat, reach.piece)


def discard_organ(position: Position, seat: int, kind: int) -> None:
    position.storage[kind] -= 1
    position.supply[kind] += 1
    if position.log is not None:
        position.tell("discard_organ", {"seat": seat, "kind": KINDS[kind]})


STOCK: Final = Stock()
STOCK_ORGAN: Final = StockOrgan()
DISCARD_ORGAN: Final = DiscardOrgan()
