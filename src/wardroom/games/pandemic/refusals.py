"""Why an action is not possible now, in one message that names what stands in the way.

A reason tells nothing that the seat may not know: it speaks of what lies open, of the seat's own
hand, and of closed hands only where `legal` shows them as well (PAN-G.19).
"""

from wardroom.games.pandemic import legal
from wardroom.games.pandemic.actions import (
    Agree,
    Build,
    Cure,
    Discard,
    Fetch,
    Give,
    Refuse,
    Rest,
    Spend,
    Take,
    TakeStation,
    Treat,
    cards_for_a_cure,
)
from wardroom.games.pandemic.content import (
    CARDS,
    CITIES,
    CITIES_OF,
    COLOURS,
    CONTINGENCY_PLANNER,
    DISPATCHER,
    HAND_LIMIT,
    NEIGHBOURS,
    ONE_QUIET_NIGHT,
    OPERATIONS_EXPERT,
    RESEARCHER,
    RESILIENT_POPULATION,
    ROLES,
)
from wardroom.games.pandemic.event_cards import At, Next, Pawn, PlayEvent, Remove, looked_at
from wardroom.games.pandemic.movement import (
    Charter,
    DirectFlight,
    Drive,
    Join,
    Movement,
    OperationsFlight,
    Pay,
    ShuttleFlight,
    To,
)
from wardroom.games.pandemic.phases import (
    ACTIONS,
    AIRLIFT_CITY,
    AIRLIFT_PAWN,
    CHARTER_CITY,
    CURE_CARDS,
    FLIGHT_CARD,
    FLIGHT_CITY,
    FORECAST_NEXT,
    GRANT_CITY,
    IN_EPIDEMIC,
    NOBODY,
    NOTHING,
    RESILIENT_CARD,
    RESULTS,
    STATION_TO_TAKE,
)
from wardroom.games.pandemic.state import PandemicAction, Position, Step
from wardroom.kernel.action import Action
from wardroom.kernel.message import Message


def reason(position: Position, seat: int, action: Action, decider: int, asking: Message) -> Message:
    """Why this action, which is not legal, is not; `asking` is what the decider is being asked."""
    if position.result:
        return Message("why-not-over", {"result": RESULTS[position.result]})
    if not 0 <= seat < position.deal.seats:
        return Message("why-not-watching")
    step = position.step
    if seat != decider:
        between = step is None and (position.phase == ACTIONS or position.over != NOBODY)
        if between and isinstance(action, PlayEvent):
            return _event(position, seat, action.card)
        if between and position.over == NOBODY:
            return Message("why-not-your-turn", {"seat": decider})
        return Message("why-not-your-decision", {"seat": decider, "asking": asking})
    if step is not None:
        return _wrong_answer(position, step, action) or Message(
            "why-not-answered", {"asking": asking}
        )
    if isinstance(action, PlayEvent):
        return _event(position, seat, action.card)
    if position.over != NOBODY:
        if isinstance(action, Discard):
            return _not_held(action.card)
        return Message("why-not-over-limit", {"count": len(position.hands[seat]) - HAND_LIMIT})
    if position.phase != ACTIONS:
        return Message("why-not-in-window", {"asking": asking})
    return _turn_action(position, seat, action)


# In the own turn


def _turn_action(position: Position, seat: int, action: Action) -> Message:
    if isinstance(action, PandemicAction) and legal.was_refused(position, action):
        return Message("why-not-refused", {"owner": _owner(action)})
    if isinstance(action, Movement):
        return _movement(position, seat, action)
    if isinstance(action, Charter):
        return _charter(position, seat, action)
    if isinstance(action, OperationsFlight):
        return _operations_flight(position, seat)
    if isinstance(action, Build):
        return _build(position, seat)
    if isinstance(action, Treat):
        here = CITIES[position.pawns[seat]]
        return Message("why-not-no-cubes", {"city": here, "colour": COLOURS[action.colour]})
    if isinstance(action, Give):
        return _give(position, seat, action)
    if isinstance(action, Take):
        return _take(position, seat, action)
    if isinstance(action, Cure):
        return _cure(position, seat, action.colour)
    if isinstance(action, Fetch):
        return _fetch(position, seat, action.card)
    if isinstance(action, Discard):
        return Message("why-not-discard", {"count": HAND_LIMIT})
    if isinstance(action, Rest):
        return Message("why-not-rest")
    return _answer_to_nothing(action)


