"""Who runs this server, in the words of its host."""

from pathlib import Path
from typing import Final

from wardroom.kernel import WardroomError
from wardroom.server.settings import Settings

LONGEST: Final = 65_536
"""Letters of an imprint that are shown."""
_WEB: Final = ("https://", "http://")


def check_imprint(settings: Settings) -> None:
    """WardroomError if there is nothing where the imprint should be."""
    named = settings.imprint
    if named and not named.startswith(_WEB) and not Path(named).is_file():
        raise WardroomError(
            f"WARDROOM_IMPRINT is {named!r}, which is neither a file nor the address of a page "
            "(https://...)."
        )


def imprint_address(settings: Settings) -> str:
    """The page of another server on which the imprint stands; empty if it is none."""
    return settings.imprint if settings.imprint.startswith(_WEB) else ""


def imprint_text(settings: Settings, language: str) -> str:
    """The imprint in a language, if there is one: `imprint.pl.txt` beside `imprint.txt`."""
    if not settings.imprint or imprint_address(settings):
        return ""
    usual = Path(settings.imprint)
    translated = usual.with_name(f"{usual.stem}.{language}{usual.suffix}")
    for file in (translated, usual):
        try:
            return file.read_text(encoding="utf-8", errors="replace")[:LONGEST].strip()
        except OSError:
            continue
    return ""
