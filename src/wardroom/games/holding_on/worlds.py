"""Worlds that a seat cannot tell from the real one: all it does not know, filled by chance.

Unknown are the order of the patient cards and of the call stacks, which memory a hazy card shows
until it is turned up, which memory a clear card shows to anybody but its holder, and which cards
have been put aside in a talk. Periods, handles and numbers are public and stay as they are.
"""

from wardroom.games.holding_on.content import (
    ALL_MEMORIES,
    PERIOD_MASK,
    PERIODS,
    members,
    period_of,
)
from wardroom.games.holding_on.state import HAZY_TALK, NOTHING, QUERYING, Position
from wardroom.games.holding_on.view import knows_clear, revealed_patients
from wardroom.kernel.dice import Dice


def fill_the_unknown(position: Position, seat: int, dice: Dice) -> None:
    """Replace all that the seat cannot know by a guess that fits all it knows."""
    turned_up = revealed_patients(position)
    unseen = sorted(position.patients[turned_up:])
    position.patients = position.patients[:turned_up] + dice.shuffled(unseen)
    _guess_hazy(position, dice)
    _guess_clear(position, seat, dice)
    lines = position.deal.scenario.lines
    for number in range(len(lines)):
        if not lines[number].ordered:
            position.stacks[number] = dice.shuffled(sorted(position.stacks[number]))
    position.chance = (dice.bits() << 32) | dice.bits()


def _pools(fixed: int, dice: Dice) -> list[list[int]]:
    """The memories of each period that are not fixed, in a random order."""
    left = ALL_MEMORIES & ~fixed
    return [list(dice.shuffled(members(left & PERIOD_MASK[period]))) for period in range(PERIODS)]


def _guess_hazy(position: Position, dice: Dice) -> None:
    """Every handle whose face has not been seen gets some memory of its period."""
    fixed = position.locker
    for card in position.grid:
        if card != NOTHING:
            fixed |= 1 << card
    if position.turned_up != NOTHING:
        fixed |= 1 << position.turned_up
    pools = _pools(fixed, dice)
    guess: dict[int, int] = {}
    for memory in position.met:
        guess[memory] = memory
        if not (fixed >> memory) & 1:
            guess[memory] = pools[period_of(memory)].pop()
    position.met = tuple([guess[memory] for memory in position.met])
    outside = fixed
    for holder in range(len(position.held_hazy)):
        hand = tuple([guess[memory] for memory in position.held_hazy[holder]])
        position.held_hazy[holder] = hand
        outside |= _set_of(hand)
    position.rejected = _set_of(tuple([guess[card] for card in members(position.rejected)]))
    outside |= position.rejected
    if position.drawn != NOTHING:
        position.drawn = guess[position.drawn]
        outside |= 1 << position.drawn
    inside = ALL_MEMORIES & ~outside
    if position.talking == HAZY_TALK:
        inside = _guess_aside(position, inside, dice)
    position.hazy_deck = (position.hazy_deck & ~ALL_MEMORIES) | inside


def _guess_clear(position: Position, seat: int, dice: Dice) -> None:
    """Every clear card that the seat has not looked at is some memory of its period."""
    doctors = range(position.deal.doctors)
    fixed = position.laid | position.locker
    for doctor in doctors:
        if knows_clear(position, seat, doctor):
            fixed |= _set_of(position.held_clear[doctor])
    pools = _pools(fixed, dice)
    outside = fixed
    for doctor in doctors:
        if not knows_clear(position, seat, doctor):
            hand = tuple([pools[period_of(card)].pop() for card in position.held_clear[doctor]])
            position.held_clear[doctor] = hand
            outside |= _set_of(hand)
    inside = ALL_MEMORIES & ~outside
    if position.talking == QUERYING:
        inside = _guess_aside(position, inside, dice)
    position.clear_deck = (position.clear_deck & ~ALL_MEMORIES) | inside


def _guess_aside(position: Position, inside: int, dice: Dice) -> int:
    """Put as many cards aside as everybody has counted; returns what stays in the deck."""
    named = PERIOD_MASK[position.named] if position.named != NOTHING else 0
    others = dice.shuffled(members(inside & ~named))[: position.aside.bit_count()]
    about = dice.shuffled(members(inside & named))[: position.aside_named.bit_count()]
    position.aside = _set_of(others)
    position.aside_named = _set_of(about)
    return inside & ~(position.aside | position.aside_named)


def _set_of(cards: tuple[int, ...]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found
