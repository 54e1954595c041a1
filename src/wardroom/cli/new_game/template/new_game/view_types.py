"""What a seat may know of a game of New Game, and what is printed, field by field."""

from typing import Literal, TypedDict

NewGameRoomName = Literal["red", "yellow", "green", "blue"]
NewGameStep = Literal["tidy", "draw", "ended"]


class NewGameRoom(TypedDict):
    """One of the four rooms."""

    room: NewGameRoomName
    """Which one."""
    mess: int
    """How much mess is there."""
    full: bool
    """There is more than it can hold, and the game is lost."""


class NewGameView(TypedDict):
    """A game of New Game as one seat sees it."""

    rooms: list[NewGameRoom]
    """The rooms, always in the same order."""
    to_come: int
    """So many cards are still to be drawn."""
    turn: int
    """The seat whose turn it is."""
    step: NewGameStep
    """What this seat does next: tidy a room, or draw a card."""


class NewGameContent(TypedDict):
    """What is printed on the table."""

    rooms: list[NewGameRoomName]
    """The rooms in their order."""
    most: int
    """A room with more mess is full."""
