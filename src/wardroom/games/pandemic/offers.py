"""Legal actions as they are put before a seat: what they light, cost and reveal."""

from collections.abc import Callable
from typing import Final

from wardroom.games.pandemic.actions import (
    AGREE,
    PASS,
    REST,
    Build,
    Cure,
    Discard,
    Fetch,
    Give,
    Spend,
    Take,
    TakeStation,
    all_actions,
    cards_for_a_cure,
)
from wardroom.games.pandemic.content import (
    CARDS,
    CITIES,
    COLOURS,
    FIRST_EVENT,
    FORECAST,
    ONE_QUIET_NIGHT,
    OPERATIONS_EXPERT,
)
from wardroom.games.pandemic.event_cards import At, Next, Pawn, PlayEvent, Remove
from wardroom.games.pandemic.movement import (
    Charter,
    DirectFlight,
    Movement,
    OperationsFlight,
    Pay,
    To,
)
from wardroom.games.pandemic.phases import ACTIONS, CHARTER_CITY, CONSENT, FLIGHT_CITY, NOBODY
from wardroom.games.pandemic.state import PandemicAction, Position
from wardroom.kernel.message import Message
from wardroom.kernel.offer import Offer

_OPENINGS: Final = frozenset({"charter", "operations_flight", "pay", "pawn"})
"""Choices that only open a question; whatever they begin can still be left out."""
_ALIKE: Final = frozenset({"to", "from", "at", "spend", "next", "remove"})
"""Choices of which each reveals and costs what all others of its kind would, and only one kind of
which is ever offered at a time."""
_SPENDING: Final = frozenset(
    {
        "drive",
        "fly",
        "shuttle",
        "join",
        "to",
        "build",
        "from",
        "treat",
        "give",
        "take",
        "cure",
        "spend",
        "fetch",
    }
)
"""Choices of a turn that use up an action."""
_ON_THE_SPOT: Final = frozenset({"treat", "operations_flight", "cure", "build", "charter"})
"""Choices whose lights depend on where a pawn stands."""
_FREE: Final = frozenset({"drive", "shuttle", "join", "treat", "give", "take", "fetch"})
"""Choices that never cost more than an action."""
_BY_ROLE: Final = frozenset({"build", "cure"})
"""Choices that are dearer for some roles than for others."""
_Alike = tuple[bool, Message | None, bool, bool]
"""What an offer says beside what it lights: final, cost, usual, careful."""
ORDINARY: Final = "ordinary"
"""The family of choices after which a turn goes on as if nothing had been done."""
_AT_ONCE: Final = (FORECAST, ONE_QUIET_NIGHT)
"""Events that do what they do as soon as they are played; the others ask where or whom first."""
_SIMPLE: Final = (_FREE - _ON_THE_SPOT) | {"fly"}
"""Choices that look the same wherever they are offered."""
_ORDINARY: Final = frozenset({"drive", "shuttle", "treat", "fly"})
"""Choices that can neither ask a question nor end the game, if they are about the own pawn."""
_LAST: Final = Message("cost-last-action")
_PRICES: Final = tuple(
    {name: Message(id, {"card": name}) for name in (*CARDS, *CITIES)}
    for id in ("cost-card", "cost-card-last")
)
"""What paying with each card costs, and with the last action."""


def offers(
    position: Position,
    seat: int,
    choices: tuple[PandemicAction, ...],
    usual: PandemicAction | None,
    reveals: Callable[[int, PandemicAction, str], bool],
) -> list[Offer]:
    """The legal actions of a seat, in the same order. `reveals` finds out what playing tells."""
    # Most choices of a turn look as they always do: while actions are left, and as the last one.
    acting = position.phase == ACTIONS and position.over == NOBODY and position.step is None
    early = acting and position.actions > 1
    simple = _MADE[0]
    known: dict[str, bool] = {}
    alike: _Alike | None = None
    found = []
    for action in choices:
        if early and action in simple:
            found.append(simple[action])
            continue
        if alike is not None and action.verb in _ALIKE:
            found.append(_usually_lit(action, alike))
            continue
        final = False
        if can_reveal(position, action):
            kind = family(position, action, seat)
            if kind not in known:
                known[kind] = reveals(seat, action, kind)
            final = known[kind]
        if acting and action in simple:
            found.append(_MADE[2 if final else 1][action])
        elif acting:
            found.append(_in_turn(position, seat, action, final, action is usual))
        else:
            found.append(_offer(position, seat, action, final, action is usual))
            if action.verb in _ALIKE:
                # All cities of a flight cost the same, and as much hangs on each.
                alike = found[-1][2:6]
    return found


