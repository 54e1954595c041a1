"""Why the planner chose something, and what it is after: messages with the position's numbers.

Whatever is said here is a claim about the view of the seat; `claims` says when it is true.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from wardroom.games.pandemic.actions import cards_for_a_cure
from wardroom.games.pandemic.colleague.errands import Errand
from wardroom.games.pandemic.colleague.judgement import Judgement, Weights
from wardroom.games.pandemic.colleague.routes import ways
from wardroom.games.pandemic.content import (
    CARDS,
    CITIES,
    COLOUR_OF,
    COLOURS,
    DISTANCE,
    FIRST_EVENT,
    INFECTION_RATES,
    MEDIC,
    RESEARCHER,
)
from wardroom.games.pandemic.knowledge import infection_layers
from wardroom.games.pandemic.phases import NOBODY, NOTHING
from wardroom.games.pandemic.state import Position
from wardroom.kernel.message import Argument, Message

Later = Sequence[tuple[int, Errand]]
"""What team-mates would make of a turn: whose errand, and which."""

LIGHTS: Final = {
    "city": "city",
    "near": "city",
    "card": "card",
    "pawn": "pawn",
    "owner": "player",
    "to": "player",
    "colour": "disease",
}
"""What the arguments of a message light on the board."""
NEAR: Final = 2
"""Trouble so many moves away can be dealt with in the next turn."""


def held(position: Position, seat: int, colour: int) -> int:
    """How many cards of a colour a hand holds."""
    count = 0
    for card in position.hands[seat]:
        if card < FIRST_EVENT and COLOUR_OF[card] == colour:
            count += 1
    return count


def why(errand: Errand, position: Position, later: Later, judgement: Judgement) -> Message:
    """The reason for an errand that begins in this position."""
    kind = errand.why
    seat = position.active
    if kind == "cure" or kind == "head-cure":
        return Message("why-" + kind, _set(position, seat, errand.first))
    if kind == "treat" or kind == "treat-danger":
        return _treat(position, errand)
    if kind == "give":
        return Message("why-share", _share(position, errand.first, seat, errand.second))
    if kind == "take":
        return Message("why-share", _share(position, errand.first, errand.second, seat))
    if kind == "fly":
        there = go(position, seat, errand.first, later, judgement)
        if there.id in _WORTH_A_FLIGHT:
            return there
        away = ways(position.pawns[seat], position.stations).away[errand.first]
        return Message("why-fly", {"card": CARDS[errand.first], "away": away})
    if kind == "build" or kind == "grant":
        return Message("why-build", station(position, errand.first))
    if kind == "fetch":
        return Message("why-fetch", {"card": CARDS[errand.first]})
    if kind == "discard":
        return discard(position, position.over, errand.first)
    pawn = seat if kind == "go" else errand.second
    return go(position, pawn, errand.first, later, judgement)


def aim(
    errands: Sequence[Errand], position: Position, later: Later, judgement: Judgement
) -> Message:
    """What the rest of a turn is about: its weightiest errand, or a meeting to come."""
    best = errands[0]
    most = -1
    for errand in errands:
        weight = _WEIGHT.get(errand.why, 0)
        if weight >= _WEIGHT["head-cure"]:
            need = cards_for_a_cure(position, position.active)
            if held(position, position.active, errand.first) < need:
                continue  # The card that is still missing comes first.
        if weight > most:
            best, most = errand, weight
    if most < _WEIGHT["treat-danger"]:
        seat = position.active
        meeting = _meeting(position, seat, _end_of(errands, position), later)
        if meeting is not None:
            return Message("why-meet", meeting)
    return why(best, position, later, judgement)


def _end_of(errands: Sequence[Errand], position: Position) -> int:
    """Where the active player stands after these errands."""
    seat = position.active
    here = position.pawns[seat]
    for errand in errands:
        if errand.why in _LEADS_TO or (errand.why == "airlift" and errand.second == seat):
            here = errand.first
        elif errand.why == "give" or errand.why == "take":
            here = position.pawns[errand.second]
    return here


_LEADS_TO: Final = ("go", "fly", "treat", "treat-danger", "build")
_WORTH_A_FLIGHT: Final = ("why-go-meet", "why-go-set", "why-go-there")
_WEIGHT: Final = {
    "cure": 6,
    "head-cure": 5,
    "give": 4,
    "take": 4,
    "treat-danger": 3,
    "build": 2,
    "grant": 2,
    "airlift": 2,
    "treat": 1,
}


def leaves(now: Position, then: Position, judgement: Judgement) -> Message | None:
    """The city most likely to break out that a turn does not get to."""
    best = -1
    most = 0.0
    for city in range(len(CITIES)):
        colour = COLOUR_OF[city]
        if now.cubes_in(city, colour) == 3 and then.cubes_in(city, colour) == 3:
            fear = judgement.outlook.hit[city] + judgement.outlook.strike[city]
            if fear > most:
                best, most = city, fear
    if best < 0:
        return None
    return Message("open-danger", {"city": CITIES[best], "colour": COLOURS[COLOUR_OF[best]]})


def _set(position: Position, seat: int, colour: int) -> dict[str, Argument]:
    return {
        "colour": COLOURS[colour],
        "to": seat,
        "count": held(position, seat, colour),
        "need": cards_for_a_cure(position, seat),
    }


def _share(position: Position, card: int, owner: int, to: int) -> dict[str, Argument]:
    return {"card": CARDS[card], "owner": owner, **_set(position, to, COLOUR_OF[card])}


def _treat(position: Position, errand: Errand) -> Message:
    """Three cubes are a danger if the city's card can still come up."""
    city = errand.first
    colour = errand.second
    if colour == NOTHING:
        colour = max(range(len(COLOURS)), key=partial(position.cubes_in, city))
    count = position.cubes_in(city, colour)
    args: dict[str, Argument] = {"city": CITIES[city], "colour": COLOURS[colour], "count": count}
    if count == 3 and colour == COLOUR_OF[city]:
        waits = city in position.infection_discards
        return Message("why-danger-later" if waits else "why-danger", args)
    return Message("why-treat", args)


