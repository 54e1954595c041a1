"""What is put before the seat that decides: what each choice lights, shows and costs."""

from collections.abc import Mapping
from typing import Final

from wardroom.games.holding_on import actions, evening, staffing
from wardroom.games.holding_on.choice import HoldingOnAction
from wardroom.games.holding_on.content import (
    DOCTORS,
    FIRST_ASSISTANT,
    MOST_TOKENS,
    PAD,
    PLACES,
    STAFF,
    period_of,
)
from wardroom.games.holding_on.state import BREAK_ROOM
from wardroom.games.holding_on.steps import MEDICAL, REWARD
from wardroom.games.holding_on.ward import Ward, period_name, purse_name
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.offer import Offer

_KEYS: Final = ("tokens", "hazy", "clear")
"""What the price of fatigue lights."""


# Whether something new is shown


def reveals(ward: Ward, action: HoldingOnAction) -> bool | None:
    """Does this action surely show something new, surely not, or does only playing it tell?"""
    if isinstance(action, actions.Swap):
        return False
    if isinstance(action, actions.Put):
        return None if ward.deal.scenario.run_goal else any(ward.held_hazy)
    if isinstance(action, actions.Match | actions.Query | actions.Guide | actions.Call):
        return True
    if isinstance(action, actions.Lose):
        return None if action.cost == staffing.LOSE_TOKEN else True
    if isinstance(action, actions.Send):
        return len(evening.can_go_on_leave(ward)) == 1
    if isinstance(action, actions.Assign):
        # As long as places and people are left to choose from, nothing else happens.
        at_rest = len(staffing.in_the_break_room(ward))
        return False if staffing.open_places(ward) > 1 and at_rest > 2 else None
    return None


# Things on the board


def lights(ward: Ward, action: HoldingOnAction) -> tuple[str, ...]:
    """The things an action is about."""
    if isinstance(action, actions.Put | actions.Match | actions.Lose):
        return _light_what_is_asked_about(ward, action)
    if action is actions.CALL_ASSISTANT:
        return ("staff:" + STAFF[staffing.assistants_at_hand(ward)[0]],)
    return _LIGHTS.get(action.notation, ())


def _light_what_is_asked_about(ward: Ward, action: HoldingOnAction) -> tuple[str, ...]:
    if isinstance(action, actions.Put):
        return (_slot(period_of(ward.turned_up), action.place),)
    if isinstance(action, actions.Match):
        memory = ward.held_clear[evening.matching_doctor(ward)][0]
        return (_slot(period_of(memory), action.place),)
    if isinstance(action, actions.Lose):
        return (f"{_KEYS[action.cost]}:{purse_name(ward.purse(ward.tiring))}",)
    return ()


def _slot(row: int, place: int) -> str:
    return f"slot:{row + 1}:{place + 1}"


def _fixed_lights(action: HoldingOnAction) -> tuple[str, ...]:
    """What an action lights in every position in which it is legal."""
    if isinstance(action, actions.Phone):
        return ("staff:" + STAFF[action.pawn], "tile")
    if isinstance(action, actions.Give | actions.Cover):
        name = purse_name(action.pawn)
        own = ("tokens:" + name, "staff:" + name) if action.pawn < DOCTORS else ("tokens:" + name,)
        return (*own, "symbol") if isinstance(action, actions.Cover) else own
    if isinstance(action, actions.StaffAction):
        return ("staff:" + STAFF[action.pawn],)
    if isinstance(action, actions.PeriodAction):
        return ("row:" + period_name(action.period),)
    if isinstance(action, actions.Swap):
        row = action.first // PLACES
        return (_slot(row, action.first % PLACES), _slot(row, action.second % PLACES))
    if action is actions.MEDICAL_CARE or action is actions.PALLIATIVE_CARE:
        return ("side:" + action.verb,)
    kinds = {"take": "reward", "face": "regret", "call": "contact"}
    if action.verb in kinds:
        return (f"{kinds[action.verb]}:{action.notation.split()[1]}",)
    return ()