def _in_turn(
    position: Position, seat: int, action: PandemicAction, final: bool, usual: bool
) -> Offer:
    """What a turn offers before any question, made once for all on which it depends."""
    place = NOBODY
    if action.verb in _ON_THE_SPOT:
        pawn = action.pawn if isinstance(action, Charter) else NOBODY
        place = position.pawns[seat if pawn == NOBODY else pawn]
    here = (action, place, _circumstance(position, seat, action), final, usual)
    known = _IN_TURN.get(here)
    if known is None:
        known = _IN_TURN[here] = _offer(position, seat, action, final, usual)
    return known


def _circumstance(position: Position, seat: int, action: PandemicAction) -> int:
    """All but the place on which it depends what a choice of a turn costs and lights."""
    if action is PASS:
        return position.actions
    if isinstance(action, PlayEvent):
        return int(action.card == position.stored)
    if action is REST:
        return int(seat == position.active)
    last = int(position.actions == 1)
    return 2 * position.role(seat) + last if action.verb in _BY_ROLE else last


def _offer(
    position: Position, seat: int, action: PandemicAction, final: bool, usual: bool
) -> Offer:
    rest = (final, cost(position, seat, action), usual, is_careful(position, action, final))
    if action.verb in _ON_THE_SPOT:
        return Offer(action, lights(position, seat, action), *rest)
    return _usually_lit(action, rest)


def _usually_lit(action: PandemicAction, rest: _Alike) -> Offer:
    """A choice that lights what it always does, made once."""
    made = _ELSEWHERE.get(rest)
    if made is None:
        made = _ELSEWHERE[rest] = {}
    known = made.get(action)
    if known is None:
        known = made[action] = Offer(action, _LIGHTS[action], *rest)
    return known


# What an offer lights


def _lights_of(action: PandemicAction) -> tuple[str, ...]:
    """The things an action is about, wherever it is taken."""
    if isinstance(action, Movement):
        lit = [f"city:{CITIES[action.city]}"]
        if isinstance(action, DirectFlight):
            lit.append(f"card:{CARDS[action.city]}")
        if action.pawn != NOBODY:
            lit.append(f"pawn:{action.pawn}")
        return tuple(lit)
    if isinstance(action, To | At | TakeStation):
        return (f"city:{CITIES[action.city]}",)
    if isinstance(action, Next | Remove):
        return (f"infection:{CITIES[action.city]}", f"city:{CITIES[action.city]}")
    if isinstance(action, Give):
        return (f"card:{CARDS[action.card]}", f"player:{action.to}")
    if isinstance(action, Take):
        return (f"card:{CARDS[action.card]}", f"player:{action.giver}")
    if isinstance(action, Pay | Discard | PlayEvent | Fetch):
        return (f"card:{CARDS[action.card]}",)
    if isinstance(action, Pawn):
        return (f"pawn:{action.pawn}", f"player:{action.pawn}")
    return ()


_LIGHTS: Final[dict[PandemicAction, tuple[str, ...]]] = {
    action: _lights_of(action) for action in all_actions()
}


def _made(last: bool, final: bool) -> dict[PandemicAction, Offer]:
    """All simple choices as they are offered, with more than one action left or with the last."""
    return {
        action: Offer(
            action,
            _LIGHTS[action],
            final,
            _PRICES[int(last)][CARDS[action.city]]
            if isinstance(action, DirectFlight)
            else _LAST
            if last
            else None,
            careful=last,
        )
        for action in all_actions()
        if action.verb in _SIMPLE
    }


_ELSEWHERE: Final[dict[_Alike, dict[PandemicAction, Offer]]] = {}
"""What was offered that lights what it always does, by all else that is said of it."""
_IN_TURN: Final[dict[tuple[PandemicAction, int, int, bool, bool], Offer]] = {}
"""What turns have offered beside the simple choices."""
_MADE: Final = (_made(False, False), _made(True, False), _made(True, True))
"""While actions are left; as the last one, if it reveals nothing; and if it does."""


def lights(position: Position, seat: int, action: PandemicAction) -> tuple[str, ...]:
    """The things an action is about, those included that depend on where the pawn stands."""
    if action.verb not in _ON_THE_SPOT:
        return _LIGHTS[action]
    if isinstance(action, Cure):
        # A plan is numbered at the first thing: on the map, where it is carried out.
        return (f"city:{CITIES[position.pawns[seat]]}", f"disease:{COLOURS[action.colour]}")
    if isinstance(action, Build):
        here = CITIES[position.pawns[seat]]
        if position.role(seat) == OPERATIONS_EXPERT:
            return (f"city:{here}",)
        return (f"city:{here}", f"card:{here}")
    if isinstance(action, Charter):
        if action.pawn == NOBODY:
            here = CITIES[position.pawns[seat]]
            return (f"city:{here}", f"card:{here}")
        return (f"pawn:{action.pawn}", f"card:{CITIES[position.pawns[action.pawn]]}")
    return (f"city:{CITIES[position.pawns[seat]]}",)


# What it costs


