"""The rules book of a game: its chapters in order, what each says, shows and covers.

A book is data beside the rules of its game: `book/book.toml` names chapters and pictures, the words
are messages of `text/book`, and a picture is a record whose last position is drawn. A game without
that folder has no book. docs/decisions/rules-book.md tells how the file is written.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from wardroom.kernel.errors import WardroomError
from wardroom.kernel.game import Game

FOLDER: Final = "book"
_FILE: Final = "book.toml"
_PARTS: Final = ("board", "rail", "hands")
_KINDS: Final[Mapping[str, str]] = {
    "-": "item",
    "1": "step",
    "?": "question",
    "*": "thing",
    "!": "picture",
}
"""The mark before a word of a chapter's body, and what it makes of it; without one, a paragraph."""
_ANOTHER: Final = "="
"""Before a message of the game's own texts: nothing is said twice in other words."""


class MalformedBook(WardroomError):
    """A book that cannot be read: its author can mend it."""


class Block(NamedTuple):
    """A piece of a chapter."""

    kind: str
    """`paragraph`, `item`, `step`, `question`, `thing` or `picture`."""
    of: str
    """The message that says it; of a thing its key `kind:id`, of a picture its name."""


class Chapter(NamedTuple):
    """A chapter: its heading is the message `book-<name>`."""

    name: str
    rules: tuple[str, ...]
    """The parts of the numbered reference that it covers, such as `PAN-4`."""
    body: tuple[Block, ...]


class Picture(NamedTuple):
    """A position that is drawn as the table would draw it."""

    name: str
    record: str
    """The text of a record; its last position is shown."""
    seat: int
    """The seat that sees it; -1 for a spectator."""
    part: str
    """What of the screen: `board`, `rail` (the players) or `hands`."""
    light: tuple[str, ...]
    """The things it is about, each as `kind:id`."""
    near: int
    """How many times nearer than the whole board it looks at what it is about."""


class Book(NamedTuple):
    """A book as its file tells it."""

    game: str
    chapters: tuple[Chapter, ...]
    pictures: tuple[Picture, ...]
    cards: Mapping[str, str]
    """The chapter that tells more about a thing, by its key (`deck:player-deck`) or its kind."""
    secret: tuple[str, ...] = ()
    """Parts of the numbered rules that give away what players are to find out for themselves."""

    def said(self) -> list[str]:
        """The messages that the book names, each once."""
        named = [f"book-{chapter.name}" for chapter in self.chapters]
        for chapter in self.chapters:
            for block in chapter.body:
                if block.kind == "picture":
                    named.append(f"book-picture-{block.of}")
                elif block.kind != "thing":
                    named.append(block.of)
        return list(dict.fromkeys(named))


def book_of(game: Game) -> Book | None:
    """The rules book that a game brings along, if it does."""
    teaching = game.teaching
    return _book_in(game.package, game.name) if teaching is not None and teaching.book else None


@cache
def _book_in(package: str, game: str) -> Book:
    folder = files(package).joinpath(FOLDER)
    records = {
        entry.name: entry.read_text(encoding="utf-8")
        for entry in folder.iterdir()
        if entry.name.endswith(".record")
    }
    return read_book(folder.joinpath(_FILE).read_text(encoding="utf-8"), game, records)


def read_book(text: str, game: str, records: Mapping[str, str]) -> Book:
    """The book of this file and the records beside it, or MalformedBook in a sentence."""
    try:
        told = tomllib.loads(text)
        _know(told, {"chapter", "picture", "cards", "secret"})
        book = Book(
            game,
            tuple([_chapter(each) for each in told["chapter"]]),
            tuple([_picture(name, of, records) for name, of in told.get("picture", {}).items()]),
            {str(key): str(name) for key, name in told.get("cards", {}).items()},
            tuple([str(part) for part in told.get("secret", [])]),
        )
    except KeyError as error:
        raise MalformedBook(f"The rules book of {game} lacks {error}.") from error
    except (TypeError, ValueError) as error:
        raise MalformedBook(f"The rules book of {game}: {error}.") from error
    names = [chapter.name for chapter in book.chapters]
    if len(set(names)) != len(names):
        raise MalformedBook(f"The rules book of {game} has two chapters of one name.")
    for name in book.cards.values():
        if name not in names:
            raise MalformedBook(f"The rules book of {game} has no chapter {name!r}.")
    drawn = {picture.name for picture in book.pictures}
    for chapter in book.chapters:
        for block in chapter.body:
            if block.kind == "picture" and block.of not in drawn:
                raise MalformedBook(f"The rules book of {game} has no picture {block.of!r}.")
    return book


def _know(told: Mapping[str, Any], keys: set[str]) -> None:
    for key in told:
        if key not in keys:
            raise ValueError(f"{key!r} is not known; there are {', '.join(sorted(keys))}")


def _chapter(told: Mapping[str, Any]) -> Chapter:
    _know(told, {"name", "rules", "body"})
    name = str(told["name"])
    body = tuple([_block(name, str(each)) for each in told["body"]])
    return Chapter(name, tuple([str(part) for part in told["rules"]]), body)


def _block(chapter: str, told: str) -> Block:
    mark, _, rest = told.partition(" ")
    kind = _KINDS.get(mark) if rest else "paragraph"
    if kind is None:
        raise ValueError(f"{mark!r} is no mark; there are {' '.join(_KINDS)}")
    word = rest or told
    if kind in ("thing", "picture"):
        return Block(kind, word)
    if word.startswith(_ANOTHER):
        return Block(kind, word[len(_ANOTHER) :])
    return Block(kind, f"book-{chapter}-{word}")


def _picture(name: str, told: Mapping[str, Any], records: Mapping[str, str]) -> Picture:
    _know(told, {"record", "seat", "part", "light", "near"})
    part = str(told.get("part", _PARTS[0]))
    if part not in _PARTS:
        raise ValueError(f"{part!r} is no part of a screen; there are {', '.join(_PARTS)}")
    return Picture(
        name,
        records[f"{told['record']}.record"],
        int(told.get("seat", 0)),
        part,
        tuple([str(thing) for thing in told.get("light", [])]),
        int(told.get("near", 1)),
    )
