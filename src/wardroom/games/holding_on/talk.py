"""Talking with Billy: hazy memories, events, guiding, insisting and queries (HOL-12 to HOL-14)."""

from wardroom.games.holding_on.care import after_care
from wardroom.games.holding_on.content import (
    ALL_MEMORIES,
    CARDS,
    CHANGE_SUBJECT,
    CLEAR_EFFECTS,
    CLEAR_EVENTS,
    DOCTORS,
    DRAW,
    DRAW_MEMORY,
    END_TALK,
    HAZY_EFFECTS,
    HAZY_EVENTS,
    IGNORE,
    IMPROVE,
    MEMORIES,
    PERIOD_MASK,
    PERIODS,
    PLACES,
    REGRET_MARK,
    REGRETS,
    REMOVE,
    STAFF,
    SYMBOLS,
    TIRED,
    TRUST_HEALTH,
    TRUST_MEMORY,
    WORSEN,
    band,
    key_of,
    period_of,
)
from wardroom.games.holding_on.state import (
    ANY_CARD,
    ANY_MEMORY,
    AS_DUE,
    HAZY_TALK,
    NOTHING,
    OTHER_PERIOD,
    QUERYING,
    SILENT,
)
from wardroom.games.holding_on.steps import CALL, DRAWING, GUIDE, INSIST, QUERY, TRUST
from wardroom.games.holding_on.ward import Ward, is_event, period_name
from wardroom.kernel.dice import Dice
from wardroom.kernel.message import Message

# The talk after palliative care


def begin_talk(ward: Ward, pawn: int) -> None:
    """HOL-12.2: one talker for all cards of the shift (HOL-10.6)."""
    ward.talker = pawn
    ward.talking = HAZY_TALK
    ward.cards_due = ward.hazy_due
    ward.hazy_due = 0
    ward.extra = AS_DUE
    ward.named = NOTHING
    ward.step = GUIDE
    if ward.log is not None:
        ward.tell("talk", {"staff": STAFF[pawn], "count": ward.cards_due})


def can_focus(ward: Ward) -> bool:
    """HOL-19.1: from scenario 2 on, a doctor with a token."""
    return (
        ward.deal.scenario.focusing
        and ward.talker < DOCTORS
        and ward.tokens[ward.talker] > 0
        and ward.talking == HAZY_TALK
    )


def periods_to_guide(ward: Ward) -> list[int]:
    """HOL-19.3, HOL-G.13, HOL-G.15: in play, placed or held, and some left in the deck."""
    in_play = ward.placed()
    for hand in ward.held_hazy:
        for memory in hand:
            in_play |= 1 << memory
    return [
        period
        for period in range(PERIODS)
        if in_play & PERIOD_MASK[period] and ward.hazy_deck & PERIOD_MASK[period]
    ]


def guide(ward: Ward, period: int) -> None:
    """HOL-19.3: one token for the whole talk."""
    ward.spend(ward.talker)
    ward.named = period
    ward.step = DRAWING
    if ward.log is not None:
        ward.tell("guide", {"staff": STAFF[ward.talker], "period": period_name(period)})


def listen(ward: Ward) -> None:
    """D13: Billy talks of what he likes."""
    ward.step = DRAWING


def draw_on(ward: Ward) -> None:
    """Draw what is due, up to a decision, the end of the talk or the end of the scenario."""
    while not ward.result and ward.step == DRAWING:
        mode = ward.extra
        if mode == AS_DUE and not ward.cards_due:
            _talk_is_over(ward)
            return
        if not _wanted(ward, mode):  # HOL-12.8
            ward.extra = AS_DUE
            if mode == AS_DUE:
                ward.cards_due = 0
            continue
        card = _draw(ward, mode)
        if is_event(card):
            _resolve_event(ward, card)
        elif ward.talking == QUERYING:
            _counted(ward)
            _hand_clear(ward, card)
        else:
            _show_hazy(ward, card)


def _deck(ward: Ward) -> int:
    return ward.clear_deck if ward.talking == QUERYING else ward.hazy_deck


def _wanted(ward: Ward, mode: int) -> int:
    """The memories of the deck that this draw could end with."""
    memories = _deck(ward) & ALL_MEMORIES
    if ward.named != NOTHING:
        if mode == AS_DUE:
            return memories & PERIOD_MASK[ward.named]
        if mode == OTHER_PERIOD:
            return memories & ~PERIOD_MASK[ward.named]
    return memories