def station(position: Position, city: int) -> dict[str, Argument]:
    """How far a city is from the nearest station."""
    away = min([DISTANCE[city][other] for other in position.stations])
    return {"city": CITIES[city], "away": away}


def go(position: Position, pawn: int, city: int, later: Later, judgement: Judgement) -> Message:
    """What somebody is wanted for in a city, or what is closer from there than it was."""
    args: dict[str, Argument] = {"city": CITIES[city]}
    mode = "go"
    if pawn != position.active:
        mode = "send"
        args["pawn"] = pawn
    meeting = _meeting(position, pawn, city, later)
    if meeting is not None:
        return Message(f"why-{mode}-meet", {**args, **meeting})
    left = position.pawns[pawn]
    if to_a_station(position, city) < max(1, to_a_station(position, left)):
        for colour in range(4):
            need = cards_for_a_cure(position, pawn)
            if not position.is_cured(colour) and held(position, pawn, colour) >= need:
                return Message(f"why-{mode}-set", {**args, **_set(position, pawn, colour)})
    # Nobody leaves a city for the sake of what lies there.
    if left == city:
        left = NOBODY
    near = _trouble(position, city, judgement, left, left)
    if near >= 0:
        count = position.cubes_in(near, COLOUR_OF[near])
        away = DISTANCE[city][near]
        if not away:
            return Message(f"why-{mode}-there", {**args, "count": count})
        return Message(
            f"why-{mode}-near", {**args, "near": CITIES[near], "count": count, "away": away}
        )
    if city in position.stations:
        return Message(f"why-{mode}-station", args)
    if _trouble(position, city, judgement, left) >= 0:
        return Message(f"why-{mode}-next", args)
    if left != NOBODY and _trouble(position, city, judgement) == left:
        count = position.cubes_in(left, COLOUR_OF[left])
        return Message(f"why-{mode}-leave", {**args, "near": CITIES[left], "count": count})
    return Message(f"why-{mode}-calm", args)


