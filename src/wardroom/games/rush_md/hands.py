"""Hands: one primitive at a time, from its begin to its effect (RMD-21).

A `Move` is a kind of primitive. Steady hands name piece and target at once; a gesture takes hold of
a piece first and drops it later, and the judge of its trace says whether it went well.
"""

from typing import Final

from wardroom.games.rush_md.content import CLUMSY_MS, HELD_TOO_LONG_MS, SHORTEST_SLIP_MS
from wardroom.games.rush_md.state import ACTION, ON_NOTHING, STANDING, STEADY, Move, Position, Reach
from wardroom.games.rush_md.work import NEVER, NOTHING

# What a hand can keep from others while it moves (RMD-21.5).
HOLD_GLASS: Final = 0
HOLD_BED: Final = 16
HOLD_STORED: Final = 32
HOLD_SUPPLY: Final = 48
HOLD_ROW: Final = 64
HOLD_TOKEN: Final = 80
HOLD_DISC: Final = 96

# Where a gesture can be dropped.
ON_SLOT: Final = 1
ON_AREA: Final = 2
ON_BED: Final = 3
ON_DISC: Final = 4
ON_PILE: Final = 5
ON_SCANNER: Final = 6
ON_PATIENT: Final = 7

_AT_EXAMS: Final = ("flip", "read", "card")
"""What brings an exam to its result: the first one ends it for all."""

OFF_TARGET: Final = -2
"""Dropped beside every target: the piece goes back."""


def latest_close(position: Position) -> int:
    """RMD-1.12: the phase is closed by then, whatever is done with the overtime."""
    closes = position.deal.phase
    for task in position.tasks:
        if task is not None:
            closes = max(closes, task.started + position.deal.sand)
    if position.scan == STANDING:
        closes = max(closes, position.scan_at + position.deal.sand)
    return closes


def is_free(position: Position, seat: int) -> bool:
    """RMD-21.1: has the player no primitive under way and the hands free?"""
    return position.hands[seat] is None and position.busy[seat] <= position.clock


def held(position: Position, code: int) -> int:
    """How much of it is in somebody's hands."""
    amount = 0
    for reach in position.hands:
        if reach is not None and reach.holds == code:
            amount += reach.amount
    return amount


def stored(position: Position, kind: int) -> int:
    """How much of a kind in Storage nobody is taking."""
    return position.storage[kind] - held(position, HOLD_STORED + kind)


def supplied(position: Position, kind: int) -> int:
    """How much of a kind in the Supply nobody is taking."""
    return position.supply[kind] - held(position, HOLD_SUPPLY + kind)


def in_time(
    position: Position, seat: int, move: Move, piece: int, target: int, steady: bool
) -> bool:
    """Could it take effect before its deadline if it began now?"""
    took = move.duration(position, seat, piece, target, steady)
    return position.clock + took < move.deadline(position, seat)


def can_take_hold(position: Position, seat: int, move: Move, piece: int) -> bool:
    """May a gesture begin with this piece?"""
    return in_time(position, seat, move, piece, NOTHING, False) and move.holdable(
        position, seat, piece
    )


def can_do(position: Position, seat: int, move: Move, piece: int, target: int) -> bool:
    """May it be done in one go, by steady hands or by a tap?"""
    steady = position.modes[seat] == STEADY
    return in_time(position, seat, move, piece, target, steady) and move.possible(
        position, seat, piece, target
    )


def take_hold(position: Position, seat: int, move: Move, piece: int) -> None:
    """Begin a gesture."""
    position.hands[seat] = Reach(
        move=move,
        piece=piece,
        target=NOTHING,
        begun=position.clock,
        effect=NEVER,
        holds=move.holds(position, piece),
        amount=move.amount(position, seat, piece),
    )


