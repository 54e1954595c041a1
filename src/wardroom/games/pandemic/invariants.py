"""What is true of every position of Pandemic that legal play can reach.

`broken` looks at one position and is cheap enough to be asked after every step of a hundred
thousand games; given the position before the step as well, it also sees what may never go back.
"""

from typing import Final

from wardroom.games.pandemic.content import (
    CITIES,
    COLOURS,
    CUBES_PER_COLOUR,
    EPIDEMIC,
    EVENTS,
    FIRST_EVENT,
    HAND_LIMIT,
    INFECTION_RATES,
    LAST_OUTBREAK,
    MEDIC,
    STATIONS,
)
from wardroom.games.pandemic.phases import (
    BETWEEN_EPIDEMICS,
    ENDED,
    IN_EPIDEMIC,
    LOSS_CUBES,
    LOSS_OUTBREAKS,
    NOBODY,
    NOTHING,
    WIN,
)
from wardroom.games.pandemic.rules import Flow

_PLAYER_CARDS: Final = len(CITIES) + len(EVENTS)
_MOST_TURNS: Final = 26
_MOST_REMOVED: Final = 2
_EVERY_CITY: Final = frozenset(range(len(CITIES)))
_EVERY_CARD: Final = frozenset(range(_PLAYER_CARDS))

_COUNTS: Final[tuple[int, ...]] = tuple(
    sum(((packed >> (2 * colour)) & 3) << (8 * colour) for colour in range(len(COLOURS)))
    for packed in range(256)
)
"""The packed cubes of a city with eight bits a colour, so that a sum counts the whole board."""
_ALL_CUBES: Final = sum(CUBES_PER_COLOUR << (8 * colour) for colour in range(len(COLOURS)))


def broken(state: Flow, before: Flow | None = None) -> list[str]:
    """The invariants that do not hold, one sentence each; none when all is well.

    `before` is a copy of the position before the last step, or any earlier one of the same game.
    """
    found: list[str] = []
    _check_cubes(state, found)
    _check_player_cards(state, found)
    _check_infection_cards(state, found)
    _check_tracks(state, found)
    _check_end(state, found)
    if before is not None:
        _check_nothing_went_back(before, state, found)
    return found


def _check_cubes(state: Flow, found: list[str]) -> None:
    try:
        cubes = bytes(state.cubes)
    except ValueError:
        found.append("A city has more than 3 or less than 0 cubes of a colour.")
        return
    on_board = sum([_COUNTS[packed] for packed in cubes])
    blue, yellow, black, red = state.supply
    if on_board + blue + (yellow << 8) + (black << 16) + (red << 24) != _ALL_CUBES:
        found.append(f"Board and a supply of {state.supply} do not make {CUBES_PER_COLOUR} each.")
    if state.cured:
        _check_cured_diseases(state, on_board, found)


def _check_cured_diseases(state: Flow, on_board: int, found: list[str]) -> None:
    medic = state.deal.seat_of[MEDIC]
    at_the_medic = 0 if medic == NOBODY or state.result else state.cubes[state.pawns[medic]]
    for colour in range(len(COLOURS)):
        if not (state.cured >> colour) & 1:
            continue
        if (at_the_medic >> (2 * colour)) & 3:
            found.append(f"{COLOURS[colour]} is cured, but its cubes lie in the Medic's city.")
        if (state.eradicated >> colour) & 1 and (on_board >> (8 * colour)) & 255:
            found.append(f"{COLOURS[colour]} is eradicated, but its cubes are on the board.")


def _check_player_cards(state: Flow, found: list[str]) -> None:
    deck = state.deck[state.drawn :]
    cards: list[int] = list(deck)
    cards += state.discards
    cards += state.removed
    if state.stored != NOTHING:
        cards.append(state.stored)
        if state.stored < FIRST_EVENT:
            found.append("A card that is no Event is stored.")
    for seat in range(state.deal.seats):
        hand = state.hands[seat]
        cards += hand
        if EPIDEMIC in hand:
            found.append(f"Seat {seat} holds an Epidemic.")
        if len(hand) > HAND_LIMIT and not _may_exceed_the_limit(state, seat, len(hand)):
            found.append(f"Seat {seat} holds {len(hand)} cards.")
    epidemics = deck.count(EPIDEMIC)
    if len(cards) != _PLAYER_CARDS + epidemics or not _EVERY_CARD.issubset(cards):
        found.append(f"{len(cards) - epidemics} City and Event cards are not all of them, once.")
    increases = len(state.deal.piles) - epidemics - state.epidemics
    if state.rate != increases:
        found.append(f"The rate marker is on {state.rate} after {increases} epidemics.")


