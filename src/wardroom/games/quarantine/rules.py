"""The flow of the game: building, turns, what happens by itself, how it ends."""

from typing import Final, cast

from wardroom.games.quarantine import legal, offers, refusals, scoring
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
    Deal,
    Position,
    Step,
)
from wardroom.kernel.action import Action
from wardroom.kernel.dice import Dice
from wardroom.kernel.errors import IllegalAction
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.offer import Offer
from wardroom.kernel.state import Outcome

_WAITING: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
_NOBODY_WAITS: Final[tuple[int, ...]] = ()
_NOTHING_LEGAL: Final[tuple[QuarantineAction, ...]] = ()


class Flow(Position):
    """A position that plays by the rules of building and turns."""

    __slots__ = ("_legal",)

    _legal: tuple[QuarantineAction, ...] | None
    """What the active player may do, once somebody has asked."""

    def lay_out(self, deal: Deal, chance: int) -> None:
        super().lay_out(deal, chance)
        self._legal = None

    def forget_legal(self) -> None:
        """The position was changed by other means than playing."""
        self._legal = None

    def keep_legal_of(self, other: "Flow") -> None:
        """This is a copy of the other."""
        self._legal = other._legal

    def waiting(self) -> tuple[int, ...]:
        """All choices belong to the active player (part 5 of the reference)."""
        return _NOBODY_WAITS if self.phase == ENDED else _WAITING[self.active]

    def legal(self, seat: int) -> tuple[QuarantineAction, ...]:
        if self.phase == ENDED:
            return _NOTHING_LEGAL
        if seat != self.active:
            if legal.is_still_to_open(self, seat):
                return tuple(legal.starting_tiles(self, seat))
            return _NOTHING_LEGAL
        known = self._legal
        if known is None:
            step = self.step
            if step is not None:
                known = tuple(legal.answers(self, step))
            elif self.phase == TURN:
                known = tuple(legal.turn_actions(self))
            else:
                known = tuple(legal.starting_tiles(self, seat))
            self._legal = known
        return known

    def offers(self, seat: int) -> list[Offer]:
        """The legal actions in the same order, with what a face needs to show them."""
        return offers.offers(self, seat, self.legal(seat))

    def play(self, seat: int, action: Action, at: int = 0) -> None:
        for choice in self.legal(seat):
            if choice is action:
                break
        else:
            raise IllegalAction(_refusal(self, seat, action), "quarantine")
        self._legal = None
        choice.perform(self, seat)
        if self.phase == BETWEEN:
            self._go_on()

    def explain(self, seat: int, action: Action) -> Message | None:
        """Why this seat may not take the action now; None if it may."""
        for choice in self.legal(seat):
            if choice is action:
                return None
        return _refusal(self, seat, action)

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
        ended = self.active
        following = (ended + 1) % self.deal.seats  # QUA-5.1
        if not self.turn:
            self.phase = BUILDING
            self.active = following
            self.cancels = 0
            if self.log is not None:
                self.tell("hospital", {"seat": ended, "count": len(self.layouts[ended].stations)})
            if following == self.deal.first:
                self._open_the_market()
                self._begin_turn(following)
            return
        self.phase = TURN
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
            table = scoring.scores(self)
            args: dict[str, Argument] = {
                "seat": seat,
                "turn": self.turn,
                "points": [str(score.points()) for score in table],
                "rooms": [str(score.rooms) for score in table],
                "stations": [str(score.stations) for score in table],
                "stock": [str(score.cubes) for score in table],
                "line": [str(score.line) for score in table],
            }
            self.tell("last_turn" if last else "turn", args)
        if self.has_active(seat, CAFETERIA) and legal.someone_has_a_marker_to_give(self, seat):
            self.step = Step(FREE_MARKER)  # QUA-5.2

    def _end(self) -> None:
        """QUA-20.1: points are counted."""
        self.phase = ENDED
        self.held = 0
        best, result = scoring.winners(self)
        for seat, score in enumerate(scoring.scores(self)):
            self.counted += 1
            args = {
                "seat": seat,
                "count": score.points(),
                "rooms": score.rooms,
                "stations": score.stations,
                "stock": score.cubes,
                "line": score.line,
            }
            self.tell("score", args)
        self.result = result
        for seat in best:
            self.tell(RESULTS[result], {"seat": seat})


def _refusal(position: Flow, seat: int, action: Action) -> Message:
    return refusals.refusal(position, seat, cast(QuarantineAction, action))
