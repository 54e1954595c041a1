"""What a colleague of Rush M.D. announces, with the numbers of the boards.

The rooms that decide name their reason; here it gets the numbers that make it a claim, which
`claims` can hold against the view.
"""

from typing import Final

from wardroom.games.rush_md.actions import Target
from wardroom.games.rush_md.choice import RushAction
from wardroom.games.rush_md.content import (
    BLOOD,
    EXAMINE,
    EXAMS,
    FIRST_BED,
    KINDS,
    PATIENT_PLACES,
    ROW,
    SYRINGE,
)
from wardroom.games.rush_md.primitives import Do
from wardroom.games.rush_md.state import Position
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NOTHING
from wardroom.kernel.message import Argument, Message

LIGHTS: Final = {"bed": "bed", "place": "place"}
"""What the arguments of a message light on the boards."""
_SECOND: Final = 1_000
_TIMED: Final = ("admit", "draw")
_WAITING: Final = ("hospitalize", "bed")
_STOCKED: Final = ("store", "store-organs", "shelf", "discard", "donate")


def worded(plain: Message, position: Position, seat: int, action: RushAction) -> Message | None:
    """The reason as a claim about the boards; None where the movement speaks for itself."""
    name = plain.id.removeprefix("why-")
    if name == "drop":
        return None
    args: dict[str, Argument] = dict(plain.args)
    if name in _TIMED:
        args["count"] = max(0, position.deal.phase - position.clock) // _SECOND
    elif name in _WAITING:
        args["count"] = _waiting(position)
    elif name in _STOCKED:
        kind = _kind_of(args, action)
        if kind == NOTHING:
            return None
        args = {"kind": KINDS[kind], "count": position.storage[kind]}
    elif name == "ready" or name == "confirm":
        args["count"] = len([one for one in position.patients if one != NOTHING])
    elif name == "solve":
        return _exam(position, seat)
    elif name == "needed":
        return _needed(position, seat, action)
    return Message("why-" + name, args)


def _waiting(position: Position) -> int:
    """The patients in the Admission row."""
    return len([one for one in position.patients[ROW:FIRST_BED] if one != NOTHING])


def _kind_of(args: dict[str, Argument], action: RushAction) -> int:
    if "kind" in args:
        return KINDS.index(str(args["kind"]))
    if not isinstance(action, Do):
        return NOTHING
    if action.move.verb in ("stock", "stock_organ", "discard_organ"):
        return action.piece
    return BLOOD if action.move.verb == "place" else NOTHING


def _exam(position: Position, seat: int) -> Message | None:
    task = position.tasks[seat]
    if task is None or task.activity != EXAMINE or task.target < FIRST_BED:
        return None
    return Message("why-solve", {"bed": PATIENT_PLACES[task.target], "exam": EXAMS[task.part]})


def _needed(position: Position, seat: int, action: RushAction) -> Message | None:
    """Whom a treatment is for, or what it still lacks."""
    if isinstance(action, Target):
        if action.place == EPIDEMIC_TARGET:
            return None
        return Message("why-target", {"place": PATIENT_PLACES[action.place]})
    task = position.tasks[seat]
    if task is None or task.target == NOTHING or not isinstance(action, Do):
        return None
    if task.target == EPIDEMIC_TARGET:
        return Message("why-epidemic", {"ward": "AB"[task.part]})
    if action.piece == SYRINGE or not 0 <= action.piece < len(KINDS):
        return None
    return Message(
        "why-needed", {"place": PATIENT_PLACES[task.target], "kind": KINDS[action.piece]}
    )
