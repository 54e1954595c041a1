"""The steps of a day: decisions D1 to D22 (part 5) and what happens by itself between them."""

from typing import Final, get_args

from wardroom.games.holding_on.names import HoldingPhase, HoldingStep

Step = int
"""One of the numbers below; a position is in exactly one step."""

DAWN: Final = 0
REVEAL: Final = 1
PHONE: Final = 2
STAFF_SHIFT: Final = 3
TIRE: Final = 4
STAFFED: Final = 5
NIGHT_BONUS: Final = 6
CARE: Final = 7
MEDICAL: Final = 8
AVERTED: Final = 9
EITHER: Final = 10
REWARD: Final = 11
TALKER: Final = 12
GUIDE: Final = 13
DRAWING: Final = 14
INSIST: Final = 15
TRUST: Final = 16
QUERY: Final = 17
CALL: Final = 18
SHIFT_OVER: Final = 19
LEAVE: Final = 20
DUSK: Final = 21
SERVE: Final = 22
GATHER: Final = 23
PLACE: Final = 24
ARRANGE: Final = 25
MATCH: Final = 26
REARRANGE: Final = 27
DAY_OVER: Final = 28
ENDED: Final = 29
STEPS: Final[tuple[HoldingStep, ...]] = get_args(HoldingStep)
"""Their names, in the order of the numbers."""


def phase_of(step: Step) -> HoldingPhase:
    """The part of the day to which a step belongs."""
    if step <= STAFFED:
        return "staffing"
    if step <= SHIFT_OVER:
        return "care"
    if step == LEAVE:
        return "leave"
    if step <= GATHER:
        return "duties"
    return "evening" if step <= DAY_OVER else "ended"