def _draw(ward: Ward, mode: int) -> int:
    """HOL-12.3: cards by chance until one counts; the others are put aside unseen."""
    ward.revealed += 1
    wanted = _wanted(ward, mode)
    deck = wanted if mode == ANY_MEMORY else _deck(ward)
    dice = Dice(ward.chance)
    passed = 0
    order = [card for card in range(CARDS) if (deck >> card) & 1]
    while True:
        place = dice.below(len(order))
        card = order[place]
        if card >= MEMORIES or (wanted >> card) & 1:
            break
        passed |= 1 << card
        order[place] = order[-1]
        order.pop()
    ward.chance = dice.state
    if mode == OTHER_PERIOD:
        ward.aside_named |= passed
    else:
        ward.aside |= passed
    out = ~(passed | (1 << card))
    if ward.talking == QUERYING:
        ward.clear_deck &= out
    else:
        ward.hazy_deck &= out
    return card


def _counted(ward: Ward) -> None:
    """One card due, or one granted by an event, has been drawn."""
    if ward.extra == AS_DUE:
        ward.cards_due -= 1
    else:
        ward.extra = AS_DUE


def _show_hazy(ward: Ward, memory: int) -> None:
    """HOL-12.5: back and quotation are for all; HOL-19.5: the talker may insist."""
    ward.meet(memory)
    ward.drawn = memory
    if ward.log is not None:
        args = {"period": period_name(period_of(memory)), "quote": key_of(memory)}
        ward.tell("hazy", args)
    if can_focus(ward) and ward.named == NOTHING:
        ward.step = INSIST
    else:
        accept(ward)


def accept(ward: Ward) -> None:
    """The card goes to the talker; a nurse's or assistant's to the pad."""
    _counted(ward)
    purse = ward.purse(ward.talker)
    ward.held_hazy[purse] += (ward.drawn,)
    ward.drawn = NOTHING
    ward.step = DRAWING


def insist(ward: Ward) -> None:
    """HOL-19.5, HOL-19.6: a token, and the card is out until the talk ends."""
    ward.spend(ward.talker)
    ward.rejected |= 1 << ward.drawn
    ward.drawn = NOTHING
    ward.step = DRAWING
    if ward.log is not None:
        ward.tell("insist", {"staff": STAFF[ward.talker]})


def _hand_clear(ward: Ward, memory: int) -> None:
    """HOL-14.8: back up to the doctor."""
    ward.held_clear[ward.talker] += (memory,)
    if ward.log is not None:
        period = period_name(period_of(memory))
        ward.tell("answer", {"staff": STAFF[ward.talker], "period": period})


def _talk_is_over(ward: Ward) -> None:
    if ward.talking == QUERYING:
        ward.step = QUERY
    else:
        put_back(ward)
        after_care(ward)


def put_back(ward: Ward) -> None:
    """HOL-12.6, HOL-13.14, HOL-14.9: put-aside and rejected cards and events return."""
    out = ward.aside | ward.aside_named | ward.rejected | ward.events_out
    if ward.talking == QUERYING:
        ward.clear_deck |= out
    else:
        ward.hazy_deck |= out
    ward.aside = 0
    ward.aside_named = 0
    ward.rejected = 0
    ward.events_out = 0
    ward.talking = SILENT
    ward.named = NOTHING


# Events


def _resolve_event(ward: Ward, card: int) -> None:
    """HOL-13.1 to HOL-13.13: the symbols of the present band, from left to right."""
    querying = ward.talking == QUERYING
    number = card - MEMORIES
    now = band(ward.health)
    symbols = CLEAR_EFFECTS[number][now] if querying else HAZY_EFFECTS[number][now]
    if REMOVE not in symbols:
        ward.events_out |= 1 << card
    elif querying:
        ward.clear_gone |= 1 << card
    else:
        ward.hazy_gone |= 1 << card
    if ward.log is not None:
        name = CLEAR_EVENTS[number] if querying else HAZY_EVENTS[number]
        ward.tell("event", {"event": name, "effect": effect_name(symbols[0])})
    if symbols[0] == IGNORE:
        return
    _counted(ward)
    for symbol in symbols:
        _resolve_symbol(ward, symbol)
        if ward.result:
            return


def effect_name(symbol: int) -> Message:
    return Message("effect-" + SYMBOLS[symbol].replace("_", "-"))


