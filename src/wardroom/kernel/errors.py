"""What can go wrong, in one sentence for the person who can fix it."""

from collections.abc import Callable
from typing import Final

from wardroom.kernel.message import Message

Speaker = Callable[[str, Message], str]
"""Says a message of the game of that name in English."""

_speakers: Final[list[Speaker]] = []


def speak_with(speaker: Speaker) -> None:
    """Set by the floor that has the texts, since the kernel has none."""
    _speakers[:] = [speaker]


def spoken(game: str, message: Message) -> str:
    """The message in English, for a console; its bare id where there are no texts for it."""
    if not (_speakers and game):
        return repr(message)
    try:
        return _speakers[0](game, message)
    except WardroomError:
        return repr(message)


class WardroomError(Exception):
    """Anything Wardroom refuses. str(error) is a sentence for a person."""


class UnknownGame(WardroomError):
    """No game of that name, or not in that edition, is installed."""


class ImpossibleOption(WardroomError):
    """A game cannot be dealt with these seats, options or hand-overs."""


class UnknownAction(WardroomError):
    """A text that is no action of the game at all."""


class IllegalAction(WardroomError):
    """An action of the game that this seat may not take now. The position is unchanged.

    `reason` says why, in the words of the game of that name, which the table knows; a face for
    people says it in their language. What no game can know, such as a seat that does not exist, is
    a sentence already.
    """

    def __init__(self, reason: Message | str, game: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.game = game

    def __str__(self) -> str:
        if isinstance(self.reason, str):
            return self.reason
        return spoken(self.game, self.reason)

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[Message | str, str]]:
        return IllegalAction, (self.reason, self.game)


class MalformedRecord(WardroomError):
    """A record that cannot be read, with the line where the damage begins."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"The record is damaged in line {line}: {reason}")
        self.line = line
        self.reason = reason


class NotUndoable(WardroomError):
    """A move that can no longer be taken back."""
