"""The day's frame: dawn, leave, duties, gathering and discussing Billy (HOL-5, HOL-15, HOL-17)."""

from typing import Final

from wardroom.games.holding_on.content import (
    CONTACTS,
    DAYS,
    DOCTORS,
    EVENING_TOKENS,
    FIRST_ASSISTANT,
    MORNING,
    MOST_TOKENS,
    NIGHT,
    PAWNS,
    PLACES,
    RELIEF_NURSE,
    STAFF,
    period_of,
    scene_of,
)
from wardroom.games.holding_on.scenarios import DAY_BEGINS, NO_WEIGHT
from wardroom.games.holding_on.state import (
    BREAK_ROOM,
    LOSS_DECK,
    NOBODY,
    NOTHING,
    ON_LEAVE,
    ON_PAD,
    OUT,
)
from wardroom.games.holding_on.steps import (
    ARRANGE,
    DAWN,
    DAY_OVER,
    DUSK,
    GATHER,
    LEAVE,
    MATCH,
    PLACE,
    REARRANGE,
    REVEAL,
    SERVE,
)
from wardroom.games.holding_on.ward import Ward, period_name

MOST_SWAPS: Final = 20
RELIEF_DAYS: Final = (4, 8, 12)


def dawn(ward: Ward) -> None:
    """HOL-5.2: handover; HOL-1.7: without patient cards the scenario is lost."""
    if ward.day == DAYS:
        ward.end(LOSS_DECK)
        return
    ward.day += 1
    ward.shift = MORNING
    ward.medical_given = False
    ward.worked = [0] * DOCTORS
    ward.free_shift_used = False
    ward.calls = 0
    if ward.day > 1:
        ward.manager = tomorrows_manager(ward)
    if ward.deal.doctors == DOCTORS and ward.place[ward.manager] == BREAK_ROOM:  # HOL-21.8
        ward.place[ward.manager] = ON_PAD
    if ward.log is not None:
        ward.tell("day", {"day": ward.day, "staff": STAFF[ward.manager]})
    if relief_comes(ward):
        ward.free_again(RELIEF_NURSE)
        if ward.log is not None:
            ward.tell("relief", {})
    ward.step = REVEAL
    ward.read_beat(DAY_BEGINS, ward.day)


def relief_comes(ward: Ward) -> bool:
    """8F: two doctors, a scenario with the phone, every fourth day, and not in gentle mode."""
    return (
        ward.deal.doctors == 2
        and len(ward.deal.scenario.lines) > 0
        and not ward.deal.gentle
        and ward.day in RELIEF_DAYS
    )


def tomorrows_manager(ward: Ward) -> int:
    """HOL-21.12: to the left."""
    return (ward.manager + 1) % ward.deal.doctors


def shift_over(ward: Ward) -> None:
    """HOL-5.1, HOL-5.5: leave only between morning and afternoon."""
    ward.caller = NOBODY
    ward.crew = ()
    if ward.shift == MORNING:
        ward.step = LEAVE
    elif ward.shift == NIGHT:
        ward.step = DUSK
    else:
        ward.shift += 1
        ward.step = REVEAL


# Leave


def can_go_on_leave(ward: Ward) -> list[int]:
    """HOL-16.9 to HOL-16.11: doctors and nurses of the break room, not the manager's own."""
    return [
        pawn
        for pawn in range(FIRST_ASSISTANT)
        if ward.place[pawn] == BREAK_ROOM and pawn != ward.manager
    ]


def send(ward: Ward, pawn: int) -> None:
    ward.place[pawn] = ON_LEAVE
    if ward.log is not None:
        ward.tell("send", {"staff": STAFF[pawn]})


def leave_is_settled(ward: Ward) -> None:
    ward.shift += 1
    ward.step = REVEAL


# End-of-day duties


def dusk(ward: Ward) -> None:
    """HOL-5.6: the warning check, then tokens for those who have not worked today."""
    _check_for_warnings(ward)
    if ward.result:
        return
    manager = ward.manager
    if ward.deal.doctors == 2 and ward.worked[manager] == 1:  # HOL-21.6
        ward.place[manager] = BREAK_ROOM
    ward.served = 0
    waiting = to_be_served(ward)
    wanted = sum([_evening_gain(ward, pawn) for pawn in waiting])
    if wanted <= ward.supply:
        for pawn in waiting:
            serve(ward, pawn)
        ward.step = GATHER
    else:
        ward.step = SERVE


