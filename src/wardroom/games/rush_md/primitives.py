"""Primitives as actions: done in one go by steady hands, or begun and dropped by gestures."""

from collections.abc import Mapping
from typing import Final

from wardroom.games.rush_md.beds import DRAW, HOSPITALIZE_PATIENT, MOVE_BED
from wardroom.games.rush_md.choice import RushAction, is_acting, may_choose
from wardroom.games.rush_md.content import (
    AREAS,
    BEDS,
    BLOOD,
    DOCTOR_SLOT,
    DOCTORS,
    GIVEN_KINDS,
    GLASSES,
    HOLES,
    KINDS,
    LIQUIDS,
    MRI_SLOT,
    NURSE_SLOT,
    ORGANS,
    PHARMACY_KINDS,
    PLAIN_KINDS,
    ROW,
    SLOT_TYPE,
    SLOTS,
    SYRINGE,
    TOKENS,
    TYPES,
    WOBBLES,
)
from wardroom.games.rush_md.exams import (
    DISC,
    FLIP,
    READ_DISCS,
    TABLE,
    TO_BED,
    TO_BOTTOM,
    WHITE_ON_TABLE,
    XRAY_CARD,
)
from wardroom.games.rush_md.glasses import LIFT_OFF, PLACE, accepts
from wardroom.games.rush_md.hands import (
    OFF_TARGET,
    ON_AREA,
    ON_BED,
    ON_DISC,
    ON_PATIENT,
    ON_PILE,
    ON_SCANNER,
    ON_SLOT,
    can_do,
    can_take_hold,
    cancel,
    do,
    drop,
    fumble,
    is_free,
    take_hold,
)
from wardroom.games.rush_md.keys import DISC_NAMES, HOLE_NAMES
from wardroom.games.rush_md.scanner import MRI_DRAW, MRI_STEADY, SCAN
from wardroom.games.rush_md.state import ACTION, GESTURE, ON_NOTHING, STEADY, Move, Position, Reach
from wardroom.games.rush_md.stock import DISCARD_ORGAN, STOCK, STOCK_ORGAN, discard_organ
from wardroom.games.rush_md.treatment import (
    GIVE,
    GIVE_ORGAN,
    INJECT,
    SERVE,
    TAKE_BACK,
    TAKE_SYRINGE,
)
from wardroom.games.rush_md.work import NEVER, NOTHING
from wardroom.kernel.message import Argument

# The verdicts on a trace (RMD-21.9) that a drop can carry.
WELL: Final = 0
KNOCKED: Final = 1
UNREADABLE: Final = 2
"""The verdict `steady`: the trace was malformed, so the steady time counts."""
_VERDICTS: Final = ("", " knock", " steady")


class Do(RushAction):
    """A primitive in one go: piece and target are named at the begin (RMD-21.5)."""

    __slots__ = ("move", "piece", "target")

    def __init__(
        self,
        move: Move,
        piece: int,
        target: int,
        notation: str,
        args: Mapping[str, Argument] | None = None,
        message: str = "",
    ) -> None:
        verb, _, places = notation.partition(" ")
        super().__init__(verb, places, args, message)
        self.move = move
        self.piece = piece
        self.target = target

    def legal(self, position: Position, seat: int) -> bool:
        return (
            is_acting(position, seat)
            and (position.modes[seat] == STEADY or self.move.tap)
            and is_free(position, seat)
            and can_do(position, seat, self.move, self.piece, self.target)
        )

    def perform(self, position: Position, seat: int) -> None:
        do(position, seat, self.move, self.piece, self.target)


class Discard(Do):
    """RMD-14.9: outside of the Action Phase an organ is discarded at once."""

    __slots__ = ()

    def legal(self, position: Position, seat: int) -> bool:
        if position.phase != ACTION:
            return may_choose(position, seat) and position.storage[self.piece] > 0
        return super().legal(position, seat)

    def perform(self, position: Position, seat: int) -> None:
        if position.phase != ACTION:
            discard_organ(position, seat, self.piece)
        else:
            super().perform(position, seat)


