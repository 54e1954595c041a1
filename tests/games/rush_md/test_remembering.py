"""Advice remembers what everybody has seen for a moment (RMD-10.4, RMD-21.18)."""

from typing import cast

from wardroom.games.rush_md.content import CULTURES
from wardroom.games.rush_md.exams import top_card
from wardroom.games.rush_md.rules import Flow
from wardroom.kernel import Choice, Perspective, Table, Wait, game
from wardroom.players import Adviser, Team, step

LOOKS_UP_MS = 500


class Asking:
    """Asks before every movement, does as told, and notes which tokens were turned in vain."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._adviser = Adviser(table.game, "strong", 0)
        self._round = 0
        self._seen: set[int] = set()
        self.turned: list[tuple[int, bool]] = []
        """Token, and whether it had been seen to be a wrong one."""

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        plan = self._adviser.advise(self._table, perspective.now)
        if plan is None or plan.steps[0].action not in perspective.legal:
            return Wait(perspective.now + LOOKS_UP_MS)
        verb, _, token = repr(plan.steps[0].action).partition(" ")
        if verb == "flip":
            self._turn(int(token) - 1)
        return plan.choice()

    def _turn(self, token: int) -> None:
        state = cast(Flow, self._table.state)
        if state.round != self._round:
            self._round = state.round
            self._seen.clear()
        wrong = state.tokens[token] != top_card(state, CULTURES).puzzle
        self.turned.append((token, wrong and token in self._seen))
        self._seen.add(token)


def test_someone_who_asks_at_the_cultures_turns_no_wrong_token_twice() -> None:
    table = Table.deal(game("rush-md"), 1, 4)
    asking = Asking(table)
    team = Team({0: asking})
    while table.outcome() is None and len(asking.turned) < 8:
        step(table, team)
    assert len(asking.turned) == 8
    assert not any(in_vain for _, in_vain in asking.turned)
