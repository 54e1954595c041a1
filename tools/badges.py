"""The badges of the README: `python -m tools.badges` writes them, `--check` only compares.

They say what is read out of the repository, and are files of it: nobody who looks at the page is
known to a service that draws badges.
"""

import re
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tools.rules import coverage
from wardroom.words import LANGUAGES

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "docs/pictures/badges"
PYTHON: Final = "Programming Language :: Python :: "
ADVANCE: Final = 6.6
"""The usual width of a letter of 11 pixels."""
ROOM: Final = 7
DRAWN: Final = """<svg xmlns="http://www.w3.org/2000/svg" width="{whole}" height="20" role="img" \
aria-label="{name}: {fact}">
<clipPath id="r"><rect width="{whole}" height="20" rx="3"/></clipPath>
<g clip-path="url(#r)">
<rect width="{left}" height="20" fill="#444"/>
<rect x="{left}" width="{right}" height="20" fill="#0f766e"/>
</g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
<text x="{left_middle}" y="14" textLength="{left_text}">{name}</text>
<text x="{right_middle}" y="14" textLength="{right_text}">{fact}</text>
</g>
</svg>
"""


def facts() -> Mapping[str, str]:
    """What each badge says."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    versions = re.findall(rf"^{PYTHON}(3\.\d+)$", "\n".join(project["classifiers"]), re.MULTILINE)
    untested = sum(len(game.missing) for game in coverage(ROOT))
    return {
        "licence": project["license"],
        "Python": f"{versions[0]} to {versions[-1]}",
        "rules": f"{untested} without a test" if untested else "every one has a test",
        "languages": ", ".join(LANGUAGES),
    }


def drawn(name: str, fact: str) -> str:
    left_text, right_text = (round(ADVANCE * len(each)) for each in (name, fact))
    left, right = left_text + 2 * ROOM, right_text + 2 * ROOM
    return DRAWN.format(
        name=name,
        fact=fact,
        whole=left + right,
        left=left,
        right=right,
        left_text=left_text,
        right_text=right_text,
        left_middle=left / 2,
        right_middle=left + right / 2,
    )


def main(arguments: Sequence[str] = ()) -> int:
    """Write them; with `--check` 1 if one is not what would be written."""
    FOLDER.mkdir(exist_ok=True)
    stale = []
    for name, fact in facts().items():
        path = FOLDER / f"{name.lower()}.svg"
        svg = drawn(name, fact)
        if "--check" not in arguments:
            path.write_text(svg, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != svg:
            stale.append(path.name)
    if stale:
        print(f"{', '.join(stale)} are out of date: python -m tools.badges", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
