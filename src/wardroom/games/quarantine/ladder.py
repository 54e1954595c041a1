"""How hard it is in Quarantine to win against more and stronger rivals."""

from typing import Final

from wardroom.games.quarantine.measured import RUNGS
from wardroom.kernel.parts.ladder import Ladder

LADDER: Final = Ladder(
    settings=({},),
    levels=("gentle", "good", "strong"),
    rungs=RUNGS,
    player="good",
    # By lot, or chosen: on average it comes to the same.
    indifferent=("rooms",),
)
