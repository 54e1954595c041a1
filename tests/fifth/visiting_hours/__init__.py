"""Visiting Hours: a small game in a package of its own, as somebody else would add one."""

from tests.fifth.visiting_hours.game import VISITING_HOURS

__all__ = ["VISITING_HOURS"]
