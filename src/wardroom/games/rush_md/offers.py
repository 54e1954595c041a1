"""Legal actions as they are put before a seat: what they light, cost and reveal.

An offer depends on little: they are made once and found again by the index of their action. There
are three tables of them: outside of the Action Phase, in it, and in it for a player whose present
action a new placement would end.
"""

from typing import Final

from wardroom.games.rush_md.actions import (
    ABSENT,
    BACK,
    CONFIRM,
    GRAB,
    READY,
    RESUME,
    Report,
    Target,
    all_actions,
    present_seats,
)
from wardroom.games.rush_md.choice import RushAction
from wardroom.games.rush_md.content import (
    AT_HOME,
    BEDS,
    BROKEN_OATH_COSTS,
    EXAMS,
)
from wardroom.games.rush_md.exams import TO_BED, TO_BOTTOM
from wardroom.games.rush_md.glasses import LIFT_OFF, PLACE
from wardroom.games.rush_md.hands import ON_AREA, ON_SCANNER, ON_SLOT
from wardroom.games.rush_md.keys import (
    BIN,
    BOTTOM,
    POOL,
    epidemic_key,
    home_key,
    piece_key,
    place_key,
    target_key,
)
from wardroom.games.rush_md.places import Places
from wardroom.games.rush_md.primitives import (
    CYCLE,
    DRAW_MRI,
    READ,
    TAKE,
    Balance,
    Begin,
    Do,
    Drop,
)
from wardroom.games.rush_md.scanner import SCAN
from wardroom.games.rush_md.state import ACTION, COUNCIL, EVALUATION, Position
from wardroom.games.rush_md.stock import DISCARD_ORGAN
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NEVER, NOTHING
from wardroom.kernel.message import Message
from wardroom.kernel.offer import Offer

_ENDS_TASK: Final = Message("cost-ends-task")
_OATH: Final = Message("cost-oath", {"count": BROKEN_OATH_COSTS})


def offers(position: Position, seat: int, legal: tuple[RushAction, ...]) -> list[Offer]:
    """One for each legal action, in the same order."""
    in_action = position.phase == ACTION
    table = _IN_COUNCIL
    if in_action:
        table = _IN_ACTION if position.tasks[seat] is None else _AT_TASK
    usual = _usual(position, legal)
    places = Places(position, seat)
    found = []
    for action in legal:
        offer = table[action.index]
        if action is usual:
            offer = offer._replace(usual=True)
        if not offer.lights:
            offer = _lit_by_position(position, seat, action, offer)
        if in_action and not offer.into:
            into = places.of(action, offer.lights)
            if into:
                offer = _with_places(offer, into)
        if action is CONFIRM and not present_seats(position) & ~(position.confirmed | 1 << seat):
            offer = offer._replace(final=True)  # it settles the round
        found.append(offer)
    return found


def _with_places(offer: Offer, into: tuple[str, ...]) -> Offer:
    """The same offer again for the same places: what is handed out once more is told at once."""
    key = (offer, into)
    known = _PLACED.get(key)
    if known is None:
        if len(_PLACED) >= _MOST_KEPT:
            _PLACED.clear()
        known = _PLACED[key] = offer._replace(into=into)
    return known


_PLACED: Final[dict[tuple[Offer, tuple[str, ...]], Offer]] = {}
_MOST_KEPT: Final = 20_000


def _usual(position: Position, legal: tuple[RushAction, ...]) -> RushAction | None:
    """What is there to be done next, where nobody would think twice."""
    if position.paused:
        return RESUME
    if position.phase == COUNCIL:
        return READY
    if position.phase == EVALUATION:
        return CONFIRM
    for action in (READ, DRAW_MRI):
        if action in legal:
            return action
    return None


def _lit_by_position(position: Position, seat: int, action: RushAction, offer: Offer) -> Offer:
    """The epidemic of the Ward one works in, and the home of the bed one carries."""
    task, reach = position.tasks[seat], position.hands[seat]
    if isinstance(action, Target) and action.place == EPIDEMIC_TARGET and task is not None:
        return offer._replace(lights=(epidemic_key(task.part),))
    if isinstance(action, Drop) and action.drops == ON_AREA and reach is not None:
        return offer._replace(lights=(home_key(reach.piece),))
    return offer


def _lights(action: RushAction) -> tuple[str, ...]:
    """The piece first, then where it goes; of a drop only that."""
    if isinstance(action, Do):
        return tuple(key for key in (piece_of(action), goes_to(action)) if key)
    if isinstance(action, Begin):
        return (piece_key(action.move.verb, action.piece),)
    if isinstance(action, Drop):
        key = target_key(action.drops, action.target)
        return (key,) if key else ()
    if isinstance(action, Balance):
        return (target_key(ON_SCANNER, NOTHING),)
    if isinstance(action, Target):
        return () if action.place == EPIDEMIC_TARGET else (place_key(action.place),)
    if isinstance(action, Report):
        return (f"symbol:{BEDS[action.symbol // len(EXAMS)]}",)
    return ()


def piece_of(action: Do) -> str:
    """What a movement in one go takes."""
    return piece_key(action.move.verb, action.piece)


def goes_to(action: Do) -> str:
    """Where a movement in one go puts what it takes; empty where there is only one place."""
    move, target = action.move, action.target
    if move is LIFT_OFF:
        return POOL
    if move is DISCARD_ORGAN:
        return BIN
    if action is CYCLE or action is TAKE:
        return BOTTOM if target == TO_BOTTOM else target_key(move.drops, TO_BED)
    if move is SCAN or move.verb == "mri_steady":
        return target_key(ON_SCANNER, NOTHING)
    if move.drops == ON_AREA and target == AT_HOME:
        return home_key(action.piece)
    return target_key(move.drops, target)


def _places(action: RushAction) -> bool:
    """Does it put an hourglass on a slot, or take one for that?"""
    if isinstance(action, Do | Begin):
        return action.move is PLACE or action.move is SCAN
    return isinstance(action, Drop) and action.drops == ON_SLOT and action.target > NEVER


LIGHTS: Final = tuple([_lights(action) for action in all_actions()])
"""By index of an action: what it lights in every position."""


def _table(final: bool, ending: bool) -> tuple[Offer, ...]:
    found = []
    for index, action in enumerate(all_actions()):
        lights = LIGHTS[index]
        carries = isinstance(action, Do) and not action.move.tap
        cost = _ENDS_TASK if ending and _places(action) else None
        found.append(
            Offer(
                action=action,
                lights=lights,
                into=lights[1:] if carries else (),
                final=final or action in (READY, ABSENT, BACK),
                cost=_OATH if action is GRAB else cost,
                careful=action is GRAB,
            )
        )
    return tuple(found)


_IN_COUNCIL: Final = _table(final=False, ending=False)
_IN_ACTION: Final = _table(final=True, ending=False)
_AT_TASK: Final = _table(final=True, ending=True)
