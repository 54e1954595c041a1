"""Which files a game brings along to be learned from."""

from typing import NamedTuple


class Teaching(NamedTuple):
    """What there is beside the rules, in folders of the game's package.

    The floor `teaching` reads it; docs/decisions tells how the files are written.
    """

    lessons: tuple[str, ...] = ()
    """The names of the lessons, each a file `lessons/<name>.toml`; they know their own order."""
    book: bool = False
    """Is there a rules book, `book/book.toml`?"""
    first_table: bool = False
    """Does `accompanied/table.toml` set the table of a person's first real game?"""
    first_times: bool = False
    """Does `accompanied/first_times.toml` say what is explained when it first happens?"""
    first_success: tuple[str, str] | None = None
    """The lesson and the step whose move is the first thing that somebody achieves."""