class Begin(RushAction):
    """The begin of a gesture: it names the piece."""

    __slots__ = ("move", "piece")

    def __init__(
        self, move: Move, piece: int, name: str = "", args: Mapping[str, Argument] | None = None
    ) -> None:
        words = f"{move.verb} {name}" if name else move.verb
        super().__init__("begin", words, args, f"begin-{move.verb}")
        self.move = move
        self.piece = piece

    def legal(self, position: Position, seat: int) -> bool:
        return (
            is_acting(position, seat)
            and position.modes[seat] == GESTURE
            and is_free(position, seat)
            and can_take_hold(position, seat, self.move, self.piece)
        )

    def perform(self, position: Position, seat: int) -> None:
        take_hold(position, seat, self.move, self.piece)


def in_hand(position: Position, seat: int) -> Reach | None:
    """The gesture that this seat has begun and not yet committed."""
    reach = position.hands[seat]
    return reach if reach is not None and reach.effect == NEVER else None


def is_traced(position: Position, seat: int, move: Move) -> bool:
    """RMD-21.3: does the commit of this gesture carry a verdict?"""
    return move is MOVE_BED or move.tweezers(position, seat)


class Drop(RushAction):
    """The commit of a gesture: it names the target and how the trace was judged."""

    __slots__ = ("drops", "target", "verdict")

    def __init__(
        self,
        verb: str,
        name: str,
        drops: int,
        target: int,
        args: Mapping[str, Argument] | None = None,
        verdict: int = WELL,
        message: str = "",
    ) -> None:
        said = (message or verb) + _VERDICTS[verdict].replace(" ", "-")
        super().__init__(verb, (name + _VERDICTS[verdict]).strip(), args, said)
        self.drops = drops
        self.target = target
        self.verdict = verdict

    def legal(self, position: Position, seat: int) -> bool:
        if not is_acting(position, seat):
            return False
        reach = in_hand(position, seat)
        return reach is not None and self.fits(position, seat, reach)

    def fits(self, position: Position, seat: int, reach: Reach) -> bool:
        """Could this piece be dropped there? Whether it stays is decided at its effect time."""
        move = reach.move
        if move.drops != self.drops:
            return False
        if self.verdict == KNOCKED and move is not MOVE_BED:
            return False
        if self.verdict == UNREADABLE and not is_traced(position, seat, move):
            return False
        if self.target == OFF_TARGET:
            return True
        if self.drops == ON_SLOT:
            return self.target != MRI_SLOT and accepts(position, self.target, reach.piece)
        if self.drops == ON_AREA:
            return position.areas[reach.piece] != self.target
        if self.drops == ON_DISC:
            return reach.piece < HOLES if self.target == TABLE else reach.piece != self.target
        return True

    def perform(self, position: Position, seat: int) -> None:
        knock, steady = self.verdict == KNOCKED, self.verdict == UNREADABLE
        drop(position, seat, self.target, knock=knock, steady=steady)


class Balance(RushAction):
    """The commit of an hourglass on the scanner: how far it stands from the balance point."""

    __slots__ = ("offset", "steady")

    def __init__(self, offset: int, steady: bool = False) -> None:
        if steady:
            super().__init__("balance", "steady", {}, "balance-steady")
        else:
            super().__init__("balance", str(offset), {"number": offset})
        self.offset = offset
        self.steady = steady

    def legal(self, position: Position, seat: int) -> bool:
        if not is_acting(position, seat):
            return False
        reach = in_hand(position, seat)
        return reach is not None and reach.move.drops == ON_SCANNER

    def perform(self, position: Position, seat: int) -> None:
        drop(position, seat, MRI_SLOT, offset=self.offset, steady=self.steady)


