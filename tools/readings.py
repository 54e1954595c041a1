"""Print messages for a fresh reader: `python -m tools.readings pl --seed 7`.

A part of all messages of a language, chosen by the seed, in the order of the catalogues. A reader
judges them as somebody who plays these games in that language; docs/texts.md keeps the counts.
"""

import argparse
import random
import sys
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast

from wardroom.words import LANGUAGES

ROOT = Path(__file__).parent.parent
FOLDERS = ("src/wardroom", "web/src")


class Entry(NamedTuple):
    """One message and its folder."""

    place: str
    text: str


def messages(language: str) -> list[Entry]:
    """All messages of a language."""
    parser, serializer = FluentParser(), FluentSerializer()
    found = []
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob(f"{language}.ftl")):
            place = str(path.parent.relative_to(ROOT))
            for entry in parser.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    found.append(Entry(place, serializer.serialize_entry(entry).strip()))
    return found


def chosen(language: str, seed: int, part: int) -> list[Entry]:
    """One of `part` messages, the same for the same seed."""
    known = messages(language)
    picked = random.Random(seed).sample(range(len(known)), len(known) // part)
    return [known[number] for number in sorted(picked)]


def main() -> int:
    """Print the chosen messages under their folders."""
    parser = argparse.ArgumentParser(description="Print messages to be read by somebody fresh.")
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--part", type=int, default=10, help="one of so many messages")
    arguments = parser.parse_args()
    place = ""
    for entry in chosen(arguments.language, arguments.seed, arguments.part):
        if entry.place != place:
            place = entry.place
            print(f"\n## {place}\n")
        print(entry.text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
