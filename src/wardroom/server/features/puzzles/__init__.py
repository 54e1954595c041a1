"""Puzzles: one turn each, tried alone over a socket."""
