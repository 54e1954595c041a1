"""Plans for a turn: a beam search over deeds, then the team's answer to the best of them.

The search never draws a card: it ends with the action phase. After each candidate turn every
team-mate in turn order takes one quick turn on the same board, and a candidate counts by the mean
of the values before and after. That is what makes the team meet to pass cards.
"""

from collections.abc import Sequence

from wardroom.games.pandemic.actions import DISCARD
from wardroom.games.pandemic.bot.deeds import Deed, deeds
from wardroom.games.pandemic.bot.judgement import Judgement, settled
from wardroom.games.pandemic.choice import PandemicAction
from wardroom.games.pandemic.content import ACTIONS_PER_TURN, HAND_LIMIT
from wardroom.games.pandemic.rules import Turns
from wardroom.games.pandemic.state import NOBODY, NOTHING

Key = tuple[object, ...]


def branch(world: Turns) -> Turns:
    """An independent copy of the world."""
    new = Turns()
    world.copy_onto(new)
    return new


def key(world: Turns) -> Key:
    """All that a plan can change, for merging equal positions and recognising foreseen ones."""
    ask = world.ask
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
        NOTHING if ask is None else ask.kind,
        world.refused,
        world.over,
    )


def card_to_let_go(world: Turns, judgement: Judgement) -> int:
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


def let_go(world: Turns, card: int) -> None:
    """Discard the card of a hand over the limit."""
    DISCARD[card].perform(world, world.over)
    if len(world.hands[world.over]) <= HAND_LIMIT:
        world.over = NOBODY


class Node:
    """A position on the way, and the deeds that led to it."""

    __slots__ = ("before", "deed", "value", "world")

    def __init__(
        self, world: Turns, value: float, deed: Deed | None, before: "Node | None"
    ) -> None:
        self.world = world
        self.value = value
        self.deed = deed
        self.before = before

    def deeds(self) -> list[Deed]:
        chain: list[Deed] = []
        node: Node | None = self
        while node is not None:
            if node.deed is not None:
                chain.append(node.deed)
            node = node.before
        chain.reverse()
        return chain


def _by_value(node: Node) -> float:
    return -node.value


def search(
    world: Turns,
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
            for deed in deeds(node.world, judgement, events != 0):
                if deed.by != NOBODY:
                    if not (events >> deed.by) & 1:
                        continue
                elif node is root and first is not None and deed.actions[0] not in first:
                    continue
                child = _after(node, deed, judgement, known)
                if child is None:
                    continue
                if child.world.result:
                    return [child]
                if deed.cost:
                    levels[left - deed.cost].append(child)
                elif len(level) < 2 * width and child.value > level[0].value:
                    level.append(child)
                    ends.append(child)
    ends.extend(levels[0])
    ends.sort(key=_by_value)
    return ends


def _after(node: Node, deed: Deed, judgement: Judgement, known: set[Key]) -> Node | None:
    world = branch(node.world)
    seat = world.active if deed.by == NOBODY else deed.by
    for action in deed.actions:
        action.perform(world, seat)
        if world.over != NOBODY:
            let_go(world, card_to_let_go(world, judgement))
    mark = key(world)
    if mark in known:
        return None
    known.add(mark)
    return Node(world, judgement.value(world), deed, node)


def best_turn(world: Turns, judgement: Judgement, events: int) -> Node:
    """The turn that is best for the team: the ends of the own turn compete in a race, where with
    each team-mate who answers fewer of them stay in.
    """
    temper = judgement.temper
    ends = search(world, judgement, temper.width, events, world.legal(world.active))
    if ends[0].world.result:
        return ends[0]
    race = [Answer(node) for node in _different(ends, temper.candidates)]
    seats = world.deal.seats
    for offset in range(1, min(seats + temper.again, judgement.outlook.draws + 1)):
        for answer in race:
            answer.go_on((world.active + offset) % seats, judgement)
        race.sort(key=_by_score)
        del race[max(2, temper.candidates // (2 * offset)) :]
    return race[0].node


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

    __slots__ = ("_now", "node", "score")

    def __init__(self, node: Node) -> None:
        self.node = node
        self.score: float = node.value
        """The mean of the values before the team answers and after."""
        self._now = node.world

    def go_on(self, seat: int, judgement: Judgement) -> None:
        """Let one more team-mate take a quick turn."""
        if self._now.result:
            return
        now = branch(self._now)
        now.active = seat
        now.actions = ACTIONS_PER_TURN
        now.flown = False
        now.refused = ()
        best = search(now, judgement, judgement.temper.quick_width, 0)[0]
        self._now = best.world
        later = judgement.temper.later
        self.score = settled((1.0 - later) * self.node.value + later * best.value)


def _by_score(answer: Answer) -> float:
    return -answer.score


class Step:
    """One action of a plan, and the position in which it was meant to be taken."""

    __slots__ = ("action", "deed", "mark", "seat")

    def __init__(self, mark: Key, seat: int, action: PandemicAction, deed: Deed) -> None:
        self.seat = seat
        self.mark = mark
        self.action = action
        self.deed = deed


def steps(world: Turns, node: Node, judgement: Judgement) -> list[Step]:
    """The plan that leads to the node, action by action."""
    now = branch(world)
    plan: list[Step] = []
    for deed in node.deeds():
        seat = now.active if deed.by == NOBODY else deed.by
        for action in deed.actions:
            plan.append(Step(key(now), seat, action, deed))
            action.perform(now, seat)
            if now.over != NOBODY:
                card = card_to_let_go(now, judgement)
                if now.over == seat:
                    plan.append(Step(key(now), seat, DISCARD[card], Deed([], 0, "discard", card)))
                let_go(now, card)
    return plan
