"""Staffing: who works a shift, who covers, who phones, who goes on leave."""

from itertools import combinations
from typing import Final

from wardroom.games.holding_on import actions
from wardroom.games.holding_on.choice import HoldingOnAction
from wardroom.games.holding_on.colleague.bedside import Crew, worth_of
from wardroom.games.holding_on.colleague.judgement import Judgement
from wardroom.games.holding_on.colleague.reasons import reason
from wardroom.games.holding_on.content import (
    CONTACTS,
    DAYS,
    DOCTORS,
    FIRST_ASSISTANT,
    STABLE,
    STAFF,
    TIRED,
    period_of,
)
from wardroom.games.holding_on.scenarios import ARRIVED, HEARD, VOICE, Line
from wardroom.games.holding_on.staffing import (
    LOSE_CLEAR,
    LOSE_HAZY,
    callable_lines,
    moves_free,
    open_places,
)
from wardroom.games.holding_on.state import BREAK_ROOM, NOBODY
from wardroom.games.holding_on.ward import Ward
from wardroom.kernel.game import Choice
from wardroom.kernel.message import Message

_SOON_OR_LATER: Final = 0.3
"""How much the price of a call counts, which must be paid some day in any case."""


def staff_shift(judgement: Judgement, legal: list[HoldingOnAction]) -> Choice:
    """D2, D3: the next pawn of the best crew."""
    at_rest = judgement.at_rest()
    if not at_rest:
        return _cover(judgement, legal)
    missing = open_places(judgement.ward)
    if len(at_rest) <= missing:
        pawn = _first_to_go(judgement, at_rest)
        return Choice(actions.ASSIGN[pawn], reason("all-hands"))
    crew = best_crew(judgement, at_rest, missing)
    pawn = _first_to_go(judgement, list(crew))
    return Choice(actions.ASSIGN[pawn], _why_this_crew(judgement, pawn))


def _why_this_crew(judgement: Judgement, pawn: int) -> Message:
    ward = judgement.ward
    if ward.card().kind == STABLE and pawn < DOCTORS and ward.tokens[pawn]:
        return reason("assign-asks", {"staff": STAFF[pawn]})
    if pawn < DOCTORS:
        return reason("assign-doctor", {"staff": STAFF[pawn]})
    return reason("assign-nurse")


def best_crew(judgement: Judgement, at_rest: list[int], missing: int) -> Crew:
    """The pawns of the break room whose work and whose absence come out best together."""
    ward = judgement.ward
    best: Crew = ()
    most = -1e9
    for chosen in combinations(at_rest, missing):
        crew = ward.crew + chosen
        rest = [pawn for pawn in at_rest if pawn not in chosen]
        worth = worth_of(judgement, crew, ward.card()) + judgement.keeping(rest)
        if worth > most:
            best, most = chosen, worth
    return best


def _first_to_go(judgement: Judgement, pawns: list[int]) -> int:
    """HOL-6.4: doctors first, the one with most tokens as senior."""
    best = pawns[0]
    for pawn in pawns:
        if pawn < DOCTORS and (
            best >= DOCTORS or judgement.ward.tokens[pawn] > judgement.ward.tokens[best]
        ):
            best = pawn
    return best


# Cover


def _cover(judgement: Judgement, legal: list[HoldingOnAction]) -> Choice:
    """D3: the cheapest way to fill the place."""
    best = legal[0]
    least = 1e9
    for action in legal:
        cost = _cost_of_cover(judgement, action)
        if cost < least:
            best, least = action, cost
    name = "cover-" + best.verb.replace("_", "-")
    if isinstance(best, actions.StaffAction):
        return Choice(best, reason(name, {"staff": STAFF[best.pawn]}))
    return Choice(best, reason(name))


def _cost_of_cover(judgement: Judgement, action: HoldingOnAction) -> float:
    ward = judgement.ward
    weights = judgement.weights
    if action is actions.STOP:
        return 0.0
    if action is actions.CALL_ASSISTANT:
        # Who comes in the morning can stay all day.
        days_after = DAYS - ward.day
        late = 0.5 if days_after < 3 else 1.0
        return weights.assistant * (1.0 + 0.3 * ward.shift) * late
    pawn = action.pawn if isinstance(action, actions.StaffAction) else 0
    if pawn >= FIRST_ASSISTANT or (isinstance(action, actions.Move) and moves_free(ward, pawn)):
        return -1.0
    cost = judgement.fatigue(pawn)
    if isinstance(action, actions.Move):
        # One more pair of hands, and of pockets, for this card.
        cost -= 0.2
        if pawn < DOCTORS and ward.card().kind == STABLE and ward.fatigue[pawn] + 1 < TIRED:
            cost -= 0.1 * ward.tokens[pawn]
    return cost


def lose(judgement: Judgement, legal: list[HoldingOnAction]) -> Choice:
    """D4, D5: what is missed least."""
    ward = judgement.ward
    purse = ward.purse(ward.tiring)
    best = legal[0]
    least = 1e9
    for action in legal:
        if action is actions.LOSE[LOSE_HAZY]:
            cost = _mean([judgement.hopes.promise[period_of(m)] for m in ward.held_hazy[purse]])
        elif action is actions.LOSE[LOSE_CLEAR]:
            held = ward.held_clear[purse]
            cost = _mean([judgement.hopes.a_held_answer(period_of(card)) for card in held])
        else:
            cost = judgement.price(purse)
        if cost < least:
            best, least = action, cost
    return Choice(best, reason("lose"))


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


# The phone


