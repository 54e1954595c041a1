"""What all actions of Quarantine share."""

from collections.abc import Mapping

from wardroom.games.quarantine.state import Position
from wardroom.kernel.message import Argument, Message


class QuarantineAction:
    """One choice: its notation, its words and its effect on the position of the active player."""

    __slots__ = ("_args", "_words", "index", "notation")

    def __init__(
        self,
        verb: str,
        places: str = "",
        args: Mapping[str, Argument] | None = None,
        words: str = "",
    ) -> None:
        self.index = -1
        self.notation = f"{verb} {places}" if places else verb
        self._words = "do-" + (words or verb).replace("_", "-")
        self._args: Mapping[str, Argument] = {} if args is None else args

    def __repr__(self) -> str:
        return self.notation

    def message(self) -> Message:
        return Message(self._words, self._args)

    def perform(self, position: Position, seat: int) -> None:
        raise NotImplementedError
