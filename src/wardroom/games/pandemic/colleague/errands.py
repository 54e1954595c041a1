"""Errands: what a player may set out to do with some of the actions left.

A errand is a short chain of actions with one purpose, such as walking to a city and treating it
there. Searching over errands instead of single actions keeps the plans few and sensible.
"""

from typing import Final

from wardroom.games.pandemic.actions import (
    BUILD,
    CHARTER,
    CURE,
    DRIVE_PAWN,
    FETCH,
    FLY,
    GIVE,
    JOIN,
    OPERATIONS_FLIGHT,
    PAY,
    SHUTTLE_PAWN,
    SPEND,
    TAKE,
    TAKE_STATION,
    TO,
    TREAT,
    cards_for_a_cure,
)
from wardroom.games.pandemic.colleague.judgement import Judgement, settled
from wardroom.games.pandemic.colleague.routes import Ways, ways
from wardroom.games.pandemic.content import (
    AIRLIFT,
    CITIES,
    COLOUR_OF,
    CONTINGENCY_PLANNER,
    DISPATCHER,
    DISTANCE,
    FIRST_EVENT,
    GOVERNMENT_GRANT,
    MEDIC,
    NEIGHBOURS,
    OPERATIONS_EXPERT,
    RESEARCHER,
    STATIONS,
)
from wardroom.games.pandemic.event_cards import AT, PAWN, PLAY
from wardroom.games.pandemic.phases import NOBODY, NOTHING
from wardroom.games.pandemic.state import PandemicAction, Position

_CITY_COUNT: Final = len(CITIES)
URGENT: Final = 6
"""So many of the most urgent cities are worth a walk."""


class Errand:
    """Actions with one purpose, how many of the turn's four they take, and what they are about.

    `reasons` makes a Message of it when the errand is chosen.
    """

    __slots__ = ("actions", "by", "cost", "first", "second", "why")

    def __init__(
        self,
        actions: list[PandemicAction],
        cost: int,
        why: str,
        first: int = NOTHING,
        second: int = NOTHING,
        by: int = NOBODY,
    ) -> None:
        self.actions = actions
        self.cost = cost
        self.why = why
        self.first = first
        self.second = second
        self.by = by
        """Who plays it, if it is an Event and not the active player's doing."""


def errands(position: Position, judgement: Judgement, events: bool) -> list[Errand]:
    """What the active player may sensibly set out to do; `events` adds the team's Event cards."""
    found: list[Errand] = []
    seat = position.active
    here = position.pawns[seat]
    left = position.actions
    way = ways(here, position.stations)
    urgent = _urgent_cities(position, judgement, way, left)
    _add_cures(position, seat, way, left, found)
    _add_treatments(position, here, way, left, urgent, found)
    if position.deal.seats > 1:
        _add_shares(position, seat, way, left, found)
    _add_walks(position, seat, way, left, found)
    _add_flights(position, seat, way, urgent, found)
    role = position.deal.roles[seat]
    if here not in position.stations and (
        role == OPERATIONS_EXPERT or here in position.hands[seat]
    ):
        found.append(_build(position, here))
    if role == DISPATCHER:
        _add_dispatches(position, seat, found)
    elif role == CONTINGENCY_PLANNER and position.stored == NOTHING:
        for card in position.discards:
            if card >= FIRST_EVENT:
                found.append(Errand([FETCH[card - FIRST_EVENT]], 1, "fetch", card))
    if events:
        _add_events(position, urgent, found)
    return found


def _urgent_cities(position: Position, judgement: Judgement, way: Ways, left: int) -> list[int]:
    """The cities most in need of treatment, wherever they are."""
    scores: list[tuple[float, int]] = []
    hit = judgement.outlook.hit
    strike = judgement.outlook.strike
    for city in range(_CITY_COUNT):
        packed = position.cubes[city]
        if packed:
            own = (packed >> (2 * COLOUR_OF[city])) & 3
            need = own * own * (0.05 + hit[city] + strike[city])
            if way.away[city] < left:
                need *= 1.5
            need += 0.02 * (packed & 3) + 0.001 * own
            scores.append((-settled(need), city))
    scores.sort()
    return [city for _, city in scores[:URGENT]]


def set_to_spend(position: Position, seat: int, colour: int) -> tuple[int, ...]:
    """The cards for a cure when there are more than needed."""
    need = cards_for_a_cure(position, seat)
    cards = [card for card in position.hands[seat] if card < FIRST_EVENT]
    cards = [card for card in cards if COLOUR_OF[card] == colour]
    return tuple(sorted(cards[:need]))


