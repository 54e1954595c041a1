"""Can advice be trusted? `python -m tools.advice GAME [--games N] [--seed S] [--jobs J]`.

In every game one person asks at every decision and does as told, with colleagues in the other
seats. Counted are:

- advice against oneself: in Quarantine fever on an own tile although a rival's can be chosen, or
  letting it spread at home; and a plan that costs points and does not say what it brings later;
- idle sentences: in Rush M.D., by the clock or by moves, somebody is told to wait, for whatever it
  may be, while by the adviser's own judgement the hands could set out for something at once; a bed
  that somebody else has moved a moment ago is theirs, by the record of the game;
- waiting for nothing: what is said to be waited for is not so by the boards, or it is not said;
- pieces fetched in Rush M.D., those that nobody lacked when they were fetched, and those that were
  never used;
- plans of several steps: those that were carried out to their last step, those that ended with a
  sentence of the adviser, and those that ended because something new was turned up or somebody
  else had moved, which the page says (`web-plan-stopped`).

The modules of Rush M.D. and its two clocks change from game to game, so that 32 games in a row have
each of them with each number of people.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, Final, cast

from wardroom.games.rush_md.colleague.admission import mood_of
from wardroom.games.rush_md.colleague.cases import Cases
from wardroom.games.rush_md.colleague.jobs import Duties
from wardroom.games.rush_md.colleague.manners import Manners
from wardroom.games.rush_md.colleague.skills import EXPERT
from wardroom.games.rush_md.colleague.waiting import STUCK
from wardroom.games.rush_md.content import BEDS, KINDS
from wardroom.games.rush_md.primitives import Do
from wardroom.games.rush_md.rules import Flow
from wardroom.games.rush_md.state import ACTION, NOT_PAUSED
from wardroom.games.rush_md.untimed import WAITS
from wardroom.kernel import (
    Choice,
    Dice,
    Event,
    Game,
    Message,
    Perspective,
    Plan,
    PlanStep,
    Table,
    Wait,
)
from wardroom.kernel import game as find_game
from wardroom.players import (
    Adviser,
    Team,
    advising_kind,
    claims_of,
    colleague,
    introduce,
    step,
)

LOOKS_UP_MS: Final = 500
NOT_ASKED: Final = ("next-hand", "next-countdown", "next-others", "ask-overtime", "ask-nothing")
"""What is said where nothing may or can be done."""
LEFT_MS: Final = 9_000
"""How long a bed is left to the person who picked it up: the way, and six seconds."""
VARIED: Final = {"rush-md": ("clock", "research", "epidemics")}
"""Options of which each choice is played with each of the others."""
MOST_TOLD: Final = 8

Found = Counter[str]


class Person:
    """A person who asks before everything, does as told, and checks the result."""

    def __init__(self, table: Table, kind: str, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._adviser = Adviser(table.game, kind, seat)
        self._ahead: list[PlanStep] = []
        """The steps of the plan under way that are still to be taken."""
        self._revealed = 0
        self._ply = 0
        self._looked = 0
        self._moved: dict[str, tuple[int, int]] = {}
        """By bed, who has taken it somewhere last, and when."""
        self.found: Found = Counter()
        self.told: list[str] = []

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        timed = perspective.game.timed
        plan = self._adviser.advise(self._table, perspective.now)
        self.found["questions"] += 1
        if timed:
            self._look_for_work(perspective, plan)
        elif perspective.waited_for:
            self._follow(plan)
            self._look_for_harm(perspective, plan)
        first = None if plan is None else plan.steps[0]
        if first is None or first.seat != self._seat or first.action not in perspective.legal:
            self._ahead = []
            if timed:
                return Wait(perspective.now + LOOKS_UP_MS)
            return Choice(perspective.legal[0]) if perspective.waited_for else None
        return Choice(first.action, first.reason)

    def _follow(self, plan: Plan | None) -> None:
        """Hold the plan under way against what is advised now."""
        first = None if plan is None else plan.steps[0]
        due = self._ahead[0] if self._ahead else None
        quiet = self._table.state.revealed == self._revealed and not self._others_moved()
        self._revealed, self._ply = self._table.state.revealed, self._table.ply
        if due is not None:
            if first is not None and (first.seat, first.action) == (due.seat, due.action):
                del self._ahead[0]
                if not self._ahead:
                    self.found["plans carried out"] += 1
                return
            if plan is not None and plan.changed is not None:
                self.found["plans ended by the adviser's sentence"] += 1
            elif not quiet:
                self.found["plans ended by something new"] += 1
            else:
                self._complain("plans ended without a reason", f"{due.action!r} was due", plan)
            self._ahead = []
        if plan is not None and len(plan.steps) > 1:
            self.found["plans"] += 1
            self._ahead = list(plan.steps[1:])

    def _others_moved(self) -> bool:
        return any(move.seat != self._seat for move in self._table.record.moves[self._ply :])

    def _look_for_harm(self, perspective: Perspective, plan: Plan | None) -> None:
        if plan is None:
            return
        words = repr(plan.steps[0].action).split()
        legal = [repr(action).split() for action in perspective.legal]
        own = str(self._seat)
        if words[0] == "infect" and words[1] == own and any(each[1] != own for each in legal):
            self._complain("against oneself", f"fever at home: {words}", plan)
        if words[0] == "spread" and cast(Any, perspective.view())["step"]["owner"] == self._seat:
            self._complain("against oneself", f"fever spreads at home: {words}", plan)
        gain = plan.gain
        if gain is not None and str(gain.args.get("points", "")).startswith("−"):
            self.found["plans that cost points now"] += 1
            if gain.args.get("later") == "nothing":
                self._complain("plans that cost points for nothing", repr(gain), plan)

    def _look_for_work(self, perspective: Perspective, plan: Plan | None) -> None:
        coming = self._adviser.next()
        self._look_at_beds()
        if coming is None or (coming.action is not None and coming.action not in WAITS):
            return
        say = coming.say
        if say.id in NOT_ASKED:
            return
        self.found[f"waits: {say.id}"] += 1
        work = open_work(perspective, self._left(perspective.now))
        if work:
            self._complain("idle sentences with work open", f"{say!r}: {work}", plan)
        claim = claims_of(perspective.game).get(say.id)
        if claim is None or say.id == STUCK or not claim(perspective.view(), say.args):
            self._complain("waiting for nothing", repr(say), plan)

    def _look_at_beds(self) -> None:
        for move in self._table.record.moves[self._looked :]:
            words = move.action.removeprefix("begin ").split()
            if words[:1] == ["move_bed"]:
                self._moved[words[1]] = move.seat, move.at
        self._looked = self._table.ply

    def _left(self, now: int) -> list[bool]:
        """The beds that somebody else has moved a moment ago, by the record."""
        moved = [self._moved.get(bed, (self._seat, 0)) for bed in BEDS]
        return [seat != self._seat and now < at + LEFT_MS for seat, at in moved]

    def _complain(self, what: str, about: str, plan: Plan | None) -> None:
        self.found[what] += 1
        if len(self.told) < MOST_TOLD:
            aim: Message | None = None if plan is None else plan.aim
            steps = [] if plan is None else [each.action for each in plan.steps]
            self.told.append(f"move {self._table.ply}: {what}: {about}; {aim!r} {steps}")


def open_work(perspective: Perspective, left: list[bool]) -> list[str]:
    """What a seat of Rush M.D. could set out for at once with the hands and hourglasses it has, by
    the judgement of its adviser, who hoards nothing.
    """
    world = cast(Flow, perspective.imagine(Dice.seeded(0, "advice")))
    seat = perspective.seat
    if world.phase != ACTION or world.paused != NOT_PAUSED or world.clock >= world.deal.phase:
        return []
    if world.hands[seat] is not None or world.busy[seat] > world.clock:
        return []
    jobs = Duties(Cases(world, thrifty=True), seat, left, Manners())
    return [
        repr(job.action)
        for job in jobs.all(EXPERT, mood_of(world))
        if job.score > 0 and in_time(world, seat, job.action)
    ]


def in_time(world: Flow, seat: int, action: Do) -> bool:
    move = action.move
    takes = move.duration(world, seat, action.piece, action.target, True)
    return world.clock + takes < move.deadline(world, seat) and move.possible(
        world, seat, action.piece, action.target
    )


class Fetching:
    """What is fetched in a game of Rush M.D., and what for."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._stock = cast(Flow, table.state).storage[:]
        self._fetched: Found = Counter()
        self.found: Found = Counter()

    def see(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind in ("stock", "stock_organ"):
                kind, count = str(event.args["kind"]), int(str(event.args.get("count", 1)))
                whose = "by colleagues" if event.args["seat"] else "as advised"
                over = min(count, Cases(cast(Flow, self._table.state)).free[KINDS.index(kind)])
                self._fetched[kind] += count
                self.found[f"pieces fetched {whose}"] += count
                self.found[f"pieces fetched {whose} that nobody lacked"] += over

    def finish(self) -> Found:
        left = cast(Flow, self._table.state).storage
        for number, kind in enumerate(KINDS):
            more = max(0, left[number] - self._stock[number])
            self.found["pieces fetched and never used"] += min(more, self._fetched[kind])
        return self.found


def varied(game: Game, seed: int) -> dict[str, str]:
    """The options of a game by its number."""
    chosen = {}
    number = seed // len(game.seats)
    for option in game.options:
        if option.name in VARIED.get(game.name, ()):
            chosen[option.name] = option.choices[number % len(option.choices)]
            number //= len(option.choices)
    return chosen


def look(name: str, seed: int) -> tuple[int, Found, list[str]]:
    """What is found in one game."""
    game: Game = find_game(name)
    seats = game.seats[seed % len(game.seats)]
    return seed, *found_at(Table.deal(game, seats, seed, varied(game, seed)), seed)


def found_at(table: Table, seed: int) -> tuple[Found, list[str]]:
    """What is found when a table is played to its end."""
    game = table.game
    kind = advising_kind(game) or "random"
    person = Person(table, kind, 0)
    seats = range(1, table.record.seats)
    others = {seat: colleague(game, kind, 97 * seed + seat) for seat in seats}
    introduce(others, [0])
    team = Team({0: person, **others})
    fetching = Fetching(table) if game.timed else None
    while (outcome := table.outcome()) is None:
        events = step(table, team)
        if fetching is not None:
            fetching.see(events)
    person.found["games won"] += 0 in outcome.winners
    found = person.found if fetching is None else person.found + fetching.finish()
    return found, person.told


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args(arguments)
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    total: Found = Counter()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for seed, found, told in pool.map(partial(look, chosen.game), seeds):
            total += found
            for one in told:
                print(f"game {seed}, {one}", flush=True)
    for name, count in sorted(total.items()):
        print(f"{count:7} {name}")
    wrong = [name for name in total if name in WRONG]
    print(f"{chosen.games} games; {sum(total[name] for name in wrong)} things wrong.")
    raise SystemExit(bool(wrong))


WRONG: Final = (
    "against oneself",
    "idle sentences with work open",
    "waiting for nothing",
    "plans ended without a reason",
    "plans that cost points for nothing",
)


if __name__ == "__main__":
    main()
