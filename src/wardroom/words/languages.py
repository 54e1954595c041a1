"""The languages Wardroom speaks, and which of them a person would like best."""

import re
from collections.abc import Iterable
from typing import Final

from wardroom.kernel import WardroomError

LANGUAGES: Final = ("en", "pl", "hu")

_QUALITY: Final = re.compile(r";\s*q\s*=\s*([0-9.]+)")


class UnknownLanguage(WardroomError):
    """A language that Wardroom has no texts in."""

    def __init__(self, language: str) -> None:
        known = ", ".join(LANGUAGES)
        super().__init__(f"Wardroom does not speak {language!r}; it speaks {known}.")


def best_language(preferences: Iterable[str]) -> str:
    """The first language of the preferences that we speak; English if we speak none.

    A preference is a locale of the environment or a header of a browser.

    >>> best_language(["C.UTF-8", "pl_PL.UTF-8"])
    'pl'
    >>> best_language(["de, en;q=0.5, hu-HU;q=0.9"])
    'hu'
    """
    for preference in preferences:
        wishes = [wish for wish in re.split("[,:]", preference) if _quality(wish) > 0]
        for wish in sorted(wishes, key=_quality, reverse=True):
            language = re.split("[-_.;@]", wish.strip().lower(), maxsplit=1)[0].strip()
            if language in LANGUAGES:
                return language
    return LANGUAGES[0]


def _quality(wish: str) -> float:
    """How much an entry of an Accept-Language header weighs; one that cannot be read, nothing."""
    found = _QUALITY.search(wish)
    try:
        return float(found[1]) if found else 1.0
    except ValueError:
        return 0.0