def phone(judgement: Judgement, legal: list[HoldingOnAction]) -> Choice:
    """D1: a call, if the doctor can be spared."""
    ward = judgement.ward
    hope = 0.0
    contact = NOBODY
    for line in callable_lines(ward):
        worth = worth_of_call(judgement, line)
        if worth > hope:
            hope, contact = worth, line.contact
    at_rest = judgement.at_rest()
    places = ward.card().staff
    usual = _without(judgement, at_rest, places)
    best: HoldingOnAction = actions.NO_PHONE
    most = 0.0
    for action in legal:
        if action is actions.NO_PHONE or not isinstance(action, actions.StaffAction):
            continue
        doctor = action.pawn
        rest = [pawn for pawn in at_rest if pawn != doctor]
        worth = hope + _without(judgement, rest, places) - usual
        for spent in range(ward.deal.scenario.call_price):
            worth -= _SOON_OR_LATER * judgement.price(doctor, spent)
        if ward.place[doctor] != BREAK_ROOM and not moves_free(ward, doctor):
            worth -= judgement.fatigue(doctor)
        if worth > most:
            best, most = action, worth
    if best is not actions.NO_PHONE:
        return Choice(best, reason("phone", {"contact": CONTACTS[contact]}))
    return Choice(best, reason(_why_nobody_calls(judgement) if contact == NOBODY else "no-phone"))


def _why_nobody_calls(judgement: Judgement) -> str:
    """No call would bring the goal nearer: nobody is wanted any more, or it is too late."""
    for line in callable_lines(judgement.ward):
        if _missing(judgement.ward, line) > 0:
            return "no-phone-late"
    return "no-phone-none"


def _without(judgement: Judgement, at_rest: list[int], places: int) -> float:
    """What the shift and the rest of the day are worth with these pawns at rest."""
    ward = judgement.ward
    missing = places - len(at_rest)
    if missing >= 0:
        return (
            (worth_of(judgement, tuple(at_rest), ward.card()) if at_rest else -2.0)
            + judgement.keeping([])
            - missing * judgement.weights.worn * 2.0
        )
    crew = best_crew(judgement, at_rest, places)
    rest = [pawn for pawn in at_rest if pawn not in crew]
    return worth_of(judgement, crew, ward.card()) + judgement.keeping(rest)


def worth_of_call(judgement: Judgement, line: Line) -> float:
    """The chance of a voice that the goal wants, the more pressing the later."""
    ward = judgement.ward
    scenario = ward.deal.scenario
    stack = ward.stacks[scenario.lines.index(line)]
    missing = _missing(ward, line)
    days = DAYS - ward.day + 1
    for condition in scenario.goal:
        if condition.about == line.contact and condition.kind == ARRIVED and missing:
            days -= scenario.arrivals
    if missing <= 0 or days <= 0:
        return 0.0
    # A useless card out of the way brings the next voice nearer.
    voice = max(0.5, stack.count(VOICE) / len(stack))
    pressing = 1.0 + missing / days
    return judgement.weights.call * voice * pressing


def _missing(ward: Ward, line: Line) -> int:
    """How often a contact must still be heard for the goal."""
    missing = 0
    for condition in ward.deal.scenario.goal:
        if condition.about != line.contact:
            continue
        if condition.kind == HEARD:
            missing = condition.number - ward.heard[line.contact]
        elif condition.kind == ARRIVED and not ward.heard[line.contact]:
            missing = 1
    return missing


def call(judgement: Judgement, legal: list[HoldingOnAction]) -> Choice:
    """D17: the contact who is wanted most."""
    ward = judgement.ward
    best: HoldingOnAction = legal[-1]
    most = 0.0
    contact = NOBODY
    for line in callable_lines(ward):
        worth = worth_of_call(judgement, line)
        if worth > most:
            best, most = actions.CALL[line.contact], worth
            contact = line.contact
    if contact == NOBODY:
        return Choice(best, reason(_why_nobody_calls(judgement)))
    return Choice(best, reason("call", {"contact": CONTACTS[contact]}))


# Leave


def leave(judgement: Judgement, legal: list[HoldingOnAction]) -> Choice:
    """D18: anyone who is tired may go, if the rest of the day can do without."""
    at_rest = judgement.at_rest()
    best: HoldingOnAction = actions.DONE
    most = 0.0
    if DAYS - judgement.ward.day:
        stay = judgement.keeping(at_rest)
        for action in legal:
            if action is actions.DONE or not isinstance(action, actions.StaffAction):
                continue
            rest = [pawn for pawn in at_rest if pawn != action.pawn]
            relief = judgement.weights.rest * _weariness(judgement, action.pawn)
            worth = relief + judgement.keeping(rest) - stay
            if worth > most:
                best, most = action, worth
    return Choice(best, reason("no-leave" if best is actions.DONE else "leave"))


def _weariness(judgement: Judgement, pawn: int) -> float:
    """What the fatigue of a pawn weighs."""
    weights = judgement.weights
    fatigue = judgement.ward.fatigue[pawn]
    if not fatigue:
        return 0.0
    if pawn >= DOCTORS:
        return weights.exhausted - weights.worn
    return weights.worn if fatigue < TIRED else weights.worn + weights.tired


def serve(judgement: Judgement, legal: list[HoldingOnAction]) -> Choice:
    """D19: whom the evening tokens help most."""
    best = legal[0]
    most = -1.0
    for action in legal:
        if isinstance(action, actions.StaffAction):
            worth = judgement.evening(action.pawn)
            if worth > most:
                best, most = action, worth
    return Choice(best, reason("serve"))
