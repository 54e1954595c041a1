"""Puzzles of Quarantine: turns of real games in which one way is clearly worth the most points."""
