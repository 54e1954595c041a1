"""Gestures judged at the server's table (RMD-21.9): a client says where a piece was meant to go,
and its trace shows how that went.

The commit that is played names the verdict: the piece is there, it slipped, it was let go beside
its place, the bed knocked against the scanner; or it goes the slow way, where no trace can be read.
"""

from typing import Final, cast

from wardroom.games.rush_md import plane, traces
from wardroom.games.rush_md.beds import MOVE_BED
from wardroom.games.rush_md.choice import RushAction
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
from wardroom.games.rush_md.primitives import (
    BALANCES,
    DROPS,
    KNOCKED,
    MISS,
    SLIP,
    UNREADABLE,
    WELL,
    Balance,
    Drop,
    in_hand,
)
from wardroom.games.rush_md.state import ON_NOTHING, Position, Reach
from wardroom.games.rush_md.stock import DISCARD_ORGAN, STOCK_ORGAN
from wardroom.games.rush_md.traces import Point, Sample
from wardroom.games.rush_md.treatment import INJECT, TAKE_BACK
from wardroom.games.rush_md.work import NOTHING
from wardroom.kernel.action import Action
from wardroom.kernel.game import Trace
from wardroom.kernel.state import State

_TRACED: Final = (ON_NOTHING, ON_AREA, ON_DISC)
_COMMITS: Final = {(drop.drops, drop.target, drop.verdict): drop for drop in DROPS}
_VERDICTS: Final = {traces.OK: WELL, traces.KNOCK: KNOCKED, traces.UNREADABLE: UNREADABLE}
_STEADY: Final = BALANCES[-1]


class RushGestures:
    """How traces are judged against the server's stamps."""

    def wants(self, action: Action) -> bool:
        """Every commit that stands for a good ending; what bare hands do is played as it is."""
        if isinstance(action, Balance):
            return not action.steady
        return isinstance(action, Drop) and action.verdict == WELL and action.drops in _TRACED

    def judged(
        self, state: State, seat: int, action: Action, trace: Trace, at: int | None
    ) -> Action:
        position = cast(Position, state)
        reach = in_hand(position, seat) if 0 <= seat < position.deal.seats else None
        if reach is None:
            return action  # nothing was begun; the rules say what is wrong
        samples = _samples(trace)
        if at is not None:
            took = at - position.began - reach.begun
        else:
            took = samples[-1][0] if samples else 0
        if isinstance(action, Balance):
            return _balanced(samples, took)
        if not isinstance(action, Drop) or action.drops != reach.move.drops:
            return action
        if reach.move is MOVE_BED:
            return _ended(action, traces.bed(samples, took, plane.SCANNER))
        if not reach.move.tweezers(position, seat):
            return action
        return _tweezed(position, seat, reach, action, samples, took)


def _ended(meant: Drop, verdict: str) -> RushAction:
    """The commit that says how the trace was judged."""
    if verdict == traces.SLIP:
        return SLIP
    if verdict == traces.MISS:
        return MISS
    return _COMMITS[meant.drops, meant.target, _VERDICTS[verdict]]


def _samples(trace: Trace) -> list[Sample]:
    """A trace of whole numbers, three by three; none at all if it is anything else."""
    found: list[Sample] = []
    for sample in trace:
        if len(sample) != 3:
            return []
        found.append((sample[0], sample[1], sample[2]))
    return found


def _balanced(samples: list[Sample], took: int) -> RushAction:
    """RMD-21.12: an hourglass stands where the trace ends."""
    if not traces.is_readable(samples, took):
        return _STEADY
    return BALANCES[traces.balance(samples, took, plane.BALANCE)]


def _tweezed(
    position: Position, seat: int, reach: Reach, meant: Drop, samples: list[Sample], took: int
) -> RushAction:
    if not samples:
        return _ended(meant, traces.UNREADABLE)
    origin = _origin(position, seat, reach, samples)
    if reach.move is DISC:
        return _disc_ended(position, seat, samples, took, origin)
    piece = "organ" if reach.piece in ORGANS else "token"
    target, kind = _aim(position, seat, reach)
    return _ended(meant, traces.tweezers(samples, took, piece, origin, target, kind))


def _disc_ended(
    position: Position, seat: int, samples: list[Sample], took: int, origin: Point
) -> RushAction:
    """On the tile a disc was meant for the nearest hole, and for the table beside it."""
    _, x, y = samples[-1]
    tile = plane.TILE
    if tile.x <= x <= tile.x + tile.w and tile.y <= y <= tile.y + tile.h:
        hole = min(range(HOLES), key=lambda each: _far(x, y, plane.HOLES_AT[each]))
        target, aim, kind = hole, plane.HOLES_AT[hole], "hole"
    else:
        target, aim, kind = TABLE, origin, "table"
    verdict = traces.tweezers(samples, took, "disc", origin, aim, kind)
    ended = _ended(_COMMITS[ON_DISC, target, WELL], verdict)
    # Back into its own hole, or onto the table from where it lay: it was moved nowhere.
    return ended if ended.legal(position, seat) else MISS


def _far(x: int, y: int, point: Point) -> int:
    return (x - point[0]) ** 2 + (y - point[1]) ** 2


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
