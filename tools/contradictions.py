"""Does advice contradict itself? `python -m tools.contradictions GAME [--games N] [--seed S]`.

Games are played in which one person asks at every decision and always obeys, with colleagues in the
other seats. What must not happen:

- asked twice in the same position, the adviser answers differently;
- the plan changes although nothing new was learnt and nobody else has done anything, and the
  adviser does not say what changed;
- advice leads back to a position in which it was given before, round in a circle;
- in real time, a bed is moved for a patient and then, with nobody else having moved, the next
  advice is about another one.
"""

import argparse
from collections.abc import Sequence
from time import process_time
from typing import cast

from wardroom.kernel import (
    Choice,
    Game,
    Perspective,
    Plan,
    PlanningColleague,
    Table,
    Wait,
    checksum,
)
from wardroom.kernel import game as find_game
from wardroom.kernel.record import NOBODY
from wardroom.players import Adviser, Team, advising_kind, colleague, step
from wardroom.players.adviser import adviser_for

LOOKS_UP_MS = 500
BED_MOVES = ("move_bed", "begin_bed")


class Asking:
    """A person who asks before every move, and follows the advice."""

    def __init__(self, table: Table, kind: str, seat: int, found: list[str]) -> None:
        self._table = table
        self._seat = seat
        self._found = found
        self._adviser = Adviser(table.game, kind, seat)
        self._planner = cast(PlanningColleague, adviser_for(table.game, kind, seat))
        self._before: Plan | None = None
        self._ply = 0
        self._revealed = 0
        self._stretch = -1
        self._seen: set[str] = set()
        self.asked = 0

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        plan = self._adviser.advise(self._table, perspective.now)
        self.asked += 1
        if self._adviser.advise(self._table, perspective.now) != plan:
            self._complain("asked twice it answers differently", plan)
        if perspective.waited_for or perspective.game.timed:
            self._look(plan)
        elif plan is None:
            # Others decide on what was begun, so the plan stands.
            return None
        if plan is None or plan.steps[0].action not in perspective.legal:
            self._before = None
            if perspective.game.timed:
                return Wait(perspective.now + LOOKS_UP_MS)
            if not perspective.waited_for:
                return None
            if plan is not None:
                self._complain("it advises what is not legal", plan)
            return Choice(perspective.legal[0])
        if plan.steps[0].seat != self._seat:
            self._before = None
            return None if not perspective.waited_for else Choice(perspective.legal[0])
        self._before = plan
        self._ply = self._table.ply
        self._revealed = self._table.state.revealed
        return plan.choice()

    def _look(self, plan: Plan | None) -> None:
        """Hold a plan against the one before."""
        table = self._table
        before = self._before
        others = [move for move in table.record.moves[self._ply :] if move.seat != self._seat]
        if table.game.timed:
            moved = any(move.seat != NOBODY for move in others)
            if before is not None and plan is not None and not moved:
                self._look_at_beds(before, plan)
            return
        stretch = self._planner.stretch(table.state)
        if stretch != self._stretch:
            self._stretch = stretch
            self._seen.clear()
        if table.ply > self._ply:
            position = checksum(table.state.encode())
            if position in self._seen and plan is not None:
                self._complain("it comes back to a position", plan)
            self._seen.add(position)
        quiet = not others and table.state.revealed == self._revealed
        if before is None or not quiet:
            return
        rest = [each.action for each in before.steps[1:]]
        now = [] if plan is None else [each.action for each in plan.steps]
        if rest and now != rest and (plan is None or plan.changed is None):
            self._complain(f"it promised {rest}", plan)

    def _look_at_beds(self, before: Plan, plan: Plan) -> None:
        """A bed was moved for somebody: the next advice is about the same one."""
        moved = repr(before.steps[0].action).split()[0] in BED_MOVES
        if moved and plan.aim.args.get("bed") != before.aim.args.get("bed"):
            self._complain(f"a bed was moved for {before.aim!r}", plan)

    def _complain(self, what: str, plan: Plan | None) -> None:
        says = "nothing" if plan is None else f"{plan.aim!r} {[each.action for each in plan.steps]}"
        self._found.append(f"move {self._table.ply}: {what}; now it says {says}")


def contradictions(game: Game, seats: int, seed: int, most: int = 0) -> tuple[list[str], int]:
    """What contradicts itself in one game (or its first so many moves), and how often was asked."""
    kind = advising_kind(game) or "random"
    table = Table.deal(game, seats, seed)
    found: list[str] = []
    asking = Asking(table, kind, 0, found)
    others = {seat: colleague(game, kind, 97 * seed + seat) for seat in range(1, seats)}
    team = Team({0: asking, **others})
    while table.outcome() is None and (not most or table.ply < most):
        step(table, team)
    return found, asking.asked


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0, help="of processor time; 0: all games")
    parser.add_argument("--most", type=int, default=0, help="moves of each game; 0: all")
    chosen = parser.parse_args(arguments)
    game = find_game(chosen.game)
    total = asked = played = 0
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        if chosen.minutes and process_time() > 60 * chosen.minutes:
            print(f"Go on with --seed {seed} --games {chosen.seed + chosen.games - seed}.")
            break
        seats = game.seats[seed % len(game.seats)]
        found, questions = contradictions(game, seats, seed, chosen.most)
        total += len(found)
        asked += questions
        played += 1
        print(f"game {seed}, {seats} seats: {questions} questions", flush=True)
        for one in found[:5]:
            print(f"  {one}", flush=True)
    print(f"{played} games, {asked} questions, {total} contradictions.")
    raise SystemExit(bool(total))


if __name__ == "__main__":
    main()
