"""Answers to a step that no plan has foreseen: the Cafeteria, or what somebody else began."""

from typing import Final

from wardroom.games.quarantine import actions
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.colleague.judgement import Judgement
from wardroom.games.quarantine.colleague.prices import unit_to_pay
from wardroom.games.quarantine.colleague.purposes import branch
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.state import PAYMENT, REBUILD, REBUILD_PLACE, REBUILD_TURNING
from wardroom.kernel.game import Choice
from wardroom.kernel.message import Message

DEPTH: Final = 3
NEVER: Final = -1e9


def answer(
    world: Flow, seat: int, legal: tuple[QuarantineAction, ...], judgement: Judgement
) -> Choice:
    """What brings the action under way to its best end; rather nothing than a bad one."""
    best, _ = _best(world, seat, legal, judgement, DEPTH)
    return Choice(best, Message("why-cancel" if best is actions.CANCEL else "why-finish"))


def _best(
    world: Flow, seat: int, legal: tuple[QuarantineAction, ...], judgement: Judgement, depth: int
) -> tuple[QuarantineAction, float]:
    step = world.step
    kind = -1 if step is None else step.kind
    if step is not None and kind == PAYMENT:
        legal = (actions.PAY[unit_to_pay(world, seat, step)], actions.CANCEL)
    elif kind == REBUILD or kind == REBUILD_PLACE or kind == REBUILD_TURNING:
        legal = tuple([each for each in legal if each is actions.DONE or each is actions.CANCEL])
    best = legal[0]
    most = NEVER - 1
    for action in legal:
        if action is actions.CANCEL and depth < DEPTH:
            continue
        now = branch(world)
        action.perform(now, seat)
        value = NEVER
        if now.step is None:
            value = judgement.value(now)
        elif depth:
            value = _best(now, seat, now.legal(seat), judgement, depth - 1)[1]
        if value > most:
            most = value
            best = action
    return best, most


def marker_from_the_cafeteria(
    world: Flow, legal: tuple[QuarantineAction, ...], judgement: Judgement
) -> Choice:
    """QUA-17.6: a marker, from the rival who is ahead if the supply is empty."""
    best = legal[0]
    most = NEVER
    for action in legal:
        now = branch(world)
        action.perform(now, world.active)
        value = judgement.value(now)
        if value > most:
            most = value
            best = action
    return Choice(best, Message("why-cafeteria"))
