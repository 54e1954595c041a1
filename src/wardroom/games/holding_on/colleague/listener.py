"""The listener: a computer colleague who keeps Billy alive in order to hear him out.

The gentle and the good one decide in the same way, with other weights.
"""

from collections.abc import Sequence
from typing import Final, cast

from wardroom.games.holding_on.choice import HoldingOnAction
from wardroom.games.holding_on.colleague import answers, seams, shifts
from wardroom.games.holding_on.colleague.judgement import Judgement
from wardroom.games.holding_on.colleague.reasons import LIGHTS, leaves, nudge, worded
from wardroom.games.holding_on.colleague.weights import GENTLE, GOOD, Weights, weights_for
from wardroom.games.holding_on.rules import Flow
from wardroom.games.holding_on.steps import (
    ARRANGE,
    CALL,
    CARE,
    EITHER,
    GUIDE,
    INSIST,
    LEAVE,
    MATCH,
    MEDICAL,
    PHONE,
    PLACE,
    QUERY,
    REARRANGE,
    SERVE,
    STAFF_SHIFT,
    TALKER,
    TIRE,
    TRUST,
)
from wardroom.kernel.dice import Dice
from wardroom.kernel.game import Choice, Perspective, open_to_players
from wardroom.kernel.message import Message
from wardroom.kernel.plain import checksum
from wardroom.kernel.plan import Plan, PlanStep, things
from wardroom.kernel.state import State

MOST_STEPS: Final = 12
_WEIGHT: Final = {CARE: 3, CALL: 3, STAFF_SHIFT: 1, QUERY: 1, LEAVE: 1}
"""What a row of decisions is about: the care of a shift rather than who works it."""


class Listener:
    """Decides every decision of its seat from what the seat may know."""

    __slots__ = ("_dice", "_foreseen", "_stretch", "weights")

    def __init__(self, seed: int, weights: Weights | None = None) -> None:
        self._dice = Dice.seeded(seed, "listener")
        self.weights = weights
        """How it weighs; None: as the scenario asks for."""
        self._foreseen: list[str] = []
        """The positions through which the plan told last would lead, as the seat sees them."""
        self._stretch = -1

    def choose(self, perspective: Perspective) -> Choice | None:
        if not perspective.waited_for:
            return None
        world = cast(Flow, perspective.imagine(self._dice.copy()))
        return self._decide(world, perspective.legal)

    def _decide(self, world: Flow, legal: Sequence[object]) -> Choice:
        judgement = Judgement(world, self.weights or weights_for(world.deal.scenario.number))
        return worded(decide(judgement, world.step, legal), judgement)

    @staticmethod
    def stretch(state: State) -> int:
        """Every position tells all that a plan hangs on."""
        return cast(Flow, state).revealed

    def plan(self, perspective: Perspective) -> Plan | None:
        """What the same seat would do one after the other, up to the next thing unknown."""
        if not perspective.waited_for:
            return None
        seat = perspective.seat
        world = perspective.imagine(self._dice.copy())
        revealed = world.revealed
        changed = self._what_changed(world, seat)
        before = cast(Flow, world.copy())
        foreseen = [checksum(world.view(seat))]
        steps: list[PlanStep] = []
        aim: Message | None = None
        weight = -1
        while len(steps) < MOST_STEPS:
            flow = cast(Flow, world)
            choice = self._decide(flow, open_to_players(perspective.game, world.legal(seat)))
            lights = [each.lights for each in world.offers(seat) if each.action is choice.action]
            steps.append(PlanStep(seat, choice.action, choice.reason, lights[0]))
            here = _WEIGHT.get(flow.step, 0)
            if choice.reason is not None and here > weight and (not steps[1:] or here > 1):
                aim, weight = choice.reason, here
            world.play(seat, choice.action)
            foreseen.append(checksum(world.view(seat)))
            if world.revealed != revealed or world.waiting() != (seat,):
                break
        self._foreseen, self._stretch = foreseen, revealed
        about = steps[0].action.message() if aim is None else aim
        left = leaves(before, cast(Flow, world))
        whole = Plan(about, tuple(steps), left, changed, things(about, LIGHTS))
        return whole._replace(nudge=nudge(steps[0].reason))

    def _what_changed(self, world: State, seat: int) -> Message | None:
        """Whether a plan was told of which this position is no part, although nothing is new."""
        if self._stretch != cast(Flow, world).revealed:
            return None
        return None if checksum(world.view(seat)) in self._foreseen else Message("changed-own")


class Good(Listener):
    """Keeps something for the days to come."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed, GOOD)


class Gentle(Listener):
    """Spends its care on the day at hand."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed, GENTLE)


def decide(judgement: Judgement, step: int, choices: Sequence[object]) -> Choice:
    """The choice of the seat that is asked in this step."""
    legal = cast(list[HoldingOnAction], list(choices))
    if step == STAFF_SHIFT:
        return shifts.staff_shift(judgement, legal)
    if step == PLACE:
        return seams.place(judgement)
    if step == ARRANGE or step == REARRANGE:
        return seams.arrange(judgement)
    if step == QUERY:
        return answers.query(judgement)
    if step == MEDICAL:
        return answers.cover_symbol(judgement, legal)
    if step == CARE:
        return answers.care(judgement)
    if step == EITHER:
        return answers.either(judgement)
    if step == TALKER:
        return answers.talker(judgement)
    if step == GUIDE:
        return answers.guide(judgement)
    if step == INSIST:
        return answers.insist(judgement)
    if step == TRUST:
        return answers.trust(judgement)
    if step == PHONE:
        return shifts.phone(judgement, legal)
    if step == CALL:
        return shifts.call(judgement, legal)
    if step == TIRE:
        return shifts.lose(judgement, legal)
    if step == LEAVE:
        return shifts.leave(judgement, legal)
    if step == SERVE:
        return shifts.serve(judgement, legal)
    if step == MATCH:
        return seams.match(judgement, legal)
    return answers.give(judgement, legal)  # D6, D9, D11
