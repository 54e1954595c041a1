"""When a turn of a puzzle is over, what it leaves, and what that is worth to the team.

A turn is weighed as in a debrief: by the board when its actions are over and nothing is drawn yet.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, cast

from wardroom.games.pandemic.content import ACTIONS_PER_TURN
from wardroom.games.pandemic.debrief.samples import can_judge
from wardroom.games.pandemic.debrief.walk import carried_out
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.games.pandemic.phases import ACTIONS, NOBODY, WIN
from wardroom.games.pandemic.state import PandemicAction
from wardroom.kernel.action import Action
from wardroom.kernel.game import Colleague
from wardroom.kernel.state import State


class PandemicSolving:
    """How turns of Pandemic are compared."""

    kind = "strong"

    def begins(self, state: State, seat: int) -> bool:
        """The seat has all its actions before it."""
        position = cast(PandemicState, state)
        return (
            position.phase == ACTIONS
            and position.active == seat
            and position.actions == ACTIONS_PER_TURN
            and position.step is None
            and position.over == NOBODY
            and not position.result
        )

    def left(self, state: State, seat: int, action: Action) -> State | None:
        """The board with the last action carried out and nothing drawn."""
        position = cast(PandemicState, state)
        played = position.copy()
        played.play(seat, action)
        if played.phase == ACTIONS and played.turn == position.turn and not played.result:
            return None
        return carried_out(position, seat, cast(PandemicAction, action))

    def mark(self, end: State) -> str:
        """All that a turn can change on the board."""
        board = cast(PandemicState, end)
        told = (
            list(board.cubes),
            list(board.pawns),
            [sorted(hand) for hand in board.hands],
            board.stations,
            board.cured,
            board.stored,
            board.quiet,
            board.seams,
            list(board.infection_discards),
            board.result,
        )
        return blake2b(repr(told).encode(), digest_size=6).hexdigest()

    def worth(
        self, end: State, seat: int, judge: Colleague, seed: int, start: int, count: int
    ) -> Sequence[float] | None:
        """The chance to win; only a colleague that samples continuations can tell."""
        board = cast(PandemicState, end)
        if board.result:
            return [1.0 if board.result == WIN else 0.0] * count
        if not can_judge(judge):
            return None
        return judge.sampled(board, seed, start, count)


SOLVING: Final = PandemicSolving()