def _add_cures(position: Position, seat: int, way: Ways, left: int, found: list[Errand]) -> None:
    counts = [0, 0, 0, 0]
    for card in position.hands[seat]:
        if card < FIRST_EVENT:
            counts[COLOUR_OF[card]] += 1
    need = cards_for_a_cure(position, seat)
    for colour in range(4):
        if counts[colour] < need or position.is_cured(colour):
            continue
        end: list[PandemicAction] = [CURE[colour]]
        if counts[colour] > need:
            end.append(SPEND[set_to_spend(position, seat, colour)])
        for station in position.stations:
            away = way.away[station]
            if away < left:
                found.append(Errand(way.steps(station) + end, away + 1, "cure", colour))
            elif away < left + 4:
                walk = way.steps(station)[:left]
                found.append(Errand(walk, left, "head-cure", colour))


def _add_treatments(
    position: Position, here: int, way: Ways, left: int, urgent: list[int], found: list[Errand]
) -> None:
    medic = position.deal.roles[position.active] == MEDIC
    targets = urgent
    if position.cubes[here] and here not in urgent:
        targets = [*urgent, here]
    for near in NEIGHBOURS[here]:
        if position.cubes[near] and near not in targets:
            targets = [*targets, near]
    for city in targets:
        away = way.away[city]
        if away >= left:
            continue
        packed = position.cubes[city]
        for colour in range(4):
            count = (packed >> (2 * colour)) & 3
            if count and not (medic and position.is_cured(colour)):
                end: list[PandemicAction] = [TREAT[colour]]
                why = "treat-danger" if count == 3 else "treat"
                found.append(Errand(way.steps(city) + end, away + 1, why, city, colour))


def _add_shares(position: Position, seat: int, way: Ways, left: int, found: list[Errand]) -> None:
    roles = position.deal.roles
    hand = position.hands[seat]
    for other in range(position.deal.seats):
        if other == seat:
            continue
        city = position.pawns[other]
        away = way.away[city]
        if away >= left:
            continue
        for card in hand:
            free = card == city or (roles[seat] == RESEARCHER and card < FIRST_EVENT)
            if free and _worth_passing(position, card, other):
                end: list[PandemicAction] = [GIVE[other][card]]
                found.append(Errand(way.steps(city) + end, away + 1, "give", card, other))
        for card in position.hands[other]:
            free = card == city or (roles[other] == RESEARCHER and card < FIRST_EVENT)
            if free and _worth_passing(position, card, seat):
                end = [TAKE[other][card]]
                found.append(Errand(way.steps(city) + end, away + 1, "take", card, other))


def _worth_passing(position: Position, card: int, taker: int) -> bool:
    colour = COLOUR_OF[card]
    if position.is_cured(colour):
        return False
    held = 0
    for own in position.hands[taker]:
        if own < FIRST_EVENT and COLOUR_OF[own] == colour:
            held += 1
    return held > 0


def _add_walks(position: Position, seat: int, way: Ways, left: int, found: list[Errand]) -> None:
    here = position.pawns[seat]
    for near in NEIGHBOURS[here]:
        found.append(Errand(way.steps(near), 1, "go", near))
    meetings: list[int] = []
    for other in range(position.deal.seats):
        for card in position.hands[other]:
            if card < FIRST_EVENT and not position.is_cured(COLOUR_OF[card]):
                meetings.append(card)
        if other != seat:
            meetings.append(position.pawns[other])
    meetings.extend(position.stations)
    seen = 0
    for city in meetings:
        away = way.away[city]
        if 1 < away <= left and not (seen >> city) & 1:
            seen |= 1 << city
            found.append(Errand(way.steps(city), away, "go", city))


def _add_flights(
    position: Position, seat: int, way: Ways, urgent: list[int], found: list[Errand]
) -> None:
    here = position.pawns[seat]
    hand = position.hands[seat]
    for card in hand:
        if card < FIRST_EVENT and way.away[card] > 1:
            found.append(Errand([FLY[card]], 1, "fly", card))
    charter = here in hand
    operations = (
        position.deal.roles[seat] == OPERATIONS_EXPERT
        and not position.flown
        and here in position.stations
    )
    if not charter and not operations:
        return
    fare = _cheapest_card(position, seat) if operations and not charter else NOTHING
    if not charter and fare == NOTHING:
        return
    goals = urgent[:4]
    goals.extend(position.stations)
    goals.extend(position.pawns)
    seen = 0
    for city in goals:
        if way.away[city] <= 1 or (seen >> city) & 1:
            continue
        seen |= 1 << city
        if charter:
            found.append(Errand([CHARTER, TO[city]], 1, "go", city))
        else:
            found.append(Errand([OPERATIONS_FLIGHT, PAY[fare], TO[city]], 1, "go", city))


