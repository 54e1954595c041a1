"""Actions and the fixed space a game draws them from."""

import re
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from typing import Final, Protocol

from wardroom.kernel.errors import UnknownAction
from wardroom.kernel.message import Message

_LONGEST_ADVICE: Final = 20
_LONGEST_WORD: Final = 40
_SHORTEST_WORD: Final = 3
"""Shorter words are one slip away from too many others."""


class Action(Protocol):
    """One small, complete, immutable choice.

    Actions are interned: made once when the game is loaded and found again, so they compare by
    identity. repr(action) is its notation, the line one would type.
    """

    index: int

    def message(self) -> Message:
        """The choice in words: the message `do-<verb>`."""


class ActionSpace:
    """All actions a game can ever have, each at its place.

    The order is part of a game's edition: researchers use the index as the number of the action.
    """

    __slots__ = ("_actions", "_by_notation", "_spelling", "_vocabulary")

    def __init__(
        self, actions: Sequence[Action], spelling: Callable[[str], str] | None = None
    ) -> None:
        """`spelling` puts a notation that may be written in several ways into its one spelling."""
        self._spelling = spelling
        self._actions = tuple(actions)
        self._by_notation = {repr(action): action for action in self._actions}
        self._vocabulary = {word for notation in self._by_notation for word in _words(notation)}
        if len(self._by_notation) != len(self._actions):
            raise ValueError("two actions share one notation")
        for index, action in enumerate(self._actions):
            action.index = index

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, index: int) -> Action:
        return self._actions[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def read(self, notation: str) -> Action:
        """The action written like this; UnknownAction if no action of the game is."""
        action = self._by_notation.get(notation)
        if action is not None:
            return action
        words = " ".join(notation.split())
        action = self._by_notation.get(words)
        if action is None and self._spelling is not None:
            action = self._by_notation.get(self._spelling(words))
        if action is None:
            raise UnknownAction(self._unknown(notation))
        return action

    def _unknown(self, notation: str) -> str:
        shown = notation if len(notation) <= 60 else notation[:57] + "..."
        near = self._nearest(notation)
        advice = f"; did you mean {near!r}?" if near else "."
        return f"{shown!r} is no action of this game{advice}"

    def _nearest(self, notation: str) -> str:
        """The action that is meant if each word is one slip away from a known one, or nothing."""
        words = _words(notation)[:_LONGEST_ADVICE]
        known = self._vocabulary
        for place, word in enumerate(words):
            if word not in known:
                if len(word) < _SHORTEST_WORD:
                    return ""
                close = get_close_matches(word[:_LONGEST_WORD], known, n=1)
                if not close:
                    return ""
                words[place] = close[0]
        near = "".join(words)
        return near if near in self._by_notation else ""


def _words(notation: str) -> list[str]:
    """The words of a notation and what stands between them."""
    return re.split(r"([ ,])", " ".join(notation.split()))
