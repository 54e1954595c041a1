"""The notes of a release are what CHANGELOG.md says of it."""

import re
from pathlib import Path
from typing import Final

CHANGELOG: Final = Path(__file__).parents[2] / "CHANGELOG.md"
HEADING: Final = re.compile(r"^## \[([^\]]+)\].*$", re.MULTILINE)
UNRELEASED: Final = "Unreleased"


class NoNotes(Exception):
    """The changelog does not know this version."""


def notes(tag: str, text: str | None = None) -> str:
    """The section of the version (`v0.2.0` or `0.2.0`); without a tag, what is not released yet."""
    changelog = CHANGELOG.read_text(encoding="utf-8") if text is None else text
    wanted = tag.removeprefix("v") or UNRELEASED
    headings = list(HEADING.finditer(changelog))
    for heading, following in zip(headings, [*headings[1:], None], strict=True):
        if heading[1] == wanted:
            end = following.start() if following else len(changelog)
            return changelog[heading.end() : end].strip()
    raise NoNotes(f"CHANGELOG.md has no section [{wanted}]: give Unreleased its number first.")
