"""Grammar that can be checked by rule: brackets instead of forms, numerals, and cases of names."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import ast

from tests.words.catalogues import entries
from tests.words.test_style import in_every_language, patterns, texts

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("src/wardroom", "web/src")

NEVER_ONE: Final = frozenset(
    [
        "balance-win",
        "balance-wins",
        "cli-holding-on-goal-faced",
        "cli-holding-on-goal-heard",
        "cli-load-aims",
        "cli-results-kind",
        "cli-results-pace",
        "cli-soak",
        "log-begin",
        "log-countdown",
        "log-resume-soon",
        "log-start",
        "log-token",
        "objective-b",
        "outcome-shared",
        "outcome-win-stations",
        "outcome-win-tiles",
        "web-lesson-choice",
        "web-pandemic-cure-cards",
        "web-puzzle-points",
        "web-rush-call",
        "web-rush-council-moves",
        "web-rush-council-time",
        "web-steps-whole",
        "why-event-in-need",
        "why-not-cancels",
        "why-not-cannot-pay-ward",
        "why-not-changes",
        "why-not-discard",
        "why-not-full",
        "why-not-least-price",
        "why-not-markers-taken",
        "why-not-no-hospital",
        "why-not-so-many",
        "why-not-too-poor-for-a-price",
        "why-not-two-aside",
    ]
)
"""Here the number is a rule of the game or an average, and never one; or the word is a verb."""
NEVER_FEW: Final = frozenset(["cli-load-aims", "web-lesson-choice", "why-not-too-poor-for-a-price"])
"""Here a Polish number is never two to four, or stands in the genitive."""
SINGULAR: Final = frozenset(["emlék"])
"""Hungarian words that only look like plurals."""


def test_no_ending_stands_in_brackets() -> None:
    """“cube(s)”, „a(z)”, „był(a)”: the sentence is built so that it needs no guess."""
    for language in ("en", "pl", "hu"):
        for text in texts(language):
            assert not re.search(r"\w\((s|es|z|a|i|y|e|ł|ą|t|k)\)", text.text), text


class Counted(NamedTuple):
    """A number that is shown outside a choice by that number, and the word after it."""

    path: str
    id: str
    variable: str
    word: str


def counted(language: str) -> Iterator[Counted]:
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob(f"{language}.ftl")):
            for entry in entries(path):
                if isinstance(entry, ast.Message):
                    name = str(path.relative_to(ROOT).parent)
                    for id, pattern in patterns(entry):
                        for variable, word in _bare(pattern, frozenset()):
                            yield Counted(name, id, variable, word)


def _bare(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    elements = pattern.elements
    for number, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        shown = element.expression
        if isinstance(shown, ast.SelectExpression):
            by = shown.selector
            more = {by.id.name} if isinstance(by, ast.VariableReference) else set()
            for variant in shown.variants:
                yield from _bare(variant.value, chosen | more)
        elif isinstance(shown, ast.VariableReference) and shown.id.name not in chosen:
            after = elements[number + 1] if number + 1 < len(elements) else None
            if isinstance(after, ast.TextElement):
                word = re.match(r" ([^\W\d_]+)", after.value)
                if word:
                    yield shown.id.name, word[1]


NUMBERS: Final = frozenset(
    ["count", "number", "held", "more", "points", "reputation", "moves", "games", "decisions"]
)


def test_an_english_number_before_a_plural_chooses_between_one_and_many() -> None:
    for found in counted("en"):
        if found.variable in NUMBERS and re.fullmatch(r"[a-z]{3,}[^s]s", found.word):
            assert found.id in NEVER_ONE, found


POLISH_PLURAL: Final = re.compile(
    r"\w+(ów|ek|ki|ty|cje|cji|ony|onów|ary|arty|art|kty|któw|uchy|chów|enia|eń)"
)


def test_a_polish_number_before_a_noun_chooses_its_form() -> None:
    """One, two to four, five: a noun after a bare number is right for only one of them."""
    for found in counted("pl"):
        if found.variable in NUMBERS and POLISH_PLURAL.fullmatch(found.word):
            assert found.id in NEVER_FEW, found


def test_a_hungarian_noun_after_a_number_is_in_the_singular() -> None:
    """„3 kocka”, never „3 kockák”."""
    for found in counted("hu"):
        if found.variable in NUMBERS and found.word not in SINGULAR:
            assert not re.fullmatch(r"\w{3,}(ák|ék|ok|ek|ök)", found.word), found


@pytest.mark.parametrize("language", ["pl", "hu"])
def test_names_of_one_kind_have_the_same_forms(language: str) -> None:
    """A case that one name has and its neighbour lacks would be missed in a sentence one day."""
    for path in sorted((ROOT / "src/wardroom/games").rglob(f"{language}.ftl")):
        kinds: dict[str, dict[str, set[str]]] = {}
        for entry in entries(path):
            if isinstance(entry, ast.Message) and entry.attributes:
                forms = {attribute.id.name for attribute in entry.attributes} - NO_CASES
                kind = entry.id.name.partition("-")[0]
                if forms:
                    kinds.setdefault(kind, {})[entry.id.name] = forms
        for kind, forms_of in kinds.items():
            usual = set.union(*forms_of.values())
            for id, forms in forms_of.items():
                missing = usual - forms - WITHOUT.get(kind, set())
                assert not missing, f"{path.relative_to(ROOT)}, {id}: no {sorted(missing)}"


NO_CASES: Final = frozenset(
    ["rule", "rules", "text", "answer", "years", "symptoms", "there", "short", "cap", "the", "a"]
)
WITHOUT: Final[dict[str, set[str]]] = {}
"""Forms that only some names of a kind need."""


@in_every_language
def test_rooms_of_quarantine_are_called_as_their_tiles(language: str) -> None:
    """Typed by hand, a room once had a name that no tile has."""
    if language == "en":
        return
    known = {
        word
        for text in texts(language)
        if text.id.startswith("tile-") and not text.id.endswith(".rule")
        for word in text.text.split()
    }
    inside = re.compile(r"(?<=[^\W\d_,;)] )[A-ZĄĆĘŁŃÓŚŹŻÁÉÍÖŐÚÜŰ][^\W\d_]+")
    for text in texts(language):
        if "games/quarantine" not in text.path or text.id.startswith(("tile-", "game-")):
            continue
        for word in inside.findall(text.text):
            stem = word[: max(4, len(word) - 4)]
            assert any(name.startswith(stem) for name in known) or word in OTHER_NAMES, text


OTHER_NAMES: Final = frozenset(["Wardroom", "Pielęgniarka", "Mégse", "Karantén"])