def do(position: Position, seat: int, move: Move, piece: int, target: int) -> None:
    """Begin and commit at once; the effect comes after its time (RMD-21.2)."""
    steady = position.modes[seat] == STEADY
    begun = position.clock
    position.hands[seat] = Reach(
        move=move,
        piece=piece,
        target=target,
        begun=begun,
        effect=begun + move.duration(position, seat, piece, target, steady),
        holds=move.holds(position, piece),
        amount=move.amount(position, seat, piece),
    )


def drop(
    position: Position,
    seat: int,
    target: int,
    offset: int = 0,
    knock: bool = False,
    steady: bool = False,
) -> None:
    """Commit a gesture; too late for its deadline, it is cancelled and the piece goes back."""
    reach = position.hands[seat]
    if reach is None:
        return
    took = reach.move.duration(position, seat, reach.piece, target, steady)
    effect = max(position.clock, reach.begun + took)
    if effect >= reach.move.deadline(position, seat):
        position.hands[seat] = None
        position.tell("too_late", {"seat": seat})
        return
    position.hands[seat] = Reach(
        move=reach.move,
        piece=reach.piece,
        target=target,
        begun=reach.begun,
        effect=effect,
        holds=reach.holds,
        amount=reach.amount,
        offset=offset,
        knock=knock,
    )


def fumble(position: Position, seat: int) -> None:
    """RMD-21.11: a slip or a miss; the piece is back and only time is lost."""
    reach = position.hands[seat]
    if reach is not None:
        position.hands[seat] = None
        position.busy[seat] = max(position.clock, reach.begun + SHORTEST_SLIP_MS) + CLUMSY_MS


def cancel(position: Position, seat: int) -> None:
    """RMD-21.7: break a gesture off; tweezers and hourglass on the scanner need a moment.

    Bare hands are free again one ms later, so that no two gestures begin and end in the same ms.
    """
    reach = position.hands[seat]
    if reach is not None:
        clumsy = reach.move.clumsy(position, seat)
        position.hands[seat] = None
        position.busy[seat] = position.clock + (CLUMSY_MS if clumsy else 1)


def cancel_uncommitted(position: Position, over: bool) -> None:
    """Let go of what is not committed: all of it, or `over` only what can no longer succeed."""
    for seat in range(position.deal.seats):
        reach = position.hands[seat]
        if reach is None or reach.effect != NEVER:
            continue
        if not over or reach.move.deadline(position, seat) <= position.clock:
            position.hands[seat] = None


def hold_too_long(position: Position, seat: int) -> None:
    """RMD-21.7: anyone who holds a piece for 10 s must let go, and waits before the next one."""
    position.hands[seat] = None
    position.busy[seat] = position.clock + HELD_TOO_LONG_MS
    position.tell("held_too_long", {"seat": seat})


def take_effect(position: Position, seat: int) -> None:
    """RMD-21.5: tested again in full; what is no longer possible only costs time."""
    reach = position.hands[seat]
    if reach is None:
        return
    position.hands[seat] = None
    position.busy[seat] = position.clock
    position.last[seat] = reach
    if (
        position.phase == ACTION
        and reach.target != OFF_TARGET
        and reach.move.possible(position, seat, reach.piece, reach.target)
    ):
        reach.move.happen(position, seat, reach)
        return
    rival = _quicker(position, seat, reach)
    if rival == NOTHING:
        position.tell("in_vain", {"seat": seat})
    else:
        position.tell("outpaced", {"seat": seat, "by": rival})


def _quicker(position: Position, seat: int, reach: Reach) -> int:
    """RMD-21.20: who has done, since this hand set out, what it was about; NOTHING if nobody."""
    for other, done in enumerate(position.last):
        if other == seat or done is None or done.effect < reach.begun:
            continue
        if done.move is reach.move and (done.piece == reach.piece or reach.move.verb in _AT_EXAMS):
            return other
        drops = reach.move.drops
        if drops != ON_NOTHING and done.move.drops == drops and done.target == reach.target:
            return other
    return NOTHING
