"""How hard Pandemic is with more Epidemics and other numbers of players."""

from typing import Final

from wardroom.games.pandemic.measured import RUNGS
from wardroom.kernel.parts.ladder import Ladder

LADDER: Final = Ladder(
    settings=({"epidemics": "4"}, {"epidemics": "5"}, {"epidemics": "6"}),
    levels=("gentle", "good"),
    rungs=RUNGS,
    # Who sees which hand makes no difference to colleagues, nor does how consent is asked for.
    indifferent=("hands", "consent"),
)
