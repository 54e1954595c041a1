"""The three strengths, as what they care about and how far they think."""

from typing import Final

from wardroom.games.quarantine.colleague.judgement import Temper
from wardroom.games.quarantine.colleague.patience import waning


def _novice() -> Temper:
    """Sees the points at hand, one purpose at a time, and cares little for the others."""
    temper = _steady()
    temper.width = 1
    temper.rebuilds = 0
    temper.grudge = 0.3
    temper.beds = 0.03
    temper.power = 0.3
    temper.promise = 0.3
    return temper


def _steady() -> Temper:
    """Plans the turn in a narrow beam, takes its time, likes a clean house and markers in hand."""
    temper = Temper()
    temper.width = 2
    temper.places = 1
    temper.prices = 1
    temper.rebuilds = 1
    temper.marker = 0.3
    temper.fever = 0.14
    temper.waning = waning(0.94)
    return temper


NOVICE: Final = _novice()
STEADY: Final = _steady()
SHARP: Final = Temper()
