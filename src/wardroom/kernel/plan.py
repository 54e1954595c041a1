"""Advice as a whole: what a colleague is after, by which steps, and what stays undone.

A colleague that plans does so as a function of the positions since its stretch began (a turn, an
action of the hands), so a new one that is shown the same positions finds the same plan.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from wardroom.kernel.action import Action
from wardroom.kernel.game import Choice, Colleague, Perspective, State
from wardroom.kernel.message import Argument, Message


class PlanStep(NamedTuple):
    """One action of a plan, whose it is, and why."""

    seat: int
    action: Action
    reason: Message | None = None
    lights: tuple[str, ...] = ()
    """The things it is about, each as `kind:id`, as in an Offer."""
    words: Message | None = None
    """How the step is said where the action alone tells too little, as in an Offer."""


class Plan(NamedTuple):
    """What to do from here on, the next step first."""

    aim: Message
    steps: tuple[PlanStep, ...]
    leaves: Message | None = None
    """The most pressing thing that is left open; None if nothing is pressing."""
    changed: Message | None = None
    """What has made the plan of before worse, where there was another one."""
    lights: tuple[str, ...] = ()
    """The things the aim is about."""

    def choice(self) -> Choice:
        """The next step, as a colleague plays it."""
        return Choice(self.steps[0].action, self.steps[0].reason)


class PlanningColleague(Colleague, Protocol):
    """A colleague that can say what it is after."""

    def plan(self, perspective: Perspective) -> Plan | None:
        """Its plan, whose first step is what it would choose now; None if it would not act."""

    @staticmethod
    def stretch(state: State) -> int:
        """The number of the stretch to which plans belong, such as the turn: public knowledge."""


Claim = Callable[[Any, Mapping[str, Any]], bool]
"""Whether a reason is true, from the view of the seat that gives it and its arguments."""

Claims = Mapping[str, Claim]
"""For each reason its claim, by the id of the message."""


def things(message: Message | None, kinds: Mapping[str, str]) -> tuple[str, ...]:
    """What a message is about: its arguments that name something that can be lit.

    `kinds` gives the kind of thing for the name of an argument: `{"pawn": "pawn"}`.
    """
    if message is None:
        return ()
    found: list[str] = []
    for name, value in message.args.items():
        kind = kinds.get(name)
        if kind is not None:
            found += [f"{kind}:{one}" for one in _each(value)]
    return tuple(dict.fromkeys(found))


def _each(value: Argument) -> list[str]:
    if isinstance(value, str | int):
        return [str(value)]
    if isinstance(value, Message):
        return []
    return list(value)
