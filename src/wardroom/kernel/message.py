"""Words that are not yet in a language: a message id and its arguments.

The rules floor never writes a sentence. It names a message of the game's Fluent texts; the `words`
floor turns it into English, Polish or Hungarian.
"""

from collections.abc import Mapping, Sequence
from typing import Union

Argument = Union[str, int, Sequence[str], "Message"]


class Message:
    """A message id and what fills its places: ids of cities, cards or seats, and numbers."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: Mapping[str, Argument] | None = None) -> None:
        self.id = id
        self.args: Mapping[str, Argument] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        shown = "".join(f" {name}={value!r}" for name, value in self.args.items())
        return f"<{self.id}{shown}>"
