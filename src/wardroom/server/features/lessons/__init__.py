"""Lessons, taken alone over a socket."""
