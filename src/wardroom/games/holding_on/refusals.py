"""Why something cannot be done now, for the seat whose decision it is: one sentence each.

First what stands in the way of the very thing that was wanted, if its moment is now; else when its
moment is. All of it is open on the table, so no reason tells anything that is hidden.
"""

from wardroom.games.holding_on import actions, care, evening, staffing, talk
from wardroom.games.holding_on.choice import HoldingOnAction
from wardroom.games.holding_on.content import (
    CRITICAL,
    FIRST_ASSISTANT,
    MOST_TOKENS,
    NIGHT,
    PAD,
    PERIOD_MASK,
    PLACES,
    REGRET_MARK,
    REGRETS,
    RELIEF_NURSE,
    SHIFTS,
    STABLE,
    STAFF,
    TIRED,
    period_of,
)
from wardroom.games.holding_on.scenarios import VOICE
from wardroom.games.holding_on.state import (
    AT_DESK,
    BREAK_ROOM,
    NOBODY,
    NOTHING,
    ON_LEAVE,
    ON_PAD,
)
from wardroom.games.holding_on.steps import (
    ARRANGE,
    AVERTED,
    CALL,
    GUIDE,
    INSIST,
    LEAVE,
    MATCH,
    MEDICAL,
    NIGHT_BONUS,
    PHONE,
    QUERY,
    REARRANGE,
    REWARD,
    SERVE,
    STAFF_SHIFT,
    TALKER,
    TIRE,
    TRUST,
    phase_of,
)
from wardroom.games.holding_on.ward import Ward, period_name, purse_name
from wardroom.kernel.message import Argument, Message


def _why(name: str, args: dict[str, Argument] | None = None) -> Message:
    return Message("why-not-" + name, {} if args is None else args)


def reason(ward: Ward, action: HoldingOnAction) -> Message:
    """What stands in the way of an action of the seat that is asked."""
    if ward.step == TIRE and not isinstance(action, actions.Lose):
        return _why("tired-first", {"staff": STAFF[ward.tiring]})
    if ward.step == TRUST or ward.step == INSIST:
        return _why("trust-first" if ward.step == TRUST else "insist-first")
    if isinstance(action, actions.StaffAction):
        return _about_staff(ward, action)
    if isinstance(action, actions.PeriodAction):
        return _about_a_period(ward, action)
    if isinstance(action, actions.Lose):
        return _lose(ward, action)
    if isinstance(action, actions.Face):
        return _face(ward, action)
    if isinstance(action, actions.Call):  # someone from another scenario is not named either
        return _why("stranger") if ward.step == CALL else _calling_at_another_time(ward)
    if isinstance(action, actions.Match):
        return _match(ward, action)
    if isinstance(action, actions.Swap):
        return _why("swap-empty" if ward.step in (ARRANGE, REARRANGE) else "swap")
    if isinstance(action, actions.Take):
        return _why("take")
    if isinstance(action, actions.Put):
        return _why("put")
    return _plain(ward, action)


def _plain(ward: Ward, action: HoldingOnAction) -> Message:
    """Choices that are about nothing but themselves."""
    if action is actions.NO_PHONE:
        return _phone_at_another_time(ward)
    if action is actions.CALL_ASSISTANT:
        return _staffing(ward) or _why("no-assistant")
    if action is actions.STOP:
        return _stop(ward)
    if action is actions.MEDICAL_CARE or action is actions.PALLIATIVE_CARE:
        return _care(ward, action)
    if action is actions.NO_GUIDE:
        return _guiding_at_another_time(ward)
    if action is actions.ACCEPT or action is actions.INSIST:
        return _why("drawn") if ward.deal.scenario.focusing else _why("focus")
    if action is actions.PASS:
        return _questions_at_another_time(ward)
    if action is actions.HANG_UP:
        return _why("hang-up") if ward.step == CALL else _calling_at_another_time(ward)
    if action is actions.NO_MATCH:
        return _why("match")
    return _why("done") if action is actions.DONE else _why("trust")


# People


def _about_staff(ward: Ward, action: actions.StaffAction) -> Message:
    pawn = action.pawn
    if isinstance(action, actions.Phone):
        return _phone(ward, pawn)
    if isinstance(action, actions.Assign):
        return _staffing(ward, cover=False) or _elsewhere(ward, pawn)
    if isinstance(action, actions.Move):
        return _staffing(ward) or _move(ward, pawn)
    if isinstance(action, actions.StandIn):
        return _staffing(ward) or _stand_in(ward, pawn)
    if isinstance(action, actions.Give):
        return _give(ward, pawn)
    if isinstance(action, actions.Cover):
        return _cover(ward, pawn)
    if isinstance(action, actions.Talk):
        off_card = _why("off-card", {"staff": STAFF[pawn]})
        return off_card if ward.step == TALKER else _why("talk")
    if isinstance(action, actions.Send):
        return _send(ward, pawn)
    return _serve(ward, pawn)


