"""The decisions of a shift once it is staffed: care, tokens, talks and questions."""

from wardroom.games.holding_on import actions
from wardroom.games.holding_on.care import sources
from wardroom.games.holding_on.choice import HoldingOnAction
from wardroom.games.holding_on.colleague import bedside
from wardroom.games.holding_on.colleague.judgement import Judgement
from wardroom.games.holding_on.colleague.reasons import reason
from wardroom.games.holding_on.content import (
    CRITICAL,
    DOCTORS,
    NIGHT,
    PERIODS,
    REGRETS,
    TRUST_HEALTH,
    period_of,
)
from wardroom.games.holding_on.state import QUERYING
from wardroom.games.holding_on.talk import asking_doctor, periods_to_guide, periods_to_query
from wardroom.games.holding_on.ward import period_name
from wardroom.kernel.game import Choice

Legal = list[HoldingOnAction]


def care(judgement: Judgement) -> Choice:
    """D7: medical or palliative."""
    ward = judgement.ward
    card = ward.card()
    medical = bedside.medical(judgement, ward.crew, card)
    palliative = bedside.palliative(judgement, ward.crew, card)
    if medical > palliative:
        duty = not ward.medical_given and ward.shift == NIGHT
        return Choice(actions.MEDICAL_CARE, reason("medical-duty" if duty else "medical"))
    return Choice(actions.PALLIATIVE_CARE, reason("palliative"))


def cover_symbol(judgement: Judgement, legal: Legal) -> Choice:
    """D8: one more token while it is worth its price, and all of them or few."""
    ward = judgement.ward
    card = ward.card()
    purses = sources(ward) if ward.covered < card.symbols else []
    now = bedside.covering(judgement, ward.crew, card, ward.covered)
    paid = 0.0
    best = 0.0 if actions.STOP in legal else -1e9
    pays = actions.STOP not in legal
    spent: list[int] = []
    while purses and ward.covered + len(spent) < card.symbols:
        purse = _next_source(judgement, purses, spent)
        if purse < 0:
            break
        paid += judgement.price(purse, spent.count(purse))
        spent.append(purse)
        more = bedside.covering(judgement, ward.crew, card, ward.covered + len(spent))
        if more - now - paid > best:
            best = more - now - paid
            pays = True
    if not pays:
        return Choice(actions.STOP, reason("stop"))
    why = "cover-critical" if card.kind == CRITICAL else "cover-symbol"
    return Choice(actions.COVER[bedside.cheapest(judgement, purses)], reason(why))


def _next_source(judgement: Judgement, purses: list[int], spent: list[int]) -> int:
    """The cheapest token that is left, or -1."""
    best = -1
    least = 1e9
    for purse in purses:
        gone = spent.count(purse)
        if gone < judgement.ward.tokens[purse] and judgement.price(purse, gone) < least:
            best, least = purse, judgement.price(purse, gone)
    return best


def give(judgement: Judgement, legal: Legal) -> Choice:
    """D6, D9, D11: to whom a token is worth most."""
    best = legal[0]
    most = -1.0
    for action in legal:
        if isinstance(action, actions.StaffAction):
            worth = judgement.token(action.pawn)
            if worth > most:
                best, most = action, worth
    return Choice(best, reason("give"))


def either(judgement: Judgement) -> Choice:
    """D10: a token or a memory."""
    ward = judgement.ward
    hazy, _ = bedside.split(judgement, ward.crew, ward.tokens_due, ward.hazy_due, ward.eithers)
    if hazy > ward.hazy_due:
        return Choice(actions.TAKE_HAZY, reason("take-hazy"))
    return Choice(actions.TAKE_TOKEN, reason("take-token"))


def talker(judgement: Judgement) -> Choice:
    """D12: a doctor who can guide the talk, where that is possible; else a nurse."""
    ward = judgement.ward
    guides = [pawn for pawn in ward.crew if pawn < DOCTORS and ward.tokens[pawn]]
    if guides and ward.deal.scenario.focusing:
        best = guides[0]
        for pawn in guides:
            if judgement.price(pawn) < judgement.price(best):
                best = pawn
        return Choice(actions.TALK[best], reason("talk-guide"))
    others = [pawn for pawn in ward.crew if pawn >= DOCTORS]
    chosen = others[0] if others else ward.crew[0]
    return Choice(actions.TALK[chosen], reason("talk"))


def guide(judgement: Judgement) -> Choice:
    """D13: guide if one period promises clearly more."""
    ward = judgement.ward
    cards = ward.cards_due
    periods = periods_to_guide(ward)
    if periods:
        best = bedside.best_guide(judgement, periods, cards)
        promise = bedside.guided(judgement, best, cards) - judgement.price(ward.talker)
        if promise > cards * judgement.hopes.a_draw():
            return Choice(actions.GUIDE[best], reason("guide", {"period": period_name(best)}))
    return Choice(actions.NO_GUIDE, reason("no-guide"))


def insist(judgement: Judgement) -> Choice:
    """D14: another card, if this one is worth less than what may come and the token."""
    ward = judgement.ward
    hopes = judgement.hopes
    drawn = hopes.promise[period_of(ward.drawn)]
    if hopes.a_draw() - drawn > judgement.price(ward.talker):
        return Choice(actions.INSIST, reason("insist"))
    return Choice(actions.ACCEPT, reason("accept"))


def trust(judgement: Judgement) -> Choice:
    """D15: a token for health or for a memory."""
    ward = judgement.ward
    price = judgement.price(ward.purse(ward.talker))
    if ward.trust == TRUST_HEALTH:
        worth = judgement.health(1)
    elif ward.talking == QUERYING:
        answers = [judgement.hopes.an_answer(period) for period in range(PERIODS)]
        worth = sum(answers) / PERIODS
    else:
        worth = judgement.hopes.a_draw()
    if worth > price:
        return Choice(actions.SPEND, reason("spend"))
    return Choice(actions.DECLINE, reason("decline"))


def query(judgement: Judgement) -> Choice:
    """D16: face what can be faced, then ask while an answer is worth more than its token."""
    ward = judgement.ward
    doctor = asking_doctor(ward)
    for regret in range(len(REGRETS)):
        ready = bedside.ready_to_face(judgement, regret)
        if ready and ward.tokens[doctor] >= ward.deal.scenario.facing_price:
            return Choice(actions.FACE[regret], reason("face", {"regret": REGRETS[regret]}))
    best = -1
    most = judgement.price(doctor) if ward.tokens[doctor] else 0.0
    for period in periods_to_query(ward, doctor):
        worth = judgement.hopes.an_answer(period)
        if worth > most:
            best, most = period, worth
    if best < 0:
        return Choice(actions.PASS, reason("pass"))
    return Choice(actions.QUERY[best], reason("query", {"period": period_name(best)}))
