"""Two ways to play Holding On for tests that need its end: to lose soon, and to win often."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from wardroom.games.holding_on import HOLDING_ON
from wardroom.kernel import Record, Table

GENTLE: Final = {"mode": "gentle", "matching": "auto"}

View = Mapping[str, Any]
Way = Callable[[View, Sequence[str]], str]
"""A way to play: what to do in a view, given the notations of all that is legal."""


def careless(view: View, legal: Sequence[str]) -> str:
    """Never medical care, no questions: the second evening brings the second warning."""
    for action in ("palliative", "stop", "pass"):
        if action in legal:
            return action
    return legal[0]


class Careful:
    """Asks about periods of which nothing is clear yet; medical care at night, if nobody gave it.

    With fewer tokens than `enough` in all a token is taken rather than a memory.
    """

    def __init__(self, enough: int) -> None:
        self.enough = enough

    def __call__(self, view: View, legal: Sequence[str]) -> str:
        cards = [card for card in view["grid"] if card is not None]
        clear = {card["period"] for card in cards if card["clear"]}
        for card in cards:
            if card["period"] not in clear and f"query {card['period']}" in legal:
                return f"query {card['period']}"
        tokens = view["tokens"]
        if "medical" in legal:
            due = view["shift"] == "night" and not view["medical_given"]
            return "medical" if due or "palliative" not in legal else "palliative"
        if "take hazy" in legal and sum(tokens.values()) >= self.enough:
            return "take hazy"
        by_verb: dict[str, list[str]] = {}
        for action in legal:
            by_verb.setdefault(action.partition(" ")[0], []).append(action)
        if "assign" in by_verb:
            # Doctors with many tokens first: they have the questions.
            return max(by_verb["assign"], key=lambda action: tokens.get(action.split()[1], -1))
        for verb in ("cover", "take", "pass", "done", "decline", "call_assistant", "stand_in"):
            if verb in by_verb:
                return by_verb[verb][0]
        return legal[0]


def winning_way(record: str) -> Way | None:
    """A way in which the game of a record, dealt again, is won; None if none of ours does."""
    dealt = Record.read(record)
    for enough in range(1, 9):
        way = Careful(enough)
        table = Table.deal(HOLDING_ON, dealt.seats, dealt.seed, dealt.options, dealt.carried)
        while (outcome := table.outcome()) is None:
            seat = table.waiting()[0]
            table.play(seat, way(table.view(seat), [repr(action) for action in table.legal(seat)]))
        if outcome.winners:
            return way
    return None
