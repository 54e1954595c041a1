"""The computer colleague of Pandemic: `Planner`.

`outlook` reckons what the decks may bring, `judgement` values a position, `routes` and `errands`
say what a player may set out to do, `plan` searches for the best turn of the team, `windows`
decides on Events, and `planner` puts it all to use.
"""

from wardroom.games.pandemic.colleague.planner import Planner

__all__ = ["Planner"]