def _resolve_symbol(ward: Ward, symbol: int) -> None:
    if symbol == DRAW:
        ward.extra = ANY_CARD
    elif symbol == DRAW_MEMORY:
        ward.extra = ANY_MEMORY
    elif symbol == CHANGE_SUBJECT:  # HOL-G.12
        ward.extra = ANY_CARD if ward.named == NOTHING else OTHER_PERIOD
    elif symbol == TRUST_HEALTH or symbol == TRUST_MEMORY:
        ward.trust = symbol
        ward.step = TRUST
    elif symbol == IMPROVE:
        ward.change_health(1)
    elif symbol == WORSEN:
        ward.change_health(-1)
    elif symbol == END_TALK:
        ward.cards_due = 0
        ward.extra = AS_DUE
        if ward.talking == QUERYING:  # HOL-G.11
            put_back(ward)
            ward.step = CALL


def trust(ward: Ward) -> None:
    """HOL-13.9, HOL-13.10, HOL-G.18: the talker pays one token."""
    ward.spend(ward.purse(ward.talker))
    if ward.log is not None:
        ward.tell("trust", {"staff": STAFF[ward.talker]})
    symbol = ward.trust
    decline(ward)
    if symbol == TRUST_HEALTH:
        ward.change_health(1)
    else:
        ward.extra = ANY_CARD


def decline(ward: Ward) -> None:
    ward.trust = NOTHING
    ward.step = DRAWING


# Queries


def doctors_on_the_card(ward: Ward) -> list[int]:
    return [pawn for pawn in ward.crew if pawn < DOCTORS]


def asking_doctor(ward: Ward) -> int:
    """Whose turn it is to query: the senior first, then round and round (D16)."""
    return doctors_on_the_card(ward)[ward.turn]


def everybody_passed(ward: Ward) -> bool:
    return ward.passes >= len(doctors_on_the_card(ward))


def periods_to_query(ward: Ward, doctor: int) -> list[int]:
    """HOL-14.3 to HOL-14.5, HOL-14.12: what this doctor may ask about."""
    found: list[int] = []
    if ward.fatigue[doctor] >= TIRED or not ward.tokens[doctor]:
        return found
    left = ward.clear_deck | ward.aside | ward.aside_named
    for period in range(PERIODS):
        if left & PERIOD_MASK[period]:
            for slot in range(period * PLACES, (period + 1) * PLACES):
                if ward.grid[slot] != NOTHING:
                    found.append(period)
                    break
    return found


def query(ward: Ward, period: int) -> None:
    """HOL-14.4, HOL-14.9: a token on the card; another period is a new conversation."""
    doctor = asking_doctor(ward)
    if ward.talking != QUERYING or ward.named != period:
        put_back(ward)
        ward.talking = QUERYING
        ward.talker = doctor
        ward.named = period
    elif not ward.clear_deck & PERIOD_MASK[period]:  # HOL-14.12
        ward.clear_deck |= ward.aside | ward.aside_named
        ward.aside = 0
        ward.aside_named = 0
    ward.put_on_card(doctor)
    ward.passes = 0
    ward.cards_due = 1
    ward.extra = AS_DUE
    ward.step = DRAWING
    if ward.log is not None:
        ward.tell("query", {"staff": STAFF[doctor], "period": period_name(period)})


def pass_turn(ward: Ward) -> None:
    """HOL-14.9: the doctor stops; the put-aside cards go back."""
    put_back(ward)
    ward.passes += 1
    ward.turn = (ward.turn + 1) % len(doctors_on_the_card(ward))


def end_queries(ward: Ward) -> None:
    put_back(ward)
    ward.step = CALL


# Regrets


def regrets_to_face(ward: Ward, doctor: int) -> list[int]:
    """8D: not too tired, two tokens, and enough clear memories of the regret."""
    scenario = ward.deal.scenario
    if (
        not scenario.regret_ready
        or ward.fatigue[doctor] >= TIRED
        or ward.tokens[doctor] < scenario.facing_price
    ):
        return []
    return [
        regret
        for regret in range(len(REGRETS))
        if not (ward.faced >> regret) & 1
        and ward.clear_in(REGRET_MARK[regret]) >= scenario.regret_ready
    ]


def face(ward: Ward, regret: int) -> None:
    """Once faced, always faced."""
    doctor = asking_doctor(ward)
    ward.put_on_card(doctor, ward.deal.scenario.facing_price)
    ward.faced |= 1 << regret
    ward.passes = 0
    if ward.log is not None:
        ward.tell("face", {"staff": STAFF[doctor], "regret": REGRETS[regret]})
        # The regret cards are those of scenario 9, set aside for scenario 10 (HOL-1.13).
        ward.tell("page", {"page": Message(f"scenario-09-regret-{REGRETS[regret]}")})
    ward.check_goal()
