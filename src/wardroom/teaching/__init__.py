"""Lessons, puzzles and first tables: how a game is learned. It knows no game."""
