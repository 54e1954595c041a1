"""When what the planner says is true: a predicate over the seat's view for every message."""

from collections.abc import Mapping
from typing import Any, Final

from wardroom.games.pandemic.colleague.routes import ways
from wardroom.games.pandemic.content import CITY, COLOUR_OF, COLOURS, DISTANCE, HAND_LIMIT
from wardroom.games.pandemic.view_types import PandemicView
from wardroom.kernel.game import Claims

Args = Mapping[str, Any]


def _held(view: PandemicView, seat: int, colour: str) -> int:
    hand = view["hands"][seat] or []
    return sum(1 for card in hand if card in CITY and COLOURS[COLOUR_OF[CITY[card]]] == colour)


def _has(view: PandemicView, seat: int, card: str) -> bool:
    return card in (view["hands"][seat] or [])


def _cubes(view: PandemicView, city: str, colour: int) -> int:
    return view["cubes"].get(city, [0, 0, 0, 0])[colour]


def _own(view: PandemicView, city: str) -> int:
    return _cubes(view, city, COLOUR_OF[CITY[city]])


def _is_set(view: PandemicView, args: Args) -> bool:
    to = args["to"]
    return (
        _held(view, to, args["colour"]) == args["count"]
        and view["cards_for_cure"][to] == args["need"]
        and view["diseases"][COLOURS.index(args["colour"])] == "active"
    )


def complete(view: PandemicView, args: Args) -> bool:
    """All cards of a cure are in one hand."""
    return _is_set(view, args) and args["count"] >= args["need"]


def shared(view: PandemicView, args: Args) -> bool:
    """Somebody holds a card that another one lacks for a set."""
    card = args["card"]
    return (
        _is_set(view, args)
        and COLOURS[COLOUR_OF[CITY[card]]] == args["colour"]
        and (_has(view, args["owner"], card) or _on_its_way(view, card))
        and args["owner"] != args["to"]
    )


def _ways(view: PandemicView, city: int) -> list[int]:
    return ways(city, tuple(CITY[each] for each in view["stations"])).away


def _mover(view: PandemicView, args: Args) -> int:
    """The pawn in question."""
    return int(args.get("pawn", view["active"]))


def meeting(view: PandemicView, args: Args) -> bool:
    """A card can be passed where two are to meet: in its own city, or where the other one is."""
    owner, to, place = args["owner"], args["to"], args["near"]
    if not shared(view, args):
        return False
    if view["roles"][owner] != "researcher":
        return bool(place == args["card"])
    return place in (view["pawns"][owner], view["pawns"][to])


def on_the_way_to_a_meeting(view: PandemicView, args: Args) -> bool:
    """One is there, or the way there grows shorter."""
    place = CITY[args["near"]]
    away = _ways(view, CITY[args["city"]])[place]
    before = _ways(view, CITY[view["pawns"][_mover(view, args)]])[place]
    return meeting(view, args) and away == args["away"] and (not away or away < before)


def _to_a_station(view: PandemicView, city: str) -> int:
    return min(DISTANCE[CITY[city]][CITY[station]] for station in view["stations"])


def on_the_way_to_a_station(view: PandemicView, args: Args) -> bool:
    """The set is complete, and the way to a research station grows shorter."""
    before = _to_a_station(view, view["pawns"][_mover(view, args)])
    return complete(view, args) and _to_a_station(view, args["city"]) < max(1, before)


def elsewhere(view: PandemicView, args: Args) -> bool:
    """It is not where the pawn stands already."""
    return bool(view["pawns"][_mover(view, args)] != args["city"])


def _on_its_way(view: PandemicView, card: str) -> bool:
    step = view["step"]
    return step is not None and card in step["cards"]


def treated(view: PandemicView, args: Args) -> bool:
    """So many cubes lie there."""
    return bool(_cubes(view, args["city"], COLOURS.index(args["colour"])) == args["count"])


def danger(view: PandemicView, args: Args) -> bool:
    """Three cubes, and the card of the city can be turned over."""
    city = args["city"]
    return _own(view, city) == 3 and city not in view["infection_discards"]


def danger_later(view: PandemicView, args: Args) -> bool:
    """Three cubes, and the card comes back with an Epidemic."""
    city = args["city"]
    return _own(view, city) == 3 and city in view["infection_discards"]


def three(view: PandemicView, args: Args) -> bool:
    return _own(view, args["city"]) == 3


def in_city(view: PandemicView, args: Args) -> bool:
    return bool(_own(view, args["city"]) == args["count"])