class Fumble(RushAction):
    """RMD-21.10: the verdicts `slip` and `miss` on a tweezers trace."""

    __slots__ = ()

    def legal(self, position: Position, seat: int) -> bool:
        if not is_acting(position, seat):
            return False
        reach = in_hand(position, seat)
        if reach is None or not reach.move.tweezers(position, seat):
            return False
        return self.verb == "slip" or reach.move is not DISCARD_ORGAN

    def perform(self, position: Position, seat: int) -> None:
        fumble(position, seat)
        position.tell(self.verb, {"seat": seat})


class Cancel(RushAction):
    """RMD-21.7: only before the commit, so never for a tap and never in steady mode."""

    __slots__ = ()

    def legal(self, position: Position, seat: int) -> bool:
        return is_acting(position, seat) and in_hand(position, seat) is not None

    def perform(self, position: Position, seat: int) -> None:
        cancel(position, seat)


def _fits_type(glass: int, slot: int) -> bool:
    type = SLOT_TYPE[slot]
    return type != NURSE_SLOT if glass < DOCTORS else type != DOCTOR_SLOT


def _by_kind(move: Move, kinds: tuple[int, ...]) -> dict[int, Do]:
    return {
        kind: Do(move, kind, NOTHING, f"{move.verb} {KINDS[kind]}", {"kind": KINDS[kind]})
        for kind in kinds
    }


_GLASSES: Final = range(len(GLASSES))
_SLOTS: Final = range(len(SLOTS))
_BEDS: Final = range(len(BEDS))
_AREAS: Final = range(len(AREAS))
_STOCKED: Final = (*PHARMACY_KINDS, BLOOD)
_SERVED: Final = (*PLAIN_KINDS, *LIQUIDS)

PLACES: Final[tuple[dict[int, Do], ...]] = tuple(
    {
        slot: Do(
            SCAN if slot == MRI_SLOT else PLACE,
            glass,
            slot,
            f"place {GLASSES[glass]} {SLOTS[slot]}",
            {"glass": GLASSES[glass], "slot": SLOTS[slot]},
        )
        for slot in _SLOTS
        if _fits_type(glass, slot)
    }
    for glass in _GLASSES
)
"""By hourglass and slot."""
LIFTS: Final = tuple(
    Do(LIFT_OFF, glass, NOTHING, f"lift_off {GLASSES[glass]}", {"glass": GLASSES[glass]})
    for glass in _GLASSES
)
BED_MOVES: Final = tuple(
    tuple(
        Do(
            MOVE_BED,
            bed,
            area,
            f"move_bed {BEDS[bed]} {AREAS[area]}",
            {"bed": BEDS[bed], "area": AREAS[area]},
        )
        for area in _AREAS
    )
    for bed in _BEDS
)
DRAWS: Final = tuple(
    Do(DRAW, type, NOTHING, f"draw {TYPES[type]}", {"type": TYPES[type]}) for type in range(2)
)
HOSPITALIZATIONS: Final = tuple(
    tuple(
        Do(
            HOSPITALIZE_PATIENT,
            row,
            bed,
            f"hospitalize R{row + 1} {BEDS[bed]}",
            {"place": f"R{row + 1}", "bed": BEDS[bed]},
        )
        for bed in _BEDS
    )
    for row in range(ROW)
)
GIVES: Final = _by_kind(GIVE, PLAIN_KINDS)
SYRINGES: Final = Do(TAKE_SYRINGE, SYRINGE, NOTHING, "syringe")
INJECTS: Final = _by_kind(INJECT, LIQUIDS)
ORGAN_GIFTS: Final = _by_kind(GIVE_ORGAN, ORGANS)
TAKE_BACKS: Final = _by_kind(TAKE_BACK, GIVEN_KINDS)
SERVINGS: Final = tuple(
    {
        kind: Do(
            SERVE,
            kind,
            bed,
            f"serve {BEDS[bed]} {KINDS[kind]}",
            {"bed": BEDS[bed], "kind": KINDS[kind]},
        )
        for kind in _SERVED
    }
    for bed in _BEDS
)
STOCKS: Final = _by_kind(STOCK, _STOCKED)
ORGAN_STOCKS: Final = _by_kind(STOCK_ORGAN, ORGANS)
DISCARDS: Final[dict[int, Do]] = {
    kind: Discard(
        DISCARD_ORGAN, kind, NOTHING, f"discard_organ {KINDS[kind]}", {"kind": KINDS[kind]}
    )
    for kind in ORGANS
}
FLIPS: Final = tuple(
    Do(FLIP, token, NOTHING, f"flip {token}", {"number": token + 1}) for token in range(TOKENS)
)
DISCS: Final = tuple(
    tuple(
        Do(
            DISC,
            origin,
            target,
            f"disc {DISC_NAMES[origin]} {HOLE_NAMES[target]}",
            {"disc": DISC_NAMES[origin], "hole": HOLE_NAMES[target]},
        )
        for target in range(TABLE + 1)
    )
    for origin in range(WHITE_ON_TABLE + 1)
)
READ: Final = Do(READ_DISCS, NOTHING, NOTHING, "read")
CYCLE: Final = Do(XRAY_CARD, NOTHING, TO_BOTTOM, "cycle")
TAKE: Final = Do(XRAY_CARD, NOTHING, TO_BED, "take")
DRAW_MRI: Final = Do(MRI_DRAW, NOTHING, NOTHING, "mri_draw")
STEADY_MRI: Final = Do(MRI_STEADY, NOTHING, MRI_SLOT, "mri_steady")


