"""Advice as a whole: what a colleague is after, by which steps, and what stays undone.

A colleague that plans does so as a function of the positions since its stretch began (a turn, an
action of the hands), so a new one that is shown the same positions finds the same plan.
"""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from wardroom.kernel.action import Action
from wardroom.kernel.game import Choice, Colleague, Game, Perspective
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.parts.guide import Next, Step
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import State


class PlanStep(NamedTuple):
    """One action of a plan, whose it is, and why."""

    seat: int
    action: Action
    reason: Message | None = None
    lights: tuple[str, ...] = ()
    """The things it is about, each as `kind:id`, as in an Offer."""
    words: Message | None = None
    """How the step is said where the action alone tells too little, as in an Offer."""
    into: tuple[str, ...] = ()
    """Where what it takes is to go, where the action alone does not say."""


class Plan(NamedTuple):
    """What to do from here on, the next step first."""

    aim: Message
    steps: tuple[PlanStep, ...]
    leaves: Message | None = None
    """The most pressing thing that is left open; None if nothing is pressing."""
    changed: Message | None = None
    """What has made the previous plan worse, if there was a different one."""
    lights: tuple[str, ...] = ()
    """The things the aim is about."""
    gain: Message | None = None
    """By how much all steps together change what the game counts; None where chance would decide,
    or where the game counts nothing."""
    foreseen: Plain | None = None
    """What the seat has after all steps, in a shape of the game's view; None as for `gain`."""
    nudge: Message | None = None
    """Where to look, for a step that is more fun to find than to be told; None for all others."""

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


class OutspokenColleague(PlanningColleague, Protocol):
    """One that tells people its plan by itself, when its stretch begins and when it changes its
    mind: planning costs it no more than choosing.
    """

    @property
    def tells(self) -> str:
        """The kind of thing to which its plans lead (`city`)."""


class WatchfulColleague(PlanningColleague, Protocol):
    """One that remembers what is open only for a moment, and then covered again."""

    def watch(self, state: State) -> None:
        """Look at what is open now."""

    @staticmethod
    def is_shown(state: State) -> bool:
        """Is anything open now that will be covered again?"""

    @staticmethod
    def shown_at(state: State) -> int | None:
        """When something is turned up next, if nobody does anything; None if nothing is."""


def what_next(game: Game, state: State, seat: int, step: PlanStep | None) -> Next | None:
    """What comes next for a seat whose adviser would take this step, or none.

    The state is one that the seat cannot tell from the real one. None where there is nothing to do
    and the game does not say why.
    """
    if game.guide is not None:
        first = None if step is None else Step(step.action, step.words, step.into)
        return game.guide.next(state, seat, first)
    if step is None:
        return None
    for offer in state.offers(seat):
        if offer.action is step.action:
            said = step.words or offer.words or step.action.message()
            thing = offer.lights[0] if offer.lights else ""
            return Next(said, step.action, thing, step.into or offer.into)
    return None


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
