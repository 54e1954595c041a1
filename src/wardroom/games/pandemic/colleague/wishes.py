"""What people have called across the table: cities to see to, and cities somebody takes on."""

from typing import Final

from wardroom.games.pandemic.colleague.judgement import Judgement
from wardroom.games.pandemic.colleague.plan import branch, heeded, search
from wardroom.games.pandemic.content import ACTIONS_PER_TURN, CITIES, DISTANCE
from wardroom.games.pandemic.phases import ACTIONS, NOBODY
from wardroom.games.pandemic.rules import Flow
from wardroom.kernel.calls import HELP, MINE, PLEASE, WAIT, Call
from wardroom.kernel.message import Message

IN_REACH: Final = 4
"""So many drives away a city can still be seen to."""


class Wishes:
    """What one colleague was asked for, until its first own turn after that is over."""

    __slots__ = ("_turn", "cities")

    def __init__(self) -> None:
        self.cities: dict[int, bool] = {}
        """Cities that somebody has asked for (True) or has taken on (False)."""
        self._turn = -1
        """The own turn in which they were looked at."""

    def hear(self, call: Call, world: Flow, seat: int, judgement: Judgement) -> Message | None:
        """Note a wish that costs little; say so when it costs more. The server waits for people
        who ask for it, so a colleague only says that it does.
        """
        if call.call == WAIT:
            return Message("chat-answer-wait")
        kind, _, name = call.thing.partition(":")
        if kind != "city" or name not in CITIES or call.call not in (MINE, PLEASE, HELP):
            return None
        city, wanted = CITIES.index(name), call.call != MINE
        if wanted:
            away = DISTANCE[world.pawns[seat]][city] > IN_REACH
            if away or not world.cubes[city]:
                return Message("chat-answer-not-now")
        if not _costs_little(world, seat, city, wanted, judgement):
            return Message("chat-answer-not-now")
        self.cities[city] = wanted
        return Message("chat-answer-please" if wanted else "chat-answer-left")

    def of(self, world: Flow, seat: int) -> dict[int, bool]:
        """The wishes for a turn; only the own one is bent for them, and the first after them."""
        if world.active != seat:
            return {}
        if self.cities and self._turn not in (-1, world.turn):
            self.cities.clear()
        self._turn = world.turn if self.cities else -1
        return self.cities


def _costs_little(world: Flow, seat: int, city: int, wanted: bool, judgement: Judgement) -> bool:
    """Is there a turn of the seat, if it began now, that does so and is nearly as good?"""
    now = branch(world)
    if now.active != seat or now.phase != ACTIONS:
        now.active = seat
        now.phase = ACTIONS
        now.actions = ACTIONS_PER_TURN
        now.flown = False
    now.step = None
    now.over = NOBODY
    now.refused = ()
    ends = search(now, judgement, judgement.weights.width, 0)
    return heeded(now, ends[0], ends, {city: wanted}) is not None
