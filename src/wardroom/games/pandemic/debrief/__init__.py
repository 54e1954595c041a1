"""Looking back at a game of Pandemic: the chance to win, luck told apart from play, and the
decisions that cost most against what the strong colleague would have done.
"""

from wardroom.games.pandemic.debrief.verdict import debrief

__all__ = ["debrief"]
