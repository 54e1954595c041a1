"""The Fluent files of some packages in one language, read once and kept."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser, ast, visitor

from wardroom.kernel import WardroomError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SHARED: Final = "wardroom.words"
"""The package with the texts that every game needs."""


class MalformedText(WardroomError):
    """A text file that is not Fluent, or a message that is defined twice."""


class Texts:
    """All messages of some packages in one language.

    `variables` are the names that the messages use between braces: anyone who fills a place knows
    from them which grammatical forms of a name are wanted.
    """

    __slots__ = ("bundle", "variables")

    def __init__(self, bundle: "FluentBundle", variables: frozenset[str]) -> None:
        self.bundle = bundle
        self.variables = variables


@cache
def texts(packages: tuple[str, ...], language: str) -> Texts:
    """The texts of these packages and the shared ones."""
    # It brings the formats of all languages with it, and only what says something needs them.
    from fluent.runtime import FluentBundle

    # Isolation marks would keep a terminal from lining up its columns, and no language we speak
    # is written from right to left.
    bundle = FluentBundle([language], use_isolating=False)
    used = _Variables()
    place_of: dict[str, str] = {}
    for package in dict.fromkeys((SHARED, *packages)):
        for path, resource in _read(package, language):
            for name in message_ids(resource):
                if name in place_of:
                    raise MalformedText(f"{name!r} is told twice: {place_of[name]} and {path}.")
                place_of[name] = path
            bundle.add_resource(resource)
            used.visit(resource)
    return Texts(bundle, frozenset(used.names))


def message_ids(resource: ast.Resource) -> list[str]:
    """The ids of all messages and terms of a file, in its order."""
    ids = []
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            ids.append(entry.id.name)
        elif isinstance(entry, ast.Term):
            ids.append("-" + entry.id.name)
    return ids


@cache
def _read(package: str, language: str) -> tuple[tuple[str, ast.Resource], ...]:
    return tuple(read_below(files(package).joinpath("text"), language))


def read_below(folder: Traversable, language: str) -> list[tuple[str, ast.Resource]]:
    """Every file of the language in the folder and its subfolders, by its place."""
    found = []
    for path in _below(folder, f"{language}.ftl"):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().splitlines()[0]
                raise MalformedText(f"{path} is no Fluent where it says {line!r}.")
        found.append((str(path), resource))
    return found


def _below(folder: Traversable, name: str) -> Iterator[Traversable]:
    """Every file of that name in the folder and its subfolders; none if there is no folder."""
    if not folder.is_dir():
        return
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _below(entry, name)
        elif entry.name == name:
            yield entry


class _Variables(visitor.Visitor):
    """Collects the names of the variables that messages use."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)
