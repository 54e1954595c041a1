"""Every text file of the house: the same messages in all languages, and all can be said."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

import wardroom
from wardroom.games.pandemic import PANDEMIC
from wardroom.kernel import Argument, Game, Message
from wardroom.words import LANGUAGES, SEAT_ARGUMENTS, Words

ROOT = Path(str(files(wardroom)))
PLACES = sorted({path.parent.relative_to(ROOT) for path in ROOT.rglob("*.ftl")})
GAMES: Mapping[str, Game] = {"wardroom.games.pandemic": PANDEMIC}

SAMPLES: Mapping[str, Argument] = {
    "city": "paris",
    "origin": "istanbul",
    "card": "airlift",
    "cards": ["paris", "forecast", "osaka"],
    "colour": "black",
    "role": "medic",
    "guard": "quarantine",
    "result": "loss_deck",
    "action": Message("player", {"number": 1}),
    "row": "a, b",
    "next": "c",
    "last": "d",
}


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)


@cache
def entries(place: Path, language: str) -> dict[str, ast.Message | ast.Term]:
    path = ROOT / place / f"{language}.ftl"
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentResource(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            sign = "-" if isinstance(entry, ast.Term) else ""
            found[sign + entry.id.name] = entry
    return found


def attributes(entry: ast.Message | ast.Term) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


def package_of(place: Path) -> str:
    """The package whose text folder this is, or lies below."""
    parts = ("wardroom", *place.parts)
    return ".".join(parts[: parts.index("text")])


in_every_text = pytest.mark.parametrize(
    ("place", "language"),
    [
        pytest.param(place, language, id=f"{place}-{language}")
        for place in PLACES
        for language in LANGUAGES
    ],
)


def test_there_are_texts_to_check() -> None:
    assert Path("words/text") in PLACES
    assert Path("games/pandemic/text") in PLACES


@in_every_text
def test_every_language_has_the_messages_of_english_in_the_same_order(
    place: Path, language: str
) -> None:
    assert list(entries(place, language)) == list(entries(place, "en"))


@in_every_text
def test_every_language_explains_what_english_explains(place: Path, language: str) -> None:
    for id, entry in entries(place, "en").items():
        assert attributes(entry) <= attributes(entries(place, language)[id]), id


@in_every_text
def test_every_message_can_be_said(place: Path, language: str) -> None:
    package = package_of(place)
    game = GAMES.get(package) or cast(
        Game, SimpleNamespace(name=package, package=package, vocabulary=PANDEMIC.vocabulary)
    )
    words = Words(game, language, {0: "Ania"}, also=[PANDEMIC.package])
    for id in entries(place, language):
        if not id.startswith("-"):
            said = words.say(Message(id, samples(words)))
            assert said.strip() == said != "", id


def samples(words: Words) -> dict[str, Argument]:
    """An argument for every variable that any message uses."""
    found: dict[str, Argument] = dict.fromkeys(SEAT_ARGUMENTS, 0)
    found.update(SAMPLES)
    for variable in variables(words.language):
        if not any(variable.startswith(name + "_") for name in words.game.vocabulary):
            found.setdefault(variable, 2)
    return found


@cache
def variables(language: str) -> frozenset[str]:
    used = Variables()
    for place in PLACES:
        for entry in entries(place, language).values():
            used.visit(entry)
    return frozenset(used.names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_a_sentence_wants_is_there_for_every_name(language: str) -> None:
    """A form with a slip in its name would silently give the plain name."""
    named: dict[str, ast.Message | ast.Term] = {}
    for place in PLACES:
        if package_of(place) == PANDEMIC.package:
            named.update(entries(place, language))
    for variable in variables(language):
        argument, _, form = variable.partition("_")
        if not form or argument not in PANDEMIC.vocabulary:
            continue
        for prefix in PANDEMIC.vocabulary[argument]:
            for id, entry in named.items():
                if id.startswith(prefix + "-"):
                    assert form in attributes(entry), f"{id} has no .{form} for ${variable}"
