"""What one can point at: `kind:id` as in the lights of offers, or a spot on the board."""

import re
from typing import Final

_THING: Final = re.compile(r"[a-z][a-z0-9_-]{0,19}:[A-Za-z0-9_.,:-]{1,60}", re.ASCII)
_SPOT: Final = re.compile(r"spot:(?:\d{1,3}|1000),(?:\d{1,3}|1000)", re.ASCII)


def is_a_thing(text: str) -> bool:
    """Is it written as a thing or a spot? Whether it is on the board, the client sees."""
    pattern = _SPOT if text.startswith("spot:") else _THING
    return pattern.fullmatch(text) is not None
