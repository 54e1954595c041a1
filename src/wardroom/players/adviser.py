"""Advice for a person in a seat: a colleague who plans in that place, and keeps to its plan.

An adviser is nothing but the positions since the present stretch began, shown to a colleague one
after the other. So the one that a table has kept, one in a new process, and one that is made again
for every single question all give the same advice.
"""

from typing import Final, TypeGuard

from wardroom.kernel import (
    Choice,
    Claims,
    Colleague,
    Dice,
    Game,
    Next,
    Perspective,
    Plan,
    PlanningColleague,
    PlanStep,
    State,
    Table,
    Wait,
    WatchfulColleague,
    what_next,
)
from wardroom.kernel.record import NOBODY
from wardroom.players.registry import dismiss, installed_levels, make_colleague

LONGEST_TRAIL: Final = 24
"""How many positions an adviser of a timed game looks back at."""
MOST_SHOWN: Final = 24
"""How many moments at which something was open it remembers."""


def claims_of(game: Game) -> Claims:
    """When each reason of the game's colleagues is true; empty if the game does not say."""
    return {} if game.claims is None else game.claims()


def advising_kind(game: Game) -> str | None:
    """The kind that gives advice: the strongest level that plans, installed ones counted in."""
    found: str | None = None
    for kind, maker in (*game.colleagues.items(), *installed_levels(game)):
        if found is None or hasattr(maker, "plan"):
            found = kind
    return found


def adviser_for(game: Game, kind: str, seat: int) -> Colleague:
    """A new colleague to give advice; all of a seat are alike."""
    dice = Dice.seeded(seat, "adviser")
    return make_colleague(game, kind, dice.bits())


def plans(one: Colleague) -> TypeGuard[PlanningColleague]:
    return hasattr(one, "plan") and hasattr(one, "stretch")


def watches(one: Colleague) -> TypeGuard[WatchfulColleague]:
    return hasattr(one, "watch") and hasattr(one, "shown_at")


def advice_of(one: Colleague, perspective: Perspective) -> Plan | None:
    """The plan of a colleague; one without plans is asked for its next step alone."""
    if plans(one):
        return one.plan(perspective)
    choice = one.choose(perspective)
    if not isinstance(choice, Choice):
        return None
    step = PlanStep(perspective.seat, choice.action, choice.reason)
    return Plan(choice.reason or choice.action.message(), (step,))


class _Moment:
    """A position on the way, with its time, and what the person could imagine behind it."""

    __slots__ = ("_world", "now", "state")

    def __init__(self, state: State, now: int) -> None:
        self.state = state
        self.now = now
        self._world: State | None = None

    def world(self, seat: int) -> State:
        """In a timed game the same moments are looked at with every question."""
        if self._world is None:
            self._world = self.state.imagine(seat, _world(seat))
        return self._world


