"""Worlds that a seat cannot tell from the real one: all it does not know, filled by chance.

What is filled in depends on nothing but what the seat knows and on the dice. A colleague is told
the hands of its team (PAN-G.19), so only the decks are unknown to it; somebody who is not told may
face closed hands, and knows of them what the legal and the pending choices show.
"""

from wardroom.games.pandemic.actions import Cure, cards_for_a_cure
from wardroom.games.pandemic.content import (
    CONTINGENCY_PLANNER,
    EPIDEMIC,
    FIRST_EVENT,
    RESEARCHER,
)
from wardroom.games.pandemic.event_cards import playable
from wardroom.games.pandemic.knowledge import (
    infection_layers,
    player_piles,
    sees_through,
    shown_cards,
)
from wardroom.games.pandemic.phases import FLIGHT_CARD, NOBODY, NOTHING
from wardroom.games.pandemic.state import Position
from wardroom.kernel.dice import Dice


def fill_the_unknown(position: Position, seat: int, dice: Dice, told: bool) -> None:
    """Replace all that the seat cannot know by a guess that fits all it knows."""
    _guess_the_infection_deck(position, dice)
    unseen = [card for card in position.deck[position.drawn :] if card != EPIDEMIC]
    if position.deal.closed and not told:
        unseen = _guess_the_hands(position, seat, unseen, dice)
    pool = list(dice.shuffled(sorted(unseen)))
    deck = list(position.deck[: position.drawn])
    for cards, epidemic in player_piles(position):
        pile = [pool.pop() for _ in range(cards - 1 if epidemic else cards)]
        if epidemic:
            pile.insert(dice.below(cards), EPIDEMIC)
        deck += pile
    position.deck = tuple(deck)
    position.chance = (dice.bits() << 32) | dice.bits()
    position._legal = None


def _guess_the_infection_deck(position: Position, dice: Dice) -> None:
    """Every layer in a new order."""
    infection: list[int] = []
    seams: list[int] = []
    for layer in infection_layers(position):
        infection.extend(dice.shuffled(layer))
        seams.append(len(infection))
    position.infection = tuple(infection)
    position.seams = tuple(seams[:-1])
    position.top = 0
    position.bottom = len(infection)


def _guess_the_hands(position: Position, seat: int, unseen: list[int], dice: Dice) -> list[int]:
    """New closed hands for the others from all unseen cards; what is left is in the deck."""
    others = [owner for owner in range(position.deal.seats) if owner != seat]
    hands = {owner: shown_cards(position, seat, owner) for owner in others}
    for owner in others:
        unseen = unseen + [card for card in position.hands[owner] if card not in hands[owner]]
    # Anyone who must not get every card draws first, so that nothing forbidden is left over.
    for owner in sorted(others, key=lambda owner: not sees_through(position, seat, owner)):
        hand = hands[owner]
        number, among = _surely_held(position, owner, unseen, hand)
        hand += dice.shuffled(sorted(among))[:number]
        unseen = [card for card in unseen if card not in hand]
        allowed = sorted(card for card in unseen if _may_hold(position, seat, owner, card))
        hand += dice.shuffled(allowed)[: len(position.hands[owner]) - len(hand)]
        unseen = [card for card in unseen if card not in hand]
        position.hands[owner] = tuple(hand)
    return unseen


def _may_hold(position: Position, seat: int, owner: int, card: int) -> bool:
    """Could the hand hold this card besides those that are shown?"""
    if not sees_through(position, seat, owner):
        return True
    if position.deal.roles[owner] == RESEARCHER:
        return card >= FIRST_EVENT
    return card != position.pawns[owner]


def _surely_held(
    position: Position, owner: int, unseen: list[int], hand: list[int]
) -> tuple[int, list[int]]:
    """How many of which cards the hand must hold, because its owner is being asked about them."""
    step = position.step
    if step is not None:
        if step.by == owner and isinstance(step.action, Cure):
            of_colour = step.action.among(tuple(unseen))
            return cards_for_a_cure(position, owner) + 1, list(of_colour)
        if step.by == owner and step.kind == FLIGHT_CARD:
            return 1, [card for card in unseen if card < FIRST_EVENT]
        return 0, []
    if position.asked != owner or position.over != NOBODY:
        return 0, []
    if position.stored != NOTHING and position.deal.roles[owner] == CONTINGENCY_PLANNER:
        return 0, []
    if any(card >= FIRST_EVENT for card in hand):
        return 0, []
    return 1, [card for card in unseen if card >= FIRST_EVENT and playable(position, card)]
