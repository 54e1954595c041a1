"""The targets of RMD-G.38 and RMD-G.39, and what is counted in games to measure them."""

from typing import Final, cast

from wardroom.games.rush_md.cards.objectives import DIFFICULTIES, LETTERS
from wardroom.games.rush_md.content import DOCTORS, EXAMS, GLASSES, KINDS, SYRINGE
from wardroom.games.rush_md.glasses import doctors
from wardroom.games.rush_md.rules import Flow
from wardroom.games.rush_md.state import ACTION, LOSS_POINTS, WIN
from wardroom.games.rush_md.work import NOTHING
from wardroom.kernel.message import Message
from wardroom.kernel.parts.balance import Balance, Target
from wardroom.kernel.state import State

SENSIBLE: Final = "good"
"""The kind of colleague the targets are meant for, if nobody names another."""
SEATS: Final = (1, 2, 3, 4)
WINS: Final = {"easy": (0.75, 0.9), "normal": (0.45, 0.65), "hard": (0.15, 0.35)}
DEALS: Final = tuple(
    [(seats, {"difficulty": difficulty}) for difficulty in DIFFICULTIES for seats in SEATS]
)
"""The games to be played, in turn."""
_USUAL: Final = "normal"


def _targets() -> tuple[Target, ...]:
    found = []
    for difficulty, (low, high) in WINS.items():
        for seats in SEATS:
            message = Message("balance-wins", {"count": seats, "difficulty": difficulty})
            found.append(Target(f"wins_{difficulty}_{seats}", message, low, high, share=True))
    for letter in LETTERS:
        message = Message("balance-objective", {"letter": letter})
        found.append(Target(f"objective_{letter}", message, *WINS[_USUAL], share=True))
    found += [
        Target("points", Message("balance-points"), 0.05, 0.2, share=True),
        Target("nurses", Message("balance-nurses"), 0.65, 0.9, share=False),
        Target("doctors", Message("balance-doctors"), 0.55, 0.85, share=False),
        Target("epidemics", Message("balance-epidemics"), 1.0, 3.0, share=False),
        Target("deaths", Message("balance-deaths"), 0.1, 0.8, share=False),
        Target("empty", Message("balance-empty"), 0.0, 0.1, share=True),
        Target("syringes", Message("balance-syringes"), 0.0, 0.25, share=True),
    ]
    for exam in EXAMS:
        message = Message("balance-exam", {"exam": exam})
        found.append(Target(f"exam_{exam}", message, 0.18, 0.32, share=True))
    return tuple(found)


TARGETS: Final = _targets()


class Tally:
    """Watches one game and counts what the targets ask for."""

    __slots__ = ("_diagnoses", "_empty", "_epidemics", "_lying", "_placed", "_sand", "sums")

    def __init__(self) -> None:
        self.sums: dict[str, tuple[int, float, float]] = {}
        """For each target the number of cases, their sum and the sum of their squares."""
        self._placed: list[tuple[int, int]] = [(0, NOTHING)] * len(GLASSES)
        """By hourglass: the round and the moment of its last placement."""
        self._sand = [0, 0]
        """Ms of running sand within the phases: of Doctors, of Nurses."""
        self._diagnoses: list[int] = []
        self._lying: list[int] = []
        self._epidemics = 0
        self._empty = 0

    def watch(self, state: State) -> None:
        """To be called after every step."""
        world = cast(Flow, state)
        if world.phase == ACTION:
            self._watch_sand(world)
            self._watch_exams(world)
            self._watch_epidemics(world)
            for kind, count in enumerate(world.supply):
                self._empty |= (count == 0) << kind
        self._diagnoses = world.diagnoses[:]
        self._lying = world.epidemics[:]
        if world.result:
            self._count_the_end(world)

    def _watch_sand(self, world: Flow) -> None:
        for glass, at in enumerate(world.glass_at):
            if world.glass_slot[glass] != NOTHING and self._placed[glass] != (world.round, at):
                self._placed[glass] = (world.round, at)
                self._sand[glass >= DOCTORS] += min(world.deal.sand, world.deal.phase - at)

    def _watch_exams(self, world: Flow) -> None:
        if not self._diagnoses:
            return
        for place, card in enumerate(world.diagnoses):
            if card != NOTHING and self._diagnoses[place] == NOTHING:
                for exam, name in enumerate(EXAMS):
                    self._add(f"exam_{name}", float(place % len(EXAMS) == exam))

    def _watch_epidemics(self, world: Flow) -> None:
        for ward, card in enumerate(world.epidemics):
            if card != NOTHING and self._lying and self._lying[ward] == NOTHING:
                self._epidemics += 1

    def _count_the_end(self, world: Flow) -> None:
        deal = world.deal
        difficulty = dict(deal.options)["difficulty"]
        won = float(world.result == WIN)
        self._add(f"wins_{difficulty}_{deal.seats}", won)
        if difficulty == _USUAL:
            self._add(f"objective_{deal.objective.id[0]}", won)
            self._add("points", float(world.result == LOSS_POINTS))
            self._add("deaths", float(world.deaths))
        time = deal.phase * world.round
        self._add("doctors", self._sand[0] / (time * doctors(deal.seats)))
        self._add("nurses", self._sand[1] / (time * (len(GLASSES) - DOCTORS)))
        self._add("epidemics", float(self._epidemics))
        for kind in range(len(KINDS)):
            if kind != SYRINGE:
                self._add("empty", float((self._empty >> kind) & 1))
        self._add("syringes", float((self._empty >> SYRINGE) & 1))

    def _add(self, name: str, case: float) -> None:
        number, total, squares = self.sums.get(name, (0, 0.0, 0.0))
        self.sums[name] = (number + 1, total + case, squares + case * case)


BALANCE: Final = Balance(TARGETS, SENSIBLE, Tally, DEALS)
