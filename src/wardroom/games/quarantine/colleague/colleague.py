"""The colleagues of Quarantine: novice, steady and sharp."""

from typing import Final, cast

from wardroom.games.quarantine import actions
from wardroom.games.quarantine.building import LAY, Lay, key
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.colleague.answers import answer, marker_from_the_cafeteria
from wardroom.games.quarantine.colleague.floor_plans import best_openings, best_places
from wardroom.games.quarantine.colleague.judgement import Judgement, Weights
from wardroom.games.quarantine.colleague.plan import Foreseen, best_turn, mark, steps
from wardroom.games.quarantine.colleague.purposes import branch
from wardroom.games.quarantine.colleague.reasons import (
    LIGHTS,
    aim,
    gain,
    laying,
    leaves,
    opened,
    why,
)
from wardroom.games.quarantine.colleague.sending import send_fever, send_patient, send_spread
from wardroom.games.quarantine.colleague.strengths import NOVICE, SHARP, STEADY
from wardroom.games.quarantine.content import COLOURS, FIRST_WARD
from wardroom.games.quarantine.layout import Layout
from wardroom.games.quarantine.offers import offers
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.scoring import Score
from wardroom.games.quarantine.state import BUILDING, FREE_MARKER, INFECT, NOTHING, QUEUE, SPREAD
from wardroom.games.quarantine.view import hospital
from wardroom.games.quarantine.view_types import QuarantineView
from wardroom.kernel.dice import Dice
from wardroom.kernel.game import Choice, Perspective
from wardroom.kernel.message import Message
from wardroom.kernel.plain import Plain
from wardroom.kernel.plan import Plan, PlanStep, things
from wardroom.kernel.state import State

_OPENINGS: Final[list[Layout]] = []


