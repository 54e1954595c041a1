"""What can be done in Pandemic, grouped as a player thinks of it: go, treat, share, events."""

from collections.abc import Sequence
from typing import Final

from wardroom.games.pandemic.content import CARD, CITY, COLOUR_OF, COLOURS, EVENTS
from wardroom.games.pandemic.terminal import signs
from wardroom.kernel.action import Action
from wardroom.kernel.parts.picture import Group, Offer, Scene
from wardroom.kernel.parts.text import Text

_GROUP_OF: Final = {
    "drive": "drive",
    "fly": "fly",
    "charter": "fly",
    "operations_flight": "fly",
    "shuttle": "shuttle",
    "treat": "treat",
    "build": "work",
    "cure": "work",
    "fetch": "work",
    "play": "event",
    "pass": "pass",
    "rest": "pass",
}
_ORDER: Final = (
    *("drive", "fly", "shuttle", "pawn", "treat", "give", "take", "work"),
    *("colour", "event", "answer", "pass"),
)
_OF_ONE_CARD: Final = ("to", "at", "remove", "next", "from", "discard", "pay")
"""Answers that name one city or card: listed by colour."""
_MOVES: Final = ("drive", "fly", "shuttle", "join")


def groups(scene: Scene, seat: int, actions: Sequence[Action]) -> list[Group]:
    """The legal actions of a seat under short titles, each once."""
    found: dict[str, list[Offer]] = {}
    for action in actions:
        verb, *places = repr(action).split()
        offer = Offer(seat, action, _label(scene, action, verb, places))
        found.setdefault(_group(verb, places), []).append(offer)
    for name, offers in found.items():
        if name.startswith(("fly", "give", "take", "pawn")):
            offers.sort(key=_card_order)
    shown = [Group(_title(scene, name), found[name]) for name in sorted(found, key=_group_order)]
    step = scene.view["step"]
    if found and step is not None and step["kind"] == "forecast_next" and step["cards"]:
        shown.insert(0, _forecast_so_far(scene, step["cards"]))
    return shown


def _forecast_so_far(scene: Scene, cards: Sequence[str]) -> Group:
    """The cards already put back, the first to be drawn first."""
    title = Text().append(scene.say("pandemic-group-forecast"), style="bold").append(" ")
    title.append_text(Text(signs.then(scene)).join(signs.city_name(scene, card) for card in cards))
    return Group(title, ())


def _group_order(name: str) -> tuple[int, str]:
    return _ORDER.index(name.partition(" ")[0]), name


def _card_order(offer: Offer) -> tuple[int, int]:
    """First what needs no card, then as the cards lie in the hand, then what goes anywhere."""
    verb, *places = repr(offer.action).split()
    if verb in ("fly", "give", "take"):
        return 1, CARD[places[0]]
    return (0, 0) if places and verb in _MOVES else (2, 0)


def _group(verb: str, places: Sequence[str]) -> str:
    """The group, and the pawn, the player or the colour it is about."""
    if verb == "join" or (verb in _MOVES and len(places) > 1) or (verb == "charter" and places):
        return f"pawn {places[-1]}"
    if verb in ("give", "take"):
        return f"{verb} {places[-1]}"
    if verb in _OF_ONE_CARD:
        return "event" if places[0] in EVENTS else f"colour {COLOUR_OF[CITY[places[0]]]}"
    return _GROUP_OF.get(verb, "answer")


def _title(scene: Scene, name: str) -> Text:
    group, _, number = name.partition(" ")
    if group == "colour":
        return signs.cube(scene, int(number)).append(
            " " + scene.words.name("colour", COLOURS[int(number)])
        )
    who = scene.names[int(number)] if number else ""
    return Text(scene.say(f"pandemic-group-{group}", who=who), style="bold")


def _label(scene: Scene, action: Action, verb: str, places: Sequence[str]) -> Text:
    """A few words where the title says the rest, else the whole choice."""
    if verb in _MOVES:
        goal = _goal(scene, places[0])
        if verb != "join" and len(places) == 1:
            return goal
        return Text(scene.say(f"pandemic-pick-{verb}")).append(" ").append_text(goal)
    if verb in ("to", "at", "remove", "next", "from"):
        return _goal(scene, places[0])
    if verb in ("discard", "pay", "play", "give", "take"):
        return signs.card_name(scene, places[0])
    if verb == "charter":
        return Text(scene.say("pandemic-pick-charter"))
    if verb == "treat":
        return _treatment(scene, places[0])
    return Text(scene.words.say(action.message()))


def _goal(scene: Scene, city: str) -> Text:
    """A city with the cubes in it, which is what one goes there for."""
    goal = signs.city_name(scene, city)
    cubes = signs.cubes_in(scene, city)
    return goal.append(" ").append_text(cubes) if cubes else goal


def _treatment(scene: Scene, name: str) -> Text:
    colour = COLOURS.index(name)
    here = scene.view["pawns"][scene.view["active"]]
    label = Text(scene.words.name("colour", name), style=signs.STYLES[colour])
    count = scene.view["cubes"][here][colour]
    return label.append(" ").append_text(signs.cube(scene, colour, count))
