"""Fields and layouts: a view as whole numbers in a fixed order.

A layout is a list of fields. Each has a name, a shape, the largest number it can hold and a
sentence that says what it is; it reads its numbers from what a seat sees. All fields one after the
other are the array observation, the same fields by their names the dictionary observation. Nothing
here needs more than the standard library: anyone who has NumPy wraps the bytes without copying
them.
"""

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from math import prod
from operator import gt
from typing import Any, Final, NamedTuple

from wardroom.kernel.errors import WardroomError

SEATS: Final = 4
"""How many seats a layout has room for; seats that do not exist are all zeros."""


View = Mapping[str, Any]
Worth = Callable[[View, int], float]
"""How good a position is for a seat, from a view with all that its team tells."""


class Sight(NamedTuple):
    """What a seat sees: its view, its number, and whether the table waits for it."""

    view: View
    seat: int
    waited_for: bool = True


Reader = Callable[[Sight], Iterable[int]]


class Field(NamedTuple):
    """Some numbers from 0 to `high` under one name."""

    name: str
    shape: tuple[int, ...]
    high: int
    says: str
    read: Reader

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """The fields of a game's observation in their order."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        names = [field.name for field in self.fields]
        if len(set(names)) != len(names):
            raise ValueError("two fields share one name")

    @cached_property
    def size(self) -> int:
        return sum(field.size for field in self.fields)

    @cached_property
    def typecode(self) -> str:
        """`B` (one byte each) where every number fits into it, else `h` (two bytes)."""
        return "B" if all(field.high <= 255 for field in self.fields) else "h"

    @property
    def dtype(self) -> str:
        """The same as NumPy calls it."""
        return "uint8" if self.typecode == "B" else "int16"

    @cached_property
    def highs(self) -> list[int]:
        """The largest value of each number of the array."""
        return [field.high for field in self.fields for _ in range(field.size)]

    @cached_property
    def offsets(self) -> dict[str, int]:
        """Where each field begins."""
        offsets, offset = {}, 0
        for field in self.fields:
            offsets[field.name] = offset
            offset += field.size
        return offsets

    def flat(self, sight: Sight) -> "array[int]":
        """All fields, one after the other."""
        numbers: list[int] = []
        for field in self.fields:
            numbers += field.read(sight)
        if len(numbers) != self.size:
            raise WardroomError(self._misfit(sight))
        if min(numbers) < 0 or any(map(gt, numbers, self.highs)):
            bounds = zip(numbers, self.highs, strict=True)
            numbers = [min(max(number, 0), high) for number, high in bounds]
        return array(self.typecode, numbers)

    def named(self, sight: Sight) -> "dict[str, array[int]]":
        """The same numbers by the names of their fields."""
        return self.parted(self.flat(sight))

    def parted(self, flat: "array[int]") -> "dict[str, array[int]]":
        """An array in pieces, by the names of the fields."""
        return {
            field.name: flat[start : start + field.size]
            for field, start in zip(self.fields, self.offsets.values(), strict=True)
        }

    def _misfit(self, sight: Sight) -> str:
        for field in self.fields:
            held = len(list(field.read(sight)))
            if held != field.size:
                return f"The field {field.name} holds {field.size} numbers, not {held}."
        return "The fields of a layout changed while they were read."

    def table(self) -> list[str]:
        """The layout as the rows of a Markdown table, for the documentation."""
        lines = [
            "| From | Field | Shape | Up to | What it says |",
            "| --- | --- | --- | --- | --- |",
        ]
        for field in self.fields:
            shape = " x ".join(str(length) for length in field.shape)
            start = self.offsets[field.name]
            lines.append(f"| {start} | `{field.name}` | {shape} | {field.high} | {field.says} |")
        return lines


def flag(name: str, says: str, read: Callable[[Sight], bool]) -> Field:
    """One number: 1 for yes."""
    return Field(name, (1,), 1, says, lambda sight: (int(read(sight)),))


def number(name: str, high: int, says: str, read: Callable[[Sight], int]) -> Field:
    """One number."""
    return Field(name, (1,), high, says, lambda sight: (read(sight),))


def seat(name: str, says: str, read: Callable[[Sight], int | None]) -> Field:
    """One of the seats, as four flags; none of them for nobody."""
    return Field(name, (SEATS,), 1, says, lambda sight: one_hot(SEATS, read(sight)))


def seats(name: str, says: str, read: Callable[[Sight], Iterable[int]]) -> Field:
    """Some of the seats, as four flags."""
    return Field(name, (SEATS,), 1, says, lambda sight: marked(SEATS, read(sight)))


def choice(
    name: str, names: Sequence[str], says: str, read: Callable[[Sight], str | None]
) -> Field:
    """One of some names, a flag each; none of them for a name that is not listed."""
    places: dict[str | None, int] = {one: place for place, one in enumerate(names)}
    told = f"{says} {_listed(names)}"
    return Field(
        name, (len(names),), 1, told, lambda sight: one_hot(len(names), places.get(read(sight)))
    )


def one_hot(length: int, place: int | None) -> list[int]:
    """Zeros, with a 1 at the place if it is one."""
    numbers = [0] * length
    if place is not None and 0 <= place < length:
        numbers[place] = 1
    return numbers


def marked(length: int, places: Iterable[int]) -> list[int]:
    """Zeros, with a 1 at each of the places."""
    numbers = [0] * length
    for place in places:
        numbers[place] = 1
    return numbers


def padded(numbers: Iterable[int], length: int) -> list[int]:
    """Zeros after the numbers until there are enough; what is too much is left out."""
    filled = list(numbers)[:length]
    return filled + [0] * (length - len(filled))


def _listed(names: Sequence[str]) -> str:
    return "In this order: " + ", ".join(name or "none" for name in names) + "."
