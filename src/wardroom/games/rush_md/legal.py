"""Everything a seat may choose now.

An action decides itself whether it is legal; here the candidates are gathered, so that only what
has a chance is asked.
"""

from typing import Final

from wardroom.games.rush_md import actions, primitives
from wardroom.games.rush_md.beds import MOVE_BED
from wardroom.games.rush_md.choice import RushAction, is_present
from wardroom.games.rush_md.content import (
    ADD_ORGANS,
    ADMIT,
    AREAS,
    AT_HOME,
    BEDS,
    BLOOD_EXAM,
    CULTURES,
    DONATE,
    EXAMINE,
    FIRST_BED,
    GLASSES,
    HOLES,
    HOSPITALIZE,
    KINDS,
    MRI_SLOT,
    ORGANS,
    ROW,
    SLOTS,
    STORE_MEDICINE,
    STORE_ORGANS,
    WARD_BEDS,
    XRAY,
)
from wardroom.games.rush_md.exams import TABLE
from wardroom.games.rush_md.glasses import (
    LIFT_OFF,
    PLACE,
    accepts,
    bed_in,
    is_movable,
    is_ready,
    lies_fallen,
    scan_locks,
)
from wardroom.games.rush_md.hands import HOLD_BED, can_do, held, in_time, is_free
from wardroom.games.rush_md.state import (
    ACTION,
    COUNCIL,
    COUNTDOWN,
    NOT_PAUSED,
    STEADY,
    Position,
)
from wardroom.games.rush_md.untimed import WAITS
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NEVER, NOTHING, Task

_KINDS: Final = len(KINDS)


def choices(position: Position, seat: int) -> tuple[RushAction, ...]:
    """All legal actions of a seat, in no particular order."""
    if position.result or position.phase == COUNTDOWN or not 0 <= seat < position.deal.seats:
        return ()
    if not is_present(position, seat):
        return (actions.BACK,)
    found: list[RushAction] = []
    if position.paused != NOT_PAUSED:
        _add_legal(position, seat, (actions.RESUME,), found)
    elif position.phase == ACTION:
        _in_action(position, seat, found)
        _add_legal(position, seat, (actions.PAUSE, *WAITS), found)
    else:
        for kind in ORGANS:
            if position.storage[kind]:
                found.append(primitives.DISCARDS[kind])
        if position.phase == COUNCIL:
            _add_legal(position, seat, (actions.READY, *actions.MODE), found)
        else:
            _in_evaluation(position, seat, found)
    _add_legal(position, seat, (actions.ABSENT,), found)
    return tuple(found)


def _add_legal(
    position: Position, seat: int, candidates: tuple[RushAction, ...], found: list[RushAction]
) -> None:
    for action in candidates:
        if action.legal(position, seat):
            found.append(action)


def _in_evaluation(position: Position, seat: int, found: list[RushAction]) -> None:
    _add_legal(position, seat, (actions.CONFIRM,), found)
    if position.changes >= actions.CHANGES_A_ROUND:
        return
    for slot, surplus in enumerate(position.surplus):
        if surplus:
            for number in range(surplus + 1):
                if number != position.keep[slot]:
                    found.append(actions.KEEPS[slot, number])


def _in_action(position: Position, seat: int, found: list[RushAction]) -> None:
    if position.symbols:
        _add_legal(position, seat, actions.REPORTS, found)
    reach = position.hands[seat]
    if reach is not None:
        if reach.effect == NEVER:
            _add_legal(position, seat, primitives.DROPS, found)
            _add_legal(position, seat, primitives.BALANCES, found)
            _add_legal(position, seat, (primitives.SLIP, primitives.MISS), found)
            found.append(primitives.CANCEL)
        return
    if not is_free(position, seat):
        return
    steady = position.modes[seat] == STEADY
    if position.clock < position.deal.phase:
        if steady:
            _steady_anywhere(position, seat, found)
        else:
            _gestures_anywhere(position, seat, found)
    elif position.deal.edition > 1:
        discards = primitives.DISCARDS.values() if steady else primitives.BEGIN_DISCARD.values()
        _add_legal(position, seat, tuple(discards), found)
    task = position.tasks[seat]
    if task is not None:
        found.append(actions.FINISH)
        _targets(position, task, found)
        if steady:
            _add_legal(position, seat, _steady_in(position, task), found)
        else:
            _add_legal(position, seat, _gestures_in(task), found)
        _add_legal(position, seat, (actions.GRAB,), found)


def _targets(position: Position, task: Task, found: list[RushAction]) -> None:
    if actions.can_still(position, task):
        for target in actions.TARGETS:
            if target.fits(position, task):
                found.append(target)


# Steady hands


