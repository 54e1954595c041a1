"""What every rules book of every game promises, no matter who has written it."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast

from tests.words.catalogues import entries
from tools.book import Book, MalformedBook, book_of, read_book
from tools.rules import read_index
from wardroom.kernel import Record, Table, game, games
from wardroom.words import LANGUAGES

ROOT: Final = Path(__file__).parent.parent
FEWEST_PICTURES: Final = 3
FEWEST_WORDS: Final = 1200
MOST_WORDS: Final = 2600


def books() -> Iterator[Book]:
    for name in games():
        book = book_of(game(name))
        if book is not None:
            yield book


BOOKS: Final = [pytest.param(book, id=book.game) for book in books()]
in_every_book = pytest.mark.parametrize("book", BOOKS)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def messages(name: str, language: str) -> dict[str, ast.Message]:
    """All that the client can say of a game."""
    folder = name.replace("-", "_")
    found: dict[str, ast.Message] = {}
    for place in ("src/wardroom/games", "web/src/games"):
        for path in sorted((ROOT / place / folder / "text").rglob(f"{language}.ftl")):
            for entry in entries(path):
                if isinstance(entry, ast.Message):
                    found[entry.id.name] = entry
    return found


def attributes(entry: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


def thing(key: str) -> str:
    kind, id = key.split(":")
    return f"{kind}-{id.replace('_', '-')}"


def parts_of(name: str) -> set[str]:
    """The parts of the numbered reference, such as PAN-4."""
    rules = read_index(ROOT / f"docs/rules/{name}.md")
    return {rule.id.rpartition(".")[0] or rule.id for rule in rules}


def test_all_our_games_bring_a_book() -> None:
    assert {book.game for book in books()} >= {
        name for name in games() if game(name).package.startswith("wardroom.games.")
    }


@in_every_book
def test_every_part_of_the_numbered_reference_is_told_and_none_is_made_up(book: Book) -> None:
    told = {part for chapter in book.chapters for part in chapter.rules}
    assert told | set(book.secret) == parts_of(book.game)
    assert not told & set(book.secret)


@in_every_book
@in_every_language
def test_everything_it_names_has_words(book: Book, language: str) -> None:
    known = messages(book.game, language)
    for id in book.said():
        assert id in known, id
    for chapter in book.chapters:
        for block in chapter.body:
            if block.kind == "thing":
                assert "rule" in attributes(known[thing(block.of)]), block.of
            elif block.kind == "question":
                assert "answer" in attributes(known[block.of]), block.of


@in_every_book
@in_every_language
def test_no_word_of_it_is_there_in_vain(book: Book, language: str) -> None:
    written = {id for id in messages(book.game, language) if id.startswith("book-")}
    assert written == {id for id in book.said() if id.startswith("book-")}


@in_every_book
def test_it_tells_every_paragraph_of_the_help(book: Book) -> None:
    told = set(book.said())
    for id in messages(book.game, "en"):
        assert not re.fullmatch(r"(web-\w+-)?help-\w+-\d+", id) or id in told, id


@in_every_book
@in_every_language
def test_it_is_long_enough_to_teach_and_short_enough_to_be_read(book: Book, language: str) -> None:
    known = messages(book.game, language)
    told = [(id, "answer") for id in book.said()]
    for chapter in book.chapters:
        told += [(thing(block.of), "rule") for block in chapter.body if block.kind == "thing"]
    count = 0
    for id, more in told:
        forms = [each.value for each in known[id].attributes if each.id.name == more]
        for pattern in [known[id].value, *forms]:
            for element in pattern.elements if pattern else []:
                if isinstance(element, ast.TextElement):
                    count += len(re.findall(r"\w+", element.value))
    assert FEWEST_WORDS <= count <= MOST_WORDS, count


@in_every_book
def test_its_pictures_show_positions_that_can_be_played_to(book: Book) -> None:
    shown = {block.of for each in book.chapters for block in each.body if block.kind == "picture"}
    assert shown == {picture.name for picture in book.pictures}
    assert len(shown) >= FEWEST_PICTURES
    for picture in book.pictures:
        record = Record.read(picture.record)
        assert record.game == book.game
        assert -1 <= picture.seat < record.seats
        table = Table(game(record.game, record.edition), record)
        for move in record.moves:
            table.repeat(move)


def test_a_mistake_in_a_book_is_told_in_a_sentence() -> None:
    chapter = '[[chapter]]\nname = "goal"\nrules = []\n'
    for text, why in (
        ("oops", "Expected"),
        (chapter, "lacks 'body'"),
        (chapter + 'body = ["% word"]', "'%' is no mark"),
        (chapter + 'body = ["! board"]', "no picture 'board'"),
        (chapter + "body = []\nsize = 3", "'size' is not known"),
        (chapter + 'body = []\n[cards]\ncity = "map"', "no chapter 'map'"),
        (chapter + 'body = []\n[picture.a]\nrecord = "a"', "lacks 'a.record'"),
        ((chapter + "body = []\n") * 2, "two chapters of one name"),
    ):
        with pytest.raises(MalformedBook, match=re.escape(why)):
            read_book(text, "mygame", {})
