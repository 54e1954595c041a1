"""Playing on at random: for rollouts, simulations and measurements."""

from wardroom.kernel.dice import Dice
from wardroom.kernel.state import State


def playout(state: State, dice: Dice, most: int) -> int:
    """Play random choices of the seats waited for, to the end or `most` decisions; count them."""
    decisions = 0
    while decisions < most:
        waiting = state.waiting()
        if not waiting:
            due = state.due()
            if due is None or state.outcome() is not None:
                break
            state.advance(due)
            continue
        seat = waiting[0] if len(waiting) == 1 else dice.pick(waiting)
        choices = state.legal(seat)
        state.play(seat, choices[dice.below(len(choices))])
        decisions += 1
    return decisions