def _owner(action: PandemicAction) -> int:
    """Whose pawn or hand a proposal is about."""
    if isinstance(action, Give):
        return action.to
    if isinstance(action, Take):
        return action.giver
    if isinstance(action, Movement | Charter):
        return action.pawn
    return NOBODY


def _answer_to_nothing(action: Action) -> Message:
    """An answer where nothing of the kind is asked."""
    if isinstance(action, To):
        return Message("why-not-no-flight")
    if isinstance(action, Pay):
        return Message("why-not-nothing-to-pay")
    if isinstance(action, TakeStation):
        return Message("why-not-nothing-to-move")
    if isinstance(action, Spend):
        return Message("why-not-no-cure-begun")
    if isinstance(action, Agree | Refuse):
        return Message("why-not-no-proposal")
    if isinstance(action, Pawn):
        return Message("why-not-play-first", {"card": "airlift"})
    if isinstance(action, At):
        return Message("why-not-play-first", {"card": "government_grant"})
    if isinstance(action, Next):
        return Message("why-not-play-first", {"card": "forecast"})
    return Message("why-not-play-first", {"card": "resilient_population"})


def _not_held(card: int) -> Message:
    return Message("why-not-no-card", {"card": CARDS[card]})


def _only(role: int) -> Message:
    return Message("why-not-role", {"role": ROLES[role]})


def _no_station(city: int) -> Message:
    return Message("why-not-no-station", {"city": CITIES[city]})


def _foreign_pawn(position: Position, seat: int, pawn: int) -> Message | None:
    """May the seat move this pawn at all (PAN-13.6, PAN-13.7)?"""
    if pawn >= position.deal.seats:
        return Message("why-not-no-player", {"number": pawn + 1})
    if position.role(seat) != DISPATCHER:
        return _only(DISPATCHER)
    return None


def _movement(position: Position, seat: int, action: Movement) -> Message:
    pawn = action.pawn
    city = action.city
    if pawn != NOBODY:
        barred = _foreign_pawn(position, seat, pawn)
        if barred is not None:
            return barred
        if pawn == seat and not isinstance(action, Join):
            return Message("why-not-own-pawn")
    origin = position.pawns[seat if pawn == NOBODY else pawn]
    if city == origin:
        return Message("why-not-there-already", {"city": CITIES[city]})
    if isinstance(action, Drive) and city not in NEIGHBOURS[origin]:
        return Message("why-not-connected", {"origin": CITIES[origin], "city": CITIES[city]})
    if isinstance(action, DirectFlight):
        return _not_held(city)
    if isinstance(action, ShuttleFlight):
        return _no_station(city if origin in position.stations else origin)
    return Message("why-not-nobody-there", {"city": CITIES[city]})


def _charter(position: Position, seat: int, action: Charter) -> Message:
    if action.pawn == NOBODY:
        return _not_held(position.pawns[seat])
    barred = _foreign_pawn(position, seat, action.pawn)
    if barred is not None:
        return barred
    if action.pawn == seat:
        return Message("why-not-own-pawn")
    return _not_held(position.pawns[action.pawn])


def _operations_flight(position: Position, seat: int) -> Message:
    """PAN-13.16."""
    if position.role(seat) != OPERATIONS_EXPERT:
        return _only(OPERATIONS_EXPERT)
    if position.pawns[seat] not in position.stations:
        return _no_station(position.pawns[seat])
    return Message("why-not-flown" if position.flown else "why-not-no-city-card")


def _build(position: Position, seat: int) -> Message:
    """PAN-5.1, PAN-5.2."""
    here = position.pawns[seat]
    if here in position.stations:
        return Message("why-not-station-there", {"city": CITIES[here]})
    return _not_held(here)


def _partner(position: Position, seat: int, other: int) -> Message | None:
    """Can the seat share with this player at all (PAN-5.9)?"""
    if other >= position.deal.seats:
        return Message("why-not-no-player", {"number": other + 1})
    if other == seat:
        return Message("why-not-with-yourself")
    if position.pawns[seat] != position.pawns[other]:
        return Message("why-not-apart", {"pawn": other})
    return None


def _give(position: Position, seat: int, action: Give) -> Message:
    """PAN-5.10, PAN-13.21."""
    barred = _partner(position, seat, action.to)
    if barred is not None:
        return barred
    if action.card not in position.hands[seat]:
        return _not_held(action.card)
    return Message("why-not-other-card", {"city": CITIES[position.pawns[seat]]})


