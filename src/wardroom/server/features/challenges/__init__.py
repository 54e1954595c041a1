"""Deals given to friends by a link."""
