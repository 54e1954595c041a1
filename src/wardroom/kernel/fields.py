"""How the views of a game are put together: field by field, each from a few slots of the position.

So it is known without making two views which of their fields can differ: those that look at a slot
that differs. What a seat is shown of a move is made of these alone.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, Final, NamedTuple

from wardroom.kernel.plain import Plain
from wardroom.kernel.state import State

Marks = tuple[Any, ...]
"""All slots that fields look at, as they are in one position."""


_MOST_KNOWN: Final = 2000
"""How many sets of slots are remembered; in a game a few hundred occur."""


class Field(NamedTuple):
    """One field of a view."""

    name: str
    make: Callable[[Any, int], Any]
    """Makes the value from a position and the eyes that see it; nothing else shares it."""
    slots: tuple[str, ...] = ()
    """All of the position that it looks at, but for what never changes in a game."""
    faithful: bool = False
    """Its value differs whenever one of its slots does, for all eyes: nobody has to compare."""


class Fields:
    """All fields of a game's views.

    Eyes say who sees what others do not: seats with the same eyes have the same view. Where nothing
    is hidden, all look with those of the spectator.
    """

    __slots__ = ("_all", "_looking_at", "_numbers", "_read", "_touched", "eyes", "slots")

    def __init__(self, fields: Sequence[Field], eyes: "Callable[[Any, int], int]") -> None:
        self._all = tuple(fields)
        self.eyes: Callable[[Any, int], int] = eyes
        """The eyes with which a seat looks at a position."""
        self.slots = tuple(dict.fromkeys([slot for field in fields for slot in field.slots]))
        self._looking_at = [
            [place for place, field in enumerate(fields) if slot in field.slots]
            for slot in self.slots
        ]
        self._numbers = range(len(self.slots))
        self._read: Callable[[Any], Marks] = attrgetter(*self.slots)
        self._touched: dict[tuple[int, ...], tuple[Field, ...]] = {}
        """The fields that look at some slots, for all sets of slots that were asked for."""

    def view(self, state: State, eyes: int) -> Plain:
        """The whole view."""
        return {field.name: field.make(state, eyes) for field in self._all}

    def marks(self, state: State) -> Marks:
        return self._read(state)

    def touched(self, before: Marks, after: Marks) -> tuple[Field, ...]:
        """The fields that look at anything that differs, in the order of the view."""
        # Most slots hold the very same thing, which is seen without looking into it.
        others = compress(self._numbers, map(is_not, before, after))
        differ = tuple([slot for slot in others if before[slot] != after[slot]])
        known = self._touched.get(differ)
        if known is None:
            if len(self._touched) >= _MOST_KNOWN:
                self._touched.clear()
            places = {place for slot in differ for place in self._looking_at[slot]}
            known = tuple([self._all[place] for place in sorted(places)])
            self._touched[differ] = known
        return known

    def __iter__(self) -> Iterator[Field]:
        return iter(self._all)