def _check_for_warnings(ward: Ward) -> None:
    """HOL-17.2, HOL-17.3: each cause is a warning of its own (HOL-17.5)."""
    if not ward.medical_given:
        ward.warn("medical")
    if not ward.result and overworked_tomorrow(ward):
        ward.warn("manager")


def overworked_tomorrow(ward: Ward) -> bool:
    """HOL-17.3: the doctor of tomorrow's manager cannot work tomorrow."""
    following = tomorrows_manager(ward)
    return ward.overworked(following) and ward.place[following] != ON_LEAVE


def _evening_gain(ward: Ward, pawn: int) -> int:
    """HOL-5.6: two tokens; a doctor not above six."""
    if pawn >= DOCTORS:
        return EVENING_TOKENS
    return min(EVENING_TOKENS, MOST_TOKENS - ward.tokens[pawn])


def to_be_served(ward: Ward) -> list[int]:
    """Who is in the break room and has had nothing yet, while there is something to have."""
    if not ward.supply:
        return []
    return [
        pawn
        for pawn in range(FIRST_ASSISTANT)
        if ward.place[pawn] == BREAK_ROOM
        and not (ward.served >> pawn) & 1
        and _evening_gain(ward, pawn)
    ]


def serve(ward: Ward, pawn: int) -> None:
    """D19: the evening tokens of one, as far as the supply goes."""
    count = min(_evening_gain(ward, pawn), ward.supply)
    ward.served |= 1 << pawn
    ward.supply -= count
    purse = ward.purse(pawn)
    ward.tokens[purse] += count
    if ward.log is not None and count:
        ward.tell("evening", {"staff": STAFF[pawn], "count": count})


def all_served(ward: Ward) -> None:
    ward.step = GATHER


# Team gathering


def gather(ward: Ward) -> None:
    """HOL-5.8, in its order, so that those overworked today miss tomorrow (HOL-5.9)."""
    for pawn in range(PAWNS):
        if ward.place[pawn] <= NIGHT:
            ward.place[pawn] = BREAK_ROOM if pawn < FIRST_ASSISTANT else OUT
    for pawn in range(FIRST_ASSISTANT):
        if ward.place[pawn] == ON_LEAVE:
            ward.free_again(pawn)
            if ward.log is not None:
                ward.tell("back", {"staff": STAFF[pawn]})
        elif ward.overworked(pawn):
            ward.place[pawn] = ON_LEAVE
            if ward.log is not None:
                ward.tell("overworked", {"staff": STAFF[pawn]})
    ward.supply += ward.on_cards
    ward.on_cards = 0
    if ward.place[ward.manager] == ON_PAD:  # HOL-21.9
        ward.place[ward.manager] = BREAK_ROOM
    if not ward.deal.gentle:
        ward.free_again(RELIEF_NURSE)
        ward.place[RELIEF_NURSE] = OUT
    ward.swaps = 0
    turn_up_next(ward)


# Discussing Billy


def _holders(ward: Ward) -> list[int]:
    """The doctors from the manager on."""
    number = ward.deal.doctors
    return [(ward.manager + step) % number for step in range(number)]


def turn_up_next(ward: Ward) -> None:
    """HOL-15.1: all hazy cards of the day first, from the manager on, the pad last."""
    for holder in [*_holders(ward), DOCTORS]:
        hand = ward.held_hazy[holder]
        if hand:
            ward.placing = holder
            ward.turned_up = hand[0]
            ward.held_hazy[holder] = hand[1:]
            ward.revealed += 1
            ward.step = PLACE
            if ward.log is not None:
                period = period_name(period_of(ward.turned_up))
                ward.tell("turn_up", {"period": period})
            return
    ward.placing = NOBODY
    ward.turned_up = NOTHING
    ward.step = ARRANGE


