"""What a game of Pandemic was decided by.

Every turn is compared with the turn that the strong colleague would have taken in its place, and a
hand over the limit with the card that it would have let go, in the same sampled worlds. So the
chance to win changes by play where the two differ, and by luck from there to the next turn: what
was drawn and infected, and the Events that were played in between.
"""

from collections.abc import Sequence
from typing import Final, cast

from wardroom.games.pandemic.actions import Discard
from wardroom.games.pandemic.debrief.samples import Judge, Weighed, can_judge, difference
from wardroom.games.pandemic.debrief.walk import (
    FULL_HAND,
    TURN,
    Decision,
    carried_out,
    decisions,
    same_board,
)
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.games.pandemic.phases import NOBODY, WIN
from wardroom.games.pandemic.state import PandemicAction
from wardroom.kernel.game import Choice, Colleague, Game, Perspective
from wardroom.kernel.message import Message
from wardroom.kernel.parts.debrief import CHANCE, Better, CurvePoint, Debrief, Estimate, Judged
from wardroom.kernel.plan import Plan
from wardroom.kernel.record import Record
from wardroom.kernel.table import Table

WORLDS: Final = 160
"""Looked at for each board of the curve."""
MORE_WORLDS: Final = 800
"""For those that may belong to the costliest decisions."""
NAMED: Final = 3
CONSIDERED: Final = 7
LEAST: Final = 0.01
"""What costs less is not worth naming."""
_SEED: Final = 7_919
MISSING: Final = Debrief(missing=Message("debrief-no-core"))


class Compared:
    """A decision beside the colleague's, each in the same worlds."""

    __slots__ = ("better", "decision", "done", "steps", "why")

    def __init__(self, game: Game, judge: Judge, decision: Decision, seed: int) -> None:
        self.decision = decision
        self.done = Weighed(judge, decision.after, seed)
        self.steps, why, end = _instead(game, judge, decision)
        self.why = why
        alike = end is None or same_board(end, decision.after)
        self.better = self.done if end is None or alike else Weighed(judge, end, seed)

    def look(self, worlds: int) -> None:
        self.done.look(worlds)
        if self.better is not self.done:
            self.better.look(worlds)

    def cost(self) -> Estimate:
        """What the decision cost; below zero where it was better than the colleague's."""
        return difference(self.better, self.done)


def debrief(
    record: Record,
    colleague: Colleague | None,
    worlds: int = WORLDS,
    more: int = MORE_WORLDS,
) -> Debrief:
    """The debrief of a finished game; without the native core only a sentence."""
    if colleague is None or not can_judge(colleague):
        return MISSING
    table = Table.resume(record)
    compared = []
    for number, decision in enumerate(decisions(table)):
        one = Compared(table.game, colleague, decision, number * _SEED)
        one.look(worlds)
        compared.append(one)
    if not compared:
        return Debrief()
    for one in sorted(compared, key=_hope)[:CONSIDERED]:
        if one.better is not one.done:
            one.look(more)
    won = cast(PandemicState, table.state).result == WIN
    return Debrief(
        _luck_and_play(compared, won),
        CHANCE,
        _curve(compared, table.ply, won),
        tuple([_judged(one) for one in costliest(compared)]),
    )


def costliest(compared: Sequence[Compared]) -> list[Compared]:
    """The decisions that surely cost something, the costliest first."""
    sure = [one for one in compared if one.cost().low > 0 and one.cost().value >= LEAST]
    return sorted(sure, key=_by_cost)[:NAMED]


def _by_cost(one: Compared) -> float:
    return -one.cost().value


def _hope(one: Compared) -> float:
    """Whatever may have cost most is looked at once more."""
    return -one.cost().high if one.better is not one.done else 1.0


