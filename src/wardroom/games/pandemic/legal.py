"""What a seat may do: every legal action at every step, and nothing else."""

from itertools import combinations
from typing import Final

from wardroom.games.pandemic.actions import (
    AGREE,
    BUILD,
    CHARTER,
    CHARTER_PAWN,
    CURE,
    DISCARD,
    DRIVE,
    DRIVE_PAWN,
    FETCH,
    FLY,
    FLY_PAWN,
    GIVE,
    JOIN,
    OPERATIONS_FLIGHT,
    PASS,
    PAY,
    REFUSE,
    REST,
    SHUTTLE,
    SHUTTLE_PAWN,
    SPEND,
    TAKE,
    TAKE_STATION,
    TO,
    TREAT,
    Cure,
    cards_for_a_cure,
)
from wardroom.games.pandemic.content import (
    CITIES,
    COLOUR_OF,
    CONTINGENCY_PLANNER,
    DISPATCHER,
    FIRST_EVENT,
    NEIGHBOURS,
    OPERATIONS_EXPERT,
    RESEARCHER,
)
from wardroom.games.pandemic.event_cards import (
    AT,
    NEXT,
    PAWN,
    PLAY,
    REMOVE,
    looked_at,
    playable,
)
from wardroom.games.pandemic.phases import (
    AIRLIFT_CITY,
    AIRLIFT_PAWN,
    CHARTER_CITY,
    CONSENT,
    FLIGHT_CARD,
    FLIGHT_CITY,
    FORECAST_NEXT,
    GRANT_CITY,
    NOTHING,
    RESILIENT_CARD,
)
from wardroom.games.pandemic.state import PandemicAction, Position, Step

_DRIVES: Final[tuple[tuple[PandemicAction, ...], ...]] = tuple(
    tuple(DRIVE[city] for city in neighbours) for neighbours in NEIGHBOURS
)
_PAWN_DRIVES: Final[tuple[tuple[tuple[PandemicAction, ...], ...], ...]] = tuple(
    tuple(tuple(drives[city] for city in neighbours) for neighbours in NEIGHBOURS)
    for drives in DRIVE_PAWN
)
_TREATMENTS: Final[tuple[tuple[PandemicAction, ...], ...]] = tuple(
    tuple(TREAT[colour] for colour in range(4) if (cubes >> (2 * colour)) & 3)
    for cubes in range(256)
)
"""The treatments possible with these packed cubes (PAN-5.5, PAN-5.8)."""


def turn_actions(position: Position) -> tuple[PandemicAction, ...]:
    """D1: all that the active player can do with the next action, events included."""
    seat = position.active
    here = position.pawns[seat]
    hand = position.hands[seat]
    stations = position.stations
    role = position.deal.roles[seat]
    found: list[PandemicAction] = [*_DRIVES[here]]
    if position.cubes[here]:
        found.extend(_TREATMENTS[position.cubes[here]])
    holds_event = False
    for card in hand:
        if card == here:
            found.append(CHARTER)
            if role != OPERATIONS_EXPERT and here not in stations:
                found.append(BUILD)
        elif card < FIRST_EVENT:
            found.append(FLY[card])
        else:
            holds_event = True
    if here in stations:
        for station in stations:
            if station != here:
                found.append(SHUTTLE[station])
        if len(hand) > 3:
            _add_cures(position, seat, found)
    if position.pawns.count(here) > 1:
        _add_shares(position, seat, here, found)
    if role == OPERATIONS_EXPERT:
        _add_operations(position, here, hand, found)
    elif role == DISPATCHER:
        _add_dispatches(position, seat, hand, found)
    elif role == CONTINGENCY_PLANNER and position.stored == NOTHING:
        for card in position.discards:
            if card >= FIRST_EVENT:
                found.append(FETCH[card - FIRST_EVENT])
    if holds_event or position.stored != NOTHING:
        found.extend(events(position, seat))
    if position.refused:
        found = _without_the_refused(position, found)
    found.append(PASS)
    return tuple(found)


def _add_cures(position: Position, seat: int, found: list[PandemicAction]) -> None:
    """PAN-5.14 to PAN-5.17."""
    held = [0, 0, 0, 0]
    for card in position.hands[seat]:
        if card < FIRST_EVENT:
            held[COLOUR_OF[card]] += 1
    needed = cards_for_a_cure(position, seat)
    for colour in range(4):
        if held[colour] >= needed and not position.is_cured(colour):
            found.append(CURE[colour])


def _add_shares(position: Position, seat: int, here: int, found: list[PandemicAction]) -> None:
    """PAN-5.9 to PAN-5.11 and PAN-13.21 to PAN-13.23."""
    pawns = position.pawns
    mine = _shareable(position, seat, here)
    for other in range(len(pawns)):
        if pawns[other] == here and other != seat:
            for card in mine:
                found.append(GIVE[other][card])
            for card in _shareable(position, other, here):
                found.append(TAKE[other][card])


def _shareable(position: Position, giver: int, here: int) -> tuple[int, ...]:
    """The card of the city; any City card of the Researcher (PAN-13.21, PAN-13.22)."""
    hand = position.hands[giver]
    if position.deal.roles[giver] == RESEARCHER:
        return tuple([card for card in hand if card < FIRST_EVENT])
    return (here,) if here in hand else ()


