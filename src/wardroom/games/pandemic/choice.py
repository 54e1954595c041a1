"""What all actions of Pandemic share."""

from collections.abc import Mapping

from wardroom.games.pandemic.state import Position
from wardroom.kernel.message import Argument, Message


class PandemicAction:
    """One choice: its notation, its words and its effect.

    `perform` is called for the seat that chose it; where somebody else must agree first,
    `carry_out` does the deed afterwards.
    """

    __slots__ = ("_args", "index", "notation", "verb")

    def __init__(self, verb: str, places: str = "", args: Mapping[str, Argument] | None = None):
        self.verb = verb
        self.index = -1
        self.notation = f"{verb} {places}" if places else verb
        self._args: Mapping[str, Argument] = {} if args is None else args

    def __repr__(self) -> str:
        return self.notation

    def message(self) -> Message:
        name = "do-" + self.verb.replace("_", "-")
        return Message(name + "-pawn" if "pawn" in self._args else name, self._args)

    def proposal(self, owner: int, city: int) -> Message:
        """What the owner of the pawn or hand is asked to agree to."""
        return self.message()

    def perform(self, position: Position, seat: int) -> None:
        raise NotImplementedError

    def carry_out(self, position: Position, by: int, owner: int, city: int) -> None:
        raise NotImplementedError
