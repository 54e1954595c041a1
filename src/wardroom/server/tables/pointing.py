"""What one can point at: `kind:id` as in the lights of offers, or a spot on the board."""

import re
from typing import Final

from wardroom.protocol import HandMoved, MoveHand, Point, Pointed
from wardroom.server.errors import ApiError

LASTS: Final = 4.0
"""Seconds for which all see where somebody points."""

PLANE: Final = 1000
"""A board is so many thousandths wide and high."""

_THING: Final = re.compile(r"[a-z][a-z0-9_-]{0,19}:[A-Za-z0-9_.,:-]{1,60}", re.ASCII)
_SPOT: Final = re.compile(r"spot:(?:\d{1,3}|1000),(?:\d{1,3}|1000)", re.ASCII)


def is_a_thing(text: str) -> bool:
    """Is it written as a thing or a spot? Whether it is on the board, the client sees."""
    pattern = _SPOT if text.startswith("spot:") else _THING
    return pattern.fullmatch(text) is not None


def pointed_by(seat: int, wish: Point) -> Pointed:
    """What everyone gets when somebody in this seat points or calls."""
    pointless = wish.thing is None and (wish.to is not None or wish.call is None)
    things = [thing for thing in (wish.thing, wish.to) if thing is not None]
    if pointless or not all(is_a_thing(thing) for thing in things):
        raise ApiError("malformed", "One points at a thing or at two, or calls something.")
    return Pointed(seat, wish.thing, wish.to, wish.call, LASTS)


def hand_of(seat: int, moved: MoveHand) -> HandMoved:
    """Where all others see the hand of somebody in this seat."""
    if moved.at is not None and not all(0 <= place <= PLANE for place in moved.at):
        raise ApiError("malformed", f"A hand is at 0 to {PLANE} across and down.")
    return HandMoved(seat, moved.at)
