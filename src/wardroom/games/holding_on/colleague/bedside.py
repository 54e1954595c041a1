"""What a crew can do for a patient card: medical care, palliative care, questions."""

from wardroom.games.holding_on.colleague.judgement import DISASTER, Judgement
from wardroom.games.holding_on.content import (
    CRITICAL,
    DOCTORS,
    NIGHT,
    PAD,
    PERIODS,
    PLACES,
    REGRET_MARK,
    REGRETS,
    STABLE,
    TIRED,
    Patient,
)
from wardroom.games.holding_on.steps import NIGHT_BONUS, STAFF_SHIFT
from wardroom.games.holding_on.talk import periods_to_guide

Crew = tuple[int, ...]


def purses(crew: Crew) -> list[int]:
    """Whose tokens the crew can use, the pool last."""
    found = [pawn for pawn in crew if pawn < DOCTORS]
    return [*found, PAD] if len(found) < len(crew) else found


def worth_of(judgement: Judgement, crew: Crew, card: Patient) -> float:
    """The best that this crew can do in the shift."""
    best = medical(judgement, crew, card)
    if card.kind != CRITICAL:
        best = max(best, palliative(judgement, crew, card))
    if card.kind == STABLE:
        best += questions(judgement, crew)
    return best


# Medical care


def _bonus(judgement: Judgement) -> int:
    """The night's token, if it is still to come (HOL-18.1)."""
    ward = judgement.ward
    to_come = ward.step == STAFF_SHIFT or ward.step == NIGHT_BONUS
    return 1 if ward.shift == NIGHT and to_come and not ward.short else 0


def _prices(judgement: Judgement, crew: Crew) -> list[float]:
    """What each token of the crew costs, the cheapest first."""
    found: list[float] = []
    for purse in purses(crew):
        for spent in range(judgement.ward.tokens[purse]):
            found.append(judgement.price(purse, spent))
    if _bonus(judgement):
        found.append(min([judgement.token(purse) for purse in purses(crew)]))
    return sorted(found)


def cheapest(judgement: Judgement, sources: list[int]) -> int:
    """The purse that misses a token least."""
    best = sources[0]
    for purse in sources:
        if judgement.price(purse) < judgement.price(best):
            best = purse
    return best


def medical(judgement: Judgement, crew: Crew, card: Patient) -> float:
    """Medical care with as many tokens as it pays to give."""
    prices = _prices(judgement, crew)
    worth = judgement.health(-card.deterioration) if card.kind == CRITICAL else -DISASTER
    paid = 0.0
    for covered in range(1, min(card.symbols, len(prices)) + 1):
        paid += prices[covered - 1]
        worth = max(worth, covering(judgement, crew, card, covered) - paid)
    return worth


def covering(judgement: Judgement, crew: Crew, card: Patient, covered: int) -> float:
    """What so many tokens on the card bring, their price aside."""
    if card.kind == STABLE:
        return judgement.health(1) + judgement.duty()
    worth = judgement.health(covered - card.deterioration)
    if covered:
        worth += judgement.duty()
    if card.kind == CRITICAL and covered == card.deterioration:
        worth += max([judgement.token(purse) for purse in purses(crew)])
    return worth


# Palliative care


def palliative(judgement: Judgement, crew: Crew, card: Patient) -> float:
    """Palliative care: the fall of health, tokens and memories."""
    worth = judgement.health(-card.deterioration)
    if judgement.ward.shift == NIGHT:
        worth -= judgement.duty() if not judgement.ward.medical_given else 0.0
    hazy, tokens = split(judgement, crew, card.tokens, card.hazy, card.either)
    given = [0] * (PAD + 1)
    for _ in range(tokens):
        best = best_recipient(judgement, purses(crew), given)
        worth += judgement.token(best, given[best])
        given[best] += 1
    return worth + conversation(judgement, crew, hazy)


def split(judgement: Judgement, crew: Crew, tokens: int, hazy: int, either: int) -> tuple[int, int]:
    """How many hazy cards and tokens to take of the either-symbols."""
    given = [0] * (PAD + 1)
    for _ in range(tokens):
        given[best_recipient(judgement, purses(crew), given)] += 1
    for _ in range(either):
        best = best_recipient(judgement, purses(crew), given)
        more = conversation(judgement, crew, hazy + 1) - conversation(judgement, crew, hazy)
        if more > judgement.token(best, given[best]):
            hazy += 1
        else:
            given[best] += 1
            tokens += 1
    return hazy, tokens


def best_recipient(judgement: Judgement, among: list[int], given: list[int]) -> int:
    best = among[0]
    for purse in among:
        if judgement.token(purse, given[purse]) > judgement.token(best, given[best]):
            best = purse
    return best


def conversation(judgement: Judgement, crew: Crew, cards: int) -> float:
    """What a talk about so many cards promises, with the best talker of the crew."""
    if not cards:
        return 0.0
    ward = judgement.ward
    hopes = judgement.hopes
    best = cards * hopes.a_draw()
    if ward.deal.scenario.focusing:
        price = DISASTER
        for pawn in crew:
            if pawn < DOCTORS and ward.tokens[pawn]:
                price = min(price, judgement.price(pawn))
        if price < DISASTER:
            for period in periods_to_guide(ward):
                best = max(best, guided(judgement, period, cards) - price)
    return best


def guided(judgement: Judgement, period: int, cards: int) -> float:
    """So many cards of one period, each worth a little less than the one before."""
    hopes = judgement.hopes
    number = min(cards, hopes.hazy_left[period])
    return hopes.a_guided_draw(period) * (number - 0.15 * number * (number - 1))


def best_guide(judgement: Judgement, periods: list[int], cards: int) -> int:
    best = periods[0]
    for period in periods:
        if guided(judgement, period, cards) > guided(judgement, best, cards):
            best = period
    return best


# Questions


def questions(judgement: Judgement, crew: Crew) -> float:
    """What the doctors of the crew can ask or face on a stable card, price deducted."""
    ward = judgement.ward
    worth = 0.0
    asked = [0] * PERIODS
    faced = 0
    for doctor in crew:
        if doctor >= DOCTORS or ward.fatigue[doctor] >= TIRED:
            continue
        spent = 0
        for regret in range(len(REGRETS)):
            price = ward.deal.scenario.facing_price
            if (faced >> regret) & 1 or ward.tokens[doctor] - spent < price:
                continue
            if ready_to_face(judgement, regret):
                faced |= 1 << regret
                worth += judgement.weights.face
                for _ in range(price):
                    worth -= judgement.price(doctor, spent)
                    spent += 1
        while spent < ward.tokens[doctor]:
            period, answer = best_question(judgement, asked)
            if answer <= judgement.price(doctor, spent):
                break
            worth += answer - judgement.price(doctor, spent)
            asked[period] += 1
            spent += 1
    return worth


def ready_to_face(judgement: Judgement, regret: int) -> bool:
    ward = judgement.ward
    ready = ward.deal.scenario.regret_ready
    return (
        ready > 0 and not (ward.faced >> regret) & 1 and ward.clear_in(REGRET_MARK[regret]) >= ready
    )


def best_question(judgement: Judgement, asked: list[int]) -> tuple[int, float]:
    """The period to ask about, and what the answer promises, after so many queries of each."""
    ward = judgement.ward
    best = 0
    most = -1.0
    for period in range(PERIODS):
        row = ward.grid[period * PLACES : (period + 1) * PLACES]
        if max(row) >= 0:
            answer = judgement.hopes.an_answer(period, asked[period])
            if answer > most:
                best, most = period, answer
    return best, most
