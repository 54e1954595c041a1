"""Under which titles the choices of Pandemic are listed."""

from typing import Final

from wardroom.kernel.action import Action
from wardroom.kernel.parts.groups import Groups

_PLACES_OF_OWN_MOVES: Final = {"drive": 1, "fly": 1, "shuttle": 1, "charter": 0}
"""A further place is the pawn of somebody else, as a Dispatcher moves it."""


class _PandemicGroups(Groups):
    def of(self, action: Action) -> str:
        """Other pawns are looked for under one title, in whatever way they move."""
        verb, *places = repr(action).split()
        own = _PLACES_OF_OWN_MOVES.get(verb, len(places))
        return "pawn" if len(places) > own else self.of_verb(verb)


GROUPS: Final = _PandemicGroups(
    {
        "answer": (),
        "treat": ("treat",),
        "drive": ("drive",),
        "shuttle": ("shuttle",),
        "fly": ("fly", "charter", "operations_flight"),
        "pawn": ("join",),
        "cure": ("cure",),
        "build": ("build",),
        "share": ("give", "take"),
        "fetch": ("fetch",),
        "discard": ("discard",),
        "event": ("play",),
        "pass": ("pass", "rest"),
    },
    otherwise="answer",
)
