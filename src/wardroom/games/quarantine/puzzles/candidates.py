"""The turns among which a puzzle is looked for: the ends of the sharp colleague's search."""

from typing import cast

from wardroom.games.quarantine.colleague.judgement import Judgement
from wardroom.games.quarantine.colleague.plan import Node, end_value, steps, turn_ends
from wardroom.games.quarantine.colleague.purposes import branch
from wardroom.games.quarantine.colleague.reasons import aim
from wardroom.games.quarantine.colleague.strengths import SHARP
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.view_types import QuarantineView
from wardroom.kernel.message import Message
from wardroom.kernel.state import State

Turn = tuple[tuple[str, ...], Message]
"""A whole turn in notation, and what it is after."""


def turns(state: State, seat: int, most: int) -> list[Turn]:
    """The most promising turns of the seat, the best first."""
    world = branch(cast(Flow, state))
    judgement = Judgement(seat, SHARP)
    valued = [(end_value(node, judgement), node) for node in turn_ends(world, judgement)]
    valued.sort(key=_by_value)
    view = cast(QuarantineView, state.view(seat))
    found: list[Turn] = []
    for _, node in valued[:most]:
        purposes = node.purposes()
        if purposes:
            notation = [repr(step.action) for step in steps(world, node)]
            found.append((tuple(notation), aim(purposes, view)))
    return found


def _by_value(valued: tuple[float, Node]) -> float:
    return -valued[0]
