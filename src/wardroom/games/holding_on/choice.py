"""What all actions of Holding On share."""

from collections.abc import Mapping

from wardroom.games.holding_on.ward import Ward
from wardroom.kernel.message import Argument, Message


class HoldingOnAction:
    """One choice: its notation, its words and its effect."""

    __slots__ = ("_args", "index", "notation", "verb")

    def __init__(self, verb: str, places: str = "", args: Mapping[str, Argument] | None = None):
        self.verb = verb
        self.index = -1
        self.notation = f"{verb} {places}" if places else verb
        self._args: Mapping[str, Argument] = {} if args is None else args

    def __repr__(self) -> str:
        return self.notation

    def message(self) -> Message:
        return Message("do-" + self.verb.replace("_", "-"), self._args)

    def perform(self, position: Ward, seat: int) -> None:
        raise NotImplementedError
