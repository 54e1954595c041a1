"""What is true of every position of Holding On that legal play can reach.

`broken` looks at one position; given the position before the step as well, it also sees what may
never go back.
"""

from wardroom.games.holding_on.content import (
    BASE_DECK,
    CARE_TOKENS,
    DAYS,
    DOCTORS,
    EXTRA_EVENT,
    FIRST_ASSISTANT,
    FULL_HEALTH,
    MOST_FATIGUE,
    MOST_TOKENS,
    PATIENTS,
    PAWNS,
    PLACES,
    STAFF,
    WARNINGS,
    period_of,
)
from wardroom.games.holding_on.goals import fulfilled
from wardroom.games.holding_on.rules import Flow
from wardroom.games.holding_on.state import (
    AT_DESK,
    BREAK_ROOM,
    HAZY_TALK,
    LOSS_HEALTH,
    LOSS_WARNINGS,
    NOBODY,
    NOTHING,
    ON_LEAVE,
    ON_PAD,
    OUT,
    QUERYING,
    SILENT,
    WIN,
)
from wardroom.games.holding_on.steps import ENDED


def broken(state: Flow, before: Flow | None = None) -> list[str]:
    """The invariants that do not hold, one sentence each; none when all is well."""
    found: list[str] = []
    _check_tokens(state, found)
    _check_hazy_cards(state, found)
    _check_clear_cards(state, found)
    _check_grid(state, found)
    _check_staff(state, found)
    _check_tracks(state, found)
    _check_end(state, found)
    if before is not None:
        _check_nothing_went_back(before, state, found)
    return found


def _check_tokens(state: Flow, found: list[str]) -> None:
    if sum(state.tokens) + state.supply + state.on_cards != CARE_TOKENS:
        found.append(f"There are not {CARE_TOKENS} care tokens.")
    if min(state.tokens) < 0 or state.supply < 0 or state.on_cards < 0:
        found.append("Somebody has less than no token.")
    if max(state.tokens[:DOCTORS]) > MOST_TOKENS:
        found.append(f"A doctor has more than {MOST_TOKENS} tokens.")


def _add(all_of_them: int, cards: int, found: list[str]) -> int:
    if all_of_them & cards:
        found.append("A memory card is in two places.")
    return all_of_them | cards


def _check_hazy_cards(state: Flow, found: list[str]) -> None:
    seen = _add(state.hazy_deck, state.hazy_gone, found)
    seen = _add(seen, state.placed(), found)
    seen = _add(seen, state.locker, found)
    for hand in state.held_hazy:
        for card in hand:
            seen = _add(seen, 1 << card, found)
    seen = _add(seen, state.rejected, found)
    for card in (state.drawn, state.turned_up):
        if card != NOTHING:
            seen = _add(seen, 1 << card, found)
    if state.talking == HAZY_TALK:
        seen = _add(seen, state.aside | state.aside_named | state.events_out, found)
    extra = 1 << EXTRA_EVENT if state.deal.scenario.hazy_added else 0
    if seen != BASE_DECK | extra:
        found.append("The hazy cards are not all there.")


def _check_clear_cards(state: Flow, found: list[str]) -> None:
    seen = _add(state.clear_deck, state.clear_gone, found)
    seen = _add(seen, state.laid, found)
    seen = _add(seen, state.locker, found)
    for hand in state.held_clear:
        for card in hand:
            seen = _add(seen, 1 << card, found)
    if state.talking == QUERYING:
        seen = _add(seen, state.aside | state.aside_named | state.events_out, found)
    extra = 1 << EXTRA_EVENT if state.deal.scenario.clear_added else 0
    if seen != BASE_DECK | extra:
        found.append("The clear cards are not all there.")


def _check_grid(state: Flow, found: list[str]) -> None:
    for slot, card in enumerate(state.grid):
        if card != NOTHING and period_of(card) != slot // PLACES:
            found.append("A memory lies in a row that is not its period.")
    if state.laid & ~state.placed():
        found.append("A clear memory lies without its hazy twin.")
    if state.talking == SILENT and (
        state.aside or state.aside_named or state.rejected or state.events_out
    ):
        found.append("Cards are out of a deck although nobody talks.")
    if len(state.met) != len(set(state.met)) or len(state.met) != len(state.quotes):
        found.append("Two hazy cards share a handle.")