def _steady_anywhere(position: Position, seat: int, found: list[RushAction]) -> None:
    """What needs no action: hourglasses, beds, organs to discard."""
    if in_time(position, seat, PLACE, NOTHING, NOTHING, True):
        ready = [
            slot for slot in range(len(SLOTS)) if slot != MRI_SLOT and is_ready(position, slot)
        ]
        for glass in range(len(GLASSES)):
            if not is_movable(position, seat, glass) or lies_fallen(position, glass):
                continue
            by_slot = primitives.PLACES[glass]
            for slot in ready:
                there = position.slots[slot]
                if (
                    (there == NOTHING or there == glass)
                    and slot in by_slot
                    and accepts(position, slot, glass)
                ):
                    found.append(by_slot[slot])
    for glass in range(len(primitives.BEGIN_SCAN)):
        action = primitives.PLACES[glass][MRI_SLOT]
        if can_do(position, seat, action.move, glass, MRI_SLOT):
            found.append(action)
    if in_time(position, seat, LIFT_OFF, NOTHING, NOTHING, True):
        for glass in range(len(GLASSES)):
            if LIFT_OFF.holdable(position, seat, glass):
                found.append(primitives.LIFTS[glass])
    if in_time(position, seat, MOVE_BED, NOTHING, NOTHING, True):
        _bed_moves(position, found)
    for kind in ORGANS:
        if position.storage[kind]:
            _add_legal(position, seat, (primitives.DISCARDS[kind],), found)
    _add_legal(position, seat, (primitives.STEADY_MRI,), found)


def _bed_moves(position: Position, found: list[RushAction]) -> None:
    free = [
        area for area in range(len(AREAS)) if area == AT_HOME or bed_in(position, area) == NOTHING
    ]
    for bed in range(len(BEDS)):
        if (
            position.patients[FIRST_BED + bed] != NOTHING
            and not scan_locks(position, bed)
            and not held(position, HOLD_BED + bed)
        ):
            for area in free:
                if area != position.areas[bed]:
                    found.append(primitives.BED_MOVES[bed][area])


def _steady_in(position: Position, task: Task) -> tuple[RushAction, ...]:
    """The primitives that belong to an action."""
    activity = task.activity
    if task.target == EPIDEMIC_TARGET:
        beds = range(task.part * WARD_BEDS, (task.part + 1) * WARD_BEDS)
        return (
            *(do for bed in beds for do in primitives.SERVINGS[bed].values()),
            primitives.SYRINGES,
        )
    if activity == ADMIT:
        return primitives.DRAWS
    if activity == HOSPITALIZE:
        return tuple(
            primitives.HOSPITALIZATIONS[row][bed]
            for row in range(ROW)
            if position.patients[ROW + row] != NOTHING
            for bed in range(len(BEDS))
        )
    if activity == DONATE or activity == STORE_MEDICINE:
        return tuple(primitives.STOCKS.values())
    if activity == STORE_ORGANS:
        return tuple(primitives.ORGAN_STOCKS.values())
    if activity == EXAMINE:
        if task.part == CULTURES:
            return primitives.FLIPS
        if task.part == BLOOD_EXAM:
            return (*_disc_moves(position), primitives.READ)
        if task.part == XRAY:
            return (primitives.CYCLE, primitives.TAKE)
        return (primitives.DRAW_MRI,)
    back = tuple(primitives.TAKE_BACKS[kind] for kind in sorted(set(task.given)))
    if activity == ADD_ORGANS:
        return (*primitives.ORGAN_GIFTS.values(), *back)
    return (*primitives.GIVES.values(), primitives.SYRINGES, *primitives.INJECTS.values(), *back)


def _disc_moves(position: Position) -> list[RushAction]:
    full = position.whites | position.reds
    found: list[RushAction] = []
    for origin, by_target in enumerate(primitives.DISCS):
        if origin < HOLES and not (full >> origin) & 1:
            continue
        for target in range(HOLES):
            if not (full >> target) & 1:
                found.append(by_target[target])
        if origin < HOLES:
            found.append(by_target[TABLE])
    return found


# Gestures


def _gestures_anywhere(position: Position, seat: int, found: list[RushAction]) -> None:
    _add_legal(position, seat, primitives.BEGIN_PLACE, found)
    _add_legal(position, seat, primitives.BEGIN_SCAN, found)
    _add_legal(position, seat, primitives.BEGIN_LIFT, found)
    _add_legal(position, seat, primitives.BEGIN_BED, found)
    _add_legal(position, seat, tuple(primitives.BEGIN_DISCARD.values()), found)
    _add_legal(position, seat, (primitives.BEGIN_MRI_STEADY,), found)


def _gestures_in(task: Task) -> tuple[RushAction, ...]:
    """The begins, and the taps, that belong to an action."""
    activity = task.activity
    if task.target == EPIDEMIC_TARGET:
        return (*primitives.BEGIN_SERVE.values(), primitives.BEGIN_SYRINGE)
    if activity == ADMIT:
        return primitives.BEGIN_DRAW
    if activity == HOSPITALIZE:
        return primitives.BEGIN_HOSPITALIZE
    if activity == DONATE or activity == STORE_MEDICINE:
        return tuple(primitives.BEGIN_STOCK.values())
    if activity == STORE_ORGANS:
        return tuple(primitives.BEGIN_STOCK_ORGAN.values())
    if activity == EXAMINE:
        if task.part == CULTURES:
            return primitives.FLIPS
        if task.part == BLOOD_EXAM:
            return (*primitives.BEGIN_DISC, primitives.READ)
        if task.part == XRAY:
            return (primitives.BEGIN_CARD,)
        return (primitives.BEGIN_MRI_DRAW,)
    back = tuple(primitives.BEGIN_TAKE_BACK[kind] for kind in sorted(set(task.given)))
    if activity == ADD_ORGANS:
        return (*primitives.BEGIN_ORGAN.values(), *back)
    return (
        *primitives.BEGIN_GIVE.values(),
        primitives.BEGIN_SYRINGE,
        *primitives.BEGIN_INJECT.values(),
        *back,
    )
