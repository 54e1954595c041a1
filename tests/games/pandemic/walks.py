"""Random walks through games of Pandemic that come to the rare corners as well.

Blind chance loses within eight turns and never finds a cure. A `lively` walker cures when it can,
treats often, and likes whatever is seldom offered; it plays for every seat.
"""

from collections.abc import Iterator

from wardroom.games.pandemic.content import CITIES, COLOUR_OF
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.games.pandemic.state import PandemicAction
from wardroom.kernel import Dice

RARE = (
    "give",
    "take",
    "play",
    "fetch",
    "build",
    "join",
    "refuse",
    "operations_flight",
    "charter",
    "fly",
    "rest",
    "pass",
)
DEAR = ("fly", "charter", "pass")
"""What costs cards or a turn is left to the rare moods, if anything else is possible."""


def lively(state: PandemicState, dice: Dice) -> tuple[int, PandemicAction]:
    """A seat and one of its legal actions."""
    choices: list[tuple[int, PandemicAction]] = [
        (seat, action) for seat in range(state.deal.seats) for action in state.legal(seat)
    ]
    verbs: dict[str, list[tuple[int, PandemicAction]]] = {}
    for choice in choices:
        verbs.setdefault(repr(choice[1]).split()[0], []).append(choice)
    if "cure" in verbs:
        return dice.pick(verbs["cure"])
    if "discard" in verbs:
        return min(verbs["discard"], key=lambda choice: _worth(state, *choice))
    mood = dice.below(8)
    if mood < 4 and "treat" in verbs:
        return dice.pick(verbs["treat"])
    rare = [verb for verb in RARE if verb in verbs]
    if mood == 4 and rare:
        return dice.pick(verbs[dice.pick(rare)])
    calm = [choice for verb in verbs if verb not in DEAR for choice in verbs[verb]]
    return dice.pick(calm or choices)


def blind(state: PandemicState, dice: Dice) -> tuple[int, PandemicAction]:
    """Any legal action of any seat."""
    return dice.pick(
        [(seat, action) for seat in range(state.deal.seats) for action in state.legal(seat)]
    )


def walk(state: PandemicState, dice: Dice, heal: bool = False) -> Iterator[PandemicState]:
    """The same state before each of its steps, to the end of the game.

    With `heal` the fullest city is cleared now and then, so that games reach their last cards.
    """
    while state.outcome() is None:
        yield state
        seat, action = lively(state, dice)
        state.play(seat, action)
        if heal and state.outcome() is None and dice.below(3) == 0:
            _clear_the_fullest_city(state)


def _worth(state: PandemicState, seat: int, action: PandemicAction) -> int:
    """How many cards of its colour a card is among; Events go last."""
    card = repr(action).split()[1]
    if card not in CITIES:
        return 9
    colour = COLOUR_OF[CITIES.index(card)]
    return sum(1 for other in state.hands[seat] if other < 48 and COLOUR_OF[other] == colour)


def _clear_the_fullest_city(state: PandemicState) -> None:
    city = max(range(len(CITIES)), key=lambda place: sum(_counts(state.cubes[place])))
    for colour, count in enumerate(_counts(state.cubes[city])):
        if count:
            state.remove_cubes(city, colour, count)
    state._legal = None


def _counts(packed: int) -> list[int]:
    return [(packed >> (2 * colour)) & 3 for colour in range(4)]
