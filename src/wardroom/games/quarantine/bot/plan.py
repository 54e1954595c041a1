"""Plans for a turn: a beam search over deeds.

The search never draws a cube: it begins when all cubes of the turn are placed, and ends with the
turn. What the rivals can make of it is part of the judgement.
"""

from wardroom.games.quarantine import actions
from wardroom.games.quarantine.bot.deeds import Deed, branch, deeds
from wardroom.games.quarantine.bot.judgement import Judgement
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.rules import Turns

Key = tuple[object, ...]


def key(world: Turns) -> Key:
    """All that a turn can change, for merging equal positions and recognising foreseen ones."""
    seat = world.active
    layout = world.layouts[seat]
    return (
        layout.where,
        layout.doors,
        tuple(world.quarantine),
        tuple(world.patients),
        tuple(world.lines),
        tuple(world.stocks),
        tuple(world.markers),
        tuple(world.owners),
        world.asides[seat],
        world.actions,
        world.taken,
    )


def mark(world: Turns) -> Key:
    """A position in a turn, open step and all, to find it again."""
    step = world.step
    inside: Key = ()
    if step is not None:
        inside = (step.kind, step.tile, step.cell, step.cubes, step.line, step.number)
        draft = step.draft
        if draft is not None:
            inside = (*inside, draft.layout.where, draft.layout.doors, draft.hand, draft.aside)
    return (world.turn, world.held, *key(world), *inside)


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


def best_turn(world: Turns, judgement: Judgement) -> Node:
    """The end of the present turn that leaves the player best off."""
    width = judgement.temper.width
    root = Node(world, judgement.value(world), None, None)
    known: set[Key] = {key(world)}
    ends: list[Node] = [root]
    level = [root]
    while level:
        ahead: list[Node] = []
        place = 0
        while place < len(level):
            node = level[place]
            place += 1
            for deed in deeds(node.world, judgement):
                child = _after(node, deed, judgement, known)
                if child is None:
                    continue
                if not deed.free:
                    ahead.append(child)
                elif child.value > node.value and len(level) < 3 * width:
                    level.append(child)
                    ends.append(child)
            if not node.world.actions and _may_use_marker(node.world):
                child = _after(node, _extra_action(node.world), judgement, known)
                if child is not None:
                    level.append(child)
        ahead.sort(key=_by_value)
        del ahead[width:]
        ends.extend(ahead)
        level = ahead
    best = root
    most = -1e9
    for node in ends:
        left = node.world.actions
        value = node.value
        if left:  # they would be lost (QUA-5.7)
            node.world.actions = 0
            value = judgement.value(node.world)
            node.world.actions = left
        if value > most:
            most = value
            best = node
    return best


def _may_use_marker(world: Turns) -> bool:
    """QUA-8.5."""
    return world.markers[world.active] > world.taken


def _extra_action(world: Turns) -> Deed:
    deed = Deed("extra", branch(world))
    deed.step(actions.USE_MARKER)
    return deed


def _after(node: Node, deed: Deed, judgement: Judgement, known: set[Key]) -> Node | None:
    position = key(deed.world)
    if position in known:
        return None
    known.add(position)
    return Node(deed.world, judgement.value(deed.world), deed, node)


class Step:
    """One action of a plan, and the position in which it was meant to be taken."""

    __slots__ = ("action", "deed", "mark")

    def __init__(self, mark: Key, action: QuarantineAction, deed: Deed) -> None:
        self.mark = mark
        self.action = action
        self.deed = deed


def steps(world: Turns, node: Node) -> list[Step]:
    """The plan that leads to the node, action by action."""
    now = branch(world)
    plan: list[Step] = []
    for deed in node.deeds():
        for action in deed.actions:
            plan.append(Step(mark(now), action, deed))
            action.perform(now, now.active)
    return plan
