"""What comes next for a seat: in words, and on the board."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from wardroom.kernel.action import Action
from wardroom.kernel.message import Message


class Next(NamedTuple):
    """The next step of somebody's advice, as a face shows it; or what is being waited for."""

    say: Message
    action: Action | None = None
    """The step itself; None where there is nothing to do but wait."""
    thing: str = ""
    """What to take or to tap, or what is waited for, as `kind:id`; empty where no thing stands for
    it."""
    into: tuple[str, ...] = ()
    """Where it goes from there, if that is not clear by itself."""


class Step(NamedTuple):
    """What an adviser would do first."""

    action: Action
    words: Message | None = None
    """How the action is said, where its own words tell too little."""
    into: tuple[str, ...] = ()
    """Where what it takes is to go, where the action does not say."""


class Guide:
    """How a game says what comes next; one without it says the adviser's action, or nothing."""

    __slots__ = ("kind", "next")

    def __init__(self, next: Callable[[Any, int, Step | None], Next], kind: str = "") -> None:
        self.next: Final = next
        """From a position as the seat may know it, the seat, and what its adviser would do."""
        self.kind: Final = kind
        """The colleague that is quick enough to advise on the spot, where no process answers."""