def to_a_station(position: Position, city: int) -> int:
    """So many moves it is to the nearest research station."""
    return min([DISTANCE[city][station] for station in position.stations])


def _meeting(position: Position, pawn: int, city: int, later: Later) -> dict[str, Argument] | None:
    """The card that somebody is going to pass to or get from this player, and where; None for one
    to which the way does not grow shorter by being in that city.
    """
    for seat, errand in later:
        if errand.why != "give" and errand.why != "take":
            continue
        owner, to = (seat, errand.second) if errand.why == "give" else (errand.second, seat)
        card = errand.first
        if pawn not in (owner, to) or card not in position.hands[owner]:
            continue
        place = card
        if position.deal.roles[owner] == RESEARCHER:
            place = position.pawns[to if pawn == owner else owner]
        away = ways(city, position.stations).away[place]
        if not away or away < ways(position.pawns[pawn], position.stations).away[place]:
            share = _share(position, card, owner, to)
            return {**share, "near": CITIES[place], "away": away}
    return None


def _trouble(
    position: Position,
    city: int,
    judgement: Judgement,
    but: int = NOBODY,
    origin: int = NOBODY,
) -> int:
    """The city with most cubes of its own colour that is near, except one; -1 for none.

    What a Medic only has to walk past is none, and with an origin only what is closer than from
    there counts.
    """
    medic = position.deal.seat_of[MEDIC] != NOBODY
    best = -1
    most = 0.0
    for near in range(len(CITIES)):
        colour = COLOUR_OF[near]
        count = position.cubes_in(near, colour)
        if near == but or not count or DISTANCE[city][near] > NEAR:
            continue
        if medic and position.is_cured(colour):
            continue
        if origin != NOBODY and DISTANCE[city][near] >= DISTANCE[origin][near]:
            continue
        fear = count + 0.5 * min(1.0, judgement.outlook.hit[near]) - 0.1 * DISTANCE[city][near]
        if fear > most:
            best, most = near, fear
    return best


def discard(position: Position, seat: int, card: int) -> Message:
    """Why this card is missed least."""
    if card >= FIRST_EVENT:
        return Message("why-discard-event", {"card": CARDS[card]})
    colour = COLOUR_OF[card]
    args: dict[str, Argument] = {"card": CARDS[card], "colour": COLOURS[colour]}
    if position.is_cured(colour):
        return Message("why-discard-cured", args)
    return Message("why-discard", {**args, "count": held(position, seat, colour)})


def threatened(position: Position) -> int:
    """The cities with three cubes whose cards may be among the next to be turned over."""
    left = INFECTION_RATES[position.rate]
    count = 0
    for layer in infection_layers(position):
        if left <= 0:
            break
        left -= len(layer)
        for city in layer:
            count += position.cubes_in(city, COLOUR_OF[city]) == 3
    return count


def infection(why: str, position: Position) -> Message:
    """What is to be feared from the next infection."""
    return Message("why-" + why, {"count": threatened(position)})


def card_in_city(why: str, position: Position, city: int) -> Message:
    """An infection card, and the cubes in its city."""
    return Message(
        "why-" + why, {"city": CITIES[city], "count": position.cubes_in(city, COLOUR_OF[city])}
    )


def reason(position: Position, name: str, first: int, second: int) -> Message | None:
    """A reason by its name and numbers, for a colleague that keeps no errands; None for none."""
    if name == "best":
        return None
    if name == "agree":
        return Message("why-agree", {"by": NOBODY if position.step is None else position.step.by})
    if name == "pass":
        return Message("why-pass", {"count": position.actions})
    if name in ("keep-events", "quiet", "forecast"):
        return infection(name, position)
    if name == "forecast-order" or name == "resilient":
        if name == "resilient" and first == NOTHING:
            return None
        return card_in_city(name, position, first)
    errand = Errand([], 0, name, first, second)
    return why(errand, position, (), Judgement(position, Weights(len(position.deal.piles))))
