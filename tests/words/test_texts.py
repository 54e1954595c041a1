"""Every text file: the same messages in all languages, and all can be said."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from fluent.syntax import ast, visitor

import wardroom
from tests.words import catalogues
from wardroom.cli.new_game.template.new_game import NEW_GAME
from wardroom.games.pandemic import PANDEMIC
from wardroom.kernel import Argument, Game, Message, game, games
from wardroom.words import LANGUAGES, SEAT, Words

ROOT = Path(str(files(wardroom)))
PLACES = sorted({path.parent.relative_to(ROOT) for path in ROOT.rglob("*.ftl")})
TEMPLATE = "wardroom.cli.new_game.template.new_game"
GAMES: Mapping[str, Game] = {
    **{found.package: found for found in map(game, games())},
    TEMPLATE: cast(
        Game, SimpleNamespace(name="new-game", package=TEMPLATE, vocabulary=NEW_GAME.vocabulary)
    ),
}

SAMPLES: Mapping[str, Argument] = {
    "action": Message("player", {"number": 1}),
    "row": "a, b",
    "next": "c",
    "last": "d",
}


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's
        self.messages.add(node.id.name)


@cache
def entries(place: Path, language: str) -> dict[str, ast.Message | ast.Term]:
    return {
        ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry
        for entry in catalogues.entries(ROOT / place / f"{language}.ftl")
    }


def attributes(entry: ast.Message | ast.Term) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


def package_of(place: Path) -> str:
    """The package whose text folder this is, or lies below."""
    parts = ("wardroom", *place.parts)
    return ".".join(parts[: parts.index("text")])


in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_there_are_texts_to_check() -> None:
    assert Path("words/text") in PLACES
    assert Path("games/pandemic/text") in PLACES


@in_every_language
def test_every_language_has_the_messages_of_english_in_the_same_order(language: str) -> None:
    for place in PLACES:
        assert list(entries(place, language)) == list(entries(place, "en")), place


@in_every_language
def test_every_language_explains_what_english_explains(language: str) -> None:
    for place in PLACES:
        forms = {variable.partition("_")[2] for variable in variables(package_of(place), "en")}
        for id, entry in entries(place, "en").items():
            explained = attributes(entries(place, language)[id])
            assert attributes(entry) - forms <= explained, f"{place}, {id}"


@in_every_language
def test_every_message_can_be_said(language: str) -> None:
    for place in PLACES:
        package = package_of(place)
        teller, also = GAMES.get(package), list[str]()
        if teller is None and package.rpartition(".")[0] in GAMES:
            teller, also = GAMES[package.rpartition(".")[0]], [package]
        if teller is None:
            face = SimpleNamespace(name=package, package=package, vocabulary=PANDEMIC.vocabulary)
            teller, also = cast(Game, face), [PANDEMIC.package]
        words = Words(teller, language, {0: "Ania"}, also=also)
        given = samples(words, package)
        for id in entries(place, language):
            if not id.startswith("-"):
                said = words.say(Message(id, given))
                assert said.strip() == said != "", f"{place}, {id}"


def samples(words: Words, package: str) -> dict[str, Argument]:
    """An argument for every variable that a message of the package uses."""
    vocabulary = words.game.vocabulary
    found: dict[str, Argument] = {SEAT: 0}
    found.update(SAMPLES)
    own = words.game.package
    names = told(own if own in GAMES else PANDEMIC.package, words.language)
    for argument, prefixes in vocabulary.items():
        if prefixes == (SEAT,):
            found[argument] = 0
            continue
        found[argument] = next(
            id.removeprefix(prefix + "-")
            for prefix in prefixes
            for id in names
            if id.startswith(prefix + "-")
        )
    for variable in variables(package, words.language):
        if not any(variable.startswith(name + "_") for name in vocabulary):
            found.setdefault(variable, 2)
    return found


@cache
def told(package: str, language: str) -> dict[str, ast.Message | ast.Term]:
    """All messages of a package."""
    found: dict[str, ast.Message | ast.Term] = {}
    for place in PLACES:
        if package_of(place) == package:
            found.update(entries(place, language))
    return found


@cache
def variables(package: str, language: str) -> frozenset[str]:
    used = Variables()
    for entry in told(package, language).values():
        used.visit(entry)
    return frozenset(used.names)


# What a language leaves out of what English tells, because it is plain without it.
LEFT_OUT = {
    ("hu", "log-operations-flight"): {"origin"},
    ("hu", "gain-points"): {"count"},
    ("pl", "gain-points"): {"count"},
}


@in_every_language
def test_every_language_tells_what_english_tells(language: str) -> None:
    """Some say it in other forms, or twice; none may leave it out."""
    for place in PLACES:
        package = package_of(place)
        for id in entries(place, "en"):
            untold = arguments(package, "en", id) - arguments(package, language, id)
            assert untold == LEFT_OUT.get((language, id), set()), f"{place}, {id}"


def arguments(
    package: str, language: str, id: str, above: frozenset[str] = frozenset()
) -> set[str]:
    """What a message is given, also by way of messages that it contains, whatever the form.

    What a role does may say its name, which belongs to the same message: those `above` are known.
    """
    used = Variables()
    used.visit(told(package, language)[id])
    found = {name.partition("_")[0] for name in used.names}
    above = above | {id}
    for part in (used.messages & told(package, language).keys()) - above:
        found |= arguments(package, language, part, above)
    return found


@in_every_language
@pytest.mark.parametrize("package", GAMES)
def test_every_form_that_a_sentence_wants_is_there_for_every_name(
    package: str, language: str
) -> None:
    """A form with a slip in its name would silently give the plain name."""
    vocabulary = GAMES[package].vocabulary
    for variable in variables(package, language):
        argument, _, form = variable.partition("_")
        if not form or argument not in vocabulary:
            continue
        for prefix in vocabulary[argument]:
            for id, entry in told(package, language).items():
                if id.startswith(prefix + "-"):
                    assert form in attributes(entry), f"{id} has no .{form} for ${variable}"
