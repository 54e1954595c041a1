"""The three strengths, as what they care about and how far they think."""

from typing import Final

from wardroom.games.quarantine.colleague.judgement import Weights
from wardroom.games.quarantine.colleague.patience import waning


def _novice() -> Weights:
    """Sees the points at hand, one purpose at a time, and cares little for the others."""
    weights = _steady()
    weights.width = 1
    weights.rebuilds = 0
    weights.grudge = 0.3
    weights.beds = 0.03
    weights.power = 0.3
    weights.promise = 0.3
    return weights


def _steady() -> Weights:
    """Plans the turn in a narrow beam, takes its time, likes clean tiles and markers in hand."""
    weights = Weights()
    weights.width = 2
    weights.places = 1
    weights.prices = 1
    weights.rebuilds = 1
    weights.marker = 0.3
    weights.fever = 0.14
    weights.waning = waning(0.94)
    return weights


def _sharp() -> Weights:
    """Follows many plans, buys rather than saves, and trusts its contracts."""
    weights = Weights()
    weights.width = 16
    weights.contract = 0.9
    weights.coin = 0.12
    return weights


NOVICE: Final = _novice()
STEADY: Final = _steady()
SHARP: Final = _sharp()
