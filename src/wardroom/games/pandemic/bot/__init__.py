"""The computer colleague of Pandemic: `Planner`.

`outlook` reckons what the decks may bring, `judgement` values a position, `routes` and `deeds` say
what a player may set out to do, `plan` searches for the best turn of the team, `windows` decides
on Events, and `colleague` puts it all to use.
"""

from wardroom.games.pandemic.bot.colleague import Planner

__all__ = ["Planner"]