def _elsewhere(ward: Ward, pawn: int) -> Message:
    """Where somebody is who is not in the break room."""
    at = ward.place[pawn]
    args: dict[str, Argument] = {"staff": STAFF[pawn]}
    if at == ON_LEAVE:
        return _why("on-leave", args)
    if at == ON_PAD:
        return _why("on-pad", args)
    if at == AT_DESK:
        return _why("not-called", args)
    if at <= NIGHT:
        if pawn == ward.caller:
            return _why("at-phone", args)
        if pawn in ward.crew:
            return _why("on-card", args)
        return _why("on-shift", {"staff": STAFF[pawn], "shift": SHIFTS[at]})
    if pawn >= FIRST_ASSISTANT:
        return _why("gone", args)
    return _why("not-here" if pawn == RELIEF_NURSE else "not-in-play", args)


def _staffing(ward: Ward, cover: bool = True) -> Message | None:
    """Is a shift being staffed, and may cover be used for it (HOL-7.1)?"""
    if ward.step == PHONE:
        return _why("phone-first")
    if ward.step != STAFF_SHIFT:
        if phase_of(ward.step) == "care":
            return _why("staffed", {"shift": SHIFTS[ward.shift]})
        return _why("no-shift")
    at_rest = staffing.in_the_break_room(ward)
    if cover and at_rest:
        return _why("rest-first", {"staff": STAFF[at_rest[0]]})
    return None


def _move(ward: Ward, pawn: int) -> Message:
    """HOL-7.3, HOL-7.4, HOL-7.7."""
    at = ward.place[pawn]
    if at < ward.shift and ward.overworked(pawn):
        return _why("overworked", {"staff": STAFF[pawn]})
    if at < ward.shift:
        return _why("too-early", {"staff": STAFF[pawn], "shift": SHIFTS[at]})
    return _elsewhere(ward, pawn)


def _stand_in(ward: Ward, pawn: int) -> Message:
    """HOL-7.5, HOL-7.7."""
    name = "overworked" if pawn in ward.crew else "off-card"
    return _why(name, {"staff": STAFF[pawn]})


def _stop(ward: Ward) -> Message:
    """HOL-7.8, HOL-8.7."""
    if ward.step == MEDICAL:
        return _why("no-token-yet")
    if ward.step == STAFF_SHIFT:
        at_rest = staffing.in_the_break_room(ward)
        if at_rest:
            return _why("rest-first", {"staff": STAFF[at_rest[0]]})
        return _why("nobody-there" if ward.short else "can-be-filled")
    return _why("stop")


def _send(ward: Ward, pawn: int) -> Message:
    """HOL-16.9 to HOL-16.11."""
    if ward.step != LEAVE:
        return _why("leave")
    if ward.place[pawn] == BREAK_ROOM:
        return _why("manager-stays", {"staff": STAFF[pawn]})
    return _elsewhere(ward, pawn)


def _serve(ward: Ward, pawn: int) -> Message:
    """HOL-5.6, HOL-11.1."""
    if ward.step != SERVE:
        return _why("serve")
    if ward.place[pawn] != BREAK_ROOM:
        return _elsewhere(ward, pawn)
    name = "served" if (ward.served >> pawn) & 1 else "full"
    return _why(name, {"staff": STAFF[pawn], "count": MOST_TOKENS})


# Tokens


def _not_of_this_shift(ward: Ward, purse: int) -> Message | None:
    """HOL-8.3: only those on the card, and the pool only for nurses and assistants."""
    if purse == PAD:
        return None if care.shares_the_pool(ward) else _why("pool-closed")
    return None if purse in ward.crew else _why("off-card", {"staff": STAFF[purse]})


def _give(ward: Ward, purse: int) -> Message:
    if ward.step not in (NIGHT_BONUS, AVERTED, REWARD):
        return _why("give")
    absent = _not_of_this_shift(ward, purse)
    if absent is not None:
        return absent
    if purse == PAD:  # HOL-G.19
        return _why("averted-pool")
    return _why("full", {"staff": STAFF[purse], "count": MOST_TOKENS})


def _cover(ward: Ward, purse: int) -> Message:
    if ward.step != MEDICAL:
        return _why("cover")
    absent = _not_of_this_shift(ward, purse)
    return absent or _why("no-token", {"staff": purse_name(purse)})


