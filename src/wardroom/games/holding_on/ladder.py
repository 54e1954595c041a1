"""How hard each scenario of Holding On is for teams of each size."""

from typing import Final

from wardroom.games.holding_on.measured import RUNGS
from wardroom.games.holding_on.scenarios import LAST
from wardroom.kernel.parts.ladder import Ladder

LADDER: Final = Ladder(
    settings=tuple([{"scenario": str(number)} for number in range(1, LAST + 1)]),
    levels=("gentle", "good"),
    rungs=RUNGS,
    # Matching by itself spares a question and changes no answer.
    indifferent=("matching",),
)