_LIGHTS: Final[Mapping[str, tuple[str, ...]]] = {
    action.notation: _fixed_lights(action) for action in actions.all_actions()
}


# What is given up


def _price(name: str, args: dict[str, Argument]) -> Message:
    return Message("price-" + name, args)


def cost(ward: Ward, action: HoldingOnAction) -> Message | None:
    """What a person should know before: tokens, fatigue, health, a warning, a memory."""
    if isinstance(action, actions.StaffAction):
        return _cost_for_staff(ward, action)
    if action is actions.CALL_ASSISTANT:
        return _price("assistant", {})
    if action is actions.STOP:
        return _cost_of_stopping(ward)
    if action is actions.PALLIATIVE_CARE and ward.card().deterioration:
        return _price("health", {"count": ward.card().deterioration})
    if action is actions.MEDICAL_CARE:
        return _price("rewards", {})
    if isinstance(action, actions.Query | actions.Guide):
        return _price("tokens", {"count": 1})
    if action is actions.INSIST or action is actions.SPEND:
        return _price("tokens", {"count": 1})
    if isinstance(action, actions.Face):
        return _price("tokens", {"count": ward.deal.scenario.facing_price})
    if isinstance(action, actions.Call) and ward.deal.scenario.call_price:
        return _price("tokens", {"count": ward.deal.scenario.call_price})
    if action is actions.NO_MATCH and not evening.put_right(ward):
        return _price("memory", {})
    return None


def _cost_for_staff(ward: Ward, action: actions.StaffAction) -> Message | None:
    pawn = action.pawn
    if isinstance(action, actions.Cover):
        return _price("tokens", {"count": 1})
    if isinstance(action, actions.Send):
        return _price("leave", {"staff": STAFF[pawn]})
    moved = isinstance(action, actions.Move) or (
        isinstance(action, actions.Phone) and ward.place[pawn] != BREAK_ROOM
    )
    tires = pawn < FIRST_ASSISTANT and moved and not staffing.moves_free(ward, pawn)
    if tires or isinstance(action, actions.StandIn):
        return _price("fatigue", {"staff": STAFF[pawn], "count": ward.fatigue[pawn] + 1})
    return None


def _cost_of_stopping(ward: Ward) -> Message | None:
    if ward.step != MEDICAL:
        return _price("warning", {})
    uncovered = ward.card().deterioration - ward.covered
    return _price("health", {"count": uncovered}) if uncovered > 0 else None


# The whole


def offer(ward: Ward, action: HoldingOnAction, final: bool) -> Offer:
    """A legal action as it is put before a seat."""
    return Offer(
        action,
        lights(ward, action),
        final,
        cost(ward, action),
        usual(ward, action),
        careful(ward, action),
        times=times(ward, action),
    )


def times(ward: Ward, action: HoldingOnAction) -> int:
    """How many tokens can go the same way one after the other."""
    if isinstance(action, actions.Cover):
        return min(ward.tokens[action.pawn], ward.card().symbols - ward.covered)
    if isinstance(action, actions.Give) and ward.step == REWARD:
        room = ward.supply if action.pawn == PAD else MOST_TOKENS - ward.tokens[action.pawn]
        return min(ward.tokens_due, ward.supply, room)
    return 1


def usual(ward: Ward, action: HoldingOnAction) -> bool:
    """What people mostly do: listen, leave things as they are, call the one they meant to call."""
    if isinstance(action, actions.Call):
        return len(staffing.callable_lines(ward)) == 1
    return action is actions.ACCEPT or action is actions.DONE


def careful(ward: Ward, action: HoldingOnAction) -> bool:
    """A slip would hurt: judging a clear memory (HOL-G.26), leaving symbols or places open."""
    if isinstance(action, actions.Match) or action is actions.NO_MATCH:
        return True
    if action is actions.STOP:
        return ward.step != MEDICAL or ward.covered < ward.card().symbols
    return False