def _begin_kinds(move: Move, kinds: tuple[int, ...]) -> dict[int, Begin]:
    return {kind: Begin(move, kind, KINDS[kind], {"kind": KINDS[kind]}) for kind in kinds}


BEGIN_PLACE: Final = tuple(
    Begin(PLACE, glass, GLASSES[glass], {"glass": GLASSES[glass]}) for glass in _GLASSES
)
BEGIN_SCAN: Final = tuple(
    Begin(SCAN, glass, GLASSES[glass], {"glass": GLASSES[glass]}) for glass in range(DOCTORS)
)
BEGIN_LIFT: Final = tuple(
    Begin(LIFT_OFF, glass, GLASSES[glass], {"glass": GLASSES[glass]}) for glass in _GLASSES
)
BEGIN_BED: Final = tuple(Begin(MOVE_BED, bed, BEDS[bed], {"bed": BEDS[bed]}) for bed in _BEDS)
BEGIN_DRAW: Final = tuple(
    Begin(DRAW, type, TYPES[type], {"type": TYPES[type]}) for type in range(2)
)
BEGIN_HOSPITALIZE: Final = tuple(
    Begin(HOSPITALIZE_PATIENT, row, f"R{row + 1}", {"place": f"R{row + 1}"}) for row in range(ROW)
)
BEGIN_GIVE: Final = _begin_kinds(GIVE, PLAIN_KINDS)
BEGIN_SYRINGE: Final = Begin(TAKE_SYRINGE, SYRINGE)
BEGIN_INJECT: Final = _begin_kinds(INJECT, LIQUIDS)
BEGIN_ORGAN: Final = _begin_kinds(GIVE_ORGAN, ORGANS)
BEGIN_TAKE_BACK: Final = _begin_kinds(TAKE_BACK, GIVEN_KINDS)
BEGIN_SERVE: Final = _begin_kinds(SERVE, _SERVED)
BEGIN_STOCK: Final = _begin_kinds(STOCK, _STOCKED)
BEGIN_STOCK_ORGAN: Final = _begin_kinds(STOCK_ORGAN, ORGANS)
BEGIN_DISCARD: Final = _begin_kinds(DISCARD_ORGAN, ORGANS)
BEGIN_DISC: Final = tuple(
    Begin(DISC, origin, DISC_NAMES[origin], {"disc": DISC_NAMES[origin]})
    for origin in range(WHITE_ON_TABLE + 1)
)
BEGIN_CARD: Final = Begin(XRAY_CARD, NOTHING)
BEGIN_MRI_DRAW: Final = Begin(MRI_DRAW, NOTHING)
BEGIN_MRI_STEADY: Final = Begin(MRI_STEADY, NOTHING)

