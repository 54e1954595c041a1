"""Puzzles of Pandemic: turns of real games in which one way is clearly the best for the team."""
