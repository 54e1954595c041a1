"""Revealing, staffing and cover (HOL-6, HOL-7), the phone tile (HOL-20), fatigue (HOL-16)."""

from typing import Final

from wardroom.games.holding_on.content import (
    CONTACTS,
    DOCTORS,
    FIRST_ASSISTANT,
    MOST_FATIGUE,
    PAD,
    PAWNS,
    SHIFTS,
    STAFF,
    TIRED,
    period_of,
)
from wardroom.games.holding_on.scenarios import VOICE, Line
from wardroom.games.holding_on.state import AT_DESK, BREAK_ROOM, NOBODY
from wardroom.games.holding_on.steps import PHONE, SHIFT_OVER, STAFF_SHIFT, STAFFED, TIRE
from wardroom.games.holding_on.ward import Ward, period_name

LOSE_TOKEN: Final = 0
LOSE_HAZY: Final = 1
LOSE_CLEAR: Final = 2
COSTS: Final = ("token", "hazy", "clear")


def reveal(ward: Ward) -> None:
    """HOL-6.1: the next patient card, and an empty shift."""
    ward.crew = ()
    ward.stood_in = 0
    ward.covered = 0
    ward.caller = NOBODY
    ward.short = False
    ward.revealed += 1
    if callable_lines(ward):
        ward.step = PHONE
    else:
        begin_staffing(ward)
    if ward.log is not None:
        shift = SHIFTS[ward.shift]
        ward.tell("reveal", {"shift": shift, "patient": ward.card().id})


def begin_staffing(ward: Ward) -> None:
    ward.short = places_to_be_filled(ward) < ward.card().staff
    ward.step = STAFF_SHIFT


# Who can fill a place


def open_places(ward: Ward) -> int:
    return ward.card().staff - len(ward.crew) - ward.stood_in


def in_the_break_room(ward: Ward) -> list[int]:
    return [pawn for pawn in range(FIRST_ASSISTANT) if ward.place[pawn] == BREAK_ROOM]


def assistants_at_hand(ward: Ward) -> list[int]:
    return [pawn for pawn in range(FIRST_ASSISTANT, PAWNS) if ward.place[pawn] == AT_DESK]


def moves_free(ward: Ward, pawn: int) -> bool:
    """HOL-21.3 to HOL-21.5: with two doctors the manager's own may work one extra shift a day."""
    return (
        ward.deal.doctors == 2
        and pawn == ward.manager
        and not ward.free_shift_used
        and ward.place[pawn] < ward.shift
        and not ward.overworked(pawn)
    )


def movable(ward: Ward, pawn: int) -> bool:
    """HOL-7.3, HOL-7.4: from the shift just before, and not beyond the maximum (HOL-7.7)."""
    if moves_free(ward, pawn):
        return True
    return ward.shift > 0 and ward.place[pawn] == ward.shift - 1 and not ward.overworked(pawn)


def can_stand_in(ward: Ward, pawn: int) -> bool:
    """HOL-7.5: a doctor or nurse on the card; assistants cannot."""
    return pawn < FIRST_ASSISTANT and not ward.overworked(pawn)


def places_to_be_filled(ward: Ward, without: int = NOBODY) -> int:
    """How many places can be filled in all from here, those already filled not counted.

    Every way to fill one place uses up one of them, so no order of cover can waste any.
    """
    number = 0
    for pawn in range(PAWNS):
        if pawn == without or pawn == ward.caller:
            continue
        at = ward.place[pawn]
        if pawn >= FIRST_ASSISTANT:
            if at == AT_DESK or (ward.shift > 0 and at == ward.shift - 1):
                number += 1
            continue
        left = MOST_FATIGUE[pawn] - ward.fatigue[pawn]
        if at == BREAK_ROOM or moves_free(ward, pawn):
            number += 1 + left
        elif at == ward.shift or (ward.shift > 0 and at == ward.shift - 1):
            number += left
    return number


# Filling them


def _put_on_shift(ward: Ward, pawn: int) -> None:
    ward.place[pawn] = ward.shift
    if pawn < DOCTORS:
        ward.worked[pawn] += 1


def _after_a_place(ward: Ward) -> None:
    ward.step = STAFF_SHIFT if open_places(ward) else STAFFED


def assign(ward: Ward, pawn: int) -> None:
    """HOL-6.2: a pawn from the break room."""
    _put_on_shift(ward, pawn)
    ward.crew += (pawn,)
    if ward.log is not None:
        ward.tell("assign", {"staff": STAFF[pawn]})
    _after_a_place(ward)


def call_assistant(ward: Ward) -> None:
    """HOL-7.2: cover A."""
    pawn = assistants_at_hand(ward)[0]
    _put_on_shift(ward, pawn)
    ward.crew += (pawn,)
    if ward.log is not None:
        ward.tell("call_assistant", {"staff": STAFF[pawn]})
    _after_a_place(ward)


def move(ward: Ward, pawn: int) -> None:
    """HOL-7.3: cover B; tiring, except for assistants and the free extra shift."""
    free = moves_free(ward, pawn)
    _put_on_shift(ward, pawn)
    ward.crew += (pawn,)
    ward.free_shift_used |= free
    if ward.log is not None:
        ward.tell("move", {"staff": STAFF[pawn], "shift": SHIFTS[ward.shift]})
    _after_a_place(ward)
    if not free and pawn < FIRST_ASSISTANT:
        tire(ward, pawn)


def stand_in(ward: Ward, pawn: int) -> None:
    """HOL-7.5: cover C, one place and one fatigue."""
    ward.stood_in += 1
    if ward.log is not None:
        ward.tell("stand_in", {"staff": STAFF[pawn]})
    _after_a_place(ward)
    tire(ward, pawn)


