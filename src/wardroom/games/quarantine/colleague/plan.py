"""Plans for a turn: a beam search over purposes.

The search never draws a cube: it begins when all cubes of the turn are placed, and ends with the
turn. What the rivals can make of it is part of the judgement.
"""

from wardroom.games.quarantine import actions
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.colleague.judgement import Judgement
from wardroom.games.quarantine.colleague.purposes import Purpose, branch, purposes
from wardroom.games.quarantine.rules import Flow

Key = tuple[object, ...]


def key(world: Flow) -> Key:
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


def mark(world: Flow) -> Key:
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
    """A position on the way, and the purposes that led to it."""

    __slots__ = ("before", "purpose", "value", "world")

    def __init__(
        self, world: Flow, value: float, purpose: Purpose | None, before: "Node | None"
    ) -> None:
        self.world = world
        self.value = value
        self.purpose = purpose
        self.before = before

    def purposes(self) -> list[Purpose]:
        chain: list[Purpose] = []
        node: Node | None = self
        while node is not None:
            if node.purpose is not None:
                chain.append(node.purpose)
            node = node.before
        chain.reverse()
        return chain


def _by_value(node: Node) -> float:
    return -node.value


def best_turn(world: Flow, judgement: Judgement) -> Node:
    """The end of the present turn that leaves the player best off."""
    ends = turn_ends(world, judgement)
    best = ends[0]
    most = -1e9
    for node in ends:
        value = end_value(node, judgement)
        if value > most:
            most = value
            best = node
    return best


def end_value(node: Node, judgement: Judgement) -> float:
    """What it is worth to end the turn here: actions left would be lost (QUA-5.7)."""
    left = node.world.actions
    if not left:
        return node.value
    node.world.actions = 0
    value = judgement.value(node.world)
    node.world.actions = left
    return value


def turn_ends(world: Flow, judgement: Judgement) -> list[Node]:
    """The ends of the present turn that the search comes to; the first is to do nothing."""
    width = judgement.weights.width
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
            for purpose in purposes(node.world, judgement):
                child = _after(node, purpose, judgement, known)
                if child is None:
                    continue
                if not purpose.free:
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
    return ends


def _may_use_marker(world: Flow) -> bool:
    """QUA-8.5."""
    return world.markers[world.active] > world.taken


def _extra_action(world: Flow) -> Purpose:
    purpose = Purpose("extra", branch(world))
    purpose.take(actions.USE_MARKER)
    return purpose


def _after(node: Node, purpose: Purpose, judgement: Judgement, known: set[Key]) -> Node | None:
    position = key(purpose.world)
    if position in known:
        return None
    known.add(position)
    return Node(purpose.world, judgement.value(purpose.world), purpose, node)


class Foreseen:
    """One action of a plan, and the position in which it was meant to be taken."""

    __slots__ = ("action", "mark", "purpose")

    def __init__(self, mark: Key, action: QuarantineAction, purpose: Purpose) -> None:
        self.mark = mark
        self.action = action
        self.purpose = purpose


def steps(world: Flow, node: Node) -> list[Foreseen]:
    """The plan that leads to the node, action by action."""
    now = branch(world)
    plan: list[Foreseen] = []
    for purpose in node.purposes():
        for action in purpose.actions:
            plan.append(Foreseen(mark(now), action, purpose))
            action.perform(now, now.active)
    return plan
