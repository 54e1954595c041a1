"""Write down what others read of the games' types and content: `python -m tools.generate`.

From the TypedDicts of each game (its view and its content document) and from the content itself:

    web/src/games/<folder>/generated/view.ts      the types for the browser client
    web/src/games/<folder>/generated/content.ts   the content for the browser client
    web/src/games/<folder>/generated/beats.ts     how each kind of event is shown
    docs/views/<game>.md                          the same for people who write players
    docs/views/<game>.schema.json                 and as JSON Schema

What a game tells of the time ahead when it is asked (`Game.prospects`) is written down with its
views, and as docs/views/<game>.prospects.schema.json.

Where a game has a rules book, also

    web/src/games/<folder>/generated/book.json      its chapters and pictures
    web/src/games/<folder>/generated/pictures.json  the records behind its pictures

A game of another package has them in its own folder, `screens/generated` and `docs`, and nothing is
written here. Such games are looked at when they are named, ours always.

`--check` writes nothing and fails if something is not what would be written.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files as package_files
from pathlib import Path
from typing import NamedTuple

from tools.book import Book, book_of
from tools.view_types import Shape, markdown, schema, shapes_of, typescript
from wardroom.kernel import Beat, Game, Plain, game, games

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src" / "games"
DOCS = ROOT / "docs" / "views"
OUR_GAMES = "wardroom.games."
_WRITTEN = "// Written by `python -m tools.generate` from the rules floor; never changed by hand.\n"


class Places(NamedTuple):
    """Where what is written of a game goes."""

    screens: Path
    docs: Path


def ours(rules: Game) -> bool:
    """Is it one of the games of this repository?"""
    return rules.package.startswith(OUR_GAMES)


def places(rules: Game) -> Places:
    """The folders of this repository, or those of the package that the game comes from."""
    if ours(rules):
        return Places(WEB / rules.name.replace("-", "_"), DOCS)
    package = Path(str(package_files(rules.package)))
    return Places(package / "screens", package / "docs")


def files(rules: Game) -> Iterator[tuple[Path, str]]:
    """Every file of a game with its text."""
    views, contents = shapes_of(rules.view_type), shapes_of(rules.content_type)
    screens, docs = places(rules)
    folder = screens / "generated"
    shared = [shape for shape in contents if shape in views]
    own = [shape for shape in contents if shape not in views]
    ahead = [] if rules.prospects is None else shapes_of(rules.prospects.type)
    added = [shape for shape in ahead if shape not in views]
    yield folder / "view.ts", _WRITTEN + "\n" + typescript([*views, *added])
    yield folder / "content.ts", _content(rules, own, shared)
    if rules.beats:
        yield folder / "beats.ts", _beats(rules)
    yield docs / f"{rules.name}.md", markdown(rules.name, views, added)
    yield docs / f"{rules.name}.schema.json", _plain(schema(rules.view_type, views))
    if rules.prospects is not None:
        document = _plain(schema(rules.prospects.type, ahead))
        yield docs / f"{rules.name}.prospects.schema.json", document
    book = book_of(rules)
    if book is not None:
        yield folder / "book.json", _plain(_book(book))
        records: Plain = {picture.name: picture.record for picture in book.pictures}
        yield folder / "pictures.json", _plain(records)


def _book(book: Book) -> Plain:
    return {
        "chapters": [
            {
                "name": chapter.name,
                "rules": list(chapter.rules),
                "body": [{"kind": block.kind, "of": block.of} for block in chapter.body],
            }
            for chapter in book.chapters
        ],
        "pictures": {
            picture.name: {
                "seat": picture.seat,
                "part": picture.part,
                "light": list(picture.light),
                "near": picture.near,
            }
            for picture in book.pictures
        },
        "cards": dict(book.cards),
        "secret": list(book.secret),
    }


def _content(rules: Game, own: Sequence[Shape], shared: Sequence[Shape]) -> str:
    name = rules.content_type.__name__
    parts = [_WRITTEN]
    if shared:
        names = ", ".join(shape.name for shape in shared)
        parts.append(f'import type {{ {names} }} from "./view";\n')
    parts.append(typescript(own, shared))
    parts.append(f"export const content: {name} = {_by_lines(rules.content())};\n")
    return "\n".join(parts)


def _beats(rules: Game) -> str:
    """For each kind of event, what differs from the default."""
    usual = Beat(0)._asdict()
    told: Plain = {
        kind: {"ms": beat.ms}
        | {name: value for name, value in beat._asdict().items() if value != usual[name]}
        for kind, beat in rules.beats.items()
    }
    screens = "../../screens" if ours(rules) else "wardroom/games/screens"
    return "\n".join(
        [
            _WRITTEN,
            f'import type {{ Beats }} from "{screens}";\n',
            f"export const beats: Beats = {_by_lines(told)};\n",
        ]
    )


def _by_lines(content: Plain) -> str:
    """The content with one line for each thing in it."""
    lines = ["{"]
    for name, value in content.items():
        if isinstance(value, list) and value and isinstance(value[0], dict | list):
            lines += [f"  {name}: [", *(f"    {_compact(each)}," for each in value), "  ],"]
        elif isinstance(value, dict) and value and isinstance(next(iter(value.values())), dict):
            things = (f"    {json.dumps(key)}: {_compact(each)}," for key, each in value.items())
            lines += [f"  {name}: {{", *things, "  },"]
        else:
            lines.append(f"  {name}: {_compact(value)},")
    return "\n".join([*lines, "}"])


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _plain(value: Plain) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tools.generate", description=__doc__)
    parser.add_argument("games", nargs="*", help="which games; all of this repository if none")
    parser.add_argument("--check", action="store_true", help="only see whether all is up to date")
    arguments = parser.parse_args(argv)
    stale = []
    wanted = [game(name) for name in arguments.games or games()]
    for rules in wanted if arguments.games else filter(ours, wanted):
        for path, text in files(rules):
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            stale.append(path)
            if not arguments.check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    if arguments.check and stale:
        for path in stale:
            print(f"{path} is out of date: run python -m tools.generate.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
