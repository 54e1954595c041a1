"""Treatment (RMD-8, RMD-15, RMD-16): what is given to patients, by hand or with tweezers."""

from typing import Final

from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.cards.research import STEADY_SURGERY
from wardroom.games.rush_md.charts import is_needed
from wardroom.games.rush_md.content import (
    ADD_ORGANS,
    AT_HOME,
    AT_OR_A,
    BEDS,
    CLINIC_TRAY,
    EPIDEMIC_TRAY,
    FIRST_BED,
    HEART,
    KINDS,
    LIQUIDS,
    MEDICATE,
    OR_TRAY,
    ORGAN_AREA,
    ORGANS,
    PATIENT_PLACES,
    SYRINGE,
    SYRINGE_HOLDS,
    TREAT_REGULAR,
    TREAT_WARD,
    WARD_TRAY,
)
from wardroom.games.rush_md.glasses import at_home, stored_organs, ward_of
from wardroom.games.rush_md.hands import HOLD_STORED, ON_PATIENT, stored
from wardroom.games.rush_md.state import Move, Position, Reach
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NOTHING, Task

_KINDS: Final = len(KINDS)
_REFUSES: Final = 2
_WARNS: Final = 1


def tray_of(position: Position, task: Task) -> int:
    """Where the items of this action go; NOTHING while the bed is away (RMD-7.8) or none is named.

    The tray is the tag of RMD-8.3.
    """
    target = task.target
    if target == NOTHING or target == EPIDEMIC_TARGET:
        return NOTHING
    if task.activity == TREAT_REGULAR:
        return CLINIC_TRAY + target
    bed = target - FIRST_BED
    if task.activity == TREAT_WARD:
        return WARD_TRAY + bed if position.areas[bed] == AT_HOME else NOTHING
    if task.activity == MEDICATE or task.activity == ADD_ORGANS:
        area = position.areas[bed]
        in_place = area >= AT_OR_A if task.part == NOTHING else area == task.part
        return OR_TRAY + bed if in_place else NOTHING
    return NOTHING


def needs_tweezers(position: Position, seat: int) -> bool:
    """RMD-15.3, RMD-15.6: in Operating Rooms, not at the bedside."""
    task = position.tasks[seat]
    if task is None or task.research == STEADY_SURGERY:
        return False
    return task.activity == MEDICATE or task.activity == ADD_ORGANS


def medicated_tray(position: Position, seat: int) -> int:
    """The tray for medication and blood; a Doctor in an Operating Room gives none (RMD-15.2)."""
    task = position.tasks[seat]
    if task is None or task.activity == ADD_ORGANS:
        return NOTHING
    return tray_of(position, task)


def organ_tray(position: Position, seat: int) -> int:
    """The tray for organs: only the Doctor's slot of an Operating Room has one (RMD-15.2)."""
    task = position.tasks[seat]
    if task is None or task.activity != ADD_ORGANS:
        return NOTHING
    return tray_of(position, task)


def may_give(position: Position, tray: int, kind: int) -> bool:
    """RMD-8.8: mistakes are possible, unless the table wants them refused (RMD-23.3)."""
    return position.deal.assist != _REFUSES or is_needed(position, tray, kind)


def wants_syringe(position: Position, task: Task) -> bool:
    """Can a syringe be of use in this action?"""
    if task.target == EPIDEMIC_TARGET:
        return True
    return task.activity != ADD_ORGANS and tray_of(position, task) != NOTHING


def place_of(tray: int) -> str:
    """The patient's place a tray belongs to."""
    if tray < WARD_TRAY:
        return PATIENT_PLACES[tray]
    return BEDS[(tray - WARD_TRAY) % len(BEDS)]


def put(position: Position, seat: int, tray: int, kind: int) -> None:
    """One unit from Storage to a patient."""
    task = position.tasks[seat]
    if task is None:
        return
    place = tray * _KINDS + kind
    empties = task.empties
    if kind in LIQUIDS and position.trays[place] % SYRINGE_HOLDS == 0:
        empties -= 1
    needless = (
        position.deal.assist == _WARNS
        and tray < EPIDEMIC_TRAY
        and not is_needed(position, tray, kind)
    )
    position.storage[kind] -= 1
    position.trays[place] += 1
    if kind >= HEART:
        position.organs_given[kind - HEART] += 1
    given = task.given if tray >= EPIDEMIC_TRAY else (*task.given, kind)
    position.tasks[seat] = task.giving(given, empties)
    if position.log is not None:
        args = {"seat": seat, "kind": KINDS[kind], "place": place_of(tray)}
        position.tell("give", args)
        if needless:
            position.tell("warn", args)


def has_room(position: Position, seat: int, tray: int, kind: int) -> bool:
    """RMD-8.7: a syringe of that kind that is not full, or an empty one fetched in this action."""
    if position.trays[tray * _KINDS + kind] % SYRINGE_HOLDS:
        return True
    task = position.tasks[seat]
    return task is not None and task.empties > 0


class Stored(Move):
    """A primitive that takes one thing out of Storage."""

    __slots__ = ()

    def holds(self, position: Position, piece: int) -> int:
        return HOLD_STORED + piece


