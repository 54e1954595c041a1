"""Plans for a turn: a beam search over errands, then the team's answer to the best of them.

The search never draws a card: it ends with the action phase. After each candidate turn every
team-mate in turn order takes one quick turn on the same board, and a candidate counts by the mean
of the values before and after. That is what makes the team meet to pass cards.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from wardroom.games.pandemic.actions import DISCARD
from wardroom.games.pandemic.colleague.errands import Errand, errands
from wardroom.games.pandemic.colleague.judgement import Judgement, settled
from wardroom.games.pandemic.colleague.reasons import LIGHTS, aim, discard, leaves, why
from wardroom.games.pandemic.content import ACTIONS_PER_TURN, HAND_LIMIT
from wardroom.games.pandemic.offers import lights
from wardroom.games.pandemic.phases import NOBODY, NOTHING
from wardroom.games.pandemic.rules import Flow
from wardroom.games.pandemic.state import PandemicAction
from wardroom.kernel.message import Message
from wardroom.kernel.plan import things

Key = tuple[object, ...]

COSTS_LITTLE: Final = 2.0
"""So much worse a turn may be for the sake of what somebody asked for."""


def branch(world: Flow) -> Flow:
    """An independent copy of the world."""
    new = Flow()
    world.copy_onto(new)
    return new


def key(world: Flow) -> Key:
    """All that a plan can change, for merging equal positions and recognising foreseen ones."""
    step = world.step
    return (
        bytes(world.cubes),
        bytes(world.pawns),
        tuple(world.hands),
        world.stations,
        world.cured,
        world.stored,
        world.flown,
        world.actions,
        world.active,
        world.turn,
        NOTHING if step is None else step.kind,
        world.refused,
        world.over,
    )


def own_part(world: Flow) -> Key:
    """What nobody but the active player changes by an action."""
    active = world.active
    return (world.actions, world.pawns[active], world.hands[active], world.stations)


def card_to_let_go(world: Flow, judgement: Judgement) -> int:
    """The card of a hand over the limit that the team misses least."""
    seat = world.over
    hand = world.hands[seat]
    best = hand[0]
    most = -1e9
    for place, card in enumerate(hand):
        world.hands[seat] = hand[:place] + hand[place + 1 :]
        value = judgement.value(world)
        if value > most:
            most = value
            best = card
    world.hands[seat] = hand
    return best


def let_go(world: Flow, card: int) -> None:
    """Discard the card of a hand over the limit."""
    DISCARD[card].perform(world, world.over)
    if len(world.hands[world.over]) <= HAND_LIMIT:
        world.over = NOBODY


class Node:
    """A position on the way, and the errands that led to it."""

    __slots__ = ("before", "errand", "later", "value", "world")

    def __init__(
        self, world: Flow, value: float, errand: Errand | None, before: "Node | None"
    ) -> None:
        self.world = world
        self.value = value
        self.errand = errand
        self.before = before
        self.later: list[tuple[int, Errand]] = []
        """What team-mates would make of it, if that was asked."""

    def errands(self) -> list[Errand]:
        chain: list[Errand] = []
        node: Node | None = self
        while node is not None:
            if node.errand is not None:
                chain.append(node.errand)
            node = node.before
        chain.reverse()
        return chain


def _by_value(node: Node) -> float:
    return -node.value


def search(
    world: Flow,
    judgement: Judgement,
    width: int,
    events: int,
    first: Sequence[object] | None = None,
) -> list[Node]:
    """The best ends of the present turn, best first.

    `events` are the seats whose Events may be used, as bits; `first` limits the first action.
    """
    root = Node(world, judgement.value(world), None, None)
    levels: list[list[Node]] = [[] for _ in range(world.actions + 1)]
    levels[world.actions].append(root)
    known: set[Key] = {key(world)}
    ends: list[Node] = []
    for left in range(world.actions, 0, -1):
        level = levels[left]
        level.sort(key=_by_value)
        del level[width:]
        ends.extend(level)
        place = 0
        while place < len(level):
            node = level[place]
            place += 1
            for errand in errands(node.world, judgement, events != 0):
                if errand.by != NOBODY:
                    if not (events >> errand.by) & 1:
                        continue
                elif node is root and first is not None and errand.actions[0] not in first:
                    continue
                child = _after(node, errand, judgement, known)
                if child is None:
                    continue
                if child.world.result:
                    return [child]
                if errand.cost:
                    levels[left - errand.cost].append(child)
                elif len(level) < 2 * width and child.value > level[0].value:
                    level.append(child)
                    ends.append(child)
    ends.extend(levels[0])
    ends.sort(key=_by_value)
    return ends


def _after(node: Node, errand: Errand, judgement: Judgement, known: set[Key]) -> Node | None:
    world = branch(node.world)
    seat = world.active if errand.by == NOBODY else errand.by
    for action in errand.actions:
        action.perform(world, seat)
        if world.over != NOBODY:
            let_go(world, card_to_let_go(world, judgement))
    mark = key(world)
    if mark in known:
        return None
    known.add(mark)
    return Node(world, judgement.value(world), errand, node)


def best_turn(
    world: Flow,
    judgement: Judgement,
    events: int,
    wishes: Mapping[int, bool] | None = None,
    people: Sequence[int] = (),
) -> Node:
    """The turn that is best for the team: the ends of the own turn compete in a race, where with
    each team-mate who answers fewer of them stay in.

    `wishes` are cities in which somebody wants cubes taken (True), or wants to do it (False);
    `people` are rather asked once than for every step of a way.
    """
    weights = judgement.weights
    ends = search(world, judgement, weights.width, events, world.legal(world.active))
    if ends[0].world.result:
        return ends[0]
    race = [Answer(node) for node in _different(ends, weights.candidates)]
    seats = world.deal.seats
    for offset in range(1, min(seats + weights.again, judgement.outlook.draws + 1)):
        for answer in race:
            answer.go_on((world.active + offset) % seats, judgement)
        race.sort(key=_by_score)
        del race[max(2, weights.candidates // (2 * offset)) :]
    best = race[0]
    best.node.later = best.later
    chosen = (heeded(world, best.node, ends, wishes) if wishes else None) or best.node
    return _sparing(chosen, ends, people) if people else chosen


def _sparing(best: Node, ends: list[Node], people: Sequence[int]) -> Node:
    """The best end that asks nobody twice to be moved, if that costs little."""
    if _asks(best, people) <= 1:
        return best
    for node in ends:
        if best.value - node.value > COSTS_LITTLE:
            break
        if _asks(node, people) <= 1:
            return node
    return best


def _asks(node: Node, people: Sequence[int]) -> int:
    """How often people are asked whether they may be moved."""
    return len(
        [each for each in node.errands() if each.why == "move-pawn" and each.second in people]
    )


def heeded(world: Flow, best: Node, ends: list[Node], wishes: Mapping[int, bool]) -> Node | None:
    """The best end that does as it was asked to, if that costs little; ends come best first."""
    if does(world, best.world, wishes):
        return best
    for node in ends:
        if best.value - node.value > COSTS_LITTLE:
            break
        if does(world, node.world, wishes):
            return node
    return None


def does(world: Flow, after: Flow, wishes: Mapping[int, bool]) -> bool:
    """Are there fewer cubes where somebody asked for it, and no fewer where somebody will go?"""
    return all((after.cubes[city] < world.cubes[city]) == wanted for city, wanted in wishes.items())


def _different(ends: list[Node], number: int) -> list[Node]:
    """The best ends, but only one for each way the pawns and hands can be left."""
    chosen: list[Node] = []
    seen: set[Key] = set()
    for node in ends:
        world = node.world
        mark = (tuple(world.pawns), tuple(world.hands), world.stations)
        if mark not in seen:
            seen.add(mark)
            chosen.append(node)
            if len(chosen) == number:
                break
    return chosen


class Answer:
    """What the team makes of the end of a turn."""

    __slots__ = ("_now", "later", "node", "score")

    def __init__(self, node: Node) -> None:
        self.node = node
        self.score: float = node.value
        """The mean of the values before the team answers and after."""
        self._now = node.world
        self.later: list[tuple[int, Errand]] = []

    def go_on(self, seat: int, judgement: Judgement) -> None:
        """Let one more team-mate take a quick turn."""
        if self._now.result:
            return
        now = branch(self._now)
        now.active = seat
        now.actions = ACTIONS_PER_TURN
        now.flown = False
        now.refused = ()
        best = search(now, judgement, judgement.weights.quick_width, 0)[0]
        self._now = best.world
        self.later += [(seat, errand) for errand in best.errands()]
        later = judgement.weights.later
        self.score = settled((1.0 - later) * self.node.value + later * best.value)


def _by_score(answer: Answer) -> float:
    return -answer.score


class PlannedAction:
    """One action of a plan, the position in which it was meant to be taken, and what it is for."""

    __slots__ = ("action", "aim", "leaves", "lights", "mark", "own", "reason", "seat")

    def __init__(
        self,
        now: Flow,
        seat: int,
        action: PandemicAction,
        reason: Message,
        aim: Message,
        leaves: Message | None,
    ) -> None:
        self.seat = seat
        self.mark = key(now)
        self.own = own_part(now)
        self.action = action
        self.reason = reason
        self.aim = aim
        """What the rest of the plan is after."""
        self.leaves = leaves
        """What the whole plan leaves open."""
        about = things(action.message(), LIGHTS)
        self.lights = tuple(dict.fromkeys((*lights(now, seat, action), *about)))
        """What it lights; first the city in which it is taken, for a plan is drawn on the map."""


def planned_actions(world: Flow, node: Node, judgement: Judgement) -> list[PlannedAction]:
    """The plan that leads to the node, action by action."""
    now = branch(world)
    plan: list[PlannedAction] = []
    chain = node.errands()
    left = leaves(world, node.world, judgement)
    for number, errand in enumerate(chain):
        seat = now.active if errand.by == NOBODY else errand.by
        reason = why(errand, now, node.later, judgement)
        after = aim(chain[number:], now, node.later, judgement)
        for action in errand.actions:
            plan.append(PlannedAction(now, seat, action, reason, after, left))
            action.perform(now, seat)
            if now.over != NOBODY:
                card = card_to_let_go(now, judgement)
                if now.over == seat:
                    spare = discard(now, seat, card)
                    plan.append(PlannedAction(now, seat, DISCARD[card], spare, spare, left))
                let_go(now, card)
    return plan
