"""New Game as one object."""

from collections.abc import Mapping
from typing import Final, cast

from wardroom.kernel import (
    BasicGame,
    Dice,
    Event,
    ImpossibleOption,
    Plain,
    State,
    Teaching,
)
from wardroom.kernel.parts.picture import Picture, Terminal

from .actions import SPACE
from .content import CARDS, MOST, document
from .state import NewGameState
from .view_types import NewGameContent, NewGameView


def _picture() -> Picture:
    from .terminal import PICTURE

    return PICTURE


class NewGame(BasicGame):
    """The rules of New Game, and what it brings along; `BasicGame` has the rest."""

    name = "new-game"
    seats: tuple[int, ...] = (2, 3, 4)
    space = SPACE
    vocabulary: Mapping[str, tuple[str, ...]] = {"room": ("room",)}
    longest = 2 * len(CARDS)
    terminal = Terminal(_picture)
    teaching = Teaching(lessons=("first",))
    view_type: type = NewGameView
    content_type: type = NewGameContent

    def content(self) -> Plain:
        return document()

    def deal(
        self,
        options: Mapping[str, str],
        seats: int,
        seed: int,
        carried: Plain | None = None,
        log: list[Event] | None = None,
    ) -> NewGameState:
        self.settle(options, seats)
        if carried is not None:
            raise ImpossibleOption("New Game carries nothing from one game to the next.")
        state = NewGameState(seats, Dice.seeded(seed, self.name))
        if log is not None:
            log.append(Event("begin", {"count": len(CARDS)}, None, state.copy()))
        return state

    def broken(self, state: State, before: State | None = None) -> list[str]:
        """What can never be true of a position, for `wardroom soak`."""
        mess = cast(NewGameState, state).mess
        return [
            f"There is a mess of {there} in {room}."
            for room, there in mess.items()
            if not 0 <= there <= MOST + max(card.mess for card in CARDS)
        ]


NEW_GAME: Final = NewGame()
