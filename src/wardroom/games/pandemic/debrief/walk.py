"""The decisions of a finished game that can be weighed: whole turns, and hands over the limit.

A turn is weighed by where it leaves the board when its actions are over and nothing is drawn yet.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, cast

from wardroom.games.pandemic.actions import AGREE, REFUSE, Discard
from wardroom.games.pandemic.content import HAND_LIMIT
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.games.pandemic.phases import ACTIONS, NOBODY
from wardroom.games.pandemic.state import PandemicAction
from wardroom.kernel.message import Message
from wardroom.kernel.table import Table

TURN: Final = 0
FULL_HAND: Final = 1


class Decision(NamedTuple):
    """What one seat decided, from the position before to the board that it left."""

    kind: int
    ply: int
    """The moves made before it."""
    last: int
    """The moves made when it was carried out."""
    seat: int
    before: PandemicState
    after: PandemicState
    """The same board with the choice carried out, and nothing drawn or infected since."""
    played: tuple[Message, ...]


def decisions(table: Table) -> Iterator[Decision]:
    """All turns and full hands of a game, in their order."""
    state = cast(PandemicState, table.at(0))
    began = 0
    before = state.copy()
    played: list[Message] = []
    for ply, move in enumerate(table.record.moves):
        kind = _kind(state)
        if not played:
            began, before = ply, state.copy()
        action = cast(PandemicAction, table.game.space.read(move.action))
        after = carried_out(state, move.seat, action)
        state.advance(move.at)
        state.play(move.seat, action, move.at)
        if kind is None:
            continue
        if action not in (AGREE, REFUSE):
            played.append(action.message())
        if _kind(state) != kind or state.turn != before.turn or state.result:
            if played:
                yield Decision(kind, began, ply + 1, before.decider(), before, after, tuple(played))
            played.clear()


def _kind(state: PandemicState) -> int | None:
    if state.phase == ACTIONS:
        return TURN
    if state.over != NOBODY and state.step is None:
        return FULL_HAND
    return None


def carried_out(state: PandemicState, seat: int, action: PandemicAction) -> PandemicState:
    """The position with an action carried out that everybody agrees to, and nothing drawn."""
    after = state.copy()
    if after.deal.consent and after.step is None:
        after.deal = after.deal.agreed()
    action.perform(after, seat)
    over = after.over
    if isinstance(action, Discard) and over != NOBODY and len(after.hands[over]) <= HAND_LIMIT:
        after.over = NOBODY
    return after


def same_board(one: PandemicState, other: PandemicState) -> bool:
    """Do two ends of one decision leave the same to go on from?"""
    return (
        one.cubes == other.cubes
        and one.pawns == other.pawns
        and [set(hand) for hand in one.hands] == [set(hand) for hand in other.hands]
        and one.stations == other.stations
        and one.cured == other.cured
        and one.stored == other.stored
        and one.quiet == other.quiet
        and one.seams == other.seams
        and one.infection_discards == other.infection_discards
        and one.result == other.result
    )
