"""The texts that are a secret until their moment: those below `text/chapters` of a package."""

from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import ast, serialize

from wardroom.words.languages import LANGUAGES, UnknownLanguage
from wardroom.words.texts import read_below

FOLDER: Final = "chapters"


def has_chapters(package: str) -> bool:
    """Has a game secrets of this kind?"""
    return files(package).joinpath("text", FOLDER).is_dir()


class Chapters:
    """The chapters of a package in one language, message by message."""

    def __init__(self, package: str, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        folder = files(package).joinpath("text", FOLDER)
        self._files = [_sources(resource) for _, resource in read_below(folder, language)]

    def ids(self) -> frozenset[str]:
        """The ids of all messages."""
        return frozenset(id for messages in self._files for id in messages)

    def excerpt(self, ids: Collection[str]) -> list[str]:
        """The Fluent sources of these messages, for each file that has any of them."""
        found = [
            "".join(source for id, source in messages.items() if id in ids)
            for messages in self._files
        ]
        return [text for text in found if text]


@cache
def chapters(package: str, language: str) -> Chapters:
    """The chapters of a package, read once and kept."""
    return Chapters(package, language)


def _sources(resource: ast.Resource) -> Mapping[str, str]:
    """The source of each message. Comments are for those who write texts."""
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            bare = entry.clone()
            bare.comment = None
            found[entry.id.name] = serialize(ast.Resource([bare]))
    return found
