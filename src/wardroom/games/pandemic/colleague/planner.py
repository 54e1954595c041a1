"""The planner: a computer colleague that plans its turn with the whole team in mind.

The gentle one plans in the same way, but its own turn alone.
"""

from collections.abc import Sequence
from typing import Final, cast

from wardroom.games.pandemic.actions import AGREE, DISCARD, PASS, TO
from wardroom.games.pandemic.colleague.judgement import Judgement, Weights, gentle
from wardroom.games.pandemic.colleague.plan import (
    PlannedAction,
    best_turn,
    branch,
    card_to_let_go,
    key,
    own_part,
    planned_actions,
)
from wardroom.games.pandemic.colleague.reasons import LIGHTS, card_in_city, discard, go
from wardroom.games.pandemic.colleague.windows import (
    answer_forecast,
    card_to_remove,
    event_for_window,
    event_in_need,
)
from wardroom.games.pandemic.colleague.wishes import Wishes
from wardroom.games.pandemic.content import AIRLIFT, CITIES, FIRST_EVENT, GOVERNMENT_GRANT
from wardroom.games.pandemic.event_cards import PLAY
from wardroom.games.pandemic.phases import (
    ACTIONS,
    CONSENT,
    FORECAST_NEXT,
    NOBODY,
    RESILIENT_CARD,
)
from wardroom.games.pandemic.rules import Flow
from wardroom.games.pandemic.state import PandemicAction, Step
from wardroom.kernel.calls import Call
from wardroom.kernel.dice import Dice
from wardroom.kernel.game import Choice, Perspective
from wardroom.kernel.message import Message
from wardroom.kernel.plan import Plan, PlanStep, things
from wardroom.kernel.state import State

EVERYBODY: Final = 0b1111
WeightsByEpidemics = dict[int, Weights]
"""What a colleague cares about, by the number of Epidemics."""
_WEIGHTS: Final[WeightsByEpidemics] = {epidemics: Weights(epidemics) for epidemics in (4, 5, 6)}
_GENTLE: Final[WeightsByEpidemics] = {epidemics: gentle(epidemics) for epidemics in (4, 5, 6)}


