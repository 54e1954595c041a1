"""Telling the other side of a wire what is refused, and why."""

from typing import Final

from wardroom.protocol import Refused, Wrong, encode
from wardroom.server.errors import ApiError
from wardroom.server.metrics import REFUSALS
from wardroom.server.tables.audience import said
from wardroom.server.wire.line import Line

CLOSED: Final = 4400
"""The socket is closed because of what was wrong."""
MOST_REASONS: Final = 24
"""The most actions that one question may name."""


def complain(line: Line, refusal: ApiError) -> None:
    """Report something wrong that is no answer to a message with a nonce."""
    REFUSALS.labels(refusal.code).inc()
    line.send(encode(Wrong(refusal.code, str(refusal))))


def refuse(line: Line, nonce: str, refusal: ApiError) -> None:
    """The message of that nonce is refused, in the words of the game where it has some."""
    if not nonce:
        complain(line, refusal)
        return
    REFUSALS.labels(refusal.code).inc()
    say = None if refusal.reason is None else said(refusal.reason)
    line.send(encode(Refused(nonce, refusal.code, str(refusal), say)))