DROPS: Final[tuple[Drop, ...]] = (
    *(Drop("drop", "", ON_NOTHING, NOTHING, {}, verdict) for verdict in (WELL, UNREADABLE)),
    *(
        Drop("drop_glass", SLOTS[slot], ON_SLOT, slot, {"slot": SLOTS[slot]})
        for slot in _SLOTS
        if slot != MRI_SLOT
    ),
    Drop("drop_glass", "away", ON_SLOT, OFF_TARGET, {}, message="drop_glass_away"),
    *(
        Drop("drop_bed", AREAS[area], ON_AREA, area, {"area": AREAS[area]}, verdict)
        for area in _AREAS
        for verdict in (WELL, KNOCKED, UNREADABLE)
    ),
    *(Drop("drop_patient", BEDS[bed], ON_BED, bed, {"bed": BEDS[bed]}) for bed in _BEDS),
    *(Drop("drop_dose", BEDS[bed], ON_PATIENT, bed, {"bed": BEDS[bed]}) for bed in _BEDS),
    *(
        Drop("drop_disc", HOLE_NAMES[hole], ON_DISC, hole, {"hole": HOLE_NAMES[hole]}, verdict)
        for hole in range(TABLE + 1)
        for verdict in (WELL, UNREADABLE)
    ),
    Drop("drop_card", "bottom", ON_PILE, TO_BOTTOM, {}, message="drop_card_bottom"),
    Drop("drop_card", "bed", ON_PILE, TO_BED, {}, message="drop_card_bed"),
)
BALANCES: Final = (*(Balance(offset) for offset in range(WOBBLES + 2)), Balance(0, steady=True))
SLIP: Final = Fumble("slip")
MISS: Final = Fumble("miss")
CANCEL: Final = Cancel("cancel")


def all_primitives() -> list[RushAction]:
    """Their place in the action space; the order is part of the edition."""
    space: list[RushAction] = []
    for by_slot in PLACES:
        space += by_slot.values()
    space += LIFTS
    for row in (*BED_MOVES, *HOSPITALIZATIONS):
        space += row
    space += DRAWS
    for by_kind in (GIVES, INJECTS, ORGAN_GIFTS, TAKE_BACKS, *SERVINGS, STOCKS, ORGAN_STOCKS):
        space += by_kind.values()
    space += DISCARDS.values()
    space += [SYRINGES, *FLIPS]
    for origin, discs in enumerate(DISCS):
        space += [
            do for do in discs if do.target != origin and (origin < HOLES or do.target < TABLE)
        ]
    space += [READ, CYCLE, TAKE, DRAW_MRI, STEADY_MRI]
    space += [*BEGIN_PLACE, *BEGIN_SCAN, *BEGIN_LIFT, *BEGIN_BED, *BEGIN_DRAW, *BEGIN_HOSPITALIZE]
    for beginnings in (
        BEGIN_GIVE,
        BEGIN_INJECT,
        BEGIN_ORGAN,
        BEGIN_TAKE_BACK,
        BEGIN_SERVE,
        BEGIN_STOCK,
        BEGIN_STOCK_ORGAN,
        BEGIN_DISCARD,
    ):
        space += beginnings.values()
    space += [BEGIN_SYRINGE, *BEGIN_DISC, BEGIN_CARD, BEGIN_MRI_DRAW, BEGIN_MRI_STEADY]
    space += [*DROPS, *BALANCES, SLIP, MISS, CANCEL]
    return space