class Administrator:
    """Decides every decision of its seat from what the seat may know.

    It plans a whole turn at once, when its cubes are drawn, and follows the plan as long as the
    position is as foreseen.
    """

    __slots__ = ("_changed", "_dice", "_leaves", "_now", "_plan", "_planned", "_view", "weights")

    def __init__(self, seed: int, weights: Weights) -> None:
        self._dice = Dice.seeded(seed, "quarantine colleague")
        self._plan: list[Foreseen] = []
        """What is planned beyond the action chosen last."""
        self._now: Foreseen | None = None
        """The action chosen last, if it was planned."""
        self._planned = NOTHING
        """The turn for which the plan was made."""
        self._leaves: Message | None = None
        self._changed: Message | None = None
        """Why the plan of this turn was made again."""
        self._view: QuarantineView | None = None
        self.weights = weights

    @staticmethod
    def stretch(state: State) -> int:
        return cast(Flow, state).turn

    def plan(self, perspective: Perspective) -> Plan | None:
        """The rest of the turn as it is planned, or the answer to what is asked."""
        choice = self.choose(perspective)
        if choice is None:
            return None
        seat = perspective.seat
        action = cast(QuarantineAction, choice.action)
        now = branch(cast(Flow, perspective.imagine(self._dice.copy())))
        before, revealed = Score(now, seat), now.revealed
        planned = self._now
        if isinstance(action, Lay):
            return self._plan_the_start(now, seat, choice)
        if planned is None:
            step = _step(now, seat, action, choice.reason)
            about = choice.reason or step.words or action.message()
            return Plan(about, (step,), None, None, things(about, LIGHTS))
        steps = []
        for each in (planned, *self._plan):
            reason = choice.reason if each is planned else None
            steps.append(_step(now, seat, each.action, reason))
            each.action.perform(now, seat)
        purposes = list(dict.fromkeys([each.purpose for each in (planned, *self._plan)]))
        about = aim(purposes, self._seen(perspective))
        whole = Plan(about, tuple(steps), self._leaves, self._changed, things(about, LIGHTS))
        if now.revealed != revealed:
            return whole  # From there on nobody knows.
        after = cast(Plain, hospital(now, seat))
        score = Score(now, seat)
        return whole._replace(gain=gain(before, score, purposes), foreseen=after)

    def _plan_the_start(self, now: Flow, seat: int, choice: Choice) -> Plan:
        """D1: all wards that are still to be laid; opening the hospital may show the market."""
        before = Score(now, seat)
        action = cast(QuarantineAction, choice.action)
        steps = [_step(now, seat, action, choice.reason)]
        now.play(seat, action)
        for _ in COLOURS:
            action, colour = self._ward(now, seat, now.legal(seat))
            if colour == NOTHING:
                break
            steps.append(_step(now, seat, action, None))
            now.play(seat, action)
        about = choice.reason or choice.action.message()
        return Plan(
            about,
            tuple(steps),
            lights=things(about, LIGHTS),
            gain=gain(before, Score(now, seat), ()),
            foreseen=cast(Plain, hospital(now, seat)),
        )

    def choose(self, perspective: Perspective) -> Choice | None:
        self._now = None
        self._view = None
        self._changed = None
        if not perspective.waited_for:
            return None
        world = branch(cast(Flow, perspective.imagine(self._dice.copy())))
        seat = perspective.seat
        legal = cast(tuple[QuarantineAction, ...], perspective.legal)
        view = self._seen(perspective)
        if world.phase == BUILDING:
            return self._build(world, seat, legal, view)
        foreseen = self._foreseen(world, legal, view)
        if foreseen is not None:
            return foreseen
        judgement = Judgement(seat, self.weights)
        step = world.step
        if step is None:
            return self._go_on(world, legal, judgement, view)
        if step.kind == QUEUE:
            return send_patient(world, legal, judgement, view)
        if step.kind == INFECT:
            return send_fever(world, legal, judgement, view)
        if step.kind == SPREAD:
            return send_spread(world, legal, judgement)
        if step.kind == FREE_MARKER:
            return marker_from_the_cafeteria(world, legal, judgement)
        return answer(world, seat, legal, judgement)

    def _seen(self, perspective: Perspective) -> QuarantineView:
        """The view of this decision, made once."""
        if self._view is None:
            self._view = cast(QuarantineView, perspective.view())
        return self._view

    def _build(
        self, world: Flow, seat: int, legal: tuple[QuarantineAction, ...], view: QuarantineView
    ) -> Choice:
        """D1: one ward after the other, then open."""
        action, colour = self._ward(world, seat, legal)
        if colour != NOTHING:
            return Choice(action, laying(view, colour))
        return Choice(action, opened(view) if action is actions.DONE else None)

    def _ward(
        self, world: Flow, seat: int, legal: tuple[QuarantineAction, ...]
    ) -> tuple[QuarantineAction, int]:
        """D1: lay the wards as in a good opening, or else where each promises most; its colour.

        The colours are dealt again in each game. Where all wards lie the hospital is opened.
        """
        if not _OPENINGS:
            _OPENINGS.extend(best_openings())
        colours = self._dice.copy().shuffled(range(len(COLOURS)))
        layout = world.layouts[seat]
        for opening in _OPENINGS:
            if _fits(layout, opening):
                for ward in range(FIRST_WARD, FIRST_WARD + len(COLOURS)):
                    cell, doors = opening.where[ward], opening.doors[ward]
                    if cell not in layout.at:
                        for colour in colours:
                            action = LAY[key(FIRST_WARD + colour, cell, doors)]
                            if action in legal:
                                return action, colour
        for colour in colours:
            ward = FIRST_WARD + colour
            if not (layout.present >> ward) & 1:
                for place in best_places(layout, ward, 0, False):
                    action = LAY[key(ward, place.cell, place.doors)]
                    if action in legal:
                        return action, colour
        return (actions.DONE if actions.DONE in legal else legal[0]), NOTHING

    def _foreseen(
        self, world: Flow, legal: tuple[QuarantineAction, ...], view: QuarantineView
    ) -> Choice | None:
        """The step of the plan that was meant for this very position."""
        if not self._plan:
            return None
        here = mark(world)
        for place, step in enumerate(self._plan):
            if step.mark == here:
                if step.action in legal:
                    del self._plan[: place + 1]
                    self._now = step
                    return Choice(step.action, why(step.purpose, view))
                break
        return None

    def _go_on(
        self,
        world: Flow,
        legal: tuple[QuarantineAction, ...],
        judgement: Judgement,
        view: QuarantineView,
    ) -> Choice:
        """Between two steps: cubes first, so that the plan of the turn knows them all.

        Only a full Emergency Room is emptied before, so that the next patient finds it free.
        """
        if world.held:
            colour = world.emergency_patient(world.active)
            if colour != NOTHING and actions.CURE[colour] in legal:
                return Choice(actions.CURE[colour], Message("why-emergency"))
            return Choice(actions.DRAW, Message("why-draw", {"count": world.held}))
        if self._plan and self._planned == world.turn:
            self._changed = Message("changed-own")
        end = best_turn(world, judgement)
        self._plan = steps(world, end)
        self._planned = world.turn
        self._leaves = leaves(end.world, world.active)
        foreseen = self._foreseen(world, legal, view)
        if foreseen is not None:
            return foreseen
        return Choice(actions.END_TURN, Message("why-end", {"count": world.actions}))


def _step(world: Flow, seat: int, action: QuarantineAction, reason: Message | None) -> PlanStep:
    """A step as it will be offered: cells by how they lie to the lobby, not by their numbers."""
    offer = offers(world, seat, (action,))[0]
    return PlanStep(seat, action, reason, offer.lights, offer.words)


def _fits(layout: Layout, opening: Layout) -> bool:
    """Can what lies there still become this opening?"""
    for cell, tile in layout.at.items():
        other = opening.at.get(cell, -1)
        if other < 0 or opening.doors[other] != layout.doors[tile]:
            return False
    return True


class Novice(Administrator):
    """Takes what looks best at the moment."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed, NOVICE)


class Steady(Administrator):
    """Plans its own turn well."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed, STEADY)


class Sharp(Administrator):
    """Plans its turn with the rivals' answers in mind."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed, SHARP)