def put(ward: Ward, place: int) -> None:
    """D20: into a slot of its row; a card that lies there is pushed to the nearest free one."""
    row = period_of(ward.turned_up) * PLACES
    slot = row + place
    if ward.grid[slot] != NOTHING:
        free = [other for other in range(row, row + PLACES) if ward.grid[other] == NOTHING]
        nearest = min(free, key=lambda other: (abs(other - slot), other))
        ward.grid[nearest] = ward.grid[slot]
    ward.grid[slot] = ward.turned_up
    ward.turned_up = NOTHING
    ward.check_goal()  # pushing cards may join a run
    if not ward.result:
        turn_up_next(ward)


def swap(ward: Ward, first: int, second: int) -> None:
    """D21: two slots of a row."""
    ward.grid[first], ward.grid[second] = ward.grid[second], ward.grid[first]
    ward.swaps += 1
    ward.check_goal()


def arranged(ward: Ward) -> None:
    """D21 is done: before the clear cards, or after them where a run is the goal."""
    nothing_new = ward.deal.scenario.run_goal and not any(ward.held_clear)
    if ward.step == REARRANGE or nothing_new:
        ward.step = DAY_OVER
    else:
        _look_at_clear_cards(ward)


def _look_at_clear_cards(ward: Ward) -> None:
    """HOL-15.4: each holder looks secretly."""
    ward.step = MATCH
    for holder in _holders(ward):
        for memory in ward.held_clear[holder]:
            ward.revealed += 1
            scene = scene_of(memory, ward.deal.scenario.number)
            args = {"period": period_name(period_of(memory)), "scene": scene}
            ward.tell_holder("look", holder, args)


def matching_doctor(ward: Ward) -> int:
    """Whose clear card is next: seats from the manager on, cards as drawn (D22)."""
    for holder in _holders(ward):
        if ward.held_clear[holder]:
            return holder
    return NOBODY


def uncovered(ward: Ward, memory: int) -> list[int]:
    """The slots of this memory's row whose hazy cards are not covered yet."""
    row = period_of(memory) * PLACES
    found = []
    for slot in range(row, row + PLACES):
        card = ward.grid[slot]
        if card != NOTHING and not (ward.laid >> card) & 1:
            found.append(slot)
    return found


def match(ward: Ward, place: int) -> None:
    """D22: a clear card on the hazy card in this place of its row."""
    holder = matching_doctor(ward)
    memory = ward.held_clear[holder][0]
    slot = period_of(memory) * PLACES + place
    ward.revealed += 1
    if ward.grid[slot] == memory:
        _lay(ward, holder, memory)
    else:
        _no_match(ward, holder, memory)


def no_match(ward: Ward) -> None:
    holder = matching_doctor(ward)
    _no_match(ward, holder, ward.held_clear[holder][0])


def _lay(ward: Ward, holder: int, memory: int) -> None:
    ward.held_clear[holder] = ward.held_clear[holder][1:]
    ward.lay_clear(memory)
    ward.check_goal()


def put_right(ward: Ward) -> bool:
    """HOL-G.26: where memories weigh, nobody can keep the next clear one away from its twin."""
    weighs = ward.deal.scenario.weight != NO_WEIGHT
    return weighs and ward.held_clear[matching_doctor(ward)][0] in ward.grid


def _no_match(ward: Ward, holder: int, memory: int) -> None:
    """HOL-15.6: back into the deck unseen; HOL-G.26: where memories weigh, it is put right."""
    if put_right(ward):
        _lay(ward, holder, memory)
        return
    ward.held_clear[holder] = ward.held_clear[holder][1:]
    ward.clear_deck |= 1 << memory
    if ward.log is not None:
        period = period_name(period_of(memory))
        ward.tell("no_match", {"staff": STAFF[holder], "period": period})


def all_matched(ward: Ward) -> None:
    ward.step = REARRANGE if ward.deal.scenario.run_goal else DAY_OVER


def day_over(ward: Ward) -> None:
    """HOL-5.10: the person who was called arrives; then the goal, then the next day."""
    days = ward.deal.scenario.arrivals
    if days:
        for line in ward.deal.scenario.lines:
            contact = line.contact
            if ward.heard[contact] and ward.day == ward.heard_on[contact] + days:
                ward.arrived |= 1 << contact
                ward.read_page(f"arrival-{CONTACTS[contact]}")
    ward.check_goal()
    if not ward.result:
        ward.step = DAWN
