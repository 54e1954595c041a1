"""What may be chosen at each decision (D1 to D22 of part 5).

A list of one is no decision: the flow takes it without asking. An empty one means that there is
nothing to decide, and the flow goes on.
"""

from wardroom.games.holding_on import actions, care, evening, staffing, talk
from wardroom.games.holding_on.choice import HoldingOnAction
from wardroom.games.holding_on.content import CRITICAL, PAWNS, PLACES
from wardroom.games.holding_on.state import NOBODY, NOTHING
from wardroom.games.holding_on.steps import (
    ARRANGE,
    AVERTED,
    CALL,
    CARE,
    EITHER,
    GUIDE,
    INSIST,
    LEAVE,
    MATCH,
    MEDICAL,
    NIGHT_BONUS,
    PHONE,
    PLACE,
    QUERY,
    REARRANGE,
    REWARD,
    SERVE,
    STAFF_SHIFT,
    TALKER,
    TIRE,
    TRUST,
)
from wardroom.games.holding_on.ward import Ward

Choices = list[HoldingOnAction]


def choices(ward: Ward) -> Choices:
    """Everything that the one who decides may do now."""
    step = ward.step
    if step == STAFF_SHIFT:
        return _staff(ward)
    if step == PLACE:
        return list(actions.PUT)
    if step == ARRANGE or step == REARRANGE:
        return _arrange(ward)
    if step == QUERY:
        return _query(ward)
    if step == MEDICAL:
        return _medical(ward)
    if step == CARE:
        if care.sources(ward):
            return [actions.MEDICAL_CARE, actions.PALLIATIVE_CARE]
        return [actions.PALLIATIVE_CARE]
    if step == EITHER:
        return [actions.TAKE_TOKEN, actions.TAKE_HAZY] if ward.eithers else []
    if step == REWARD:
        if not ward.tokens_due:
            return []
        return [actions.GIVE[purse] for purse in care.recipients(ward)]
    if step == NIGHT_BONUS:
        return [actions.GIVE[purse] for purse in care.recipients(ward)]
    if step == AVERTED:
        return [actions.GIVE[purse] for purse in care.averted_recipients(ward)]
    if step == TALKER:
        return [actions.TALK[pawn] for pawn in ward.crew] if ward.hazy_due else []
    if step == CALL:
        return _call(ward)
    if step == LEAVE:
        return [*[actions.SEND[pawn] for pawn in evening.can_go_on_leave(ward)], actions.DONE]
    if step == MATCH:
        return _match(ward)
    if step == GUIDE:
        return _guide(ward)
    if step == INSIST:
        return [actions.ACCEPT, actions.INSIST]
    if step == TRUST:
        if ward.tokens[ward.purse(ward.talker)]:
            return [actions.SPEND, actions.DECLINE]
        return [actions.DECLINE]
    if step == PHONE:
        callers = [actions.PHONE[doctor] for doctor in staffing.possible_callers(ward)]
        return [*callers, actions.NO_PHONE]
    if step == TIRE:
        return [actions.LOSE[cost] for cost in staffing.costs(ward)]
    if step == SERVE:
        return [actions.SERVE[pawn] for pawn in evening.to_be_served(ward)]
    return []


def _staff(ward: Ward) -> Choices:
    """HOL-7.1, HOL-G.6: the break room first; cover only when it is empty."""
    found: Choices = [actions.ASSIGN[pawn] for pawn in staffing.in_the_break_room(ward)]
    if found:
        return found
    if staffing.assistants_at_hand(ward):
        found.append(actions.CALL_ASSISTANT)
    for pawn in range(PAWNS):
        if staffing.movable(ward, pawn) and pawn != ward.caller:
            found.append(actions.MOVE[pawn])
    for pawn in ward.crew:
        if staffing.can_stand_in(ward, pawn):
            found.append(actions.STAND_IN[pawn])
    if ward.short and ward.crew:
        found.append(actions.STOP)
    return found


def _medical(ward: Ward) -> Choices:
    card = ward.card()
    found: Choices = []
    if ward.covered < card.symbols:
        found += [actions.COVER[purse] for purse in care.sources(ward)]
    if ward.covered or card.kind == CRITICAL:
        found.append(actions.STOP)
    return found


def _guide(ward: Ward) -> Choices:
    if not talk.can_focus(ward):
        return [actions.NO_GUIDE]
    periods = [actions.GUIDE[period] for period in talk.periods_to_guide(ward)]
    return [*periods, actions.NO_GUIDE]


def _query(ward: Ward) -> Choices:
    if talk.everybody_passed(ward):
        return []
    doctor = talk.asking_doctor(ward)
    found: Choices = [actions.QUERY[period] for period in talk.periods_to_query(ward, doctor)]
    found += [actions.FACE[regret] for regret in talk.regrets_to_face(ward, doctor)]
    return [*found, actions.PASS]


def _call(ward: Ward) -> Choices:
    if ward.caller == NOBODY:
        return []
    found: Choices = [actions.CALL[line.contact] for line in staffing.callable_lines(ward)]
    if ward.deal.scenario.call_price:
        found.append(actions.HANG_UP)
    return found


def _arrange(ward: Ward) -> Choices:
    found: Choices = []
    if ward.swaps < evening.MOST_SWAPS:
        grid = ward.grid
        for row in actions.SWAP:
            for swap in row:
                if grid[swap.first] != NOTHING or grid[swap.second] != NOTHING:
                    found.append(swap)
    return [*found, actions.DONE]


def _match(ward: Ward) -> Choices:
    """HOL-G.26: by itself the engine finds the twin, if it is in play."""
    holder = evening.matching_doctor(ward)
    if holder == NOBODY:
        return []
    memory = ward.held_clear[holder][0]
    if ward.deal.auto:
        if memory in ward.grid:
            return [actions.MATCH[ward.grid.index(memory) % PLACES]]
        return [actions.NO_MATCH]
    places = [actions.MATCH[slot % PLACES] for slot in evening.uncovered(ward, memory)]
    return [*places, actions.NO_MATCH]
