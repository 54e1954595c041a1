"""The strong colleague of Pandemic: candidate turns judged by sampled continuations, on the core.

It knows what its seat may know: the world it thinks about comes from the Perspective, and every
hidden card in it is laid again before it is looked at. What it plans depends on the position alone,
so all colleagues of a team come to the same plan, and it is thought out once.
"""

from collections import OrderedDict
from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple, cast

from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.actions import AGREE, PASS, TO, Discard
from wardroom.games.pandemic.colleague.errands import Errand
from wardroom.games.pandemic.colleague.judgement import Judgement, Weights
from wardroom.games.pandemic.colleague.plan import (
    COSTS_LITTLE,
    PlannedAction,
    best_turn,
    branch,
    card_to_let_go,
    does,
    let_go,
    own_part,
    planned_actions,
)
from wardroom.games.pandemic.colleague.reasons import (
    LIGHTS,
    Later,
    aim,
    card_in_city,
    discard,
    go,
    infection,
    leaves,
    why,
)
from wardroom.games.pandemic.colleague.windows import card_to_remove
from wardroom.games.pandemic.colleague.wishes import Wishes
from wardroom.games.pandemic.content import (
    AIRLIFT,
    FIRST_EVENT,
    FORECAST,
    GOVERNMENT_GRANT,
    ONE_QUIET_NIGHT,
)
from wardroom.games.pandemic.debrief.samples import calibrated
from wardroom.games.pandemic.event_cards import PLAY, Next, PlayEvent, Remove
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.games.pandemic.phases import ACTIONS, CONSENT, NOBODY
from wardroom.games.pandemic.rules import Flow
from wardroom.games.pandemic.state import PandemicAction
from wardroom.kernel import Action, Call, Choice, Dice, Message, Perspective, State
from wardroom.kernel.plan import Plan, PlanStep, things
from wardroom_native.core import PlanStep as NativeStep
from wardroom_native.core import Thinker, plan_key
from wardroom_native.exchange import to_native

SAMPLES: Final = 800
"""At most; a turn ends its sampling earlier where that is too much work (Effort in strong.hpp)."""
CHANCE_SAMPLES: Final = 400
EVERYBODY: Final = 0b1111
_KEPT: Final = 64
_PREVENTIVE: Final = {FORECAST: "forecast", ONE_QUIET_NIGHT: "quiet"}


class Found(NamedTuple):
    """A plan as the core gives it: the steps, and what team-mates would make of the turn."""

    steps: list[NativeStep]
    later: list[NativeStep]


_plans: OrderedDict[tuple[int, int, int, tuple[int, ...]], Found] = OrderedDict()


class Chances(NamedTuple):
    """How likely the team is to win with colleagues like this one, and how sure that is (95 %)."""

    win: float
    low: float
    high: float


