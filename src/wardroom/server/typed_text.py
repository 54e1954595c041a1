"""Cleaning what people have typed."""

import re
import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
_JOINERS: Final = "\u200c\u200d"
"""Cannot be seen, but several scripts and many emoji fall apart without them."""
_FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
"""The flag of a part of a country, such as Scotland: a black one, and the name in letters that
cannot be seen. Alone these could hide anything."""


def cleaned(text: str) -> str:
    """Text of a person in one line, without anything that cannot be seen."""
    normal = unicodedata.normalize("NFC", text)
    flags = {place for flag in _FLAG.finditer(normal) for place in range(*flag.span())}
    seen = "".join(
        char if char.isprintable() or char in _JOINERS or place in flags else " "
        for place, char in enumerate(normal)
    )
    return " ".join(word for part in seen.split() if (word := part.strip(_JOINERS)))
