"""The turns of a finished game, and the turns of the strong colleague in their place.

The colleague draws the same cubes: what comes out of the bag follows from the position, not from
what is done with it.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, cast

from wardroom.games.quarantine import actions
from wardroom.games.quarantine.colleague import Sharp
from wardroom.games.quarantine.colleague.plan import Key, key
from wardroom.games.quarantine.content import COLOURS
from wardroom.games.quarantine.cubes import Queue
from wardroom.games.quarantine.full_state import QuarantineState
from wardroom.games.quarantine.state import ENDED, FREE_MARKER, INFECT, QUEUE, SPREAD, TURN
from wardroom.kernel.action import Action
from wardroom.kernel.game import Game, Perspective
from wardroom.kernel.message import Message
from wardroom.kernel.table import Table

_DECIDED_WITHIN: Final = (QUEUE, INFECT, SPREAD, FREE_MARKER)
"""Steps that the game begins, not the player: what is answered there is a choice of its own."""


class Turn(NamedTuple):
    """A turn as it was played, from its first choice to the next turn."""

    ply: int
    last: int
    seat: int
    before: QuarantineState
    after: QuarantineState
    played: tuple[Message, ...]


class Instead(NamedTuple):
    """A turn as the colleague would have played it."""

    after: QuarantineState
    steps: tuple[Message, ...]
    reasons: tuple[Message, ...]
    """Why each step, in the colleague's words."""


def turns(table: Table) -> Iterator[Turn]:
    """All turns of a game, in their order."""
    state = cast(QuarantineState, table.at(0))
    began = 0
    before: QuarantineState | None = None
    headlines = _Headlines()
    for ply, move in enumerate(table.record.moves):
        if before is None and state.phase == TURN:
            began, before = ply, state.copy()
        action = table.game.space.read(move.action)
        headlines.add(state, action, action.message())
        state.play(move.seat, action, move.at)
        if before is not None and (state.turn != before.turn or state.phase == ENDED):
            said = tuple([message for message, _ in headlines.told])
            yield Turn(began, ply + 1, before.active, before, state.copy(), said)
            before = None
        if before is None:
            headlines = _Headlines()


def instead(game: Game, judge: Sharp, turn: Turn) -> Instead:
    """The same turn in the hands of the colleague, who sees no more than the player did."""
    state = turn.before.copy()
    headlines = _Headlines()
    while state.turn == turn.before.turn and state.phase != ENDED:
        plan = judge.plan(Perspective(game, state, turn.seat))
        if plan is None:
            break
        step = plan.steps[0]
        headlines.add(state, step.action, step.reason or plan.aim)
        state.play(turn.seat, step.action)
    said = tuple([message for message, _ in headlines.told])
    return Instead(state, said, tuple([reason for _, reason in headlines.told]))


def same_end(one: QuarantineState, other: QuarantineState) -> bool:
    """Do two turns leave the same to go on from?"""
    return one.phase == other.phase and _all_hospitals(one) == _all_hospitals(other)


def _all_hospitals(state: QuarantineState) -> tuple[Key, ...]:
    """All that a turn can change, seen from every hospital."""
    layouts = [(layout.where, layout.doors) for layout in state.layouts]
    return (key(state), tuple(layouts), tuple(state.asides), tuple(state.bag))


class _Headlines:
    """The choices of a turn worth telling: what was begun and not taken back, and where cubes
    went; not how a tile was paid for and turned.
    """

    def __init__(self) -> None:
        self.told: list[tuple[Message, Message]] = []
        """What was done, and the reason."""

    def add(self, state: QuarantineState, action: Action, reason: Message) -> None:
        step = state.step
        if action is actions.CANCEL:
            if self.told:
                self.told.pop()
        elif step is None:
            if action is not actions.DRAW and action is not actions.END_TURN:
                self.told.append((action.message(), reason))
        elif isinstance(action, Queue):
            args = {"colour": COLOURS[step.number], "owner": action.owner}
            self.told.append((Message("debrief-queued", args), reason))
        elif step.kind in _DECIDED_WITHIN:
            self.told.append((action.message(), reason))
