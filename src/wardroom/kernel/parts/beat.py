"""How an event is shown on a board: for how long, with which sound, and as what kind of news."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

Sound = Literal[
    "step",
    "fly",
    "card",
    "place",
    "remove",
    "build",
    "good",
    "great",
    "warning",
    "alarm",
    "turn",
    "win",
    "lose",
]
"""Every sound there is; short, soft, and told apart with closed eyes."""


class Beat(NamedTuple):
    """What an event asks of those who show it; an event without one is not shown by itself."""

    ms: int
    """How long it is shown at the usual pace, before the next one."""
    sound: Sound | None = None
    beside: int = 0
    """How many ms it stays in sight while the game goes on."""
    each: int = 0
    """How many ms longer it takes for each further one of its `count`."""
    heading: bool = False
    """It deserves a heading in the log, such as the beginning of a turn."""
    unlogged: bool = False
    """The log must not keep it, because people are meant to remember it."""
    news: Literal["good", "bad"] | None = None
    """Nobody should miss it, and whether it is welcome."""
    weight: int = 0
    """How much it turns the game, as the picture at the end marks it."""


def beats(*groups: tuple[Beat, str]) -> Mapping[str, Beat]:
    """The beat of each kind of event; kinds that share one are named side by side."""
    return {kind: beat for beat, kinds in groups for kind in kinds.split()}