def _check_staff(state: Flow, found: list[str]) -> None:
    for pawn in range(PAWNS):
        at = state.place[pawn]
        if not 0 <= state.fatigue[pawn] <= MOST_FATIGUE[pawn]:
            found.append(f"{STAFF[pawn]} has {state.fatigue[pawn]} fatigue.")
        if pawn >= FIRST_ASSISTANT and at in (BREAK_ROOM, ON_LEAVE, ON_PAD):
            found.append(f"{STAFF[pawn]} is where no medical assistant goes.")
        if pawn < FIRST_ASSISTANT and at == AT_DESK:
            found.append(f"{STAFF[pawn]} waits like a medical assistant.")
        if state.deal.doctors <= pawn < DOCTORS and at != OUT:
            found.append(f"{STAFF[pawn]} is nobody's doctor.")
        if at == ON_PAD and pawn != state.manager:
            found.append(f"{STAFF[pawn]} is on the pad but does not manage.")
    for pawn in state.crew:
        if state.place[pawn] != state.shift or pawn == state.caller:
            found.append(f"{STAFF[pawn]} is on the card but not on the shift.")
    if state.caller != NOBODY and state.place[state.caller] != state.shift:
        found.append("The caller is not on the shift.")
    if len(state.crew) + state.stood_in > state.card().staff:
        found.append("There are more people on the card than places.")


def _check_tracks(state: Flow, found: list[str]) -> None:
    if not 0 <= state.health <= FULL_HEALTH:
        found.append(f"Health is {state.health}.")
    if not 1 <= state.day <= DAYS:
        found.append(f"This is day {state.day}.")
    if sorted(state.patients) != list(range(len(PATIENTS))):
        found.append("The patient cards are not all there.")


def _check_end(state: Flow, found: list[str]) -> None:
    result = state.result
    if (state.health == 0) != (result == LOSS_HEALTH):
        found.append(f"Health {state.health} does not fit the result.")
    if (state.warnings >= WARNINGS) != (result == LOSS_WARNINGS):
        found.append(f"{state.warnings} warnings do not fit the result.")
    if result == WIN and not fulfilled(state):
        found.append("The scenario was won without its goal.")
    if not result and fulfilled(state):
        found.append("The goal is reached, but the scenario goes on.")
    if (state.step == ENDED) != (result != 0) or (not state.waiting()) != (result != 0):
        found.append("Nobody is asked, but the game goes on; or somebody is, but it is over.")
    if not result and len(state.legal(state.asked)) < 2:
        found.append("Somebody is asked who has no choice.")


def _check_nothing_went_back(before: Flow, state: Flow, found: list[str]) -> None:
    """Time, warnings, clear memories and what the scenario keeps only grow."""
    if (state.day, state.shift) < (before.day, before.shift):
        found.append("Time went back.")
    if state.warnings < before.warnings:
        found.append("A warning was taken back.")
    if before.laid & ~state.laid:
        found.append("A clear memory was taken away.")
    if before.faced & ~state.faced or before.arrived & ~state.arrived:
        found.append("A regret or an arrival was undone.")
    for now, then in zip(state.heard, before.heard, strict=True):
        if now < then:
            found.append("Somebody was heard and then was not.")
    if before.hazy_gone & ~state.hazy_gone or before.clear_gone & ~state.clear_gone:
        found.append("A removed event came back.")
    if state.met[: len(before.met)] != before.met:
        found.append("A handle changed.")
    for assistant in range(FIRST_ASSISTANT, PAWNS):
        if before.place[assistant] == OUT != state.place[assistant]:
            found.append("A medical assistant came back into the game.")
    if state.revealed < before.revealed:
        found.append("Something known was forgotten.")
    if before.result and state.result != before.result:
        found.append("The result changed.")
