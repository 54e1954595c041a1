"""The flow of the game: building, turns, what happens by itself, how it ends."""

from typing import Final

from wardroom.games.quarantine import legal, scoring
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.content import (
    ACTIONS_PER_TURN,
    CAFETERIA,
    CUBES_PER_TURN,
    FIRST_ROOM,
    ROOMS,
    ROOMS_ON_THE_MARKET,
    TILE,
    TILES,
)
from wardroom.games.quarantine.state import (
    BETWEEN,
    BUILDING,
    ENDED,
    FREE_MARKER,
    NO_CUBES,
    NOBODY,
    RESULTS,
    TURN,
    Position,
    Step,
)
from wardroom.kernel.action import Action
from wardroom.kernel.dice import Dice
from wardroom.kernel.errors import IllegalAction
from wardroom.kernel.game import Outcome

_WAITING: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
_NOBODY_WAITS: Final[tuple[int, ...]] = ()
_NOTHING_LEGAL: Final[list[QuarantineAction]] = []


class Turns(Position):
    """A position that plays by the rules of building and turns."""

    __slots__ = ()

    def waiting(self) -> tuple[int, ...]:
        """All choices belong to the active player (part 5 of the reference)."""
        return _NOBODY_WAITS if self.phase == ENDED else _WAITING[self.active]

    def legal(self, seat: int) -> list[QuarantineAction]:
        if seat != self.active or self.phase == ENDED:
            return _NOTHING_LEGAL[:]
        known = self._legal
        if known is None:
            step = self.step
            if step is not None:
                known = legal.answers(self, step)
            elif self.phase == TURN:
                known = legal.turn_actions(self)
            else:
                known = legal.starting_tiles(self)
            self._legal = known
        return known

    def play(self, seat: int, action: Action, at: int = 0) -> None:
        for choice in self.legal(seat):
            if choice is action:
                break
        else:
            raise IllegalAction(self.why_not(seat, action))
        self._legal = None
        choice.perform(self, seat)
        if self.phase == BETWEEN:
            self._go_on()

    def why_not(self, seat: int, action: Action) -> str:
        """One sentence about an illegal action."""
        if self.phase == ENDED:
            return f"The game is over; {action!r} cannot be played any more."
        if seat != self.active:
            return f"It is seat {self.active}'s decision; seat {seat} cannot play {action!r} now."
        return f"Seat {seat} cannot play {action!r} now."

    def due(self) -> int | None:
        return None

    def advance(self, at: int) -> None:
        """Quarantine has no clock."""

    def outcome(self) -> Outcome | None:
        if not self.result:
            return None
        best, _ = scoring.winners(self)
        points = tuple([score.points() for score in scoring.scores(self)])
        args = {"points": str(points[best[0]])}
        return Outcome(RESULTS[self.result], tuple(best), args, points)

    # The flow

    def _go_on(self) -> None:
        """A hospital is built or a turn is over: the next one, or the end."""
        following = (self.active + 1) % self.deal.seats  # QUA-5.1
        if not self.turn:
            if following == self.deal.first:
                self._open_the_market()
                self._begin_turn(following)
            else:
                self.active = following
                self.cancels = 0
                self.phase = BUILDING
            return
        if self.finisher == NOBODY and not self.patients_in_the_bag():  # QUA-19.3, QUA-19.8
            self.finisher = self.active
            self.tell("last_patient", {"seat": self.active})
        if following == self.finisher:  # QUA-19.4, QUA-19.5
            self._end()
        else:
            self._begin_turn(following)

    def _open_the_market(self) -> None:
        """QUA-0.3, QUA-0.5, QUA-0.6: only now it is drawn which rooms are on sale."""
        chosen = self.deal.options["rooms"]
        if chosen == "random":
            dice = Dice(self.chance)
            drawn = dice.shuffled(range(len(ROOMS)))[:ROOMS_ON_THE_MARKET]
            self.chance = dice.state
            self.rooms = tuple(sorted([FIRST_ROOM + room for room in drawn]))
        else:
            self.rooms = tuple(sorted([TILE[room] for room in chosen.split(",")]))
        self.revealed += 1
        self.left = [1 if self.deal.seats == 2 else 2] * len(self.rooms)
        self.owners = [NOBODY] * len(self.rooms)
        self.prices = [NO_CUBES] * len(self.rooms)
        if self.log is not None:
            self.tell("market", {"tiles": [TILES[room] for room in self.rooms]})

    def _begin_turn(self, seat: int) -> None:
        self.turn += 1
        self.active = seat
        self.phase = TURN
        self.actions = ACTIONS_PER_TURN
        self.contracted = 0
        self.taken = 0
        self.rebuilt = False
        self.examined = False
        self.wards_bought = 0
        self.cancels = 0
        last = self.finisher != NOBODY
        self.held = 0 if last else min(CUBES_PER_TURN, sum(self.bag))  # QUA-19.6, QUA-5.3
        if self.log is not None:
            self.tell("last_turn" if last else "turn", {"seat": seat, "turn": self.turn})
        if self.has_active(seat, CAFETERIA) and legal.someone_has_a_marker_to_give(self, seat):
            self.step = Step(FREE_MARKER)  # QUA-5.2

    def _end(self) -> None:
        """QUA-20.1: points are counted."""
        self.phase = ENDED
        self.held = 0
        best, self.result = scoring.winners(self)
        if self.log is None:
            return
        for seat, score in enumerate(scoring.scores(self)):
            args = {
                "seat": seat,
                "count": score.points(),
                "rooms": score.rooms,
                "stations": score.stations,
                "stock": score.cubes,
                "line": score.line,
            }
            self.tell("score", args)
        for seat in best:
            self.tell(RESULTS[self.result], {"seat": seat})
