"""Hours in which somebody wants to hear nothing, by their own clock."""

from datetime import datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DAY = 24 * 60


def is_quiet(now: float, time_zone: str, since: int | None, until: int | None) -> bool:
    """Is it quiet now? The hours are minutes of the day, and may go over midnight."""
    if since is None or until is None or since == until:
        return False
    there = datetime.fromtimestamp(now, ZoneInfo(time_zone))
    minute = there.hour * 60 + there.minute
    if since < until:
        return since <= minute < until
    return minute >= since or minute < until


def is_time_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True
