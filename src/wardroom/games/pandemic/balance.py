"""What a sensible team should make of the game, and what must be counted to see whether it does.

The rules are the publisher's; the targets hold the computer colleagues to them: a team of planners
wins the introductory game more often than not, the standard game less often, and games last as
long as they do at a table.
"""

from collections.abc import Mapping
from typing import Final, cast

from wardroom.games.pandemic.phases import LOSS_DECK, WIN
from wardroom.games.pandemic.rules import Flow
from wardroom.kernel.message import Message
from wardroom.kernel.parts.balance import Balance, Target
from wardroom.kernel.state import State

SENSIBLE: Final = "good"
"""The kind of colleague the targets are meant for, if nobody names another."""
INTRODUCTORY: Final = 4
STANDARD: Final = 5
DEALS: Final[tuple[tuple[int, Mapping[str, str]], ...]] = (
    (2, {"epidemics": "4"}),
    (3, {"epidemics": "4"}),
    (4, {"epidemics": "4"}),
    (4, {"epidemics": "5"}),
)
"""What is played in turn: seats and options."""


def _wins(seats: int, epidemics: int, low: float, high: float) -> Target:
    message = Message("balance-wins", {"count": seats, "number": epidemics})
    return Target(f"wins_{seats}_{epidemics}", message, low, high, share=True)


TARGETS: Final = (
    _wins(2, INTRODUCTORY, 0.65, 0.95),
    _wins(3, INTRODUCTORY, 0.55, 0.85),
    _wins(4, INTRODUCTORY, 0.45, 0.75),
    _wins(4, STANDARD, 0.30, 0.60),
    Target("turns", Message("balance-turns"), 10.0, 26.0, share=False),
    Target("outbreaks", Message("balance-outbreaks"), 1.0, 7.0, share=False),
    Target("cures", Message("balance-cures"), 2.5, 4.0, share=False),
    Target("out_of_cards", Message("balance-out-of-cards"), 0.0, 0.35, share=True),
)


class Tally:
    """Watches one game and counts what the targets ask for."""

    __slots__ = ("sums",)

    def __init__(self) -> None:
        self.sums: dict[str, tuple[int, float, float]] = {}
        """For each target the number of cases, their sum and the sum of their squares."""

    def watch(self, state: State) -> None:
        """To be called after every step; a finished game is what counts."""
        world = cast(Flow, state)
        if not world.result:
            return
        seats, epidemics = world.deal.seats, len(world.deal.piles)
        self._add(f"wins_{seats}_{epidemics}", 1.0 if world.result == WIN else 0.0)
        self._add("turns", float(world.turn))
        self._add("outbreaks", float(world.outbreaks))
        self._add("cures", float(world.cured.bit_count()))
        self._add("out_of_cards", 1.0 if world.result == LOSS_DECK else 0.0)

    def _add(self, name: str, case: float) -> None:
        number, total, squares = self.sums.get(name, (0, 0.0, 0.0))
        self.sums[name] = (number + 1, total + case, squares + case * case)


BALANCE: Final = Balance(TARGETS, SENSIBLE, Tally, DEALS)