class Strong:
    """Decides every decision of its seat from what the seat may know.

    Like the planner it plans a whole turn and says what it is after.
    """

    __slots__ = (
        "_changed",
        "_dice",
        "_now",
        "_plan",
        "_planned",
        "_seat",
        "_thinker",
        "_wishes",
        "samples",
    )

    tells: Final = "city"

    def __init__(self, seed: int, samples: int = SAMPLES) -> None:
        self._dice = Dice.seeded(seed, "strong")
        self._thinker = Thinker(samples)
        self.samples = samples
        self._plan: list[Planned] = []
        """What is planned beyond the action chosen last."""
        self._now: Planned | None = None
        """The action chosen last, if it was planned."""
        self._changed: Message | None = None
        self._planned = 0
        self._seat = NOBODY
        self._wishes = Wishes()

    @staticmethod
    def stretch(state: State) -> int:
        """Plans are made for a turn."""
        return cast(Flow, state).turn

    def plan(self, perspective: Perspective) -> Plan | None:
        """The rest of the turn as it is planned, or the answer to what is asked."""
        choice = self.choose(perspective)
        if choice is None:
            return None
        now = self._now
        if now is None:
            reason = choice.reason
            about = choice.action.message() if reason is None else reason
            action = cast(PandemicAction, choice.action)
            step = PlanStep(perspective.seat, action, reason, things(action.message(), LIGHTS))
            return Plan(about, (step,), None, None, things(about, LIGHTS))
        rest = [planned.said for planned in (now, *self._plan)]
        steps = tuple([PlanStep(each.seat, each.action, each.reason, each.lights) for each in rest])
        return Plan(
            now.said.aim, steps, now.said.leaves, self._changed, things(now.said.aim, LIGHTS)
        )

    def meet(self, people: tuple[int, ...]) -> None:
        """Anyone who sits there is heard alike."""

    def hear(self, call: Call, perspective: Perspective) -> Message | None:
        """Anyone who asks for a city, or takes it on, is thought of in the next own turn."""
        world = _agreeing(cast(PandemicState, perspective.imagine(self._dice.copy())))
        judgement = Judgement(world, Weights(len(world.deal.piles)))
        return self._wishes.hear(call, world, perspective.seat, judgement)

    def choose(self, perspective: Perspective) -> Choice | None:
        self._now = None
        self._changed = None
        if not perspective.waited_for and not _may_help(perspective.legal):
            return None
        world = _agreeing(cast(PandemicState, perspective.imagine(self._dice.copy())))
        seat, legal = perspective.seat, perspective.legal
        self._seat = seat
        if not perspective.waited_for:
            return self._help(world, seat, legal)
        if world.step is not None and world.step.kind == CONSENT:
            return Choice(AGREE, Message("why-agree", {"by": world.step.by}))
        planned = self._next_planned(world)
        if planned is not None and planned.said.seat == seat and planned.said.action in legal:
            return self._take(planned)
        if not _is_free(world):
            return _by_thumb(world, self._thinker.decide(to_native(world), seat))
        self._changed = self._what_changed(world, planned)
        events = EVERYBODY if planned is None else 1 << seat
        self._make_plan(world, events, legal)
        if self._plan and self._plan[0].said.seat != seat:  # who holds the Event does not want to
            self._make_plan(world, 1 << seat, legal)
        if not self._plan:
            return Choice(PASS, Message("why-pass", {"count": world.actions}))
        return self._take(self._plan[0])

    def chances(self, perspective: Perspective, samples: int = CHANCE_SAMPLES) -> Chances:
        """The chance to win from here on."""
        world = cast(PandemicState, perspective.imagine(self._dice.copy()))
        return Chances(*map(calibrated, self._thinker.chances(to_native(world), samples)))

    def sampled(self, state: State, seed: int, start: int, count: int) -> Sequence[float]:
        """The chance to win in each of so many worlds, from the number `start` on.

        Equal seeds lay the hidden cards alike, so positions of one turn can be compared world by
        world. For looking back: the position may be in the middle of anything.
        """
        position = to_native(_agreeing(cast(PandemicState, state.copy())))
        return self._thinker.sampled(position, seed, start, count)

    def _what_changed(self, world: Flow, planned: "Planned | None") -> Message | None:
        """Why what was planned for this turn does not fit any more; None if nothing was."""
        if planned is not None and planned.said.seat != world.active:
            return Message("changed-event", {"pawn": planned.said.seat})
        if not self._plan or self._planned != world.turn:
            return None
        own = self._plan[0].said.own != own_part(world)
        return Message("changed-own" if own else "changed-others")

    def _help(self, world: PandemicState, seat: int, legal: Sequence[Action]) -> Choice | None:
        """Play an Event on a team-mate's turn where the plan for that turn has a place for it."""
        if not _is_free(world):
            return None
        planned = self._next_planned(world)
        if planned is None and world.turn != self._planned:
            self._make_plan(world, EVERYBODY, world.legal(world.active))
            planned = self._plan[0] if self._plan else None
        if planned is None or planned.said.seat != seat or planned.said.action not in legal:
            return None
        return self._take(planned)

    def _make_plan(self, world: PandemicState, events: int, first: Sequence[Action]) -> None:
        allowed = tuple(action.index for action in first)
        position = to_native(world)
        mark = (plan_key(position), self.samples, events, (world.turn, *allowed))
        found = _plans.get(mark)
        if found is None:
            steps = self._thinker.plan(position, events, list(allowed))
            found = _plans[mark] = Found(steps, self._thinker.later())
            if len(_plans) > _KEPT:
                _plans.popitem(last=False)
        wishes = self._wishes.of(world, self._seat)
        kind = _heeding(world, found, wishes, events) if wishes else None
        self._plan = _in_words(world, found) if kind is None else kind
        self._planned = world.turn

    def _next_planned(self, world: PandemicState) -> "Planned | None":
        """The action of the plan that was meant for this very position."""
        mark = plan_key(to_native(world))
        for place, planned in enumerate(self._plan):
            if planned.mark == mark:
                del self._plan[:place]
                return planned
        return None

    def _take(self, planned: "Planned") -> Choice:
        self._now = planned
        del self._plan[0]
        return Choice(planned.said.action, planned.said.reason)


class Planned(NamedTuple):
    """An action of a plan with its words, and the key of the position that it was meant for."""

    mark: int
    said: PlannedAction


