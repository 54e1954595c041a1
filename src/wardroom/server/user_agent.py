"""Which browser somebody uses, so that they know their devices by it: no more than two words are
kept of what a browser says about itself.
"""

from typing import Final, NamedTuple

# In this order: each browser also names those it wants to be taken for.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)


class Browser(NamedTuple):
    """A browser and what it runs on; both are empty for a program of another kind."""

    browser: str
    system: str


def browser_of(user_agent: str) -> Browser:
    """What the header of that name tells."""
    return Browser(_first(_BROWSERS, user_agent), _first(_SYSTEMS, user_agent))


def _first(known: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((name for sign, name in known if sign in user_agent), "")
