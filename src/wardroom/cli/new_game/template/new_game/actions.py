"""Everything that can be done in New Game. The order is part of the edition."""

from typing import Final

from wardroom.kernel import ActionSpace, Message

from .content import ROOMS


class NewGameAction:
    """A verb and the room it is about; the position knows what it does."""

    __slots__ = ("index", "room", "verb")

    def __init__(self, verb: str, room: str = "") -> None:
        self.verb = verb
        self.room = room
        self.index = -1

    def __repr__(self) -> str:
        return f"{self.verb} {self.room}" if self.room else self.verb

    def message(self) -> Message:
        return Message(f"do-{self.verb}", {"room": self.room} if self.room else {})


TIDY: Final = {room: NewGameAction("tidy", room) for room in ROOMS}
REST: Final = NewGameAction("rest")
DRAW: Final = NewGameAction("draw")
SPACE: Final = ActionSpace((*TIDY.values(), REST, DRAW))
