"""The sentences of the terminal's own texts."""

from typing import Final

from wardroom.kernel import Argument, Message
from wardroom.words import Words

TEXTS: Final = ("wardroom.cli",)
"""The packages with the words of the terminal."""


def phrase(words: Words, id: str, **args: Argument) -> str:
    """A sentence of the terminal's own texts."""
    return words.say(Message("cli-" + id, args))
