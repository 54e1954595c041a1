"""The computer colleagues of Pandemic: `Gentle` and `Planner`, whose level is `good`.

`outlook` reckons what the decks may bring, `judgement` values a position, `routes` and `errands`
say what a player may set out to do, `plan` searches for the best turn of the team, `windows`
decides on Events, and `planner` puts it all to use.
"""

from wardroom.games.pandemic.colleague.planner import Gentle, Planner

__all__ = ["Gentle", "Planner"]