def _take(position: Position, seat: int, action: Take) -> Message:
    """PAN-5.10, PAN-13.22."""
    barred = _partner(position, seat, action.giver)
    if barred is not None:
        return barred
    here = position.pawns[seat]
    if action.card != here and position.role(action.giver) != RESEARCHER:
        return Message("why-not-other-card", {"city": CITIES[here]})
    return Message("why-not-they-lack", {"giver": action.giver, "card": CARDS[action.card]})


def _cure(position: Position, seat: int, colour: int) -> Message:
    """PAN-5.14, PAN-5.17."""
    if position.is_cured(colour):
        return Message("why-not-cured", {"colour": COLOURS[colour]})
    here = position.pawns[seat]
    if here not in position.stations:
        return _no_station(here)
    held = len([card for card in position.hands[seat] if card in CITIES_OF[colour]])
    needed = cards_for_a_cure(position, seat)
    args = {"colour": COLOURS[colour], "count": held, "needed": needed}
    return Message("why-not-too-few", args)


def _fetch(position: Position, seat: int, card: int) -> Message:
    """PAN-13.1, PAN-G.21."""
    if position.role(seat) != CONTINGENCY_PLANNER:
        return _only(CONTINGENCY_PLANNER)
    if position.stored != NOTHING:
        return Message("why-not-stored", {"card": CARDS[position.stored]})
    return Message("why-not-not-discarded", {"card": CARDS[card]})


# Events


def _event(position: Position, seat: int, card: int) -> Message:
    """PAN-12.7, PAN-8.7: not held, or without effect in this window."""
    stored = card == position.stored and position.role(seat) == CONTINGENCY_PLANNER
    if not stored and card not in position.hands[seat]:
        return _not_held(card)
    if card == RESILIENT_POPULATION:
        return Message("why-not-no-infections")
    if position.phase == IN_EPIDEMIC:
        return Message("why-not-in-epidemic", {"card": CARDS[card]})
    if card == ONE_QUIET_NIGHT:
        return Message("why-not-quiet-already")
    return Message("why-not-forecast")


# Answers


def _wrong_answer(position: Position, step: Step, action: Action) -> Message | None:
    """What is wrong with an answer of the right kind; None for whatever is no answer here."""
    kind = step.kind
    if isinstance(action, To) and kind in (CHARTER_CITY, AIRLIFT_CITY, FLIGHT_CITY):
        pawn = step.seat if kind == FLIGHT_CITY else step.pawn
        if action.city == position.pawns[pawn]:
            return Message("why-not-there-already", {"city": CITIES[action.city]})
        return Message("why-not-refused", {"owner": pawn})
    if isinstance(action, Pay) and kind == FLIGHT_CARD:
        return _not_held(action.card)
    if isinstance(action, TakeStation) and kind == STATION_TO_TAKE:
        return _no_station(action.city)
    if isinstance(action, Spend) and kind == CURE_CARDS:
        return _wrong_set(position, step, action.cards)
    if isinstance(action, Pawn) and kind == AIRLIFT_PAWN:
        if action.pawn >= position.deal.seats:
            return Message("why-not-no-player", {"number": action.pawn + 1})
        return Message("why-not-refused", {"owner": action.pawn})
    if isinstance(action, Next) and kind == FORECAST_NEXT:
        city = {"city": CITIES[action.city]}
        if action.city in looked_at(position):
            return Message("why-not-ordered", city)
        return Message("why-not-in-forecast", city)
    if isinstance(action, At) and kind == GRANT_CITY:
        return Message("why-not-station-there", {"city": CITIES[action.city]})
    if isinstance(action, Remove) and kind == RESILIENT_CARD:
        return Message("why-not-not-infected", {"city": CITIES[action.city]})
    return None


def _wrong_set(position: Position, step: Step, cards: tuple[int, ...]) -> Message:
    """PAN-5.16: other cards than the cure asks for, or not so many."""
    hand = position.hands[step.seat]
    if isinstance(step.action, Cure):
        for card in cards:
            if card not in CITIES_OF[step.action.colour]:
                return Message("why-not-other-colour", {"colour": COLOURS[step.action.colour]})
    for card in cards:
        if card not in hand:
            return _not_held(card)
    return Message("why-not-so-many", {"count": cards_for_a_cure(position, step.seat)})
