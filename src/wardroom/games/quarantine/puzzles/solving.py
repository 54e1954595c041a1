"""When a turn of a puzzle is over, what it leaves, and how many points ahead that is in the end.

The rest of the game is played by steady colleagues in worlds that differ by what is drawn. Once
nobody draws any more (QUA-19.6) there is but one world, and the points are exact.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, cast

from wardroom.games.quarantine import actions, scoring
from wardroom.games.quarantine.colleague import Steady
from wardroom.games.quarantine.colleague.plan import key
from wardroom.games.quarantine.content import ACTIONS_PER_TURN
from wardroom.games.quarantine.full_state import QuarantineState
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.state import ENDED, NOBODY, TURN
from wardroom.kernel.action import Action
from wardroom.kernel.dice import Dice
from wardroom.kernel.game import Colleague, Perspective
from wardroom.kernel.registry import game
from wardroom.kernel.state import State


class QuarantineSolving:
    """How turns of Quarantine are compared."""

    kind = "strong"

    def begins(self, state: State, seat: int) -> bool:
        """The cubes of the turn are placed, and no action is taken yet."""
        position = cast(Flow, state)
        return (
            position.phase == TURN
            and position.active == seat
            and position.held == 0
            and position.step is None
            and position.actions == ACTIONS_PER_TURN
            and not position.taken
        )

    def left(self, state: State, seat: int, action: Action) -> State | None:
        """The hospitals as they stand when the seat ends its turn."""
        return state.copy() if action is actions.END_TURN else None

    def mark(self, end: State) -> str:
        """All that a turn can change."""
        # Unused actions are lost (QUA-5.7), so they tell two boards not apart.
        told = key(cast(Flow, end))[:9]
        return blake2b(repr(told).encode(), digest_size=6).hexdigest()

    def worth(
        self, end: State, seat: int, judge: Colleague, seed: int, start: int, count: int
    ) -> Sequence[float] | None:
        """How many points the seat is ahead of the best rival when the game is over."""
        board = cast(QuarantineState, end)
        if is_certain(board):
            return [_played_on(board, seat, seed)] * count
        return [_played_on(board, seat, seed + number) for number in range(start, start + count)]


def is_certain(board: Flow) -> bool:
    """Is nothing left to chance?"""
    return board.finisher != NOBODY or not board.patients_in_the_bag()


def _played_on(board: QuarantineState, seat: int, world: int) -> float:
    now = board.copy()
    dice = Dice.seeded(world, "worlds of a puzzle")
    now.chance = (dice.bits() << 32) | dice.bits()
    now.forget_legal()
    now.play(seat, actions.END_TURN)
    players = [Steady(one) for one in range(now.deal.seats)]
    rules = game("quarantine")
    while now.phase != ENDED:
        acting = now.active
        choice = players[acting].choose(Perspective(rules, now, acting))
        if choice is not None:
            now.play(acting, choice.action)
    points = [score.points() for score in scoring.scores(now)]
    return float(points[seat] - max([each for one, each in enumerate(points) if one != seat]))


SOLVING: Final = QuarantineSolving()