def _may_exceed_the_limit(state: Flow, seat: int, size: int) -> bool:
    """PAN-9.2, PAN-9.3: while getting down to 7, and while the epidemics of a draw last."""
    if state.result:
        return size <= HAND_LIMIT + 2
    if state.over == seat:
        return size <= HAND_LIMIT + 2
    drawing = state.phase == IN_EPIDEMIC or state.phase == BETWEEN_EPIDEMICS
    return drawing and seat == state.active and size <= HAND_LIMIT + 1


def _check_infection_cards(state: Flow, found: list[str]) -> None:
    cards: list[int] = list(state.infection[state.top : state.bottom])
    cards += state.infection_discards
    cards += state.removed_infections
    if len(cards) != len(CITIES) or not _EVERY_CITY.issubset(cards):
        found.append(f"{len(cards)} infection cards are not all of them, once.")
    if len(state.removed_infections) > _MOST_REMOVED:
        found.append(f"{len(state.removed_infections)} infection cards are out of the game.")


def _check_tracks(state: Flow, found: list[str]) -> None:
    stations = state.stations
    if not 1 <= len(stations) <= STATIONS or len(set(stations)) != len(stations):
        found.append(f"{len(stations)} research stations are on the board.")
    if not 0 <= state.rate < len(INFECTION_RATES):
        found.append(f"The rate marker is on {state.rate}, off its track.")
    if not 1 <= state.turn <= _MOST_TURNS:
        found.append(f"This is turn {state.turn}.")
    if min(state.pawns) < 0 or max(state.pawns) >= len(CITIES):
        found.append("A pawn is off the board.")


def _check_end(state: Flow, found: list[str]) -> None:
    result = state.result
    if not 0 <= state.outbreaks <= LAST_OUTBREAK:
        found.append(f"The outbreaks marker is on {state.outbreaks}.")
    if (state.outbreaks == LAST_OUTBREAK) != (result == LOSS_OUTBREAKS):
        found.append(f"{state.outbreaks} outbreaks do not fit the result.")
    if state.eradicated & ~state.cured:
        found.append("A disease is eradicated but not cured.")
    if (state.cured == 0b1111) != (result == WIN):
        found.append("The cures do not fit the result.")
    if result == LOSS_CUBES and (state.lost_colour < 0 or state.supply[state.lost_colour]):
        found.append("The game was lost for want of cubes that are there.")
    if (state.phase == ENDED) != (result != 0) or (state.decider() == NOBODY) != (result != 0):
        found.append("Nobody is asked, but the game goes on; or somebody is, but it is over.")


def _check_nothing_went_back(before: Flow, state: Flow, found: list[str]) -> None:
    """The markers only move forward, cures stay, and what left the game stays out."""
    if state.outbreaks < before.outbreaks:
        found.append(f"Outbreaks fell from {before.outbreaks} to {state.outbreaks}.")
    if state.rate < before.rate:
        found.append(f"The rate marker fell from {before.rate} to {state.rate}.")
    if state.turn < before.turn:
        found.append(f"Turn {state.turn} came after turn {before.turn}.")
    if state.drawn < before.drawn:
        found.append("Cards went back to the player deck.")
    if state.revealed < before.revealed:
        found.append("Something known was forgotten.")
    if before.cured & ~state.cured or before.eradicated & ~state.eradicated:
        found.append("A cure was lost.")
    if len(state.stations) < len(before.stations):
        found.append("A research station left the board.")
    if state.removed[: len(before.removed)] != before.removed:
        found.append("An Event came back into the game.")
    if state.removed_infections[: len(before.removed_infections)] != before.removed_infections:
        found.append("An infection card came back into the game.")
    if before.result and state.result != before.result:
        found.append("The result changed.")
