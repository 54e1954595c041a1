"""The turns among which a puzzle is looked for: the ends of the planner's search."""

from typing import Final, cast

from wardroom.games.pandemic.colleague.judgement import Judgement, Weights
from wardroom.games.pandemic.colleague.plan import planned_actions, search
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.games.pandemic.rules import Flow
from wardroom.kernel.message import Message
from wardroom.kernel.state import State

WIDTH: Final = 12

Turn = tuple[tuple[str, ...], Message]
"""A whole turn in notation, and what it is after."""


def turns(state: State, seat: int, most: int) -> list[Turn]:
    """The most promising turns of the seat alone, the best first: with its own Events only."""
    position = cast(PandemicState, state)
    world = Flow()
    position.copy_onto(world)
    judgement = Judgement(world, Weights(len(world.deal.piles)))
    found: list[Turn] = []
    for node in search(world, judgement, WIDTH, 1 << seat, position.legal(seat))[:most]:
        plan = planned_actions(world, node, judgement)
        if plan and all(step.seat == seat for step in plan):
            steps = [repr(step.action) for step in plan]
            found.append((tuple(steps), plan[0].aim))
    return found
