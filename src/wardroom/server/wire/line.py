"""One open wire: who is at the other end, and what they are told."""

from typing import Protocol

from wardroom.server.rate_limit import TokenBucket


class Line(Protocol):
    """A person's wire, at a table or in the lobby."""

    person: str | None
    seats: tuple[int, ...]
    shows_pages: bool
    """Pages of a story are read at the other end, and colleagues wait for that."""
    address: str
    allowance: TokenBucket

    @property
    def silence(self) -> float:
        """Seconds for which the other side has not answered."""

    def watch(self, closely: bool) -> None:
        """Look often whether the other side is still there, or seldom."""

    def send(self, *messages: bytes) -> None:
        """Send messages, unless the wire has ended or is about to."""

    def end(self, code: int) -> None:
        """Close the wire after all that was sent."""

    async def receive(self) -> str | bytes | None:
        """The next message; None when the wire has ended."""