def _add_operations(
    position: Position, here: int, hand: tuple[int, ...], found: list[PandemicAction]
) -> None:
    """PAN-13.15 and PAN-13.16."""
    if here not in position.stations:
        found.append(BUILD)
    elif not position.flown:
        for card in hand:
            if card < FIRST_EVENT:
                found.append(OPERATIONS_FLIGHT)
                return


def _add_dispatches(
    position: Position, seat: int, hand: tuple[int, ...], found: list[PandemicAction]
) -> None:
    """PAN-13.6 (every pawn to another pawn's city) and PAN-13.7 (others' pawns as one's own)."""
    pawns = position.pawns
    stations = position.stations
    for pawn in range(len(pawns)):
        place = pawns[pawn]
        meeting: list[int] = []
        for city in pawns:
            if city != place and city not in meeting:
                meeting.append(city)
                found.append(JOIN[pawn][city])
        if pawn == seat:
            continue
        found.extend(_PAWN_DRIVES[pawn][place])
        for card in hand:
            if card == place:
                found.append(CHARTER_PAWN[pawn])
            elif card < FIRST_EVENT:
                found.append(FLY_PAWN[pawn][card])
        if place in stations:
            for station in stations:
                if station != place:
                    found.append(SHUTTLE_PAWN[pawn][station])


def events(position: Position, seat: int) -> list[PandemicAction]:
    """The Events this seat may play in the present window (PAN-12.8, PAN-13.4)."""
    found: list[PandemicAction] = [
        PLAY[card - FIRST_EVENT]
        for card in position.hands[seat]
        if card >= FIRST_EVENT and playable(position, card)
    ]
    stored = position.stored
    if (
        stored != NOTHING
        and position.deal.roles[seat] == CONTINGENCY_PLANNER
        and playable(position, stored)
    ):
        found.append(PLAY[stored - FIRST_EVENT])
    return found


def window_actions(position: Position, seat: int) -> tuple[PandemicAction, ...]:
    """D8: the Events this seat may play, or passing."""
    return (*events(position, seat), PASS, REST)


def down_to_the_limit(position: Position, seat: int) -> list[PandemicAction]:
    """D7: discard a card or play an Event (PAN-9.2)."""
    found: list[PandemicAction] = [DISCARD[card] for card in position.hands[seat]]
    found.extend(events(position, seat))
    return found


def answers(position: Position, step: Step) -> list[PandemicAction]:
    """The answers to a sub-step."""
    kind = step.kind
    if kind in (CHARTER_CITY, AIRLIFT_CITY):
        return _destinations(position, step, step.pawn)
    if kind == FLIGHT_CITY:
        return _destinations(position, step, step.seat)
    if kind == FLIGHT_CARD:
        return [PAY[card] for card in position.hands[step.seat] if card < FIRST_EVENT]
    if isinstance(step.action, Cure):
        number = cards_for_a_cure(position, step.seat)
        cards = step.action.among(position.hands[step.seat])
        return [SPEND[spent] for spent in combinations(sorted(cards), number)]
    if kind == CONSENT:
        return [AGREE, REFUSE]
    if kind == AIRLIFT_PAWN:
        refused = [
            past.pawn for past in _refused_to(position, step.by) if past.action is step.action
        ]
        last = len(CITIES) - 1
        return [PAWN[pawn] for pawn in range(position.deal.seats) if refused.count(pawn) < last]
    if kind == FORECAST_NEXT:
        return [NEXT[card] for card in sorted(looked_at(position)) if card not in step.cards]
    if kind == GRANT_CITY:
        return [AT[city] for city in range(len(CITIES)) if city not in position.stations]
    if kind == RESILIENT_CARD:
        return [REMOVE[card] for card in position.infection_discards]
    return [TAKE_STATION[city] for city in position.stations]


def _destinations(position: Position, step: Step, pawn: int) -> list[PandemicAction]:
    barred = [position.pawns[pawn]]
    for past in _refused_to(position, step.by):
        if past.action is step.action and past.pawn == pawn:
            barred.append(past.city)
    return [TO[city] for city in range(len(CITIES)) if city not in barred]


def _refused_to(position: Position, seat: int) -> list[Step]:
    """What others have refused this seat since the last action or Event (D6)."""
    return [past for past in position.refused if past.by == seat]


def _without_the_refused(position: Position, found: list[PandemicAction]) -> list[PandemicAction]:
    """Leave out proposals just refused (D6)."""
    refused = [past.action for past in _refused_to(position, position.active)]
    return [action for action in found if not _wholly_refused(action, refused)]


def was_refused(position: Position, action: PandemicAction) -> bool:
    """Has this been proposed to its owner and refused since the last action or Event (D6)?"""
    return _wholly_refused(action, [past.action for past in _refused_to(position, position.active)])


def _wholly_refused(action: PandemicAction, refused: list[PandemicAction]) -> bool:
    """A charter only when every destination was refused.

    An Airlift can always carry its player's own pawn, so it is never wholly refused.
    """
    times = refused.count(action)
    if not times or action.verb == "play":
        return False
    return action.verb != "charter" or times >= len(CITIES) - 1
