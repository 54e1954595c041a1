"""`wardroom new-game NAME`: write the template under another name into a fresh folder."""

import argparse
import keyword
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from wardroom.kernel import WardroomError, games

TEMPLATE: Final = Path(__file__).parent / "template"
LONGEST: Final = 30
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_NOT_WRITTEN: Final = frozenset({"__pycache__"})


class ImpossibleName(WardroomError):
    """Nothing can be called so, or something is already."""


def run(arguments: argparse.Namespace) -> int:
    """Write the game and say what to do next."""
    name: str = arguments.name
    folder = Path(arguments.folder or name)
    write(name, folder)
    print(f"{title_of(name)} is in {folder}. To play it:")
    print(f"  pip install --editable {folder}")
    print(f"  wardroom play {name}")
    print(f"{folder / 'README.md'} tells what stands where.")
    return 0


def write(name: str, folder: Path) -> None:
    """A game of that name in that folder, which must not be there yet."""
    check(name)
    if folder.exists():
        raise WardroomError(f"{folder} is there already; name a folder that is not.")
    spelt = spellings(name)
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_dir() or _NOT_WRITTEN.intersection(source.parts):
            continue
        target = folder / _renamed(str(source.relative_to(TEMPLATE)), spelt)
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            text = _renamed(source.read_text(encoding="utf-8"), spelt)
            target.write_text(text, encoding="utf-8")
        except OSError as error:
            raise WardroomError(f"{target} cannot be written: {error.strerror}.") from error


def check(name: str) -> None:
    """Can a game be called so? ImpossibleName says why not."""
    package = name.replace("-", "_")
    if not _NAME.fullmatch(name) or len(name) > LONGEST:
        raise ImpossibleName(
            f"{name!r} is no name for a game: use small letters and digits, with hyphens between "
            f"words, at most {LONGEST} in all, such as night-shift."
        )
    if keyword.iskeyword(package) or package in sys.stdlib_module_names or package == "wardroom":
        raise ImpossibleName(f"{name!r} already means something in Python; use two words.")
    if name in games():
        raise ImpossibleName(f"A game {name!r} is installed already; use another name.")


def title_of(name: str) -> str:
    """`night-shift` is called Night Shift."""
    return " ".join(word.capitalize() for word in name.split("-"))


def spellings(name: str) -> Mapping[str, str]:
    """What stands in the template, and what is written instead."""
    package = name.replace("-", "_")
    title = title_of(name)
    rules = re.sub("[^a-z]", "", name)[:3].upper()
    return {
        "new-game": name,
        "new_game": package,
        "NEW_GAME": package.upper(),
        "NewGame": title.replace(" ", ""),
        "newgame": title.replace(" ", "").lower(),
        "New Game": title,
        "NEW-": f"{rules}-",
    }


def _renamed(text: str, spelt: Mapping[str, str]) -> str:
    """All at once, so that no name is changed twice."""
    pattern = "|".join(map(re.escape, spelt))
    return re.sub(pattern, lambda found: spelt[found.group()], text)
