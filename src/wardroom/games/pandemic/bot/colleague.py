"""The planner: a computer colleague that plans its turn with the whole team in mind."""

from collections.abc import Sequence
from typing import Final, cast

from wardroom.games.pandemic.actions import AGREE, DISCARD, PASS
from wardroom.games.pandemic.bot.deeds import reason
from wardroom.games.pandemic.bot.judgement import Judgement, Temper
from wardroom.games.pandemic.bot.plan import (
    Step,
    best_turn,
    branch,
    card_to_let_go,
    key,
    steps,
)
from wardroom.games.pandemic.bot.windows import (
    answer_forecast,
    card_to_remove,
    event_for_window,
    event_in_need,
)
from wardroom.games.pandemic.choice import PandemicAction
from wardroom.games.pandemic.content import AIRLIFT, CITIES, FIRST_EVENT, GOVERNMENT_GRANT
from wardroom.games.pandemic.event_cards import PLAY
from wardroom.games.pandemic.rules import Turns
from wardroom.games.pandemic.state import (
    ACTIONS,
    CONSENT,
    FORECAST_NEXT,
    NOBODY,
    NOTHING,
    RESILIENT_CARD,
    Ask,
    Deal,
)
from wardroom.kernel.dice import Dice
from wardroom.kernel.game import Choice, Perspective

EVERYBODY: Final = 0b1111
_TEMPERS: Final = {epidemics: Temper(epidemics) for epidemics in (4, 5, 6)}


class Planner:
    """Decides every decision of its seat from what the seat may know.

    It plans a whole turn at once and follows the plan as long as the position is as foreseen.
    """

    __slots__ = ("_dice", "_plan", "_planned", "temper")

    def __init__(self, seed: int) -> None:
        self._dice = Dice.seeded(seed, "planner")
        self._plan: list[Step] = []
        self._planned: int = 0
        self.temper = _TEMPERS[4]

    def choose(self, perspective: Perspective) -> Choice | None:
        if not perspective.waited_for and not _may_help(perspective.legal):
            return None
        world = _agreeing(cast(Turns, perspective.imagine(self._dice.copy())))
        seat = perspective.seat
        self.temper = _TEMPERS[len(world.deal.piles)]
        if not perspective.waited_for:
            return self._help(world, seat, perspective.legal)
        ask = world.ask
        if ask is not None and ask.kind == CONSENT:
            return Choice(AGREE, reason("agree", NOTHING, NOTHING))
        step = self._next_step(world)
        if step is not None and step.seat == seat and step.action in perspective.legal:
            return self._take(step)
        judgement = Judgement(world, self.temper)
        legal = cast(list[PandemicAction], list(perspective.legal))
        if ask is not None:
            return _answer(world, seat, ask, legal, judgement)
        if world.over != NOBODY:
            return _fit_hand(world, legal, judgement)
        if world.phase != ACTIONS:
            return event_for_window(world, legal, judgement)
        if step is None:
            self._make_plan(world, judgement, EVERYBODY)
            if self._plan and self._plan[0].seat != seat:
                self._make_plan(world, judgement, 1 << seat)
        else:
            self._make_plan(world, judgement, 1 << seat)
        if not self._plan:
            return Choice(PASS, reason("pass", NOTHING, NOTHING))
        return self._take(self._plan[0])

    def _help(self, world: Turns, seat: int, legal: Sequence[object]) -> Choice | None:
        """Play an Event on a team-mate's turn where the plan for that turn has a place for it."""
        if world.phase != ACTIONS or world.ask is not None or world.over != NOBODY:
            return None
        step = self._next_step(world)
        if step is None and world.turn != self._planned:
            self._make_plan(world, Judgement(world, self.temper), EVERYBODY)
            step = self._plan[0] if self._plan else None
        if step is None or step.seat != seat or step.action not in legal:
            return None
        return self._take(step)

    def _make_plan(self, world: Turns, judgement: Judgement, events: int) -> None:
        self._plan = steps(world, best_turn(world, judgement, events), judgement)
        self._planned = world.turn

    def _next_step(self, world: Turns) -> Step | None:
        """The step of the plan that was meant for this very position."""
        mark = key(world)
        for place, step in enumerate(self._plan):
            if step.mark == mark:
                del self._plan[:place]
                return step
        return None

    def _take(self, step: Step) -> Choice:
        del self._plan[0]
        return Choice(step.action, step.deed.reason())


def _may_help(legal: Sequence[object]) -> bool:
    """Is there an Event that can be part of a team-mate's turn?"""
    return PLAY[AIRLIFT - FIRST_EVENT] in legal or PLAY[GOVERNMENT_GRANT - FIRST_EVENT] in legal


def _agreeing(world: Turns) -> Turns:
    """The same world with everybody agreeing to whatever is proposed."""
    deal = world.deal
    if deal.consent:
        world.deal = Deal(deal.roles, deal.piles, deal.closed, False, deal.first_card, deal.options)
    return world


def _answer(
    world: Turns, seat: int, ask: Ask, legal: list[PandemicAction], judgement: Judgement
) -> Choice:
    """A step inside an action or event that no plan has foreseen."""
    if ask.kind == FORECAST_NEXT:
        return answer_forecast(world, legal, judgement)
    if ask.kind == RESILIENT_CARD:
        city = card_to_remove(world, judgement)
        for action in legal:
            if repr(action) == "remove " + CITIES[city]:
                return Choice(action, reason("resilient", city, NOTHING))
    best = legal[0]
    most = -1e9
    for action in legal:
        now = branch(world)
        action.perform(now, seat)
        value = judgement.value(now)
        if value > most:
            most = value
            best = action
    return Choice(best, reason("best", NOTHING, NOTHING))


def _fit_hand(world: Turns, legal: list[PandemicAction], judgement: Judgement) -> Choice:
    """D7: the card the team misses least; an Event is rather played than thrown away."""
    card = card_to_let_go(world, judgement)
    if card >= FIRST_EVENT:
        choice = event_in_need(world, legal, judgement)
        if choice is not None:
            return choice
    return Choice(DISCARD[card], reason("discard", card, NOTHING))
