"""The glossary of docs/texts.md says what the texts say."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from wardroom.kernel import game, games
from wardroom.words import LANGUAGES

ROOT: Final = Path(__file__).parents[2]
TITLES: Final = {
    "pandemic": "Pandemic",
    "quarantine": "Quarantine",
    "rush_md": "Rush M.D.",
    "holding_on": "Holding On",
}


@cache
def spoken(folder: str, language: str) -> str:
    """All texts of a game in one language, in small letters."""
    found = [
        path.read_text(encoding="utf-8").casefold()
        for place in ("src/wardroom/games", "web/src/games")
        for path in sorted((ROOT / place / folder).rglob(f"{language}.ftl"))
    ]
    return "".join(found)


def terms() -> Iterator[tuple[str, str, str]]:
    """Game, language and term of every cell of the glossary."""
    guide = (ROOT / "docs/texts.md").read_text(encoding="utf-8")
    glossary = guide.split("## Glossary\n")[1].split("\n## ")[0]
    for folder, title in TITLES.items():
        table = glossary.split(f"### {title}\n")[1].split("\n### ")[0]
        for row in re.findall(r"^\| (.+) \|$", table, re.MULTILINE)[2:]:
            for language, term in zip(LANGUAGES, row.split(" | "), strict=True):
                yield folder, language, term


def test_every_game_has_its_part_of_the_glossary() -> None:
    packages = {game(name).package.removeprefix("wardroom.games.") for name in games()}
    assert packages == set(TITLES) == {folder for folder, _, _ in terms()}


@pytest.mark.parametrize("folder", TITLES)
def test_the_terms_of_the_glossary_are_used(folder: str) -> None:
    unused = [
        (language, term)
        for game, language, term in terms()
        if game == folder and term.casefold() not in spoken(folder, language)
    ]
    assert unused == []
