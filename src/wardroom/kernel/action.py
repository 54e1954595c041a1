"""Actions and the fixed space a game draws them from."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Protocol

from wardroom.kernel.errors import UnknownAction
from wardroom.kernel.message import Message


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

    __slots__ = ("_actions", "_by_notation")

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = tuple(actions)
        self._by_notation = {repr(action): action for action in self._actions}
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
        action = self._by_notation.get(" ".join(notation.split()))
        if action is None:
            raise UnknownAction(self._unknown(notation))
        return action

    def _unknown(self, notation: str) -> str:
        shown = notation if len(notation) <= 60 else notation[:57] + "..."
        close = get_close_matches(notation[:60], self._by_notation, n=1, cutoff=0.6)
        advice = f"; did you mean {close[0]!r}?" if close else "."
        return f"{shown!r} is no action of this game{advice}"
