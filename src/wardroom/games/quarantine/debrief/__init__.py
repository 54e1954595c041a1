"""Looking back at a game of Quarantine: the points to be expected over the game, by their parts,
and the turns that cost most against what the strong colleague would have done.

`turns` finds the turns of a record and plays the colleague's in their place, `futures` plays on
from a position, and `verdict` weighs and tells.
"""

from wardroom.games.quarantine.debrief.verdict import debrief

__all__ = ["debrief"]
