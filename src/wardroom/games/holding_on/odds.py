"""What is left in the decks, and what the next card of a conversation may be."""

from wardroom.games.holding_on.content import (
    ALL_MEMORIES,
    CLEAR_EFFECTS,
    CLEAR_EVENTS,
    HAZY_EFFECTS,
    HAZY_EVENTS,
    IGNORE,
    MEMORIES,
    PERIOD_MASK,
    PERIODS,
    SYMBOLS,
    Effects,
    band,
    members,
)
from wardroom.games.holding_on.state import HAZY_TALK, QUERYING
from wardroom.games.holding_on.steps import GUIDE, INSIST, QUERY, TRUST
from wardroom.games.holding_on.talk import (
    asking_doctor,
    can_focus,
    everybody_passed,
    periods_to_guide,
    periods_to_query,
)
from wardroom.games.holding_on.view_types import HoldingChance, HoldingDeck
from wardroom.games.holding_on.ward import Ward


def deck_of(ward: Ward, clear: bool) -> HoldingDeck:
    """A deck; what was put aside in this conversation is counted with it, as nobody has seen it."""
    deck, gone = (ward.clear_deck, ward.clear_gone) if clear else (ward.hazy_deck, ward.hazy_gone)
    names = CLEAR_EVENTS if clear else HAZY_EVENTS
    effects = CLEAR_EFFECTS if clear else HAZY_EFFECTS
    left = deck
    if ward.talking == (QUERYING if clear else HAZY_TALK):
        left |= ward.aside | ward.aside_named
    now = band(ward.health)
    return {
        "cards": deck.bit_count(),
        "memories": [(left & PERIOD_MASK[period]).bit_count() for period in range(PERIODS)],
        "events": [
            {
                "event": names[card - MEMORIES],
                "effects": [SYMBOLS[symbol] for symbol in effects[card - MEMORIES][now]],
            }
            for card in members(deck & ~ALL_MEMORIES)
        ],
        "gone": [names[card - MEMORIES] for card in members(gone)],
    }


def chances(ward: Ward) -> list[HoldingChance]:
    """For each thing that can be asked now: how many memories and events can come."""
    step = ward.step
    clear = ward.talking == QUERYING
    if step == QUERY and not everybody_passed(ward):
        return [_answer(ward, period) for period in periods_to_query(ward, asking_doctor(ward))]
    if step not in (GUIDE, INSIST, TRUST):
        return []
    deck = ward.clear_deck if clear else ward.hazy_deck
    effects = CLEAR_EFFECTS if clear else HAZY_EFFECTS
    found: list[HoldingChance] = [_chance(ward, None, deck & ALL_MEMORIES, deck, effects)]
    if step == GUIDE and can_focus(ward):
        for period in periods_to_guide(ward):
            found.append(_chance(ward, period, deck & PERIOD_MASK[period], deck, effects))
    return found


def _answer(ward: Ward, period: int) -> HoldingChance:
    """HOL-14.9, HOL-14.12: the same period again goes on with what is left."""
    whole_deck = ward.clear_deck | ward.aside | ward.aside_named
    if ward.talking != QUERYING:
        deck = ward.clear_deck
    elif ward.named != period:
        deck = whole_deck | ward.events_out
    else:
        deck = ward.clear_deck if ward.clear_deck & PERIOD_MASK[period] else whole_deck
    return _chance(ward, period, deck & PERIOD_MASK[period], deck, CLEAR_EFFECTS)


def _chance(
    ward: Ward, period: int | None, memories: int, deck: int, effects: tuple[Effects, ...]
) -> HoldingChance:
    now = band(ward.health)
    events = [card - MEMORIES for card in members(deck & ~ALL_MEMORIES)]
    return {
        "period": None if period is None else period + 1,
        "memories": memories.bit_count(),
        "events": sum([effects[number][now][0] != IGNORE for number in events]),
    }