class Adviser:
    """The adviser of one seat of one table, as long as that lives."""

    def __init__(self, game: Game, kind: str, seat: int) -> None:
        self._game = game
        self._kind = kind
        self._seat = seat
        self._one = adviser_for(game, kind, seat)
        self._ply = -1
        """The position that was looked at last."""
        self._state: State | None = None
        self._now = 0
        self._stretch = -1
        self._plan: Plan | None = None
        self._here: _Moment | None = None
        """The moment for which advice was given last."""
        self._recent: list[_Moment] = []
        self._shown: list[_Moment] = []
        """The last moments at which something was open: these are remembered longer."""

    def close(self) -> None:
        dismiss([self._one])

    def advise(self, table: Table, at: int = 0) -> Plan | None:
        """What to do now; None if there is nothing to do. The table may only have gone on."""
        trail = self._trail(table)
        if self._game.timed:
            # Like a new one, it remembers nothing from before the trail.
            one = self._one = self._new_colleague()
            state, now = trail[-1].state.copy(), max(at, table.now)
            shown = self._moments_shown(state, now)
            if watches(one):
                for moment in (*self._shown, *shown):
                    one.watch(moment.world(self._seat))
            for moment in trail[:-1]:
                self._look(moment)
            state.advance(now)
            self._here = _Moment(state, now)
            self._plan = self._look(self._here)
            return self._plan
        for moment in trail:
            self._here = moment
            self._plan = self._look(moment)
        return self._plan

    def next(self) -> Next | None:
        """What comes next by the advice that was given last, in words and on the board."""
        here, plan = self._here, self._plan
        if here is None:
            return None
        first = None if plan is None else plan.steps[0]
        return what_next(self._game, here.world(self._seat), self._seat, first)

    def _look(self, moment: "_Moment") -> Plan | None:
        """Show the colleague a position as the person in the seat knows it."""
        if not moment.state.legal(self._seat):
            return None
        world = moment.world(self._seat)
        return advice_of(self._one, Perspective(self._game, world, self._seat, moment.now))

    def _trail(self, table: Table) -> list["_Moment"]:
        """The positions of the present stretch that are to be looked at, with their moments."""
        trail = self._recent if self._game.timed else []
        state = self._state
        if state is None:
            state = table.at(0)
            self._ply = 0
            trail.append(_Moment(state.copy(), 0))
            self._stretch = self._number(state)
        for move in table.record.moves[self._ply :]:
            self._shown += self._moments_shown(state, move.at)
            del self._shown[:-MOST_SHOWN]
            state.advance(move.at)
            if move.seat != NOBODY:
                state.play(move.seat, self._game.space.read(move.action), move.at)
            self._now = max(self._now, move.at)
            stretch = self._number(state)
            if stretch != self._stretch:
                self._stretch = stretch
                trail.clear()
                self._one = self._new_colleague()
            trail.append(_Moment(state.copy(), self._now))
            if self._game.timed:
                del trail[:-LONGEST_TRAIL]
        self._ply = table.ply
        self._state = state
        return trail

    def _moments_shown(self, state: State, until: int) -> list["_Moment"]:
        """Let time go on; the moments on the way at which something is turned up."""
        found: list[_Moment] = []
        one = self._one
        if not self._game.timed or not watches(one):
            return found
        at = one.shown_at(state)
        while at is not None and at <= until:
            state.advance(at)
            if not one.is_shown(state):
                break
            found.append(_Moment(state.copy(), at))
            at = one.shown_at(state)
        return found

    def _number(self, state: State) -> int:
        return self._one.stretch(state) if plans(self._one) else 0

    def _new_colleague(self) -> Colleague:
        dismiss([self._one])
        return adviser_for(self._game, self._kind, self._seat)


def advise_at_once(
    game: Game, state: State, seat: int, now: int
) -> tuple[Plan | None, Next | None]:
    """Advice from the position alone, here and now; nothing in a game where that would take long.

    The state is the seat's own to change: one that it cannot tell from the real one.
    """
    if game.guide is None or not game.guide.kind:
        return None, None
    one = adviser_for(game, game.guide.kind, seat)
    plan = advice_of(one, Perspective(game, state, seat, now)) if state.legal(seat) else None
    return plan, what_next(game, state, seat, None if plan is None else plan.steps[0])


def world_of(state: State, seat: int) -> State:
    """What an adviser of the seat takes the position for."""
    return state.imagine(seat, _world(seat))


class Obedient:
    """A person who asks at every decision, and does as told: the kind `adviser`.

    Each time somebody new is asked, who has only the positions of the present stretch to go by.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._kind = advising_kind(game) or "random"
        self._trail: list[tuple[State, int]] = []
        self._shown: list[State] = []
        """What was open further back."""
        self._stretch = -1

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        seat = perspective.seat
        world = perspective.imagine(_world(seat))
        one = adviser_for(self._game, self._kind, seat)
        try:
            stretch = one.stretch(world) if plans(one) else 0
            far = -LONGEST_TRAIL + 1 if self._game.timed else None
            if stretch != self._stretch or not plans(one):
                self._stretch = stretch
                far = len(self._trail)
            if far is not None:
                self._forget(one, far)
            for before, now in self._trail:
                one.choose(Perspective(self._game, before, seat, now))
            self._trail.append((world, perspective.now))
            here = Perspective(self._game, world, seat, perspective.now)
            if self._game.timed or not plans(one):
                return one.choose(here)
            plan = advice_of(one, here)
            return None if plan is None else plan.choice()
        finally:
            dismiss([one])

    def _forget(self, one: Colleague, far: int) -> None:
        """Forget the trail up to there, all but what was open for a moment."""
        if watches(one):
            self._shown += [world for world, _ in self._trail[:far] if one.is_shown(world)]
            del self._shown[:-MOST_SHOWN]
            for world in self._shown:
                one.watch(world)
        del self._trail[:far]


def _world(seat: int) -> Dice:
    """Always the same guess at what is hidden, so that no plan changes because of a new guess."""
    return Dice.seeded(seat, "what an adviser imagines")
