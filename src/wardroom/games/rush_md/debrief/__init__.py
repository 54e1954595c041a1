"""Looking back at a game of Rush M.D.: each Action Phase told again with its bottlenecks.

`shifts` follows the hourglasses and the patients through the record, `verdict` puts into words
which hourglass stood idle for how long, and which patient waited for what.
"""

from wardroom.games.rush_md.debrief.verdict import debrief

__all__ = ["debrief"]