def _instead(
    game: Game, judge: Judge, decision: Decision
) -> tuple[tuple[Better, ...], Message, PandemicState | None]:
    """What the colleague would have done instead, why, and the board after it."""
    if decision.kind == FULL_HAND:
        return _let_go(game, judge, decision)
    plan = _team_plan(game, judge, decision)
    if plan is None:
        return (), decision.played[0], None
    now = decision.before
    for step in plan.steps:
        now = carried_out(now, step.seat, cast(PandemicAction, step.action))
    steps = tuple([Better(step.seat, step.action.message()) for step in plan.steps])
    return steps, _why(plan, decision.played), now


def _why(plan: Plan, played: Sequence[Message]) -> Message:
    """What the turn is after; or, where it begins as it was played, what the first other step is
    for.
    """
    for place, step in enumerate(plan.steps):
        if step.action.message() not in played:
            return plan.aim if place == 0 or step.reason is None else step.reason
    return plan.aim


def _team_plan(game: Game, judge: Judge, decision: Decision) -> Plan | None:
    """The turn as a team of such colleagues would take it: who holds an Event may begin."""
    seats = decision.before.deal.seats
    for seat in [other for other in range(seats) if other != decision.seat]:
        perspective = Perspective(game, decision.before, seat)
        plan = judge.plan(perspective) if perspective.legal else None
        if plan is not None:
            return plan
    return judge.plan(Perspective(game, decision.before, decision.seat))


def _let_go(
    game: Game, judge: Judge, decision: Decision
) -> tuple[tuple[Better, ...], Message, PandemicState | None]:
    """The cards that the colleague would have let go; an Event that it would play is not weighed.

    The reason given is that of the last card.
    """
    now = decision.before
    steps: list[Better] = []
    why = decision.played[0]
    if any(message.id != "do-discard" for message in decision.played):
        return (), why, None
    while now.over != NOBODY:
        choice = judge.choose(Perspective(game, now, decision.seat))
        if not isinstance(choice, Choice) or not isinstance(choice.action, Discard):
            return (), why, None
        steps.append(Better(decision.seat, choice.action.message()))
        why = choice.reason or choice.action.message()
        now = carried_out(now, decision.seat, choice.action)
    return tuple(steps), why, now


def _judged(one: Compared) -> Judged:
    decision = one.decision
    about = "debrief-full-hand" if decision.kind == FULL_HAND else "debrief-turn"
    return Judged(
        decision.ply,
        decision.last,
        decision.seat,
        one.cost(),
        Message(about, {"seat": decision.seat, "turn": decision.before.turn}),
        decision.played,
        one.steps,
        one.why,
    )


def _curve(compared: Sequence[Compared], plies: int, won: bool) -> tuple[CurvePoint, ...]:
    """Before each turn, with the best that was known; after its actions; and at the end."""
    points = []
    for one in compared:
        if one.decision.kind == TURN:
            points.append(CurvePoint(one.decision.ply, one.better.estimate()))
            points.append(CurvePoint(one.decision.last, one.done.estimate()))
    end = 1.0 if won else 0.0
    points.append(CurvePoint(plies, Estimate(end, end, end)))
    return tuple(points)


def _luck_and_play(compared: Sequence[Compared], won: bool) -> tuple[Message, ...]:
    """Where the chance to win went: what choices cost, and what is left for luck."""
    first = compared[0].better.estimate()
    play = max(0.0, sum([one.cost().value for one in compared]))
    luck = (1.0 if won else 0.0) - first.value + play
    share = 0 if play + abs(luck) == 0 else _percent(play / (play + abs(luck)))
    start = Message(
        "debrief-start",
        {
            "chance": _percent(first.value),
            "low": _percent(first.low),
            "high": _percent(first.high),
        },
    )
    told = "debrief-luck-gave" if luck >= 0 else "debrief-luck-took"
    balance = Message(
        told,
        {
            "luck": _percent(abs(luck)),
            "play": _percent(play),
            "share": share,
            "rest": 100 - share,
        },
    )
    return (start, balance)


def _percent(chance: float) -> int:
    return round(100 * chance)
