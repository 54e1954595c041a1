"""Numbers in sentences, in all texts of the server and of its pages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

from tests.words.catalogues import entries
from wardroom.words import LANGUAGES

ROOT = Path(__file__).parents[2]
TEXTS = sorted(
    path.relative_to(ROOT)
    for top in ("src/wardroom", "web/src")
    for path in (ROOT / top).rglob("*.ftl")
)

SEVERAL = ("few", "many", "other")
"""One can be told without its number."""


class Selects(visitor.Visitor):
    """All choices by a variable in a message."""

    def __init__(self) -> None:
        self.found: list[tuple[str, ast.SelectExpression]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's
        if isinstance(node.selector, ast.VariableReference):
            self.found.append((node.selector.id.name, node))
        self.generic_visit(node)


def choices(path: Path) -> Iterator[tuple[str, list[tuple[str, ast.SelectExpression]]]]:
    """The messages of a text that choose by a variable, with their choices."""
    for entry in entries(ROOT / path):
        selects = Selects()
        selects.visit(entry)
        yield entry.id.name, selects.found


def in_language(language: str) -> list[Path]:
    return [path for path in TEXTS if path.stem == language]


def shown(pattern: ast.Pattern) -> set[str]:
    """The variables that stand in a sentence as they are."""
    return {
        part.expression.id.name
        for part in pattern.elements
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.VariableReference)
    }


def key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def test_there_are_texts_to_check() -> None:
    assert Path("src/wardroom/cli/text/pl.ftl") in TEXTS
    assert Path("web/src/text/pl.ftl") in TEXTS
    assert any(found for _, found in choices(Path("web/src/text/pl.ftl")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_shows_the_number_it_was_chosen_for(language: str) -> None:
    """Where a message counts two things, the one is easily put into the words of the other."""
    for path in in_language(language):
        for id, found in choices(path):
            counted = {name for name, _ in found}
            for name, select in found:
                for variant in select.variants:
                    numbers = shown(variant.value) & counted
                    if key(variant) in SEVERAL and numbers:
                        assert name in numbers, f"{path}, {id}: {numbers} in the words of ${name}"


def test_a_polish_plural_has_all_forms() -> None:
    """Two to four are few. A text that has words for many needs words for them; where both are
    the same it says `other`.
    """
    for path in in_language("pl"):
        for id, found in choices(path):
            for name, select in found:
                forms = {key(variant) for variant in select.variants}
                complete = "few" in forms or "many" not in forms
                assert complete, f"{path}, {id}: ${name} has {sorted(forms)}"
