"""Looking back at a game of Coins: who won how much."""

from wardroom.kernel import Colleague, Message, Table
from wardroom.kernel.parts.debrief import Chapter, Debrief, Line


def debrief(table: Table, colleague: Colleague | None) -> Debrief:
    outcome = table.outcome()
    assert outcome is not None
    told = Line(outcome.message(), table.ply)
    return Debrief(lead=(Message("do-cheer"),), story=(Chapter(Message("do-raise"), (told,)),))
