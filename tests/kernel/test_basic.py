"""The fifteen things that a game has to say; docs/adding-a-game.md tells of them."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TypedDict

import pytest

from wardroom.kernel import (
    Action,
    ActionSpace,
    BasicGame,
    BasicState,
    Dice,
    Event,
    Game,
    IllegalAction,
    Message,
    Outcome,
    Plain,
    State,
    Table,
)

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def left_open(part: type) -> set[str]:
    """The methods that say nothing themselves."""
    return {
        name
        for name, made in vars(part).items()
        if "NotImplementedError" in getattr(getattr(made, "__code__", None), "co_names", ())
    }


OF_THE_GAME = {name for name in Game.__annotations__ if not hasattr(BasicGame, name)} | left_open(
    BasicGame
)
OF_A_POSITION = left_open(BasicState)


def test_a_game_says_fifteen_things_and_has_a_default_for_all_others() -> None:
    assert len(OF_THE_GAME) + len(OF_A_POSITION) == 15


def test_the_guide_asks_for_exactly_these() -> None:
    game, position = re.findall(r"\| \| \|\n\| --- \| --- \|\n((?:\|.+\n)+)", GUIDE.read_text())[:2]
    for rows, wanted in ((game, OF_THE_GAME), (position, OF_A_POSITION)):
        cells = " ".join(row.split("|")[1] for row in rows.splitlines())
        assert set(re.findall(r"`(\w+)", cells)) == wanted


class TossView(TypedDict):
    """What everybody sees."""

    left: int
    """So many tosses are left."""


class Toss:
    """The one action."""

    index = 0

    def message(self) -> Message:
        return Message("do-toss")

    def __repr__(self) -> str:
        return "toss"


TOSS: Action = Toss()
TOSSES = 3


class TossState(BasicState):
    """A coin that is tossed three times; the one who tosses last has won."""

    def __init__(self, seats: int, left: int = TOSSES) -> None:
        super().__init__(seats)
        self.left = left

    def waiting(self) -> tuple[int, ...]:
        return ((TOSSES - self.left) % self.seats,) if self.left else ()

    def legal(self, seat: int) -> tuple[Action, ...]:
        return (TOSS,) if seat in self.waiting() else ()

    def obstacle(self, seat: int, action: Action) -> Message:
        raise AssertionError("There is nothing but tossing.")

    def perform(self, seat: int, action: Action) -> None:
        self.left -= 1

    def outcome(self) -> Outcome | None:
        return None if self.left else Outcome("tossed", ((TOSSES - 1) % self.seats,))

    def copy(self) -> "TossState":
        new = TossState(self.seats, self.left)
        new.revealed = self.revealed
        return new

    def encode(self) -> Plain:
        return {"left": self.left, "revealed": self.revealed}

    def view(self, seat: int, told: bool = False) -> Plain:
        return {"left": self.left}

    def imagine(self, seat: int, dice: Dice, told: bool = False) -> "TossState":
        return self.copy()


class TossGame(BasicGame):
    """The game with nothing but what a game must say."""

    name = "toss"
    seats = (1, 2)
    space = ActionSpace((TOSS,))
    longest = TOSSES
    view_type = TossView

    def deal(
        self,
        options: Mapping[str, str],
        seats: int,
        seed: int,
        carried: Plain | None = None,
        log: list[Event] | None = None,
    ) -> State:
        self.settle(options, seats)
        return TossState(seats)


def test_they_are_enough_to_play() -> None:
    game = TossGame()
    table = Table.deal(game, 2, 1)
    assert (game.package, game.content()) == (__package__, {})
    asked = []
    while table.outcome() is None:
        (seat,) = table.waiting()
        asked.append(table.state.asking())
        with pytest.raises(IllegalAction) as refused:
            table.play(1 - seat, "toss")
        assert (refused.value.reason, refused.value.game) == (
            Message("why-not-your-turn", {"seat": seat}),
            "toss",
        )
        table.play(seat, "toss")
    assert asked == [Message("ask-to-choose", {"seat": seat}) for seat in (0, 1, 0)]
    assert table.state.asking() == Message("outcome-tossed")
