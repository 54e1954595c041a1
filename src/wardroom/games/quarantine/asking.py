"""What the table is being asked, for the status line and for refusals."""

from wardroom.games.quarantine.content import COLOURS, TILES
from wardroom.games.quarantine.state import (
    ADMIT,
    BUILDING,
    ENDED,
    MOVE_TO,
    PAYMENT,
    PRICE,
    QUEUE,
    RESULTS,
    STEPS,
    Position,
    Step,
    cube_names,
)
from wardroom.games.quarantine.trade import units_due
from wardroom.kernel.message import Argument, Message


def asking(position: Position) -> Message:
    """The question to the active player."""
    if position.phase == ENDED:
        return Message("ask-nothing", {"result": RESULTS[position.result]})
    if position.step is not None:
        return _in_a_step(position, position.step)
    args: dict[str, Argument] = {"seat": position.active}
    if position.phase == BUILDING:
        args["count"] = len(COLOURS) + 1 - position.layouts[position.active].size()
        return Message("ask-building", args)
    args["count"] = position.actions
    if not position.held:
        return Message("ask-turn-rest", args)
    args["held"] = position.held
    return Message("ask-turn", args)


def _in_a_step(position: Position, step: Step) -> Message:
    args: dict[str, Argument] = {"seat": position.active}
    if step.tile >= 0:
        args["tile"] = TILES[step.tile]
    if step.kind == PAYMENT:
        args["count"] = units_due(position, step.tile) - sum(step.cubes)
    elif step.kind == PRICE:
        args["cubes"] = cube_names(step.cubes)
    elif step.kind == QUEUE:
        args["colour"] = COLOURS[step.number]
    elif step.kind == ADMIT:
        args["colour"] = COLOURS[position.lines[position.active][0]]
    elif step.kind == MOVE_TO:
        args["colour"] = COLOURS[position.lines[position.active][step.number]]
    elif step.draft is not None:
        args["count"] = step.draft.lifts
    return Message("ask-" + STEPS[step.kind].replace("_", "-"), args)
