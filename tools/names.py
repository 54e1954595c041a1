"""Let sentences take names from the messages of the things: `python -m tools.names`.

A city, a role, a card, a room, a patient or a period of a life that is typed in a sentence keeps
its old name when the thing is renamed. This writes `{ city-paris.loc }` for every name that stands
in a text of its game in one of its forms; the sentences read as before. A test finds what is typed.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast, visitor

from wardroom.kernel import games
from wardroom.words import LANGUAGES

ROOT: Final = Path(__file__).parent.parent
FOLDERS: Final = ("src/wardroom/games", "web/src/games")
KINDS: Final = (
    *("city", "role", "card", "tile", "research", "patient", "epidemic", "diagnosis"),
    *("period", "event"),
)
"""The kinds of things that have names of their own, in whichever game."""
WORDS: Final = re.compile(
    r"card-epidemic|tile-(lobby|yellow|red|green|blue)(-\d)?|role-(doctor|nurse|medical-assistant)"
)
"""Things that are called by a word of the language: an epidemic, the lobby, a nurse."""
NO_FORMS: Final = frozenset(["rule", "rules", "text", "symptoms", "there", "years"])
"""Attributes that tell something about the thing instead of being a form of its name."""
TALES: Final = "/chapters/"
"""There a street is a street: the story speaks of places and people, not of pieces."""
OTHER_NAMES: Final = re.compile(r".*-short-.*|country-.*")
"""Ids of other names: those cut short for a small place, and Mexico, which is a city in Polish."""


class Typed(NamedTuple):
    """A name that stands in a text as it is."""

    path: Path
    id: str
    start: int
    name: str
    reference: str

    def __str__(self) -> str:
        place = self.path.relative_to(ROOT)
        return f"{place}, {self.id}: {self.name} is typed, write {{ {self.reference} }}"


def typed(game: str, language: str) -> Iterator[Typed]:
    """All names of a game that are typed in its texts."""
    paths = [
        path
        for folder in FOLDERS
        for path in sorted((ROOT / folder / game.replace("-", "_")).rglob(f"{language}.ftl"))
        if TALES not in str(path)
    ]
    names = _names(paths)
    either = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    # A hyphen before an ending belongs to the word: no form of ours begins in the middle of one.
    known = re.compile(rf"(?<![\w-])({either})(?![\w-])")
    for path in paths:
        source = path.read_text(encoding="utf-8")
        for message in _messages(source):
            for id, pattern in _parts(message):
                if _is_name(id) or OTHER_NAMES.fullmatch(id):
                    continue
                for start, text in _plain(pattern, source):
                    for found in known.finditer(text):
                        name = found[1]
                        yield Typed(path, id, start + found.start(), name, names[name])


def mend(found: list[Typed]) -> None:
    """Write references instead of the names, from the end of each file to its beginning."""
    for one in sorted(found, key=lambda one: (one.path, -one.start)):
        source = one.path.read_text(encoding="utf-8")
        before, after = source[: one.start], source[one.start + len(one.name) :]
        one.path.write_text(f"{before}{{ {one.reference} }}{after}", encoding="utf-8")


def _names(paths: list[Path]) -> dict[str, str]:
    """Each form of each name, and how it is referred to; the plain form first."""
    names: dict[str, str] = {}
    for path in paths:
        for message in _messages(path.read_text(encoding="utf-8")):
            for id, pattern in _parts(message):
                if _is_name(id) and not WORDS.fullmatch(id.partition(".")[0]):
                    elements = pattern.elements
                    if len(elements) == 1 and isinstance(elements[0], ast.TextElement):
                        names.setdefault(elements[0].value, id)
    return names


def _is_name(id: str) -> bool:
    """Is this the name of a thing, or a form of it?"""
    thing, _, form = id.partition(".")
    return thing.partition("-")[0] in KINDS and form not in NO_FORMS


def _messages(source: str) -> Iterator[ast.Message]:
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            yield entry


def _parts(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def _plain(pattern: ast.Pattern, source: str) -> Iterator[tuple[int, str]]:
    """The pieces of a text that are typed, and where each begins in the file."""
    found = _Plain()
    found.visit(pattern)
    for span in found.spans:
        yield span.start, source[span.start : span.end]


class _Plain(visitor.Visitor):
    def __init__(self) -> None:
        self.spans: list[ast.Span] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        if node.span is not None:
            self.spans.append(node.span)


def main() -> None:
    for game in games():
        for language in LANGUAGES:
            found = list(typed(game, language))
            mend(found)
            for one in found:
                print(one)


if __name__ == "__main__":
    main()
