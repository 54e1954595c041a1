"""What a seat is offered: its legal actions, with all that a face needs to show them."""

from typing import NamedTuple

from wardroom.kernel.action import Action
from wardroom.kernel.message import Message


class Offer(NamedTuple):
    """A legal action as it is put before a seat."""

    action: Action
    lights: tuple[str, ...] = ()
    """The things it is about, each as `kind:id`: `city:paris`, `pawn:2`."""
    final: bool = False
    """It reveals something new and so can never be undone."""
    cost: Message | None = None
    """What is given up by it, where a person should know that before."""
    usual: bool = False
    """The usual next step; at most one of all that a seat is offered."""
    careful: bool = False
    """Too much depends on it for a slip of the finger to be enough."""
    words: Message | None = None
    """What it is called here, where the action's own words do not tell."""
    times: int = 1
    """How often it can be taken in a row, as where several tokens go the same way."""
    into: tuple[str, ...] = ()
    """Where what it takes may be put, as keys of the same kind; empty where nothing is taken."""
