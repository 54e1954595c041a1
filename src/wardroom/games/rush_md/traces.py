"""The judge of traces (RMD-21.9): pure integer functions beside the engine.

Who stamps the inputs asks here how a gesture went, and plays the action that the verdict names;
engine and records never hold a trace. A trace is up to 250 samples (ms since the press, x, y) on a
table plane of 1000 by 1000 units.
"""

from collections.abc import Sequence
from math import isqrt
from typing import Final

OK: Final = "ok"
SLIP: Final = "slip"
MISS: Final = "miss"
KNOCK: Final = "knock"
UNREADABLE: Final = "steady"
"""A malformed trace: the steady time counts and nothing can fail."""

PLANE: Final = 1_000
MOST_SAMPLES: Final = 250
SHORTEST_STEP_MS: Final = 8
LARGEST_GAP_MS: Final = 250
GRIP_MS: Final = 150

# Radius of the grip circle, and speed in tenths of a unit per ms.
GRIPS: Final = {"organ": (18, 12), "token": (12, 14), "disc": (10, 10)}
TARGETS: Final = {"bed": 40, "storage": 40, "syringe": 14, "hole": 12}
SCANNER_BOX: Final = 120
MISSED_OFFSET: Final = 26

Sample = tuple[int, int, int]
Point = tuple[int, int]


def is_readable(trace: Sequence[Sample], took: int) -> bool:
    """RMD-21.9: is the trace well formed, and as long as the gesture took by the server's clock?"""
    if not 2 <= len(trace) <= MOST_SAMPLES or trace[0][0] != 0:
        return False
    before = -SHORTEST_STEP_MS
    for at, x, y in trace:
        if at < before + SHORTEST_STEP_MS or not (0 <= x <= PLANE and 0 <= y <= PLANE):
            return False
        before = at
    return abs(before - took) <= LARGEST_GAP_MS


def tweezers(
    trace: Sequence[Sample],
    took: int,
    piece: str,
    origin: Point,
    target: Point,
    kind: str,
) -> str:
    """RMD-21.10: the verdict on a move with tweezers of an organ, token or disc.

    `kind` is what the target is: bed, storage, syringe or hole; `table` is any point at all.
    """
    if not is_readable(trace, took):
        return UNREADABLE
    grip, speed = GRIPS[piece]
    for place, (at, x, y) in enumerate(trace):
        if at < GRIP_MS and not _within(x, y, origin, grip):
            return SLIP
        if place:
            then, old_x, old_y = trace[place - 1]
            step = (x - old_x) ** 2 + (y - old_y) ** 2
            if 100 * step > (speed * (at - then)) ** 2:
                return SLIP
    _, x, y = trace[-1]
    if kind != "table" and not _within(x, y, target, TARGETS[kind]):
        return MISS
    return OK


def bed(trace: Sequence[Sample], took: int, scanner: Point) -> str:
    """RMD-21.14: did a bed on its way enter the square around the bed in the scanner?"""
    if not is_readable(trace, took):
        return UNREADABLE
    half = SCANNER_BOX // 2
    for _, x, y in trace:
        if abs(x - scanner[0]) <= half and abs(y - scanner[1]) <= half:
            return KNOCK
    return OK


def balance(trace: Sequence[Sample], took: int, centre: Point) -> int:
    """RMD-21.12: how far from the balance point the hourglass was released; 0 if unreadable.

    Everything that misses is the same offset.
    """
    if not is_readable(trace, took):
        return 0
    _, x, y = trace[-1]
    return min(MISSED_OFFSET, isqrt((x - centre[0]) ** 2 + (y - centre[1]) ** 2))


def _within(x: int, y: int, centre: Point, radius: int) -> bool:
    return (x - centre[0]) ** 2 + (y - centre[1]) ** 2 <= radius * radius
