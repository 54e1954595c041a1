"""What can go wrong, said in one sentence to the person who can mend it."""


class WardroomError(Exception):
    """Anything Wardroom refuses. str(error) is a sentence for a person."""


class UnknownGame(WardroomError):
    """No game of that name is installed."""


class ImpossibleOption(WardroomError):
    """A game cannot be dealt with these seats, options or hand-overs."""


class UnknownAction(WardroomError):
    """A text that is no action of the game at all."""


class IllegalAction(WardroomError):
    """An action of the game that this seat may not take now. The position is unchanged."""


class MalformedRecord(WardroomError):
    """A record that cannot be read, with the line where the damage begins."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"The record is damaged in line {line}: {reason}")
        self.line = line
        self.reason = reason


class NotUndoable(WardroomError):
    """A move that can no longer be taken back."""
