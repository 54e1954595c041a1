"""A person beside colleagues who does nothing but the duty Pharmacy, as she said in the Council,
and how long she waits for a Nurse whenever one of her two slots could take one.
"""

from typing import NamedTuple, cast

from wardroom.games.rush_md import RUSH_MD
from wardroom.games.rush_md.colleague.cases import Cases
from wardroom.games.rush_md.colleague.stores import best_kind
from wardroom.games.rush_md.content import ORGANS, SLOTS
from wardroom.games.rush_md.full_state import RushState
from wardroom.games.rush_md.glasses import is_running
from wardroom.games.rush_md.hands import is_free
from wardroom.games.rush_md.primitives import STOCKS
from wardroom.games.rush_md.state import ACTION, Position
from wardroom.games.rush_md.work import NOTHING
from wardroom.kernel import Call, Choice, Dice, Perspective, Table, Wait
from wardroom.players import Team, call_out, colleague, introduce, step

SLOTS_OF_HERS = (SLOTS.index("PH-1"), SLOTS.index("PH-2"))
PATIENCE_MS = 5_000
LOOKS_UP_MS = 250
OUTSIDE = ("ready", "confirm", "resume", "report", "finish")


class Found(NamedTuple):
    """How often she wanted a Nurse, how often one was there in time, and what was hoarded."""

    wanted: int
    in_time: int
    organs: int
    """Organs that a colleague fetched and no patient lacked."""


class Pharmacist:
    """A person who places a Nurse in the Pharmacy whenever she can, and nothing else."""

    def __init__(self) -> None:
        self.waits: list[int] = []
        self._since: int | None = None

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        world = cast(RushState, perspective.imagine(Dice.seeded(1, "pharmacist")))
        named = {repr(action): action for action in perspective.legal}
        if world.tasks[perspective.seat] is not None:
            kind = best_kind(Cases(world), perspective.seat)[0]
            if kind != NOTHING and STOCKS[kind] in perspective.legal:
                return Choice(STOCKS[kind])
        for name, action in named.items():
            if name.split()[0] in OUTSIDE:
                return Choice(action)
        if world.phase != ACTION:
            return None if not perspective.waited_for else Choice(perspective.legal[0])
        for name, action in named.items():
            if name.startswith("place nurse") and name.split()[-1].startswith("PH-"):
                self._note(perspective.now)
                return Choice(action)
        if self._since is None and self.wants(world, perspective.seat):
            self._since = perspective.now
        return Wait(perspective.now + LOOKS_UP_MS)

    def _note(self, now: int) -> None:
        self.waits.append(0 if self._since is None else now - self._since)
        self._since = None

    @staticmethod
    def wants(world: Position, seat: int) -> bool:
        """Are her hands free, and could a slot of hers take a Nurse?"""
        if world.phase != ACTION or world.tasks[seat] is not None or not is_free(world, seat):
            return False
        return any(
            world.slots[slot] == NOTHING or not is_running(world, world.slots[slot])
            for slot in SLOTS_OF_HERS
        )


def play(seed: int, seats: int, level: str, options: dict[str, str]) -> Found:
    """One game; seat 0 is the person, who has told the others of her duty."""
    table = Table.deal(RUSH_MD, seats, seed, options)
    person = Pharmacist()
    others = {seat: colleague(RUSH_MD, level, 31 * seed + seat) for seat in range(1, seats)}
    introduce(others, (0,))
    call_out(others, table, Call(0, "mine", "duty:pharmacy"))
    team = Team({0: person, **others})
    organs = 0
    while table.outcome() is None:
        before = cast(RushState, table.state.copy())
        ply = table.ply
        step(table, team)
        for move in table.record.moves[ply:]:
            if move.seat > 0 and move.action.startswith("stock_organ"):
                organs += not _lacked(before)
    if person._since is not None:
        person.waits.append(table.now - person._since)
    in_time = sum(wait <= PATIENCE_MS for wait in person.waits)
    return Found(len(person.waits), in_time, organs)


def _lacked(world: RushState) -> bool:
    return any(case.short[kind] for case in Cases(world).all for kind in ORGANS)
