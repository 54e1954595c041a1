"""Gestures judged at the server's table (RMD-21.9): what a client claims must be in its trace.

A commit names how its trace was judged. Anyone who claims less than the trace has earned may do so:
a slip, a miss, a knock, or the slow way, which needs no trace at all. Anyone who claims more is
refused.
"""

from typing import Final, cast

from wardroom.games.rush_md import plane, traces
from wardroom.games.rush_md.beds import MOVE_BED
from wardroom.games.rush_md.content import (
    ADD_ORGANS,
    AT_OR_A,
    FIRST_BED,
    HOLES,
    LIQUIDS,
    ORGANS,
)
from wardroom.games.rush_md.exams import DISC, RED_ON_TABLE, TABLE
from wardroom.games.rush_md.hands import ON_AREA, ON_DISC
from wardroom.games.rush_md.primitives import WELL, Balance, Drop, in_hand
from wardroom.games.rush_md.state import ON_NOTHING, Position, Reach
from wardroom.games.rush_md.stock import DISCARD_ORGAN, STOCK_ORGAN
from wardroom.games.rush_md.traces import Point, Sample
from wardroom.games.rush_md.treatment import INJECT, TAKE_BACK
from wardroom.games.rush_md.work import NOTHING
from wardroom.kernel.action import Action
from wardroom.kernel.game import Trace
from wardroom.kernel.message import Message
from wardroom.kernel.state import State

_TRACED: Final = (ON_NOTHING, ON_AREA, ON_DISC)
_UNREADABLE: Final = Message("why-not-trace")


class RushGestures:
    """How traces are judged against the server's stamps."""

    def wants(self, action: Action) -> bool:
        """Everything that claims a good ending; what bare hands do is let through by `judge`."""
        if isinstance(action, Balance):
            return not action.steady
        return isinstance(action, Drop) and action.verdict == WELL and action.drops in _TRACED

    def judge(
        self, state: State, seat: int, action: Action, trace: Trace, at: int
    ) -> Message | None:
        position = cast(Position, state)
        if not 0 <= seat < position.deal.seats:
            return None
        reach = in_hand(position, seat)
        if reach is None:
            return None  # nothing was claimed; the rules say what is wrong
        took = at - position.began - reach.begun
        samples = _samples(trace)
        if isinstance(action, Balance):
            return _judge_balance(samples, took, action)
        if not isinstance(action, Drop) or action.drops != reach.move.drops:
            return None
        if reach.move is MOVE_BED:
            verdict = traces.bed(samples, took, plane.SCANNER)
        elif reach.move.tweezers(position, seat):
            verdict = _judge_tweezers(position, seat, reach, action, samples, took)
        else:
            return None
        return None if verdict == traces.OK else Message(_REASONS[verdict])


_REASONS: Final = {
    traces.UNREADABLE: "why-not-trace",
    traces.SLIP: "why-not-slipped",
    traces.MISS: "why-not-missed",
    traces.KNOCK: "why-not-knocked",
}


def _samples(trace: Trace) -> list[Sample]:
    """A trace of whole numbers, three by three; none at all if it is anything else."""
    found: list[Sample] = []
    for sample in trace:
        if len(sample) != 3:
            return []
        found.append((sample[0], sample[1], sample[2]))
    return found


def _judge_balance(samples: list[Sample], took: int, action: Balance) -> Message | None:
    """RMD-21.12: nobody lets go closer to the balance point than the trace ends."""
    if action.steady or action.offset >= traces.MISSED_OFFSET:
        return None
    if not traces.is_readable(samples, took):
        return _UNREADABLE
    far = traces.balance(samples, took, plane.BALANCE)
    return None if action.offset >= far else Message("why-not-balanced", {"number": far})


def _judge_tweezers(
    position: Position, seat: int, reach: Reach, action: Drop, samples: list[Sample], took: int
) -> str:
    if not samples:
        return traces.UNREADABLE
    origin = _origin(position, seat, reach, samples)
    if reach.move is DISC:
        return _judge_disc(action, samples, took, origin)
    piece = "organ" if reach.piece in ORGANS else "token"
    target, kind = _aim(position, seat, reach)
    return traces.tweezers(samples, took, piece, origin, target, kind)


def _judge_disc(action: Drop, samples: list[Sample], took: int, origin: Point) -> str:
    if action.target != TABLE:
        hole = plane.HOLES_AT[action.target]
        return traces.tweezers(samples, took, "disc", origin, hole, "hole")
    verdict = traces.tweezers(samples, took, "disc", origin, origin, "table")
    _, x, y = samples[-1]
    tile = plane.TILE
    on_tile = tile.x <= x <= tile.x + tile.w and tile.y <= y <= tile.y + tile.h
    return traces.MISS if verdict == traces.OK and on_tile else verdict


def _origin(position: Position, seat: int, reach: Reach, samples: list[Sample]) -> Point:
    """Where the piece lay. Of a heap any piece will do, so it lay where it was gripped."""
    if reach.move is DISC:
        if reach.piece < HOLES:
            return plane.HOLES_AT[reach.piece]
        return plane.RED_BESIDE if reach.piece == RED_ON_TABLE else plane.WHITE_BESIDE
    if reach.move is STOCK_ORGAN:
        return plane.SUPPLY[reach.piece].middle
    task = position.tasks[seat]
    if reach.move is not TAKE_BACK and task is not None and task.activity == ADD_ORGANS:
        return plane.STORED[reach.piece].middle
    _, x, y = samples[0]
    return x, y


def _aim(position: Position, seat: int, reach: Reach) -> tuple[Point, str]:
    """Where the piece belongs, and what kind of target that is."""
    if reach.move is DISCARD_ORGAN:
        return (0, 0), "table"
    if reach.move is STOCK_ORGAN or reach.move is TAKE_BACK:
        return plane.STORED[reach.piece].middle, "storage"
    task = position.tasks[seat]
    bed = NOTHING if task is None else task.target - FIRST_BED
    if not 0 <= bed < len(position.areas):
        return (0, 0), "table"
    area = position.areas[bed]
    if reach.move is INJECT and area >= AT_OR_A:
        return plane.mouth(plane.SYRINGES[area][LIQUIDS.index(reach.piece)]), "syringe"
    return plane.bed_at(bed, area), "bed"
