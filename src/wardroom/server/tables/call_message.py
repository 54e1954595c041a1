"""A call as it reaches the processes in which colleagues think."""

from msgspec import Struct


class CallMessage(Struct, frozen=True, array_like=True):
    """What was called at a table: its number there, whose it is, and the parts of a Call."""

    number: int
    seat: int
    call: str
    thing: str
    to: str
