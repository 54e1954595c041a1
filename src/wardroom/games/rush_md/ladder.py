"""How hard Rush M.D. is for teams of each size."""

from typing import Final

from wardroom.games.rush_md.measured import RUNGS
from wardroom.kernel.parts.ladder import Ladder

LADDER: Final = Ladder(
    settings=(
        {"difficulty": "easy", "epidemics": "off", "rounds": "2"},
        {"difficulty": "easy", "epidemics": "off"},
        {"difficulty": "easy"},
        {"difficulty": "normal"},
        {"difficulty": "hard"},
    ),
    levels=("gentle", "good"),
    rungs=RUNGS,
    # Colleagues make no mistakes that a warning would prevent.
    indifferent=("assist",),
)