class Planner:
    """Decides every decision of its seat from what the seat may know.

    It plans a whole turn at once and follows the plan as long as the position is as foreseen.
    """

    __slots__ = (
        "_changed",
        "_dice",
        "_now",
        "_people",
        "_plan",
        "_planned",
        "_seat",
        "_weights",
        "_wishes",
        "weights",
    )

    tells: Final = "city"

    def __init__(self, seed: int, weights: WeightsByEpidemics = _WEIGHTS) -> None:
        self._dice = Dice.seeded(seed, "planner")
        self._weights = weights
        self._plan: list[PlannedAction] = []
        """What is planned beyond the action chosen last."""
        self._now: PlannedAction | None = None
        """The action chosen last, if it was planned."""
        self._changed: Message | None = None
        """Why the plan of this turn was made again for it."""
        self._planned: int = 0
        self._seat: int = NOBODY
        self._people: tuple[int, ...] = ()
        self._wishes = Wishes()
        self.weights = weights[4]

    @staticmethod
    def stretch(state: State) -> int:
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
        steps = [
            PlanStep(each.seat, each.action, each.reason, each.lights)
            for each in (now, *self._plan)
        ]
        return Plan(now.aim, tuple(steps), now.leaves, self._changed, things(now.aim, LIGHTS))

    def meet(self, people: tuple[int, ...]) -> None:
        """People are asked for consent, so they are asked as seldom as possible."""
        self._people = people

    def hear(self, call: Call, perspective: Perspective) -> Message | None:
        """Anyone who asks for a city, or takes it on, is thought of in the next own turn."""
        world = _agreeing(cast(Flow, perspective.imagine(self._dice.copy())))
        judgement = Judgement(world, self._weights[len(world.deal.piles)])
        return self._wishes.hear(call, world, perspective.seat, judgement)

    def choose(self, perspective: Perspective) -> Choice | None:
        self._now = None
        self._changed = None
        if not perspective.waited_for and not _may_help(perspective.legal):
            return None
        world = _agreeing(cast(Flow, perspective.imagine(self._dice.copy())))
        seat = perspective.seat
        self._seat = seat
        self.weights = self._weights[len(world.deal.piles)]
        if not perspective.waited_for:
            return self._help(world, seat, perspective.legal)
        step = world.step
        if step is not None and step.kind == CONSENT:
            return Choice(AGREE, Message("why-agree", {"by": step.by}))
        planned = self._next_planned(world)
        if planned is not None and planned.seat == seat and planned.action in perspective.legal:
            return self._take(planned)
        judgement = Judgement(world, self.weights)
        legal = cast(list[PandemicAction], list(perspective.legal))
        if step is not None:
            return _answer(world, seat, step, legal, judgement)
        if world.over != NOBODY:
            return _fit_hand(world, legal, judgement)
        if world.phase != ACTIONS:
            return event_for_window(world, legal, judgement)
        self._changed = self._what_changed(world, planned)
        if planned is None:
            self._make_plan(world, judgement, EVERYBODY)
            if self._plan and self._plan[0].seat != seat:
                self._make_plan(world, judgement, 1 << seat)
        else:
            self._make_plan(world, judgement, 1 << seat)
        if not self._plan:
            return Choice(PASS, Message("why-pass", {"count": world.actions}))
        return self._take(self._plan[0])

    def _what_changed(self, world: Flow, planned: PlannedAction | None) -> Message | None:
        """Why what was planned for this turn does not fit any more; None if nothing was."""
        if planned is not None and planned.seat != world.active:
            return Message("changed-event", {"pawn": planned.seat})
        if not self._plan or self._planned != world.turn:
            return None
        own = self._plan[0].own != own_part(world)
        return Message("changed-own" if own else "changed-others")

    def _help(self, world: Flow, seat: int, legal: Sequence[object]) -> Choice | None:
        """Play an Event on a team-mate's turn where the plan for that turn has a place for it."""
        if world.phase != ACTIONS or world.step is not None or world.over != NOBODY:
            return None
        planned = self._next_planned(world)
        if planned is None and world.turn != self._planned:
            self._make_plan(world, Judgement(world, self.weights), EVERYBODY)
            planned = self._plan[0] if self._plan else None
        if planned is None or planned.seat != seat or planned.action not in legal:
            return None
        return self._take(planned)

    def _make_plan(self, world: Flow, judgement: Judgement, events: int) -> None:
        wishes = self._wishes.of(world, self._seat)
        best = best_turn(world, judgement, events, wishes, self._people)
        self._plan = planned_actions(world, best, judgement)
        self._planned = world.turn

    def _next_planned(self, world: Flow) -> PlannedAction | None:
        """The action of the plan that was meant for this very position."""
        mark = key(world)
        for place, planned in enumerate(self._plan):
            if planned.mark == mark:
                del self._plan[:place]
                return planned
        return None

    def _take(self, planned: PlannedAction) -> Choice:
        self._now = planned
        del self._plan[0]
        return Choice(planned.action, planned.reason)


class Gentle(Planner):
    """Sees its own turn and the cubes at hand, and asks nobody what they will make of it."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed, _GENTLE)


def _may_help(legal: Sequence[object]) -> bool:
    """Is there an Event that can be part of a team-mate's turn?"""
    return PLAY[AIRLIFT - FIRST_EVENT] in legal or PLAY[GOVERNMENT_GRANT - FIRST_EVENT] in legal


def _agreeing(world: Flow) -> Flow:
    """The same world with everybody agreeing to whatever is proposed."""
    if world.deal.consent:
        world.deal = world.deal.agreed()
    return world


def _answer(
    world: Flow, seat: int, step: Step, legal: list[PandemicAction], judgement: Judgement
) -> Choice:
    """A step inside an action or event that no plan has foreseen."""
    if step.kind == FORECAST_NEXT:
        return answer_forecast(world, legal, judgement)
    if step.kind == RESILIENT_CARD:
        city = card_to_remove(world, judgement)
        for action in legal:
            if repr(action) == "remove " + CITIES[city]:
                return Choice(action, card_in_city("resilient", world, city))
    best = legal[0]
    most = -1e9
    for action in legal:
        now = branch(world)
        action.perform(now, seat)
        value = judgement.value(now)
        if value > most:
            most = value
            best = action
    if best not in TO:
        return Choice(best)
    pawn = world.active if step.pawn == NOBODY else step.pawn
    return Choice(best, go(world, pawn, TO.index(best), (), judgement))


def _fit_hand(world: Flow, legal: list[PandemicAction], judgement: Judgement) -> Choice:
    """D7: the card the team misses least; an Event is rather played than thrown away."""
    card = card_to_let_go(world, judgement)
    if card >= FIRST_EVENT:
        choice = event_in_need(world, legal, judgement)
        if choice is not None:
            return choice
    return Choice(DISCARD[card], discard(world, world.over, card))