def run_short(ward: Ward) -> None:
    """HOL-7.8: those present run the shift."""
    ward.step = STAFFED


# Fatigue


def tire(ward: Ward, pawn: int) -> None:
    """HOL-16.3, HOL-16.4: one fatigue, and its price before anything else."""
    ward.tiring = pawn
    ward.resume = ward.step
    ward.step = TIRE
    ward.tire_out(pawn)


def costs(ward: Ward) -> list[int]:
    """What the tired one can give: a token, a hazy card, a clear card."""
    purse = ward.purse(ward.tiring)
    found = []
    if ward.tokens[purse]:
        found.append(LOSE_TOKEN)
    if ward.held_hazy[purse]:
        found.append(LOSE_HAZY)
    if purse != PAD and ward.held_clear[purse]:
        found.append(LOSE_CLEAR)
    return found


def lose(ward: Ward, cost: int) -> None:
    """HOL-16.3: the kind is chosen, the card is not (HOL-G.20); nobody looks at it (HOL-16.6)."""
    purse = ward.purse(ward.tiring)
    name = STAFF[ward.tiring]
    if cost == LOSE_TOKEN:
        ward.spend(purse)
        if ward.log is not None:
            ward.tell("lose_token", {"staff": name})
    else:
        hand = ward.held_hazy[purse] if cost == LOSE_HAZY else ward.held_clear[purse]
        card = _any_in(ward, hand)
        left = tuple([other for other in hand if other != card])
        if cost == LOSE_HAZY:
            ward.held_hazy[purse] = left
            ward.hazy_deck |= 1 << card
        else:
            ward.held_clear[purse] = left
            ward.clear_deck |= 1 << card
        if ward.log is not None:
            period = period_name(period_of(card))
            ward.tell("lose_" + COSTS[cost], {"staff": name, "period": period})
    rested(ward)


def _any_in(ward: Ward, hand: tuple[int, ...]) -> int:
    cards = 0
    for card in hand:
        cards |= 1 << card
    return ward.any_of(cards)


def rested(ward: Ward) -> None:
    """Back to what the fatigue interrupted."""
    ward.tiring = NOBODY
    ward.step = ward.resume


# The phone


def callable_lines(ward: Ward) -> list[Line]:
    """HOL-20.1: the contacts whose conditions are met and who would still answer.

    What is left in a stack is known to all. In edition 1 one could also call where nobody would
    answer any more.
    """
    scenario = ward.deal.scenario
    found = []
    if ward.calls < scenario.calls_a_day:
        for number in range(len(scenario.lines)):
            line = scenario.lines[number]
            stack = ward.stacks[number]
            answers = VOICE in stack if ward.deal.edition > 1 else len(stack) > 0
            if answers and ward.laid & line.needed:
                found.append(line)
    return found


def possible_callers(ward: Ward) -> list[int]:
    """HOL-20.3, HOL-G.17: rested doctors of the break room; else one is moved, and tires."""
    price = ward.deal.scenario.call_price
    at_rest = []
    moved = []
    for doctor in range(ward.deal.doctors):
        if places_to_be_filled(ward, doctor) < ward.card().staff:
            continue
        fatigue, tokens = ward.fatigue[doctor], ward.tokens[doctor]
        if ward.place[doctor] == BREAK_ROOM:
            if fatigue < TIRED and tokens >= price:
                at_rest.append(doctor)
        elif moves_free(ward, doctor):
            if fatigue < TIRED and tokens >= price:
                moved.append(doctor)
        elif movable(ward, doctor):
            needed = price + 1 if price else 0
            if fatigue + 1 < TIRED and tokens >= needed:
                moved.append(doctor)
    if at_rest:
        return at_rest + [doctor for doctor in moved if moves_free(ward, doctor)]
    return moved


def phone(ward: Ward, doctor: int) -> None:
    """HOL-20.2: the doctor is on the tile of this shift, not on the card (HOL-20.4)."""
    free = moves_free(ward, doctor)
    moved = ward.place[doctor] != BREAK_ROOM
    ward.caller = doctor
    _put_on_shift(ward, doctor)
    ward.free_shift_used |= free
    if ward.log is not None:
        ward.tell("phone", {"staff": STAFF[doctor]})
    begin_staffing(ward)
    if moved and not free:
        tire(ward, doctor)


def call(ward: Ward, contact: int) -> None:
    """HOL-20.5: after the patient card the top card of the stack is turned."""
    scenario = ward.deal.scenario
    number = 0
    while scenario.lines[number].contact != contact:
        number += 1
    for _ in range(scenario.call_price):
        ward.spend(ward.caller)
    ward.calls += 1
    ward.revealed += 1
    if ward.log is not None:
        ward.tell("call", {"staff": STAFF[ward.caller], "contact": CONTACTS[contact]})
    top, *rest = ward.stacks[number]
    ward.stacks[number] = tuple(rest)
    if top == VOICE:
        ward.heard[contact] += 1
        ward.heard_on[contact] = ward.day
        nth = ward.heard[contact]
    else:
        voices = ward.heard[contact]
        nth = len(scenario.lines[number].stack) - len(rest) - voices
    kind = "voice" if top == VOICE else "silence"
    if len(scenario.lines) > 1:
        ward.read_page(f"{kind}-{CONTACTS[contact]}")
    else:
        told = scenario.other_pages + scenario.backs
        pages = [page for page in told if page.startswith(kind)]
        ward.read_page(pages[(nth - 1) % len(pages)])
    ward.step = SHIFT_OVER
    ward.check_goal()


def hang_up(ward: Ward) -> None:
    """D17: no call after all, and no price."""
    if ward.log is not None:
        ward.tell("hang_up", {"staff": STAFF[ward.caller]})
    ward.step = SHIFT_OVER
