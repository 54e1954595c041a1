"""Under which titles the choices of Holding On are listed."""

from typing import Final

from wardroom.games.holding_on.content import PERIODS
from wardroom.kernel.action import Action
from wardroom.kernel.parts.groups import Groups


class _HoldingGroups(Groups):
    def of(self, action: Action) -> str:
        """Memories are swapped within their row."""
        verb, *places = repr(action).split()
        return f"row-{places[0]}" if verb == "swap" else self.of_verb(verb)


GROUPS: Final = _HoldingGroups(
    {
        "staff": ("assign",),
        "cover": ("call_assistant", "move", "stand_in", "stop"),
        "phone": ("phone", "no_phone", "call", "hang_up"),
        "price": ("lose",),
        "care": ("medical", "palliative", "cover"),
        "tokens": ("give", "take", "serve"),
        "talk": ("talk", "guide", "no_guide", "accept", "insist", "spend", "decline"),
        "query": ("query", "face"),
        "leave": ("send",),
        "place": ("put",),
        "match": ("match", "no_match"),
        "done": (),
        **{f"row-{period}": () for period in range(1, PERIODS + 1)},
    },
    otherwise="done",
)