def _lose(ward: Ward, action: actions.Lose) -> Message:
    """HOL-16.3, HOL-16.4."""
    if ward.step != TIRE:
        return _why("lose")
    name = "lose-" + staffing.COSTS[action.cost]
    return _why(name, {"staff": purse_name(ward.purse(ward.tiring))})


# Care


def _care(ward: Ward, action: HoldingOnAction) -> Message:
    """HOL-8.1, HOL-9.1."""
    phase = phase_of(ward.step)
    if phase == "staffing" or ward.step == NIGHT_BONUS:
        return _why("care-yet")
    if phase != "care":
        return _why("no-patient")
    if action is actions.PALLIATIVE_CARE and ward.card().kind == CRITICAL:
        return _why("critical")
    return _why("care-chosen")


# Talks and questions


def _about_a_period(ward: Ward, action: actions.PeriodAction) -> Message:
    period = action.period
    args: dict[str, Argument] = {"period": period_name(period)}
    if isinstance(action, actions.Guide):
        if ward.step != GUIDE:
            return _guiding_at_another_time(ward)
        left = ward.hazy_deck & PERIOD_MASK[period]
        return _why("period-unheard" if left else "period-told", args)
    if ward.step != QUERY:
        return _questions_at_another_time(ward)
    row = ward.grid[period * PLACES : (period + 1) * PLACES]
    lying = any(card != NOTHING for card in row)
    return _why("period-clear" if lying else "period-empty", args)


def _guiding_at_another_time(ward: Ward) -> Message:
    return _why("guide" if ward.deal.scenario.focusing else "focus")


def _questions_at_another_time(ward: Ward) -> Message:
    """HOL-14.2."""
    if phase_of(ward.step) not in ("staffing", "care"):
        return _why("query")
    if ward.card().kind != STABLE:
        return _why("not-stable")
    return _why("query-over" if ward.step == CALL else "query-yet")


def _face(ward: Ward, action: actions.Face) -> Message:
    scenario = ward.deal.scenario
    regret = action.regret
    args: dict[str, Argument] = {"regret": REGRETS[regret]}
    if not scenario.regret_ready:
        return _why("no-regrets")
    if (ward.faced >> regret) & 1:
        return _why("faced", args)
    if ward.step != QUERY:
        return _questions_at_another_time(ward)
    if ward.clear_in(REGRET_MARK[regret]) < scenario.regret_ready:
        return _why("regret-hazy", {"regret": REGRETS[regret], "count": scenario.regret_ready})
    doctor = talk.asking_doctor(ward)
    return _why("face-price", {"staff": STAFF[doctor], "count": scenario.facing_price})


# The phone


def _phone_at_another_time(ward: Ward) -> Message:
    """HOL-20.1, HOL-20.2: whom one could call at all, and when."""
    scenario = ward.deal.scenario
    if not scenario.lines:
        return _why("phone-scenario")
    if ward.caller != NOBODY:
        return _why("phone-taken", {"staff": STAFF[ward.caller]})
    if ward.calls >= scenario.calls_a_day:
        return _why("phone-today")
    if not any(VOICE in stack for stack in ward.stacks):
        return _why("phone-answered")
    if not staffing.callable_lines(ward):
        return _why("phone-unknown")
    return _why("phone-late")


def _phone(ward: Ward, doctor: int) -> Message:
    """HOL-20.3, HOL-G.17."""
    if ward.step != PHONE:
        return _phone_at_another_time(ward)
    at = ward.place[doctor]
    args: dict[str, Argument] = {"staff": STAFF[doctor]}
    free = staffing.moves_free(ward, doctor)
    at_rest = at == BREAK_ROOM
    if not at_rest and not staffing.movable(ward, doctor):
        return _move(ward, doctor)
    tires = not at_rest and not free
    if ward.fatigue[doctor] + tires >= TIRED:
        return _why("phone-tired-then" if ward.fatigue[doctor] < TIRED else "too-tired", args)
    price = ward.deal.scenario.call_price
    if price and ward.tokens[doctor] < price + tires:
        return _why("phone-price", {"staff": STAFF[doctor], "count": price + tires})
    return _why("phone-rested", {"staff": STAFF[staffing.possible_callers(ward)[0]]})


def _calling_at_another_time(ward: Ward) -> Message:
    return _why("no-caller" if ward.caller == NOBODY else "call-yet")


# The evening


def _match(ward: Ward, action: actions.Match) -> Message:
    if ward.step != MATCH:
        return _why("match")
    memory = ward.held_clear[evening.matching_doctor(ward)][0]
    slot = period_of(memory) * PLACES + action.place
    name = "slot-empty" if ward.grid[slot] == NOTHING else "slot-clear"
    return _why(name, {"slot": action.place + 1})
