"""The targets of 8E, and what must be counted in games to see whether they hold."""

from typing import Final, cast

from wardroom.games.holding_on.content import FIRST_ASSISTANT, PAWNS
from wardroom.games.holding_on.rules import Flow
from wardroom.games.holding_on.scenarios import LAST
from wardroom.games.holding_on.state import AT_DESK, LOSS_DECK, LOSS_HEALTH, NOBODY, WIN
from wardroom.games.holding_on.steps import QUERY
from wardroom.games.holding_on.talk import asking_doctor
from wardroom.kernel.message import Message
from wardroom.kernel.parts.balance import Balance, Target
from wardroom.kernel.state import State

SENSIBLE: Final = "strong"
"""The kind of colleague the targets are meant for, if nobody names another."""
USUAL: Final = 3
WINS: Final = (
    (0.65, 0.75),
    (0.62, 0.72),
    (0.58, 0.68),
    (0.54, 0.64),
    (0.52, 0.62),
    (0.47, 0.57),
    (0.44, 0.54),
    (0.40, 0.50),
    (0.33, 0.43),
    (0.30, 0.40),
)
"""The wins of three players in each scenario; two and four may be fifteen points off."""
OFF: Final = 0.15
DEALS: Final = tuple(
    [
        (seats, {"scenario": str(scenario)})
        for seats in (2, USUAL, 4)
        for scenario in range(1, LAST + 1)
    ]
)
"""The games to be played, in turn."""


def _targets() -> tuple[Target, ...]:
    found: list[Target] = []
    for seats, off in ((USUAL, 0.0), (2, OFF), (4, OFF)):
        for scenario in range(1, LAST + 1):
            low, high = WINS[scenario - 1]
            message = Message("balance-win", {"number": scenario, "count": seats})
            name = f"win_{scenario}_{seats}"
            found.append(Target(name, message, low - off, high + off, share=True))
    found += [
        Target("loss_health", Message("balance-loss-health"), 0.25, 0.75, share=True),
        Target("loss_deck", Message("balance-loss-deck"), 0.25, 0.75, share=True),
        Target("loss_transfer", Message("balance-loss-transfer"), 0.0, 0.10, share=True),
        Target("days", Message("balance-days"), 8.0, 11.0, share=False),
        Target("queries", Message("balance-queries"), 8.0, 18.0, share=False),
        Target("clear", Message("balance-clear"), 4.0, 7.0, share=False),
        Target("hazy", Message("balance-hazy"), 9.0, 17.0, share=False),
        Target("fatigue", Message("balance-fatigue"), 4.0, 7.0, share=False),
        Target("assistants", Message("balance-assistants"), 1.0, 2.0, share=False),
    ]
    return tuple(found)


TARGETS: Final = _targets()


class Tally:
    """Watches one game and counts what the targets ask for."""

    __slots__ = ("_asker", "_fatigue", "_purse", "_queries", "_tired", "sums")

    def __init__(self) -> None:
        self.sums: dict[str, tuple[int, float, float]] = {}
        """For each target the number of cases, their sum and the sum of their squares."""
        self._asker = NOBODY
        self._purse = 0
        self._queries = 0
        self._tired: list[int] = [0] * PAWNS
        self._fatigue = 0

    def watch(self, state: State) -> None:
        """To be called after every step."""
        ward = cast(Flow, state)
        if self._asker != NOBODY and ward.tokens[self._asker] == self._purse - 1:  # HOL-14.4
            self._queries += 1
        for pawn in range(PAWNS):
            self._fatigue += max(0, ward.fatigue[pawn] - self._tired[pawn])
        self._asker = asking_doctor(ward) if ward.step == QUERY else NOBODY
        self._purse = ward.tokens[self._asker] if self._asker != NOBODY else 0
        self._tired = ward.fatigue[:]
        if ward.result:
            self._count_the_end(ward)

    def _count_the_end(self, ward: Flow) -> None:
        seats = ward.deal.seats
        scenario = ward.deal.scenario
        won = ward.result == WIN
        self._add(f"win_{scenario.number}_{seats}", 1.0 if won else 0.0)
        if seats != USUAL:
            return
        if won:
            begun_with = len(scenario.head_start)
            self._add("days", float(ward.day))
            self._add("queries", float(self._queries))
            self._add("hazy", float(ward.placed().bit_count() - begun_with))
            laid = ward.laid.bit_count() - (begun_with if scenario.laid_clear else 0)
            self._add("clear", float(laid))
            self._add("fatigue", float(self._fatigue))
            called = [ward.place[pawn] != AT_DESK for pawn in range(FIRST_ASSISTANT, PAWNS)]
            self._add("assistants", float(sum(called)))
        elif scenario.number == 1:
            self._add("loss_health", 1.0 if ward.result == LOSS_HEALTH else 0.0)
            self._add("loss_deck", 1.0 if ward.result == LOSS_DECK else 0.0)
            transferred = ward.result != LOSS_HEALTH and ward.result != LOSS_DECK
            self._add("loss_transfer", 1.0 if transferred else 0.0)

    def _add(self, name: str, case: float) -> None:
        number, total, squares = self.sums.get(name, (0, 0.0, 0.0))
        self.sums[name] = (number + 1, total + case, squares + case * case)


BALANCE: Final = Balance(TARGETS, SENSIBLE, Tally, DEALS)
