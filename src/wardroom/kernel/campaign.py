"""Games that follow on each other."""

from typing import Protocol

from wardroom.kernel.message import Message
from wardroom.kernel.plain import Plain


class Campaign(Protocol):
    """How games follow on each other: what is carried along, and which chapters it opens.

    A chapter is a choice of one option. Anyone who keeps campaigns knows nothing else of them.

    The campaign of a game's newest edition goes on with those that began under an earlier one: it
    joins whatever any edition has carried or handed on, and its game can be dealt with that.
    """

    option: str
    """The option that says which chapter is played."""

    def beginning(self) -> Plain:
        """What is carried before anything has been played."""

    def joined(self, carried: Plain, handed_on: Plain) -> Plain:
        """What is carried once a game has handed that on, however long ago it was dealt.

        Joining the same twice, or what is behind by now, changes nothing.
        """

    def unlocked(self, carried: Plain) -> tuple[str, ...]:
        """The chapters that can be played, in their order."""

    def finished(self, carried: Plain) -> tuple[str, ...]:
        """Those of them that need not be played again."""

    def title(self, chapter: str) -> Message:
        """What a chapter is called."""