def cost(position: Position, seat: int, action: PandemicAction) -> Message | None:
    """What is given up, where a person should know that before."""
    last = is_last_action(position, action)
    if action.verb in _FREE:
        return _LAST if last else None
    card = _price(position, seat, action)
    if card:
        return _PRICES[int(last)][card]
    if isinstance(action, OperationsFlight):
        return Message("cost-any-city-card")
    if isinstance(action, Cure | Spend):
        return Message("cost-cards", {"count": cards_for_a_cure(position, seat)})
    if action is PASS:
        if position.phase == ACTIONS:
            return Message("cost-actions", {"count": position.actions})
    elif action is REST:
        if seat == position.active:
            return Message("cost-rest-in-own-turn")
    elif event := _settled(position, action):
        stored = event.card == position.stored and event.card not in position.hands[seat]
        if event is action:
            # Read before it is played, also where nothing can be pointed at to ask what it does.
            said = "cost-play-stored" if stored else "cost-play"
            return Message(said, {"event": CARDS[event.card]})
        return Message("cost-stored-event" if stored else "cost-event")
    elif last:
        return _LAST
    return None


def _settled(position: Position, action: PandemicAction) -> PlayEvent | None:
    """The Event that is played or answered for with this choice, if any is."""
    if isinstance(action, PlayEvent):
        return action
    if isinstance(action, To | At | TakeStation | Remove) and position.step is not None:
        begun = position.step.action
        return begun if isinstance(begun, PlayEvent) else None
    return None


def _price(position: Position, seat: int, action: PandemicAction) -> str:
    """The card that is paid with it; nothing if none is."""
    if isinstance(action, DirectFlight):
        return CITIES[action.city]
    if isinstance(action, Charter):
        return CITIES[position.pawns[seat if action.pawn == NOBODY else action.pawn]]
    if isinstance(action, Build) and position.role(seat) != OPERATIONS_EXPERT:
        return CITIES[position.pawns[seat]]
    step = position.step
    if isinstance(action, To) and step is not None:
        if step.kind == CHARTER_CITY:
            return CITIES[position.pawns[step.pawn]]
        if step.kind == FLIGHT_CITY:
            return CARDS[step.cards[0]]
    if isinstance(action, TakeStation) and step is not None and isinstance(step.action, Build):
        return _price(position, seat, step.action)
    return ""


# How much hangs on it


def is_last_action(position: Position, action: PandemicAction) -> bool:
    """Does it use up the last action of the turn?"""
    if position.phase != ACTIONS or position.actions != 1 or action.verb not in _SPENDING:
        return False
    step = position.step
    return step is None or not isinstance(step.action, PlayEvent)


def is_careful(position: Position, action: PandemicAction, final: bool) -> bool:
    """Looking at cards, letting a card go for good, whatever ends the actions of a turn, an Event
    that asks nothing more, and the choice with which one takes effect where that cannot be taken
    back.
    """
    if isinstance(action, Discard | Remove):
        return True
    if isinstance(action, PlayEvent) and action.card in _AT_ONCE:
        return True
    if action is PASS:
        return position.phase == ACTIONS
    if final and _settled(position, action) is not None:
        return True
    return is_last_action(position, action)


def usual(position: Position, choices: tuple[PandemicAction, ...]) -> PandemicAction | None:
    """Passing in a window, agreeing to a proposal, and a cure that is there for the taking."""
    if position.step is not None:
        return AGREE if position.step.kind == CONSENT else None
    if position.over != NOBODY:
        return None
    if position.phase != ACTIONS:
        return PASS
    if position.pawns[position.active] not in position.stations:
        return None
    cures = [action for action in choices if isinstance(action, Cure)]
    return cures[0] if len(cures) == 1 else None


# What it reveals


def opens_a_question(action: PandemicAction) -> bool:
    return action.verb in _OPENINGS


def can_reveal(position: Position, action: PandemicAction) -> bool:
    """Can it show anything at all? Not while actions are left, but for a look at cards; and an
    Event takes no action.
    """
    if opens_a_question(action):
        return False
    if position.phase != ACTIONS or position.over != NOBODY:
        return True
    if isinstance(action, PlayEvent):
        return action.card == FORECAST
    return position.actions <= 1 or action is PASS


def family(position: Position, action: PandemicAction, seat: int) -> str:
    """Actions of one family reveal alike, whatever cities or cards they name."""
    if action is PASS and position.phase == ACTIONS:
        return ORDINARY
    if action is REST and position.phase != ACTIONS:
        return PASS.notation
    if isinstance(action, Discard):
        # Events look alike to nobody: with one less, somebody may not be asked any more.
        return action.verb if action.card < FIRST_EVENT else action.notation
    if isinstance(action, Movement):
        if action.pawn != NOBODY and action.pawn != seat:
            return "pawn move"
        return ORDINARY if action.verb in _ORDINARY else "own move"
    if action.verb in _ORDINARY:
        return ORDINARY
    if action.verb in _ALIKE:
        return action.verb
    return action.notation
