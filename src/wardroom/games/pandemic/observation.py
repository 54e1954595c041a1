"""Pandemic as numbers. The order is what docs/research/observations.md says, field by field, and a
core in another language that makes these arrays has to give the same bytes.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from wardroom.games.pandemic.content import CITIES, COLOUR_OF
from wardroom.kernel.game import Game
from wardroom.kernel.parts.observation import (
    SEATS,
    Field,
    Layout,
    Sight,
    View,
    Worth,
    choice,
    flag,
    marked,
    number,
    one_hot,
    padded,
    seat,
    seats,
)

PHASES: Final = (
    "actions",
    "before_draw",
    "in_epidemic",
    "between_epidemics",
    "before_infection",
    "infecting",
    "ended",
)
STEPS: Final = (
    "charter_city",
    "flight_card",
    "flight_city",
    "station_to_take",
    "cure_cards",
    "consent",
    "airlift_pawn",
    "airlift_city",
    "forecast_next",
    "grant_city",
    "resilient_card",
)
PILES: Final = 6
MOST: Final = 255


def layout(game: Game) -> Layout:
    """The layout of Pandemic, the same for every number of seats."""
    content = game.content()
    cities = [city["id"] for city in content["cities"]]
    cards = [*cities, *content["events"]]
    return Layout(
        [
            *_the_game(content["roles"]),
            *_the_turn(cities, cards),
            *_the_board(cities, content),
            *_the_cards(cities, cards, content["events"]),
        ]
    )


def _the_game(roles: Sequence[str]) -> list[Field]:
    role = {name: place for place, name in enumerate(roles)}

    def dealt(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for name in sight.view["roles"]:
            numbers += one_hot(len(roles), role[name])
        return padded(numbers, SEATS * len(roles))

    return [
        seat("me", "The seat that observes.", lambda sight: sight.seat),
        seats("seats", "The seats that play.", lambda sight: range(sight.view["seats"])),
        flag("waited_for", "The table waits for this seat.", lambda sight: sight.waited_for),
        choice(
            "difficulty",
            ("4", "5", "6"),
            "Epidemics in the game.",
            lambda sight: sight.view["options"]["epidemics"],
        ),
        flag(
            "consent",
            "A player who is moved or gives a card is asked.",
            lambda sight: bool(sight.view["options"]["consent"] != "automatic"),
        ),
        Field(
            "roles",
            (SEATS, len(roles)),
            1,
            f"The role of each seat. In this order: {', '.join(roles)}.",
            dealt,
        ),
    ]


def _the_turn(cities: Sequence[str], cards: Sequence[str]) -> list[Field]:
    city = {name: place for place, name in enumerate(cities)}
    card = {name: place for place, name in enumerate(cards)}

    def step_cards(sight: Sight) -> list[int]:
        numbers = [0] * len(cards)
        for place, name in enumerate(_step(sight).get("cards", ())):
            numbers[card[name]] = place + 1
        return numbers

    return [
        number("turn", MOST, "The number of the turn, from 1.", lambda sight: sight.view["turn"]),
        seat("active", "Whose turn it is.", lambda sight: sight.view["active"]),
        number("actions", 4, "Actions left in it.", lambda sight: sight.view["actions"]),
        choice("phase", PHASES, "Where the turn stands.", lambda sight: sight.view["phase"]),
        seat("asked", "Who is asked for an Event.", lambda sight: sight.view["asked"]),
        seat("over", "Who holds too many cards.", lambda sight: sight.view["over"]),
        seats("passed", "Who has passed in this window.", lambda sight: sight.view["passed"]),
        seats(
            "resting", "Who passes until the next own turn.", lambda sight: sight.view["resting"]
        ),
        number(
            "to_infect",
            4,
            "Infection cards still to be turned over this turn.",
            lambda sight: sight.view["to_infect"],
        ),
        number(
            "unresolved",
            2,
            "Epidemics that were drawn and are not resolved yet.",
            lambda sight: sight.view["epidemics"],
        ),
        flag("quiet", "The next infect phase is skipped.", lambda sight: sight.view["quiet"]),
        flag(
            "flown",
            "The Operations Expert has used the flight of this turn.",
            lambda sight: sight.view["flown"],
        ),
        number(
            "refused",
            MOST,
            "Proposals refused since the last action or Event.",
            lambda sight: len(sight.view["refused"]),
        ),
        choice(
            "step",
            STEPS,
            "The step that must be answered first, if any.",
            lambda sight: _step(sight).get("kind"),
        ),
        seat("step_seat", "Who must answer it.", lambda sight: _step(sight).get("seat")),
        seat("step_by", "Whose action or Event it is.", lambda sight: _step(sight).get("by")),
        seat(
            "step_pawn",
            "Whose pawn or hand it is about.",
            lambda sight: _step(sight).get("pawn"),
        ),
        Field(
            "step_city",
            (len(cities),),
            1,
            "The city it is about.",
            lambda sight: one_hot(len(cities), city.get(_step(sight).get("city", ""))),
        ),
        Field(
            "step_cards",
            (len(cards),),
            6,
            "The cards named so far in it: 1 for the first, 2 for the second, and so on.",
            step_cards,
        ),
    ]


def _the_board(cities: Sequence[str], content: Mapping[str, Any]) -> list[Field]:
    city = {name: place for place, name in enumerate(cities)}
    colours = content["colours"]

    def pawns(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for name in sight.view["pawns"]:
            numbers += one_hot(len(cities), city[name])
        return padded(numbers, SEATS * len(cities))

    def cubes(sight: Sight) -> list[int]:
        there = sight.view["cubes"]
        numbers: list[int] = []
        for name in cities:
            numbers += there.get(name, _NO_CUBES)
        return numbers

    def beaten(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for disease in sight.view["diseases"]:
            numbers += (int(disease != "active"), int(disease == "eradicated"))
        return numbers

    return [
        Field("pawns", (SEATS, len(cities)), 1, "The city of each seat's pawn.", pawns),
        Field(
            "cubes",
            (len(cities), len(colours)),
            content["cubes_in_a_city"],
            f"The cubes in each city. Colours in this order: {', '.join(colours)}.",
            cubes,
        ),
        Field(
            "supply",
            (len(colours),),
            content["cubes_per_colour"],
            "The cubes of each colour that are not on the board.",
            lambda sight: sight.view["supply"],
        ),
        Field(
            "diseases",
            (len(colours), 2),
            1,
            "For each colour: cured, eradicated.",
            beaten,
        ),
        Field(
            "stations",
            (len(cities),),
            1,
            "The cities with a research station.",
            lambda sight: marked(len(cities), map(city.__getitem__, sight.view["stations"])),
        ),
        number("rate", 6, "The space of the infection-rate marker.", lambda s: s.view["rate"]),
        number(
            "infection_rate",
            4,
            "How many cards an infect phase turns over.",
            lambda sight: sight.view["infection_rate"],
        ),
        number(
            "outbreaks",
            content["last_outbreak"],
            "Outbreaks so far.",
            lambda sight: sight.view["outbreaks"],
        ),
    ]


def _the_cards(cities: Sequence[str], cards: Sequence[str], events: Sequence[str]) -> list[Field]:
    city = {name: place for place, name in enumerate(cities)}
    card = {name: place for place, name in enumerate(cards)}
    event = {name: place for place, name in enumerate(events)}

    def hands(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for hand, shown in zip(sight.view["hands"], sight.view["shown"], strict=True):
            known = shown if hand is None else hand
            numbers += marked(len(cards), map(card.__getitem__, known))
        return padded(numbers, SEATS * len(cards))

    def above(sight: Sight) -> list[int]:
        numbers = [0] * len(cities)
        drawn_before = 0
        for layer in sight.view["infection_deck"]:
            for name in layer:
                numbers[city[name]] = drawn_before
            drawn_before += len(layer)
        return numbers

    def among(sight: Sight) -> list[int]:
        numbers = [0] * len(cities)
        for layer in sight.view["infection_deck"]:
            for name in layer:
                numbers[city[name]] = len(layer)
        return numbers

    def removed_cities(sight: Sight) -> Iterable[int]:
        return (city[name] for name in sight.view["removed"] if name in city)

    def removed_events(sight: Sight) -> Iterable[int]:
        return (event[name] for name in sight.view["removed"] if name in event)

    def piles(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for pile in sight.view["player_deck"]:
            numbers += (pile["cards"], int(pile["epidemic"]))
        return padded(numbers, 2 * PILES)

    def next_epidemic(sight: Sight) -> tuple[int, int]:
        told = sight.view["next_epidemic"]
        return (0, 0) if told is None else (told["after"], told["within"])

    return [
        Field(
            "hands",
            (SEATS, len(cards)),
            1,
            "The cards of each hand, as far as this seat knows them: the cities in their order, "
            f"then {', '.join(events)}.",
            hands,
        ),
        Field(
            "hand_sizes",
            (SEATS,),
            9,
            "How many cards each hand holds.",
            lambda sight: padded(sight.view["hand_sizes"], SEATS),
        ),
        seats(
            "hands_known",
            "The hands that this seat knows in full.",
            lambda sight: [
                owner for owner, hand in enumerate(sight.view["hands"]) if hand is not None
            ],
        ),
        Field(
            "stored",
            (len(events),),
            1,
            "The Event on the Contingency Planner's role card.",
            lambda sight: one_hot(len(events), event.get(sight.view["stored"])),
        ),
        Field(
            "discards",
            (len(cards),),
            1,
            "The player discard pile.",
            lambda sight: marked(len(cards), map(card.__getitem__, sight.view["discards"])),
        ),
        Field(
            "removed_events",
            (len(events),),
            1,
            "Events out of the game.",
            lambda sight: marked(len(events), removed_events(sight)),
        ),
        number(
            "player_cards",
            59,
            "Cards left in the player deck.",
            lambda sight: sight.view["player_cards"],
        ),
        Field(
            "player_deck",
            (PILES, 2),
            59,
            "For each pile left of the player deck, from the top: its cards, and 1 while its "
            "Epidemic is among them.",
            piles,
        ),
        Field(
            "next_epidemic",
            (2,),
            59,
            "So many cards come before the next Epidemic for certain; it is among the next so "
            "many. Both 0 when none is left.",
            next_epidemic,
        ),
        number(
            "infection_cards",
            48,
            "Cards left in the infection deck.",
            lambda sight: sight.view["infection_cards"],
        ),
        Field(
            "infection_above",
            (len(cities),),
            48,
            "For each city whose card is in the infection deck: cards in the layers above its own.",
            above,
        ),
        Field(
            "infection_among",
            (len(cities),),
            48,
            "The size of its layer, within which the order is unknown; 0 if it is not in the deck.",
            among,
        ),
        Field(
            "infection_discards",
            (len(cities),),
            1,
            "The infection discard pile.",
            lambda sight: marked(
                len(cities), map(city.__getitem__, sight.view["infection_discards"])
            ),
        ),
        Field(
            "removed_infections",
            (len(cities),),
            1,
            "Infection cards out of the game.",
            lambda sight: marked(len(cities), removed_cities(sight)),
        ),
    ]


_NO_CUBES: Final = (0, 0, 0, 0)


def _step(sight: Sight) -> Mapping[str, Any]:
    step: Mapping[str, Any] | None = sight.view["step"]
    return {} if step is None else step


def _cures(view: View, _seat: int) -> float:
    return 0.25 * sum(bool(disease != "active") for disease in view["diseases"])


_COLOUR: Final = dict(zip(CITIES, COLOUR_OF, strict=True))


def _against_pandemic(view: View, _seat: int) -> float:
    """Cures and cards collected for them, less outbreaks and cubes."""
    worth = 0.0
    for colour, disease in enumerate(view["diseases"]):
        if disease != "active":
            worth += 0.25
            continue
        best = 0.0
        for hand, needed in zip(view["hands"], view["cards_for_cure"], strict=True):
            held = sum(_COLOUR.get(card) == colour for card in hand or ())
            best = max(best, min(1.0, held / needed))
        worth += 0.12 * best * best
    cubes = 96 - int(sum(view["supply"]))
    return worth - 0.03 * int(view["outbreaks"]) - 0.002 * cubes


WORTHS: Final[Mapping[str, Worth]] = {"shaped": _against_pandemic, "cures": _cures}
"""How good a position is, by the name of the reward that is made of it."""
