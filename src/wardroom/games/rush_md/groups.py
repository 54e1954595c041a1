"""Under which titles the choices of Rush M.D. are listed."""

from typing import Final

from wardroom.kernel.action import Action
from wardroom.kernel.parts.groups import Groups

_UNCHOSEN: Final = frozenset({"slip", "miss", "absent"})
"""Verdicts on a trace that was never made, and being away, which the table notices by itself."""


class _RushGroups(Groups):
    def of(self, action: Action) -> str:
        """What is taken in hand stands with what it is for; what is let go, with taking it back."""
        verb, *places = repr(action).split()
        if verb in _UNCHOSEN:
            return ""
        if verb == "begin":
            verb = places[0]
        return "drop" if verb.startswith("drop") else self.of_verb(verb)


GROUPS: Final = _RushGroups(
    {
        "council": ("ready",),
        "evaluation": ("keep", "confirm"),
        "drop": ("cancel", "balance"),
        "target": ("target",),
        "work": (
            *("draw", "hospitalize", "give", "inject", "syringe", "organ", "serve", "take_back"),
            "grab",
        ),
        "exam": ("flip", "disc", "read", "card", "cycle", "take", "mri_draw", "mri_steady"),
        "stock": ("stock", "stock_organ"),
        "report": ("report",),
        "finish": ("finish",),
        "wait": ("wait", "wait_sand"),
        "place": ("place", "scan"),
        "bed": ("move_bed",),
        "lift": ("lift_off",),
        "discard": ("discard_organ",),
        "mode": ("mode",),
        "table": ("pause", "resume", "back"),
    },
    otherwise="table",
)