def _in_words(world: PandemicState, found: Found) -> list[Planned]:
    """The steps of the core with reasons, aims and what they leave open."""
    judgement = Judgement(world, Weights(len(world.deal.piles)))
    end = branch(world)
    for step in found.steps:
        _perform(end, step)
    left = leaves(world, end, judgement)
    later = [(step.seat, _errand(step, NOBODY)) for step in found.later]
    chain = [
        (_errand(of_one[0], world.active), of_one)
        for of_one in (list(group) for _, group in groupby(found.steps, _purpose))
    ]
    now = branch(world)
    planned: list[Planned] = []
    for number, (errand, steps) in enumerate(chain):
        rest = [each for each, _ in chain[number:]]
        for step in steps:
            # Again at every step: treating a city twice, there are fewer cubes the second time.
            reason = why(errand, now, later, judgement)
            after = _aim(rest, now, later, judgement)
            action = cast(PandemicAction, PANDEMIC.space[step.action])
            said = PlannedAction(now, step.seat, action, reason, after, left)
            planned.append(Planned(step.key, said))
            _perform(now, step)
    return planned


def _heeding(
    world: PandemicState, found: Found, wishes: dict[int, bool], events: int
) -> list[Planned] | None:
    """A turn of the planner's that does as people asked, if the own one does not and the difference
    is small in the judgement of both; None if the own one stands.
    """
    judgement = Judgement(world, Weights(len(world.deal.piles)))
    end = branch(world)
    for step in found.steps:
        _perform(end, step)
    if end.result or does(world, end, wishes):
        return None
    node = best_turn(world, judgement, events, wishes)
    if not does(world, node.world, wishes):
        return None
    if judgement.value(end) - node.value > COSTS_LITTLE:
        return None
    now = branch(world)
    planned: list[Planned] = []
    for each in planned_actions(world, node, judgement):
        if now.over not in (NOBODY, each.seat):
            let_go(now, card_to_let_go(now, judgement))
        planned.append(Planned(plan_key(to_native(cast(PandemicState, now))), each))
        if isinstance(each.action, Discard):
            let_go(now, each.action.card)
        else:
            each.action.perform(now, each.seat)
    return planned


def _purpose(step: NativeStep) -> tuple[str, int, int, int]:
    return (step.why, step.first, step.second, step.seat)


def _errand(step: NativeStep, active: int) -> Errand:
    by = NOBODY if step.seat == active else step.seat
    return Errand([], 0, step.why, step.first, step.second, by)


def _aim(errands: list[Errand], now: Flow, later: Later, judgement: Judgement) -> Message:
    """What the rest of the turn is after; a card that must be let go on the way is no aim."""
    wanted = [errand for errand in errands if errand.why != "discard"]
    if errands[0].why == "discard" or not wanted:
        return why(errands[0], now, later, judgement)
    return aim(wanted, now, later, judgement)


def _perform(now: Flow, step: NativeStep) -> None:
    if step.why == "discard":
        let_go(now, step.first)
    else:
        cast(PandemicAction, PANDEMIC.space[step.action]).perform(now, step.seat)


def _agreeing(world: PandemicState) -> PandemicState:
    """The same world with everybody agreeing to whatever is proposed."""
    if world.deal.consent:
        world.deal = world.deal.agreed()
    return world


def _is_free(world: PandemicState) -> bool:
    """Is the active player about to choose an action?"""
    return world.phase == ACTIONS and world.step is None and world.over == NOBODY


def _may_help(legal: Sequence[Action]) -> bool:
    """Is there an Event that can be part of a team-mate's turn?"""
    return PLAY[AIRLIFT - FIRST_EVENT] in legal or PLAY[GOVERNMENT_GRANT - FIRST_EVENT] in legal


def _by_thumb(world: PandemicState, index: int) -> Choice:
    """A choice outside the action phase, which no plan foresees, and its reason."""
    action = PANDEMIC.space[index]
    if action is PASS:
        return Choice(action, infection("keep-events", world))
    if isinstance(action, Discard):
        return Choice(action, discard(world, world.over, action.card))
    if isinstance(action, Next):
        return Choice(action, card_in_city("forecast-order", world, action.city))
    if isinstance(action, Remove):
        return Choice(action, card_in_city("resilient", world, action.city))
    judgement = Judgement(world, Weights(len(world.deal.piles)))
    if isinstance(action, PlayEvent):
        if world.over != NOBODY:
            many = Message("why-event-in-need", {"count": len(world.hands[world.over])})
            return Choice(action, many)
        if action.card in _PREVENTIVE:
            return Choice(action, infection(_PREVENTIVE[action.card], world))
        city = card_to_remove(world, judgement)
        return Choice(action, card_in_city("resilient", world, city))
    if world.step is None or action not in TO:
        return Choice(action)
    pawn = world.active if world.step.pawn == NOBODY else world.step.pawn
    return Choice(action, go(world, pawn, TO.index(cast(PandemicAction, action)), (), judgement))
