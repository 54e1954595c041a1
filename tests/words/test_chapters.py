"""The texts that are a secret until their moment."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from wardroom.kernel import Game, game, games
from wardroom.words import LANGUAGES, UnknownLanguage, Words, chapters, has_chapters

WITH_CHAPTERS = [found for found in map(game, games()) if has_chapters(found.package)]
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("story", WITH_CHAPTERS, ids=lambda story: story.name)


class References(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's
        self.names.add("-" + node.id.name)


def test_some_games_have_chapters_and_some_have_none() -> None:
    assert has_chapters("wardroom.games.holding_on")
    assert not has_chapters("wardroom.games.pandemic")
    assert chapters("wardroom.games.pandemic", "en").ids() == frozenset()
    assert chapters("wardroom.games.pandemic", "en").excerpt({"game-title"}) == []


@in_every_language
@of_every_game
def test_every_language_has_the_same_chapters(story: Game, language: str) -> None:
    assert chapters(story.package, language).ids() == chapters(story.package, "en").ids()


@in_every_language
@of_every_game
def test_an_excerpt_says_what_the_whole_says(story: Game, language: str) -> None:
    known = chapters(story.package, language)
    words = Words(story, language)
    for id in sorted(known.ids()):
        (text,) = known.excerpt({id, "no-such-message"})
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        message = bundle.get_message(id)
        assert message.value is not None
        said, errors = bundle.format_pattern(message.value)
        assert (said, errors) == (words.name(*id.split("-", 1)), [])


@in_every_language
@of_every_game
def test_a_message_of_a_chapter_stands_by_itself(story: Game, language: str) -> None:
    """It is sent alone, without comments, and must not call for another that is still a secret."""
    known = chapters(story.package, language)
    for text in known.excerpt(known.ids()):
        assert not any(line.startswith("#") for line in text.splitlines())
        used = References()
        used.visit(FluentResource(text))
        assert used.names == set()


def test_comments_are_for_those_who_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "tale" / "text" / "chapters" / "one"
    folder.mkdir(parents=True)
    (tmp_path / "tale" / "__init__.py").touch()
    source = "# The butler did it.\npage-one = A dark night.\n    .title = One\n\npage-two = Day.\n"
    (folder / "en.ftl").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    known = chapters("tale", "en")
    assert known.ids() == {"page-one", "page-two"}
    assert known.excerpt({"page-one"}) == ["page-one = A dark night.\n    .title = One\n"]


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownLanguage, match="'de'"):
        chapters("wardroom.games.holding_on", "de")