def _cheapest_card(position: Position, seat: int) -> int:
    """The City card one misses least."""
    counts = [0, 0, 0, 0]
    for card in position.hands[seat]:
        if card < FIRST_EVENT:
            counts[COLOUR_OF[card]] += 1
    best = NOTHING
    least = 99
    for card in position.hands[seat]:
        if card < FIRST_EVENT:
            colour = COLOUR_OF[card]
            worth = 0 if position.is_cured(colour) else counts[colour]
            if worth < least:
                least = worth
                best = card
    return best


def _build(position: Position, city: int) -> Errand:
    actions: list[PandemicAction] = [BUILD]
    if len(position.stations) == STATIONS:
        actions.append(TAKE_STATION[station_to_take(position, city)])
    return Errand(actions, 1, "build", city)


def station_to_take(position: Position, city: int) -> int:
    """The station closest to the others is missed least."""
    best = position.stations[0]
    least = 999
    for station in position.stations:
        distance = DISTANCE[station][city]
        for other in position.stations:
            if other != station and DISTANCE[station][other] < distance:
                distance = DISTANCE[station][other]
        for pawn in position.pawns:
            if pawn == station:
                distance += 1
        if distance < least:
            least = distance
            best = station
    return best


def _add_dispatches(position: Position, seat: int, found: list[Errand]) -> None:
    """The Dispatcher moves the others, and everybody to everybody."""
    pawns = position.pawns
    for pawn in range(len(pawns)):
        place = pawns[pawn]
        seen = 1 << place
        for city in pawns:
            if not (seen >> city) & 1:
                seen |= 1 << city
                why = "go" if pawn == seat else "move-pawn"
                found.append(Errand([JOIN[pawn][city]], 1, why, city, pawn))
        if pawn == seat:
            continue
        for near in NEIGHBOURS[place]:
            if not (seen >> near) & 1:
                found.append(Errand([DRIVE_PAWN[pawn][near]], 1, "move-pawn", near, pawn))
        if place in position.stations:
            for station in position.stations:
                if not (seen >> station) & 1 and DISTANCE[place][station] > 1:
                    found.append(
                        Errand([SHUTTLE_PAWN[pawn][station]], 1, "move-pawn", station, pawn)
                    )


def _add_events(position: Position, urgent: list[int], found: list[Errand]) -> None:
    """Airlift and Government Grant of anybody as part of a plan; the others are for the windows."""
    for seat in range(position.deal.seats):
        stored = position.stored if position.deal.roles[seat] == CONTINGENCY_PLANNER else NOTHING
        for card in (*position.hands[seat], stored):
            if card == AIRLIFT:
                _add_airlifts(position, seat, urgent, found)
            elif card == GOVERNMENT_GRANT:
                _add_grants(position, seat, found)


def _add_airlifts(position: Position, by: int, urgent: list[int], found: list[Errand]) -> None:
    for pawn in range(position.deal.seats):
        goals = list(position.stations)
        goals.extend(position.pawns)
        if pawn == position.active or position.deal.roles[pawn] == MEDIC:
            goals.extend(urgent[:3])
        seen = 1 << position.pawns[pawn]
        for city in goals:
            if not (seen >> city) & 1:
                seen |= 1 << city
                steps: list[PandemicAction] = [PLAY[AIRLIFT - FIRST_EVENT], PAWN[pawn], TO[city]]
                found.append(Errand(steps, 0, "airlift", city, pawn, by))


def _add_grants(position: Position, by: int, found: list[Errand]) -> None:
    seen = 0
    for city in position.pawns:
        if city in position.stations or (seen >> city) & 1:
            continue
        seen |= 1 << city
        steps: list[PandemicAction] = [PLAY[GOVERNMENT_GRANT - FIRST_EVENT], AT[city]]
        if len(position.stations) == STATIONS:
            steps.append(TAKE_STATION[station_to_take(position, city)])
        found.append(Errand(steps, 0, "grant", city, NOTHING, by))
