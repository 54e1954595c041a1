"""Where the cubes of the bag go: patients to a line, grey cubes to where they hurt."""

from wardroom.games.quarantine import actions
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.colleague.judgement import Judgement
from wardroom.games.quarantine.colleague.purposes import branch
from wardroom.games.quarantine.colleague.reasons import infected, queued
from wardroom.games.quarantine.content import TILES
from wardroom.games.quarantine.cubes import Infect, Queue, Spread
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.state import NOTHING, SPREAD
from wardroom.games.quarantine.view_types import QuarantineView
from wardroom.kernel.game import Choice
from wardroom.kernel.message import Message


def send_patient(
    world: Flow,
    legal: tuple[QuarantineAction, ...],
    judgement: Judgement,
    view: QuarantineView,
) -> Choice:
    """QUA-6.1: the line in which the patient is best for the player."""
    seat = world.active
    best = legal[0]
    most = -1e9
    owner = seat
    colour = NOTHING if world.step is None else world.step.number
    for action in legal:
        if isinstance(action, Queue):
            now = branch(world)
            action.perform(now, seat)
            value = judgement.value(now)
            if value > most:
                most = value
                best = action
                owner = action.owner
    return Choice(best, queued(view, colour, owner))


def send_fever(
    world: Flow,
    legal: tuple[QuarantineAction, ...],
    judgement: Judgement,
    view: QuarantineView,
) -> Choice:
    """QUA-7.1: the tile, with the spread from it, whose quarantine serves the player most.

    As long as a rival's tile can be chosen, no own one is: what a shut tile of one's own might be
    good for later is a guess, and the action it costs is not.
    """
    seat = world.active
    sites = [action for action in legal if isinstance(action, Infect)]
    abroad = [action for action in sites if action.owner != seat]
    best: QuarantineAction = legal[0]
    most = -1e9
    tile, owner = NOTHING, seat
    for action in abroad or sites:
        now = branch(world)
        action.perform(now, seat)
        value = judgement.value(now)
        if now.step is not None and now.step.kind == SPREAD:
            value = _best_spread(now, judgement)
        if value > most:
            most = value
            best = action
            tile, owner = action.tile, action.owner
    return Choice(best, infected(view, tile, owner))


def _best_spread(world: Flow, judgement: Judgement) -> float:
    most = -1e9
    for action in _spreads(world, world.legal(world.active)):
        now = branch(world)
        action.perform(now, world.active)
        most = max(most, judgement.value(now))
    return most


def _spreads(world: Flow, legal: tuple[QuarantineAction, ...]) -> list[QuarantineAction]:
    """What is worth a thought: nobody lets fever spread in the own hospital (QUA-7.13)."""
    step = world.step
    if step is not None and step.number == world.active:
        return [actions.NO_SPREAD]
    return list(legal)


def send_spread(
    world: Flow,
    legal: tuple[QuarantineAction, ...],
    judgement: Judgement,
) -> Choice:
    """QUA-7.8: whether and where the fever spreads."""
    step = world.step
    if step is None or step.number == world.active:
        return Choice(actions.NO_SPREAD, Message("why-no-spread-own"))
    best: QuarantineAction = actions.NO_SPREAD
    now = branch(world)
    actions.NO_SPREAD.perform(now, world.active)
    most = judgement.value(now)
    tile = NOTHING
    for action in legal:
        if isinstance(action, Spread):
            now = branch(world)
            action.perform(now, world.active)
            value = judgement.value(now)
            if value > most:
                most = value
                best = action
                tile = action.tile
    owner = step.number
    if tile == NOTHING:
        return Choice(best, Message("why-no-spread", {"owner": owner}))
    return Choice(best, Message("why-spread", {"tile": TILES[tile], "owner": owner}))
