"""A line of text with styles, such as `bold red`: what a game draws with in a terminal."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final
from unicodedata import combining, east_asian_width

_ELLIPSIS: Final = "…"


def cell_len(text: str) -> int:
    """How many columns of a terminal a text takes."""
    if text.isascii():
        return len(text)
    return sum(
        [0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text]
    )


class Text:
    """Pieces of text one after the other, each with its style, above a style of the whole line.

    It has the methods of `rich.text.Text` that pictures need, so that games need no package.
    """

    __slots__ = ("_pieces", "style")

    def __init__(self, text: str = "", style: str = "") -> None:
        self.style = style
        self._pieces: list[tuple[str, str]] = [(text, "")] if text else []

    @classmethod
    def assemble(cls, *parts: "str | Text") -> "Text":
        """All parts one after the other."""
        whole = cls()
        for part in parts:
            if isinstance(part, str):
                whole.append(part)
            else:
                whole.append_text(part)
        return whole

    @property
    def plain(self) -> str:
        """The text without its styles."""
        return "".join([text for text, _ in self._pieces])

    @property
    def pieces(self) -> list[tuple[str, str]]:
        """Each piece with all of its style."""
        return [(text, _both(self.style, style)) for text, style in self._pieces]

    @property
    def cell_len(self) -> int:
        """How many columns it takes."""
        return cell_len(self.plain)

    def append(self, text: str, style: str = "") -> "Text":
        if text:
            self._pieces.append((text, style))
        return self

    def append_text(self, other: "Text") -> "Text":
        self._pieces += other.pieces
        return self

    def join(self, parts: "Iterable[Text]") -> "Text":
        """The parts with this between them."""
        whole = Text()
        for number, part in enumerate(parts):
            if number:
                whole.append_text(self)
            whole.append_text(part)
        return whole

    def copy(self) -> "Text":
        new = Text(style=self.style)
        new._pieces = self._pieces[:]
        return new

    def stylize(self, style: str, start: int = 0, end: int | None = None) -> None:
        """Give the signs from start to end another style on top of theirs."""
        if not style:
            return
        before, middle, after = self._cut(start, len(self.plain) if end is None else end)
        changed = [(text, _both(own, style)) for text, own in middle]
        self._pieces = [*before, *changed, *after]

    def divide(self, places: Iterable[int]) -> "list[Text]":
        """The parts between these places."""
        cuts = [0, *places, len(self.plain)]
        return [self[start:end] for start, end in pairwise(cuts)]

    def rstrip(self) -> None:
        """Without the spaces at its end."""
        self._pieces = self._cut(0, len(self.plain.rstrip()))[1]

    def pad_right(self, count: int) -> None:
        self.append(" " * count)

    def truncate(self, width: int, overflow: str = "crop", pad: bool = False) -> None:
        """Cut off what is too wide, with an ellipsis if so wanted; fill up what is too narrow."""
        if self.cell_len > width:
            ellipsis = overflow == "ellipsis"
            room = width - ellipsis
            end = len(self.plain)
            while cell_len(self.plain[:end]) > room:
                end -= 1
            self._pieces = self._cut(0, end)[1]
            if ellipsis:
                self._pieces.append((_ELLIPSIS, self._pieces[-1][1] if self._pieces else ""))
        if pad:
            self.pad_right(width - self.cell_len)

    def _cut(self, start: int, end: int) -> list[list[tuple[str, str]]]:
        """The pieces before the start, up to the end, and after it."""
        parts: list[list[tuple[str, str]]] = [[], [], []]
        place = 0
        for text, style in self._pieces:
            first, last = max(0, start - place), max(0, end - place)
            for part, piece in zip(
                parts, (text[:first], text[first:last], text[last:]), strict=True
            ):
                if piece:
                    part.append((piece, style))
            place += len(text)
        return parts

    def __getitem__(self, wanted: slice) -> "Text":
        start, end, _ = wanted.indices(len(self.plain))
        new = Text(style=self.style)
        new._pieces = self._cut(start, end)[1]
        return new

    def __bool__(self) -> bool:
        return bool(self._pieces)

    def __len__(self) -> int:
        return len(self.plain)

    def __str__(self) -> str:
        return self.plain

    def __repr__(self) -> str:
        return f"<Text {self.plain!r}>"


def _both(below: str, above: str) -> str:
    return f"{below} {above}".strip()
