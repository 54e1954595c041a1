"""What a game sets itself: a figure that is measured over many games, and its bounds."""

from wardroom.kernel.message import Message


class Target:
    """Something that is measured over many games, and the bounds it should keep."""

    __slots__ = ("high", "low", "message", "name", "share")

    def __init__(self, name: str, message: Message, low: float, high: float, share: bool) -> None:
        self.name = name
        self.message = message
        self.low = low
        self.high = high
        self.share = share
        """Whether it is a share of all cases; else it is a mean."""
