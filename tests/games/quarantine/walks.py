"""Random games for the property tests.

Blind chance seldom cures and hardly ever buys. A `lively` walker likes what is seldom offered,
finishes what it has begun and cancels rarely, so that rooms are bought and islands built.
"""

from collections.abc import Iterator

from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.full_state import QuarantineState
from wardroom.kernel import Dice

LIKED = (
    "cure",
    "admit",
    "take",
    "build_room",
    "contract",
    "place_aside",
    "build_ward",
    "pathology",
    "triage",
    "gift_shop",
    "pharmacy",
    "rebuild",
    "done",
)


def lively(state: QuarantineState, dice: Dice) -> QuarantineAction:
    """One of the legal actions."""
    choices = state.legal(state.active)
    verbs: dict[str, list[QuarantineAction]] = {}
    for choice in choices:
        verbs.setdefault(repr(choice).split()[0], []).append(choice)
    if len(verbs) > 1 and dice.below(40):
        verbs.pop("cancel", None)
        verbs.pop("reset", None)
    if dice.below(3):
        for verb in LIKED:
            if verb in verbs and dice.below(4):
                return dice.pick(verbs[verb])
    return dice.pick(verbs[dice.pick(sorted(verbs))])


def walk(state: QuarantineState, dice: Dice) -> Iterator[QuarantineState]:
    """The same state before each of its steps, to the end of the game."""
    while state.outcome() is None:
        yield state
        state.play(state.active, lively(state, dice))
