"""Under which titles the choices of Quarantine are listed."""

from typing import Final

from wardroom.kernel.action import Action
from wardroom.kernel.parts.groups import Groups


class _QuarantineGroups(Groups):
    def of(self, action: Action) -> str:
        """Starting wards stand by their colours."""
        verb, *places = repr(action).split()
        return f"lay-{places[0]}" if verb == "lay" else self.of_verb(verb)


GROUPS: Final = _QuarantineGroups(
    {
        "answer": (),
        "lay-yellow": (),
        "lay-red": (),
        "lay-green": (),
        "lay-blue": (),
        "cell": ("cell",),
        "rotation": ("rotation",),
        "go-on": ("draw", "end_turn", "open"),
        "admit": ("admit",),
        "cure": ("cure",),
        "buy": ("build_room", "build_ward"),
        "contract": ("contract",),
        "tiles": ("take", "place_aside"),
        "line": ("move", "triage"),
        "disinfect": ("disinfect",),
        "rooms": ("pharmacy", "gift_shop", "pathology"),
        "markers": ("take_marker", "use_marker"),
        "rebuild": ("rebuild", "lift", "put", "aside"),
    },
    otherwise="answer",
)
