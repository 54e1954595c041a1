"""RMD-23.7: a clock that runs by moves, for those who want to think.

Every movement takes as long as ever, and all hands work at the same time. But time passes only when
nobody has anything left to choose: anyone who has free hands either begins something or waits.
"""

from typing import Final

from wardroom.games.rush_md.choice import RushAction, is_acting
from wardroom.games.rush_md.content import GLASSES, LOOK_UP_MS
from wardroom.games.rush_md.glasses import is_running, may_touch
from wardroom.games.rush_md.hands import is_free
from wardroom.games.rush_md.state import Position
from wardroom.games.rush_md.work import NEVER

_ASKED: Final = 0


def is_asked(position: Position, seat: int) -> bool:
    """Has this seat free hands and something to decide? In overtime only with an action."""
    return (
        is_acting(position, seat)
        and position.waits[seat] == _ASKED
        and is_free(position, seat)
        and (position.clock < position.deal.phase or position.tasks[seat] is not None)
    )


def choosing(position: Position) -> tuple[int, ...]:
    """Those for whom time stands still."""
    return tuple([seat for seat in range(position.deal.seats) if is_asked(position, seat)])


def next_free(position: Position, seat: int) -> int:
    """When the next sand runs out of an hourglass this seat may touch; NEVER if none runs."""
    first = NEVER
    for glass in range(len(GLASSES)):
        if may_touch(position, seat, glass) and is_running(position, glass):
            free = position.glass_at[glass] + position.deal.sand
            if first == NEVER or free < first:
                first = free
    return first


class Wait(RushAction):
    """RMD-23.7: let time pass until anything happens, though not for long."""

    __slots__ = ()

    def legal(self, position: Position, seat: int) -> bool:
        return position.deal.untimed and is_asked(position, seat)

    def perform(self, position: Position, seat: int) -> None:
        position.waits[seat] = position.clock + LOOK_UP_MS
        position.alert |= 1 << seat


class WaitForSand(RushAction):
    """RMD-23.7: let time pass until an hourglass of one's own, or a Nurse's, has run out."""

    __slots__ = ()

    def legal(self, position: Position, seat: int) -> bool:
        return (
            position.deal.untimed
            and is_asked(position, seat)
            and next_free(position, seat) != NEVER
        )

    def perform(self, position: Position, seat: int) -> None:
        position.waits[seat] = next_free(position, seat)


def ask_again(position: Position, seat: int) -> None:
    """This seat waits no longer."""
    position.waits[seat] = _ASKED
    position.alert &= ~(1 << seat)


def wake(position: Position, happened: bool) -> None:
    """Those ask for something to do again whose time has come, or who have seen something."""
    for seat in range(position.deal.seats):
        until = position.waits[seat]
        seen = happened and (position.alert >> seat) & 1 == 1
        if until != _ASKED and (seen or until <= position.clock):
            ask_again(position, seat)


WAIT: Final = Wait("wait")
WAIT_FOR_SAND: Final = WaitForSand("wait_sand")
WAITS: Final[tuple[RushAction, ...]] = (WAIT, WAIT_FOR_SAND)