class Give(Stored):
    """`give`: a pill or fluids."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("give", 450, 650)

    def tweezers(self, position: Position, seat: int) -> bool:
        return needs_tweezers(position, seat)

    def duration(self, position: Position, seat: int, piece: int, target: int, steady: bool) -> int:
        if needs_tweezers(position, seat):
            return 1_600 if steady else 1_000
        return self.slow if steady else self.fast

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        tray = medicated_tray(position, seat)
        return tray != NOTHING and stored(position, piece) > 0 and may_give(position, tray, piece)

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        put(position, seat, medicated_tray(position, seat), reach.piece)


class TakeSyringe(Stored):
    """`syringe`: fetch an empty one by hand, in an Operating Room too (RMD-15.3)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("syringe", 500, 700)

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        task = position.tasks[seat]
        return task is not None and wants_syringe(position, task) and stored(position, SYRINGE) > 0

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        task = position.tasks[seat]
        if task is not None:
            position.storage[SYRINGE] -= 1
            position.tasks[seat] = task.giving(task.given, task.empties + 1)
            position.tell("syringe", {"seat": seat})


class Inject(Stored):
    """`inject`: one unit of blood or an IV drug into a syringe (RMD-8.5)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("inject", 400, 600)

    def tweezers(self, position: Position, seat: int) -> bool:
        return needs_tweezers(position, seat)

    def duration(self, position: Position, seat: int, piece: int, target: int, steady: bool) -> int:
        if needs_tweezers(position, seat):
            return 1_600 if steady else 1_000
        return self.slow if steady else self.fast

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        tray = medicated_tray(position, seat)
        return (
            tray != NOTHING
            and stored(position, piece) > 0
            and has_room(position, seat, tray, piece)
            and may_give(position, tray, piece)
        )

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        put(position, seat, medicated_tray(position, seat), reach.piece)


class GiveOrgan(Stored):
    """`organ`: from the Organ area into a bed in an Operating Room (RMD-15.4)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("organ", 1_100, 1_700)

    def tweezers(self, position: Position, seat: int) -> bool:
        return True

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        tray = organ_tray(position, seat)
        return tray != NOTHING and stored(position, piece) > 0 and may_give(position, tray, piece)

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        put(position, seat, organ_tray(position, seat), reach.piece)


class TakeBack(Move):
    """RMD-8.9: what was given in this action may go back to Storage until it ends."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("take_back", 450, 650)

    def tweezers(self, position: Position, seat: int) -> bool:
        return needs_tweezers(position, seat)

    def duration(self, position: Position, seat: int, piece: int, target: int, steady: bool) -> int:
        """As long as giving it took."""
        if piece in ORGANS:
            return 1_700 if steady else 1_100
        if needs_tweezers(position, seat):
            return 1_600 if steady else 1_000
        if piece in LIQUIDS:
            return 600 if steady else 400
        return self.slow if steady else self.fast

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        task = position.tasks[seat]
        if task is None or piece not in task.given or tray_of(position, task) == NOTHING:
            return False
        return piece not in ORGANS or stored_organs(position) < ORGAN_AREA

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        task = position.tasks[seat]
        if task is None:
            return
        kind = reach.piece
        tray = tray_of(position, task)
        place = tray * _KINDS + kind
        position.trays[place] -= 1
        position.storage[kind] += 1
        empties = task.empties
        if kind in LIQUIDS and position.trays[place] % SYRINGE_HOLDS == 0:
            empties += 1
        if kind >= HEART:
            position.organs_given[kind - HEART] -= 1
        last = len(task.given) - 1 - task.given[::-1].index(kind)
        given = task.given[:last] + task.given[last + 1 :]
        position.tasks[seat] = task.giving(given, empties)
        if position.log is not None:
            args = {"seat": seat, "kind": KINDS[kind], "place": place_of(tray)}
            position.tell("take_back", args)


class Serve(Stored):
    """RMD-16.6, RMD-16.7: one item of the epidemic's treatment, exactly what the card asks."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("serve", 450, 650, drops=ON_PATIENT)

    def duration(self, position: Position, seat: int, piece: int, target: int, steady: bool) -> int:
        if piece in LIQUIDS:
            return 600 if steady else 400
        return self.slow if steady else self.fast

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        task = position.tasks[seat]
        if task is None or task.target != EPIDEMIC_TARGET:
            return False
        card = position.epidemics[task.part]
        return card != NOTHING and EPIDEMICS[card].need[piece] > 0 and stored(position, piece) > 0

    def possible(self, position: Position, seat: int, piece: int, target: int) -> bool:
        task = position.tasks[seat]
        if task is None or not self.holdable(position, seat, piece):
            return False
        tray = EPIDEMIC_TRAY + target
        need = EPIDEMICS[position.epidemics[task.part]].need[piece]
        return (
            ward_of(target) == task.part
            and at_home(position, target)
            and position.trays[tray * _KINDS + piece] < need
            and (piece not in LIQUIDS or has_room(position, seat, tray, piece))
        )

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        put(position, seat, EPIDEMIC_TRAY + reach.target, reach.piece)


GIVE: Final = Give()
TAKE_SYRINGE: Final = TakeSyringe()
INJECT: Final = Inject()
GIVE_ORGAN: Final = GiveOrgan()
TAKE_BACK: Final = TakeBack()
SERVE: Final = Serve()