def near(view: PandemicView, args: Args) -> bool:
    """So many cubes lie so far from where one goes, and no farther than before."""
    there = DISTANCE[CITY[args["near"]]]
    away = there[CITY[args["city"]]]
    before = view["pawns"][_mover(view, args)]
    closer = before == args["city"] or away < there[CITY[before]]
    return bool(_own(view, args["near"]) == args["count"] and away == args["away"] and closer)


def far_from_stations(view: PandemicView, args: Args) -> bool:
    away = DISTANCE[CITY[args["city"]]]
    others = [city for city in view["stations"] if city != args["city"]]
    return bool(min(away[CITY[city]] for city in others) == args["away"])


def has_station(view: PandemicView, args: Args) -> bool:
    return args["city"] in view["stations"]


def calm(view: PandemicView, args: Args) -> bool:
    """Nothing that would have to be treated lies within two moves, but where it is said."""
    away = DISTANCE[CITY[args["city"]]]
    medic = "medic" in view["roles"]
    return not any(
        _own(view, city) and away[CITY[city]] <= 2
        for city in view["cubes"]
        if city != args.get("near")
        and not (medic and view["diseases"][COLOUR_OF[CITY[city]]] != "active")
    )


def flight(view: PandemicView, args: Args) -> bool:
    """Without the card it would take so many actions."""
    stations = tuple(CITY[city] for city in view["stations"])
    here = CITY[view["pawns"][view["active"]]]
    return bool(ways(here, stations).away[CITY[args["card"]]] == args["away"])


def discarded(view: PandemicView, args: Args) -> bool:
    return args["card"] in view["discards"]


def in_hand(view: PandemicView, args: Args) -> bool:
    """The hand over the limit holds the card."""
    return _has(view, view["over"], args["card"])


def useless(view: PandemicView, args: Args) -> bool:
    cured = view["diseases"][COLOURS.index(args["colour"])] != "active"
    return in_hand(view, args) and cured


def one_of_few(view: PandemicView, args: Args) -> bool:
    """The hand holds so many cards of its colour."""
    return in_hand(view, args) and _held(view, view["over"], args["colour"]) == args["count"]


def too_many(view: PandemicView, args: Args) -> bool:
    return bool(view["hand_sizes"][view["over"]] == args["count"] > HAND_LIMIT)


def threatened(view: PandemicView, args: Args) -> bool:
    """So many cities with three cubes may be turned over next."""
    left = view["infection_rate"]
    count = 0
    for layer in view["infection_deck"]:
        if left <= 0:
            break
        left -= len(layer)
        count += sum(_own(view, city) == 3 for city in layer)
    return bool(count == args["count"])


def asked(view: PandemicView, args: Args) -> bool:
    step = view["step"]
    return bool(step is not None and step["kind"] == "consent" and step["by"] == args["by"])


def left_behind(view: PandemicView, args: Args) -> bool:
    """So many cubes lie where one comes from, and nothing else is near."""
    return bool(_own(view, args["near"]) == args["count"]) and calm(view, args)


def actions_left(view: PandemicView, args: Args) -> bool:
    return bool(view["actions"] == args["count"])


def discarded_infection(view: PandemicView, args: Args) -> bool:
    return in_city(view, args) and args["city"] in view["infection_discards"]


def _travel(prefix: str) -> dict[str, Any]:
    return {
        f"{prefix}-meet": on_the_way_to_a_meeting,
        f"{prefix}-set": on_the_way_to_a_station,
        f"{prefix}-there": in_city,
        f"{prefix}-near": near,
        f"{prefix}-station": has_station,
        f"{prefix}-calm": calm,
        f"{prefix}-next": elsewhere,
        f"{prefix}-leave": left_behind,
    }


CLAIMS: Final[Claims] = {
    "why-cure": complete,
    "why-head-cure": complete,
    "why-share": shared,
    "why-meet": meeting,
    "why-treat": treated,
    "why-danger": danger,
    "why-danger-later": danger_later,
    "why-build": far_from_stations,
    "why-fly": flight,
    "why-fetch": discarded,
    "why-discard": one_of_few,
    "why-discard-cured": useless,
    "why-discard-event": in_hand,
    **_travel("why-go"),
    **_travel("why-send"),
    "why-pass": actions_left,
    "why-agree": asked,
    "why-quiet": threatened,
    "why-forecast": threatened,
    "why-keep-events": threatened,
    "why-forecast-order": in_city,
    "why-resilient": discarded_infection,
    "why-event-in-need": too_many,
    "open-danger": three,
}
