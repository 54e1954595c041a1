"""The computer colleagues of Quarantine: `Novice`, `Steady` and `Sharp`.

`floor_plans` says what a hospital promises, `patience` what its patients will bring, `judgement`
values a position, `purposes` (with `prices` and `rebuilds`) say what a player may set out to do,
`plan` searches for the best turn, `sending` decides where cubes go, `answers` finishes what was
begun, `strengths` are the three strengths and `colleague` puts it all to use.
"""

from wardroom.games.quarantine.colleague.colleague import Novice, Sharp, Steady

__all__ = ["Novice", "Sharp", "Steady"]
