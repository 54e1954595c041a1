"""What all actions of Rush M.D. share."""

from collections.abc import Mapping

from wardroom.games.rush_md.state import ACTION, COUNTDOWN, NOT_PAUSED, Position
from wardroom.kernel.message import Argument, Message


class RushAction:
    """One choice: its notation, its words, when it is legal and what it does."""

    __slots__ = ("_args", "_message", "index", "notation", "verb")

    def __init__(
        self,
        verb: str,
        places: str = "",
        args: Mapping[str, Argument] | None = None,
        message: str = "",
    ) -> None:
        self.verb = verb
        self.index = -1
        self.notation = f"{verb} {places}" if places else verb
        self._args: Mapping[str, Argument] = {} if args is None else args
        self._message = "do-" + (message or verb).replace("_", "-")

    def __repr__(self) -> str:
        return self.notation

    def message(self) -> Message:
        return Message(self._message, self._args)

    def legal(self, position: Position, seat: int) -> bool:
        """May this seat of the table choose it now?"""
        raise NotImplementedError

    def perform(self, position: Position, seat: int) -> None:
        raise NotImplementedError


def is_present(position: Position, seat: int) -> bool:
    """RMD-1.15: not marked as away."""
    return not (position.absent >> seat) & 1


def may_choose(position: Position, seat: int) -> bool:
    """Does the table listen to this seat? Not in the countdown, in a pause or while it is away."""
    return (
        not position.result
        and position.phase != COUNTDOWN
        and position.paused == NOT_PAUSED
        and is_present(position, seat)
    )


def is_acting(position: Position, seat: int) -> bool:
    """Is it the Action Phase, and may this seat do something in it?"""
    return position.phase == ACTION and may_choose(position, seat)
